import type { Colour } from "../pieces";
import type { GameWords, Leader, Seat } from "./catalogue";

// Una tessera nera, due tessere nere; un punto nero, due punti neri.
const ONE: Record<Colour, string> = { black: "nera", red: "rossa", green: "verde", blue: "blu", yellow: "gialla" };
const MANY: Record<Colour, string> = { black: "nere", red: "rosse", green: "verdi", blue: "blu", yellow: "gialle" };
const POINTS: Record<Colour, string> = { black: "neri", red: "rossi", green: "verdi", blue: "blu", yellow: "gialli" };

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const tile = (colour: string | null) => (colour === null || colour === "?" ? "una tessera" : `una tessera ${ONE[colour as Colour]}`);
const bare = (number: number) => (number === 1 ? "1 tessera" : `${number} tessere`);
const tiles = (number: number, colour: string) => `${bare(number)} ${(number === 1 ? ONE : MANY)[colour as Colour]}`;
const points = (number: number, colour: string) =>
  number === 1 ? `1 punto ${it.colours[colour as Colour]}` : `${number} punti ${POINTS[colour as Colour]}`;
const committed = (number: number, colour: string, helper: string | false) =>
  [number && tiles(number, colour), helper].filter(Boolean).join(" e ");
const pagoda = (colour: string) => `pagoda ${ONE[colour as Colour]} (${it.pagodas[colour as Colour]})`;
const name = (leader: string) => it.leaders[leader as Leader];
const the = (leader: string) => (leader === "artisan" ? `l’${name(leader)}` : `il ${name(leader)}`);
const RANKS: Record<string, string> = { weakest: "il tuo colore più debole", "second weakest": "il tuo secondo colore più debole", third: "il tuo terzo colore", strongest: "il tuo colore più forte" };
const because = (cause: string) => it.causes[cause as keyof GameWords["causes"]] ?? cause;

export const it: GameWords = {
  title: "Yellow & Yangtze",
  credits: "Ideato da Reiner Knizia, pubblicato da Grail Games (2018). Questa è una realizzazione amatoriale non ufficiale.",
  notice: "Il tabellone è una ricostruzione: è quello pubblicato per la riedizione del gioco, non ancora confrontato con una fotografia della stampa del 2018.",
  options: {
    short: "due giocatori: 24 tessere non viste lasciano il sacchetto all’inizio",
    exactly_two_actions: "bisogna compiere entrambe le azioni, a meno che non ci sia altro di lecito",
    no_merchant_after_war: "una tessera verde che provoca una guerra non dà un mercante",
    fewest_yellow_wins: "in perfetta parità vince chi ha meno punti gialli",
    leader_pays_no_loss: "un leader rosso impegnato non conta per la perdita dello stato vincente",
    all_states_war: "ogni stato unito che ha un leader è in guerra",
    no_stall_end: "cinque giri senza tessere pescate non finiscono la partita: si continua finché i giocatori si accordano di finirla",
    open_points: "i punti di tutti sono visibili",
  },

  seats: { lion: "leone", bull: "toro", archer: "arciere", pot: "vaso" },
  colours: { black: "nero", red: "rosso", green: "verde", blue: "blu", yellow: "giallo" },
  leaders: { governor: "governatore", soldier: "soldato", trader: "commerciante", farmer: "contadino", artisan: "artigiano" },
  pagodas: { black: "corte", red: "guarnigione", green: "mercato", blue: "granaio", yellow: "officina" },
  grounds: { land: "terra", river: "fiume", capital: "capitale" },
  parts: {
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
  },
  result: ([weakest, ...others]) => `colore più debole ${weakest}, poi ${others.join(", ")}`,

  questions: {
    start: () => "Il caso sceglie chi inizia",
    refill: () => "Il caso pesca le tessere",
    redraw: () => "Il caso pesca le tessere sostitutive",
    turn: (left) => `Compi un’azione${left && (left === "1" ? " (ne resta 1)" : ` (ne restano ${left})`)}`,
    chain: (space) => `Prosegui con una tessera blu accanto ${space ? `a ${space}` : "all’ultima"}, oppure salta`,
    merchant: () => "Prendi una tessera dai mercanti, oppure salta",
    pagoda: () => "Costruisci una pagoda su un triangolo, oppure salta",
    move: () => "Scegli la pagoda da spostare",
    riot: () => "Scegli la tessera che la rivolta dei contadini rimuove",
    build: () => "Scegli il triangolo per la pagoda",
    replace: () => "Scarta le tessere una alla volta, poi scegli «Fatto»",
    attack: () => "Impegna tessere nere nel tuo attacco",
    defend: () => "Impegna tessere nere nella tua difesa",
    support: () => "Supporta uno stato in guerra, oppure salta",
    pledge: () => "Impegna tessere rosse per lo stato che supporti",
    winner: () => "Scegli quale degli stati più forti vince",
    loss: (left) =>
      `Scegli una tessera rossa che lo stato vincente perde${left && (left === "1" ? " (ne resta 1)" : ` (ne restano ${left})`)}`,
  },

  events: {
    PlayerStarted: (e, who) => `Inizia ${who(e.seat)}`,
    TurnBegan: (e, who) => `Turno di ${who(e.seat)}`,
    TileDrawn: (e, who) => `${who(e.seat)} pesca ${tile(e.colour)}`,
    MerchantDrawn: (e) => `${capital(tile(e.colour))} si aggiunge ai mercanti`,
    Passed: (e, who) => `${who(e.seat)} passa`,
    TilePlaced: (e, who) => `${who(e.seat)} piazza ${tile(e.colour)} in ${e.space}`,
    StatesUnited: (e) => `${e.states.length} stati si uniscono in ${e.space}`,
    PointScored: (e, who) => `${who(e.seat)} guadagna ${points(e.number, e.colour)} (${because(e.cause)})`,
    PagodaOffered: (e, who) => `${who(e.seat)} può costruire una ${pagoda(e.colour)} su ${e.triangles.join(" o ")}`,
    PagodaBuilt: (e, who) => `${who(e.seat)} costruisce una ${pagoda(e.colour)} su ${e.triangle}`,
    PagodaMoved: (e, who) => `${who(e.seat)} sposta una ${pagoda(e.colour)} da ${e.origin} a ${e.triangle}`,
    PagodaLost: (e) => `La ${pagoda(e.colour)} su ${e.triangle} è perduta`,
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
    RevoltCommitted: (e, who) => `${who(e.seat)} ${e.number || e.leader ? `impegna ${committed(e.number, "black", e.leader && "il governatore")}` : "non impegna nulla"}`,
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
    wild_point: ({ held }) => `Ti dà un punto giallo, che conta per il tuo colore più debole (ora ${held})`,
    wild_points: ({ number, held }) => `Ti dà ${points(number, "yellow")}, che contano per il tuo colore più debole (ora ${held})`,
    triangle: ({ colour }) => `Completa un triangolo per una ${pagoda(colour)}`,
    pagoda: ({ colour }) => `Una ${pagoda(colour)} dà a ogni turno un punto al leader ${it.colours[colour as Colour]} del suo stato`,
    pagoda_lost: ({ colour, triangle }) => `La ${pagoda(colour)} su ${triangle} sparisce`,
    leader: ({ leader, colour, space }) => `Da ${space} ${the(leader)} può vincerti punti ${POINTS[colour as Colour]}`,
    leader_lost: ({ rival, leader }, who) => `${who(rival)} perde ${the(leader)}`,
    revolt: ({ rival, leader, mine, theirs }, who) => `Attacchi ${the(leader)} di ${who(rival)} con ${mine} contro ${theirs} sul tabellone`,
    war: ({ strengths }) => `Provoca una guerra: ${strengths.replaceAll(":", " contro ")} soldati sul tabellone`,
    end: () => "Finisce la partita",
    safe_pagodas: () => "Le tue pagode sono più al sicuro dalle rivolte",
    safe_leaders: () => "I tuoi leader sono meno esposti alle rivolte",
    support: () => "I tuoi leader hanno più tessere nere accanto",
    war_near: () => "Sei messo meglio nelle guerre vicine",
    soldiers: () => "I tuoi stati hanno più soldati per una guerra",
    triangle_begun: () => "Prepara un triangolo per una pagoda",
    tiles: () => "Hai in mano tessere per più leader tuoi",
    best: () => "Non si vede niente di meglio",
  },
  couldAdd: (number) => `Potresti aggiungere fino a ${number}`,

  actions: {
    pass: () => "Passa",
    tile: (colour, space) => (space ? `Piazza ${tile(colour)} in ${space}` : `Tessera ${ONE[colour as Colour]}`),
    lead: (leader, space) => (space ? `${capital(name(leader))} in ${space}` : capital(name(leader))),
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
      number === null ? "Impegna tessere" : helped
        ? number ? `Impegna ${bare(number)} e il leader` : "Impegna solo il leader"
        : number ? `Impegna ${bare(number)}` : "Non impegnare nulla",
    support: (space) => (space ? `Supporta lo stato di ${space}` : "Supporta uno stato"),
    winner: (space) => (space ? `Vince lo stato di ${space}` : "Scegli chi vince"),
    draw: (colour) => `Pesca ${tile(colour)}`,
    start: (seat) => `Inizia: ${it.seats[seat as Seat] ?? seat}`,
  },

  rules: {
    S1: "All’inizio c’è una tessera nera su ognuna delle sette capitali; le altre tessere sono nel sacchetto.",
    S2: "Ogni giocatore ha una dinastia di cinque leader e sei tessere nascoste.",
    S3: "Sei tessere scoperte accanto al tabellone sono i mercanti.",
    S4: "All’inizio tutte le pagode stanno accanto al tabellone.",
    S5: "Nella partita breve per due giocatori, 24 tessere non viste lasciano il sacchetto all’inizio.",
    S6: "Il caso sceglie chi inizia; si gioca in senso orario.",
    T1: "Gli spazi con un lato in comune sono adiacenti; catene di tessere e leader adiacenti sono collegate.",
    T2: "Uno stato è un gruppo collegato con almeno una tessera e un leader.",
    T3: "Finita un’azione, nessuno stato contiene due leader dello stesso colore.",
    P1: "Agisce solo chi deve decidere: fino a due azioni per turno, esattamente due ad alcuni tavoli.",
    P2: "Alla fine del turno si prendono i punti delle pagode; poi tutte le mani e i mercanti tornano a sei tessere.",
    A1: "Un’azione posiziona, sposta o ritira un tuo leader; si ritira solo un leader che è sul tabellone.",
    A2: "Un leader va su uno spazio di terra vuoto accanto a una tessera nera, mai su un fiume.",
    A3: "Un leader che si sposta viene prima sollevato, e va su un altro spazio.",
    A4: "Un leader può unire stati solo se non si incontrano due leader dello stesso colore.",
    A5: "Un leader che entra in uno stato con un leader del suo colore provoca una rivolta.",
    A6: "Un leader senza tessere nere accanto torna al suo proprietario.",
    B1: "Una tessera della tua mano va su uno spazio vuoto: i contadini blu sui fiumi, le altre tessere sulla terra.",
    B2: "Una tessera che unisce stati con leader dello stesso colore provoca una guerra, e di per sé non dà punti.",
    B3: "Una tessera in uno stato dà un punto al leader del suo colore in quello stato, altrimenti al governatore.",
    B4: "Dopo una tessera verde puoi prendere una delle tessere scoperte dei mercanti.",
    B5: "Dopo una tessera blu puoi proseguire con tessere blu, ognuna su uno spazio fiume accanto all’ultima.",
    C1: "Una rivolta dei contadini costa due tessere blu e rimuove una tessera dal tabellone.",
    C2: "Un contadino fuori dal tabellone può valere per una delle due tessere blu.",
    C3: "Dopo una rivolta dei contadini, i leader senza tessere nere accanto e le pagode sulla tessera rimossa lasciano il tabellone.",
    D1: "Costruire costa due tessere verdi e richiede tre tessere dello stesso colore che si toccano, senza pagoda.",
    D2: "Un commerciante fuori dal tabellone può valere per una delle due tessere verdi.",
    D3: "La pagoda viene da accanto al tabellone; se lì non ce n’è una di quel colore, se ne sposta una.",
    E1: "Per sostituire tessere, scarta da una a sei tessere della tua mano, poi pescane altrettante.",
    E2: "Se una tessera sostitutiva non può essere pescata, la partita finisce subito.",
    G1: "Una pagoda richiede tre tessere dello stesso colore che si toccano, fra cui quella piazzata, nessuna sotto una pagoda.",
    G2: "Se più triangoli possono avere la pagoda, il giocatore ne sceglie uno.",
    G3: "Se accanto al tabellone non c’è una pagoda del colore, se ne sposta una di quel colore.",
    G4: "Le tessere sotto una pagoda continuano a contare per tutto.",
    G5: "Una pagoda il cui triangolo perde una tessera torna accanto al tabellone.",
    G6: "Alla fine del tuo turno ogni tuo leader guadagna un punto per ogni pagoda del suo colore nel suo stato.",
    R1: "In una rivolta attacca il leader arrivato, e difende quello che c’era già.",
    R2: "In una rivolta contano le tessere nere accanto al leader, quelle impegnate, e 1 per un governatore che aiuta da fuori dal tabellone.",
    R3: "In una rivolta impegna tessere nere della mano prima l’attaccante, poi il difensore.",
    R4: "Vince la rivolta il più forte, in parità il difensore; il perdente ritira il suo leader e il vincitore guadagna un punto.",
    W1: "Gli stati uniti che hanno leader dello stesso colore sono in guerra; gli altri non partecipano.",
    W2: "La tessera unificante non appartiene a nessuna parte.",
    W3: "La forza di uno stato in guerra: le sue tessere rosse, più le tessere rosse e i soldati impegnati per esso.",
    W4: "A turno, ogni giocatore può supportare uno stato in guerra con tessere rosse della mano e con un soldato fuori dal tabellone.",
    W5: "Vince la guerra lo stato più forte; in parità sceglie fra i più forti chi ha piazzato la tessera unificante.",
    W6: "Gli stati perdenti perdono le tessere rosse e i leader in conflitto; per questi guadagnano punti i leader dello stato vincente.",
    W7: "Lo stato vincente perde tanto rosso quanto ne aveva il più forte dei perdenti: prima ciò che è stato impegnato, poi le sue tessere rosse.",
    W8: "Le pagode su tessere rimosse tornano accanto al tabellone; i leader non in conflitto restano.",
    X1: "La partita finisce quando bisogna pescare una tessera e il sacchetto è vuoto; poi nessuno agisce più.",
    X2: "I punti gialli si aggiungono dove servono di più; il tuo risultato è il tuo colore più debole.",
    X3: "Vince il risultato più alto; in parità decide il colore più debole successivo.",
    X4: "La partita finisce dopo cinque giri senza pescare tessere.",
    H1: "Mani, sacchetto e tessere scartate sono nascosti, e così i punti degli altri, se il tavolo non li mostra.",
  },
  reason: (reason, rule) => (rule ? `${rule}${spaces(reason.spaces)}` : reason.text),
};

function spaces(names: string[]): string {
  if (!names.length) return "";
  return names.length === 1 ? ` Spazio: ${names[0]}.` : ` Spazi: ${names.join(", ")}.`;
}
