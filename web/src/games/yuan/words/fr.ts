import { say } from "../../../lib/messages";
import { planOf, ROMAN, type Clan, type Terrain } from "../pieces";
import type { Deed, GameWords, Seat } from "./catalogue";
import { label } from "./speak";

const clan = (name: string) => fr.clans[name as Clan] ?? name;
const clans = (names: readonly string[]) => and(names.map(clan));
const and = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} et ${names.at(-1)}`;
const armies = (number: number) => `${number} ${number < 2 ? "armée" : "armées"}`;
const temples = (number: number) => `${number} ${number < 2 ? "temple" : "temples"}`;
const tiles = (number: number) => `${number} ${number < 2 ? "tuile" : "tuiles"}`;
const levels = (numbers: readonly number[], costs?: readonly number[]) =>
  [fr.kinds.development, fr.kinds.fortification, fr.kinds.militarization]
    .flatMap((kind, index) =>
      numbers[index] ? [`${kind} ${ROMAN[numbers[index]]}${costs ? ` (${costs[index]})` : ""}`] : [],
    )
    .join(", ");
const planned = (text: string) => {
  const plan = planOf(text);
  return plan ? `${plan.target}, ${levels(plan.levels)}` : fr.parts.passes;
};
const deed = (name: string) => fr.deeds[name as Deed] ?? name;
const listed = (provinces: string) => and(provinces.split(", "));
const holding = (number: number) => (number ? ` avec ${temples(number)}` : "");
const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const small = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
const player = (seat: string) => (seat === "chance" ? "le hasard" : (fr.seats[seat as Seat] ?? seat));
const terrain = (name: string) => fr.terrains[name as Terrain] ?? name;

export const fr: GameWords = {
  title: "Yuan, l’art de la guerre",
  credits:
    "Conçu par Charlie Sigogneau, publié par Oka Luda (2023). Ceci est une réalisation d’amateurs, non officielle.",
  notice:
    "Plusieurs parties sont des reconstitutions : les tuiles et les rivières de Chine, les volcans, les cartes des scénarios et le nombre d’armées ne sont pas dans nos sources ; les pouvoirs des clans de Chine sont des règles maison. La page des règles les énumère toutes.",
  options: {
    scenario: "scénario ; ceux avec enchères se jouent sur des cartes reconstituées",
    bidding: "villes et clans sont mis aux enchères au lieu d’être tirés au sort",
    map: "carte",
    cities: "premières villes",
    sites: "où les premières villes peuvent être",
    box: "la boîte utilisée, ou utilisée d’abord à cinq joueurs et plus",
    china: "tuiles, avec les deux boîtes",
    volcanoes:
      "les provinces au bord d’un volcan produisent le double et sont ravagées aux tours 5, 9 et 13 (quelles montagnes : une reconstitution)",
    rivers: "les rivières séparent les provinces et relient celles de leurs rives (une reconstitution)",
    powers: "les clans de Mongolie ont leurs pouvoirs imprimés",
    house_powers: "règle maison : les clans de Chine ont des pouvoirs de notre invention",
    clash: "clans qui colonisent la même province",
    strict: "la roue baisse d’un tous les deux tours dès le début",
    colony_bonus: "la Colonisation III rapporte aussi 2 Chão",
    tax_by_province: "qui bâtit un temple vole 2 pour chaque province adjacente, non pour chaque clan",
    tie_break: "entre clans qui gagnent en même temps",
    mu_tie: "le pouvoir de Mu, si d’autres gagnent en même temps",
    bid_ties: "mises de nouveau égales",
    armies: "combien d’armées a un clan",
    max_turns: "le dernier tour",
  },
  choices: {
    scenario: {
      free: "libre",
      crossing: "La traversée des eaux, 3 joueurs",
      river: "Le contrôle du fleuve, 4 joueurs",
      conflict: "Conflit généralisé, 5 joueurs",
    },
    map: { players: "les joueurs posent les tuiles", automatic: "une carte équitable est tirée" },
    cities: {
      players: "les joueurs les placent",
      automatic: "elles sont réparties",
      random: "elles sont placées au hasard",
    },
    sites: { any: "n’importe où", apart: "à deux pas l’une de l’autre, si possible" },
    box: { mongolia: "Mongolie", china: "Chine (une reconstitution)" },
    china: { mirror: "celles de Chine (une reconstitution)", repeat: "deux fois celles de Mongolie" },
    clash: {
      cancel: "leur tour est annulé",
      pass: "cela compte comme passer",
      honour: "le clan de moindre honneur la garde",
    },
    tie_break: { temples: "les temples décident d’abord", mines: "les mines décident d’abord" },
    mu_tie: { wins: "Mu gagne", temples: "Mu gagne contre autant de temples" },
    bid_ties: { again: "on mise de nouveau", lot: "le sort décide" },
    max_turns: { none: "aucun : jusqu’à la victoire d’un clan ou l’accord de tous" },
  },

  seats: {
    first: "premier",
    second: "deuxième",
    third: "troisième",
    fourth: "quatrième",
    fifth: "cinquième",
    sixth: "sixième",
    seventh: "septième",
    eighth: "huitième",
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
    mu: "Gagne aussi avec le triple de l’objectif en provinces, celles à temple comptant double ; gagne les égalités",
    suhey: "Prend les provinces que le Développement laisserait libres à cause d’un autre clan",
    weyu: "Attaque à travers une montagne et jusqu’à deux hexagones d’eau",
    xiangi: "Traverse au plus deux hexagones d’eau ; +2 en défense près de deux montagnes",
    huan: "Urbanisation I vaut II",
    zhuang: "Colonisation I et II atteignent toutes les rives",
    luong: "Passer rapporte 8 Chão",
    goujian: "Gagne les égalités d’attaque contre les provinces sans rempart",
  },
  legend: {
    rice: "Rizière\u00a0: développer coûte moins",
    forest: "Forêt\u00a0: fortifier coûte moins",
    mine: "Mine\u00a0: les armées coûtent moins",
    hill: "Colline\u00a0: commence avec un temple",
    mountain: "Montagne\u00a0: sépare",
    water: "Eau\u00a0: relie ses rives",
    volcano: "Volcan\u00a0: double et dévaste",
  },
  terrains: {
    rice: "riz",
    forest: "forêt",
    mine: "mine",
    hill: "colline",
    mountain: "montagne",
    water: "eau",
    volcano: "volcan",
  },
  kinds: { development: "Développement", fortification: "Fortification", militarization: "Militarisation" },
  phases: {
    reveal: "Révélation",
    development: "Développement",
    fortification: "Fortification",
    recruitment: "Recrutement",
    attack: "Attaques",
    "fortification after attack": "Après les attaques",
    income: "Revenus",
    upgrade: "Mise à jour",
  },
  deeds: {
    colonization: "colonisation",
    expansion: "expansion",
    urbanization: "urbanisation",
    reinforcement: "renforcement",
    recruitment: "recrutement",
    attack: "attaque",
    fortification: "fortification",
    passing: "passe",
  },
  works: {
    city: "une ville",
    "second city": "une deuxième ville",
    rampart: "un rempart de bois",
    "stone rampart": "un rempart de pierre : indestructible",
  },
  pieces: { temple: "un temple", temples, armies, chao: "Chão" },
  parts: {
    legend: "Terrains",
    board: "carte",
    sheet: "Feuille de plan",
    target: "Cible",
    free: "libre",
    none: "rien",
    chooseTarget: "Choisissez une province sur la carte, ou passez.",
    tracks: {
      development: "Prend des provinces libres, bâtit des temples.",
      fortification: "Crée des villes et des remparts.",
      militarization: "Lève des armées et attaque.",
    },
    pass: "Passer",
    holding: ({ clan: owner, cities, rampart, armies: number }) =>
      [
        `${["village", "ville", "ville doublée"][cities]} de ${clan(owner)}`,
        rampart === "wood" && "rempart de bois",
        rampart === "stone" && "indestructible",
        number && armies(number),
      ]
        .filter(Boolean)
        .join(", "),
    costs: (cost) => `ce plan −${cost}`,
    left: (chao) => `reste ${chao}`,
    ends: (chao) => `${chao} après le tour`,
    attackOn: (province) => `Attaque sur ${province}`,
    falls: (province) => `${province} tombe si personne n’intervient`,
    resists: (province) => `${province} résiste`,
    victory: "victoire",
    seal: "Sceller le plan",
    sealed: "a décidé",
    planning: "prépare son plan",
    made: "Votre plan",
    tiles: "Vos tuiles",
    turns: "Comment la tourner ?",
    cell: (cell) => `emplacement ${cell}`,
    holds: (number) => `${tiles(number)} ·`,
    supply: (number, left) => `${armies(number)}, encore ${left}`,
    house: "(règle maison)",
    turn: "tour",
    wheel: (turn, objective) => `Roue du temps : tour ${turn}, on gagne avec ${temples(objective)}`,
    race: "Les temples",
    wins: (objective) => `on gagne avec ${objective}`,
    reveal: "Les plans",
    passes: "passe",
    inPlay: "Clans en jeu",
    reconstructed: "Cette carte est une reconstitution.",
    decided: "Ce qui a décidé",
    course: "Temples à la fin de chaque tour ; en pointillé : ce que montre la roue",
  },
  effects: { war: "peut être attaquée", me: "peut apporter un temple" },
  criteria: ["Les temples", "Les mines", "Chão", "Les armées"],
  result: ([won = 0, mines = 0, chao = 0, force = 0]) =>
    `${temples(won)}, ${mines} ${mines < 2 ? "mine" : "mines"}, ${chao} Chão, ${armies(force)}`,

  questions: {
    turn: ({ clan: name, turn, objective, chao }) =>
      `${clan(name)}, préparez en secret le tour ${turn} : on gagne avec ${objective} temples, vous avez ${chao} Chão`,
    bid: ({ again }) => (again ? "Misez de nouveau pour le choix d’une ville" : "Misez pour le choix d’une ville"),
    tile: "Choisissez une tuile à poser",
    cell: ({ tile }) => `Choisissez où poser la tuile ${tile}`,
    rotate: ({ tile }) => `Choisissez comment tourner la tuile ${tile}`,
    city: ({ clan: name }) => `Placez la première ville de ${clan(name)}`,
    take: "Prenez un clan avec sa ville",
    start: "Le hasard choisit qui pose en premier",
    deal: "Le hasard distribue les tuiles",
    map: "Le hasard tire une carte",
    clan: "Le hasard tire les clans en jeu",
    spread: "Le hasard place les premières villes",
    colour: "Le hasard donne un clan à chaque siège",
    lot: "Le sort départage les mises égales",
  },

  events: {
    PlayerStarted: (e, who) => `${who(e.seat)} pose en premier`,
    TileDealt: (e, who) => `${who(e.seat)} reçoit la tuile ${e.tile}`,
    TileLaid: (e, who) =>
      e.seat === null ? `La tuile ${e.tile} est en ${e.cell}` : `${who(e.seat)} pose la tuile ${e.tile} en ${e.cell}`,
    TemplesPlaced: (e) => `La carte est complète ; ${temples(e.provinces.length)} sur les collines`,
    ClanDrawn: (e) => `${clan(e.clan)} est en jeu`,
    CityPlaced: (e, who) =>
      e.seat === null
        ? `La première ville de ${clan(e.clan)} est en ${e.province}`
        : `${who(e.seat)} place la première ville de ${clan(e.clan)} en ${e.province}`,
    ColourDrawn: (e, who) => `${who(e.seat)} joue ${clan(e.clan)} en ${e.province}`,
    BidMade: (e, who) => (e.number === null ? `${who(e.seat)} a misé` : `${who(e.seat)} mise ${e.number}`),
    BidsRevealed: (e, who) => `Mises : ${e.bids.map(([seat, bid]) => `${who(seat)} ${bid}`).join(", ")}`,
    BidTied: (e, who) =>
      `${and(e.seats.map(who))} misent autant : ${e.again ? "ils misent de nouveau" : "le sort décide"}`,
    LotDrawn: (e, who) => `Le sort désigne ${who(e.seat)}`,
    ClanTaken: (e, who) => `${who(e.seat)} prend ${clan(e.clan)} en ${e.province} pour ${e.paid}`,
    ChaoDealt: (e) => `${clan(e.clan)} commence avec ${e.number} Chão`,
    TurnBegan: (e) => `Tour ${e.turn} : on gagne avec ${temples(e.objective)}`,
    PlanMade: (e, who) => `${who(e.seat)} a décidé${e.plan === null ? "" : ` : ${planned(e.plan)}`}`,
    PhaseBegan: (e) => `— ${fr.phases[e.phase as keyof GameWords["phases"]] ?? e.phase} —`,
    PlanRevealed: (e) => `${clan(e.clan)} vise ${e.target} : ${levels(e.levels, e.costs)}`,
    ClanPassed: (e) => `${clan(e.clan)} passe`,
    ColonizationClashed: (e) =>
      `${clans(e.clans)} veulent coloniser ${e.target} : ${e.winner === null ? "personne ne l’obtient" : `${clan(e.winner)} la prend`}`,
    PlanCancelled: (e) =>
      `Le plan de ${clan(e.clan)} est annulé : ${e.refund} Chão rendus${e.passed ? ", et cela compte comme passer" : ""}`,
    ProvinceColonized: (e) => `${clan(e.clan)} colonise ${e.province} (${ROMAN[e.level]})`,
    ProvincesClaimed: (e) => `${clan(e.clan)} prend ${and(e.provinces)} par ${deed(e.action)}`,
    ClaimContested: (e) =>
      `${clans(e.clans)} revendiquent ${e.province} : ${e.winner === null ? "elle reste libre" : `${clan(e.winner)} la prend quand même`}`,
    CityArose: (e) => `Le village de ${clan(e.clan)} en ${e.province} devient automatiquement une ville`,
    TempleBuilt: (e) => `${clan(e.clan)} bâtit un temple en ${e.province}`,
    TheftPrevented: (e) => `${clans(e.clans)} bâtissent côte à côte et ne se volent rien`,
    ChaoStolen: (e) => `${clan(e.clan)} vole ${e.number} Chão à ${clan(e.victim)}`,
    CityFortified: (e) =>
      `${clan(e.clan)} fortifie ${e.province} (${deed(e.action)} ${ROMAN[e.level]}) : ${e.built.length ? and(e.built.map((one) => fr.works[one as keyof GameWords["works"]] ?? one)) : "rien de nouveau"}`,
    ArmiesRaised: (e) =>
      `${clan(e.clan)} lève ${armies(e.number)}${e.number === e.wanted ? "" : ` sur ${e.wanted}, la réserve étant épuisée,`} en ${e.province}`,
    ActionVoid: (e) =>
      `Sans effet : ${deed(e.action)} de ${clan(e.clan)} en ${e.province}, ${fr.voids[e.cause as keyof GameWords["voids"]] ?? e.cause}`,
    ArmiesMustered: (e) =>
      `${clan(e.clan)} attaque ${e.target} avec ${e.strength} : ${e.origins.map(([home, number]) => `${number} de ${home}`).join(", ")}${e.fresh ? " et une nouvelle" : ""}`,
    AttackersFought: (e) =>
      `Devant ${e.target} : ${e.clans.map((one, index) => `${clan(one)} ${e.strengths[index]}`).join(" contre ")} ; ${e.winner === null ? "il ne reste personne" : `il reste ${e.left} à ${clan(e.winner)}`}`,
    ProvinceAttacked: (e) => {
      const wall =
        e.defence === null ? "derrière des murs indestructibles" : e.defence ? `et ${e.defence} de défense fixe` : "";
      const against = `${e.attack} contre ${armies(e.armies)} de ${clan(e.defender)} ${wall}`.trim();
      return e.won
        ? `${clan(e.clan)} gagne ${e.target}, ${against} ; il en reste ${e.survivors}`
        : `${clan(e.clan)} échoue à ${e.target}, ${against} ; pertes de la défense : ${e.killed}`;
    },
    ZoneAttacked: (e) =>
      `${clan(e.clan)} frappe aussi ${e.province} de ${clan(e.defender)}${e.won ? " et la prend" : e.killed ? " et tue une armée" : ", en vain"}`,
    ZonesClashed: (e) => `${clans(e.clans)} frappent ${e.province} ensemble et s’annulent`,
    ProvinceCaptured: (e) =>
      `${e.province} passe de ${clan(e.loser)} à ${clan(e.clan)}${e.survivors ? ` ; ${armies(e.survivors)} en garnison` : ""}`,
    GroupDestroyed: (e) => `${clan(e.loser)} n’a plus de ville pour ${and(e.provinces)} : ${clan(e.clan)} les reprend`,
    ProvincesFreed: (e) => `${clan(e.loser)} perd ${and(e.provinces)}, désormais libres`,
    ChaoRefunded: (e) => `${clan(e.clan)} récupère ${e.number} Chão pour la Fortification`,
    ChaoEarned: (e) => `${clan(e.clan)} : +${e.number} Chão (${deed(e.cause)})`,
    VolcanoErupted: (e) =>
      e.provinces.length
        ? `Les volcans entrent en éruption : ravages en ${and(e.provinces)}`
        : "Les volcans entrent en éruption et ne touchent personne",
    ArmiesDisbanded: (e) => `${clan(e.clan)} renvoie ${armies(e.number)} en ${e.province}`,
    MarkersSet: (e) =>
      `${clan(e.clan)} : ${temples(e.temples)}, riz ${e.rice}, forêt ${e.forest}, mine ${e.mine}, ${e.chao} Chão`,
    GameEnded: (e) =>
      `La partie est finie : ${fr.endings[e.rule as keyof GameWords["endings"]] ?? e.rule} ; ${clans(e.clans)} en tête`,
  },
  voids: {
    "Y6.2": "le niveau I ne fait rien dans un village",
    "Y6.3": "le niveau I ne recrute personne",
    A13: "il n’y a pas de ville",
    A50: "la province est libre",
    "Y7.4.1": "aucune armée n’est à portée",
  },
  endings: { Y8: "un clan contrôle autant de temples que la roue en montre", A38: "le dernier tour est fini" },
  tips: {
    "own-land": () => "Regardez vos terres",
    "rival-land": ({ clan: name }) => `Regardez les terres de ${clan(name)}`,
    "near-land": () => "Regardez les terres libres autour des vôtres",
    "far-land": () => "Regardez les terres libres au loin",
    purse: () => "Regardez votre bourse",
    cities: () => "Regardez les villes encore à prendre",
    "city-land": () => "Regardez les terres éloignées des autres villes",
    tiles: () => "Regardez vos tuiles",
    edge: () => "Regardez le bord de la carte",
    tile: () => "Regardez la tuile que vous posez",
    win: () => "Gagne la partie, si personne n’intervient",
    land: ({ provinces, temples: number }) => `Prend ${listed(provinces)}${holding(number)}`,
    "more-land": ({ provinces, temples: number }) => `Prend aussi ${listed(provinces)}${holding(number)}`,
    city: ({ province }) => `${province} devient une ville gratuitement`,
    temple: ({ number, objective }) =>
      `Bâtit un temple : vous en avez alors ${number}, et on gagne ce tour avec ${objective}`,
    theft: ({ number, clan: name }) => `Vole ${number} Chão à ${clan(name)}`,
    chao: ({ number }) => `Vous rapporte ${number} Chão`,
    work: ({ province, work }) => `${province} reçoit ${fr.works[work as keyof GameWords["works"]] ?? work}`,
    armies: ({ number, province }) => `Lève ${armies(number)} en ${province}`,
    "attack-won": ({ clan: name, attack, defence, province }) =>
      `Vous attaquez ${clan(name)} avec ${attack} contre ${defence} et gagnez ${province}`,
    "attack-lost": ({ clan: name, attack, defence, province }) =>
      `Vous attaquez ${clan(name)} avec ${attack} contre ${defence}, mais ne gagnez pas ${province}`,
    siege: ({ clan: name, number }) =>
      `Vous attaquez une ville indestructible de ${clan(name)} ${number ? `et tuez ${armies(number)}` : "sans tuer d’armée"}`,
    zone: ({ province }) => `${province} tombe aussi`,
    group: ({ clan: name, provinces }) => `${clan(name)} n’y a plus de ville et perd aussi ${listed(provinces)}`,
    "objective-held": () => "Vous avez alors autant de temples que la roue en montre au prochain tour",
    "objective-near": () => "Un plan de plus pourrait vous donner les temples qu’il vous faut",
    "safe-temples": () => "Au prochain tour, on peut attaquer moins de vos temples",
    "safe-land": () => "Au prochain tour, on peut attaquer moins de vos terres",
    "temples-near": () => "Vos armées menacent alors les temples d’un rival",
    "land-near": () => "Vos armées menacent alors plus de terres d’un rival",
    rice: () => "Votre Développement coûte moins",
    forests: () => "Votre Fortification coûte moins",
    mines: () => "Votre Militarisation coûte moins",
    "temple-affordable": () => "Vous pouvez alors payer un temple",
    "free-temples": () => "Des temples libres deviennent accessibles",
    best: () => "Rien de mieux n’est en vue",
    choice: ({ provinces }) => `Qui mise le plus choisit en premier parmi ${listed(provinces)}`,
    start: ({ province, neighbours, temples: number }) =>
      `${province} a ${neighbours} ${neighbours < 2 ? "province voisine" : "provinces voisines"} et ${number ? temples(number) : "aucun temple"} autour d’elle`,
    "any-city": () => "Personne ne sait encore à qui sera la ville : aucune place n’est meilleure qu’une autre",
    "any-place": () => "Tous joueront sur la même carte : aucune place n’est meilleure qu’une autre",
  },
  forecasts: {
    passing: "Passer ne coûte rien",
    cost: ({ cost }) => `Coûte ${cost} Chão ; si personne n’intervient`,
    "rival-colonizes": ({ clan: name, province }) =>
      `${clan(name)} pourrait aussi coloniser ${province}, et tout votre tour serait annulé`,
    "rival-claims": ({ clan: name, provinces }) => `${clan(name)} pourrait aussi revendiquer ${and(provinces)}`,
    "rival-attacks": ({ clan: name, province, strength }) =>
      `${clan(name)} pourrait attaquer ${province} avec ${strength}`,
    "colonization-1": "La prend avec chaque province libre voisine",
    "colonization-2": "La prend avec chaque province libre voisine ; +2 Chão",
    "colonization-3": "Comme le niveau I, partout sur la carte",
    "expansion-1": "Prend chaque province libre autour du groupe",
    "expansion-2": "Prend chaque province libre autour du groupe ; +2 Chão",
    "expansion-3": "Bâtit un temple et vole les voisins",
    "urbanization-1": "Ne fait rien dans un village",
    "urbanization-2": "Le village devient une ville",
    "urbanization-3": "Une ville avec rempart, et 1 armée",
    "reinforcement-1": "La ville compte double",
    "reinforcement-2": "Compte double, avec un rempart",
    "reinforcement-3": "Indestructible, et 1 armée",
    "recruitment-1": "Ne recrute personne",
    "recruitment-2": "Recrute 1 armée",
    "recruitment-3": "Recrute 3 armées",
    "attack-1": "Toutes les armées à portée attaquent",
    "attack-2": "Elles attaquent avec 1 nouvelle armée",
    "attack-3": "Comme le niveau II, et frappe les provinces autour",
    later: ({ effect }) => `Si elle est alors à vous : ${small(say(fr.forecasts, effect))}`,
  },

  actions: {
    pass: () => "Passer et gagner des Chão",
    plan: (target, numbers) =>
      numbers.length ? `${target} : ${levels(numbers)}` : target ? `Cible ${target}` : "Plan",
    tile: (tile) => (tile ? `Tuile ${tile}` : "Poser une tuile"),
    cell: (cell) => (cell ? `La poser en ${cell}` : "La poser"),
    rotate: (steps) => (steps === null ? "Tourner la tuile" : `Tournée de ${60 * steps}°`),
    city: (province) => (province ? `Ville en ${province}` : "Placer une ville"),
    bid: (number) => (number ? `Miser ${number}` : "Miser"),
    take: (name) => (name ? `Prendre ${name}` : "Prendre un clan"),
    start: (seat) => `Le ${fr.seats[seat as Seat] ?? seat} pose d’abord`,
    deal: (tile) => `Donner la tuile ${tile}`,
    map: (number) => `Carte ${number}`,
    clan: (name) => `${name} est en jeu`,
    spread: (province) => `Ville en ${province}`,
    colour: (name) => `Le clan ${name}`,
    lot: (seat) => `Le sort désigne le ${fr.seats[seat as Seat] ?? seat}`,
  },

  reasons: {
    "game-over": "La partie est finie",
    "not-asked": ({ asked, seat }) => `Doit décider maintenant : ${and(asked.map(player))} ; pas ${player(seat)}`,
    "other-question": ({ question, answers }) =>
      `La question est maintenant : ${say(fr.questions, question)} (${answers.map((word) => label(fr, word)).join(", ")})`,
    decided: ({ asked }) => `Vous avez déjà décidé ; doivent encore décider : ${and(asked.map(player))}`,
    "not-on-this-map": ({ province }) => `${province} n’est pas sur cette carte`,
    "no-province": ({ terrain: kind }) =>
      `${capital(terrain(kind))} : ce n’est pas une province, on ne peut ni la posséder ni la choisir`,
    "no-level": "Un plan demande au moins un niveau : sinon, passez",
    "recruits-in-cities": ({ province, huan }) =>
      `Les armées se recrutent en ville : ${province} est un village, et Fortification ${huan ? "I, II ou III" : "II ou III"} y remédierait`,
    "out-of-reach": ({ province }) =>
      `${province} n’est ni adjacente à l’une de vos provinces ni reliée à elle : seul Développement III y arrive`,
    "no-army-in-reach": ({ province }) =>
      `Aucune de vos armées n’est dans une province adjacente à ${province} ou reliée à elle`,
    "free-not-fortified": ({ province }) =>
      `${province} est libre : on ne la fortifie qu’en la colonisant ou en l’attaquant`,
    "rival-not-developed": ({ province, clan: name }) =>
      `${province} appartient à ${clan(name)} : on ne peut pas la développer`,
    "rival-not-fortified": ({ province, clan: name }) =>
      `${province} appartient à ${clan(name)} : on ne la fortifie qu’en l’attaquant`,
    "too-expensive": ({ development, fortification, militarization, cost, chao }) =>
      `Cela coûte ${development} + ${fortification} + ${militarization} = ${cost} Chão, vous en avez ${chao}`,
    "plan-or-pass": "Préparez votre tour ou passez",
    "not-your-tile": ({ tile }) => `Vous n’avez pas la tuile ${tile}`,
    "cell-taken": ({ cell }) => `Il y a déjà une tuile en ${cell}`,
    "cell-apart": ({ cell }) => `Il n’y a pas de tuile à côté de ${cell}`,
    "city-taken": ({ province }) => `Il y a déjà une ville en ${province}`,
    "city-too-near": ({ province }) => `${province} est trop près d’une ville, et il y a d’autres provinces`,
    "bid-too-high": ({ chao }) => `Vous avez ${chao} Chão à miser`,
    "clan-taken": ({ clan: name }) => `${clan(name)} n’est pas disponible`,
    "no-such-answer": ({ action }) => `Cela ne peut pas arriver maintenant : ${label(fr, action)}`,
  },
};
