// A table as one person plays or watches it: what its screen shows, from the line to the server and the game's own
// module. Make it while a component is set up; its effects end with the component.
import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { expectGame, gameModule, noteGame, type GameModule, type Who } from "../games";
import { Announcer } from "./announcer.svelte";
import { api } from "./api";
import { Clock } from "./clock.svelte";
import { Glance } from "./glance.svelte";
import { hintLines } from "./hints";
import { naming } from "./names";
import { recall } from "./pictures";
import { explain, sayRefusal } from "./problems";
import { Replay } from "./replay.svelte";
import { linesToMark, missedSince, ownSeats, proposals, type Proposals } from "./seating";
import type { Command } from "./shortcuts";
import { play } from "./sound";
import type { Stage } from "./stage.svelte";
import { LiveTable, type LogLine } from "./table.svelte";
import { Turn, type Refusal } from "./turn.svelte";
import { words } from "./words.svelte";
import type { GameEvent, GameInfo, Question, SeatView, Step, TableInfo, View } from "../wire";

export class TableScreen {
  readonly table: LiveTable;
  readonly announcer = new Announcer((events, module) =>
    play(...events.flatMap((event) => module.sound?.(event) ?? [])),
  );
  readonly clock: Clock;
  readonly glance: Glance;
  module = $state.raw<GameModule | null>(null);
  /** What went wrong, in a sentence. */
  problem = $state("");
  /** The spaces of the log's line under the pointer. */
  hovered = $state.raw<string[] | null>(null);
  /** Whether the player aid lies over the table. */
  aided = $state(false);
  private games = $state.raw<GameInfo[]>([]);
  private readonly wide = new MediaQuery("min-width: 1181px", true);

  readonly info: TableInfo | null = $derived.by(() => this.table.sync?.table ?? null);
  /** The game in the chosen language. */
  readonly game: GameInfo | null = $derived.by(() => {
    const found = this.games.find(({ name }) => name === this.info?.game);
    return found ? (this.module?.about(found) ?? found) : null;
  });
  readonly who: Who = $derived(naming(this.info?.seats ?? [], this.game));
  readonly seatView: SeatView | null = $derived.by(() => this.table.seatView);
  /** What is shown; nothing while the screen changes hands. */
  readonly view: View | null = $derived.by(() => (this.table.handsOver ? null : (this.seatView?.view ?? null)));
  /** The same, or what is looked at in its place. */
  readonly seen: View | null = $derived.by(() => (this.view && this.glance.step?.view) ?? this.view);
  readonly question: Question | null = $derived(this.view?.question ?? null);
  readonly mine: number[] = $derived.by(() => ownSeats(this.table.sync?.seat_views ?? []));
  readonly proposals: Proposals = $derived(proposals(this.info, this.mine));
  readonly turn = new Turn({
    table: () => this.table,
    question: () => this.question,
    drawn: (group) => this.module?.drawn?.(group) ?? false,
    served: (group) => this.module?.served?.(group) ?? false,
  });

  /** The spaces to mark: those under the pointer in the log, or those that changed since the person's own move. */
  readonly last: string[] = $derived.by(() => {
    if (this.hovered || !this.module) return this.hovered ?? [];
    const { touched } = this.module;
    return [...new Set(linesToMark(this.table.log, this.mine).flatMap((line) => touched(line.events)))];
  });
  /** The step from which the film of what others did starts. */
  readonly since: number | null = $derived.by(() =>
    missedSince(this.table.log, this.mine, (this.table.sync?.length ?? 0) - (this.seatView?.undo ?? 0)),
  );
  /** The newest step that is worth a film of its own. */
  readonly filmed: LogLine | null = $derived.by(
    () => this.table.log.findLast((line) => this.module?.filmed?.(line.events)) ?? null,
  );
  /** Whether the end is shown: the game is over, and nothing of it is left to play. */
  readonly finished: boolean = $derived.by(() => !!this.info?.outcome && this.view !== null && !this.stage.behind);
  /** Whether hints can be asked for now. */
  readonly helpful: boolean = $derived.by(
    () => this.info?.hints === true && this.info.status === "playing" && this.question !== null,
  );

  constructor(readonly id: string) {
    this.table = new LiveTable(id);
    this.table.graceful = true;
    this.glance = new Glance(id);
    this.clock = new Clock(() => this.table.newest?.sync.now ?? null);
    expectGame();
    void api.games().then((all) => (this.games = all), this.fail);
    this.loadGame();
    this.endWhenUnseen();
    this.forgetOldAnswers();
    this.comeBack();
    this.announce();
    this.callWhenAsked();
    $effect(() => () => this.table.close());
  }

  /** Where a hint is shown: beside the board, or under it. */
  hintPlace(): "rail" | "main" | null {
    return this.turn.step ? (this.wide.current ? "rail" : "main") : null;
  }

  /** The address of the replay, as the person's only seat saw it. */
  replayAddress(action: number | null = null): string {
    const seat = this.mine.length === 1 ? `&seat=${this.mine[0]}` : "";
    return `/?replay=${this.id}${action === null ? "" : `&action=${action}`}${seat}`;
  }

  /** Take a seat: any that is open, or that one. */
  async join(name: string, invite: string | null, seat: number | null): Promise<void> {
    await this.ask(api.enter(name).then(() => api.join(this.id, invite, seat)));
    this.table.reconnect();
  }

  /** Wait for what was asked of the server, and say why if it was refused. */
  async ask(asked: Promise<unknown>): Promise<void> {
    await asked.then(() => (this.problem = ""), this.fail);
  }

  async rematch(): Promise<void> {
    await api.rematch(this.id).then((made) => (location.search = `?table=${made.table.id}`), this.fail);
  }

  async leave(): Promise<void> {
    await api.leave(this.id).then(() => (location.href = "/"), this.fail);
  }

  /** Wait for what was asked of the table, and say why if it was refused. */
  async request(asked: Promise<Refusal | null>): Promise<void> {
    const refused = await asked;
    this.problem = refused ? sayRefusal(refused.message) : "";
  }

  /** Show in place what there was after so many actions. */
  look(number: number): void {
    void this.glance.look(number, this.seatView?.seat ?? null).catch(this.fail);
  }

  /** Show the present again. */
  now(): void {
    this.glance.now();
  }

  get stage(): Stage {
    return this.table.stage;
  }

  /** What is said of what is being shown. */
  readonly caption: string = $derived.by(() => this.tell(this.stage.picture?.events ?? []));

  private tell(events: readonly GameEvent[]): string {
    const { module } = this;
    if (!module) return "";
    const told = events.filter((event) => !module.minor?.(event)).map((event) => module.sentence(event, this.who));
    return told.join(words().marks.stop);
  }

  /** Play once more what happened from one action on, in place. */
  async watch(from: number, to: number = this.table.newest?.sync.length ?? 0): Promise<void> {
    try {
      const [replay, seat, steps] = [new Replay(this.id), this.seatView?.seat ?? null, [] as Step[]];
      for (let number = from; number <= to; number++) {
        await replay.need(number, seat);
        steps.push(replay.step(number, seat)!);
      }
      const { newest, draw } = this.table;
      if (newest && draw) this.stage.replay(recall(newest, seat, steps, draw));
    } catch (error) {
      this.fail(error);
    }
  }

  /** A key that ends what is being played, or its present event; returns whether it was one. */
  skip(key: string): boolean {
    if (this.aided || !["Escape", "Enter", " "].includes(key)) return false;
    this.stage.rest();
    if (!this.stage.behind) return false;
    if (key === "Escape") this.stage.end();
    else this.stage.next();
    return true;
  }

  /** Do what a key says. */
  obey(command: Command): void {
    if (command === "aid" && this.module?.aid) this.aided = !this.aided;
    else if (!this.aided) this.commands[command]?.();
  }

  private readonly commands: Partial<Record<Command, () => void>> = {
    hint: () => this.helpful && void this.turn.advise(),
    undo: () => this.seatView?.undo && !this.table.handsOver && void this.request(this.table.undo()),
    watch: () => this.watchLast(),
    rules: () => this.module?.rules && open(`/?rules=${this.info?.game}`, "_blank", "noopener"),
    replay: () => this.info && this.info.status !== "open" && location.assign(this.replayAddress()),
    confirm: () => this.table.staged && void this.request(this.table.confirm()),
    cancel: () => this.cancel(),
  };

  /** Leave the newest of what can be left: the past, an action that waits, a hint. */
  private cancel(): void {
    if (this.glance.step) this.now();
    else if (this.table.staged) this.table.unstage();
    else this.turn.dismiss();
  }

  /** Play the last turn once more, or what others did since. */
  private watchLast(): void {
    const [filmed, since] = [this.filmed, this.since];
    if (this.stage.behind || this.table.handsOver) return;
    if (filmed) void this.watch(filmed.number, filmed.number + 1);
    else if (since !== null && this.question) void this.watch(since);
  }

  private readonly fail = (error: unknown): void => {
    this.problem = explain(error);
  };

  private loadGame(): void {
    $effect(() => {
      const game = this.info?.game;
      if (!game || this.module) return;
      noteGame(game);
      void gameModule(game).then((found) => this.direct(found));
    });
  }

  /** From now on the game's events are played. */
  private direct(module: GameModule): void {
    this.module = module;
    this.table.caption = (events) => this.tell(events);
    this.table.draw = ({ view }, lines) =>
      (view &&
        module.frames?.(
          view,
          lines.flatMap((line) => line.events),
        )) ||
      [];
  }

  /** Nobody looks at another tab: what waits is not played, but can be asked for. */
  private endWhenUnseen(): void {
    $effect(() => {
      const end = () => {
        if (!document.hidden || !this.stage.behind || this.stage.again) return;
        this.stage.end();
        this.stage.missed = true;
      };
      document.addEventListener("visibilitychange", end);
      return () => document.removeEventListener("visibilitychange", end);
    });
  }

  /** An explanation belongs to its position, and a hint to its decision: clear them when these change. */
  private forgetOldAnswers(): void {
    $effect(() => {
      void this.view;
      this.turn.clear();
    });
    const decision = $derived(
      `${this.seatView?.seat} ${this.seatView?.decision} ${this.table.sync?.undone} ${this.table.handsOver}`,
    );
    $effect(() => {
      void decision;
      untrack(() => this.turn.renew());
    });
  }

  /** Somebody who looks back returns to the present when the screen changes hands. */
  private comeBack(): void {
    $effect(() => {
      void this.seatView?.seat;
      if (this.table.handsOver) return;
      return () => this.now();
    });
  }

  private announce(): void {
    $effect(() => {
      const line = this.module && hintLines(this.turn, this.module, this.who).at(-1);
      if (line) this.announcer.hint(line);
    });
    $effect(() => {
      if (!this.module || this.table.handsOver) return;
      if (this.stage.again) this.announcer.say(this.caption);
      else this.announcer.hear(this.table.log, this.module, this.who);
    });
  }

  /** Two chimes call the person when they are asked after others were, and a clock ticks when it runs out. */
  private callWhenAsked(): void {
    let asked = true; // what was asked when the table was opened is no news
    $effect(() => {
      const now = this.question !== null;
      if (now && !asked && this.table.sync) play("turn");
      asked = this.table.sync ? now : true;
    });
    $effect(() => {
      const seat = this.question && this.info?.seats[this.question.seat];
      if (seat && this.clock.hurries(seat)) play("tick");
    });
  }
}
