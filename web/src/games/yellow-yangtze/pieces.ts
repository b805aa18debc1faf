// Colours, leaders and seats, and the part of a view that this game's drawings read.
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

export interface Position {
  players: number;
  options: Record<string, boolean>;
  tiles: Record<string, Colour>;
  leaders: Record<string, Record<string, string>>;
  pagodas: string[];
  hands: Record<string, Partial<Record<Colour, number>> | number>;
  merchants: Partial<Record<Colour, number>>;
  bag: number | Partial<Record<Colour, number>>;
  points: Record<string, Partial<Record<Colour, number>>>;
  turn: { seat: string; actions_left: number };
  revolt: { attacker: string; defender: string; leader: string; committed: number } | null;
  war: { space: string; states: { spaces: string[]; tiles: number; leaders: string[] }[]; loss: number } | null;
  ended: string | null;
}

/** What the server works out from the open parts of a position. */
export interface Facts {
  states: { spaces: string[]; strength: number }[];
  support: Record<string, Record<string, number>>;
}

/** Whether a seat's totals are shown: one's own, at a table with open points, or after the end. */
export function showsPoints(position: Position, seat: string, me: string | null): boolean {
  return seat === me || position.options.open_points === true || position.ended !== null;
}
