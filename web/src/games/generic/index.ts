// For a game without drawings of its own: the view as the server draws it in characters, actions as buttons or typed.
import type { GameModule, Who } from "..";
import Drawing from "./Drawing.svelte";

const spaced = (name: string) =>
  name
    .replace(/[-_]+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** A field of an event: "seat 1" is somebody, lists are read out, what is hidden is left out. */
function describe(name: string, value: unknown, who: Who): string {
  if (name === "seat" && typeof value === "number") return who(value);
  if (value === null || value === undefined || value === false) return "";
  if (value === true) return spaced(name);
  return `${spaced(name)} ${Array.isArray(value) ? value.flat(3).join(" ") : plain(value)}`;
}

const plain = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

export const Board: GameModule["Board"] = Drawing;
export const sentence: GameModule["sentence"] = (event, who) => {
  const { type, ...fields } = event as { type: string };
  const parts = Object.entries(fields)
    .map(([name, value]) => describe(name, value, who))
    .filter(Boolean);
  return [capital(spaced(type)), ...parts].join(" · ");
};
export const question: GameModule["question"] = (asked) => asked.text;
export const touched: GameModule["touched"] = () => [];
export const label: GameModule["label"] = capital;
export const reason: GameModule["reason"] = (found) => capital(found.text);
export const about: GameModule["about"] = (info) => info;
