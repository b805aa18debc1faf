import { say } from "../../../lib/messages";
import { planOf, ROMAN, type Clan, type Terrain } from "../pieces";
import type { Deed, GameWords, Seat } from "./catalogue";
import { label } from "./speak";

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const clan = (name: string) => en.clans[name as Clan] ?? name;
const clans = (names: readonly string[]) => and(names.map(clan));
const and = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
const armies = (number: number) => `${number} ${number === 1 ? "army" : "armies"}`;
const temples = (number: number) => `${number} ${number === 1 ? "temple" : "temples"}`;
const tiles = (number: number) => `${number} ${number === 1 ? "tile" : "tiles"}`;
const levels = (numbers: readonly number[], costs?: readonly number[]) =>
  [en.kinds.development, en.kinds.fortification, en.kinds.militarization]
    .flatMap((kind, index) =>
      numbers[index] ? [`${kind} ${ROMAN[numbers[index]]}${costs ? ` (${costs[index]})` : ""}`] : [],
    )
    .join(", ");
const planned = (text: string) => {
  const plan = planOf(text);
  return plan ? `${plan.target}, ${levels(plan.levels)}` : en.parts.passes;
};
const deed = (name: string) => en.deeds[name as Deed] ?? name;
const listed = (provinces: string) => and(provinces.split(", "));
const holding = (number: number) => (number ? ` with ${temples(number)}` : "");
const player = (seat: string) => (seat === "chance" ? "chance" : (en.seats[seat as Seat] ?? seat));
const terrain = (name: string) => en.terrains[name as Terrain] ?? name;
const small = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

export const en: GameWords = {
  title: "Yuan, The Art of War",
  credits: "Designed by Charlie Sigogneau, published by Oka Luda (2023). This is an unofficial fan implementation.",
  notice:
    "Several parts are reconstructions: the China tiles and rivers, the volcanoes, the scenario maps and the number of armies are not in our sources; the China clans’ powers are house rules. The rules page lists them all.",
  options: {
    scenario: "scenario; those with an auction are on reconstructed maps",
    bidding: "cities and clans are auctioned instead of drawn",
    map: "map",
    cities: "first cities",
    sites: "where first cities may stand",
    box: "the box to use; with five or more players, the one to use first",
    china: "tiles, with both boxes",
    volcanoes:
      "provinces at a volcano produce double and are laid waste in turns 5, 9 and 13 (which mountains: a reconstruction)",
    rivers: "rivers separate provinces and connect those on their banks (a reconstruction)",
    powers: "the Mongolia clans have their printed powers",
    house_powers: "house rule: the China clans have powers of our own invention",
    clash: "clans that colonize the same province",
    strict: "the wheel falls by one every two turns from the beginning",
    colony_bonus: "Colonization III earns 2 Chão as well",
    tax_by_province: "a temple’s builder steals 2 for every adjacent province, not for every clan",
    tie_break: "between clans that win at once",
    mu_tie: "Mu’s power, when others win at once",
    bid_ties: "bids that tie again",
    armies: "how many armies a clan has",
    max_turns: "the last turn",
  },
  choices: {
    scenario: {
      free: "free",
      crossing: "Crossing the waters, 3 players",
      river: "River control, 4 players",
      conflict: "Generalized conflict, 5 players",
    },
    map: { players: "the players lay the tiles", automatic: "a fair one is drawn" },
    cities: { players: "the players place them", automatic: "they are spread", random: "they are placed at random" },
    sites: { any: "anywhere", apart: "at least two steps apart, if possible" },
    box: { mongolia: "Mongolia", china: "China (a reconstruction)" },
    china: { mirror: "those of China (a reconstruction)", repeat: "those of Mongolia twice" },
    clash: { cancel: "their turn is cancelled", pass: "it counts as passing", honour: "the least honour keeps it" },
    tie_break: { temples: "temples decide first", mines: "mines decide first" },
    mu_tie: { wins: "Mu wins", temples: "Mu wins against equally many temples" },
    bid_ties: { again: "the seats bid again", lot: "a lot decides" },
    max_turns: { none: "none: until a clan wins or all agree to end" },
  },

  seats: {
    first: "first",
    second: "second",
    third: "third",
    fourth: "fourth",
    fifth: "fifth",
    sixth: "sixth",
    seventh: "seventh",
    eighth: "eighth",
  },
  clans: {
    mu: "Mu",
    suhey: "Suhey",
    weyu: "Weyu",
    xiangi: "Xiangi",
    huan: "Huan",
    zhuang: "Zhuang",
    luong: "Luong",
    goujian: "Goujian",
  },
  powers: {
    mu: "Wins also with three times the objective in provinces, temples counting double; wins ties",
    suhey: "Takes provinces that Development would leave free because of another clan",
    weyu: "Attacks across one mountain and up to two water hexes",
    xiangi: "Crosses at most two water hexes; +2 defence beside two mountains",
    huan: "Urbanization I acts as II",
    zhuang: "Colonization I and II reach every shore",
    luong: "Passing earns 8 Chão",
    goujian: "Wins ties of attacks on provinces without a rampart",
  },
  legend: {
    rice: "Rice: development costs less",
    forest: "Forest: fortification costs less",
    mine: "Mine: armies cost less",
    hill: "Hill: begins with a temple",
    mountain: "Mountain: separates",
    water: "Water: joins its shores",
    volcano: "Volcano: doubles and devastates",
  },
  terrains: {
    rice: "rice",
    forest: "forest",
    mine: "mine",
    hill: "hill",
    mountain: "mountain",
    water: "water",
    volcano: "volcano",
  },
  kinds: { development: "Development", fortification: "Fortification", militarization: "Militarization" },
  phases: {
    reveal: "Reveal",
    development: "Development",
    fortification: "Fortification",
    recruitment: "Recruitment",
    attack: "Attacks",
    "fortification after attack": "After the attacks",
    income: "Income",
    upgrade: "Upgrade",
  },
  deeds: {
    colonization: "colonization",
    expansion: "expansion",
    urbanization: "urbanization",
    reinforcement: "reinforcement",
    recruitment: "recruitment",
    attack: "attack",
    fortification: "fortification",
    passing: "passing",
  },
  works: {
    city: "a city",
    "second city": "a second city",
    rampart: "a wooden rampart",
    "stone rampart": "a stone rampart: indestructible",
  },
  pieces: { temple: "temple", temples, armies, chao: "Chão" },
  parts: {
    legend: "Terrain",
    board: "map",
    sheet: "Planning sheet",
    target: "Target",
    free: "free",
    none: "none",
    chooseTarget: "Choose a province on the map, or pass.",
    tracks: {
      development: "Takes free provinces, builds temples.",
      fortification: "Makes cities and ramparts.",
      militarization: "Raises armies and attacks.",
    },
    pass: "Pass",
    holding: ({ clan: owner, cities, rampart, armies: number }) =>
      [
        `${clan(owner)}’s ${["village", "city", "doubled city"][cities]}`,
        rampart === "wood" && "wooden rampart",
        rampart === "stone" && "indestructible",
        number && armies(number),
      ]
        .filter(Boolean)
        .join(", "),
    costs: (cost) => `this plan −${cost}`,
    left: (chao) => `left ${chao}`,
    ends: (chao) => `${chao} after the turn`,
    attackOn: (province) => `Attack on ${province}`,
    falls: (province) => `${province} falls if nobody interferes`,
    resists: (province) => `${province} holds`,
    victory: "victory",
    seal: "Seal the plan",
    sealed: "has decided",
    planning: "is planning",
    made: "Your plan",
    tiles: "Your tiles",
    turns: "How is it turned?",
    cell: (cell) => `place ${cell}`,
    holds: (number) => `${tiles(number)} ·`,
    supply: (number, left) => `${armies(number)}, ${left} left`,
    house: "(house rule)",
    turn: "turn",
    wheel: (turn, objective) => `Wheel of time: turn ${turn}, ${temples(objective)} win`,
    race: "Temples",
    wins: (objective) => `${objective} win now`,
    reveal: "The plans",
    passes: "passes",
    inPlay: "Clans in play",
    reconstructed: "This map is a reconstruction.",
    decided: "How it was decided",
    course: "Temples at the end of each turn; dashed: what the wheel shows",
  },
  effects: { war: "can be attacked", me: "can bring a temple" },
  criteria: ["Temples", "Mines", "Chão", "Armies"],
  result: ([won = 0, mines = 0, chao = 0, force = 0]) =>
    `${temples(won)}, ${mines} ${mines === 1 ? "mine" : "mines"}, ${chao} Chão, ${armies(force)}`,

  questions: {
    turn: ({ clan: name, turn, objective, chao }) =>
      `${clan(name)}, plan turn ${turn} in secret: ${objective} temples win, you have ${chao} Chão`,
    bid: ({ again }) => (again ? "Bid again for the choice of a city" : "Bid for the choice of a city"),
    tile: "Choose a tile to lay",
    cell: ({ tile }) => `Choose where the tile ${tile} lies`,
    rotate: ({ tile }) => `Choose how the tile ${tile} is turned`,
    city: ({ clan: name }) => `Place the first city of ${clan(name)}`,
    take: "Take a clan with its city",
    start: "Chance chooses who places first",
    deal: "Chance deals the tiles",
    map: "Chance draws a map",
    clan: "Chance draws the clans in play",
    spread: "Chance places the first cities",
    colour: "Chance gives every seat a clan",
    lot: "A lot decides between equal bids",
  },

  events: {
    PlayerStarted: (e, who) => `${who(e.seat)} places first`,
    TileDealt: (e, who) => `${who(e.seat)} gets tile ${e.tile}`,
    TileLaid: (e, who) =>
      e.seat === null ? `Tile ${e.tile} lies at ${e.cell}` : `${who(e.seat)} lays tile ${e.tile} at ${e.cell}`,
    TemplesPlaced: (e) => `The map is complete; ${temples(e.provinces.length)} stand on the hills`,
    ClanDrawn: (e) => `${clan(e.clan)} is in play`,
    CityPlaced: (e, who) =>
      e.seat === null
        ? `${clan(e.clan)}’s first city stands in ${e.province}`
        : `${who(e.seat)} places ${clan(e.clan)}’s first city in ${e.province}`,
    ColourDrawn: (e, who) => `${who(e.seat)} plays ${clan(e.clan)} in ${e.province}`,
    BidMade: (e, who) => (e.number === null ? `${who(e.seat)} has bid` : `${who(e.seat)} bids ${e.number}`),
    BidsRevealed: (e, who) => `Bids: ${e.bids.map(([seat, bid]) => `${who(seat)} ${bid}`).join(", ")}`,
    BidTied: (e, who) => `${and(e.seats.map(who))} bid the same: ${e.again ? "they bid again" : "a lot decides"}`,
    LotDrawn: (e, who) => `The lot falls on ${who(e.seat)}`,
    ClanTaken: (e, who) => `${who(e.seat)} takes ${clan(e.clan)} in ${e.province} for ${e.paid}`,
    ChaoDealt: (e) => `${clan(e.clan)} begins with ${e.number} Chão`,
    TurnBegan: (e) => `Turn ${e.turn}: ${temples(e.objective)} win`,
    PlanMade: (e, who) => `${who(e.seat)} has decided${e.plan === null ? "" : `: ${planned(e.plan)}`}`,
    PhaseBegan: (e) => `— ${en.phases[e.phase as keyof GameWords["phases"]] ?? e.phase} —`,
    PlanRevealed: (e) => `${clan(e.clan)} aims at ${e.target}: ${levels(e.levels, e.costs)}`,
    ClanPassed: (e) => `${clan(e.clan)} passes`,
    ColonizationClashed: (e) =>
      `${clans(e.clans)} want to colonize ${e.target}: ${e.winner === null ? "nobody gets it" : `${clan(e.winner)} takes it`}`,
    PlanCancelled: (e) =>
      `${clan(e.clan)}’s plan is cancelled: ${e.refund} Chão back${e.passed ? ", and it counts as passing" : ""}`,
    ProvinceColonized: (e) => `${clan(e.clan)} colonizes ${e.province} (${ROMAN[e.level]})`,
    ProvincesClaimed: (e) => `${clan(e.clan)} takes ${and(e.provinces)} by ${deed(e.action)}`,
    ClaimContested: (e) =>
      `${clans(e.clans)} claim ${e.province}: ${e.winner === null ? "it stays free" : `${clan(e.winner)} takes it all the same`}`,
    CityArose: (e) => `${clan(e.clan)}’s village in ${e.province} becomes a city automatically`,
    TempleBuilt: (e) => `${clan(e.clan)} builds a temple in ${e.province}`,
    TheftPrevented: (e) => `${clans(e.clans)} build beside each other and steal nothing from each other`,
    ChaoStolen: (e) => `${clan(e.clan)} steals ${e.number} Chão from ${clan(e.victim)}`,
    CityFortified: (e) =>
      `${clan(e.clan)} fortifies ${e.province} (${deed(e.action)} ${ROMAN[e.level]}): ${e.built.length ? and(e.built.map((one) => en.works[one as keyof GameWords["works"]] ?? one)) : "nothing new"}`,
    ArmiesRaised: (e) =>
      `${clan(e.clan)} raises ${armies(e.number)}${e.number === e.wanted ? "" : ` (of ${e.wanted}: the supply is exhausted)`} in ${e.province}`,
    ActionVoid: (e) =>
      `${clan(e.clan)}’s ${deed(e.action)} in ${e.province} has no effect: ${en.voids[e.cause as keyof GameWords["voids"]] ?? e.cause}`,
    ArmiesMustered: (e) =>
      `${clan(e.clan)} attacks ${e.target} with ${e.strength}: ${e.origins.map(([home, number]) => `${number} from ${home}`).join(", ")}${e.fresh ? " and a new one" : ""}`,
    AttackersFought: (e) =>
      `At ${e.target}: ${e.clans.map((one, index) => `${clan(one)} ${e.strengths[index]}`).join(" against ")}; ${e.winner === null ? "none is left" : `${clan(e.winner)} is left with ${e.left}`}`,
    ProvinceAttacked: (e) => {
      const wall =
        e.defence === null ? "behind indestructible walls" : e.defence ? `and ${e.defence} of fixed defence` : "";
      const against = `${e.attack} against ${clan(e.defender)}’s ${armies(e.armies)} ${wall}`.trim();
      return e.won
        ? `${clan(e.clan)} wins ${e.target}, ${against}; ${e.survivors} left`
        : `${clan(e.clan)} fails at ${e.target}, ${against}; ${e.killed} of the defenders fall`;
    },
    ZoneAttacked: (e) =>
      `${clan(e.clan)} strikes ${clan(e.defender)}’s ${e.province} too${e.won ? " and takes it" : e.killed ? " and kills an army" : ", in vain"}`,
    ZonesClashed: (e) => `${clans(e.clans)} strike ${e.province} at once and cancel each other`,
    ProvinceCaptured: (e) =>
      `${e.province} goes from ${clan(e.loser)} to ${clan(e.clan)}${e.survivors ? `; ${armies(e.survivors)} ${e.survivors === 1 ? "holds" : "hold"} it` : ""}`,
    GroupDestroyed: (e) => `${clan(e.loser)} has no city left for ${and(e.provinces)}: ${clan(e.clan)} takes over`,
    ProvincesFreed: (e) => `${clan(e.loser)} loses ${and(e.provinces)}, free from now on`,
    ChaoRefunded: (e) => `${clan(e.clan)} gets back the ${e.number} Chão for the Fortification`,
    ChaoEarned: (e) => `${clan(e.clan)}: +${e.number} Chão (${deed(e.cause)})`,
    VolcanoErupted: (e) =>
      e.provinces.length
        ? `The volcanoes erupt: ${and(e.provinces)} ${e.provinces.length === 1 ? "is" : "are"} laid waste`
        : "The volcanoes erupt and strike nobody",
    ArmiesDisbanded: (e) => `${clan(e.clan)} disbands ${armies(e.number)} in ${e.province}`,
    MarkersSet: (e) =>
      `${clan(e.clan)}: ${temples(e.temples)}, rice ${e.rice}, forest ${e.forest}, mine ${e.mine}, ${e.chao} Chão`,
    GameEnded: (e) =>
      `The game is over: ${en.endings[e.rule as keyof GameWords["endings"]] ?? e.rule}; ${clans(e.clans)} first`,
  },
  voids: {
    "Y6.2": "level I does nothing in a village",
    "Y6.3": "level I recruits nobody",
    A13: "there is no city",
    A50: "the province is free",
    "Y7.4.1": "no army is in reach",
  },
  endings: { Y8: "a clan controls as many temples as the wheel shows", A38: "the last turn is over" },
  tips: {
    "own-land": () => "Look at your own land",
    "rival-land": ({ clan: name }) => `Look at the land of ${clan(name)}`,
    "near-land": () => "Look at the free land around yours",
    "far-land": () => "Look at the free land far away",
    purse: () => "Look at your purse",
    cities: () => "Look at the cities that are still available",
    "city-land": () => "Look at the land far from other cities",
    tiles: () => "Look at your tiles",
    edge: () => "Look at the edge of the map",
    tile: () => "Look at the tile that you lay",
    win: () => "Wins the game if nobody interferes",
    land: ({ provinces, temples: number }) => `Takes ${listed(provinces)}${holding(number)}`,
    "more-land": ({ provinces, temples: number }) => `Also takes ${listed(provinces)}${holding(number)}`,
    city: ({ province }) => `${province} becomes a city at no cost`,
    temple: ({ number, objective }) => `Builds a temple: you then have ${number}, and ${objective} win this turn`,
    theft: ({ number, clan: name }) => `Steals ${number} Chão from ${clan(name)}`,
    chao: ({ number }) => `Earns you ${number} Chão`,
    work: ({ province, work }) => `${province} gets ${en.works[work as keyof GameWords["works"]] ?? work}`,
    armies: ({ number, province }) => `Raises ${armies(number)} in ${province}`,
    "attack-won": ({ clan: name, attack, defence, province }) =>
      `You attack ${clan(name)} with ${attack} against ${defence} and win ${province}`,
    "attack-lost": ({ clan: name, attack, defence, province }) =>
      `You attack ${clan(name)} with ${attack} against ${defence} and do not win ${province}`,
    siege: ({ clan: name, number }) =>
      `You attack an indestructible city of ${clan(name)} and kill ${number ? armies(number) : "no army"}`,
    zone: ({ province }) => `${province} falls too`,
    group: ({ clan: name, provinces }) => `${clan(name)} has no city left there and loses ${listed(provinces)} as well`,
    "objective-held": () => "You then hold as many temples as the wheel shows next turn",
    "objective-near": () => "One more plan could bring the temples that you need",
    "safe-temples": () => "Fewer of your temples can be attacked next turn",
    "safe-land": () => "Less of your land can be attacked next turn",
    "temples-near": () => "Your armies then threaten temples of a rival",
    "land-near": () => "Your armies then threaten more land of a rival",
    rice: () => "Your Development gets cheaper",
    forests: () => "Your Fortification gets cheaper",
    mines: () => "Your Militarization gets cheaper",
    "temple-affordable": () => "You can then pay for a temple",
    "free-temples": () => "Free temples come within reach",
    best: () => "Nothing better is in sight",
    choice: ({ provinces }) => `The highest bid chooses first among ${listed(provinces)}`,
    start: ({ province, neighbours, temples: number }) =>
      `${province} has ${neighbours} ${neighbours === 1 ? "neighbour" : "neighbours"} and ${number ? temples(number) : "no temple"} around it`,
    "any-city": () => "Nobody knows yet whose city it will be: none is better than another",
    "any-place": () => "Everybody will play on the same map: no place is better than another",
  },
  forecasts: {
    passing: "Passing costs nothing",
    cost: ({ cost }) => `Costs ${cost} Chão; if nobody interferes`,
    "rival-colonizes": ({ clan: name, province }) =>
      `${clan(name)} could colonize ${province} too, and your whole turn would be cancelled`,
    "rival-claims": ({ clan: name, provinces }) => `${clan(name)} could claim ${and(provinces)} too`,
    "rival-attacks": ({ clan: name, province, strength }) => `${clan(name)} could attack ${province} with ${strength}`,
    "colonization-1": "Takes it and every free province beside it",
    "colonization-2": "Takes it and every free province beside it; +2 Chão",
    "colonization-3": "As level I, anywhere on the map",
    "expansion-1": "Takes every free province beside its group",
    "expansion-2": "Takes every free province beside its group; +2 Chão",
    "expansion-3": "Builds a temple and steals from the neighbours",
    "urbanization-1": "Does nothing in a village",
    "urbanization-2": "The village becomes a city",
    "urbanization-3": "A city with a rampart, and 1 army",
    "reinforcement-1": "The city counts double",
    "reinforcement-2": "Counts double, with a rampart",
    "reinforcement-3": "Indestructible, and 1 army",
    "recruitment-1": "Recruits nobody",
    "recruitment-2": "Recruits 1 army",
    "recruitment-3": "Recruits 3 armies",
    "attack-1": "All armies in reach attack",
    "attack-2": "They attack with 1 new army",
    "attack-3": "As level II, and strikes the provinces around it",
    later: ({ effect }) => `If it is yours then: ${small(say(en.forecasts, effect))}`,
  },

  actions: {
    pass: () => "Pass and earn Chão",
    plan: (target, numbers) =>
      numbers.length ? `${target}: ${levels(numbers)}` : target ? `Target ${target}` : "Plan",
    tile: (tile) => (tile ? `Tile ${tile}` : "Lay a tile"),
    cell: (cell) => (cell ? `Lay it at ${cell}` : "Lay it"),
    rotate: (steps) => (steps === null ? "Turn the tile" : `Turned by ${60 * steps}°`),
    city: (province) => (province ? `City in ${province}` : "Place a city"),
    bid: (number) => (number ? `Bid ${number}` : "Bid"),
    take: (name) => (name ? `Take ${name}` : "Take a clan"),
    start: (seat) => `${capital(en.seats[seat as Seat] ?? seat)} places first`,
    deal: (tile) => `Deal tile ${tile}`,
    map: (number) => `Map ${number}`,
    clan: (name) => `${name} is in play`,
    spread: (province) => `City in ${province}`,
    colour: (name) => `Clan ${name}`,
    lot: (seat) => `The lot falls on ${en.seats[seat as Seat] ?? seat}`,
  },

  reasons: {
    "game-over": "The game is over",
    "not-asked": ({ asked, seat }) => capital(`${and(asked.map(player))} must decide now, not ${player(seat)}`),
    "other-question": ({ question, answers }) =>
      `The question now is: ${say(en.questions, question)} (${answers.map((word) => label(en, word)).join(", ")})`,
    decided: ({ asked }) => `You have decided already; these seats must still decide: ${and(asked.map(player))}`,
    "not-on-this-map": ({ province }) => `${province} is not on this map`,
    "no-province": ({ terrain: kind }) => `${capital(terrain(kind))} is not a province: nobody can own or choose it`,
    "no-level": "A plan needs at least one level: otherwise pass",
    "recruits-in-cities": ({ province, huan }) =>
      `Armies are recruited in cities: ${province} is a village, and Fortification ${huan ? "I, II or III" : "II or III"} would change that`,
    "out-of-reach": ({ province }) =>
      `${province} is neither adjacent to nor connected with a province of yours: only Development III reaches it`,
    "no-army-in-reach": ({ province }) => `No army of yours is in a province adjacent to or connected with ${province}`,
    "free-not-fortified": ({ province }) => `${province} is free: fortify it only while you colonize or attack it`,
    "rival-not-developed": ({ province, clan: name }) => `${province} belongs to ${clan(name)}: it cannot be developed`,
    "rival-not-fortified": ({ province, clan: name }) =>
      `${province} belongs to ${clan(name)}: fortify it only while you attack it`,
    "too-expensive": ({ development, fortification, militarization, cost, chao }) =>
      `This costs ${development} + ${fortification} + ${militarization} = ${cost} Chão, you have ${chao}`,
    "plan-or-pass": "Plan your turn or pass",
    "not-your-tile": ({ tile }) => `You do not hold the tile ${tile}`,
    "cell-taken": ({ cell }) => `A tile lies at ${cell} already`,
    "cell-apart": ({ cell }) => `No tile lies next to ${cell}`,
    "city-taken": ({ province }) => `A city stands in ${province} already`,
    "city-too-near": ({ province }) => `${province} is too near to a city, and there are other provinces`,
    "bid-too-high": ({ chao }) => `You have ${chao} Chão to bid`,
    "clan-taken": ({ clan: name }) => `${clan(name)} is not available`,
    "no-such-answer": ({ action }) => `That cannot happen now: ${label(en, action)}`,
  },
};
