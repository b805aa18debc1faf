// One table over its WebSocket: the newest picture, requests with their answers, and a line that mends itself.
import { prefersReducedMotion } from "svelte/motion";
import { between, goesOn, truth, type Draw, type Picture } from "./pictures";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import type { Refusal } from "./turn.svelte";
import type {
  ClientFrame,
  Forecast,
  GameEvent,
  Happened,
  Hint,
  Mark,
  Reason,
  ServerFrame,
  SeatView,
  Sync,
} from "../wire";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Request = Without<Extract<ClientFrame, { id: number }>, "id">;
type Answer = Exclude<ServerFrame, Sync>;

type Act = Extract<Request, { type: "act" }>;

/** An action that could not be sent, or whose answer did not come: it waits until the line is back. */
interface Unsent {
  request: Act;
  /** How many actions the game had. */
  length: number;
  /** Send it again, or drop it and say why. */
  again: (send: true | Refusal | null) => void;
}

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
  /** What is shown is what the stage plays; it may be older than what the server sent last. */
  readonly stage = new Stage({
    manner: () => ({ speed: settings.speed, reduced: prefersReducedMotion.current, hidden: document.hidden }),
    caption: (events) => this.caption(events),
    moved: () => this.unstageOld(),
  });
  /** How the game's events are drawn and told; until it is known, nothing is played. */
  draw: Draw | null = null;
  caption: (events: readonly GameEvent[]) => string = () => "";
  /** What the server sent last. */
  newest: Picture | null = $state.raw(null);
  readonly sync: Sync | null = $derived.by(() => this.stage.picture?.sync ?? null);
  connected = $state(false);
  /** There is no such table. */
  missing = $state(false);
  /** The session has ended, and no seat was shown since. */
  loggedOut = $state(false);
  /** An action that waits to be confirmed, and the seconds left until it confirms itself (null: it does not). */
  staged: string | null = $state(null);
  /** Whether the staged action waits only because it would end the turn. */
  held = $state(false);
  /** Whether an action that cannot be taken back waits a moment, if the person has set that. */
  graceful = false;
  left: number | null = $state(null);
  private unsent: Unsent | null = $state.raw(null);
  /** The seat whose person holds the screen, where several play at one. */
  holder: number | null = $state(null);
  private ticking = 0;
  /** The decision that was shown last. */
  private shown = "";
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (answer: Answer) => void>();
  /** What waits for a picture. */
  private pictures: { come: () => boolean; resolve: () => void }[] = [];
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

  /** The seat that is asked and the number of its decision. */
  readonly decided: string = $derived(`${this.seatView?.seat} ${this.seatView?.decision}`);

  /** At a hot seat: whether the screen must change hands before anything hidden is shown. */
  readonly handsOver: boolean = $derived.by(() => {
    const hot = (this.sync?.seat_views.length ?? 0) > 1 && this.sync?.table.status === "playing";
    return hot && this.seatView?.seat !== this.holder;
  });

  /** The log of the present seat view. Hot seats must not read each other's. */
  readonly log: LogLine[] = $derived.by(() => this.stage.picture?.logs.get(this.seatView?.seat ?? null) ?? []);

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.wait = FIRST_WAIT;
      const { length, undone } = this.newest?.sync ?? {};
      const seen = this.newest ? { length, undone } : {};
      socket.send(JSON.stringify({ type: "hello", ...seen }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerFrame);
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    this.connected = false;
    for (const answer of this.waiting.values()) answer(BROKEN);
    this.waiting.clear();
    this.wakeThoseWaiting();
    this.missing = code === NO_TABLE;
    if (code === LOGGED_OUT) this.hide();
    if (this.closed || this.missing) return;
    setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2 || FIRST_WAIT, LONGEST_WAIT);
  }

  /** Open the line again, as the present user. This clears a spectator's log, because a seat sees more. */
  reconnect(): void {
    this.wait = 0;
    this.forget();
    this.socket?.close();
  }

  /** Show nothing more of the seats: somebody else may be at the screen now. */
  private hide(): void {
    this.loggedOut = true;
    this.unstage();
    this.withdraw();
    this.forget();
    this.holder = null;
  }

  private forget(): void {
    this.newest = null;
    this.stage.cut(null);
  }

  close(): void {
    this.closed = true;
    this.stage.cut(null);
    this.unstage();
    this.socket?.close();
  }

  private hear(frame: ServerFrame): void {
    if (frame.type === "sync") return this.show(frame);
    this.waiting.get(frame.id)?.(frame);
    this.waiting.delete(frame.id);
  }

  private show(sync: Sync): void {
    const before = this.newest;
    const after = truth(sync, before);
    this.newest = after;
    if (sync.seat_views.some(({ seat }) => seat !== null)) this.loggedOut = false;
    if (!before || !this.draw || !goesOn(before.sync, sync)) this.stage.cut(after);
    else this.stage.play(between(before, after, this.seatView?.seat ?? null, this.draw));
    this.resume();
    this.wakeThoseWaiting();
  }

  /** Answers of others do not disturb an action that waits to be confirmed; another decision does. */
  private unstageOld(): void {
    if (this.decided !== this.shown) this.unstage();
    this.shown = this.decided;
  }

  /** The action that waits for the line. */
  readonly delayed: string | null = $derived(this.unsent?.request.action ?? null);

  /** Drop the action that waits for the line. */
  withdraw(why: Refusal | null = null): void {
    const unsent = this.unsent;
    this.unsent = null;
    unsent?.again(why);
  }

  /** The line is back: send what waits, unless it arrived after all or the game went on without it. */
  private resume(): void {
    const unsent = this.unsent;
    if (!unsent) return;
    const { seat, decision, action } = unsent.request;
    const view = this.newest?.sync.seat_views.find((one) => one.seat === seat);
    const carriedOut = this.newest?.logs
      .get(seat)
      ?.some((line) => line.number >= unsent.length && line.action === action);
    if (view?.decision === decision) {
      this.unsent = null;
      unsent.again(true);
    } else this.withdraw(carriedOut ? null : tooLate(action));
  }

  /** Send an action until there is an answer. */
  private async deliver(request: Act): Promise<Refusal | null> {
    const length = this.newest?.sync.length ?? 0;
    const answer = await this.ask(request);
    if (answer !== BROKEN || this.closed || this.loggedOut) return refusal(answer);
    this.withdraw();
    const send = await new Promise<true | Refusal | null>((again) => (this.unsent = { request, length, again }));
    return send === true ? this.deliver(request) : send;
  }

  private wakeThoseWaiting(): void {
    const come = this.pictures.filter((one) => one.come());
    this.pictures = this.pictures.filter((one) => !come.includes(one));
    for (const { resolve } of come) resolve();
  }

  private ask(request: Request): Promise<Answer> {
    const id = ++this.number;
    if (!this.connected) return Promise.resolve(BROKEN);
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket?.send(JSON.stringify({ id, ...request }));
    });
  }

  /** Choose an action: it is carried out at once, or waits to be confirmed, as the person has set. If it cannot be
   * taken back afterwards, it waits for some seconds of grace. `forecast` is what is known of it already. */
  async choose(action: string, forecast: Forecast | null = null): Promise<Refusal | null> {
    this.unstage();
    const refused = settings.confirm === 0 ? null : await this.why(action);
    if (refused) return refused;
    const held = settings.confirm === 0 && (await this.deservesGrace(action, forecast));
    if (settings.confirm === 0 && !held) return this.act(action);
    this.putOff(action, held);
    return null;
  }

  private async deservesGrace(action: string, forecast: Forecast | null): Promise<boolean> {
    if (!this.graceful || !settings.grace) return false;
    return (forecast ?? (await this.forecast(action)))?.final ?? false;
  }

  private putOff(action: string, held: boolean): void {
    this.unstage();
    const seconds = held ? settings.grace : settings.confirm;
    [this.staged, this.held] = [action, held];
    if (seconds < 0) return;
    this.left = seconds;
    this.ticking = window.setInterval(() => (this.left! > 1 ? this.left!-- : void this.confirm()), 1000);
  }

  unstage(): void {
    clearInterval(this.ticking);
    [this.staged, this.held, this.left] = [null, false, null];
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
    this.stage.hurry();
    return this.deliver({ type: "act", seat: seatView.seat, decision: seatView.decision, action });
  }

  /** Carry out several actions of one seat, one after the other; returns why not, if one was refused. */
  async actAll(actions: readonly string[]): Promise<Refusal | null> {
    this.unstage();
    for (const [index, action] of actions.entries()) {
      const decision = this.seatView?.decision;
      const refused = await this.act(action);
      if (refused) return refused;
      if (index + 1 < actions.length) await this.until(() => this.seatView?.decision !== decision);
    }
    return null;
  }

  /** Wait for the picture in which something holds; a line that breaks ends the waiting. */
  private until(holds: () => boolean): Promise<void> {
    const come = () => holds() || !this.connected;
    if (come()) return Promise.resolve();
    return new Promise((resolve) => this.pictures.push({ come, resolve }));
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

  /** What each choice of a group would do, at a glance; null if there is no answer. */
  async marks(group: string): Promise<Readonly<Record<string, Mark>> | null> {
    const seatView = this.seatView;
    if (seatView?.seat == null || seatView.decision === null) return null;
    const answer = await this.ask({ type: "marks", seat: seatView.seat, group });
    return answer.type === "marks" ? answer.marks : null;
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

/** What was to be done is no longer asked for. */
const tooLate = (action: string): Refusal => ({
  reason: null,
  message: { kind: "went-on", values: { action }, text: "the game went on meanwhile" },
});

function refusal(answer: Answer): Refusal | null {
  if (answer.type !== "refused") return null;
  return { reason: answer.kind === "illegal" ? (answer.values.reason as Reason) : null, message: answer };
}
