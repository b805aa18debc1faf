import type { LessonTexts } from "./texts";

export const texts: LessonTexts = {
  colonize: {
    title: "Un bersaglio, tre livelli",
    text: "Guidi Mu, il clan nero, dalla sua unica città SONG. A ogni turno nomini una provincia e un livello per tre tipi di azione. Lo Sviluppo I di una provincia libera non costa nulla: prende il bersaglio, che deve essere a portata della tua terra, e ogni provincia libera accanto.",
    steps: ["Fai clic su XIA sulla mappa, lascia lo Sviluppo a I e sigilla il piano."],
    praise: "Con un solo piano hai preso quattro province, due delle quali con un tempio.",
  },
  expand: {
    title: "Crescere da ogni lato",
    text: "Lo Sviluppo di una tua provincia è Espansione: prende ogni provincia libera accanto all’intero gruppo a cui appartiene. I villaggi mostrano ciò che è tuo.",
    steps: ["Scegli SONG o ALTAI come bersaglio con Sviluppo I."],
    praise:
      "L’intero gruppo è cresciuto insieme. Se due clan rivendicano così la stessa provincia, questa resta libera.",
  },
  pass: {
    title: "Passare rende denaro",
    text: "I livelli II e III costano Chão, moneta di carta. Le entrate sono poche: la più sicura è passare, che ne porta 6.",
    steps: ["Passa: il pulsante è sopra la mappa."],
    praise: "Sei Chão. Intanto gli altri hanno usato il turno: scegli bene il momento.",
  },
  costs: {
    title: "Il riso fa risparmiare",
    text: "Il livello II costa 4 e il III costa 7, ma ogni risaia toglie 1 allo Sviluppo, ogni foresta alla Fortificazione, ogni miniera alla Militarizzazione. La tua città doppia in TANG conta come due risaie. Hai 2 Chão.",
    steps: ["Prendi terra con lo Sviluppo II."],
    praise: "È costato 2 e ne ha resi 2. Conta solo ciò che possedevi prima del turno.",
  },
  water: {
    title: "Oltre l’acqua",
    text: "Tutte le province su un lago sono collegate, ma l’acqua non unisce i gruppi. E ogni gruppo ha bisogno di una città: una colonia isolata lo diventa automaticamente, senza spese.",
    steps: ["Colonizza una provincia sull’altra riva del lago accanto ad ALTAI, per esempio CAO."],
    praise: "Una seconda città gratis, e per di più un tempio.",
  },
  far: {
    title: "Ovunque sulla mappa",
    text: "KHAL e la vicina CAO hanno templi, e nessuno può raggiungerle. Lo Sviluppo III può: colonizza ovunque. Attenzione: se due clan colonizzano la stessa provincia, entrambi i turni sono annullati.",
    steps: ["Colonizza KHAL con lo Sviluppo III."],
    praise: "Una colonia lontana da casa, con una propria città.",
  },
  city: {
    title: "Una seconda città",
    text: "Se cade l’ultima città di un gruppo, tutto il gruppo è perduto. La Fortificazione II trasforma un villaggio in città. Su una città, il livello I raddoppia ciò che produce, II aggiunge anche un bastione, III la rende indistruttibile.",
    steps: ["Trasforma in città uno dei tuoi villaggi, XIA o TANG."],
    praise: "Ora il gruppo non dipende più da una sola città.",
  },
  recruit: {
    title: "Reclutare armate",
    text: "La Militarizzazione di una tua città recluta armate: una con il livello II, tre con il III. SONG è una città doppia su una miniera, perciò il livello III costa 5 invece di 7. Alla fine del turno in una provincia restano al massimo tre armate.",
    steps: ["Recluta tre armate in SONG."],
    praise: "Un’armata difende la sua provincia e minaccia tutto ciò che è a portata.",
  },
  attack: {
    title: "Attaccare",
    text: "La Militarizzazione di una provincia nemica la attacca con tutte le armate a portata. Ti serve più delle sue armate e del bastione, che vale 2. Hai due armate accanto a NIE; il livello II ne porta una nuova.",
    steps: ["Prendi NIE a Suhey."],
    praise: "Tre contro un bastione da 2: resta un’armata che tiene NIE, e il tempio è tuo.",
  },
  group: {
    title: "Senza città tutto è perduto",
    text: "NIE è l’unica città del gruppo di Suhey; ZAV e ULAN ne sono villaggi. Hai un’armata in SONG, e nulla difende NIE.",
    steps: ["Attacca NIE."],
    praise: "I villaggi non avevano più città e sono passati a te. Proteggi la tua ultima città.",
  },
  temple: {
    title: "Costruire un tempio",
    text: "Sulla tua terra lo Sviluppo III non prende province, ma costruisce un tempio, in una provincia di qualunque tipo, e ruba fino a 2 Chão a ogni clan accanto.",
    steps: ["Costruisci un tempio in SONG, accanto a NIE di Suhey."],
    praise: "I templi non solo si trovano, ma si costruiscono, e stavolta ha pagato un vicino.",
  },
  win: {
    title: "Vincere",
    text: "La ruota mostra quanti templi servono per vincere: 9 all’inizio, poi sempre meno. È il turno 13, e ne bastano 3. Controlli XIA e NIE. I piani si fanno tutti insieme: guarda che cosa potrebbero fare gli altri, poi colpisci.",
    steps: ["Vinci ora: prendi un terzo tempio. CHENG sta sul lago accanto a NIE."],
    praise: "Tre templi nel turno 13: il mandato è tuo. Ora sai tutto ciò che serve per la tua prima partita.",
  },
};
