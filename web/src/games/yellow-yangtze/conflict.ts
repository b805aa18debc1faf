// A conflict on the stage: the part of the board that it takes place on, where the card with its strengths lies, and
// what each player has sent. The engine says who takes part and how strong they are.
import type { Box } from "../../lib/camera";
import type { Turn } from "../../lib/turn.svelte";
import type { View, YellowYangtzeEvent } from "../../wire";
import type { LogLine } from "../../lib/table.svelte";
import { AT, HEIGHT, WIDTH } from "./board";
import { lifting } from "./modes";
import { SEATS, factsOf, type Facts, type Position } from "./pieces";

/** The spaces of those who take part: of a war its states, of a revolt both leaders. */
export function findInvolved(position: Position, facts: Facts): string[] {
  if (position.war) return [...position.war.states.flatMap(({ spaces }) => spaces), position.war.space];
  return facts.sides.flatMap((side) => side.leaders.map(({ space }) => space));
}

/** So many rows and columns are shown around those who take part. */
const AROUND = { war: 1, revolt: 2.5 };
/** The card with the strengths, in units of the drawing where it is shown in full size. */
const CARD = { width: 360, height: 120 };

export const CORNERS = ["top", "bottom", "top-left", "bottom-left", "bottom-right"] as const;
export type Corner = (typeof CORNERS)[number];

/** The part of the board where a conflict takes place, with room for a card above or below; null if there is none. */
export function stageOf(position: Position, facts: Facts, carded: boolean): { focus: Box; corner: Corner } | null {
  if (!facts.sides.length) return null;
  const spaces = findInvolved(position, facts).flatMap((name) => AT.get(name) ?? []);
  const around = position.war ? AROUND.war : AROUND.revolt;
  const [left, right] = [Math.min(...spaces.map(({ x }) => x)), Math.max(...spaces.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...spaces.map(({ y }) => y)), Math.max(...spaces.map(({ y }) => y))];
  const box = {
    x: left - around * WIDTH,
    y: top - around * HEIGHT,
    width: right - left + 2 * around * WIDTH,
    height: bottom - top + 2 * around * HEIGHT,
  };
  const hidden = (corner: Corner) => spaces.filter((at) => covers(corner, box, at)).length;
  const corner = CORNERS.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
  return { focus: carded ? withRoom(box, corner) : box, corner };
}

/** Where there is no room above the board, the card would hide what it is about. */
const HIGHEST = -HEIGHT;
const LOWEST = 15 * HEIGHT;

/** Whether a card in that corner hides a space. */
function covers(corner: Corner, box: Box, { x, y }: { x: number; y: number }): boolean {
  const room = withRoom(box, corner);
  const [above, below] = [Math.max(room.y, HIGHEST), Math.min(room.y + room.height, LOWEST)];
  const side = corner.endsWith("left") ? room.x : corner.endsWith("right") ? room.x + room.width - CARD.width : null;
  const from = side ?? room.x + room.width / 2 - CARD.width / 2;
  const across = x > from - WIDTH / 2 && x < from + CARD.width + WIDTH / 2;
  return across && (corner.startsWith("top") ? y < above + CARD.height : y > below - CARD.height);
}

const withRoom = (box: Box, corner: Corner): Box => ({
  ...box,
  y: corner.startsWith("top") ? box.y - CARD.height / 2 : box.y,
  height: box.height + CARD.height / 2,
});

// Who sends what.

/** The side that the seat which sees this commits to now; null: it is not asked. */
export function ownSide(view: View): number | null {
  const { questions, revolt } = view.position as Position;
  const asked = questions.at(-1);
  if (view.seat === null || asked?.seat !== SEATS[view.seat]) return null;
  if (asked?.ask === "pledge") return Number(asked.about);
  return revolt && (asked?.ask === "attack" || asked?.ask === "defend") ? Number(asked.ask === "defend") : null;
}

/** How many pieces are lifted for a side. */
export const liftedFor = (turn: Turn, view: View, side: number): number =>
  turn.question && lifting(turn)?.verb === "commit" && ownSide(view) === side ? turn.lifted.size : 0;

/** What a seat has sent: to which side, how many tiles, and whether its leader too. */
export interface Sent {
  seat: number;
  side: number | null;
  tiles: number;
  leader: boolean;
}

/** What was sent since the conflict began. */
export function sent(view: View, log: readonly LogLine[]): Sent[] {
  const events = log.flatMap((line) => line.events as YellowYangtzeEvent[]);
  const began = events.findLastIndex(({ type }) => type === "WarBegan" || type === "RevoltBegan");
  const sides = factsOf(view).sides;
  return events.slice(began + 1).flatMap((event): Sent[] => {
    if (event.type === "WarSupported")
      return [{ seat: event.seat, side: event.state, tiles: event.number, leader: event.leader }];
    if (event.type !== "RevoltCommitted") return [];
    const side = sides.findIndex(({ leaders }) => leaders[0]?.seat === event.seat);
    return [{ seat: event.seat, side, tiles: event.number, leader: event.leader }];
  });
}
