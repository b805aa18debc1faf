import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  turn: {
    title: "Your turn",
    lines: [
      { text: "Take up to two actions, two different ones or the same twice." },
      { text: "For each of your leaders, one point for every pagoda of its colour in its state." },
      { text: "Draw up to {hand} tiles. Then the others do, then the merchants are filled up to {merchants}." },
    ],
  },
  actions: {
    title: "Actions",
    lines: [
      { name: "Leader", text: "Place, move or withdraw one. It stands on empty land next to a black tile." },
      {
        name: "Tile",
        text: "Blue on a river, the others on land. One point for the leader of its colour in the state, else for the governor.",
      },
      { name: "Riot", text: "Discard two blue tiles, remove any tile." },
      { name: "Pagoda", text: "Discard two green tiles, build on a free triangle of one colour." },
      { name: "Replace", text: "Discard one to {hand} tiles and draw as many." },
    ],
  },
  colours: {
    title: "Colours",
    lines: [
      {
        name: "Black",
        text: "Decides revolts. The governor scores for colours whose leader is missing; off the board it helps in a revolt.",
      },
      { name: "Red", text: "Decides wars. Off the board, the soldier helps like a red tile." },
      { name: "Green", text: "Then take a merchant. Off the board, the trader stands for a green tile." },
      { name: "Blue", text: "Go on with blue next to it. Off the board, the farmer stands for a blue tile." },
      { name: "Yellow", text: "Its points are wild at the end." },
    ],
  },
  conflicts: {
    title: "Conflicts",
    lines: [
      {
        name: "Revolt",
        text: "A leader comes into a state that has its colour. Black tiles next to each leader and from the hand; attacker first. Equal: the defender wins.",
      },
      {
        name: "War",
        text: "A tile joins states with leaders of one colour. Red tiles of each state and from all hands, clockwise; whoever laid the tile comes last.",
      },
      {
        name: "After a war",
        text: "Losers lose leaders that clash and all red tiles. The winner loses as much as the strongest loser, and scores.",
      },
    ],
  },
  end: {
    title: "The end",
    lines: [
      { text: "A tile must be drawn and the bag is empty, or {quiet_rounds} rounds pass without a draw." },
      { text: "Your weakest of black, red, green and blue counts; yellow fills up the lowest." },
    ],
  },
};
