import type { GameModule } from "..";
import BoardView from "./Board.svelte";
import End from "./Ending.svelte";
import Card from "./SeatCard.svelte";

export const Board: GameModule["Board"] = BoardView;
export const SeatCard: NonNullable<GameModule["SeatCard"]> = Card;
export const Ending: NonNullable<GameModule["Ending"]> = End;
export const rules: NonNullable<GameModule["rules"]> = async (language) => (await import("./rules")).rules(language);
export const lessons: NonNullable<GameModule["lessons"]> = async (language) => (await import("./lessons")).lessons(language);
export { about, label, question, reason, sentence, touched } from "./words";
