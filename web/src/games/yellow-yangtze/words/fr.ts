import { say } from "../../../lib/messages";
import type { Colour } from "../pieces";
import type { GameWords, Leader, Seat } from "./catalogue";
import { label } from "./speak";

// Une tuile noire, deux tuiles noires ; un point noir, deux points noirs.
const ONE: Record<Colour, string> = { black: "noire", red: "rouge", green: "verte", blue: "bleue", yellow: "jaune" };

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const plural = (number: number, word: string) => (number < 2 ? word : `${word}s`);
const tile = (colour: string | null) =>
  colour === null || colour === "?" ? "une tuile" : `une tuile ${ONE[colour as Colour]}`;
const bare = (number: number) => `${number} ${plural(number, "tuile")}`;
const tiles = (number: number, colour: string) => `${bare(number)} ${plural(number, ONE[colour as Colour])}`;
const points = (number: number, colour: string) =>
  `${number} ${plural(number, "point")} ${plural(number, fr.colours[colour as Colour])}`;
const committed = (number: number, colour: string, helper: string | false) =>
  [number && tiles(number, colour), helper].filter(Boolean).join(" et ");
const pagoda = (colour: string) => `pagode ${ONE[colour as Colour]} (${fr.pagodas[colour as Colour]})`;
const name = (leader: string) => fr.leaders[leader as Leader];
const the = (leader: string) => (leader === "artisan" ? `l’${name(leader)}` : `le ${name(leader)}`);
const RANKS: Record<string, string> = {
  weakest: "votre couleur la plus faible",
  "second weakest": "votre deuxième couleur la plus faible",
  third: "votre troisième couleur",
  strongest: "votre couleur la plus forte",
};
/** De Marie, d’Anne. */
const of = (person: string) => (/^[aeiouyàâäéèêëîïôöùûü]/i.test(person) ? `d’${person}` : `de ${person}`);
const because = (cause: string) => fr.causes[cause as keyof GameWords["causes"]] ?? cause;
const player = (seat: string) => (seat === "chance" ? "le hasard" : (fr.seats[seat as Seat] ?? seat));

export const fr: GameWords = {
  title: "Yellow & Yangtze",
  credits:
    "Conçu par Reiner Knizia, publié par Grail Games (2018). Ceci est une réalisation d’amateurs, non officielle.",
  notice:
    "Le plateau est une reconstitution\u00a0: c’est celui publié pour la réédition du jeu, pas encore comparé à une photographie de l’édition de 2018.",
  options: {
    short: "à deux\u00a0: 24 tuiles non vues quittent le sac au début",
    exactly_two_actions: "les deux actions sont obligatoires, sauf si rien d’autre n’est permis",
    no_merchant_after_war: "une tuile verte qui déclenche une guerre ne donne pas de marchand",
    fewest_yellow_wins: "en cas d’égalité parfaite, qui a le moins de points jaunes gagne",
    leader_pays_no_loss: "un chef rouge engagé ne compte pas dans la perte du vainqueur",
    all_states_war: "tout État relié qui a un chef est en guerre",
    no_stall_end:
      "cinq tours de table sans tuile piochée ne finissent pas la partie : elle continue jusqu’à ce que les joueurs conviennent de la finir",
    open_points: "les points de tous sont visibles",
  },

  seats: { lion: "lion", bull: "taureau", archer: "archer", pot: "vase" },
  colours: { black: "noir", red: "rouge", green: "vert", blue: "bleu", yellow: "jaune" },
  leaders: { governor: "gouverneur", soldier: "soldat", trader: "négociant", farmer: "paysan", artisan: "artisan" },
  pagodas: { black: "cour", red: "garnison", green: "marché", blue: "grenier", yellow: "atelier" },
  grounds: { land: "terre", river: "fleuve", capital: "capitale" },
  rivers: { yellow: "fleuve Jaune", yangtze: "Yangzi" },
  states: { qin: "Qin", wei: "Wei", yan: "Yan", zhao: "Zhao", chu: "Chu", han: "Han", qi: "Qi" },
  parts: {
    filled: (number) =>
      number === 1
        ? "1 point joker relève la couleur la plus basse"
        : `${number} points joker relèvent les couleurs les plus basses`,
    board: "plateau",
    merchants: "Marchands",
    inBag: (number) => `${bare(number)} dans le sac`,
    triangle: (triangle) => `le triangle ${triangle}`,
    tile: (colour) => `tuile ${ONE[colour]}`,
    leader: (leader, seat) => `${name(leader)} (${fr.seats[seat as Seat]})`,
    leaders: "Vos chefs",
    off: "hors jeu",
    inHand: (number) => (number < 2 ? `${number} tuile` : `${number} tuiles`),
    war: (space) => `Guerre pour ${space}`,
    revolt: (leader) => `Révolte\u00a0: ${leader} contre ${leader}`,
    state: (number, space) => `État ${number} (${space})`,
    strength: (board, added) => `${board} sur le plateau, ${added} en renfort`,
    sideOf: (name, strength, board, added) =>
      `${name}, force ${strength} : ${board} sur le plateau, ${added} en renfort`,
    leaderOf: (owner, leader) => `${owner} : ${leader}`,
    safe: "à l’abri",
    atStake: "part si ce camp perd",
    leaves: "part",
    wins: (name) => `${name} gagne`,
    loses: (name) => `${name} perd`,
    ifWins: "Si ce camp gagne",
    ifLoses: "Si ce camp perd",
    won: "Gagné",
    lost: "Perdu",
    pointFor: (colour, owner) => `${fr.colours[colour as keyof GameWords["colours"]]} pour ${owner}`,
    leadersLeave: (number) => (number === 1 ? "1 chef part" : `${number} chefs partent`),
    redLeave: (number) => (number === 1 ? "1 tuile rouge part" : `${number} tuiles rouges partent`),
    tieDefender: "Égalité : le défenseur gagne.",
    tieChooser: (owner) => `Égalité : ${owner} a posé la tuile et choisit.`,
    deciding: "décide",
    order: "Qui décide",
    staysOut: "s’abstient",
    sentTo: (number, name) => `${number} pour ${name}`,
    lifted: (number) => `${number} ${number === 1 ? "levée" : "levées"}`,
    support: (name) => `Soutenir ${name}`,
    supported: (name) => `Vous soutenez ${name}`,
    letWin: (name) => `Faire gagner ${name}`,
  },
  modes: { tile: "Tuile", leader: "Chef", riot: "Émeute", pagoda: "Pagode", replace: "Échange", end: "Fin" },
  buttons: {
    replace: (number) => (number ? `Échanger ${number}` : "Échanger"),
    commit: (number) => `Engager ${number}`,
    commitTo: (number, name) => `Engager ${number} pour ${name}`,
    stayOut: "S’abstenir",
    withdraw: "Retirer",
    end: "Finir le tour",
  },
  advice: {
    turn: "Choisissez une pièce, ou l’une des actions.",
    tile: "Choisissez une tuile de votre main.",
    leader: "Choisissez l’un de vos chefs.",
    lifted: (piece) => `${piece}\u00a0: choisissez une case.`,
    moving: (leader) => `${leader}\u00a0: choisissez une case, ou retirez-le.`,
    replace: "Levez les tuiles que vous voulez échanger.",
    end: (left) =>
      left > 1
        ? `Finir votre tour avec ${left} actions en réserve\u00a0?`
        : "Finir votre tour avec une action en réserve\u00a0?",
    merchant: "Prenez l’une des tuiles des marchands, ou renoncez.",
    commit: (colour, leader) =>
      `Levez des tuiles ${ONE[colour]}s pour les engager${leader ? `\u00a0; votre ${name(leader)} peut aider aussi` : ""}.`,
    support: "Soutenez un des États en guerre, ou abstenez-vous.",
  },
  awaits: {
    turn: (name) => `${name} joue son tour.`,
    attacked: (name, leader) => `${name} se révolte contre votre ${leader} et choisit des tuiles.`,
    attacking: (name, leader) => `Votre ${leader} se révolte\u00a0: ${name} choisit des tuiles pour se défendre.`,
    revolt: (attacker, defender, leader, name) =>
      `${attacker} se révolte contre ${defender} (${leader})\u00a0: ${name} choisit des tuiles.`,
    support: (space, name) => `Guerre pour ${space}\u00a0: ${name} choisit un camp.`,
    pledge: (space, name) => `Guerre pour ${space}\u00a0: ${name} choisit des tuiles.`,
    winner: (space, name) => `Guerre pour ${space}\u00a0: ${name} tranche l’égalité.`,
    loss: (space, name) => `Guerre pour ${space}\u00a0: ${name} choisit ce que le vainqueur perd.`,
  },
  result: ([weakest, ...others]) => `couleur la plus faible ${weakest}, puis ${others.join(", ")}`,

  questions: {
    start: "Le hasard choisit qui commence",
    refill: "Le hasard pioche des tuiles",
    redraw: "Le hasard pioche les tuiles échangées",
    turn: ({ left }) => `Faites une action (encore ${left})`,
    chain: ({ space }) => `Continuez avec une tuile bleue à côté de ${space}, ou renoncez`,
    merchant: "Prenez une tuile aux marchands, ou renoncez",
    pagoda: "Construisez une pagode sur un triangle, ou renoncez",
    move: "Choisissez la pagode à déplacer",
    riot: "Choisissez la tuile que l’émeute retire",
    build: "Choisissez le triangle pour la pagode",
    replace: "Défaussez des tuiles une à une, puis choisissez «\u00a0Terminé\u00a0»",
    attack: "Engagez des tuiles noires dans votre attaque",
    defend: "Engagez des tuiles noires dans votre défense",
    support: "Soutenez un État en guerre, ou renoncez",
    pledge: "Engagez des tuiles rouges pour l’État que vous soutenez",
    winner: "Choisissez lequel des États les plus forts l’emporte",
    loss: ({ left }) => `Choisissez une tuile rouge que l’État vainqueur perd (encore ${left})`,
  },

  events: {
    PlayerStarted: (e, who) => `${who(e.seat)} commence`,
    TurnBegan: (e, who) => `Tour ${of(who(e.seat))}`,
    TileDrawn: (e, who) => `${who(e.seat)} pioche ${tile(e.colour)}`,
    MerchantDrawn: (e) => `${capital(tile(e.colour))} rejoint les marchands`,
    Passed: (e, who) => `${who(e.seat)} passe`,
    TilePlaced: (e, who) => `${who(e.seat)} pose ${tile(e.colour)} en ${e.space}`,
    StatesUnited: (e) => `${e.states.length} États sont reliés en ${e.space}`,
    PointScored: (e, who) => `${who(e.seat)} : +${points(e.number, e.colour)} (${because(e.cause)})`,
    PagodaOffered: (e, who) => `${who(e.seat)} peut construire une ${pagoda(e.colour)} sur ${e.triangles.join(" ou ")}`,
    PagodaBuilt: (e, who) => `${who(e.seat)} construit une ${pagoda(e.colour)} sur ${e.triangle}`,
    PagodaMoved: (e, who) => `${who(e.seat)} déplace une ${pagoda(e.colour)} de ${e.origin} à ${e.triangle}`,
    PagodaLost: (e) => `La ${pagoda(e.colour)} sur ${e.triangle} est perdue`,
    MerchantTaken: (e, who) => `${who(e.seat)} prend ${tile(e.colour)} aux marchands`,
    LeaderPlaced: (e, who) =>
      e.origin
        ? `${who(e.seat)} déplace ${the(e.leader)} de ${e.origin} à ${e.space}`
        : `${who(e.seat)} place ${the(e.leader)} en ${e.space}`,
    LeaderWithdrawn: (e, who) => `${who(e.seat)} retire ${the(e.leader)} de ${e.space}`,
    LeaderReturned: (e, who) => `${capital(the(e.leader))} ${of(who(e.seat))} quitte ${e.space} (${because(e.cause)})`,
    TilesPaid: (e, who) =>
      `${who(e.seat)} paie ${tiles(e.number, e.colour)}${e.leader ? ", avec l’aide d’un chef," : ""} pour une ${e.purpose === "riot" ? "émeute" : "pagode"}`,
    TileRemoved: (e) => `La tuile ${ONE[e.colour as Colour]} en ${e.space} est retirée (${because(e.cause)})`,
    TileDiscarded: (e, who) => `${who(e.seat)} met ${tile(e.colour)} de côté`,
    RevoltBegan: (e, who) =>
      `${who(e.attacker)} se révolte contre ${the(e.leader)} ${of(who(e.defender))} en ${e.against}\u00a0: ${e.strengths[0]} contre ${e.strengths[1]}`,
    RevoltCommitted: (e, who) =>
      `${who(e.seat)} ${e.number || e.leader ? `engage ${committed(e.number, "black", e.leader && "le gouverneur")}` : "n’engage rien"}`,
    RevoltEnded: (e, who) => `${who(e.winner)} remporte la révolte, ${e.strengths[0]} contre ${e.strengths[1]}`,
    WarBegan: (e) =>
      `Guerre pour ${e.space}\u00a0: ${e.states.map((state, index) => `État ${index + 1} (${state[0]}) avec ${e.strengths[index]}`).join(" contre ")}`,
    WarSupported: (e, who) =>
      e.state === null
        ? `${who(e.seat)} reste hors de la guerre`
        : `${who(e.seat)} engage ${committed(e.number, "red", e.leader && "le soldat")} pour l’État ${e.state + 1}`,
    WarWon: (e) => `L’État ${e.state + 1} gagne la guerre, ${e.strengths.join(" à ")}, et perd ${e.loss} en tout`,
    GameEnded: (e) => `La partie est finie\u00a0: ${fr.endings[e.rule as keyof GameWords["endings"]] ?? e.rule}`,
  },
  causes: {
    A6: "aucune tuile noire à côté",
    B3: "tuile posée",
    C1: "émeute",
    G6: "pagodes",
    R4: "révolte",
    W6: "guerre",
    W7: "perte du vainqueur",
  },
  endings: {
    E2: "une tuile échangée n’a pas pu être piochée",
    X1: "il fallait piocher une tuile et le sac était vide",
    X4: "aucune tuile piochée pendant cinq tours de table",
  },
  tips: {
    around: ({ capital, space }) => `Regardez autour de ${capital} (${space})`,
    merchants: () => "Regardez les marchands",
    conflict: () => "Regardez le conflit",
    hand: () => "Regardez votre main",
    turn: () => "Regardez ce que vous pouvez encore faire ce tour-ci",
    point: ({ colour, rank, held }) =>
      `Vous rapporte ${points(1, colour)}, ${RANKS[rank] ?? rank} (${held} pour l’instant)`,
    points: ({ number, colour, rank, held }) =>
      `Vous rapporte ${points(number, colour)}, ${RANKS[rank] ?? rank} (${held} pour l’instant)`,
    "wild-point": ({ held }) =>
      `Vous rapporte un point jaune, qui compte pour votre couleur la plus faible (${held} pour l’instant)`,
    "wild-points": ({ number, held }) =>
      `Vous rapporte ${points(number, "yellow")}, qui comptent pour votre couleur la plus faible (${held} pour l’instant)`,
    triangle: ({ colour }) => `Complète un triangle pour une ${pagoda(colour)}`,
    pagoda: ({ colour }) =>
      `Une ${pagoda(colour)} rapporte à chaque tour un point au chef ${fr.colours[colour as Colour]} de son État`,
    "pagoda-lost": ({ colour, triangle }) => `La ${pagoda(colour)} sur ${triangle} disparaît`,
    leader: ({ leader, colour, space }) =>
      `Depuis ${space}, ${the(leader)} peut vous gagner des points ${fr.colours[colour as Colour]}s`,
    "leader-lost": ({ rival, leader }, who) => `${who(rival)} perd ${the(leader)}`,
    revolt: ({ rival, leader, mine, theirs }, who) =>
      `Vous attaquez ${the(leader)} ${of(who(rival))} à ${mine} contre ${theirs} sur le plateau`,
    war: ({ strengths }) =>
      `Déclenche une guerre\u00a0: ${strengths.replaceAll(":", " contre ")} soldats sur le plateau`,
    end: () => "Termine la partie",
    "safe-pagodas": () => "Vos pagodes sont mieux à l’abri des révoltes",
    "safe-leaders": () => "Vos chefs sont moins exposés aux révoltes",
    support: () => "Vos chefs ont plus de tuiles noires à côté d’eux",
    "war-near": () => "Vous êtes mieux placé dans les guerres proches",
    soldiers: () => "Vos États ont plus de soldats pour une guerre",
    "triangle-begun": () => "Prépare un triangle pour une pagode",
    tiles: () => "Vous tenez des tuiles pour plus de vos chefs",
    best: () => "Rien de mieux n’est en vue",
  },
  forecasts: {
    "could-add": ({ number }) => `Vous pourriez ajouter jusqu’à ${number}`,
    "at-stake": ({ leaders, points }) =>
      `En jeu pour vous : ${leaders} ${leaders < 2 ? "chef" : "chefs"} contre ${points} ${points < 2 ? "point" : "points"}`,
  },

  actions: {
    pass: () => "Passer",
    tile: (colour, space) =>
      space ? `Poser ${tile(colour)} en ${space}` : colour ? `Tuile ${ONE[colour as Colour]}` : "Poser une tuile",
    lead: (leader, space) =>
      space ? `${capital(name(leader))} en ${space}` : leader ? capital(name(leader)) : "Placer un chef",
    withdraw: (leader) => (leader ? `Retirer ${the(leader)}` : "Retirer un chef"),
    riot: (helped) => (helped ? "Émeute, avec l’aide du paysan" : "Émeute"),
    build: (helped) => (helped ? "Construire une pagode, avec l’aide du négociant" : "Construire une pagode"),
    replace: () => "Échanger des tuiles",
    discard: (colour) => (colour ? `Défausser ${tile(colour)}` : "Défausser une tuile"),
    done: () => "Terminé",
    skip: () => "Renoncer",
    take: (colour) => (colour ? `Prendre ${tile(colour)}` : "Prendre une tuile aux marchands"),
    pagoda: (triangle) => (triangle ? `Pagode sur ${triangle}` : "Construire une pagode"),
    move: (triangle) => (triangle ? `Déplacer la pagode sur ${triangle}` : "Déplacer une pagode"),
    remove: (space) => (space ? `Retirer la tuile en ${space}` : "Retirer une tuile"),
    commit: (number, helped) =>
      number === null
        ? "Engager des tuiles"
        : helped
          ? number
            ? `Engager ${bare(number)} et le chef`
            : "Engager le chef seul"
          : number
            ? `Engager ${bare(number)}`
            : "Ne rien engager",
    support: (space) => (space ? `Soutenir l’État de ${space}` : "Soutenir un État"),
    winner: (space) => (space ? `L’État de ${space} gagne` : "Choisir qui gagne"),
    draw: (colour) => `Piocher ${tile(colour)}`,
    start: (seat) => `${capital(fr.seats[seat as Seat] ?? seat)} commence`,
  },

  reasons: {
    "game-over": "La partie est finie",
    "not-asked": ({ asked, seat }) =>
      `Doit décider maintenant\u00a0: ${asked.map(player).join(", ")}\u00a0; pas ${player(seat)}`,
    "other-question": ({ question, answers }) =>
      `La question est maintenant\u00a0: ${say(fr.questions, question)} (${answers.map((word) => label(fr, word)).join(", ")})`,
    "both-actions": "À cette table, il faut faire les deux actions",
    "chain-is-blue": "On ne continue qu’avec des tuiles bleues",
    "not-empty": ({ space }) => `La case ${space} n’est pas vide`,
    "blue-on-rivers": ({ space }) => `Les paysans bleus vont sur les rivières, et ${space} est sur la terre`,
    "only-blue-on-rivers": ({ space }) => `Seuls les paysans bleus vont sur une case de rivière comme ${space}`,
    "no-such-tile": ({ colour }) => `Vous n’avez pas de tuile ${ONE[colour as Colour]}`,
    "chain-goes-on-beside": ({ space }) => `La prochaine tuile bleue va à côté de ${space}`,
    "there-already": ({ leader, space }) => `${capital(the(leader))} est déjà en ${space}`,
    "leader-on-river": ({ space }) => `Un chef ne va jamais sur une rivière, et ${space} en est une`,
    "no-black-beside": ({ space }) => `Il n’y a pas de tuile noire à côté de ${space}`,
    "links-into-conflict": "Un chef ne peut pas relier des États en provoquant un conflit",
    "leader-off-board": ({ leader }) => `Votre ${name(leader)} n’est pas sur le plateau`,
    "nothing-to-remove": "Il n’y a pas de tuile à retirer sur le plateau",
    "no-triangle": "Il n’y a pas de triangle de trois tuiles d’une même couleur sans pagode",
    "helps-from-off-board": ({ leader }) => `Votre ${name(leader)} n’aide que hors du plateau`,
    "tile-needed-beside-leader": ({ colour, leader }) =>
      `Il faut ${tile(colour)} avec ${the(leader)}, et vous n’en avez pas`,
    "two-tiles-needed": ({ colour, number }) =>
      `Il faut deux tuiles ${plural(2, ONE[colour as Colour])}, vous en avez ${number}`,
    "nothing-to-replace": "Vous n’avez pas de tuile à échanger",
    "discard-first": "Défaussez d’abord au moins une tuile",
    "no-such-merchant": ({ colour }) => `Il n’y a pas de tuile ${ONE[colour as Colour]} chez les marchands`,
    "three-of-one-colour": "Une pagode demande trois tuiles d’une même couleur",
    "under-a-pagoda": "L’une des trois tuiles porte déjà une pagode",
    "without-the-tile": ({ space }) => `Le triangle doit contenir la tuile que vous venez de poser en ${space}`,
    "no-pagoda-there": ({ colour, triangle }) => `Il n’y a pas de pagode ${ONE[colour as Colour]} sur ${triangle}`,
    "no-tile-there": ({ space }) => `Il n’y a pas de tuile en ${space}`,
    "no-red-of-the-winner": ({ space }) => `Il n’y a pas en ${space} de tuile rouge de l’État vainqueur`,
    "few-tiles-to-commit": ({ number, colour, held }) =>
      `Vous ne pouvez pas engager ${tiles(number, colour)}, vous en avez ${held}`,
    "commit-something": "Vous avez choisi un État à soutenir\u00a0: engagez au moins une tuile ou le soldat",
    "nothing-to-commit": "Vous n’avez ni tuile rouge ni soldat à engager",
    "no-warring-state": ({ space, states }) =>
      `${space} ne désigne pas un État en guerre\u00a0; ceux-ci le font\u00a0: ${states.join(", ")}`,
    "not-the-strongest": ({ space, states }) =>
      `${space} ne désigne pas l’un des plus forts États en guerre\u00a0: ${states.join(", ")}`,
    "none-in-the-bag": ({ colour }) => `Il n’y a plus de tuile ${ONE[colour as Colour]} dans le sac`,
    "not-at-the-table": ({ seat }) => `${capital(player(seat))} n’est pas à la table`,
  },
};
