// The games that have drawings of their own, and what such a folder holds (docs/client.md explains how to build one).
// Any other game is shown by the generic ones.
import type { Component } from "svelte";
import type { Flight } from "../lib/flights";
import type { MainAction, Mode } from "../lib/modes";
import type { Sound } from "../lib/sound";
import type { LogLine } from "../lib/table.svelte";
import type { Turn } from "../lib/turn.svelte";
import { withWords, type Language } from "../lib/words.svelte";
import type { Aid, Lesson, RulesPage, WorkedExample } from "./teaching";
import type { Forecast, GameEvent, GameInfo, Group, Option, Question, Reason, Tip, View } from "../wire";

/** The name of the player at a seat; CHANCE (-1) has one too. */
export type Who = (seat: number) => string;

/** What every part of a table gets. */
export interface PartProps {
  /** What one seat, or a spectator, may know. */
  view: View;
  /** What the person is choosing. Its question is null in replays and while others are asked. */
  turn: Turn;
  who: Who;
  /** What happened so far, as this seat may know it; the newest last. */
  log: LogLine[];
}

export interface BannerProps extends PartProps {
  /** Which side of the conflict this is. */
  number: number;
}

export interface BoardProps extends PartProps {
  /** The spaces to mark: those that changed last, or those of the log's line under the pointer. */
  last: string[];
  /** Where this is: the table's id ("" if it has none), and in a replay the number of the step. */
  place: { table: string; step: number | null };
}

/** One picture of what happens: what is seen after these events. */
export interface Frame {
  view: View;
  events: GameEvent[];
  /** The part of a film that it belongs to; "" if it is none. */
  chapter: string;
  /** How long it is shown, in milliseconds; a verdict that touches the person waits for them, and news are read. */
  time?: number | "verdict" | "news" | undefined;
  /** The pieces and points that fly in it. */
  flights?: readonly Flight[] | undefined;
}

/** A way to play that is chosen with one click. */
export interface Preset {
  name: string;
  title: string;
  text: string;
  players: number;
  /** Whether it is for exactly so many players. */
  fixed?: boolean;
  /** The options that differ from the game's defaults. */
  options: Record<string, Option["default"]>;
}

/** What the lobby tells of a game. */
export interface Lobby {
  /** Its name in Chinese signs. */
  sign: string;
  line: string;
  /** How long a game lasts, about. */
  minutes: number;
  /** The quickest first: a single click starts it. */
  presets: Preset[];
}

/** Something small to see of an action: a cost, a gain, a risk. */
export interface Chip {
  /** The id of a symbol. */
  icon: string;
  /** A number or a name. */
  text: string;
  tone: "gain" | "cost" | "risk" | "plain";
  /** Whose it is: the symbol of a seat's emblem, and the style of its ground. */
  owner?: { symbol: string; style: string } | undefined;
  /** What it means, in a few words. */
  title?: string | undefined;
}

/** What an action would do, for the eye. */
export interface Gist {
  title: string;
  /** A conflict: its sign, its rule and its sides with their strengths, and what the person could add. */
  conflict?: {
    rule: string;
    sides: { name: string; strength: number | null }[];
    /** The colour of what counts. */
    colour: string;
    more: string;
    could: number;
    /** What the person may lose or win by it. */
    stakes?: Chip[];
  };
  chips: Chip[];
  /** Spaces that must stay in sight. */
  clear: readonly string[];
  /** Whether the hand shows it: always, or while it is prepared there. */
  elsewhere?: "always" | "prepared";
}

/** What an action is about: the attribute of an element on the page, as `dataset` has it, and its value. */
export interface Spot {
  kind: string;
  name: string;
}

export interface GameModule {
  /** The board. People choose on it among the groups that are `drawn`. */
  Board: Component<BoardProps>;
  /** Whether people choose among these actions on the board or in the hand. All others are buttons of the prompt. */
  drawn?: (group: Group) => boolean;
  /** The tabs of the prompt: kinds of action, each always in the same place. Without them there are none. */
  modes?: (question: Question | null) => Mode[];
  /** What the main button does now, beside confirming; null: nothing. */
  main?: (turn: Turn, view: View) => MainAction | null;
  /** Whether a tab or the main button offers these actions: they are no buttons of the prompt. */
  served?: (group: Group) => boolean;
  /** What to do now, in a sentence. Without it, the question. */
  advice?: (turn: Turn, view: View) => string;
  /** How many actions the person has left in the turn, if they are counted. */
  pips?: (question: Question) => number;
  /** Who is waited for, and why. Without it, or null: the names alone. */
  awaits?: (view: View, who: Who) => string | null;
  /** What fingers can do on the board, shown on a phone. Without it: drag to aim, let go to choose. */
  touch?: () => string;
  /** The person's own pieces, under the board. */
  Hand?: Component<PartProps>;
  /** What lies beside the board: supplies, a conflict. Above the log. */
  Side?: Component<PartProps>;
  /** How many sides the conflict has that is under way in a view. While there is one, it takes the stage: each side has
   *  a banner in place of players and log. */
  sides?: (view: View) => number;
  Banner?: Component<BannerProps>;
  /** What everybody may know of a seat, for its card. */
  SeatCard?: Component<{ view: View; seat: number }>;
  /** The number of a seat that everybody watches, in place of its name on a phone; null: there is none now. */
  tally?: (view: View, seat: number) => number | null;
  /** A seat’s emblem in that view, of the size of its surroundings. Without one, its number is shown. */
  Mark?: Component<{ seat: number; view: View | null }>;
  /** A small picture of the game, where games are chosen. It fills its box, about 5 to 2. */
  Cover?: Component;
  /** The position as a small picture, where tables are listed. It fills its box. */
  Mini?: Component<{ view: View }>;
  /** What the lobby tells of the game, in the chosen language. Without it: its title, its numbers of players. */
  lobby?: () => Lobby;
  /** A seat's result as a small drawing, in its place at the end. The log may not be there. */
  Standing?: Component<{ view: View; seat: number; result: readonly number[]; log: LogLine[] | null }>;
  /** How the result came about, shown when the game is over. */
  Ending?: Component<{ view: View; log: LogLine[]; who: Who }>;

  /** The prompt. */
  question: (question: Question) => string;
  /** An action, the name of a group of actions, or the beginning of either, for a button. */
  label: (text: string) => string;
  /** The symbol that belongs to an action, for its button: the id of a drawing. */
  icon?: (text: string) => string | null;
  /** A line of the log. */
  sentence: (event: GameEvent, who: Who) => string;
  /** The rule behind an event; its id is a link in the log. */
  rule?: (event: GameEvent) => string | null;
  /** What an event sounds like; without it, or empty: nothing. */
  sound?: (event: GameEvent) => readonly Sound[];
  /** The heading under which the log puts what follows, if the event begins a turn or a round; null if not. `count` is
   *  how many such events the game has had; null if that is not known. Without it, a turn is what one seat does. */
  heading?: (event: GameEvent, who: Who, count: number | null) => string | null;
  /** The pieces in an event's sentence, as they are called there, and the spaces on which they lie in a view. */
  pieces?: (event: GameEvent, view: View) => Iterable<[string, string[]]>;
  /** Whether an event is so small that log and film skip it. */
  minor?: (event: GameEvent) => boolean;
  /** Whether what happened in one step is worth a film of its own. */
  filmed?: (events: GameEvent[]) => boolean;
  /** What happened, one picture after the other: the view before it, changed as its events say. After the last one,
   *  or instead of it, the server's view is shown. */
  frames?: (before: View, events: GameEvent[]) => Frame[];
  /** The spaces that events happened on. */
  touched: (events: GameEvent[]) => string[];
  /** Why something is not allowed; the rule's id is shown beside it. */
  reason: (reason: Reason) => string;
  /** What an action would do, sentence by sentence. Without it, the server's English. */
  foretell?: (forecast: Forecast, who: Who) => string[];
  /** The same for the eye: icons, strengths and numbers. Without it, or null: the sentences. */
  gist?: (forecast: Forecast, view: View, who: Who) => Gist | null;
  /** What an action is about, on the board or in the hand: what is said of it stands beside that. Without it, or null:
   *  over the edge of the board. */
  spot?: (action: string) => Spot | null;
  /** A piece of a hint: where to look, or a reason for a move. Without it, the server's English. */
  tip?: (tip: Tip, who: Who) => string;
  /** A seat's result, as shown at the end. Without it, its numbers. */
  result?: (result: number[]) => string;
  /** Why the game ended, by the rule of its outcome. Without it, the server's English. */
  ending?: (rule: string) => string | null;
  /** Title, credits, notice, options and the names of the seats, in the chosen language. */
  about: (info: GameInfo) => GameInfo;
  /** A value of an option in the chosen language. Without it, or null: the value itself. */
  choice?: (option: string, value: string) => string | null;
  /** The rules page in a language. */
  rules?: (language: Language) => Promise<RulesPage>;
  /** The worked examples of the rules in a language. */
  examples?: (language: Language) => Promise<WorkedExample[]>;
  /** Turn and actions at a glance, in a language; its numbers come from the server. */
  aid?: (language: Language) => Promise<Aid>;
  /** The introduction in a language. */
  lessons?: (language: Language) => Promise<Lesson[]>;
}

/** What is seen of a game away from the table. A folder has it as a module of its own, so that it comes quickly. */
export type GameFront = Pick<
  GameModule,
  "Cover" | "Mark" | "Mini" | "about" | "choice" | "lessons" | "lobby" | "rules"
>;

const FRONTS: Record<string, () => Promise<GameFront>> = {
  "yellow-yangtze": () => import("./yellow-yangtze/front"),
  "huang-di": () => import("./huang-di/front"),
  yuan: () => import("./yuan/front"),
};

const MODULES: Record<string, () => Promise<GameModule>> = {
  "yellow-yangtze": () => import("./yellow-yangtze"),
  "huang-di": () => import("./huang-di"),
  yuan: () => import("./yuan"),
};

const LAST = "game";

/** Start to fetch the game that was played last, because it is most likely needed next. */
export function expectGame(): void {
  void MODULES[lastGame()]?.();
}

/** The game that was played last; "" if none was. */
export const lastGame = (): string => localStorage.getItem(LAST) ?? "";

/** Remember that this game is played now. */
export function noteGame(name: string): void {
  localStorage.setItem(LAST, name);
}

/** What is seen of a game away from the table, with its words in the chosen language. */
export const gameFront = (name: string): Promise<GameFront> =>
  withWords((FRONTS[name] ?? (() => import("./generic")))());

/** A game's module, with its words in the chosen language. */
export const gameModule = (name: string): Promise<GameModule> =>
  withWords((MODULES[name] ?? (() => import("./generic")))());
