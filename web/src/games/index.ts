// The games that have drawings of their own. Any other game is shown by the generic ones.
import type { Component } from "svelte";
import type { LiveTable, Told } from "../lib/table.svelte";
import { loadWords, type Language } from "../lib/words.svelte";
import type { Lesson, RulesPage } from "./teaching";
import type { GameEvent, GameInfo, Question, Reason, View } from "../wire";

export interface BoardProps {
  view: View;
  /** Present when somebody may act here. */
  table?: LiveTable;
  /** The spaces that changed last. */
  last?: string[];
}

export interface GameModule {
  Board: Component<BoardProps>;
  sentence: (event: GameEvent, seat: (number: number) => string) => string;
  question: (question: Question) => string;
  touched: (events: GameEvent[]) => string[];
  /** An action, or the name of a group of actions, for a button. */
  label: (text: string) => string;
  /** Why something is not allowed; the rule's id is told beside it. */
  reason: (reason: Reason) => string;
  /** Title, credits, notice and options. */
  about: (info: GameInfo) => GameInfo;
  /** How the result came about, shown when the game is over. */
  Ending?: Component<{ view: View; log: Told[]; who: (seat: number) => string }>;
  /** What everybody may know of a seat, for its card. */
  SeatCard?: Component<{ view: View; seat: number }>;
  /** The rules page in a language. */
  rules?: (language: Language) => Promise<RulesPage>;
  /** The introduction in a language. */
  lessons?: (language: Language) => Promise<Lesson[]>;
}

const MODULES: Record<string, () => Promise<GameModule>> = {
  "yellow-yangtze": () => import("./yellow-yangtze"),
};

/** A game's module, its words in the chosen language with it. */
export async function gameModule(name: string): Promise<GameModule> {
  const found = await (MODULES[name] ?? (() => import("./generic")))();
  await loadWords();
  return found;
}
