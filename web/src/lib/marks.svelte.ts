// What the choices of a group would do, at a glance: boards mark their spaces with it. The server answers, and is asked
// once for each decision and group.
import type { Mark } from "../wire";
import type { LiveTable } from "./table.svelte";
import { words } from "./words.svelte";

type Answer = Readonly<Record<string, Mark>>;

const WORST_FIRST: readonly Mark["kind"][] = ["war", "revolt", "rival", "triangle", "me", "stand", "legal"];

/** How marks are drawn; that of a rival also has the ground and emblem of a seat. */
export const SYMBOLS: Readonly<Record<Mark["kind"], string>> = {
  war: "fx-war",
  revolt: "fx-revolt",
  rival: "fx-rival",
  triangle: "fx-pagoda",
  me: "fx-mine",
  stand: "fx-place",
  legal: "fx-dot",
};

/** The place of a mark among others, the worst first. Without an answer a choice is merely legal. */
export const rank = (mark: Mark | null | undefined): number => WORST_FIRST.indexOf(mark?.kind ?? "legal");

/** Whether a mark warns: of a conflict, or of points for a rival. */
export const isGrave = (mark: Mark | null | undefined): boolean => rank(mark) <= WORST_FIRST.indexOf("rival");

/** What a mark says, for those who do not see it. */
export function sayMark(mark: Mark | null | undefined, who: (seat: number) => string): string {
  const said = words().effects;
  return mark?.kind === "rival" ? said.rival(who(mark.seat ?? 0)) : said[mark?.kind ?? "legal"];
}

/** The marks of spaces, each by the choice that a click on it makes. */
export const markSpaces = (
  choices: ReadonlyMap<string, string>,
  of: (choice: string) => Mark | null,
): ReadonlyMap<string, Mark | null> => new Map([...choices].map(([space, choice]) => [space, of(choice)]));

export class Marks {
  private known = $state.raw<ReadonlyMap<string, Answer>>(new Map());
  /** The groups whose choices the board shows. */
  private shown = $state.raw<readonly string[]>([]);
  private readonly asked = new Set<string>();
  private decision = "";

  constructor(private table: () => LiveTable | null) {}

  /** These groups are shown: ask for their marks, unless that was done. A group's name may be what several begin with.
   *  An answer counts for its own decision alone. */
  seek(groups: readonly string[]): void {
    const table = this.table();
    this.shown = groups;
    if (!table) return;
    if (table.decided !== this.decision) this.begin(table.decided);
    for (const group of groups.filter(Boolean)) {
      const key = `${table.decided} ${group}`;
      if (this.asked.has(key)) continue;
      this.asked.add(key);
      void table.marks(group).then((answer) => this.hear(key, answer));
    }
  }

  /** The mark of a choice of a group; null as long as there is no answer. */
  of(group: string, choice: string): Mark | null {
    return this.all(group)[choice] ?? null;
  }

  /** The marks of all choices of a group, as far as they are known. */
  all(group: string): Answer {
    return this.known.get(`${this.table()?.decided} ${group}`) ?? {};
  }

  /** The kinds of marks that are shown, the worst first; none if all choices are merely legal. */
  get kinds(): Mark["kind"][] {
    const answers = this.shown.map((group) => this.all(group));
    const found = new Set(answers.flatMap((answer) => Object.values(answer).map(({ kind }) => kind)));
    return found.size > Number(found.has("legal")) ? WORST_FIRST.filter((kind) => found.has(kind)) : [];
  }

  private begin(decision: string): void {
    this.decision = decision;
    this.asked.clear();
    this.known = new Map();
  }

  private hear(key: string, answer: Answer | null): void {
    if (!this.asked.has(key)) return;
    if (answer) this.known = new Map(this.known).set(key, answer);
    else this.asked.delete(key);
  }
}
