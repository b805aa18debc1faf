// What the lobby says of the game, in English. The other languages have the same keys.
export const en = {
  line: "Plan in secret, act at once, and hold the temples before the wheel runs down.",
  presets: {
    quick: { title: "Quick", text: "The map and the first cities are there already; 13 turns at most." },
    classic: { title: "Classic", text: "The printed set-up: you lay the map and place the first cities." },
    crossing: { title: "Crossing the waters", text: "A scenario for 3 players, with an auction." },
    river: { title: "River control", text: "A scenario for 4 players, with an auction." },
    conflict: { title: "Generalized conflict", text: "A scenario for 5 players, with an auction." },
  },
};

export type LobbyWords = typeof en;
