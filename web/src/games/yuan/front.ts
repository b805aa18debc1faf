// What one sees of the game away from the table; the lobby fetches nothing else of it.
import type { GameFront } from "..";
import { addSymbols } from "../../lib/symbols";
import Picture from "./Cover.svelte";
import { lobby as told } from "./lobby";
import Emblem from "./Mark.svelte";
import Small from "./Mini.svelte";
import symbols from "./symbols.svg?raw";

addSymbols(symbols);

export const Cover: NonNullable<GameFront["Cover"]> = Picture;
export const Mark: NonNullable<GameFront["Mark"]> = Emblem;
export const Mini: NonNullable<GameFront["Mini"]> = Small;
export const lobby: NonNullable<GameFront["lobby"]> = told;
export const rules: NonNullable<GameFront["rules"]> = async (language) => (await import("./rules")).rules(language);
export const lessons: NonNullable<GameFront["lessons"]> = async (language) =>
  (await import("./lessons")).lessons(language);
export { about, choice } from "./words";
