import { describe, expect, it } from "vitest";
import {
  drag,
  framing,
  holds,
  homeCamera,
  isCloser,
  isPart,
  shownBy,
  travel,
  wholeScale,
  within,
  zoomedAt,
  type Box,
  type Camera,
} from "../src/lib/camera";

const BOX: Box = { x: -100, y: 0, width: 1000, height: 500 };
const WIDE = { width: 500, height: 500 };
const PHONE = { width: 300, height: 400 };
/** The point of the drawing under a point of the window. */
const under = (camera: Camera, at: { x: number; y: number }, size = WIDE) => {
  const shown = shownBy(camera, size);
  return { x: shown.x + at.x / camera.scale, y: shown.y + at.y / camera.scale };
};

describe("home", () => {
  it("shows the whole drawing in the middle", () => {
    const home = homeCamera(BOX, WIDE, "whole");
    expect(home).toEqual({ x: 400, y: 250, scale: 0.5 });
    expect(shownBy(home, WIDE)).toEqual({ x: -100, y: -250, width: 1000, height: 1000 });
    expect(isPart(shownBy(home, WIDE), BOX)).toBe(false);
  });

  it("shows all of the height where that is asked for, and never less than the whole", () => {
    const home = homeCamera(BOX, PHONE, "height");
    expect(home.scale).toBe(0.8);
    expect(shownBy(home, PHONE).height).toBe(BOX.height);
    expect(isPart(shownBy(home, PHONE), BOX)).toBe(true);
    const tall = { width: 1000, height: 100 };
    expect(homeCamera(BOX, tall, "height").scale).toBe(wholeScale(BOX, tall));
  });
});

describe("a part that matters", () => {
  it("is shown as large as it fits, but not too large", () => {
    expect(framing({ x: 0, y: 0, width: 800, height: 400 }, BOX, WIDE)).toEqual({ x: 400, y: 200, scale: 0.625 });
    expect(framing({ x: 0, y: 0, width: 10, height: 10 }, BOX, WIDE).scale).toBeCloseTo(1.5 * wholeScale(BOX, WIDE));
  });

  it("is travelled to from where the drawing was", () => {
    const [before, now] = [shownBy(homeCamera(BOX, WIDE, "whole"), WIDE), shownBy({ x: 300, y: 200, scale: 1 }, WIDE)];
    const { x, y, factor } = travel(before, now, WIDE);
    const point = { x: 333, y: 111 };
    expect(x + factor * (point.x - now.x)).toBeCloseTo((point.x - before.x) * 0.5);
    expect(y + factor * (point.y - now.y)).toBeCloseTo((point.y - before.y) * 0.5);
  });
});

describe("zooming", () => {
  it("keeps the point under the pointer", () => {
    const [before, at] = [homeCamera(BOX, WIDE, "whole"), { x: 120, y: 333 }];
    const after = zoomedAt(before, 1.7, at, WIDE);
    const [there, here] = [under(before, at), under(after, at)];
    expect(here.x).toBeCloseTo(there.x);
    expect(here.y).toBeCloseTo(there.y);
    expect(isCloser(after, before)).toBe(true);
  });

  it("stays between the whole and close", () => {
    const home = homeCamera(BOX, WIDE, "whole");
    expect(within(zoomedAt(home, 0.2, { x: 0, y: 0 }, WIDE), BOX, WIDE)).toEqual(home);
    expect(within(zoomedAt(home, 99, { x: 250, y: 250 }, WIDE), BOX, WIDE).scale).toBe(4 * home.scale);
  });
});

describe("panning", () => {
  it("moves with the finger", () => {
    const camera = { x: 400, y: 250, scale: 2 };
    expect(drag(camera, { x: 20, y: -10 })).toEqual({ x: 390, y: 255, scale: 2 });
  });

  it("ends at the edges of the drawing, and does not move where all of it is shown", () => {
    const far = within({ x: 9999, y: -9999, scale: 0.8 }, BOX, PHONE);
    const shown = shownBy(far, PHONE);
    expect(shown.x + shown.width).toBeCloseTo(900);
    expect(far.y).toBe(250);
    expect(within({ x: -9999, y: 0, scale: 0.8 }, BOX, PHONE).x).toBeCloseTo(-100 + 300 / 0.8 / 2);
  });
});

it("knows what a window holds", () => {
  expect([holds(BOX, { x: 0, y: 10 }), holds(BOX, { x: 0, y: 10 }, 40), holds(BOX, { x: 901, y: 10 })]).toEqual([
    true,
    false,
    false,
  ]);
});
