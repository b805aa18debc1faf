import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  round: {
    title: "Une manche",
    lines: [
      { name: "Revenu", text: "{income} jades, et le revenu de vos faveurs." },
      {
        name: "Requête",
        text: "Mises secrètes de jade. Seul le gagnant paie, et prend le marqueur et un bloc de l’empereur ; un jade et un forçat vont en prison.",
      },
      {
        name: "Tours",
        text: "{turns} chacun, dans le sens horaire depuis le marqueur : jouez une carte de rôle et faites une de ses actions dans la province de votre contremaître.",
      },
      {
        name: "Bloc de l’empereur",
        text: "Son détenteur peut le poser gratuitement, n’importe où, à l’un de ces tours.",
      },
    ],
  },
  recruiter: {
    title: "Recruteur",
    lines: [
      { name: "Recruter", text: "Un à cinq paysans au prix ci-dessous ; un forçat va en prison." },
      { name: "Forçats", text: "{five} pour {five_cost} paysans." },
      { name: "Le jade", text: "{income}, et le jade de vos faveurs." },
      { name: "La prison", text: "Prenez tout son contenu." },
    ],
  },
  resources: {
    title: "Ressources",
    lines: [
      { name: "Extraire", text: "Un à cinq de vos blocs au prix ci-dessous ; un forçat va en prison." },
      { name: "Le jade", text: "{income}, et le jade de vos faveurs." },
      { name: "Faveurs", text: "Regardez-en {looked}, gardez-en {drawn}." },
    ],
  },
  builder: {
    title: "Bâtisseur",
    lines: [
      {
        name: "Bâtir",
        text: "Un bloc, ou deux pour {second_block} jade ; un forçat va en prison. Les forçats meurent, et la moitié des paysans, arrondie vers le haut.",
      },
      { name: "Faveur", text: "Jouez une carte dont vos blocs forment le motif ; l’un d’eux reçoit une plaque." },
      {
        name: "Enlever",
        text: "Un bloc d’un autre : sans plaque, rien dessus, pas dans une rangée complète, pas au niveau le plus haut.",
      },
    ],
  },
  taskmaster: {
    title: "Contremaître",
    lines: [
      { name: "Se déplacer", text: "Dans une autre province." },
      {
        name: "Répéter",
        text: "Une carte jouée plus tôt dans la manche : {repeats.0} jade pour le recruteur, {repeats.1} pour les ressources, {repeats.2} pour le bâtisseur.",
      },
      {
        name: "Rachat",
        text: "Une fois par tour, pour une seconde action : le contremaître pour {buyback} jades, toute carte pour un jeton.",
      },
    ],
  },
  prices: {
    title: "Les prix",
    lines: [{ text: "Pour les paysans et pour les blocs." }],
    rows: ["Nombre", "Jades"],
  },
  levels: {
    title: "Par niveau",
    lines: [{ text: "Pour un second bloc, ajoutez ses ouvriers ; tous sont envoyés ensemble." }],
    rows: ["Niveau", "Ouvriers", "Forçats pour enlever", "Points marqués"],
  },
  scoring: {
    title: "Décompte",
    lines: [
      {
        name: "Rangée",
        text: "Ses points vont au joueur qui y a le plus de blocs, et un jeton à celui qui la complète.",
      },
      { name: "Niveau", text: "S’il est complet dans toutes les provinces : {level} points pour le plus de blocs." },
      {
        name: "À la fin",
        text: "Chaque bloc dans votre province la plus faible {weakest}, le plus de jade {most}, le plus d’ouvriers {most}, et vos jetons :",
      },
    ],
    rows: ["Jetons", "Points marqués"],
  },
};
