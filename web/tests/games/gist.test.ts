import { describe, expect, it } from "vitest";
import * as huangDi from "../../src/games/huang-di/gist";
import * as yellow from "../../src/games/yellow-yangtze/gist";
import * as yuan from "../../src/games/yuan/gist";
import type { Forecast, View } from "../../src/wire";

const who = (seat: number) => `player ${seat}`;
const view = { seat: 0 } as View;
const forecast = (action: string, facts: object, events: object[] = []): Forecast =>
  ({ action, facts, events, messages: [], final: false }) as unknown as Forecast;

describe("what an action is about", () => {
  it("is a space or a triangle of the map", () => {
    expect(yellow.spot("tile red f9")).toEqual({ kind: "space", name: "f9" });
    expect(yellow.spot("pagoda a1 a2 b1")).toEqual({ kind: "triangle", name: "a1 a2 b1" });
    expect(yellow.spot("pass")).toBeNull();
  });
  it("is a cell, a province or a card, but not an amount", () => {
    expect(huangDi.spot("build e1")).toEqual({ kind: "space", name: "e1" });
    expect(huangDi.spot("move 2")).toEqual({ kind: "province", name: "2" });
    expect(huangDi.spot("favour f17")).toEqual({ kind: "card", name: "f17" });
    expect(huangDi.spot("play builder")).toEqual({ kind: "group", name: "play builder" });
    expect(huangDi.spot("bid 3")).toBeNull();
  });
  it("is a province or a cell", () => {
    expect(yuan.spot("plan KHAL d1 f0 m0")).toEqual({ kind: "space", name: "KHAL" });
    expect(yuan.spot("cell 1,2")).toEqual({ kind: "cell", name: "1,2" });
    expect(yuan.spot("pass")).toBeNull();
  });
});

describe("a war for the eye", () => {
  const began = { type: "WarBegan", seat: 0, space: "f9", states: [["e7", "f8"], ["g11"]], strengths: [4, 2] };
  const point = { type: "PointScored", seat: 1, colour: "red", number: 1, cause: "B3", space: "a1" };
  const leader = (seat: number, leaves: boolean) => ({ seat, leader: "governor", space: "e7", leaves });
  const sides = [
    { leaders: [leader(0, true), leader(0, false), leader(1, true)], gains: [[0, "black", 1]] },
    { leaders: [leader(1, true)], gains: [[1, "black", 1]] },
  ];
  const told = forecast("tile red f9", { war: { strengths: [4, 2], could_add: 3 }, sides }, [began, point]);
  const gist = yellow.gist(told, view, who)!;

  it("has its states by name, their strengths and what one could add", () => {
    expect(gist.conflict?.sides).toEqual([
      { name: "Wei", strength: 4 },
      { name: "Zhao", strength: 2 },
    ]);
    expect([gist.conflict?.could, gist.conflict?.rule]).toEqual([3, "W1"]);
  });
  it("has what the person may lose and win", () => {
    expect(gist.conflict?.stakes?.map(({ text, tone }) => [text, tone])).toEqual([
      ["governor", "risk"],
      ["+1", "gain"],
    ]);
  });
  it("keeps the states in sight and warns of a rival's points", () => {
    expect(gist.clear).toEqual(["e7", "f8", "g11"]);
    expect(gist.chips.map(({ text, tone }) => [text, tone])).toEqual([["+1", "risk"]]);
  });
});

it("a plan shows its costs, its gains and who could get in the way", () => {
  const facts = {
    target: "XIA",
    cost: 3,
    gains: ["XIA"],
    temples: [0, 1],
    armies: [2, 2],
    wins: false,
    contested_by: [{ seat: 1, clan: "suhey", colonize: true, claim: [], attack: 4 }],
  };
  const chips = yuan.planChips(forecast("plan XIA d1 f0 m0", facts));
  expect(chips.map(({ text, tone }) => [text, tone])).toEqual([
    ["−3", "cost"],
    ["XIA", "gain"],
    ["0 → 1", "gain"],
    ["?", "risk"],
    ["4", "risk"],
  ]);
});

describe("an amount in Huang Di", () => {
  const bid = (value: number, sure: boolean) =>
    forecast("bid 4", { bid: { jade: 4, value, cost: 4, rivals: { 1: 7, 2: 3 }, sure } });

  it("of jade has its value, its cost and what others could bid at most", () => {
    expect(huangDi.amountChips(bid(5, false)).map(({ text, tone }) => [text, tone])).toEqual([
      ["worth 5", "plain"],
      ["−4 if it wins", "cost"],
      ["others: up to 7", "risk"],
    ]);
    expect(huangDi.amountChips(bid(8, true)).at(-1)).toMatchObject({ text: "wins for certain", tone: "gain" });
  });
  it("of convicts has who works and who dies", () => {
    const events = [
      { type: "BuildDeclared", peasants: 2, convicts: 4 },
      { type: "WorkersDied", peasants: 0, convicts: 2 },
    ];
    const chips = huangDi.amountChips(forecast("convicts 4", { workers: 6 }, events));
    expect(chips.map(({ tone }) => tone)).toEqual(["plain", "risk"]);
    expect(chips[1]!.text).toContain("2 convicts will die");
  });
  it("is told on the sheet, not beside the board", () => {
    expect(huangDi.gist(bid(5, false), view)?.elsewhere).toBe("always");
  });
});
