// What the game says, in the chosen language.
import { Words } from "../../lib/words.svelte";
import type { Forecast, GameEvent, GameInfo, Group, Question, Reason, Tip, YellowYangtzeEvent } from "../../wire";
import { isSpace, KIND, type Colour } from "./pieces";
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
export function named(kind: "seats" | "colours" | "leaders" | "pagodas" | "grounds", name: string): string {
  return (text()[kind] as Record<string, string>)[name] ?? name;
}

export const sentence = (event: GameEvent, who: Who): string => speak.sentence(text(), event, who);
export const question = (asked: Question): string => speak.question(text(), asked);
export const label = (action: string): string => speak.label(text(), action);
export const reason = (found: Reason): string => speak.reason(text(), found);
export const foretell = (foretold: Forecast, who: Who): string[] => speak.foretell(text(), foretold, who);
export const tip = (told: Tip, who: Who): string => speak.tip(text(), told, who);
export const about = (info: GameInfo): GameInfo => speak.about(text(), info);

/** The spaces that events happened on. */
export function touched(events: GameEvent[]): string[] {
  return events.flatMap((event) => {
    const e = event as YellowYangtzeEvent;
    return "space" in e && e.type !== "PointScored" ? [e.space] : "triangle" in e ? e.triangle.split(" ") : [];
  });
}

/** The map shows spaces and triangles. */
export const drawn = (group: Group): boolean =>
  group.choices.every((choice) => isSpace(choice) || choice.split(" ").length === 3);

const ICONS: Record<string, string> = {
  pass: "ic-pass",
  skip: "ic-pass",
  replace: "ic-replace",
  riot: "ic-riot",
  build: "ic-pagoda",
  done: "ic-check",
};

/** Actions with tiles show the tile. */
export function icon(action: string): string | null {
  const [verb = "", piece = ""] = action.split(" ");
  if (verb === "take" || verb === "discard")
    return Object.hasOwn(KIND, piece) ? `yy-tile-${KIND[piece as Colour]}-s` : null;
  return ICONS[verb] ?? null;
}

const RULES: Record<
  Exclude<YellowYangtzeEvent["type"], "PointScored" | "LeaderReturned" | "TileRemoved" | "TilesPaid" | "GameEnded">,
  string
> = {
  PlayerStarted: "S6",
  TurnBegan: "P1",
  TileDrawn: "P2",
  MerchantDrawn: "P2",
  Passed: "P1",
  TilePlaced: "B1",
  StatesUnited: "T2",
  PagodaOffered: "G1",
  PagodaBuilt: "G1",
  PagodaMoved: "G3",
  PagodaLost: "G5",
  MerchantTaken: "B4",
  LeaderPlaced: "A1",
  LeaderWithdrawn: "A1",
  TileDiscarded: "E1",
  RevoltBegan: "R1",
  RevoltCommitted: "R3",
  RevoltEnded: "R4",
  WarBegan: "W1",
  WarSupported: "W4",
  WarWon: "W5",
};

/** The rule behind an event. */
export function rule(event: GameEvent): string {
  const e = event as YellowYangtzeEvent;
  if ("cause" in e) return e.cause;
  if (e.type === "GameEnded") return e.rule;
  return e.type === "TilesPaid" ? (e.purpose === "riot" ? "C1" : "D1") : RULES[e.type];
}

/** Draws are many, and what can be built is asked anyway. */
export const minor = (event: GameEvent): boolean =>
  ["TileDrawn", "MerchantDrawn", "PagodaOffered"].includes((event as YellowYangtzeEvent).type);

export const result = (points: number[]): string => text().result(points);
export const ending = (id: string): string | null => (text().endings as Record<string, string>)[id] ?? null;
