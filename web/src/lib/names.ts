// The names of players: people have their own, bots are named by their level and seat.
import type { Who } from "../games";
import { words } from "./words.svelte";
import type { GameInfo, SeatInfo } from "../wire";

/** The name of a bot's level; a level without words keeps the server's name. */
export const levelName = (level: string): string =>
  words().levels[level as keyof ReturnType<typeof words>["levels"]]?.name ?? level;

/** How a level of a game plays; for a level without words, what the server says. */
export const levelText = (level: string, game: GameInfo | null | undefined): string =>
  words().levels[level as keyof ReturnType<typeof words>["levels"]]?.text ??
  game?.levels.find(({ name }) => name === level)?.text ??
  "";

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The name of a seat itself: a dynasty, a clan. */
export const placeName = (game: GameInfo | null, seat: number): string => game?.seat_names[seat] ?? String(seat + 1);

/** The names at a table. Their seats distinguish people of the same name (at a hot seat, for instance). */
export function naming(seats: readonly SeatInfo[], game: GameInfo | null): Who {
  return (seat) => {
    const one = seats[seat];
    if (seat < 0 || !one) return seat < 0 ? words().replay.chance : placeName(game, seat);
    if (one.kind === "bot") return capital(words().table.botName(levelName(one.level ?? ""), placeName(game, seat)));
    if (!one.name) return capital(placeName(game, seat));
    const alone = seats.filter((other) => other.name === one.name).length === 1;
    return alone ? one.name : words().table.namesake(one.name, placeName(game, seat));
  };
}
