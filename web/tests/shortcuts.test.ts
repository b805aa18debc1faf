import { expect, test } from "vitest";
import { SHORTCUTS, commandOf } from "../src/lib/shortcuts";

const press = (key: string, how: object = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...how,
});

test("a letter is a command, in either case", () => {
  expect(commandOf(press("h"), true)).toBe("hint");
  expect(commandOf(press("H", { shiftKey: true }), true)).toBe("hint");
  expect(commandOf(press("?", { shiftKey: true }), true)).toBe("keys");
  expect(commandOf(press("x"), true)).toBeNull();
});

test("letters can be switched off; keys with a name remain", () => {
  expect(commandOf(press("h"), false)).toBeNull();
  expect(commandOf(press("?"), false)).toBeNull();
  expect(commandOf(press("Escape"), false)).toBe("cancel");
  expect(commandOf(press("Enter"), false)).toBe("confirm");
});

test("combinations belong to the browser, except the one that undoes", () => {
  expect(commandOf(press("h", { ctrlKey: true }), true)).toBeNull();
  expect(commandOf(press("a", { altKey: true }), true)).toBeNull();
  expect(commandOf(press("z", { metaKey: true }), false)).toBe("undo");
  expect(commandOf(press("z", { ctrlKey: true, shiftKey: true }), true)).toBeNull();
});

test("a key that is held down counts once", () => {
  expect(commandOf(press("h", { repeat: true }), true)).toBeNull();
});

test("no key does two things in one place", () => {
  const keys = [...SHORTCUTS.everywhere, ...SHORTCUTS.table].map(({ keys }) => keys[0]);
  expect(new Set(keys).size).toBe(keys.length);
});
