import { describe, expect, it } from "vitest";
import { FAR, NEAR, ridge } from "../../src/games/huang-di/mountains";
import { recent, reveal, scores } from "../../src/games/huang-di/news";
import { inHand, isCell, many, type Position } from "../../src/games/huang-di/pieces";
import {
  COLUMNS,
  HIGH,
  LABEL,
  MARGIN,
  WIDE,
  cells,
  left,
  levelHeight,
  outline,
  provinceOf,
  rowOf,
  sky,
  top,
  writing,
} from "../../src/games/huang-di/wall";
import type { LogLine } from "../../src/lib/table.svelte";

const line = (number: number, seat: number, ...events: object[]) =>
  ({ number, seat, action: "", events, key: String(number) }) as unknown as LogLine;

describe("the wall", () => {
  it("has 17 cells in each province: towers stand at the ends only", () => {
    expect(cells(2)).toHaveLength(34);
    const towers = cells(2).filter((cell) => cell.level === 4);
    expect(towers.map(({ name, province }) => [name, province])).toEqual([
      ["a4", 1],
      ["e4", 1],
      ["f4", 2],
      ["j4", 2],
    ]);
  });

  it("stands on the ground and grows upwards", () => {
    expect([left("a1"), top("a1")]).toEqual([0, -HIGH]);
    expect([left("c3"), top("c3")]).toEqual([2 * WIDE, -3 * HIGH]);
    expect(top("c3", 50)).toBe(-150);
  });

  it("knows rows and provinces by the cell's name", () => {
    expect(rowOf(2, 3)).toEqual(["f3", "g3", "h3", "i3", "j3"]);
    expect(["e1", "f1"].map(provinceOf)).toEqual([1, 2]);
    expect(["a1", "t4", "u1", "a5", "a10"].map(isCell)).toEqual([true, true, false, false, false]);
  });

  it("outlines cells without the edges between them", () => {
    expect(outline(["a1"], 0).match(/M/g)).toHaveLength(4);
    expect(outline(["a1", "b1"], 0).match(/M/g)).toHaveLength(6);
    expect(outline(["a1"], 4)).toContain(`M4 ${4 - HIGH}V-4`);
  });
});

describe("a wall in its window", () => {
  it("leaves the sky what is left of the height, but never nothing", () => {
    expect(sky({ width: 1000, height: 500 }, 2000, 700)).toBe(300);
    expect(sky({ width: 1000, height: 200 }, 2000, 700)).toBe(46);
    expect(sky({ width: 0, height: 0 }, 2000, 700)).toBe(46);
  });
  it("has higher levels where a long wall leaves room, within limits", () => {
    expect(levelHeight(2, { width: 900, height: 2000 })).toBe(HIGH);
    expect(levelHeight(4, { width: 0, height: 0 })).toBe(112);
    expect(levelHeight(4, { width: 900, height: 200 })).toBe(112);
    const [roomy, endless] = [450, 2000].map((height) => levelHeight(4, { width: 900, height }));
    expect(roomy).toBeGreaterThan(112);
    expect(endless).toBe(132);
  });
  it("stands before mountains that reach over all of it", () => {
    for (const range of [FAR, NEAR]) {
      const path = ridge(range, -500, 2600);
      const across = [...path.matchAll(/[QL ](-?[\d.]+) -/g)].map(([, x]) => Number(x));
      expect(Math.max(...across)).toBeGreaterThan(2600 - range.period / 4);
      expect(path).toMatch(/^M-500 0V-\d+Q.* 0z$/);
    }
  });
});

describe("cards", () => {
  const position = {
    turn: { seat: "red", shown: "builder" },
    seats: { red: { table: ["recruiter"] }, blue: { table: [] } },
  };

  it("are in hand unless they lie on the table or are being played", () => {
    expect(inHand(position as unknown as Position, "red")).toEqual(["resources", "taskmaster"]);
    expect(inHand(position as unknown as Position, "blue")).toHaveLength(4);
  });

  it("are counted whether they are known or not", () => {
    expect([many(3), many(["F1", "F2"])]).toEqual([3, 2]);
  });
});

describe("news", () => {
  it("is what came since the person's last action", () => {
    const log = [line(0, 0), line(1, 1), line(2, -1)];
    expect(recent(log, 0).map((one) => one.number)).toEqual([0, 1, 2]);
    expect(recent(log, null).map((one) => one.number)).toEqual([1, 2]);
    expect(recent(log, 3).map((one) => one.number)).toEqual([2]);
  });

  it("gathers the points that were won together, with their cells", () => {
    const points = (seat: number, what: string, number: number) => ({ type: "PointsScored", seat, what, number });
    const log = [
      line(0, 0, { type: "BlockPlaced", cell: "c1" }, { type: "RowScored", province: 1, level: 1 }),
      line(1, 0, points(0, "row", 3), points(1, "row", 1), { type: "BlockPlaced", cell: "a4" }, points(0, "tower", 5)),
      line(2, 0, points(0, "jade", 2)),
    ];
    const found = scores(log);
    expect(found.map(({ kind, gains }) => [kind, ...gains.map((gain) => gain.number)])).toEqual([
      ["row", 3, 1],
      ["tower", 5],
    ]);
    expect(found.map((score) => score.cells)).toEqual([["a1", "b1", "c1", "d1", "e1"], ["a4"]]);
  });

  it("of a petition is fresh until one has acted", () => {
    const shown = line(1, 1, { type: "BidsRevealed", bids: [] }, { type: "BidsTied", seats: [0, 1] });
    const log = [line(0, -1, { type: "RoundBegan", number: 3 }), shown, line(2, 1, { type: "MarkerTaken", seat: 1 })];
    expect(reveal(log, 0)).toMatchObject({ round: 3, tied: [0, 1], winner: 1, fresh: true });
    expect(reveal([...log, line(3, 0)], 0)?.fresh).toBe(false);
    expect(reveal(log, null)?.fresh).toBe(false);
    expect(reveal([], 0)).toBeNull();
  });
});

describe("writing on the wall", () => {
  it("is as usual where there is room, and larger where the wall is small", () => {
    expect(writing(2, { width: 1400, height: 900 }, 80)).toBe(1);
    expect(writing(4, { width: 890, height: 600 }, 112)).toBeGreaterThan(1.5);
    expect(writing(4, { width: 0, height: 0 }, 112)).toBe(1);
  });

  it("can be read on the screen, even with the column beside the wall that it needs itself", () => {
    for (const [boards, width] of [
      [2, 700],
      [3, 800],
      [4, 890],
    ] as const) {
      const scale = writing(boards, { width, height: 2000 }, 92);
      const length = boards * COLUMNS * WIDE + MARGIN + LABEL * scale;
      expect((20 * scale * width) / length).toBeGreaterThanOrEqual(12);
    }
  });
});
