import { describe, expect, it } from "vitest";
import { Problem } from "../src/lib/api";
import { explain, sayRefusal } from "../src/lib/problems";
import { words } from "../src/lib/words.svelte";

const message = (kind: string, text: string, values = {}) => ({ kind, values, text });

describe("what went wrong", () => {
  it("is said by its kind", () => {
    expect(sayRefusal(message("no-table", "no such table"))).toBe(words().problems["no-table"]);
  });

  it("is the server's sentence if the kind is unknown, even one that objects have", () => {
    expect(sayRefusal(message("brand-new", "the moon is full"))).toBe("the moon is full");
    expect(sayRefusal(message("constructor", "the moon is full"))).toBe("the moon is full");
  });

  it("is explained for anything that is thrown", () => {
    expect(explain(new Problem(404, message("no-table", "no such table")))).toBe(words().problems["no-table"]);
    expect(explain(new SyntaxError("odd sign"))).toContain("odd sign");
    expect(explain(new TypeError("Failed to fetch"))).toBe(words().problems.lost);
    expect(explain(new Error("odd"))).toBe("odd");
    expect(explain("odd")).toBe("odd");
  });
});
