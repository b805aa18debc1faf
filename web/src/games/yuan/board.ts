// Where hexes and tiles lie on the screen. What a tile looks like is read from the engine's own data files.
//
//   pointed at the top; axial (q, r), r grows upwards:        ring of a tile: 1 E, 2 NE, 3 NW, 4 W, 5 SW, 6 SE
//   x = √3 (q + r/2), y = −3/2 r                              turned by k, place i goes to i + k
import china from "../../../../src/tianming/games/yuan/data/china.txt?raw";
import mongolia from "../../../../src/tianming/games/yuan/data/mongolia.txt?raw";
import type { Point } from "../../lib/directions";
import type { Hex, Terrain } from "./pieces";

export const SIZE = 50;
type Axial = readonly [q: number, r: number];

const RING: Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** Turned counter-clockwise by so many steps of 60°. */
function turned([q, r]: Axial, steps: number): Axial {
  return steps <= 0 ? [q, r] : turned([-r, q + r], steps - 1);
}

export function at(q: number, r: number, steps = 0): Point {
  const [a, b] = turned([q, r], steps);
  return { x: Math.sqrt(3) * (a + b / 2) * SIZE, y: -1.5 * b * SIZE };
}

/** The middle of a cell "u,v". */
export function cellAt(cell: string): Axial {
  const [u = 0, v = 0] = cell.split(",").map(Number);
  return [3 * u + 2 * v, v - 2 * u];
}

/** The corners of a hexagon of that radius. */
export function hexagon(radius: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => (Math.PI / 3) * corner - Math.PI / 2)
    .map((angle) => `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`)
    .join(" ");
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box around points, with that much air. */
export function around(points: Point[], air: number): Box {
  const [xs, ys] = [points.map((one) => one.x), points.map((one) => one.y)];
  const [left, top] = [Math.min(...xs) - air, Math.min(...ys) - air];
  return { x: left, y: top, width: Math.max(...xs) + air - left, height: Math.max(...ys) + air - top };
}

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";
/** What a legend takes on the screen. */
const LEGEND = { width: 230, height: 215 };

/** The corner of the window in which the map leaves most room for a legend, and whether there is enough. */
export function freeCorner(
  points: Point[],
  box: Box,
  size: { width: number; height: number },
): { name: Corner; free: boolean } {
  const scale = Math.min(size.width / box.width, size.height / box.height) || 1;
  const [left, top] = [(size.width - box.width * scale) / 2, (size.height - box.height * scale) / 2];
  const spots = points.map(({ x, y }) => ({ x: left + (x - box.x) * scale, y: top + (y - box.y) * scale }));
  const air = SIZE * scale;
  const hidden = (name: Corner) =>
    spots.filter(({ x, y }) => {
      const [across, down] = [name.endsWith("left") ? x : size.width - x, name.startsWith("top") ? y : size.height - y];
      return across < LEGEND.width + air && down < LEGEND.height + air;
    }).length;
  const names: Corner[] = ["bottom-right", "bottom-left", "top-right", "top-left"];
  const name = names.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
  return { name, free: size.width > 0 && hidden(name) === 0 };
}

/** How far to turn the map so that its hexes are largest in a frame of that width to height. */
export function bestTurn(hexes: Hex[], aspect: number): number {
  const size = (steps: number) => {
    const { width, height } = around(
      hexes.map(({ q, r }) => at(q, r, steps)),
      SIZE,
    );
    return Math.max(width / aspect, height);
  };
  return [0, 1, 2].reduce((best, steps) => (size(steps) < size(best) - 1 ? steps : best));
}

/** The side between two hexes, from corner to corner, drawn inwards by so much. */
export function side(from: Point, to: Point, inwards = 0): { a: Point; b: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const [ux, uy] = [dx / far, dy / far];
  const middle = (SIZE * Math.sqrt(3)) / 2 - inwards;
  const half = SIZE / 2 - inwards * 0.45;
  return {
    a: { x: from.x + ux * middle - uy * half, y: from.y + uy * middle + ux * half },
    b: { x: from.x + ux * middle + uy * half, y: from.y + uy * middle - ux * half },
  };
}

const line = ({ a, b }: { a: Point; b: Point }) =>
  `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;

/** The outline of some hexes, on their inner side. */
export function outline(hexes: Hex[], steps: number): string {
  const inside = new Set(hexes.map(({ q, r }) => `${q},${r}`));
  return hexes
    .flatMap(({ q, r }) =>
      RING.filter(([dq, dr]) => !inside.has(`${q + dq},${r + dr}`)).map(([dq, dr]) =>
        line(side(at(q, r, steps), at(q + dq, r + dr, steps), 5.5)),
      ),
    )
    .join("");
}

/** River sides as one path. */
export const riverPath = (sides: [Axial, Axial][], steps: number): string =>
  sides.map(([one, other]) => line(side(at(...one, steps), at(...other, steps)))).join("");

/** The border of a hex in two halves, both from the side towards a point to the opposite one. */
export function halves(at: Point, from: Point): [string, string] {
  const radius = SIZE - 5.5;
  const towards = Math.atan2(from.y - at.y, from.x - at.x);
  const corner = (index: number) => (Math.PI / 3) * index - Math.PI / 6;
  // The side that looks at the point lies between two corners.
  const side = Math.round(towards / (Math.PI / 3));
  const spot = (angle: number, far: number) =>
    `${(at.x + far * Math.cos(angle)).toFixed(1)} ${(at.y + far * Math.sin(angle)).toFixed(1)}`;
  const middle = (index: number) => spot((Math.PI / 3) * index, (radius * Math.sqrt(3)) / 2);
  const path = (corners: number[]) =>
    `M${middle(side)}L${corners.map((index) => spot(corner(index), radius)).join("L")}L${middle(side + 3)}`;
  return [path([side + 1, side + 2, side + 3]), path([side, side - 1, side - 2])];
}

/** An arrow from one hex to another, bent a little: its shaft and its head. */
export function arrow(from: Point, to: Point): { shaft: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const start = { x: from.x + ux * 20, y: from.y + uy * 20 };
  const end = { x: to.x - ux * 34, y: to.y - uy * 34 };
  const bend = { x: (start.x + end.x) / 2 - uy * far * 0.12, y: (start.y + end.y) / 2 + ux * far * 0.12 };
  const [vx, vy] = [end.x - bend.x, end.y - bend.y];
  const length = Math.hypot(vx, vy) || 1;
  const [wx, wy] = [vx / length, vy / length];
  const spot = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const point = spot(end.x + wx * 20, end.y + wy * 20);
  const [left, right] = [spot(end.x - wy * 15, end.y + wx * 15), spot(end.x + wy * 15, end.y - wx * 15)];
  return {
    shaft: `M${spot(start.x, start.y)}Q${spot(bend.x, bend.y)} ${spot(end.x, end.y)}`,
    head: `M${point}L${left}L${right}Z`,
  };
}

// Tiles.

interface Face {
  terrain: Terrain;
  province: string | null;
}

/** The seven hexes of every tile of a box, by its letter. */
function read(box: string): Map<string, Face[]> {
  const lines = box.split("\n").filter((row) => /^[A-O] /.test(row));
  return new Map(
    lines.map((row) => {
      const [head = "", ...hexes] = row.split("|").map((part) => part.trim());
      return [
        head[0]!,
        hexes.map((hex) => ({ terrain: hex.split(" ")[0] as Terrain, province: hex.split(" ")[1] ?? null })),
      ];
    }),
  );
}

const BOXES: Record<string, Map<string, Face[]>> = { m: read(mongolia), c: read(china) };

/** The hexes of a tile ("Am"; "Am-c" is a second Mongolia set) that lies around a hex, turned by so many steps. */
export function tileHexes(tile: string, centre: Axial, rotation: number): Hex[] {
  const faces = BOXES[tile[1] ?? "m"]?.get(tile[0] ?? "A") ?? [];
  return faces.map(({ terrain, province }, place) => {
    const [dq, dr] = place === 0 ? ([0, 0] as const) : RING[(place - 1 + rotation) % 6]!;
    return { q: centre[0] + dq, r: centre[1] + dr, terrain, tile, province };
  });
}
