// Keeps a card beside what it is about on the page, also while the board is panned, zoomed or resized.
import type { Spot } from "../games";
import type { Point } from "./directions";
import { placeCard, tailOf, type Rect } from "./placing";

interface Wish {
  card: HTMLElement;
  board: HTMLElement;
  action: string;
  /** Spaces that must stay in sight. */
  clear: readonly string[];
  docked: boolean;
  spot: ((action: string) => Spot | null) | undefined;
}

/** Spaces with a piece on them, and marks that say something. */
const PIECES = "[data-piece], [data-owner], [data-clan], [data-mark]:not([data-mark=legal])";
const POINTER = 24;
/** A card that is so near needs no line to what it is about. */
const NEAR = 22;

const rectOf = (element: Element): Rect => element.getBoundingClientRect();
const quote = (text: string): string => JSON.stringify(text);

/** The element that an action is about. */
function elementOf({ action, spot }: Wish): Element | null {
  const found = action && spot?.(action);
  const selectors = [
    `[data-would=${quote(action)}]`,
    ...(found ? [`[data-${found.kind}=${quote(found.name)}]`] : []),
    `[data-action=${quote(action)}]`,
  ];
  for (const selector of action ? selectors : []) {
    const element = document.querySelector(selector);
    if (element) return element;
  }
  return null;
}

export class Placing {
  /** The corner of the card on the page; null: it docks. */
  at = $state.raw<Point | null>(null);
  tail = $state.raw<{ from: Point; to: Point } | null>(null);
  /** Whether what it is about lies in the lower half of the board. */
  low = $state(false);
  /** Whether its place is known. */
  settled = $state(false);
  /** Where something was pressed last; null after a key. */
  pointer: Point | null = null;
  private stop: (() => void) | null = null;

  begin(wish: Wish): void {
    this.stop?.();
    const place = () => this.place(wish);
    const [moved, resized] = [new MutationObserver(place), new ResizeObserver(place)];
    for (const drawing of wish.board.querySelectorAll("svg[data-zoom]"))
      moved.observe(drawing, { attributes: true, attributeFilter: ["viewBox"] });
    resized.observe(wish.board);
    this.stop = () => {
      moved.disconnect();
      resized.disconnect();
    };
    place();
  }

  forget(): void {
    this.stop?.();
    this.stop = null;
    [this.at, this.tail, this.settled] = [null, null, false];
  }

  private place(wish: Wish): void {
    const { card, board, docked } = wish;
    const element = elementOf(wish);
    const target = element ? rectOf(element) : this.pressed(board);
    const frame = rectOf(board);
    this.low = !!target && target.y + target.height / 2 > frame.y + frame.height / 2;
    const { offsetWidth: width, offsetHeight: height } = card;
    const within = element && !board.contains(element) ? screen() : frame;
    const at = docked || !target ? null : this.find({ width, height }, within, target, wish);
    this.at = at;
    this.tail = at && target && findTail({ ...at, width, height }, target);
    this.settled = true;
  }

  /** Beside the target on the board; if everything there must stay in sight, anywhere on the page. */
  private find(size: { width: number; height: number }, within: Rect, target: Rect, wish: Wish): Point | null {
    const clear = wish.clear.flatMap((name) => [...wish.board.querySelectorAll(`[data-space=${quote(name)}]`)]);
    const around = { target, clear: clear.map(rectOf), pieces: [...wish.board.querySelectorAll(PIECES)].map(rectOf) };
    return placeCard(size, { within, ...around }) ?? placeCard(size, { within: screen(), ...around });
  }

  /** What was pressed on the board, where the action does not tell. */
  private pressed(board: HTMLElement): Rect | null {
    const [at, frame] = [this.pointer, rectOf(board)];
    const inside = at && at.x >= frame.x && at.x <= frame.x + frame.width && at.y >= frame.y;
    if (!inside || at.y > frame.y + frame.height) return null;
    return { x: at.x - POINTER / 2, y: at.y - POINTER / 2, width: POINTER, height: POINTER };
  }
}

const screen = (): Rect => ({ x: 4, y: 4, width: innerWidth - 8, height: innerHeight - 8 });

function findTail(card: Rect, target: Rect): { from: Point; to: Point } | null {
  const { from, to } = tailOf(card, target);
  return Math.hypot(from.x - to.x, from.y - to.y) > NEAR ? { from, to } : null;
}
