import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  turn: {
    title: "Un tour",
    lines: [
      {
        name: "Plan secret",
        text: "En secret, chacun choisit une province et un niveau pour au moins une sorte d’action, ou passe.",
      },
      { name: "Révélation", text: "Tous les plans sont montrés et payés." },
      { name: "Développement", text: "Nouvelles terres et temples." },
      { name: "Fortifier", text: "Les cibles qui sont maintenant à vous." },
      { name: "Recrutement", text: "Nouvelles armées." },
      { name: "Attaques", text: "Toutes à la fois." },
      {
        name: "Après les attaques",
        text: "Fortification d’une cible attaquée, si elle est maintenant à vous ; sinon elle est remboursée.",
      },
      { name: "Revenus", text: "Le Développement II rapporte {bonus} Chão, passer {passing}." },
      {
        name: "Mise à jour",
        text: "Au plus {most_armies} armées restent dans une province ; les marqueurs sont mis à jour.",
      },
    ],
  },
  costs: {
    title: "Coûts et victoire",
    lines: [
      {
        name: "Moins",
        text: "Le riz réduit le coût du Développement, la forêt celui de la Fortification, les mines celui de la Militarisation, jamais sous zéro.",
      },
      { name: "Passer", text: "Ne rien faire et gagner {passing} Chão." },
      { name: "Victoire", text: "Autant de temples que la roue en montre." },
    ],
  },
  colonization: {
    title: "Développement : Colonisation d’une cible libre",
    lines: [
      { text: "Prenez la cible, qui doit être à portée, et les provinces libres à côté." },
      { text: "De même, et {bonus} Chão." },
      { text: "Comme I, mais partout sur la carte." },
    ],
  },
  expansion: {
    title: "Développement : Expansion d’une de vos cibles",
    lines: [
      { text: "Prenez les provinces libres autour du groupe." },
      { text: "De même, et {bonus} Chão." },
      { text: "Bâtissez un temple, et volez jusqu’à deux Chão à chaque clan voisin." },
    ],
  },
  urbanization: {
    title: "Fortification : Urbanisation d’un village",
    lines: [{ text: "Rien." }, { text: "Une ville." }, { text: "Une ville avec un rempart de bois, et une armée." }],
  },
  reinforcement: {
    title: "Fortification : Renforcement d’une ville",
    lines: [
      { text: "Doublée." },
      { text: "Doublée, et un rempart de bois." },
      { text: "Indestructible, et une armée." },
    ],
  },
  recruitment: {
    title: "Militarisation : Recrutement dans une ville",
    lines: [{ text: "Rien." }, { text: "Une armée." }, { text: "Trois armées." }],
  },
  attack: {
    title: "Militarisation : Attaque d’un ennemi",
    lines: [
      { text: "Envoyez toutes vos armées à portée. Il en faut au moins une." },
      { text: "De même, avec une nouvelle armée." },
      { text: "Comme II ; après la victoire, frappez les ennemis autour de la cible avec une force de un." },
    ],
  },
  fight: {
    title: "Le combat",
    lines: [
      {
        text: "Les attaquants d’une même cible se battent d’abord : le plus fort garde son avance sur le deuxième.",
      },
      {
        text: "Puis la défense compte : les armées, {rampart} pour un rempart de bois, un pour une ville indestructible du même clan à côté. Le plus fort gagne ; la différence survit.",
      },
      {
        text: "La terre restée sans ville va à l’attaquant qui l’a isolée ; s’ils sont plusieurs, elle devient libre.",
      },
      { text: "Une cible conquise sans ville dans son groupe en devient une." },
    ],
  },
};
