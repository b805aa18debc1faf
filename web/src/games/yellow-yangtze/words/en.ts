import { say } from "../../../lib/messages";
import type { Colour } from "../pieces";
import type { GameWords, Seat } from "./catalogue";
import { label } from "./speak";

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const tile = (colour: string | null) => (colour === null || colour === "?" ? "a tile" : `a ${colour} tile`);
const tiles = (number: number, colour = "") => `${number} ${colour && `${colour} `}${number === 1 ? "tile" : "tiles"}`;
const points = (number: number, colour: string) => `${number} ${colour} ${number === 1 ? "point" : "points"}`;
const committed = (number: number, colour: string, helper: string | false) =>
  [number && tiles(number, colour), helper].filter(Boolean).join(" and ") || "nothing";
const pagoda = (colour: string) => `${colour} pagoda (${en.pagodas[colour as Colour]})`;
const because = (cause: string) => en.causes[cause as keyof GameWords["causes"]] ?? cause;
const player = (seat: string) => (seat === "chance" ? "chance" : (en.seats[seat as Seat] ?? seat));

export const en: GameWords = {
  title: "Yellow & Yangtze",
  credits: "Designed by Reiner Knizia, published by Grail Games (2018). This is an unofficial fan implementation.",
  notice:
    "The board is a reconstruction: it is the one published for the re-issue of the game, not yet checked against a photograph of the 2018 print.",
  options: {
    short: "two players: 24 unseen tiles leave the bag at the start",
    exactly_two_actions: "both actions must be taken unless nothing else is legal",
    no_merchant_after_war: "a green tile that starts a war brings no merchant",
    fewest_yellow_wins: "a full tie goes to the player with fewest yellow points",
    leader_pays_no_loss: "a committed red leader does not count towards the winner’s loss",
    all_states_war: "every linked state with a leader is a warring state",
    no_stall_end: "five rounds without a drawn tile do not end the game: it goes on until the players agree to end it",
    open_points: "everybody’s point totals are shown",
  },

  seats: { lion: "lion", bull: "bull", archer: "archer", pot: "pot" },
  colours: { black: "black", red: "red", green: "green", blue: "blue", yellow: "yellow" },
  leaders: { governor: "governor", soldier: "soldier", trader: "trader", farmer: "farmer", artisan: "artisan" },
  pagodas: { black: "court", red: "garrison", green: "market", blue: "granary", yellow: "workshop" },
  grounds: { land: "land", river: "river", capital: "capital" },
  rivers: { yellow: "Yellow River", yangtze: "Yangtze" },
  states: { qin: "Qin", wei: "Wei", yan: "Yan", zhao: "Zhao", chu: "Chu", han: "Han", qi: "Qi" },
  parts: {
    filled: (number) =>
      number === 1 ? "1 wild point raises the lowest colour" : `${number} wild points raise the lowest colours`,
    board: "board",
    merchants: "Merchants",
    inBag: (number) => `${tiles(number)} in the bag`,
    triangle: (triangle) => `triangle ${triangle}`,
    tile: (colour) => `${colour} tile`,
    leader: (leader, seat) => `${seat} ${leader}`,
    leaders: "Your leaders",
    off: "off",
    inHand: (number) => tiles(number),
    war: (space) => `War over ${space}`,
    revolt: (leader) => `Revolt of the ${leader}s`,
    state: (number, space) => `State ${number} (${space})`,
    strength: (board, added) => `${board} from the board, ${added} added`,
    sideOf: (name, strength, board, added) => `${name}, strength ${strength}: ${board} on the board, ${added} added`,
    leaderOf: (owner, leader) => `${owner}: ${leader}`,
    safe: "safe",
    atStake: "leaves if this side loses",
    leaves: "leaves",
    wins: (name) => `${name} wins`,
    loses: (name) => `${name} loses`,
    ifWins: "If this side wins",
    ifLoses: "If this side loses",
    won: "Won",
    lost: "Lost",
    pointFor: (colour, owner) => `${colour} for ${owner}`,
    leadersLeave: (number) => (number === 1 ? "1 leader leaves" : `${number} leaders leave`),
    redLeave: (number) => (number === 1 ? "1 red tile leaves" : `${number} red tiles leave`),
    tieDefender: "A tie: the defender wins.",
    tieChooser: (owner) => `A tie: ${owner} laid the tile and chooses.`,
    deciding: "deciding",
    order: "Who decides",
    staysOut: "stays out",
    sentTo: (number, name) => `${number} to ${name}`,
    lifted: (number) => `${number} lifted`,
    support: (name) => `Support ${name}`,
    supported: (name) => `You support ${name}`,
    letWin: (name) => `Let ${name} win`,
  },
  modes: { tile: "Tile", leader: "Leader", riot: "Riot", pagoda: "Pagoda", replace: "Replace", end: "End" },
  buttons: {
    replace: (number) => (number ? `Replace ${number}` : "Replace"),
    commit: (number) => `Commit ${number}`,
    commitTo: (number, name) => `Commit ${number} to ${name}`,
    stayOut: "Stay out",
    withdraw: "Withdraw",
    end: "End turn",
  },
  advice: {
    turn: "Choose a piece, or one of the actions.",
    tile: "Choose a tile of your hand.",
    leader: "Choose one of your leaders.",
    lifted: (piece) => `${piece} lifted: choose a space.`,
    moving: (leader) => `${leader} lifted: choose a space, or withdraw it.`,
    replace: "Lift the tiles that you want to replace.",
    end: (left) => (left > 1 ? `End your turn with ${left} actions left?` : "End your turn with one action left?"),
    merchant: "Take one of the merchants’ tiles, or skip.",
    commit: (colour, leader) => `Lift ${colour} tiles to commit them${leader ? `; your ${leader} can help too` : ""}.`,
    support: "Support one of the warring states, or stay out.",
  },
  awaits: {
    turn: (name) => `${name} is taking a turn.`,
    attacked: (name, leader) => `${name} revolts against your ${leader}: they are choosing tiles.`,
    attacking: (name, leader) => `Your ${leader} revolts: ${name} is choosing tiles for the defence.`,
    revolt: (attacker, defender, leader, name) =>
      `${attacker} revolts against ${defender}’s ${leader}: ${name} is choosing tiles.`,
    support: (space, name) => `War over ${space}: ${name} is choosing a side.`,
    pledge: (space, name) => `War over ${space}: ${name} is choosing tiles.`,
    winner: (space, name) => `War over ${space}: ${name} decides the tie.`,
    loss: (space, name) => `War over ${space}: ${name} is choosing what the winner loses.`,
  },
  result: ([weakest, ...others]) => `weakest colour ${weakest}, then ${others.join(", ")}`,

  questions: {
    start: "Chance chooses who starts",
    refill: "Chance draws tiles",
    redraw: "Chance draws the replaced tiles",
    turn: ({ left }) => `Take an action (${left} left)`,
    chain: ({ space }) => `Continue with a blue tile next to ${space}, or skip`,
    merchant: "Take a merchant tile, or skip",
    pagoda: "Build a pagoda on a triangle, or skip",
    move: "Choose the pagoda to move",
    riot: "Choose the tile that the riot removes",
    build: "Choose the triangle for the pagoda",
    replace: "Discard tiles one by one, then choose done",
    attack: "Commit black tiles to your attack",
    defend: "Commit black tiles to your defence",
    support: "Support a warring state, or skip",
    pledge: "Commit red tiles to the state you support",
    winner: "Choose which of the strongest states wins",
    loss: ({ left }) => `Choose a red tile that the winning state loses (${left} left)`,
  },

  events: {
    PlayerStarted: (e, who) => `${who(e.seat)} starts`,
    TurnBegan: (e, who) => `${who(e.seat)}’s turn`,
    TileDrawn: (e, who) => `${who(e.seat)} draws ${tile(e.colour)}`,
    MerchantDrawn: (e) => `${capital(tile(e.colour))} joins the merchants`,
    Passed: (e, who) => `${who(e.seat)} passes`,
    TilePlaced: (e, who) => `${who(e.seat)} places ${tile(e.colour)} on ${e.space}`,
    StatesUnited: (e) => `${e.states.length} states are linked on ${e.space}`,
    PointScored: (e, who) => `${who(e.seat)}: +${points(e.number, e.colour)} (${because(e.cause)})`,
    PagodaOffered: (e, who) => `${who(e.seat)} may build a ${pagoda(e.colour)} on ${e.triangles.join(" or ")}`,
    PagodaBuilt: (e, who) => `${who(e.seat)} builds a ${pagoda(e.colour)} on ${e.triangle}`,
    PagodaMoved: (e, who) => `${who(e.seat)} moves a ${pagoda(e.colour)} from ${e.origin} to ${e.triangle}`,
    PagodaLost: (e) => `The ${pagoda(e.colour)} on ${e.triangle} is lost`,
    MerchantTaken: (e, who) => `${who(e.seat)} takes ${tile(e.colour)} from the merchants`,
    LeaderPlaced: (e, who) =>
      e.origin
        ? `${who(e.seat)} moves the ${e.leader} from ${e.origin} to ${e.space}`
        : `${who(e.seat)} places the ${e.leader} on ${e.space}`,
    LeaderWithdrawn: (e, who) => `${who(e.seat)} withdraws the ${e.leader} from ${e.space}`,
    LeaderReturned: (e, who) => `${who(e.seat)}’s ${e.leader} leaves ${e.space} (${because(e.cause)})`,
    TilesPaid: (e, who) =>
      `${who(e.seat)} pays ${tiles(e.number, e.colour)}${e.leader ? ", with a leader’s help," : ""} for a ${e.purpose}`,
    TileRemoved: (e) => `The ${e.colour} tile on ${e.space} is removed (${because(e.cause)})`,
    TileDiscarded: (e, who) => `${who(e.seat)} discards ${tile(e.colour)} face down`,
    RevoltBegan: (e, who) =>
      `${who(e.attacker)} revolts against ${who(e.defender)}’s ${e.leader} on ${e.against}: ${e.strengths[0]} against ${e.strengths[1]}`,
    RevoltCommitted: (e, who) => `${who(e.seat)} commits ${committed(e.number, "black", e.leader && "the governor")}`,
    RevoltEnded: (e, who) => `${who(e.winner)} wins the revolt, ${e.strengths[0]} against ${e.strengths[1]}`,
    WarBegan: (e) =>
      `War over ${e.space}: ${e.states.map((state, index) => `state ${index + 1} (${state[0]}) with ${e.strengths[index]}`).join(" against ")}`,
    WarSupported: (e, who) =>
      e.state === null
        ? `${who(e.seat)} stays out of the war`
        : `${who(e.seat)} commits ${committed(e.number, "red", e.leader && "the soldier")} to state ${e.state + 1}`,
    WarWon: (e) => `State ${e.state + 1} wins the war, ${e.strengths.join(" to ")}, and loses ${e.loss} in all`,
    GameEnded: (e) => `The game is over: ${en.endings[e.rule as keyof GameWords["endings"]] ?? e.rule}`,
  },
  causes: {
    A6: "no black tile next to it",
    B3: "tile placed",
    C1: "riot",
    G6: "pagodas",
    R4: "revolt",
    W6: "war",
    W7: "the winner’s loss",
  },
  endings: {
    E2: "a replaced tile could not be drawn",
    X1: "a tile had to be drawn and the bag was empty",
    X4: "no tile was drawn for five rounds",
  },
  tips: {
    around: ({ capital, space }) => `Look around ${capital} (${space})`,
    merchants: () => "Look at the merchants",
    conflict: () => "Look at the conflict",
    hand: () => "Look at your hand",
    turn: () => "Look at what you may still do this turn",
    point: ({ colour, rank, held }) => `Brings you a ${colour} point, your ${rank} colour (now ${held})`,
    points: ({ number, colour, rank, held }) =>
      `Brings you ${points(number, colour)}, your ${rank} colour (now ${held})`,
    "wild-point": ({ held }) => `Brings you a yellow point, which counts for your weakest colour (now ${held})`,
    "wild-points": ({ number, held }) =>
      `Brings you ${points(number, "yellow")}, which count for your weakest colour (now ${held})`,
    triangle: ({ colour }) => `Completes a triangle for a ${pagoda(colour)}`,
    pagoda: ({ colour }) => `A ${pagoda(colour)} brings the ${colour} leader of its state a point every turn`,
    "pagoda-lost": ({ colour, triangle }) => `The ${pagoda(colour)} on ${triangle} is gone`,
    leader: ({ leader, colour, space }) => `Your ${leader} can win ${colour} points from ${space}`,
    "leader-lost": ({ rival, leader }, who) => `${who(rival)} loses the ${leader}`,
    revolt: ({ rival, leader, mine, theirs }, who) =>
      `You attack ${who(rival)}’s ${leader} with ${mine} against ${theirs} on the board`,
    war: ({ strengths }) => `Starts a war of ${strengths.replaceAll(":", " against ")} soldiers on the board`,
    end: () => "Ends the game",
    "safe-pagodas": () => "Your pagodas are safer from revolts",
    "safe-leaders": () => "Your leaders are safer from revolts",
    support: () => "Your leaders have more black tiles beside them",
    "war-near": () => "You are in a better position for the wars nearby",
    soldiers: () => "Your states have more soldiers for a war",
    "triangle-begun": () => "Prepares a triangle for a pagoda",
    tiles: () => "You hold tiles for more of your leaders",
    best: () => "Nothing better is in sight",
  },
  forecasts: {
    "could-add": ({ number }) => `You could add up to ${number}`,
    "at-stake": ({ leaders, points }) =>
      `At stake for you: ${leaders} ${leaders === 1 ? "leader" : "leaders"} against ${points} ${points === 1 ? "point" : "points"}`,
  },

  actions: {
    pass: () => "Pass",
    tile: (colour, space) =>
      space ? `Place ${colour} on ${space}` : colour ? capital(`${colour} tile`) : "Place a tile",
    lead: (leader, space) => (space ? `${capital(leader)} to ${space}` : leader ? capital(leader) : "Place a leader"),
    withdraw: (leader) => (leader ? `Withdraw the ${leader}` : "Withdraw a leader"),
    riot: (helped) => (helped ? "Riot, with the farmer’s help" : "Riot"),
    build: (helped) => (helped ? "Build a pagoda, with the trader’s help" : "Build a pagoda"),
    replace: () => "Replace tiles",
    discard: (colour) => (colour ? `Discard ${tile(colour)}` : "Discard a tile"),
    done: () => "Done",
    skip: () => "Skip",
    take: (colour) => (colour ? `Take ${tile(colour)}` : "Take a tile from the merchants"),
    pagoda: (triangle) => (triangle ? `Pagoda on ${triangle}` : "Build a pagoda"),
    move: (triangle) => (triangle ? `Move the pagoda on ${triangle}` : "Move a pagoda"),
    remove: (space) => (space ? `Remove the tile on ${space}` : "Remove a tile"),
    commit: (number, helped) =>
      number === null
        ? "Commit tiles"
        : helped
          ? number
            ? `Commit ${tiles(number)} and the leader`
            : "Commit the leader alone"
          : number
            ? `Commit ${tiles(number)}`
            : "Commit nothing",
    support: (space) => (space ? `Support the state of ${space}` : "Support a state"),
    winner: (space) => (space ? `The state of ${space} wins` : "Choose who wins"),
    draw: (colour) => `Draw ${tile(colour)}`,
    start: (seat) => `${capital(en.seats[seat as Seat] ?? seat)} starts`,
  },

  reasons: {
    "game-over": "The game is over",
    "not-asked": ({ asked, seat }) => capital(`${asked.map(player).join(", ")} must decide now, not ${player(seat)}`),
    "other-question": ({ question, answers }) =>
      `The question now is: ${say(en.questions, question)} (${answers.map((word) => label(en, word)).join(", ")})`,
    "both-actions": "At this table you must take both actions",
    "chain-is-blue": "Only blue tiles continue a chain",
    "not-empty": ({ space }) => `${space} is not empty`,
    "blue-on-rivers": ({ space }) => `Blue farmers go on river spaces, and ${space} is land`,
    "only-blue-on-rivers": ({ space }) => `Only blue farmers go on river spaces like ${space}`,
    "no-such-tile": ({ colour }) => `You hold no ${colour} tile`,
    "chain-goes-on-beside": ({ space }) => `The next blue tile goes next to ${space}`,
    "there-already": ({ leader, space }) => `The ${leader} is already on ${space}`,
    "leader-on-river": ({ space }) => `${space} is a river, and leaders stand on land`,
    "no-black-beside": ({ space }) => `No black tile is next to ${space}`,
    "links-into-conflict": "A leader may not link states into a conflict",
    "leader-off-board": ({ leader }) => `Your ${leader} is not on the board`,
    "nothing-to-remove": "There is no tile on the board to remove",
    "no-triangle": "There is no triangle of three tiles of one colour without a pagoda",
    "helps-from-off-board": ({ leader }) => `Your ${leader} helps only from off the board`,
    "tile-needed-beside-leader": ({ colour, leader }) => `The ${leader} needs a ${colour} tile; you hold none`,
    "two-tiles-needed": ({ colour, number }) => `Two ${colour} tiles are needed, you hold ${number}`,
    "nothing-to-replace": "You hold no tile to replace",
    "discard-first": "Discard at least one tile first",
    "no-such-merchant": ({ colour }) => `There is no ${colour} merchant tile`,
    "three-of-one-colour": "A pagoda needs three tiles of one colour",
    "under-a-pagoda": "One of the three tiles supports a pagoda already",
    "without-the-tile": ({ space }) => `The triangle must hold the tile just placed on ${space}`,
    "no-pagoda-there": ({ colour, triangle }) => `No ${colour} pagoda stands on ${triangle}`,
    "no-tile-there": ({ space }) => `There is no tile on ${space}`,
    "no-red-of-the-winner": ({ space }) => `${space} has no red tile of the winning state`,
    "few-tiles-to-commit": ({ number, colour, held }) => `You cannot commit ${tiles(number, colour)}, you hold ${held}`,
    "commit-something": "You chose a state to support: commit at least one tile or the soldier",
    "nothing-to-commit": "You have no red tile and no soldier to commit",
    "no-warring-state": ({ space, states }) => `${space} does not name a warring state; these do: ${states.join(", ")}`,
    "not-the-strongest": ({ space, states }) =>
      `${space} does not name one of the strongest warring states: ${states.join(", ")}`,
    "none-in-the-bag": ({ colour }) => `No ${colour} tile is left in the bag`,
    "not-at-the-table": ({ seat }) => `${capital(player(seat))} is not at the table`,
  },
};
