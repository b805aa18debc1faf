// One table over its WebSocket: the newest picture, requests with their answers, and a line that mends itself.
import { settings } from "./settings.svelte";
import type { ClientFrame, Forecast, Happened, Reason, ServerFrame, Sight, Sync } from "../wire";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Request = Without<Extract<ClientFrame, { id: number }>, "id">;
type Answer = Exclude<ServerFrame, Sync>;

export interface Told extends Happened {
  key: string;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export class LiveTable {
  sync: Sync | null = $state.raw(null);
  connected = $state(false);
  /** An action that waits to be confirmed, and the seconds left until it confirms itself (null: it does not). */
  staged: string | null = $state(null);
  left: number | null = $state(null);
  private ticking = 0;
  log: Told[] = $state.raw([]);
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (answer: Answer) => void>();
  private number = 0;
  private wait = FIRST_WAIT;
  private closed = false;

  constructor(readonly id: string) {
    this.connect();
  }

  /** The sight that is asked something, or else the first one. */
  get sight(): Sight | null {
    const sights = this.sync?.sights ?? [];
    return sights.find((sight) => sight.decision !== null) ?? sights[0] ?? null;
  }

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
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    this.connected = false;
    this.waiting.clear();
    if (this.closed) return;
    setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Open the line anew, as who one is now. */
  reconnect(): void {
    this.wait = 0;
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private hear(frame: ServerFrame): void {
    if (frame.type === "sync") return this.show(frame);
    this.waiting.get(frame.id)?.(frame);
    this.waiting.delete(frame.id);
  }

  private show(sync: Sync): void {
    const undone = this.sync !== null && sync.undone !== this.sync.undone;
    if (this.sync && sync.table.version !== this.sync.table.version) this.unstage();
    this.sync = sync;
    const kept = undone ? this.log.filter((line) => line.number < sync.length) : this.log;
    const sight = this.sight;
    const fresh = (sight?.events ?? []).map((one) => ({ ...one, key: `${sync.undone}/${one.number}` }));
    this.log = [...kept, ...fresh];
  }

  private ask(request: Request): Promise<Answer> {
    const id = ++this.number;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket?.send(JSON.stringify({ id, ...request }));
    });
  }

  /** Choose an action: it is carried out at once, or waits to be confirmed, as the person has set. */
  async choose(action: string): Promise<Reason | string | null> {
    this.unstage();
    if (settings.confirm === 0) return this.act(action);
    const reason = await this.why(action);
    if (reason) return reason;
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

  async confirm(): Promise<void> {
    const action = this.staged;
    this.unstage();
    if (action) await this.act(action);
  }

  /** Carry out an action of the seat that is asked; returns why not, if it was refused. */
  async act(action: string): Promise<Reason | string | null> {
    const sight = this.sight;
    if (sight?.seat == null || sight.decision === null) return null;
    const answer = await this.ask({ type: "act", seat: sight.seat, decision: sight.decision, action });
    return answer.type === "refused" ? (answer.reason ?? answer.error) : null;
  }

  async undo(): Promise<void> {
    const sight = this.sight;
    if (sight?.seat == null || sight.decision === null) return;
    await this.ask({ type: "undo", seat: sight.seat, decision: sight.decision, steps: 1 });
  }

  async why(action: string): Promise<Reason | null> {
    const sight = this.sight;
    if (sight?.seat == null) return null;
    const answer = await this.ask({ type: "why", seat: sight.seat, action });
    return answer.type === "why" ? answer.reason : null;
  }

  async forecast(action: string): Promise<Forecast | null> {
    const sight = this.sight;
    if (sight?.seat == null) return null;
    const answer = await this.ask({ type: "forecast", seat: sight.seat, action });
    return answer.type === "forecast" ? answer.forecast : null;
  }

  concede(offer: boolean): void {
    if (this.sight?.seat != null) void this.ask({ type: "concede", seat: this.sight.seat, offer });
  }

  agree(seat: number): void {
    void this.ask({ type: "agree", seat });
  }

  takeBack(seat: number): void {
    void this.ask({ type: "return", seat });
  }
}
