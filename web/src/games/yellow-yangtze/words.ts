// What the game says, in the chosen language.
import { Words } from "../../lib/words.svelte";
import type { Forecast, GameEvent, GameInfo, Question, Reason, YellowYangtzeEvent } from "../../wire";
import type { GameWords, Who } from "./words/catalogue";
import { en } from "./words/en";
import * as speak from "./words/speak";

const spoken = new Words<GameWords>(en, {
  it: async () => (await import("./words/it")).it,
  fr: async () => (await import("./words/fr")).fr,
  zh: async () => (await import("./words/zh")).zh,
});

/** The words of the game. */
export const text = (): GameWords => spoken.current;

/** The word for something that the engine calls by that name. */
export function named(kind: "seats" | "colours" | "leaders" | "pagodas" | "grounds", name: string): string {
  return (text()[kind] as Record<string, string>)[name] ?? name;
}

export const sentence = (event: GameEvent, who: Who): string => speak.sentence(text(), event, who);
export const question = (asked: Question): string => speak.question(text(), asked);
export const label = (action: string): string => speak.label(text(), action);
export const reason = (found: Reason): string => speak.reason(text(), found);
export const foretell = (foretold: Forecast, who: Who): string[] => speak.foretell(text(), foretold, who);
export const about = (info: GameInfo): GameInfo => speak.about(text(), info);

/** The spaces that events happened on. */
export function touched(events: GameEvent[]): string[] {
  return events.flatMap((event) => {
    const e = event as YellowYangtzeEvent;
    return "space" in e && e.type !== "PointScored" ? [e.space] : "triangle" in e ? e.triangle.split(" ") : [];
  });
}
