// The keys of the lessons' texts. Every language has all of them, with one sentence for each step of a lesson.
export const LESSONS = [
  "leader",
  "tile",
  "governor",
  "chain",
  "merchants",
  "pagoda",
  "revolt",
  "war",
  "riot",
  "build",
  "replace",
  "end",
] as const;

export interface LessonText {
  title: string;
  text: string;
  steps: readonly string[];
  praise: string;
}

export type LessonTexts = Record<(typeof LESSONS)[number], LessonText>;
