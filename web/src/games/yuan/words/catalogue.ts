// What a language must have words for.
import type { Sayings } from "../../../lib/tips";
import type { Reason, YuanEvent, YuanTips } from "../../../wire";
import type { Clan, Holding, Kind, PlanFacts, Terrain } from "../pieces";
import type { OPTIONS } from "../rules/structure";

export type Seat = "first" | "second" | "third" | "fourth" | "fifth" | "sixth" | "seventh" | "eighth";
export type OptionName = keyof typeof OPTIONS;
export type QuestionKind =
  | "turn" | "bid" | "tile" | "cell" | "rotate" | "city" | "take"
  | "start" | "deal" | "map" | "clan" | "spread" | "colour" | "lot";
export type Phase =
  | "reveal" | "development" | "fortification" | "recruitment" | "attack" | "fortification after attack" | "income" | "upgrade";
/** What a plan's actions turn out to be. */
export type Deed = "colonization" | "expansion" | "urbanization" | "reinforcement" | "recruitment" | "attack";
/** The rules that a reason can name. */
export const CITED = ["Y4.2.1", "Y4.2.3", "Y4.2.4", "Y4.3", "Y5.2", "Y5.3", "Y6.1", "Y6.3", "Y8", "A13", "A43", "A44", "A45", "A47"] as const;
export type CitedRule = (typeof CITED)[number];

/** The name of a seat's player. */
export type Who = (seat: number) => string;
export type EventType = YuanEvent["type"];
export type Told<T extends EventType> = Extract<YuanEvent, { type: T }>;

export interface GameWords {
  title: string;
  credits: string;
  notice: string;
  options: Record<OptionName, string>;
  /** What an option can be, where that is not a number or yes or no. */
  choices: {
    scenario: Record<"free" | "crossing" | "river" | "conflict", string>;
    map: Record<"players" | "automatic", string>;
    cities: Record<"players" | "automatic" | "random", string>;
    sites: Record<"any" | "apart", string>;
    box: Record<"mongolia" | "china", string>;
    china: Record<"mirror" | "repeat", string>;
    clash: Record<"cancel" | "pass" | "honour", string>;
    tie_break: Record<"temples" | "mines", string>;
    mu_tie: Record<"wins" | "temples", string>;
    bid_ties: Record<"again" | "lot", string>;
    max_turns: Record<"none", string>;
  };

  seats: Record<Seat, string>;
  clans: Record<Clan, string>;
  /** The clans' powers, in a few words. */
  powers: Record<Clan, string>;
  terrains: Record<Terrain, string>;
  kinds: Record<Kind, string>;
  phases: Record<Phase, string>;
  deeds: Record<Deed | "fortification" | "passing", string>;
  works: Record<"city" | "second city" | "rampart" | "stone rampart", string>;
  /** What levels I, II and III do. */
  effects: Record<Deed, readonly [string, string, string]>;
  /** That something happens only if the province becomes one's own. */
  later: (effect: string) => string;
  pieces: {
    temple: string;
    temples: (number: number) => string;
    armies: (number: number) => string;
    chao: string;
  };
  parts: {
    board: string;
    sheet: string;
    target: string;
    free: string;
    none: string;
    chooseTarget: string;
    /** What stands in a province, and whose it is. */
    holding: (holding: Holding) => string;
    costs: (cost: number) => string;
    left: (chao: number) => string;
    /** What one will have at the end of the turn. */
    ends: (chao: number) => string;
    seal: string;
    sealed: string;
    planning: string;
    made: string;
    tiles: string;
    turns: string;
    cell: (cell: string) => string;
    holds: (tiles: number) => string;
    supply: (armies: number, left: number) => string;
    house: string;
    turn: string;
    wheel: (turn: number, objective: number) => string;
    race: string;
    wins: (objective: number) => string;
    reveal: string;
    passes: string;
    inPlay: string;
    reconstructed: string;
    decided: string;
    course: string;
    noProvince: (terrain: string) => string;
    noLevel: string;
  };
  /** What the ranking compares, in its order. */
  criteria: readonly [string, string, string, string];
  result: (numbers: number[]) => string;

  /** The prompts. `about` is the tile or clan; of a turn its number, the temples that win and one's Chão. */
  questions: Record<QuestionKind, (...about: string[]) => string>;
  events: { [T in EventType]: (event: Told<T>, who: Who) => string };
  /** Why an action had no effect, by rule. */
  voids: Record<"Y6.2" | "Y6.3" | "A13" | "A50" | "Y7.4.1", string>;
  endings: Record<"Y8" | "A38", string>;
  /** What hints say; `who` names the player of a seat. */
  tips: Sayings<YuanTips>;
  /** What a plan would cost, and who could get in its way. */
  opening: (facts: PlanFacts) => string;
  rivals: {
    colonize: (clan: string, target: string) => string;
    claim: (clan: string, provinces: string[]) => string;
    attack: (clan: string, target: string, strength: number) => string;
  };

  /** Actions, by the first word of their notation. */
  actions: {
    pass: () => string;
    plan: (target: string, levels: number[]) => string;
    tile: (tile: string) => string;
    cell: (cell: string) => string;
    rotate: (steps: number | null) => string;
    city: (province: string) => string;
    bid: (number: string) => string;
    take: (clan: string) => string;
    start: (seat: string) => string;
    deal: (tile: string) => string;
    map: (number: string) => string;
    clan: (clan: string) => string;
    spread: (province: string) => string;
    colour: (clan: string) => string;
    lot: (seat: string) => string;
  };

  /** The rules that reasons cite, in a sentence. */
  rules: Record<CitedRule, string>;
  /** Why something is not allowed; the rule's sentence is missing when no rule forbids it. */
  reason: (reason: Reason, rule: string | undefined) => string;
}
