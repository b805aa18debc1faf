// The parts of the player aid, and the rules behind them. Every language fills in the same parts, line by line.
import type { AidGroup, AidGroupText } from "../../teaching";

export const GROUPS = [
  { id: "turn", numbered: true, lines: [{ rule: "P1" }, { rule: "G6" }, { rule: "P2" }] },
  {
    id: "actions",
    lines: [
      { mark: "A", rule: "A1" },
      { mark: "B", rule: "B1" },
      { mark: "C", rule: "C1" },
      { mark: "D", rule: "D1" },
      { mark: "E", rule: "E1" },
    ],
  },
  {
    id: "colours",
    lines: [
      { icon: "yy-tile-governor-s", rule: "R2" },
      { icon: "yy-tile-soldier-s", rule: "W4" },
      { icon: "yy-tile-trader-s", rule: "B4" },
      { icon: "yy-tile-farmer-s", rule: "B5" },
      { icon: "yy-tile-artisan-s", rule: "X2" },
    ],
  },
  { id: "conflicts", lines: [{ rule: "R1" }, { rule: "W1" }, { rule: "W7" }] },
  { id: "end", lines: [{ rule: "X1" }, { rule: "X2" }] },
] as const satisfies readonly AidGroup[];

export type AidTexts = Record<(typeof GROUPS)[number]["id"], AidGroupText>;
