import type { LessonTexts } from "./texts";

export const texts: LessonTexts = {
  recruit: {
    title: "D’abord les ouvriers",
    text: "Vous jouez les rouges. À votre tour, vous jouez une de vos quatre cartes de rôle et faites une de ses actions. Rien ne se bâtit sans ouvriers, et c’est le recruteur qui les trouve : un paysan est gratuit, les autres coûtent du jade. Chaque fois, un forçat va dans la prison de votre province.",
    steps: ["Jouez le recruteur.", "Recrutez trois paysans. Ils coûtent 2 jades."],
    praise: "Trois paysans. La carte reste sur la table et revient en main à la manche suivante.",
  },
  quarry: {
    title: "Puis la pierre",
    text: "Vous avez 18 blocs, mais il faut d’abord les extraire. C’est le rôle de la carte ressources, aux mêmes prix que les paysans. Elle peut aussi donner du jade, ou de nouvelles faveurs.",
    steps: ["Jouez la carte ressources.", "Extrayez trois blocs."],
    praise: "Les blocs sont dans votre réserve, prêts pour le mur.",
  },
  build: {
    title: "Un bloc dans le mur",
    text: "Le bâtisseur pose un bloc dans la province de votre contremaître. Le niveau 1 demande deux ouvriers, le niveau 2 quatre, puis six et huit. Les forçats ne reviennent jamais ; la moitié des paysans revient.",
    steps: [
      "Jouez le bâtisseur.",
      "Choisissez une case libre au sol, et envoyez deux paysans et aucun forçat : l’un d’eux revient.",
    ],
    praise:
      "Un paysan est mort, l’autre est revenu. Deux forçats seraient morts tous les deux, mais les forçats coûtent moins cher.",
  },
  two: {
    title: "Deux blocs d’un coup",
    text: "Pour 1 jade, vous bâtissez deux blocs avec une seule carte, et le second peut reposer sur le premier. Deux ouvriers plus quatre font six.",
    steps: ["Jouez le bâtisseur.", "Choisissez b1, puis b2 par-dessus."],
    praise: "Deux blocs avec une carte. Vous avez trois tours par manche : les cartes sont précieuses.",
  },
  row: {
    title: "Une rangée complète",
    text: "Cinq blocs d’un niveau dans une province forment une rangée. Le joueur qui la complète prend un jeton de rachat, et celui qui y a le plus de blocs marque 3, 6 ou 10 points. Ici c1 est libre ; vous avez deux blocs et les blancs deux.",
    steps: ["Jouez le bâtisseur.", "Complétez la rangée."],
    praise:
      "Le jeton et 3 points. Un jeton rachète une carte pour une seconde action dans le même tour, ou rapporte à la fin.",
  },
  favour: {
    title: "Les faveurs de l’empereur",
    text: "Pour jouer une faveur, vos blocs doivent former son motif, n’importe où dans le mur. Survolez une carte pour voir où elle convient. Un bloc du motif reçoit une plaque et ne sert plus à d’autres motifs. Vos blocs sont en a1, b1 et a2.",
    steps: [
      "Jouez le bâtisseur : les faveurs sont une de ses actions.",
      "Jouez la faveur F09.",
      "Mettez la plaque sur a2, pour que a1 et b1 restent libres pour F02.",
    ],
    praise: "2 points tout de suite, et 1 jade de plus à chaque manche. F02 convient encore.",
  },
  petition: {
    title: "La requête",
    text: "Chaque manche commence par une mise secrète. La plus haute mise remporte le marqueur ; son joueur commence et reçoit un bloc de l’empereur. Seul le gagnant paie. Votre faveur F01 ajoute 1 à chaque mise. Les blancs ont 4 jades. À égalité, la mise avec le plus de jade l’emporte.",
    steps: ["Misez assez pour gagner à coup sûr, et pas plus qu’il ne faut."],
    praise:
      "4 jades et 1 de la faveur font 5, ce que les blancs ne pouvaient pas atteindre. Avec 3 jades, vous auriez été à égalité, et les blancs auraient gagné avec plus de jade.",
  },
  emperor: {
    title: "Le bloc de l’empereur",
    text: "Le gagnant de la requête peut poser un bloc de l’empereur à l’un de ses trois tours, où il veut, sans ouvriers. Il ne compte pour personne, mais il porte ce qu’on pose dessus.",
    steps: [
      "Prenez le bloc de l’empereur et posez-le en c1.",
      "Jouez maintenant le bâtisseur.",
      "Bâtissez en c2, par-dessus.",
    ],
    praise: "Vous voilà au niveau 2 sans avoir bâti au niveau 1. Les blocs de l’empereur complètent aussi les rangées.",
  },
  prison: {
    title: "Vider la prison",
    text: "À chaque recrutement, extraction ou construction, un forçat va dans la prison de la province. Chaque requête ajoute 1 jade et 1 forçat à la prison de la province du gagnant. Le joueur qui vide une prison prend tout.",
    steps: ["Jouez le recruteur.", "Videz la prison de votre province."],
    praise: "2 jades et 4 forçats, gratuitement. Regardez les prisons avant de déplacer votre contremaître.",
  },
  move: {
    title: "Se déplacer, puis agir encore",
    text: "Vous n’agissez que là où se trouve votre contremaître. Se déplacer prend une carte, mais pour 3 jades vous pouvez racheter la carte contremaître et en jouer une autre dans le même tour. Dans la province 2, il ne manque que j1 à une rangée.",
    steps: [
      "Jouez le contremaître.",
      "Allez dans la province 2.",
      "Rachetez la carte pour 3 jades.",
      "Jouez le bâtisseur.",
      "Bâtissez en j1.",
    ],
    praise: "Un déplacement et un bloc en un seul tour, et le jeton est à vous.",
  },
  repeat: {
    title: "La même carte, encore une fois",
    text: "La carte contremaître peut aussi répéter une carte qui est sur votre table depuis un tour précédent de la manche : le recruteur pour 1 jade, les ressources ou le bâtisseur pour 2. Votre recruteur s’y trouve.",
    steps: ["Jouez le contremaître.", "Répétez le recruteur.", "Donnez deux paysans contre cinq forçats."],
    praise: "Cinq forçats. Avec les rachats et les répétitions, une manche compte plus de trois actions.",
  },
  end: {
    title: "Le dernier bloc",
    text: "La partie finit quand le mur est complet, ou quand il ne reste plus de bloc de l’empereur. On marque alors des points pour les jetons, pour sa province la plus faible, et si l’on a le plus de jade ou le plus d’ouvriers. Les blancs mènent par 46 points à 41. Seule j4 est libre : un de vos blocs au niveau 4 rapporte 5 points, et le joueur qui complète le mur prend le contenu de toutes les prisons.",
    steps: ["Jouez le bâtisseur.", "Complétez le mur et gagnez."],
    praise:
      "Vous avez gagné. Rangées, niveaux, tours, faveurs, et une bonne présence dans chaque province : vous en savez assez pour jouer.",
  },
};
