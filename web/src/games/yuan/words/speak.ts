// What the game says, in the words of any language.
import type { Message, Tip } from "../../../wire";
import { say as saying } from "../../../lib/messages";
import * as speaking from "../../../lib/speaking";
import { levelsOf, planOf, SEATS, type Clan } from "../pieces";
import type { GameWords, Phase, Seat, Who } from "./catalogue";

export { about, foretell, question, reason, sentence } from "../../../lib/speaking";
const { entry } = speaking;

/** An action or the first part of one ("plan KHAL", "tile"). */
export function label(words: GameWords, text: string): string {
  const [verb = "", first = "", ...rest] = text.split(" ");
  const say = words.actions;
  switch (verb) {
    case "pass":
      return say.pass();
    case "plan":
      return say.plan(first, planOf(text)?.levels ?? levelsOf(rest.join(" ")));
    case "rotate":
      return say.rotate(first === "" ? null : Number(first));
    case "take":
    case "clan":
    case "colour":
      return say[verb](entry(words.clans, first as Clan) ?? first);
    case "start":
    case "lot":
      return say[verb](entry(words.seats, first as Seat) ?? first);
    case "tile":
    case "cell":
    case "city":
    case "bid":
    case "deal":
    case "map":
    case "spread":
      return say[verb](first);
    default:
      return text;
  }
}

/** What an action of a plan is meant to do, as a forecast has it. */
export const effect = (words: GameWords, told: Message): string => saying(words.forecasts, told);

/** The title of a phase. */
export const phase = (words: GameWords, name: string): string => entry(words.phases, name as Phase) ?? name;

/** A piece of a hint. */
export const tip = (words: GameWords, told: Tip, who: Who): string => speaking.tip(words, told, SEATS, who);

/** A value of an option. */
export function choice(words: GameWords, option: string, value: string): string | null {
  const values: Record<string, string> | undefined = (words.choices as Record<string, Record<string, string>>)[option];
  return values?.[value] ?? null;
}
