import { expect, test } from "vitest";
import {
  allOthers,
  changePlace,
  departures,
  filledIn,
  firstLevel,
  partOfDay,
  presetOf,
  quickTable,
  fitPlaces,
  seatsOf,
} from "../src/lib/new-table";
import type { GameInfo } from "../src/wire";

const option = (name: string, usual: string | boolean, otherwise: object[] = []) => ({
  name,
  default: usual,
  choices: [],
  text: "",
  rule: "",
  free: false,
  otherwise,
});
const GAME = {
  name: "yuan",
  players: [2, 3],
  levels: [{ name: "random" }, { name: "novice" }, { name: "greedy" }],
  options: [
    option("bidding", false),
    option("cities", "players", [{ option: "bidding", value: true, default: "random" }]),
  ],
} as unknown as GameInfo;

test("the person always has a seat", () => {
  const three = fitPlaces([], 3, "open");
  expect(three.map(({ kind }) => kind)).toEqual(["me", "open", "open"]);
  const last = changePlace(three, 2, "me");
  expect(last.map(({ kind }) => kind)).toEqual(["open", "open", "me"]);
  expect(fitPlaces(last, 2, "open").map(({ kind }) => kind)).toEqual(["me", "open"]);
});

test("people, friends at the screen and bots sit at one table", () => {
  let places = allOthers(fitPlaces([], 4, "open"), "bot greedy");
  places = changePlace(changePlace(places, 1, "open"), 2, "here");
  places[2]!.name = " Wei ";
  expect(seatsOf(places)).toEqual([
    { kind: "me" },
    { kind: "open" },
    { kind: "me", name: "Wei" },
    { kind: "bot", level: "greedy" },
  ]);
});

test("a friend without a name has none", () => {
  expect(seatsOf([{ kind: "here", name: " " }])).toEqual([{ kind: "me" }]);
});

test("defaults may depend on other options", () => {
  expect(filledIn(GAME, {})).toEqual({ bidding: false, cities: "players" });
  expect(filledIn(GAME, { bidding: true })).toEqual({ bidding: true, cities: "random" });
  expect(filledIn(GAME, { bidding: true, cities: "automatic" })).toEqual({ bidding: true, cities: "automatic" });
});

test("a quick game is one click", () => {
  const preset = { name: "quick", title: "", text: "", players: 3, options: { cities: "automatic" } };
  expect(quickTable(GAME, preset, "novice")).toEqual({
    game: "yuan",
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }, { kind: "bot", level: "novice" }],
    hints: true,
    options: { bidding: false, cities: "automatic" },
  });
  expect(quickTable(GAME, undefined, "").seats).toEqual([{ kind: "me" }, { kind: "me" }]);
});

test("the level that was played last is offered, otherwise the weakest that plays to win", () => {
  expect(firstLevel(GAME, "greedy")).toBe("greedy");
  expect(firstLevel(GAME, "gone")).toBe("novice");
  expect(firstLevel(GAME, null)).toBe("novice");
});

test("nights are evenings", () => {
  expect([3, 5, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
    "evening",
    "morning",
    "morning",
    "afternoon",
    "afternoon",
    "evening",
    "evening",
  ]);
});

test("a table is told by its way to play, or by what is not as usual", () => {
  const preset = (name: string, options: Record<string, boolean | string>) => ({
    name,
    title: name,
    text: "",
    players: 2,
    options,
  });
  const presets = [preset("quick", { cities: "automatic" }), preset("auction", { bidding: true })];
  expect(presetOf(GAME, presets, { bidding: true, cities: "random" })?.name).toBe("auction");
  expect(presetOf(GAME, presets, { bidding: true, cities: "players" })).toBeUndefined();
  const changed = departures(GAME, { bidding: true, cities: "players" });
  expect(changed.map(({ name }) => name)).toEqual(["bidding"]);
  expect(departures(GAME, { bidding: false, cities: "players" })).toEqual([]);
});
