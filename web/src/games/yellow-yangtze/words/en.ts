import type { Colour } from "../pieces";
import type { GameWords, Seat } from "./catalogue";

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const tile = (colour: string | null) => (colour === null || colour === "?" ? "a tile" : `a ${colour} tile`);
const tiles = (number: number, colour = "") => `${number} ${colour && `${colour} `}${number === 1 ? "tile" : "tiles"}`;
const points = (number: number, colour: string) => `${number} ${colour} ${number === 1 ? "point" : "points"}`;
const committed = (number: number, colour: string, helper: string | false) =>
  [number && tiles(number, colour), helper].filter(Boolean).join(" and ") || "nothing";
const pagoda = (colour: string) => `${colour} pagoda (${en.pagodas[colour as Colour]})`;
const because = (cause: string) => en.causes[cause as keyof GameWords["causes"]] ?? cause;

export const en: GameWords = {
  title: "Yellow & Yangtze",
  credits: "Designed by Reiner Knizia, published by Grail Games (2018). This is an unofficial fan implementation.",
  notice: "The board is a reconstruction: it is the one published for the re-issue of the game, not yet checked against a photograph of the 2018 print.",
  options: {
    short: "two players: 24 unseen tiles leave the bag at the start",
    exactly_two_actions: "both actions must be taken unless nothing else is legal",
    no_merchant_after_war: "a green tile that starts a war brings no merchant",
    fewest_yellow_wins: "a full tie goes to the player with fewest yellow points",
    leader_pays_no_loss: "a committed red leader does not count towards the winner’s loss",
    all_states_war: "every linked state with a leader is a warring state",
    open_points: "everybody’s point totals are shown",
  },

  seats: { lion: "lion", bull: "bull", archer: "archer", pot: "pot" },
  colours: { black: "black", red: "red", green: "green", blue: "blue", yellow: "yellow" },
  leaders: { governor: "governor", soldier: "soldier", trader: "trader", farmer: "farmer", artisan: "artisan" },
  pagodas: { black: "court", red: "garrison", green: "market", blue: "granary", yellow: "workshop" },
  grounds: { land: "land", river: "river", capital: "capital" },
  parts: {
    board: "board",
    merchants: "Merchants",
    inBag: (number) => `${tiles(number)} in the bag`,
    triangle: (triangle) => `triangle ${triangle}`,
    tile: (colour) => `${colour} tile`,
    leader: (leader, seat) => `${seat} ${leader}`,
  },

  questions: {
    start: () => "Chance chooses who starts",
    refill: () => "Chance draws tiles",
    redraw: () => "Chance draws the replaced tiles",
    turn: (left) => `Take an action${left && ` (${left} left)`}`,
    chain: (space) => `Go on with a blue tile next to ${space || "the last one"}, or skip`,
    merchant: () => "Take a merchant tile, or skip",
    pagoda: () => "Build a pagoda on a triangle, or skip",
    move: () => "Choose the pagoda to move",
    riot: () => "Choose the tile that the riot removes",
    build: () => "Choose the triangle for the pagoda",
    replace: () => "Discard tiles one by one, then choose done",
    attack: () => "Commit black tiles to your attack",
    defend: () => "Commit black tiles to your defence",
    support: () => "Support a warring state, or skip",
    pledge: () => "Commit red tiles to the state you support",
    winner: () => "Choose which of the strongest states wins",
    loss: (left) => `Choose a red tile that the winning state loses${left && ` (${left} left)`}`,
  },

  events: {
    PlayerStarted: (e, who) => `${who(e.seat)} starts`,
    TurnBegan: (e, who) => `${who(e.seat)}’s turn`,
    TileDrawn: (e, who) => `${who(e.seat)} draws ${tile(e.colour)}`,
    MerchantDrawn: (e) => `${capital(tile(e.colour))} joins the merchants`,
    Passed: (e, who) => `${who(e.seat)} passes`,
    TilePlaced: (e, who) => `${who(e.seat)} places ${tile(e.colour)} on ${e.space}`,
    StatesUnited: (e) => `${e.states.length} states are linked on ${e.space}`,
    PointScored: (e, who) => `${who(e.seat)} gains ${points(e.number, e.colour)} (${because(e.cause)})`,
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
      `${who(e.seat)} pays ${tiles(e.number, e.colour)}${e.leader ? ", a leader helping," : ""} for a ${e.purpose}`,
    TileRemoved: (e) => `The ${e.colour} tile on ${e.space} is removed (${because(e.cause)})`,
    TileDiscarded: (e, who) => `${who(e.seat)} lays ${tile(e.colour)} aside`,
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
  couldAdd: (number) => `You could add up to ${number}`,

  actions: {
    pass: () => "Pass",
    tile: (colour, space) => (space ? `Place ${colour} on ${space}` : capital(`${colour} tile`)),
    lead: (leader, space) => (space ? `${capital(leader)} to ${space}` : capital(leader)),
    withdraw: (leader) => `Withdraw the ${leader}`,
    riot: (helped) => (helped ? "Riot, the farmer helping" : "Riot"),
    build: (helped) => (helped ? "Build a pagoda, the trader helping" : "Build a pagoda"),
    replace: () => "Replace tiles",
    discard: (colour) => `Discard ${tile(colour)}`,
    done: () => "Done",
    skip: () => "Skip",
    take: (colour) => `Take ${tile(colour)}`,
    pagoda: (triangle) => `Pagoda on ${triangle}`,
    move: (triangle) => `Move the pagoda on ${triangle}`,
    remove: (space) => `Remove the tile on ${space}`,
    commit: (number, helped) =>
      helped
        ? number ? `Commit ${tiles(number)} and the leader` : "Commit the leader alone"
        : number ? `Commit ${tiles(number)}` : "Commit nothing",
    support: (space) => `Support the state of ${space}`,
    winner: (space) => `The state of ${space} wins`,
    draw: (colour) => `Draw ${tile(colour)}`,
    start: (seat) => `${capital(en.seats[seat as Seat] ?? seat)} starts`,
  },

  rules: {
    S1: "A black tile lies on each of the seven capitals at the start; the other tiles are in the bag.",
    S2: "Each player has a dynasty of five leaders, and six hidden tiles.",
    S3: "Six open tiles beside the board are the merchants.",
    S4: "All pagodas start beside the board.",
    S5: "In the short game for two players, 24 unseen tiles leave the bag at the start.",
    S6: "Chance chooses who starts; play goes clockwise.",
    T1: "Spaces with a common edge are adjacent; chains of adjacent tiles and leaders are linked.",
    T2: "A state is a linked group with at least one tile and one leader.",
    T3: "When an action is over, no state holds two leaders of one colour.",
    P1: "Only who is asked acts: up to two actions a turn, exactly two at some tables.",
    P2: "At the end of a turn come the pagoda points; then all hands and the merchants are filled up to six tiles.",
    A1: "An action places, moves or withdraws one of your leaders; only a leader on the board can be withdrawn.",
    A2: "A leader goes on an empty land space next to a black tile, never on a river.",
    A3: "A leader that moves is lifted first, and goes to another space.",
    A4: "A leader may link states only if no two leaders of one colour meet.",
    A5: "A leader that enters a state with a leader of its colour starts a revolt.",
    A6: "A leader with no black tile next to it goes back to its owner.",
    B1: "A tile from your hand goes on an empty space: blue farmers on rivers, the other tiles on land.",
    B2: "A tile that links states with leaders of one colour starts a war, and scores nothing itself.",
    B3: "A tile in a state scores for the leader of its colour there, or else for the governor.",
    B4: "After a green tile you may take one of the open merchant tiles.",
    B5: "After a blue tile you may go on with blue tiles, each on a river space next to the last one.",
    C1: "A riot costs two blue tiles and removes one tile from the board.",
    C2: "A farmer off the board may stand for one of the two blue tiles.",
    C3: "After a riot, leaders with no black tile next to them and pagodas on the removed tile leave the board.",
    D1: "Building costs two green tiles and needs three touching tiles of one colour without a pagoda.",
    D2: "A trader off the board may stand for one of the two green tiles.",
    D3: "The pagoda comes from beside the board; if none of its colour is there, one is moved.",
    E1: "To replace, discard one to six tiles that you hold, then draw as many.",
    E2: "If a replaced tile cannot be drawn, the game is over at once.",
    G1: "A pagoda needs three touching tiles of one colour, the placed one among them, none under a pagoda.",
    G2: "If several triangles can get the pagoda, the player chooses one.",
    G3: "If no pagoda of the colour is beside the board, one of that colour is moved from elsewhere.",
    G4: "Tiles under a pagoda go on counting for everything.",
    G5: "A pagoda whose triangle loses a tile goes back beside the board.",
    G6: "At the end of your turn each of your leaders gains a point per pagoda of its colour in its state.",
    R1: "In a revolt the leader that came attacks, and the one that was there defends.",
    R2: "In a revolt count the black tiles next to the leader, those committed, and 1 for a helping governor off the board.",
    R3: "In a revolt the attacker commits black tiles from the hand, then the defender does.",
    R4: "The stronger side wins the revolt, the defender if equal; the loser’s leader leaves, the winner gains a point.",
    W1: "Linked states with leaders of one colour are at war; the others take no part.",
    W2: "The tile that started the war belongs to no side.",
    W3: "A state’s strength in war: its red tiles, and the red tiles and soldiers committed to it.",
    W4: "One after the other, each player may support one warring state with red tiles from the hand and a soldier off the board.",
    W5: "The strongest state wins the war; if equal, the player who placed the tile chooses among the strongest.",
    W6: "Losing states lose their red tiles and the leaders in conflict; the winners’ leaders score for them.",
    W7: "The winning state loses as much red as the strongest loser had: what was committed first, then its own red tiles.",
    W8: "Pagodas on removed tiles go back; leaders that are in no conflict stay.",
    X1: "The game is over when a tile must be drawn and the bag is empty; nobody acts after that.",
    X2: "Yellow points are added where they help most; your result is your weakest colour.",
    X3: "The highest result wins; if equal, the next weakest colour decides.",
    X4: "The game is over after five rounds without a drawn tile.",
    H1: "Hands, bag and laid aside tiles are hidden, and other players’ point totals unless the table opens them.",
  },
  reason: (reason) => capital(reason.text),
};
