// The words of all languages as JSON, for the tests.
//   node scripts/keys.mjs < samples.json
// `folders`: for every folder with an en.ts, by language, the keys and what stands there; of a function, what it says
// about 7, 8 and 9 (null if it wants other things). `said`: by game and language, what the games that have a
// words/speak.ts say about the samples, by game { events, questions, actions, reasons, forecasts, tips }. `used`: by
// folder, language, part and kind, the names of the values that a sentence uses; samples.used has values to use.
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { rolldown } from "rolldown";

const SOURCE = resolve(import.meta.dirname, "..", "src");
const NAMES = ["Anna", "Otto", "Zoé", "Wei"];

function folders(at = SOURCE) {
  const entries = readdirSync(at, { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory()).flatMap((entry) => folders(join(at, entry.name)));
  return entries.some((entry) => entry.name === "en.ts") ? [at, ...below] : below;
}

/** Import TypeScript modules by one bundle made in memory. */
async function load(files) {
  const entry = "\0entry";
  const code = files.map((file, index) => `export * as m${index} from ${JSON.stringify(file)};`).join("\n");
  const plugin = {
    name: "entry",
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? code : null),
  };
  const bundle = await rolldown({ input: entry, plugins: [plugin], logLevel: "silent" });
  const { output } = await bundle.generate({ format: "esm" });
  const found = await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);
  return files.map((_, index) => found[`m${index}`]);
}

function sample(say) {
  for (const given of [
    [7, 8, 9],
    ["7", "8", "9"],
  ]) {
    try {
      return String(say(...given));
    } catch {
      continue;
    }
  }
  return null;
}

function flat(value, path = "") {
  if (typeof value === "function") return [[path, sample(value)]];
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => flat(part, path ? `${path}.${key}` : key));
}

/** The languages of a folder: its modules that export one object. */
function languages(folder) {
  return readdirSync(folder)
    .filter((name) => /^[a-z]{2}\.ts$/.test(name))
    .map((name) => join(folder, name));
}

const files = folders().flatMap(languages);
const games = readdirSync(join(SOURCE, "games")).filter((game) =>
  existsSync(join(SOURCE, "games", game, "words", "speak.ts")),
);
const loaded = await load([...games.map((game) => join(SOURCE, "games", game, "words", "speak.ts")), ...files]);
const modules = loaded.slice(games.length);
const told = { folders: {}, said: {}, used: {} };
const samples = JSON.parse((await text(process.stdin)) || "{}");
for (const [index, file] of files.entries()) {
  const name = relative(SOURCE, dirname(file)).replaceAll("\\", "/");
  const language = file.slice(-5, -3);
  const [words] = Object.values(modules[index]);
  (told.folders[name] ??= {})[language] = Object.fromEntries(flat(words));
  if (samples.used?.[name]) (told.used[name] ??= {})[language] = used(words, samples.used[name]);
  const game = games.findIndex((one) => name === `games/${one}/words`);
  if (game >= 0) (told.said[games[game]] ??= {})[language] = say(loaded[game], words, samples[games[game]] ?? {});
}
process.stdout.write(JSON.stringify(told));

/** By part and kind, the names of the values that a sentence uses. */
function used(words, parts) {
  const names = (part, kinds) =>
    Object.entries(kinds).map(([kind, values]) => [kind, namesIn(words[part]?.[kind], values)]);
  return Object.fromEntries(
    Object.entries(parts).map(([part, kinds]) => [part, Object.fromEntries(names(part, kinds))]),
  );
}

/** The names of the values that one sentence uses; null if there is none. */
function namesIn(sentence, values) {
  if (sentence === undefined) return null;
  const found = new Set();
  const watched = new Proxy(values, { get: (all, name) => (found.add(name), all[name]) });
  if (typeof sentence === "function") sentence(watched, (seat) => seat);
  return [...found].sort();
}

function say(speak, words, samples) {
  const who = (seat) => NAMES[seat];
  return {
    events: (samples.events ?? []).map((event) => speak.sentence(words, event, who)),
    questions: (samples.questions ?? []).map((asked) => speak.question(words, asked)),
    actions: (samples.actions ?? []).map((text) => speak.label(words, text)),
    reasons: (samples.reasons ?? []).map((reason) => speak.reason(words, reason)),
    forecasts: (samples.forecasts ?? []).map((forecast) => speak.foretell(words, forecast, who).join("; ")),
    ...(samples.tips ? { tips: samples.tips.map((tip) => speak.tip(words, tip, who)) } : {}),
  };
}
