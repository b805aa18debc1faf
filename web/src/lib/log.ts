// The log as it is read: by turns, and each sentence in pieces, some of which lead to spaces of the board.
import type { GameModule, Who } from "../games";
import type { GameEvent, View } from "../wire";
import type { LogLine } from "./table.svelte";
import { words } from "./words.svelte";

/** An event in the log. */
export interface Entry {
  key: string;
  line: LogLine;
  event: GameEvent;
  /** Whose doing it is; -1 if nobody's. */
  seat: number;
}

/** A turn, or what a game has in its place. */
export interface Chapter {
  key: string;
  heading: string;
  seat: number;
  entries: Entry[];
}

/** A piece of a sentence: points that somebody gains, or something that lies on spaces of the board. */
export interface Piece {
  text: string;
  gain?: boolean;
  spaces?: string[];
}

const seatOf = (event: GameEvent, line: LogLine): number =>
  ("seat" in event && typeof event.seat === "number" ? event.seat : line.seat) ?? -1;

/** The log by turns. A turn begins with an event that has a heading; in games without such events, when another seat
 *  acts. Turns are counted only if the log has the game from its beginning. */
export function chapters(lines: readonly LogLine[], module: GameModule, who: Who): Chapter[] {
  const found: Chapter[] = [];
  const counts = new Map<string, number>();
  const whole = lines[0]?.number === 0;
  const begin = (key: string, heading: string, seat: number) => found.push({ key, heading, seat, entries: [] });
  for (const line of lines)
    for (const [index, event] of line.events.entries()) {
      const [key, seat] = [`${line.key}/${index}`, seatOf(event, line)];
      const count = (counts.get(event.type) ?? 0) + 1;
      const heading = module.heading?.(event, who, whole ? count : null) ?? null;
      counts.set(event.type, count);
      if (heading !== null) begin(key, heading, "seat" in event ? seat : -1);
      if (heading !== null || module.minor?.(event)) continue;
      const changes = !module.heading && line.seat >= 0 && found.at(-1)?.seat !== line.seat;
      if (changes) begin(key, who(line.seat), line.seat);
      if (!found.length) begin(key, "", -1);
      found.at(-1)!.entries.push({ key, line, event, seat });
    }
  return found;
}

/** The newest chapters, with at least so many entries if there are so many. */
export function newest(all: readonly Chapter[], entries: number): Chapter[] {
  let [first, number] = [all.length, 0];
  while (first > 0 && number < entries) number += 1 + all[--first]!.entries.length;
  return all.slice(first);
}

/** The heading of the turn in which an action was done. */
export const chapterOf = (all: readonly Chapter[], action: number): string =>
  all.findLast(({ entries }) => entries.some(({ line }) => line.number <= action))?.heading ?? "";

/** How the games name spaces: d7, XU. */
const SPACE = /^(?:[a-z]\d+|[A-Z]{2,})$/;

function texts(value: unknown): string[] {
  if (typeof value === "string") return value.split(" ");
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** The words of an event's sentence that stand for spaces: their names, and pieces that lie somewhere now. */
export function links(event: GameEvent, module: GameModule, view: View | null): Map<string, string[]> {
  const names = [...module.touched([event]), ...texts(event)].filter((text) => SPACE.test(text));
  const found = new Map(names.map((name) => [name, [name]]));
  for (const [piece, spaces] of (view && module.pieces?.(event, view)) ?? []) found.set(piece, spaces);
  return found;
}

const GAIN = String.raw`[+−]\d[^(（]*[^(（\s]`;
const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A name of letters and digits must not be a part of a longer word. */
const wordPattern = (text: string): string => (/^\w+$/.test(text) ? String.raw`\b${text}\b` : escapePattern(text));

/** A sentence in pieces. */
export function pieces(sentence: string, linked: ReadonlyMap<string, string[]>): Piece[] {
  const pattern = new RegExp(`(${[GAIN, ...[...linked.keys()].map(wordPattern)].join("|")})`, "gu");
  return sentence
    .split(pattern)
    .filter(Boolean)
    .map((text) => {
      const spaces = linked.get(text);
      if (spaces) return { text, spaces };
      return new RegExp(`^${GAIN}$`, "u").test(text) ? { text, gain: true } : { text };
    });
}

/** The heading of a turn: its number, if it is known, and whose it is, if it is one player's. */
export const turnHeading = (number: number | null, name: string | null = null): string =>
  [number === null ? words().table.turn : words().table.turnNumber(number), name]
    .filter((part) => part !== null)
    .join(words().marks.dot);
