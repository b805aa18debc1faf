import { describe, expect, it } from "vitest";
import { course, hurry, longest, travels, type Area, type Flight } from "../src/lib/flights";

const look = { box: "0 0 10 20", uses: [] };
const flight = (more: Partial<Flight> = {}): Flight => ({
  look,
  from: ["seat 1"],
  to: ["space d7"],
  manner: "travel",
  ...more,
});
const seat: Area = { x: 0, y: 0, width: 36, height: 36 };
const space: Area = { x: 300, y: 400, width: 60, height: 72 };
const transforms = (one: ReturnType<typeof course>) => one.frames.map(({ transform }) => transform);

describe("a piece that travels", () => {
  it("takes longer over many hexes, but not forever", () => {
    expect([0, 4, 6, 9, 40].map((hexes) => travels(hexes * 60, 60))).toEqual([280, 280, 360, 480, 480]);
  });

  it("goes from middle to middle, grows to the size of the space, and lands a little larger", () => {
    const found = course(flight(), seat, space, 60);
    expect([found.x, found.y, found.width, found.height]).toEqual([18, 18, 60, 72]);
    expect(transforms(found)).toEqual([
      "translate(0.0px, 0.0px) scale(0.500)",
      "translate(312.0px, 418.0px) scale(1.060)",
      "translate(312.0px, 418.0px) scale(1.000)",
    ]);
    expect(found.duration).toBeCloseTo(travels(Math.hypot(312, 418), 60) + 180);
  });

  it("has a size of its own between two places that are no spaces", () => {
    const found = course(flight({ to: ["seat 2"], size: 24 }), seat, { ...seat, x: 100 }, 60);
    expect([found.width, found.height]).toEqual([12, 24]);
  });
});

describe("a piece that goes home", () => {
  it("stays crossed out for a moment, then flies", () => {
    const found = course(flight({ manner: "home", from: ["space d7"], to: ["seat 1"] }), space, seat, 60);
    expect(found.duration).toBe(480);
    expect(found.frames[1]!.offset).toBeCloseTo(160 / 480);
    expect(transforms(found)[1]).toBe(transforms(found)[0]);
    expect(transforms(found)[2]).toBe("translate(-312.0px, -418.0px) scale(0.500)");
  });

  it("vanishes in place if its home is nowhere to be seen", () => {
    const found = course(flight({ manner: "home", from: ["space d7"], to: [] }), space, null, 60);
    expect(found.frames.at(-1)).toMatchObject({ opacity: 0, transform: "translate(0.0px, 0.0px) scale(0.600)" });
  });
});

describe("points", () => {
  it("rise by 24 pixels where they were won, then go to their seat", () => {
    const found = course(flight({ manner: "rise", from: ["space d7"], to: ["seat 1"], size: 22 }), space, seat, 60);
    expect(found.duration).toBe(420);
    expect(transforms(found)[1]).toBe("translate(0.0px, -24.0px) scale(1.000)");
    expect(transforms(found)[2]).toBe("translate(-312.0px, -418.0px) scale(0.700)");
  });
});

describe("flights of one picture", () => {
  const many = [flight(), flight({ manner: "home", delay: 900 })];

  it("last as long as the longest", () => {
    expect(longest(many)).toBe(900 + 480);
    expect(longest([])).toBe(0);
  });

  it("end with their picture: they are played faster if they must be", () => {
    expect(hurry([flight()], 2000, 1)).toBe(1);
    expect(hurry([flight()], 2000, 2)).toBe(2);
    expect(hurry(many, 690, 1)).toBe(2);
  });
});
