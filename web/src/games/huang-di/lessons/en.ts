import type { LessonTexts } from "./texts";

export const texts: LessonTexts = {
  recruit: {
    title: "Workers first",
    text: "You are red. In a turn you play one of your four role cards and take one of its actions. You need workers to build, and the recruiter finds them: one peasant is free, more cost jade. Each time, a convict goes to the prison of your province.",
    steps: ["Play the recruiter.", "Recruit three peasants. They cost 2 jade."],
    praise: "Three peasants. The card now lies on the table. It returns to your hand in the next round.",
  },
  quarry: {
    title: "Then stone",
    text: "You have 18 blocks, but you must quarry them first. The resources card does that, at the same prices as for peasants. It can also bring jade or new favour cards.",
    steps: ["Play the resources card.", "Quarry three blocks."],
    praise: "The blocks are in your supply, ready for the wall.",
  },
  build: {
    title: "A block in the wall",
    text: "The builder places a block in the province of your taskmaster. Level 1 needs two workers, level 2 four, then six and eight. Convicts never come home; half of the peasants do.",
    steps: [
      "Play the builder.",
      "Choose a free cell on the ground, and send two peasants and no convict: one of them comes home.",
    ],
    praise: "One peasant died and one came home. Two convicts would both have died, but convicts are cheaper.",
  },
  two: {
    title: "Two blocks at once",
    text: "For 1 jade you build two blocks with one card, and the second may stand on the first. Two workers and four make six.",
    steps: ["Play the builder.", "Choose b1, then b2 on top of it."],
    praise: "Two blocks with one card. You have three turns in a round, so cards are precious.",
  },
  row: {
    title: "A row is complete",
    text: "Five blocks of one level in one province are a row. The player who completes it takes a buyback chip, and the player with the most blocks in it scores 3, 6 or 10 points. Here c1 is free; you have two blocks and white has two.",
    steps: ["Play the builder.", "Complete the row."],
    praise:
      "The chip and 3 points. A chip buys a card back for a second action in the same turn, or scores at the end.",
  },
  favour: {
    title: "The emperor’s favours",
    text: "To play a favour, you need its pattern in your own blocks, anywhere in the wall. Point at a card to see where it fits. One block of the pattern gets a plaque and cannot be part of another pattern. Your blocks are on a1, b1 and a2.",
    steps: [
      "Play the builder: favours are one of its actions.",
      "Play favour F09.",
      "Put the plaque on a2, so that a1 and b1 stay free for F02.",
    ],
    praise: "2 points at once, and 1 more jade in every round. F02 still fits.",
  },
  petition: {
    title: "The petition",
    text: "Every round begins with a secret bid. The highest bidder wins the marker, starts the round, and gets an emperor block. Only the winner pays. Your favour F01 adds 1 to every bid. White has 4 jade. If bids are equal, the one with more jade wins.",
    steps: ["Bid enough to win for certain, and no more than needed."],
    praise:
      "4 jade and 1 from the favour make 5, which white could not reach. With 3 jade you would have tied, and white would have won with more jade.",
  },
  emperor: {
    title: "The emperor block",
    text: "The winner of the petition may place an emperor block in one of the three turns, anywhere, without workers. It counts for nobody, but it supports blocks above it.",
    steps: ["Take up the emperor block and place it on c1.", "Now play the builder.", "Build on c2, on top of it."],
    praise: "You are on level 2 without having built on level 1. Emperor blocks also complete rows.",
  },
  prison: {
    title: "Emptying the prison",
    text: "Whenever somebody recruits, quarries or builds, a convict goes to the local prison. Each petition adds 1 jade and 1 convict to the prison of the winner’s province. The player who empties a prison gets everything.",
    steps: ["Play the recruiter.", "Empty the prison of your province."],
    praise: "2 jade and 4 convicts for free. Look at the prisons before you move your taskmaster.",
  },
  move: {
    title: "Move, then act again",
    text: "You can act only where your taskmaster is. Moving takes a card, but for 3 jade you may buy the taskmaster card back and play another one in the same turn. In province 2, only j1 is missing from a row.",
    steps: [
      "Play the taskmaster.",
      "Move to province 2.",
      "Buy the card back for 3 jade.",
      "Play the builder.",
      "Build on j1.",
    ],
    praise: "You moved and built in one turn, and the chip is yours.",
  },
  repeat: {
    title: "The same again",
    text: "The taskmaster card can also repeat a card that lies on your table from an earlier turn of the round: the recruiter for 1 jade, resources or the builder for 2. Your recruiter is on the table.",
    steps: ["Play the taskmaster.", "Repeat the recruiter.", "Give two peasants for five convicts."],
    praise: "Five convicts. With buybacks and repeats a round is longer than three actions.",
  },
  end: {
    title: "The last block",
    text: "The game is over when the wall is complete, or when no emperor block is left. Then chips, your weakest province, the most jade and the most workers score points. White leads with 46 points to 41. Only j4 is free: your own block on level 4 scores 5 points, and the player who completes the wall takes everything in all prisons.",
    steps: ["Play the builder.", "Complete the wall and win."],
    praise:
      "You have won. Rows, levels, towers, favours, and a fair share in every province: now you know enough to play.",
  },
};
