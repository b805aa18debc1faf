// Pieces of hints in words of a language: a function for every kind, given the values and the names of seats.
import type { Tip } from "../wire";

/** What hints of a game say, by kind; `T` has the values of each kind. What hints of every game say is not the
 *  game's. */
export type Sayings<T> = {
  [K in Exclude<keyof T, "asked" | "forecast">]: (values: T[K], who: (seat: string) => string) => string;
};

/** The kinds that are also said of what happens later: as "then_…". */
export type Happening<T> = { [K in keyof T & string]: `then_${K}` extends keyof T ? K : never }[keyof T & string];

type Say = (values: Tip["values"], who: (seat: string) => string) => string;

/** A tip in those words; the server's English where they know no such kind. */
export function sayTip(sayings: object, told: Tip, who: (seat: string) => string): string {
  const say = Object.hasOwn(sayings, told.kind) ? (sayings as Record<string, Say>)[told.kind] : undefined;
  return say?.(told.values, who) ?? told.text;
}

/** The same sayings of what happens later, each as `say` puts it. */
export function later<T extends object>(
  sayings: T,
  say: (sentence: string) => string,
): { [K in keyof T & string as `then_${K}`]: T[K] } {
  const all = Object.entries(sayings as Record<string, Say>);
  const said = all.map(([kind, now]): [string, Say] => [`then_${kind}`, (values, who) => say(now(values, who))]);
  return Object.fromEntries(said) as { [K in keyof T & string as `then_${K}`]: T[K] };
}
