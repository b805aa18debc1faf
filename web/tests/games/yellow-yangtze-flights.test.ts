import { describe, expect, it } from "vitest";
import { flights, homecoming } from "../../src/games/yellow-yangtze/flights";
import { frames } from "../../src/games/yellow-yangtze/picture";
import type { View, YellowYangtzeEvent } from "../../src/wire";

const view = (seat: number | null) => ({ seat }) as View;
const events = (...all: object[]) => all as YellowYangtzeEvent[];
const placed = { type: "TilePlaced", seat: 0, colour: "red", space: "d7" };
const scored = { type: "PointScored", seat: 1, colour: "red", number: 2, cause: "B3", space: "d8" };
const returned = { type: "LeaderReturned", seat: 1, leader: "trader", space: "e5", cause: "W6" };
const removed = (space: string) => ({ type: "TileRemoved", colour: "red", space, cause: "W6" });

describe("what flies", () => {
  it("comes from the hand that is seen, or from the card of its owner", () => {
    expect(flights(events(placed), view(0))[0]).toMatchObject({
      from: ["group tile red", "seat 0"],
      to: ["space d7"],
      piece: "tile d7",
    });
    expect(flights(events(placed), view(1))[0]!.from).toEqual(["seat 0"]);
    expect(flights(events(placed), view(null))[0]!.from).toEqual(["seat 0"]);
  });

  it("are leaders from where they stood, and home again", () => {
    const moved = { type: "LeaderPlaced", seat: 0, leader: "trader", space: "c4", origin: "d7" };
    expect(flights(events(moved), view(0))[0]).toMatchObject({ from: ["space d7"], to: ["space c4"] });
    expect(flights(events(returned), view(0))[0]).toMatchObject({
      manner: "home",
      from: ["space e5"],
      to: ["seat 1"],
      piece: "leader bull trader",
    });
  });

  it("are points from the leader that won them", () => {
    const chips = flights(events(scored, { ...scored, colour: "blue" }), view(0));
    expect(chips.map(({ from, to, text, delay }) => [from, to, text, delay])).toEqual([
      [["space d8"], ["seat 1"], "+2", 0],
      [["space d8"], ["seat 1"], "+2", 60],
    ]);
  });

  it("are tiles and leaders that join a side", () => {
    const joins = { type: "WarSupported", seat: 1, state: 0, number: 2, leader: true };
    const added = flights(events(joins), view(0));
    expect(added.map(({ from, to, delay }) => [from[0], to[0], delay])).toEqual([
      ["order 1", "pips 0", 0],
      ["order 1", "pips 0", 60],
      ["order 1", "pips 0", 120],
    ]);
    expect(flights(events({ ...joins, state: null, number: 0, leader: false }), view(0))).toEqual([]);
    const revolt = { seat: 0, position: { revolt: { attacker: "lion" } } } as unknown as View;
    const commits = (seat: number) => ({ type: "RevoltCommitted", seat, number: 1, leader: false });
    expect(flights(events(commits(0), commits(1)), revolt).map(({ to }) => to[0])).toEqual(["pips 0", "pips 1"]);
  });

  it("leaves after a conflict in waves, leaders first", () => {
    const home = homecoming(events(scored, removed("a1"), returned, removed("a2")), view(0));
    expect(home.map(({ from, delay }) => [from[0], delay])).toEqual([
      ["space e5", 0],
      ["space a1", 60],
      ["space a2", 120],
      ["space d8", 0],
    ]);
  });
});

describe("pictures", () => {
  const before = {
    seat: 0,
    position: { hands: { lion: { red: 1 } }, tiles: {}, points: {}, leaders: {}, pagodas: [], war: null, revolt: null },
    facts: { sides: [], support: {}, states: [] },
  } as unknown as View;

  it("have the flights of their own events only", () => {
    const shown = frames(before, events(placed, scored));
    expect(shown.map((frame) => frame.flights!.map(({ manner }) => manner))).toEqual([["travel"], ["rise"]]);
  });

  it("let nothing leave before the verdict was read", () => {
    const won = { type: "WarWon", seat: 0, state: 0, strengths: [2, 1] };
    const shown = frames(before, events(won, returned, removed("a1")));
    expect(shown.map((frame) => frame.flights!.length)).toEqual([0, 0, 0, 0, 2]);
  });
});
