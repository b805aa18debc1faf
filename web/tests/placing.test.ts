import { describe, expect, it } from "vitest";
import { placeCard, tailOf } from "../src/lib/placing";

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const WITHIN = rect(0, 0, 800, 600);
const CARD = { width: 200, height: 100 };
const place = (more: object) =>
  placeCard(CARD, { within: WITHIN, target: rect(380, 280, 40, 40), clear: [], pieces: [], ...more });
const apart = (one: { x: number; y: number }, other: ReturnType<typeof rect>): boolean =>
  one.x + CARD.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + CARD.height <= other.y ||
  other.y + other.height <= one.y;

describe("a card", () => {
  it.each([rect(380, 280, 40, 40), rect(0, 0, 40, 40), rect(760, 560, 40, 40)])("stands beside %o", (target) => {
    const at = place({ target })!;
    expect(apart(at, target)).toBe(true);
    expect(at.x >= 0 && at.y >= 0 && at.x + 200 <= 800 && at.y + 100 <= 600).toBe(true);
    expect(Math.hypot(at.x + 100 - target.x - 20, at.y + 50 - target.y - 20)).toBeLessThan(180);
  });

  it("hides no piece where there is room without, and otherwise few", () => {
    const grid = Array.from({ length: 300 }, (_, index) =>
      rect((index % 20) * 40, Math.floor(index / 20) * 40, 40, 40),
    );
    const pieces = grid.filter((one) => one.x < 480);
    const [free, full] = [place({ pieces })!, place({ pieces: grid })!];
    expect(pieces.every((one) => apart(free, one))).toBe(true);
    const hidden = grid.filter((one) => !apart(full, one));
    expect(hidden.length).toBeLessThanOrEqual(6 * 4);
  });

  it("is never over what must stay in sight, however far that sends it", () => {
    const clear = [rect(100, 50, 600, 500)];
    expect(place({ clear })).toBeNull();
    expect(apart(place({ clear: [rect(250, 0, 550, 600)] })!, clear[0]!)).toBe(false);
    expect(apart(place({ clear: [rect(250, 0, 550, 600)] })!, rect(250, 0, 550, 600))).toBe(true);
  });
});

it("a tail leads from the edge of the card into the target", () => {
  const { from, to } = tailOf(rect(0, 0, 100, 100), rect(200, 40, 20, 20));
  expect([from.x, from.y]).toEqual([100, 50]);
  expect(to.x).toBeGreaterThanOrEqual(200);
  expect(to.x).toBeLessThan(220);
});
