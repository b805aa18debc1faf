import { expect, it } from "vitest";
import type { GameModule } from "../src/games";
import { Announcer } from "../src/lib/announcer.svelte";
import type { LogLine } from "../src/lib/table.svelte";

const module = {
  minor: (event: { type: string }) => event.type === "small",
  sentence: (event: { type: string }, who: (seat: number) => string) => `${who(0)}: ${event.type}`,
} as unknown as GameModule;
const line = (number: number, ...types: string[]) =>
  ({ number, seat: 0, events: types.map((type) => ({ type })) }) as unknown as LogLine;
const who = () => "Anna";

it("does not tell what was there when the table was opened", () => {
  const announcer = new Announcer();
  announcer.hear([], module, who);
  announcer.hear([line(0, "start"), line(1, "deal")], module, who);
  expect(announcer.text).toBe("");
});

it("tells every event once, except for small ones", () => {
  const announcer = new Announcer();
  announcer.hear([line(0, "start")], module, who);
  announcer.hear([line(0, "start"), line(1, "move", "small", "score")], module, who);
  expect(announcer.text).toContain("Anna: move");
  expect(announcer.text).toContain("Anna: score");
  expect(announcer.text).not.toMatch(/start|small/);
  const told = announcer.text;
  announcer.hear([line(0, "start"), line(1, "move", "score"), line(2, "small")], module, who);
  expect(announcer.text).toBe(told);
});

it("tells that something was taken back, and no longer what", () => {
  const announcer = new Announcer();
  announcer.hear([line(0, "start")], module, who);
  announcer.hear([line(0, "start"), line(1, "move")], module, who);
  announcer.hear([line(0, "start")], module, who);
  expect(announcer.text).toBe("Taken back");
  announcer.hear([line(0, "start"), line(1, "other")], module, who);
  expect(announcer.text).toBe("Anna: other");
});

it("tells what took the place of something that was taken back", () => {
  const announcer = new Announcer();
  announcer.hear([line(0, "start"), line(1, "move")], module, who);
  announcer.hear([line(0, "start"), { ...line(1, "other"), action: "other" }], module, who);
  expect(announcer.text).toBe("Taken back. Anna: other");
  announcer.hear([], module, who);
  expect(announcer.text).toBe("Taken back");
});

it("tells the rest of a line that was told in part", () => {
  const announcer = new Announcer();
  announcer.hear([line(0, "start")], module, who);
  announcer.hear([line(0, "start"), line(1, "move")], module, who);
  announcer.hear([line(0, "start"), line(1, "move", "score")], module, who);
  expect(announcer.text).toBe("Anna: score");
});

it("tells a hint with its reasons", () => {
  const announcer = new Announcer();
  announcer.hint({ title: "Move", text: "d7", reasons: ["it wins", "it is safe"] });
  for (const part of ["Move", "d7", "it wins", "it is safe"]) expect(announcer.text).toContain(part);
});
