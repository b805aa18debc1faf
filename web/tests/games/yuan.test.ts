import { describe, expect, it } from "vitest";
import {
  SIZE,
  around,
  arrow,
  at,
  bestTurn,
  cellAt,
  freeCorner,
  hexagon,
  outline,
  side,
  tileHexes,
} from "../../src/games/yuan/board";
import { filmed, frames } from "../../src/games/yuan/picture";
import { choiceOf, holdings, levelsOf, planOf, type Hex, type Position } from "../../src/games/yuan/pieces";
import type { GameEvent, View } from "../../src/wire";

const hex = (q: number, r: number) => ({ q, r, terrain: "rice", tile: "Am", province: null }) as Hex;
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe("hexes", () => {
  it("lie one step from each of their six neighbours, however the map is turned", () => {
    for (const steps of [0, 1, 2, 3, 4, 5])
      for (const [q, r] of [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ] as const)
        expect(far(at(2, 3, steps), at(2 + q, 3 + r, steps))).toBeCloseTo(Math.sqrt(3) * SIZE);
  });

  it("come back after six turns, and go round counter-clockwise", () => {
    expect(at(2, -1, 6).x).toBeCloseTo(at(2, -1).x);
    expect(at(1, 0, 1).x).toBeCloseTo(at(0, 1).x);
    expect(at(1, 0, 1).y).toBeLessThan(0);
  });

  it("share a side whose ends are corners of both", () => {
    const { a, b } = side(at(0, 0), at(1, 0));
    expect(far(a, b)).toBeCloseTo(SIZE);
    for (const corner of [a, b]) expect(far(corner, at(0, 0))).toBeCloseTo(far(corner, at(1, 0)));
  });

  it("have an outline without the sides between them", () => {
    expect(outline([hex(0, 0)], 0).match(/M/g)).toHaveLength(6);
    expect(outline([hex(0, 0), hex(1, 0)], 0).match(/M/g)).toHaveLength(10);
  });

  it("are drawn with six corners", () => {
    expect(hexagon(50).split(" ")).toHaveLength(6);
  });
});

describe("the map", () => {
  it("has a box with air on every side", () => {
    expect(
      around(
        [
          { x: 0, y: 0 },
          { x: 10, y: 20 },
        ],
        5,
      ),
    ).toEqual({ x: -5, y: -5, width: 20, height: 30 });
  });

  it("is turned so that it fills its frame", () => {
    const row = [0, 1, 2, 3, 4, 5].map((q) => hex(q, 0));
    expect(bestTurn(row, 2)).toBe(0);
    expect(bestTurn(row, 0.5)).not.toBe(0);
  });

  it("has tiles whose seven hexes fit together without gaps", () => {
    const [middle, neighbour] = [cellAt("0,0"), cellAt("1,0")];
    const hexes = [...tileHexes("Am", middle, 0), ...tileHexes("Bm", neighbour, 2)];
    expect(new Set(hexes.map(({ q, r }) => `${q},${r}`)).size).toBe(14);
    expect(outline(hexes, 0).match(/M/g)!.length).toBeLessThan(36);
  });

  it("turns a tile around its middle", () => {
    const [straight, turned] = [tileHexes("Am", [0, 0], 0), tileHexes("Am", [0, 0], 1)];
    expect(turned[0]).toEqual(straight[0]);
    expect([turned[1]!.q, turned[1]!.r]).toEqual([straight[2]!.q, straight[2]!.r]);
    expect(turned.map((one) => one.terrain)).toEqual(straight.map((one) => one.terrain));
  });

  it("points arrows at their target, from a little off to a little before", () => {
    const { shaft, head } = arrow({ x: 0, y: 0 }, { x: 200, y: 0 });
    expect(shaft.startsWith("M20.0 0.0Q")).toBe(true);
    expect(shaft.endsWith("166.0 0.0")).toBe(true);
    expect(head.endsWith("Z")).toBe(true);
  });
});

describe("plans", () => {
  it("are read as they are written", () => {
    expect(planOf("plan KHAL d2 f0 m3")).toEqual({ target: "KHAL", levels: [2, 0, 3] });
    expect(planOf("plan KHAL")).toBeNull();
    expect(planOf("pass")).toBeNull();
    expect(choiceOf(levelsOf("d2 f0 m3"))).toBe("d2 f0 m3");
  });
});

describe("what lies on the map", () => {
  it("has the first cities while clans are drawn", () => {
    const setup = {
      drawn: [
        { clan: "mu", city: "KHAL" },
        { clan: "huan", city: null },
      ],
    };
    const found = holdings({ setup, provinces: {} } as unknown as Position);
    expect(found).toEqual({ KHAL: { clan: "mu", cities: 1, rampart: "none", armies: 0 } });
  });
});

describe("the film of a turn", () => {
  const position = {
    provinces: {},
    temples: [],
    chao: { first: 9, second: 9 },
    clans: { first: "mu", second: "huan" },
    plans: { first: true },
  };
  const before = {
    position,
    facts: { clans: {}, defence: {} },
    question: { kind: "turn" },
    actors: [0],
  } as unknown as View;
  const events = [
    { type: "PlanMade", seat: 0 },
    { type: "PhaseBegan", phase: "development" },
    { type: "PlanRevealed", seat: 0, clan: "mu", target: "KHAL", levels: [1, 0, 0], costs: [2, 0, 0] },
    { type: "PlanRevealed", seat: 1, clan: "huan", target: "ORD", levels: [1, 0, 0], costs: [1, 0, 0] },
    { type: "ProvinceColonized", seat: 0, clan: "mu", province: "KHAL" },
    { type: "PhaseBegan", phase: "income" },
    { type: "ChaoEarned", seat: 0, clan: "mu", number: 4 },
  ] as unknown as GameEvent[];
  const film = frames(before, events, (phase) => phase.toUpperCase());
  const shown = film.map(({ view }) => view.position as unknown as Position);

  it("is worth showing when a phase began", () => {
    expect([filmed(events), filmed(events.slice(0, 1))]).toEqual([true, false]);
  });

  it("has one picture for what happens at the same moment, under the title of its phase", () => {
    expect(film.map(({ chapter, events }) => [chapter, events.length])).toEqual([
      ["DEVELOPMENT", 2],
      ["DEVELOPMENT", 1],
      ["INCOME", 1],
    ]);
  });

  it("changes the picture as the events tell", () => {
    expect(shown.map(({ chao }) => chao)).toEqual([
      { first: 7, second: 8 },
      { first: 7, second: 8 },
      { first: 11, second: 8 },
    ]);
    expect(shown.map(({ provinces }) => Object.keys(provinces))).toEqual([[], ["KHAL"], ["KHAL"]]);
  });

  it("asks nobody, and leaves the view before it alone", () => {
    expect(film.every(({ view }) => view.question === null && view.actors.length === 0)).toBe(true);
    expect([position.chao.first, Object.keys(position.provinces)]).toEqual([9, []]);
  });
});

describe("the legend", () => {
  const box = { x: 0, y: 0, width: 1000, height: 600 };
  const size = { width: 1000, height: 600 };

  it("lies in a corner that the map leaves free", () => {
    const points = [
      { x: 100, y: 100 },
      { x: 900, y: 500 },
      { x: 900, y: 100 },
    ];
    expect(freeCorner(points, box, size)).toEqual({ name: "bottom-left", free: true });
  });

  it("is folded where there is none, and before the page is laid out", () => {
    const points = [0, 1, 2, 3].map((one) => ({ x: one % 2 ? 950 : 50, y: one > 1 ? 550 : 50 }));
    expect(freeCorner(points, box, size).free).toBe(false);
    expect(freeCorner([], box, { width: 0, height: 0 }).free).toBe(false);
  });
});
