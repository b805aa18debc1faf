// The worked examples: positions and steps are the engine's data, captions are here, in the chosen language.
import data from "../../../../../src/tianming/games/huang_di/data/examples.json";
import type { Language } from "../../../lib/words.svelte";
import { inLanguage, workedExamples, type WorkedExample } from "../../teaching";
import type { ExampleTexts } from "./texts";

const languages = import.meta.glob<{ texts: ExampleTexts }>("./??.ts");

export const examples = async (language: Language): Promise<WorkedExample[]> =>
  workedExamples(data, (await inLanguage(languages, language)).texts);
