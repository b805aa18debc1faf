// The skeleton of the rules page: every language fills in the same keys.
import type { RulesWords } from "../../teaching";
import type { Colour } from "../pieces";

export const CHAPTERS = [
  { id: "set-up", rules: ["S1", "S2", "S3", "S4", "S5", "S6"] },
  { id: "states", rules: ["T1", "T2", "T3"] },
  { id: "turn", rules: ["P1", "P2"] },
  { id: "leaders", rules: ["A1", "A2", "A3", "A4", "A5", "A6"] },
  { id: "tiles", rules: ["B1", "B2", "B3", "B4", "B5"] },
  { id: "riot", rules: ["C1", "C2", "C3"] },
  { id: "build", rules: ["D1", "D2", "D3"] },
  { id: "replace", rules: ["E1", "E2"] },
  { id: "pagodas", rules: ["G1", "G2", "G3", "G4", "G5", "G6"] },
  { id: "revolts", rules: ["R1", "R2", "R3", "R4"] },
  { id: "wars", rules: ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"] },
  { id: "end", rules: ["X1", "X2", "X3", "X4"] },
  { id: "knowledge", rules: ["H1"] },
] as const;

/** The options, and the rule that each one changes. */
export const OPTIONS = {
  short: "S5",
  exactly_two_actions: "P1",
  no_merchant_after_war: "B4",
  fewest_yellow_wins: "X3",
  leader_pays_no_loss: "W7",
  all_states_war: "W1",
  no_stall_end: "X4",
  open_points: "H1",
} as const;

export const TERMS = [
  "space",
  "adjacent",
  "linked",
  "state",
  "dynasty",
  "tile",
  "leader",
  "off",
  "hand",
  "merchants",
  "triangle",
  "pagoda",
  "point",
  "revolt",
  "war",
  "commit",
  "capital",
] as const;

export const NOTES = ["sources", "board", "capitals", "commitments"] as const;

export type RuleId = (typeof CHAPTERS)[number]["rules"][number];

export interface RulesText extends RulesWords<typeof import("./structure")> {
  glance: { title: string; tiles: string; pagoda: string; points: string };
  colours: Record<Colour, { colour: string; kind: string; pagoda: string; points: string; use: string }>;
}
