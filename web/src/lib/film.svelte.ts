// The film of one step that brought much at once: its pictures, and which of them is shown.
import { prefersReducedMotion } from "svelte/motion";
import type { Frame, GameModule } from "../games";
import type { View } from "../wire";
import { eventsOf, Replay } from "./replay.svelte";

/** How long a picture is shown, in milliseconds, and how much longer for each letter of its caption. */
const PACE = 650;
const LETTER = 25;
/** Without motion the pictures are cut. */
const CUT = 350;

/** How long a picture with that caption is shown. */
export const pace = (caption: string): number => (prefersReducedMotion.current ? CUT : PACE + LETTER * caption.length);

/** The pictures of a step of a replay; none if it is no film. */
export function framesOf(module: GameModule, replay: Replay, number: number, seat: number | null): Frame[] {
  const [before, step] = [replay.step(number - 1, seat), replay.step(number, seat)];
  const events = eventsOf(step);
  return before && step && module.filmed?.(events) ? (module.frames?.(before.view, events) ?? []) : [];
}

export class Film {
  frames = $state.raw<Frame[]>([]);
  at = $state(0);
  playing = $state(false);
  /** The number of the action that was filmed last, so that a film starts by itself only once. */
  private seen = -1;

  /** The picture that is shown; null while no film is on. */
  readonly frame: Frame | null = $derived(this.frames[this.at] ?? null);

  /** Whether the film of an action has not been shown by itself. */
  isNew(action: number): boolean {
    return action > this.seen;
  }

  /** Count the films up to an action as seen. */
  skip(action: number): void {
    this.seen = Math.max(this.seen, action);
  }

  /** Play the film of an action of a table, as a seat saw it. */
  async open(module: GameModule, table: string, action: number, seat: number | null): Promise<void> {
    this.skip(action);
    const replay = new Replay(table);
    await replay.need(action + 1, seat);
    this.frames = framesOf(module, replay, action + 1, seat);
    [this.at, this.playing] = [0, this.frames.length > 0];
  }

  close(): void {
    [this.frames, this.at, this.playing] = [[], 0, false];
  }

  /** Show a picture; past the last one the film is over. */
  go(to: number): void {
    if (to >= this.frames.length) this.close();
    else this.at = Math.max(0, to);
  }

  /** What everybody sees: the picture, or what there is without a film. */
  sees(view: View | null): View | null {
    return this.frame?.view ?? view;
  }
}
