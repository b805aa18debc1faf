// The parts of the player aid, and the rules behind them. Every language fills in the same parts, line by line.
import type { AidGroup, AidGroupText } from "../../teaching";

export const GROUPS = [
  {
    id: "turn",
    numbered: true,
    lines: [
      { rule: "Y5.2" },
      { rule: "Y7.0" },
      { rule: "Y7.1" },
      { rule: "Y7.2" },
      { rule: "Y7.3" },
      { rule: "Y7.4" },
      { rule: "Y7.5" },
      { rule: "Y7.6" },
      { rule: "Y7.7" },
    ],
  },
  { id: "costs", lines: [{ rule: "Y5.3" }, { rule: "Y7.6" }, { rule: "Y8" }] },
  {
    id: "colonization",
    icon: "tic-rice",
    coin: "yu-chao",
    lines: [
      { mark: "I", cost: "{costs.0}", rule: "Y6.1" },
      { mark: "II", cost: "{costs.1}", rule: "Y6.1" },
      { mark: "III", cost: "{costs.2}", rule: "Y6.1" },
    ],
  },
  {
    id: "expansion",
    icon: "tic-rice",
    coin: "yu-chao",
    lines: [
      { mark: "I", cost: "{costs.0}", rule: "Y6.1" },
      { mark: "II", cost: "{costs.1}", rule: "Y6.1" },
      { mark: "III", cost: "{costs.2}", rule: "Y6.1.5" },
    ],
  },
  {
    id: "urbanization",
    icon: "tic-forest",
    coin: "yu-chao",
    lines: [
      { mark: "I", cost: "{costs.0}", rule: "Y6.2" },
      { mark: "II", cost: "{costs.1}", rule: "Y6.2" },
      { mark: "III", cost: "{costs.2}", rule: "Y6.2" },
    ],
  },
  {
    id: "reinforcement",
    icon: "tic-forest",
    coin: "yu-chao",
    lines: [
      { mark: "I", cost: "{costs.0}", rule: "Y6.2" },
      { mark: "II", cost: "{costs.1}", rule: "Y6.2" },
      { mark: "III", cost: "{costs.2}", rule: "Y6.2" },
    ],
  },
  {
    id: "recruitment",
    icon: "tic-mine",
    coin: "yu-chao",
    lines: [
      { mark: "I", cost: "{costs.0}", rule: "Y6.3" },
      { mark: "II", cost: "{costs.1}", rule: "Y6.3" },
      { mark: "III", cost: "{costs.2}", rule: "Y6.3" },
    ],
  },
  {
    id: "attack",
    icon: "tic-mine",
    coin: "yu-chao",
    lines: [
      { mark: "I", cost: "{costs.0}", rule: "Y6.3" },
      { mark: "II", cost: "{costs.1}", rule: "Y6.3" },
      { mark: "III", cost: "{costs.2}", rule: "Y7.4.4" },
    ],
  },
  { id: "fight", lines: [{ rule: "Y7.4.2" }, { rule: "Y7.4.3" }, { rule: "Y7.4.6" }, { rule: "Y7.4.7" }] },
] as const satisfies readonly AidGroup[];

export type AidTexts = Record<(typeof GROUPS)[number]["id"], AidGroupText>;
