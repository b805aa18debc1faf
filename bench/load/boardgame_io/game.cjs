// Three in a row on nine cells. A board that is won or full is wiped by the next move, so that a match never ends
// while it is measured; the score remembers who won.
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const winner = (cells) => {
  const line = LINES.find(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
  return line === undefined ? null : cells[line[0]];
};

const isOver = (cells) => winner(cells) !== null || !cells.includes(null);

const ThreeInARow = {
  name: "three-in-a-row",
  setup: () => ({ cells: Array(9).fill(null), score: { 0: 0, 1: 0 }, boards: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (isOver(G.cells)) {
        G.cells = Array(9).fill(null);
        G.boards += 1;
      }
      if (!Number.isInteger(cell) || cell < 0 || cell > 8 || G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      if (winner(G.cells) === playerID) G.score[playerID] += 1;
      return undefined;
    },
  },
};

module.exports = { ThreeInARow, isOver };
