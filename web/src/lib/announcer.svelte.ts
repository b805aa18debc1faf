// Announcements for people who do not see the board: events as they come, and hints.
import type { GameModule, Who } from "../games";
import type { Line } from "./hints";
import type { LogLine } from "./table.svelte";
import { words } from "./words.svelte";

export class Announcer {
  /** The newest announcement. */
  text = $state("");
  /** The number of the last line that was announced. What was there at the start is no news. */
  private heard: number | null = null;

  /** Announce what is new in a log. */
  hear(lines: readonly LogLine[], module: GameModule, who: Who): void {
    const newest = lines.at(-1);
    if (!newest) return;
    const heard = this.heard ?? newest.number;
    this.heard = newest.number;
    const events = lines.filter(({ number }) => number > heard).flatMap((line) => line.events);
    const told = events.filter((event) => !module.minor?.(event)).map((event) => module.sentence(event, who));
    if (told.length) this.text = told.join(words().marks.stop);
  }

  /** Announce a step of a hint. */
  hint({ title, text, reasons }: Line): void {
    this.text = [title + words().marks.colon + text, ...reasons].join(words().marks.stop);
  }
}
