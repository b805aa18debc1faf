// The words of the first screen, the form for a new table and the waiting room, in the chosen language.
import { en, type LobbyWords } from "../catalogues/lobby/en";
import { Words } from "./words.svelte";

const own = new Words<LobbyWords>(en, {
  it: async () => (await import("../catalogues/lobby/it")).it,
  fr: async () => (await import("../catalogues/lobby/fr")).fr,
  zh: async () => (await import("../catalogues/lobby/zh")).zh,
});

export function lobbyWords(): LobbyWords {
  return own.current;
}
