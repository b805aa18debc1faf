// The skeleton of the rules page: every language fills in the same keys.
import type { RulesWords } from "../../teaching";

export const CHAPTERS = [
  { id: "pieces", rules: ["Y2", "Y3.1", "Y3.2", "Y3.3", "Y3.4"] },
  { id: "set-up", rules: ["Y4.1", "Y4.2.1", "Y4.2.2", "Y4.2.3", "Y4.2.4", "Y4.2.5", "Y4.2.6", "Y4.2.7", "Y4.3"] },
  { id: "turn", rules: ["Y5.1", "Y5.2", "Y5.3"] },
  { id: "actions", rules: ["Y6.1", "Y6.1.1", "Y6.1.2", "Y6.1.3", "Y6.1.4", "Y6.1.5", "Y6.2", "Y6.3"] },
  {
    id: "resolution",
    rules: [
      "Y7",
      "Y7.0",
      "Y7.1",
      "Y7.2",
      "Y7.3",
      "Y7.4",
      "Y7.4.1",
      "Y7.4.2",
      "Y7.4.3",
      "Y7.4.4",
      "Y7.4.5",
      "Y7.4.6",
      "Y7.4.7",
      "Y7.5",
      "Y7.6",
      "Y7.7",
    ],
  },
  { id: "victory", rules: ["Y8"] },
  { id: "variants", rules: ["Y9.1", "Y9.2", "Y9.3", "Y9.4", "Y9.5"] },
  {
    id: "rulings",
    rules: [
      "A1",
      "A2",
      "A3",
      "A4",
      "A5",
      "A6",
      "A7",
      "A8",
      "A9",
      "A10",
      "A11",
      "A12",
      "A13",
      "A14",
      "A15",
      "A16",
      "A18",
      "A19",
      "A20",
      "A21",
      "A22",
      "A23",
      "A24",
      "A25",
      "A26",
      "A27",
      "A28",
      "A29",
      "A30",
      "A31",
      "A32",
      "A33",
      "A34",
      "A35",
      "A37",
      "A39",
      "A40",
      "A41",
      "A42",
      "A43",
      "A45",
      "A46",
      "A47",
      "A48",
      "A49",
      "A50",
      "A51",
      "A52",
      "A53",
      "A54",
      "A55",
      "A56",
      "A57",
      "A58",
      "A59",
    ],
  },
  { id: "departures", rules: ["A17", "A36", "A38", "A44"] },
] as const;

/** The options, and the rule that each one changes. */
export const OPTIONS = {
  scenario: "Y9.4",
  bidding: "Y4.3",
  map: "Y4.2.1",
  cities: "Y4.2.3",
  sites: "A44",
  box: "Y4.1",
  china: "A59",
  volcanoes: "Y9.1",
  rivers: "Y9.2",
  powers: "Y9.3",
  house_powers: "Y9.3",
  clash: "A1",
  strict: "A2",
  colony_bonus: "A3",
  tax_by_province: "A9",
  tie_break: "A29",
  mu_tie: "A30",
  bid_ties: "A36",
  armies: "A27",
  max_turns: "A38",
} as const;

export const TERMS = [
  "tile",
  "province",
  "wild",
  "free",
  "adjacent",
  "lake",
  "connected",
  "group",
  "village",
  "rampart",
  "army",
  "temple",
  "chao",
  "marker",
  "wheel",
  "clan",
  "honour",
  "pass",
] as const;

export const NOTES = ["sources", "tiles", "options", "numbers", "small", "digital"] as const;

export type RuleId = (typeof CHAPTERS)[number]["rules"][number];

export interface RulesText extends RulesWords<typeof import("./structure")> {
  glance: {
    title: string;
    rice: string;
    forest: string;
    mine: string;
    hill: string;
    mountain: string;
    water: string;
    village: string;
    city: string;
    doubled: string;
    wood: string;
    stone: string;
    army: string;
  };
}
