// The rules page in the chosen language.
import type { Language } from "../../../lib/words.svelte";
import { inLanguage, rulesPage, type RulesPage } from "../../teaching";
import Glance from "./Glance.svelte";
import * as structure from "./structure";

const languages = import.meta.glob<{ text: structure.RulesText }>("./??.ts");

export const rules = async (language: Language): Promise<RulesPage> =>
  rulesPage((await inLanguage(languages, language)).text, structure, Glance);
