// Pieces of hints in words of a language: a function for every kind, given the values and the names of seats.
import type { Tip } from "../wire";

/** What hints of a game say, by kind; `T` has the values of each kind. What hints of any game say is no matter of the game. */
export type Sayings<T> = { [K in Exclude<keyof T, "asked" | "forecast">]: (values: T[K], who: (seat: string) => string) => string };

type Say = (values: Tip["values"], who: (seat: string) => string) => string;

/** A tip in those words; the server's English where they know no such kind. */
export function sayTip(sayings: object, told: Tip, who: (seat: string) => string): string {
  const say = Object.hasOwn(sayings, told.kind) ? (sayings as Record<string, Say>)[told.kind] : undefined;
  return say?.(told.values, who) ?? told.text;
}
