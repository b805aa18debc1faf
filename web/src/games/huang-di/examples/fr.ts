import type { ExampleTexts } from "./texts";

export const texts: ExampleTexts = {
  income: {
    title: "Le revenu avec une faveur",
    captions: [
      "Le dernier tour d’une manche. Le rouge a 4 jades et a joué une faveur d’un revenu de 2.",
      "Le noir déplace le contremaître dans la province 2 et ne rachète pas la carte.",
      "Une nouvelle manche commence, et chacun prend 3 jades. Le rouge en prend 2 de plus pour la faveur, 5 en tout.",
    ],
  },
  "incomes-add-up": {
    title: "Les revenus s’ajoutent",
    captions: [
      "Le rouge a joué deux faveurs : l’une d’un revenu de 1, l’autre de 3. Leurs points n’ont été marqués qu’une fois, quand elles ont été jouées.",
      "Le noir joue le dernier tour de la manche.",
      "Le rouge prend 7 jades : 3 comme tout le monde, et 1 et 3 pour les faveurs.",
    ],
  },
  "tie-jade": {
    title: "Mises égales : le jade décide",
    captions: [
      "La requête. La faveur du rouge ajoute 2 à une mise, les deux du noir ensemble 3, le blanc n’en a pas.",
      "Le rouge mise 3 jades, le blanc 4, le noir 2. Avec leurs faveurs le rouge et le noir ont 5 tous deux, le blanc 4. Le rouge a plus de jade dans sa mise et gagne. Lui seul paie, et 1 jade et 1 forçat vont dans la prison de sa province.",
    ],
  },
  "tie-marker": {
    title: "Mises égales : le marqueur passe",
    captions: [
      "Une manche plus tard. Le rouge a le marqueur ; sa faveur et celle du blanc ajoutent 2 chacune.",
      "Le rouge et le blanc misent 3 jades chacun, le noir rien : 5 contre 5, à jade égal. Le marqueur va dans le sens horaire depuis le rouge, qui vient en dernier, au premier des joueurs à égalité : le blanc gagne.",
    ],
  },
  "buyback-taskmaster": {
    title: "Racheter le contremaître",
    captions: [
      "C’est au rouge. Il a 5 jades, 2 paysans et un bloc.",
      "Le rouge joue le contremaître et va dans la province 2.",
      "Le rouge paie 3 jades et reprend le contremaître.",
      "Il doit maintenant jouer une autre carte : le bâtisseur, qui pose un bloc en f1. Son tour est fini ; seul le bâtisseur reste sur la table.",
    ],
  },
  "buyback-resources": {
    title: "Racheter avec un jeton",
    captions: [
      "C’est au blanc. Il a un jeton, qui rachète n’importe quelle carte.",
      "Le blanc joue les ressources et extrait 2 blocs pour 1 jade.",
      "Le blanc rend le jeton et reprend les ressources.",
      "Avec le bâtisseur, le blanc pose un bloc en a1.",
    ],
  },
  "buyback-builder": {
    title: "Deux fois la même carte",
    captions: [
      "C’est au noir. Il a un jeton, un bloc, et une faveur qui demande deux blocs côte à côte.",
      "Le noir joue le bâtisseur et pose un bloc en b1, à côté de a1.",
      "Le noir rend le jeton et reprend le bâtisseur.",
      "Encore le bâtisseur, cette fois pour jouer la faveur. Les deux blocs lui conviennent : 3 points, et b1 reçoit une plaque.",
    ],
  },
  recruit: {
    title: "Trois paysans",
    captions: [
      "C’est au rouge, avec 5 jades.",
      "Le rouge joue le recruteur.",
      "Le rouge prend 3 paysans et les paie 2 jades. Un forçat va dans la prison de sa province.",
    ],
  },
  collect: {
    title: "Collecter du jade avec une faveur",
    captions: [
      "C’est au noir. Il a joué une faveur qui donne 2 jades de plus à la collecte.",
      "Le noir joue le recruteur.",
      "Le noir collecte 3 jades, et 2 pour la faveur : 5.",
    ],
  },
  "build-two": {
    title: "Deux blocs, dix ouvriers",
    captions: [
      "Le rouge a 3 jades, 2 blocs, 7 paysans et 3 forçats.",
      "Le rouge joue le bâtisseur et nomme a2, au niveau 2, où il faut 4 ouvriers.",
      "Le second bloc va en b3, au niveau 3, pour 6 ouvriers et 1 jade. Le rouge envoie tout le monde : les 3 forçats meurent, et la moitié des 7 paysans, arrondie vers le haut, soit 4. Un forçat va en prison.",
    ],
  },
  remove: {
    title: "Enlever un bloc",
    captions: [
      "C’est au blanc. Il a 3 forçats, et le rouge a des blocs en b1 et b2 dans sa province.",
      "Le blanc joue le bâtisseur et enlève le bloc en b2. Au niveau 2 cela coûte 2 forçats. Le bloc retourne dans la réserve du rouge.",
    ],
  },
  "remove-figure": {
    title: "Ce qu’on peut enlever",
    captions: [
      "C’est au blanc, avec 6 forçats. Presque tout ici est au rouge.",
      "Le blanc joue le bâtisseur. On ne peut pas enlever : a4 au niveau 4, b2 de l’empereur, c2 et sa plaque, e1 dans une rangée complète, d2 sous un autre bloc.",
      "Rien ne protège d3 : pour 3 forçats il retourne au rouge.",
    ],
  },
  repeat: {
    title: "Répéter une carte",
    captions: [
      "Le noir a joué le bâtisseur à un tour précédent de cette manche.",
      "Le noir joue le contremaître et paie 2 jades pour répéter le bâtisseur.",
      "Toute action du bâtisseur est possible. Le noir bâtit en a1.",
    ],
  },
  "move-and-repeat": {
    title: "Se déplacer, puis répéter",
    captions: [
      "Le bâtisseur du rouge est sur la table depuis un tour précédent. Le rouge a 6 jades.",
      "Le rouge joue le contremaître et va dans la province 2.",
      "Le rouge rachète le contremaître pour 3 jades.",
      "Encore le contremaître : le rouge paie 2 jades, répète le bâtisseur et bâtit en f1, dans la nouvelle province.",
    ],
  },
  "repeat-twice": {
    title: "Répéter deux fois",
    captions: [
      "Le bâtisseur du blanc est sur la table depuis un tour précédent. Le blanc a 8 jades.",
      "Le blanc joue le contremaître, paie 2 jades pour répéter le bâtisseur, et bâtit en a1.",
      "Le blanc rachète le contremaître pour 3 jades.",
      "Et encore : 2 jades, le bâtisseur, un bloc en b1. Deux actions par tour, c’est le maximum.",
    ],
  },
  emperor: {
    title: "Sur le bloc de l’empereur",
    captions: [
      "Le noir a gagné la requête et tient un bloc de l’empereur. Deux blocs sont en a1 et a2.",
      "Cela ne coûte ni action, ni ouvrier, ni jade : le noir le pose en a3.",
      "Puis le noir joue le bâtisseur et bâtit en a4, juste au-dessus : 8 ouvriers, et 5 points pour un bloc au niveau 4.",
    ],
  },
  "emperor-between": {
    title: "Le bloc de l’empereur entre deux autres",
    captions: [
      "Le rouge a le bloc de l’empereur, 2 blocs, 8 paysans et 1 jade.",
      "Le rouge joue le bâtisseur et nomme a1. Le second endroit reste à choisir.",
      "Le rouge nomme a3, bien qu’il n’y ait encore rien dessous : d’abord le bloc en a1, puis celui de l’empereur en a2, puis le second en a3.",
    ],
  },
  "row-tie": {
    title: "Deux joueurs se partagent une rangée",
    captions: [
      "Quatre blocs de la première rangée sont là : deux du blanc, un du rouge, un du noir. C’est au rouge.",
      "Le rouge bâtit en e1 et complète la rangée. Il prend un jeton. Le rouge et le blanc ont maintenant 2 blocs chacun, le noir 1 : le rouge et le blanc marquent chacun 3 points.",
    ],
  },
  "row-emperor": {
    title: "Une rangée pleine de blocs de l’empereur",
    captions: [
      "Au niveau 2 il y a trois blocs de l’empereur et un du noir. C’est au blanc.",
      "Le blanc bâtit en e2, complète la rangée et prend un jeton. Les blocs de l’empereur ne comptent pour personne ; le blanc et le noir en ont donc le plus avec 1 chacun : 6 points pour les deux.",
    ],
  },
  level: {
    title: "D’abord la rangée, puis le niveau",
    captions: [
      "Il ne manque que j1 au niveau 1. C’est au noir, dans la province 2.",
      "Le noir y bâtit : un jeton pour la rangée, et 3 points pour le plus de blocs, 3 contre 1 et 1. Tout le niveau 1 est maintenant complet. Le rouge y a 4 blocs, le noir 3, le blanc 2 : 10 points au rouge.",
    ],
  },
  weakest: {
    title: "La province la plus faible",
    captions: [
      "Le dernier tour de la dernière manche : il ne reste plus de bloc de l’empereur. Le rouge a 7 blocs dans la province 1 et 4 dans la province 2.",
      "Le noir joue le dernier tour.",
      "Les Mongols arrivent, et tout est compté. C’est dans la province 2 que le rouge a le moins de blocs : 5 points pour chacun des 4, soit 20.",
    ],
  },
  "weakest-none": {
    title: "Rien dans une province",
    captions: [
      "Encore le dernier tour. Le blanc a 10 blocs dans la province 1 et aucun dans la province 2.",
      "Le noir joue le dernier tour.",
      "La province la plus faible du blanc est celle qui est vide, et rien fois 5 ne fait rien. Seuls les deux niveaux lui rapportent des points.",
    ],
  },
  workers: {
    title: "Le plus d’ouvriers",
    captions: [
      "Le dernier tour. Le noir a 6 paysans et 3 forçats, le blanc 1 et 8, le rouge 2 et 2.",
      "Le noir joue le dernier tour.",
      "Paysans et forçats comptent autant : 9 pour le noir, 9 pour le blanc, 4 pour le rouge. Le noir et le blanc sont à égalité et marquent 5 points chacun.",
    ],
  },
};
