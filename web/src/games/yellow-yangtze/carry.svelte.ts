// Carrying an own leader with the mouse: to another space, or off the board to withdraw it.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

interface Source {
  /** The own leader on a space, if it may be carried now. */
  leaderOn: (space: string) => string | null;
  /** It is taken up. */
  begin: (leader: string) => void;
  /** It is dropped on a space, or off the board (null). */
  drop: (leader: string, space: string | null) => void;
}

/** How far the mouse moves before a press becomes a carry. */
const SLACK = 8;

export class Carry {
  /** The leader that is carried, and where on the screen. */
  held = $state.raw<{ leader: string; x: number; y: number } | null>(null);
  private pressed: { leader: string; x: number; y: number } | null = null;

  constructor(private source: Source) {}

  readonly listen: Attachment<HTMLElement> = (board) => {
    const stops = [
      on(board, "pointerdown", (event) => this.press(event)),
      on(window, "pointermove", (event) => this.move(event)),
      on(window, "pointerup", (event) => this.release(event, board)),
      on(window, "pointercancel", () => this.forget()),
      on(board, "click", (event) => this.swallow(event), { capture: true }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };

  private press(event: PointerEvent): void {
    this.dropped = false;
    const space = spaceAt(event.target);
    const leader = event.pointerType === "mouse" && event.button === 0 && space ? this.source.leaderOn(space) : null;
    this.pressed = leader ? { leader, x: event.clientX, y: event.clientY } : null;
  }

  private move({ clientX: x, clientY: y }: PointerEvent): void {
    if (!this.pressed) return;
    const { leader } = this.pressed;
    if (!this.held && Math.hypot(x - this.pressed.x, y - this.pressed.y) < SLACK) return;
    if (!this.held) this.source.begin(leader);
    this.held = { leader, x, y };
  }

  private release({ clientX, clientY }: PointerEvent, board: HTMLElement): void {
    const held = this.held;
    this.forget();
    if (!held) return;
    this.dropped = true;
    const under = document.elementFromPoint(clientX, clientY);
    const space = under && board.contains(under) ? spaceAt(under) : null;
    if (space === null || this.source.leaderOn(space) !== held.leader) this.source.drop(held.leader, space);
  }

  private forget(): void {
    [this.pressed, this.held] = [null, null];
  }

  /** The click that ends a carry chooses nothing. */
  private swallow(event: Event): void {
    if (this.dropped) event.stopPropagation();
    this.dropped = false;
  }
  private dropped = false;
}

const spaceAt = (target: EventTarget | null): string | null =>
  (target as Element | null)?.closest<SVGElement>("[data-space]")?.dataset["space"] ?? null;
