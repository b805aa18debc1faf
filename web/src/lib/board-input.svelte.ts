// How people point at a board: with a mouse, with a finger, with keys. It draws nothing and knows no game. A board
// tells it where its spaces lie and which can be chosen, and puts it on its drawing. It tells the board what is aimed
// at and chosen.
//
// A space is an element with `data-space="NAME"`. Beside spaces, a board can have other things to choose, each with an
// attribute of its own (`data-triangle`); the callbacks get the kind.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { nearest, towards, type Places, type Point } from "./directions";
import { hold } from "./hold";

export interface BoardSource {
  /** The spaces, with the middles that they have in the drawing. */
  spaces: () => Places;
  /** The spaces that can be chosen now. */
  targets: () => { has: (space: string) => boolean; readonly size: number };
  /** What fingers do. "drag": they aim under a loupe, and choose by letting go, since spaces are small. "rest": they
   *  tap to choose, and rest to aim. */
  fingers: "drag" | "rest";
  /** The attributes of other things to choose, as `dataset` has them. */
  others?: readonly string[];
  /** The place of a space among those that can be chosen, the most urgent first: a key jumps from one to the next. */
  rank?: (space: string) => number;
  /** Whether keys go from space to space even if none can be chosen. */
  explored?: boolean;
  pick: (name: string, kind: string) => void;
  /** Null means at nothing. */
  aim: (name: string | null, kind: string) => void;
}

/** A thing to choose: a space, or what else the board has. */
interface Choice {
  name: string;
  kind: string;
}

const SPACE = "space";
const spaceOf = (choice: Choice | null): string | null => (choice?.kind === SPACE ? choice.name : null);

export class BoardInput {
  /** Where a finger is that drags. */
  private finger = $state.raw<Point | null>(null);
  private reached = $state("");
  private drawing: SVGSVGElement | null = null;
  /** Where the mouse moved to last, and the space that it then was on. */
  private mouse: (Point & { on: string | null }) | null = null;

  /** The space under a finger that drags: the loupe shows it. */
  readonly under: string | null = $derived.by(() => this.finger && nearest(this.finger, this.source.spaces()));

  /** The spaces that the arrow keys lead to. */
  private readonly stops: Places = $derived.by(() => {
    const [spaces, targets] = [this.source.spaces(), this.source.targets()];
    const chosen = new Map([...spaces].filter(([name]) => targets.has(name)));
    return chosen.size || !this.source.explored ? chosen : spaces;
  });

  /** The one space in the tab order: where the keys were last, or the first that can be chosen. */
  readonly stop: string = $derived(this.stops.has(this.reached) ? this.reached : ([...this.stops.keys()][0] ?? ""));

  constructor(private source: BoardSource) {}

  /** Whether fingers drag on the drawing instead of scrolling the page. */
  get dragging(): boolean {
    return this.source.fingers === "drag" && this.source.targets().size > 0;
  }

  tabindex(space: string): 0 | -1 {
    return space === this.stop ? 0 : -1;
  }

  // What happens, independent of the kind of event.

  /** A key on something. The space to go to, or null; whether the key meant anything. */
  press(key: string, { name, kind }: Choice): { used: boolean; next: string | null } {
    const next = kind === SPACE ? towards(name, key, this.stops) : null;
    if (key !== "Enter" && key !== " ") return { used: next !== null, next };
    this.source.pick(name, kind);
    return { used: true, next };
  }

  /** The space that the jumping key leads to from another, or from none. */
  after(space: string | null): string | null {
    const { rank } = this.source;
    if (!rank) return null;
    const ranked = [...this.stops.keys()].sort((one, other) => rank(one) - rank(other));
    return ranked[(ranked.indexOf(space ?? "") + 1) % ranked.length] ?? null;
  }

  focus({ name, kind }: Choice): void {
    if (kind === SPACE) this.reached = name;
    this.source.aim(name, kind);
  }

  touch(point: Point): void {
    const before = this.under;
    this.finger = point;
    if (this.under !== before) this.source.aim(this.under, SPACE);
  }

  release(): void {
    const chosen = this.under;
    this.finger = null;
    if (chosen !== null) this.source.pick(chosen, SPACE);
  }

  cancel(): void {
    this.finger = null;
    this.source.aim(null, SPACE);
  }

  /** The mouse is over something. If it did not move, the board did. */
  move({ x, y }: Point, over: Choice | null): void {
    if (this.mouse?.x !== x || this.mouse.y !== y) this.mouse = { x, y, on: spaceOf(over) };
  }

  /** A click of the mouse. It chooses what the person pointed at: if the board has moved under a mouse that rests,
   *  it only aims at the space that is there now. */
  click(point: Point, over: Choice): void {
    this.move(point, over);
    const [before, now] = [this.mouse!.on, spaceOf(over)];
    this.mouse!.on = now;
    if (before !== null && now !== null && before !== now) this.source.aim(over.name, over.kind);
    else this.source.pick(over.name, over.kind);
  }

  /** The side of the board on which the loupe is out of the finger's way. */
  get loupeRight(): boolean {
    const box = this.drawing?.viewBox.baseVal;
    return !!box && !!this.finger && this.finger.x < box.x + box.width / 2;
  }

  // The events of a page.

  /** Listens to a drawing. */
  readonly listen: Attachment<SVGSVGElement> = (drawing) => {
    this.drawing = drawing;
    const resting = this.source.fingers === "rest" ? hold((event) => this.rest(event))(drawing) : undefined;
    // Svelte's `on`: an element that is taken away while a board is redrawn loses the focus in the middle of that.
    const stops = Object.entries(this.listeners).map(([type, listener]) =>
      on(drawing, type, listener as (event: Event) => void),
    );
    return () => {
      for (const stop of stops) stop();
      resting?.();
      this.drawing = null;
    };
  };

  private readonly listeners: { [T in keyof SVGSVGElementEventMap]?: (event: SVGSVGElementEventMap[T]) => void } = {
    click: (event) => this.at(event, (choice) => this.clicked(event, choice)),
    keydown: (event) => this.at(event, (choice) => this.keydown(event, choice)),
    focusin: (event) => this.at(event, (choice) => this.focus(choice)),
    focusout: (event) => this.at(event, ({ kind }) => this.source.aim(null, kind)),
    pointerover: (event) => this.hover(event, (choice) => this.source.aim(choice.name, choice.kind)),
    pointerout: (event) => this.hover(event, ({ kind }) => this.source.aim(null, kind)),
    pointerdown: (event) => this.pointerdown(event),
    pointermove: (event) => this.pointermove(event),
    pointerup: () => this.release(),
    pointercancel: () => this.cancel(),
    dragover: (event) => this.at(event, ({ name }) => this.source.targets().has(name) && event.preventDefault()),
    drop: (event) => this.at(event, ({ name, kind }) => this.source.pick(name, kind)),
  };

  /** Call the function with the thing that an event happened on, if it can be pointed at. */
  private at(event: Event, act: (choice: Choice) => void): void {
    const choice = this.choiceOf(event.target);
    if (choice) act(choice);
  }

  private choiceOf(target: EventTarget | null): Choice | null {
    const kinds = [SPACE, ...(this.source.others ?? [])];
    const found = (target as Element | null)?.closest<SVGElement>(kinds.map((kind) => `[data-${kind}]`).join());
    const kind = kinds.find((one) => found?.dataset[one] !== undefined);
    return found && kind ? { name: found.dataset[kind]!, kind } : null;
  }

  /** Only a mouse hovers. Within one thing, nothing is entered or left. */
  private hover(event: PointerEvent, act: (choice: Choice) => void): void {
    if (event.pointerType !== "mouse") return;
    const [here, other] = [this.choiceOf(event.target), this.choiceOf(event.relatedTarget)];
    if (here && !(here.kind === other?.kind && here.name === other.name)) act(here);
  }

  private keydown(event: KeyboardEvent, choice: Choice): void {
    const { used, next } = this.press(event.key, choice);
    if (used) event.preventDefault();
    if (next) this.go(next);
  }

  /** A key that is pressed anywhere on the page; whether it led to a space. */
  jump(key: string): boolean {
    if (key.toLowerCase() !== "m" || !this.source.targets().size) return false;
    const next = this.after(spaceOf(this.choiceOf(document.activeElement)));
    if (next) this.go(next);
    return next !== null;
  }

  private go(space: string): void {
    this.drawing?.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus();
  }

  private clicked(event: MouseEvent, choice: Choice): void {
    const byMouse = (event as PointerEvent).pointerType === "mouse";
    if (byMouse) this.click({ x: event.clientX, y: event.clientY }, choice);
    else this.source.pick(choice.name, choice.kind);
  }

  private pointermove(event: PointerEvent): void {
    if (event.pointerType === "mouse") this.move({ x: event.clientX, y: event.clientY }, this.choiceOf(event.target));
    else if (this.finger) this.touch(this.pointOf(event));
  }

  private pointerdown(event: PointerEvent): void {
    if (event.pointerType === "mouse" || this.source.fingers !== "drag") return;
    if (!this.dragging) return this.at(event, ({ name, kind }) => this.source.aim(name, kind));
    this.drawing!.setPointerCapture(event.pointerId);
    this.touch(this.pointOf(event));
  }

  private rest(event: Event): boolean {
    const choice = this.choiceOf(event.target);
    if (choice) this.source.aim(choice.name, choice.kind);
    return choice !== null;
  }

  private pointOf(event: PointerEvent): Point {
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(this.drawing!.getScreenCTM()!.inverse());
  }
}
