// The player aid in the chosen language.
import type { Language } from "../../../lib/words.svelte";
import { inLanguage, type Aid } from "../../teaching";
import { GROUPS, type AidTexts } from "./structure";

const languages = import.meta.glob<{ texts: AidTexts }>("./??.ts");

export const aid = async (language: Language): Promise<Aid> => ({
  groups: GROUPS,
  texts: (await inLanguage(languages, language)).texts,
});
