import type { RulesText } from "./structure";

export const text: RulesText = {
  title: "Yellow & Yangtze",
  lead: "Sette stati, due fiumi, un solo mandato. Da due a quattro dinastie piazzano tessere, inviano leader, innalzano pagode e decidono rivolte e guerre. Alla fine conta il più debole dei quattro colori di ciascuno, e vince chi lo ha più alto.",
  chapters: {
    "set-up": "Preparazione",
    states: "Gli stati",
    turn: "Il turno",
    leaders: "Azione A: posizionare un leader",
    tiles: "Azione B: piazzare una tessera",
    riot: "Azione C: rivolta dei contadini",
    build: "Azione D: costruire una pagoda",
    replace: "Azione E: sostituire tessere",
    pagodas: "Le pagode",
    revolts: "Le rivolte",
    wars: "Le guerre",
    end: "Fine e punteggio",
    knowledge: "Che cosa sa ciascuno",
  },
  rules: {
    S1: {
      title: "Le capitali",
      text: "Su ciascuna delle sette capitali c’è una tessera nera. Le altre 131 tessere vanno nel sacchetto.",
    },
    S2: {
      title: "I giocatori",
      text: "Ogni giocatore prende una dinastia, tiene i suoi cinque leader fuori dal tabellone e pesca sei tessere che gli altri non vedono.",
    },
    S3: {
      title: "I mercanti",
      text: "Sei tessere dal sacchetto si mettono scoperte accanto al tabellone: i mercanti.",
    },
    S4: { title: "Le pagode", text: "Tutte e nove le pagode stanno accanto al tabellone." },
    S5: {
      title: "Partita breve",
      text: "Opzione per due giocatori: 24 tessere che nessuno ha visto lasciano il sacchetto all’inizio. Dopo la preparazione il sacchetto contiene 113, 107 o 101 tessere per due, tre o quattro giocatori, e 89 nella partita breve.",
    },
    S6: {
      title: "Chi comincia",
      text: "Chi comincia lo decide il caso. Si gioca in senso orario, cioè nell’ordine dei posti.",
    },
    T1: {
      title: "Adiacente e collegato",
      text: "Due spazi sono adiacenti se hanno un lato in comune. Due pezzi sono collegati se li unisce una catena di tessere e leader adiacenti, di qualunque colore e proprietario.",
    },
    T2: {
      title: "Che cos’è uno stato",
      text: "Uno stato è un gruppo collegato con almeno una tessera e almeno un leader. Tessere senza leader non formano uno stato.",
    },
    T3: {
      title: "Un leader per colore",
      text: "Quando un’azione è conclusa, nessuno stato ha due leader dello stesso colore.",
    },
    P1: {
      title: "Due azioni",
      text: "Il giocatore di turno compie fino a due azioni dei cinque tipi da A a E, in qualsiasi ordine, anche due volte lo stesso tipo. Chi passa rinuncia al resto del turno.",
    },
    P2: {
      title: "Fine del turno",
      text: "Poi, in quest’ordine: il giocatore di turno prende i punti delle pagode (G6); pesca fino ad avere sei tessere; gli altri fanno lo stesso, in senso orario; i mercanti tornano a sei; comincia il turno del prossimo.",
    },
    A1: {
      title: "Posizionare, spostare, ritirare",
      text: "Posiziona un tuo leader che è fuori dal tabellone, oppure spostane uno in un altro spazio, oppure ritirane uno dal tabellone. Ognuna di queste è un’azione.",
    },
    A2: {
      title: "Accanto a una tessera nera",
      text: "Serve uno spazio di terra vuoto accanto ad almeno una tessera nera. I leader non stanno mai su un fiume.",
    },
    A3: {
      title: "Un leader che si sposta",
      text: "Prima viene sollevato, e la destinazione si giudica sul tabellone senza di lui: un gruppo di cui era l’unico leader non è più uno stato. Restare nello stesso spazio non è uno spostamento.",
    },
    A4: {
      title: "Unire stati",
      text: "Un leader può unire due o più stati solo se nessun colore risulta doppio, né fra i leader già presenti né con quello nuovo. I gruppi senza leader si possono sempre unire.",
    },
    A5: {
      title: "Scoppia una rivolta",
      text: "Un leader che entra in un solo stato, dove il suo colore c’è già, provoca una rivolta (R1). Se perde va fuori dal tabellone, anche se veniva da un altro spazio.",
    },
    A6: {
      title: "Senza tessere nere",
      text: "Un leader che non ha più tessere nere accanto torna subito al suo proprietario. Solo una rivolta dei contadini può causarlo: le guerre non rimuovono mai tessere nere.",
    },
    B1: {
      title: "Dove vanno le tessere",
      text: "Piazza una tessera dalla mano su uno spazio vuoto: blu su un fiume, gli altri quattro colori su terra. Una capitale che ha perso la sua tessera è terra comune.",
    },
    B2: {
      title: "Scoppia una guerra",
      text: "Se la tessera unisce due o più stati e l’insieme ha due leader di uno stesso colore, c’è guerra (W1), e la tessera non porta punti.",
    },
    B3: {
      title: "Un punto",
      text: "Altrimenti, se la tessera appartiene a uno stato, porta un punto del proprio colore: a chi ha nello stato il leader di quel colore; se non c’è, a chi vi ha il governatore; se manca anche questo, a nessuno.",
    },
    B4: {
      title: "Verde: un mercante",
      text: "Dopo, il giocatore può prendere in mano una tessera dei mercanti. Il posto vuoto si riempie solo alla fine del turno. Vale anche per una tessera che ha provocato una guerra; in quel caso il mercante viene dopo la guerra.",
    },
    B5: {
      title: "Blu: si continua",
      text: "Il giocatore può continuare con altre tessere blu nella stessa azione, ciascuna su uno spazio fiume vuoto accanto alla tessera appena piazzata. Ognuna dà il suo punto. La catena finisce con una tessera che provoca una guerra o su cui si mette una pagoda, nuova o spostata.",
    },
    C1: {
      title: "Due tessere blu",
      text: "Scarta due tessere blu dalla mano, poi rimuovi una tessera qualsiasi dal tabellone. Ce ne deve essere una da rimuovere.",
    },
    C2: {
      title: "Il contadino aiuta",
      text: "Un contadino fuori dal tabellone può valere una delle due tessere. I leader che aiutano (C2, D2, R2, W4) non si consumano: possono aiutare di nuovo, anche nel turno in cui sono stati ritirati.",
    },
    C3: {
      title: "Le conseguenze",
      text: "I leader che perdono l’ultima tessera nera se ne vanno (A6), una pagoda sulla tessera rimossa torna accanto al tabellone (G5), e gli stati possono spezzarsi.",
    },
    D1: {
      title: "Due tessere verdi",
      text: "Scarta due tessere verdi dalla mano, poi metti una pagoda su un triangolo qualsiasi di tre tessere dello stesso colore, nessuna delle quali regge una pagoda; ha il colore delle tessere. Un tale triangolo deve esserci, e chi ha pagato deve costruire.",
    },
    D2: {
      title: "Il commerciante aiuta",
      text: "Un commerciante fuori dal tabellone può valere una delle due tessere.",
    },
    D3: { title: "Quale pagoda", text: "G3 dice da dove viene la pagoda." },
    E1: {
      title: "Scartare e pescare",
      text: "Scarta da una a sei tessere dalla mano, coperte, e pescane altrettante.",
    },
    E2: {
      title: "Sacchetto vuoto",
      text: "Se una di esse non si può pescare la partita finisce subito (X1), senza punti delle pagode. Sostituire tessere con il sacchetto vuoto è permesso e chiude la partita.",
    },
    G1: {
      title: "Un triangolo completo",
      text: "Quando una tessera piazzata completa un triangolo di tre tessere di un colore, non provoca una guerra e nessuna delle tre regge una pagoda, il giocatore può mettervi una pagoda di quel colore: fa parte della stessa azione.",
    },
    G2: {
      title: "Più triangoli",
      text: "Se i triangoli sono più d’uno il giocatore ne sceglie uno. Hanno in comune la tessera nuova, perciò si mette al massimo una pagoda.",
    },
    G3: {
      title: "Da dove viene",
      text: "Si prende una pagoda che sta accanto al tabellone. Se lì non ce n’è una di quel colore, se ne sposta una dal tabellone, a scelta del giocatore. Il triangolo deve essere senza pagode già prima di sollevarne una.",
    },
    G4: { title: "Le tessere sotto", text: "Le tessere sotto una pagoda continuano a contare per tutto." },
    G5: {
      title: "Un triangolo rotto",
      text: "Una pagoda il cui triangolo perde una tessera torna accanto al tabellone.",
    },
    G6: {
      title: "Punti delle pagode",
      text: "Alla fine del proprio turno si guadagna, per ogni proprio leader, un punto del suo colore per ogni pagoda di quel colore nello stesso stato. Qui il governatore non fa le veci di altri colori.",
    },
    R1: {
      title: "Attaccante e difensore",
      text: "Attaccante è chi ha posizionato il leader, difensore chi possiede il leader di quel colore che era già nello stato.",
    },
    R2: {
      title: "La forza",
      text: "Le tessere nere accanto al proprio leader (una tessera può contare per entrambi), più le tessere nere impegnate dalla mano, più 1 se il proprio governatore è fuori dal tabellone e aiuta. Un governatore che combatte sta sul tabellone.",
    },
    R3: {
      title: "Chi impegna e quando",
      text: "Prima impegna l’attaccante, apertamente, poi il difensore. Nessun altro partecipa.",
    },
    R4: {
      title: "L’esito",
      text: "Vince la parte più forte; in parità il difensore. Il leader che perde va fuori dal tabellone, chi vince guadagna un punto del colore dei leader, e tutte le tessere impegnate lasciano la partita.",
    },
    W1: {
      title: "Chi è in guerra",
      text: "Una sola guerra decide tutti i colori insieme. Sono in guerra quegli stati uniti che hanno un leader il cui colore c’è anche in un altro di essi. Gli altri stati e gruppi che la tessera unisce restano fuori: non danno forza e non perdono nulla. Una tessera unisce al massimo tre stati.",
    },
    W2: {
      title: "La tessera unificante",
      text: "La tessera che ha unito gli stati e provocato la guerra non appartiene a nessuno degli stati. Non dà forza, nemmeno se è rossa, e la guerra non la rimuove mai.",
    },
    W3: {
      title: "La forza",
      text: "La forza di uno stato è data dalle sue tessere rosse, più le tessere rosse e i soldati impegnati per esso.",
    },
    W4: {
      title: "Il supporto",
      text: "In senso orario dalla sinistra di chi ha piazzato la tessera unificante, che è l’ultimo, ognuno può supportare uno stato in guerra, apertamente: con quante tessere rosse vuole dalla mano e, se è fuori dal tabellone, con il leader soldato, che vale 1, insieme a tessere o da solo.",
    },
    W5: {
      title: "Chi vince",
      text: "Vince lo stato più forte. Se i più forti sono più d’uno, sceglie fra loro chi ha piazzato la tessera unificante.",
    },
    W6: {
      title: "Che cosa perde chi perde",
      text: "Ogni stato perdente perde, tutto nello stesso momento, tutte le sue tessere rosse e ogni leader il cui colore c’era in un altro stato in guerra, anche se solo in un altro perdente. Per ciascuno di questi leader chi possiede il leader di quel colore nello stato vincente, se c’è, guadagna un punto di quel colore.",
    },
    W7: {
      title: "Che cosa perde chi vince",
      text: "Lo stato vincente perde quanto la forza del più forte dei perdenti. Le tessere rosse impegnate per esso si scartano comunque e contano in questa perdita, come i soldati impegnati; il resto si prende dalle sue tessere rosse sul tabellone, una per una, a scelta di chi ha piazzato la tessera unificante. Ciò che è stato impegnato in più è perso comunque. I soldati che hanno aiutato tornano ai proprietari.",
    },
    W8: {
      title: "Che cosa resta",
      text: "Le pagode sulle tessere rimosse tornano accanto al tabellone (G5). I leader che non si scontrano con nessuno restano.",
    },
    X1: {
      title: "La fine",
      text: "La partita finisce quando si deve pescare una tessera, per una mano o per i mercanti, e il sacchetto è vuoto. Pescare l’ultima tessera non la chiude. Allora non si fa più nulla; alla fine di un turno i punti delle pagode sono già stati presi.",
    },
    X2: {
      title: "Il colore più debole",
      text: "I punti gialli sono jolly. Ciascuno si aggiunge al colore che in quel momento è il più basso. Il risultato di un giocatore è il più basso degli altri quattro colori.",
    },
    X3: {
      title: "Chi vince la partita",
      text: "Vince il risultato più alto. In parità decide il secondo colore più basso, poi il terzo, poi il quarto. Chi è pari in tutti e quattro divide la vittoria.",
    },
    X4: {
      title: "Una partita ferma",
      text: "Se passano cinque giri interi in cui non si pesca nessuna tessera, la partita finisce dopo i punti delle pagode dell’ultimo turno. L’opzione no_stall_end disattiva questa regola.",
    },
    H1: {
      title: "Nascosto e aperto",
      text: "Nascosto: le tessere in mano, l’ordine nel sacchetto, le tessere scartate con E1, quelle di S5. Aperto: il tabellone, i mercanti, tutti i leader, quante tessere hanno il sacchetto e ogni mano, tutto ciò che si paga o si impegna, il mercante preso, e ogni punto quando è vinto. I totali dei punti stanno dietro gli schermi: ciascuno vede solo il proprio. Chi conta può conoscerli tutti, perciò i bot possono contare. A partita finita tutto è aperto.",
    },
  },
  terms: {
    space: {
      word: "spazio",
      meaning: "un esagono del tabellone, terra o fiume, indicato da lettera della riga e numero della colonna: b3",
    },
    adjacent: { word: "adiacente, accanto", meaning: "con un lato in comune (T1)" },
    linked: { word: "collegato", meaning: "unito da una catena di tessere e leader adiacenti (T1)" },
    state: { word: "gruppo, stato", meaning: "tessere e leader collegati; un gruppo con un leader è uno stato (T2)" },
    dynasty: { word: "dinastia", meaning: "i pezzi di un giocatore e il nome del posto: leone, toro, arciere, vaso" },
    tile: {
      word: "tessera",
      meaning:
        "governatore nero, soldato rosso, commerciante verde, contadino blu, artigiano giallo; nessuna tessera è di un giocatore",
    },
    leader: {
      word: "leader",
      meaning: "governatore, soldato, commerciante, contadino, artigiano: ogni dinastia ne ha uno per colore",
    },
    off: {
      word: "fuori dal tabellone",
      meaning: "si dice di un leader che non sta su nessuno spazio; può essere posizionato, o aiutare",
    },
    hand: { word: "mano", meaning: "le tessere nascoste di un giocatore, sei all’inizio di un turno" },
    merchants: {
      word: "mercanti",
      meaning: "sei tessere scoperte accanto al tabellone, a cui danno accesso le tessere verdi (B4)",
    },
    triangle: { word: "triangolo", meaning: "tre spazi che si toccano tutti tra loro: d7 d8 e8" },
    pagoda: { word: "pagoda", meaning: "corte, guarnigione, mercato, granaio o officina; sta su un triangolo (G1)" },
    point: {
      word: "punto",
      meaning: "ha uno dei cinque colori: pergamene, armi, merci, raccolti o oro; senza limite",
    },
    revolt: { word: "rivolta", meaning: "un conflitto per il posto di un leader in uno stato, deciso dal nero (R1)" },
    war: { word: "guerra", meaning: "il conflitto fra stati che una tessera ha unito, deciso dal rosso (W1)" },
    commit: { word: "impegnare", meaning: "aggiungere a un conflitto tessere dalla mano, o un leader che aiuta" },
    capital: {
      word: "capitale",
      meaning: "uno spazio con una tessera nera all’inizio: Qin b3, Wei e7, Yan e15, Zhao g11, Chu i2, Han j6, Qi l12",
    },
  },
  options: {
    short: {
      title: "Partita breve",
      text: "Per due giocatori: 24 tessere mai viste lasciano il sacchetto all’inizio.",
    },
    exactly_two_actions: {
      title: "Esattamente due azioni",
      text: "Si devono compiere entrambe le azioni; passare è permesso solo quando non c’è altro da fare.",
    },
    no_merchant_after_war: {
      title: "Nessun mercante dopo una guerra",
      text: "Una tessera verde che provoca una guerra non porta un mercante.",
    },
    fewest_yellow_wins: {
      title: "Vince chi ha meno giallo",
      text: "Una parità completa va a chi ha meno punti gialli.",
    },
    leader_pays_no_loss: {
      title: "Il soldato non paga perdite",
      text: "Un soldato impegnato non conta nella perdita di chi vince, che si paga con tessere rosse finché ce ne sono.",
    },
    all_states_war: { title: "Tutti gli stati in guerra", text: "Ogni stato unito che ha un leader è in guerra." },
    no_stall_end: {
      title: "Nessuna fine per stallo",
      text: "Cinque giri senza tessere pescate non chiudono la partita: si continua finché i giocatori non si accordano per finirla.",
    },
    open_points: { title: "Punti aperti", text: "Si mostrano i totali dei punti di tutti." },
  },
  notes: {
    sources: {
      title: "Da dove vengono queste regole",
      text: "Ideato da Reiner Knizia, pubblicato da Grail Games nel 2018. Questa è una realizzazione non ufficiale di appassionati, che spiega le regole con parole proprie. Dove il regolamento stampato tace seguiamo quello di HUANG, la riedizione del 2023; dove tacciono entrambi decidiamo noi, come in X4, nell’ordine di pesca di P2 e nel sollevare prima il leader di A3.",
    },
    board: {
      title: "Il tabellone è una ricostruzione",
      text: "Non avevamo un’immagine dell’edizione del 2018. Il tabellone è quello pubblicato da realizzazioni aperte della riedizione, e si accorda con quanto ne dicono i due regolamenti. Il Fiume Giallo divide la terra in due parti che solo tessere blu possono unire.",
    },
    capitals: {
      title: "Le capitali possono cadere",
      text: "Il regolamento osserva che un conflitto può rimuovere la tessera nera di una capitale. Secondo le sue stesse regole solo le rivolte dei contadini rimuovono tessere nere, e qui si gioca così.",
    },
    commitments: {
      title: "Le domande non rivelano nulla",
      text: "In ogni rivolta e guerra si chiede a tutti gli interessati, anche a chi non ha nulla da impegnare, così una pausa non rivela nulla di una mano.",
    },
  },
  glance: { title: "I cinque colori", tiles: "Tessere", pagoda: "Pagode", points: "Punti" },
  colours: {
    black: {
      colour: "nero",
      kind: "Governatore",
      pagoda: "corte",
      points: "pergamene",
      use: "I leader hanno bisogno di una tessera nera accanto (A2), e il nero decide le rivolte (R2). Il governatore fa le veci dei leader che mancano (B3).",
    },
    red: {
      colour: "rosso",
      kind: "Soldato",
      pagoda: "guarnigione",
      points: "armi",
      use: "Decide le guerre, dal tabellone e dalla mano (W3).",
    },
    green: {
      colour: "verde",
      kind: "Commerciante",
      pagoda: "mercato",
      points: "merci",
      use: "Una tessera verde porta un mercante (B4); due costruiscono una pagoda (D1).",
    },
    blue: {
      colour: "blu",
      kind: "Contadino",
      pagoda: "granaio",
      points: "raccolti",
      use: "Le tessere blu vanno sui fiumi, anche più d’una per azione (B5); due provocano una rivolta dei contadini (C1).",
    },
    yellow: {
      colour: "giallo",
      kind: "Artigiano",
      pagoda: "officina",
      points: "oro",
      use: "Poche tessere, e punti che valgono per ogni colore (X2).",
    },
  },
};
