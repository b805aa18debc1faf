import type { LessonTexts } from "./texts";

export const texts: LessonTexts = {
  leader: {
    title: "Un leader fa uno stato",
    text: "Tu sei il Leone. Le tessere non sono di nessuno, ma hai cinque leader, uno per colore. Un leader sta su terra, accanto a una tessera nera. Tessere e leader che si toccano formano uno stato.",
    steps: ["Scegli uno dei tuoi leader sotto il tabellone, poi uno spazio vuoto accanto a una tessera nera."],
    praise: "Un leader con una tessera accanto: ecco uno stato. Ora puoi farlo crescere.",
  },
  tile: {
    title: "Una tessera porta un punto",
    text: "Una tessera piazzata in uno stato porta un punto del proprio colore a chi possiede lì il leader di quel colore. Il tuo soldato rosso è in b4.",
    steps: ["Piazza una tessera rossa accanto al tuo soldato, o accanto alla tessera nera al suo fianco."],
    praise: "Un punto rosso per te. Non conta chi piazza la tessera, conta solo di chi è il leader di quel colore.",
  },
  governor: {
    title: "Il governatore fa le veci degli altri",
    text: "Se in uno stato manca il leader del colore della tessera, il punto va a chi ha lì il governatore nero. Nello stato intorno a e7 il governatore è tuo, il soldato è del Toro.",
    steps: ["Piazza una tessera in questo stato in modo che il punto sia tuo."],
    praise:
      "Qui nessuno guida quel colore, perciò il punto è andato al tuo governatore. Una tessera rossa avrebbe dato il punto al Toro.",
  },
  chain: {
    title: "I contadini seguono il fiume",
    text: "Le tessere blu vanno solo sui fiumi, tutte le altre solo su terra. Con una sola azione puoi piazzare più tessere blu, ciascuna accanto alla precedente. Il tuo contadino è in h2.",
    steps: [
      "Piazza una tessera blu sul fiume, accanto allo stato del tuo contadino: i1, h1 o j1.",
      "Continua lungo il fiume con una tessera blu accanto all’ultima.",
      "E un’altra ancora.",
    ],
    praise: "Tre punti blu, con una sola azione.",
  },
  merchants: {
    title: "I mercanti",
    text: "Accanto al tabellone ci sono sei tessere scoperte: i mercanti. Dopo aver piazzato una tessera verde puoi prenderne una in mano. Il posto vuoto si riempie alla fine del tuo turno.",
    steps: [
      "Piazza una tessera verde nello stato del tuo commerciante, intorno a g11.",
      "Ora prendi una tessera dei mercanti. Le gialle sono rare.",
    ],
    praise: "Un punto verde, e una tessera scelta da te per dopo.",
  },
  pagoda: {
    title: "Tre di un colore reggono una pagoda",
    text: "Quando tre tessere di un colore si toccano tutte tra loro, sopra può stare una pagoda. Alla fine di ogni tuo turno porta un punto al tuo leader di quel colore, se è nello stesso stato.",
    steps: [
      "Completa un triangolo: piazza una tessera nera accanto sia a j6 sia a j7, in i7 o in k7.",
      "Costruisci la pagoda sul triangolo.",
      "Ora passa. Il tuo turno finisce e la pagoda rende.",
    ],
    praise: "Un punto nero, e un altro dopo ogni tuo turno, finché il governatore resta lì.",
  },
  revolt: {
    title: "Rivolta: due leader, un posto",
    text: "In uno stato c’è posto per un solo leader di ogni colore. Chi entra con un secondo provoca una rivolta. Ciascuno conta le tessere nere accanto al proprio leader e aggiunge tessere nere dalla mano; un governatore fuori dal tabellone aggiunge 1. In parità vince il difensore.",
    steps: [
      "Posiziona il tuo commerciante nello stato del commerciante del Toro, accanto a l12.",
      "Siete 1 a 1; il Toro risponde dopo di te e ha una tessera nera. Impegna abbastanza per vincere comunque.",
    ],
    praise:
      "Il commerciante del Toro è fuori dal tabellone, guadagni un punto verde, e le tessere verdi di questo stato ora lavorano per te.",
  },
  war: {
    title: "Guerra: due stati si incontrano",
    text: "Una tessera può unire due stati. Se così un colore ha due leader, c’è guerra: ogni stato conta le sue tessere rosse, e i giocatori aggiungono tessere rosse dalla mano. Qui entrambi gli stati hanno un governatore.",
    steps: [
      "Piazza una tessera gialla in g13, tra il tuo stato e quello del Toro.",
      "Il Toro ha aggiunto una tessera rossa: 3 contro le tue 2. Supporta il tuo stato, in f11, e impegna tessere rosse. Se devi subire una perdita, cedi una delle tessere rosse indicate.",
    ],
    praise:
      "Il governatore del Toro ha lasciato il tabellone e il tuo ha guadagnato un punto nero. Lo stato perdente perde tutte le sue tessere rosse; anche lo stato vincente paga: quanto la forza dell’altro.",
  },
  riot: {
    title: "Rivolta dei contadini",
    text: "Due tessere blu dalla mano provocano una rivolta dei contadini: una tessera qualsiasi lascia il tabellone. Un contadino fuori dal tabellone può valere una delle due. Un leader senza tessere nere accanto deve andarsene.",
    steps: [
      "Provoca una rivolta dei contadini.",
      "Il soldato del Toro in f7 si regge su una sola tessera nera. Rimuovila.",
    ],
    praise: "Il soldato se n’è andato, e quel che resta dello stato non ha più un leader.",
  },
  build: {
    title: "I commercianti costruiscono",
    text: "Due tessere verdi dalla mano costruiscono una pagoda su un triangolo di un solo colore che non ne ha ancora, ovunque sia. Un commerciante fuori dal tabellone può valere una delle due tessere.",
    steps: [
      "Costruisci: basta una tessera verde, perché il tuo commerciante aiuta.",
      "Scegli il triangolo nello stato del tuo soldato: b4 b5 c5.",
      "Passa. Il tuo turno finisce e la pagoda rende.",
    ],
    praise: "Un punto rosso per il tuo soldato. Sull’altro triangolo la pagoda avrebbe dato il punto al Toro.",
  },
  replace: {
    title: "Una mano migliore",
    text: "Le tessere che non ti servono si possono sostituire: scartane quante vuoi, coperte, e pescane altrettante. Il tutto conta come una sola azione.",
    steps: ["Sostituisci alcune delle tue tessere blu: scartale una per una, poi concludi."],
    praise:
      "Tessere nuove, e nessuno ha visto le vecchie. Attenzione verso la fine: chi deve pescare da un sacchetto vuoto chiude la partita.",
  },
  end: {
    title: "Conta il colore più debole",
    text: "La partita finisce quando si deve pescare una tessera e il sacchetto è vuoto. Il tuo risultato è il tuo colore più basso; ogni punto giallo si aggiunge al più basso. Hai nero 4, rosso 3, verde 1, blu 3 e giallo 1: risultato 2. Anche il più basso del Toro è 2, e il suo secondo è migliore del tuo. Il sacchetto è vuoto e questa è la tua ultima azione.",
    steps: ["Vinci la partita: alza il tuo colore più debole."],
    praise:
      "Verde 2 e il punto giallo fanno 3, il Toro ha 2: hai vinto. L’equilibrio batte un solo punto di forza. Ora ne sai abbastanza per giocare.",
  },
};
