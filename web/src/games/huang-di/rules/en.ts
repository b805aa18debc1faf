import type { RulesText } from "./structure";

export const text: RulesText = {
  title: "Huang Di",
  lead: "The First Emperor wants a wall. Two to six officials recruit peasants, bargain for convicts, quarry stone and build, row upon row and province upon province, until the wall stands or the Mongols come.",
  chapters: {
    wall: "The wall",
    round: "The round",
    recruiter: "The recruiter",
    resources: "Resources",
    builder: "The builder",
    taskmaster: "The taskmaster",
    emperor: "The emperor block",
    scoring: "Scoring and the end",
    variants: "Variants and options",
    knowledge: "What is known to whom",
  },
  rules: {
    W1: {
      title: "Provinces",
      text: "A province has five columns of three levels, and a fourth level on its first and last column. Provinces stand side by side, and the columns run on across the borders.",
    },
    W2: { title: "Support", text: "A block stands on the ground or on any other block, no matter whose." },
    W3: {
      title: "Rows and levels",
      text: "A row is one level, 1 to 3, of one province. A level is that height across all provinces; level 4 has two cells in each.",
    },
    I1: {
      title: "Income",
      text: "At the start of each round, including the first, everybody takes 3 jade and the income of the favours they have played.",
    },
    P1: {
      title: "Petition",
      text: "Everybody secretly bids any part of their jade, from nothing to all of it. The bids are revealed at the same time. A bid is worth its jade plus the petition of the favours played. The highest wins.",
    },
    P2: {
      title: "Ties",
      text: "If several bids are highest, the one with more jade wins. If they are still tied, the marker moves clockwise from its last holder to the first tied player; the last holder comes last. In round 1, chance decides.",
    },
    P3: {
      title: "What the winner gets",
      text: "Only the winner pays, and only the jade they bid. The winner takes the marker and an emperor block, and 1 jade and 1 convict go from the stockpile to the prison of the winner’s province. Somebody always wins, even if everybody bids nothing.",
    },
    T1: {
      title: "Three turns",
      text: "Everybody takes their four role cards back. Starting with the holder of the marker and going clockwise, everybody takes a turn; this is done three times.",
    },
    T2: {
      title: "A turn",
      text: "Play a role card and carry out one of its actions. Then, once a turn, the card just played may be bought back: the taskmaster for 3 jade, any card for a chip. It returns to the hand, and another card, or the same, must be played and used. Jade or a chip won just before may be used to pay.",
    },
    T3: {
      title: "Where you act",
      text: "You act in your taskmaster’s province. Only favours and the emperor block are not bound to it.",
    },
    T4: {
      title: "Nobody passes",
      text: "There is always a legal action. A card can be played only if one of its actions can be carried out in full. Emptying an empty prison is allowed and gains nothing.",
    },
    R1: {
      title: "Recruit",
      text: "A convict from the stockpile goes to the local prison, then one to five peasants are bought for 0, 1, 2, 4 or 7 jade.",
    },
    R2: { title: "Five convicts", text: "Give 2 peasants, take 5 convicts. The prison gets none." },
    R3: { title: "Collect jade", text: "Take 3 jade, and the jade of the favours played." },
    R4: { title: "Empty the prison", text: "Take everything in the prison of the province." },
    Q1: {
      title: "Quarry",
      text: "A convict goes to the local prison, then one to five of your blocks from the resource area are bought for 0, 1, 2, 4 or 7 jade. There are only 18.",
    },
    Q2: { title: "Collect jade", text: "As in R3." },
    Q3: {
      title: "Draw favours",
      text: "Look at the five cards on top of the deck, keep two, put the others under the deck in random order. If there are fewer than five, keep two, or all if there are not more. You cannot do this when the deck is empty. There is no hand limit. At the start everybody gets five and gives two back.",
    },
    B1: {
      title: "Build",
      text: "A convict goes to the local prison; then place one block from your supply, or two for 1 jade, on free cells that W2 allows. The second may stand on the first.",
    },
    B2: {
      title: "Workers",
      text: "Send exactly as many workers as the levels need together, 2, 4, 6 or 8 each: peasants and convicts in any mix. All the convicts and half the peasants, rounded up once, die. You name the sites and pay for everything first. Then the first block is placed and scored, the emperor block may be placed, and the second block is placed and scored. A second site without support is allowed if the first block will support it, or if the player has the emperor block, which must then go directly below it. The emperor block cannot take the second site.",
    },
    B3: {
      title: "Favour",
      text: "Play a favour card whose pattern your blocks without plaques form somewhere in the wall: not turned, at any height, across borders too; other blocks around it do not matter. One block of the pattern, of your choice, gets a plaque. The points are scored at once; income, petition and jade are permanent and add up. A block with a plaque counts for everything but patterns, and cannot be removed.",
    },
    B4: {
      title: "Remove",
      text: "Remove another player’s block in your taskmaster’s province: without a plaque, with nothing on it, not on level 4 and not in a complete row. It costs as many convicts as its level, and the block goes to its owner’s supply.",
    },
    M1: { title: "Move", text: "Move your taskmaster to another province." },
    M2: {
      title: "Repeat",
      text: "Pay 1 jade for the recruiter, 2 for resources or builder, then carry out any action of that card, if it lies on the table from an earlier turn of the round. A buyback then returns the taskmaster.",
    },
    E1: {
      title: "Placing it",
      text: "The holder of the marker may place it, free, in any province, as W2 allows, in one of their three turns: before playing a card, between the two blocks of a build, or after an action; not between playing a card and its action. If it is not placed in the round, it leaves the game.",
    },
    E2: {
      title: "What it counts for",
      text: "It counts for nobody. If it completes a row, the active player gets the chip and the row is scored; on level 4 it scores no points; if it completes the wall, the game ends.",
    },
    G1: {
      title: "A complete row",
      text: "The active player takes a chip, and the player with the most blocks in the row scores 3, 6 or 10 points on level 1, 2 or 3; tied players all score in full. If no player has a block in it, nobody scores.",
    },
    G2: { title: "A complete level", text: "The player with the most blocks on it scores 10, in the same way." },
    G3: {
      title: "The order",
      text: "First 5 points for your own block on level 4, or the chip; then the row; then the level.",
    },
    X1: {
      title: "The wall is complete",
      text: "The action is completed, the active player takes everything in all prisons, and the game is over, without a buyback and without the rest of the round.",
    },
    X2: {
      title: "The Mongols",
      text: "When no emperor block is left after a round, the game is over. Rows and levels that are not complete are scored as if they were, without chips; the prisons go to nobody.",
    },
    X3: {
      title: "The last points",
      text: "Chips score 0, 1, 3, 6, 10, 15, and 21 for six or more; each of your blocks in the province where you have the fewest scores 5; the most jade scores 5; the most workers score 5. Tied players all score in full.",
    },
    X4: {
      title: "Who wins",
      text: "The most points win; if tied, the most blocks in the wall; then the victory is shared.",
    },
    V1: {
      title: "More or fewer boards",
      text: "2 for two players, 2 or 3 for three, 2 to 4 for four, 3 or 4 for five and six. The number of emperor blocks stays the same.",
    },
    K1: {
      title: "Strict supplies",
      text: "Jade, peasants and convicts are unlimited. With strict supplies there are 100, 50 and 65: nobody recruits more than are left; five convicts, prisons and jade are given out as far as they last, jade first to the holder of the marker and then clockwise.",
    },
    H1: {
      title: "Hidden and open",
      text: "Hidden: favour cards in hands, cards looked at, kept and put back, the deck, and bids until they are revealed. Everything else is open, including how many cards everybody holds and who has bid. After the game, everything is open.",
    },
  },
  terms: {
    province: {
      word: "province",
      meaning: "a board of five columns of the wall, with a prison; numbered from 1 at the left",
    },
    cell: { word: "cell", meaning: "a place for a block, named by the letter of its column and its level: c2" },
    row: { word: "row", meaning: "the five cells of one level in one province (W3)" },
    level: { word: "level", meaning: "a height, 1 to 4, across all provinces (W3)" },
    tower: { word: "tower", meaning: "the blocks of level 4, on the end columns of a province" },
    supply: { word: "supply", meaning: "a player’s jade, peasants, convicts and blocks" },
    area: { word: "resource area", meaning: "holds a player’s blocks that are not quarried yet (Q1)" },
    stockpile: { word: "stockpile", meaning: "where jade, peasants and convicts come from and go to" },
    workers: { word: "workers", meaning: "peasants and convicts together" },
    taskmaster: {
      word: "taskmaster",
      meaning: "the figure that says where a player acts (T3); also the fourth role card",
    },
    prison: { word: "prison", meaning: "holds jade and convicts in a province until somebody empties it (R4)" },
    petition: { word: "petition", meaning: "the secret bid, and what favours add to it (P1)" },
    marker: { word: "marker", meaning: "shows who won the petition and begins the round (T1)" },
    emperor: {
      word: "emperor block",
      meaning: "a block that belongs to nobody; in each round the winner of the petition gets one (E1)",
    },
    favour: { word: "favour", meaning: "a card with a pattern of blocks and rewards (B3)" },
    plaque: { word: "plaque", meaning: "the mark on a block that was used for a favour (B3)" },
    chip: {
      word: "chip",
      meaning: "the reward for completing a row (G1); it buys a card back or scores at the end (X3)",
    },
    buyback: { word: "buyback", meaning: "taking back the card just played, for a second action (T2)" },
  },
  options: {
    boards: {
      title: "Province boards",
      text: "How many province boards; 0 is the usual number for this many players.",
    },
    strict_supplies: { title: "Strict supplies", text: "There are only 100 jade, 50 peasants and 65 convicts." },
    deck: {
      title: "Another favour deck",
      text: "A text file of 36 lines with patterns and rewards, like the game’s own.",
    },
  },
  notes: {
    setup: {
      title: "Set-up",
      text: "For 2 and 3 players there are 2 provinces, for 4 players 3, for 5 and 6 players 4; and 12, 12, 11, 10 or 9 emperor blocks for 2 to 6 players. Everybody starts with 12 jade, 18 blocks to quarry and the taskmaster in province 1, gets five favours and keeps three.",
    },
    prices: {
      title: "Prices",
      text: "Removing a block costs 1, 2 or 3 convicts on level 1, 2 or 3. Repeating costs 1 jade for the recruiter, 2 for resources or the builder. Buying the taskmaster back costs 3.",
    },
    deck: {
      title: "The favour deck is a reconstruction",
      text: "It seems that the game was never printed, and we found no picture of its favour cards. We know that there are 36 cards, that patterns fit a grid of 3 by 3, that more complex ones give more, and some of the rewards. The cards here fit that; they are not the designer’s.",
    },
    sources: {
      title: "Where these rules come from",
      text: "Designed by Bryan Johnson. This is an unofficial fan implementation that explains the rules in its own words. It follows the rule book; where that is silent, we decide ourselves.",
    },
    rulings: {
      title: "Our rulings",
      text: "Somebody wins even if everybody bids nothing (P3); nobody passes (T4); the emperor block never comes between a card and its action (E1); when the Mongols come, there are no chips for incomplete rows and the prisons go to nobody (X2); even with nothing at all, all who are tied for the most score (X3).",
    },
  },
  glance: {
    title: "The role cards",
    prices: "Printed on the boards",
    number: "peasants or blocks",
    jade: "jade",
    level: "level",
    workers: "workers for a block",
    row: "points: a row; level 4: a block",
  },
  cards: {
    recruiter: {
      name: "Recruiter",
      use: "Peasants for jade (R1), convicts for peasants (R2), jade (R3), or everything in the prison (R4).",
    },
    resources: { name: "Resources", use: "Blocks for jade (Q1), jade (Q2), or new favours (Q3)." },
    builder: { name: "Builder", use: "Build one or two blocks (B1), play a favour (B3), or remove a block (B4)." },
    taskmaster: { name: "Taskmaster", use: "Move to another province (M1), or repeat a card played earlier (M2)." },
  },
};
