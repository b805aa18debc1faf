import { describe, expect, it } from "vitest";
import { nobody } from "../src/lib/replay.svelte";
import { linesToMark, missedSince, ownSeats, proposals } from "../src/lib/seating";
import type { LogLine } from "../src/lib/table.svelte";
import type { SeatInfo, SeatView, TableInfo } from "../src/wire";

const seatViews = (...seats: (number | null)[]) => seats.map((seat) => ({ seat })) as SeatView[];
const table = (status: string, ...seats: Partial<SeatInfo>[]) =>
  ({ status, seats: seats.map((seat, index) => ({ ...nobody(index, ""), ...seat })) }) as TableInfo;
const log = (...seats: number[]) => seats.map((seat, number) => ({ number, seat }) as LogLine);

it("a spectator has no seats, a hot seat several", () => {
  expect([ownSeats(seatViews(null)), ownSeats(seatViews(0, 2))]).toEqual([[], [0, 2]]);
});

describe("proposals", () => {
  it("are those of others", () => {
    const found = proposals(table("playing", { agreed: true }, { agreed: true }, {}), [0]);
    expect(found.settling.map(({ seat }) => seat)).toEqual([1]);
    expect(found.conceding).toEqual([]);
  });

  it("to end the game as it stands give way to a concession, even the person's own", () => {
    const own = proposals(table("playing", { conceded: true }, { agreed: true }), [0]);
    expect([own.anyConcedes, own.settling, own.conceding]).toEqual([true, [], []]);
    const theirs = proposals(table("playing", {}, { conceded: true }), [0]);
    expect(theirs.conceding.map(({ seat }) => seat)).toEqual([1]);
  });

  it("mean nothing when the game is over, or no table is here", () => {
    expect(proposals(table("ended", {}, { agreed: true }), [0]).settling).toEqual([]);
    expect(proposals(null, [])).toEqual({ conceding: [], anyConcedes: false, settling: [] });
  });
});

describe("what one missed", () => {
  it("starts after the person's last action", () => {
    expect(missedSince(log(0, 0, 1, -1), [0], 4)).toBe(2);
  });

  it("is nothing if nobody has acted since, or one has never acted", () => {
    expect(missedSince(log(0, 1, 0), [0], 3)).toBeNull();
    expect(missedSince(log(1, 1), [0], 2)).toBeNull();
    expect(missedSince([], [0], 0)).toBeNull();
  });

  it("leaves out what one has just done and could undo", () => {
    expect(missedSince(log(0, 1, 0), [0], 2)).toBe(1);
  });
});

describe("what stays marked", () => {
  const numbers = (seats: number[], mine: number[]) => linesToMark(log(...seats), mine).map(({ number }) => number);

  it("is what others did since the person's own move", () => {
    expect(numbers([0, 1, -1, 2, 2], [0])).toEqual([1, 3, 4]);
  });

  it("is the person's own move until others move", () => {
    expect(numbers([1, 0, 0, -1], [0])).toEqual([2]);
  });

  it("is for spectators what the last seat did in a row", () => {
    expect(numbers([0, 1, 1, -1], [])).toEqual([1, 2]);
    expect(numbers([], [])).toEqual([]);
  });
});
