// What the lobby says of the game, in English. The other languages have the same keys.
export const en = {
  line: "Win the emperor’s ear and build the Great Wall, block by block.",
  presets: {
    quick: { title: "Quick", text: "Two players: about 40 minutes." },
    classic: { title: "Classic", text: "Four players, the printed rules." },
  },
};

export type LobbyWords = typeof en;
