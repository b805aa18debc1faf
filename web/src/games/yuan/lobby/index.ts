// What the lobby tells of the game: a line, how long it lasts, and the ways to play that take one click.
import type { Lobby } from "../..";
import { Words } from "../../../lib/words.svelte";
import { en, type LobbyWords } from "./en";

const spoken = new Words<LobbyWords>(en, {
  it: async () => (await import("./it")).it,
  fr: async () => (await import("./fr")).fr,
  zh: async () => (await import("./zh")).zh,
});

const PRESETS = [
  { name: "quick", players: 3, options: { map: "automatic", cities: "automatic", max_turns: 13 } },
  { name: "classic", players: 4, options: {} },
  { name: "crossing", players: 3, fixed: true, options: { scenario: "crossing" } },
  { name: "river", players: 4, fixed: true, options: { scenario: "river" } },
  { name: "conflict", players: 5, fixed: true, options: { scenario: "conflict" } },
] as const;

export const lobby = (): Lobby => ({
  sign: "元",
  minutes: 60,
  line: spoken.current.line,
  presets: PRESETS.map((preset) => ({ ...preset, ...spoken.current.presets[preset.name] })),
});
