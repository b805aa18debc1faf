import type { LobbyWords } from "./en";

// What the lobby says of the game, in Italian.
export const it: LobbyWords = {
  line: "Pianifica in segreto, agisci insieme agli altri e tieni i templi prima che la ruota si fermi.",
  presets: {
    quick: { title: "Veloce", text: "La mappa e le prime città ci sono già; al massimo 13 turni." },
    classic: { title: "Classica", text: "La preparazione stampata: posi la mappa e le prime città." },
    crossing: { title: "Attraversare le acque", text: "Uno scenario per 3 giocatori, con un’asta." },
    river: { title: "Il controllo del fiume", text: "Uno scenario per 4 giocatori, con un’asta." },
    conflict: { title: "Conflitto generale", text: "Uno scenario per 5 giocatori, con un’asta." },
  },
};
