// The fixed tabs of the prompt and its one main button. A game says what they hold; here is what follows from that for
// all games.
import type { Group } from "../wire";
import { written } from "./turn.svelte";

/** A tab of the prompt: a kind of action that always has the same place. */
export interface Mode {
  name: string;
  label: string;
  /** The id of its drawing. */
  icon: string;
  /** The groups of actions that belong to it and are offered now; with none, the tab is disabled. */
  groups: readonly string[];
  /** What pressing the tab does: nothing but choose it, one action, or a choice of several in a menu. */
  acts: readonly string[];
  /** The action to ask about why it is disabled. */
  probe: string;
}

/** What the main button does: actions, one after the other. Without any it is disabled. */
export interface MainAction {
  label: string;
  icon: string;
  actions: readonly string[];
  /** All of it in words, if the label is too short for that. */
  title?: string | undefined;
  /** Whether a hint advises it. */
  hinted?: boolean | undefined;
}

/** What decides which tab is the present one. */
interface Choosing {
  /** The action that waits to be confirmed. */
  staged: string | null;
  /** The group that is taken up. */
  active: string;
  /** The tab that was pressed last. */
  mode: string;
}

const holds = (mode: Mode, action: string): boolean =>
  mode.groups.some((group) => action === group || action.startsWith(`${group} `));

/** The name of the present tab: that of the action at hand, the one that was pressed, or the only one that is open. */
export function presentMode(modes: readonly Mode[], { staged, active, mode }: Choosing): string {
  const open = modes.filter(({ groups }) => groups.length);
  const found =
    open.find((one) => (staged ? holds(one, staged) : active !== "" && one.groups.includes(active))) ??
    open.find(({ name }) => name === mode);
  return found?.name ?? (open.length === 1 ? open[0]!.name : "");
}

/** The texts of all actions of these groups. */
export const actionsOf = (groups: readonly Group[]): string[] =>
  groups.flatMap(({ name, choices }) => choices.map((choice) => written(name, choice)));
