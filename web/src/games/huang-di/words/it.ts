import { later, say, type Sayings } from "../../../lib/messages";
import type { HuangDiForecasts } from "../../../wire";
import { BUYBACK, PRICES, REPEATS, type Card, type Seat } from "../pieces";
import type { Category, GameWords, Happenings } from "./catalogue";
import { label } from "./speak";

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const jades = (number: number) => `${number} ${number === 1 ? "giada" : "giade"}`;
const peasants = (number: number) => `${number} ${number === 1 ? "contadino" : "contadini"}`;
const convicts = (number: number) => `${number} ${number === 1 ? "forzato" : "forzati"}`;
const blocks = (number: number) => `${number} ${number === 1 ? "blocco" : "blocchi"}`;
const points = (number: number) => `${number} ${number === 1 ? "punto" : "punti"}`;
const favour = (card: string | null) => (card === null ? "una carta favore" : `il favore ${card.toUpperCase()}`);
const name = (card: string) => it.cards[card as Card] ?? card;
const the = (card: string) => (card === "resources" ? `le ${name(card)}` : `il ${name(card)}`);
const colour = (seat: string) => it.seats[seat as Seat] ?? seat;
const both = (free: number, bound: number) =>
  [free && peasants(free), bound && convicts(bound)].filter(Boolean).join(" e ") || "nessuno";
const gifts = (jade: number, bound: number) =>
  [jade && jades(jade), bound && convicts(bound)].filter(Boolean).join(" e ") || "nulla";
const tally = (counts: readonly number[], who: (seat: number) => string) =>
  counts.flatMap((number, seat) => (number ? [`${who(seat)} ${number}`] : [])).join(", ") ||
  "nessun blocco dei giocatori";
const price = (number: number) => (PRICES[number - 1] ? jades(PRICES[number - 1]!) : "gratis");
/** Un disegno letto dall’alto. */
const drawn = (pattern: string[]) =>
  pattern.map((row) => [...row].map((sign) => (sign === "#" ? "blocco" : "vuoto")).join(" ")).join(" sopra ");
/** Ciò che accade ora oppure, dopo un’altra parola, poi. */
const happens: Sayings<Happenings> = {
  points: ({ number, what }) => `ti dà ${points(number)} (${it.categories[what as Category] ?? what})`,
  chip: () => "una fila è completa: prendi un gettone di riscatto",
  block: ({ cell }) => `costruisci in ${cell}`,
  "emperor-block": ({ cell }) => `il blocco dell’imperatore va in ${cell}`,
  removal: ({ rival, cell }, who) => `${who(rival)} perde il blocco in ${cell}`,
  peasants: ({ number }) => `recluti ${peasants(number)}`,
  convicts: ({ number }) => `prendi ${convicts(number)}`,
  blocks: ({ number }) => `cavi ${blocks(number)}`,
  "prison-jade": ({ number }) => `la prigione ti dà ${jades(number)}`,
  "prison-convicts": ({ number }) => `la prigione ti dà ${convicts(number)}`,
  "more-jade": ({ number }) => `ti dà ${jades(number)}`,
  favour: ({ card }) => `giochi ${favour(card)}: il suo disegno è nel muro`,
  plaque: ({ cell }) => `il blocco in ${cell} non si può più togliere`,
  "province-worked": ({ number }) => `il tuo sovrintendente lavora nella provincia ${number}`,
  buyback: ({ card }) => `riscatti ${the(card)} e agisci una seconda volta`,
};
const player = (seat: string) => (seat === "chance" ? "il caso" : colour(seat));
const favourOf = (card: string) => card.toUpperCase();
const workers = (number: number) => `${number} ${number === 1 ? "lavoratore" : "lavoratori"}`;
const bid = ({ value, cost, best }: HuangDiForecasts["bid"]) =>
  `Vale ${value}; costa ${jades(cost)} se vince, nulla altrimenti; gli altri potrebbero arrivare a ${best}`;
const sureBid = ({ value, cost, best }: HuangDiForecasts["sure-bid"]) =>
  `Vale ${value}; costa ${jades(cost)} e vince: gli altri arriverebbero solo a ${best}`;

export const it: GameWords = {
  title: "Huang Di",
  credits: "Ideato da Bryan Johnson. Questa è una realizzazione amatoriale non ufficiale.",
  notice:
    "Il mazzo dei favori è una ricostruzione: delle carte non si è trovata alcuna immagine, perciò disegni e premi sono nostri, fatti in base a ciò che si sa.",
  options: {
    boards: "quante province, da 2 a 4; 0 è il numero consueto",
    strict_supplies: "ci sono in tutto 100 giade, 50 contadini e 65 forzati",
    deck: "un altro mazzo di favori, da un file di testo",
  },

  seats: { red: "rosso", white: "bianco", black: "nero", blue: "blu", yellow: "giallo", purple: "viola" },
  cards: { recruiter: "reclutatore", resources: "risorse", builder: "costruttore", taskmaster: "sovrintendente" },
  things: {
    jade: "giada",
    peasants: "contadini",
    convicts: "forzati",
    blocks: "blocchi",
    area: "da cavare",
    chips: "gettoni",
  },
  rewards: { income: "rendita", petition: "petizione", jade: "giada quando si raccoglie" },
  categories: {
    row: "più blocchi in una fila",
    level: "più blocchi su un livello",
    tower: "blocchi sul livello 4",
    favour: "favori",
    chips: "gettoni di riscatto",
    weakest: "provincia più debole",
    jade: "più giada",
    workers: "più lavoratori",
  },
  parts: {
    wall: "muro",
    province: (number) => `Provincia ${number}`,
    provinces: "Province",
    regions: ["Longxi", "Yanmen", "Liaodong", "Yuyang"],
    yours: "la tua",
    level: (number) => `Livello ${number}`,
    row: (level) => `Fila ${level}`,
    levels: "Livelli",
    levelWorth: "10 punti ciascuno se completo",
    worth: (points) => `${points} p.`,
    free: (number) => (number === 1 ? "1 libera" : `${number} libere`),
    freeCell: "libera",
    complete: "al completo",
    block: (owner) => (owner === "emperor" ? "blocco dell’imperatore" : `blocco ${colour(owner)}`),
    plaque: "con una targa",
    lacks: "qui manca un blocco al disegno",
    possible: "qui si può fare qualcosa",
    prison: (jade, bound) => `prigione: ${gifts(jade, bound)}`,
    taskmaster: (seat) => `sovrintendente ${seat}`,
    petition: "Petizione",
    round: (number) => `round ${number}`,
    thinking: "sta pensando",
    hasBid: "ha offerto",
    jade: jades,
    tied: (names) => `Pari: ${names}`,
    winner: (name) => `vince ${name}`,
    paid: (name, jade) => `${name} vince la petizione e paga ${jades(jade)}`,
    worthIt: (value) => `vale ${value}`,
    ifItWins: (cost) => `−${cost} se vince`,
    othersReach: (value) => `altri: fino a ${value}`,
    surelyWins: "vince di certo",
    mix: both,
    die: (free, bound) => `moriranno ${both(free, bound)}`,
    roles: "Le tue carte ruolo",
    now: "in gioco",
    played: "sul tavolo",
    closed: "carta ruolo in mano",
    emperor: "Blocco imperiale",
    marker: "ha il segnalino dell’imperatore",
    favours: "I tuoi favori",
    looked: "Le carte che guardi",
    reconstructed: "mazzo ricostruito",
    states: { ready: "pronto", near: "ne manca uno" },
    favour: (card, { pattern, income, petition, jade, points: worth }) =>
      `Favore ${card}, disegno ${drawn(pattern)}: ${points(worth)}, rendita ${income}, petizione ${petition}, giada ${jade}`,
    places: (fit, near) => `va bene in ${fit} ${fit === 1 ? "posto" : "posti"}, manca un blocco in ${near}`,
    supply: "La tua riserva",
    stockpile: "Scorta",
    emperorsLeft: (number) =>
      number === 1 ? "1 blocco dell’imperatore rimasto" : `${number} blocchi dell’imperatore rimasti`,
    inDeck: (number) => `${number} ${number === 1 ? "favore" : "favori"} nel mazzo`,
    points,
    held: (number) => `${number} ${number === 1 ? "favore" : "favori"} in mano`,
    laid: (number) => `${number} ${number === 1 ? "giocato" : "giocati"}`,
    inPlay: "Durante la partita",
    atTheEnd: "Alla fine",
    before: "prima di questo tavolo",
    byPoint: "Punto per punto",
    touch: "Tocca per scegliere, tieni premuto per vedere che cosa accadrebbe",
  },
  result: (worth, number) => `${points(worth)}, ${blocks(number)} nel muro`,

  advice: {
    build: "Costruttore: scegli una casella dove costruire, un favore da giocare o un blocco da togliere",
    move: "Sovrintendente: scegli una provincia dove lavorare, o ripeti una carta",
  },
  questions: {
    deal: "Il caso distribuisce le carte favore",
    show: "Il caso mostra la prossima carta favore",
    tie: "Il caso decide la parità",
    return: "Restituisci due dei tuoi cinque favori",
    bid: ({ jade }) => `Offri giada per il favore dell’imperatore (ne hai ${jade})`,
    turn: "Gioca una carta ruolo",
    role: ({ card }) => `${capital(name(card))}: scegli un’azione`,
    second: "Scegli il posto per un secondo blocco (1 giada), oppure concludi",
    workers: "Scegli quanti dei lavoratori sono forzati",
    between: "Posa il blocco dell’imperatore prima del tuo secondo blocco, oppure concludi",
    plaque: ({ card }) => `Scegli il blocco che riceve la targa di ${favourOf(card)}`,
    keep: ({ left }) => `Tieni due dei favori che vedi (ancora ${left})`,
    after: "Riscatta la carta, posa il blocco dell’imperatore, oppure concludi",
  },

  events: {
    FavourDealt: (e, who) => `${who(e.seat)} riceve ${favour(e.card)}`,
    FavourReturned: (e, who) => `${who(e.seat)} restituisce ${favour(e.card)}`,
    RoundBegan: (e) => `Comincia il round ${e.number}; blocchi dell’imperatore rimasti: ${e.emperor_blocks}`,
    JadeTaken: (e, who) => `${who(e.seat)} prende ${jades(e.number)}`,
    JadePaid: (e, who) => `${who(e.seat)} paga ${jades(e.number)}`,
    BidMade: (e, who) => (e.jade === null ? `${who(e.seat)} ha offerto` : `${who(e.seat)} offre ${jades(e.jade)}`),
    BidsRevealed: (e, who) =>
      `Le offerte: ${e.bids.map((bid, seat) => `${who(seat)} ${bid}${e.petitions[seat] ? ` + ${e.petitions[seat]}` : ""}`).join(", ")}`,
    BidsTied: (e, who) => `${e.seats.map(who).join(" e ")} sono pari`,
    MarkerTaken: (e, who) =>
      `${who(e.seat)} vince la petizione: il segnalino e un blocco dell’imperatore; ne restano ${e.emperor_blocks}`,
    PrisonFilled: (e) => `Nella prigione della provincia ${e.province}: ${gifts(e.jade, e.convicts)}`,
    TurnBegan: (e, who) => `Turno di ${who(e.seat)}, ${e.number} di 3`,
    CardPlayed: (e, who) => `${who(e.seat)} gioca ${the(e.card)}`,
    CardRepeated: (e, who) => `${who(e.seat)} ripete ${the(e.card)}`,
    CardBoughtBack: (e, who) =>
      `${who(e.seat)} riscatta ${the(e.card)} per ${e.price === "jade" ? jades(BUYBACK) : "un gettone"}`,
    PeasantsRecruited: (e, who) => `${who(e.seat)} recluta ${peasants(e.number)}`,
    ConvictsTaken: (e, who) => `${who(e.seat)} prende ${convicts(e.number)} per ${peasants(e.peasants)}`,
    PrisonEmptied: (e, who) =>
      `${who(e.seat)} prende ${gifts(e.jade, e.convicts)} dalla prigione della provincia ${e.province}`,
    BlocksQuarried: (e, who) => `${who(e.seat)} cava ${blocks(e.number)}`,
    FavourSeen: (e, who) => `${who(e.seat)} guarda ${favour(e.card)}`,
    FavourKept: (e, who) => `${who(e.seat)} tiene ${favour(e.card)}`,
    FavoursBuried: (e, who) =>
      `${who(e.seat)} mette ${e.number} ${e.number === 1 ? "carta" : "carte"} sotto il mazzo${e.cards?.length ? ` (${e.cards.map((card) => card.toUpperCase()).join(", ")})` : ""}`,
    BuildDeclared: (e, who) =>
      `${who(e.seat)} costruisce in ${e.cells.join(" e ")} con ${both(e.peasants, e.convicts)}`,
    WorkersDied: (e, who) => `Lavoratori di ${who(e.seat)} morti: ${both(e.peasants, e.convicts)}`,
    BlockPlaced: (e, who) =>
      `${who(e.seat)} posa ${e.emperor ? "il blocco dell’imperatore" : "un blocco"} in ${e.cell}`,
    BlockRemoved: (e, who) => `${who(e.seat)} toglie da ${e.cell} il blocco di ${who(e.owner)}`,
    FavourPlayed: (e, who) => `${who(e.seat)} gioca ${favour(e.card)}`,
    PlaquePlaced: (e, who) => `${who(e.seat)} mette una targa su ${e.cell}`,
    TaskmasterMoved: (e, who) =>
      `Il sovrintendente di ${who(e.seat)} va dalla provincia ${e.origin} alla provincia ${e.province}`,
    ChipTaken: (e, who) => `${who(e.seat)} prende un gettone di riscatto`,
    RowScored: (e, who) =>
      `La fila ${e.level} della provincia ${e.province} ${e.complete ? "è completa" : "conta com’è"}: ${tally(e.counts, who)}`,
    LevelScored: (e, who) =>
      `Il livello ${e.level} ${e.complete ? "è completo" : "conta com’è"}: ${tally(e.counts, who)}`,
    PointsScored: (e, who) => `${who(e.seat)}: +${points(e.number)} (${it.categories[e.what as Category] ?? e.what})`,
    EmperorBlockLost: (e, who) => `${who(e.seat)} non ha posato il blocco dell’imperatore: è perso`,
    GameEnded: (e) => `La partita è finita: ${it.endings[e.rule as keyof GameWords["endings"]] ?? e.rule}`,
  },
  endings: { X1: "il muro è completo", X2: "sono arrivati i mongoli" },
  tips: {
    province: ({ number }) => `Guarda la provincia ${number}`,
    petition: () => "Guarda la petizione: la giada che ciascuno potrebbe offrire",
    roles: () => "Guarda le tue carte ruolo",
    favours: () => "Guarda i tuoi favori",
    deck: () => "Guarda il mazzo dei favori",
    area: () => "Guarda i tuoi blocchi da cavare",
    taskmaster: () => "Guarda il tuo sovrintendente",
    played: () => "Guarda le carte che hai giocato in questo round",
    card: () => "Guarda la carta che hai appena giocato",
    workers: () => "Guarda i tuoi lavoratori",
    prison: () => "Guarda la prigione",
    jade: () => "Guarda la tua giada",
    turn: () => "Guarda che cosa puoi ancora fare in questo turno",
    ...happens,
    ...later(happens, (sentence) => `poi ${sentence}`),
    weakest: () => "La tua provincia più debole cresce",
    rows: () => "Sei messo meglio nelle file ancora aperte",
    levels: () => "Sei messo meglio nei livelli ancora aperti",
    "favours-ready": () => "Un favore che hai in mano è pronto da giocare",
    "favours-near": () => "A un favore che hai in mano manca un solo blocco",
    ready: () => "Hai blocchi e lavoratori pronti per costruire",
    income: () => "La tua rendita cresce per tutti i round che restano",
    "safe-blocks": () => "Ti si possono togliere meno blocchi",
    "emperor-used": () => "Il blocco dell’imperatore è posato prima che vada perso",
    end: () => "Termina la partita",
    best: () => "Non si vede niente di meglio",
    bid,
    "sure-bid": sureBid,
    "favour-points": ({ card, number }) => `${card.toUpperCase()} vale ${points(number)}`,
    "favour-income": ({ card, number }) => `${card.toUpperCase()} aggiunge ${number} alla tua rendita`,
    "favour-petition": ({ card, number }) => `${card.toUpperCase()} aggiunge ${number} alla tua petizione`,
    "favour-jade": ({ card, number }) => `${card.toUpperCase()} aggiunge ${number} alla giada che raccogli`,
    "favour-fits": () => "Al tuo muro non manca nulla per questo favore",
    "favour-lacks": ({ number }) =>
      `Al tuo muro ${number === 1 ? "manca" : "mancano"} ${blocks(number)} per questo favore`,
  },
  forecasts: {
    bid,
    "sure-bid": sureBid,
    workers: ({ number }) => `Lavoratori necessari: ${number}`,
    "empty-prison": "La prigione è vuota: non si guadagnerebbe nulla",
  },

  actions: {
    return: (card) => (card ? `Restituisci ${card}` : "Restituisci"),
    bid: (number) => (number ? `Offri ${number}` : "Offri"),
    play: (card) => (card ? `Gioca ${the(card)}` : "Gioca una carta"),
    recruit: (number) => (number ? `${peasants(Number(number))} (${price(Number(number))})` : "Recluta"),
    five: () => "5 forzati per 2 contadini",
    collect: () => "Raccogli giada",
    prison: () => "Svuota la prigione",
    quarry: (number) => (number ? `${blocks(Number(number))} (${price(Number(number))})` : "Cava"),
    look: () => "Pesca favori",
    keep: (card) => (card ? `Tieni ${card}` : "Tieni"),
    build: (cell) => (cell ? `Costruisci in ${cell}` : "Costruisci"),
    convicts: (number) => (number ? `Manda ${convicts(Number(number))}` : "Forzati"),
    favour: (card) => (card ? `Gioca il favore ${card}` : "Gioca un favore"),
    plaque: (cell) => (cell ? `Targa su ${cell}` : "Targa"),
    remove: (cell) => (cell ? `Togli il blocco in ${cell}` : "Togli un blocco"),
    move: (province) => (province ? `Alla provincia ${province}` : "Spostati"),
    repeat: (card) => (card ? `Ripeti ${the(card)} (${jades(REPEATS[card] ?? 0)})` : "Ripeti"),
    emperor: (cell) => (cell ? `Blocco dell’imperatore in ${cell}` : "Blocco dell’imperatore"),
    buyback: (price) =>
      price ? `Riscatta la carta (${price === "jade" ? jades(BUYBACK) : "1 gettone"})` : "Riscatta la carta",
    done: () => "Concludi",
    deal: (card) => (card ? `Distribuisci ${card === "?" ? "una carta" : card}` : "Distribuisci"),
    show: (card) => (card ? `Mostra ${card === "?" ? "una carta" : card}` : "Mostra"),
    marker: (seat) => (seat ? `Il segnalino al ${colour(seat)}` : "Il segnalino"),
  },

  reasons: {
    "game-over": "La partita è finita",
    "not-asked": ({ asked, seat }) => `Ora decide ${asked.map(player).join(", ")}, non ${player(seat)}`,
    "other-question": ({ question, answers }) =>
      `Ora la domanda è: ${say(it.questions, question)} (${answers.map((word) => label(it, word)).join(", ")})`,
    "not-dealt": ({ card }) => `${favourOf(card)} non ti è stato dato, o lo hai già restituito`,
    "bid-too-high": ({ jade, bid }) => `Hai ${jades(jade)} e non puoi offrirne ${bid}`,
    "card-on-table": ({ card }) => `La tua carta ${name(card)} è già sul tavolo`,
    "nothing-to-build": "Ora nessuna azione della carta costruttore è possibile",
    "few-peasants-left": ({ left }) => `Restano solo ${peasants(left)}`,
    "few-blocks-left": ({ left }) => `Restano solo ${blocks(left)}`,
    "peasants-too-dear": ({ number, cost, jade }) => `${peasants(number)}: costo ${jades(cost)}, ne hai ${jade}`,
    "blocks-too-dear": ({ number, cost, jade }) => `${blocks(number)}: costo ${jades(cost)}, ne hai ${jade}`,
    "few-peasants-to-give": ({ number, peasants: have }) => `I forzati costano ${peasants(number)}, ne hai ${have}`,
    "deck-empty": "Il mazzo dei favori è vuoto",
    "not-looked-at": ({ card }) => `${favourOf(card)} non è fra le carte che guardi`,
    "other-province": ({ cell, province }) =>
      `${cell} non è nella provincia ${province}, dove sta il tuo sovrintendente`,
    "cell-taken": ({ cell }) => `In ${cell} c’è già un blocco`,
    "first-site": ({ cell }) => `Il tuo primo blocco va in ${cell}`,
    "second-site": ({ cell }) => `Il tuo secondo blocco va in ${cell}`,
    "no-block": "Non hai blocchi nella tua riserva",
    "few-workers": ({ needed, workers: have }) => `Lavoratori necessari: ${needed}, ne hai ${have}`,
    "nothing-below": ({ cell }) => `Sotto ${cell} non c’è alcun blocco`,
    "other-number-of-workers": ({ needed }) => `Servono esattamente ${workers(needed)}`,
    "few-convicts": ({ convicts: have }) => `Hai solo ${convicts(have)}`,
    "few-peasants": ({ needed, peasants: have }) => `Contadini necessari: ${needed}, ne hai ${have}`,
    "not-in-hand": ({ card }) => `Non hai in mano ${favourOf(card)}`,
    "no-pattern": ({ card }) => `I tuoi blocchi senza targa non formano il disegno di ${favourOf(card)}`,
    "not-of-the-pattern": ({ cell, card }) => `Il blocco in ${cell} non fa parte del disegno di ${favourOf(card)}`,
    "nothing-to-remove": ({ cell }) => `In ${cell} non c’è alcun blocco`,
    "block-of-the-emperor": "I blocchi dell’imperatore non si tolgono mai",
    "own-block": "Si tolgono solo blocchi di altri giocatori",
    "on-level-4": "I blocchi del livello 4 non si tolgono mai",
    "plaque-on-it": ({ cell }) => `Il blocco in ${cell} ha una targa`,
    "row-complete": "La fila è completa",
    "block-above": ({ cell }) => `Sul blocco in ${cell} ne poggia un altro`,
    "few-convicts-to-remove": ({ needed, convicts: have }) => `Forzati necessari: ${needed}, ne hai ${have}`,
    "there-already": "Il tuo sovrintendente è già lì",
    "no-such-province": ({ number }) => `Ci sono solo ${number} province`,
    "not-on-table": ({ card }) => `La tua carta ${name(card)} non è sul tavolo da un turno precedente`,
    "repeat-too-dear": ({ card, cost, jade }) => `Ripetere ${the(card)} costa ${jades(cost)}, ne hai ${jade}`,
    "no-emperor-block": "Non hai il blocco dell’imperatore",
    "not-of-this-wall": ({ cell }) => `${cell} non fa parte di questo muro`,
    "bought-already": "Si può riscattare una sola volta per turno",
    "no-chip": "Non hai gettoni di riscatto",
    "not-for-jade": "Solo la carta sovrintendente si riscatta con la giada",
    "buyback-too-dear": ({ cost, jade }) => `Costa ${jades(cost)}, ne hai ${jade}`,
    "not-on-top": "Quella carta non è in cima al mazzo",
    "not-tied": ({ seat }) => `${capital(player(seat))} non è in parità`,
  },
};
