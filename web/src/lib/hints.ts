// The steps of a hint that the person has asked for.
import type { GameModule, Who } from "../games";
import type { Hint, Tip } from "../wire";
import type { Turn } from "./turn.svelte";
import { words } from "./words.svelte";

export interface Line {
  title: string;
  text: string;
  reasons: string[];
}

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

function said(tip: Tip, module: GameModule, who: Who): string {
  if (tip.kind === "asked") return words().hints.asked;
  return capital(module.tip?.(tip, who) ?? tip.text);
}

/** The reasons for the move; for a game without reasons, what the move would do. */
function reasons(hint: Hint, turn: Turn, module: GameModule, who: Who): string[] {
  const own = hint.reasons
    .filter((reason) => reason.kind !== "forecast" || !module.foretell)
    .map((reason) => said(reason, module, who));
  const foretold = turn.hinted && module.foretell ? module.foretell(turn.hinted, who) : [];
  return [...own, ...foretold];
}

/** The steps of the hint that are shown so far. */
export function hintLines(turn: Turn, module: GameModule, who: Who): Line[] {
  const hint = turn.hint;
  if (!hint) return [];
  const { where, kind, move } = words().hints;
  return [
    { title: where, text: said(hint.where, module, who), reasons: [] },
    { title: kind, text: module.label(hint.kind), reasons: [] },
    { title: move, text: module.label(hint.action), reasons: reasons(hint, turn, module, who) },
  ].slice(0, turn.step);
}
