import type { LessonTexts } from "./texts";

export const texts: LessonTexts = {
  colonize: {
    title: "One target, three levels",
    text: "You lead Mu, the black clan, from its only city SONG. Each turn you name one province and a level for each of three kinds of action. Development I of a free province costs nothing: you take the target, which must be in reach of your land, and every free province beside it.",
    steps: ["Click XIA on the map, leave Development at I, and seal the plan."],
    praise: "One plan took four provinces, two of them with a temple.",
  },
  expand: {
    title: "Growing on all sides",
    text: "Development of one of your provinces is Expansion: you take every free province beside the whole group that it belongs to. Villages show what is yours.",
    steps: ["Choose SONG or ALTAI as the target with Development I."],
    praise: "The whole group grew at once. Where two clans claim the same province this way, it stays free.",
  },
  pass: {
    title: "Passing earns money",
    text: "Levels II and III cost Chão, paper money. There is hardly any income. The surest way to earn money is to pass, which brings 6.",
    steps: ["Pass: the button is above the map."],
    praise: "Six Chão. Meanwhile the others used their turn, so choose the moment well.",
  },
  costs: {
    title: "Rice makes it cheaper",
    text: "Level II costs 4 and level III costs 7, but every rice paddy takes 1 off Development, every forest off Fortification, every mine off Militarization. Your doubled city in TANG counts as two paddies. You have 2 Chão.",
    steps: ["Take land with Development II."],
    praise: "It cost 2 and earned 2 back. Only what you owned before the turn lowers the cost.",
  },
  water: {
    title: "Across the water",
    text: "All provinces on one lake are connected, but water does not join groups. And every group needs a city: a colony that is cut off from your land becomes one automatically, free of charge.",
    steps: ["Colonize a province on the other shore of the lake beside ALTAI, such as CAO."],
    praise: "A second city for free, and a temple with it.",
  },
  far: {
    title: "Anywhere on the map",
    text: "KHAL and its neighbour CAO have temples, and nobody can reach them. Development III can: it colonizes anywhere. But beware: if two clans colonize the same province, both turns are cancelled.",
    steps: ["Colonize KHAL with Development III."],
    praise: "A colony far from home, with a city of its own.",
  },
  city: {
    title: "A second city",
    text: "If the last city of a group falls, the whole group is lost. Fortification II turns a village into a city. On a city, level I doubles what it produces, II also adds a rampart, III makes it indestructible.",
    steps: ["Turn one of your villages, XIA or TANG, into a city."],
    praise: "Now the group no longer depends on a single city.",
  },
  recruit: {
    title: "Raising armies",
    text: "Militarization of your own city recruits armies: one with level II, three with level III. SONG is a doubled city on a mine, so level III costs 5 instead of 7. At the end of a turn at most three armies stay in a province.",
    steps: ["Recruit three armies in SONG."],
    praise: "An army defends its province and threatens everything in reach.",
  },
  attack: {
    title: "Attack",
    text: "Militarization of an enemy province attacks it with all armies in reach. You need more than its armies and its rampart, which counts as 2. You have two armies beside NIE; level II adds a new one.",
    steps: ["Take NIE from Suhey."],
    praise: "Three against a rampart of 2: one army is left and holds NIE, and the temple is yours.",
  },
  group: {
    title: "Without a city, all is lost",
    text: "NIE is the only city of Suhey’s group; ZAV and ULAN are its villages. You have one army in SONG, and nothing defends NIE.",
    steps: ["Attack NIE."],
    praise: "The villages had no city left and are now yours. Guard your own last city.",
  },
  temple: {
    title: "Building a temple",
    text: "On your own land, Development III takes no provinces. Instead it builds a temple, in a province of any kind, and steals up to 2 Chão from every clan beside it.",
    steps: ["Build a temple in SONG, next to Suhey’s NIE."],
    praise: "You can build temples as well as find them, and this time a neighbour paid for it.",
  },
  win: {
    title: "Winning",
    text: "The wheel shows how many temples you need to win: 9 at first, then fewer and fewer. It is turn 13, and 3 are enough. You hold XIA and NIE. All plans are made at the same time, so look at what the others could do, then strike.",
    steps: ["Win now: take a third temple. CHENG lies on the lake beside NIE."],
    praise: "Three temples in turn 13: the mandate is yours. Now you know all you need for your first game.",
  },
};
