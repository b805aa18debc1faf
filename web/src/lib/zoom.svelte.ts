// How people zoom and pan a board: by wheel, pinch, drag, double tap and keys. It draws nothing and knows no game; what
// it shows is the view box of the drawing. A board's own input (board-input) hears a finger or a mouse only as long as
// that does not move the board.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import {
  drag,
  framing,
  holds,
  homeCamera,
  isCloser,
  isPart,
  shownBy,
  within,
  zoomedAt,
  type Box,
  type Camera,
  type Size,
} from "./camera";
import type { Point } from "./directions";

export interface ZoomSource {
  /** The whole drawing. */
  box: () => Box;
  /** The window on the screen. */
  size: () => Size;
  /** Where people start: with the whole drawing, or with all of its height. */
  fits: () => "whole" | "height";
  /** The part that matters now; null: no part in particular. */
  focus?: () => Box | null;
  /** Whether a single finger aims at spaces instead of moving the board. */
  aims: () => boolean;
  /** The board moves: whatever a finger was about to choose is off. */
  interrupt: () => void;
}

/** So far a pointer goes before it drags, so long two taps are a double tap, so much a key or a double tap zooms. */
const STILL = 8;
const TWICE = 320;
const STEP = 1.35;
const DOUBLE = 2;
/** A wheel's turn in lines or pages, in pixels. */
const UNITS = [1, 16, 120];

type Doing = "nothing" | "waiting" | "panning" | "pinching";

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export class Zoom {
  /** Where the person went; null: nowhere. */
  private wish = $state.raw<Camera | null>(null);
  /** Where they were before some part mattered. */
  private earlier: Camera | null = null;
  private part = "";
  private readonly home: Camera = $derived.by(() =>
    homeCamera(this.source.box(), this.source.size(), this.source.fits()),
  );
  /** Where the camera is if the person went nowhere: at the part that matters, or at home. */
  private readonly base: Camera = $derived.by(() => {
    const part = this.source.focus?.();
    return part ? framing(part, this.source.box(), this.source.size()) : this.home;
  });
  private readonly camera: Camera = $derived.by(() =>
    within(this.wish ?? this.base, this.source.box(), this.source.size()),
  );
  private readonly measured: boolean = $derived.by(() => this.source.size().width > 0 && this.source.size().height > 0);

  /** Pixels of a unit of the drawing; before the page is laid out, 1. */
  readonly scale: number = $derived.by(() => (this.measured ? this.camera.scale : 1));
  /** The part of the drawing that is shown. */
  readonly shown: Box = $derived.by(() =>
    this.measured ? shownBy(this.camera, this.source.size()) : this.source.box(),
  );
  /** Whether there is more of the board than is shown. */
  readonly partial: boolean = $derived.by(() => this.measured && isPart(this.shown, this.source.box()));
  /** Whether the board is larger than at the start. */
  readonly closer: boolean = $derived.by(() => this.measured && isCloser(this.camera, this.home));

  private readonly pointers = new Map<number, Point>();
  private doing: Doing = "nothing";
  private start: Point = { x: 0, y: 0 };
  private tapped: (Point & { time: number }) | null = null;
  private window: Element | null = null;

  constructor(private source: ZoomSource) {}

  reset(): void {
    this.wish = this.source.focus?.() ? this.home : null;
  }

  /** Look at the part that matters now, or, if none does any more, where the person looked before. Returns whether it
   *  changed. */
  follow(): boolean {
    const focus = this.source.focus?.() ?? null;
    const part = focus ? `${focus.x} ${focus.y} ${focus.width} ${focus.height}` : "";
    if (part === this.part) return false;
    if (!this.part) this.earlier = this.wish;
    this.wish = part ? null : this.earlier;
    this.part = part;
    return true;
  }

  /** Zoom by a factor around a point of the window. Whether anything changed. */
  by(factor: number, at: Point = this.middle()): boolean {
    return this.go(zoomedAt(this.camera, factor, at, this.source.size()));
  }

  /** Pan by so many pixels. Whether anything changed. */
  pan(by: Point): boolean {
    return this.go(drag(this.camera, by));
  }

  /** Bring a point of the drawing into the middle. */
  centre(at: Point): void {
    this.go({ ...at, scale: this.camera.scale });
  }

  /** Pan if a point of the drawing is not to be seen, or close to the edge. */
  reveal(at: Point, air = 40): void {
    if (this.partial && !holds(this.shown, at, air)) this.centre(at);
  }

  /** A key: + and − zoom, 0 shows the board as at the start. Whether it meant anything. */
  press(key: string): boolean {
    if (key === "+" || key === "=") this.by(STEP);
    else if (key === "-" || key === "−") this.by(1 / STEP);
    else if (key === "0") this.reset();
    else return false;
    return true;
  }

  private go(camera: Camera): boolean {
    if (!this.measured) return false;
    const [before, next] = [this.camera, within(camera, this.source.box(), this.source.size())];
    const changed = before.x !== next.x || before.y !== next.y || before.scale !== next.scale;
    if (changed) this.wish = next;
    return changed;
  }

  private middle(): Point {
    const { width, height } = this.source.size();
    return { x: width / 2, y: height / 2 };
  }

  // The events of a page.

  /** Listens to the window around a drawing, before the drawing does. */
  readonly listen: Attachment<Element> = (window) => {
    this.window = window;
    const stops = [
      on(window, "pointerdown", (event) => this.down(event as PointerEvent), { capture: true }),
      on(window, "pointermove", (event) => this.move(event as PointerEvent), { capture: true }),
      on(window, "pointerup", (event) => this.up(event as PointerEvent), { capture: true }),
      on(window, "pointercancel", (event) => this.up(event as PointerEvent), { capture: true }),
      on(window, "click", (event) => this.click(event as MouseEvent), { capture: true }),
      on(window, "wheel", (event) => this.wheel(event as WheelEvent), { passive: false }),
      on(window, "focusin", (event) => this.focus(event.target as Element)),
    ];
    return () => {
      for (const stop of stops) stop();
      this.window = null;
    };
  };

  /** Where a pointer is in the window. */
  private at(event: MouseEvent): Point {
    const box = this.window!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.pointers.set(event.pointerId, this.at(event));
    if (this.pointers.size === 2) {
      this.doing = "pinching";
      this.source.interrupt();
    } else if (this.pointers.size === 1) {
      this.start = this.at(event);
      const aims = event.pointerType !== "mouse" && this.source.aims();
      this.doing = this.partial && !aims ? "waiting" : "nothing";
    }
    if (this.doing === "pinching") event.stopPropagation();
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    if (this.doing === "waiting" && far(now, this.start) > STILL) this.beginPan(event);
    if (this.doing === "nothing" || this.doing === "waiting") return;
    event.stopPropagation();
    if (this.doing === "panning") this.pan({ x: now.x - before.x, y: now.y - before.y });
    else this.pinch(event.pointerId, now);
    this.pointers.set(event.pointerId, now);
  }

  private beginPan(event: PointerEvent): void {
    this.doing = "panning";
    this.source.interrupt();
    this.window!.setPointerCapture(event.pointerId);
  }

  /** One of two fingers moved: the points under both stay under them. */
  private pinch(id: number, now: Point): void {
    const before = this.pointers.get(id)!;
    const other = [...this.pointers].find(([one]) => one !== id)?.[1];
    if (!other) return;
    const [from, to] = [between(before, other), between(now, other)];
    this.pan({ x: to.x - from.x, y: to.y - from.y });
    if (far(before, other) > 0) this.by(far(now, other) / far(before, other), to);
  }

  private up(event: PointerEvent): void {
    if (!this.pointers.delete(event.pointerId)) return;
    const moved = this.doing === "panning" || this.doing === "pinching";
    if (moved) event.stopPropagation();
    // After a pinch, the finger that stays does nothing more. A drag is over with its click.
    if (this.pointers.size > 0) return;
    if (this.doing === "panning" && event.pointerType === "mouse") setTimeout(() => (this.doing = "nothing"));
    else this.doing = "nothing";
    if (!moved && event.pointerType === "touch" && event.type === "pointerup") this.tap(event);
  }

  /** The click at the end of a drag chooses nothing. */
  private click(event: MouseEvent): void {
    if (this.doing === "panning") event.stopPropagation();
  }

  /** The second of two taps zooms in, or back, where taps do not choose. */
  private tap(event: PointerEvent): void {
    const [at, before] = [this.at(event), this.tapped];
    this.tapped = { ...at, time: event.timeStamp };
    const chooses = (event.target as Element).closest(".target, [data-triangle], [data-cell], [data-target]") !== null;
    if (chooses || this.source.aims() || !before) return;
    if (event.timeStamp - before.time > TWICE || far(at, before) > 3 * STILL) return;
    this.tapped = null;
    if (this.closer) this.reset();
    else this.by(DOUBLE, at);
  }

  /** A wheel zooms, and pans sideways. On a page that scrolls, it does so only with Ctrl (as a touchpad's pinch has
   * it), or once the board is larger. */
  private wheel(event: WheelEvent): void {
    const page = document.documentElement;
    if (!event.ctrlKey && !this.closer && page.scrollHeight > page.clientHeight + 1) return;
    const unit = UNITS[event.deltaMode] ?? 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    const sideways = !event.ctrlKey && (event.shiftKey || Math.abs(dx) > Math.abs(dy));
    const factor = Math.exp(-dy * (event.ctrlKey ? 0.01 : 0.002));
    const changed = sideways
      ? this.pan({ x: event.shiftKey && !dx ? -dy : -dx, y: event.shiftKey ? 0 : -dy })
      : this.by(factor, this.at(event));
    if (changed || event.ctrlKey) event.preventDefault();
  }

  /** What has the focus is shown. */
  private focus(element: Element): void {
    if (!this.partial || !this.window || !element.matches(":focus-visible")) return;
    const [box, frame] = [element.getBoundingClientRect(), this.window.getBoundingClientRect()];
    const [x, y] = [box.left + box.width / 2 - frame.left, box.top + box.height / 2 - frame.top];
    this.reveal({ x: this.shown.x + x / this.scale, y: this.shown.y + y / this.scale });
  }
}
