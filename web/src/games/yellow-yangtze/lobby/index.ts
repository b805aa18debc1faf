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
  { name: "quick", players: 2, options: { short: true } },
  { name: "classic", players: 3, options: {} },
  { name: "open", players: 3, options: { open_points: true } },
] as const;

export const lobby = (): Lobby => ({
  sign: "黃河長江",
  minutes: 60,
  line: spoken.current.line,
  presets: PRESETS.map((preset) => ({ ...preset, ...spoken.current.presets[preset.name] })),
});
