// The words around rules and lessons, in the chosen language.
import { en, type Teaching } from "../catalogues/teaching/en";
import { Words } from "./words.svelte";

const own = new Words<Teaching>(en, {
  it: async () => (await import("../catalogues/teaching/it")).it,
  fr: async () => (await import("../catalogues/teaching/fr")).fr,
  zh: async () => (await import("../catalogues/teaching/zh")).zh,
});

export function teaching(): Teaching {
  return own.current;
}
