import type { LessonTexts } from "./texts";

export const texts: LessonTexts = {
  recruit: {
    title: "Prima i lavoratori",
    text: "Giochi con il rosso. In un turno giochi una delle tue quattro carte ruolo e compi una delle sue azioni. Senza lavoratori non si costruisce nulla, e a trovarli è il reclutatore: un contadino è gratis, gli altri costano giada. Ogni volta un forzato va nella prigione della tua provincia.",
    steps: ["Gioca il reclutatore.", "Recluta tre contadini. Costano 2 giade."],
    praise: "Tre contadini. La carta ora è sul tavolo e torna in mano nel prossimo round.",
  },
  quarry: {
    title: "Poi la pietra",
    text: "Hai 18 blocchi, ma prima vanno estratti dalla cava. Lo fa la carta risorse, agli stessi prezzi dei contadini. Può anche dare giada o nuove carte favore.",
    steps: ["Gioca la carta risorse.", "Cava tre blocchi."],
    praise: "I blocchi sono nella tua riserva, pronti per il muro.",
  },
  build: {
    title: "Un blocco nel muro",
    text: "Il costruttore posa un blocco nella provincia del tuo sovrintendente. Il livello 1 chiede due lavoratori, il livello 2 quattro, poi sei e otto. I forzati non tornano mai a casa; dei contadini ne torna la metà.",
    steps: [
      "Gioca il costruttore.",
      "Scegli una casella libera a terra e manda due contadini e nessun forzato: uno di loro torna a casa.",
    ],
    praise: "Un contadino è morto e uno è tornato. Due forzati sarebbero morti entrambi, ma i forzati costano meno.",
  },
  two: {
    title: "Due blocchi insieme",
    text: "Per 1 giada costruisci due blocchi con una sola carta, e il secondo può stare sul primo. Due lavoratori più quattro fanno sei.",
    steps: ["Gioca il costruttore.", "Scegli b1, poi b2 sopra di esso."],
    praise: "Due blocchi con una carta. In un round hai tre turni, perciò le carte sono preziose.",
  },
  row: {
    title: "Una fila è completa",
    text: "Cinque blocchi di un livello in una provincia sono una fila. Chi la completa prende un gettone di riscatto, e chi vi ha più blocchi guadagna 3, 6 o 10 punti. Qui c1 è libera; tu hai due blocchi e il bianco due.",
    steps: ["Gioca il costruttore.", "Completa la fila."],
    praise:
      "Il gettone e 3 punti. Un gettone riscatta una carta per una seconda azione nello stesso turno, oppure vale punti alla fine.",
  },
  favour: {
    title: "I favori dell’imperatore",
    text: "Per giocare un favore, i tuoi blocchi devono formare il suo disegno, ovunque nel muro. Passa su una carta per vedere dove è possibile. Un blocco del disegno riceve una targa e non serve più per altri disegni. I tuoi blocchi sono in a1, b1 e a2.",
    steps: [
      "Gioca il costruttore: i favori sono una delle sue azioni.",
      "Gioca il favore F09.",
      "Metti la targa su a2, così a1 e b1 restano liberi per F02.",
    ],
    praise: "2 punti subito, e 1 giada in più ogni round. F02 è ancora possibile.",
  },
  petition: {
    title: "La petizione",
    text: "Ogni round comincia con un’offerta segreta. Chi offre di più vince il segnalino, comincia e riceve un blocco dell’imperatore. Paga solo chi vince. Il tuo favore F01 aggiunge 1 a ogni offerta. Il bianco ha 4 giade. A parità vince chi offre più giada.",
    steps: ["Offri abbastanza per vincere di sicuro, e non più del necessario."],
    praise:
      "4 giade e 1 del favore valgono 5: il bianco non poteva arrivarci. Con 3 giade sareste stati pari, e il bianco avrebbe vinto con più giada.",
  },
  emperor: {
    title: "Il blocco dell’imperatore",
    text: "Chi vince la petizione può posare un blocco dell’imperatore in uno dei tre turni, ovunque, senza lavoratori. Non conta per nessuno, ma regge ciò che gli sta sopra.",
    steps: [
      "Prendi il blocco dell’imperatore e posalo in c1.",
      "Ora gioca il costruttore.",
      "Costruisci in c2, sopra di esso.",
    ],
    praise: "Il livello 2 senza aver costruito il livello 1. I blocchi dell’imperatore completano anche le file.",
  },
  prison: {
    title: "Svuotare la prigione",
    text: "Quando si recluta, si cava o si costruisce, un forzato va nella prigione della provincia. Ogni petizione aggiunge 1 giada e 1 forzato alla prigione della provincia di chi vince. Chi svuota una prigione prende tutto.",
    steps: ["Gioca il reclutatore.", "Svuota la prigione della tua provincia."],
    praise: "2 giade e 4 forzati, gratis. Guarda le prigioni prima di spostare il sovrintendente.",
  },
  move: {
    title: "Spostarsi e agire ancora",
    text: "Agisci solo dove si trova il tuo sovrintendente. Spostarsi costa una carta, ma per 3 giade puoi riscattare la carta sovrintendente e giocarne un’altra nello stesso turno. Nella provincia 2 a una fila manca solo j1.",
    steps: [
      "Gioca il sovrintendente.",
      "Spostati nella provincia 2.",
      "Riscatta la carta per 3 giade.",
      "Gioca il costruttore.",
      "Costruisci in j1.",
    ],
    praise: "Spostamento e costruzione in un solo turno, e il gettone è tuo.",
  },
  repeat: {
    title: "Un’altra volta",
    text: "La carta sovrintendente può anche ripetere una carta che è sul tuo tavolo da un turno precedente del round: il reclutatore per 1 giada, le risorse o il costruttore per 2. Il tuo reclutatore è sul tavolo.",
    steps: ["Gioca il sovrintendente.", "Ripeti il reclutatore.", "Dai due contadini per cinque forzati."],
    praise: "Cinque forzati. Con riscatti e ripetizioni un round dura più di tre azioni.",
  },
  end: {
    title: "L’ultimo blocco",
    text: "La partita finisce quando il muro è completo, o quando non restano blocchi dell’imperatore. Allora danno punti i gettoni, la tua provincia più debole e l’avere più giada o più lavoratori di tutti. Il bianco è avanti con 46 punti a 41. È libera solo j4: un tuo blocco sul livello 4 porta 5 punti, e chi completa il muro prende il contenuto di tutte le prigioni.",
    steps: ["Gioca il costruttore.", "Completa il muro e vinci."],
    praise:
      "Hai vinto. File, livelli, torri, favori, e una buona presenza in ogni provincia: ora ne sai abbastanza per giocare.",
  },
};
