// What the game says, in the words of any language.
import type { Tip } from "../../../wire";
import * as speaking from "../../../lib/speaking";
import { SEATS } from "../pieces";
import type { GameWords, Who } from "./catalogue";

export { about, foretell, question, reason, sentence } from "../../../lib/speaking";

/** An action, or its first word alone. */
export function label(words: GameWords, text: string): string {
  const [verb = "", choice = ""] = text.split(" ");
  const say = speaking.entry(words.actions, verb);
  return say ? say(/^f\d\d$/.test(choice) ? choice.toUpperCase() : choice) : text;
}

/** A piece of a hint. */
export const tip = (words: GameWords, told: Tip, who: Who): string => speaking.tip(words, told, SEATS, who);
