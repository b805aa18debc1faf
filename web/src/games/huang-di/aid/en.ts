import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  round: {
    title: "A round",
    lines: [
      { name: "Income", text: "{income} jade, and the income of your favours." },
      {
        name: "Petition",
        text: "Secret bids of jade. Only the winner pays, and takes the marker and an emperor block; a jade and a convict go to the prison.",
      },
      {
        name: "Turns",
        text: "{turns} each, clockwise from the marker: play a role card and take one of its actions in your taskmaster’s province.",
      },
      { name: "Emperor block", text: "Its holder may place it anywhere, for free, in one of these turns." },
    ],
  },
  recruiter: {
    title: "Recruiter",
    lines: [
      { name: "Recruit", text: "One to five peasants at the price below; a convict goes to the prison." },
      { name: "Convicts", text: "{five} for {five_cost} peasants." },
      { name: "Jade", text: "{income}, and the jade of your favours." },
      { name: "Prison", text: "Take everything in it." },
    ],
  },
  resources: {
    title: "Resources",
    lines: [
      { name: "Quarry", text: "One to five of your blocks at the price below; a convict goes to the prison." },
      { name: "Jade", text: "{income}, and the jade of your favours." },
      { name: "Favours", text: "Look at {looked}, keep {drawn}." },
    ],
  },
  builder: {
    title: "Builder",
    lines: [
      {
        name: "Build",
        text: "One block, or two for {second_block} jade; a convict goes to the prison. All convicts die, and half the peasants, rounded up.",
      },
      { name: "Favour", text: "Play a card whose pattern your blocks form; one of them gets a plaque." },
      {
        name: "Remove",
        text: "Another player’s block: no plaque, nothing on it, not in a complete row, not on the top level.",
      },
    ],
  },
  taskmaster: {
    title: "Taskmaster",
    lines: [
      { name: "Move", text: "To another province." },
      {
        name: "Repeat",
        text: "A card played earlier in the round: {repeats.0} jade for the recruiter, {repeats.1} for resources, {repeats.2} for the builder.",
      },
      {
        name: "Buyback",
        text: "Once a turn, for a second action: the taskmaster for {buyback} jade, any card for a chip.",
      },
    ],
  },
  prices: {
    title: "Prices",
    lines: [{ text: "For peasants and for blocks." }],
    rows: ["Number", "Jade"],
  },
  levels: {
    title: "By level",
    lines: [{ text: "For a second block, add its workers; all are sent together." }],
    rows: ["Level", "Workers", "Convicts to remove", "Points"],
  },
  scoring: {
    title: "Scoring",
    lines: [
      {
        name: "Row",
        text: "Its points go to the player with the most blocks in it, and a chip to the player who completes it.",
      },
      { name: "Level", text: "When complete in all provinces: {level} points for the most blocks." },
      {
        name: "At the end",
        text: "Each block in your weakest province {weakest}, the most jade {most}, the most workers {most}, and your chips:",
      },
    ],
    rows: ["Chips", "Points"],
  },
};
