// Pictures: what a table looks like from one event to the next. What the server sends is the truth; between one truth
// and the next, a game's frames show its events one by one.
import type { Frame } from "../games";
import type { GameEvent, SeatView, Step, Sync, View } from "../wire";
import type { LogLine } from "./table.svelte";

/** The log of each of the person's seats (or of a spectator, null). */
export type Logs = ReadonlyMap<number | null, LogLine[]>;

/** What is shown at one moment. */
export interface Picture {
  sync: Sync;
  logs: Logs;
  /** What it shows for the first time. */
  events: GameEvent[];
  /** The part of a film; "" outside of films. */
  chapter: string;
  time?: Frame["time"];
  flights?: Frame["flights"];
}

/** The pictures of events, from the view before them. */
export type Draw = (seatView: SeatView, lines: readonly LogLine[]) => Frame[];

/** The truth that a sync brings after an older one. What was undone leaves the log. */
export function truth(sync: Sync, before: Picture | null): Picture {
  const undone = before !== null && sync.undone !== before.sync.undone;
  const logs = new Map<number | null, LogLine[]>();
  for (const { seat, events } of sync.seat_views) {
    const known = before?.logs.get(seat) ?? [];
    const kept = undone ? known.filter((line) => line.number < sync.length) : known;
    logs.set(seat, [...kept, ...events.map((one) => ({ ...one, key: `${sync.undone}/${one.number}` }))]);
  }
  return { sync, logs, events: [], chapter: "" };
}

/** Whether a sync goes on from an older one, so that what happened between them can be shown. */
export function goesOn(before: Sync, after: Sync): boolean {
  const seats = (sync: Sync) => sync.seat_views.map(({ seat }) => String(seat)).join();
  return before.undone === after.undone && seats(before) === seats(after) && before.table.status === "playing";
}

/** The pictures between two truths, as a seat sees them, ending with the newer one. */
export function between(before: Picture, after: Picture, seat: number | null, draw: Draw): Picture[] {
  const old = before.sync.seat_views.find((one) => one.seat === seat);
  const lines = linesOf(after, seat).slice(linesOf(before, seat).length);
  const events = lines.flatMap((line) => line.events);
  if (!old?.view || !events.length) return [after];
  const frames = draw(old, lines);
  const shown = frames.map((frame, at) => drawn(before, after, seat, frame, upTo(lines, newest(frames, at))));
  const last = shown.at(-1);
  // A film ends before the truth is shown; otherwise the last event brings it.
  if (last && (last.chapter || last.time !== undefined)) return [...shown, after];
  const brings = last?.events ?? events;
  const news = { events: brings, flights: last?.flights };
  if (!leaves(after, seat)) return [...shown.slice(0, -1), { ...after, ...news }];
  return [...shown.slice(0, -1), farewell(before, after, seat, news, lines), { ...after, events: brings }];
}

/** Whether the screen goes to another of the person's seats after that. */
const leaves = ({ sync }: Picture, seat: number | null): boolean =>
  sync.table.status === "playing" &&
  sync.seat_views.some(({ decision }) => decision !== null) &&
  !sync.seat_views.some((one) => one.seat === seat && one.decision !== null);

/** Before the screen changes hands, people see what they have done. */
function farewell(
  before: Picture,
  after: Picture,
  seat: number | null,
  news: Pick<Frame, "events" | "flights">,
  lines: LogLine[],
): Picture {
  const view = after.sync.seat_views.find((one) => one.seat === seat)!.view!;
  return drawn(before, after, seat, { view, chapter: "", ...news }, lines);
}

/** Steps of a replay as pictures before the present one, as a seat saw them. */
export function recall(present: Picture, seat: number | null, steps: readonly Step[], draw: Draw): Picture[] {
  return steps.slice(1).flatMap((step, index): Picture[] => {
    const past = linesOf(present, seat).filter((line) => line.number < step.number - 1);
    const { number, events, view } = step;
    const line: LogLine = { number: number - 1, seat: step.seat ?? -1, action: step.action, events, key: `${number}` };
    const frames = draw({ seat, view: steps[index]!.view, decision: null, undo: 0, events: [] }, [line]);
    return endIn(frames, view, events).map((frame, at, all) =>
      drawn(present, present, seat, frame, [...past, ...upTo([line], newest(all, at))]),
    );
  });
}

/** Frames that end in the server's view, as `between` does it. */
function endIn(frames: readonly Frame[], view: View, events: GameEvent[]): Frame[] {
  const last = frames.at(-1);
  if (last && (last.chapter || last.time !== undefined))
    return [...frames, { view, events: [], chapter: last.chapter }];
  return [...frames.slice(0, -1), { view, events: last?.events ?? events, chapter: "", flights: last?.flights }];
}

const linesOf = (picture: Picture, seat: number | null): LogLine[] => picture.logs.get(seat) ?? [];

/** The newest event that was shown when a frame is. */
const newest = (frames: readonly Frame[], at: number): GameEvent | undefined =>
  frames
    .slice(0, at + 1)
    .findLast(({ events }) => events.length)
    ?.events.at(-1);

/** The lines up to an event; none if there is no event yet, all if it is none of theirs. */
function upTo(lines: readonly LogLine[], event: GameEvent | undefined): LogLine[] {
  if (!event) return [];
  const at = lines.findIndex((line) => line.events.includes(event));
  if (at < 0) return [...lines];
  const line = lines[at]!;
  const events = line.events.slice(0, line.events.indexOf(event) + 1);
  return [...lines.slice(0, at), { ...line, events }];
}

/** A picture of a frame, for the person at that seat: nothing can be decided in it, except what they are asked before
 *  and after it alike. */
function drawn(before: Picture, after: Picture, seat: number | null, frame: Frame, lines: LogLine[]): Picture {
  const isAsked = (one: SeatView) =>
    before !== after &&
    one.seat === seat &&
    one.decision !== null &&
    after.sync.seat_views.some((later) => later.seat === seat && later.decision === one.decision);
  const seatViews = before.sync.seat_views.map((one): SeatView => {
    const decision = isAsked(one) ? one.decision : null;
    const question = decision === null ? null : (one.view?.question ?? null);
    const view = one.seat === seat ? frame.view : one.view;
    return { ...one, view: view && { ...view, question }, decision, undo: 0, events: [] };
  });
  const known = before === after ? [] : linesOf(before, seat);
  return {
    sync: { ...before.sync, table: { ...before.sync.table, outcome: null }, seat_views: seatViews },
    logs: new Map([...before.logs, [seat, [...known, ...lines]]]),
    events: frame.events,
    chapter: frame.chapter,
    time: frame.time,
    flights: frame.flights,
  };
}
