import { describe, expect, it } from "vitest";
import { later, sayTip } from "../src/lib/tips";

const sayings = {
  wins: (values: Record<string, unknown>, who: (seat: string) => string) => `${who(String(values.seat))} wins`,
};
const who = (seat: string) => (seat === "lion" ? "Anna" : "Otto");
const tip = (kind: string, values = {}) => ({ kind, values, text: "in English", spaces: [] });

describe("a piece of a hint", () => {
  it("is said by its kind, with names for seats", () => {
    expect(sayTip(sayings, tip("wins", { seat: "lion" }), who)).toBe("Anna wins");
  });

  it("is the server's English when the language has no such kind", () => {
    expect(sayTip(sayings, tip("loses"), who)).toBe("in English");
    expect(sayTip(sayings, tip("toString"), who)).toBe("in English");
  });

  it("can be said of what happens later", () => {
    const then = later(sayings, (sentence) => `then ${sentence}`);
    expect(sayTip(then, tip("then_wins", { seat: "bull" }), who)).toBe("then Otto wins");
  });
});
