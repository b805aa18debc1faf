// What the lobby says of the game, in English. The other languages have the same keys.
export const en = {
  line: "Lay tiles, lead states, and settle wars and revolts between two rivers.",
  presets: {
    quick: { title: "Quick", text: "Two players and a smaller bag: about half an hour." },
    classic: { title: "Classic", text: "The printed rules: points stay hidden until the end." },
    open: { title: "Open points", text: "Everybody sees all points. Good for a first game." },
  },
};

export type LobbyWords = typeof en;
