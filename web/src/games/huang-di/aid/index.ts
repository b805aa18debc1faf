// The player aid in the wanted language.
import type { Language } from "../../../lib/words.svelte";
import type { Aid } from "../../teaching";
import { GROUPS, type AidTexts } from "./structure";

const LANGUAGES: Record<Language, () => Promise<{ texts: AidTexts }>> = {
  en: () => import("./en"),
  it: () => import("./it"),
  fr: () => import("./fr"),
  zh: () => import("./zh"),
};

export const aid = async (language: Language): Promise<Aid> => ({
  groups: GROUPS,
  texts: (await LANGUAGES[language]()).texts,
});
