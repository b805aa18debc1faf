import type { ExampleTexts } from "./texts";

export const texts: ExampleTexts = {
  groups: {
    title: "Trois groupes",
    captions: [
      "Mu possède ALTAI, XIA, TANG et CAO, Suhey NIE et ULAN. Lesquelles vont ensemble ?",
      "ALTAI, XIA et TANG ont des côtés communs : le premier groupe.",
      "CAO n’en touche aucune. C’est un groupe à part, et il lui faut donc une ville à lui.",
      "NIE et ULAN sont le groupe de Suhey. Elles bordent XIA, mais sont à un autre clan.",
    ],
  },
  "across-water": {
    title: "Une colonie de l’autre côté de l’eau",
    captions: [
      "Mu a une province, MAO. La province GU est libre.",
      "MAO et GU touchent le même lac. Si grand qu’il soit, elles sont reliées, et GU est à portée.",
      "Colonisation I de GU : Mu prend GU et les provinces libres voisines, FEI et BUL. Le nouveau groupe n’a pas de ville ; GU en devient donc une, sans frais.",
    ],
  },
  "two-builders": {
    title: "Deux bâtisseurs côte à côte",
    captions: [
      "TANG est à Mu, XIA à Suhey, et elles sont adjacentes. Les deux clans préparent l’Expansion III.",
      "Mu bâtit un temple en TANG ; en XIA il y en a déjà un. Chacun volerait l’autre, alors ils s’épargnent et ne paient que leurs plans.",
    ],
  },
  "two-thieves": {
    title: "Deux voleurs, une victime",
    captions: [
      "Suhey, en XIA, a 3 Chão et borde TANG de Mu et NIE de Weyu. Mu et Weyu préparent tous deux l’Expansion III.",
      "Ils prennent par tournées, 1 Chão chacun. La première coûte 2 à Suhey. Il ne reste que 1, trop peu pour les deux à la deuxième, et cela s’arrête là : les deux voleurs ont eu la même somme.",
    ],
  },
  "fresh-army": {
    title: "Une armée nouvelle n’attaque pas seule",
    captions: [
      "Mu a une ville en XIA et aucune armée. TANG est la seule ville de Suhey.",
      "L’Attaque II apporterait une armée nouvelle, mais une attaque demande une armée déjà à portée.",
      "Mu recrute donc d’abord : la Militarisation II en XIA apporte une armée.",
      "Un tour plus tard l’Attaque II réussit : l’armée de XIA et une nouvelle prennent TANG. SONG de Suhey n’a plus de ville et passe à Mu.",
    ],
  },
  "three-attackers": {
    title: "Trois clans attaquent une province",
    captions: [
      "Xiangi tient XIA avec 1 armée. Mu a 3 armées à côté, Suhey 2, Weyu 1. Tous trois attaquent ; Mu au niveau II, qui en apporte une de plus.",
      "Les attaquants se battent d’abord : 4 contre 2 contre 1. Mu garde son avance sur le deuxième, 2 armées. Elles rencontrent alors le défenseur : 2 contre 1, XIA tombe, et 1 armée y reste.",
    ],
  },
  rampart: {
    title: "Trois armées pour un rempart",
    captions: [
      "TANG, ville de Suhey, a un rempart de bois : une défense de 2. Mu a 2 armées en XIA.",
      "Mu attaque avec les deux. 2 contre 2 ne suffit pas : les deux armées sont perdues, et le rempart tient.",
      "Mu recrute 3 armées.",
      "Maintenant 3 contre 2 : le rempart coûte 2 armées, et 1 prend TANG. SONG, sans ville, passe aussi à Mu.",
    ],
  },
  "last-city": {
    title: "La dernière ville d’un groupe",
    captions: [
      "Le groupe de Suhey, GU, FEI et BUL, a sa seule ville en GU. Mu a 2 armées en MAO, de l’autre côté du lac, et prépare l’Attaque I avec la Fortification II.",
      "GU tombe. FEI et BUL n’ont plus de ville et passent à Mu. Le nouveau groupe de Mu n’en a pas non plus ; GU devient donc une ville. La Fortification vient ensuite : elle trouve une ville, non un village, la double et ajoute un rempart de bois.",
    ],
  },
  swap: {
    title: "Deux attaques qui se croisent",
    captions: [
      "Mu attaque GU, ville de Suhey, avec 2 armées de MAO. En même temps Suhey attaque HOV, village de Mu, avec 2 armées de FEI.",
      "Les armées sont parties ensemble et ne se rencontrent pas ; les deux attaques réussissent. Pour le moment Suhey n’a pas de ville, et FEI passe à Mu. Puis les deux provinces conquises deviennent des villes : GU pour Mu, HOV pour Suhey.",
    ],
  },
  "two-isolate": {
    title: "Chacun prend ce qu’il isole",
    captions: [
      "La terre de Suhey est une chaîne, LI, JU, HUO, TANG, SONG, avec sa ville au milieu. Mu attaque JU, Weyu attaque TANG.",
      "En prenant JU, Mu isole LI à lui seul, et la prend. En prenant TANG, Weyu isole SONG à lui seul, et la prend. HUO a encore sa ville et reste à Suhey.",
    ],
  },
  "two-cities": {
    title: "Détruit seulement par deux attaques ensemble",
    captions: [
      "Le groupe de Suhey a deux villes, LI et TANG, et entre elles les villages JU et HUO. Mu attaque LI, Weyu attaque TANG, tous deux au niveau I.",
      "Les deux villes tombent. Aucune des attaques n’aurait à elle seule laissé JU et HUO sans ville ; elles ne vont donc à personne : elles deviennent libres.",
    ],
  },
  "two-cities-strike": {
    title: "La même chose avec l’Attaque III",
    captions: [
      "La même position, mais Weyu attaque TANG au niveau III.",
      "Après la victoire, Weyu frappe avec une force de 1 les provinces ennemies autour de TANG. HUO est sans défense et passe à Weyu ; JU ne borde pas TANG et devient libre, comme avant.",
    ],
  },
};
