import { expect, it } from "vitest";
import { svgAddress, usedIds } from "../src/lib/drawing-picture";

it("a picture is an address that needs no server", () => {
  expect(svgAddress("<svg>#</svg>")).toBe("data:image/svg+xml;charset=utf-8,%3Csvg%3E%23%3C%2Fsvg%3E");
});

it("a drawing uses each symbol once", () => {
  expect(usedIds(["#a", "#b", "#a", null, "other.svg#c"])).toEqual(["a", "b"]);
});
