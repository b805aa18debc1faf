import type { LobbyWords } from "./en";

// What the lobby says of the game, in Italian.
export const it: LobbyWords = {
  line: "Posa tessere, guida Stati, decidi guerre e rivolte tra due fiumi.",
  presets: {
    quick: { title: "Veloce", text: "Due giocatori e un sacchetto più piccolo: circa mezz’ora." },
    classic: { title: "Classica", text: "Le regole stampate: i punti restano nascosti fino alla fine." },
    open: { title: "Punti scoperti", text: "Tutti vedono tutti i punti. Ideale per la prima partita." },
  },
};
