// What the game says, in the words of any language.
import type { Forecast, GameEvent, GameInfo, HuangDiEvent, Question, Reason, Tip } from "../../../wire";
import { sayTip } from "../../../lib/tips";
import { SEATS } from "../pieces";
import type { RuleId } from "../rules/structure";
import type { GameWords, OptionName, QuestionKind, Who } from "./catalogue";

/** An entry by a name that came over the wire. */
function entry<T>(entries: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

export function sentence(words: GameWords, event: GameEvent, who: Who): string {
  const e = event as HuangDiEvent;
  const tell = words.events[e.type] as (event: HuangDiEvent, who: Who) => string;
  return tell(e, who);
}

/** The prompt. The server ends its sentence with the particulars: ": builder", "(F07)", "(2 left)", "(you have 15)". */
export function question(words: GameWords, asked: Question): string {
  const about = /(?:: |\((?:you have )?)(\w+)(?: left)?\)?$/.exec(asked.text)?.[1] ?? "";
  return entry(words.questions, asked.kind as QuestionKind)?.(about) ?? asked.text;
}

/** An action, or its first word alone. */
export function label(words: GameWords, text: string): string {
  const [verb = "", choice = ""] = text.split(" ");
  const say = entry(words.actions as Record<string, (choice: string) => string>, verb);
  return say ? say(/^f\d\d$/.test(choice) ? choice.toUpperCase() : choice) : text;
}

export function reason(words: GameWords, found: Reason): string {
  return words.reason(found, entry(words.rules, found.rule as RuleId));
}

interface Foretold {
  bid?: { value: number; cost: number; rivals: Record<string, number>; sure: boolean };
  workers?: number;
  useless?: boolean;
}

/** What an action would do, sentence by sentence. */
export function foretell(words: GameWords, foretold: Forecast, who: Who): string[] {
  const facts = foretold.facts as Foretold;
  const told = facts.bid ? [] : foretold.events.map((event) => sentence(words, event, who));
  if (facts.bid) told.push(words.foretold.bid(facts.bid.value, facts.bid.cost, Math.max(...Object.values(facts.bid.rivals)), facts.bid.sure));
  if (facts.workers) told.push(words.foretold.workers(facts.workers));
  if (facts.useless) told.push(words.foretold.useless);
  return told;
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
