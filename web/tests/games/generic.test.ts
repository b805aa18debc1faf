import { describe, expect, it } from "vitest";
import { sentence } from "../../src/games/generic";
import type { GameEvent } from "../../src/wire";

const who = (seat: number) => ["Anna", "Otto"][seat] ?? "?";
const said = (event: object) => sentence(event as GameEvent, who);

describe("an event of a game without words", () => {
  it("is shown field by field, with names for seats", () => {
    expect(said({ type: "BidMade", seat: 1, bid_amount: 7 })).toBe("Bid made · Otto · bid amount 7");
  });

  it("reads out lists, and leaves out what is not so or hidden", () => {
    expect(said({ type: "Moved", from: ["a1", ["b2"]], last: true, won: false, hand: null })).toBe(
      "Moved · from a1 b2 · last",
    );
  });

  it("tells a field that has parts by its parts", () => {
    expect(said({ type: "Dealt", hand: { red: 2 } })).toBe('Dealt · hand {"red":2}');
  });
});
