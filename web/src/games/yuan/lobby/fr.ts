import type { LobbyWords } from "./en";

// What the lobby says of the game, in French.
export const fr: LobbyWords = {
  line: "Planifiez en secret, agissez ensemble et tenez les temples avant que la roue ne s’arrête.",
  presets: {
    quick: { title: "Rapide", text: "La carte et les premières villes sont déjà là\u00a0; 13 tours au plus." },
    classic: {
      title: "Classique",
      text: "La mise en place imprimée\u00a0: vous posez la carte et les premières villes.",
    },
    crossing: { title: "La traversée des eaux", text: "Un scénario pour 3 joueurs, avec enchères." },
    river: { title: "Le contrôle du fleuve", text: "Un scénario pour 4 joueurs, avec enchères." },
    conflict: { title: "Conflit généralisé", text: "Un scénario pour 5 joueurs, avec enchères." },
  },
};
