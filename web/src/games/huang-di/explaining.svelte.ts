// Cards explain themselves: while a mouse is over one, while it has the focus, or after a finger has rested on it.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { hold } from "../../lib/hold";

/** What is explained, and where it lies. */
export interface Explained {
  kind: "role" | "favour";
  card: string;
  element: HTMLElement;
}

/** Milliseconds that the mouse has to get from a card to its explanation. */
const LINGER = 160;

export class Explaining {
  shown = $state.raw<Explained | null>(null);
  private timer = 0;
  /** The card that was clicked: it has said enough until the mouse has left it. */
  private pressed: HTMLElement | null = null;

  /** Explains a card that an element shows. */
  explain =
    (kind: Explained["kind"], card: string): Attachment<HTMLElement> =>
    (element) => {
      const show = () => this.show({ kind, card, element });
      const mouse = (event: Event) => (event as PointerEvent).pointerType === "mouse";
      const stops = [
        // A card that comes to lie under a resting mouse says nothing.
        on(element, "pointermove", (event) => mouse(event) && this.pressed !== element && show()),
        on(element, "pointerdown", (event) => mouse(event) && this.press(element)),
        on(element, "pointerleave", (event) => mouse(event) && this.leave()),
        on(element, "focus", () => this.pressed !== element && show()),
        on(element, "blur", () => this.hide()),
        hold(show)(element),
      ];
      return () => {
        for (const stop of stops) stop?.();
        if (this.shown?.element === element) this.hide();
      };
    };

  explains(kind: Explained["kind"], card: string): boolean {
    return this.shown?.kind === kind && this.shown.card === card;
  }

  /** The mouse has reached the explanation. */
  stay(): void {
    clearTimeout(this.timer);
  }

  leave(): void {
    this.pressed = null;
    this.stay();
    this.timer = window.setTimeout(() => this.hide(), LINGER);
  }

  hide(): void {
    this.stay();
    this.shown = null;
  }

  private press(element: HTMLElement): void {
    this.pressed = element;
    this.hide();
  }

  private show(what: Explained): void {
    this.stay();
    this.shown = what;
  }
}
