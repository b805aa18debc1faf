import type { LessonTexts } from "./texts";

export const texts: LessonTexts = {
  leader: {
    title: "Un chef fait un État",
    text: "Vous êtes le Lion. Les tuiles ne sont à personne, mais vous avez cinq chefs, un de chaque couleur. Un chef se tient sur la terre, à côté d’une tuile noire. Des tuiles et des chefs qui se touchent forment un État.",
    steps: ["Choisissez un de vos chefs sous le plateau, puis une case libre à côté d’une tuile noire."],
    praise: "Un chef et une tuile à ses côtés forment un État. À vous de le développer.",
  },
  tile: {
    title: "Une tuile rapporte un point",
    text: "Une tuile posée dans un État rapporte un point de sa couleur au joueur qui y a le chef de cette couleur. Votre soldat rouge est en b4.",
    steps: ["Posez une tuile rouge à côté de votre soldat, ou à côté de la tuile noire qui le touche."],
    praise:
      "Un point rouge pour vous. Peu importe qui pose la tuile\u00a0: seul compte le propriétaire du chef de cette couleur.",
  },
  governor: {
    title: "Le gouverneur remplace les absents",
    text: "Si un État n’a pas de chef de la couleur de la tuile, le point va au joueur qui y a le gouverneur noir. Dans l’État autour de e7, le gouverneur est à vous et le soldat au Taureau.",
    steps: ["Posez dans cet État une tuile qui vous rapporte un point."],
    praise:
      "Personne n’a ici de chef de cette couleur, c’est donc votre gouverneur qui a pris le point. Une tuile rouge aurait rapporté au Taureau.",
  },
  chain: {
    title: "Les paysans suivent le fleuve",
    text: "Les tuiles bleues vont seulement sur les fleuves, toutes les autres seulement sur la terre. En une seule action vous pouvez poser plusieurs tuiles bleues, chacune à côté de la précédente. Votre paysan est en h2.",
    steps: [
      "Posez une tuile bleue sur le fleuve, à côté de l’État de votre paysan\u00a0: i1, h1 ou j1.",
      "Continuez le long du fleuve, avec une tuile bleue à côté de la dernière.",
      "Et encore une.",
    ],
    praise: "Trois points bleus, pour une seule action.",
  },
  merchants: {
    title: "Les marchands",
    text: "Six tuiles face visible se trouvent à côté du plateau\u00a0: les marchands. Après avoir posé une tuile verte, vous pouvez en prendre une en main. La place vide est comblée à la fin de votre tour.",
    steps: [
      "Posez une tuile verte dans l’État de votre négociant, autour de g11.",
      "Prenez maintenant une tuile des marchands. Les jaunes sont rares.",
    ],
    praise: "Un point vert, et une tuile de votre choix pour la suite.",
  },
  pagoda: {
    title: "Trois d’une couleur portent une pagode",
    text: "Quand trois tuiles d’une couleur se touchent toutes, une pagode peut s’y dresser. À la fin de chacun de vos tours, elle rapporte un point à votre chef de cette couleur, s’il est dans le même État.",
    steps: [
      "Complétez un triangle\u00a0: posez une tuile noire à côté à la fois de j6 et de j7, en i7 ou en k7.",
      "Construisez la pagode sur le triangle.",
      "Passez maintenant. Votre tour finit, et la pagode rapporte.",
    ],
    praise: "Un point noir, et un autre après chacun de vos tours tant que votre gouverneur reste là.",
  },
  revolt: {
    title: "Révolte\u00a0: deux chefs, une place",
    text: "Un État n’a de place que pour un chef de chaque couleur. Le joueur qui en fait entrer un second déclenche une révolte. Chacun compte les tuiles noires à côté de son chef et ajoute des tuiles noires de sa main\u00a0; un gouverneur hors du plateau ajoute 1. À égalité, le défenseur gagne.",
    steps: [
      "Placez votre négociant dans l’État du négociant du Taureau, à côté de l12.",
      "Vous êtes à 1 contre 1\u00a0; le Taureau répond après vous et a une tuile noire. Engagez assez pour l’emporter quand même.",
    ],
    praise:
      "Le négociant du Taureau est hors du plateau, vous gagnez un point vert, et les tuiles vertes de cet État travaillent désormais pour vous.",
  },
  war: {
    title: "Guerre\u00a0: deux États se rencontrent",
    text: "Une tuile peut unir deux États. Si une couleur a alors deux chefs, c’est la guerre\u00a0: chaque État compte ses tuiles rouges, et les joueurs ajoutent des tuiles rouges de leur main. Ici les deux États ont un gouverneur.",
    steps: [
      "Posez une tuile jaune en g13, entre votre État et celui du Taureau.",
      "Le Taureau a ajouté une tuile rouge\u00a0: 3 contre vos 2. Soutenez votre État, en f11, et engagez des tuiles rouges. Si vous devez subir une perte, cédez l’une des tuiles rouges proposées.",
    ],
    praise:
      "Le gouverneur du Taureau a quitté le plateau, et le vôtre a gagné un point noir. L’État perdant perd toutes ses tuiles rouges\u00a0; le vainqueur paie lui aussi\u00a0: autant que la force du perdant.",
  },
  riot: {
    title: "Émeute paysanne",
    text: "Deux tuiles bleues de la main déclenchent une émeute\u00a0: vous retirez du plateau la tuile de votre choix. Un paysan hors du plateau peut remplacer l’une des deux. Un chef sans tuile noire à ses côtés doit partir.",
    steps: [
      "Déclenchez une émeute.",
      "Le soldat du Taureau en f7 n’a qu’une seule tuile noire à côté de lui. Retirez-la.",
    ],
    praise: "Le soldat est parti, et ce qui reste de l’État n’a plus de chef.",
  },
  build: {
    title: "Les négociants construisent",
    text: "Deux tuiles vertes de la main construisent une pagode sur un triangle d’une seule couleur qui n’en porte pas encore, où qu’il soit. Un négociant hors du plateau peut remplacer l’une des deux tuiles.",
    steps: [
      "Construisez\u00a0: une tuile verte suffit, car votre négociant aide.",
      "Choisissez le triangle dans l’État de votre soldat\u00a0: b4 b5 c5.",
      "Passez. Votre tour finit, et la pagode rapporte.",
    ],
    praise: "Un point rouge pour votre soldat. Sur l’autre triangle, la pagode aurait rapporté au Taureau.",
  },
  replace: {
    title: "Une meilleure main",
    text: "Vous pouvez échanger les tuiles qui ne vous conviennent pas\u00a0: défaussez-en autant que vous voulez, face cachée, et piochez-en autant. Le tout ne compte que pour une action.",
    steps: ["Échangez quelques-unes de vos tuiles bleues\u00a0: défaussez-les une à une, puis terminez."],
    praise:
      "Vous avez de nouvelles tuiles, et personne n’a vu les anciennes. Attention vers la fin\u00a0: la partie se termine dès qu’un joueur doit piocher dans un sac vide.",
  },
  end: {
    title: "La couleur la plus faible compte",
    text: "La partie se termine quand il faut piocher une tuile et que le sac est vide. Votre résultat est votre couleur la plus basse\u00a0; chaque point jaune s’ajoute à celle qui est la plus basse. Vous avez noir 4, rouge 3, vert 1, bleu 3 et jaune 1\u00a0: un résultat de 2. La plus basse du Taureau est aussi 2, et sa deuxième est meilleure que la vôtre. Le sac est vide et c’est votre dernière action.",
    steps: ["Gagnez la partie\u00a0: relevez votre couleur la plus faible."],
    praise:
      "Vert 2 et le point jaune font 3, le Taureau a 2\u00a0: vous gagnez. L’équilibre vaut mieux qu’un seul point fort. Vous en savez assez pour jouer.",
  },
};
