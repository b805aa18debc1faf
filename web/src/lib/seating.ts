// What the seats of a table mean for the person at the screen: which are theirs, what others propose, what they missed.
import type { SeatView, TableInfo, SeatInfo } from "../wire";
import type { LogLine } from "./table.svelte";

/** The person's own seats. Spectators have none. */
export const ownSeats = (seatViews: readonly SeatView[]): number[] =>
  seatViews.flatMap(({ seat }) => (seat === null ? [] : [seat]));

export interface Proposals {
  /** The others who offer to concede. */
  conceding: SeatInfo[];
  /** Whether anybody does: then nobody can propose to end the game as it stands. */
  anyConcedes: boolean;
  /** The others who want to end the game as it stands. */
  settling: SeatInfo[];
}

/** What is proposed at a table, for the person who has those seats. */
export function proposals(table: TableInfo | null, mine: readonly number[]): Proposals {
  const seats = table?.seats ?? [];
  const others = seats.filter(({ seat }) => !mine.includes(seat));
  const anyConcedes = seats.some(({ conceded }) => conceded);
  return {
    conceding: others.filter(({ conceded }) => conceded),
    anyConcedes,
    settling: anyConcedes || table?.status !== "playing" ? [] : others.filter(({ agreed }) => agreed),
  };
}

/** The step after a person's last own action, from which the film of what followed starts; null if nothing followed.
 *  Of the log, only the first `length` lines count: what can be undone was just done. */
export function missedSince(log: readonly LogLine[], mine: readonly number[], length: number): number | null {
  const before = log.filter(({ number }) => number < length);
  const own = before.findLast(({ seat }) => mine.includes(seat));
  return own && before.at(-1) !== own ? own.number + 1 : null;
}

/** The lines whose spaces stay marked: what others did since the person's own move, and after that the move itself. For
 *  spectators, everything that the last seat did in a row. */
export function linesToMark(log: readonly LogLine[], mine: readonly number[]): LogLine[] {
  const moves = log.filter(({ seat }) => seat >= 0);
  const last = moves.at(-1);
  if (!last || mine.includes(last.seat)) return last ? [last] : [];
  const stays = mine.length ? ({ seat }: LogLine) => !mine.includes(seat) : ({ seat }: LogLine) => seat === last.seat;
  return moves.slice(moves.findLastIndex((line) => !stays(line)) + 1);
}
