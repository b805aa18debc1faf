import type { ExampleTexts } from "./texts";

export const texts: ExampleTexts = {
  income: {
    title: "Income with a favour",
    captions: [
      "The last turn of a round. Red has 4 jade and has played a favour with an income of 2.",
      "Black moves the taskmaster to province 2 and does not buy the card back.",
      "A new round begins, and everybody takes 3 jade. Red takes 2 more for the favour, 5 in all.",
    ],
  },
  "incomes-add-up": {
    title: "Incomes add up",
    captions: [
      "Red has played two favours: one with an income of 1, one with 3. The points on them were scored once, when they were played.",
      "Black takes the last turn of the round.",
      "Red takes 7 jade: 3 like everybody, and 1 and 3 for the favours.",
    ],
  },
  "tie-jade": {
    title: "Equal bids: more jade decides",
    captions: [
      "The petition. Red’s favour adds 2 to a bid, Black’s two favours add 3 together, White has none.",
      "Red bids 3 jade, White 4, Black 2. With their favours, Red and Black both have 5, and White has 4. Red’s bid has more jade and wins. Only Red pays, and 1 jade and 1 convict go to the prison of Red’s province.",
    ],
  },
  "tie-marker": {
    title: "Equal bids: the marker moves on",
    captions: [
      "A round later. Red holds the marker; Red’s favour and White’s favour add 2 each.",
      "Red and White bid 3 jade each, Black nothing: 5 against 5, with equal jade. The marker moves clockwise from Red, who comes last, to the first tied player: White wins.",
    ],
  },
  "buyback-taskmaster": {
    title: "Buying back the taskmaster",
    captions: [
      "Red’s turn. Red has 5 jade, 2 peasants and a block.",
      "Red plays the taskmaster and moves to province 2.",
      "Red pays 3 jade and takes the taskmaster back.",
      "Now Red must play another card: the builder, who places a block on f1. Red’s turn is over; only the builder lies on the table.",
    ],
  },
  "buyback-resources": {
    title: "Buying back with a chip",
    captions: [
      "White’s turn. White has a buyback chip, which buys back any card.",
      "White plays resources and quarries 2 blocks for 1 jade.",
      "White discards the chip and takes the resources card back.",
      "With the builder White places a block on a1.",
    ],
  },
  "buyback-builder": {
    title: "The same card twice",
    captions: [
      "Black’s turn. Black has a chip, a block, and a favour that needs two blocks side by side.",
      "Black plays the builder and places a block on b1, beside a1.",
      "Black discards the chip and takes the builder back.",
      "Black plays the builder again, now for the favour. The two blocks match it: 3 points, and b1 gets a plaque.",
    ],
  },
  recruit: {
    title: "Three peasants",
    captions: [
      "Red’s turn, with 5 jade.",
      "Red plays the recruiter.",
      "Red takes 3 peasants and pays 2 jade for them. A convict goes to the prison of Red’s province.",
    ],
  },
  collect: {
    title: "Collecting jade with a favour",
    captions: [
      "Black’s turn. Black has played a favour that adds 2 jade whenever Black collects jade.",
      "Black plays the recruiter.",
      "Black collects 3 jade, and 2 for the favour: 5 in all.",
    ],
  },
  "build-two": {
    title: "Two blocks, ten workers",
    captions: [
      "Red has 3 jade, 2 blocks, 7 peasants and 3 convicts.",
      "Red plays the builder and names a2, on level 2, where 4 workers are needed.",
      "The second block goes to b3, on level 3, for 6 workers and 1 jade. Red sends everybody. All 3 convicts die, and 4 peasants: half of 7, rounded up. A convict goes to the prison.",
    ],
  },
  remove: {
    title: "Removing a block",
    captions: [
      "White’s turn. White has 3 convicts, and Red has blocks on b1 and b2 in White’s province.",
      "White plays the builder and removes the block on b2. On level 2 that costs 2 convicts. The block goes back to Red’s supply.",
    ],
  },
  "remove-figure": {
    title: "What can be removed",
    captions: [
      "White’s turn, with 6 convicts. Almost everything here is Red’s.",
      "White plays the builder. These cannot be removed: a4 on level 4, the emperor’s b2, c2 with its plaque, e1 in a complete row, d2 under another block.",
      "Nothing protects d3: for 3 convicts, it returns to Red.",
    ],
  },
  repeat: {
    title: "Repeating a card",
    captions: [
      "Black played the builder in an earlier turn of this round.",
      "Black plays the taskmaster and pays 2 jade to repeat the builder.",
      "Any action of the builder is possible. Black builds on a1.",
    ],
  },
  "move-and-repeat": {
    title: "Moving, then repeating",
    captions: [
      "Red’s builder lies on the table from an earlier turn. Red has 6 jade.",
      "Red plays the taskmaster and moves to province 2.",
      "Red buys the taskmaster back for 3 jade.",
      "The taskmaster again: Red pays 2 jade, repeats the builder and builds on f1, in the new province.",
    ],
  },
  "repeat-twice": {
    title: "Repeating twice",
    captions: [
      "White’s builder lies on the table from an earlier turn. White has 8 jade.",
      "White plays the taskmaster, pays 2 jade to repeat the builder, and builds on a1.",
      "White buys the taskmaster back for 3 jade.",
      "And again: 2 jade, the builder, a block on b1. Two actions are the most that one turn allows.",
    ],
  },
  emperor: {
    title: "On top of the emperor’s block",
    captions: [
      "Black has won the petition and holds an emperor block. Two blocks stand on a1 and a2.",
      "Black places it on a3. It costs no action, no worker and no jade.",
      "Then Black plays the builder and builds on a4, right above it: 8 workers, and 5 points for a block on level 4.",
    ],
  },
  "emperor-between": {
    title: "The emperor’s block between two others",
    captions: [
      "Red has the emperor block, 2 blocks, 8 peasants and 1 jade.",
      "Red plays the builder and names a1. Next comes the second site.",
      "Red names a3, though nothing is below it yet: the block on a1 comes first, then the emperor block on a2, then the second block on a3.",
    ],
  },
  "row-tie": {
    title: "Two players share a row",
    captions: [
      "Four blocks of the first row stand: two of White, one of Red, one of Black. Red’s turn.",
      "Red builds on e1 and completes the row. Red takes a chip. Red and White now have 2 blocks each, Black 1: Red and White both score 3 points.",
    ],
  },
  "row-emperor": {
    title: "A row full of emperor blocks",
    captions: [
      "Level 2 holds three emperor blocks and one of Black’s. It is White’s turn.",
      "White builds on e2, completes the row and takes a chip. Emperor blocks count for nobody, so White and Black tie for the most with 1 each: 6 points for both.",
    ],
  },
  level: {
    title: "First the row, then the level",
    captions: [
      "Only j1 is missing on level 1. Black’s turn, in province 2.",
      "Black builds there: a chip for the row, and 3 points for the most blocks in it, 3 against 1 and 1. Now the whole of level 1 is complete. Red has 4 blocks in it, Black 3, White 2: 10 points for Red.",
    ],
  },
  weakest: {
    title: "The weakest province",
    captions: [
      "The last turn of the last round: no emperor block is left. Red has 7 blocks in province 1 and 4 in province 2.",
      "Black takes the last turn.",
      "The Mongols come, and everything is scored. Red has the fewest blocks in province 2: 5 points for each of the 4, which makes 20.",
    ],
  },
  "weakest-none": {
    title: "Nothing in a province",
    captions: [
      "The last turn again. White has 10 blocks in province 1 and none in province 2.",
      "Black takes the last turn.",
      "White’s weakest province is the empty one, and nothing times 5 is nothing. White scores only for the two levels.",
    ],
  },
  workers: {
    title: "Most workers",
    captions: [
      "The last turn. Black has 6 peasants and 3 convicts, White 1 and 8, Red 2 and 2.",
      "Black takes the last turn.",
      "Peasants and convicts count alike: 9 for Black, 9 for White, 4 for Red. Black and White tie and score 5 points each.",
    ],
  },
};
