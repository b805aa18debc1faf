import type { ExampleTexts } from "./texts";

export const texts: ExampleTexts = {
  groups: {
    title: "Tre gruppi",
    captions: [
      "Mu possiede ALTAI, XIA, TANG e CAO, Suhey NIE e ULAN. Quali stanno insieme?",
      "ALTAI, XIA e TANG hanno lati in comune: il primo gruppo.",
      "CAO non ne tocca nessuna. È un gruppo a sé, e perciò ha bisogno di una città sua.",
      "NIE e ULAN sono il gruppo di Suhey. Confinano con XIA, ma sono di un altro clan.",
    ],
  },
  "across-water": {
    title: "Una colonia oltre l’acqua",
    captions: [
      "Mu ha una provincia, MAO. La provincia GU è libera.",
      "MAO e GU toccano lo stesso lago. Per quanto sia grande, sono collegate, e GU è a portata.",
      "Colonizzazione I di GU: Mu prende GU e le province libere accanto, FEI e BUL. Il nuovo gruppo non ha città, perciò GU lo diventa, senza spesa.",
    ],
  },
  "two-builders": {
    title: "Due costruttori fianco a fianco",
    captions: [
      "TANG è di Mu, XIA è di Suhey, e sono adiacenti. Entrambi i clan pianificano Espansione III.",
      "Mu costruisce un tempio in TANG; in XIA c’è già. Ognuno ruberebbe all’altro, perciò si risparmiano e pagano solo i loro piani.",
    ],
  },
  "two-thieves": {
    title: "Due ladri, una vittima",
    captions: [
      "Suhey, in XIA, ha 3 Chão e confina con TANG di Mu e NIE di Weyu. Mu e Weyu pianificano entrambi Espansione III.",
      "Rubano a giri, 1 Chão ciascuno. Il primo giro costa a Suhey 2. Resta solo 1, che non basta per entrambi in un secondo giro, e il furto finisce lì: i due ladri hanno avuto la stessa somma.",
    ],
  },
  "fresh-army": {
    title: "Un’armata nuova non attacca da sola",
    captions: [
      "Mu ha una città in XIA e nessuna armata. TANG è l’unica città di Suhey.",
      "Attacco II porterebbe un’armata nuova, ma un attacco richiede un’armata che sia già a portata.",
      "Così Mu prima recluta: Militarizzazione II in XIA porta un’armata.",
      "Un turno dopo Attacco II riesce: l’armata di XIA e una nuova prendono TANG. SONG di Suhey non ha più una città e va a Mu.",
    ],
  },
  "three-attackers": {
    title: "Tre clan attaccano una provincia",
    captions: [
      "Xiangi tiene XIA con 1 armata. Mu ha 3 armate accanto, Suhey 2, Weyu 1. Attaccano tutti e tre; Mu con il livello II, che ne porta una in più.",
      "Prima combattono gli attaccanti: 4 contro 2 contro 1. A Mu resta la differenza con il secondo, 2 armate. Poi incontrano il difensore: 2 contro 1, XIA cade, e vi resta 1 armata.",
    ],
  },
  rampart: {
    title: "Tre armate per un bastione",
    captions: [
      "TANG, città di Suhey, ha un bastione di legno: difesa 2. Mu ha 2 armate in XIA.",
      "Mu attacca con entrambe. 2 contro 2 non basta: le due armate sono perse, e il bastione resta.",
      "Mu recluta 3 armate.",
      "Ora 3 contro 2: il bastione costa 2 armate, e 1 prende TANG. Anche SONG, senza città, va a Mu.",
    ],
  },
  "last-city": {
    title: "L’ultima città di un gruppo",
    captions: [
      "Il gruppo di Suhey, GU, FEI e BUL, ha la sua unica città in GU. Mu ha 2 armate in MAO, oltre il lago, e pianifica Attacco I con Fortificazione II.",
      "GU cade. FEI e BUL non hanno più una città e diventano di Mu. Neanche il nuovo gruppo di Mu ne ha, perciò GU diventa città. La Fortificazione viene dopo: trova una città, non un villaggio, così la raddoppia e aggiunge un bastione di legno.",
    ],
  },
  swap: {
    title: "Due attacchi che si incrociano",
    captions: [
      "Mu attacca GU, città di Suhey, con 2 armate da MAO. Intanto Suhey attacca HOV, villaggio di Mu, con 2 armate da FEI.",
      "Le armate partono insieme e non si incontrano; entrambi gli attacchi riescono. Per il momento Suhey non ha città, perciò FEI va a Mu. Poi le due province conquistate diventano città: GU per Mu, HOV per Suhey.",
    ],
  },
  "two-isolate": {
    title: "Ognuno prende ciò che isola",
    captions: [
      "La terra di Suhey è una catena, LI, JU, HUO, TANG, SONG, con la città in mezzo. Mu attacca JU, Weyu attacca TANG.",
      "Prendendo JU, Mu da solo isola LI, e la prende. Prendendo TANG, Weyu da solo isola SONG, e la prende. HUO ha ancora la sua città e resta di Suhey.",
    ],
  },
  "two-cities": {
    title: "Distrutto solo da due attacchi insieme",
    captions: [
      "Il gruppo di Suhey ha due città, LI e TANG, con i villaggi JU e HUO in mezzo. Mu attacca LI, Weyu attacca TANG, entrambi con il livello I.",
      "Cadono entrambe le città. Nessuno dei due attacchi da solo avrebbe lasciato JU e HUO senza città, perciò non vanno a nessuno: sono libere.",
    ],
  },
  "two-cities-strike": {
    title: "Lo stesso con Attacco III",
    captions: [
      "La stessa posizione, ma Weyu attacca TANG con il livello III.",
      "Dopo la vittoria Weyu colpisce con forza 1 le province nemiche intorno a TANG. HUO è indifesa e diventa di Weyu; JU non confina con TANG ed è libera, come prima.",
    ],
  },
};
