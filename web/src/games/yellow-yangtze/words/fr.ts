import type { Colour } from "../pieces";
import type { GameWords, Leader, Seat } from "./catalogue";

// Une tuile noire, deux tuiles noires ; un point noir, deux points noirs.
const ONE: Record<Colour, string> = { black: "noire", red: "rouge", green: "verte", blue: "bleue", yellow: "jaune" };

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const plural = (number: number, word: string) => (number < 2 ? word : `${word}s`);
const tile = (colour: string | null) => (colour === null || colour === "?" ? "une tuile" : `une tuile ${ONE[colour as Colour]}`);
const bare = (number: number) => `${number} ${plural(number, "tuile")}`;
const tiles = (number: number, colour: string) => `${bare(number)} ${plural(number, ONE[colour as Colour])}`;
const points = (number: number, colour: string) =>
  `${number} ${plural(number, "point")} ${plural(number, fr.colours[colour as Colour])}`;
const committed = (number: number, colour: string, helper: string | false) =>
  [number && tiles(number, colour), helper].filter(Boolean).join(" et ");
const pagoda = (colour: string) => `pagode ${ONE[colour as Colour]} (${fr.pagodas[colour as Colour]})`;
const name = (leader: string) => fr.leaders[leader as Leader];
const the = (leader: string) => (leader === "artisan" ? `l’${name(leader)}` : `le ${name(leader)}`);
const RANKS: Record<string, string> = { weakest: "votre couleur la plus faible", "second weakest": "votre deuxième couleur la plus faible", third: "votre troisième couleur", strongest: "votre couleur la plus forte" };
/** De Marie, d’Anne. */
const of = (person: string) => (/^[aeiouyàâäéèêëîïôöùûü]/i.test(person) ? `d’${person}` : `de ${person}`);
const because = (cause: string) => fr.causes[cause as keyof GameWords["causes"]] ?? cause;

export const fr: GameWords = {
  title: "Yellow & Yangtze",
  credits: "Conçu par Reiner Knizia, publié par Grail Games (2018). Ceci est une réalisation d’amateurs, non officielle.",
  notice: "Le plateau est une reconstitution\u00a0: c’est celui publié pour la réédition du jeu, pas encore comparé à une photographie de l’édition de 2018.",
  options: {
    short: "à deux\u00a0: 24 tuiles non vues quittent le sac au début",
    exactly_two_actions: "les deux actions sont obligatoires, sauf si rien d’autre n’est permis",
    no_merchant_after_war: "une tuile verte qui déclenche une guerre ne donne pas de marchand",
    fewest_yellow_wins: "en cas d’égalité parfaite, qui a le moins de points jaunes gagne",
    leader_pays_no_loss: "un chef rouge engagé ne compte pas dans la perte du vainqueur",
    all_states_war: "tout État relié qui a un chef est en guerre",
    no_stall_end: "cinq tours de table sans tuile piochée ne finissent pas la partie : elle continue jusqu’à ce que les joueurs conviennent de la finir",
    open_points: "les points de tous sont visibles",
  },

  seats: { lion: "lion", bull: "taureau", archer: "archer", pot: "vase" },
  colours: { black: "noir", red: "rouge", green: "vert", blue: "bleu", yellow: "jaune" },
  leaders: { governor: "gouverneur", soldier: "soldat", trader: "négociant", farmer: "paysan", artisan: "artisan" },
  pagodas: { black: "cour", red: "garnison", green: "marché", blue: "grenier", yellow: "atelier" },
  grounds: { land: "terre", river: "fleuve", capital: "capitale" },
  parts: {
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
  },
  result: ([weakest, ...others]) => `couleur la plus faible ${weakest}, puis ${others.join(", ")}`,

  questions: {
    start: () => "Le hasard choisit qui commence",
    refill: () => "Le hasard pioche des tuiles",
    redraw: () => "Le hasard pioche les tuiles échangées",
    turn: (left) => `Faites une action${left && ` (encore ${left})`}`,
    chain: (space) => `Continuez avec une tuile bleue à côté de ${space || "la dernière"}, ou renoncez`,
    merchant: () => "Prenez une tuile aux marchands, ou renoncez",
    pagoda: () => "Construisez une pagode sur un triangle, ou renoncez",
    move: () => "Choisissez la pagode à déplacer",
    riot: () => "Choisissez la tuile que l’émeute retire",
    build: () => "Choisissez le triangle pour la pagode",
    replace: () => "Défaussez des tuiles une à une, puis choisissez «\u00a0Terminé\u00a0»",
    attack: () => "Engagez des tuiles noires dans votre attaque",
    defend: () => "Engagez des tuiles noires dans votre défense",
    support: () => "Soutenez un État en guerre, ou renoncez",
    pledge: () => "Engagez des tuiles rouges pour l’État que vous soutenez",
    winner: () => "Choisissez lequel des États les plus forts l’emporte",
    loss: (left) => `Choisissez une tuile rouge que l’État vainqueur perd${left && ` (encore ${left})`}`,
  },

  events: {
    PlayerStarted: (e, who) => `${who(e.seat)} commence`,
    TurnBegan: (e, who) => `Tour ${of(who(e.seat))}`,
    TileDrawn: (e, who) => `${who(e.seat)} pioche ${tile(e.colour)}`,
    MerchantDrawn: (e) => `${capital(tile(e.colour))} rejoint les marchands`,
    Passed: (e, who) => `${who(e.seat)} passe`,
    TilePlaced: (e, who) => `${who(e.seat)} pose ${tile(e.colour)} en ${e.space}`,
    StatesUnited: (e) => `${e.states.length} États sont reliés en ${e.space}`,
    PointScored: (e, who) => `${who(e.seat)} gagne ${points(e.number, e.colour)} (${because(e.cause)})`,
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
    RevoltCommitted: (e, who) => `${who(e.seat)} ${e.number || e.leader ? `engage ${committed(e.number, "black", e.leader && "le gouverneur")}` : "n’engage rien"}`,
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
    point: ({ colour, rank, held }) => `Vous rapporte ${points(1, colour)}, ${RANKS[rank] ?? rank} (${held} pour l’instant)`,
    points: ({ number, colour, rank, held }) => `Vous rapporte ${points(number, colour)}, ${RANKS[rank] ?? rank} (${held} pour l’instant)`,
    wild_point: ({ held }) => `Vous rapporte un point jaune, qui compte pour votre couleur la plus faible (${held} pour l’instant)`,
    wild_points: ({ number, held }) => `Vous rapporte ${points(number, "yellow")}, qui comptent pour votre couleur la plus faible (${held} pour l’instant)`,
    triangle: ({ colour }) => `Complète un triangle pour une ${pagoda(colour)}`,
    pagoda: ({ colour }) => `Une ${pagoda(colour)} rapporte à chaque tour un point au chef ${fr.colours[colour as Colour]} de son État`,
    pagoda_lost: ({ colour, triangle }) => `La ${pagoda(colour)} sur ${triangle} disparaît`,
    leader: ({ leader, colour, space }) => `Depuis ${space}, ${the(leader)} peut vous gagner des points ${fr.colours[colour as Colour]}s`,
    leader_lost: ({ rival, leader }, who) => `${who(rival)} perd ${the(leader)}`,
    revolt: ({ rival, leader, mine, theirs }, who) => `Vous attaquez ${the(leader)} ${of(who(rival))} à ${mine} contre ${theirs} sur le plateau`,
    war: ({ strengths }) => `Déclenche une guerre\u00a0: ${strengths.replaceAll(":", " contre ")} soldats sur le plateau`,
    end: () => "Termine la partie",
    safe_pagodas: () => "Vos pagodes sont mieux à l’abri des révoltes",
    safe_leaders: () => "Vos chefs sont moins exposés aux révoltes",
    support: () => "Vos chefs ont plus de tuiles noires à côté d’eux",
    war_near: () => "Vous êtes mieux placé dans les guerres proches",
    soldiers: () => "Vos États ont plus de soldats pour une guerre",
    triangle_begun: () => "Prépare un triangle pour une pagode",
    tiles: () => "Vous tenez des tuiles pour plus de vos chefs",
    best: () => "Rien de mieux n’est en vue",
  },
  couldAdd: (number) => `Vous pourriez ajouter jusqu’à ${number}`,

  actions: {
    pass: () => "Passer",
    tile: (colour, space) => (space ? `Poser ${tile(colour)} en ${space}` : `Tuile ${ONE[colour as Colour]}`),
    lead: (leader, space) => (space ? `${capital(name(leader))} en ${space}` : capital(name(leader))),
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
      number === null ? "Engager des tuiles" : helped
        ? number ? `Engager ${bare(number)} et le chef` : "Engager le chef seul"
        : number ? `Engager ${bare(number)}` : "Ne rien engager",
    support: (space) => (space ? `Soutenir l’État de ${space}` : "Soutenir un État"),
    winner: (space) => (space ? `L’État de ${space} gagne` : "Choisir qui gagne"),
    draw: (colour) => `Piocher ${tile(colour)}`,
    start: (seat) => `${capital(fr.seats[seat as Seat] ?? seat)} commence`,
  },

  rules: {
    S1: "Au début, une tuile noire se trouve sur chacune des sept capitales\u00a0; les autres tuiles sont dans le sac.",
    S2: "Chaque joueur a une dynastie de cinq chefs et six tuiles cachées.",
    S3: "Six tuiles visibles à côté du plateau sont les marchands.",
    S4: "Au début, toutes les pagodes sont à côté du plateau.",
    S5: "Dans la partie courte à deux, 24 tuiles non vues quittent le sac au début.",
    S6: "Le hasard choisit qui commence\u00a0; on joue dans le sens horaire.",
    T1: "Les cases qui partagent un côté sont adjacentes\u00a0; les chaînes de tuiles et de chefs adjacents sont reliées.",
    T2: "Un État est un groupe relié comptant au moins une tuile et un chef.",
    T3: "Une fois l’action finie, aucun État ne contient deux chefs de la même couleur.",
    P1: "Seul agit qui doit décider\u00a0: jusqu’à deux actions par tour, exactement deux à certaines tables.",
    P2: "À la fin du tour viennent les points des pagodes\u00a0; puis toutes les mains et les marchands sont complétés à six tuiles.",
    A1: "Une action place, déplace ou retire un de vos chefs\u00a0; seul un chef sur le plateau peut être retiré.",
    A2: "Un chef va sur une case de terre vide à côté d’une tuile noire, jamais sur un fleuve.",
    A3: "Un chef qui se déplace est d’abord soulevé, et va sur une autre case.",
    A4: "Un chef ne peut relier des États que si deux chefs de même couleur ne s’y rencontrent pas.",
    A5: "Un chef qui entre dans un État ayant un chef de sa couleur déclenche une révolte.",
    A6: "Un chef sans tuile noire à côté de lui revient à son propriétaire.",
    B1: "Une tuile de votre main va sur une case vide\u00a0: les paysans bleus sur les fleuves, les autres tuiles sur la terre.",
    B2: "Une tuile qui relie des États ayant des chefs de même couleur déclenche une guerre, et ne marque rien elle-même.",
    B3: "Une tuile dans un État rapporte un point au chef de sa couleur dans cet État, sinon au gouverneur.",
    B4: "Après une tuile verte, vous pouvez prendre une des tuiles visibles des marchands.",
    B5: "Après une tuile bleue, vous pouvez continuer avec des tuiles bleues, chacune sur une case de fleuve à côté de la dernière.",
    C1: "Une émeute coûte deux tuiles bleues et retire une tuile du plateau.",
    C2: "Un paysan hors du plateau peut remplacer une des deux tuiles bleues.",
    C3: "Après une émeute, les chefs sans tuile noire à côté d’eux et les pagodes sur la tuile retirée quittent le plateau.",
    D1: "Construire coûte deux tuiles vertes et demande trois tuiles de même couleur qui se touchent, sans pagode.",
    D2: "Un négociant hors du plateau peut remplacer une des deux tuiles vertes.",
    D3: "La pagode vient d’à côté du plateau\u00a0; s’il n’y en a pas de cette couleur, on en déplace une.",
    E1: "Pour échanger, défaussez d’une à six tuiles de votre main, puis piochez-en autant.",
    E2: "Si une tuile échangée ne peut être piochée, la partie est finie aussitôt.",
    G1: "Une pagode demande trois tuiles de même couleur qui se touchent, dont celle qui vient d’être posée, aucune sous une pagode.",
    G2: "Si plusieurs triangles peuvent recevoir la pagode, le joueur en choisit un.",
    G3: "S’il n’y a pas de pagode de la couleur à côté du plateau, on en déplace une de cette couleur.",
    G4: "Les tuiles sous une pagode continuent de compter pour tout.",
    G5: "Une pagode dont le triangle perd une tuile retourne à côté du plateau.",
    G6: "À la fin de votre tour, chacun de vos chefs gagne un point par pagode de sa couleur dans son État.",
    R1: "Dans une révolte, le chef qui arrive attaque, et celui qui était là défend.",
    R2: "Dans une révolte comptent les tuiles noires à côté du chef, celles engagées, et 1 pour un gouverneur qui aide hors du plateau.",
    R3: "Dans une révolte, l’attaquant engage des tuiles noires de sa main, puis le défenseur.",
    R4: "Le plus fort remporte la révolte, le défenseur en cas d’égalité\u00a0; le chef vaincu quitte le plateau et le vainqueur gagne un point.",
    W1: "Les États reliés ayant des chefs de même couleur sont en guerre\u00a0; les autres n’y prennent pas part.",
    W2: "La tuile qui a déclenché la guerre n’appartient à aucun camp.",
    W3: "La force d’un État en guerre\u00a0: ses tuiles rouges, plus les tuiles rouges et les soldats engagés pour lui.",
    W4: "Tour à tour, chaque joueur peut soutenir un État en guerre avec des tuiles rouges de sa main et un soldat hors du plateau.",
    W5: "L’État le plus fort gagne la guerre\u00a0; en cas d’égalité, qui a posé la tuile choisit parmi les plus forts.",
    W6: "Les États vaincus perdent leurs tuiles rouges et les chefs en conflit\u00a0; les chefs du vainqueur marquent pour ceux-ci.",
    W7: "L’État vainqueur perd autant de rouge qu’en avait le plus fort des vaincus\u00a0: d’abord ce qui a été engagé, puis ses propres tuiles rouges.",
    W8: "Les pagodes sur des tuiles retirées retournent à côté du plateau\u00a0; les chefs sans conflit restent.",
    X1: "La partie est finie quand il faut piocher une tuile et que le sac est vide\u00a0; ensuite personne n’agit plus.",
    X2: "Les points jaunes s’ajoutent là où ils aident le plus\u00a0; votre résultat est votre couleur la plus faible.",
    X3: "Le résultat le plus élevé gagne\u00a0; en cas d’égalité, la couleur la plus faible suivante décide.",
    X4: "La partie est finie après cinq tours de table sans tuile piochée.",
    H1: "Les mains, le sac et les tuiles mises de côté sont cachés, et les points des autres aussi, sauf si la table les montre.",
  },
  reason: (reason, rule) => (rule ? `${rule}${spaces(reason.spaces)}` : reason.text),
};

function spaces(names: string[]): string {
  if (!names.length) return "";
  return names.length === 1 ? ` Case\u00a0: ${names[0]}.` : ` Cases\u00a0: ${names.join(", ")}.`;
}
