// How every game speaks in the words of a language. What differs between games is the words, and how actions are read.
import type { Forecast, GameEvent, GameInfo, Message, Question, Reason, Tip } from "../wire";
import { say, sayTip } from "./messages";

/** The name of a seat's player. */
type Who = (seat: number) => string;

/** The part of a game's words that all games have. */
export interface Speech {
  title: string;
  credits: string;
  notice: string;
  options: Record<string, string>;
  seats: Record<string, string>;
  questions: object;
  reasons: object;
  forecasts: object;
  events: object;
  tips: object;
}

/** An entry by a name that came over the wire. */
export function entry<T>(entries: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** A line of the log. */
export function sentence(words: Speech, event: GameEvent, who: Who): string {
  const tell = (words.events as Record<string, (event: GameEvent, who: Who) => string>)[event.type]!;
  return tell(event, who);
}

/** The prompt. */
export const question = (words: Speech, asked: Question): string => say(words.questions, asked);

/** Why something is not allowed. */
export const reason = (words: Speech, found: Reason): string => say(words.reasons, found);

/** What an action would do, sentence by sentence; events come as messages too. */
export const foretell = (words: Speech, foretold: Forecast, who: Who): string[] =>
  foretold.messages.map((message) =>
    Object.hasOwn(words.events, message.kind) ? sentence(words, eventOf(message), who) : say(words.forecasts, message),
  );

const eventOf = (message: Message): GameEvent => ({ type: message.kind, ...message.values }) as GameEvent;

/** A piece of a hint. */
export const tip = (words: Speech, told: Tip, seats: readonly string[], who: Who): string =>
  sayTip(words.tips, told, (seat) => who(seats.indexOf(seat)));

/** The game's particulars in words of the language. */
export function about(words: Speech, info: GameInfo): GameInfo {
  const options = info.options.map((option) => ({ ...option, text: entry(words.options, option.name) ?? option.text }));
  const seat_names = info.seat_names.map((name) => entry(words.seats, name) ?? name);
  return { ...info, title: words.title, credits: words.credits, notice: words.notice, options, seat_names };
}
