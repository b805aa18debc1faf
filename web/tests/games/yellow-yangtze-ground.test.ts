import { describe, expect, it } from "vitest";
import { AT, SPACES } from "../../src/games/yellow-yangtze/board";
import {
  RIVERS,
  bays,
  beside,
  capitalOf,
  contour,
  outlines,
  pillAt,
  shore,
  stream,
} from "../../src/games/yellow-yangtze/ground";

describe("outlines", () => {
  it("have six corners around one space, ten around two, and none between them", () => {
    expect(outlines(["h8"]).map((loop) => loop.length)).toEqual([6]);
    expect(outlines(["h8", "h9"]).map((loop) => loop.length)).toEqual([10]);
    expect(outlines(["a1", "h8"]).length).toBe(2);
  });

  it("go around a hole too", () => {
    const ring = beside("h8");
    expect(ring.length).toBe(6);
    expect(
      outlines(ring)
        .map((loop) => loop.length)
        .toSorted((a, b) => a - b),
    ).toEqual([6, 18]);
  });

  it("are closed paths, with corners or without", () => {
    expect(contour(["h8"])).toMatch(/^M[^Z]+Z$/);
    expect(shore(["h8"]).match(/Q/g)?.length).toBe(6);
  });
});

describe("rivers", () => {
  it("are two, and every river space belongs to one of them", () => {
    expect(RIVERS.length).toBe(2);
    const wet = SPACES.filter((space) => space.kind === "river").map((space) => space.name);
    expect(RIVERS.flatMap(({ spaces }) => spaces).toSorted()).toEqual(wet.toSorted());
  });

  it("run from neighbour to neighbour, from end to end", () => {
    for (const { course, spaces } of RIVERS) {
      course.slice(1).forEach((name, index) => expect(beside(name)).toContain(course[index]));
      expect(course.length).toBeGreaterThan(0.6 * spaces.length);
      const aside = spaces.filter((name) => !course.includes(name));
      expect(bays({ spaces, course }).match(/M/g)?.length ?? 0).toBeGreaterThanOrEqual(aside.length);
      expect(stream(course, 10)).toMatch(/^M.*Q.*L/);
    }
  });
});

describe("states", () => {
  it("have the name of their capital, if they have one", () => {
    expect([capitalOf(["b2", "b3"]), capitalOf(["h8"])]).toEqual(["b3", null]);
  });

  it("have their pill beside them, not on their pieces", () => {
    const spaces = ["e7", "e8", "f7"];
    const at = pillAt(spaces, new Set(spaces));
    for (const name of spaces) {
      const { x, y } = AT.get(name)!;
      expect(Math.hypot(at.x - x, at.y - y)).toBeGreaterThan(60);
    }
  });

  it("have it on the side that is free", () => {
    const [left, right] = [AT.get("e6")!, AT.get("e7")!];
    const taken = new Set(["e7", "e6", "e5", "d6", "d7", "f6", "f7", "c7", "c8", "g7", "g8"]);
    expect(pillAt(["e7"], taken).x).toBeGreaterThan(right.x);
    expect(left.x).toBeLessThan(right.x);
  });
});
