import type { ExampleTexts } from "./texts";

export const texts: ExampleTexts = {
  groups: {
    title: "Three groups",
    captions: [
      "Mu owns ALTAI, XIA, TANG and CAO; Suhey owns NIE and ULAN. Which of them belong together?",
      "ALTAI, XIA and TANG share sides: the first group.",
      "CAO touches none of them. It is a group of its own, and so it needs a city of its own.",
      "NIE and ULAN are Suhey’s group. They lie beside XIA but belong to another clan.",
    ],
  },
  "across-water": {
    title: "A colony across the water",
    captions: [
      "Mu has one province, MAO. The province GU is free.",
      "MAO and GU touch the same lake. However large it is, they are connected, and GU is in reach.",
      "Colonization I of GU: Mu takes GU and the free provinces beside it, FEI and BUL. The new group has no city, so GU becomes one, free of charge.",
    ],
  },
  "two-builders": {
    title: "Two builders side by side",
    captions: [
      "TANG is Mu’s, XIA is Suhey’s, and they are adjacent. Both clans plan Expansion III.",
      "Mu builds a temple in TANG; in XIA there is one already. Each would steal from the other, so neither steals. They pay only for their plans.",
    ],
  },
  "two-thieves": {
    title: "Two thieves, one victim",
    captions: [
      "Suhey, in XIA, has 3 Chão and lies beside Mu’s TANG and Weyu’s NIE. Mu and Weyu both plan Expansion III.",
      "They steal in rounds, 1 Chão each. The first round costs Suhey 2. The 1 that is left is not enough for both in a second round, so the theft ends there: both thieves got the same.",
    ],
  },
  "fresh-army": {
    title: "A new army does not attack alone",
    captions: [
      "Mu has a city in XIA and no army. TANG is Suhey’s only city.",
      "Attack II would bring one new army, but an attack needs an army that is already in reach.",
      "So Mu first recruits: Militarization II in XIA brings one army.",
      "A turn later Attack II works: the army from XIA and a new one take TANG. Suhey’s SONG has no city left and goes to Mu.",
    ],
  },
  "three-attackers": {
    title: "Three clans attack one province",
    captions: [
      "Xiangi holds XIA with 1 army. Mu has 3 armies beside it, Suhey 2, Weyu 1. All three attack; Mu with level II, which brings one more.",
      "The attackers fight first: 4 against 2 against 1. Mu keeps its lead over the second, 2 armies. Then they meet the defender: 2 against 1, XIA falls, and 1 army stays there.",
    ],
  },
  rampart: {
    title: "Three armies for a rampart",
    captions: [
      "TANG, Suhey’s city, has a wooden rampart: a defence of 2. Mu has 2 armies in XIA.",
      "Mu attacks with both. 2 against 2 is not enough: both armies are lost, and the rampart holds.",
      "Mu recruits 3 armies.",
      "Now 3 against 2: the rampart costs 2 armies, and 1 takes TANG. SONG, without a city, goes to Mu as well.",
    ],
  },
  "last-city": {
    title: "The last city of a group",
    captions: [
      "Suhey’s group GU, FEI and BUL has its only city in GU. Mu has 2 armies in MAO, across the lake, and plans Attack I with Fortification II.",
      "GU falls. FEI and BUL have no city left and become Mu’s. Mu’s new group has none either, so GU becomes a city. The Fortification comes after that. It finds a city instead of a village, so it doubles the city and adds a wooden rampart.",
    ],
  },
  swap: {
    title: "Two attacks that cross",
    captions: [
      "Mu attacks Suhey’s city GU with 2 armies from MAO. At the same time Suhey attacks Mu’s village HOV with 2 armies from FEI.",
      "The armies left home at the same time and never meet; both attacks succeed. For the moment Suhey has no city, so FEI goes to Mu. Then both conquered provinces become cities: GU for Mu, HOV for Suhey.",
    ],
  },
  "two-isolate": {
    title: "Each attacker takes what it cuts off",
    captions: [
      "Suhey’s land is a chain, LI, JU, HUO, TANG, SONG, with its city in the middle. Mu attacks JU, Weyu attacks TANG.",
      "By taking JU, Mu alone cuts off LI and takes it. By taking TANG, Weyu alone cuts off SONG and takes it. HUO still has its city and stays Suhey’s.",
    ],
  },
  "two-cities": {
    title: "Destroyed only by two attacks together",
    captions: [
      "Suhey’s group has two cities, LI and TANG, with the villages JU and HUO between them. Mu attacks LI, Weyu attacks TANG, both with level I.",
      "Both cities fall. Neither attack alone would have left JU and HUO without a city, so nobody gets them: they become free.",
    ],
  },
  "two-cities-strike": {
    title: "The same with Attack III",
    captions: [
      "The same position, but Weyu attacks TANG with level III.",
      "After the victory Weyu strikes the enemy provinces around TANG with strength 1. HUO is undefended and becomes Weyu’s; JU is not beside TANG and becomes free, as before.",
    ],
  },
};
