import { later, say, type Sayings } from "../../../lib/messages";
import type { HuangDiForecasts } from "../../../wire";
import { BUYBACK, PRICES, REPEATS, type Card, type Seat } from "../pieces";
import type { Category, GameWords, Happenings } from "./catalogue";
import { label } from "./speak";

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const count = (number: number, one: string) => `${number} ${one}${number > 1 ? "s" : ""}`;
const jades = (number: number) => count(number, "jade");
const peasants = (number: number) => count(number, "paysan");
const convicts = (number: number) => count(number, "forçat");
const favour = (card: string | null) => (card === null ? "une carte faveur" : `la faveur ${card.toUpperCase()}`);
const name = (card: string) => fr.cards[card as Card] ?? card;
const the = (card: string) => (card === "resources" ? `les ${name(card)}` : `le ${name(card)}`);
const colour = (seat: string) => fr.seats[seat as Seat] ?? seat;
const both = (free: number, bound: number) =>
  [free && peasants(free), bound && convicts(bound)].filter(Boolean).join(" et ") || "personne";
const gifts = (jade: number, bound: number) =>
  [jade && jades(jade), bound && convicts(bound)].filter(Boolean).join(" et ") || "rien";
const tally = (counts: readonly number[], who: (seat: number) => string) =>
  counts.flatMap((number, seat) => (number ? [`${who(seat)} ${number}`] : [])).join(", ") || "aucun bloc de joueur";
const price = (number: number) => (PRICES[number - 1] ? jades(PRICES[number - 1]!) : "gratuit");
/** Un motif lu de haut en bas. */
const drawn = (pattern: string[]) =>
  pattern.map((row) => [...row].map((sign) => (sign === "#" ? "bloc" : "vide")).join(" ")).join(" sur ");
/** Ce qui arrive maintenant ou, après un autre mot, ensuite. */
const happens: Sayings<Happenings> = {
  points: ({ number, what }) =>
    `cela vous rapporte ${count(number, "point")} (${fr.categories[what as Category] ?? what})`,
  chip: () => "une rangée est complète : vous prenez un jeton de rachat",
  block: ({ cell }) => `vous bâtissez en ${cell}`,
  "emperor-block": ({ cell }) => `le bloc de l’empereur va en ${cell}`,
  removal: ({ rival, cell }, who) => `${who(rival)} perd le bloc en ${cell}`,
  peasants: ({ number }) => `vous recrutez ${peasants(number)}`,
  convicts: ({ number }) => `vous prenez ${convicts(number)}`,
  blocks: ({ number }) => `vous extrayez ${count(number, "bloc")}`,
  "prison-jade": ({ number }) => `la prison vous donne ${jades(number)}`,
  "prison-convicts": ({ number }) => `la prison vous donne ${convicts(number)}`,
  "more-jade": ({ number }) => `cela vous rapporte ${jades(number)}`,
  favour: ({ card }) => `vous jouez ${favour(card)} : son motif est dans le mur`,
  plaque: ({ cell }) => `le bloc en ${cell} ne peut plus être enlevé`,
  "province-worked": ({ number }) => `votre contremaître travaille dans la province ${number}`,
  buyback: ({ card }) => `vous rachetez ${the(card)} et agissez une seconde fois`,
};
const player = (seat: string) => (seat === "chance" ? "le hasard" : colour(seat));
const favourOf = (card: string) => card.toUpperCase();
const bid = ({ value, cost, best }: HuangDiForecasts["bid"]) =>
  `Vaut ${value} ; coûte ${jades(cost)} si elle gagne, rien sinon ; les autres pourraient atteindre ${best}`;
const sureBid = ({ value, cost, best }: HuangDiForecasts["sure-bid"]) =>
  `Vaut ${value} ; coûte ${jades(cost)} et gagne : les autres n’atteindraient que ${best}`;

export const fr: GameWords = {
  title: "Huang Di",
  credits: "Conçu par Bryan Johnson. Ceci est une réalisation d’amateurs, non officielle.",
  notice:
    "Le paquet de faveurs est une reconstitution : aucune image des cartes n’a été trouvée ; les motifs et les récompenses sont donc les nôtres, faits pour s’accorder avec ce qu’on sait.",
  options: {
    boards: "combien de provinces, de 2 à 4 ; 0 est le nombre habituel",
    strict_supplies: "il n’y a en tout que 100 jades, 50 paysans et 65 forçats",
    deck: "un autre paquet de faveurs, dans un fichier texte",
  },

  seats: { red: "rouge", white: "blanc", black: "noir", blue: "bleu", yellow: "jaune", purple: "violet" },
  cards: { recruiter: "recruteur", resources: "ressources", builder: "bâtisseur", taskmaster: "contremaître" },
  things: {
    jade: "jades",
    peasants: "paysans",
    convicts: "forçats",
    blocks: "blocs",
    area: "à extraire",
    chips: "jetons",
  },
  rewards: { income: "revenu", petition: "requête", jade: "jade à la collecte" },
  categories: {
    row: "le plus de blocs dans une rangée",
    level: "le plus de blocs sur un niveau",
    tower: "blocs au niveau 4",
    favour: "faveurs",
    chips: "jetons de rachat",
    weakest: "province la plus faible",
    jade: "le plus de jade",
    workers: "le plus d’ouvriers",
  },
  parts: {
    wall: "mur",
    province: (number) => `Province ${number}`,
    provinces: "Les provinces",
    regions: ["Longxi", "Yanmen", "Liaodong", "Yuyang"],
    yours: "la vôtre",
    level: (number) => `Niveau ${number}`,
    row: (level) => `Rang ${level}`,
    levels: "Niveaux",
    levelWorth: "10 points chacun, une fois complet",
    worth: (points) => `${points} pt`,
    free: (number) => count(number, "libre"),
    freeCell: "libre",
    complete: "complet",
    block: (owner) => (owner === "emperor" ? "bloc de l’empereur" : `bloc ${colour(owner)}`),
    plaque: "avec une plaque",
    lacks: "il manque ici un bloc au motif",
    possible: "on peut agir ici",
    prison: (jade, bound) => `prison : ${gifts(jade, bound)}`,
    taskmaster: (seat) => `contremaître ${seat}`,
    petition: "Requête",
    round: (number) => `manche ${number}`,
    thinking: "réfléchit",
    hasBid: "a misé",
    jade: jades,
    tied: (names) => `À égalité : ${names}`,
    winner: (name) => `${name} gagne`,
    paid: (name, jade) => `${name} gagne la requête et paie ${jades(jade)}`,
    worthIt: (value) => `vaut ${value}`,
    ifItWins: (cost) => `−${cost} si elle gagne`,
    othersReach: (value) => `autres : jusqu’à ${value}`,
    surelyWins: "gagne à coup sûr",
    mix: both,
    die: (free, bound) => `${both(free, bound)} mourront`,
    roles: "Vos cartes de rôle",
    now: "en jeu",
    played: "sur la table",
    closed: "carte de rôle en main",
    emperor: "Bloc impérial",
    marker: "a le marqueur de l’empereur",
    favours: "Vos faveurs",
    looked: "Les cartes que vous regardez",
    reconstructed: "paquet reconstitué",
    states: { ready: "prête", near: "il en manque un" },
    favour: (card, { pattern, income, petition, jade, points }) =>
      `Faveur ${card}, motif ${drawn(pattern)} : ${count(points, "point")}, revenu ${income}, requête ${petition}, jade ${jade}`,
    places: (fit, near) => `convient à ${fit} ${fit > 1 ? "endroits" : "endroit"}, un bloc manque à ${near}`,
    supply: "Votre réserve",
    stockpile: "Dépôt",
    emperorsLeft: (number) => `Reste ${count(number, "bloc")} de l’empereur`,
    inDeck: (number) => `${count(number, "faveur")} dans le paquet`,
    points: (number) => count(number, "point"),
    held: (number) => `${count(number, "faveur")} en main`,
    laid: (number) => count(number, "jouée"),
    inPlay: "En cours de partie",
    atTheEnd: "À la fin",
    before: "avant cette table",
    byPoint: "Point par point",
    touch: "Touchez pour choisir, restez appuyé pour voir ce qui arriverait",
  },
  result: (points, blocks) => `${count(points, "point")}, ${count(blocks, "bloc")} dans le mur`,

  advice: {
    build: "Bâtisseur : choisissez une case où bâtir, une faveur à jouer ou un bloc à enlever",
    move: "Contremaître : choisissez une province où travailler, ou répétez une carte",
  },
  questions: {
    deal: "Le hasard distribue les faveurs",
    show: "Le hasard montre la faveur suivante",
    tie: "Le hasard départage",
    return: "Rendez deux de vos cinq faveurs",
    bid: ({ jade }) => `Misez du jade pour la faveur de l’empereur (vous en avez ${jade})`,
    turn: "Jouez une carte de rôle",
    role: ({ card }) => `${capital(name(card))} : choisissez une action`,
    second: "Choisissez l’endroit d’un second bloc (1 jade), ou terminez",
    workers: "Choisissez combien des ouvriers sont des forçats",
    between: "Posez le bloc de l’empereur avant votre second bloc, ou terminez",
    plaque: ({ card }) => `Choisissez le bloc qui reçoit la plaque de ${favourOf(card)}`,
    keep: ({ left }) => `Gardez deux des faveurs que vous voyez (encore ${left})`,
    after: "Rachetez la carte, posez le bloc de l’empereur, ou terminez",
  },

  events: {
    FavourDealt: (e, who) => `${who(e.seat)} reçoit ${favour(e.card)}`,
    FavourReturned: (e, who) => `${who(e.seat)} rend ${favour(e.card)}`,
    RoundBegan: (e) => `La manche ${e.number} commence ; il reste ${count(e.emperor_blocks, "bloc")} de l’empereur`,
    JadeTaken: (e, who) => `${who(e.seat)} prend ${jades(e.number)}`,
    JadePaid: (e, who) => `${who(e.seat)} paie ${jades(e.number)}`,
    BidMade: (e, who) => (e.jade === null ? `${who(e.seat)} a misé` : `${who(e.seat)} mise ${jades(e.jade)}`),
    BidsRevealed: (e, who) =>
      `Les mises : ${e.bids.map((bid, seat) => `${who(seat)} ${bid}${e.petitions[seat] ? ` + ${e.petitions[seat]}` : ""}`).join(", ")}`,
    BidsTied: (e, who) => `${e.seats.map(who).join(" et ")} sont à égalité`,
    MarkerTaken: (e, who) =>
      `${who(e.seat)} gagne la requête : le marqueur et un bloc de l’empereur ; il en reste ${e.emperor_blocks}`,
    PrisonFilled: (e) => `Dans la prison de la province ${e.province} : ${gifts(e.jade, e.convicts)}`,
    TurnBegan: (e, who) => `Tour de ${who(e.seat)}, ${e.number} sur 3`,
    CardPlayed: (e, who) => `${who(e.seat)} joue ${the(e.card)}`,
    CardRepeated: (e, who) => `${who(e.seat)} répète ${the(e.card)}`,
    CardBoughtBack: (e, who) =>
      `${who(e.seat)} rachète ${the(e.card)} pour ${e.price === "jade" ? jades(BUYBACK) : "un jeton"}`,
    PeasantsRecruited: (e, who) => `${who(e.seat)} recrute ${peasants(e.number)}`,
    ConvictsTaken: (e, who) => `${who(e.seat)} prend ${convicts(e.number)} contre ${peasants(e.peasants)}`,
    PrisonEmptied: (e, who) =>
      `${who(e.seat)} prend ${gifts(e.jade, e.convicts)} dans la prison de la province ${e.province}`,
    BlocksQuarried: (e, who) => `${who(e.seat)} extrait ${count(e.number, "bloc")}`,
    FavourSeen: (e, who) => `${who(e.seat)} regarde ${favour(e.card)}`,
    FavourKept: (e, who) => `${who(e.seat)} garde ${favour(e.card)}`,
    FavoursBuried: (e, who) =>
      `${who(e.seat)} met ${count(e.number, "carte")} sous le paquet${e.cards?.length ? ` (${e.cards.map((card) => card.toUpperCase()).join(", ")})` : ""}`,
    BuildDeclared: (e, who) => `${who(e.seat)} bâtit en ${e.cells.join(" et ")} avec ${both(e.peasants, e.convicts)}`,
    WorkersDied: (e, who) => `Ouvriers de ${who(e.seat)} morts : ${both(e.peasants, e.convicts)}`,
    BlockPlaced: (e, who) => `${who(e.seat)} pose ${e.emperor ? "le bloc de l’empereur" : "un bloc"} en ${e.cell}`,
    BlockRemoved: (e, who) => `${who(e.seat)} enlève de ${e.cell} le bloc de ${who(e.owner)}`,
    FavourPlayed: (e, who) => `${who(e.seat)} joue ${favour(e.card)}`,
    PlaquePlaced: (e, who) => `${who(e.seat)} met une plaque sur ${e.cell}`,
    TaskmasterMoved: (e, who) =>
      `Le contremaître de ${who(e.seat)} va de la province ${e.origin} à la province ${e.province}`,
    ChipTaken: (e, who) => `${who(e.seat)} prend un jeton de rachat`,
    RowScored: (e, who) =>
      `La rangée ${e.level} de la province ${e.province} ${e.complete ? "est complète" : "compte telle quelle"} : ${tally(e.counts, who)}`,
    LevelScored: (e, who) =>
      `Le niveau ${e.level} ${e.complete ? "est complet" : "compte tel quel"} : ${tally(e.counts, who)}`,
    PointsScored: (e, who) =>
      `${who(e.seat)} : +${count(e.number, "point")} (${fr.categories[e.what as Category] ?? e.what})`,
    EmperorBlockLost: (e, who) => `${who(e.seat)} n’a pas posé le bloc de l’empereur : il est perdu`,
    GameEnded: (e) => `La partie est finie : ${fr.endings[e.rule as keyof GameWords["endings"]] ?? e.rule}`,
  },
  endings: { X1: "le mur est complet", X2: "les Mongols sont là" },
  tips: {
    province: ({ number }) => `Regardez la province ${number}`,
    petition: () => "Regardez la requête : le jade que chacun pourrait miser",
    roles: () => "Regardez vos cartes de rôle",
    favours: () => "Regardez vos faveurs",
    deck: () => "Regardez le paquet de faveurs",
    area: () => "Regardez vos blocs à extraire",
    taskmaster: () => "Regardez votre contremaître",
    played: () => "Regardez les cartes que vous avez jouées dans cette manche",
    card: () => "Regardez la carte que vous venez de jouer",
    workers: () => "Regardez vos ouvriers",
    prison: () => "Regardez la prison",
    jade: () => "Regardez votre jade",
    turn: () => "Regardez ce que vous pouvez encore faire ce tour-ci",
    ...happens,
    ...later(happens, (sentence) => `ensuite, ${sentence}`),
    weakest: () => "Votre province la plus faible grandit",
    rows: () => "Vous êtes mieux placé dans les rangées encore ouvertes",
    levels: () => "Vous êtes mieux placé sur les niveaux encore ouverts",
    "favours-ready": () => "Une faveur de votre main est prête à être jouée",
    "favours-near": () => "Il ne manque qu’un bloc à une faveur de votre main",
    ready: () => "Vous avez des blocs et des ouvriers prêts à bâtir",
    income: () => "Votre revenu augmente pour toutes les manches à venir",
    "safe-blocks": () => "On peut vous enlever moins de blocs",
    "emperor-used": () => "Le bloc de l’empereur est posé avant d’être perdu",
    end: () => "Termine la partie",
    best: () => "Rien de mieux n’est en vue",
    bid,
    "sure-bid": sureBid,
    "favour-points": ({ card, number }) => `${card.toUpperCase()} vaut ${count(number, "point")}`,
    "favour-income": ({ card, number }) => `${card.toUpperCase()} ajoute ${number} à votre revenu`,
    "favour-petition": ({ card, number }) => `${card.toUpperCase()} ajoute ${number} à votre requête`,
    "favour-jade": ({ card, number }) => `${card.toUpperCase()} ajoute ${number} au jade que vous collectez`,
    "favour-fits": () => "Il ne manque rien à votre mur pour cette faveur",
    "favour-lacks": ({ number }) => `Il manque ${count(number, "bloc")} à votre mur pour cette faveur`,
  },
  forecasts: {
    bid,
    "sure-bid": sureBid,
    workers: ({ number }) => `Il faut ${count(number, "ouvrier")}`,
    "empty-prison": "La prison est vide : on n’y gagnerait rien",
  },

  actions: {
    return: (card) => (card ? `Rendre ${card}` : "Rendre"),
    bid: (number) => (number ? `Miser ${number}` : "Miser"),
    play: (card) => (card ? `Jouer ${the(card)}` : "Jouer une carte"),
    recruit: (number) => (number ? `${peasants(Number(number))} (${price(Number(number))})` : "Recruter"),
    five: () => "5 forçats contre 2 paysans",
    collect: () => "Collecter du jade",
    prison: () => "Vider la prison",
    quarry: (number) => (number ? `${count(Number(number), "bloc")} (${price(Number(number))})` : "Extraire"),
    look: () => "Tirer des faveurs",
    keep: (card) => (card ? `Garder ${card}` : "Garder"),
    build: (cell) => (cell ? `Bâtir en ${cell}` : "Bâtir"),
    convicts: (number) => (number ? `Envoyer ${convicts(Number(number))}` : "Forçats"),
    favour: (card) => (card ? `Jouer la faveur ${card}` : "Jouer une faveur"),
    plaque: (cell) => (cell ? `Mettre la plaque sur ${cell}` : "Mettre la plaque"),
    remove: (cell) => (cell ? `Enlever le bloc en ${cell}` : "Enlever un bloc"),
    move: (province) => (province ? `Vers la province ${province}` : "Se déplacer"),
    repeat: (card) => (card ? `Répéter ${the(card)} (${jades(REPEATS[card] ?? 0)})` : "Répéter"),
    emperor: (cell) => (cell ? `Bloc de l’empereur en ${cell}` : "Bloc de l’empereur"),
    buyback: (price) =>
      price ? `Racheter la carte (${price === "jade" ? jades(BUYBACK) : "1 jeton"})` : "Racheter la carte",
    done: () => "Terminer",
    deal: (card) => (card ? `Distribuer ${card === "?" ? "une carte" : card}` : "Distribuer"),
    show: (card) => (card ? `Montrer ${card === "?" ? "une carte" : card}` : "Montrer"),
    marker: (seat) => (seat ? `Le marqueur au ${colour(seat)}` : "Le marqueur"),
  },

  reasons: {
    "game-over": "La partie est finie",
    "not-asked": ({ asked, seat }) => `Doit décider maintenant : ${asked.map(player).join(", ")} ; pas ${player(seat)}`,
    "other-question": ({ question, answers }) =>
      `La question est maintenant : ${say(fr.questions, question)} (${answers.map((word) => label(fr, word)).join(", ")})`,
    "not-dealt": ({ card }) => `${favourOf(card)} ne vous a pas été distribuée, ou vous l’avez déjà rendue`,
    "bid-too-high": ({ jade, bid }) => `Vous avez ${jades(jade)} et ne pouvez pas en miser ${bid}`,
    "card-on-table": ({ card }) => `Votre carte ${name(card)} est déjà sur la table`,
    "nothing-to-build": "Aucune action de la carte bâtisseur n’est possible maintenant",
    "few-peasants-left": ({ left }) => `Il ne reste que ${peasants(left)}`,
    "few-blocks-left": ({ left }) => `Il ne reste que ${count(left, "bloc")}`,
    "peasants-too-dear": ({ number, cost, jade }) => `${peasants(number)} : coût ${jades(cost)}, vous en avez ${jade}`,
    "blocks-too-dear": ({ number, cost, jade }) =>
      `${count(number, "bloc")} : coût ${jades(cost)}, vous en avez ${jade}`,
    "few-peasants-to-give": ({ number, peasants: have }) =>
      `Les forçats coûtent ${peasants(number)}, vous en avez ${have}`,
    "deck-empty": "Le paquet de faveurs est vide",
    "not-looked-at": ({ card }) => `${favourOf(card)} n’est pas parmi les cartes que vous regardez`,
    "other-province": ({ cell, province }) =>
      `${cell} n’est pas dans la province ${province}, où se trouve votre contremaître`,
    "cell-taken": ({ cell }) => `Il y a déjà un bloc en ${cell}`,
    "first-site": ({ cell }) => `Votre premier bloc va en ${cell}`,
    "second-site": ({ cell }) => `Votre second bloc va en ${cell}`,
    "no-block": "Vous n’avez pas de bloc dans votre réserve",
    "few-workers": ({ needed, workers }) => `Il faut ${count(needed, "ouvrier")}, vous en avez ${workers}`,
    "nothing-below": ({ cell }) => `Il n’y a pas de bloc sous ${cell}`,
    "other-number-of-workers": ({ needed }) => `Il faut exactement ${count(needed, "ouvrier")}`,
    "few-convicts": ({ convicts: have }) => `Vous n’avez que ${convicts(have)}`,
    "few-peasants": ({ needed, peasants: have }) => `Il faudrait ${peasants(needed)}, vous en avez ${have}`,
    "not-in-hand": ({ card }) => `Vous n’avez pas ${favourOf(card)} en main`,
    "no-pattern": ({ card }) => `Vos blocs sans plaque ne forment pas le motif de ${favourOf(card)}`,
    "not-of-the-pattern": ({ cell, card }) => `Le bloc en ${cell} ne fait pas partie du motif de ${favourOf(card)}`,
    "nothing-to-remove": ({ cell }) => `Il n’y a pas de bloc en ${cell}`,
    "block-of-the-emperor": "Les blocs de l’empereur ne s’enlèvent jamais",
    "own-block": "On n’enlève que les blocs des autres joueurs",
    "on-level-4": "Les blocs du niveau 4 ne s’enlèvent jamais",
    "plaque-on-it": ({ cell }) => `Le bloc en ${cell} porte une plaque`,
    "row-complete": "La rangée est complète",
    "block-above": ({ cell }) => `Un autre bloc repose sur celui en ${cell}`,
    "few-convicts-to-remove": ({ needed, convicts: have }) => `Il faut ${convicts(needed)}, vous en avez ${have}`,
    "there-already": "Votre contremaître y est déjà",
    "no-such-province": ({ number }) => `Il n’y a que ${count(number, "province")}`,
    "not-on-table": ({ card }) => `Votre carte ${name(card)} n’est pas sur la table depuis un tour précédent`,
    "repeat-too-dear": ({ card, cost, jade }) => `Répéter ${the(card)} coûte ${jades(cost)}, vous en avez ${jade}`,
    "no-emperor-block": "Vous n’avez pas de bloc de l’empereur",
    "not-of-this-wall": ({ cell }) => `${cell} ne fait pas partie de ce mur`,
    "bought-already": "On ne rachète qu’une fois par tour",
    "no-chip": "Vous n’avez pas de jeton de rachat",
    "not-for-jade": "Seule la carte contremaître se rachète avec du jade",
    "buyback-too-dear": ({ cost, jade }) => `Cela coûte ${jades(cost)}, vous en avez ${jade}`,
    "not-on-top": "Cette carte n’est pas au-dessus du paquet",
    "not-tied": ({ seat }) => `${capital(player(seat))} n’est pas à égalité`,
  },
};
