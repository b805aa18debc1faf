import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  turn: {
    title: "Votre tour",
    lines: [
      { text: "Faites jusqu’à deux actions, différentes ou deux fois la même." },
      { text: "Pour chacun de vos chefs, un point par pagode de sa couleur dans son État." },
      {
        text: "Complétez votre main à {hand} tuiles. Les autres font de même, puis les marchands sont complétés à {merchants}.",
      },
    ],
  },
  actions: {
    title: "Les actions",
    lines: [
      { name: "Chef", text: "Placer, déplacer ou retirer. Il se tient sur une terre vide à côté d’une tuile noire." },
      {
        name: "Tuile",
        text: "Bleue sur un fleuve, les autres sur la terre. Un point pour le chef de sa couleur dans l’État, sinon pour le gouverneur.",
      },
      { name: "Émeute", text: "Défaussez deux tuiles bleues, retirez n’importe quelle tuile." },
      { name: "Pagode", text: "Défaussez deux tuiles vertes, bâtissez sur un triangle libre d’une couleur." },
      { name: "Remplacer", text: "Défaussez une à {hand} tuiles et piochez-en autant." },
    ],
  },
  colours: {
    title: "Couleurs",
    lines: [
      {
        name: "Noir",
        text: "Décide des révoltes. Le gouverneur marque pour les couleurs sans chef ; hors du plateau il aide dans une révolte.",
      },
      { name: "Rouge", text: "Décide des guerres. Hors du plateau, le soldat aide comme une tuile rouge." },
      {
        name: "Vert",
        text: "Vous pouvez ensuite prendre un marchand. Hors du plateau, le négociant remplace une tuile verte.",
      },
      {
        name: "Bleu",
        text: "Vous pouvez continuer avec des tuiles bleues à côté. Hors du plateau, le paysan remplace une tuile bleue.",
      },
      { name: "Jaune", text: "Ses points sont des jokers à la fin." },
    ],
  },
  conflicts: {
    title: "Les conflits",
    lines: [
      {
        name: "Révolte",
        text: "Un chef entre dans un État qui a déjà sa couleur. On compte les tuiles noires à côté de chaque chef et de la main ; l’attaquant engage d’abord. À égalité, le défenseur gagne.",
      },
      {
        name: "Guerre",
        text: "Une tuile unit des États aux chefs d’une même couleur. On compte les tuiles rouges de chaque État et de toutes les mains, dans le sens horaire ; le joueur qui a posé la tuile vient en dernier.",
      },
      {
        name: "Après une guerre",
        text: "Les États perdants perdent les chefs en conflit et toutes leurs tuiles rouges. L’État vainqueur perd autant que la force du plus fort des perdants, et marque des points.",
      },
    ],
  },
  end: {
    title: "La fin",
    lines: [
      {
        text: "La partie se termine quand il faut piocher et que le sac est vide, ou après {quiet_rounds} tours de table sans pioche.",
      },
      {
        text: "C’est votre couleur la plus faible entre noir, rouge, vert et bleu qui compte ; les points jaunes s’ajoutent à la plus basse.",
      },
    ],
  },
};
