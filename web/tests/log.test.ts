import { describe, expect, it } from "vitest";
import type { GameModule } from "../src/games";
import { chapterOf, chapters, links, newest, pieces } from "../src/lib/log";
import type { LogLine } from "../src/lib/table.svelte";
import type { GameEvent, View } from "../src/wire";

const event = (type: string, more: object = {}) => ({ type, ...more }) as unknown as GameEvent;
const line = (number: number, seat: number, ...events: GameEvent[]): LogLine => ({
  number,
  seat,
  action: "",
  events,
  key: String(number),
});
const who = (seat: number) => ["Anna", "Bert"][seat] ?? "chance";
const plain = {
  minor: ({ type }: GameEvent) => (type as string) === "small",
  touched: () => [],
} as unknown as GameModule;
const turns = {
  ...plain,
  heading: (one: GameEvent, name: typeof who, count: number | null) =>
    (one.type as string) === "TurnBegan" ? `${count} ${name((one as unknown as { seat: number }).seat)}` : null,
} as GameModule;

describe("the log by turns", () => {
  const lines = [
    line(0, -1, event("start"), event("TurnBegan", { seat: 0 })),
    line(1, 0, event("move", { seat: 0 }), event("small")),
    line(2, 1, event("answer", { seat: 1 })),
    line(3, 0, event("move", { seat: 0 }), event("TurnBegan", { seat: 1 })),
  ];

  it("follows the events that begin turns, and counts them", () => {
    const found = chapters(lines, turns, who);
    expect(found.map(({ heading, seat, entries }) => [heading, seat, entries.length])).toEqual([
      ["", -1, 1],
      ["1 Anna", 0, 3],
      ["2 Bert", 1, 0],
    ]);
    expect([chapterOf(found, 0), chapterOf(found, 2)]).toEqual(["", "1 Anna"]);
  });

  it("does not count where the beginning is not known", () => {
    expect(chapters(lines.slice(3), turns, who).map(({ heading }) => heading)).toEqual(["", "null Bert"]);
  });

  it("begins a turn when another seat acts, in games without such events", () => {
    const found = chapters([line(0, -1, event("deal")), ...lines.slice(1, 3)], plain, who);
    expect(found.map(({ heading }) => heading)).toEqual(["", "Anna", "Bert"]);
  });

  it("shows the newest turns whole", () => {
    const all = chapters(lines, turns, who);
    expect(newest(all, 2).map(({ heading }) => heading)).toEqual(["1 Anna", "2 Bert"]);
    expect(newest(all, 100)).toEqual(all);
  });
});

describe("a sentence in pieces", () => {
  it("links the spaces of its event, and the pieces that lie somewhere", () => {
    const module = { ...plain, pieces: () => [["governor", ["g4"]]] } as unknown as GameModule;
    const found = links(event("moved", { space: "c9", triangle: "d1 d2 e1", clan: "mu" }), module, {} as View);
    expect([...found]).toEqual([...["c9", "d1", "d2", "e1"].map((name) => [name, [name]]), ["governor", ["g4"]]]);
    expect(pieces("Governor and governor to c9, not c99", found)).toEqual([
      { text: "Governor and " },
      { text: "governor", spaces: ["g4"] },
      { text: " to " },
      { text: "c9", spaces: ["c9"] },
      { text: ", not c99" },
    ]);
  });

  it("stresses points with their sign", () => {
    expect(pieces("Anna: +2 red points (a war)", new Map())).toEqual([
      { text: "Anna: " },
      { text: "+2 red points", gain: true },
      { text: " (a war)" },
    ]);
    expect(pieces("甲：+1 分（战争）", new Map())[1]).toEqual({ text: "+1 分", gain: true });
    expect(pieces("3 + 2 against 4", new Map())).toEqual([{ text: "3 + 2 against 4" }]);
  });
});
