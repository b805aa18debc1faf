import { describe, expect, it } from "vitest";
import {
  filled,
  heard,
  inLanguage,
  lessonsWith,
  rulesPage,
  workedExamples,
  type LessonStep,
} from "../src/games/teaching";
import type { GameEvent } from "../src/wire";

const event = (fields: Record<string, unknown>) => fields as unknown as GameEvent;
const step = (...hear: LessonStep["hear"]): LessonStep => ({ task: "", hear, do: [], free: [] });

describe("figures in texts", () => {
  const figures = { income: [3], prices: [0, 1, 2, 4, 7] };

  it("go where they are named: one, one of several, or all", () => {
    expect(filled("{income} jade", figures)).toBe("3 jade");
    expect(filled("from {prices.1} to {prices.4}", figures)).toBe("from 1 to 7");
    expect(filled("{prices}", figures)).toBe("0/1/2/4/7");
  });

  it("leave nothing behind when the engine has no such figure", () => {
    expect(filled("[{unknown}] [{prices.9}]", figures)).toBe("[] []");
  });
});

describe("a step of a lesson", () => {
  it("is done when every event that it listens for has happened, in any order", () => {
    const listening = step({ type: "TileLaid", space: "d7" }, { type: "PointsWon" });
    const [laid, won] = [event({ type: "TileLaid", space: "d7", seat: 0 }), event({ type: "PointsWon" })];
    expect(heard(listening, [won, laid])).toBe(true);
    expect(heard(listening, [laid])).toBe(false);
    expect(heard(listening, [event({ type: "TileLaid", space: "d8" }), won])).toBe(false);
  });

  it("accepts one of several values", () => {
    const either = step({ type: "TileLaid", space: ["d7", "d8"] });
    expect(heard(either, [event({ type: "TileLaid", space: "d8" })])).toBe(true);
    expect(heard(either, [event({ type: "TileLaid", space: "d9" })])).toBe(false);
  });
});

describe("a page of rules", () => {
  it("has its structure's order and the words of the language", () => {
    const words = {
      title: "Rules",
      lead: "Lead",
      chapters: { turn: "The turn", end: "The end" },
      rules: { P1: { title: "One", text: "1" }, P2: { title: "Two", text: "2" }, E1: { title: "Over", text: "3" } },
      terms: { tile: { word: "tile", meaning: "a piece" } },
      options: { open: { title: "Open", text: "all is seen" } },
      notes: { sources: { title: "Sources", text: "books" } },
    };
    const structure = {
      CHAPTERS: [
        { id: "end", rules: ["E1"] },
        { id: "turn", rules: ["P2", "P1"] },
      ],
      TERMS: ["tile"],
      OPTIONS: { open: "P1" },
      NOTES: ["sources"],
    };
    const page = rulesPage(words, structure, () => ({}));
    expect(page.chapters.map(({ title, rules }) => [title, ...rules.map((rule) => rule.id)])).toEqual([
      ["The end", "E1"],
      ["The turn", "P2", "P1"],
    ]);
    expect(page.glossary).toEqual([{ id: "tile", word: "tile", meaning: "a piece" }]);
    expect(page.options).toEqual([{ name: "open", rule: "P1", title: "Open", text: "all is seen" }]);
    expect(page.notes[0]?.id).toBe("sources");
    expect([...page.glance.ids]).toEqual(["E1", "P2", "P1"]);
  });

  it("keeps the engine's order of its examples", () => {
    const data = ["second", "first"].map((id) => ({ id, rules: ["P1"] }));
    const text = (title: string) => ({ title, captions: ["at first"] });
    const found = workedExamples(data, { first: text("First"), second: text("Second") });
    expect(found.map(({ id, title }) => [id, title])).toEqual([
      ["second", "Second"],
      ["first", "First"],
    ]);
  });
});

describe("lessons", () => {
  it("have their data's order and the words of the language, a sentence for each step", () => {
    const bare = { rules: ["P1"], seat: 0, position: {}, replies: {} };
    const data = ["second", "first"].map((id) => ({ ...bare, id, steps: [{ hear: [], do: ["pass"], free: [] }] }));
    const text = (title: string) => ({ title, text: "", steps: [`do ${title}`], praise: "well done" });
    const found = lessonsWith(data, { first: text("one"), second: text("two") });
    expect(found.map(({ id, title, steps }) => [id, title, steps[0]?.task])).toEqual([
      ["second", "two", "do two"],
      ["first", "one", "do one"],
    ]);
    expect(found[0]?.steps[0]?.do).toEqual(["pass"]);
  });

  it("fetch the wanted language only", async () => {
    const asked: string[] = [];
    const load = (name: string) => () => {
      asked.push(name);
      return Promise.resolve(name);
    };
    expect(await inLanguage({ "./en.ts": load("en"), "./it.ts": load("it") }, "it")).toBe("it");
    expect(asked).toEqual(["it"]);
  });
});
