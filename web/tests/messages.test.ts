import { describe, expect, it } from "vitest";
import { later, say, sayTip } from "../src/lib/messages";

const sayings = {
  wins: (values: Record<string, unknown>, who: (seat: string) => string) => `${who(String(values.seat))} wins`,
};
const who = (seat: string) => (seat === "lion" ? "Anna" : "Otto");
const tip = (kind: string, values = {}) => ({ kind, values, text: "in English", spaces: [] });

describe("a message", () => {
  const sentences = { full: "the hand is full", left: (values: { number: number }) => `${values.number} left` };

  it("is said by its kind and values", () => {
    expect(say(sentences, { kind: "full", values: {}, text: "in English" })).toBe("the hand is full");
    expect(say(sentences, { kind: "left", values: { number: 2 }, text: "in English" })).toBe("2 left");
  });

  it("is the English that it came with when the language has no such kind", () => {
    expect(say(sentences, { kind: "toString", values: {}, text: "in English" })).toBe("in English");
  });
});

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
    expect(sayTip(then, tip("then-wins", { seat: "bull" }), who)).toBe("then Otto wins");
  });
});
