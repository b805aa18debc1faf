// The games that have drawings of their own, and what such a folder holds (docs/client.md explains how to build one).
// Any other game is shown by the generic ones.
import type { Component } from "svelte";
import type { LogLine } from "../lib/table.svelte";
import type { Turn } from "../lib/turn.svelte";
import { loadWords, type Language } from "../lib/words.svelte";
import type { Aid, Lesson, RulesPage, WorkedExample } from "./teaching";
import type { Forecast, GameEvent, GameInfo, Group, Question, Reason, Tip, View } from "../wire";

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

export interface BoardProps extends PartProps {
  /** The spaces to mark: those that changed last, or those of the log's line under the pointer. */
  last: string[];
  /** Where this is: the table's id ("" if it has none), and in a replay the number of the step. */
  place: { table: string; step: number | null };
}

/** One picture of a film: what is seen after these events, and the chapter that they belong to. */
export interface Frame {
  view: View;
  events: GameEvent[];
  chapter: string;
}

export interface GameModule {
  /** The board. People choose on it among the groups that are `drawn`. */
  Board: Component<BoardProps>;
  /** Whether people choose among these actions on the board or in the hand. All others are buttons of the prompt. */
  drawn?: (group: Group) => boolean;
  /** What fingers can do on the board, shown on a phone. Without it: drag to aim, let go to choose. */
  touch?: () => string;
  /** The person's own pieces, under the board. */
  Hand?: Component<PartProps>;
  /** What lies beside the board: supplies, a conflict. Above the log. */
  Side?: Component<PartProps>;
  /** What everybody may know of a seat, for its card. */
  SeatCard?: Component<{ view: View; seat: number }>;
  /** A seat’s emblem in that view, of the size of its surroundings. Without one, its number is shown. */
  Mark?: Component<{ seat: number; view: View | null }>;
  /** A small picture of the game, where games are chosen. It fills its box, about 5 to 2. */
  Cover?: Component;
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
  /** Whether an event is so small that log and film skip it. */
  minor?: (event: GameEvent) => boolean;
  /** Whether what happened in one step is worth a film of its own. */
  filmed?: (events: GameEvent[]) => boolean;
  /** The pictures of that film, one after the other: the view before the step, changed as its events say. */
  frames?: (before: View, events: GameEvent[]) => Frame[];
  /** The spaces that events happened on. */
  touched: (events: GameEvent[]) => string[];
  /** Why something is not allowed; the rule's id is shown beside it. */
  reason: (reason: Reason) => string;
  /** What an action would do, sentence by sentence. Without it, the server's English. */
  foretell?: (forecast: Forecast, who: Who) => string[];
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

const MODULES: Record<string, () => Promise<GameModule>> = {
  "yellow-yangtze": () => import("./yellow-yangtze"),
  "huang-di": () => import("./huang-di"),
  yuan: () => import("./yuan"),
};

const LAST = "game";

/** Start to fetch the game that was played last, because it is most likely needed next. */
export function expectGame(): void {
  const name = localStorage.getItem(LAST);
  if (name) void MODULES[name]?.();
}

/** Remember that this game is played now. */
export function noteGame(name: string): void {
  localStorage.setItem(LAST, name);
}

/** A game's module, with its words in the chosen language. */
export async function gameModule(name: string): Promise<GameModule> {
  const found = await (MODULES[name] ?? (() => import("./generic")))();
  await loadWords();
  return found;
}
