import type { LobbyWords } from "./en";

// What the lobby says of the game, in Italian.
export const it: LobbyWords = {
  line: "Conquista l’orecchio dell’imperatore e costruisci la Grande Muraglia, blocco dopo blocco.",
  presets: {
    quick: { title: "Veloce", text: "Due giocatori: circa 40 minuti." },
    classic: { title: "Classica", text: "Quattro giocatori, le regole stampate." },
  },
};
