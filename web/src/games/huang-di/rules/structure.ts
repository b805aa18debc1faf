// The skeleton of the rules page: every language fills in the same keys.
import type { RulesWords } from "../../teaching";
import type { Card } from "../pieces";

export const CHAPTERS = [
  { id: "wall", rules: ["W1", "W2", "W3"] },
  { id: "round", rules: ["I1", "P1", "P2", "P3", "T1", "T2", "T3", "T4"] },
  { id: "recruiter", rules: ["R1", "R2", "R3", "R4"] },
  { id: "resources", rules: ["Q1", "Q2", "Q3"] },
  { id: "builder", rules: ["B1", "B2", "B3", "B4"] },
  { id: "taskmaster", rules: ["M1", "M2"] },
  { id: "emperor", rules: ["E1", "E2"] },
  { id: "scoring", rules: ["G1", "G2", "G3", "X1", "X2", "X3", "X4"] },
  { id: "variants", rules: ["V1", "K1"] },
  { id: "knowledge", rules: ["H1"] },
] as const;

/** The options, and the rule that each one changes. */
export const OPTIONS = {
  boards: "V1",
  strict_supplies: "K1",
  deck: "B3",
} as const;

export const TERMS = [
  "province",
  "cell",
  "row",
  "level",
  "tower",
  "supply",
  "area",
  "stockpile",
  "workers",
  "taskmaster",
  "prison",
  "petition",
  "marker",
  "emperor",
  "favour",
  "plaque",
  "chip",
  "buyback",
] as const;

export const NOTES = ["setup", "prices", "deck", "sources", "rulings"] as const;

export type RuleId = (typeof CHAPTERS)[number]["rules"][number];

export interface RulesText extends RulesWords<typeof import("./structure")> {
  glance: { title: string; prices: string; number: string; jade: string; level: string; workers: string; row: string };
  cards: Record<Card, { name: string; use: string }>;
}
