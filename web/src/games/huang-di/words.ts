// What the game says, in the chosen language.
import { turnHeading } from "../../lib/log";
import type { MainAction } from "../../lib/modes";
import type { Turn } from "../../lib/turn.svelte";
import { Words, words } from "../../lib/words.svelte";
import type { Forecast, GameEvent, GameInfo, Group, HuangDiEvent, Question, Reason, Tip } from "../../wire";
import { rowOf } from "./wall";
import type { GameWords, Who } from "./words/catalogue";
import { en } from "./words/en";
import * as speak from "./words/speak";

const spoken = new Words<GameWords>(en, {
  it: async () => (await import("./words/it")).it,
  fr: async () => (await import("./words/fr")).fr,
  zh: async () => (await import("./words/zh")).zh,
});

/** The words of the game. */
export const text = (): GameWords => spoken.current;

/** The word for something that the engine calls by that name. */
export function named(kind: "seats" | "cards" | "things" | "rewards", name: string): string {
  return (text()[kind] as Record<string, string>)[name] ?? name;
}

export const sentence = (event: GameEvent, who: Who): string => speak.sentence(text(), event, who);
export const question = (asked: Question): string => speak.question(text(), asked);
export const label = (action: string): string => speak.label(text(), action);
export const reason = (found: Reason): string => speak.reason(text(), found);
export const foretell = (foretold: Forecast, who: Who): string[] => speak.foretell(text(), foretold, who);
export const tip = (told: Tip, who: Who): string => speak.tip(text(), told, who);
export const about = (info: GameInfo): GameInfo => speak.about(text(), info);
export const touch = (): string => text().parts.touch;

/** Of a role, what the wall and the provinces offer now; otherwise the question. */
export function advice(turn: Turn): string {
  const offered = (["build", "move"] as const).find((name) => turn.offers(name));
  if (turn.question?.kind === "role" && offered) return text().advice[offered];
  return turn.question ? question(turn.question) : "";
}

/** The cells that events happened on; of a build only where a block came to stand. */
export function touched(events: GameEvent[]): string[] {
  const found = (events as HuangDiEvent[]).flatMap((event) => {
    if (event.type === "RowScored" && events.length === 1) return rowOf(event.province, event.level);
    if (event.type === "FavourPlayed" && events.length === 1) return [...event.cells];
    return event.type === "BlockPlaced" || event.type === "BlockRemoved" || event.type === "PlaquePlaced"
      ? [event.cell]
      : [];
  });
  return [...new Set(found)];
}

/** The wall, the provinces, the cards in hand and the sheet for an amount let one choose among these. */
const DRAWN = new Set([
  "build",
  "remove",
  "emperor",
  "plaque",
  "move",
  "play",
  "favour",
  "return",
  "keep",
  "bid",
  "convicts",
]);
export const drawn = (group: Group): boolean => DRAWN.has(group.name);

export const served = (group: Group): boolean => group.name === "done";

/** The main button does what is set on the sheet for an amount, and ends what one may leave off. */
export function main(turn: Turn): MainAction | null {
  const set = turn.ready("bid") ?? turn.ready("convicts");
  const action = set ?? (turn.choices("done").length ? "done" : null);
  if (!action) return null;
  const advised = turn.pointer && `${turn.pointer.group} ${turn.pointer.choice}`;
  return { label: label(action), icon: "ic-check", actions: [action], hinted: action === advised };
}

const ICONS: Record<string, string> = {
  recruit: "hd-peasant",
  five: "hd-convict",
  collect: "hd-jade",
  prison: "hd-prison",
  quarry: "hd-slot",
  look: "hd-role-back",
  buyback: "hd-chip",
  done: "ic-check",
  repeat: "ic-replace",
};

export function icon(action: string): string | null {
  const [verb = "", choice = ""] = action.split(" ");
  if (verb === "repeat") return choice ? `hd-role-${choice}` : null;
  return action === "buyback jade" ? "hd-jade" : (ICONS[verb] ?? null);
}

const RULES: Record<
  Exclude<
    HuangDiEvent["type"],
    "JadeTaken" | "JadePaid" | "PrisonFilled" | "PrisonEmptied" | "WorkersDied" | "PointsScored" | "GameEnded"
  >,
  string
> = {
  FavourDealt: "Q3",
  FavourReturned: "Q3",
  RoundBegan: "I1",
  BidMade: "P1",
  BidsRevealed: "P1",
  BidsTied: "P2",
  MarkerTaken: "P3",
  TurnBegan: "T1",
  CardPlayed: "T2",
  CardRepeated: "M2",
  CardBoughtBack: "T2",
  PeasantsRecruited: "R1",
  ConvictsTaken: "R2",
  BlocksQuarried: "Q1",
  FavourSeen: "Q3",
  FavourKept: "Q3",
  FavoursBuried: "Q3",
  BuildDeclared: "B2",
  BlockPlaced: "B1",
  BlockRemoved: "B4",
  FavourPlayed: "B3",
  PlaquePlaced: "B3",
  TaskmasterMoved: "M1",
  ChipTaken: "G1",
  RowScored: "G1",
  LevelScored: "G2",
  EmperorBlockLost: "E1",
};

/** The rule behind an event. */
export function rule(event: GameEvent): string {
  const e = event as HuangDiEvent;
  if ("cause" in e) return e.cause;
  if (e.type === "GameEnded") return e.rule;
  return e.type === "BlockPlaced" && e.emperor ? "E1" : RULES[e.type];
}

/** Rounds begin, and in them turns. */
export function heading(event: GameEvent, who: Who): string | null {
  const e = event as HuangDiEvent;
  if (e.type === "RoundBegan") return words().table.round(e.number);
  return e.type === "TurnBegan" ? turnHeading(e.number, who(e.seat)) : null;
}

/** Cards are dealt one by one, and who bids is seen anyway. */
export const minor = (event: GameEvent): boolean =>
  ["FavourDealt", "FavourSeen", "BidMade"].includes((event as HuangDiEvent).type);

export const result = (numbers: number[]): string => text().result(numbers[0] ?? 0, numbers[1] ?? 0);
export const ending = (id: string): string | null => (text().endings as Record<string, string>)[id] ?? null;
