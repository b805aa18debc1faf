import type { LessonTexts } from "./texts";

export const texts: LessonTexts = {
  leader: {
    title: "A leader makes a state",
    text: "You are the Lion. Tiles belong to nobody, but you have five leaders, one of each colour. A leader stands on land, next to a black tile. Tiles and leaders that touch form a state.",
    steps: ["Choose one of your leaders below the board, then a free space next to any black tile."],
    praise: "A leader and a tile beside it form a state, and you can now develop it.",
  },
  tile: {
    title: "A tile scores a point",
    text: "A tile laid in a state scores one point of its colour for the owner of the leader of that colour there. Your red soldier stands on b4.",
    steps: ["Lay a red tile next to your soldier, or next to the black tile at its side."],
    praise: "One red point for you. It does not matter who lays the tile, only who owns the leader of its colour.",
  },
  governor: {
    title: "The governor stands in",
    text: "If a state has no leader of the tile’s colour, the owner of its black governor gets the point. In the state around e7 the governor is yours and the soldier is Bull’s.",
    steps: ["Lay a tile in this state that scores a point for you."],
    praise: "Nobody has a leader of that colour here, so your governor scored. A red tile would have scored for Bull.",
  },
  chain: {
    title: "Farmers follow the river",
    text: "Blue tiles go only on rivers, all others only on land. In one action you may lay several blue tiles, each next to the one before. Your farmer stands on h2.",
    steps: [
      "Lay a blue tile on the river, next to your farmer’s state: i1, h1 or j1.",
      "Continue along the river with a blue tile next to the last one.",
      "And another one.",
    ],
    praise: "Three blue points for a single action.",
  },
  merchants: {
    title: "The merchants",
    text: "Six face-up tiles lie beside the board: the merchants. After laying a green tile you may take one of them into your hand. The gap is filled when your turn ends.",
    steps: ["Lay a green tile in your trader’s state, around g11.", "Now take a merchant tile. Yellow ones are rare."],
    praise: "A green point, and a tile of your choice for later.",
  },
  pagoda: {
    title: "Three of a colour carry a pagoda",
    text: "When three tiles of one colour all touch one another, a pagoda can stand on them. At the end of each of your turns it scores a point for your leader of that colour, if both are in the same state.",
    steps: [
      "Complete a triangle: lay a black tile next to both j6 and j7, on i7 or k7.",
      "Build the pagoda on the triangle.",
      "Now pass. Your turn ends, and the pagoda pays.",
    ],
    praise: "A black point, and another after each of your turns, as long as your governor stays.",
  },
  revolt: {
    title: "Revolt: two leaders, one place",
    text: "A state can hold only one leader of each colour. A player who brings in a second one starts a revolt. Each side counts the black tiles next to its leader and adds black tiles from the hand; a governor who is off the board adds 1. The defender wins a tie.",
    steps: [
      "Place your trader in the state of Bull’s trader, next to l12.",
      "It is 1 to 1, and Bull, who has one black tile, answers after you. Commit enough to win anyway.",
    ],
    praise: "Bull’s trader is off the board, you gain a green point, and green tiles in this state now work for you.",
  },
  war: {
    title: "War: two states meet",
    text: "A tile may join two states. If there are then two leaders of one colour, there is war: each state counts its red tiles, and players add red tiles from their hands. Here both states have a governor.",
    steps: [
      "Lay a yellow tile on g13, between your state and Bull’s.",
      "Bull added one red tile: 3 against your 2. Support your own state, on f11, and commit red tiles. If you are asked to take a loss, give up any of the red tiles on offer.",
    ],
    praise:
      "Bull’s governor left the board, and yours gained a black point. The losing state lost all its red tiles. The winning state also pays: as much as the loser’s strength.",
  },
  riot: {
    title: "Peasants’ riot",
    text: "Two blue tiles from your hand start a riot: you remove any one tile from the board. A farmer who is off the board can replace one of the two. A leader without a black tile next to it must leave.",
    steps: ["Start a riot.", "Bull’s soldier on f7 has a single black tile next to it. Remove that tile."],
    praise: "The soldier is gone, and the rest of the state has no leader.",
  },
  build: {
    title: "Traders build",
    text: "Two green tiles from your hand build a pagoda on any triangle of one colour without a pagoda, anywhere on the board. A trader who is off the board can replace one of the two tiles.",
    steps: [
      "Build: one green tile is enough, because your trader helps.",
      "Choose the triangle in your soldier’s state: b4 b5 c5.",
      "Pass. Your turn ends, and the pagoda pays.",
    ],
    praise: "A red point for your soldier. On the other triangle the pagoda would have scored for Bull.",
  },
  replace: {
    title: "A better hand",
    text: "You can replace tiles that you do not need: discard as many as you like, face down, and draw the same number. All of this is one action.",
    steps: ["Replace some of your blue tiles: discard them one by one, then finish."],
    praise:
      "You have new tiles, and nobody has seen the old ones. Take care late in the game: it ends when somebody has to draw from an empty bag.",
  },
  end: {
    title: "The weakest colour counts",
    text: "The game is over when a tile must be drawn and the bag is empty. Your result is your lowest colour; each yellow point is added to whichever is lowest. You have black 4, red 3, green 1, blue 3 and yellow 1: a result of 2. Bull’s lowest is also 2, and Bull’s second lowest is better than yours. The bag is empty and this is your last action.",
    steps: ["Win the game: raise your weakest colour."],
    praise:
      "Green 2 and the yellow point make 3, and Bull has 2: you win. Balance beats a single strength. Now you know enough to play.",
  },
};
