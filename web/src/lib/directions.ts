// Places on a drawing: which one is nearest, and which one an arrow key leads to.
export interface Point {
  x: number;
  y: number;
}

export type Places = ReadonlyMap<string, Point>;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How much worse a step sideways is than one ahead. On hexes, an arrow then reaches the neighbour above before what
 *  lies straight behind it, and stays in its row when the next place there is two steps away. */
const ASIDE = 6;
/** Places in one row differ a little when they were computed. */
const SAME_ROW = 0.5;

/** The next place in the direction of an arrow key; null if there is none, or it is another key. */
export function towards(name: string, key: string, places: Places): string | null {
  const [here, arrow] = [places.get(name), ARROWS[key]];
  if (!here || !arrow) return null;
  const ranked = [...places]
    .map(([other, { x, y }]) => {
      const [dx, dy] = [x - here.x, y - here.y];
      const ahead = dx * arrow.x + dy * arrow.y;
      const aside = dx * arrow.y + dy * arrow.x;
      return { other, ahead, cost: ahead ** 2 + ASIDE * aside ** 2 };
    })
    .filter(({ ahead }) => ahead > SAME_ROW)
    .toSorted((a, b) => a.cost - b.cost);
  return ranked[0]?.other ?? null;
}

/** The place that a point lies on, or nearest to; null if there are none. */
export function nearest({ x, y }: Point, places: Places): string | null {
  let [found, least]: [string | null, number] = [null, Infinity];
  for (const [name, place] of places) {
    const far = (place.x - x) ** 2 + (place.y - y) ** 2;
    if (far < least) [found, least] = [name, far];
  }
  return found;
}
