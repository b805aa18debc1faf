// The words of the settings and the keys, in the chosen language.
import { en, type SettingsWords } from "../catalogues/settings/en";
import { Words } from "./words.svelte";

const own = new Words<SettingsWords>(en, {
  it: async () => (await import("../catalogues/settings/it")).it,
  fr: async () => (await import("../catalogues/settings/fr")).fr,
  zh: async () => (await import("../catalogues/settings/zh")).zh,
});

export function settingWords(): SettingsWords {
  return own.current;
}
