// What a language must have words for.
import type {
  YellowYangtzeEvent,
  YellowYangtzeForecasts,
  YellowYangtzeQuestions,
  YellowYangtzeReasons,
  YellowYangtzeTips,
} from "../../../wire";
import type { Sayings, Sentences } from "../../../lib/messages";
import type { StateName } from "../board";
import type { ModeName } from "../modes";
import type { Colour } from "../pieces";
import type { OPTIONS } from "../rules/structure";

export type Seat = "lion" | "bull" | "archer" | "pot";
export type Leader = "governor" | "soldier" | "trader" | "farmer" | "artisan";
export type Ground = "land" | "river" | "capital";
export type OptionName = keyof typeof OPTIONS;

/** The name of a seat's player. */
export type Who = (seat: number) => string;
export type EventType = YellowYangtzeEvent["type"];
export type EventOf<T extends EventType> = Extract<YellowYangtzeEvent, { type: T }>;

export interface GameWords {
  title: string;
  credits: string;
  notice: string;
  options: Record<OptionName, string>;

  seats: Record<Seat, string>;
  colours: Record<Colour, string>;
  leaders: Record<Leader, string>;
  /** The pagodas by colour. */
  pagodas: Record<Colour, string>;
  grounds: Record<Ground, string>;
  rivers: { yellow: string; yangtze: string };
  /** The states, each by the name of its capital. */
  states: Record<StateName, string>;
  parts: {
    /** What wild points do at the end. */
    filled: (number: number) => string;
    board: string;
    merchants: string;
    inBag: (number: number) => string;
    triangle: (triangle: string) => string;
    tile: (colour: Colour) => string;
    /** The leader of a dynasty. */
    leader: (leader: string, seat: string) => string;
    /** One's own leaders, and that one of them is off the board. */
    leaders: string;
    off: string;
    /** So many tiles in somebody's hand. */
    inHand: (number: number) => string;
    war: (space: string) => string;
    revolt: (leader: string) => string;
    /** A warring state by its number and its first space. */
    state: (number: number, space: string) => string;
    /** What a side of a conflict draws from the board, and what was added. */
    strength: (board: number, added: number) => string;
    /** A side of a conflict, for those who do not see it. */
    sideOf: (name: string, strength: number, board: number, added: number) => string;
    leaderOf: (owner: string, leader: string) => string;
    /** What becomes of a leader in a conflict. */
    safe: string;
    atStake: string;
    leaves: string;
    wins: (name: string) => string;
    loses: (name: string) => string;
    /** Headings over what a side gains and loses, before and after the verdict. */
    ifWins: string;
    ifLoses: string;
    won: string;
    lost: string;
    /** A point of a colour, after its number. */
    pointFor: (colour: string, owner: string) => string;
    leadersLeave: (number: number) => string;
    redLeave: (number: number) => string;
    tieDefender: string;
    tieChooser: (owner: string) => string;
    /** What a seat did in a war, and what a player can do. */
    staysOut: string;
    sentTo: (number: number, name: string) => string;
    lifted: (number: number) => string;
    support: (name: string) => string;
    supported: (name: string) => string;
    letWin: (name: string) => string;
    /** Where the seats of a war are in the order of deciding. */
    deciding: string;
    order: string;
  };
  /** The tabs of the prompt. */
  modes: Record<ModeName, string>;
  /** What the main button does; numbers count lifted tiles. */
  buttons: {
    replace: (number: number) => string;
    commit: (number: number) => string;
    commitTo: (number: number, name: string) => string;
    stayOut: string;
    withdraw: string;
    end: string;
  };
  /** What to do now. */
  advice: {
    turn: string;
    tile: string;
    leader: string;
    /** A piece is lifted: that one. */
    lifted: (piece: string) => string;
    /** The same of a leader that stands on the board. */
    moving: (leader: string) => string;
    replace: string;
    end: (left: number) => string;
    merchant: string;
    /** Tiles of that colour; and that leader, if it can help. */
    commit: (colour: Colour, leader: string | null) => string;
    support: string;
  };
  /** Who is waited for, and why. */
  awaits: {
    turn: (name: string) => string;
    /** The attacker of my leader chooses tiles; then the defender against me; then others among themselves. */
    attacked: (name: string, leader: string) => string;
    attacking: (name: string, leader: string) => string;
    revolt: (attacker: string, defender: string, leader: string, name: string) => string;
    support: (space: string, name: string) => string;
    pledge: (space: string, name: string) => string;
    winner: (space: string, name: string) => string;
    loss: (space: string, name: string) => string;
  };
  /** A result: the colours' points from the weakest on. */
  result: (points: number[]) => string;

  /** The prompts. */
  questions: Sentences<YellowYangtzeQuestions>;
  events: { [T in EventType]: (event: EventOf<T>, who: Who) => string };
  /** What brought an event about, by rule. */
  causes: Record<"A6" | "B3" | "C1" | "G6" | "R4" | "W6" | "W7", string>;
  endings: Record<"E2" | "X1" | "X4", string>;
  /** What a forecast adds to its events. */
  forecasts: Sentences<YellowYangtzeForecasts>;

  /** What hints say; `who` names the player of a dynasty. */
  tips: Sayings<YellowYangtzeTips>;

  /** Actions, by the first word of their notation. A colour is "?" where it is hidden, a colour, a triangle or a space ""
   * and a number null where any is meant. */
  actions: {
    pass: () => string;
    tile: (colour: string, space: string) => string;
    lead: (leader: string, space: string) => string;
    /** "" stands for any leader. */
    withdraw: (leader: string) => string;
    riot: (helped: boolean) => string;
    build: (helped: boolean) => string;
    replace: () => string;
    discard: (colour: string) => string;
    done: () => string;
    skip: () => string;
    take: (colour: string) => string;
    pagoda: (triangle: string) => string;
    move: (triangle: string) => string;
    remove: (space: string) => string;
    commit: (number: number | null, helped: boolean) => string;
    support: (space: string) => string;
    winner: (space: string) => string;
    draw: (colour: string) => string;
    start: (seat: string) => string;
  };

  /** Why something is not allowed. */
  reasons: Sentences<YellowYangtzeReasons>;
}
