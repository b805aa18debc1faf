// What went wrong, in the chosen language. What has no code is told as it came.
import { Problem } from "./api";
import { words } from "./words.svelte";
import type { Catalogue } from "../catalogues/en";

/** The sentence for a code; kinds of errors that carry particulars keep the server's English beside it. */
export function told(code: string, error: string): string {
  const known = words().problems as Record<string, string>;
  const sentence = Object.hasOwn(known, code) ? known[code]! : "";
  if (!sentence) return error;
  return DETAILED.has(code as keyof Catalogue["problems"]) && error ? `${sentence} (${error})` : sentence;
}

const DETAILED = new Set<keyof Catalogue["problems"]>([
  "invalid-option",
  "invalid-position",
  "invalid-record",
  "not-understood",
  "refused",
]);

/** The sentence for anything that was thrown. */
export function explain(error: unknown): string {
  if (error instanceof Problem) return told(error.code, error.message);
  return error instanceof TypeError ? words().problems.lost : String((error as Error).message ?? error);
}
