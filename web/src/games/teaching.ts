// What a game tells about itself: a page of rules, and an introduction made of small lessons on real positions.
import type { Component } from "svelte";
import type { Language } from "../lib/words.svelte";
import type { GameEvent } from "../wire";

/** The words of a folder, by file: what `import.meta.glob("./??.ts")` finds there. */
type Languages<T> = Record<string, () => Promise<T>>;

/** Fetch the words of a folder in one language. */
export const inLanguage = <T>(languages: Languages<T>, language: Language): Promise<T> =>
  languages[`./${language}.ts`]!();

export interface RuleText {
  id: string;
  title: string;
  text: string;
}

export interface Chapter {
  id: string;
  title: string;
  rules: RuleText[];
}

export interface RulesPage {
  title: string;
  lead: string;
  chapters: Chapter[];
  glossary: { id: string; word: string; meaning: string }[];
  options: { name: string; rule: string; title: string; text: string }[];
  notes: { id: string; title: string; text: string }[];
  /** An overview of the pieces, drawn, and what it is given. */
  Glance: Component<GlanceProps>;
  glance: GlanceProps;
}

interface Titled {
  title: string;
  text: string;
}

/** What stands on a rules page, in its order. */
interface RulesStructure {
  CHAPTERS: readonly { id: string; rules: readonly string[] }[];
  TERMS: readonly string[];
  /** The options, and the rule that each one changes. */
  OPTIONS: Record<string, string>;
  NOTES: readonly string[];
}

/** The words of a rules page in one language: some for everything in its structure. */
export interface RulesWords<S extends RulesStructure = RulesStructure> {
  title: string;
  lead: string;
  chapters: Record<S["CHAPTERS"][number]["id"], string>;
  rules: Record<S["CHAPTERS"][number]["rules"][number], Titled>;
  terms: Record<S["TERMS"][number], { word: string; meaning: string }>;
  options: Record<keyof S["OPTIONS"] & string, Titled>;
  notes: Record<S["NOTES"][number], Titled>;
}

/** What an overview is given: the words of the page, and the rules that it may link. */
export interface GlanceProps<T extends RulesWords = RulesWords> {
  text: T;
  ids: Set<string>;
}

/** The rules page of a game: its structure, filled with words. */
export function rulesPage<T extends RulesWords>(
  text: T,
  { CHAPTERS, TERMS, OPTIONS, NOTES }: RulesStructure,
  Glance: Component<GlanceProps<T>>,
): RulesPage {
  const words: RulesWords = text;
  return {
    title: words.title,
    lead: words.lead,
    chapters: CHAPTERS.map(({ id, rules }) => ({
      id,
      title: words.chapters[id]!,
      rules: rules.map((rule) => ({ id: rule, ...words.rules[rule]! })),
    })),
    glossary: TERMS.map((id) => ({ id, ...words.terms[id]! })),
    options: Object.entries(OPTIONS).map(([name, rule]) => ({ name, rule, ...words.options[name]! })),
    notes: NOTES.map((id) => ({ id, ...words.notes[id]! })),
    Glance: Glance as Component<GlanceProps>,
    glance: { text, ids: new Set(CHAPTERS.flatMap(({ rules }) => rules)) },
  };
}

/** The words of a worked example: the first caption is for the position where it begins, then one for each step. */
export interface ExampleText {
  title: string;
  captions: readonly string[];
}

/** A worked example of the rules; the server plays it (`api.example`). */
export interface WorkedExample extends ExampleText {
  id: string;
  /** The rules that it shows; it stands under the first. */
  rules: readonly string[];
}

/** The examples in the engine's order, with their words. */
export const workedExamples = (
  data: readonly { id: string; rules: readonly string[] }[],
  texts: Record<string, ExampleText>,
): WorkedExample[] => data.map(({ id, rules }) => ({ id, rules, ...texts[id]! }));

/** One line of a player aid: a mark before it, what it costs, the rule behind it. */
export interface AidLine {
  mark?: string;
  cost?: string;
  icon?: string;
  rule: string;
}

/** A part of a player aid: lines, and rows of numbers of which the first is the head. Numbers are the engine's figures:
 *  "{income}" is a number, "{repeats.0}" the first of several, "{prices}" all of them. */
export interface AidGroup {
  id: string;
  icon?: string;
  /** The symbol of what its lines cost. */
  coin?: string;
  numbered?: boolean;
  lines: readonly AidLine[];
  rows?: readonly string[];
}

/** The words of a part, line by line and row by row. */
export interface AidGroupText {
  title: string;
  lines: readonly { name?: string; text: string }[];
  rows?: readonly string[];
}

export interface Aid {
  groups: readonly AidGroup[];
  texts: Record<string, AidGroupText>;
}

/** A text with the engine's figures in their places. */
export const filled = (text: string, figures: Record<string, readonly number[]>): string =>
  text.replace(/\{(\w+)(?:\.(\d))?\}/g, (_, name: string, index?: string) => {
    const numbers = figures[name] ?? [];
    return index === undefined ? numbers.join("/") : String(numbers[Number(index)] ?? "");
  });

/** Fields that an event must have; of a list, one of the values. */
export type Pattern = Record<string, unknown>;

export interface LessonStep {
  /** What to do, in a sentence. */
  task: string;
  /** The events that show that it was done. */
  hear: Pattern[];
  /** One way to do it. */
  do: string[];
  /** Questions that may come up on the way; the step is judged when they are answered. */
  free: string[];
}

export interface Lesson {
  id: string;
  title: string;
  text: string;
  praise: string;
  /** The rules behind it. */
  rules: string[];
  /** The learner's seat. */
  seat: number;
  position: Record<string, unknown>;
  steps: LessonStep[];
  /** What the others answer, by the kind of question. */
  replies: Partial<Record<string, string>>;
}

/** The words of a lesson, with one sentence for each step. */
export interface LessonText {
  title: string;
  text: string;
  steps: readonly string[];
  praise: string;
}

type LessonData = Omit<Lesson, "title" | "text" | "praise" | "steps"> & { steps: Omit<LessonStep, "task">[] };

/** Lessons in their order: positions, goals and scripted answers from the data, with the words of a language. */
export const lessonsWith = (data: readonly LessonData[], texts: Record<string, LessonText>): Lesson[] =>
  data.map((lesson) => {
    const { steps, ...words } = texts[lesson.id]!;
    return { ...lesson, ...words, steps: lesson.steps.map((step, index) => ({ ...step, task: steps[index] ?? "" })) };
  });

const fits = (event: GameEvent, pattern: Pattern): boolean =>
  Object.entries(pattern).every(([name, wanted]) => {
    const value = (event as unknown as Record<string, unknown>)[name];
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
  });

/** Whether everything that a step listens for has happened. */
export const heard = (step: LessonStep, events: GameEvent[]): boolean =>
  step.hear.every((pattern) => events.some((event) => fits(event, pattern)));
