// How long pictures are shown, in milliseconds.
import type { Frame } from "../games";

/** An event, and how much longer a picture of a film is shown for each letter of its caption. */
export const EVENT = 650;
const LETTER = 25;
/** Without motion pictures are cut. */
const CUT = 350;
/** A verdict that touches the person waits to be read, but not forever; others pass. */
export const OWN_VERDICT = 6000;
const VERDICT = 2400;
/** When more than so many wait, they are played twice as fast. */
const MANY = 6;
/** When more than so many wait, they are not played. */
export const MAX_WAITING = 20;

export type Speed = 0 | 0.5 | 1 | 2;

/** What decides how long a picture stays. */
export interface Showing {
  /** How long the game wants it to be shown; by default an event. */
  wish?: Frame["time"];
  /** Whether it belongs to a film, whose captions are read. */
  film: boolean;
  caption: string;
  /** How many pictures wait behind it. */
  waiting: number;
  speed: Speed;
  reduced: boolean;
}

/** How much faster than usual things happen. */
export const rateOf = ({ waiting, speed }: Pick<Showing, "waiting" | "speed">): number =>
  (speed || 1) * (waiting > MANY ? 2 : 1);

/** How long a picture is shown. */
export function lasts({ wish, film, caption, waiting, speed, reduced }: Showing): number {
  if (wish === "verdict") return OWN_VERDICT;
  const rate = rateOf({ waiting, speed });
  if (wish === "news") return VERDICT / rate;
  if (reduced) return CUT;
  return (wish ?? EVENT + (film ? LETTER * caption.length : 0)) / rate;
}
