// One table over its WebSocket: the newest picture, requests with their answers, and a line that mends itself.
import { settings } from "./settings.svelte";
import type { Refusal } from "./turn.svelte";
import type { ClientFrame, Forecast, Happened, Hint, Reason, ServerFrame, SeatView, Sync } from "../wire";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Request = Without<Extract<ClientFrame, { id: number }>, "id">;
type Answer = Exclude<ServerFrame, Sync>;

export interface LogLine extends Happened {
  key: string;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 4000;
/** How the server closes the line when there is no such table. */
const NO_TABLE = 4404;
/** How it closes the line when the session has ended. */
const LOGGED_OUT = 4401;
/** The line broke before an answer came. */
const BROKEN: Answer = { type: "refused", id: 0, kind: "lost", values: {}, text: "the connection broke", stale: true };

export class LiveTable {
  sync: Sync | null = $state.raw(null);
  connected = $state(false);
  /** There is no such table. */
  missing = $state(false);
  /** The session has ended, and no seat was shown since. */
  loggedOut = $state(false);
  /** An action that waits to be confirmed, and the seconds left until it confirms itself (null: it does not). */
  staged: string | null = $state(null);
  left: number | null = $state(null);
  /** The seat whose person holds the screen, where several play at one. */
  holder: number | null = $state(null);
  /** The log of each of the person's seats (or of a spectator, null). Hot seats must not read each other's. */
  private logs: Map<number | null, LogLine[]> = $state.raw(new Map<number | null, LogLine[]>());
  private ticking = 0;
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (answer: Answer) => void>();
  private number = 0;
  private wait = FIRST_WAIT;
  private closed = false;

  constructor(readonly id: string) {
    this.connect();
  }

  /** The seat view that is shown: one that is asked something, or else that of the person who holds the screen. When
   * several of the person's seats are asked at the same time, one comes after another. */
  readonly seatView: SeatView | null = $derived.by(() => {
    const seatViews = this.sync?.seat_views ?? [];
    const asked = seatViews.filter((seatView) => seatView.decision !== null);
    const held = (seatView: SeatView) => seatView.seat === this.holder;
    return asked.find(held) ?? asked[0] ?? seatViews.find(held) ?? seatViews[0] ?? null;
  });

  /** At a hot seat: whether the screen must change hands before anything hidden is shown. */
  readonly handsOver: boolean = $derived.by(() => {
    const hot = (this.sync?.seat_views.length ?? 0) > 1 && this.sync?.table.status === "playing";
    return hot && this.seatView?.seat !== this.holder;
  });

  /** The log of the present seat view. */
  readonly log: LogLine[] = $derived.by(() => (this.seatView ? (this.logs.get(this.seatView.seat) ?? []) : []));

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.wait = FIRST_WAIT;
      const seen = this.sync ? { length: this.sync.length, undone: this.sync.undone } : {};
      socket.send(JSON.stringify({ type: "hello", ...seen }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerFrame);
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    this.connected = false;
    for (const answer of this.waiting.values()) answer(BROKEN);
    this.waiting.clear();
    this.missing = code === NO_TABLE;
    if (code === LOGGED_OUT) this.hide();
    if (this.closed || this.missing) return;
    setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2 || FIRST_WAIT, LONGEST_WAIT);
  }

  /** Open the line again, as the present user. This clears a spectator's log, because a seat sees more. */
  reconnect(): void {
    this.wait = 0;
    [this.sync, this.logs] = [null, new Map<number | null, LogLine[]>()];
    this.socket?.close();
  }

  /** Show nothing more of the seats: somebody else may be at the screen now. */
  private hide(): void {
    this.loggedOut = true;
    this.unstage();
    [this.sync, this.logs, this.holder] = [null, new Map<number | null, LogLine[]>(), null];
  }

  close(): void {
    this.closed = true;
    this.unstage();
    this.socket?.close();
  }

  private hear(frame: ServerFrame): void {
    if (frame.type === "sync") return this.show(frame);
    this.waiting.get(frame.id)?.(frame);
    this.waiting.delete(frame.id);
  }

  private show(sync: Sync): void {
    const before = this.seatView;
    const undone = this.sync !== null && sync.undone !== this.sync.undone;
    const logs = new Map<number | null, LogLine[]>();
    for (const { seat, events } of sync.seat_views) {
      const known = this.logs.get(seat) ?? [];
      const kept = undone ? known.filter((line) => line.number < sync.length) : known;
      logs.set(seat, [...kept, ...events.map((one) => ({ ...one, key: `${sync.undone}/${one.number}` }))]);
    }
    [this.sync, this.logs] = [sync, logs];
    if (sync.seat_views.some(({ seat }) => seat !== null)) this.loggedOut = false;
    const after = this.seatView;
    // Answers of others do not disturb an action that waits to be confirmed.
    if (before?.seat !== after?.seat || before?.decision !== after?.decision) this.unstage();
  }

  private ask(request: Request): Promise<Answer> {
    const id = ++this.number;
    if (!this.connected) return Promise.resolve(BROKEN);
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket?.send(JSON.stringify({ id, ...request }));
    });
  }

  /** Choose an action: it is carried out at once, or waits to be confirmed, as the person has set. */
  async choose(action: string): Promise<Refusal | null> {
    this.unstage();
    if (settings.confirm === 0) return this.act(action);
    const refused = await this.why(action);
    if (refused) return refused;
    this.staged = action;
    if (settings.confirm > 0) {
      this.left = settings.confirm;
      this.ticking = window.setInterval(() => (this.left! > 1 ? this.left!-- : void this.confirm()), 1000);
    }
    return null;
  }

  unstage(): void {
    clearInterval(this.ticking);
    this.staged = null;
    this.left = null;
  }

  async confirm(): Promise<Refusal | null> {
    const action = this.staged;
    this.unstage();
    return action ? this.act(action) : null;
  }

  /** Carry out an action of the seat that is asked; returns why not, if it was refused. */
  async act(action: string): Promise<Refusal | null> {
    const seatView = this.seatView;
    if (seatView?.seat == null || seatView.decision === null) return null;
    return refusal(await this.ask({ type: "act", seat: seatView.seat, decision: seatView.decision, action }));
  }

  async undo(): Promise<Refusal | null> {
    const seatView = this.seatView;
    if (seatView?.seat == null || seatView.decision === null) return null;
    return refusal(await this.ask({ type: "undo", seat: seatView.seat, decision: seatView.decision, steps: 1 }));
  }

  /** Why an action is not allowed; null if it is. */
  async why(action: string): Promise<Refusal | null> {
    const seatView = this.seatView;
    if (seatView?.seat == null) return null;
    const answer = await this.ask({ type: "why", seat: seatView.seat, action });
    if (answer.type !== "why") return refusal(answer);
    return answer.reason && { reason: answer.reason, message: answer.reason };
  }

  async forecast(action: string): Promise<Forecast | null> {
    const seatView = this.seatView;
    if (seatView?.seat == null) return null;
    const answer = await this.ask({ type: "forecast", seat: seatView.seat, action });
    return answer.type === "forecast" ? answer.forecast : null;
  }

  /** Advice for the present decision, or why there is none. */
  async hint(): Promise<Hint | Refusal | null> {
    const seatView = this.seatView;
    if (seatView?.seat == null || seatView.decision === null) return null;
    const answer = await this.ask({ type: "hint", seat: seatView.seat });
    return answer.type === "hint" ? answer.hint : refusal(answer);
  }

  async concede(seat: number, offer: boolean): Promise<Refusal | null> {
    return refusal(await this.ask({ type: "concede", seat, offer }));
  }

  async agree(seat: number): Promise<Refusal | null> {
    return refusal(await this.ask({ type: "agree", seat }));
  }

  async settle(seat: number, offer: boolean): Promise<Refusal | null> {
    return refusal(await this.ask({ type: "settle", seat, offer }));
  }

  async takeBack(seat: number): Promise<Refusal | null> {
    return refusal(await this.ask({ type: "return", seat }));
  }
}

function refusal(answer: Answer): Refusal | null {
  if (answer.type !== "refused") return null;
  return { reason: answer.kind === "illegal" ? (answer.values.reason as Reason) : null, message: answer };
}
