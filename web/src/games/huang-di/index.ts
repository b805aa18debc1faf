import type { GameModule } from "..";
import BoardView from "./Board.svelte";
import End from "./Ending.svelte";
import HandView from "./Hand.svelte";
import Card from "./SeatCard.svelte";
import SideView from "./Side.svelte";
import Bars from "./Standing.svelte";

export const Board: GameModule["Board"] = BoardView;
export const Hand: NonNullable<GameModule["Hand"]> = HandView;
export const Side: NonNullable<GameModule["Side"]> = SideView;
export const SeatCard: NonNullable<GameModule["SeatCard"]> = Card;
export const Ending: NonNullable<GameModule["Ending"]> = End;
export const Standing: NonNullable<GameModule["Standing"]> = Bars;
export const examples: NonNullable<GameModule["examples"]> = async (language) =>
  (await import("./examples")).examples(language);
export const aid: NonNullable<GameModule["aid"]> = async (language) => (await import("./aid")).aid(language);
export { frames } from "./picture";
export { tally } from "./pieces";
export * from "./front";
export { sound } from "./sounds";

export { gist, spot } from "./gist";
export {
  advice,
  drawn,
  ending,
  foretell,
  heading,
  icon,
  label,
  main,
  minor,
  question,
  reason,
  result,
  rule,
  sentence,
  served,
  tip,
  touch,
  touched,
} from "./words";
