// Clans, seats and levels, and the part of a view that this game's drawings read.
import type {
  View,
  YuanClanFacts,
  YuanFacts,
  YuanHex,
  YuanHolding,
  YuanPlanFacts,
  YuanPositionFile,
  YuanSetup,
} from "../../wire";
import type { Fight } from "./battle";

export const SEATS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"] as const;
export const CLANS = ["mu", "suhey", "weyu", "xiangi", "huan", "zhuang", "luong", "goujian"] as const;
export type Clan = (typeof CLANS)[number];
export const PROVINCES = ["rice", "forest", "mine", "hill"] as const;
export const TERRAINS = [...PROVINCES, "mountain", "water", "volcano"] as const;
export type Terrain = (typeof TERRAINS)[number];
/** The three kinds of action, their letters in the notation, and the land that makes each of them cheaper. */
export const KINDS = [
  { kind: "development", letter: "d", land: "rice" },
  { kind: "fortification", letter: "f", land: "forest" },
  { kind: "militarization", letter: "m", land: "mine" },
] as const;
export type Kind = (typeof KINDS)[number]["kind"];
export const ROMAN = ["–", "I", "II", "III"] as const;

export type Position = YuanPositionFile;
export type Holding = YuanHolding;
export type Setup = YuanSetup;
export type Hex = YuanHex;
export type ClanFacts = YuanClanFacts;

/** What a picture of the film shows besides the pieces: who aims where, which armies march and fight, and which
 *  provinces are taken, from where. */
export interface Scene {
  aims: { clan: Clan; target: string | null; levels: number[] }[];
  marches: { clan: Clan; from: string; to: string; number: number }[];
  fights: Fight[];
  taken: { province: string; clan: string; loser: string; from: string }[];
}

/** What the server works out, and the scene that a film adds. */
export type Facts = YuanFacts & { scene?: Scene };

/** What a forecast of a plan says. */
export type PlanFacts = YuanPlanFacts;

export const positionOf = (view: View): Position => view.position as Position;
export const factsOf = (view: View): Facts => view.facts as Facts;
export const seatName = (seat: number): string => SEATS[seat] ?? "";

/** The clan that a seat plays; null as long as that is not known. */
export const clanOf = (view: View | null, seat: number): Clan | null =>
  (view && positionOf(view).clans[seatName(seat)]) ?? null;

/** The pieces to draw: in the set-up the first cities, which belong to clans that nobody plays yet. */
export function holdings(position: Position): Record<string, Holding> {
  const first = (position.setup?.drawn ?? []).flatMap(({ clan, city }): [string, Holding][] =>
    city ? [[city, { clan, cities: 1, rampart: "none", armies: 0 }]] : [],
  );
  return { ...Object.fromEntries(first), ...position.provinces };
}

/** The levels of a plan as its notation writes them: "d2 f0 m3". */
export const levelsOf = (choice: string): number[] =>
  [...choice.matchAll(/[dfm](\d)/g)].map((found) => Number(found[1]));
export const choiceOf = (levels: readonly number[]): string =>
  KINDS.map(({ letter }, index) => `${letter}${levels[index]}`).join(" ");

/** The parts of a plan's text; null if it is none. */
export function planOf(text: string): { target: string; levels: number[] } | null {
  const found = /^plan (\S+) (d\d f\d m\d)$/.exec(text);
  return found ? { target: found[1]!, levels: levelsOf(found[2]!) } : null;
}

/** The style of pieces of a clan. */
export const dressed = (clan: string): string =>
  `--clan: var(--k-${clan}); --clan-ink: var(--m-${clan}); --clan-edge: var(--x-${clan}); color: var(--m-${clan})`;

/** A clan's temples; null before there are clans. */
export const tally = (view: View, seat: number): number | null => {
  const clan = clanOf(view, seat);
  return (clan && factsOf(view).clans[clan]?.temples) ?? null;
};

/** How a clan's mark is drawn on its colour. */
export const emblem = (clan: string) => ({
  symbol: `clan-${clan}`,
  style: `${dressed(clan)}; --seat: var(--k-${clan})`,
});
