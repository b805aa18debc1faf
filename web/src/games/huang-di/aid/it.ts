import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  round: {
    title: "Un round",
    lines: [
      { name: "Rendita", text: "{income} giade, e la rendita dei tuoi favori." },
      {
        name: "Petizione",
        text: "Offerte segrete di giada. Paga solo chi vince, e prende il segnalino e un blocco dell’imperatore; una giada e un forzato vanno in prigione.",
      },
      {
        name: "Turni",
        text: "{turns} ciascuno, in senso orario dal segnalino: gioca una carta ruolo e compi una sua azione nella provincia del tuo sovrintendente.",
      },
      { name: "Blocco dell’imperatore", text: "Chi lo ha può posarlo gratis, ovunque, in uno di questi turni." },
    ],
  },
  recruiter: {
    title: "Reclutatore",
    lines: [
      { name: "Reclutare", text: "Da uno a cinque contadini al prezzo qui sotto; un forzato va in prigione." },
      { name: "Forzati", text: "{five} per {five_cost} contadini." },
      { name: "Giada", text: "{income}, e la giada dei tuoi favori." },
      { name: "Prigione", text: "Prendi tutto ciò che contiene." },
    ],
  },
  resources: {
    title: "Risorse",
    lines: [
      { name: "Cavare", text: "Da uno a cinque tuoi blocchi al prezzo qui sotto; un forzato va in prigione." },
      { name: "Giada", text: "{income}, e la giada dei tuoi favori." },
      { name: "Favori", text: "Guardane {looked}, tienine {drawn}." },
    ],
  },
  builder: {
    title: "Costruttore",
    lines: [
      {
        name: "Costruire",
        text: "Un blocco, o due per {second_block} giada; un forzato va in prigione. Muoiono i forzati e metà dei contadini, arrotondata per eccesso.",
      },
      { name: "Favore", text: "Gioca una carta il cui disegno è formato dai tuoi blocchi; uno riceve una targa." },
      {
        name: "Togliere",
        text: "Un blocco altrui: senza targa, nulla sopra, non in una fila completa, non al livello più alto.",
      },
    ],
  },
  taskmaster: {
    title: "Sovrintendente",
    lines: [
      { name: "Spostarsi", text: "In un’altra provincia." },
      {
        name: "Ripetere",
        text: "Una carta giocata prima nel round: {repeats.0} giada per il reclutatore, {repeats.1} per le risorse, {repeats.2} per il costruttore.",
      },
      {
        name: "Riscatto",
        text: "Una volta per turno, per una seconda azione: il sovrintendente per {buyback} giade, ogni carta per un gettone.",
      },
    ],
  },
  prices: {
    title: "Prezzi",
    lines: [{ text: "Per i contadini e per i blocchi." }],
    rows: ["Numero", "Giada"],
  },
  levels: {
    title: "Per livello",
    lines: [{ text: "Per un secondo blocco si aggiungono i suoi lavoratori; si mandano tutti insieme." }],
    rows: ["Livello", "Lavoratori", "Forzati per togliere", "Punti"],
  },
  scoring: {
    title: "Punti",
    lines: [
      { name: "Fila", text: "I suoi punti vanno a chi vi ha più blocchi, e un gettone a chi la completa." },
      { name: "Livello", text: "Se è completo in tutte le province: {level} punti a chi ha più blocchi." },
      {
        name: "Alla fine",
        text: "Ogni blocco nella tua provincia più debole {weakest}, più giada {most}, più lavoratori {most}, e i gettoni:",
      },
    ],
    rows: ["Gettoni", "Punti"],
  },
};
