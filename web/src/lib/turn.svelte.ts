// What a person is about to choose: the group of actions that is taken up, where it can go, what an aim would do and
// why something is not allowed. Boards and the prompt bar share one; it asks the server and holds no rule.
import type { Forecast, Group, Hint, Message, Question, Reason } from "../wire";
import type { LiveTable } from "./table.svelte";

/** Milliseconds of aiming before the forecast is requested. */
const PATIENCE = 120;

/** Why something was not done; `reason` is null where no rule of the game forbids it. */
export interface Refusal {
  reason: Reason | null;
  message: Message;
}

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
}

/** The text of an action. */
export const written = (group: string, choice: string): string => `${group} ${choice}`.trim();

export class Turn {
  /** The name of the group that was taken up; see `active`. */
  selected = $state("");
  refused = $state.raw<Refusal | null>(null);
  forecast = $state.raw<Forecast | null>(null);
  /** The action that the player aims at. */
  aimed = $state("");
  readonly question: Question | null = $derived.by(() => this.source.question());
  private readonly drawn: Group[] = $derived((this.question?.groups ?? []).filter((group) => this.source.drawn(group)));
  /** The groups that the board does not show: they are buttons. */
  readonly others: Group[] = $derived((this.question?.groups ?? []).filter((group) => !this.source.drawn(group)));
  /** The group whose choices glow: the one taken up, or the only one there is. */
  readonly active: string = $derived.by(() => {
    if (this.drawn.some((group) => group.name === this.selected)) return this.selected;
    return this.drawn.length === 1 ? this.drawn[0]!.name : "";
  });
  /** The choices of the active group. */
  readonly targets: Set<string> = $derived(
    new Set(this.drawn.find((group) => group.name === this.active)?.choices ?? []),
  );
  /** The action that waits to be confirmed. */
  readonly staged: string | null = $derived.by(() => this.source.table()?.staged ?? null);
  /** The action to explain while the person aims at nothing: a number that is being set. */
  private standing = "";
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

  constructor(private source: Source) {}

  /** Whether a group can be taken up now. */
  offers(group: string): boolean {
    return this.drawn.some((one) => one.name === group);
  }

  /** Take a group up, or lay it down again. */
  toggle(group: string): void {
    this.selected = this.selected === group ? "" : group;
    this.clear();
  }

  /** Choose a target, or ask why it is not one. */
  async pick(choice: string): Promise<void> {
    if (this.targets.has(choice)) return this.act(written(this.active, choice));
    if (this.active) await this.ask(written(this.active, choice));
  }

  /** Aim at a target, or at nothing (null): request the forecast and keep it until the next aim. */
  aim(choice: string | null): void {
    this.foresee(choice !== null && this.targets.has(choice) ? written(this.active, choice) : null);
  }

  /** Ask what an action would do while nothing else is aimed at. */
  stand(action: string): void {
    this.standing = action;
    this.foresee(action);
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
    this.refused = (await this.source.table()?.choose(action)) ?? null;
    if (!this.refused) this.selected = "";
  }

  /** Ask why an action is not allowed. */
  async ask(action: string): Promise<void> {
    this.refused = (await this.source.table()?.why(action)) ?? null;
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
      if (!("where" in answer)) return void (this.refused = answer);
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

  /** Clear the explanation. */
  clear(): void {
    clearTimeout(this.timer);
    [this.refused, this.forecast, this.aimed, this.standing] = [null, null, "", ""];
  }
}
