import type { GameModule } from "..";
import { addSymbols } from "../../lib/symbols";
import BoardView from "./Board.svelte";
import Picture from "./Cover.svelte";
import End from "./Ending.svelte";
import HandView from "./Hand.svelte";
import Emblem from "./Mark.svelte";
import Card from "./SeatCard.svelte";
import SideView from "./Side.svelte";
import symbols from "./symbols.svg?raw";

addSymbols(symbols);

export const Board: GameModule["Board"] = BoardView;
export const Hand: NonNullable<GameModule["Hand"]> = HandView;
export const Side: NonNullable<GameModule["Side"]> = SideView;
export const SeatCard: NonNullable<GameModule["SeatCard"]> = Card;
export const Mark: NonNullable<GameModule["Mark"]> = Emblem;
export const Cover: NonNullable<GameModule["Cover"]> = Picture;
export const Ending: NonNullable<GameModule["Ending"]> = End;
export const rules: NonNullable<GameModule["rules"]> = async (language) => (await import("./rules")).rules(language);
export const examples: NonNullable<GameModule["examples"]> = async (language) =>
  (await import("./examples")).examples(language);
export const aid: NonNullable<GameModule["aid"]> = async (language) => (await import("./aid")).aid(language);
export const lessons: NonNullable<GameModule["lessons"]> = async (language) =>
  (await import("./lessons")).lessons(language);
export {
  about,
  drawn,
  ending,
  foretell,
  icon,
  label,
  minor,
  question,
  reason,
  result,
  rule,
  sentence,
  tip,
  touched,
} from "./words";
