import { describe, expect, it, vi } from "vitest";
import { Marks, markSpaces, rank } from "../src/lib/marks.svelte";
import type { LiveTable } from "../src/lib/table.svelte";
import type { Mark } from "../src/wire";

const mark = (kind: Mark["kind"], seat: number | null = null): Mark => ({ kind, seat });

function marksAt() {
  const waiting: ((answer: Record<string, Mark> | null) => void)[] = [];
  const table = {
    decided: "0 7",
    marks: vi.fn((_: string) => new Promise<Record<string, Mark> | null>((resolve) => waiting.push(resolve))),
  };
  const answer = async (number: number, found: Record<string, Mark> | null) => {
    waiting[number]!(found);
    await Promise.resolve();
  };
  return { table, answer, marks: new Marks(() => table as unknown as LiveTable) };
}

describe("marks", () => {
  it("are asked for once for each decision and group", async () => {
    const { table, answer, marks } = marksAt();
    for (const group of ["tile red", "tile red", "tile blue", ""]) marks.seek([group]);
    expect(table.marks.mock.calls).toEqual([["tile red"], ["tile blue"]]);
    expect(marks.of("tile red", "a1")).toBeNull();
    await answer(0, { a1: mark("war") });
    expect([marks.of("tile red", "a1")?.kind, marks.of("tile blue", "a1")]).toEqual(["war", null]);
    table.decided = "0 8";
    marks.seek(["tile red"]);
    expect(table.marks).toHaveBeenCalledTimes(3);
    expect(marks.of("tile red", "a1")).toBeNull();
  });

  it("are explained by kind, the worst first, unless all are merely legal", async () => {
    const { table, answer, marks } = marksAt();
    marks.seek(["tile red", "tile blue"]);
    await answer(0, { a1: mark("me"), a2: mark("legal"), a3: mark("war") });
    await answer(1, { a1: mark("legal") });
    expect(marks.kinds).toEqual(["war", "me", "legal"]);
    marks.seek(["tile blue"]);
    expect(marks.kinds).toEqual([]);
    marks.seek(["tile red"]);
    table.decided = "0 8";
    expect(marks.kinds).toEqual([]);
  });

  it("come too late for another decision", async () => {
    const { table, answer, marks } = marksAt();
    marks.seek(["tile red"]);
    table.decided = "0 8";
    marks.seek(["tile red"]);
    await answer(0, { a1: mark("war") });
    expect(marks.of("tile red", "a1")).toBeNull();
    await answer(1, { a1: mark("me") });
    expect(marks.of("tile red", "a1")?.kind).toBe("me");
  });

  it("are asked for again if no answer came", async () => {
    const { table, answer, marks } = marksAt();
    marks.seek(["tile red"]);
    await answer(0, null);
    marks.seek(["tile red"]);
    expect(table.marks).toHaveBeenCalledTimes(2);
  });
});

it("the worst mark comes first, and what is not known is merely legal", () => {
  const kinds = (["legal", "me", "war", "rival", "stand", "revolt", "triangle"] as const).map((kind) => mark(kind));
  expect(kinds.sort((one, other) => rank(one) - rank(other)).map(({ kind }) => kind)).toEqual([
    "war",
    "revolt",
    "rival",
    "triangle",
    "me",
    "stand",
    "legal",
  ]);
  expect(rank(null)).toBe(rank(mark("legal")));
});

it("a space is marked by what a click on it chooses", () => {
  const choices = new Map([
    ["a1", "a1"],
    ["a2", "a1"],
  ]);
  const found = markSpaces(choices, (choice) => (choice === "a1" ? mark("rival", 1) : null));
  expect([...found.values()].map((one) => one?.seat)).toEqual([1, 1]);
});
