import { describe, expect, it, vi } from "vitest";
import { Zoom, type ZoomSource } from "../src/lib/zoom.svelte";

const BOX = { x: 0, y: 0, width: 1000, height: 500 };

function board(more: Partial<ZoomSource> = {}) {
  const interrupt = vi.fn();
  const zoom = new Zoom({
    box: () => BOX,
    size: () => ({ width: 500, height: 250 }),
    fits: () => "whole",
    aims: () => false,
    interrupt,
    ...more,
  });
  return { zoom, interrupt };
}

describe("zoom", () => {
  it("shows the whole drawing until the page is laid out, and then", () => {
    const { zoom } = board({ size: () => ({ width: 0, height: 0 }) });
    expect([zoom.shown, zoom.scale, zoom.partial, zoom.by(2)]).toEqual([BOX, 1, false, false]);
    expect([board().zoom.shown, board().zoom.scale]).toEqual([BOX, 0.5]);
  });

  it("goes closer by keys, and home with 0", () => {
    const { zoom } = board();
    expect(zoom.press("+")).toBe(true);
    expect([zoom.closer, zoom.partial]).toEqual([true, true]);
    expect(zoom.shown.width).toBeLessThan(BOX.width);
    zoom.press("-");
    expect(zoom.closer).toBe(false);
    zoom.press("=");
    zoom.press("0");
    expect([zoom.shown, zoom.press("x")]).toEqual([BOX, false]);
  });

  it("frames what matters, lets people look elsewhere, and goes back where they were", () => {
    let part: typeof BOX | null = null;
    const { zoom } = board({ focus: () => part });
    zoom.by(2, { x: 0, y: 0 });
    const mine = zoom.shown;
    part = { x: 600, y: 200, width: 300, height: 200 };
    expect([zoom.follow(), zoom.follow()]).toEqual([true, false]);
    const { x, y, width, height } = zoom.shown;
    expect(x <= 600 && y <= 200 && x + width >= 900 && y + height >= 400).toBe(true);
    expect([zoom.closer, width < BOX.width]).toEqual([true, true]);
    zoom.reset();
    expect(zoom.shown).toEqual(BOX);
    part = null;
    expect(zoom.follow()).toBe(true);
    expect(zoom.shown).toEqual(mine);
  });

  it("says whether anything moved", () => {
    const { zoom } = board();
    expect([zoom.pan({ x: 50, y: 0 }), zoom.by(0.5)]).toEqual([false, false]);
    expect([zoom.by(2), zoom.pan({ x: 50, y: 0 })]).toEqual([true, true]);
  });

  it("reveals what is not to be seen, and leaves the rest alone", () => {
    const { zoom } = board();
    zoom.by(4);
    const before = zoom.shown;
    zoom.reveal({ x: 500, y: 250 });
    expect(zoom.shown).toEqual(before);
    zoom.reveal({ x: 990, y: 10 });
    expect(zoom.shown.x + zoom.shown.width).toBeCloseTo(1000);
    expect(zoom.shown.y).toBeCloseTo(0);
  });

  it("fits the height and pans sideways on a phone", () => {
    const { zoom } = board({ size: () => ({ width: 200, height: 400 }), fits: () => "height" });
    expect([zoom.scale, zoom.partial, zoom.closer]).toEqual([0.8, true, false]);
    expect(zoom.pan({ x: -1000, y: 30 })).toBe(true);
    expect(zoom.shown).toEqual({ x: 750, y: 0, width: 250, height: 500 });
  });
});
