import { describe, expect, it } from "vitest";
import { assault, falls, recoils, rivals, trialTime } from "../../src/games/yuan/battle";
import { SIZE, halves } from "../../src/games/yuan/board";
import { frames } from "../../src/games/yuan/picture";
import type { Facts } from "../../src/games/yuan/pieces";
import type { GameEvent, View, YuanAttackersFought, YuanProvinceAttacked } from "../../src/wire";

const fought = {
  type: "AttackersFought",
  target: "ORD",
  clans: ["mu", "huan"],
  strengths: [3, 1],
  winner: "mu",
  left: 2,
} as YuanAttackersFought;
const attacked = (more: object = {}) =>
  ({
    type: "ProvinceAttacked",
    seat: 0,
    clan: "mu",
    target: "ORD",
    defender: "weyu",
    attack: 4,
    armies: 1,
    defence: 2,
    won: true,
    survivors: 1,
    killed: 0,
    ...more,
  }) as YuanProvinceAttacked;

describe("a fight", () => {
  it("between attackers leaves what the event says", () => {
    expect(rivals(fought).forces).toEqual([
      { clan: "mu", flags: 3, lost: 1 },
      { clan: "huan", flags: 1, lost: 1 },
    ]);
  });

  it("cancels flag by flag, then tries the rampart", () => {
    const fight = assault(attacked());
    expect(fight.forces.map(({ lost }) => lost)).toEqual([3, 1]);
    expect([falls(fight, 0), falls(fight, 1)]).toEqual([[200, 360, 360], [200]]);
    expect([trialTime(fight), recoils(fight)]).toEqual([360, 600]);
  });

  it("that fails costs all attackers, and the province as many as were killed", () => {
    const fight = assault(attacked({ won: false, survivors: 0, armies: 3, killed: 1, defence: null }));
    expect([fight.held, fight.rampart, fight.forces.map(({ lost }) => lost)]).toEqual([true, null, [4, 1]]);
  });
});

describe("a border that changes", () => {
  const points = (path: string) =>
    path
      .slice(1)
      .split("L")
      .map((point) => point.split(" ").map(Number));

  it("starts on the side of the attack and meets on the other", () => {
    for (const [x, y] of [
      [100, 0],
      [50, 86],
      [-100, 1],
      [-50, -87],
    ] as const) {
      const [one, other] = halves({ x: 0, y: 0 }, { x, y }).map(points);
      expect(one![0]).toEqual(other![0]);
      expect(one!.at(-1)).toEqual(other!.at(-1));
      const [near, far] = [one![0]!, one!.at(-1)!];
      expect(near[0]! * x + near[1]! * y).toBeGreaterThan(0);
      expect(far[0]! * x + far[1]! * y).toBeLessThan(0);
      const corners = [...one!.slice(1, -1), ...other!.slice(1, -1)];
      expect(new Set(corners.map(String)).size).toBe(6);
      for (const [a, b] of corners) expect(Math.hypot(a!, b!)).toBeCloseTo(SIZE - 5.5, 0);
    }
  });
});

describe("an attack in the film", () => {
  const holding = (clan: string, armies: number) => ({ clan, cities: 1, rampart: "none", armies });
  const before = {
    position: {
      provinces: { XU: holding("mu", 3), KHAL: holding("huan", 1), ORD: holding("weyu", 1) },
      temples: [],
      chao: { first: 9, second: 9, third: 9 },
      clans: { first: "mu", second: "huan", third: "weyu" },
      plans: {},
    },
    facts: { clans: {}, defence: {} },
    question: null,
    actors: [],
  } as unknown as View;
  const mustered = (clan: string, home: string, number: number) => ({
    type: "ArmiesMustered",
    seat: 0,
    clan,
    target: "ORD",
    level: 1,
    origins: [[home, number]],
    fresh: 0,
    strength: number,
  });
  const captured = { type: "ProvinceCaptured", seat: 0, clan: "mu", province: "ORD", loser: "weyu", survivors: 1 };
  const events = [
    { type: "PhaseBegan", phase: "attack" },
    mustered("mu", "XU", 3),
    mustered("huan", "KHAL", 1),
    fought,
    attacked(),
    captured,
  ] as unknown as GameEvent[];
  const film = frames(before, events, (phase) => phase);
  const scenes = film.map(({ view }) => (view.facts as Facts).scene!);

  it("lets all march together, then rivals fight, then the province", () => {
    expect(scenes.map(({ marches }) => marches.map(({ clan }) => clan))).toEqual([
      ["mu", "huan"],
      ["mu", "huan"],
      ["mu"],
      [],
    ]);
    expect(scenes.map(({ fights }) => fights.map(({ rampart }) => rampart))).toEqual([[], [undefined], [2], []]);
  });

  it("shows the province in the new colour only when it is taken, and from where", () => {
    const owners = film.map(
      ({ view }) => (view.position as unknown as { provinces: Record<string, { clan: string }> }).provinces.ORD!.clan,
    );
    expect(owners).toEqual(["weyu", "weyu", "weyu", "mu"]);
    expect(scenes.map(({ taken }) => taken.length)).toEqual([0, 0, 0, 1]);
    expect(scenes[3]!.taken[0]).toEqual({ province: "ORD", clan: "mu", loser: "weyu", from: "XU" });
  });

  it("lets nothing fly that the events do not tell", () => {
    expect(film.map(({ flights }) => flights!.length)).toEqual([0, 0, 0, 0]);
    const built = { type: "ArmiesRaised", seat: 1, clan: "huan", province: "KHAL", number: 2, wanted: 2, rule: "" };
    const stolen = { type: "ChaoStolen", seat: 1, clan: "huan", victim: "weyu", number: 3 };
    const more = frames(before, [events[0]!, stolen, built] as unknown as GameEvent[], (phase) => phase);
    expect(more.map(({ flights }) => flights!.map(({ from, to, text }) => [from[0], to[0], text]))).toEqual([
      [["seat 2", "seat 1", "+3"]],
      [
        ["seat 1", "space KHAL", undefined],
        ["seat 1", "space KHAL", undefined],
      ],
    ]);
  });
});
