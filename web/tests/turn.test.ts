import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveTable } from "../src/lib/table.svelte";
import { Turn, written } from "../src/lib/turn.svelte";
import type { Question } from "../src/wire";

const group = (name: string, ...choices: string[]) => ({ name, choices });
const QUESTION = { groups: [group("tile red", "a1", "a2"), group("tile blue", "b1"), group("pass", "")] };
const HINT = {
  where: { kind: "asked", values: {}, text: "", spaces: ["a1"] },
  kind: "tile red",
  action: "tile red a2",
  reasons: [],
};

function turnWith(groups: readonly { name: string; choices: string[] }[] = QUESTION.groups) {
  const table = {
    staged: null,
    choose: vi.fn().mockResolvedValue(null),
    why: vi.fn().mockResolvedValue({ reason: null, message: { kind: "no", values: {}, text: "no" } }),
    forecast: vi.fn((action: string) => Promise.resolve({ action })),
    hint: vi.fn().mockResolvedValue(HINT),
  };
  const question = { groups } as unknown as Question;
  const drawn = ({ name }: { name: string }) => name.startsWith("tile");
  return { table, turn: new Turn({ table: () => table as unknown as LiveTable, question: () => question, drawn }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("an action is its group and its choice", () => {
  expect([written("tile red", "a1"), written("pass", "")]).toEqual(["tile red a1", "pass"]);
});

describe("choosing", () => {
  it("needs a group to be taken up where there are several", async () => {
    const { turn, table } = turnWith();
    expect([turn.active, turn.targets.size]).toEqual(["", 0]);
    turn.toggle("tile red");
    expect([...turn.targets]).toEqual(["a1", "a2"]);
    await turn.pick("a2");
    expect(table.choose).toHaveBeenCalledWith("tile red a2", null);
    expect(turn.selected).toBe("");
  });

  it("takes up the only group that the board draws", () => {
    const { turn } = turnWith([group("tile red", "a1"), group("pass", "")]);
    expect(turn.active).toBe("tile red");
    expect(turn.others.map(({ name }) => name)).toEqual(["pass"]);
  });

  it("takes up the only piece that can go to the space", async () => {
    const { turn, table } = turnWith();
    await turn.pick("a2");
    expect([turn.active, turn.refused]).toEqual(["tile red", null]);
    expect(table.choose).not.toHaveBeenCalled();
  });

  it("says that a piece comes first where none or several can go", async () => {
    const { turn, table } = turnWith([group("tile red", "a1"), group("tile blue", "a1")]);
    for (const space of ["a1", "a9"]) {
      await turn.pick(space);
      expect([turn.active, turn.refused?.message.kind]).toEqual(["", "piece-first"]);
    }
    expect(table.why).not.toHaveBeenCalled();
  });

  it("asks why where there is no target", async () => {
    const { turn, table } = turnWith();
    turn.toggle("tile red");
    await turn.pick("a9");
    expect(table.why).toHaveBeenCalledWith("tile red a9");
    expect(turn.refused?.message.kind).toBe("no");
  });
});

describe("aiming", () => {
  it("asks for the forecast after a moment, of the last aim only", async () => {
    const { turn, table } = turnWith();
    turn.toggle("tile red");
    turn.aim("a1");
    turn.aim("a2");
    await vi.runAllTimersAsync();
    expect(table.forecast.mock.calls).toEqual([["tile red a2"]]);
    expect(turn.forecast).toEqual({ action: "tile red a2" });
  });

  it("at what is no target tells nothing, not even what was told before", async () => {
    const { turn, table } = turnWith();
    turn.toggle("tile red");
    turn.aim("a1");
    await vi.runAllTimersAsync();
    turn.aim("a9");
    await vi.runAllTimersAsync();
    expect(table.forecast).toHaveBeenCalledTimes(1);
    expect([turn.aimed, turn.forecast]).toEqual(["", null]);
  });

  it("at nothing keeps what was told", async () => {
    const { turn } = turnWith();
    turn.toggle("tile red");
    turn.aim("a1");
    await vi.runAllTimersAsync();
    turn.aim(null);
    expect(turn.forecast).toEqual({ action: "tile red a1" });
  });

  it("falls back to the action that stands", async () => {
    const { turn } = turnWith();
    turn.stand("bid 3");
    turn.toggle("tile red");
    turn.stand("bid 4");
    turn.aim("a1");
    turn.aim(null);
    await vi.runAllTimersAsync();
    expect(turn.forecast).toEqual({ action: "bid 4" });
  });
});

describe("a hint", () => {
  it("is shown step by step: where, what kind, which move", async () => {
    const { turn, table } = turnWith();
    await turn.advise();
    expect(turn.pointer).toEqual({ spaces: ["a1"], group: "", choice: null });
    await turn.advise();
    expect(turn.pointer).toEqual({ spaces: ["a1"], group: "tile red", choice: null });
    await turn.advise();
    expect(turn.pointer).toEqual({ spaces: [], group: "tile red", choice: "a2" });
    expect([turn.active, turn.points("tile red", "a2"), turn.points("tile red", "a1")]).toEqual([
      "tile red",
      true,
      false,
    ]);
    await turn.advise();
    expect([turn.step, table.hint.mock.calls.length]).toEqual([3, 1]);
  });

  it("that comes after the position changed is dropped", async () => {
    const { turn, table } = turnWith();
    let answer: (hint: typeof HINT) => void = () => undefined;
    table.hint.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const asked = turn.advise();
    expect(turn.hinting).toBe(true);
    turn.dismiss();
    answer(HINT);
    await asked;
    expect([turn.hint, turn.step, turn.hinting]).toEqual([null, 0, false]);
  });

  it("for another question points at nothing", async () => {
    const { turn } = turnWith([group("tile blue", "b1")]);
    await turn.advise();
    expect(turn.pointer).toBeNull();
  });
});
