import type { RulesText } from "./structure";

export const text: RulesText = {
  title: "Yuan, l’arte della guerra",
  lead: "Otto clan, una dinastia. Da due a otto giocatori pianificano in segreto, una provincia e tre livelli ciascuno, e poi tutto avviene insieme: colonie, città, armate, attacchi. Vince chi controlla tanti templi quanti ne mostra la ruota del tempo.",
  chapters: {
    pieces: "Parole e pezzi",
    "set-up": "Preparazione",
    turn: "Il turno",
    actions: "Che cosa fa un piano",
    resolution: "Risoluzione",
    victory: "Vittoria",
    variants: "Altri modi di giocare",
    rulings: "Chiarimenti: che cosa il regolamento lascia aperto",
    departures: "Chiarimenti: dove ci scostiamo dal regolamento",
  },
  rules: {
    Y2: {
      title: "Terra e gruppi",
      text: "Adiacenza, laghi, collegamenti e gruppi sono quelli del glossario. Dopo ogni fase ogni gruppo contiene almeno una città.",
    },
    "Y3.1": {
      title: "Che cosa c’è",
      text: "Villaggi, città, bastioni, templi e Chão sono illimitati; ogni clan ha 10 armate.",
    },
    "Y3.2": {
      title: "Tessere",
      text: "Una scatola ha 15 tessere di sette esagoni: A–H per due giocatori, I–L in più per tre, M–O in più per quattro. Contengono 13 province di ogni tipo. Le tessere si incastrano in un solo modo, e ognuna si può ruotare di 60° alla volta.",
    },
    "Y3.3": {
      title: "Vulcani",
      text: "Alcune montagne delle tessere F, C, J e M della Mongolia sono vulcani; per il resto sono montagne come le altre.",
    },
    "Y3.4": {
      title: "Le tessere della Cina",
      text: "Le tessere della Cina sono l’immagine speculare di quelle della Mongolia, con altri nomi; D, G, J e N hanno fiumi.",
    },
    "Y4.1": {
      title: "Quali tessere",
      text: "Due, tre o quattro giocatori usano le tessere di una scatola per quel numero: 8, 12 o 15. In cinque si usa tutta una scatola e I–L dell’altra (19), in sei I–O dell’altra (22), in sette A–L dell’altra (27), in otto tutto (30).",
    },
    "Y4.2.1": {
      title: "Posare la mappa",
      text: "Le tessere si distribuiscono a turno. Cominciando dal primo giocatore, ognuno a turno posa una tessera accanto a una già posata, girata a piacere.",
    },
    "Y4.2.2": { title: "Templi", text: "Su ogni collina si posiziona un tempio." },
    "Y4.2.3": {
      title: "Prime città",
      text: "Si posiziona una città per ogni giocatore, in altrettanti colori, su province di qualunque tipo: dai posti a turno, distribuite sulla mappa (A45), o a caso; con l’asta a caso, salvo altra scelta nell’opzione. Dove possono stare lo dice A44.",
    },
    "Y4.2.4": { title: "Colori", text: "Solo ora ogni posto estrae il suo colore, cioè il suo clan e la sua città." },
    "Y4.2.5": { title: "Chão", text: "Ogni clan prende 4 Chão." },
    "Y4.2.6": { title: "Correzioni", text: "Con i poteri dei clan si aggiunge la correzione del clan." },
    "Y4.2.7": { title: "Segnalini", text: "Si mettono i segnalini: la prima città conta dal turno 1." },
    "Y4.3": {
      title: "Asta",
      text: "Asta al posto dell’estrazione: ognuno ha 6 Chão. Tutti i posti senza clan offrono in segreto e insieme; chi offre di più paga e prende uno dei clan rimasti, con la sua città; gli altri tengono i loro Chão; e così via. Se le offerte più alte sono uguali, chi è in parità offre di nuovo; se pareggiano di nuovo e tutti hanno offerto il massimo possibile, decide la sorte (A36). L’ultimo posto prende gratis ciò che resta. Le correzioni dei poteri non contano.",
    },
    "Y5.1": {
      title: "La ruota",
      text: "La ruota mostra i templi necessari in ogni turno: 9 9 9 9 8 7 6 6 5 5 4 4 3, e 3 in ogni turno successivo.",
    },
    "Y5.2": {
      title: "Pianificare",
      text: "Tutti i clan pianificano insieme e in segreto: passano, oppure nominano una provincia, il bersaglio, e un livello (nessuno, I, II o III) per Sviluppo, Fortificazione e Militarizzazione; almeno uno va scelto. Sono ammessi: lo Sviluppo di un bersaglio libero o proprio; la Fortificazione di un bersaglio proprio, di uno libero insieme allo Sviluppo, di uno non proprio insieme alla Militarizzazione; la Militarizzazione di una propria città, di un proprio villaggio con Fortificazione II o III, di un bersaglio libero con qualunque Sviluppo, e di ogni bersaglio non proprio che un’armata propria ha a portata.",
    },
    "Y5.3": {
      title: "Costi",
      text: "Il livello I non costa nulla, II costa 4 e III costa 7 Chão, meno il segnalino del riso per lo Sviluppo, delle foreste per la Fortificazione, delle miniere per la Militarizzazione, ognuno per sé e mai sotto lo zero. Il clan deve avere l’intera somma.",
    },
    "Y6.1": {
      title: "Sviluppo",
      text: "Su un bersaglio libero è Colonizzazione: I prende il bersaglio, che deve essere a portata di una propria provincia, e ogni provincia libera adiacente; II fa lo stesso e frutta 2 Chão; III fa come I ma ovunque sulla mappa. Su un bersaglio proprio è Espansione: I prende ogni provincia libera adiacente al gruppo del bersaglio; II fa lo stesso e frutta 2 Chão; III non prende terra ma costruisce un tempio e ruba. I passi per tutti i clan sono da Y6.1.1 a Y6.1.5.",
    },
    "Y6.1.1": {
      title: "Lo stesso bersaglio",
      text: "Due o più Colonizzazioni dello stesso bersaglio si annullano (A1).",
    },
    "Y6.1.2": { title: "Bersagli", text: "Gli altri bersagli sono presi." },
    "Y6.1.3": {
      title: "La terra accanto",
      text: "Una provincia libera accanto a bersagli e gruppi va al clan che la rivendica da solo; se la rivendicano più clan, resta libera. Un bersaglio prevale su una rivendicazione.",
    },
    "Y6.1.4": {
      title: "Una nuova città",
      text: "Un bersaglio colonizzato il cui gruppo non ha città lo diventa, senza spese.",
    },
    "Y6.1.5": {
      title: "Templi e furti",
      text: "L’Espansione III posiziona un tempio sul bersaglio se non ne ha. Il clan ruba poi fino a 2 Chão a ogni clan con una provincia adiacente al bersaglio. Due costruttori che confinano l’uno con il tempio dell’altro si risparmiano. Più ladri di una vittima prendono a giri di 1 ciascuno; il furto finisce con il giro in cui la vittima non può pagare tutti.",
    },
    "Y6.2": {
      title: "Fortificazione",
      text: "Su un villaggio è Urbanizzazione: I non fa nulla; II lo rende città; III lo rende città fortificata e porta un’armata. Su una città è Rafforzamento: I la raddoppia; II la raddoppia e la fortifica; III la rende indistruttibile e porta un’armata. Nulla si raddoppia due volte, e nulla di ciò che c’è viene tolto.",
    },
    "Y6.3": {
      title: "Militarizzazione",
      text: "Su una propria città è Reclutamento: I non fa nulla, II porta un’armata, III tre. Su una provincia nemica è un Attacco: I manda tutte le proprie armate a portata del bersaglio; II manda con esse un’armata nuova; III fa come II e, se il bersaglio cade, colpisce ogni provincia nemica adiacente con forza 1. Un attacco richiede un’armata a portata.",
    },
    Y7: {
      title: "L’ordine",
      text: "Le fasi si svolgono in quest’ordine, ognuna per tutti i clan insieme. Tranne che in Y7.5 e A1, ciò che risulta senza effetto non è rimborsato.",
    },
    "Y7.0": { title: "Rivelazione", text: "Tutti i piani si mostrano e si pagano." },
    "Y7.1": { title: "Sviluppo", text: "Lo Sviluppo di tutti i clan, nei passi di Y6.1." },
    "Y7.2": {
      title: "Fortificazione",
      text: "La Fortificazione di tutti i bersagli che ora appartengono al loro clan (Y6.2).",
    },
    "Y7.3": { title: "Reclutamento", text: "Il Reclutamento in tutti i bersagli che ora sono città proprie (Y6.3)." },
    "Y7.4": { title: "Attacchi", text: "Gli attacchi, nei passi da Y7.4.1 a Y7.4.7." },
    "Y7.4.1": {
      title: "Adunata",
      text: "Le armate di tutti gli attaccanti lasciano casa insieme e non la difendono più. Un attacco che non ne raccoglie fallisce.",
    },
    "Y7.4.2": {
      title: "Attaccanti contro attaccanti",
      text: "Gli attaccanti di un bersaglio combattono tra loro: al più forte resta la differenza con il secondo; se i più forti sono uguali, non resta nessuno.",
    },
    "Y7.4.3": {
      title: "Contro la provincia",
      text: "Poi combattono contro la provincia: le sue armate, più 2 per un bastione di legno, più 1 per una città indistruttibile dello stesso clan accanto. Vince chi ha di più, e la differenza sopravvive. Altrimenti tutti gli attaccanti muoiono e uccidono altrettante armate. Una città indistruttibile non può essere presa, ma le sue armate possono essere uccise.",
    },
    "Y7.4.4": {
      title: "Il colpo del livello III",
      text: "I vincitori di livello III colpiscono intorno al bersaglio. Un colpo prende una provincia indifesa, o uccide un’armata dove ce ne sono. Colpi di più clan sulla stessa provincia si annullano. Una provincia appena caduta in un attacco principale non è colpita.",
    },
    "Y7.4.5": {
      title: "Cattura",
      text: "Tutte le catture avvengono insieme: si toglie tutto tranne il tempio, e si mette il villaggio del vincitore, in un bersaglio principale con le armate superstiti.",
    },
    "Y7.4.6": {
      title: "Gruppi senza città",
      text: "Si considera ogni attaccante da solo: tolte le sue catture dalla terra della vittima, l’attaccante rivendica ciò che resta in un gruppo senza città. Ciò che uno solo rivendica è suo; ciò che più attaccanti rivendicano diventa libero. Diventa libero anche ciò che resta senza città solo per le perdite subite da più clan insieme. Le armate che vi stanno si tolgono.",
    },
    "Y7.4.7": {
      title: "Una nuova città",
      text: "Un bersaglio catturato il cui gruppo non ha città lo diventa. I gruppi che ancora non ne hanno diventano liberi.",
    },
    "Y7.5": {
      title: "Fortificazione dopo gli attacchi",
      text: "La Fortificazione di un bersaglio attaccato: se ora appartiene al clan si esegue, altrimenti il costo è rimborsato.",
    },
    "Y7.6": { title: "Entrate", text: "2 Chão per Colonizzazione II ed Espansione II, 6 per chi passa, nient’altro." },
    "Y7.7": {
      title: "Aggiornamento",
      text: "I vulcani eruttano se è il momento; in ogni provincia restano al massimo tre armate; si aggiornano i segnalini.",
    },
    Y8: {
      title: "Chi vince",
      text: "Vince un clan con almeno tanti templi quanti ne mostra la ruota. Tra più clan, chi ha più templi, poi più miniere, più Chão, più armate; poi la vittoria è condivisa (A29; con il potere di Mu A30). Un clan senza province continua a giocare.",
    },
    "Y9.1": {
      title: "Vulcani",
      text: "Le province adiacenti a un vulcano producono il doppio. Alla fine dei turni 5, 9 e 13 diventano libere: villaggi, città di ogni tipo, bastioni e armate si tolgono, i templi restano.",
    },
    "Y9.2": {
      title: "Fiumi",
      text: "Le province separate da un fiume non sono adiacenti, e tutte le province che toccano lo stesso fiume sono collegate.",
    },
    "Y9.3": {
      title: "Poteri dei clan",
      text: "Mu (−2 Chão): vince anche con tre volte l’obiettivo in province, quelle con un tempio contano due, e vince ogni volta che raggiunge la meta insieme ad altri (A30). Suhey (−1): prende le province che lo Sviluppo lascerebbe libere a causa di un altro clan. Weyu: le armate attaccano attraverso una montagna e fino a due esagoni d’acqua. Xiangi: attraversa al più due esagoni d’acqua; una propria provincia con un’armata accanto a due montagne ha 2 di difesa in più. Regole della casa: Huan: Urbanizzazione I vale come II, quindi il villaggio può reclutare nello stesso piano. Zhuang (−1): Colonizzazione I e II raggiungono ogni riva. Luong (−1): passare frutta 8. Goujian (−2): vince i pareggi negli attacchi a province senza bastione.",
    },
    "Y9.4": {
      title: "Scenari",
      text: "Attraversare le acque (crossing, 3 giocatori), Il controllo del fiume (river, 4), Conflitto generale (conflict, 5) impongono la mappa e le prime città; i clan vanno all’asta.",
    },
    "Y9.5": {
      title: "Da cinque a otto giocatori",
      text: "Da cinque a otto giocatori usano le due scatole e tutti gli otto clan; vulcani e fiumi possono valere insieme.",
    },
    A1: {
      title: "Due colonizzano una provincia",
      text: "Due Colonizzazioni di un bersaglio libero: tutte le azioni di quei clan in questo turno sono annullate e non pagate, e non accade loro altro. Opzione clash: con pass è come se ognuno avesse passato; con honour il clan con il numero d’onore più piccolo tiene il bersaglio, ed è come se gli altri avessero passato.",
    },
    A2: {
      title: "L’obiettivo",
      text: "L’obiettivo è quello della versione digitale dell’autore; strict è il semplice «uno in meno ogni due turni».",
    },
    A3: { title: "Colonizzazione III", text: "La Colonizzazione III non frutta nulla; opzione colony_bonus." },
    A4: {
      title: "Fin dove va l’Espansione",
      text: "L’Espansione prende tutte le province libere adiacenti all’intero gruppo del bersaglio.",
    },
    A5: { title: "Espansione III e terra", text: "L’Espansione III non prende terra." },
    A6: { title: "Un tempio c’è già", text: "L’Espansione III in una provincia con un tempio ruba soltanto." },
    A7: { title: "Templi ovunque", text: "Un tempio si può costruire in una provincia di qualunque tipo." },
    A8: { title: "Furto e acqua", text: "Si ruba per adiacenza, mai oltre l’acqua." },
    A9: { title: "A ogni clan", text: "Chi costruisce ruba 2 a ogni clan vicino; opzione tax_by_province." },
    A10: {
      title: "Costruttori e altri",
      text: "Due costruttori si risparmiano solo se ognuno ruberebbe all’altro; gli altri clan possono comunque derubarli.",
    },
    A11: { title: "Bersaglio e rivendicazione", text: "Un bersaglio prevale su una rivendicazione adiacente." },
    A12: {
      title: "Un bersaglio che resta libero",
      text: "Un bersaglio i cui colonizzatori si sono annullati è ancora libero, dunque può essere rivendicato come adiacente.",
    },
    A13: {
      title: "Reclutare nei villaggi",
      text: "Il reclutamento in un villaggio è possibile solo se in quella fase è ormai una città.",
    },
    A14: {
      title: "Basta un’armata",
      text: "Per un attacco basta un’armata, e ogni altra armata a portata deve unirsi.",
    },
    A15: {
      title: "I bastioni costano armate",
      text: "I bastioni costano armate all’attaccante: si sottrae la difesa totale.",
    },
    A16: {
      title: "Un attacco fallito",
      text: "Un attacco fallito: tutti gli attaccanti muoiono, il difensore perde altrettante armate, il bastione resta.",
    },
    A18: {
      title: "Un colpo contro un’armata",
      text: "Un colpo contro un’armata: l’armata muore, la provincia resiste.",
    },
    A19: { title: "Che cosa non è colpito", text: "Un colpo non tocca mai province libere o proprie." },
    A20: { title: "Un colpo e l’acqua", text: "Un colpo non attraversa l’acqua." },
    A21: {
      title: "Armate che si incrociano",
      text: "Le armate che si incrociano non si incontrano mai: sono partite prima.",
    },
    A22: {
      title: "Armate di un gruppo perduto",
      text: "Le armate in un gruppo distrutto si tolgono; quelle in attacco sopravvivono se tengono il bersaglio.",
    },
    A23: {
      title: "Attaccare terra libera",
      text: "Una provincia libera quando si pianifica può essere attaccata: funziona se un nemico la colonizza in questo turno.",
    },
    A24: {
      title: "Un bersaglio perso prima",
      text: "Un proprio bersaglio perso prima della Fortificazione dopo gli attacchi: nulla è rimborsato, a meno che la Militarizzazione fosse un attacco.",
    },
    A25: {
      title: "Fortificato e perduto",
      text: "Una Fortificazione eseguita prima degli attacchi su una provincia poi perduta resta pagata e perduta.",
    },
    A26: {
      title: "Nessuna armata rimasta",
      text: "Con la riserva di armate esaurita non viene nessuna armata, e il resto dell’effetto vale.",
    },
    A27: { title: "Numero di armate", text: "10 armate per clan; opzione armies." },
    A28: {
      title: "Una quarta armata",
      text: "Un’armata può aggiungersi a tre; l’eccedenza si toglie nell’aggiornamento.",
    },
    A29: {
      title: "Più clan raggiungono l’obiettivo",
      text: "Più clan raggiungono l’obiettivo allo stesso controllo: templi, miniere, Chão, armate, poi vittoria condivisa. Il regolamento nomina per prime le miniere in caso di pareggio, e che cosa sia un pareggio si può leggere in due modi; con l’opzione tie_break su mines tutti questi clan sono in parità: miniere, Chão, armate, poi vittoria condivisa. Dopo l’ultimo turno (A38) i templi vengono sempre prima.",
    },
    A30: {
      title: "Mu",
      text: "La condizione di Mu si aggiunge; una provincia con un tempio conta due. Ogni volta che Mu si qualifica allo stesso controllo di altri, vince Mu. Con l’opzione mu_tie su temples vince solo contro clan con altrettanti templi, prima che si confrontino le miniere; se anche tie_break è su mines, si colloca subito prima del migliore di questi.",
    },
    A31: { title: "Suhey", text: "In uno scontro Suhey prende il bersaglio, e gli altri sono annullati." },
    A32: {
      title: "La via di Weyu",
      text: "Weyu attraversa al massimo una montagna e due esagoni d’acqua, in qualunque ordine e solo per attaccare; queste armate si uniscono all’attacco come tutte le altre.",
    },
    A33: {
      title: "Tra due montagne",
      text: "«Tra due montagne» per Xiangi: almeno due montagne accanto alla provincia; un vulcano conta.",
    },
    A34: { title: "Eruzione e gruppi", text: "Un’eruzione che spezza un gruppo libera le parti senza città." },
    A35: { title: "Vulcani e templi", text: "I vulcani non raddoppiano i templi." },
    A37: {
      title: "Un clan senza terra",
      text: "Un clan senza province resta in gioco: può passare o usare la Colonizzazione III.",
    },
    A39: { title: "Il nome Xiangi", text: "Il nome è Xiangi, come nel regolamento." },
    A40: {
      title: "Nomi delle province",
      text: "Se si usano due volte le tessere della Mongolia, i nomi indicano la scatola: GE-m, GE-c.",
    },
    A41: { title: "Altri pezzi", text: "Villaggi, città, bastioni e templi sono illimitati." },
    A42: { title: "Oltre una montagna", text: "Due province unite solo da una montagna non sono collegate." },
    A43: {
      title: "Quali clan giocano",
      text: "I clan si estraggono dai quattro della scatola, o da tutti gli otto con cinque o più giocatori; la k-esima città appartiene al k-esimo clan estratto, anche negli scenari; i clan della Cina senza poteri della casa non hanno correzione.",
    },
    A45: {
      title: "Distribuire le città",
      text: "Distribuzione automatica: ogni città successiva va in una provincia alla massima distanza dalla città più vicina, a parità per sorte.",
    },
    A46: {
      title: "Offrire di nuovo",
      text: "Una nuova offerta dopo un pareggio può andare da nulla a tutti i Chão; il vincitore paga la nuova offerta; la sorte (A36) decide tra le più alte delle ultime offerte.",
    },
    A47: { title: "Un bersaglio senza livelli", text: "Un bersaglio senza livelli non è un piano: si passa." },
    A48: {
      title: "Furti insieme",
      text: "Tutti i furti si calcolano sui Chão prima di ogni furto; chi costruisce dove c’era già un tempio conta comunque come costruttore; ciò che A1 restituisce è subito disponibile.",
    },
    A49: {
      title: "Furto per provincia",
      text: "Con tax_by_province un ladro prende fino a 2 per ogni provincia adiacente, negli stessi giri.",
    },
    A50: {
      title: "Attacco a terra ancora libera",
      text: "Un attacco a una provincia ancora libera: le armate restano a casa, la Militarizzazione è persa, una Fortificazione è rimborsata.",
    },
    A51: {
      title: "Un colpo contro di più",
      text: "Un colpo contro due o più armate, o un’armata con difesa fissa: un’armata muore, la provincia resiste.",
    },
    A52: {
      title: "La difesa di Xiangi",
      text: "I 2 di difesa in più di Xiangi richiedono un’armata che sia ancora lì dopo l’adunata; sono difesa fissa. Un fiume non conta come acqua.",
    },
    A53: {
      title: "Toccare un fiume",
      text: "Una provincia tocca un fiume con un lato, non con un vertice. Lati di fiume che condividono un vertice sono un solo fiume. Un fiume si unisce a ogni lago al suo vertice, anche su un’altra tessera.",
    },
    A54: {
      title: "Due vulcani",
      text: "Anche due vulcani accanto a una provincia ne raddoppiano soltanto la produzione.",
    },
    A55: { title: "Espansione che non trova nulla", text: "L’Espansione II che non trova terra frutta comunque 2." },
    A56: {
      title: "Raddoppiare l’indistruttibile",
      text: "Il Rafforzamento I di una città indistruttibile la raddoppia.",
    },
    A57: {
      title: "Goujian e Zhuang",
      text: "Poteri della casa: in un pareggio dei più forti Goujian tiene un’armata davanti a una provincia senza bastione, e la prende se la difesa non è maggiore; Zhuang non ha bisogno di una propria provincia vicina.",
    },
    A58: { title: "Onore", text: "Onore 1 è il minimo; «onore più alto» è il numero più grande." },
    A59: {
      title: "Le due scatole",
      text: "Con due scatole si usano di norma le tessere della Cina; l’opzione china usa invece due volte quelle della Mongolia.",
    },
    A17: {
      title: "Accanto a una città indistruttibile",
      text: "Il regolamento dà una difesa di 1 a tutte le province adiacenti a una città indistruttibile. Qui aiuta solo le province adiacenti dello stesso clan, non si somma se le città sono due e si aggiunge ad armate e bastione.",
    },
    A36: {
      title: "Pareggi di offerte",
      text: "Dopo un primo pareggio di offerte chi è in parità offre di nuovo, qualunque fosse l’offerta. Se pareggiano di nuovo e tutti hanno offerto il massimo possibile (6, o tutto ciò che hanno), decide la sorte, come dice il regolamento; ogni altro pareggio ulteriore si rigioca con nuove offerte. Secondo il regolamento si potrebbe continuare senza fine: qui la sorte decide il quinto pareggio di un’asta. Con l’opzione bid_ties su lot lo è sempre già il secondo.",
    },
    A38: {
      title: "L’ultimo turno",
      text: "Il regolamento non prevede un ultimo turno. Qui la partita finisce dopo il turno 20 (opzione max_turns), e i clan si classificano per templi, miniere, Chão, armate; poi condividono. Con none non c’è un ultimo turno, come nel regolamento: i giocatori possono accordarsi per finire la partita.",
    },
    A44: {
      title: "Porre tessere e città",
      text: "Il regolamento lascia che tutti i giocatori si accordino su dove stanno le prime città, e ogni provincia è ammessa. Qui non serve un accordo: i posti pongono tessere e città a turno, il primo giocatore per primo, o lo fa il caso (Y4.2.3). Una città può stare in ogni provincia che non ne ha; con l’opzione sites su apart deve distare almeno due passi da ogni altra se c’è una tale provincia. Si può posare qualunque tessera della mano, la prima all’origine con qualunque rotazione.",
    },
  },
  terms: {
    tile: {
      word: "tessera",
      meaning:
        "sette esagoni, un centro e un anello; Am è la tessera A della scatola Mongolia, Ac quella della scatola Cina (Y3.2)",
    },
    province: {
      word: "provincia",
      meaning: "un esagono di riso, foresta, miniera o collina; ha un nome e può appartenere a un clan",
    },
    wild: {
      word: "montagna, acqua",
      meaning: "esagoni che nessuno può possedere; una montagna separa, l’acqua unisce",
    },
    free: {
      word: "libera, propria, nemica",
      meaning: "una provincia senza villaggio né città; con uno del proprio clan; con uno di un altro clan",
    },
    adjacent: { word: "adiacenti", meaning: "due province con un lato in comune" },
    lake: { word: "lago", meaning: "un insieme di esagoni d’acqua contigui" },
    connected: {
      word: "collegata, a portata",
      meaning: "collegate: che toccano lo stesso lago o fiume; a portata: adiacenti o collegate",
    },
    group: { word: "gruppo", meaning: "province di un clan unite per adiacenza; l’acqua non unisce i gruppi" },
    village: {
      word: "villaggio, città",
      meaning: "ciò che mostra di chi è una provincia; una città doppia conta due volte come risorsa",
    },
    rampart: {
      word: "bastione",
      meaning:
        "intorno a una città: uno di legno dà difesa 2 (fortificata), due con la pietra la rendono indistruttibile",
    },
    army: { word: "armata", meaning: "forza 1" },
    temple: { word: "tempio", meaning: "ciò che serve per vincere; all’inizio su ogni collina" },
    chao: { word: "Chão", meaning: "moneta di carta" },
    marker: {
      word: "segnalino",
      meaning: "il numero di risaie, foreste o miniere di un clan, contate alla fine dell’ultimo turno (Y7.7)",
    },
    wheel: {
      word: "ruota, obiettivo",
      meaning: "la ruota mostra quanti templi vincono in questo turno: l’obiettivo (Y5.1)",
    },
    clan: {
      word: "clan, posto",
      meaning: "un posto è quello di un giocatore; quale degli otto clan gioca si estrae o va all’asta",
    },
    honour: { word: "onore", meaning: "un rango per ogni clan da Mu, 1, a Goujian, 8" },
    pass: { word: "passare", meaning: "non pianificare nulla e guadagnare 6 Chão (Y7.6)" },
  },
  options: {
    scenario: {
      title: "Scenario di gioco",
      text: "Lo scenario libero, o una di tre mappe imposte con asta: crossing per 3 giocatori, river per 4, conflict per 5.",
    },
    bidding: { title: "Asta", text: "Città e clan vanno all’asta invece di essere estratti." },
    map: {
      title: "Mappa",
      text: "I giocatori posano le tessere; automatic: si estrae una mappa compatta, la più equa di 24.",
    },
    cities: {
      title: "Prime città",
      text: "Le posizionano i giocatori; automatic: si distribuiscono sulla mappa (A45); random: decide il caso, come di solito con l’asta.",
    },
    sites: {
      title: "Luoghi delle città",
      text: "Ogni provincia senza città; apart: almeno due passi da ogni altra città, se c’è una tale provincia.",
    },
    box: { title: "Scatola", text: "La scatola usata, o usata per prima da 5 o più giocatori." },
    china: {
      title: "Tessere della Cina",
      text: "repeat: 5 o più giocatori usano due volte le tessere della Mongolia.",
    },
    volcanoes: {
      title: "Vulcani",
      text: "Le province presso un vulcano producono il doppio e sono devastate nei turni 5, 9 e 13.",
    },
    rivers: { title: "Fiumi", text: "I fiumi separano le province e collegano quelle sulle rive." },
    powers: { title: "Poteri dei clan", text: "I clan della Mongolia hanno i poteri stampati e le correzioni." },
    house_powers: {
      title: "Poteri della casa",
      text: "I clan della Cina hanno poteri di nostra invenzione: una regola della casa.",
    },
    clash: {
      title: "Scontro",
      text: "Che cosa accade ai clan che colonizzano la stessa provincia: cancel, pass o honour.",
    },
    strict: { title: "Ruota rigorosa", text: "La ruota mostra 9 9 8 8 7 7 6 6 5 5 4 4 3." },
    colony_bonus: { title: "Premio per le colonie", text: "Anche la Colonizzazione III frutta 2 Chão." },
    tax_by_province: {
      title: "Furto per provincia",
      text: "Chi costruisce un tempio ruba 2 per ogni provincia adiacente, non per ogni clan.",
    },
    tie_break: {
      title: "Pareggi",
      text: "Che cosa decide tra clan che raggiungono insieme l’obiettivo: prima i templi; mines: prima le miniere, quali che siano i templi.",
    },
    mu_tie: {
      title: "Mu e i pareggi",
      text: "Con il suo potere Mu vince ogni volta che si qualifica insieme ad altri; temples: solo contro clan con altrettanti templi.",
    },
    bid_ties: {
      title: "Offerte uguali",
      text: "Le offerte che pareggiano di nuovo si rifanno; lot: un secondo pareggio è deciso dalla sorte, qualunque sia l’offerta.",
    },
    armies: { title: "Armate", text: "Quante armate ha un clan: 6, 8, 10, 12, 15 o 20." },
    max_turns: {
      title: "Ultimo turno",
      text: "L’ultimo turno: 13, 15, 20, 25 o 30. Nessuno: si continua finché un clan vince o i giocatori si accordano per finire.",
    },
  },
  notes: {
    sources: {
      title: "Da dove vengono queste regole",
      text: "Ideato da Charlie Sigogneau, pubblicato da Oka Luda nel 2023. Questa è una realizzazione amatoriale non ufficiale che spiega le regole con parole proprie. Le nostre fonti non contengono le figure del regolamento; la versione digitale dell’autore e recensioni pubbliche colmano ciò che manca, e le nostre ricostruzioni sono elencate qui.",
    },
    tiles: {
      title: "Mappe ricostruite",
      text: "Le tessere della Mongolia sono riprese dalla versione digitale dell’autore. Le tessere della Cina sono una ricostruzione: immagini speculari con nomi nostri. Anche le tre mappe degli scenari sono ricostruzioni, fatte in modo da corrispondere al loro nome.",
    },
    options: {
      title: "Opzioni ricostruite",
      text: "Quali montagne sono vulcani, dove corrono i fiumi e che cosa fanno sono ricostruzioni. I poteri dei clan della Cina sono regole della casa, di nostra invenzione, disattivate di norma.",
    },
    numbers: {
      title: "Numeri ricostruiti",
      text: "La ruota è quella della versione digitale. Quante armate contenga la scatola non si sa: 10 è la nostra ipotesi, e un’opzione. Tutti gli altri pezzi sono illimitati.",
    },
    small: {
      title: "Piccoli chiarimenti",
      text: "Anch’essi ricostruzioni: il primo giocatore si sorteggia; nei pareggi più templi vengono prima delle miniere (un’opzione, A29); i templi restano quando cade una provincia; un colpo trova ciò che un attacco principale ha lasciato; ciò che è senza effetto non è rimborsato; i gruppi rimasti senza città diventano liberi; c’è un ultimo turno.",
    },
    digital: {
      title: "Dove non si segue la versione digitale",
      text: "Non la si segue in sette punti. In quattro il regolamento la contraddice: essa ignora la difesa accanto a una città indistruttibile, ruba per provincia, non rimborsa la Fortificazione e risolve i pareggi con l’onore. Negli altri tre il regolamento, per quanto ne abbiamo, tace: la versione digitale riduce la Militarizzazione con il riso, benché il suo stesso aiuto dica miniere; paga per la Colonizzazione III, mentre il regolamento nomina quel guadagno solo per il livello II; e fa vincere gli scontri al minor onore, dove una recensione del gioco stampato descrive ciò che si gioca qui.",
    },
  },
  glance: {
    title: "Terre e pezzi",
    rice: "Il riso rende lo Sviluppo meno caro (Y5.3).",
    forest: "Le foreste rendono la Fortificazione meno cara (Y5.3).",
    mine: "Le miniere rendono la Militarizzazione meno cara (Y5.3) e risolvono i pareggi (Y8).",
    hill: "Ogni collina comincia con un tempio (Y4.2.2) e non produce nulla.",
    mountain: "Le montagne separano: nessuno le possiede o le attraversa (Y2).",
    water: "L’acqua collega tutte le province sulle sue rive (Y2), ma non unisce i gruppi.",
    village: "Un villaggio mostra di chi è una provincia.",
    city: "Ogni gruppo ha bisogno di una città, o è perduto (Y7.4.6).",
    doubled: "Una città doppia conta due volte come risorsa (Y6.2).",
    wood: "Un bastione di legno dà una difesa di 2 (Y7.4.3).",
    stone: "Una città con un bastione di pietra non può essere presa (Y7.4.3).",
    army: "Un’armata attacca e difende con forza 1; al massimo tre restano insieme (Y7.7).",
  },
};
