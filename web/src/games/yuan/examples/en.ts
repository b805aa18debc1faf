import type { ExampleTexts } from "./texts";

export const texts: ExampleTexts = {
  groups: {
    title: "Three groups",
    captions: [
      "Mu owns ALTAI, XIA, TANG and CAO, Suhey NIE and ULAN. Which of them belong together?",
      "ALTAI, XIA and TANG share sides: the first group.",
      "CAO touches none of them. It is a group of its own, and so it needs a city of its own.",
      "NIE and ULAN are Suhey’s group. They lie beside XIA, but they are another clan’s.",
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
      "Mu builds a temple in TANG; in XIA there is one already. Each would steal from the other, so they spare each other and pay only for their plans.",
    ],
  },
  "two-thieves": {
    title: "Two thieves, one victim",
    captions: [
      "Suhey, in XIA, has 3 Chão and lies beside Mu’s TANG and Weyu’s NIE. Mu and Weyu both plan Expansion III.",
      "They take in rounds, 1 Chão each. The first round costs Suhey 2. Only 1 is left, too little for both in a second round, so it ends there: both thieves got the same.",
    ],
  },
  "fresh-army": {
    title: "A new army does not attack alone",
    captions: [
      "Mu has a city in XIA and no army. TANG is Suhey’s only city.",
      "Attack II would bring one new army, but an attack needs an army that stands in reach already.",
      "So Mu first recruits: Militarization II in XIA brings one army.",
      "A turn later Attack II works: the army from XIA and a new one take TANG. Suhey’s SONG has no city left and goes to Mu.",
    ],
  },
  "three-attackers": {
    title: "Three clans before one province",
    captions: [
      "Xiangi holds XIA with 1 army. Mu has 3 armies beside it, Suhey 2, Weyu 1. All three attack; Mu with level II, which brings one more.",
      "The attackers fight first: 4 against 2 against 1. Mu keeps what it has more than the second, 2 armies. Then they meet the defender: 2 against 1, XIA falls, and 1 army stays there.",
    ],
  },
  rampart: {
    title: "Three armies for a rampart",
    captions: [
      "TANG, Suhey’s city, has a wooden rampart: a defence of 2. Mu has 2 armies in XIA.",
      "Mu attacks with both. 2 against 2 is not enough: both armies are lost, and the rampart stands.",
      "Mu recruits 3 armies.",
      "Now 3 against 2: the rampart costs 2 armies, and 1 takes TANG. SONG, without a city, goes to Mu as well.",
    ],
  },
  "last-city": {
    title: "The last city of a group",
    captions: [
      "Suhey’s group GU, FEI and BUL has its only city in GU. Mu has 2 armies in MAO, across the lake, and plans Attack I with Fortification II.",
      "GU falls. FEI and BUL have no city left and become Mu’s. Mu’s new group has none either, so GU becomes a city. The Fortification comes after that: it finds a city, not a village, so it doubles it and adds a wooden rampart.",
    ],
  },
  swap: {
    title: "Two attacks that cross",
    captions: [
      "Mu attacks Suhey’s city GU with 2 armies from MAO. At the same time Suhey attacks Mu’s village HOV with 2 armies from FEI.",
      "The armies left home at once and never meet; both attacks succeed. For the moment Suhey has no city, so FEI goes to Mu. Then both conquered provinces become cities: GU for Mu, HOV for Suhey.",
    ],
  },
  "two-isolate": {
    title: "Each takes what it cuts off",
    captions: [
      "Suhey’s land is a chain, LI, JU, HUO, TANG, SONG, with its city in the middle. Mu attacks JU, Weyu attacks TANG.",
      "By taking JU Mu alone cuts off LI, and takes it. By taking TANG Weyu alone cuts off SONG, and takes it. HUO still has its city and stays Suhey’s.",
    ],
  },
  "two-cities": {
    title: "What only two together destroy",
    captions: [
      "Suhey’s group has two cities, LI and TANG, with the villages JU and HUO between them. Mu attacks LI, Weyu attacks TANG, both with level I.",
      "Both cities fall. Neither attack alone would have left JU and HUO without a city, so nobody gets them: they are free.",
    ],
  },
  "two-cities-strike": {
    title: "The same with an Attack III",
    captions: [
      "The same position, but Weyu attacks TANG with level III.",
      "After the victory Weyu strikes the enemy provinces around TANG with strength 1. HUO is undefended and becomes Weyu’s; JU is not beside TANG and is free, as before.",
    ],
  },
};
