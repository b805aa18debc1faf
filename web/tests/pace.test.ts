import { describe, expect, it } from "vitest";
import { lasts, type Showing } from "../src/lib/pace";

const event: Showing = { film: false, caption: "", waiting: 0, speed: 1, reduced: false };

describe("how long a picture lasts", () => {
  it("is two thirds of a second for an event, by the chosen speed", () => {
    expect(lasts(event)).toBe(650);
    expect([0.5, 2].map((speed) => lasts({ ...event, speed: speed as 2 }))).toEqual([1300, 325]);
  });

  it("is what the game wishes", () => {
    expect(lasts({ ...event, wish: 900 })).toBe(900);
  });

  it("is half of it when many wait", () => {
    expect([6, 7].map((waiting) => lasts({ ...event, waiting }))).toEqual([650, 325]);
  });

  it("leaves time to read the captions of a film", () => {
    expect(lasts({ ...event, film: true, caption: "x".repeat(10) })).toBe(900);
  });

  it("is a cut without motion", () => {
    expect(lasts({ ...event, wish: 900, reduced: true })).toBe(350);
  });

  it("lets verdicts be read, even without motion and when many wait", () => {
    expect(lasts({ ...event, wish: "verdict", reduced: true, waiting: 9, speed: 2 })).toBe(6000);
    expect(lasts({ ...event, wish: "news", reduced: true })).toBe(2400);
  });
});
