import type { RulesText } from "./structure";

export const text: RulesText = {
  title: "Yuan, The Art of War",
  lead: "Eight clans, one dynasty. Two to eight players plan in secret, one province and three levels each, and then everything happens at once: colonies, cities, armies, attacks. A clan that controls as many temples as the wheel of time shows wins.",
  chapters: {
    pieces: "Words and pieces",
    "set-up": "Set-up",
    turn: "The turn",
    actions: "What a plan does",
    resolution: "Resolution",
    victory: "Victory",
    variants: "More ways to play",
    rulings: "Rulings: what the rule book leaves open",
    departures: "Rulings: where we depart from the rule book",
  },
  rules: {
    Y2: {
      title: "Land and groups",
      text: "The glossary explains adjacency, lakes, connections and groups. After every phase, every group contains at least one city.",
    },
    "Y3.1": {
      title: "What there is",
      text: "Villages, cities, ramparts, temples and Chão are unlimited; every clan has 10 armies.",
    },
    "Y3.2": {
      title: "Tiles",
      text: "A box has 15 tiles of seven hexes: A–H for two players, I–L more for three, M–O more for four. They hold 13 provinces of each kind. Tiles interlock in only one way, and each can be turned in steps of 60°.",
    },
    "Y3.3": {
      title: "Volcanoes",
      text: "Certain mountains on the Mongolia tiles F, C, J and M are volcanoes; otherwise they are ordinary mountains.",
    },
    "Y3.4": {
      title: "The China tiles",
      text: "The China tiles are the mirror images of the Mongolia tiles, with other names; D, G, J and N have rivers.",
    },
    "Y4.1": {
      title: "Which tiles",
      text: "Two, three or four players use the tiles of one box for that number: 8, 12 or 15. Five use all of one box and I–L of the other (19), six I–O of the other (22), seven A–L of the other (27), eight everything (30).",
    },
    "Y4.2.1": {
      title: "Laying the map",
      text: "The tiles are dealt out in turn. Starting with the start player, everybody in turn lays one tile, in any rotation, next to a tile on the table.",
    },
    "Y4.2.2": { title: "Temples", text: "A temple is placed on every hill." },
    "Y4.2.3": {
      title: "First cities",
      text: "One city for each player, each in another colour, is placed on a province of any kind: by the seats in turn, spread over the map (A45), or at random; with an auction at random, unless the option says otherwise. A44 says where they may stand.",
    },
    "Y4.2.4": { title: "Colours", text: "Only now does every seat draw its colour, that is, its clan and its city." },
    "Y4.2.5": { title: "Chão", text: "Every clan takes 4 Chão." },
    "Y4.2.6": { title: "Adjustments", text: "With clan powers, the clan’s adjustment is added." },
    "Y4.2.7": { title: "Markers", text: "The markers are set: the first city counts from turn 1." },
    "Y4.3": {
      title: "Auction",
      text: "An auction replaces the draw: everybody has 6 Chão. All seats without a clan bid in secret and at the same time. The highest bidder pays and takes any clan that is left, with its city; the others keep their Chão. This is repeated. If the highest bids tie, the tied seats bid again; if they tie again and all of them bid the most they may, a lot decides (A36). The last seat takes what is left for free. Adjustments of clan powers do not apply.",
    },
    "Y5.1": {
      title: "The wheel",
      text: "The wheel shows how many temples are needed in each turn: 9 9 9 9 8 7 6 6 5 5 4 4 3, and 3 in every later turn.",
    },
    "Y5.2": {
      title: "Planning",
      text: "All clans plan at the same time and in secret. A clan passes, or names one province, the target, and a level (none, I, II or III) for each of Development, Fortification and Militarization; at least one of them must be set. Development: the target is free or the clan’s own. Fortification: the target is the clan’s own, or free together with Development, or not the clan’s own together with Militarization. Militarization: the target is the clan’s own city, or its own village with Fortification II or III, or free with any Development, or any province that is not its own, if one of its armies is in reach.",
    },
    "Y5.3": {
      title: "Costs",
      text: "Level I costs nothing, II costs 4 and III costs 7 Chão, minus the marker of rice for Development, of forest for Fortification, of mines for Militarization; each is reduced separately and never below nothing. The clan must have the whole sum.",
    },
    "Y6.1": {
      title: "Development",
      text: "On a free target, this is Colonization: I takes the target, which must be in reach of one of the clan’s provinces, and every free province adjacent to it; II does the same and earns 2 Chão; III works like I, but anywhere on the map. On the clan’s own target, it is Expansion: I takes every free province adjacent to the target’s group; II does the same and earns 2 Chão; III takes no land but builds a temple and steals. The steps for all clans are Y6.1.1 to Y6.1.5.",
    },
    "Y6.1.1": {
      title: "The same target",
      text: "Two or more Colonizations of the same target cancel each other (A1).",
    },
    "Y6.1.2": { title: "Targets", text: "The other targets are taken." },
    "Y6.1.3": {
      title: "Land around them",
      text: "A free province beside targets and groups that only one clan claims is taken; if several clans claim it, it stays free. A target beats a claim.",
    },
    "Y6.1.4": {
      title: "A new city",
      text: "A colonized target whose group has no city becomes one, free of charge.",
    },
    "Y6.1.5": {
      title: "Temples and thefts",
      text: "Expansion III places a temple on the target if it has none. Its clan then steals up to 2 Chão from every clan with a province adjacent to the target. Two builders that border each other’s temple do not steal from each other. Several thieves of one victim take 1 each in rounds; the theft ends with the round in which the victim cannot pay all of them.",
    },
    "Y6.2": {
      title: "Fortification",
      text: "On a village, this is Urbanization: I does nothing; II makes it a city; III makes it a fortified city and brings an army. On a city, it is Reinforcement: I doubles it; II doubles and fortifies it; III makes it indestructible and brings an army. Nothing is doubled twice, and nothing is taken away.",
    },
    "Y6.3": {
      title: "Militarization",
      text: "On the clan’s own city, this is Recruitment: I does nothing, II brings one army, III three. On an enemy province, it is an Attack: I sends all of the clan’s armies in reach of the target; II sends one new army with them; III works like II and, if the target falls, strikes every enemy province adjacent to it with strength 1. An attack needs an army in reach.",
    },
    Y7: {
      title: "The order",
      text: "The phases come in this order, each for all clans at once. Except in Y7.5 and A1, nothing that turns out to be void is refunded.",
    },
    "Y7.0": { title: "Reveal", text: "All plans are shown and paid." },
    "Y7.1": { title: "Development", text: "Development of all clans, in the steps of Y6.1." },
    "Y7.2": { title: "Fortification", text: "Fortification of all targets that now belong to their clan (Y6.2)." },
    "Y7.3": { title: "Recruitment", text: "Recruitment in all targets that are now the clan’s own cities (Y6.3)." },
    "Y7.4": { title: "Attacks", text: "Attacks, in the steps Y7.4.1 to Y7.4.7." },
    "Y7.4.1": {
      title: "Muster",
      text: "The armies of all attackers leave home at the same time and no longer defend it. An attack without an army fails.",
    },
    "Y7.4.2": {
      title: "Attackers against attackers",
      text: "Attackers of one target fight each other: the strongest keeps its lead over the second; if the strongest are equal, none is left.",
    },
    "Y7.4.3": {
      title: "Against the province",
      text: "Then they fight the province: its armies, plus 2 for a wooden rampart, plus 1 for an indestructible city of the same clan beside it. An attacker with more than that wins, and the difference survives. Otherwise all attackers die and kill the same number of armies. An indestructible city cannot be taken, but its armies can be killed.",
    },
    "Y7.4.4": {
      title: "The strike of level III",
      text: "Winners of level III strike around their target. A strike takes an undefended province, or kills one army of a province that has any. Strikes of several clans on one province cancel each other. A province that has just fallen to a main attack is not struck.",
    },
    "Y7.4.5": {
      title: "Capture",
      text: "All captures happen at once: everything but the temple is removed, and the winner’s village is placed, in a main target with the surviving armies.",
    },
    "Y7.4.6": {
      title: "Groups without a city",
      text: "Each attacker is judged separately: take its captures away from the victim’s land; the attacker claims what is then in a group without a city. Land that one attacker claims is theirs; land that several claim becomes free. Land that has no city only because of the losses to several clans together also becomes free. Armies there are removed.",
    },
    "Y7.4.7": {
      title: "A new city",
      text: "A captured target whose group has no city becomes one. Groups that still have none become free.",
    },
    "Y7.5": {
      title: "Fortification after attacks",
      text: "Fortification of a target that was attacked: if the target now belongs to the clan, it is carried out; otherwise its cost is refunded.",
    },
    "Y7.6": { title: "Income", text: "2 Chão for Colonization II and Expansion II, 6 for passing, nothing else." },
    "Y7.7": {
      title: "Upgrade",
      text: "Volcanoes erupt in their turns; every province keeps at most three armies; markers are set.",
    },
    Y8: {
      title: "Who wins",
      text: "A clan with at least as many temples as the wheel shows wins. Of several, the one with the most temples wins, then the most mines, the most Chão, the most armies; then the victory is shared (A29; with Mu’s power A30). A clan without provinces plays on.",
    },
    "Y9.1": {
      title: "Volcanoes",
      text: "Provinces adjacent to a volcano produce double. At the end of turns 5, 9 and 13 they become free: villages, cities of every kind, ramparts and armies are removed, temples stay.",
    },
    "Y9.2": {
      title: "Rivers",
      text: "Provinces separated by a river are not adjacent, and all provinces that touch the same river are connected.",
    },
    "Y9.3": {
      title: "Clan powers",
      text: "Mu (−2 Chão): also wins with three times the objective in provinces, those with a temple counting as two, and wins whenever it reaches its goal together with others (A30). Suhey (−1): takes provinces that Development would leave free because of another clan. Weyu: armies attack across one mountain and up to two water hexes. Xiangi: crosses at most two water hexes; its provinces with an army, beside two mountains, have 2 more defence. House rules: Huan: Urbanization I acts as II, so the village may recruit in the same plan. Zhuang (−1): Colonization I and II reach every shore. Luong (−1): passing earns 8. Goujian (−2): wins ties in attacks on provinces without a rampart.",
    },
    "Y9.4": {
      title: "Scenarios",
      text: "Crossing the waters (crossing, 3 players), River control (river, 4), Generalized conflict (conflict, 5) have a fixed map and fixed first cities; clans are auctioned.",
    },
    "Y9.5": {
      title: "Five to eight players",
      text: "Five to eight players use both boxes and all eight clans; volcanoes and rivers may both be used.",
    },
    A1: {
      title: "Two colonize one province",
      text: "Two Colonizations of one free target: all actions of those clans in this turn are cancelled and cost nothing, and nothing else happens to them. The option clash changes this: with pass, each of them counts as having passed; with honour, the clan with the smallest honour number keeps the target and the others count as having passed.",
    },
    A2: {
      title: "The objective",
      text: "The objective is that of the designer’s digital version; the option strict is the plain “one less every two turns”.",
    },
    A3: { title: "Colonization III", text: "Colonization III earns nothing, unless the option colony_bonus is on." },
    A4: {
      title: "How far Expansion goes",
      text: "Expansion takes all free provinces adjacent to the whole group of the target.",
    },
    A5: { title: "Expansion III and land", text: "Expansion III takes no land." },
    A6: { title: "A temple is there", text: "Expansion III in a province with a temple only steals." },
    A7: { title: "Temples anywhere", text: "A temple may be built in a province of any kind." },
    A8: { title: "Stealing and water", text: "Stealing needs adjacency; it never crosses water." },
    A9: {
      title: "From each clan",
      text: "A builder steals 2 from each neighbouring clan; the option tax_by_province changes this.",
    },
    A10: {
      title: "Builders and others",
      text: "Two builders spare each other only if each would steal from the other; other clans may still steal from a builder.",
    },
    A11: { title: "Target and claim", text: "A target beats an adjacent claim." },
    A12: {
      title: "A target that stays free",
      text: "A target whose colonizers cancelled each other is still free, so it can be claimed as adjacent.",
    },
    A13: {
      title: "Recruiting in villages",
      text: "Recruitment in a village is possible only if it has become a city by that phase.",
    },
    A14: {
      title: "One army is enough",
      text: "One army is enough for an attack, and every other army in reach must join.",
    },
    A15: { title: "Ramparts cost armies", text: "Ramparts cost the attacker armies: the total defence is subtracted." },
    A16: {
      title: "A failed attack",
      text: "A failed attack: all attackers die, the defender loses as many armies, the rampart stays.",
    },
    A18: {
      title: "A strike against one army",
      text: "If a strike meets one army, the army dies and the province holds.",
    },
    A19: { title: "What is not struck", text: "A strike never hits free or own provinces." },
    A20: { title: "A strike and water", text: "A strike does not cross water." },
    A21: { title: "Armies that cross", text: "Armies whose paths cross never meet: all of them leave home first." },
    A22: {
      title: "Armies of a lost group",
      text: "Armies in a destroyed group are removed; those out attacking survive if they hold their target.",
    },
    A23: {
      title: "Attacking free land",
      text: "A province that is free when plans are made may be attacked: it works if an enemy colonizes it in this turn.",
    },
    A24: {
      title: "A target lost before",
      text: "If the clan’s own target is lost before the Fortification after attacks, nothing is refunded unless its Militarization was an attack.",
    },
    A25: {
      title: "Fortified and lost",
      text: "A Fortification carried out before the attacks, on a province that is then lost, is lost too and not refunded.",
    },
    A26: {
      title: "No army left",
      text: "If the supply of armies is exhausted, no army comes; the rest of the effect still applies.",
    },
    A27: { title: "Number of armies", text: "Each clan has 10 armies; the option armies changes this." },
    A28: {
      title: "A fourth army",
      text: "A fourth army may be placed in a province; the surplus is removed at the upgrade.",
    },
    A29: {
      title: "Several reach the objective",
      text: "If several clans reach the objective at the same check, temples decide, then mines, Chão and armies; then they share the victory. The rule book names mines first in a tie, and it can be read in two ways what a tie is. With the option tie_break set to mines, all of them are tied: mines decide, then Chão and armies; then they share. After the last turn (A38) temples always come first.",
    },
    A30: {
      title: "Mu",
      text: "Mu’s condition is additional; a province with a temple counts as two. Whenever Mu qualifies at the same check as others, Mu wins. With the option mu_tie set to temples, it wins only against clans with equally many temples, before mines are compared; with tie_break set to mines as well, it ranks just before the best of those.",
    },
    A31: { title: "Suhey", text: "In a clash, Suhey takes the target, and the others are cancelled." },
    A32: {
      title: "Weyu’s way",
      text: "Weyu crosses at most one mountain and at most two water hexes, in any order, and only to attack; armies in reach this way join the attack like all others.",
    },
    A33: {
      title: "Between two mountains",
      text: "Xiangi’s “between two mountains”: at least two mountains beside the province; a volcano counts.",
    },
    A34: { title: "Eruption and groups", text: "An eruption that breaks a group frees the parts without a city." },
    A35: { title: "Volcanoes and temples", text: "Volcanoes do not double temples." },
    A37: {
      title: "A clan without land",
      text: "A clan without provinces stays in the game: it can pass or use Colonization III.",
    },
    A39: { title: "The name Xiangi", text: "The name is Xiangi, as in the rule book." },
    A40: {
      title: "Names of provinces",
      text: "If the Mongolia tiles are used twice, names include the box: GE-m, GE-c.",
    },
    A41: { title: "Other pieces", text: "Villages, cities, ramparts and temples are unlimited." },
    A42: { title: "Over a mountain", text: "Provinces joined only by a mountain are not connected." },
    A43: {
      title: "Which clans play",
      text: "Clans are drawn from the box’s four, or from all eight for five and more players; the k-th city belongs to the k-th drawn clan, in scenarios too; China clans without house powers have no adjustment.",
    },
    A45: {
      title: "Spreading cities",
      text: "Automatic spread: each new city goes to a province as far as possible from the nearest city; a lot decides ties.",
    },
    A46: {
      title: "Bidding again",
      text: "A new bid after a tie may be anything from nothing to all Chão; the winner pays the new bid; a lot (A36) is drawn among the highest of the last bids.",
    },
    A47: { title: "A target without levels", text: "A target without any level is not a plan: pass instead." },
    A48: {
      title: "Thefts at once",
      text: "All thefts are computed from the Chão before any theft; a builder whose target already had a temple still counts as a builder; what A1 refunds is available at once.",
    },
    A49: {
      title: "Stealing by province",
      text: "With tax_by_province, a thief takes up to 2 for each adjacent province, in the same rounds.",
    },
    A50: {
      title: "An attack on land still free",
      text: "If the target of an attack is still free, armies stay home, the Militarization is lost, and a Fortification is refunded.",
    },
    A51: {
      title: "A strike against more",
      text: "If a strike meets two or more armies, or an army with fixed defence, one army dies and the province holds.",
    },
    A52: {
      title: "Xiangi’s defence",
      text: "Xiangi’s extra defence of 2 needs an army that is still there after the muster; it is fixed defence. A river does not count as water.",
    },
    A53: {
      title: "Touching a river",
      text: "A province touches a river by a side, not by a corner. River sides that share a corner are one river. A river joins any lake at its corner, on another tile too.",
    },
    A54: { title: "Two volcanoes", text: "Two volcanoes at one province still double." },
    A55: { title: "Expansion that finds nothing", text: "Expansion II still earns 2 if it takes no land." },
    A56: { title: "Doubling what is indestructible", text: "Reinforcement I of an indestructible city doubles it." },
    A57: {
      title: "Goujian and Zhuang",
      text: "House powers: if the strongest attackers of a province without a rampart tie, Goujian keeps one army, and takes the province if its defence is no more than that; Zhuang needs no province of its own nearby.",
    },
    A58: { title: "Honour", text: "Honour 1 is the least; “higher honour” is the larger number." },
    A59: {
      title: "Both boxes",
      text: "With both boxes, the China tiles are used by default; the option china uses the Mongolia tiles twice instead.",
    },
    A17: {
      title: "Beside an indestructible city",
      text: "The rule book gives a defence of 1 to all provinces adjacent to an indestructible city. Here it helps only adjacent provinces of the same clan, does not add up from two such cities, and adds to armies and rampart.",
    },
    A36: {
      title: "Ties of bids",
      text: "After a first tie, the tied seats bid again, whatever they had bid. When they tie again and all of them bid the most they may (6, or all they have), a lot decides, as in the rule book; after any other further tie they bid again. By the rule book this could go on for ever: here a lot decides the fifth tie of an auction. With the option bid_ties set to lot, a lot always decides a second tie.",
    },
    A38: {
      title: "The last turn",
      text: "The rule book has no last turn. Here the game ends after turn 20 (option max_turns), and the clans are ranked by temples, mines, Chão, armies; then they share. With none, there is no last turn, as in the rule book: the players may agree to end the game.",
    },
    A44: {
      title: "Placing tiles and cities",
      text: "The rule book lets all players agree where the first cities stand, and any province is allowed. Here nobody has to agree: the seats place tiles and cities in turn, the start player first, or chance does (Y4.2.3). A city may stand in any province without one; with the option sites set to apart it must be at least two steps from every other if there is such a province. Any tile of the hand may be laid, the first at the origin in any rotation.",
    },
  },
  terms: {
    tile: {
      word: "tile",
      meaning: "seven hexes, a centre and a ring; Am is tile A of the Mongolia box, Ac that of the China box (Y3.2)",
    },
    province: {
      word: "province",
      meaning: "a hex of rice, forest, mine or hill; it has a name and can belong to a clan",
    },
    wild: { word: "mountain, water", meaning: "hexes that nobody can own; a mountain separates, water connects" },
    free: {
      word: "free, own, enemy",
      meaning: "a province without a village or city; with one of the clan’s own; with one of another clan",
    },
    adjacent: { word: "adjacent", meaning: "said of two provinces that share a side" },
    lake: { word: "lake", meaning: "a set of connected water hexes" },
    connected: {
      word: "connected, in reach",
      meaning: "connected: touching the same lake or river; in reach: adjacent or connected",
    },
    group: { word: "group", meaning: "provinces of one clan joined by adjacency; water does not join groups" },
    village: {
      word: "village, city",
      meaning: "shows who owns a province; a doubled city counts twice as a resource",
    },
    rampart: {
      word: "rampart",
      meaning:
        "around a city: a wooden one gives a defence of 2 (fortified), a second one of stone makes it indestructible",
    },
    army: { word: "army", meaning: "strength 1" },
    temple: { word: "temple", meaning: "what a clan needs to win; at first there is one on every hill" },
    chao: { word: "Chão", meaning: "paper money" },
    marker: {
      word: "marker",
      meaning: "the number of rice paddies, forests or mines of a clan, as counted at the end of the last turn (Y7.7)",
    },
    wheel: {
      word: "wheel, objective",
      meaning: "the wheel shows how many temples win in this turn: the objective (Y5.1)",
    },
    clan: {
      word: "clan, seat",
      meaning: "a seat is a player’s place; which of the eight clans it plays is drawn or auctioned",
    },
    honour: { word: "honour", meaning: "a rank for each clan from Mu, 1, to Goujian, 8" },
    pass: { word: "to pass", meaning: "to plan nothing and earn 6 Chão (Y7.6)" },
  },
  options: {
    scenario: {
      title: "Scenario",
      text: "The free scenario, or one of three fixed maps with an auction: crossing for 3 players, river for 4, conflict for 5.",
    },
    bidding: { title: "Auction", text: "Cities and clans are auctioned instead of drawn." },
    map: { title: "Map", text: "The players lay the tiles; automatic: a compact map is drawn, the fairest of 24." },
    cities: {
      title: "First cities",
      text: "The players place them; automatic: they are spread over the map (A45); random: chance places them, as is usual with an auction.",
    },
    sites: {
      title: "Sites of cities",
      text: "Any province without a city; apart: at least two steps from every other city, if there is such a province.",
    },
    box: { title: "Box", text: "Which box is used; with 5 or more players, which box is used first." },
    china: { title: "China tiles", text: "repeat: with 5 or more players, the Mongolia tiles are used twice." },
    volcanoes: {
      title: "Volcanoes",
      text: "Provinces beside a volcano produce double and are devastated in turns 5, 9 and 13.",
    },
    rivers: { title: "Rivers", text: "Rivers separate provinces and connect those on their banks." },
    powers: { title: "Clan powers", text: "The Mongolia clans have their printed powers and adjustments." },
    house_powers: { title: "House powers", text: "The China clans have powers of our own invention: a house rule." },
    clash: { title: "Clash", text: "What happens to clans that colonize the same province: cancel, pass or honour." },
    strict: { title: "Strict wheel", text: "The wheel shows 9 9 8 8 7 7 6 6 5 5 4 4 3." },
    colony_bonus: { title: "Bonus for colonies", text: "Colonization III earns 2 Chão as well." },
    tax_by_province: {
      title: "Theft by province",
      text: "A temple’s builder steals 2 for every adjacent province, not for every clan.",
    },
    tie_break: {
      title: "Ties",
      text: "What decides between clans that reach the objective at the same time: temples come first; mines: mines come first, regardless of temples.",
    },
    mu_tie: {
      title: "Mu and ties",
      text: "With its power Mu wins whenever it qualifies together with others; temples: only against clans with equally many temples.",
    },
    bid_ties: {
      title: "Equal bids",
      text: "After a second tie, the tied seats bid again; lot: a lot decides a second tie, whatever was bid.",
    },
    armies: { title: "Armies", text: "How many armies a clan has: 6, 8, 10, 12, 15 or 20." },
    max_turns: {
      title: "Last turn",
      text: "The last turn: 13, 15, 20, 25 or 30. None: the game goes on until a clan wins or the players agree to end it.",
    },
  },
  notes: {
    sources: {
      title: "Where these rules come from",
      text: "Designed by Charlie Sigogneau, published by Oka Luda in 2023. This is an unofficial fan implementation that explains the rules in its own words. Our sources lack the pictures of the rule book; the designer’s digital version and public reviews fill in what is missing, and our own reconstructions are listed here.",
    },
    tiles: {
      title: "Reconstructed maps",
      text: "The Mongolia tiles follow the designer’s digital version. The China tiles are a reconstruction: mirror images with names of our own. The three scenario maps are reconstructions too, made to fit their names.",
    },
    options: {
      title: "Reconstructed options",
      text: "Which mountains are volcanoes, where rivers run and what rivers do are reconstructions. The powers of the China clans are house rules of our own invention, and off by default.",
    },
    numbers: {
      title: "Reconstructed numbers",
      text: "The wheel is that of the digital version. How many armies the box holds is unknown: 10 is our guess, and an option. All other pieces are unlimited.",
    },
    small: {
      title: "Small rulings",
      text: "These are reconstructions too: the start player is drawn by lot; temples come before mines in ties (an option, A29); temples stay when a province falls; a strike meets what a main attack has left; what is void is not refunded; leftover groups without a city become free; there is a last turn.",
    },
    digital: {
      title: "Where the digital version is not followed",
      text: "We do not follow it in seven places. In four of them the rule book contradicts it: it ignores the defence beside an indestructible city, steals by province, refunds no Fortification, and breaks ties by honour. In the other three the rule book, as far as we have it, says nothing: the digital version reduces Militarization by rice, although its own help says mines; it pays for Colonization III, while the rule book gives that income to level II only; and it lets the clan with the least honour win clashes, where a review of the printed game describes what is played here.",
    },
  },
  glance: {
    title: "Land and pieces",
    rice: "Rice makes Development cheaper (Y5.3).",
    forest: "Forests make Fortification cheaper (Y5.3).",
    mine: "Mines make Militarization cheaper (Y5.3) and break ties (Y8).",
    hill: "Every hill starts with a temple (Y4.2.2) and produces nothing.",
    mountain: "Mountains separate: nobody owns or crosses them (Y2).",
    water: "Water connects all provinces on its shores (Y2), but does not join groups.",
    village: "A village shows who owns a province.",
    city: "Every group needs a city, or it is lost (Y7.4.6).",
    doubled: "A doubled city counts twice as a resource (Y6.2).",
    wood: "A wooden rampart adds a defence of 2 (Y7.4.3).",
    stone: "A city with a stone rampart cannot be taken (Y7.4.3).",
    army: "An army attacks and defends with strength 1; at most three stay together (Y7.7).",
  },
};
