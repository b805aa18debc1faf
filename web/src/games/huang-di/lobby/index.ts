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
  { name: "quick", players: 2, options: {} },
  { name: "classic", players: 4, options: {} },
] as const;

export const lobby = (): Lobby => ({
  sign: "皇帝",
  minutes: 90,
  line: spoken.current.line,
  presets: PRESETS.map((preset) => ({ ...preset, ...spoken.current.presets[preset.name] })),
});
