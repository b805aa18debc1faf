// A table as one person plays or watches it: what its screen shows, from the line to the server and the game's own
// module. Make it while a component is set up; its effects end with the component.
import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { expectGame, gameModule, noteGame, type GameModule, type Who } from "../games";
import { Announcer } from "./announcer.svelte";
import { api } from "./api";
import { Clock } from "./clock.svelte";
import { Film } from "./film.svelte";
import { hintLines } from "./hints";
import { naming } from "./names";
import { explain, sayRefusal } from "./problems";
import { missedSince, ownSeats, proposals, type Proposals } from "./seating";
import { settings } from "./settings.svelte";
import { ring } from "./sound";
import { LiveTable, type LogLine } from "./table.svelte";
import { Turn, type Refusal } from "./turn.svelte";
import type { GameInfo, Question, SeatView, TableInfo, View } from "../wire";

export class TableScreen {
  readonly table: LiveTable;
  readonly film = new Film();
  readonly announcer = new Announcer();
  readonly clock: Clock;
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
  readonly question: Question | null = $derived(this.view?.question ?? null);
  readonly mine: number[] = $derived.by(() => ownSeats(this.table.sync?.seat_views ?? []));
  readonly proposals: Proposals = $derived(proposals(this.info, this.mine));
  readonly turn = new Turn({
    table: () => this.table,
    question: () => this.question,
    drawn: (group) => this.module?.drawn?.(group) ?? false,
  });

  /** The spaces to mark: those under the pointer in the log, or those that changed last. */
  readonly last: string[] = $derived.by(() => {
    const mover = this.table.log.findLast((line) => line.seat >= 0);
    return this.hovered ?? (this.module && mover ? this.module.touched(mover.events) : []);
  });
  /** The step from which the film of what others did starts. */
  readonly since: number | null = $derived.by(() =>
    missedSince(this.table.log, this.mine, (this.table.sync?.length ?? 0) - (this.seatView?.undo ?? 0)),
  );
  /** The newest step that is worth a film of its own. */
  readonly filmed: LogLine | null = $derived.by(
    () => this.table.log.findLast((line) => this.module?.filmed?.(line.events)) ?? null,
  );
  /** Whether hints can be asked for now. */
  readonly helpful: boolean = $derived.by(
    () => this.info?.hints === true && this.info.status === "playing" && this.question !== null && !this.film.frame,
  );

  constructor(readonly id: string) {
    this.table = new LiveTable(id);
    this.clock = new Clock(() => this.table.sync?.now ?? null);
    expectGame();
    void api.games().then((all) => (this.games = all), this.fail);
    this.loadGame();
    this.playFilms();
    this.forgetOldAnswers();
    this.announce();
    this.ringWhenAsked();
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

  /** Take a seat by invitation. */
  async enter(invite: string): Promise<void> {
    try {
      await api.enter();
      await api.join(this.id, invite);
    } catch (error) {
      this.fail(error);
    }
    history.replaceState(null, "", `/?table=${this.id}`);
    this.table.reconnect();
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

  /** Play the film of an action. */
  show(action: number): void {
    if (this.module) void this.film.open(this.module, this.id, action, this.seatView?.seat ?? null).catch(this.fail);
  }

  /** A key that was pressed beside the fields for typing. */
  press(key: string): void {
    if (key.toLowerCase() === "a" && this.module?.aid) this.aided = !this.aided;
    if (!this.helpful || this.aided) return;
    if (key.toLowerCase() === "h") void this.turn.advise();
    else if (key === "Escape" && this.turn.hint) this.turn.dismiss();
  }

  private readonly fail = (error: unknown): void => {
    this.problem = explain(error);
  };

  private loadGame(): void {
    $effect(() => {
      const game = this.info?.game;
      if (!game || this.module) return;
      noteGame(game);
      void gameModule(game).then((found) => (this.module = found));
    });
  }

  /** What happened at once is shown as a film when it happens, but not what had happened when the table was opened. */
  private playFilms(): void {
    let opened = false;
    $effect(() => {
      const [line, module, hidden] = [this.filmed, this.module, this.table.handsOver];
      if (hidden) untrack(() => this.film.close());
      if (!module || !this.seatView || hidden) return;
      if (!opened) this.film.skip(line?.number ?? -1);
      opened = true;
      if (line && this.film.isNew(line.number)) untrack(() => this.show(line.number));
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
      untrack(() => this.turn.dismiss());
    });
  }

  private announce(): void {
    $effect(() => {
      const line = this.module && hintLines(this.turn, this.module, this.who).at(-1);
      if (line) this.announcer.hint(line);
    });
    $effect(() => {
      if (this.module && !this.table.handsOver) this.announcer.hear(this.table.log, this.module, this.who);
    });
  }

  /** A tone calls people who look at another tab. */
  private ringWhenAsked(): void {
    let rang: number | null = null;
    $effect(() => {
      const decision = this.question ? (this.seatView?.decision ?? null) : null;
      if (decision !== null && decision !== rang && settings.sound && document.hidden) ring();
      rang = decision;
    });
  }
}
