import { expect, it } from "vitest";
import { bars, turns } from "../../src/games/yellow-yangtze/filling";

const wild = (points: Record<string, number>, result: number[]) =>
  Object.fromEntries(bars(points, result).map((bar) => [bar.colour, bar.wild]));

it("wild points lie on the colours that the result raises", () => {
  const points = { black: 11, red: 9, green: 8, blue: 7, yellow: 3 };
  expect(wild(points, [9, 9, 9, 11])).toEqual({ black: 0, red: 0, green: 1, blue: 2 });
  expect([...turns(bars(points, [9, 9, 9, 11]))].map(([key]) => key)).toEqual(["blue 0", "green 0", "blue 1"]);
});

it("a result that does not fit raises nothing", () => {
  expect(wild({ black: 2, red: 1, green: 1, blue: 1, yellow: 1 }, [5, 5, 5, 5])).toEqual({
    black: 0,
    red: 0,
    green: 0,
    blue: 0,
  });
});
