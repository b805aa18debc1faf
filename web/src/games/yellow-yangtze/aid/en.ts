import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  turn: {
    title: "Your turn",
    lines: [
      { text: "Take up to two actions, different ones or the same twice." },
      { text: "For each of your leaders, one point for every pagoda of its colour in its state." },
      {
        text: "Refill your hand to {hand} tiles. Then the others do the same, then the merchants are refilled to {merchants}.",
      },
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
      { name: "Replace", text: "Discard one to {hand} tiles and draw the same number." },
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
      { name: "Green", text: "You may take a merchant afterwards. Off the board, the trader replaces a green tile." },
      {
        name: "Blue",
        text: "You may continue with blue tiles next to it. Off the board, the farmer replaces a blue tile.",
      },
      { name: "Yellow", text: "Its points are wild at the end." },
    ],
  },
  conflicts: {
    title: "Conflicts",
    lines: [
      {
        name: "Revolt",
        text: "A leader enters a state that has its colour. Black tiles next to each leader and from hand count; the attacker commits first. The defender wins ties.",
      },
      {
        name: "War",
        text: "A tile joins states with leaders of one colour. Red tiles of each state and from all hands count, clockwise; the player who laid the tile comes last.",
      },
      {
        name: "After a war",
        text: "Losing states lose the leaders that clash and all red tiles. The winning state loses as much as the strongest loser’s strength, and scores.",
      },
    ],
  },
  end: {
    title: "The end",
    lines: [
      {
        text: "The game ends when a tile must be drawn and the bag is empty, or after {quiet_rounds} rounds without a draw.",
      },
      { text: "Your weakest of black, red, green and blue counts; yellow points are added to the lowest." },
    ],
  },
};
