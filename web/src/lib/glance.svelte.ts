// A look back from the table: what a seat saw after an action, in place of what it sees now.
import type { Step } from "../wire";
import { Replay } from "./replay.svelte";

export class Glance {
  /** The step that is looked at; null at present. */
  step = $state.raw<Step | null>(null);

  constructor(readonly table: string) {}

  /** Look at the step with that number, as a seat saw it. (An undo may have replaced it: it is fetched anew.) */
  async look(number: number, seat: number | null): Promise<void> {
    const replay = new Replay(this.table);
    await replay.need(number, seat);
    this.step = replay.step(number, seat);
  }

  now(): void {
    this.step = null;
  }
}
