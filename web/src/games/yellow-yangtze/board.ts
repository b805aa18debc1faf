// Where the spaces lie on the screen. The picture of the board is the engine's own data file.
import picture from "../../../../src/tianming/games/yellow_yangtze/data/board.txt?raw";

export interface Space {
  name: string;
  kind: "land" | "river" | "capital";
  x: number;
  y: number;
}

export const WIDTH = 80;
export const HEIGHT = 69;
const KINDS = { ".": "land", "~": "river", C: "capital" } as const;

export const ROWS = picture
  .trimEnd()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));

export const SPACES: Space[] = ROWS.flatMap((marks, row) =>
  marks.flatMap((mark, column) =>
    mark in KINDS
      ? [
          {
            name: `${String.fromCharCode(97 + row)}${column + 1}`,
            kind: KINDS[mark as keyof typeof KINDS],
            x: (column + (row % 2) / 2) * WIDTH,
            y: row * HEIGHT,
          },
        ]
      : [],
  ),
);

export const AT = new Map(SPACES.map((space) => [space.name, space]));

/** The capitals: their signs, and the states that are named after them. */
export const STATES = ["qin", "wei", "yan", "zhao", "chu", "han", "qi"] as const;
export type StateName = (typeof STATES)[number];
export const CAPITALS: Record<string, { sign: string; state: StateName }> = {
  b3: { sign: "秦", state: "qin" },
  e7: { sign: "魏", state: "wei" },
  e15: { sign: "燕", state: "yan" },
  g11: { sign: "趙", state: "zhao" },
  i2: { sign: "楚", state: "chu" },
  j6: { sign: "韓", state: "han" },
  l12: { sign: "齊", state: "qi" },
};

/** The corners of a hexagon of that radius. */
export function hexagon(radius: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => (Math.PI / 3) * corner - Math.PI / 2)
    .map((angle) => `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`)
    .join(" ");
}

/** The middle of a triangle written as three spaces. */
export function middle(triangle: string): { x: number; y: number } {
  const corners = triangle.split(" ").map((name) => AT.get(name)!);
  return {
    x: corners.reduce((sum, space) => sum + space.x, 0) / 3,
    y: corners.reduce((sum, space) => sum + space.y, 0) / 3,
  };
}
