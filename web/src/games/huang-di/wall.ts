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
