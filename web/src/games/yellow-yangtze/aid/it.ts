import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  turn: {
    title: "Il tuo turno",
    lines: [
      { text: "Compi fino a due azioni, diverse o due volte la stessa." },
      { text: "Per ognuno dei tuoi leader, un punto per ogni pagoda del suo colore nel suo stato." },
      { text: "Pesca fino ad avere {hand} tessere. Poi lo fanno gli altri, e i mercanti tornano a {merchants}." },
    ],
  },
  actions: {
    title: "Azioni",
    lines: [
      {
        name: "Posizionare un leader",
        text: "Posizionarlo, spostarlo o ritirarlo. Sta su terra vuota accanto a una tessera nera.",
      },
      {
        name: "Piazzare una tessera",
        text: "Blu su un fiume, le altre su terra. Un punto al leader del suo colore nello stato, altrimenti al governatore.",
      },
      { name: "Rivolta dei contadini", text: "Scarta due tessere blu e rimuovi una tessera qualsiasi." },
      {
        name: "Costruire una pagoda",
        text: "Scarta due tessere verdi e costruisci su un triangolo libero di un solo colore.",
      },
      { name: "Sostituire", text: "Scarta da una a {hand} tessere e pescane altrettante." },
    ],
  },
  colours: {
    title: "Colori",
    lines: [
      {
        name: "Nero",
        text: "Decide le rivolte. Il governatore guadagna i punti dei colori senza leader; fuori dal tabellone aiuta in una rivolta.",
      },
      { name: "Rosso", text: "Decide le guerre. Fuori dal tabellone il soldato aiuta come una tessera rossa." },
      {
        name: "Verde",
        text: "Dopo puoi prendere un mercante. Fuori dal tabellone il commerciante sostituisce una tessera verde.",
      },
      {
        name: "Blu",
        text: "Puoi continuare con altre tessere blu lì accanto. Fuori dal tabellone il contadino sostituisce una tessera blu.",
      },
      { name: "Giallo", text: "Alla fine i suoi punti sono jolly." },
    ],
  },
  conflicts: {
    title: "Conflitti",
    lines: [
      {
        name: "Rivolta",
        text: "Un leader entra in uno stato che ha già il suo colore. Contano le tessere nere accanto a ciascun leader e dalla mano; impegna prima l’attaccante. In parità vince il difensore.",
      },
      {
        name: "Guerra",
        text: "Una tessera unisce stati con leader di uno stesso colore. Contano le tessere rosse di ogni stato e da tutte le mani, in senso orario; per ultimo chi ha piazzato la tessera.",
      },
      {
        name: "Dopo una guerra",
        text: "Gli stati perdenti perdono i leader in conflitto e tutte le tessere rosse. Lo stato vincente perde quanto la forza del più forte dei perdenti, e guadagna punti.",
      },
    ],
  },
  end: {
    title: "La fine",
    lines: [
      {
        text: "La partita finisce quando si deve pescare una tessera e il sacchetto è vuoto, o dopo {quiet_rounds} giri senza pescare.",
      },
      {
        text: "Conta il tuo colore più debole fra nero, rosso, verde e blu; i punti gialli si aggiungono al più basso.",
      },
    ],
  },
};
