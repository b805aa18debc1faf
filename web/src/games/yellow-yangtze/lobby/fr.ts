import type { LobbyWords } from "./en";

// What the lobby says of the game, in French.
export const fr: LobbyWords = {
  line: "Posez des tuiles, menez des États, tranchez guerres et révoltes entre deux fleuves.",
  presets: {
    quick: { title: "Rapide", text: "Deux joueurs et un sac plus petit\u00a0: environ une demi-heure." },
    classic: { title: "Classique", text: "Les règles imprimées\u00a0: les points restent cachés jusqu’à la fin." },
    open: { title: "Points visibles", text: "Chacun voit tous les points. Idéal pour une première partie." },
  },
};
