// What happened lately, read from the log: points as they were won, and the bids as they were shown.
import type { LogLine } from "../../lib/table.svelte";
import type { HuangDiEvent } from "../../wire";
import { rowOf } from "./wall";

type Of<T extends HuangDiEvent["type"]> = Extract<HuangDiEvent, { type: T }>;

/** Points that were won together, and the cells they were won for. */
export interface Score {
  key: string;
  kind: "row" | "level" | "tower" | "favour";
  cells: string[];
  level: number;
  gains: { seat: number; number: number }[];
}

const eventsOf = (log: LogLine[]): HuangDiEvent[] => log.flatMap((line) => line.events as HuangDiEvent[]);

/** The lines since the person's last action; without one, the newest line. */
export function recent(log: LogLine[], me: number | null): LogLine[] {
  const own = log.findLastIndex((line) => line.seat >= 0 && (me === null || line.seat === me));
  return own < 0 ? log.slice(-1) : log.slice(own);
}

/** The points of rows, levels, towers and favours, in the order they were won. */
export function scores(log: LogLine[]): Score[] {
  const found: Score[] = [];
  let cell = "";
  let open: Score | null = null;
  const begin = (kind: Score["kind"], cells: string[], level: number): Score => {
    open = { key: `${found.length} ${kind} ${cells[0] ?? level}`, kind, cells, level, gains: [] };
    found.push(open);
    return open;
  };
  for (const event of eventsOf(log)) {
    if (event.type === "BlockPlaced") cell = event.cell;
    else if (event.type === "FavourPlayed") cell = event.cells[0]!;
    else if (event.type === "RowScored") begin("row", rowOf(event.province, event.level), event.level);
    else if (event.type === "LevelScored") begin("level", [], event.level);
    else if (event.type === "PointsScored" && !AT_END.has(event.what)) {
      const kind = event.what as Score["kind"];
      const score: Score = kind === "row" || kind === "level" ? (open ?? begin(kind, [], 0)) : begin(kind, [cell], 0);
      score.gains.push({ seat: event.seat, number: event.number });
    }
  }
  return found.filter((score) => score.gains.length);
}

export const IN_PLAY = ["row", "level", "tower", "favour"] as const;
export const AT_THE_END = ["chips", "weakest", "jade", "workers"] as const;
const AT_END = new Set<string>(AT_THE_END);

/** A petition: the bids when they were shown, who was tied, who won. */
export interface Reveal {
  round: number;
  shown: Of<"BidsRevealed">;
  tied: number[];
  winner: number | null;
  /** Whether one has not acted since, so that it is news. */
  fresh: boolean;
}

/** The newest petition that was shown. */
export function reveal(log: LogLine[], me: number | null): Reveal | null {
  const at = log.findLastIndex((line) =>
    (line.events as HuangDiEvent[]).some((event) => event.type === "BidsRevealed"),
  );
  if (at < 0) return null;
  const before = eventsOf(log.slice(0, at + 1));
  const after = eventsOf(log.slice(at));
  const shown = after.find((event): event is Of<"BidsRevealed"> => event.type === "BidsRevealed")!;
  const round = before.findLast((event): event is Of<"RoundBegan"> => event.type === "RoundBegan");
  const tied = after.find((event): event is Of<"BidsTied"> => event.type === "BidsTied");
  const winner = after.find((event): event is Of<"MarkerTaken"> => event.type === "MarkerTaken");
  const later = log.slice(at + 1).filter((line) => line.seat >= 0);
  const fresh = me === null ? later.length === 0 : !later.some((line) => line.seat === me);
  return { round: round?.number ?? 0, shown, tied: tied ? [...tied.seats] : [], winner: winner?.seat ?? null, fresh };
}
