// Ranges of mountains behind the wall, in ink: some heights that repeat, drawn as one soft line.

/** Some heights of a range, in order; after `period` they repeat. */
export interface Range {
  period: number;
  heights: readonly (readonly [x: number, y: number])[];
}

export const FAR: Range = {
  period: 1240,
  heights: [
    [0, 90],
    [80, 120],
    [130, 210],
    [172, 330],
    [205, 362],
    [238, 318],
    [268, 300],
    [300, 344],
    [336, 270],
    [400, 170],
    [470, 130],
    [540, 170],
    [600, 150],
    [670, 226],
    [704, 300],
    [738, 286],
    [780, 200],
    [850, 130],
    [930, 160],
    [990, 290],
    [1026, 322],
    [1060, 276],
    [1100, 240],
    [1150, 130],
  ],
};

export const NEAR: Range = {
  period: 980,
  heights: [
    [0, 40],
    [90, 70],
    [150, 150],
    [190, 186],
    [226, 160],
    [270, 172],
    [330, 96],
    [420, 56],
    [520, 84],
    [580, 190],
    [616, 226],
    [650, 196],
    [690, 210],
    [760, 110],
    [860, 64],
  ],
};

/** The outline of a range above the ground, from one place to another: curves through the middles between heights. */
export function ridge({ period, heights }: Range, from: number, until: number): string {
  const rounds = Math.ceil((until - from) / period);
  const points = Array.from({ length: rounds }, (_, round) =>
    heights.map(([x, y]) => ({ x: from + round * period + x, y: -y })),
  ).flat();
  const curves = points
    .slice(1)
    .map((next, index) => {
      const here = points[index]!;
      return `Q${here.x} ${here.y} ${(here.x + next.x) / 2} ${(here.y + next.y) / 2}`;
    })
    .join("");
  return `M${points[0]!.x} 0V${points[0]!.y}${curves}L${points.at(-1)!.x} 0z`;
}
