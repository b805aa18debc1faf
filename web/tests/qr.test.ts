import { expect, test } from "vitest";
import {
  MASKS,
  alignments,
  correction,
  encode,
  formatBits,
  outline,
  times,
  versionBits,
  type Code,
} from "../src/lib/qr";

const bits = (number: number, length: number) => number.toString(2).padStart(length, "0");

test("correction codewords of the example of the standard's annex", () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test("the bits of format and version", () => {
  expect(bits(formatBits(0), 15)).toBe("101010000010010");
  expect(bits(formatBits(5), 15)).toBe("100000011001110");
  expect(bits(versionBits(7), 18)).toBe("000111110010010100");
});

test("where alignment marks lie", () => {
  expect(alignments(1)).toEqual([]);
  expect(alignments(2)).toEqual([6, 18]);
  expect(alignments(7)).toEqual([6, 22, 38]);
  expect(alignments(16)).toEqual([6, 26, 50, 74]);
});

// A reader of its own: it finds format, mask, codewords and blocks again, and checks every block.

const LAYOUT: Record<number, { blocks: number; check: number }> = {
  1: { blocks: 1, check: 10 },
  2: { blocks: 1, check: 16 },
  3: { blocks: 1, check: 26 },
  6: { blocks: 4, check: 16 },
  7: { blocks: 4, check: 18 },
  8: { blocks: 4, check: 22 },
  9: { blocks: 5, check: 22 },
  10: { blocks: 5, check: 26 },
  14: { blocks: 9, check: 24 },
};

function reserved(size: number, version: number): (x: number, y: number) => boolean {
  const marks = alignments(version);
  const near = (a: number, b: number) => Math.abs(a - b) <= 2;
  return (x, y) => {
    if (x === 6 || y === 6) return true;
    if ((x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)) return true;
    if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
    return marks.some((a) => marks.some((b) => near(x, a) && near(y, b) && !overFinder(a, b, size)));
  };
}

const overFinder = (x: number, y: number, size: number) =>
  (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);

function read(code: Code): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const format = [0, 1, 2, 3, 4, 5, 7, 8]
    .map((x) => code[8]![x]!)
    .concat([7, 5, 4, 3, 2, 1, 0].map((y) => code[y]![8]!));
  const value = format.reduce((sum, dark) => sum * 2 + (dark ? 1 : 0), 0);
  const mask = MASKS.findIndex((_, index) => formatBits(index) === value);
  expect(mask).toBeGreaterThanOrEqual(0);
  const isFixed = reserved(size, version);
  const stream: number[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (!isFixed(x, y)) stream.push(Number(code[y]![x] !== MASKS[mask]!(x, y)));
      }
  }
  const words = Array.from({ length: Math.floor(stream.length / 8) }, (_, at) =>
    stream.slice(8 * at, 8 * at + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  return text(words, version);
}

function text(words: number[], version: number): string {
  const { blocks, check } = LAYOUT[version]!;
  const data = words.length - blocks * check;
  const [short, longer] = [Math.floor(data / blocks), data % blocks];
  const parts = Array.from({ length: blocks }, (_, index) => {
    const own = Array.from({ length: short }, (_, at) => words[at * blocks + index]!);
    if (index >= blocks - longer) own.push(words[short * blocks + index - (blocks - longer)]!);
    const checks = Array.from({ length: check }, (_, at) => words[data + at * blocks + index]!);
    expect(syndromes([...own, ...checks], check).every((one) => one === 0)).toBe(true);
    return own;
  });
  const bytes = parts.flat().flatMap((byte) => [byte >> 4, byte & 15]);
  expect(bytes[0]).toBe(4);
  const head = version < 10 ? 3 : 5;
  const length = bytes.slice(1, head).reduce((sum, half) => sum * 16 + half, 0);
  const halves = bytes.slice(head, head + 2 * length);
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, at) => halves[2 * at]! * 16 + halves[2 * at + 1]!));
}

/** A whole block is divisible by the generator: it is zero at all its roots. */
function syndromes(block: number[], check: number): number[] {
  let root = 1;
  return Array.from({ length: check }, () => {
    const value = block.reduce((sum, byte) => times(sum, root) ^ byte, 0);
    root = times(root, 2);
    return value;
  });
}

const LINK = "https://games.example.org/?table=0123456789abcdef0123&invite=";

test.each([
  ["天命", 1],
  ["http://127.0.0.1:8080/", 2],
  ["x".repeat(42), 3],
  [LINK + "a".repeat(43), 6],
  [LINK + "b".repeat(60), 7],
  [LINK + "c".repeat(85), 8],
  [LINK + "d".repeat(115), 9],
  [LINK + "e".repeat(150), 10],
  [LINK + "f".repeat(300), 14],
])("what was encoded can be read: %s", (text, version) => {
  const code = encode(text);
  expect((code.length - 17) / 4).toBe(version);
  expect(read(code)).toBe(text);
});

test("finder marks are in three corners, and a dark module beside one", () => {
  const code = encode("x");
  const row = (y: number) => code[y]!.map((dark) => (dark ? "#" : ".")).join("");
  expect(row(0).startsWith("#######.")).toBe(true);
  expect(row(0).endsWith(".#######")).toBe(true);
  expect(row(20).startsWith("#######.")).toBe(true);
  expect(code[13]![8]).toBe(true);
});

test("what is too long has no code", () => {
  expect(() => encode("x".repeat(700))).toThrow(RangeError);
});

test("the outline has a square for every dark module", () => {
  const code = encode("x");
  expect(outline(code).match(/M/g)).toHaveLength(code.flat().filter(Boolean).length);
});
