// Colours, cards and cells, and the part of a view that this game's drawings read.
import type {
  HuangDiFacts,
  HuangDiFavourFacts,
  HuangDiFits,
  HuangDiPositionFile,
  HuangDiSeatThings,
  View,
} from "../../wire";
import type { Scene } from "./scenes";

export const SEATS = ["red", "white", "black", "blue", "yellow", "purple"] as const;
export type Seat = (typeof SEATS)[number];
export const CARDS = ["recruiter", "resources", "builder", "taskmaster"] as const;
export type Card = (typeof CARDS)[number];

/** What is printed on the boards: prices of one to five, workers for a level, points of its rows. */
export const PRICES = [0, 1, 2, 4, 7];
export const WORKERS = [2, 4, 6, 8];
export const ROW_POINTS = [3, 6, 10];
export const TOWER_POINTS = 5;
export const REPEATS: Record<string, number> = { recruiter: 1, resources: 2, builder: 2 };
export const BUYBACK = 3;

/** The names of the provinces, from the left. */
export const PROVINCES = ["隴西", "雁門", "遼東", "漁陽"];

export type Position = HuangDiPositionFile;
export type SeatThings = HuangDiSeatThings;
export type Favour = HuangDiFavourFacts;
export type Fits = HuangDiFits;
/** What the server works out, and what a picture shows besides the pieces. */
export type Facts = HuangDiFacts & { scene?: Scene };

const TOKENS: Record<Seat | "emperor", string> = {
  red: "suhey",
  white: "huan",
  black: "mu",
  blue: "zhuang",
  yellow: "goujian",
  purple: "luong",
  emperor: "emperor",
};

/** The colours of a seat's pieces, as variables that the symbols read. */
export const paint = (owner: string): string => {
  const token = TOKENS[owner as Seat] ?? "emperor";
  const [face, mark, edge] = ["k", "m", "x"].map((part) => `var(--${part}-${token})`);
  return `--seat: ${face}; --seat-ink: ${mark}; --seat-edge: ${edge}; color: ${mark}`;
};

/** The cards that a list or a number stands for. */
export const many = (cards: string[] | number): number => (typeof cards === "number" ? cards : cards.length);

/** The role cards a seat holds in hand: those that lie neither on the table nor in front of it. */
export function inHand(position: Position, seat: string): Card[] {
  const things = position.seats[seat];
  const shown = position.turn.seat === seat ? position.turn.shown : null;
  return CARDS.filter((card) => !things?.table.includes(card) && card !== shown);
}

export const isCell = (choice: string): boolean => /^[a-t][1-4]$/.test(choice);

/** The seats that have blocks somewhere, by how many: the most first. */
export const owners = (counts: Record<string, number>): Seat[] =>
  SEATS.filter((seat) => counts[seat]).toSorted((a, b) => counts[b]! - counts[a]!);

/** A seat's points. */
export const tally = (view: View, seat: number): number => (view.position as Position).seats[SEATS[seat]!]?.points ?? 0;

/** How a seat's mark is drawn on its colour. */
export const emblem = (seat: number) => ({ symbol: `hd-mark-${SEATS[seat]}`, style: paint(SEATS[seat]!) });
