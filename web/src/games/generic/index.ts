// For a game without drawings of its own: the view as the server draws it in characters, actions as buttons or typed.
import type { GameModule } from "..";
import Drawing from "./Drawing.svelte";

export const Board: GameModule["Board"] = Drawing;
export const sentence: GameModule["sentence"] = (event) =>
  Object.entries(event)
    .map(([name, value]) => (name === "type" ? String(value) : `${name} ${JSON.stringify(value)}`))
    .join(", ");
export const question: GameModule["question"] = (asked) => `${asked.text} (${asked.rule})`;
export const touched: GameModule["touched"] = () => [];
export const label: GameModule["label"] = (text) => text;
export const reason: GameModule["reason"] = (found) => found.text;
export const about: GameModule["about"] = (info) => info;
