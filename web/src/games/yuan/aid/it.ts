import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  turn: {
    title: "Un turno",
    lines: [
      {
        name: "Piano",
        text: "Tutti in segreto: una provincia, e un livello per ogni tipo, almeno uno. Oppure passare.",
      },
      { name: "Rivelazione", text: "Tutti i piani si mostrano e si pagano." },
      { name: "Sviluppo", text: "Nuove terre e templi." },
      { name: "Fortificazione", text: "Di ciò che ora è proprio." },
      { name: "Reclutamento", text: "Nuove armate." },
      { name: "Attacchi", text: "Tutti insieme." },
      {
        name: "Dopo gli attacchi",
        text: "Fortificazione di un bersaglio attaccato, se ora è proprio; altrimenti è rimborsata.",
      },
      { name: "Entrate", text: "Sviluppo II frutta {bonus} Chão, passare {passing}." },
      {
        name: "Aggiornamento",
        text: "In una provincia restano al più {most_armies} armate; si aggiornano i segnalini.",
      },
    ],
  },
  costs: {
    title: "Costi e vittoria",
    lines: [
      {
        name: "Meno",
        text: "Il riso abbassa lo Sviluppo, la foresta la Fortificazione, le miniere la Militarizzazione, mai sotto zero.",
      },
      { name: "Passare", text: "Non fare nulla e guadagnare {passing} Chão." },
      { name: "Vittoria", text: "Tanti templi quanti ne mostra la ruota." },
    ],
  },
  colonization: {
    title: "Sviluppo: Colonizzazione di un bersaglio libero",
    lines: [
      { text: "Prendi il bersaglio, a portata, e le province libere accanto." },
      { text: "Lo stesso, e {bonus} Chão." },
      { text: "Come I, ovunque sulla mappa." },
    ],
  },
  expansion: {
    title: "Sviluppo: Espansione di un bersaglio proprio",
    lines: [
      { text: "Prendi le province libere intorno al gruppo." },
      { text: "Lo stesso, e {bonus} Chão." },
      { text: "Costruisci un tempio, e ruba fino a due Chão a ogni clan accanto." },
    ],
  },
  urbanization: {
    title: "Fortificazione: Urbanizzazione di un villaggio",
    lines: [{ text: "Nulla." }, { text: "Una città." }, { text: "Una città con bastione di legno, e un’armata." }],
  },
  reinforcement: {
    title: "Fortificazione: Rafforzamento di una città",
    lines: [
      { text: "Raddoppiata." },
      { text: "Raddoppiata, e un bastione di legno." },
      { text: "Indistruttibile, e un’armata." },
    ],
  },
  recruitment: {
    title: "Militarizzazione: Reclutamento in una città",
    lines: [{ text: "Nulla." }, { text: "Un’armata." }, { text: "Tre armate." }],
  },
  attack: {
    title: "Militarizzazione: Attacco a un nemico",
    lines: [
      { text: "Tutte le proprie armate a portata. Almeno una ci vuole." },
      { text: "Con un’armata nuova in più." },
      { text: "Come II; dopo la vittoria colpisci i nemici intorno con forza uno." },
    ],
  },
  fight: {
    title: "Combattere",
    lines: [
      { text: "Chi attacca lo stesso bersaglio combatte prima fra sé: il più forte tiene ciò che ha più del secondo." },
      {
        text: "Poi le armate, {rampart} per un bastione di legno, uno per una propria città indistruttibile accanto. Vince chi ha di più; la differenza sopravvive.",
      },
      { text: "La terra rimasta senza città va all’attaccante che l’ha isolata; se sono più d’uno, è libera." },
      { text: "Un bersaglio conquistato senza città nel gruppo lo diventa." },
    ],
  },
};
