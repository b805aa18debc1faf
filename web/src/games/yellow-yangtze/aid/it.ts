import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  turn: {
    title: "Il tuo turno",
    lines: [
      { text: "Svolgi fino a due azioni, diverse o due volte la stessa." },
      { text: "Per ognuno dei tuoi leader, un punto per ogni pagoda del suo colore nel suo stato." },
      { text: "Pesca fino a {hand} tessere. Poi gli altri, poi si completano i mercanti fino a {merchants}." },
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
        name: "Posizionare una tessera",
        text: "Blu su un fiume, le altre a terra. Un punto al leader del suo colore nello stato, altrimenti al governatore.",
      },
      { name: "Rivolta dei contadini", text: "Scarta due tessere blu, togli una tessera qualsiasi." },
      { name: "Costruire una pagoda", text: "Scarta due tessere verdi; va su un triangolo libero di un solo colore." },
      { name: "Sostituire", text: "Scarta da una a {hand} tessere e pescane altrettante." },
    ],
  },
  colours: {
    title: "Colori",
    lines: [
      {
        name: "Nero",
        text: "Decide le rivolte. Il governatore prende i punti dei colori senza leader; fuori dal tabellone aiuta in una rivolta.",
      },
      { name: "Rosso", text: "Decide le guerre. Fuori dal tabellone il soldato aiuta come una tessera rossa." },
      {
        name: "Verde",
        text: "Poi prendi un mercante. Fuori dal tabellone il commerciante sostituisce una tessera verde.",
      },
      {
        name: "Blu",
        text: "Continua con il blu lì accanto. Fuori dal tabellone il contadino sostituisce una tessera blu.",
      },
      { name: "Giallo", text: "Alla fine i suoi punti sono jolly." },
    ],
  },
  conflicts: {
    title: "Conflitti",
    lines: [
      {
        name: "Rivolta",
        text: "Un leader entra in uno stato che ha già il suo colore. Tessere nere accanto a ciascun leader e dalla mano; prima l’attaccante. In parità vince il difensore.",
      },
      {
        name: "Guerra",
        text: "Una tessera unisce stati con leader di uno stesso colore. Tessere rosse di ogni stato e da tutte le mani, in senso orario; per ultimo chi ha posizionato la tessera.",
      },
      {
        name: "Dopo una guerra",
        text: "Chi perde lascia i leader in conflitto e tutte le tessere rosse. Chi vince perde quanto il più forte dei perdenti, e segna punti.",
      },
    ],
  },
  end: {
    title: "La fine",
    lines: [
      { text: "Si deve pescare una tessera e il sacchetto è vuoto, o passano {quiet_rounds} giri senza pescare." },
      { text: "Conta il tuo colore più debole fra nero, rosso, verde e blu; il giallo completa il più basso." },
    ],
  },
};
