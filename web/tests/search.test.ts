import { describe, expect, it } from "vitest";
import { cut, holds, wordsOf } from "../src/lib/search";

describe("searching a text", () => {
  it("ignores case, accents and the shape of apostrophes", () => {
    expect(holds("L’Été des Écoles", wordsOf("l'ete  ecole"))).toBe(true);
    expect(holds("L’Été des Écoles", wordsOf("hiver"))).toBe(false);
  });

  it("wants every word, in any order", () => {
    expect(holds("a pagoda of red tiles", wordsOf("tiles red"))).toBe(true);
    expect(holds("a pagoda of red tiles", wordsOf("tiles blue"))).toBe(false);
  });

  it("finds everything when nothing is sought", () => {
    expect(wordsOf("  ")).toEqual([]);
    expect(holds("anything", [])).toBe(true);
  });

  it("cuts the text where words are found, without losing a letter", () => {
    const pieces = cut("Réserve de réserves", wordsOf("reserve"));
    expect(pieces).toEqual([
      { text: "Réserve", found: true },
      { text: " de ", found: false },
      { text: "réserve", found: true },
      { text: "s", found: false },
    ]);
    expect(pieces.map((piece) => piece.text).join("")).toBe("Réserve de réserves");
  });

  it("joins what overlapping words find", () => {
    expect(cut("banana", ["ana"])).toEqual([
      { text: "b", found: false },
      { text: "anana", found: true },
    ]);
  });
});
