import { describe, expect, it } from "vitest";
import { AT, CAPITALS, HEIGHT, SPACES, WIDTH, hexagon, middle } from "../../src/games/yellow-yangtze/board";
import { showsPoints, states, warring, type Facts, type Position } from "../../src/games/yellow-yangtze/pieces";

describe("the board", () => {
  it("has every capital on a capital's space, and every space once", () => {
    const capitals = SPACES.filter((space) => space.kind === "capital").map((space) => space.name);
    expect(capitals.toSorted()).toEqual(Object.keys(CAPITALS).toSorted());
    expect(AT.size).toBe(SPACES.length);
  });

  it("shifts every second row by half a space", () => {
    const [a, b] = [SPACES.find((one) => one.name.startsWith("a"))!, SPACES.find((one) => one.name.startsWith("b"))!];
    expect([a.y, b.y]).toEqual([0, HEIGHT]);
    expect((a.x / WIDTH) % 1).toBe(0);
    expect((b.x / WIDTH) % 1).toBe(0.5);
  });

  it("has the middle of a triangle as far from each of its corners", () => {
    const [a, b] = ["b3", "b4"].map((name) => AT.get(name)!);
    const below = SPACES.find((one) => one.y > a!.y && one.x === (a!.x + b!.x) / 2)!;
    const at = middle(`b3 b4 ${below.name}`);
    const far = [a!, b!, below].map((one) => Math.hypot(one.x - at.x, one.y - at.y));
    expect(Math.max(...far) - Math.min(...far)).toBeLessThan(1);
  });

  it("draws hexagons that stand on a corner", () => {
    const corners = hexagon(10)
      .split(" ")
      .map((corner) => corner.split(",").map(Number));
    expect(corners).toHaveLength(6);
    expect(corners[0]).toEqual([0, -10]);
    expect(corners[3]).toEqual([0, 10]);
  });
});

describe("states", () => {
  const tiles = { a1: "red", a2: "red", b1: "blue", d1: "red" };
  const war = { space: "c1", loss: 0, states: [{ spaces: ["a1", "a2"] }, { spaces: ["b1"] }] };
  const facts = {
    sides: [],
    states: [
      { spaces: ["a1", "a2", "b1", "c1"], strength: 2 },
      { spaces: ["d1"], strength: 1 },
    ],
  };
  const position = (fields: object) =>
    ({ tiles, war: null, options: {}, ended: null, ...fields }) as unknown as Position;

  it("are as the server tells them in peace", () => {
    expect(states(position({}), facts as unknown as Facts)).toEqual(facts.states);
  });

  it("at war are the warring ones, each with its own strength", () => {
    const fought = { ...facts, sides: [{ strength: 3 }, { strength: 1 }] } as unknown as Facts;
    expect(warring(position({ war }), fought).map(({ strength }) => strength)).toEqual([3, 1]);
    const shown = states(position({ war }), fought);
    expect(shown.map(({ spaces }) => spaces)).toEqual([["d1"], ["a1", "a2"], ["b1"]]);
  });

  it("are as the server tells them once the war is won", () => {
    expect(states(position({ war: { ...war, loss: 1 } }), facts as unknown as Facts)).toEqual(facts.states);
  });

  it("show totals to their owner, at open tables and after the end", () => {
    expect(showsPoints(position({}), "lion", "lion")).toBe(true);
    expect(showsPoints(position({}), "bull", "lion")).toBe(false);
    expect(showsPoints(position({ options: { open_points: true } }), "bull", "lion")).toBe(true);
    expect(showsPoints(position({ ended: "E1" }), "bull", null)).toBe(true);
  });
});
