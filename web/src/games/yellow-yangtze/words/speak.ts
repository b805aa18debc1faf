// What the game says, in the words of any language.
import type { Tip } from "../../../wire";
import * as speaking from "../../../lib/speaking";
import { SEATS } from "../pieces";
import type { GameWords, Who } from "./catalogue";

export { about, foretell, question, reason, sentence } from "../../../lib/speaking";

/** An action or the first part of one ("tile red", "lead trader"). */
export function label(words: GameWords, text: string): string {
  const [verb = "", first = "", second = ""] = text.split(" ");
  const rest = text.slice(verb.length + 1);
  const say = words.actions;
  switch (verb) {
    case "pass":
    case "replace":
    case "done":
    case "skip":
      return say[verb]();
    case "tile":
    case "lead":
      return say[verb](first, second);
    case "riot":
    case "build":
      return say[verb](first !== "");
    case "commit":
      return say.commit(first ? Number(first) : null, second !== "");
    case "withdraw":
    case "discard":
    case "take":
    case "pagoda":
    case "move":
    case "remove":
    case "support":
    case "winner":
    case "draw":
    case "start":
      return say[verb](rest);
    default:
      return text;
  }
}

/** A piece of a hint. */
export const tip = (words: GameWords, told: Tip, who: Who): string => speaking.tip(words, told, SEATS, who);
