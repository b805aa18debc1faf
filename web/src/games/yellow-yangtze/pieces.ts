// Colours, leaders and seats, and the part of a view that this game's drawings read.
import type { View, YellowYangtzeFacts, YellowYangtzePositionFile } from "../../wire";
import type { Scene } from "./endings";

export const COLOURS = ["black", "red", "green", "blue", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export const KIND: Record<Colour, string> = {
  black: "governor",
  red: "soldier",
  green: "trader",
  blue: "farmer",
  yellow: "artisan",
};
export const LEADERS = COLOURS.map((colour) => KIND[colour]);
export const SEATS = ["lion", "bull", "archer", "pot"];

export type Position = YellowYangtzePositionFile;
/** What the server works out, and the end of a conflict while it is played. */
export type Facts = YellowYangtzeFacts & { scene?: Scene };

export const factsOf = (view: View): Facts => view.facts as Facts;

/** How many sides the conflict that is under way has; 0 if there is none. */
export const sides = (view: View): number => factsOf(view).sides.length;

/** Whether a choice is a space of the board; otherwise it is a triangle, a colour or a number. */
export const isSpace = (choice: string): boolean => /^[a-o]\d+$/.test(choice);

/** The warring states: each by its own spaces, with its strength as it stands. None once the war is won. */
export function warring(position: Position, facts: Facts): { spaces: string[]; strength: number }[] {
  return facts.sides.flatMap(({ strength }, number) => {
    const state = position.war?.states[number];
    return state ? [{ spaces: state.spaces, strength }] : [];
  });
}

/** The states to show: during a war the warring ones instead of what they are linked to. */
export function states(position: Position, facts: Facts): { spaces: string[]; strength: number }[] {
  const fighting = warring(position, facts);
  const taken = new Set(fighting.flatMap((state) => state.spaces));
  return [...facts.states.filter((state) => !state.spaces.some((space) => taken.has(space))), ...fighting];
}

/** What each space chooses. A warring state is named by one of its spaces and chosen on any of them. */
export function choosing(position: Position, group: string, named: string[]): Map<string, string> {
  const warring = group === "support" || group === "winner" ? (position.war?.states ?? []) : [];
  const stateOf = (choice: string) => warring.find(({ spaces }) => spaces.includes(choice))?.spaces ?? [choice];
  return new Map(named.flatMap((choice) => stateOf(choice).map((space): [string, string] => [space, choice])));
}

/** Whether a seat's totals are shown: the person's own, at a table with open points, or after the end. */
export function showsPoints(position: Position, seat: string, me: string | null): boolean {
  return seat === me || position.options.open_points === true || position.ended !== null;
}

/** The style of a seat's pieces. */
export const dressed = (seat: string | null): string =>
  `--seat: var(--s-${seat}); --em-cut: var(--s-${seat}); color: var(--i-${seat})`;

/** How a seat's emblem is drawn on its ground. */
export const emblem = (seat: number) => ({ symbol: `em-${SEATS[seat]}`, style: dressed(SEATS[seat]!) });
