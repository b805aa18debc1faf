// Flights: pieces that travel over the table, and points that rise where they were won and go to their seat. This says
// how they move and how long it takes, in milliseconds; `components/Flights.svelte` draws them.

/** A part of a drawing: a symbol and where it lies, in units of the view box or in per cent. */
interface Use {
  href: string;
  x: number | string;
  y: number | string;
  width: number | string;
  height: number | string;
}

/** A drawing made of symbols. Its view box covers a space of the board; without one, parts are stretched to it. */
export interface Sketch {
  box?: string;
  uses: readonly Use[];
  /** The variables that the symbols read. */
  style?: string;
}

/** Where something is, in the order of preference: the kind of an element and its name, as in "space d7", "seat 1",
 *  "group tile red" or "place stock". The first that can be seen counts. */
export type Place = readonly string[];

export interface Flight {
  look: Sketch;
  from: Place;
  /** Where it goes; if that is nowhere to be seen, it vanishes where it is. */
  to: Place;
  /** It travels and lands; it is crossed out and goes home; it splits and goes home in halves; it rises and goes to its
   *  seat; or it steps in and fades. */
  manner: "travel" | "home" | "split" | "rise" | "step";
  /** The half of a piece that is split. */
  half?: "left" | "right";
  /** The piece of the board that is hidden as long as it flies. */
  piece?: string;
  /** What is written on it. */
  text?: string;
  /** Its height in pixels; without it, it is as large as the space. */
  size?: number;
  /** How much later than the picture it starts. */
  delay?: number;
}

const TRAVEL = { least: 280, hex: 40, near: 4, most: 480 };
const LAND = 180;
const LARGER = 1.06;
export const CROSS = 160;
const HOME = 320;
const RISE = { time: 420, pixels: 24, share: 0.4 };
const SPLIT = { time: 180, apart: 0.12, turn: 7 };
const STEP = { walk: 240, fade: 180 };
/** Pieces that leave together do so in waves. */
export const WAVE = 60;
/** The height of a piece that comes from no space and goes to none. */
const LOOSE = 30;

const OUT = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const IN_OUT = "cubic-bezier(0.5, 0, 0.2, 1)";

/** How long a piece travels: longer over many hexes. */
export function travels(distance: number, hex: number): number {
  const beyond = Math.max(0, distance / (hex || 1) - TRAVEL.near);
  return Math.min(TRAVEL.most, TRAVEL.least + TRAVEL.hex * beyond);
}

/** The longest that a flight can take, from its picture's beginning. */
export function lasting({ manner, delay = 0 }: Pick<Flight, "manner" | "delay">): number {
  const times = {
    travel: TRAVEL.most + LAND,
    home: CROSS + HOME,
    split: SPLIT.time + HOME,
    rise: RISE.time,
    step: STEP.walk + STEP.fade,
  };
  return delay + times[manner];
}

/** The longest of flights. */
export const longest = (flights: readonly Flight[]): number => Math.max(0, ...flights.map(lasting));

/** How much faster than usual flights are played, so that they end with their picture. */
export const hurry = (flights: readonly Flight[], time: number, rate: number): number =>
  Math.max(rate, longest(flights) / Math.max(1, time));

/** The part of the screen that something takes. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a flight goes: from the middle of an area, with keyframes of its transformations. */
export interface Course {
  x: number;
  y: number;
  width: number;
  height: number;
  frames: { transform: string; opacity: number; offset: number; easing: string }[];
  duration: number;
  delay: number;
}

const middle = ({ x, y, width, height }: Area) => ({ x: x + width / 2, y: y + height / 2 });
const sizeAt = (area: Area, height: number) => Math.min(1, Math.max(0.3, area.height / height));
const aspect = ({ box = "0 0 4 3" }: Sketch) => {
  const [, , width = 1, height = 1] = box.split(" ").map(Number);
  return width / height;
};
const isSpace = (place: Place) => place[0]?.startsWith("space ") ?? false;

/** How large something is that flies from one area to another: as the space that it comes from or goes to. */
function sizeOf(flight: Flight, from: Area, to: Area | null): { width: number; height: number } {
  const { size, look } = flight;
  const space = isSpace(flight.to) && to ? to : isSpace(flight.from) ? from : null;
  if (size === undefined && space) return { width: space.width, height: space.height };
  const height = size ?? LOOSE;
  return { width: height * aspect(look), height };
}

/** The course of a flight between two areas of the screen; `hex` is the width of a space there. */
export function course(flight: Flight, from: Area, to: Area | null, hex: number): Course {
  const { width, height } = sizeOf(flight, from, to);
  const [start, end] = [middle(from), middle(to ?? from)];
  const far = { x: end.x - start.x, y: end.y - start.y };
  const shape = (x: number, y: number, scale: number) =>
    `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
  const small = flight.size === undefined && isSpace(flight.from) ? 1 : sizeAt(from, height);
  const arrives = flight.size === undefined && isSpace(flight.to) ? 1 : to ? sizeAt(to, height) : 0.6;
  const [here, there] = [shape(0, 0, small), shape(far.x, far.y, arrives)];
  const frame = (transform: string, opacity: number, offset: number, easing: string) => ({
    transform,
    opacity,
    offset,
    easing,
  });
  const flown = (frames: Course["frames"], duration: number): Course => ({
    ...start,
    width,
    height,
    frames,
    duration,
    delay: flight.delay ?? 0,
  });

  if (flight.manner === "travel") {
    const travel = travels(Math.hypot(far.x, far.y), hex);
    const landing = shape(far.x, far.y, arrives * LARGER);
    const frames = [
      frame(here, 1, 0, IN_OUT),
      frame(landing, 1, travel / (travel + LAND), OUT),
      frame(there, 1, 1, OUT),
    ];
    return flown(frames, travel + LAND);
  }
  if (flight.manner === "home") {
    const crossed = CROSS / (CROSS + HOME);
    return flown(
      [frame(here, 1, 0, OUT), frame(here, 1, crossed, IN_OUT), frame(there, to ? 1 : 0, 1, OUT)],
      CROSS + HOME,
    );
  }
  if (flight.manner === "split") {
    const side = flight.half === "left" ? -1 : 1;
    const apart = `${shape(side * SPLIT.apart * width, 4, small)} rotate(${side * SPLIT.turn}deg)`;
    return flown(
      [
        frame(`${here} rotate(0deg)`, 1, 0, OUT),
        frame(apart, 1, SPLIT.time / (SPLIT.time + HOME), IN_OUT),
        frame(`${there} rotate(0deg)`, to ? 1 : 0, 1, OUT),
      ],
      SPLIT.time + HOME,
    );
  }
  if (flight.manner === "rise") {
    const risen = shape(0, -RISE.pixels, 1);
    const home = shape(far.x, to ? far.y : -RISE.pixels, to ? 0.7 : 1);
    return flown(
      [frame(shape(0, 0, 0.7), 0, 0, OUT), frame(risen, 1, RISE.share, IN_OUT), frame(home, to ? 1 : 0, 1, OUT)],
      RISE.time,
    );
  }
  const total = STEP.walk + STEP.fade;
  return flown([frame(here, 1, 0, IN_OUT), frame(there, 1, STEP.walk / total, OUT), frame(there, 0, 1, OUT)], total);
}
