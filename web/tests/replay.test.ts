import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { Replay, framesOf, keepFile, stepNamed } from "../src/lib/replay.svelte";
import type { GameModule } from "../src/games";
import type { Step, Steps } from "../src/wire";

const step = (number: number) =>
  ({
    number,
    seat: 0,
    action: `a${number}`,
    events: [{ type: "Happened", number }],
    view: { number },
  }) as unknown as Step;
const part = (start: number): Steps => ({
  length: 40,
  steps: Array.from({ length: 20 }, (_, at) => step(start + at)),
});

afterEach(() => vi.restoreAllMocks());

describe("the step that an address names", () => {
  it("is a whole number, and no larger than a game can be", () => {
    expect(stepNamed("17")).toBe(17);
    expect(stepNamed("9999999999")).toBe(1_000_000);
  });

  it("is the first one when the address makes no sense", () => {
    for (const odd of [null, "", "-3", "1.5", "x", "1e3"]) expect(stepNamed(odd)).toBe(0);
  });
});

describe("a replay", () => {
  it("fetches a step with those before it, and only once", async () => {
    const steps = vi.spyOn(api, "steps").mockImplementation((_, __, start) => Promise.resolve(part(start)));
    const replay = new Replay("t");
    await Promise.all([replay.need(15, null), replay.need(15, null)]);
    await replay.need(16, null);
    expect(steps.mock.calls).toEqual([["t", null, 5]]);
    expect(replay.step(15, null)?.action).toBe("a15");
    expect(replay.length).toBe(40);
  });

  it("keeps what seats saw apart", async () => {
    const steps = vi.spyOn(api, "steps").mockImplementation((_, __, start) => Promise.resolve(part(start)));
    const replay = new Replay("t");
    await replay.need(3, 0);
    expect(replay.step(3, 1)).toBeNull();
    await replay.need(3, 1);
    expect(steps).toHaveBeenCalledTimes(2);
  });

  it("asks again after a failure", async () => {
    const steps = vi.spyOn(api, "steps").mockRejectedValueOnce(new Error("lost")).mockResolvedValueOnce(part(0));
    const replay = new Replay("t");
    await expect(replay.need(3, null)).rejects.toThrow("lost");
    await replay.need(3, null);
    expect(steps).toHaveBeenCalledTimes(2);
  });

  it("tells what some steps brought, as lines of a log", async () => {
    vi.spyOn(api, "steps").mockImplementation((_, __, start) => Promise.resolve(part(start)));
    const lines = await new Replay("t").lines(0, 2, null);
    expect(lines.map(({ number, action, key }) => [number, action, key])).toEqual([
      [0, "a1", "1"],
      [1, "a2", "2"],
    ]);
  });

  it("of a file is lost when the window no longer holds the file", () => {
    expect(new Replay("file").isLost).toBe(true);
    keepFile("yuan …");
    expect(new Replay("file").isLost).toBe(false);
    expect(new Replay("t").isLost).toBe(false);
  });
});

describe("a film", () => {
  const pictures = [1, 2, 3].map((at) => ({ view: { at }, events: [], chapter: "" }));
  const module = { filmed: () => true, frames: () => pictures } as unknown as GameModule;

  it("has no pictures where the game films nothing, or the steps are not here", async () => {
    vi.spyOn(api, "steps").mockImplementation((_, __, start) => Promise.resolve(part(start)));
    const replay = new Replay("t");
    expect(framesOf(module, replay, 5, null)).toEqual([]);
    await replay.need(5, null);
    expect(framesOf(module, replay, 5, null)).toBe(pictures);
    expect(framesOf({ ...module, filmed: () => false }, replay, 5, null)).toEqual([]);
  });
});
