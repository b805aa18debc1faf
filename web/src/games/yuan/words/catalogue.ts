// What a language must have words for.
import type { Sayings, Sentences } from "../../../lib/messages";
import type { YuanEvent, YuanForecasts, YuanQuestions, YuanReasons, YuanTips } from "../../../wire";
import type { Clan, Holding, Kind, Terrain } from "../pieces";
import type { OPTIONS } from "../rules/structure";

export type Seat = "first" | "second" | "third" | "fourth" | "fifth" | "sixth" | "seventh" | "eighth";
export type OptionName = keyof typeof OPTIONS;
export type Phase =
  | "reveal"
  | "development"
  | "fortification"
  | "recruitment"
  | "attack"
  | "fortification after attack"
  | "income"
  | "upgrade";
/** What a plan's actions turn out to be. */
export type Deed = "colonization" | "expansion" | "urbanization" | "reinforcement" | "recruitment" | "attack";

/** The name of a seat's player. */
export type Who = (seat: number) => string;
export type EventType = YuanEvent["type"];
export type EventOf<T extends EventType> = Extract<YuanEvent, { type: T }>;

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
  /** What each terrain does, in a few words. */
  legend: Record<Terrain, string>;
  terrains: Record<Terrain, string>;
  kinds: Record<Kind, string>;
  phases: Record<Phase, string>;
  deeds: Record<Deed | "fortification" | "passing", string>;
  works: Record<"city" | "second city" | "rampart" | "stone rampart", string>;
  pieces: {
    temple: string;
    temples: (number: number) => string;
    armies: (number: number) => string;
    chao: string;
  };
  parts: {
    legend: string;
    board: string;
    sheet: string;
    target: string;
    free: string;
    none: string;
    chooseTarget: string;
    /** What each kind of action is for, and the short word on the button to pass. */
    tracks: Record<Kind, string>;
    pass: string;
    /** What stands in a province, and whose it is. */
    holding: (holding: Holding) => string;
    costs: (cost: number) => string;
    left: (chao: number) => string;
    /** What one will have at the end of the turn. */
    ends: (chao: number) => string;
    /** An attack as it is foretold: its title, what becomes of the province, and that it wins the game. */
    attackOn: (province: string) => string;
    falls: (province: string) => string;
    resists: (province: string) => string;
    victory: string;
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
  };
  /** What a province is marked for. */
  effects: Record<"war" | "me", string>;
  /** What the ranking compares, in its order. */
  criteria: readonly [string, string, string, string];
  result: (numbers: number[]) => string;

  /** The prompts. */
  questions: Sentences<YuanQuestions>;
  events: { [T in EventType]: (event: EventOf<T>, who: Who) => string };
  /** Why an action had no effect, by rule. */
  voids: Record<"Y6.2" | "Y6.3" | "A13" | "A50" | "Y7.4.1", string>;
  endings: Record<"Y8" | "A38", string>;
  /** What hints say; `who` names the player of a seat. */
  tips: Sayings<YuanTips>;
  /** What a plan would cost, who could get in its way, and what each of its actions is meant to do. */
  forecasts: Sentences<YuanForecasts>;

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

  /** Why something is not allowed. */
  reasons: Sentences<YuanReasons>;
}
