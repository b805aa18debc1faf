// The introduction: positions, goals and scripted answers from one data file, texts in the wanted language.
import type { Language } from "../../../lib/words.svelte";
import type { Lesson } from "../../teaching";
import data from "./lessons.json";
import type { LessonTexts } from "./texts";

const LANGUAGES: Record<Language, () => Promise<{ texts: LessonTexts }>> = {
  en: () => import("./en"),
  it: () => import("./it"),
  fr: () => import("./fr"),
  zh: () => import("./zh"),
};

export async function lessons(language: Language): Promise<Lesson[]> {
  const { texts } = await LANGUAGES[language]();
  return data.map((lesson) => {
    const { title, text, praise, steps } = texts[lesson.id as keyof LessonTexts];
    return {
      ...lesson,
      title,
      text,
      praise,
      steps: lesson.steps.map((step, index) => ({ ...step, task: steps[index] ?? "" })),
    };
  });
}
