// What a language must have words for.
import type { Happening, Sayings, Sentences } from "../../../lib/messages";
import type { HuangDiEvent, HuangDiForecasts, HuangDiQuestions, HuangDiReasons, HuangDiTips } from "../../../wire";
import type { Card, Favour, Seat } from "../pieces";
import type { OPTIONS } from "../rules/structure";

export type Thing = "jade" | "peasants" | "convicts" | "blocks" | "area" | "chips";
export type Category = "row" | "level" | "tower" | "favour" | "chips" | "weakest" | "jade" | "workers";
export type OptionName = keyof typeof OPTIONS;

/** The name of a seat's player. */
export type Who = (seat: number) => string;
export type EventType = HuangDiEvent["type"];
export type EventOf<T extends EventType> = Extract<HuangDiEvent, { type: T }>;

/** What hints tell of now and of later in the turn. */
export type Happenings = Pick<HuangDiTips, Happening<HuangDiTips>>;

export interface GameWords {
  title: string;
  credits: string;
  notice: string;
  options: Record<OptionName, string>;

  seats: Record<Seat, string>;
  /** The role cards. */
  cards: Record<Card, string>;
  things: Record<Thing, string>;
  rewards: Record<"income" | "petition" | "jade", string>;
  /** What points are won for. */
  categories: Record<Category, string>;
  parts: {
    wall: string;
    province: (number: number) => string;
    provinces: string;
    /** What the provinces are called, from the left. */
    regions: string[];
    yours: string;
    level: (number: number) => string;
    row: (level: number) => string;
    levels: string;
    levelWorth: string;
    worth: (points: number) => string;
    free: (number: number) => string;
    freeCell: string;
    complete: string;
    /** The block of a colour, or of the emperor. */
    block: (owner: string) => string;
    plaque: string;
    /** Of a cell: a favour pattern lacks its block there. */
    lacks: string;
    possible: string;
    prison: (jade: number, convicts: number) => string;
    taskmaster: (seat: string) => string;
    petition: string;
    round: (number: number) => string;
    thinking: string;
    hasBid: string;
    jade: (number: number) => string;
    tied: (names: string) => string;
    winner: (name: string) => string;
    paid: (name: string, jade: number) => string;
    /** Of a bid: its value with favours, its cost, what others could bid. */
    worthIt: (value: number) => string;
    ifItWins: (cost: number) => string;
    othersReach: (value: number) => string;
    surelyWins: string;
    mix: (peasants: number, convicts: number) => string;
    die: (peasants: number, convicts: number) => string;
    roles: string;
    now: string;
    played: string;
    closed: string;
    emperor: string;
    marker: string;
    favours: string;
    looked: string;
    reconstructed: string;
    /** How near a favour is. */
    states: Record<"ready" | "near", string>;
    favour: (card: string, favour: Favour) => string;
    places: (fit: number, near: number) => string;
    supply: string;
    stockpile: string;
    emperorsLeft: (number: number) => string;
    inDeck: (number: number) => string;
    points: (number: number) => string;
    /** So many favours in somebody's hand, and played. */
    held: (number: number) => string;
    laid: (number: number) => string;
    inPlay: string;
    atTheEnd: string;
    before: string;
    byPoint: string;
    touch: string;
  };
  /** A result: points, then own blocks in the wall. */
  result: (points: number, blocks: number) => string;

  /** The prompts. */
  questions: Sentences<HuangDiQuestions>;
  /** What to do with a role whose actions are chosen on the wall or below it. */
  advice: Record<"build" | "move", string>;
  events: { [T in EventType]: (event: EventOf<T>, who: Who) => string };
  endings: Record<"X1" | "X2", string>;
  /** What hints say; `who` names the player of a seat. */
  tips: Sayings<HuangDiTips>;
  /** What a forecast adds to its events. */
  forecasts: Sentences<HuangDiForecasts>;

  /** Actions, by the first word of their notation; "" where any is meant. */
  actions: {
    return: (card: string) => string;
    bid: (number: string) => string;
    play: (card: string) => string;
    recruit: (number: string) => string;
    five: () => string;
    collect: () => string;
    prison: () => string;
    quarry: (number: string) => string;
    look: () => string;
    keep: (card: string) => string;
    build: (cell: string) => string;
    convicts: (number: string) => string;
    favour: (card: string) => string;
    plaque: (cell: string) => string;
    remove: (cell: string) => string;
    move: (province: string) => string;
    repeat: (card: string) => string;
    emperor: (cell: string) => string;
    buyback: (price: string) => string;
    done: () => string;
    deal: (card: string) => string;
    show: (card: string) => string;
    marker: (seat: string) => string;
  };

  /** Why something is not allowed. */
  reasons: Sentences<HuangDiReasons>;
}
