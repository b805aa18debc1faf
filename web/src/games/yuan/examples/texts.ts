// The keys of the examples' texts: the ids of the engine's data. Every language has all of them.
import type { ExampleText } from "../../teaching";

export const EXAMPLES = [
  "groups",
  "across-water",
  "two-builders",
  "two-thieves",
  "fresh-army",
  "three-attackers",
  "rampart",
  "last-city",
  "swap",
  "two-isolate",
  "two-cities",
  "two-cities-strike",
] as const;

export type ExampleTexts = Record<(typeof EXAMPLES)[number], ExampleText>;
