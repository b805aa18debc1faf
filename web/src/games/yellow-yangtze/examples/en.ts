import type { ExampleTexts } from "./texts";

export const texts: ExampleTexts = {
  "peaceful-union": {
    title: "A leader joins two states in peace",
    captions: [
      "Two states lie side by side: Lion’s trader is on the left, Bull’s soldier on the right. Only the empty space b5 separates them.",
      "Lion’s own soldier may not go to b5: the joined state would hold two soldiers.",
      "Lion’s farmer may. Then trader, soldier and farmer share one state, each colour once, and nobody fights.",
    ],
  },
  gold: {
    title: "Yellow tiles score like all others",
    captions: [
      "Lion’s artisan leads the state around b3. In the state around e7 there is no artisan, but Bull’s governor.",
      "Lion lays a yellow tile on b4. Lion’s artisan is in that state: 1 yellow point for Lion.",
      "A second one goes to e8. There is no artisan, so Bull’s governor scores the yellow point.",
    ],
  },
  capital: {
    title: "A riot empties a capital",
    captions: [
      "Bull’s trader stands on c4, and b3, the capital of Qin, is the only black tile next to it. It is Lion’s turn.",
      "Lion discards 2 blue tiles: a riot.",
      "Lion chooses the tile on b3. A capital is not protected. The trader has lost its last black tile and returns to Bull.",
      "b3 is plain land from now on, so a blue tile still cannot go there.",
      "A red tile can.",
    ],
  },
  helper: {
    title: "A leader off the board helps again and again",
    captions: [
      "Lion’s farmer is off the board, and Lion holds 2 blue tiles.",
      "The farmer replaces one of the tiles: the first riot costs 1 blue tile, and the red tile on b5 goes.",
      "Helping does not use up a leader. The same farmer also helps in the second action, which removes the green tile on b4 for 1 blue tile.",
    ],
  },
  triangle: {
    title: "A triangle, a pagoda, a point every turn",
    captions: [
      "Two red tiles lie on b4 and b5. Lion’s soldier leads the state.",
      "Lion lays a third one on c5 and scores 1 red point. The three tiles touch one another: a triangle.",
      "Lion places the red pagoda on it. This is part of laying the tile and costs nothing.",
      "The turn ends. Soldier and red pagoda are in one state: 1 more red point, now and at the end of each of Lion’s turns.",
    ],
  },
  occupied: {
    title: "A triangle carries only one pagoda",
    captions: [
      "The triangle b4 b5 c5 carries the red pagoda. Lion holds 2 green tiles and would like to build.",
      "Lion pays. Neither the triangle with the pagoda nor one that shares a tile with it may be chosen.",
      "The green triangle is free: Lion builds the market on e8 e9 f8.",
    ],
  },
  war: {
    title: "A war of two states",
    captions: [
      "On the left Bull’s governor, soldier and trader, with 2 red tiles. On the right Lion’s soldier and farmer and Archer’s governor, with 4. It is Lion’s turn.",
      "Lion’s tile on l7 joins the states. Now there are two soldiers and two governors: war, and no point for the tile. It is 2 to 4.",
      "Bull sits to the left of Lion and is asked first: 2 red tiles for the left state.",
      "Archer commits no tile, but Archer’s soldier is off the board and helps the left for 1: now 5 to 4.",
      "Lion comes last and adds 3 red tiles: 7 to 5 for the right. Bull’s soldier and governor leave with all red tiles of the left. Lion scores 1 red point, Archer 1 black. The trader had no rival and stays.",
      "The right must lose 5 as well. Its 3 committed tiles count, so Lion takes 2 more from the board. A tile under the garrison is among them, and the pagoda is lost.",
    ],
  },
  "empty-bag": {
    title: "The bag is empty",
    captions: [
      "The bag is empty, and Lion has fewer than 6 tiles. Soldier and red pagoda are in one state.",
      "Lion ends the turn. First the pagoda scores 1 red point. Then Lion must draw and cannot: the game is over. Nobody else draws.",
    ],
  },
};
