// A replay, of a table or of a record from a file: its steps, fetched as they are needed.
import type { Frame, GameModule } from "../games";
import { api } from "./api";
import type { LogLine } from "./table.svelte";
import type { GameEvent, Outcome, SeatInfo, Step } from "../wire";

/** The address of the replay of a file that was opened in this window. */
export const FILE = "file";
const KEPT = "record file";

/** Keep the record of a file, so that its replay can be opened (and reloaded). */
export function keepFile(record: string): void {
  sessionStorage.setItem(KEPT, record);
}

/** No game is longer; the server refuses to look for steps beyond it. */
const LONGEST = 1_000_000;

/** The number of the step that an address names; 0 if it names none. */
export const stepNamed = (action: string | null): number =>
  /^\d+$/.test(action ?? "") ? Math.min(Number(action), LONGEST) : 0;

interface Part {
  length: number;
  steps: readonly Step[];
}

export class Replay {
  game = $state("");
  seats: readonly SeatInfo[] = $state.raw([]);
  outcome: Outcome | null = $state.raw(null);
  /** Whether everything is open: the game is over, or it came from a file. */
  open = $state(false);
  /** The seats whose views the person may see. */
  eyes: number[] = $state.raw([]);
  length = $state(0);
  private steps: Map<string, Step> = $state.raw(new Map<string, Step>());
  /** The requests that are under way. */
  private asked = new Map<string, Promise<void>>();

  constructor(readonly id: string) {}

  get isFile(): boolean {
    return this.id === FILE;
  }

  /** What game it is, and who played. */
  async load(): Promise<void> {
    if (this.isFile) return this.loadFile();
    const table = await api.table(this.id);
    const mine = table.status === "ended" ? [] : await api.mine(this.id);
    [this.game, this.seats, this.outcome] = [table.game, table.seats, table.outcome];
    this.open = table.status === "ended";
    this.eyes = this.open ? table.seats.map((seat) => seat.seat) : mine;
  }

  /** Whether the file is gone: its window was closed, or the address came from elsewhere. */
  get isLost(): boolean {
    return this.isFile && !this.text();
  }

  private async loadFile(): Promise<void> {
    if (this.isLost) throw new Error("the file is not at hand");
    await api.enter();
    const found = await api.look({ record: this.text() });
    [this.game, this.outcome, this.open] = [found.game, found.outcome, true];
    this.seats = Array.from({ length: found.players }, (_, seat) => nobody(seat, found.seats[seat] ?? ""));
    this.eyes = this.seats.map((seat) => seat.seat);
    this.keep(found, null);
  }

  private text(): string {
    return sessionStorage.getItem(KEPT) ?? "";
  }

  step(number: number, seat: number | null): Step | null {
    return this.steps.get(`${seat} ${number}`) ?? null;
  }

  /** Fetch a step with those around it; resolves when they are here. */
  need(number: number, seat: number | null): Promise<void> {
    const key = `${seat} ${number}`;
    if (this.steps.has(key)) return Promise.resolve();
    const asked = this.asked.get(key) ?? this.fetch(number, seat).finally(() => this.asked.delete(key));
    this.asked.set(key, asked);
    return asked;
  }

  private async fetch(number: number, seat: number | null): Promise<void> {
    const start = Math.max(0, number - 10);
    this.keep(
      this.isFile ? await api.look({ record: this.text(), seat, start }) : await api.steps(this.id, seat, start),
      seat,
    );
  }

  /** What the steps from one to another brought, as a seat may know it. */
  async lines(from: number, to: number, seat: number | null): Promise<LogLine[]> {
    const found: LogLine[] = [];
    for (let at = Math.max(1, from); at <= to; at++) {
      await this.need(at, seat);
      const step = this.step(at, seat);
      if (step)
        found.push({
          number: at - 1,
          seat: step.seat ?? -1,
          action: step.action,
          events: step.events,
          key: String(at),
        });
    }
    return found;
  }

  private keep(part: Part, seat: number | null): void {
    this.length = part.length;
    this.steps = new Map([
      ...this.steps,
      ...part.steps.map((step): [string, Step] => [`${seat} ${step.number}`, step]),
    ]);
  }

  /** The record, as far as the person may know it. */
  record(): Promise<string> {
    return this.isFile ? Promise.resolve(this.text()) : api.record(this.id, this.open ? null : (this.eyes[0] ?? null));
  }
}

/** What a step brought, as events of a game. */
export const eventsOf = (step: Step | null): GameEvent[] => step?.events ?? [];

/** The pictures of a step of a replay; none if it is no film. */
export function framesOf(module: GameModule, replay: Replay, number: number, seat: number | null): Frame[] {
  const [before, step] = [replay.step(number - 1, seat), replay.step(number, seat)];
  const events = eventsOf(step);
  return before && step && module.filmed?.(events) ? (module.frames?.(before.view, events) ?? []) : [];
}

/** A seat of which only its name is known. */
export const nobody = (seat: number, name: string): SeatInfo => ({
  seat,
  name,
  kind: "person",
  level: null,
  away: false,
  conceded: false,
  agreed: false,
  decision: 0,
  bank: 0,
  since: null,
});
