import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  turn: {
    title: "A turn",
    lines: [
      {
        name: "Plan",
        text: "In secret, everybody chooses one province and a level for at least one kind of action, or passes.",
      },
      { name: "Reveal", text: "All plans are revealed and paid." },
      { name: "Development", text: "New land and temples." },
      { name: "Fortification", text: "Of targets that are now yours." },
      { name: "Recruitment", text: "New armies." },
      { name: "Attacks", text: "All at once." },
      {
        name: "After attacks",
        text: "Fortification of a target that was attacked, if it is now yours; otherwise it is refunded.",
      },
      { name: "Income", text: "Development II earns {bonus} Chão, passing {passing}." },
      { name: "Upgrade", text: "At most {most_armies} armies stay in a province; markers are set." },
    ],
  },
  costs: {
    title: "Costs and victory",
    lines: [
      {
        name: "Less",
        text: "Rice lowers the cost of Development, forest of Fortification, mines of Militarization, never below nothing.",
      },
      { name: "Pass", text: "Do nothing, earn {passing} Chão." },
      { name: "Victory", text: "As many temples as the wheel shows." },
    ],
  },
  colonization: {
    title: "Development: Colonization of a free target",
    lines: [
      { text: "Take the target, which must be in reach, and the free provinces beside it." },
      { text: "The same, and earn {bonus} Chão." },
      { text: "Like I, but anywhere on the map." },
    ],
  },
  expansion: {
    title: "Development: Expansion of your own target",
    lines: [
      { text: "Take the free provinces around its group." },
      { text: "The same, and earn {bonus} Chão." },
      { text: "Build a temple, and steal up to two Chão from each clan beside it." },
    ],
  },
  urbanization: {
    title: "Fortification: Urbanization of a village",
    lines: [{ text: "Nothing." }, { text: "A city." }, { text: "A city with a wooden rampart, and an army." }],
  },
  reinforcement: {
    title: "Fortification: Reinforcement of a city",
    lines: [{ text: "Doubled." }, { text: "Doubled, and a wooden rampart." }, { text: "Indestructible, and an army." }],
  },
  recruitment: {
    title: "Militarization: Recruitment in a city",
    lines: [{ text: "Nothing." }, { text: "One army." }, { text: "Three armies." }],
  },
  attack: {
    title: "Militarization: Attack on an enemy",
    lines: [
      { text: "Send all your armies in reach. There must be at least one." },
      { text: "The same, with one new army." },
      { text: "Like II; after a victory, strike the enemies around the target with strength one." },
    ],
  },
  fight: {
    title: "Fighting",
    lines: [
      { text: "Attackers of one target fight each other first: the strongest keeps its lead over the second." },
      {
        text: "Then the defence counts: armies, {rampart} for a wooden rampart, one for an indestructible city of the same clan beside it. More wins; the difference survives.",
      },
      { text: "Land left without a city goes to the attacker who cut it off; if several did, it becomes free." },
      { text: "A conquered target without a city in its group becomes one." },
    ],
  },
};
