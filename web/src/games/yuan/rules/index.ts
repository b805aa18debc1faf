// The rules page in the wanted language.
import type { Language } from "../../../lib/words.svelte";
import { rulesPage, type RulesPage } from "../../teaching";
import Glance from "./Glance.svelte";
import * as structure from "./structure";
import type { RulesText } from "./structure";

const LANGUAGES: Record<Language, () => Promise<{ text: RulesText }>> = {
  en: () => import("./en"),
  it: () => import("./it"),
  fr: () => import("./fr"),
  zh: () => import("./zh"),
};

export const rulesText = async (language: Language): Promise<RulesText> => (await LANGUAGES[language]()).text;

export const rules = async (language: Language): Promise<RulesPage> =>
  rulesPage(await rulesText(language), structure, Glance);
