// The ground of the map as lines and areas: outlines of spaces together, the rivers, where the name of a state goes.
//
//   corners lie on a grid of half spaces (40) and thirds of rows (23):      0
//   a space at (x, row) has its corners at                                5   1
//   0 (0,−2)  1 (1,−1)  2 (1,1)  3 (0,2)  4 (−1,1)  5 (−1,−1)             4   2
//                                                                           3
import type { Point } from "../../lib/directions";
import { AT, CAPITALS, HEIGHT, SPACES, WIDTH, type Space } from "./board";

const [HALF, THIRD] = [WIDTH / 2, HEIGHT / 3];
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;
/** The neighbours behind the sides that begin at these corners: half spaces and rows away. */
const BEHIND = [
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
] as const;

const spot = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const key = (x: number, y: number): string => `${x},${y}`;
const gridPlace = ({ x, y }: Space): [number, number] => [Math.round(x / HALF), Math.round(y / HEIGHT)];
const PLACES = new Map(SPACES.map((space) => [key(...gridPlace(space)), space.name]));

/** The spaces beside one. */
export function beside(name: string): string[] {
  const [x, row] = gridPlace(AT.get(name)!);
  return BEHIND.flatMap(([dx, dy]) => PLACES.get(key(x + dx, row + dy)) ?? []);
}

/** The outlines of some spaces together, each as its corners in turn. */
export function outlines(names: Iterable<string>): Point[][] {
  const inside = new Set(names);
  const next = new Map<string, [number, number]>();
  for (const name of inside) {
    const [x, row] = gridPlace(AT.get(name)!);
    BEHIND.forEach(([dx, dy], side) => {
      if (inside.has(PLACES.get(key(x + dx, row + dy)) ?? "")) return;
      const [from, to] = [CORNERS[side]!, CORNERS[(side + 1) % 6]!];
      next.set(key(x + from[0], 3 * row + from[1]), [x + to[0], 3 * row + to[1]]);
    });
  }
  const loops: Point[][] = [];
  while (next.size) loops.push(walk(next));
  return loops;
}

/** Take one outline out of the sides. */
function walk(next: Map<string, [number, number]>): Point[] {
  const loop: Point[] = [];
  let at = [...next.keys()][0]!;
  for (let to = next.get(at); to; to = next.get(at)) {
    next.delete(at);
    loop.push({ x: to[0] * HALF, y: to[1] * THIRD });
    at = key(...to);
  }
  return loop;
}

const half = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A path along outlines: from corner to corner, or as water runs, from the middle of one side to the next. */
export const contour = (names: Iterable<string>): string =>
  outlines(names)
    .map((loop) => `M${loop.map(spot).join("L")}Z`)
    .join("");
export const shore = (names: Iterable<string>): string =>
  outlines(names)
    .map((corners) => {
      // The middles of the sides lie on straight lines along a row of spaces, so a shore does not follow every corner.
      const loop = corners.map((corner, index) => half(corner, after(corners, index)));
      const turns = loop.map((corner, index) => `Q${spot(corner)} ${spot(half(corner, after(loop, index)))}`);
      return `M${spot(half(loop.at(-1)!, loop[0]!))}${turns.join("")}Z`;
    })
    .join("");
const after = (loop: Point[], index: number): Point => loop[(index + 1) % loop.length]!;

// Rivers.

const RIVER = new Set(SPACES.filter((space) => space.kind === "river").map((space) => space.name));

/** How one gets to all river spaces from one: the space before each, in the order in which they are reached. */
function reach(start: string): Map<string, string | null> {
  const before = new Map<string, string | null>([[start, null]]);
  for (const name of before.keys())
    for (const one of beside(name)) if (RIVER.has(one) && !before.has(one)) before.set(one, name);
  return before;
}

/** The course of a river from one end to the other. */
function course(member: string): string[] {
  const source = [...reach(member).keys()].at(-1)!;
  const before = reach(source);
  const names: string[] = [];
  for (let at: string | null = [...before.keys()].at(-1)!; at; at = before.get(at) ?? null) names.push(at);
  return names;
}

/** The rivers of the board, by their first spaces: all their spaces, and the course of each. */
export const RIVERS: { spaces: string[]; course: string[] }[] = (() => {
  const found: { spaces: string[]; course: string[] }[] = [];
  for (const name of RIVER)
    if (!found.some(({ spaces }) => spaces.includes(name)))
      found.push({ spaces: [...reach(name).keys()], course: course(name) });
  return found;
})();

/** The parts of a river beside its course: lines from them to the course. */
export const bays = ({ spaces, course: along }: { spaces: string[]; course: string[] }): string =>
  spaces
    .filter((name) => !along.includes(name))
    .flatMap((name) =>
      beside(name).flatMap((one) => (along.includes(one) ? `M${spot(AT.get(name)!)}L${spot(AT.get(one)!)}` : [])),
    )
    .join("");

/** A smooth line along spaces, so far beside their middles. */
export function stream(names: string[], aside = 0): string {
  const middles = names.map((name) => AT.get(name)!);
  const points = middles.map((at, index) => {
    const [a, b] = [middles[index - 1] ?? at, middles[index + 1] ?? at];
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: at.x - ((b.y - a.y) / far) * aside, y: at.y + ((b.x - a.x) / far) * aside };
  });
  const bends = points.slice(1, -1).map((at, index) => `Q${spot(at)} ${spot(half(at, points[index + 2]!))}`);
  return `M${spot(points[0]!)}L${spot(half(points[0]!, points[1]!))}${bends.join("")}L${spot(points.at(-1)!)}`;
}

// States.

/** The capital in a state that gives it its name. */
export const capitalOf = (spaces: string[]): string | null => spaces.find((name) => name in CAPITALS) ?? null;

/** Half of what a pill, a piece and a mark on a space take, across and down. */
const PILL = [56, 18] as const;
const PIECE = [38, 44] as const;
const SIGN = [18, 18] as const;

/** How much of something a pill hides, from 0 to 1. */
function hides(pill: Point, { x, y }: Point, [across, down]: readonly [number, number]): number {
  const wide = Math.min(2 * across, PILL[0] + across - Math.abs(pill.x - x));
  const high = Math.min(2 * down, PILL[1] + down - Math.abs(pill.y - y));
  return wide > 0 && high > 0 ? (wide * high) / (4 * across * down) : 0;
}

/** Where the pill with a state's strength lies: beside the state, close to its capital, where it hides as little as
 *  possible of pieces and of the marks on free spaces. `taken`: the spaces with pieces. */
export function pillAt(spaces: string[], taken: ReadonlySet<string>): Point {
  const heart = AT.get(capitalOf(spaces) ?? spaces[0]!)!;
  const cost = (at: Point) => {
    const outside = at.x < -30 || at.x > 1160 ? 8 : 0;
    let hidden = 0;
    for (const space of SPACES)
      hidden += taken.has(space.name) ? 3 * hides(at, space, PIECE) : 0.6 * hides(at, space, SIGN);
    return hidden + outside + Math.hypot(at.x - heart.x, at.y - heart.y) / 160;
  };
  const places = spaces.flatMap((name) => {
    const { x, y } = AT.get(name)!;
    const aside = [-1.15 * WIDTH, 1.15 * WIDTH];
    return [
      ...aside.flatMap((dx) => [-HEIGHT / 2, 0, HEIGHT / 2].map((dy) => ({ x: x + dx, y: y + dy }))),
      { x, y: y - HEIGHT },
      { x, y: y + HEIGHT },
    ];
  });
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))]!;
}
