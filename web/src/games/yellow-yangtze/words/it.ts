import { say } from "../../../lib/messages";
import type { Colour } from "../pieces";
import type { GameWords, Leader, Seat } from "./catalogue";
import { label } from "./speak";

// Una tessera nera, due tessere nere; un punto nero, due punti neri.
const ONE: Record<Colour, string> = { black: "nera", red: "rossa", green: "verde", blue: "blu", yellow: "gialla" };
const MANY: Record<Colour, string> = { black: "nere", red: "rosse", green: "verdi", blue: "blu", yellow: "gialle" };
const POINTS: Record<Colour, string> = { black: "neri", red: "rossi", green: "verdi", blue: "blu", yellow: "gialli" };

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const tile = (colour: string | null) =>
  colour === null || colour === "?" ? "una tessera" : `una tessera ${ONE[colour as Colour]}`;
const bare = (number: number) => (number === 1 ? "1 tessera" : `${number} tessere`);
const tiles = (number: number, colour: string) => `${bare(number)} ${(number === 1 ? ONE : MANY)[colour as Colour]}`;
const points = (number: number, colour: string) =>
  number === 1 ? `1 punto ${it.colours[colour as Colour]}` : `${number} punti ${POINTS[colour as Colour]}`;
const committed = (number: number, colour: string, helper: string | false) =>
  [number && tiles(number, colour), helper].filter(Boolean).join(" e ");
const pagoda = (colour: string) => `pagoda ${ONE[colour as Colour]} (${it.pagodas[colour as Colour]})`;
const name = (leader: string) => it.leaders[leader as Leader];
const the = (leader: string) => (leader === "artisan" ? `l’${name(leader)}` : `il ${name(leader)}`);
const RANKS: Record<string, string> = {
  weakest: "il tuo colore più debole",
  "second weakest": "il tuo secondo colore più debole",
  third: "il tuo terzo colore",
  strongest: "il tuo colore più forte",
};
const because = (cause: string) => it.causes[cause as keyof GameWords["causes"]] ?? cause;
const player = (seat: string) => (seat === "chance" ? "il caso" : (it.seats[seat as Seat] ?? seat));

export const it: GameWords = {
  title: "Yellow & Yangtze",
  credits:
    "Ideato da Reiner Knizia, pubblicato da Grail Games (2018). Questa è una realizzazione amatoriale non ufficiale.",
  notice:
    "Il tabellone è una ricostruzione: è quello pubblicato per la riedizione del gioco, non ancora confrontato con una fotografia della stampa del 2018.",
  options: {
    short: "due giocatori: 24 tessere non viste lasciano il sacchetto all’inizio",
    exactly_two_actions: "bisogna compiere entrambe le azioni, a meno che non ci sia altro di lecito",
    no_merchant_after_war: "una tessera verde che provoca una guerra non dà un mercante",
    fewest_yellow_wins: "in perfetta parità vince chi ha meno punti gialli",
    leader_pays_no_loss: "un leader rosso impegnato non conta per la perdita dello stato vincente",
    all_states_war: "ogni stato unito che ha un leader è in guerra",
    no_stall_end:
      "cinque giri senza tessere pescate non finiscono la partita: si continua finché i giocatori si accordano di finirla",
    open_points: "i punti di tutti sono visibili",
  },

  seats: { lion: "leone", bull: "toro", archer: "arciere", pot: "vaso" },
  colours: { black: "nero", red: "rosso", green: "verde", blue: "blu", yellow: "giallo" },
  leaders: {
    governor: "governatore",
    soldier: "soldato",
    trader: "commerciante",
    farmer: "contadino",
    artisan: "artigiano",
  },
  pagodas: { black: "corte", red: "guarnigione", green: "mercato", blue: "granaio", yellow: "officina" },
  grounds: { land: "terra", river: "fiume", capital: "capitale" },
  rivers: { yellow: "Fiume Giallo", yangtze: "Yangzi" },
  states: { qin: "Qin", wei: "Wei", yan: "Yan", zhao: "Zhao", chu: "Chu", han: "Han", qi: "Qi" },
  parts: {
    filled: (number) =>
      number === 1 ? "1 punto jolly alza il colore più basso" : `${number} punti jolly alzano i colori più bassi`,
    board: "tabellone",
    merchants: "Mercanti",
    inBag: (number) => `${bare(number)} nel sacchetto`,
    triangle: (triangle) => `triangolo ${triangle}`,
    tile: (colour) => `tessera ${ONE[colour]}`,
    leader: (leader, seat) => `${name(leader)} (${it.seats[seat as Seat]})`,
    leaders: "I tuoi leader",
    off: "fuori",
    inHand: (number) => (number === 1 ? "1 tessera" : `${number} tessere`),
    war: (space) => `Guerra per ${space}`,
    revolt: (leader) => `Rivolta: ${leader} contro ${leader}`,
    state: (number, space) => `Stato ${number} (${space})`,
    strength: (board, added) => `${board} dal tabellone, ${added} in più`,
    sideOf: (name, strength, board, added) =>
      `${name}, forza ${strength}: ${board} sul tabellone, ${added} di rinforzo`,
    leaderOf: (owner, leader) => `${owner}: ${leader}`,
    safe: "al sicuro",
    atStake: "se ne va se questa parte perde",
    leaves: "se ne va",
    wins: (name) => `${name} vince`,
    loses: (name) => `${name} perde`,
    ifWins: "Se questa parte vince",
    ifLoses: "Se questa parte perde",
    won: "Vinto",
    lost: "Perso",
    pointFor: (colour, owner) => `${it.colours[colour as keyof GameWords["colours"]]} per ${owner}`,
    leadersLeave: (number) => (number === 1 ? "se ne va 1 capo" : `se ne vanno ${number} capi`),
    redLeave: (number) => (number === 1 ? "se ne va 1 tessera rossa" : `se ne vanno ${number} tessere rosse`),
    tieDefender: "Parità: vince il difensore.",
    tieChooser: (owner) => `Parità: ${owner} ha piazzato la tessera e sceglie.`,
    deciding: "decide",
    order: "Chi decide",
    staysOut: "resta fuori",
    sentTo: (number, name) => `${number} a ${name}`,
    lifted: (number) => `${number} ${number === 1 ? "sollevata" : "sollevate"}`,
    support: (name) => `Supporta ${name}`,
    supported: (name) => `Supporti ${name}`,
    letWin: (name) => `Fai vincere ${name}`,
  },
  modes: { tile: "Tessera", leader: "Leader", riot: "Rivolta", pagoda: "Pagoda", replace: "Cambio", end: "Fine" },
  buttons: {
    replace: (number) => (number ? `Sostituisci ${number}` : "Sostituisci"),
    commit: (number) => `Impegna ${number}`,
    commitTo: (number, name) => `Impegna ${number} per ${name}`,
    stayOut: "Resta fuori",
    withdraw: "Ritira",
    end: "Fine turno",
  },
  advice: {
    turn: "Scegli un pezzo o una delle azioni.",
    tile: "Scegli una tessera dalla mano.",
    leader: "Scegli uno dei tuoi leader.",
    lifted: (piece) => `${piece}: scegli uno spazio.`,
    moving: (leader) => `${leader}: scegli uno spazio, oppure ritiralo.`,
    replace: "Solleva le tessere che vuoi sostituire.",
    end: (left) =>
      left > 1 ? `Finire il turno con ${left} azioni ancora libere?` : "Finire il turno con un’azione ancora libera?",
    merchant: "Prendi una delle tessere dei mercanti, oppure salta.",
    commit: (colour, leader) =>
      `Solleva tessere ${MANY[colour]} per impegnarle${leader ? `; può aiutare anche il tuo ${name(leader)}` : ""}.`,
    support: "Supporta uno degli stati in guerra, oppure resta fuori.",
  },
  awaits: {
    turn: (name) => `${name} sta giocando il suo turno.`,
    attacked: (name, leader) => `${name} si ribella contro il tuo ${leader} e sceglie le tessere.`,
    attacking: (name, leader) => `Il tuo ${leader} si ribella: ${name} sceglie le tessere per difendersi.`,
    revolt: (attacker, defender, leader, name) =>
      `${attacker} si ribella contro ${defender} (${leader}): ${name} sceglie le tessere.`,
    support: (space, name) => `Guerra per ${space}: ${name} sceglie da che parte stare.`,
    pledge: (space, name) => `Guerra per ${space}: ${name} sceglie le tessere.`,
    winner: (space, name) => `Guerra per ${space}: ${name} decide il pareggio.`,
    loss: (space, name) => `Guerra per ${space}: ${name} sceglie che cosa perde il vincitore.`,
  },
  result: ([weakest, ...others]) => `colore più debole ${weakest}, poi ${others.join(", ")}`,

  questions: {
    start: "Il caso sceglie chi inizia",
    refill: "Il caso pesca le tessere",
    redraw: "Il caso pesca le tessere sostitutive",
    turn: ({ left }) => `Compi un’azione (${left === 1 ? "ne resta 1" : `ne restano ${left}`})`,
    chain: ({ space }) => `Prosegui con una tessera blu accanto a ${space}, oppure salta`,
    merchant: "Prendi una tessera dai mercanti, oppure salta",
    pagoda: "Costruisci una pagoda su un triangolo, oppure salta",
    move: "Scegli la pagoda da spostare",
    riot: "Scegli la tessera che la rivolta dei contadini rimuove",
    build: "Scegli il triangolo per la pagoda",
    replace: "Scarta le tessere una alla volta, poi scegli «Fatto»",
    attack: "Impegna tessere nere nel tuo attacco",
    defend: "Impegna tessere nere nella tua difesa",
    support: "Supporta uno stato in guerra, oppure salta",
    pledge: "Impegna tessere rosse per lo stato che supporti",
    winner: "Scegli quale degli stati più forti vince",
    loss: ({ left }) =>
      `Scegli una tessera rossa che lo stato vincente perde (${left === 1 ? "ne resta 1" : `ne restano ${left}`})`,
  },

  events: {
    PlayerStarted: (e, who) => `Inizia ${who(e.seat)}`,
    TurnBegan: (e, who) => `Turno di ${who(e.seat)}`,
    TileDrawn: (e, who) => `${who(e.seat)} pesca ${tile(e.colour)}`,
    MerchantDrawn: (e) => `${capital(tile(e.colour))} si aggiunge ai mercanti`,
    Passed: (e, who) => `${who(e.seat)} passa`,
    TilePlaced: (e, who) => `${who(e.seat)} piazza ${tile(e.colour)} in ${e.space}`,
    StatesUnited: (e) => `${e.states.length} stati si uniscono in ${e.space}`,
    PointScored: (e, who) => `${who(e.seat)}: +${points(e.number, e.colour)} (${because(e.cause)})`,
    PagodaOffered: (e, who) => `${who(e.seat)} può costruire una ${pagoda(e.colour)} su ${e.triangles.join(" o ")}`,
    PagodaBuilt: (e, who) => `${who(e.seat)} costruisce una ${pagoda(e.colour)} su ${e.triangle}`,
    PagodaMoved: (e, who) => `${who(e.seat)} sposta una ${pagoda(e.colour)} da ${e.origin} a ${e.triangle}`,
    PagodaLost: (e) => `La ${pagoda(e.colour)} su ${e.triangle} è persa`,
    MerchantTaken: (e, who) => `${who(e.seat)} prende ${tile(e.colour)} dai mercanti`,
    LeaderPlaced: (e, who) =>
      e.origin
        ? `${who(e.seat)} sposta ${the(e.leader)} da ${e.origin} a ${e.space}`
        : `${who(e.seat)} posiziona ${the(e.leader)} in ${e.space}`,
    LeaderWithdrawn: (e, who) => `${who(e.seat)} ritira ${the(e.leader)} da ${e.space}`,
    LeaderReturned: (e, who) => `${capital(the(e.leader))} di ${who(e.seat)} lascia ${e.space} (${because(e.cause)})`,
    TilesPaid: (e, who) =>
      `${who(e.seat)} paga ${tiles(e.number, e.colour)}${e.leader ? ", con l’aiuto di un leader," : ""} per una ${e.purpose === "riot" ? "rivolta dei contadini" : "pagoda"}`,
    TileRemoved: (e) => `La tessera ${ONE[e.colour as Colour]} in ${e.space} viene rimossa (${because(e.cause)})`,
    TileDiscarded: (e, who) => `${who(e.seat)} scarta ${tile(e.colour)}`,
    RevoltBegan: (e, who) =>
      `${who(e.attacker)} si rivolta contro ${the(e.leader)} di ${who(e.defender)} in ${e.against}: ${e.strengths[0]} contro ${e.strengths[1]}`,
    RevoltCommitted: (e, who) =>
      `${who(e.seat)} ${e.number || e.leader ? `impegna ${committed(e.number, "black", e.leader && "il governatore")}` : "non impegna nulla"}`,
    RevoltEnded: (e, who) => `${who(e.winner)} vince la rivolta, ${e.strengths[0]} contro ${e.strengths[1]}`,
    WarBegan: (e) =>
      `Guerra per ${e.space}: ${e.states.map((state, index) => `stato ${index + 1} (${state[0]}) con ${e.strengths[index]}`).join(" contro ")}`,
    WarSupported: (e, who) =>
      e.state === null
        ? `${who(e.seat)} resta fuori dalla guerra`
        : `${who(e.seat)} impegna ${committed(e.number, "red", e.leader && "il soldato")} per lo stato ${e.state + 1}`,
    WarWon: (e) => `Lo stato ${e.state + 1} vince la guerra, ${e.strengths.join(" a ")}, e perde ${e.loss} in tutto`,
    GameEnded: (e) => `La partita è finita: ${it.endings[e.rule as keyof GameWords["endings"]] ?? e.rule}`,
  },
  causes: {
    A6: "nessuna tessera nera accanto",
    B3: "tessera piazzata",
    C1: "rivolta dei contadini",
    G6: "pagode",
    R4: "rivolta",
    W6: "guerra",
    W7: "perdita dello stato vincente",
  },
  endings: {
    E2: "non si è potuta pescare una tessera sostitutiva",
    X1: "bisognava pescare una tessera e il sacchetto era vuoto",
    X4: "nessuna tessera pescata per cinque giri",
  },
  tips: {
    around: ({ capital, space }) => `Guarda intorno a ${capital} (${space})`,
    merchants: () => "Guarda i mercanti",
    conflict: () => "Guarda il conflitto",
    hand: () => "Guarda la tua mano",
    turn: () => "Guarda che cosa puoi ancora fare in questo turno",
    point: ({ colour, rank, held }) => `Ti dà ${points(1, colour)}, ${RANKS[rank] ?? rank} (ora ${held})`,
    points: ({ number, colour, rank, held }) => `Ti dà ${points(number, colour)}, ${RANKS[rank] ?? rank} (ora ${held})`,
    "wild-point": ({ held }) => `Ti dà un punto giallo, che conta per il tuo colore più debole (ora ${held})`,
    "wild-points": ({ number, held }) =>
      `Ti dà ${points(number, "yellow")}, che contano per il tuo colore più debole (ora ${held})`,
    triangle: ({ colour }) => `Completa un triangolo per una ${pagoda(colour)}`,
    pagoda: ({ colour }) =>
      `Una ${pagoda(colour)} dà a ogni turno un punto al leader ${it.colours[colour as Colour]} del suo stato`,
    "pagoda-lost": ({ colour, triangle }) => `La ${pagoda(colour)} su ${triangle} sparisce`,
    leader: ({ leader, colour, space }) => `Da ${space} ${the(leader)} può vincerti punti ${POINTS[colour as Colour]}`,
    "leader-lost": ({ rival, leader }, who) => `${who(rival)} perde ${the(leader)}`,
    revolt: ({ rival, leader, mine, theirs }, who) =>
      `Attacchi ${the(leader)} di ${who(rival)} con ${mine} contro ${theirs} sul tabellone`,
    war: ({ strengths }) => `Provoca una guerra: ${strengths.replaceAll(":", " contro ")} soldati sul tabellone`,
    end: () => "Termina la partita",
    "safe-pagodas": () => "Le tue pagode sono più al sicuro dalle rivolte",
    "safe-leaders": () => "I tuoi leader sono meno esposti alle rivolte",
    support: () => "I tuoi leader hanno più tessere nere accanto",
    "war-near": () => "Sei messo meglio nelle guerre vicine",
    soldiers: () => "I tuoi stati hanno più soldati per una guerra",
    "triangle-begun": () => "Prepara un triangolo per una pagoda",
    tiles: () => "Hai in mano tessere per più leader tuoi",
    best: () => "Non si vede niente di meglio",
  },
  forecasts: {
    "could-add": ({ number }) => `Potresti aggiungere fino a ${number}`,
    "at-stake": ({ leaders, points }) =>
      `In gioco per te: ${leaders} leader contro ${points} ${points === 1 ? "punto" : "punti"}`,
  },

  actions: {
    pass: () => "Passa",
    tile: (colour, space) =>
      space ? `Piazza ${tile(colour)} in ${space}` : colour ? `Tessera ${ONE[colour as Colour]}` : "Piazza una tessera",
    lead: (leader, space) =>
      space ? `${capital(name(leader))} in ${space}` : leader ? capital(name(leader)) : "Posiziona un leader",
    withdraw: (leader) => (leader ? `Ritira ${the(leader)}` : "Ritira un leader"),
    riot: (helped) => (helped ? "Rivolta dei contadini, con l’aiuto del contadino" : "Rivolta dei contadini"),
    build: (helped) => (helped ? "Costruisci una pagoda, con l’aiuto del commerciante" : "Costruisci una pagoda"),
    replace: () => "Sostituisci tessere",
    discard: (colour) => (colour ? `Scarta ${tile(colour)}` : "Scarta una tessera"),
    done: () => "Fatto",
    skip: () => "Salta",
    take: (colour) => (colour ? `Prendi ${tile(colour)}` : "Prendi una tessera dai mercanti"),
    pagoda: (triangle) => (triangle ? `Pagoda su ${triangle}` : "Costruisci una pagoda"),
    move: (triangle) => (triangle ? `Sposta la pagoda su ${triangle}` : "Sposta una pagoda"),
    remove: (space) => (space ? `Rimuovi la tessera in ${space}` : "Rimuovi una tessera"),
    commit: (number, helped) =>
      number === null
        ? "Impegna tessere"
        : helped
          ? number
            ? `Impegna ${bare(number)} e il leader`
            : "Impegna solo il leader"
          : number
            ? `Impegna ${bare(number)}`
            : "Non impegnare nulla",
    support: (space) => (space ? `Supporta lo stato di ${space}` : "Supporta uno stato"),
    winner: (space) => (space ? `Vince lo stato di ${space}` : "Scegli chi vince"),
    draw: (colour) => `Pesca ${tile(colour)}`,
    start: (seat) => `Inizia: ${it.seats[seat as Seat] ?? seat}`,
  },

  reasons: {
    "game-over": "La partita è finita",
    "not-asked": ({ asked, seat }) => `Ora decide ${asked.map(player).join(", ")}, non ${player(seat)}`,
    "other-question": ({ question, answers }) =>
      `Ora la domanda è: ${say(it.questions, question)} (${answers.map((word) => label(it, word)).join(", ")})`,
    "both-actions": "A questo tavolo si devono compiere entrambe le azioni",
    "chain-is-blue": "Si prosegue solo con tessere blu",
    "not-empty": ({ space }) => `${space} non è uno spazio vuoto`,
    "blue-on-rivers": ({ space }) => `I contadini blu vanno sui fiumi, e ${space} è terra`,
    "only-blue-on-rivers": ({ space }) => `Su uno spazio fiume come ${space} vanno solo i contadini blu`,
    "no-such-tile": ({ colour }) => `Non hai ${tile(colour)}`,
    "chain-goes-on-beside": ({ space }) => `La prossima tessera blu va accanto a ${space}`,
    "there-already": ({ leader, space }) => `${capital(the(leader))} è già in ${space}`,
    "leader-on-river": ({ space }) => `Un leader non si posiziona mai su un fiume, e ${space} lo è`,
    "no-black-beside": ({ space }) => `Accanto a ${space} non c’è alcuna tessera nera`,
    "links-into-conflict": "Un leader non può unire stati se così provoca un conflitto",
    "leader-off-board": ({ leader }) => `Sul tabellone manca ${the(leader)}: non puoi ritirarlo`,
    "nothing-to-remove": "Sul tabellone non c’è alcuna tessera da rimuovere",
    "no-triangle": "Non c’è un triangolo di tre tessere dello stesso colore senza pagoda",
    "helps-from-off-board": ({ leader }) => `${capital(the(leader))} aiuta solo da fuori dal tabellone`,
    "tile-needed-beside-leader": ({ colour, leader }) => `Con ${the(leader)} serve ${tile(colour)}, e non ne hai`,
    "two-tiles-needed": ({ colour, number }) => `Servono due tessere ${MANY[colour as Colour]}, ne hai ${number}`,
    "nothing-to-replace": "Non hai tessere da sostituire",
    "discard-first": "Prima scarta almeno una tessera",
    "no-such-merchant": ({ colour }) => `Fra i mercanti non c’è ${tile(colour)}`,
    "three-of-one-colour": "Una pagoda richiede tre tessere dello stesso colore",
    "under-a-pagoda": "Una delle tre tessere regge già una pagoda",
    "without-the-tile": ({ space }) => `Il triangolo deve contenere la tessera appena piazzata in ${space}`,
    "no-pagoda-there": ({ colour, triangle }) => `Su ${triangle} non c’è una pagoda ${ONE[colour as Colour]}`,
    "no-tile-there": ({ space }) => `In ${space} non c’è alcuna tessera`,
    "no-red-of-the-winner": ({ space }) => `In ${space} non c’è una tessera rossa dello stato vincente`,
    "few-tiles-to-commit": ({ number, colour, held }) => `Non puoi impegnare ${tiles(number, colour)}, ne hai ${held}`,
    "commit-something": "Hai scelto lo stato che supporti: impegna almeno una tessera o il soldato",
    "nothing-to-commit": "Non hai tessere rosse né un soldato da impegnare",
    "no-warring-state": ({ space, states }) =>
      `${space} non indica uno stato in guerra; questi sì: ${states.join(", ")}`,
    "not-the-strongest": ({ space, states }) =>
      `${space} non indica uno dei più forti fra gli stati in guerra: ${states.join(", ")}`,
    "none-in-the-bag": ({ colour }) => `Nel sacchetto non c’è più ${tile(colour)}`,
    "not-at-the-table": ({ seat }) => `Non è al tavolo: ${player(seat)}`,
  },
};
