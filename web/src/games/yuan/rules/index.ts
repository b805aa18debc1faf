// The rules page in the wanted language.
import type { Language } from "../../../lib/words.svelte";
import type { RulesPage } from "../../teaching";
import Glance from "./Glance.svelte";
import { CHAPTERS, NOTES, OPTIONS, TERMS, type RulesText } from "./structure";

const LANGUAGES: Record<Language, () => Promise<{ text: RulesText }>> = {
  en: () => import("./en"),
  it: () => import("./it"),
  fr: () => import("./fr"),
  zh: () => import("./zh"),
};

export const rulesText = async (language: Language): Promise<RulesText> => (await LANGUAGES[language]()).text;

export async function rules(language: Language): Promise<RulesPage> {
  const text = await rulesText(language);
  return {
    title: text.title,
    lead: text.lead,
    chapters: CHAPTERS.map(({ id, rules }) => ({ id, title: text.chapters[id], rules: rules.map((rule) => ({ id: rule, ...text.rules[rule] })) })),
    glossary: TERMS.map((id) => ({ id, ...text.terms[id] })),
    options: (Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]).map((name) => ({ name, rule: OPTIONS[name], ...text.options[name] })),
    notes: NOTES.map((id) => ({ id, ...text.notes[id] })),
    Glance,
  };
}
