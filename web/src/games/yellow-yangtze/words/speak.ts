// What the game says, in the words of any language.
import type { Forecast, GameEvent, GameInfo, Question, Reason, Tip, YellowYangtzeEvent } from "../../../wire";
import { sayTip } from "../../../lib/tips";
import { SEATS } from "../pieces";
import type { RuleId } from "../rules/structure";
import type { GameWords, OptionName, QuestionKind, Who } from "./catalogue";

/** An entry by a name that came over the wire. */
function entry<T>(entries: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

export function sentence(words: GameWords, event: GameEvent, who: Who): string {
  const e = event as YellowYangtzeEvent;
  const tell = words.events[e.type] as (event: YellowYangtzeEvent, who: Who) => string;
  return tell(e, who);
}

/** The prompt. The server ends its sentence with the particulars: "(2 left)", "(on b3)". */
export function question(words: GameWords, asked: Question): string {
  const about = /\((?:on )?(\w+)(?: left)?\)$/.exec(asked.text)?.[1] ?? "";
  return entry(words.questions, asked.kind as QuestionKind)?.(about) ?? asked.text;
}

/** An action or the first part of one ("tile red", "lead trader"). */
export function label(words: GameWords, text: string): string {
  const [verb = "", first = "", second = ""] = text.split(" ");
  const rest = text.slice(verb.length + 1);
  const say = words.actions;
  switch (verb) {
    case "pass": case "replace": case "done": case "skip": return say[verb]();
    case "tile": case "lead": return say[verb](first, second);
    case "riot": case "build": return say[verb](first !== "");
    case "commit": return say.commit(first ? Number(first) : null, second !== "");
    case "withdraw": case "discard": case "take": case "pagoda": case "move": case "remove":
    case "support": case "winner": case "draw": case "start": return say[verb](rest);
    default: return text;
  }
}

export function reason(words: GameWords, found: Reason): string {
  return words.reason(found, entry(words.rules, found.rule as RuleId));
}

/** What an action would do, sentence by sentence. */
export function foretell(words: GameWords, foretold: Forecast, who: Who): string[] {
  const conflict = (foretold.facts.revolt ?? foretold.facts.war) as { could_add: number } | null | undefined;
  const told = foretold.events.map((event) => sentence(words, event, who));
  return conflict ? [...told, words.couldAdd(conflict.could_add)] : told;
}

/** A piece of a hint. */
export const tip = (words: GameWords, told: Tip, who: Who): string =>
  sayTip(words.tips, told, (seat) => who(SEATS.findIndex((one) => one === seat)));

/** The game's particulars in words of the language. */
export function about(words: GameWords, info: GameInfo): GameInfo {
  const options = info.options.map((option) => ({
    ...option,
    text: entry(words.options, option.name as OptionName) ?? option.text,
  }));
  const seat_names = info.seat_names.map((name) => entry(words.seats, name as keyof GameWords["seats"]) ?? name);
  return { ...info, title: words.title, credits: words.credits, notice: words.notice, options, seat_names };
}
