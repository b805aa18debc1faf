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
    W2: { title: "Support", text: "A block stands on the ground or on another block, whoever’s it is." },
    W3: {
      title: "Rows and levels",
      text: "A row is one level, 1 to 3, of one province. A level is that height over all provinces; level 4 has two cells in each.",
    },
    I1: {
      title: "Income",
      text: "At the start of a round, in the first one too, everybody takes 3 jade and the income of the favours played so far.",
    },
    P1: {
      title: "Petition",
      text: "Everybody secretly bids any part of the own jade, from nothing to all. The bids are shown at once. A bid is worth its jade plus the petition of the favours played. The highest wins.",
    },
    P2: {
      title: "Ties",
      text: "If several are highest, more jade in the bid decides; then the marker goes clockwise from its last holder to the first of the tied, the last holder coming last. In round 1 chance decides.",
    },
    P3: {
      title: "What the winner gets",
      text: "The winner alone pays, and only the jade bid; takes the marker and an emperor block; and 1 jade and 1 convict go from the stockpile to the prison of the winner’s province. Somebody always wins, also when all bid nothing.",
    },
    T1: {
      title: "Three turns",
      text: "All take their four role cards in hand. From the holder of the marker, clockwise, everybody has a turn, three times round.",
    },
    T2: {
      title: "A turn",
      text: "Play a role card and carry out one of its actions. Then, once a turn, the card just played may be bought back: the taskmaster for 3 jade, any card for a chip. It returns to the hand, and another card, or the same, must be played and used. Jade or a chip won a moment before may pay.",
    },
    T3: {
      title: "Where you act",
      text: "Everything is done in the province of the own taskmaster, but favours and the emperor block.",
    },
    T4: {
      title: "Nobody passes",
      text: "Something is always possible. A card can be played only if one of its actions can be carried out in full. Emptying an empty prison is allowed and brings nothing.",
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
      text: "A convict goes to the local prison, then one to five own blocks from the resource area are bought for 0, 1, 2, 4 or 7 jade. There are 18, and no more.",
    },
    Q2: { title: "Collect jade", text: "As in R3." },
    Q3: {
      title: "Draw favours",
      text: "Look at the five cards on top of the deck, keep two, put the others under the deck in random order. From fewer than five, two are kept, or all if there are no more. Impossible when the deck is empty. Nothing limits the hand. At the start everybody gets five and gives two back.",
    },
    B1: {
      title: "Build",
      text: "A convict goes to the local prison; then one block from the supply, or two for 1 jade, on free cells that W2 allows. The second may stand on the first.",
    },
    B2: {
      title: "Workers",
      text: "Exactly as many as the levels need together, 2, 4, 6 or 8 each, peasants and convicts in any mix. All the convicts and half the peasants, rounded up once, die. Sites and workers are named and paid first. Then the first block is placed and scored, the emperor block may be placed, and the second block is placed and scored. A second site without support is allowed if the first block gives it, or if the player has the emperor block, which must then go directly below it. The emperor block cannot take the second site.",
    },
    B3: {
      title: "Favour",
      text: "Lay down a favour card whose pattern lies somewhere in the wall in own blocks without plaques, upright as drawn, at any height, also across a border; other blocks around it do not matter. One block of the pattern, by choice, gets a plaque. The points are scored at once; income, petition and jade are for good and add up. A block with a plaque counts for everything but patterns, and cannot be removed.",
    },
    B4: {
      title: "Remove",
      text: "Remove a block of another player in the own province: without plaque, with nothing on it, not on level 4 and not in a complete row. It costs as many convicts as its level, and the block goes to its owner’s supply.",
    },
    M1: { title: "Move", text: "The taskmaster goes to another province." },
    M2: {
      title: "Repeat",
      text: "Pay 1 jade for the recruiter, 2 for resources or builder, then carry out any action of that card, if it lies on the table from an earlier turn of the round. What a buyback returns is the taskmaster.",
    },
    E1: {
      title: "Placing it",
      text: "The holder of the marker may place it, free, in any province, as W2 allows, in one of the own three turns: before playing a card, between the two blocks of a build, or after an action; not between showing a card and its action. If it is not placed in the round it leaves the game.",
    },
    E2: {
      title: "What it counts",
      text: "It counts for nobody. If it completes a row, the active player gets the chip and the row is scored; on level 4 it brings no points; if it completes the wall the game ends.",
    },
    G1: {
      title: "A complete row",
      text: "The active player takes a chip, and whoever has most blocks in it scores 3, 6 or 10 points on level 1, 2 or 3; all who are equal score in full. Without a player’s block it scores nobody.",
    },
    G2: { title: "A complete level", text: "Whoever has most blocks on it scores 10, in the same way." },
    G3: {
      title: "The order",
      text: "5 points for an own block on level 4, or the chip; then the row; then the level.",
    },
    X1: {
      title: "The wall is complete",
      text: "The action is finished, the active player takes what all prisons hold, and the game is over, without a buyback and without the rest of the round.",
    },
    X2: {
      title: "The Mongols",
      text: "When no emperor block is left after a round, the game is over. Rows and levels that are not complete are scored as if they were, without chips; the prisons go to nobody.",
    },
    X3: {
      title: "The last points",
      text: "Chips score 0, 1, 3, 6, 10, 15, and 21 for six or more; each own block in the province where there are fewest of them scores 5; most jade scores 5; most workers score 5. All who are equal score in full.",
    },
    X4: { title: "Who wins", text: "Most points win; then most own blocks in the wall; then the victory is shared." },
    V1: {
      title: "More or fewer boards",
      text: "2 for two players, 2 or 3 for three, 2 to 4 for four, 3 or 4 for five and six. The emperor blocks stay as they are.",
    },
    K1: {
      title: "Strict supplies",
      text: "Jade, peasants and convicts are unlimited. With strict supplies there are 100, 50 and 65: nobody recruits more than are left; five convicts, prisons and jade come as far as there are some, jade to the marker’s holder first and then clockwise.",
    },
    H1: {
      title: "Hidden and open",
      text: "Hidden: favour cards in hands, cards looked at, kept and put back, the deck, bids until they are shown. Everything else is open, also how many cards everybody holds and who has bid. When the game is over everything is open.",
    },
  },
  terms: {
    province: {
      word: "province",
      meaning: "a board of five columns of the wall, with a prison; numbered from 1 at the left",
    },
    cell: { word: "cell", meaning: "a place for a block, named by the letter of its column and its level: c2" },
    row: { word: "row", meaning: "the five cells of one level in one province (W3)" },
    level: { word: "level", meaning: "a height, 1 to 4, over all provinces (W3)" },
    tower: { word: "tower", meaning: "the blocks of level 4, on the end columns of a province" },
    supply: { word: "supply", meaning: "a player’s jade, peasants, convicts and blocks" },
    area: { word: "resource area", meaning: "where a player’s blocks lie that are not quarried yet (Q1)" },
    stockpile: { word: "stockpile", meaning: "where jade, peasants and convicts come from and go to" },
    workers: { word: "workers", meaning: "peasants and convicts together" },
    taskmaster: {
      word: "taskmaster",
      meaning: "the figure that says where a player acts (T3); also the fourth role card",
    },
    prison: { word: "prison", meaning: "jade and convicts that wait in a province for whoever empties it (R4)" },
    petition: { word: "petition", meaning: "the secret bid, and what favours add to it (P1)" },
    marker: { word: "marker", meaning: "shows who won the petition and begins the round (T1)" },
    emperor: {
      word: "emperor block",
      meaning: "a block that is nobody’s; each round the winner of the petition gets one (E1)",
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
    boards: { title: "Province boards", text: "How many there are; 0 is the usual number for the players." },
    strict_supplies: { title: "Strict supplies", text: "100 jade, 50 peasants and 65 convicts are all there are." },
    deck: {
      title: "Another favour deck",
      text: "A text file of 36 lines with patterns and rewards, like the game’s own.",
    },
  },
  notes: {
    setup: {
      title: "Set-up",
      text: "For 2 and 3 players there are 2 provinces, for 4 players 3, for 5 and 6 players 4; and 12, 12, 11, 10 or 9 emperor blocks for 2 to 6 players. Everybody begins with 12 jade, 18 blocks to quarry and the taskmaster in province 1, gets five favours and keeps three.",
    },
    prices: {
      title: "Prices",
      text: "Removing a block costs 1, 2 or 3 convicts on level 1, 2 or 3. Repeating costs 1 jade for the recruiter, 2 for resources or the builder. Buying the taskmaster back costs 3.",
    },
    deck: {
      title: "The favour deck is a reconstruction",
      text: "It seems that the game was never printed, and no picture of its favour cards was found. Known are: 36 cards, patterns in a grid of 3 by 3, more for more complex ones, and some of the rewards. The cards here fit that; they are not the designer’s.",
    },
    sources: {
      title: "Where these rules come from",
      text: "Designed by Bryan Johnson. This is an unofficial fan implementation that tells the rules in its own words. It follows the rule book; where that is silent we rule ourselves.",
    },
    rulings: {
      title: "Our rulings",
      text: "Somebody wins also when all bid nothing (P3); nobody passes (T4); the emperor block never comes between a card and its action (E1); no chips for incomplete rows and no prisons at the Mongols’ end (X2); most of nothing is most (X3).",
    },
  },
  glance: {
    title: "The role cards",
    prices: "Printed on the boards",
    number: "peasants or blocks",
    jade: "jade",
    level: "level",
    workers: "workers a block",
    row: "points: a row; level 4: a block",
  },
  cards: {
    recruiter: {
      name: "Recruiter",
      use: "Peasants for jade (R1), convicts for peasants (R2), jade (R3), or what the prison holds (R4).",
    },
    resources: { name: "Resources", use: "Blocks for jade (Q1), jade (Q2), or new favours (Q3)." },
    builder: { name: "Builder", use: "One or two blocks (B1), a favour (B3), or another’s block away (B4)." },
    taskmaster: { name: "Taskmaster", use: "To another province (M1), or a card played before once more (M2)." },
  },
};
