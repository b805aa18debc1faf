// Where the cells of the wall lie on the screen: columns from the left, levels from the ground up.
export const WIDE = 104;
export const HIGH = 80;
export const COLUMNS = 5;
export const LEVELS = 4;

export interface Cell {
  name: string;
  column: number;
  /** From 1 at the ground. */
  level: number;
  province: number;
}

/** All cells of a wall of so many provinces. The fourth level has cells on the end columns only. */
export function cells(boards: number): Cell[] {
  const found: Cell[] = [];
  for (let level = 1; level <= LEVELS; level++)
    for (let column = 0; column < boards * COLUMNS; column++)
      if (level < LEVELS || column % COLUMNS === 0 || column % COLUMNS === COLUMNS - 1)
        found.push({
          name: `${String.fromCharCode(97 + column)}${level}`,
          column,
          level,
          province: Math.floor(column / COLUMNS) + 1,
        });
  return found;
}

export const columnOf = (name: string): number => name.charCodeAt(0) - 97;
export const levelOf = (name: string): number => Number(name[1]);
export const provinceOf = (name: string): number => Math.floor(columnOf(name) / COLUMNS) + 1;
/** The corner of a cell, the ground being at 0 and the first column at 0. */
export const left = (name: string): number => columnOf(name) * WIDE;
export const top = (name: string, high = HIGH): number => -levelOf(name) * high;

/** The cells of a row. */
export const rowOf = (province: number, level: number): string[] =>
  Array.from(
    { length: COLUMNS },
    (_, column) => `${String.fromCharCode(97 + (province - 1) * COLUMNS + column)}${level}`,
  );

/** The least size of letters on the screen, and that of the smallest ones in the drawing. */
const [LEAST, SMALLEST] = [12.3, 20];
/** The greatest height of a level: blocks are blocks, not towers. */
const TALLEST = 132;
/** The column of levels beside the wall, and what is on the other side. */
export const LABEL = 124;
export const MARGIN = 84;

/** How high a level is: many provinces are narrow on the screen, and in a high window there is room above them. */
export function levelHeight(boards: number, size: { width: number; height: number }): number {
  const least = boards > 3 ? 112 : boards > 2 ? 92 : HIGH;
  if (!size.width || boards < 3) return least;
  const units = (boards * COLUMNS * WIDE + LABEL + MARGIN) / size.width;
  return Math.max(least, Math.min(TALLEST, (0.52 * size.height * units) / LEVELS));
}

/** One province on a phone: how high a level is, the column beside it, the yard before it, and all of it. */
export const SLIM = {
  high: 88,
  label: 112,
  yard: 118,
  width: 112 + COLUMNS * WIDE + 16,
  height: LEVELS * 88 + 14 + 150,
};

/** How much larger than usual to write, so that letters can be read on a wall of so many provinces in a window of that
 *  size. Larger letters need a wider column beside the wall, which makes the wall smaller again. */
export function writing(boards: number, size: { width: number; height: number }, high: number): number {
  if (!size.width || !size.height) return 1;
  const length = boards * COLUMNS * WIDE + MARGIN;
  const wide = (LEAST * length) / Math.max(1, SMALLEST * size.width - LEAST * LABEL);
  const tall = (LEAST * (LEVELS * high + 400)) / (SMALLEST * size.height);
  return Math.min(2.2, Math.max(1, wide, tall));
}

/** The same for one province on a phone, where the whole drawing has a known size. */
export const slimWriting = (
  size: { width: number; height: number },
  box: { width: number; height: number },
): number => {
  const pixels = Math.min(size.width / box.width, size.height / box.height);
  return pixels > 0 ? Math.min(1.3, Math.max(1, LEAST / (SMALLEST * pixels))) : 1;
};

/** The least height of the sky. */
const SKY = 46;

/** How high the sky over a wall is, so that a drawing of this width, and this height without sky, fills the window. */
export const sky = (size: { width: number; height: number }, width: number, height: number): number =>
  size.width ? Math.max(SKY, (size.height * width) / size.width - height) : SKY;

/** The height of a line in the yard before a province, and of the yard. */
export const yardLine = (scale: number): number => Math.max(34, 26 * scale);
export const yardHeight = (scale: number): number => 194 + 3 * yardLine(scale);

/** The outline of some cells together: their edges without those between two of them. */
export function outline(names: string[], inset: number, high = HIGH): string {
  const has = new Set(names.map((name) => `${columnOf(name)} ${levelOf(name)}`));
  const there = (column: number, level: number) => has.has(`${column} ${level}`);
  return names
    .flatMap((name) => {
      const [column, level] = [columnOf(name), levelOf(name)];
      const gap = (dx: number, dy: number) => (there(column + dx, level + dy) ? 0 : inset);
      const [x0, x1] = [column * WIDE + gap(-1, 0), (column + 1) * WIDE - gap(1, 0)];
      const [y0, y1] = [-level * high + gap(0, 1), (1 - level) * high - gap(0, -1)];
      return [
        there(column - 1, level) ? "" : `M${x0} ${y0}V${y1}`,
        there(column + 1, level) ? "" : `M${x1} ${y0}V${y1}`,
        there(column, level + 1) ? "" : `M${x0} ${y0}H${x1}`,
        there(column, level - 1) ? "" : `M${x0} ${y1}H${x1}`,
      ];
    })
    .join("");
}
