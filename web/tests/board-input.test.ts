import { describe, expect, it, vi } from "vitest";
import { BoardInput, type BoardSource } from "../src/lib/board-input.svelte";

const SPACES = new Map(["a1", "b1", "c1"].map((name, x) => [name, { x, y: 0 }]));
const space = (name: string) => ({ name, kind: "space" });

function board(targets: string[], more: Partial<BoardSource> = {}) {
  const [pick, aim] = [vi.fn(), vi.fn()];
  const input = new BoardInput({
    spaces: () => SPACES,
    targets: () => new Set(targets),
    fingers: "drag",
    pick,
    aim,
    ...more,
  });
  return { input, pick, aim };
}

describe("keys", () => {
  it("choose with Enter and the space bar", () => {
    const { input, pick } = board(["a1"]);
    expect(input.press("Enter", space("a1"))).toEqual({ used: true, next: null });
    expect(input.press(" ", { name: "a1 b1 c1", kind: "triangle" }).used).toBe(true);
    expect(pick.mock.calls).toEqual([
      ["a1", "space"],
      ["a1 b1 c1", "triangle"],
    ]);
  });

  it("go from target to target, and leave other keys to the page", () => {
    const { input, pick } = board(["a1", "c1"]);
    expect(input.press("ArrowRight", space("a1"))).toEqual({ used: true, next: "c1" });
    expect(input.press("ArrowLeft", space("a1"))).toEqual({ used: false, next: null });
    expect(input.press("Tab", space("a1")).used).toBe(false);
    expect(pick).not.toHaveBeenCalled();
  });

  it("find one space in the tab order: the first target, then where they were last", () => {
    const { input, aim } = board(["b1", "c1"]);
    expect(["a1", "b1", "c1"].map((name) => input.tabindex(name))).toEqual([-1, 0, -1]);
    input.focus(space("c1"));
    expect(["a1", "b1", "c1"].map((name) => input.tabindex(name))).toEqual([-1, -1, 0]);
    expect(aim).toHaveBeenCalledWith("c1", "space");
    input.focus(space("a1"));
    expect(input.stop).toBe("b1");
  });

  it("go over a board without targets only if it is to be explored", () => {
    expect(board([]).input.stop).toBe("");
    const { input } = board([], { explored: true });
    expect([input.stop, input.press("ArrowRight", space("a1")).next]).toEqual(["a1", "b1"]);
  });
});

describe("the jumping key", () => {
  it("goes to the most urgent target, then to the next, and begins again after the last", () => {
    const { input } = board(["a1", "b1", "c1"], { rank: (name) => ({ a1: 2, b1: 0, c1: 1 })[name]! });
    expect([null, "b1", "c1", "a1"].map((name) => input.after(name))).toEqual(["b1", "c1", "a1", "b1"]);
  });

  it("goes nowhere on a board without targets or without marks", () => {
    expect(board([], { rank: () => 0 }).input.after(null)).toBeNull();
    expect(board(["a1"]).input.after(null)).toBeNull();
  });
});

describe("a mouse", () => {
  const here = { x: 5, y: 5 };

  it("chooses the space that it points at", () => {
    const { input, pick } = board(["a1", "b1"]);
    input.move(here, space("a1"));
    input.click(here, space("a1"));
    input.click({ x: 9, y: 9 }, space("b1"));
    expect(pick.mock.calls).toEqual([
      ["a1", "space"],
      ["b1", "space"],
    ]);
  });

  it("only aims when the board has moved under it, and chooses with the next click", () => {
    const { input, pick, aim } = board(["a1", "b1"]);
    input.move(here, space("a1"));
    input.move(here, space("b1")); // the browser tells what is under it now
    input.click(here, space("b1"));
    expect([pick.mock.calls, aim.mock.calls]).toEqual([[], [["b1", "space"]]]);
    input.click(here, space("b1"));
    expect(pick.mock.calls).toEqual([["b1", "space"]]);
  });

  it("chooses what is no space at once", () => {
    const { input, pick } = board([]);
    input.move(here, space("a1"));
    input.click(here, { name: "a1 b1 c1", kind: "triangle" });
    expect(pick).toHaveBeenCalledWith("a1 b1 c1", "triangle");
  });
});

describe("a finger that drags", () => {
  it("aims at the space under it, once for each, and chooses by letting go", () => {
    const { input, pick, aim } = board(["a1"]);
    for (const x of [0, 0.2, 0.9, 1.1]) input.touch({ x, y: 3 });
    expect(aim.mock.calls).toEqual([
      ["a1", "space"],
      ["b1", "space"],
    ]);
    expect(input.under).toBe("b1");
    input.release();
    expect([pick.mock.calls, input.under]).toEqual([[["b1", "space"]], null]);
  });

  it("chooses nothing when it is interrupted, and aims at nothing any more", () => {
    const { input, pick, aim } = board(["a1"]);
    input.touch({ x: 0, y: 0 });
    input.cancel();
    expect(aim).toHaveBeenLastCalledWith(null, "space");
    input.release();
    expect(pick).not.toHaveBeenCalled();
  });

  it("drags only while there is something to choose, on boards with small spaces", () => {
    expect([board(["a1"]).input.dragging, board([]).input.dragging]).toEqual([true, false]);
    expect(board(["a1"], { fingers: "rest" }).input.dragging).toBe(false);
  });
});
