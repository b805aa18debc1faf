import type { RulesText } from "./structure";

export const text: RulesText = {
  title: "Huang Di",
  lead: "Il Primo Imperatore vuole un muro. Da due a sei funzionari reclutano contadini, contrattano forzati, cavano pietra e costruiscono, fila su fila e provincia su provincia, finché il muro è in piedi o arrivano i mongoli.",
  chapters: {
    wall: "Il muro",
    round: "Il round",
    recruiter: "Il reclutatore",
    resources: "Le risorse",
    builder: "Il costruttore",
    taskmaster: "Il sovrintendente",
    emperor: "Il blocco dell’imperatore",
    scoring: "Punti e fine",
    variants: "Varianti e opzioni",
    knowledge: "Chi sa che cosa",
  },
  rules: {
    W1: {
      title: "Province",
      text: "Una provincia ha cinque colonne di tre livelli, e un quarto livello sulla prima e sull’ultima colonna. Le province stanno fianco a fianco, e le colonne proseguono oltre i confini.",
    },
    W2: { title: "Appoggio", text: "Un blocco poggia a terra o su un altro blocco, di chiunque sia." },
    W3: {
      title: "File e livelli",
      text: "Una fila è un livello, da 1 a 3, di una provincia. Un livello è quell’altezza in tutte le province; il livello 4 ha due caselle in ciascuna.",
    },
    I1: {
      title: "Rendita",
      text: "All’inizio di un round, anche del primo, ognuno prende 3 giade e la rendita dei favori giocati fin lì.",
    },
    P1: {
      title: "Petizione",
      text: "Ognuno offre in segreto una parte qualsiasi della propria giada, da nulla a tutta. Le offerte si mostrano insieme. Un’offerta vale la sua giada più la petizione dei favori giocati. Vince la più alta.",
    },
    P2: {
      title: "Parità",
      text: "Se le offerte più alte sono pari, vince quella con più giada. Se sono ancora pari, il segnalino va in senso orario dall’ultimo possessore al primo dei giocatori pari; l’ultimo possessore viene per ultimo. Nel round 1 decide il caso.",
    },
    P3: {
      title: "Che cosa riceve chi vince",
      text: "Paga solo chi vince, e solo la giada offerta. Prende il segnalino e un blocco dell’imperatore, e 1 giada e 1 forzato vanno dalla scorta nella prigione della sua provincia. Qualcuno vince sempre, anche se tutti offrono nulla.",
    },
    T1: {
      title: "Tre turni",
      text: "Tutti riprendono in mano le quattro carte ruolo. Cominciando da chi ha il segnalino, in senso orario, ognuno gioca un turno, per tre giri.",
    },
    T2: {
      title: "Un turno",
      text: "Gioca una carta ruolo e compi una sua azione. Poi, una volta per turno, la carta appena giocata si può riscattare: il sovrintendente per 3 giade, qualsiasi carta per un gettone. Torna in mano, e si deve giocare e usare un’altra carta, o la stessa. Si può pagare anche con giada o un gettone vinti un attimo prima.",
    },
    T3: {
      title: "Dove si agisce",
      text: "Tutto si fa nella provincia del proprio sovrintendente, salvo i favori e il blocco dell’imperatore.",
    },
    T4: {
      title: "Nessuno passa",
      text: "C’è sempre un’azione possibile. Una carta si può giocare solo se una sua azione si può compiere per intero. Svuotare una prigione vuota è permesso e non porta nulla.",
    },
    R1: {
      title: "Reclutare",
      text: "Un forzato va dalla scorta nella prigione della provincia, poi si comprano da uno a cinque contadini per 0, 1, 2, 4 o 7 giade.",
    },
    R2: { title: "Cinque forzati", text: "Dai 2 contadini, prendi 5 forzati. La prigione non ne riceve." },
    R3: { title: "Raccogliere giada", text: "Prendi 3 giade, e la giada dei favori giocati." },
    R4: { title: "Svuotare la prigione", text: "Prendi tutto ciò che è nella prigione della provincia." },
    Q1: {
      title: "Cavare",
      text: "Un forzato va nella prigione della provincia, poi si comprano da uno a cinque propri blocchi dalla cava per 0, 1, 2, 4 o 7 giade. In tutto sono 18.",
    },
    Q2: { title: "Raccogliere giada", text: "Come in R3." },
    Q3: {
      title: "Pescare favori",
      text: "Guarda le cinque carte in cima al mazzo, tienine due, metti le altre sotto il mazzo in ordine casuale. Se sono meno di cinque se ne tengono due, o tutte se non ce ne sono di più. Non si può fare quando il mazzo è vuoto. La mano non ha limiti. All’inizio ognuno ne riceve cinque e ne restituisce due.",
    },
    B1: {
      title: "Costruire",
      text: "Un forzato va nella prigione della provincia; poi si posa un blocco della riserva, o due per 1 giada, su caselle libere che W2 permette. Il secondo può stare sul primo.",
    },
    B2: {
      title: "Lavoratori",
      text: "Servono esattamente quanti lavoratori chiedono i livelli insieme, 2, 4, 6 o 8 ciascuno, contadini e forzati in qualsiasi proporzione. Muoiono tutti i forzati e metà dei contadini, arrotondata per eccesso una volta sola. Prima si dichiarano e si pagano posti e lavoratori. Poi si posa e si conta il primo blocco, si può posare il blocco dell’imperatore, e si posa e si conta il secondo. Un secondo posto senza appoggio è permesso se lo dà il primo blocco, o se il giocatore ha il blocco dell’imperatore, che deve allora andare proprio lì sotto. Il blocco dell’imperatore non può prendere il secondo posto.",
    },
    B3: {
      title: "Favore",
      text: "Gioca una carta favore il cui disegno è formato da qualche parte nel muro dai tuoi blocchi senza targa: non ruotato, a ogni altezza, anche a cavallo di un confine; gli altri blocchi intorno non contano. Un blocco del disegno, a scelta, riceve una targa. I punti si contano subito; rendita, petizione e giada restano per sempre e si sommano. Un blocco con targa conta per tutto fuorché per i disegni, e non si può togliere.",
    },
    B4: {
      title: "Togliere",
      text: "Togli un blocco altrui nella provincia del tuo sovrintendente: senza targa, con nulla sopra, non sul livello 4 e non in una fila completa. Costa tanti forzati quanto il suo livello, e il blocco va nella riserva del proprietario.",
    },
    M1: { title: "Spostarsi", text: "Il sovrintendente va in un’altra provincia." },
    M2: {
      title: "Ripetere",
      text: "Paga 1 giada per il reclutatore, 2 per le risorse o il costruttore, poi compi una qualsiasi azione di quella carta, se è sul tavolo da un turno precedente del round. Un riscatto restituisce il sovrintendente.",
    },
    E1: {
      title: "Posarlo",
      text: "Chi ha il segnalino può posarlo, gratis, in qualsiasi provincia, come permette W2, in uno dei suoi tre turni: prima di giocare una carta, tra i due blocchi di una costruzione, o dopo un’azione; non tra una carta e la sua azione. Se non si posa nel round, esce dal gioco.",
    },
    E2: {
      title: "Che cosa conta",
      text: "Non conta per nessuno. Se completa una fila, il giocatore di turno prende il gettone e la fila si conta; sul livello 4 non porta punti; se completa il muro la partita finisce.",
    },
    G1: {
      title: "Una fila completa",
      text: "Il giocatore di turno prende un gettone, e chi vi ha più blocchi guadagna 3, 6 o 10 punti sul livello 1, 2 o 3; chi è pari guadagna per intero. Se nessun giocatore vi ha blocchi, nessuno guadagna punti.",
    },
    G2: { title: "Un livello completo", text: "Chi vi ha più blocchi guadagna 10, allo stesso modo." },
    G3: {
      title: "L’ordine",
      text: "Prima 5 punti per un proprio blocco sul livello 4, o il gettone; poi la fila; poi il livello.",
    },
    X1: {
      title: "Il muro è completo",
      text: "Si finisce l’azione, il giocatore di turno prende il contenuto di tutte le prigioni, e la partita è finita, senza riscatto e senza il resto del round.",
    },
    X2: {
      title: "I mongoli",
      text: "Quando dopo un round non restano blocchi dell’imperatore, la partita è finita. File e livelli non completi si contano come se lo fossero, senza gettoni; le prigioni non vanno a nessuno.",
    },
    X3: {
      title: "Gli ultimi punti",
      text: "I gettoni valgono 0, 1, 3, 6, 10, 15, e 21 per sei o più; ogni proprio blocco nella provincia dove se ne hanno meno vale 5; chi ha più giada guadagna 5; chi ha più lavoratori guadagna 5. Chi è pari guadagna per intero.",
    },
    X4: {
      title: "Chi vince",
      text: "Vince chi ha più punti; in parità chi ha più blocchi nel muro; poi la vittoria è condivisa.",
    },
    V1: {
      title: "Più o meno province",
      text: "2 per due giocatori, 2 o 3 per tre, da 2 a 4 per quattro, 3 o 4 per cinque e sei. Il numero dei blocchi dell’imperatore non cambia.",
    },
    K1: {
      title: "Riserve limitate",
      text: "Giada, contadini e forzati sono illimitati. Con riserve limitate ce ne sono 100, 50 e 65: nessuno recluta più di quanti restano; cinque forzati, prigioni e giada si danno finché ce n’è, la giada prima a chi ha il segnalino e poi in senso orario.",
    },
    H1: {
      title: "Nascosto e scoperto",
      text: "Nascosti: i favori in mano, le carte guardate, tenute e rimesse, il mazzo, le offerte finché non si mostrano. Tutto il resto è scoperto, anche quante carte ha ognuno e chi ha offerto. A partita finita tutto è scoperto.",
    },
  },
  terms: {
    province: {
      word: "provincia",
      meaning: "una plancia di cinque colonne del muro, con una prigione; numerata da 1 a sinistra",
    },
    cell: { word: "casella", meaning: "un posto per un blocco, con la lettera della colonna e il livello: c2" },
    row: { word: "fila", meaning: "le cinque caselle di un livello in una provincia (W3)" },
    level: { word: "livello", meaning: "un’altezza, da 1 a 4, in tutte le province (W3)" },
    tower: { word: "torre", meaning: "i blocchi del livello 4, sulle colonne estreme di una provincia" },
    supply: { word: "riserva", meaning: "giada, contadini, forzati e blocchi di un giocatore" },
    area: { word: "cava", meaning: "dove stanno i blocchi di un giocatore non ancora cavati (Q1)" },
    stockpile: { word: "scorta", meaning: "da dove vengono e dove vanno giada, contadini e forzati" },
    workers: { word: "lavoratori", meaning: "contadini e forzati insieme" },
    taskmaster: {
      word: "sovrintendente",
      meaning: "la figura che dice dove un giocatore agisce (T3); anche la quarta carta ruolo",
    },
    prison: { word: "prigione", meaning: "contiene giada e forzati di una provincia, finché qualcuno la svuota (R4)" },
    petition: { word: "petizione", meaning: "l’offerta segreta, e ciò che i favori vi aggiungono (P1)" },
    marker: { word: "segnalino", meaning: "mostra chi ha vinto la petizione e comincia il round (T1)" },
    emperor: {
      word: "blocco dell’imperatore",
      meaning: "un blocco di nessuno; ogni round ne riceve uno chi vince la petizione (E1)",
    },
    favour: { word: "favore", meaning: "una carta con un disegno di blocchi e premi (B3)" },
    plaque: { word: "targa", meaning: "il segno su un blocco usato per un favore (B3)" },
    chip: {
      word: "gettone",
      meaning: "il premio per una fila completata (G1); riscatta una carta o vale punti alla fine (X3)",
    },
    buyback: { word: "riscatto", meaning: "riprendere la carta appena giocata, per una seconda azione (T2)" },
  },
  options: {
    boards: { title: "Numero di province", text: "Quante ce ne sono; 0 è il numero consueto per tanti giocatori." },
    strict_supplies: {
      title: "Riserve limitate",
      text: "Ci sono solo 100 giade, 50 contadini e 65 forzati.",
    },
    deck: {
      title: "Un altro mazzo di favori",
      text: "Un file di testo di 36 righe con disegni e premi, come quello del gioco.",
    },
  },
  notes: {
    setup: {
      title: "Preparazione",
      text: "Per 2 e 3 giocatori ci sono 2 province, per 4 giocatori 3, per 5 e 6 giocatori 4; e 12, 12, 11, 10 o 9 blocchi dell’imperatore da 2 a 6 giocatori. Ognuno comincia con 12 giade, 18 blocchi da cavare e il sovrintendente nella provincia 1, riceve cinque favori e ne tiene tre.",
    },
    prices: {
      title: "Prezzi",
      text: "Togliere un blocco costa 1, 2 o 3 forzati sul livello 1, 2 o 3. Ripetere costa 1 giada per il reclutatore, 2 per le risorse o il costruttore. Riscattare il sovrintendente costa 3.",
    },
    deck: {
      title: "Il mazzo dei favori è una ricostruzione",
      text: "Sembra che il gioco non sia mai stato stampato, e delle carte favore non si è trovata alcuna immagine. Si sa che le carte sono 36, i disegni stanno in una griglia di 3 per 3, i più complessi danno di più, e si conoscono alcuni premi. Le carte qui si accordano con questo; non sono dell’autore.",
    },
    sources: {
      title: "Da dove vengono queste regole",
      text: "Ideato da Bryan Johnson. Questa è una realizzazione amatoriale non ufficiale che spiega le regole con parole proprie. Segue il regolamento; dove tace, decidiamo noi.",
    },
    rulings: {
      title: "Le nostre decisioni",
      text: "Qualcuno vince anche se tutti offrono nulla (P3); nessuno passa (T4); il blocco dell’imperatore non viene mai tra una carta e la sua azione (E1); quando arrivano i mongoli non ci sono gettoni per file incomplete e le prigioni non vanno a nessuno (X2); anche chi non ha nulla può essere pari al primo e guadagnare punti (X3).",
    },
  },
  glance: {
    title: "Le carte ruolo",
    prices: "Stampato sulle plance",
    number: "contadini o blocchi",
    jade: "giada",
    level: "livello",
    workers: "lavoratori per blocco",
    row: "punti: una fila; livello 4: un blocco",
  },
  cards: {
    recruiter: {
      name: "Reclutatore",
      use: "Contadini per giada (R1), forzati per contadini (R2), giada (R3), o ciò che è in prigione (R4).",
    },
    resources: { name: "Risorse", use: "Blocchi per giada (Q1), giada (Q2), o nuovi favori (Q3)." },
    builder: {
      name: "Costruttore",
      use: "Costruire uno o due blocchi (B1), giocare un favore (B3), o togliere un blocco (B4).",
    },
    taskmaster: {
      name: "Sovrintendente",
      use: "Spostarsi in un’altra provincia (M1), o ripetere una carta giocata prima (M2).",
    },
  },
};
