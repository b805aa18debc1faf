// QR codes for short texts (an invitation): bytes, error correction of level M, versions 1 to 20 (ISO/IEC 18004).

/** By version: the correction codewords of a block, and the number of blocks, at level M. */
const CORRECTION = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const LARGEST = 20;
const LEVEL_M = 0;

/** The dark modules, row by row. */
export type Code = boolean[][];

// Versions.

/** How many modules of a version carry data or correction. */
function modulesOf(version: number): number {
  let number = (16 * version + 128) * version + 64;
  if (version < 2) return number;
  const marks = Math.floor(version / 7) + 2;
  number -= (25 * marks - 10) * marks - 55;
  return version < 7 ? number : number - 36;
}

const codewordsOf = (version: number): number => Math.floor(modulesOf(version) / 8);
const dataOf = (version: number): number => codewordsOf(version) - CORRECTION[version]! * BLOCKS[version]!;
const countBits = (version: number): number => (version < 10 ? 8 : 16);

function versionFor(length: number): number {
  for (let version = 1; version <= LARGEST; version++)
    if (4 + countBits(version) + 8 * length <= 8 * dataOf(version)) return version;
  throw new RangeError("too long for a code");
}

/** Where alignment marks lie, on both axes. */
export function alignments(version: number): number[] {
  if (version === 1) return [];
  const [marks, last] = [Math.floor(version / 7) + 2, 4 * version + 10];
  const step = Math.ceil((4 * version + 4) / (2 * marks - 2)) * 2;
  return [6, ...Array.from({ length: marks - 1 }, (_, index) => last - step * (marks - 2 - index))];
}

// Codewords.

/** The product in GF(256) modulo x⁸ + x⁴ + x³ + x² + 1. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The generator of so many correction codewords, without its leading 1. */
function generator(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let round = 0; round < degree; round++) {
    for (let at = 0; at < degree; at++) found[at] = times(found[at]!, root) ^ (found[at + 1] ?? 0);
    root = times(root, 2);
  }
  return found;
}

/** The correction codewords of a block. */
export function correction(data: readonly number[], degree: number): number[] {
  const by = generator(degree);
  return data.reduce((rest, byte) => {
    const factor = byte ^ rest[0]!;
    return [...rest.slice(1), 0].map((value, at) => value ^ times(by[at]!, factor));
  }, Array<number>(degree).fill(0));
}

/** The text as data codewords: mode, length, bytes, end, padding. */
function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const bits = [
    [4, 4] as const,
    [bytes.length, countBits(version)] as const,
    ...[...bytes].map((byte) => [byte, 8] as const),
  ].flatMap(([value, length]) => Array.from({ length }, (_, at) => (value >>> (length - 1 - at)) & 1));
  const size = dataOf(version);
  bits.push(...Array<number>(Math.min(4, 8 * size - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  const found = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
  while (found.length < size) found.push((size - found.length) % 2 === (size - bits.length / 8) % 2 ? 0xec : 0x11);
  return found;
}

/** Data and correction of all blocks, interleaved. The last blocks may hold one codeword more. */
function interleave(data: readonly number[], version: number): number[] {
  const [blocks, degree] = [BLOCKS[version]!, CORRECTION[version]!];
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  let start = 0;
  const parts = Array.from({ length: blocks }, (_, index) => {
    const part = data.slice(start, (start += short + (index >= blocks - longer ? 1 : 0)));
    return { part, check: correction(part, degree) };
  });
  const columns = (pick: (one: (typeof parts)[number]) => number[], length: number) =>
    Array.from({ length }, (_, at) => parts.flatMap((one) => pick(one).slice(at, at + 1))).flat();
  return [...columns(({ part }) => part, short + 1), ...columns(({ check }) => check, degree)];
}

// The picture.

/** A remainder of a polynomial over GF(2), as format and version are protected. */
function protectedBits(value: number, degree: number, by: number): number {
  let rest = value;
  for (let round = 0; round < degree; round++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * by);
  return (value << degree) | rest;
}

export const formatBits = (mask: number): number => protectedBits((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
export const versionBits = (version: number): number => protectedBits(version, 12, 0x1f25);

export const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Picture {
  readonly size: number;
  readonly dark: Code;
  readonly fixed: Code;

  constructor(readonly version: number) {
    this.size = 4 * version + 17;
    const blank = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    [this.dark, this.fixed] = [blank(), blank()];
    this.drawMarks();
    this.drawFormat(0); // its place is taken; the mask comes later
  }

  private set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  private drawMarks(): void {
    for (let at = 0; at < this.size; at++) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
    const far = this.size - 4;
    for (const [x, y] of [
      [3, 3],
      [far, 3],
      [3, far],
    ] as const)
      this.drawRings(x, y, 4, [2, 4]);
    const places = alignments(this.version);
    const [first, last] = [places[0], places.at(-1)];
    for (const x of places)
      for (const y of places) {
        const corner = (x === first && (y === first || y === last)) || (x === last && y === first);
        if (!corner) this.drawRings(x, y, 2, [1]);
      }
    if (this.version >= 7) this.drawVersion();
  }

  /** Rings around a middle, dark except those of the radii that are given. */
  private drawRings(x: number, y: number, radius: number, light: readonly number[]): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        this.set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  private drawVersion(): void {
    const bits = versionBits(this.version);
    for (let at = 0; at < 18; at++) {
      const [dark, a, b] = [((bits >>> at) & 1) === 1, this.size - 11 + (at % 3), Math.floor(at / 3)];
      this.set(a, b, dark);
      this.set(b, a, dark);
    }
  }

  drawFormat(mask: number): void {
    const bits = formatBits(mask);
    const dark = (at: number) => ((bits >>> at) & 1) === 1;
    for (let at = 0; at < 15; at++) {
      const near = at < 6 ? at : at < 8 ? at + 1 : 14 - at;
      if (at < 8) this.set(8, near, dark(at));
      else this.set(at === 8 ? 7 : near, 8, dark(at));
      if (at < 8) this.set(this.size - 1 - at, 8, dark(at));
      else this.set(8, this.size - 15 + at, dark(at));
    }
    this.set(8, this.size - 8, true);
  }

  /** The free modules in the order in which codewords fill them: two columns at a time, up and down, from the right. */
  *path(): Generator<[x: number, y: number]> {
    let up = true;
    for (let right = this.size - 1; right >= 1; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const y = up ? this.size - 1 - step : step;
          if (!this.fixed[y]![x]) yield [x, y];
        }
    }
  }

  fill(codewords: readonly number[]): void {
    let at = 0;
    for (const [x, y] of this.path()) {
      this.dark[y]![x] = (((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
      at++;
    }
  }

  masked(mask: number): Code {
    this.drawFormat(mask);
    return this.dark.map((row, y) => row.map((dark, x) => (this.fixed[y]![x] ? dark : dark !== MASKS[mask]!(x, y))));
  }
}

/** How hard a picture is to read: long runs, blocks, false finder marks, and too much of one colour. */
export function penalty(code: Code): number {
  const size = code.length;
  const lines = [...code, ...code.map((_, x) => code.map((row) => row[x]!))];
  let sum = 0;
  for (const line of lines) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=00001011101|10111010000)/g) ?? []).length;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const corner = code[y]![x];
      if (corner === code[y - 1]![x] && corner === code[y]![x - 1] && corner === code[y - 1]![x - 1]) sum += 3;
    }
  const share = code.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** The code of a text, with the mask that makes it easiest to read. */
export function encode(text: string): Code {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const picture = new Picture(version);
  picture.fill(interleave(dataCodewords(bytes, version), version));
  const codes = MASKS.map((_, mask) => picture.masked(mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** The dark modules as the outline of a drawing, each one unit wide. */
export const outline = (code: Code): string =>
  code.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
