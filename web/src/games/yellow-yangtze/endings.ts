// How a conflict ends, picture by picture: a held breath, the weighing, the seal, and the verdict with everything that
// it brings, before anything leaves the board.
import type { Frame } from "..";
import type { GameEvent, View, YellowYangtzeEvent } from "../../wire";
import type { Facts } from "./pieces";

const BREATH = 500;
const WEIGHING = 900;
const SEAL = 500;

/** What a picture shows of a conflict besides the pieces. */
export interface Scene {
  phase: "breath" | "weighing" | "seal" | "verdict";
  /** The side that wins; null while nobody knows. */
  winner: number | null;
  strengths: readonly number[];
  /** The spaces of the pieces that leave. */
  crossed: string[];
  /** Who loses a leader there. */
  leaving: { seat: number; leader: string; space: string }[];
  points: { seat: number; colour: string; number: number; space: string }[];
  /** How many red tiles leave the board. */
  tiles: number;
}

type Ended = Extract<YellowYangtzeEvent, { type: "WarWon" | "RevoltEnded" }>;

/** Whether an event decides a conflict. */
export const decides = (event: YellowYangtzeEvent): event is Ended =>
  event.type === "WarWon" || event.type === "RevoltEnded";

/** Whether an event follows from the end of a conflict. */
export const follows = (event: YellowYangtzeEvent): boolean =>
  event.type === "LeaderReturned" || event.type === "TileRemoved" || event.type === "PointScored"
    ? ["R4", "W6", "W7"].includes(event.cause)
    : event.type === "PagodaLost";

/** The side that wins. */
export function winnerOf(event: Ended, attacker: number | null): number {
  return event.type === "WarWon" ? event.state : event.winner === attacker ? 0 : 1;
}

/** Whether a verdict touches a seat: it takes part, or loses or gains something. */
function touches(view: View, events: readonly YellowYangtzeEvent[]): boolean {
  const sides = (view.facts as Facts).sides.flatMap((side) => side.leaders);
  const concerned = [...sides, ...events.filter((event) => "seat" in event)] as { seat: number }[];
  return view.seat !== null && concerned.some(({ seat }) => seat === view.seat);
}

/** The pictures of the end, from the view in which everything is committed. */
export function ending(view: View, ended: Ended, winner: number, events: YellowYangtzeEvent[]): Frame[] {
  const scene: Scene = {
    phase: "breath",
    winner: null,
    strengths: ended.strengths,
    crossed: [],
    leaving: [],
    points: [],
    tiles: 0,
  };
  const show = (changed: Partial<Scene>, shown: GameEvent[], time: Frame["time"]): Frame => ({
    view: { ...view, facts: { ...(view.facts as Facts), scene: { ...scene, ...changed } } as Facts },
    events: shown,
    chapter: "",
    time,
  });
  const verdict: Scene = { ...scene, phase: "verdict", winner };
  for (const event of events) {
    if (event.type === "LeaderReturned") verdict.leaving = [...verdict.leaving, event];
    if (event.type === "PointScored") verdict.points = [...verdict.points, event];
    if (event.type === "TileRemoved") verdict.tiles += 1;
    if (event.type === "LeaderReturned" || event.type === "TileRemoved")
      verdict.crossed = [...verdict.crossed, event.space];
  }
  return [
    show({}, [], BREATH),
    show({ phase: "weighing" }, [], WEIGHING),
    show({ phase: "seal", winner }, [ended], SEAL),
    show(verdict, events, touches(view, events) ? "verdict" : "news"),
  ];
}
