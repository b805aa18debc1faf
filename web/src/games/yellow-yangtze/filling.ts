// How the wild points filled the gaps (X2), read from the result: the client does not work it out.
import { COLOURS, type Colour } from "./pieces";

export interface Bar {
  colour: Colour;
  own: number;
  /** The wild points that lie on top. */
  wild: number;
}

const PLAIN = COLOURS.filter((colour) => colour !== "yellow");

/** The bars of a seat: its points by colour, and what raises them to the numbers of its result, lowest first. If they
 *  do not fit together, nothing is raised. */
export function bars(points: Partial<Record<Colour, number>>, result: readonly number[]): Bar[] {
  const own = PLAIN.map((colour) => ({ colour, own: points[colour] ?? 0, wild: 0 }));
  const rising = own.toSorted((one, other) => one.own - other.own);
  const raised = rising.map((bar, index) => ({ ...bar, wild: (result[index] ?? 0) - bar.own }));
  const spent = raised.reduce((sum, { wild }) => sum + wild, 0);
  const fits = spent === (points.yellow ?? 0) && raised.every(({ wild }) => wild >= 0);
  return fits ? own.map((bar) => raised.find(({ colour }) => colour === bar.colour)!) : own;
}

/** When each wild point of a bar falls, among all: the lowest gaps are filled first. */
export function turns(all: readonly Bar[]): Map<string, number> {
  const falling = all.flatMap(({ colour, own, wild }) =>
    Array.from({ length: wild }, (_, index) => ({ key: `${colour} ${index}`, level: own + index })),
  );
  return new Map(falling.toSorted((one, other) => one.level - other.level).map(({ key }, index) => [key, index]));
}
