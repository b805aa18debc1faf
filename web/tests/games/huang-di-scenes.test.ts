import { describe, expect, it } from "vitest";
import { Air } from "../../src/games/huang-di/flights";
import { frames } from "../../src/games/huang-di/picture";
import type { Facts, Position } from "../../src/games/huang-di/pieces";
import type { GameEvent, HuangDiEvent, View } from "../../src/wire";

const things = { jade: 9, peasants: 2, convicts: 4, blocks: 1, points: 0, chips: 0, bid: null };
const before = {
  seat: 0,
  actors: [0],
  position: {
    wall: { a2: "white" },
    questions: [{ ask: "bid" }],
    round: { number: 1, marker: null, emperor_left: 3, emperor_held: false },
    prisons: [{ jade: 0, convicts: 0 }],
    seats: { red: things, white: things, black: things },
  },
  facts: {},
} as unknown as View;
const events = (...all: object[]) => all as GameEvent[];
const phases = (shown: ReturnType<typeof frames>) => shown.map(({ view }) => (view.facts as Facts).scene?.phase);

const bid = { type: "BidMade", seat: 0, jade: 4 };
const revealed = (...bids: number[]) => ({ type: "BidsRevealed", bids, petitions: [1, 0, 0], values: [5, 5, 2] });
const taken = { type: "MarkerTaken", seat: 1, emperor_blocks: 2 };
const paid = { type: "JadePaid", seat: 1, number: 5, cause: "P3" };
const began = { type: "TurnBegan", seat: 1, number: 1 };

describe("the petition", () => {
  const shown = frames(before, events(bid, revealed(4, 5, 2), paid, taken, began));

  it("opens all hands together, grows bars, and lets the jade blink that decides", () => {
    expect(phases(shown)).toEqual(["hands", "open", "bars", "tie", undefined, undefined]);
    expect(shown.map(({ time }) => time)).toEqual([400, 240, 600, 480, 1140, undefined]);
    expect((shown[3]!.view.facts as Facts).scene!.deciding).toEqual([1]);
    expect(shown.map((frame) => frame.events.length)).toEqual([1, 1, 0, 0, 2, 1]);
  });

  it("shows no number before its event", () => {
    const jade = shown.map(({ view }) => (view.position as Position).seats.white!.jade);
    expect(jade).toEqual([9, 9, 9, 9, 4, 4]);
  });

  it("brings the marker to the winner, then jade back to the others and to the stockpile", () => {
    const flown = shown[4]!.flights!.map(({ from, to, text, delay = 0 }) => [from[0], to[0], text, delay]);
    expect(flown).toEqual([
      ["bid 1", "place stock", "5", 480],
      ["place marker", "seat 1", undefined, 0],
      ["bid 0", "seat 0", "4", 480],
      ["bid 2", "seat 2", "2", 480],
      ["place stock", "seat 1", undefined, 480],
    ]);
  });

  it("shows closed hands even if nobody had a choice, and no tie where there is none", () => {
    const plain = frames(before, events({ ...revealed(4, 1, 2), values: [5, 1, 2] }, { ...taken, seat: 0 }, began));
    expect(phases(plain)).toEqual(["hands", "open", "bars", undefined, undefined]);
  });

  it("lets all blink that are tied in everything", () => {
    const tied = { type: "BidsTied", seats: [0, 1] };
    const drawn = frames(before, events(bid, revealed(5, 5, 2), tied, taken, began));
    expect(phases(drawn)).toEqual(["hands", "open", "bars", "tie", undefined, undefined]);
    expect((drawn[3]!.view.facts as Facts).scene!.deciding).toEqual([0, 1]);
  });
});

describe("a removal", () => {
  const died = { type: "WorkersDied", seat: 0, peasants: 0, convicts: 2, cause: "B4" };
  const removed = { type: "BlockRemoved", seat: 0, owner: 1, cell: "a2" };
  const shown = frames(before, events(died, removed, began));

  it("marks the block, lets convicts step in one by one, and only then takes it away", () => {
    expect(phases(shown)).toEqual(["ring", "ring", undefined, undefined]);
    expect(shown.map(({ time }) => time)).toEqual([200, 540, undefined, undefined]);
    expect(shown.map(({ view }) => Object.keys((view.position as Position).wall).length)).toEqual([1, 1, 0, 0]);
    expect(shown[1]!.flights!.map(({ to, manner, delay }) => [to[0], manner, delay])).toEqual([
      ["space a2", "step", 0],
      ["space a2", "step", 120],
    ]);
  });

  it("splits it, and both halves go to its owner", () => {
    expect(shown[2]!.flights!.map(({ half, to }) => [half, to[0]])).toEqual([
      ["left", "seat 1"],
      ["right", "seat 1"],
    ]);
  });
});

describe("points", () => {
  const air = new Air();
  const of = (event: object) => air.of(event as HuangDiEvent);
  const points = { type: "PointsScored", seat: 2, number: 3, cause: "G1", what: "row" };

  it("rise from the card if they were won nowhere on the wall", () => {
    expect(of(points)[0]).toMatchObject({ from: ["seat 2"], to: [] });
  });

  it("rise from the middle of their row", () => {
    of({ type: "RowScored", province: 2, level: 3, counts: [], complete: true });
    expect(of(points)[0]).toMatchObject({ from: ["space h3"], to: ["seat 2"], text: "+3" });
  });
});
