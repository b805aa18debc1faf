// A table that somebody is about to make: who sits where, and the options of a way to play.
import type { Preset } from "../games";
import type { GameInfo, NewSeat, Option } from "../wire";

export type Value = Option["default"];
export type Values = Record<string, Value>;

/** Who plays at a seat: the person, a friend at the same screen, somebody by invitation, or a bot of a level. */
export type Kind = "me" | "here" | "open" | `bot ${string}`;

export interface Place {
  kind: Kind;
  /** What a friend at the same screen is called. */
  name: string;
}

/** The name of the way to play in which every option can be set. */
export const CUSTOM = "custom";

export const botKind = (level: string): Kind => `bot ${level}`;
export const levelOf = (kind: Kind): string | null => (kind.startsWith("bot ") ? kind.slice(4) : null);

/** As many seats as there are players. The person keeps theirs, or moves to the first; new ones are like `other`. */
export function fitPlaces(places: readonly Place[], players: number, other: Kind): Place[] {
  const kept = Array.from({ length: players }, (_, seat) => places[seat] ?? { kind: other, name: "" });
  return kept.some(({ kind }) => kind === "me") ? kept : [{ kind: "me", name: "" }, ...kept.slice(1)];
}

/** All seats but the person's become like that. */
export const allOthers = (places: readonly Place[], kind: Kind): Place[] =>
  places.map((place) => (place.kind === "me" ? place : { ...place, kind }));

/** Somebody else plays at a seat. If it is the person, they change places. */
export function changePlace(places: readonly Place[], seat: number, kind: Kind): Place[] {
  const before = places[seat]!.kind;
  return places.map((place, at) => {
    if (at === seat) return { ...place, kind };
    return kind === "me" && place.kind === "me" ? { ...place, kind: before } : place;
  });
}

/** The seats as the server is asked for them. */
export const seatsOf = (places: readonly Place[]): NewSeat[] =>
  places.map(({ kind, name }) => {
    const level = levelOf(kind);
    if (level !== null) return { kind: "bot", level };
    if (kind === "open") return { kind };
    return kind === "here" && name.trim() ? { kind: "me", name: name.trim() } : { kind: "me" };
  });

/** The default of an option, which may depend on what another is set to. */
export function usual(option: Option, options: readonly Option[], chosen: Values): Value {
  const value = (name: string) => chosen[name] ?? options.find((one) => one.name === name)?.default;
  return option.otherwise.find((other) => value(other.option) === other.value)?.default ?? option.default;
}

/** All options of a game: what was chosen, otherwise the defaults. */
export const filledIn = (game: GameInfo, chosen: Values): Values =>
  Object.fromEntries(
    game.options.map((option) => [option.name, chosen[option.name] ?? usual(option, game.options, chosen)]),
  );

/** The way to play that has just these options. */
export const presetOf = (game: GameInfo, presets: readonly Preset[], chosen: Values): Preset | undefined =>
  presets.find(({ options }) => !departures(game, chosen, options).length);

/** The options that are not as in a way to play, or as usual. */
export function departures(game: GameInfo, chosen: Values, preset: Values = {}): Option[] {
  const expected = filledIn(game, preset);
  return game.options.filter(({ name }) => name in chosen && chosen[name] !== expected[name]);
}

/** The level that is offered first: the one that was played last, or the weakest that plays to win. */
export const firstLevel = (game: GameInfo, last: string | null): string => {
  const levels = game.levels.map(({ name }) => name);
  return levels.find((level) => level === last) ?? levels[1] ?? levels[0] ?? "";
};

/** The table of one click: a quick game against bots. */
export function quickTable(game: GameInfo, preset: Preset | undefined, level: string) {
  const players = preset?.players ?? game.players[0] ?? 2;
  const places = fitPlaces([], players, level ? botKind(level) : "here");
  return { game: game.name, seats: seatsOf(places), hints: true, options: filledIn(game, preset?.options ?? {}) };
}

/** Which part of the day it is. */
export const partOfDay = (hour: number): "morning" | "afternoon" | "evening" =>
  hour >= 5 && hour < 12 ? "morning" : hour >= 12 && hour < 18 ? "afternoon" : "evening";
