import type { ExampleTexts } from "./texts";

export const texts: ExampleTexts = {
  income: {
    title: "La rendita con un favore",
    captions: [
      "L’ultimo turno di un round. Il rosso ha 4 giade e ha giocato un favore con rendita 2.",
      "Il nero sposta il sovrintendente nella provincia 2 e non riscatta la carta.",
      "Comincia un nuovo round, e ognuno prende 3 giade. Il rosso ne prende altre 2 per il favore, 5 in tutto.",
    ],
  },
  "incomes-add-up": {
    title: "Le rendite si sommano",
    captions: [
      "Il rosso ha giocato due favori: uno con rendita 1, uno con 3. I loro punti sono stati segnati una volta sola, quando furono giocati.",
      "Il nero gioca l’ultimo turno del round.",
      "Rendita: 3 come tutti, e 1 e 3 per i favori: il rosso prende 7 giade.",
    ],
  },
  "tie-jade": {
    title: "Offerte pari: decide la giada",
    captions: [
      "La petizione. Il favore del rosso aggiunge 2 a un’offerta, i due del nero insieme 3, il bianco non ne ha.",
      "Il rosso offre 3 giade, il bianco 4, il nero 2. Con i favori rosso e nero hanno entrambi 5, il bianco 4. Il rosso ha più giada nell’offerta e vince. Paga solo il rosso, e 1 giada e 1 forzato vanno nella prigione della sua provincia.",
    ],
  },
  "tie-marker": {
    title: "Offerte pari: il segnalino passa oltre",
    captions: [
      "Un round dopo. Il rosso ha il segnalino; il suo favore e quello del bianco aggiungono 2 ciascuno.",
      "Rosso e bianco offrono 3 giade ciascuno, il nero nulla: 5 contro 5, a parità di giada. Il segnalino va in senso orario dal rosso, che viene per ultimo, al primo dei pari: vince il bianco.",
    ],
  },
  "buyback-taskmaster": {
    title: "Riscattare il sovrintendente",
    captions: [
      "Tocca al rosso. Ha 5 giade, 2 contadini e un blocco.",
      "Il rosso gioca il sovrintendente e va nella provincia 2.",
      "Il rosso paga 3 giade e riprende il sovrintendente.",
      "Ora deve giocare un’altra carta: il costruttore, che pone un blocco in f1. Il turno è finito; sul tavolo resta solo il costruttore.",
    ],
  },
  "buyback-resources": {
    title: "Riscattare con un gettone",
    captions: [
      "Tocca al bianco. Ha un gettone, che riscatta qualsiasi carta.",
      "Il bianco gioca le risorse e cava 2 blocchi per 1 giada.",
      "Il bianco scarta il gettone e riprende le risorse.",
      "Con il costruttore il bianco pone un blocco in a1.",
    ],
  },
  "buyback-builder": {
    title: "Due volte la stessa carta",
    captions: [
      "Tocca al nero. Ha un gettone, un blocco e un favore che vuole due blocchi affiancati.",
      "Il nero gioca il costruttore e pone un blocco in b1, accanto a a1.",
      "Il nero scarta il gettone e riprende il costruttore.",
      "Di nuovo il costruttore, ora per giocare il favore. I due blocchi corrispondono: 3 punti, e b1 riceve una targa.",
    ],
  },
  recruit: {
    title: "Tre contadini",
    captions: [
      "Tocca al rosso, con 5 giade.",
      "Il rosso gioca il reclutatore.",
      "Il rosso prende 3 contadini e li paga 2 giade. Un forzato va nella prigione della sua provincia.",
    ],
  },
  collect: {
    title: "Raccogliere giada con un favore",
    captions: [
      "Tocca al nero. Ha giocato un favore che dà 2 giade in più quando si raccoglie.",
      "Il nero gioca il reclutatore.",
      "Il nero raccoglie 3 giade, e 2 per il favore: 5.",
    ],
  },
  "build-two": {
    title: "Due blocchi, dieci lavoratori",
    captions: [
      "Il rosso ha 3 giade, 2 blocchi, 7 contadini e 3 forzati.",
      "Il rosso gioca il costruttore e nomina a2, al livello 2, dove servono 4 lavoratori.",
      "Il secondo blocco va in b3, al livello 3, con 6 lavoratori e 1 giada. Il rosso manda tutti: muoiono tutti i 3 forzati e metà dei 7 contadini, arrotondata per eccesso, cioè 4. Un forzato va in prigione.",
    ],
  },
  remove: {
    title: "Togliere un blocco",
    captions: [
      "Tocca al bianco. Ha 3 forzati, e nella sua provincia il rosso ha blocchi in b1 e b2.",
      "Il bianco gioca il costruttore e toglie il blocco in b2. Al livello 2 costa 2 forzati. Il blocco torna nella riserva del rosso.",
    ],
  },
  "remove-figure": {
    title: "Che cosa si può togliere",
    captions: [
      "Tocca al bianco, con 6 forzati. Qui quasi tutto è del rosso.",
      "Il bianco gioca il costruttore. Non si possono togliere: a4 al livello 4, b2 dell’imperatore, c2 con la targa, e1 in una fila completa, d2 sotto un altro blocco.",
      "Nulla protegge d3: per 3 forzati torna al rosso.",
    ],
  },
  repeat: {
    title: "Ripetere una carta",
    captions: [
      "Il nero ha giocato il costruttore in un turno precedente di questo round.",
      "Il nero gioca il sovrintendente e paga 2 giade per ripetere il costruttore.",
      "Ogni azione del costruttore è possibile. Il nero costruisce in a1.",
    ],
  },
  "move-and-repeat": {
    title: "Spostarsi, poi ripetere",
    captions: [
      "Il costruttore del rosso è sul tavolo da un turno precedente. Il rosso ha 6 giade.",
      "Il rosso gioca il sovrintendente e va nella provincia 2.",
      "Il rosso riscatta il sovrintendente per 3 giade.",
      "Di nuovo il sovrintendente: il rosso paga 2 giade, ripete il costruttore e costruisce in f1, nella nuova provincia.",
    ],
  },
  "repeat-twice": {
    title: "Ripetere due volte",
    captions: [
      "Il costruttore del bianco è sul tavolo da un turno precedente. Il bianco ha 8 giade.",
      "Il bianco gioca il sovrintendente, paga 2 giade per ripetere il costruttore e costruisce in a1.",
      "Il bianco riscatta il sovrintendente per 3 giade.",
      "E ancora: 2 giade, il costruttore, un blocco in b1. Più di due azioni in un turno non si fanno.",
    ],
  },
  emperor: {
    title: "Sopra il blocco dell’imperatore",
    captions: [
      "Il nero ha vinto la petizione e ha un blocco dell’imperatore. Due blocchi stanno in a1 e a2.",
      "Non costa né azione né lavoratori né giada: il nero lo pone in a3.",
      "Poi il nero gioca il costruttore e costruisce in a4, proprio lì sopra: 8 lavoratori, e 5 punti per un blocco al livello 4.",
    ],
  },
  "emperor-between": {
    title: "Il blocco dell’imperatore fra altri due",
    captions: [
      "Il rosso ha il blocco dell’imperatore, 2 blocchi, 8 contadini e 1 giada.",
      "Il rosso gioca il costruttore e nomina a1. Il secondo posto è ancora da scegliere.",
      "Il rosso nomina a3, benché sotto non ci sia ancora nulla: prima viene il blocco in a1, poi quello dell’imperatore in a2, poi il secondo in a3.",
    ],
  },
  "row-tie": {
    title: "Una fila, e due che la dividono",
    captions: [
      "Quattro blocchi della prima fila ci sono già: due del bianco, uno del rosso, uno del nero. Tocca al rosso.",
      "Il rosso costruisce in e1 e completa la fila. Prende un gettone. Rosso e bianco hanno ora 2 blocchi ciascuno, il nero 1: rosso e bianco segnano entrambi 3 punti.",
    ],
  },
  "row-emperor": {
    title: "Una fila piena di blocchi dell’imperatore",
    captions: [
      "Al livello 2 ci sono tre blocchi dell’imperatore e uno del nero. Tocca al bianco.",
      "Il bianco costruisce in e2, completa la fila e prende un gettone. I blocchi dell’imperatore non contano per nessuno, perciò bianco e nero ne hanno di più con 1 ciascuno: 6 punti per entrambi.",
    ],
  },
  level: {
    title: "Prima la fila, poi il livello",
    captions: [
      "Al livello 1 manca solo j1. Tocca al nero, nella provincia 2.",
      "Il nero costruisce lì: un gettone per la fila, e 3 punti perché vi ha più blocchi, 3 contro 1 e 1. Ora tutto il livello 1 è completo. Il rosso vi ha 4 blocchi, il nero 3, il bianco 2: 10 punti al rosso.",
    ],
  },
  weakest: {
    title: "La provincia più debole",
    captions: [
      "L’ultimo turno dell’ultimo round: non restano blocchi dell’imperatore. Il rosso ha 7 blocchi nella provincia 1 e 4 nella provincia 2.",
      "Il nero gioca l’ultimo turno.",
      "Arrivano i mongoli, e si conta tutto. Il rosso ha meno blocchi nella provincia 2: 5 punti per ognuno dei 4, cioè 20.",
    ],
  },
  "weakest-none": {
    title: "Nulla in una provincia",
    captions: [
      "Ancora l’ultimo turno. Il bianco ha 10 blocchi nella provincia 1 e nessuno nella provincia 2.",
      "Il nero gioca l’ultimo turno.",
      "La provincia più debole del bianco è quella vuota, e nulla per 5 fa nulla. Solo i due livelli gli danno punti.",
    ],
  },
  workers: {
    title: "Più lavoratori",
    captions: [
      "L’ultimo turno. Il nero ha 6 contadini e 3 forzati, il bianco 1 e 8, il rosso 2 e 2.",
      "Il nero gioca l’ultimo turno.",
      "Contadini e forzati contano allo stesso modo: 9 per il nero, 9 per il bianco, 4 per il rosso. Nero e bianco sono pari e segnano 5 punti ciascuno.",
    ],
  },
};
