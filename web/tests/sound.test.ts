import { expect, test } from "vitest";
import { SOUNDS, inTurn, secondsOf, type Sound } from "../src/lib/sound";
import { sound as huangDi } from "../src/games/huang-di/sounds";
import { sound as yellowYangtze } from "../src/games/yellow-yangtze/sounds";
import { sound as yuan } from "../src/games/yuan/sounds";
import type { GameEvent } from "../src/wire";

const event = (type: string, more: object = {}) => ({ type, ...more }) as unknown as GameEvent;

test("every sound is short, except the roll of drums", () => {
  for (const sound of Object.keys(SOUNDS) as Sound[])
    if (sound !== "weighing") expect(secondsOf(sound), sound).toBeLessThan(0.4);
  expect(secondsOf("weighing")).toBeCloseTo(0.87, 1);
});

test("sounds follow each other, none twice, and not too many", () => {
  expect(inTurn(["point", "point", "land"]).map(({ sound }) => sound)).toEqual(["point", "land"]);
  expect(inTurn(["lift", "land", "point", "war", "seal", "pagoda"])).toHaveLength(4);
  const [weighing, seal] = inTurn(["weighing", "seal"]);
  expect(seal!.at - weighing!.at).toBeCloseTo(secondsOf("weighing"));
});

test("the main events of every game sound, and small ones do not", () => {
  expect(yellowYangtze(event("TilePlaced", { colour: "blue" }))).toEqual(["river"]);
  expect(yellowYangtze(event("TilePlaced", { colour: "red" }))).toEqual(["land"]);
  expect(yellowYangtze(event("WarWon"))).toEqual(["weighing", "seal"]);
  expect(yellowYangtze(event("TileDrawn"))).toEqual([]);
  expect(huangDi(event("BlockPlaced"))).toEqual(["land"]);
  expect(huangDi(event("BidsRevealed"))).toEqual(["weighing", "seal"]);
  expect(huangDi(event("JadePaid"))).toEqual([]);
  expect(yuan(event("TempleBuilt"))).toEqual(["pagoda"]);
  expect(yuan(event("PhaseBegan"))).toEqual([]);
});
