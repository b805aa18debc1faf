import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  turn: {
    title: "Un tour",
    lines: [
      {
        name: "Plan secret",
        text: "Tous en secret : une province, et un niveau pour chaque genre, au moins un. Ou passer.",
      },
      { name: "Révélation", text: "Tous les plans sont montrés et payés." },
      { name: "Développement", text: "Nouvelles terres et temples." },
      { name: "Fortifier", text: "Ce qui est à soi maintenant." },
      { name: "Recrutement", text: "Nouvelles armées." },
      { name: "Attaques", text: "Toutes à la fois." },
      {
        name: "Après les attaques",
        text: "Fortification d’une cible attaquée, si elle est à soi maintenant ; sinon elle est remboursée.",
      },
      { name: "Revenus", text: "Le Développement II rapporte {bonus} Chão, passer {passing}." },
      {
        name: "Mise à jour",
        text: "Au plus {most_armies} armées restent dans une province ; les marqueurs sont réglés.",
      },
    ],
  },
  costs: {
    title: "Coûts et victoire",
    lines: [
      {
        name: "Moins",
        text: "Le riz abaisse le Développement, la forêt la Fortification, les mines la Militarisation, jamais sous zéro.",
      },
      { name: "Passer", text: "Ne rien faire et gagner {passing} Chão." },
      { name: "Victoire", text: "Autant de temples que la roue en montre." },
    ],
  },
  colonization: {
    title: "Développement : Colonisation d’une cible libre",
    lines: [
      { text: "Prenez la cible, à portée, et les provinces libres à côté." },
      { text: "De même, et {bonus} Chão." },
      { text: "Comme I, partout sur la carte." },
    ],
  },
  expansion: {
    title: "Développement : Expansion d’une cible à soi",
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
      { text: "Toutes les armées à soi à portée. Il en faut une." },
      { text: "Avec une armée nouvelle de plus." },
      { text: "Comme II ; après la victoire, frappez les ennemis autour avec une force d’un." },
    ],
  },
  fight: {
    title: "Le combat",
    lines: [
      {
        text: "Les attaquants d’une même cible se battent d’abord : le plus fort garde ce qu’il a de plus que le deuxième.",
      },
      {
        text: "Puis les armées, {rampart} pour un rempart de bois, un pour une ville indestructible à soi à côté. Le plus gagne ; la différence survit.",
      },
      { text: "La terre restée sans ville va à l’attaquant qui l’a isolée ; s’ils sont plusieurs, elle est libre." },
      { text: "Une cible conquise sans ville dans son groupe en devient une." },
    ],
  },
};
