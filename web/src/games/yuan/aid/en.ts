import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  turn: {
    title: "A turn",
    lines: [
      { name: "Plan", text: "All in secret: one province, and a level for each kind, at least one of them. Or pass." },
      { name: "Reveal", text: "All plans are shown and paid." },
      { name: "Development", text: "New land and temples." },
      { name: "Fortification", text: "Of what is own now." },
      { name: "Recruitment", text: "New armies." },
      { name: "Attacks", text: "All at once." },
      {
        name: "After attacks",
        text: "Fortification of a target that was attacked, if it is own now; else it is paid back.",
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
        text: "Rice lowers Development, forest Fortification, mines Militarization, never below nothing.",
      },
      { name: "Pass", text: "Do nothing, earn {passing} Chão." },
      { name: "Victory", text: "As many temples as the wheel shows." },
    ],
  },
  colonization: {
    title: "Development: Colonization of a free target",
    lines: [
      { text: "Take it, in reach, and the free provinces beside it." },
      { text: "The same, and earn {bonus} Chão." },
      { text: "As I, anywhere on the map." },
    ],
  },
  expansion: {
    title: "Development: Expansion of an own target",
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
      { text: "All own armies in reach. There must be one." },
      { text: "With one new army more." },
      { text: "As II; after a victory strike the enemies around it with strength one." },
    ],
  },
  fight: {
    title: "Fighting",
    lines: [
      { text: "Attackers of one target fight each other first: the strongest keeps what it has more than the second." },
      {
        text: "Then armies, {rampart} for a wooden rampart, one for an own indestructible city beside it. More wins; the difference survives.",
      },
      { text: "Land that is left without a city goes to the attacker who cut it off; if several did, it is free." },
      { text: "A conquered target without a city in its group becomes one." },
    ],
  },
};
