// What the game says, in the chosen language.
import type { Frame } from "..";
import { turnHeading } from "../../lib/log";
import type { MainAction } from "../../lib/modes";
import type { Turn } from "../../lib/turn.svelte";
import { Words, words } from "../../lib/words.svelte";
import type { Forecast, GameEvent, GameInfo, Group, Message, Question, Reason, Tip, View, YuanEvent } from "../../wire";
import * as picture from "./picture";
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

export const sentence = (event: GameEvent, who: Who): string => speak.sentence(text(), event, who);
export const question = (asked: Question): string => speak.question(text(), asked);
export const label = (action: string): string => speak.label(text(), action);
export const reason = (found: Reason): string => speak.reason(text(), found);
export const foretell = (foretold: Forecast, who: Who): string[] => speak.foretell(text(), foretold, who);
export const tip = (told: Tip, who: Who): string => speak.tip(text(), told, who);
export const about = (info: GameInfo): GameInfo => speak.about(text(), info);
export const choice = (option: string, value: string): string | null => speak.choice(text(), option, value);
export const does = (told: Message): string => speak.effect(text(), told);

/** The main button seals the plan that is prepared. */
export function main(turn: Turn): MainAction | null {
  if (turn.question?.kind !== "turn") return null;
  const plan = turn.active ? turn.ready(turn.active) : null;
  const { seal } = text().parts;
  return {
    label: seal,
    icon: "ic-lock",
    actions: plan ? [plan] : [],
    title: plan ? `${seal}${words().marks.colon}${label(plan)}` : undefined,
    hinted: plan !== null && turn.pointer?.choice != null && plan === `${turn.pointer.group} ${turn.pointer.choice}`,
  };
}

export const filmed = picture.filmed;
export const frames = (before: View, events: GameEvent[]): Frame[] =>
  picture.frames(before, events, (name) => speak.phase(text(), name));

/** The provinces that events happened in. */
export function touched(events: GameEvent[]): string[] {
  return events.flatMap((event) => {
    const e = event as YuanEvent;
    if (e.type === "TemplesPlaced") return [];
    const found: (string | null)[] = [];
    if ("province" in e) found.push(e.province);
    if ("target" in e) found.push(e.target);
    if ("provinces" in e) found.push(...e.provinces);
    return found.filter((name): name is string => name !== null);
  });
}

/** The map lets one choose targets, cells and cities, the hand tiles and how they are turned. */
export const drawn = (group: Group): boolean => /^(plan |(tile|cell|rotate|city)$)/.test(group.name);

/** The planning sheet has the button to pass. */
export const served = (group: Group): boolean => group.name === "pass";

/** A clan shows its mark. */
export function icon(action: string): string | null {
  const [verb = "", what = ""] = action.split(" ");
  return verb === "take" && what ? `clan-${what}` : verb === "pass" ? "ic-pass" : null;
}

const RULES: Record<
  Exclude<
    YuanEvent["type"],
    | "PhaseBegan"
    | "CityArose"
    | "CityFortified"
    | "ArmiesRaised"
    | "ActionVoid"
    | "ProvincesFreed"
    | "ChaoRefunded"
    | "GameEnded"
  >,
  string
> = {
  PlayerStarted: "Y4.2.1",
  TileDealt: "Y4.2.1",
  TileLaid: "Y4.2.1",
  TemplesPlaced: "Y4.2.2",
  ClanDrawn: "A43",
  CityPlaced: "Y4.2.3",
  ColourDrawn: "Y4.2.4",
  BidMade: "Y4.3",
  BidsRevealed: "Y4.3",
  BidTied: "A46",
  LotDrawn: "A36",
  ClanTaken: "Y4.3",
  ChaoDealt: "Y4.2.5",
  TurnBegan: "Y5.1",
  PlanMade: "Y5.2",
  PlanRevealed: "Y7.0",
  ClanPassed: "Y5.2",
  ColonizationClashed: "Y6.1.1",
  PlanCancelled: "A1",
  ProvinceColonized: "Y6.1.2",
  ProvincesClaimed: "Y6.1.3",
  ClaimContested: "Y6.1.3",
  TempleBuilt: "Y6.1.5",
  TheftPrevented: "Y6.1.5",
  ChaoStolen: "Y6.1.5",
  ArmiesMustered: "Y7.4.1",
  AttackersFought: "Y7.4.2",
  ProvinceAttacked: "Y7.4.3",
  ZoneAttacked: "Y7.4.4",
  ZonesClashed: "Y7.4.4",
  ProvinceCaptured: "Y7.4.5",
  GroupDestroyed: "Y7.4.6",
  ChaoEarned: "Y7.6",
  VolcanoErupted: "Y9.1",
  ArmiesDisbanded: "Y7.7",
  MarkersSet: "Y7.7",
};

/** The rule behind an event. */
export function rule(event: GameEvent): string {
  const e = event as YuanEvent;
  if (e.type === "ActionVoid") return e.cause;
  return "rule" in e ? e.rule : RULES[e.type];
}

/** A turn begins for everybody. */
export function heading(event: GameEvent): string | null {
  const e = event as YuanEvent;
  return e.type === "TurnBegan" ? turnHeading(e.turn) : null;
}

/** Tiles that are dealt are many, and hands are open. */
export const minor = (event: GameEvent): boolean => (event as YuanEvent).type === "TileDealt";

export const result = (numbers: number[]): string => text().result(numbers);
export const ending = (id: string): string | null => (text().endings as Record<string, string>)[id] ?? null;
