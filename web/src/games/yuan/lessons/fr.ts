import type { LessonTexts } from "./texts";

export const texts: LessonTexts = {
  colonize: {
    title: "Une cible, trois niveaux",
    text: "Vous menez Mu, le clan noir, depuis sa seule ville SONG. À chaque tour vous nommez une province et un niveau pour trois sortes d’action. Le Développement I d’une province libre ne coûte rien : il prend la cible, qui doit être à portée de votre terre, et chaque province libre à côté.",
    steps: ["Cliquez sur XIA sur la carte, laissez le Développement à I et scellez le plan."],
    praise: "Un seul plan vous a donné quatre provinces, dont deux avec un temple.",
  },
  expand: {
    title: "Grandir de tous côtés",
    text: "Le Développement d’une de vos provinces est une Expansion : il prend chaque province libre à côté du groupe entier dont elle fait partie. Les villages montrent ce qui est à vous.",
    steps: ["Choisissez SONG ou ALTAI comme cible avec Développement I."],
    praise:
      "Tout le groupe a grandi d’un coup. Là où deux clans revendiquent ainsi la même province, elle reste libre.",
  },
  pass: {
    title: "Passer rapporte",
    text: "Les niveaux II et III coûtent des Chão, monnaie de papier. Les revenus sont rares : le plus sûr est de passer, ce qui en rapporte 6.",
    steps: ["Passez : le bouton est au-dessus de la carte."],
    praise: "Six Chão. Les autres ont joué leur tour pendant ce temps : choisissez bien le moment.",
  },
  costs: {
    title: "Le riz réduit les coûts",
    text: "Le niveau II coûte 4 et le III coûte 7, mais chaque rizière ôte 1 au Développement, chaque forêt à la Fortification, chaque mine à la Militarisation. Votre ville doublée en TANG compte pour deux rizières. Vous avez 2 Chão.",
    steps: ["Prenez de la terre avec le Développement II."],
    praise: "Il a coûté 2 et en a rendu 2. Seul compte ce que vous aviez avant le tour.",
  },
  water: {
    title: "De l’autre côté de l’eau",
    text: "Toutes les provinces d’un lac sont reliées, mais l’eau ne joint pas les groupes. Et chaque groupe a besoin d’une ville : une colonie isolée en devient une automatiquement, sans frais.",
    steps: ["Colonisez une province sur l’autre rive du lac à côté d’ALTAI, CAO par exemple."],
    praise: "Une deuxième ville gratuite, avec un temple en prime.",
  },
  far: {
    title: "Partout sur la carte",
    text: "KHAL et sa voisine CAO ont des temples, et personne ne peut les atteindre. Le Développement III le peut : il colonise partout. Attention : si deux clans colonisent la même province, leurs deux tours sont annulés.",
    steps: ["Colonisez KHAL avec le Développement III."],
    praise: "Une colonie loin de chez vous, avec sa propre ville.",
  },
  city: {
    title: "Une deuxième ville",
    text: "Si la dernière ville d’un groupe tombe, tout le groupe est perdu. La Fortification II transforme un village en ville. Sur une ville, le niveau I double ce qu’elle produit, II ajoute aussi un rempart, III la rend indestructible.",
    steps: ["Transformez en ville un de vos villages, XIA ou TANG."],
    praise: "Le groupe ne dépend plus d’une seule ville.",
  },
  recruit: {
    title: "Lever des armées",
    text: "La Militarisation d’une de vos villes recrute des armées : une avec le niveau II, trois avec le III. SONG est une ville doublée sur une mine, le niveau III coûte donc 5 au lieu de 7. À la fin d’un tour, trois armées au plus restent dans une province.",
    steps: ["Recrutez trois armées en SONG."],
    praise: "Une armée défend sa province et menace tout ce qui est à portée.",
  },
  attack: {
    title: "Attaquer",
    text: "La Militarisation d’une province ennemie l’attaque avec toutes les armées à portée. Il vous faut plus que ses armées et son rempart, qui vaut 2. Vous avez deux armées à côté de NIE ; le niveau II en amène une nouvelle.",
    steps: ["Prenez NIE à Suhey."],
    praise: "Trois contre un rempart de 2 : il reste une armée qui tient NIE, et le temple est à vous.",
  },
  group: {
    title: "Sans ville, tout est perdu",
    text: "NIE est la seule ville du groupe de Suhey ; ZAV et ULAN en sont des villages. Vous avez une armée en SONG, et rien ne défend NIE.",
    steps: ["Attaquez NIE."],
    praise: "Les villages n’avaient plus de ville et sont maintenant à vous. Protégez bien votre dernière ville.",
  },
  temple: {
    title: "Bâtir un temple",
    text: "Sur votre propre terre, le Développement III ne prend pas de province, mais bâtit un temple, dans une province de n’importe quelle sorte, et vole jusqu’à 2 Chão à chaque clan voisin.",
    steps: ["Bâtissez un temple en SONG, à côté de NIE de Suhey."],
    praise: "Les temples ne se trouvent pas seulement, ils se bâtissent, et cette fois un voisin a payé.",
  },
  win: {
    title: "Gagner",
    text: "La roue montre combien de temples il faut pour gagner : 9 au début, puis de moins en moins. C’est le tour 13, et 3 suffisent. Vous tenez XIA et NIE. Les plans se font en même temps : regardez ce que les autres pourraient faire, puis frappez.",
    steps: ["Gagnez maintenant : prenez un troisième temple. CHENG est au bord du lac à côté de NIE."],
    praise:
      "Trois temples au tour 13 : le mandat est à vous. Vous savez maintenant tout ce qu’il faut pour votre première partie.",
  },
};
