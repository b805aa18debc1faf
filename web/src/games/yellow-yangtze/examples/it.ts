import type { ExampleTexts } from "./texts";

export const texts: ExampleTexts = {
  "peaceful-union": {
    title: "Un leader unisce due stati in pace",
    captions: [
      "Due stati sono vicini: a sinistra c’è il commerciante del leone, a destra il soldato del toro. Li separa solo lo spazio vuoto b5.",
      "Il soldato del leone non può andare in b5: lo stato unito avrebbe due soldati.",
      "Il suo contadino sì. Poi commerciante, soldato e contadino stanno in un solo stato, ogni colore una volta sola, e nessuno combatte.",
    ],
  },
  gold: {
    title: "Le tessere gialle valgono come le altre",
    captions: [
      "L’artigiano del leone guida lo stato intorno a b3. Nello stato intorno a e7 non c’è un artigiano, ma il governatore del toro.",
      "Il leone piazza una tessera gialla in b4. Il suo artigiano è in quello stato: 1 punto giallo per il leone.",
      "Una seconda va in e8. Lì non c’è alcun artigiano, così il punto giallo va al governatore del toro.",
    ],
  },
  capital: {
    title: "Una rivolta dei contadini svuota una capitale",
    captions: [
      "Il commerciante del toro sta in c4, e b3, la capitale di Qin, è la sola tessera nera accanto a lui. Tocca al leone.",
      "Il leone scarta 2 tessere blu: una rivolta dei contadini.",
      "Il leone sceglie la tessera in b3. Una capitale non è protetta. Il commerciante ha perso l’ultima tessera nera e torna al toro.",
      "D’ora in poi b3 è terra come un’altra, perciò una tessera blu non ci può andare.",
      "Una tessera rossa sì.",
    ],
  },
  helper: {
    title: "Un leader fuori dal tabellone aiuta ogni volta",
    captions: [
      "Il contadino del leone è fuori dal tabellone, e il leone ha in mano 2 tessere blu.",
      "Il contadino sostituisce una delle tessere: la prima rivolta dei contadini costa 1 tessera blu, e sparisce la tessera rossa in b5.",
      "Aiutare non consuma un leader. Lo stesso contadino aiuta anche nella seconda azione, e per 1 tessera blu sparisce quella verde in b4.",
    ],
  },
  triangle: {
    title: "Un triangolo, una pagoda, un punto a turno",
    captions: [
      "Due tessere rosse sono in b4 e b5. Il soldato del leone guida lo stato.",
      "Il leone ne piazza una terza in c5 e guadagna 1 punto rosso. Le tre tessere si toccano: è un triangolo.",
      "Il leone vi mette la pagoda rossa. Fa parte della stessa azione e non costa nulla.",
      "Il turno finisce. Soldato e pagoda rossa sono nello stesso stato: ancora 1 punto rosso, e così alla fine di ogni turno del leone.",
    ],
  },
  occupied: {
    title: "Un triangolo regge una sola pagoda",
    captions: [
      "Il triangolo b4 b5 c5 regge la pagoda rossa. Il leone ha 2 tessere verdi e vorrebbe costruire.",
      "Il leone paga. Non può scegliere né il triangolo con la pagoda né uno che ne condivide una tessera.",
      "Il triangolo verde è libero: il mercato sorge in e8 e9 f8.",
    ],
  },
  war: {
    title: "Una guerra fra due stati",
    captions: [
      "A sinistra governatore, soldato e commerciante del toro, con 2 tessere rosse. A destra soldato e contadino del leone e il governatore dell’arciere, con 4. Tocca al leone.",
      "La tessera del leone in l7 unisce gli stati. Ora ci sono due soldati e due governatori: è guerra, e la tessera non dà punti. Si è 2 a 4.",
      "Il toro siede a sinistra del leone ed è il primo a rispondere: 2 tessere rosse per lo stato di sinistra.",
      "L’arciere non impegna tessere, ma il suo soldato è fuori dal tabellone e aiuta la sinistra con 1: ora è 5 a 4.",
      "Il leone viene per ultimo e aggiunge 3 tessere rosse: 7 a 5 per la destra. Soldato e governatore del toro se ne vanno con tutte le tessere rosse di sinistra. Il leone guadagna 1 punto rosso, l’arciere 1 nero. Il commerciante non era in conflitto e resta.",
      "Anche la destra deve perdere 5. Le sue 3 tessere impegnate contano, perciò il leone ne rimuove altre 2 dal tabellone. Una stava sotto la guarnigione, e la pagoda è persa.",
    ],
  },
  "empty-bag": {
    title: "Il sacchetto è vuoto",
    captions: [
      "Il sacchetto è vuoto, e il leone ha meno di 6 tessere. Soldato e pagoda rossa sono nello stesso stato.",
      "Il leone finisce il turno. Prima la pagoda dà 1 punto rosso, poi il leone deve pescare e non può: la partita è finita. Nessun altro pesca.",
    ],
  },
};
