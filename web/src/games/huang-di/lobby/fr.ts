import type { LobbyWords } from "./en";

// What the lobby says of the game, in French.
export const fr: LobbyWords = {
  line: "Gagnez l’oreille de l’empereur et bâtissez la Grande Muraille, bloc par bloc.",
  presets: {
    quick: { title: "Rapide", text: "Deux joueurs\u00a0: environ 40 minutes." },
    classic: { title: "Classique", text: "Quatre joueurs, les règles imprimées." },
  },
};
