// The introduction: positions, goals and scripted answers from one data file, texts in the chosen language.
import type { Language } from "../../../lib/words.svelte";
import { inLanguage, lessonsWith, type Lesson } from "../../teaching";
import data from "./lessons.json";
import type { LessonTexts } from "./texts";

const languages = import.meta.glob<{ texts: LessonTexts }>("./??.ts");

export const lessons = async (language: Language): Promise<Lesson[]> =>
  lessonsWith(data, (await inLanguage(languages, language)).texts);
