// The keys of the lessons' texts. Every language has all of them, with one sentence for each step of a lesson.
import type { LessonText } from "../../teaching";

export const LESSONS = [
  "colonize",
  "expand",
  "pass",
  "costs",
  "water",
  "far",
  "city",
  "recruit",
  "attack",
  "group",
  "temple",
  "win",
] as const;

export type LessonTexts = Record<(typeof LESSONS)[number], LessonText>;
