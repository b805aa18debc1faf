// The keys of the lessons' texts. Every language has all of them, with one sentence for each step of a lesson.
import type { LessonText } from "../../teaching";

export const LESSONS = [
  "recruit",
  "quarry",
  "build",
  "two",
  "row",
  "favour",
  "petition",
  "emperor",
  "prison",
  "move",
  "repeat",
  "end",
] as const;

export type LessonTexts = Record<(typeof LESSONS)[number], LessonText>;
