import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  turn: {
    title: "Un turno",
    lines: [
      {
        name: "Piano",
        text: "In segreto ognuno sceglie una provincia e un livello per almeno un tipo di azione, oppure passa.",
      },
      { name: "Rivelazione", text: "Tutti i piani si mostrano e si pagano." },
      { name: "Sviluppo", text: "Nuove terre e templi." },
      { name: "Fortificazione", text: "Dei bersagli che ora sono tuoi." },
      { name: "Reclutamento", text: "Nuove armate." },
      { name: "Attacchi", text: "Tutti insieme." },
      {
        name: "Dopo gli attacchi",
        text: "Fortificazione di un bersaglio attaccato, se ora è tuo; altrimenti è rimborsata.",
      },
      { name: "Entrate", text: "Lo Sviluppo II rende {bonus} Chão, passare {passing}." },
      {
        name: "Aggiornamento",
        text: "In una provincia restano al massimo {most_armies} armate; si aggiornano i segnalini.",
      },
    ],
  },
  costs: {
    title: "Costi e vittoria",
    lines: [
      {
        name: "Meno",
        text: "Il riso riduce il costo dello Sviluppo, la foresta quello della Fortificazione, le miniere quello della Militarizzazione, mai sotto zero.",
      },
      { name: "Passare", text: "Non fare nulla e guadagnare {passing} Chão." },
      { name: "Vittoria", text: "Tanti templi quanti ne mostra la ruota." },
    ],
  },
  colonization: {
    title: "Sviluppo: Colonizzazione di un bersaglio libero",
    lines: [
      { text: "Prendi il bersaglio, che deve essere a portata, e le province libere accanto." },
      { text: "Lo stesso, e {bonus} Chão." },
      { text: "Come I, ma ovunque sulla mappa." },
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
      { text: "Manda tutte le tue armate a portata. Ce ne vuole almeno una." },
      { text: "Lo stesso, con un’armata nuova." },
      { text: "Come II; dopo la vittoria colpisci i nemici intorno con forza uno." },
    ],
  },
  fight: {
    title: "Combattere",
    lines: [
      {
        text: "Chi attacca lo stesso bersaglio si scontra prima con gli altri attaccanti: al più forte resta la differenza con il secondo.",
      },
      {
        text: "Poi conta la difesa: le armate, {rampart} per un bastione di legno, uno per una città indistruttibile dello stesso clan accanto. Vince chi ha di più; la differenza sopravvive.",
      },
      { text: "La terra rimasta senza città va all’attaccante che l’ha isolata; se sono più d’uno, diventa libera." },
      { text: "Un bersaglio conquistato senza città nel gruppo lo diventa." },
    ],
  },
};
