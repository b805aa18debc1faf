// Announcements for people who do not see the board: events as they come, and hints.
import type { GameModule, Who } from "../games";
import type { Line } from "./hints";
import type { LogLine } from "./table.svelte";
import { words } from "./words.svelte";
import type { GameEvent } from "../wire";

/** What distinguishes a line from one that was played in its place after an undo. */
const keyOf = ({ number, seat, action }: LogLine): string => `${number} ${seat} ${action}`;

export class Announcer {
  /** `sound` hears the events that are new. */
  constructor(private readonly sound: (events: readonly GameEvent[], module: GameModule) => void = () => undefined) {}

  /** The newest announcement. */
  text = $state("");
  /** The lines that were announced, and how many of their events. What was there at the start is no news. */
  private heard: Map<string, number> | null = null;

  /** Announce what is new in a log, and that something was taken back. */
  hear(lines: readonly LogLine[], module: GameModule, who: Who): void {
    if (!this.heard && !lines.length) return;
    const now = new Map(lines.map((line) => [keyOf(line), line.events.length]));
    const heard = this.heard ?? now;
    this.heard = now;
    const undone = [...heard.keys()].some((line) => !now.has(line));
    const events = lines.flatMap((line) => line.events.slice(heard.get(keyOf(line)) ?? 0));
    const told = events.filter((event) => !module.minor?.(event)).map((event) => module.sentence(event, who));
    if (undone) told.unshift(words().table.undone);
    if (told.length) this.text = told.join(words().marks.stop);
    this.sound(events, module);
  }

  /** Announce something that was announced before. */
  say(text: string): void {
    if (text) this.text = text;
  }

  /** Announce a step of a hint. */
  hint({ title, text, reasons }: Line): void {
    this.text = [title + words().marks.colon + text, ...reasons].join(words().marks.stop);
  }
}
