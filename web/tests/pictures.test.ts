import { describe, expect, it } from "vitest";
import type { Frame } from "../src/games";
import { between, goesOn, recall, truth, type Draw, type Picture } from "../src/lib/pictures";
import type { SeatView, Step, Sync, View } from "../src/wire";

type Happened = SeatView["events"][number];

const event = (name: string) => ({ type: name }) as never;
const happened = (number: number, seat: number, ...names: string[]): Happened => ({
  number,
  seat,
  action: "",
  events: names.map(event),
});
const seen = (name: string, question: boolean) =>
  ({ name, question: question ? { seat: 0 } : null, actors: [0] }) as unknown as View;
function sync(length: number, undone: number, views: Partial<SeatView>[]): Sync {
  const seatViews = views.map((view, seat) => ({ seat, view: null, decision: null, undo: 1, events: [], ...view }));
  return { table: { status: "playing", outcome: null }, length, undone, now: 0, seat_views: seatViews } as never;
}
/** One frame for each event. */
const draw: Draw = (_, lines) =>
  lines
    .flatMap((line) => line.events)
    .map((one): Frame => ({ view: seen(one.type, true), events: [one], chapter: "" }));
const name = (picture: Picture, seat = 0) => (picture.sync.seat_views[seat]?.view as { name?: string } | null)?.name;
const logged = (picture: Picture, seat = 0) =>
  (picture.logs.get(seat) ?? []).flatMap((line) => line.events.map(({ type }) => type));

const before = truth(sync(1, 0, [{ view: seen("old", true), decision: 1, events: [happened(0, 0, "start")] }]), null);
const after = truth(
  sync(3, 0, [{ view: seen("new", true), decision: 2, events: [happened(1, 0, "a", "b"), happened(2, -1, "c")] }]),
  before,
);

describe("the truth", () => {
  it("adds to the log, and drops what was undone", () => {
    expect(logged(after)).toEqual(["start", "a", "b", "c"]);
    const undone = truth(sync(1, 1, [{ events: [] }]), after);
    expect(logged(undone)).toEqual(["start"]);
  });

  it("goes on from another if nothing was undone, by the same seats", () => {
    expect(goesOn(before.sync, after.sync)).toBe(true);
    expect(goesOn(before.sync, sync(1, 1, [{}]))).toBe(false);
    expect(goesOn(before.sync, sync(3, 0, [{}, {}]))).toBe(false);
  });
});

describe("between two truths", () => {
  it("one event comes after another, and the last one brings the truth", () => {
    const shown = between(before, after, 0, draw);
    expect(shown.map((one) => name(one))).toEqual(["a", "b", "new"]);
    expect(shown.map((one) => logged(one).at(-1))).toEqual(["a", "b", "c"]);
    expect(shown.at(-1)!.sync).toBe(after.sync);
    expect(shown.at(-1)!.events).toEqual([event("c")]);
  });

  it("a picture without an event tells nothing new", () => {
    const pause = (name: string): Frame => ({ view: seen(name, true), events: [], chapter: "" });
    const held: Draw = (...given) => {
      const [first, ...rest] = draw(...given);
      return [pause("hush"), first!, pause("breath"), ...rest];
    };
    const shown = between(before, after, 0, held);
    expect(shown.map((one) => logged(one).at(-1))).toEqual(["start", "a", "a", "b", "c"]);
  });

  it("nothing can be decided or undone", () => {
    const [first] = between(before, after, 0, draw);
    const { view, decision, undo } = first!.sync.seat_views[0]!;
    expect([view!.question, decision, undo]).toEqual([null, null, 0]);
  });

  it("what is asked all the time stays asked", () => {
    const same = truth(
      sync(2, 0, [{ view: seen("new", true), decision: 1, events: [happened(1, 1, "a", "b")] }]),
      before,
    );
    const [first] = between(before, same, 0, draw);
    expect(first!.sync.seat_views[0]!.decision).toBe(1);
    expect(first!.sync.seat_views[0]!.view!.question).not.toBeNull();
  });

  it("a film ends before the truth", () => {
    const film: Draw = (...given) => draw(...given).map((frame) => ({ ...frame, chapter: "x" }));
    expect(between(before, after, 0, film).map((one) => name(one))).toEqual(["a", "b", "c", "new"]);
  });

  it("a game that draws nothing shows the truth", () => {
    const [only, ...rest] = between(before, after, 0, () => []);
    expect([name(only!), rest]).toEqual(["new", []]);
    expect(only!.events).toHaveLength(3);
  });

  it("one sees what one did before the screen changes hands", () => {
    const two = (first: Partial<SeatView>, second: Partial<SeatView>) => [first, second];
    const old = truth(sync(1, 0, two({ view: seen("old", true), decision: 1 }, { view: seen("B", false) })), null);
    const other = truth(
      sync(
        2,
        0,
        two({ view: seen("mine", false), events: [happened(1, 0, "a")] }, { view: seen("B2", true), decision: 5 }),
      ),
      old,
    );
    const shown = between(old, other, 0, draw);
    expect(shown.map((one) => [name(one), name(one, 1)])).toEqual([
      ["mine", "B"],
      ["mine", "B2"],
    ]);
    expect(shown[0]!.sync.seat_views.every(({ decision }) => decision === null)).toBe(true);
    const flying: Draw = (...given) => draw(...given).map((frame) => ({ ...frame, flights: [] }));
    expect(between(old, other, 0, flying).map(({ flights }) => flights)).toEqual([[], undefined]);
  });
});

describe("what is recall", () => {
  const step = (number: number, ...names: string[]) =>
    ({ number, seat: 0, action: "", events: names.map(event), view: seen(`step ${number}`, true) }) as unknown as Step;

  it("is shown with the log as it was", () => {
    const shown = recall(after, 0, [step(1), step(2, "a", "b"), step(3, "c")], draw);
    expect(shown.map((one) => name(one))).toEqual(["a", "step 2", "step 3"]);
    expect(shown.map((one) => logged(one))).toEqual([
      ["start", "a"],
      ["start", "a", "b"],
      ["start", "a", "b", "c"],
    ]);
    expect(shown.every((one) => one.sync.seat_views[0]!.view!.question === null)).toBe(true);
  });
});
