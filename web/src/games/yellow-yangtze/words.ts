// What the game says, in the chosen language.
import { turnHeading } from "../../lib/log";
import { Words } from "../../lib/words.svelte";
import type { MainAction, Mode } from "../../lib/modes";
import type { Turn } from "../../lib/turn.svelte";
import type { Forecast, GameEvent, GameInfo, Group, Question, Reason, Tip, View, YellowYangtzeEvent } from "../../wire";
import { CAPITALS } from "./board";
import { capitalOf } from "./ground";
import { ownSide } from "./conflict";
import { lifting, mainAction, modesOf } from "./modes";
import { isSpace, KIND, SEATS, type Colour, type Facts, type Position } from "./pieces";
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

/** What a side of a conflict is called: a state by its capital, or by its first space; in a revolt the player. */
export function sideName(view: View, number: number, who: Who): string {
  const state = (view.position as Position).war?.states[number];
  if (!state) return who((view.facts as Facts).sides[number]?.leaders[0]?.seat ?? 0);
  const capital = capitalOf(state.spaces);
  return capital ? text().states[CAPITALS[capital]!.state] : text().parts.state(number + 1, state.spaces[0]!);
}

export const sentence = (event: GameEvent, who: Who): string => speak.sentence(text(), event, who);
export const question = (asked: Question): string => speak.question(text(), asked);
export const label = (action: string): string => speak.label(text(), action);
export const reason = (found: Reason): string => speak.reason(text(), found);
export const foretell = (foretold: Forecast, who: Who): string[] => speak.foretell(text(), foretold, who);
export const tip = (told: Tip, who: Who): string => speak.tip(text(), told, who);
export const about = (info: GameInfo): GameInfo => speak.about(text(), info);

export const modes = (asked: Question | null): Mode[] => modesOf(asked, text().modes);
/** What the main button does now. It names the state that the player commits to. */
export function main(turn: Turn, view: View): MainAction | null {
  const side = turn.question?.kind === "pledge" ? ownSide(view) : null;
  const supported = side === null ? "" : sideName(view, side, () => "");
  return mainAction(turn, text().buttons, text().actions.skip(), supported);
}
export const pips = (asked: Question): number => (asked.kind === "turn" ? Number(asked.values["left"]) : 0);

/** What to do now. */
export function advice(turn: Turn, view: View): string {
  const [say, asked] = [text().advice, turn.question!];
  const up = lifting(turn);
  if (up?.verb === "commit") return say.commit(up.colour!, up.leader);
  if (up) return say.replace;
  if (asked.kind === "merchant" || asked.kind === "support") return say[asked.kind];
  if (asked.kind !== "turn") return question(asked);
  if (!turn.active)
    return turn.mode === "end" ? say.end(pips(asked)) : (say[turn.mode as "tile" | "leader"] ?? say.turn);
  const leader = turn.active.startsWith("lead ") ? turn.active.slice(5) : "";
  const placed = leader && (view.position as Position).leaders[SEATS[view.seat ?? 0]!]?.[leader];
  return placed ? say.moving(label(turn.active)) : say.lifted(label(turn.active));
}

/** Who is waited for, and why. */
export function awaits(view: View, who: Who): string | null {
  const { questions, revolt, war } = view.position as Position;
  const asked = questions.at(-1);
  if (!asked?.seat) return null;
  const [say, name, me] = [text().awaits, who(SEATS.indexOf(asked.seat)), view.seat === null ? "" : SEATS[view.seat]];
  if (revolt && (asked.ask === "attack" || asked.ask === "defend")) {
    const [attacker, defender] = [revolt.attacker, revolt.defender].map((seat) => who(SEATS.indexOf(seat)));
    const leader = named("leaders", revolt.leader);
    if (revolt.defender === me) return say.attacked(name, leader);
    return revolt.attacker === me ? say.attacking(name, leader) : say.revolt(attacker!, defender!, leader, name);
  }
  if (war && Object.hasOwn(say, asked.ask))
    return say[asked.ask as "support" | "pledge" | "winner" | "loss"](war.space, name);
  return asked.ask === "turn" ? say.turn(name) : null;
}

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

/** A turn begins. */
export function heading(event: GameEvent, who: Who, count: number | null): string | null {
  const e = event as YellowYangtzeEvent;
  return e.type === "TurnBegan" ? turnHeading(count, who(e.seat)) : null;
}

/** The leader of an event, where it stands now. */
export function pieces(event: GameEvent, view: View): [string, string[]][] {
  const e = event as YellowYangtzeEvent;
  if (!("leader" in e) || typeof e.leader !== "string") return [];
  const seat = SEATS["seat" in e ? e.seat : "defender" in e ? e.defender : -1] ?? "";
  const space = (view.position as Position).leaders[seat]?.[e.leader];
  return space ? [[named("leaders", e.leader), [space]]] : [];
}

/** Draws are many, and what can be built is asked anyway. */
export const minor = (event: GameEvent): boolean =>
  ["TileDrawn", "MerchantDrawn", "PagodaOffered"].includes((event as YellowYangtzeEvent).type);

export const result = (points: number[]): string => text().result(points);
export const ending = (id: string): string | null => (text().endings as Record<string, string>)[id] ?? null;
