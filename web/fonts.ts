// Cuts the fonts down to what the client writes. Type is set in Source Serif and Source Sans; signs on pieces and maps
// are Noto Serif, of which only the signs in the sources are kept. What comes out is in `FOLDER`, with a style sheet.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const FOLDER = ".fonts";
/** The letters of English, French and Italian, and the punctuation and arrows that the client uses. */
const LATIN = [
  "\u0020-\u007e",
  "\u00a0-\u017f",
  "\u2010-\u2026",
  "\u2030-\u203a",
  "\u2190-\u2193",
  "\u2212\u00d7\u20ac",
];
const LATIN_RANGE = "U+0020-007E, U+00A0-017F, U+2010-2026, U+2030-203A, U+20AC, U+2190-2193, U+2212";
const SIGN = /\p{Script=Han}/gu;
/** The Chinese catalogues are longer than any font that could be sent along: the system's fonts set them. */
const CHINESE_TEXT = /\bzh\.ts$/;

const require = createRequire(import.meta.url);
/** What the fonts are made of. */
const SIGNS = "noto-serif-tc";
const TYPE = [
  ["source-serif-4", "Tianming Serif"],
  ["source-sans-3", "Tianming Sans"],
] as const;
const packageFolder = (name: string): string => dirname(require.resolve(`@fontsource-variable/${name}/package.json`));

/** The packages that the fonts come from. */
export const fontPackages = (): string[] => [SIGNS, ...TYPE.map(([name]) => name)].map(packageFolder);

/** All code points of ranges like "\u0020-\u007e". */
function lettersOf(ranges: readonly string[]): string {
  const points = ranges.flatMap((range) => {
    if (range[1] !== "-") return [...range].map((letter) => letter.codePointAt(0)!);
    const [first, last] = [range.codePointAt(0)!, range.codePointAt(2)!];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
}

/** The signs that the sources use outside of Chinese text. */
export function signsIn(folder: string): string[] {
  const found = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
    if (!/\.(ts|svelte|svg|css|html)$/.test(file) || CHINESE_TEXT.test(file)) continue;
    for (const [sign] of readFileSync(join(folder, file), "utf-8").matchAll(SIGN)) found.add(sign);
  }
  return [...found].sort();
}

/** Which signs are in which file of the package: it has about a hundred, each with a list like "U+4e00-4e05,U+5b57". */
export function filesOf(signs: readonly string[], unicode: Record<string, string>): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const sign of signs) {
    const point = sign.codePointAt(0)!;
    const file = Object.keys(unicode).find((name) =>
      unicode[name]!.split(",").some((range) => {
        const [first, last] = range.slice(2).split("-");
        return parseInt(first!, 16) <= point && point <= parseInt(last ?? first!, 16);
      }),
    );
    if (!file) throw new Error(`no font for the sign ${sign}: use a sign that Noto Serif TC has`);
    files.set(file, [...(files.get(file) ?? []), sign]);
  }
  return files;
}

const face = (family: string, weight: string, file: string, range: string): string =>
  `@font-face {\n  font-family: "${family}";\n  font-weight: ${weight};\n  font-display: swap;\n` +
  `  src: url("./${file}") format("woff2");\n  unicode-range: ${range};\n}\n`;

async function makeFonts(root: string): Promise<void> {
  const folder = join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  const faces: string[] = [];
  const cut = async (source: string, target: string, text: string, weight: number | { min: number; max: number }) => {
    const options = { targetFormat: "woff2" as const, variationAxes: { wght: weight } };
    writeFileSync(join(folder, target), await subsetFont(readFileSync(source), text, options));
  };
  for (const [name, family] of TYPE) {
    const source = join(packageFolder(name), "files", `${name}-latin-wght-normal.woff2`);
    await cut(source, `${name}.woff2`, lettersOf(LATIN), { min: 400, max: 700 });
    faces.push(face(family, "400 700", `${name}.woff2`, LATIN_RANGE));
  }
  const signs = packageFolder(SIGNS);
  const unicode = JSON.parse(readFileSync(join(signs, "unicode.json"), "utf-8")) as Record<string, string>;
  for (const [name, text] of filesOf(signsIn(join(root, "src")), unicode)) {
    const number = name.replace(/[[\]]/g, "");
    await cut(
      join(signs, "files", `${SIGNS}-${number}-wght-normal.woff2`),
      `signs-${number}.woff2`,
      text.join(""),
      700,
    );
    const range = text.map((sign) => `U+${sign.codePointAt(0)!.toString(16)}`).join(", ");
    faces.push(face("Tianming Signs", "400 700", `signs-${number}.woff2`, range));
  }
  writeFileSync(join(folder, "fonts.css"), faces.join("\n"));
}

export function fonts(): Plugin {
  return { name: "fonts", configResolved: (config) => makeFonts(config.root) };
}
