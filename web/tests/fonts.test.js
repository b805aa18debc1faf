import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesOf, signsIn } from "../fonts.ts";

test("signs are gathered from sources, but not from Chinese text", () => {
  const folder = mkdtempSync(join(tmpdir(), "signs-"));
  writeFileSync(join(folder, "board.ts"), 'const SIGNS = ["官", "兵", "官"]; // tiles');
  writeFileSync(join(folder, "Mark.svelte"), "<text>農</text>");
  writeFileSync(join(folder, "zh.ts"), 'export default "游戏";');
  expect(signsIn(folder)).toEqual(["兵", "官", "農"]);
});

test("each sign is looked up in the file that has it", () => {
  const unicode = { "[1]": "U+5b98,U+5b9a", "[2]": "U+5170-5180,U+8fb2" };
  expect(filesOf(["兵", "官", "農"], unicode)).toEqual(
    new Map([
      ["[2]", ["兵", "農"]],
      ["[1]", ["官"]],
    ]),
  );
});

test("a sign that no file has stops the build", () => {
  expect(() => filesOf(["㐀"], { "[1]": "U+5b98" })).toThrow("no font for the sign 㐀");
});
