// Where a small card stands beside what it is about.
import type { Point } from "./directions";

export interface Rect extends Point {
  width: number;
  height: number;
}

export interface Surroundings {
  /** The card stays in here. */
  within: Rect;
  /** What it is about: it stands beside this, never over it. */
  target: Rect;
  /** What must stay in sight. */
  clear: readonly Rect[];
  /** What had better stay in sight. */
  pieces: readonly Rect[];
}

const STEP = 10;
const GAP = 10;
/** So many pixels farther away are as bad as a hidden piece. */
const PIECE = 60;

const overlap = (one: Rect, other: Rect): number => {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
};

export const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const middle = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** How far two rectangles are from each other; of equally far ones, the one in line is nearer. */
function distance(one: Rect, other: Rect): number {
  const x = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const y = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  const [a, b] = [middle(one), middle(other)];
  return Math.hypot(x, y) + 0.1 * Math.hypot(a.x - b.x, a.y - b.y);
}

function* corners({ width, height }: { width: number; height: number }, within: Rect): Generator<Point> {
  for (let y = within.y; y <= within.y + within.height - height; y += STEP)
    for (let x = within.x; x <= within.x + within.width - width; x += STEP) yield { x, y };
}

/** The best corner for a card of that size: near its target, over as few pieces as possible; null without room. */
export function placeCard(size: { width: number; height: number }, around: Surroundings): Point | null {
  const kept = [grown(around.target, GAP), ...around.clear];
  let best: { at: Point; cost: number } | null = null;
  for (const at of corners(size, around.within)) {
    const card = { ...at, ...size };
    const far = distance(card, around.target);
    if ((best && far >= best.cost) || kept.some((one) => overlap(card, one))) continue;
    const hidden = around.pieces.reduce((sum, one) => sum + overlap(card, one) / (one.width * one.height), 0);
    const cost = hidden * PIECE + far;
    if (!best || cost < best.cost) best = { at, cost };
  }
  return best?.at ?? null;
}

/** A line from the edge of a card to what it is about. */
export function tailOf(card: Rect, target: Rect): { from: Point; to: Point } {
  const [a, b] = [middle(card), middle(target)];
  const reach = (box: Rect): number =>
    Math.min(
      1,
      Math.min(Math.abs(box.width / 2 / (b.x - a.x || 1e-6)), Math.abs(box.height / 2 / (b.y - a.y || 1e-6))),
    );
  const [near, far] = [reach(card), 1 - 0.7 * reach(target)];
  const along = (part: number): Point => ({ x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) });
  return { from: along(near), to: along(Math.max(near, far)) };
}
