// Words in the chosen language. English is always there; the others are fetched when they are chosen.
import { en, type Catalogue } from "../catalogues/en";
import { settings } from "./settings.svelte";

/** The languages, each by its own name. */
export const LANGUAGES = { en: "English", it: "Italiano", fr: "Français", zh: "简体中文" } as const;
export type Language = keyof typeof LANGUAGES;
type Loaders<T> = Record<Exclude<Language, "en">, () => Promise<T>>;

/** What pages and screen readers call the languages. */
const TAGS: Record<Language, string> = { en: "en", it: "it", fr: "fr", zh: "zh-Hans" };
const kinds: { load: (wanted: Language) => Promise<void> }[] = [];

/** The language in use: the chosen one, or English where there is no translation. */
export function language(): Language {
  return Object.hasOwn(LANGUAGES, settings.language) ? (settings.language as Language) : "en";
}

/** One kind of words, of the interface or of a game, in all languages. */
export class Words<T> {
  current: T = $state.raw() as T;

  constructor(
    private english: T,
    private others: Loaders<T>,
  ) {
    this.current = english;
    kinds.push(this);
  }

  async load(wanted: Language): Promise<void> {
    const found = wanted === "en" ? this.english : await this.others[wanted]();
    if (wanted === language()) this.current = found;
  }
}

const own = new Words<Catalogue>(en, {
  it: async () => (await import("../catalogues/it")).it,
  fr: async () => (await import("../catalogues/fr")).fr,
  zh: async () => (await import("../catalogues/zh")).zh,
});

/** The words of the interface. */
export function words(): Catalogue {
  return own.current;
}

/** Fetch all words of the chosen language. Where that fails, those that were there stay. */
export async function loadWords(): Promise<void> {
  const wanted = language();
  document.documentElement.lang = TAGS[wanted];
  await Promise.allSettled(kinds.map((kind) => kind.load(wanted)));
}

/** A part of the client that is fetched, when its words are there as well. */
export async function withWords<T>(fetched: Promise<T>): Promise<T> {
  const part = await fetched;
  await loadWords();
  return part;
}
