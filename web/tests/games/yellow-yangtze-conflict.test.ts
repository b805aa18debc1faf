import { describe, expect, it } from "vitest";
import { AT } from "../../src/games/yellow-yangtze/board";
import { findInvolved, ownSide, sent, stageOf } from "../../src/games/yellow-yangtze/conflict";
import type { Facts, Position } from "../../src/games/yellow-yangtze/pieces";
import type { LogLine } from "../../src/lib/table.svelte";
import type { View } from "../../src/wire";

const leader = (seat: number, space: string) => ({ seat, leader: "governor", space, leaves: true });
const revolt = { attacker: "archer", defender: "bull", leader: "governor", committed: 0 };
const rebels = { sides: [{ leaders: [leader(2, "m13")] }, { leaders: [leader(1, "k9")] }] } as unknown as Facts;
const position = (fields: object) => ({ war: null, revolt: null, questions: [], ...fields }) as unknown as Position;
const war = (...states: string[][]) => ({ space: "f9", loss: 0, states: states.map((spaces) => ({ spaces })) });
const fought = { sides: [{ leaders: [] }, { leaders: [] }] } as unknown as Facts;

describe("the stage of a conflict", () => {
  it("is nowhere in peace", () => {
    expect(stageOf(position({}), { sides: [] } as unknown as Facts, true)).toBeNull();
  });

  it("is where the warring states are, with room for the card", () => {
    const at = position({ war: war(["f7", "f8"], ["f10", "g11"]) });
    expect(findInvolved(at, fought)).toEqual(["f7", "f8", "f10", "g11", "f9"]);
    const [with_, without] = [stageOf(at, fought, true)!, stageOf(at, fought, false)!];
    expect(with_.corner).toBe("top");
    expect(with_.focus.height).toBeGreaterThan(without.focus.height);
    for (const name of ["f7", "g11"]) {
      const { x, y } = AT.get(name)!;
      expect(x > without.focus.x && x < without.focus.x + without.focus.width).toBe(true);
      expect(y > without.focus.y && y < without.focus.y + without.focus.height).toBe(true);
    }
  });

  it("shows both leaders of a revolt", () => {
    const { focus } = stageOf(position({ revolt }), rebels, false)!;
    expect(focus.x).toBeLessThan(AT.get("k9")!.x);
    expect(focus.x + focus.width).toBeGreaterThan(AT.get("m13")!.x);
  });

  it("has its card where it hides nobody who takes part", () => {
    const upper = position({ war: war(["a6", "a7", "b6", "b7"], ["a9", "b9"]) });
    expect(stageOf(upper, fought, true)!.corner).toBe("bottom");
  });
});

describe("those who take part", () => {
  const view = (seat: number | null, asked: object, fields = {}) =>
    ({ seat, position: position({ questions: [asked], ...fields }), facts: rebels }) as unknown as View;

  it("commit to the side that they chose, or to their own in a revolt", () => {
    expect(ownSide(view(0, { ask: "pledge", seat: "lion", about: 1 }))).toBe(1);
    expect(ownSide(view(1, { ask: "pledge", seat: "lion", about: 1 }))).toBeNull();
    expect(ownSide(view(2, { ask: "attack", seat: "archer" }, { revolt }))).toBe(0);
    expect(ownSide(view(1, { ask: "defend", seat: "bull" }, { revolt }))).toBe(1);
    expect(ownSide(view(0, { ask: "turn", seat: "lion" }))).toBeNull();
    expect(ownSide(view(null, { ask: "pledge", seat: "lion", about: 1 }))).toBeNull();
  });

  it("have sent what the log tells since the conflict began", () => {
    const log = [
      { events: [{ type: "WarSupported", seat: 3, state: 0, number: 2, leader: false }] },
      { events: [{ type: "WarBegan" }] },
      { events: [{ type: "WarSupported", seat: 1, state: null, number: 0, leader: false }] },
      { events: [{ type: "WarSupported", seat: 0, state: 1, number: 1, leader: true }] },
    ] as unknown as LogLine[];
    expect(sent(view(null, {}), log)).toEqual([
      { seat: 1, side: null, tiles: 0, leader: false },
      { seat: 0, side: 1, tiles: 1, leader: true },
    ]);
    const risen = [
      { events: [{ type: "RevoltBegan" }, { type: "RevoltCommitted", seat: 1, number: 2, leader: false }] },
    ];
    expect(sent(view(null, {}), risen as unknown as LogLine[])).toEqual([
      { seat: 1, side: 1, tiles: 2, leader: false },
    ]);
  });
});
