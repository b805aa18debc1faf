import type { RulesText } from "./structure";

export const text: RulesText = {
  title: "Yuan, The Art of War",
  lead: "Eight clans, one dynasty. Two to eight players plan in secret, one province and three levels each, and then everything happens at once: colonies, cities, armies, attacks. Whoever controls as many temples as the wheel of time shows wins.",
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
      text: "Adjacency, lakes, connections and groups are as in the glossary. After every phase every group contains at least one city.",
    },
    "Y3.1": {
      title: "What there is",
      text: "Villages, cities, ramparts, temples and Chão are unlimited; every clan has 10 armies.",
    },
    "Y3.2": {
      title: "Tiles",
      text: "A box has 15 tiles of seven hexes: A–H for two players, I–L more for three, M–O more for four. They hold 13 provinces of each kind. Tiles interlock in one way only, and each can be turned by steps of 60°.",
    },
    "Y3.3": {
      title: "Volcanoes",
      text: "Volcanoes are certain mountains of the Mongolia tiles F, C, J and M; for everything else they are mountains.",
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
      text: "The tiles are dealt round robin. Beginning with the start player, everybody in turn lays one tile next to one that lies, turned at will.",
    },
    "Y4.2.2": { title: "Temples", text: "A temple is placed on every hill." },
    "Y4.2.3": {
      title: "First cities",
      text: "One city for each player is placed, in as many colours, on provinces of any kind: by the seats in turn, spread over the map (A45), or at random; with an auction at random, unless the option says otherwise. Where they may stand: A44.",
    },
    "Y4.2.4": { title: "Colours", text: "Only now every seat draws its colour, that is its clan and its city." },
    "Y4.2.5": { title: "Chão", text: "Every clan takes 4 Chão." },
    "Y4.2.6": { title: "Adjustments", text: "With clan powers the clan’s adjustment is added." },
    "Y4.2.7": { title: "Markers", text: "The markers are set: the first city counts from turn 1 on." },
    "Y4.3": {
      title: "Auction",
      text: "Auction instead of the draw: everybody has 6 Chão. All seats without a clan bid in secret and at once; the highest pays and takes any clan that is left with its city, the others keep their Chão; and again. Equal highest bids are made again by those who are tied; if they tie again and all of them bid the most they may, a lot decides (A36). The last seat takes what is left for nothing. Adjustments of clan powers do not count.",
    },
    "Y5.1": {
      title: "The wheel",
      text: "The wheel shows the temples needed in each turn: 9 9 9 9 8 7 6 6 5 5 4 4 3, and 3 in every later turn.",
    },
    "Y5.2": {
      title: "Planning",
      text: "All clans plan at once and in secret: pass, or name one province, the target, and a level none, I, II or III for each of Development, Fortification and Militarization, at least one of them set. Allowed are: Development of a free or own target; Fortification of an own target, of a free one together with Development, of one that is not own together with Militarization; Militarization of an own city, of an own village with Fortification II or III, of a free target with any Development, and of any target that is not own if an own army is in reach of it.",
    },
    "Y5.3": {
      title: "Costs",
      text: "Level I costs nothing, II costs 4 and III costs 7 Chão, less the marker of rice for Development, of forest for Fortification, of mines for Militarization, each by itself and never below nothing. The sum must be at hand.",
    },
    "Y6.1": {
      title: "Development",
      text: "Of a free target, Colonization: I takes the target, which must be in reach of an own province, and every free province adjacent to it; II does the same and earns 2 Chão; III does as I but anywhere on the map. Of an own target, Expansion: I takes every free province adjacent to the target’s group; II does the same and earns 2 Chão; III takes no land but builds a temple and steals. The steps for all clans are Y6.1.1 to Y6.1.5.",
    },
    "Y6.1.1": {
      title: "The same target",
      text: "Two or more Colonizations of the same target cancel each other (A1).",
    },
    "Y6.1.2": { title: "Targets", text: "The other targets are taken." },
    "Y6.1.3": {
      title: "Land beside them",
      text: "A free province claimed beside targets and groups by one clan is taken; claimed by several it stays free. A target beats a claim.",
    },
    "Y6.1.4": {
      title: "A city by itself",
      text: "A colonized target whose group has no city becomes one, free of charge.",
    },
    "Y6.1.5": {
      title: "Temples and thefts",
      text: "Expansion III places a temple on the target if it has none. Its clan then steals up to 2 Chão from every clan with a province adjacent to the target. Two builders that border each other’s temple spare each other. Several thieves of one victim take in rounds of 1 each; a round that the victim cannot pay to all ends it.",
    },
    "Y6.2": {
      title: "Fortification",
      text: "Of a village, Urbanization: I does nothing; II makes it a city; III makes it a fortified city and brings an army. Of a city, Reinforcement: I doubles it; II doubles and fortifies it; III makes it indestructible and brings an army. Nothing is doubled twice, and nothing that stands is taken away.",
    },
    "Y6.3": {
      title: "Militarization",
      text: "Of an own city, Recruitment: I does nothing, II brings one army, III three. Of an enemy province, Attack: I sends all own armies in reach of the target; II sends one new army with them; III does as II and, if the target falls, strikes every enemy province adjacent to it with strength 1. An attack needs an army in reach.",
    },
    Y7: {
      title: "The order",
      text: "The phases follow in this order, each for all clans at once. Except for Y7.5 and A1 nothing that turns out void is paid back.",
    },
    "Y7.0": { title: "Reveal", text: "All plans are shown and paid." },
    "Y7.1": { title: "Development", text: "Development of all clans, in the steps of Y6.1." },
    "Y7.2": { title: "Fortification", text: "Fortification of all targets that belong to their clan now (Y6.2)." },
    "Y7.3": { title: "Recruitment", text: "Recruitment in all targets that are own cities now (Y6.3)." },
    "Y7.4": { title: "Attacks", text: "Attacks, in the steps Y7.4.1 to Y7.4.7." },
    "Y7.4.1": {
      title: "Muster",
      text: "All attackers’ armies leave home at once and defend it no more. An attack that collects none fails.",
    },
    "Y7.4.2": {
      title: "Attackers against attackers",
      text: "Attackers of one target fight each other: the strongest keeps what it has more than the second, and if the strongest are equal none is left.",
    },
    "Y7.4.3": {
      title: "Against the province",
      text: "Then the province: its armies, plus 2 for a wooden rampart, plus 1 for an own indestructible city beside it. More than all that wins, and the difference survives. Otherwise all attackers die and kill as many armies. An indestructible city cannot be taken, but its armies can be killed.",
    },
    "Y7.4.4": {
      title: "The strike of level III",
      text: "Winners of level III strike around their target. A strike takes a province that nothing defends and kills one army of one that has any. Strikes of several clans on one province undo each other. A province that has just fallen to a main attack is not struck.",
    },
    "Y7.4.5": {
      title: "Capture",
      text: "All captures happen at once: everything but the temple is removed, the winner’s village and, in a main target, the survivors come.",
    },
    "Y7.4.6": {
      title: "Groups without a city",
      text: "For each attacker alone: what the victim’s land, less this attacker’s captures, leaves without a city in its group is claimed by that attacker. Claimed by one, it is theirs; by several, it is free. What the losses to several clans together leave without a city is free too. Armies there are removed.",
    },
    "Y7.4.7": {
      title: "A city by itself",
      text: "A captured target whose group has no city becomes one. Groups that still have none become free.",
    },
    "Y7.5": {
      title: "Fortification after attacks",
      text: "Fortification of a target that was attacked: if it is own now it is carried out, else its cost is paid back.",
    },
    "Y7.6": { title: "Income", text: "2 Chão for Colonization II and Expansion II, 6 for passing, nothing else." },
    "Y7.7": {
      title: "Upgrade",
      text: "Volcanoes erupt if it is time; every province keeps at most three armies; markers are set.",
    },
    Y8: {
      title: "Who wins",
      text: "A clan with at least as many temples as the wheel shows wins. Of several, the one with most temples, then most mines, most Chão, most armies; then the victory is shared (A29; with Mu’s power A30). A clan without provinces plays on.",
    },
    "Y9.1": {
      title: "Volcanoes",
      text: "Provinces adjacent to one produce double. At the end of turns 5, 9 and 13 they become free: villages, cities of every kind, ramparts and armies are removed, temples stay.",
    },
    "Y9.2": {
      title: "Rivers",
      text: "Provinces parted by a river side are not adjacent, and all provinces that touch the same river are connected.",
    },
    "Y9.3": {
      title: "Clan powers",
      text: "Mu (−2 Chão): wins also with three times the objective in provinces, those with a temple counting two, and wins whenever it reaches its goal together with others (A30). Suhey (−1): takes provinces that Development would leave free because of another clan. Weyu: armies attack across one mountain and up to two water hexes. Xiangi: crosses at most two water hexes; an own province with an army beside two mountains has 2 more defence. House rules: Huan: Urbanization I acts as II, so the village may recruit in the same plan. Zhuang (−1): Colonization I and II reach every shore. Luong (−1): passing earns 8. Goujian (−2): wins ties of attacks on provinces without rampart.",
    },
    "Y9.4": {
      title: "Scenarios",
      text: "Crossing the waters (crossing, 3 players), River control (river, 4), Generalized conflict (conflict, 5) impose the map and the first cities; clans are auctioned.",
    },
    "Y9.5": {
      title: "Five to eight players",
      text: "Five to eight players use both boxes and all eight clans; volcanoes and rivers may both be on.",
    },
    A1: {
      title: "Two colonize one province",
      text: "Two Colonizations of one free target: all actions of those clans in this turn are cancelled and not charged, and nothing else happens to them. Switch clash: with pass each of them counts as having passed; with honour the clan with the smallest honour number keeps the target and the others count as having passed.",
    },
    A2: {
      title: "The objective",
      text: "The objective is that of the designer’s digital version; strict is the plain “one less every two turns”.",
    },
    A3: { title: "Colonization III", text: "Colonization III earns nothing; switch colony_bonus." },
    A4: {
      title: "How far Expansion goes",
      text: "Expansion looks at the whole group of the target, by adjacency, and takes all free neighbours.",
    },
    A5: { title: "Expansion III and land", text: "Expansion III takes no land." },
    A6: { title: "A temple is there", text: "Expansion III where a temple stands only steals." },
    A7: { title: "Temples anywhere", text: "A temple may be built in a province of any kind." },
    A8: { title: "Stealing and water", text: "Stealing goes by adjacency, never over water." },
    A9: { title: "From each clan", text: "A builder steals 2 from each neighbouring clan; switch tax_by_province." },
    A10: {
      title: "Builders and others",
      text: "A builder is exempt only against a builder that would steal from it in turn; others may rob it.",
    },
    A11: { title: "Target and claim", text: "A target beats an adjacent claim." },
    A12: {
      title: "A target that stays free",
      text: "A target whose colonizers cancelled each other is still free, so it can be claimed as adjacent.",
    },
    A13: {
      title: "Recruiting in villages",
      text: "Recruitment in a village is impossible unless it is a city by its phase.",
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
    A18: { title: "A strike against one army", text: "A strike against one army: the army dies, the province stands." },
    A19: { title: "What is not struck", text: "A strike never hits free or own provinces." },
    A20: { title: "A strike and water", text: "A strike does not cross water." },
    A21: { title: "Armies that cross", text: "Armies that cross each other’s way never meet: they left home first." },
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
      text: "An own target lost before the Fortification after attacks: nothing is refunded unless Militarization was an attack.",
    },
    A25: {
      title: "Fortified and lost",
      text: "A Fortification carried out before the attacks on a province that is then lost stays paid and lost.",
    },
    A26: {
      title: "No army left",
      text: "With the supply of armies exhausted no army comes, and the rest of the effect stands.",
    },
    A27: { title: "Number of armies", text: "10 armies a clan; option armies." },
    A28: { title: "A fourth army", text: "An army may be placed on three; the surplus is cut at the upgrade." },
    A29: {
      title: "Several reach the objective",
      text: "Several clans reach the objective at the same check: temples, mines, Chão, armies, then shared. The rule book names mines first in a tie, and what a tie is can be read in two ways; with the option tie_break set to mines all of them are tied: mines, Chão, armies, then shared. After the last turn (A38) temples always come first.",
    },
    A30: {
      title: "Mu",
      text: "Mu’s condition is additional; a province with a temple counts two. Whenever Mu qualifies at the same check as others Mu wins. With the option mu_tie set to temples it wins only against clans with equally many temples, before mines are compared; with tie_break set to mines as well, it then stands just before the best of those.",
    },
    A31: { title: "Suhey", text: "Suhey in a clash takes the target, the others are cancelled." },
    A32: {
      title: "Weyu’s way",
      text: "Weyu’s way: at most one mountain and at most two water hexes in any order, for attacks only; such armies join like all others.",
    },
    A33: {
      title: "Between two mountains",
      text: "Xiangi’s “between two mountains”: at least two mountains beside the province; a volcano counts.",
    },
    A34: { title: "Eruption and groups", text: "An eruption that breaks a group frees the parts without a city." },
    A35: { title: "Volcanoes and temples", text: "Volcanoes do not double temples." },
    A37: {
      title: "A clan without land",
      text: "A clan without provinces stays in: it can pass or use Colonization III.",
    },
    A39: { title: "The name Xiangi", text: "The name is Xiangi, as in the rule book." },
    A40: { title: "Names of provinces", text: "With the Mongolia tiles twice, names carry the box: GE-m, GE-c." },
    A41: { title: "Other pieces", text: "Villages, cities, ramparts and temples are unlimited." },
    A42: { title: "Over a mountain", text: "What only a mountain joins is not connected." },
    A43: {
      title: "Which clans play",
      text: "Clans are drawn from the box’s four, or from all eight for five and more players; the k-th city belongs to the k-th drawn clan, in scenarios too; China clans without house powers have no adjustment.",
    },
    A45: {
      title: "Spreading cities",
      text: "Automatic spread: each next city goes to a province at the greatest distance from the nearest city, ties by lot.",
    },
    A46: {
      title: "Bidding again",
      text: "A new bid after a tie is free from nothing to all Chão; the winner pays the new bid; a lot (A36) is drawn among the highest of the last bids.",
    },
    A47: { title: "A target without levels", text: "A target with no level set is no plan: pass instead." },
    A48: {
      title: "Thefts at once",
      text: "Thefts are reckoned for all thieves from the Chão before any theft; a builder whose target had a temple already still counts as a builder; what A1 gives back is there at once.",
    },
    A49: {
      title: "Stealing by province",
      text: "With tax_by_province a thief wants 2 for each adjacent province, in the same rounds.",
    },
    A50: {
      title: "An attack on land still free",
      text: "An attack on a province that is still free: armies stay home, the Militarization is lost, a Fortification is paid back.",
    },
    A51: {
      title: "A strike against more",
      text: "A strike against two or more armies, or an army with fixed defence: one army dies, the province stands.",
    },
    A52: {
      title: "Xiangi’s defence",
      text: "Xiangi’s 2 more defence need an army that is still there after the muster; they are fixed defence. A river counts as no water.",
    },
    A53: {
      title: "Touching a river",
      text: "A province touches a river by a side, not by a corner. River sides that share a corner are one river. A river joins any lake at its corner, on another tile too.",
    },
    A54: { title: "Two volcanoes", text: "Two volcanoes at one province still double." },
    A55: { title: "Expansion that finds nothing", text: "Expansion II that finds no land still earns 2." },
    A56: { title: "Doubling what is indestructible", text: "Reinforcement I of an indestructible city doubles it." },
    A57: {
      title: "Goujian and Zhuang",
      text: "House powers: in a tie of the strongest Goujian keeps one army before a province without rampart, and takes it if its defence is no more than that; Zhuang needs no own province nearby.",
    },
    A58: { title: "Honour", text: "Honour 1 is the least; “higher honour” is the larger number." },
    A59: {
      title: "Both boxes",
      text: "Both boxes with the Mongolia tiles twice only by the switch china; the default is the China set.",
    },
    A17: {
      title: "Beside an indestructible city",
      text: "The rule book gives a defence of 1 to all provinces adjacent to an indestructible city. Here it helps own adjacent provinces only, does not add up from two such cities, and adds to armies and rampart.",
    },
    A36: {
      title: "Ties of bids",
      text: "After a first tie of bids those who are tied bid again, whatever they had bid. When they tie again and all of them bid the most they may (6, or all they have), a lot decides, as the rule book has it; any other further tie is bid again. The rule book would let that go on without end: here the fifth tie of one auction is decided by lot. With the option bid_ties set to lot a second tie always is.",
    },
    A38: {
      title: "The last turn",
      text: "The rule book knows no last turn. Here the game ends after turn 20 (option max_turns), and the clans are ranked by temples, mines, Chão, armies; then they share. With none there is no last turn, as in the text: the players may agree to end the game.",
    },
    A44: {
      title: "Placing tiles and cities",
      text: "The rule book lets all players agree where the first cities stand, and any province will do. Here nobody is asked to agree: the seats place tiles and cities in turn, the start player first, or chance does (Y4.2.3). A city may stand in any province without one; with the option sites set to apart it must be at least two steps from every other if there is such a province. Any tile of the hand may be laid, the first at the origin in any rotation.",
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
    wild: { word: "mountain, water", meaning: "hexes that nobody can own; a mountain parts, water joins" },
    free: {
      word: "free, own, enemy",
      meaning: "a province without village and city; with one’s own; with another clan’s",
    },
    adjacent: { word: "adjacent", meaning: "sharing a side, both provinces" },
    lake: { word: "lake", meaning: "all water hexes that hang together" },
    connected: {
      word: "connected, in reach",
      meaning: "connected: touching the same lake or river; in reach: adjacent or connected",
    },
    group: { word: "group", meaning: "provinces of one clan joined by adjacency; water does not join groups" },
    village: {
      word: "village, city",
      meaning: "what shows that a province is owned; a doubled city counts twice as a resource",
    },
    rampart: {
      word: "rampart",
      meaning: "around a city: one of wood gives a defence of 2 (fortified), two with stone make it indestructible",
    },
    army: { word: "army", meaning: "strength 1" },
    temple: { word: "temple", meaning: "what one needs to win; stands on every hill at first" },
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
      text: "The free scenario, or one of three imposed maps with an auction: crossing for 3 players, river for 4, conflict for 5.",
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
    box: { title: "Box", text: "The box that is used, or used first by 5 and more players." },
    china: { title: "China tiles", text: "repeat: 5 and more players use the Mongolia tiles twice." },
    volcanoes: {
      title: "Volcanoes",
      text: "Provinces at a volcano produce double and are laid waste in turns 5, 9 and 13.",
    },
    rivers: { title: "Rivers", text: "Rivers part provinces and connect those on their banks." },
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
      text: "What decides between clans that reach the objective at once: temples first; mines: mines first, whatever the temples.",
    },
    mu_tie: {
      title: "Mu and ties",
      text: "With its power Mu wins whenever it qualifies together with others; temples: only against clans with equally many temples.",
    },
    bid_ties: {
      title: "Equal bids",
      text: "Bids that tie again are made again; lot: a second tie is decided by lot, whatever was bid.",
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
      text: "Designed by Charlie Sigogneau, published by Oka Luda in 2023. This is an unofficial fan implementation that tells the rules in its own words. The pictures of the rule book are not in our sources; the designer’s digital version and public reviews fill in what is missing, and our own reconstructions are listed here.",
    },
    tiles: {
      title: "Reconstructed maps",
      text: "The Mongolia tiles are restated from the designer’s digital version. The China tiles are a reconstruction: mirror images with names of our own. The three scenario maps are reconstructions too, made so that they show what their names say.",
    },
    options: {
      title: "Reconstructed options",
      text: "Which mountains are volcanoes, where rivers run and what rivers do are reconstructions. The powers of the China clans are house rules, pure invention, off unless asked for.",
    },
    numbers: {
      title: "Reconstructed numbers",
      text: "The wheel is that of the digital version. How many armies the box holds is unknown: 10 is our guess, and an option. All other pieces are unlimited.",
    },
    small: {
      title: "Small rulings",
      text: "Reconstructions as well: the start player is drawn by lot; more temples come before mines in ties (an option, A29); temples stay when a province falls; a strike meets what a main attack left; what is void is not paid back; leftover groups without a city become free; there is a last turn.",
    },
    digital: {
      title: "Where the digital version is not followed",
      text: "It is not followed in seven places. In four of them the rule book contradicts it: it ignores the defence beside an indestructible city, robs by province, refunds no Fortification, and breaks ties by honour. In the other three the rule book, as far as we have it, says nothing: the digital version reduces Militarization by rice, although its own help says mines; it pays for Colonization III, while the rule book names that gain for level II only; and it lets the least honour win clashes, where a review of the printed game tells what is played here.",
    },
  },
  glance: {
    title: "Land and pieces",
    rice: "Rice makes Development cheaper (Y5.3).",
    forest: "Forests make Fortification cheaper (Y5.3).",
    mine: "Mines make Militarization cheaper (Y5.3) and break ties (Y8).",
    hill: "Every hill starts with a temple (Y4.2.2) and produces nothing.",
    mountain: "Mountains part: nobody owns or crosses them (Y2).",
    water: "Water joins all provinces on its shores (Y2), but not into one group.",
    village: "A village shows who owns a province.",
    city: "Every group needs a city, or it is lost (Y7.4.6).",
    doubled: "A doubled city counts twice as a resource (Y6.2).",
    wood: "A wooden rampart defends with 2 (Y7.4.3).",
    stone: "A rampart of stone: this city cannot be taken (Y7.4.3).",
    army: "An army attacks and defends with 1; at most three stay together (Y7.7).",
  },
};
