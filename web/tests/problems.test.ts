import { describe, expect, it } from "vitest";
import { Problem } from "../src/lib/api";
import { explain, told } from "../src/lib/problems";
import { words } from "../src/lib/words.svelte";

describe("what went wrong", () => {
  it("is said by its code", () => {
    expect(told("no-table", "no such table")).toBe(words().problems["no-table"]);
  });

  it("keeps the server's particulars where they matter", () => {
    expect(told("invalid-record", "line 7")).toBe(`${words().problems["invalid-record"]} (line 7)`);
    expect(told("invalid-record", "")).toBe(words().problems["invalid-record"]);
  });

  it("is the server's sentence if the code is unknown, even one that objects have", () => {
    expect(told("brand-new", "the moon is full")).toBe("the moon is full");
    expect(told("constructor", "the moon is full")).toBe("the moon is full");
  });

  it("is explained whatever was thrown", () => {
    expect(explain(new Problem(404, "no-table", "no such table"))).toBe(words().problems["no-table"]);
    expect(explain(new TypeError("Failed to fetch"))).toBe(words().problems.lost);
    expect(explain(new Error("odd"))).toBe("odd");
    expect(explain("odd")).toBe("odd");
  });
});
