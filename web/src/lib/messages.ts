// Messages in words of a language: what the engine and the server say, by kind and values.
import type { Message } from "../wire";

/** A sentence for every kind, given its values; `T` has the values of each kind. */
export type Sentences<T> = { [K in keyof T]: string | ((values: T[K]) => string) };

/** A message in those sentences; its own English if they do not have its kind. */
export function say(sentences: object, message: Message): string {
  const sentence = Object.hasOwn(sentences, message.kind)
    ? (sentences as Record<string, unknown>)[message.kind]
    : message.text;
  return typeof sentence === "function"
    ? (sentence as (values: Message["values"]) => string)(message.values)
    : String(sentence);
}

// Hints.

type Say = (values: Message["values"], who: (seat: string) => string) => string;

/**
 * What hints of a game say, by kind; `T` has the values of each kind. Kinds that all games share are not
 * among them.
 */
export type Sayings<T> = {
  [K in Exclude<keyof T, "asked" | "forecast">]: (values: T[K], who: (seat: string) => string) => string;
};

/** The kinds that are also said of what happens later: as "then-…". */
export type Happening<T> = { [K in keyof T & string]: `then-${K}` extends keyof T ? K : never }[keyof T & string];

/** A tip in those words; its own English if they do not have its kind. */
export function sayTip(sayings: object, told: Message, who: (seat: string) => string): string {
  const found = Object.hasOwn(sayings, told.kind) ? (sayings as Record<string, Say>)[told.kind] : undefined;
  return found?.(told.values, who) ?? told.text;
}

/** The same sentences about what happens later, each rewritten by `put`. */
export function later<T extends object>(
  sayings: T,
  put: (sentence: string) => string,
): { [K in keyof T & string as `then-${K}`]: T[K] } {
  const all = Object.entries(sayings as Record<string, Say>);
  const said = all.map(([kind, now]): [string, Say] => [`then-${kind}`, (values, who) => put(now(values, who))]);
  return Object.fromEntries(said) as { [K in keyof T & string as `then-${K}`]: T[K] };
}
