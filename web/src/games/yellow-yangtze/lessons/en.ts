import type { LessonTexts } from "./texts";

export const texts: LessonTexts = {
  leader: {
    title: "A leader makes a state",
    text: "You are the Lion. Tiles belong to nobody; what is yours are five leaders, one of each colour. A leader stands on land, next to a black tile. Tiles and leaders that touch form a state.",
    steps: ["Choose one of your leaders below the board, then a free space next to any black tile."],
    praise: "A leader with a tile beside it: that is a state, and it is yours to develop.",
  },
  tile: {
    title: "A tile brings a point",
    text: "A tile that is laid in a state brings one point of its own colour, to whoever owns the leader of that colour there. Your red soldier stands on b4.",
    steps: ["Lay a red tile next to your soldier, or next to the black tile at its side."],
    praise: "One red point for you. It does not matter who lays the tile, only whose leader governs its colour.",
  },
  governor: {
    title: "The governor stands in",
    text: "If a state has no leader of the tile’s colour, the owner of its black governor gets the point. In the state around e7 the governor is yours and the soldier is Bull’s.",
    steps: ["Lay a tile in this state so that the point is yours."],
    praise: "Nobody leads that colour here, so your governor took the point. A red tile would have served Bull.",
  },
  chain: {
    title: "Farmers follow the river",
    text: "Blue tiles go on rivers only, all the others on land only. In one action you may lay several blue tiles, each next to the one before. Your farmer stands on h2.",
    steps: [
      "Lay a blue tile on the river, next to the state of your farmer: i1, h1 or j1.",
      "Go on along the river, with a blue tile next to the last one.",
      "And one more.",
    ],
    praise: "Three blue points, and only one action spent.",
  },
  merchants: {
    title: "The merchants",
    text: "Six open tiles lie beside the board: the merchants. After laying a green tile you may take one of them into your hand. The gap is filled when your turn ends.",
    steps: [
      "Lay a green tile in the state of your trader, around g11.",
      "Now take a merchant tile. Yellow ones are rare.",
    ],
    praise: "A green point, and a tile of your own choice for later.",
  },
  pagoda: {
    title: "Three of a colour carry a pagoda",
    text: "When three tiles of one colour all touch one another, a pagoda can stand on them. At the end of each of your turns it brings your leader of that colour a point, if both are in the same state.",
    steps: [
      "Complete a triangle: lay a black tile next to both j6 and j7, on i7 or k7.",
      "Build the pagoda on the triangle.",
      "Now pass. Your turn ends, and the pagoda pays.",
    ],
    praise: "A black point, and another one after each of your turns, as long as your governor stays.",
  },
  revolt: {
    title: "Revolt: two leaders, one place",
    text: "A state holds only one leader of each colour. Who enters with a second one starts a revolt. Each side counts the black tiles next to its leader and adds black tiles from the hand; a governor who is off the board helps for 1. If both are equal, the defender stays.",
    steps: [
      "Place your trader in the state of Bull’s trader, next to l12.",
      "It stands 1 to 1, Bull answers after you and holds one black tile. Commit enough to win all the same.",
    ],
    praise: "Bull’s trader is off the board, you gain a green point, and green tiles in this state now work for you.",
  },
  war: {
    title: "War: two states meet",
    text: "A tile may join two states. If a colour then has two leaders, there is war: each state counts its red tiles, and players add red tiles from the hand. Here both states have a governor.",
    steps: [
      "Lay a yellow tile on g13, between your state and Bull’s.",
      "Bull added one red tile: 3 against your 2. Support your own state, on f11, and commit red tiles. If you are asked for a loss, give up any of the red tiles offered.",
    ],
    praise:
      "Bull’s governor left the board, and yours gained a black point. The loser lost all its red tiles; the winner, too, pays: as much as the loser’s strength.",
  },
  riot: {
    title: "Peasants’ riot",
    text: "Two blue tiles from the hand start a riot: any one tile is taken off the board. A farmer who is off the board may stand for one of the two. A leader without a black tile next to it has to leave.",
    steps: ["Start a riot.", "Bull’s soldier on f7 lives by a single black tile. Remove it."],
    praise: "The soldier is gone, and what is left of the state has no leader.",
  },
  build: {
    title: "Traders build",
    text: "Two green tiles from the hand build a pagoda on any triangle of one colour where none stands yet, wherever it is. A trader who is off the board may stand for one of the two tiles.",
    steps: [
      "Build: one green tile is enough, because your trader helps.",
      "Choose the triangle in the state of your own soldier: b4 b5 c5.",
      "Pass. Your turn ends, and the pagoda pays.",
    ],
    praise: "A red point for your soldier. On the other triangle the pagoda would have served Bull.",
  },
  replace: {
    title: "A better hand",
    text: "Tiles that do not suit you can be replaced: lay aside as many as you like, face down, and draw as many. All together it is one action.",
    steps: ["Replace some of your blue tiles: lay them aside one by one, then finish."],
    praise:
      "New tiles, and nobody has seen the old ones. Take care late in the game: whoever must draw from an empty bag ends it.",
  },
  end: {
    title: "The weakest colour counts",
    text: "The game is over when a tile must be drawn and the bag is empty. Your result is your lowest colour; each yellow point is added to the lowest. You have black 4, red 3, green 1, blue 3 and yellow 1: a result of 2. Bull’s lowest is 2 as well, and then Bull’s second lowest is better. The bag is empty and this is your last action.",
    steps: ["Win the game: raise your weakest colour."],
    praise:
      "Green 2 and the yellow point make 3, Bull has 2: you win. A balanced rule beats a single strength. Now you know enough to play.",
  },
};
