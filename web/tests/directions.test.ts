import { describe, expect, it } from "vitest";
import { AT, SPACES } from "../src/games/yellow-yangtze/board";
import { nearest, towards, type Point } from "../src/lib/directions";

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const places = (all: Record<string, [number, number]>) =>
  new Map(Object.entries(all).map(([name, [x, y]]): [string, Point] => [name, { x, y }]));
const SQUARE = places({ a1: [0, 0], b1: [1, 0], c1: [2, 0], a2: [0, -1], b2: [1, -1] });

describe("an arrow key", () => {
  it("leads to the neighbour in its direction", () => {
    expect(KEYS.map((key) => towards("b1", key, SQUARE))).toEqual(["a1", "c1", "b2", null]);
  });

  it("leads to the nearest place where the neighbour is missing, rather ahead than aside", () => {
    expect(towards("a1", "ArrowRight", places({ a1: [0, 0], c1: [2, 0], b2: [1, -1] }))).toBe("c1");
    expect(towards("a1", "ArrowRight", places({ a1: [0, 0], z1: [9, 0], b2: [1, -1] }))).toBe("b2");
  });

  it("leads on hexes to one of the two neighbours above, not to what lies straight behind them", () => {
    expect(towards("d7", "ArrowUp", AT)?.[0]).toBe("c");
    expect(towards("d7", "ArrowDown", AT)?.[0]).toBe("e");
    expect(towards("d7", "ArrowRight", AT)).toBe("d8");
  });

  it("leads from every space of a board of hexes to every other, step by step", () => {
    const reached = new Set(["a1"]);
    for (const name of reached) for (const key of KEYS) reached.add(towards(name, key, AT) ?? name);
    expect(reached.size).toBe(SPACES.length);
  });

  it("does not leave its row for places that were computed a little off", () => {
    expect(towards("a", "ArrowDown", places({ a: [0, 0], b: [90, 0.0001] }))).toBeNull();
  });

  it("is one of four keys, pressed on a place that is there", () => {
    expect([towards("b1", "Enter", SQUARE), towards("?", "ArrowUp", SQUARE)]).toEqual([null, null]);
  });
});

describe("the nearest place", () => {
  it("is the one under the point, or next to it", () => {
    for (const { name, x, y } of SPACES) expect(nearest({ x: x + 30, y: y - 10 }, AT)).toBe(name);
    expect(nearest({ x: -9999, y: -9999 }, AT)).toBe("a1");
  });

  it("is none where there are no places", () => {
    expect(nearest({ x: 0, y: 0 }, new Map())).toBeNull();
  });
});
