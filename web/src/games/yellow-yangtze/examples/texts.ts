// The keys of the examples' texts: the ids of the engine's data. Every language has all of them.
import type { ExampleText } from "../../teaching";

export const EXAMPLES = [
  "peaceful-union",
  "gold",
  "capital",
  "helper",
  "triangle",
  "occupied",
  "war",
  "empty-bag",
] as const;

export type ExampleTexts = Record<(typeof EXAMPLES)[number], ExampleText>;
