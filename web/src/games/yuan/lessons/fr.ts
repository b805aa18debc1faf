import type { LessonTexts } from "./texts";

export const texts: LessonTexts = {
  colonize: {
    title: "Une cible, trois niveaux",
    text: "Vous menez Mu, le clan noir, depuis sa seule ville SONG. À chaque tour vous nommez une province et un niveau pour trois sortes d’action. Le Développement I d’une province libre ne coûte rien : il prend la cible, qui doit être à portée de votre terre, et chaque province libre à côté.",
    steps: ["Cliquez sur XIA sur la carte, laissez le Développement à I et scellez le plan."],
    praise: "Un plan, quatre provinces, dont deux avec un temple.",
  },
  expand: {
    title: "Grandir de tous côtés",
    text: "Le Développement d’une province à soi est une Expansion : il prend chaque province libre à côté du groupe entier dont elle fait partie. Les villages montrent ce qui est à vous.",
    steps: ["Choisissez SONG ou ALTAI comme cible avec Développement I."],
    praise:
      "Tout le groupe a grandi d’un coup. Là où deux clans revendiquent ainsi la même province, elle reste libre.",
  },
  pass: {
    title: "Passer rapporte",
    text: "Les niveaux II et III coûtent des Chão, monnaie de papier. Les revenus sont rares : le plus sûr est de passer, ce qui en rapporte 6.",
    steps: ["Passez : le bouton est au-dessus de la carte."],
    praise: "Six Chão. Les autres ont joué leur tour pendant ce temps : choisissez le moment.",
  },
  costs: {
    title: "Le riz rend moins cher",
    text: "Le niveau II coûte 4 et le III coûte 7, mais chaque rizière ôte 1 au Développement, chaque forêt à la Fortification, chaque mine à la Militarisation. Votre ville doublée en TANG compte pour deux rizières. Vous avez 2 Chão.",
    steps: ["Prenez de la terre avec le Développement II."],
    praise: "Il a coûté 2 et en a rendu 2. Seul compte ce que vous aviez avant le tour.",
  },
  water: {
    title: "Par-dessus l’eau",
    text: "Toutes les provinces d’un lac sont reliées, mais l’eau ne joint pas les groupes. Et chaque groupe veut une ville : une colonie à l’écart en devient une d’elle-même, sans frais.",
    steps: ["Colonisez une province sur l’autre rive du lac à côté d’ALTAI, CAO par exemple."],
    praise: "Une deuxième ville pour rien, et un temple avec elle.",
  },
  far: {
    title: "Partout sur la carte",
    text: "KHAL et sa voisine CAO ont des temples, et personne ne peut les atteindre. Le Développement III le peut : il colonise partout. Attention : si deux clans colonisent la même province, leurs deux tours sont annulés.",
    steps: ["Colonisez KHAL avec le Développement III."],
    praise: "Une colonie loin de chez vous, avec sa propre ville.",
  },
  city: {
    title: "Une deuxième ville",
    text: "Si la dernière ville d’un groupe tombe, tout le groupe est perdu. La Fortification II fait d’un village une ville ; d’une ville, le niveau I double ce qu’elle produit, II ajoute un rempart, III la rend indestructible.",
    steps: ["Faites une ville d’un de vos villages, XIA ou TANG."],
    praise: "Le groupe tient maintenant sur deux pieds.",
  },
  recruit: {
    title: "Lever des armées",
    text: "La Militarisation d’une ville à soi recrute : le niveau II une armée, le III trois. SONG est une ville doublée sur une mine, le niveau III coûte donc 5 au lieu de 7. À la fin d’un tour, trois armées au plus restent dans une province.",
    steps: ["Recrutez trois armées en SONG."],
    praise: "Une armée défend là où elle est, et menace tout ce qui est à portée.",
  },
  attack: {
    title: "Attaquer",
    text: "La Militarisation d’une province ennemie l’attaque avec toutes les armées à portée. Il faut plus que ses armées et son rempart, qui compte 2. Vous avez deux armées à côté de NIE ; le niveau II en amène une nouvelle.",
    steps: ["Prenez NIE à Suhey."],
    praise: "Trois contre un rempart de 2 : il reste une armée qui tient NIE, et le temple est à vous.",
  },
  group: {
    title: "Sans ville tout est perdu",
    text: "NIE est la seule ville du groupe de Suhey ; ZAV et ULAN en sont des villages. Vous avez une armée en SONG, et rien ne défend NIE.",
    steps: ["Attaquez NIE."],
    praise: "Les villages n’avaient plus de ville et sont passés à vous. Gardez bien votre dernière ville.",
  },
  temple: {
    title: "Bâtir un temple",
    text: "Sur sa propre terre, le Développement III ne prend rien, mais bâtit un temple, dans une province de n’importe quelle sorte, et vole jusqu’à 2 Chão à chaque clan voisin.",
    steps: ["Bâtissez un temple en SONG, à côté de NIE de Suhey."],
    praise: "Les temples se trouvent et se bâtissent, et un voisin a payé.",
  },
  win: {
    title: "Gagner",
    text: "La roue montre combien de temples gagnent : 9 au début, puis de moins en moins. C’est le tour 13, et 3 suffisent. Vous tenez XIA et NIE. Les plans se font en même temps : regardez ce que les autres pourraient faire, puis frappez.",
    steps: ["Gagnez maintenant : prenez un troisième temple. CHENG est au bord du lac à côté de NIE."],
    praise: "Trois temples au tour 13 : le mandat est à vous. Vous savez tout ce qu’il faut pour une première partie.",
  },
};
