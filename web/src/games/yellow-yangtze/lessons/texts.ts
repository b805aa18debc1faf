// The keys of the lessons' texts. Every language has all of them, with one sentence for each step of a lesson.
import type { LessonText } from "../../teaching";

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

export type LessonTexts = Record<(typeof LESSONS)[number], LessonText>;
