// The worked examples: positions and steps are the engine's data, captions are here in the wanted language.
import data from "../../../../../src/tianming/games/yuan/data/examples.json";
import type { Language } from "../../../lib/words.svelte";
import { workedExamples, type WorkedExample } from "../../teaching";
import type { ExampleTexts } from "./texts";

const LANGUAGES: Record<Language, () => Promise<{ texts: ExampleTexts }>> = {
  en: () => import("./en"),
  it: () => import("./it"),
  fr: () => import("./fr"),
  zh: () => import("./zh"),
};

export const examples = async (language: Language): Promise<WorkedExample[]> =>
  workedExamples(data, (await LANGUAGES[language]()).texts);
