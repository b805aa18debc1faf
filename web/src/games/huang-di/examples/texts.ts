// The keys of the examples' texts: the ids of the engine's data. Every language has all of them.
import type { ExampleText } from "../../teaching";

export const EXAMPLES = [
  "income",
  "incomes-add-up",
  "tie-jade",
  "tie-marker",
  "buyback-taskmaster",
  "buyback-resources",
  "buyback-builder",
  "recruit",
  "collect",
  "build-two",
  "remove",
  "remove-figure",
  "repeat",
  "move-and-repeat",
  "repeat-twice",
  "emperor",
  "emperor-between",
  "row-tie",
  "row-emperor",
  "level",
  "weakest",
  "weakest-none",
  "workers",
] as const;

export type ExampleTexts = Record<(typeof EXAMPLES)[number], ExampleText>;
