// The parts of the player aid, and the rules behind them. Every language fills in the same parts, line by line.
import type { AidGroup, AidGroupText } from "../../teaching";

export const GROUPS = [
  { id: "round", numbered: true, lines: [{ rule: "I1" }, { rule: "P1" }, { rule: "T1" }, { rule: "E1" }] },
  {
    id: "recruiter",
    icon: "hd-role-recruiter",
    lines: [{ rule: "R1" }, { rule: "R2" }, { rule: "R3" }, { rule: "R4" }],
  },
  { id: "resources", icon: "hd-role-resources", lines: [{ rule: "Q1" }, { rule: "Q2" }, { rule: "Q3" }] },
  { id: "builder", icon: "hd-role-builder", lines: [{ rule: "B1" }, { rule: "B3" }, { rule: "B4" }] },
  { id: "taskmaster", icon: "hd-role-taskmaster", lines: [{ rule: "M1" }, { rule: "M2" }, { rule: "T2" }] },
  { id: "prices", lines: [{ rule: "R1" }], rows: ["1/2/3/4/5", "{prices}"] },
  { id: "levels", lines: [{ rule: "B2" }], rows: ["1/2/3/4", "{workers}", "{removal}", "{rows}/{tower}"] },
  { id: "scoring", lines: [{ rule: "G1" }, { rule: "G2" }, { rule: "X3" }], rows: ["1/2/3/4/5/6+", "{chips}"] },
] as const satisfies readonly AidGroup[];

export type AidTexts = Record<(typeof GROUPS)[number]["id"], AidGroupText>;
