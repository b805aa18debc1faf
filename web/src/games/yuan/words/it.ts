import { say } from "../../../lib/messages";
import { planOf, ROMAN, type Clan, type Terrain } from "../pieces";
import type { Deed, GameWords, Seat } from "./catalogue";
import { label } from "./speak";

const clan = (name: string) => it.clans[name as Clan] ?? name;
const clans = (names: readonly string[]) => and(names.map(clan));
const and = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
const armies = (number: number) => `${number} ${number === 1 ? "armata" : "armate"}`;
const temples = (number: number) => `${number} ${number === 1 ? "tempio" : "templi"}`;
const tiles = (number: number) => `${number} ${number === 1 ? "tessera" : "tessere"}`;
const levels = (numbers: readonly number[], costs?: readonly number[]) =>
  [it.kinds.development, it.kinds.fortification, it.kinds.militarization]
    .flatMap((kind, index) =>
      numbers[index] ? [`${kind} ${ROMAN[numbers[index]]}${costs ? ` (${costs[index]})` : ""}`] : [],
    )
    .join(", ");
const planned = (text: string) => {
  const plan = planOf(text);
  return plan ? `${plan.target}, ${levels(plan.levels)}` : it.parts.passes;
};
const deed = (name: string) => it.deeds[name as Deed] ?? name;
const listed = (provinces: string) => and(provinces.split(", "));
const holding = (number: number) => (number ? ` con ${temples(number)}` : "");
const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const small = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
const player = (seat: string) => (seat === "chance" ? "il caso" : (it.seats[seat as Seat] ?? seat));
const terrain = (name: string) => it.terrains[name as Terrain] ?? name;

export const it: GameWords = {
  title: "Yuan, l’arte della guerra",
  credits:
    "Ideato da Charlie Sigogneau, pubblicato da Oka Luda (2023). Questa è una realizzazione amatoriale non ufficiale.",
  notice:
    "Alcune parti sono ricostruzioni: le tessere e i fiumi della Cina, i vulcani, le mappe degli scenari e il numero delle armate non sono nelle nostre fonti; i poteri dei clan della Cina sono regole della casa. La pagina delle regole le elenca tutte.",
  options: {
    scenario: "scenario; quelli con asta usano mappe ricostruite",
    bidding: "città e clan vanno all’asta invece di essere estratti",
    map: "mappa",
    cities: "prime città",
    sites: "dove possono stare le prime città",
    box: "la scatola usata, o usata per prima da cinque o più giocatori",
    china: "tessere, con due scatole",
    volcanoes:
      "le province presso un vulcano producono il doppio e sono devastate nei turni 5, 9 e 13 (quali montagne: una ricostruzione)",
    rivers: "i fiumi separano le province e collegano quelle sulle loro rive (una ricostruzione)",
    powers: "i clan della Mongolia hanno i loro poteri stampati",
    house_powers: "regola della casa: i clan della Cina hanno poteri di nostra invenzione",
    clash: "clan che colonizzano la stessa provincia",
    strict: "la ruota scende di uno ogni due turni fin dall’inizio",
    colony_bonus: "anche la Colonizzazione III frutta 2 Chão",
    tax_by_province: "chi costruisce un tempio ruba 2 per ogni provincia adiacente, non per ogni clan",
    tie_break: "tra clan che vincono insieme",
    mu_tie: "il potere di Mu, se altri vincono insieme",
    bid_ties: "offerte che pareggiano di nuovo",
    armies: "quante armate ha un clan",
    max_turns: "l’ultimo turno",
  },
  choices: {
    scenario: {
      free: "libero",
      crossing: "Attraversare le acque, 3 giocatori",
      river: "Il controllo del fiume, 4 giocatori",
      conflict: "Conflitto generale, 5 giocatori",
    },
    map: { players: "i giocatori posano le tessere", automatic: "se ne estrae una equa" },
    cities: {
      players: "le posizionano i giocatori",
      automatic: "vengono distribuite",
      random: "vengono posizionate a caso",
    },
    sites: { any: "ovunque", apart: "ad almeno due passi l’una dall’altra, se possibile" },
    box: { mongolia: "Mongolia", china: "Cina (una ricostruzione)" },
    china: { mirror: "quelle della Cina (una ricostruzione)", repeat: "due volte quelle della Mongolia" },
    clash: { cancel: "il loro turno è annullato", pass: "vale come passare", honour: "la tiene chi ha meno onore" },
    tie_break: { temples: "decidono prima i templi", mines: "decidono prima le miniere" },
    mu_tie: { wins: "vince Mu", temples: "Mu vince contro altrettanti templi" },
    bid_ties: { again: "si offre di nuovo", lot: "decide la sorte" },
    max_turns: { none: "nessuno: finché un clan vince o tutti si accordano" },
  },

  seats: {
    first: "primo",
    second: "secondo",
    third: "terzo",
    fourth: "quarto",
    fifth: "quinto",
    sixth: "sesto",
    seventh: "settimo",
    eighth: "ottavo",
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
    mu: "Vince anche con il triplo dell’obiettivo in province, quelle con tempio valgono doppio; vince i pareggi",
    suhey: "Prende le province che lo Sviluppo lascerebbe libere a causa di un altro clan",
    weyu: "Attacca attraverso una montagna e fino a due esagoni d’acqua",
    xiangi: "Attraversa al più due esagoni d’acqua; +2 in difesa accanto a due montagne",
    huan: "Urbanizzazione I vale come II",
    zhuang: "Colonizzazione I e II raggiungono ogni riva",
    luong: "Passare frutta 8 Chão",
    goujian: "Vince i pareggi negli attacchi a province senza bastione",
  },
  legend: {
    rice: "Riso: lo sviluppo costa meno",
    forest: "Foresta: fortificare costa meno",
    mine: "Miniera: gli eserciti costano meno",
    hill: "Collina: comincia con un tempio",
    mountain: "Montagna: separa",
    water: "Acqua: unisce le sue rive",
    volcano: "Vulcano: raddoppia e devasta",
  },
  terrains: {
    rice: "riso",
    forest: "foresta",
    mine: "miniera",
    hill: "collina",
    mountain: "montagna",
    water: "acqua",
    volcano: "vulcano",
  },
  kinds: { development: "Sviluppo", fortification: "Fortificazione", militarization: "Militarizzazione" },
  phases: {
    reveal: "Rivelazione",
    development: "Sviluppo",
    fortification: "Fortificazione",
    recruitment: "Reclutamento",
    attack: "Attacchi",
    "fortification after attack": "Dopo gli attacchi",
    income: "Entrate",
    upgrade: "Aggiornamento",
  },
  deeds: {
    colonization: "colonizzazione",
    expansion: "espansione",
    urbanization: "urbanizzazione",
    reinforcement: "rafforzamento",
    recruitment: "reclutamento",
    attack: "attacco",
    fortification: "fortificazione",
    passing: "passaggio",
  },
  works: {
    city: "una città",
    "second city": "una seconda città",
    rampart: "un bastione di legno",
    "stone rampart": "un bastione di pietra: indistruttibile",
  },
  pieces: { temple: "tempio", temples, armies, chao: "Chão" },
  parts: {
    legend: "Terreni",
    board: "mappa",
    sheet: "Foglio del piano",
    target: "Bersaglio",
    free: "libera",
    none: "nulla",
    chooseTarget: "Scegli una provincia sulla mappa, oppure passa.",
    tracks: {
      development: "Prende province libere, costruisce templi.",
      fortification: "Crea città e bastioni.",
      militarization: "Arruola eserciti e attacca.",
    },
    pass: "Passa",
    holding: ({ clan: owner, cities, rampart, armies: number }) =>
      [
        `${["villaggio", "città", "città doppia"][cities]} di ${clan(owner)}`,
        rampart === "wood" && "bastione di legno",
        rampart === "stone" && "indistruttibile",
        number && armies(number),
      ]
        .filter(Boolean)
        .join(", "),
    costs: (cost) => `questo piano −${cost}`,
    left: (chao) => `restano ${chao}`,
    ends: (chao) => `${chao} dopo il turno`,
    attackOn: (province) => `Attacco a ${province}`,
    falls: (province) => `${province} cade, se nessuno interviene`,
    resists: (province) => `${province} resiste`,
    victory: "vittoria",
    seal: "Sigilla il piano",
    sealed: "ha deciso",
    planning: "sta pianificando",
    made: "Il tuo piano",
    tiles: "Le tue tessere",
    turns: "Come va girata?",
    cell: (cell) => `posto ${cell}`,
    holds: (number) => `${tiles(number)} ·`,
    supply: (number, left) => `${armies(number)}, ancora ${left}`,
    house: "(regola della casa)",
    turn: "turno",
    wheel: (turn, objective) => `Ruota del tempo: turno ${turn}, si vince con ${temples(objective)}`,
    race: "Templi",
    wins: (objective) => `ora si vince con ${objective}`,
    reveal: "I piani",
    passes: "passa",
    inPlay: "Clan in gioco",
    reconstructed: "Questa mappa è una ricostruzione.",
    decided: "Come si è deciso",
    course: "Templi alla fine di ogni turno; tratteggiato: quanto mostra la ruota",
  },
  effects: { war: "può essere attaccata", me: "può portare un tempio" },
  criteria: ["Templi", "Miniere", "Chão", "Armate"],
  result: ([won = 0, mines = 0, chao = 0, force = 0]) =>
    `${temples(won)}, ${mines} ${mines === 1 ? "miniera" : "miniere"}, ${chao} Chão, ${armies(force)}`,

  questions: {
    turn: ({ clan: name, turn, objective, chao }) =>
      `${clan(name)}, pianifica in segreto il turno ${turn}: si vince con ${objective} templi, hai ${chao} Chão`,
    bid: ({ again }) => (again ? "Offri di nuovo per la scelta di una città" : "Offri per la scelta di una città"),
    tile: "Scegli una tessera da posare",
    cell: ({ tile }) => `Scegli dove posare la tessera ${tile}`,
    rotate: ({ tile }) => `Scegli come girare la tessera ${tile}`,
    city: ({ clan: name }) => `Posiziona la prima città di ${clan(name)}`,
    take: "Prendi un clan con la sua città",
    start: "Il caso sceglie chi comincia a posare",
    deal: "Il caso distribuisce le tessere",
    map: "Il caso estrae una mappa",
    clan: "Il caso estrae i clan in gioco",
    spread: "Il caso posiziona le prime città",
    colour: "Il caso dà un clan a ogni posto",
    lot: "La sorte decide tra offerte uguali",
  },

  events: {
    PlayerStarted: (e, who) => `${who(e.seat)} comincia a posare`,
    TileDealt: (e, who) => `${who(e.seat)} riceve la tessera ${e.tile}`,
    TileLaid: (e, who) =>
      e.seat === null
        ? `La tessera ${e.tile} sta in ${e.cell}`
        : `${who(e.seat)} posa la tessera ${e.tile} in ${e.cell}`,
    TemplesPlaced: (e) => `La mappa è completa; ${temples(e.provinces.length)} sulle colline`,
    ClanDrawn: (e) => `${clan(e.clan)} è in gioco`,
    CityPlaced: (e, who) =>
      e.seat === null
        ? `La prima città di ${clan(e.clan)} sta in ${e.province}`
        : `${who(e.seat)} posiziona la prima città di ${clan(e.clan)} in ${e.province}`,
    ColourDrawn: (e, who) => `${who(e.seat)} gioca ${clan(e.clan)} in ${e.province}`,
    BidMade: (e, who) => (e.number === null ? `${who(e.seat)} ha offerto` : `${who(e.seat)} offre ${e.number}`),
    BidsRevealed: (e, who) => `Offerte: ${e.bids.map(([seat, bid]) => `${who(seat)} ${bid}`).join(", ")}`,
    BidTied: (e, who) =>
      `${and(e.seats.map(who))} offrono lo stesso: ${e.again ? "offrono di nuovo" : "decide la sorte"}`,
    LotDrawn: (e, who) => `La sorte tocca a ${who(e.seat)}`,
    ClanTaken: (e, who) => `${who(e.seat)} prende ${clan(e.clan)} in ${e.province} per ${e.paid}`,
    ChaoDealt: (e) => `${clan(e.clan)} comincia con ${e.number} Chão`,
    TurnBegan: (e) => `Turno ${e.turn}: si vince con ${temples(e.objective)}`,
    PlanMade: (e, who) => `${who(e.seat)} ha deciso${e.plan === null ? "" : `: ${planned(e.plan)}`}`,
    PhaseBegan: (e) => `— ${it.phases[e.phase as keyof GameWords["phases"]] ?? e.phase} —`,
    PlanRevealed: (e) => `${clan(e.clan)} mira a ${e.target}: ${levels(e.levels, e.costs)}`,
    ClanPassed: (e) => `${clan(e.clan)} passa`,
    ColonizationClashed: (e) =>
      `${clans(e.clans)} vogliono colonizzare ${e.target}: ${e.winner === null ? "non la ottiene nessuno" : `la prende ${clan(e.winner)}`}`,
    PlanCancelled: (e) =>
      `Il piano di ${clan(e.clan)} è annullato: ${e.refund} Chão restituiti${e.passed ? ", e vale come passare" : ""}`,
    ProvinceColonized: (e) => `${clan(e.clan)} colonizza ${e.province} (${ROMAN[e.level]})`,
    ProvincesClaimed: (e) => `${clan(e.clan)} prende ${and(e.provinces)} con ${deed(e.action)}`,
    ClaimContested: (e) =>
      `${clans(e.clans)} rivendicano ${e.province}: ${e.winner === null ? "resta libera" : `${clan(e.winner)} la prende comunque`}`,
    CityArose: (e) => `Il villaggio di ${clan(e.clan)} in ${e.province} diventa automaticamente una città`,
    TempleBuilt: (e) => `${clan(e.clan)} costruisce un tempio in ${e.province}`,
    TheftPrevented: (e) => `${clans(e.clans)} costruiscono uno accanto all’altro e non si derubano`,
    ChaoStolen: (e) => `${clan(e.clan)} ruba ${e.number} Chão a ${clan(e.victim)}`,
    CityFortified: (e) =>
      `${clan(e.clan)} fortifica ${e.province} (${deed(e.action)} ${ROMAN[e.level]}): ${e.built.length ? and(e.built.map((one) => it.works[one as keyof GameWords["works"]] ?? one)) : "nulla di nuovo"}`,
    ArmiesRaised: (e) =>
      `${clan(e.clan)} recluta ${armies(e.number)}${e.number === e.wanted ? "" : ` su ${e.wanted}, perché la riserva è esaurita,`} in ${e.province}`,
    ActionVoid: (e) =>
      `Senza effetto: ${deed(e.action)} di ${clan(e.clan)} in ${e.province}, ${it.voids[e.cause as keyof GameWords["voids"]] ?? e.cause}`,
    ArmiesMustered: (e) =>
      `${clan(e.clan)} attacca ${e.target} con ${e.strength}: ${e.origins.map(([home, number]) => `${number} da ${home}`).join(", ")}${e.fresh ? " e una nuova" : ""}`,
    AttackersFought: (e) =>
      `Davanti a ${e.target}: ${e.clans.map((one, index) => `${clan(one)} ${e.strengths[index]}`).join(" contro ")}; ${e.winner === null ? "non resta nessuno" : `a ${clan(e.winner)} restano ${e.left}`}`,
    ProvinceAttacked: (e) => {
      const wall =
        e.defence === null ? "dietro mura indistruttibili" : e.defence ? `e ${e.defence} di difesa fissa` : "";
      const against = `${e.attack} contro ${armies(e.armies)} di ${clan(e.defender)} ${wall}`.trim();
      return e.won
        ? `${clan(e.clan)} vince ${e.target}, ${against}; ne restano ${e.survivors}`
        : `${clan(e.clan)} fallisce a ${e.target}, ${against}; cadono ${e.killed} difensori`;
    },
    ZoneAttacked: (e) =>
      `${clan(e.clan)} colpisce anche ${e.province} di ${clan(e.defender)}${e.won ? " e la prende" : e.killed ? " e uccide un’armata" : ", invano"}`,
    ZonesClashed: (e) => `${clans(e.clans)} colpiscono insieme ${e.province} e si annullano`,
    ProvinceCaptured: (e) =>
      `${e.province} passa da ${clan(e.loser)} a ${clan(e.clan)}${e.survivors ? `; ${armies(e.survivors)} di presidio` : ""}`,
    GroupDestroyed: (e) => `${clan(e.loser)} non ha più città per ${and(e.provinces)}: subentra ${clan(e.clan)}`,
    ProvincesFreed: (e) => `${clan(e.loser)} perde ${and(e.provinces)}, d’ora in poi libere`,
    ChaoRefunded: (e) => `${clan(e.clan)} riceve indietro ${e.number} Chão per la Fortificazione`,
    ChaoEarned: (e) => `${clan(e.clan)}: +${e.number} Chão (con ${deed(e.cause)})`,
    VolcanoErupted: (e) =>
      e.provinces.length
        ? `I vulcani eruttano: devastazione in ${and(e.provinces)}`
        : "I vulcani eruttano e non colpiscono nessuno",
    ArmiesDisbanded: (e) => `${clan(e.clan)} congeda ${armies(e.number)} in ${e.province}`,
    MarkersSet: (e) =>
      `${clan(e.clan)}: ${temples(e.temples)}, riso ${e.rice}, foresta ${e.forest}, miniera ${e.mine}, ${e.chao} Chão`,
    GameEnded: (e) =>
      `La partita è finita: ${it.endings[e.rule as keyof GameWords["endings"]] ?? e.rule}; in testa ${clans(e.clans)}`,
  },
  voids: {
    "Y6.2": "il livello I non fa nulla in un villaggio",
    "Y6.3": "il livello I non recluta nessuno",
    A13: "non c’è una città",
    A50: "la provincia è libera",
    "Y7.4.1": "nessuna armata è a portata",
  },
  endings: { Y8: "un clan controlla tanti templi quanti ne mostra la ruota", A38: "l’ultimo turno è concluso" },
  tips: {
    "own-land": () => "Guarda le tue terre",
    "rival-land": ({ clan: name }) => `Guarda le terre di ${clan(name)}`,
    "near-land": () => "Guarda le terre libere intorno alle tue",
    "far-land": () => "Guarda le terre libere lontane",
    purse: () => "Guarda la tua borsa",
    cities: () => "Guarda le città ancora da prendere",
    "city-land": () => "Guarda le terre lontane dalle altre città",
    tiles: () => "Guarda le tue tessere",
    edge: () => "Guarda il bordo della mappa",
    tile: () => "Guarda la tessera che posi",
    win: () => "Vince la partita, se nessuno interferisce",
    land: ({ provinces, temples: number }) => `Prende ${listed(provinces)}${holding(number)}`,
    "more-land": ({ provinces, temples: number }) => `Prende anche ${listed(provinces)}${holding(number)}`,
    city: ({ province }) => `${province} diventa una città gratis`,
    temple: ({ number, objective }) =>
      `Costruisce un tempio: ne hai allora ${number}, e in questo turno si vince con ${objective}`,
    theft: ({ number, clan: name }) => `Ruba ${number} Chão a ${clan(name)}`,
    chao: ({ number }) => `Ti frutta ${number} Chão`,
    work: ({ province, work }) => `${province} riceve ${it.works[work as keyof GameWords["works"]] ?? work}`,
    armies: ({ number, province }) => `Recluta ${armies(number)} in ${province}`,
    "attack-won": ({ clan: name, attack, defence, province }) =>
      `Attacchi ${clan(name)} con ${attack} contro ${defence} e vinci ${province}`,
    "attack-lost": ({ clan: name, attack, defence, province }) =>
      `Attacchi ${clan(name)} con ${attack} contro ${defence}, ma non vinci ${province}`,
    siege: ({ clan: name, number }) =>
      `Attacchi una città indistruttibile di ${clan(name)} ${number ? `e uccidi ${armies(number)}` : "senza uccidere armate"}`,
    zone: ({ province }) => `Cade anche ${province}`,
    group: ({ clan: name, provinces }) =>
      `${clan(name)} non ha più città da quelle parti e perde anche ${listed(provinces)}`,
    "objective-held": () => "Hai allora tanti templi quanti ne mostra la ruota nel prossimo turno",
    "objective-near": () => "Un altro piano potrebbe darti i templi che ti servono",
    "safe-temples": () => "Nel prossimo turno si possono attaccare meno templi tuoi",
    "safe-land": () => "Nel prossimo turno si possono attaccare meno terre tue",
    "temples-near": () => "Le tue armate minacciano allora i templi di un rivale",
    "land-near": () => "Le tue armate minacciano allora più terre di un rivale",
    rice: () => "Il tuo Sviluppo costa meno",
    forests: () => "La tua Fortificazione costa meno",
    mines: () => "La tua Militarizzazione costa meno",
    "temple-affordable": () => "Puoi allora pagare un tempio",
    "free-temples": () => "Alcuni templi liberi diventano raggiungibili",
    best: () => "Non si vede niente di meglio",
    choice: ({ provinces }) => `Chi offre di più sceglie per primo tra ${listed(provinces)}`,
    start: ({ province, neighbours, temples: number }) =>
      `${province} confina con ${neighbours} ${neighbours === 1 ? "provincia" : "province"} e ha intorno ${number ? temples(number) : "nessun tempio"}`,
    "any-city": () => "Nessuno sa ancora di chi sarà la città: nessun posto è migliore di un altro",
    "any-place": () => "Tutti giocheranno sulla stessa mappa: nessun posto è migliore di un altro",
  },
  forecasts: {
    passing: "Passare non costa nulla",
    cost: ({ cost }) => `Costa ${cost} Chão; se nessuno interferisce`,
    "rival-colonizes": ({ clan: name, province }) =>
      `anche ${clan(name)} potrebbe colonizzare ${province}, e tutto il tuo turno sarebbe annullato`,
    "rival-claims": ({ clan: name, provinces }) => `anche ${clan(name)} potrebbe rivendicare ${and(provinces)}`,
    "rival-attacks": ({ clan: name, province, strength }) =>
      `${clan(name)} potrebbe attaccare ${province} con ${strength}`,
    "colonization-1": "La prende con ogni provincia libera accanto",
    "colonization-2": "La prende con ogni provincia libera accanto; +2 Chão",
    "colonization-3": "Come il livello I, ovunque sulla mappa",
    "expansion-1": "Prende ogni provincia libera accanto al gruppo",
    "expansion-2": "Prende ogni provincia libera accanto al gruppo; +2 Chão",
    "expansion-3": "Costruisce un tempio e ruba ai vicini",
    "urbanization-1": "In un villaggio non fa nulla",
    "urbanization-2": "Il villaggio diventa città",
    "urbanization-3": "Città con bastione, e 1 armata",
    "reinforcement-1": "La città vale doppio",
    "reinforcement-2": "Vale doppio, con un bastione",
    "reinforcement-3": "Indistruttibile, e 1 armata",
    "recruitment-1": "Non recluta nessuno",
    "recruitment-2": "Recluta 1 armata",
    "recruitment-3": "Recluta 3 armate",
    "attack-1": "Attaccano tutte le armate a portata",
    "attack-2": "Attaccano con 1 armata nuova",
    "attack-3": "Come il livello II, e colpisce le province intorno",
    later: ({ effect }) => `Se allora è tua: ${small(say(it.forecasts, effect))}`,
  },

  actions: {
    pass: () => "Passa e guadagna Chão",
    plan: (target, numbers) =>
      numbers.length ? `${target}: ${levels(numbers)}` : target ? `Bersaglio ${target}` : "Piano",
    tile: (tile) => (tile ? `Tessera ${tile}` : "Posa una tessera"),
    cell: (cell) => (cell ? `Posala in ${cell}` : "Posala"),
    rotate: (steps) => (steps === null ? "Gira la tessera" : `Girata di ${60 * steps}°`),
    city: (province) => (province ? `Città in ${province}` : "Posiziona una città"),
    bid: (number) => (number ? `Offri ${number}` : "Offri"),
    take: (name) => (name ? `Prendi ${name}` : "Prendi un clan"),
    start: (seat) => `Comincia il ${it.seats[seat as Seat] ?? seat}`,
    deal: (tile) => `Dai la tessera ${tile}`,
    map: (number) => `Mappa ${number}`,
    clan: (name) => `${name} è in gioco`,
    spread: (province) => `Città in ${province}`,
    colour: (name) => `Il clan ${name}`,
    lot: (seat) => `La sorte tocca al ${it.seats[seat as Seat] ?? seat}`,
  },

  reasons: {
    "game-over": "La partita è finita",
    "not-asked": ({ asked, seat }) => `Ora decide ${and(asked.map(player))}, non ${player(seat)}`,
    "other-question": ({ question, answers }) =>
      `Ora la domanda è: ${say(it.questions, question)} (${answers.map((word) => label(it, word)).join(", ")})`,
    decided: ({ asked }) => `Hai già deciso; devono ancora decidere: ${and(asked.map(player))}`,
    "not-on-this-map": ({ province }) => `${province} non è su questa mappa`,
    "no-province": ({ terrain: kind }) =>
      `${capital(terrain(kind))}: non è una provincia, non si può possedere né scegliere`,
    "no-level": "Un piano richiede almeno un livello: altrimenti passa",
    "recruits-in-cities": ({ province, huan }) =>
      `Le armate si reclutano in città: ${province} è un villaggio, e lo cambierebbe Fortificazione ${huan ? "I, II o III" : "II o III"}`,
    "out-of-reach": ({ province }) =>
      `${province} non è adiacente a una tua provincia né collegata con essa: ci arriva solo Sviluppo III`,
    "no-army-in-reach": ({ province }) =>
      `Nessuna tua armata è in una provincia adiacente a ${province} o collegata con essa`,
    "free-not-fortified": ({ province }) => `${province} è libera: si fortifica solo colonizzandola o attaccandola`,
    "rival-not-developed": ({ province, clan: name }) =>
      `${province} appartiene a ${clan(name)}: non si può sviluppare`,
    "rival-not-fortified": ({ province, clan: name }) =>
      `${province} appartiene a ${clan(name)}: si fortifica solo attaccandola`,
    "too-expensive": ({ development, fortification, militarization, cost, chao }) =>
      `Costa ${development} + ${fortification} + ${militarization} = ${cost} Chão, ne hai ${chao}`,
    "plan-or-pass": "Pianifica il turno o passa",
    "not-your-tile": ({ tile }) => `Non hai la tessera ${tile}`,
    "cell-taken": ({ cell }) => `In ${cell} c’è già una tessera`,
    "cell-apart": ({ cell }) => `Accanto a ${cell} non c’è alcuna tessera`,
    "city-taken": ({ province }) => `In ${province} c’è già una città`,
    "city-too-near": ({ province }) => `${province} è troppo vicina a una città, e ci sono altre province`,
    "bid-too-high": ({ chao }) => `Hai ${chao} Chão da offrire`,
    "clan-taken": ({ clan: name }) => `${clan(name)} non è disponibile`,
    "no-such-answer": ({ action }) => `Ora non può accadere: ${label(it, action)}`,
  },
};
