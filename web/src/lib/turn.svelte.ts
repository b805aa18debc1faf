// What a person is about to choose: the group of actions that is taken up, where it can go, what an aim would do and
// why something is not allowed. Boards and the prompt bar share one; it asks the server and holds no rule.
import type { Forecast, Group, Hint, Message, Question, Reason } from "../wire";
import { Marks } from "./marks.svelte";
import type { LiveTable } from "./table.svelte";

/** Milliseconds of aiming before the forecast is requested. */
const PATIENCE = 120;

/** Why something was not done; `reason` is null where no rule of the game forbids it. */
export interface Refusal {
  reason: Reason | null;
  message: Message;
}

/** People point at the board before they have chosen what to place. */
const PIECE_FIRST: Message = { kind: "piece-first", values: {}, text: "choose a piece first" };

/** How much of a hint is shown: nothing yet, where to look, what kind of move, the move itself. */
export type Step = 0 | 1 | 2 | 3;

/** What the shown part of a hint points at: spaces to look at, then a group of actions, then one of its choices. */
export interface Pointer {
  spaces: readonly string[];
  group: string;
  choice: string | null;
}

interface Source {
  /** The table at which the choice is carried out; null for somebody who only watches. */
  table: () => LiveTable | null;
  /** What is asked; null when nothing can be chosen now. */
  question: () => Question | null;
  /** Whether the board itself shows the choices of a group. */
  drawn: (group: Group) => boolean;
  /** Whether a tab or the main button of the prompt offers a group. */
  served?: (group: Group) => boolean;
}

/** The text of an action. */
export const written = (group: string, choice: string): string => `${group} ${choice}`.trim();

export class Turn {
  /** The name of the group that was taken up; see `active`. */
  selected = $state("");
  refused = $state.raw<Refusal | null>(null);
  /** What was refused: the text of an action, or the beginning or the end of one. */
  refusedAction = "";
  forecast = $state.raw<Forecast | null>(null);
  /** The action that the player aims at. */
  aimed = $state("");
  readonly question: Question | null = $derived.by(() => this.source.question());
  private readonly drawn: Group[] = $derived((this.question?.groups ?? []).filter((group) => this.source.drawn(group)));
  /** The groups that nothing else shows: they are buttons. */
  readonly others: Group[] = $derived(
    (this.question?.groups ?? []).filter((group) => !this.source.drawn(group) && !this.source.served?.(group)),
  );
  /** The tab of the prompt that was pressed last; see `presentMode`. */
  mode = $state("");
  /** The pieces that are lifted for one common action: tiles to replace, or to commit. */
  lifted = $state.raw<ReadonlySet<string>>(new Set<string>());
  /** The group whose choices glow: the one taken up, or the only one there is. */
  readonly active: string = $derived.by(() => {
    if (this.drawn.some((group) => group.name === this.selected)) return this.selected;
    return this.drawn.length === 1 ? this.drawn[0]!.name : "";
  });
  /** The forecast to show: what is aimed at, or what waits to be confirmed. */
  readonly shown: Forecast | null = $derived.by(() => {
    const [action, aims] = [this.forecast?.action, [this.aimed, this.source.table()?.staged]];
    return action && aims.includes(action) ? this.forecast : null;
  });
  /** The choices of the active group. */
  readonly targets: Set<string> = $derived(
    new Set(this.drawn.find((group) => group.name === this.active)?.choices ?? []),
  );
  /** The action that waits to be confirmed. */
  readonly staged: string | null = $derived.by(() => this.source.table()?.staged ?? null);
  /** The action to explain while the person aims at nothing: a number that is being set. */
  standing = $state("");
  /** The action that was prepared last on a sheet. */
  private prepared = $state("");
  private timer = 0;

  hint = $state.raw<Hint | null>(null);
  step = $state<Step>(0);
  /** A hint is being thought about. */
  hinting = $state(false);
  /** What the move of the hint would do, if there are no other reasons for it. */
  hinted = $state.raw<Forecast | null>(null);
  readonly pointer: Pointer | null = $derived.by(() => {
    if (!this.hint || !this.step) return null;
    const { where, kind, action } = this.hint;
    const offered = this.question?.groups.some(
      (group) => group.name === kind && group.choices.some((choice) => written(kind, choice) === action),
    );
    if (!offered) return null; // a hint for another question, which is about to go
    if (this.step === 3) return { spaces: [], group: kind, choice: action.slice(kind.length + 1) };
    return { spaces: where.spaces, group: this.step === 2 ? kind : "", choice: null };
  });
  private position = 0;
  /** What the choices would do, at a glance. A board seeks the marks of the groups that it shows. */
  readonly marks = new Marks(() => this.source.table());

  constructor(private source: Source) {}

  /** Whether a group can be taken up now. */
  offers(group: string): boolean {
    return this.drawn.some((one) => one.name === group);
  }

  /** Take a group up, or lay it down again. */
  toggle(group: string): void {
    this.selected = this.selected === group ? "" : group;
    [this.mode, this.lifted] = ["", new Set<string>()];
    this.clear();
  }

  /** The choices of a group that is offered now. */
  choices(group: string): readonly string[] {
    return this.question?.groups.find(({ name }) => name === group)?.choices ?? [];
  }

  /** Turn to another tab of the prompt. */
  enter(mode: string): void {
    this.source.table()?.unstage();
    [this.mode, this.selected, this.lifted] = [mode, "", new Set<string>()];
    this.clear();
  }

  /** Lift a piece for a common action, or put it back. */
  lift(piece: string): void {
    const lifted = new Set(this.lifted);
    if (!lifted.delete(piece)) lifted.add(piece);
    this.lifted = lifted;
  }

  /** What the main button does: these actions, one after the other, without further confirmation. */
  async carryOut(actions: readonly string[]): Promise<void> {
    this.refuse(actions[0] ?? "", (await this.source.table()?.actAll(actions)) ?? null);
    if (!this.refused) [this.selected, this.lifted] = ["", new Set<string>()];
  }

  /** Choose a target, or ask why it is not one. With nothing in hand, take up what can go there. */
  async pick(choice: string): Promise<void> {
    if (this.targets.has(choice)) return this.act(written(this.active, choice));
    if (this.active) return this.ask(written(this.active, choice));
    this.takeUpFor(choice);
  }

  /** Take up the only group that has the choice; if several have it or none, say that a piece comes first. */
  private takeUpFor(choice: string): void {
    const fitting = this.drawn.filter((group) => group.choices.includes(choice));
    this.clear();
    if (fitting.length === 1) this.selected = fitting[0]!.name;
    else if (this.drawn.length)
      this.refuse(written(this.drawn[0]!.name, choice), { reason: null, message: PIECE_FIRST });
    this.aim(choice);
  }

  /** Aim at a target, or at nothing (null): request the forecast and keep it until the next aim. */
  aim(choice: string | null): void {
    if (choice !== null && !this.targets.has(choice)) this.forecast = null;
    this.foresee(choice !== null && this.targets.has(choice) ? written(this.active, choice) : null);
  }

  /** Ask what an action would do while nothing else is aimed at. */
  stand(action: string): void {
    this.standing = action;
    this.foresee(action);
  }

  /** Aim at nothing, not even at what stands. */
  rest(): void {
    this.stand("");
  }

  /** Ask what an action would do. */
  foresee(wished: string | null): void {
    clearTimeout(this.timer);
    const action = wished ?? this.standing;
    this.aimed = action;
    const table = this.source.table();
    if (!action || !table) return;
    if (this.forecast?.action === action) return;
    this.forecast = null;
    this.timer = window.setTimeout(async () => {
      const forecast = await table.forecast(action);
      if (this.aimed === action) [this.forecast, this.refused] = [forecast, null];
    }, PATIENCE);
  }

  /** Do an action, or let it wait for confirmation, according to the settings. */
  async act(action: string): Promise<void> {
    const known = this.forecast?.action === action ? this.forecast : null;
    this.refuse(action, (await this.source.table()?.choose(action, known)) ?? null);
    if (!this.refused) this.selected = "";
  }

  /** Ask why an action is not allowed. */
  async ask(action: string): Promise<void> {
    this.refuse(action, (await this.source.table()?.why(action)) ?? null);
  }

  private refuse(action: string, refusal: Refusal | null): void {
    [this.refusedAction, this.refused] = [action, refusal];
  }

  /** Why an action is not allowed, without showing it on the board. */
  async reasonAgainst(action: string): Promise<Refusal | null> {
    return (await this.source.table()?.why(action)) ?? null;
  }

  /** Show a hint; each call goes one step further. */
  async advise(): Promise<void> {
    const table = this.source.table();
    if (!table || !this.question || this.hinting || this.step === 3) return;
    if (!this.hint) {
      const position = this.position;
      this.hinting = true;
      const answer = await table.hint();
      if (position !== this.position) return;
      this.hinting = false;
      if (!answer) return;
      if (!("where" in answer)) return this.refuse("", answer);
      this.hint = answer;
    }
    this.step = (this.step + 1) as Step;
    if (this.step === 3) await this.showMove(table, this.hint);
  }

  /** The move of the hint: take up its piece, and show what it would do. */
  private async showMove(table: LiveTable, hint: Hint): Promise<void> {
    if (this.offers(hint.kind)) this.selected = hint.kind;
    this.foresee(hint.action);
    if (!hint.reasons.some((reason) => reason.kind === "forecast")) return;
    const forecast = await table.forecast(hint.action);
    if (this.hint === hint) this.hinted = forecast;
  }

  /** Whether the hint points at that group, or at that action of it. */
  points(group: string, choice: string | null = null): boolean {
    const pointer = this.pointer;
    return pointer?.group === group && (choice === null || pointer.choice === null || pointer.choice === choice);
  }

  /** Drop the hint: the position has changed, or the person has read enough. */
  dismiss(): void {
    this.position += 1;
    [this.hint, this.step, this.hinting, this.hinted] = [null, 0, false, null];
  }

  /** Another decision: nothing is chosen yet. */
  renew(): void {
    this.dismiss();
    [this.mode, this.lifted] = ["", new Set<string>()];
  }

  /** A sheet prepares this action: the main button does it. */
  prepare(action: string): void {
    this.prepared = action;
  }

  /** The action of a group that is prepared on a sheet; null if there is none that is offered. */
  ready(group: string): string | null {
    const offered = this.choices(group).some((choice) => written(group, choice) === this.prepared);
    return offered ? this.prepared : null;
  }

  /** Clear the explanation. */
  clear(): void {
    clearTimeout(this.timer);
    [this.refused, this.forecast, this.aimed, this.standing] = [null, null, "", ""];
  }
}
