// What went wrong, in the chosen language; in the server's English if there are no words for it.
import { Problem } from "./api";
import { say } from "./messages";
import { words } from "./words.svelte";
import type { Message } from "../wire";

/** The sentence for a refusal. */
export const sayRefusal = (message: Message): string => say(words().problems, message);

const noJson = (detail: string): Message => ({
  kind: "invalid-position",
  values: { field: "JSON", detail, rule: "format" },
  text: detail,
});

/** The sentence for anything that was thrown. */
export function explain(error: unknown): string {
  if (error instanceof Problem) return sayRefusal(error.refusal);
  if (error instanceof SyntaxError) return sayRefusal(noJson(error.message)); // a file that was to be a position
  return error instanceof TypeError ? words().problems.lost : String((error as Error).message ?? error);
}
