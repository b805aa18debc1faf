// The tabs of the prompt, what is lifted in the hand, and what the main button does with it. The engine says what is
// allowed: all of it comes from the question's groups.
import { actionsOf, presentMode, type MainAction, type Mode } from "../../lib/modes";
import type { Turn } from "../../lib/turn.svelte";
import type { Group, Question } from "../../wire";
import type { Colour } from "./pieces";

export const MODES = ["tile", "leader", "riot", "pagoda", "replace", "end"] as const;
export type ModeName = (typeof MODES)[number];

const ICONS: Record<ModeName, string> = {
  tile: "ic-tile",
  leader: "ic-leader",
  riot: "ic-riot",
  pagoda: "ic-pagoda",
  replace: "ic-replace",
  end: "ic-pass",
};
/** An action of each kind, to ask the engine why there is none. */
const PROBES: Record<ModeName, string> = {
  tile: "tile black a1",
  leader: "lead governor a1",
  riot: "riot",
  pagoda: "build",
  replace: "replace",
  end: "pass",
};
const BY_VERB: Record<string, ModeName> = {
  tile: "tile",
  take: "tile",
  lead: "leader",
  withdraw: "leader",
  riot: "riot",
  build: "pagoda",
  pagoda: "pagoda",
  move: "pagoda",
  replace: "replace",
  discard: "replace",
  done: "replace",
  pass: "end",
};
/** Questions that belong to an action which has begun. */
const BY_QUESTION: Record<string, ModeName> = { chain: "tile", merchant: "tile", riot: "riot", pagoda: "pagoda" };
/** What pressing a tab does at once, because the engine then asks where. */
const DONE_AT_ONCE = ["riot", "build"];
/** Verbs that a tab, the hand, the merchants or the main button offer. */
const SERVED = ["pass", "riot", "build", "replace", "discard", "done", "withdraw", "take", "commit", "skip"];

/** Names are enough where nothing is shown. */
const NAMES = Object.fromEntries(MODES.map((name) => [name, name])) as Record<ModeName, string>;

const verbOf = (group: string): string => group.split(" ")[0]!;

/** The tab that a group of actions belongs to; null in a conflict. */
export const modeOf = (group: string, kind: string): ModeName | null =>
  BY_QUESTION[kind] ?? BY_VERB[verbOf(group)] ?? null;

export const served = (group: Group): boolean => SERVED.includes(group.name);

export function modesOf(question: Question | null, labels: Record<ModeName, string> = NAMES): Mode[] {
  const groups = question?.groups ?? [];
  return MODES.map((name) => {
    const own = groups.filter((group) => modeOf(group.name, question!.kind) === name);
    return {
      name,
      label: labels[name],
      icon: ICONS[name],
      groups: own.map((group) => group.name),
      acts: actionsOf(own.filter((group) => DONE_AT_ONCE.includes(group.name))),
      probe: PROBES[name],
    };
  });
}

/** What lifting pieces of the hand means now. */
export interface Lifting {
  verb: "replace" | "commit";
  /** The tiles that can be lifted: of one colour, or any. */
  colour: Colour | null;
  /** The most tiles. */
  most: number;
  /** The leader that can be lifted with them. */
  leader: string | null;
}

const NONE = { colour: null, leader: null };
const CONFLICTS: Record<string, { colour: Colour; leader: string }> = {
  attack: { colour: "black", leader: "governor" },
  defend: { colour: "black", leader: "governor" },
  pledge: { colour: "red", leader: "soldier" },
};

/** What can be lifted now; null while tiles are placed one by one. */
export function lifting(turn: Turn): Lifting | null {
  const kind = turn.question?.kind ?? "";
  const conflict = CONFLICTS[kind];
  if (conflict) {
    const choices = turn.choices("commit");
    const helped = choices.some((choice) => choice.endsWith("leader"));
    const most = Math.max(0, ...choices.map((choice) => Number(choice.split(" ")[0])));
    return { verb: "commit", colour: conflict.colour, most, leader: helped ? conflict.leader : null };
  }
  if (kind === "replace" || (kind === "turn" && presentMode(modesOf(turn.question), turn) === "replace"))
    return { verb: "replace", most: Infinity, ...NONE };
  return null;
}

/** The key under which a tile of the hand is lifted. */
export const tileKey = (colour: string, index: number): string => `${colour} ${index}`;
export const LEADER_KEY = "leader";

/** The words of the main button. */
interface Buttons {
  replace: (number: number) => string;
  commit: (number: number) => string;
  commitTo: (number: number, name: string) => string;
  stayOut: string;
  withdraw: string;
  end: string;
}

/** What the main button does now. `supported`: the name of the state that the player commits to. */
export function mainAction(turn: Turn, say: Buttons, skip: string, supported = ""): MainAction | null {
  const up = lifting(turn);
  if (up?.verb === "replace") return replaceLifted(turn, say);
  if (up) return commitLifted(turn, say, supported);
  const leader = turn.active.startsWith("lead ") ? turn.active.slice(5) : "";
  if (leader && turn.choices("withdraw").includes(leader))
    return { label: say.withdraw, icon: "ic-hand", actions: [`withdraw ${leader}`] };
  if (turn.mode === "end" && turn.choices("pass").length) return { label: say.end, icon: "ic-pass", actions: ["pass"] };
  const skipping = turn.question?.kind === "support" ? say.stayOut : skip;
  return turn.choices("skip").length ? { label: skipping, icon: "ic-pass", actions: ["skip"] } : null;
}

function replaceLifted(turn: Turn, say: Buttons): MainAction {
  const colours = [...turn.lifted].map((key) => key.split(" ")[0]!);
  const begun = turn.question?.kind === "replace";
  const actions = [...(begun ? [] : ["replace"]), ...colours.map((colour) => `discard ${colour}`), "done"];
  const ready = colours.length > 0 || turn.choices("done").length > 0;
  return { label: say.replace(colours.length), icon: "ic-replace", actions: ready ? actions : [] };
}

function commitLifted(turn: Turn, say: Buttons, supported: string): MainAction {
  const helped = turn.lifted.has(LEADER_KEY);
  const number = turn.lifted.size - Number(helped);
  const choice = helped ? `${number} leader` : `${number}`;
  const actions = turn.choices("commit").includes(choice) ? [`commit ${choice}`] : [];
  const label = supported ? say.commitTo(turn.lifted.size, supported) : say.commit(turn.lifted.size);
  return { label, icon: "ic-swords", actions };
}
