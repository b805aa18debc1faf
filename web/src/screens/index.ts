// The screens by the query that asks for them: ?table=ID, ?replay=ID, ?rules=GAME, ?learn=GAME, ?settings, ?profile.
import type { Component } from "svelte";

type Screen = Promise<{ default: Component<{ id: string }> }>;
const plain = (screen: Promise<{ default: Component<Record<string, never>> }>) => screen as unknown as Screen;
const SCREENS: Record<string, () => Screen> = {
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./Learn.svelte"),
  settings: () => plain(import("./Settings.svelte")),
  profile: () => plain(import("./Profile.svelte")),
  "": () => plain(import("./Home.svelte")),
};
const nothing = () => plain(import("./Missing.svelte"));
const wanted = new URLSearchParams(location.search);
/** There is one page. The server gives it, with status 404, at every address that it does not know. */
const missing = !["/", "/index.html"].includes(location.pathname);
const name = missing ? "" : (Object.keys(SCREENS).find((one) => one && wanted.has(one)) ?? "");

/** The screen that the address names, on its way as soon as this is read, beside the words. */
export const screen: Screen = missing ? nothing() : SCREENS[name]!();
/** What it is about: a table, a game. */
export const id: string = name ? (wanted.get(name) ?? "") : "";
/** Whether it has a bar of its own. */
export const bare: boolean = ["table", "replay", "rules", "learn"].includes(name);
