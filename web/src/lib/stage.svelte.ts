// The stage of a table: what happens is played on it one event after another, and it never shows anything of a later
// one. What was played before can be played again.
import type { GameEvent } from "../wire";
import { MAX_WAITING, lasts, rateOf, type Showing } from "./pace";
import type { Picture } from "./pictures";

/** How the person wants it played. */
type Manner = Pick<Showing, "speed" | "reduced"> & { hidden: boolean };

interface House {
  manner: () => Manner;
  /** What is said of events, under them. */
  caption: (events: readonly GameEvent[]) => string;
  /** Called whenever another picture is shown. */
  moved: () => void;
}

export interface Film {
  first: number;
  pictures: readonly Picture[];
}

/** A picture that is being played: for how long, and how much faster than usual. */
export interface Moment {
  picture: Picture;
  time: number;
  rate: number;
}

/** Where the chapters of a reel begin and end. */
function findFilm(reel: readonly Picture[]): [number, number] {
  const isFilmed = ({ chapter }: Picture) => chapter !== "";
  return [reel.findIndex(isFilmed), reel.findLastIndex(isFilmed) + 1];
}

export class Stage {
  private reel = $state.raw<readonly Picture[]>([]);
  /** Which picture of the reel is shown. */
  at = $state(0);
  paused = $state(false);
  /** Whether the reel was played before. */
  again = $state(false);
  /** Whether something happened that was not played. */
  missed = $state(false);
  /** What is shown; null before there is anything. */
  readonly picture: Picture | null = $derived(this.reel[this.at] ?? null);
  /** What is played now; null if it was cut: what is shown was not seen to happen. */
  moment = $state.raw<Moment | null>(null);
  /** Whether more is waiting: what is shown is not the present. */
  readonly behind: boolean = $derived(this.at < this.reel.length - 1);
  /** The film that is on, which can be stopped and stepped through: its pictures, and the place of the first. */
  readonly film: Film | null = $derived.by(() => {
    const [first, end] = this.again ? [0, this.length] : findFilm(this.reel);
    return this.behind && this.at >= first && this.at < end ? { first, pictures: this.reel.slice(first, end) } : null;
  });
  /** How many pictures are played again. */
  private length = 0;
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private house: House) {}

  /** Show this at once, and nothing before it. */
  cut(picture: Picture | null): void {
    clearTimeout(this.timer);
    [this.reel, this.at, this.paused, this.again, this.until] = [picture ? [picture] : [], 0, false, false, 0];
    this.moment = null;
    this.house.moved();
  }

  /** Play these after what is on. The last one is the present. */
  play(pictures: readonly Picture[]): void {
    const { speed, hidden } = this.house.manner();
    const waiting = this.reel.length - 1 - this.at + pictures.length;
    const skipped = hidden || waiting > MAX_WAITING;
    if (!this.picture || (!this.again && (speed === 0 || skipped))) {
      this.missed ||= skipped && this.picture !== null && pictures.length > 0;
      return this.cut(pictures.at(-1) ?? null);
    }
    if (!this.film) [this.reel, this.at] = [this.reel.slice(this.at), 0];
    this.reel = [...this.reel, ...pictures];
    this.schedule();
  }

  /** Play what happened before once more. */
  replay(pictures: readonly Picture[]): void {
    const present = this.reel.at(-1);
    if (!present || !pictures.length) return;
    clearTimeout(this.timer);
    this.length = pictures.length;
    [this.reel, this.at, this.paused, this.again, this.missed] = [[...pictures, present], 0, false, true, false];
    this.show();
  }

  /** The person has acted: what follows need not wait. */
  hurry(): void {
    this.until = 0;
    this.missed = false;
    this.rest();
  }

  /** The present is shown, and what still moves in it comes to rest. */
  rest(): void {
    if (!this.behind) this.moment = null;
  }

  /** End this event. */
  next(): void {
    if (this.behind) this.go(this.at + 1);
  }

  /** Show a picture of the reel. */
  go(to: number): void {
    clearTimeout(this.timer);
    this.at = Math.max(0, Math.min(to, this.reel.length - 1));
    this.show();
  }

  /** End everything that waits: show the present. */
  end(): void {
    if (this.behind) this.cut(this.reel.at(-1)!);
  }

  /** Stop here, or go on. */
  pause(paused: boolean): void {
    this.paused = paused;
    if (paused) clearTimeout(this.timer);
    else this.schedule();
  }

  private show(): void {
    const { speed, reduced } = this.house.manner();
    const { events, chapter, time } = this.picture!;
    if (this.at >= this.length) this.again = false;
    const waiting = this.reel.length - 1 - this.at;
    const film = this.again || chapter !== "";
    const caption = this.house.caption(events);
    const last = lasts({ wish: time, film, caption, waiting, speed, reduced });
    this.until = performance.now() + last;
    this.moment = { picture: this.picture!, time: last, rate: rateOf({ waiting, speed }) };
    this.house.moved();
    this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (!this.behind || this.paused) return;
    const wait = this.until - performance.now();
    if (wait <= 0) this.next();
    else this.timer = setTimeout(() => this.next(), wait);
  }
}
