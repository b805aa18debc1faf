import type { LessonTexts } from "./texts";

export const texts: LessonTexts = {
  leader: {
    title: "Un chef fait un État",
    text: "Vous êtes le Lion. Les tuiles ne sont à personne\u00a0; à vous sont cinq chefs, un de chaque couleur. Un chef se tient sur la terre, à côté d’une tuile noire. Des tuiles et des chefs qui se touchent forment un État.",
    steps: ["Choisissez un de vos chefs sous le plateau, puis une case libre à côté d’une tuile noire."],
    praise: "Un chef avec une tuile à ses côtés\u00a0: voilà un État, à vous de le développer.",
  },
  tile: {
    title: "Une tuile rapporte un point",
    text: "Une tuile posée dans un État rapporte un point de sa couleur à qui possède là le chef de cette couleur. Votre soldat rouge est en b4.",
    steps: ["Posez une tuile rouge à côté de votre soldat, ou à côté de la tuile noire qui le touche."],
    praise:
      "Un point rouge pour vous. Peu importe qui pose la tuile\u00a0: seul compte à qui est le chef de cette couleur.",
  },
  governor: {
    title: "Le gouverneur supplée",
    text: "Si un État n’a pas de chef de la couleur de la tuile, le point va à qui y possède le gouverneur noir. Dans l’État autour de e7, le gouverneur est à vous et le soldat au Taureau.",
    steps: ["Posez une tuile dans cet État de sorte que le point soit pour vous."],
    praise:
      "Personne ne dirige cette couleur ici, votre gouverneur a donc pris le point. Une tuile rouge aurait servi le Taureau.",
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
    text: "Six tuiles ouvertes sont à côté du plateau\u00a0: les marchands. Après avoir posé une tuile verte, vous pouvez en prendre une en main. La place vide est comblée à la fin de votre tour.",
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
    text: "Un État n’a de place que pour un chef de chaque couleur. Qui entre avec un second déclenche une révolte. Chacun compte les tuiles noires à côté de son chef et ajoute des tuiles noires de sa main\u00a0; un gouverneur hors du plateau aide pour 1. À égalité, le défenseur reste.",
    steps: [
      "Placez votre négociant dans l’État du négociant du Taureau, à côté de l12.",
      "C’est 1 à 1, le Taureau répond après vous et tient une tuile noire. Engagez assez pour l’emporter quand même.",
    ],
    praise:
      "Le négociant du Taureau est hors du plateau, vous gagnez un point vert, et les tuiles vertes de cet État travaillent désormais pour vous.",
  },
  war: {
    title: "Guerre\u00a0: deux États se rencontrent",
    text: "Une tuile peut unir deux États. Si une couleur a alors deux chefs, c’est la guerre\u00a0: chaque État compte ses tuiles rouges, et les joueurs ajoutent des tuiles rouges de leur main. Ici les deux États ont un gouverneur.",
    steps: [
      "Posez une tuile jaune en g13, entre votre État et celui du Taureau.",
      "Le Taureau a ajouté une tuile rouge\u00a0: 3 contre vos 2. Soutenez votre État, en f11, et engagez des tuiles rouges. Si l’on vous demande une perte, cédez l’une des tuiles rouges proposées.",
    ],
    praise:
      "Le gouverneur du Taureau a quitté le plateau, et le vôtre a gagné un point noir. Le perdant perd toutes ses tuiles rouges\u00a0; le vainqueur paie aussi\u00a0: autant que la force du perdant.",
  },
  riot: {
    title: "Émeute paysanne",
    text: "Deux tuiles bleues de la main déclenchent une émeute\u00a0: une tuile quelconque quitte le plateau. Un paysan hors du plateau peut valoir l’une des deux. Un chef sans tuile noire à ses côtés doit partir.",
    steps: ["Déclenchez une émeute.", "Le soldat du Taureau en f7 ne tient qu’à une seule tuile noire. Retirez-la."],
    praise: "Le soldat est parti, et ce qui reste de l’État n’a plus de chef.",
  },
  build: {
    title: "Les négociants construisent",
    text: "Deux tuiles vertes de la main construisent une pagode sur un triangle d’une seule couleur qui n’en porte pas encore, où qu’il soit. Un négociant hors du plateau peut valoir l’une des deux tuiles.",
    steps: [
      "Construisez\u00a0: une tuile verte suffit, car votre négociant aide.",
      "Choisissez le triangle dans l’État de votre soldat\u00a0: b4 b5 c5.",
      "Passez. Votre tour finit, et la pagode rapporte.",
    ],
    praise: "Un point rouge pour votre soldat. Sur l’autre triangle, la pagode aurait servi le Taureau.",
  },
  replace: {
    title: "Une meilleure main",
    text: "Les tuiles qui ne vous conviennent pas peuvent être échangées\u00a0: mettez-en de côté autant que vous voulez, face cachée, et piochez-en autant. Le tout est une seule action.",
    steps: ["Échangez quelques-unes de vos tuiles bleues\u00a0: mettez-les de côté une à une, puis terminez."],
    praise:
      "De nouvelles tuiles, et personne n’a vu les anciennes. Attention vers la fin\u00a0: qui doit piocher dans un sac vide termine la partie.",
  },
  end: {
    title: "La couleur la plus faible compte",
    text: "La partie est finie quand une tuile doit être piochée et que le sac est vide. Votre résultat est votre couleur la plus basse\u00a0; chaque point jaune s’ajoute à la plus basse. Vous avez noir 4, rouge 3, vert 1, bleu 3 et jaune 1\u00a0: un résultat de 2. La plus basse du Taureau est aussi 2, et sa deuxième est meilleure que la vôtre. Le sac est vide et c’est votre dernière action.",
    steps: ["Gagnez la partie\u00a0: relevez votre couleur la plus faible."],
    praise:
      "Vert 2 et le point jaune font 3, le Taureau a 2\u00a0: vous gagnez. Un règne équilibré vaut mieux qu’une seule force. Vous en savez assez pour jouer.",
  },
};
