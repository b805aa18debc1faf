import type { RulesText } from "./structure";

export const text: RulesText = {
  title: "Yuan, l’art de la guerre",
  lead: "Huit clans, une dynastie. De deux à huit joueurs préparent en secret une province et trois niveaux chacun, puis tout arrive en même temps : colonies, villes, armées, attaques. Un clan qui contrôle autant de temples que la roue du temps en montre gagne.",
  chapters: {
    pieces: "Mots et pièces",
    "set-up": "Mise en place",
    turn: "Le tour",
    actions: "Ce que fait un plan",
    resolution: "Résolution",
    victory: "Victoire",
    variants: "Autres façons de jouer",
    rulings: "Décisions : ce que le livret laisse ouvert",
    departures: "Décisions : où nous nous écartons du livret",
  },
  rules: {
    Y2: {
      title: "Terre et groupes",
      text: "Adjacence, lacs, liaisons et groupes sont ceux du glossaire. Après chaque phase, chaque groupe contient au moins une ville.",
    },
    "Y3.1": {
      title: "Ce qu’il y a",
      text: "Villages, villes, remparts, temples et Chão sont illimités ; chaque clan a 10 armées.",
    },
    "Y3.2": {
      title: "Tuiles",
      text: "Une boîte a 15 tuiles de sept hexagones : A–H pour deux joueurs, I–L en plus pour trois, M–O en plus pour quatre. Elles portent 13 provinces de chaque sorte. Les tuiles s’emboîtent d’une seule façon, et chacune se tourne par pas de 60°.",
    },
    "Y3.3": {
      title: "Volcans",
      text: "Certaines montagnes des tuiles F, C, J et M de Mongolie sont des volcans ; pour le reste, ce sont des montagnes ordinaires.",
    },
    "Y3.4": {
      title: "Les tuiles de Chine",
      text: "Les tuiles de Chine sont l’image en miroir de celles de Mongolie, avec d’autres noms ; D, G, J et N ont des rivières.",
    },
    "Y4.1": {
      title: "Quelles tuiles",
      text: "Deux, trois ou quatre joueurs prennent les tuiles d’une boîte pour ce nombre : 8, 12 ou 15. À cinq on prend toute une boîte et I–L de l’autre (19), à six I–O de l’autre (22), à sept A–L de l’autre (27), à huit tout (30).",
    },
    "Y4.2.1": {
      title: "Poser la carte",
      text: "Les tuiles sont distribuées une à une. En commençant par le premier joueur, chacun à son tour pose une tuile à côté d’une tuile posée, tournée à volonté.",
    },
    "Y4.2.2": { title: "Les temples", text: "Un temple est placé sur chaque colline." },
    "Y4.2.3": {
      title: "Premières villes",
      text: "On place une ville par joueur, en autant de couleurs, sur des provinces de n’importe quelle sorte : les sièges à tour de rôle, ou réparties sur la carte (A45), ou au hasard ; avec des enchères au hasard, sauf choix contraire dans l’option. A44 dit où elles peuvent être.",
    },
    "Y4.2.4": {
      title: "Couleurs",
      text: "C’est alors seulement que chaque siège tire sa couleur, c’est-à-dire son clan et sa ville.",
    },
    "Y4.2.5": { title: "Les Chão", text: "Chaque clan prend 4 Chão." },
    "Y4.2.6": { title: "Corrections", text: "Avec les pouvoirs des clans, la correction du clan s’ajoute." },
    "Y4.2.7": { title: "Marqueurs", text: "Les marqueurs sont placés : la première ville compte dès le tour 1." },
    "Y4.3": {
      title: "Enchères",
      text: "Des enchères au lieu du tirage : chacun a 6 Chão. Tous les sièges sans clan misent en secret et en même temps ; la plus haute mise est payée, et son siège prend un clan restant avec sa ville ; les autres gardent leurs Chão ; et ainsi de suite. Si les plus hautes mises sont égales, les sièges à égalité misent de nouveau ; s’ils le sont encore et que tous ont misé le maximum possible, le sort décide (A36). Le dernier siège prend gratuitement ce qui reste. Les corrections des pouvoirs ne comptent pas.",
    },
    "Y5.1": {
      title: "La roue",
      text: "La roue montre les temples nécessaires à chaque tour : 9 9 9 9 8 7 6 6 5 5 4 4 3, et 3 à chaque tour suivant.",
    },
    "Y5.2": {
      title: "Préparer",
      text: "Tous les clans préparent en même temps et en secret : ils passent, ou nomment une province, la cible, et un niveau (aucun, I, II ou III) pour le Développement, la Fortification et la Militarisation ; il en faut au moins un. Sont permis : le Développement d’une cible libre ou du clan ; la Fortification d’une cible du clan, d’une cible libre avec le Développement, d’une cible qui n’est pas au clan avec la Militarisation ; la Militarisation d’une ville du clan, d’un village du clan avec Fortification II ou III, d’une cible libre avec tout Développement, et de toute cible qui n’est pas au clan si une de ses armées est à portée.",
    },
    "Y5.3": {
      title: "Coûts",
      text: "Le niveau I ne coûte rien, II coûte 4 et III coûte 7 Chão, moins le marqueur du riz pour le Développement, des forêts pour la Fortification, des mines pour la Militarisation, chacun séparément et jamais sous zéro. Le clan doit avoir toute la somme.",
    },
    "Y6.1": {
      title: "Développement",
      text: "Sur une cible libre, c’est une Colonisation : I prend la cible, qui doit être à portée d’une province du clan, et chaque province libre adjacente ; II fait de même et rapporte 2 Chão ; III fait comme I mais partout sur la carte. Sur une cible du clan, c’est une Expansion : I prend chaque province libre adjacente au groupe de la cible ; II fait de même et rapporte 2 Chão ; III ne prend pas de terre mais bâtit un temple et vole. Les étapes pour tous les clans vont de Y6.1.1 à Y6.1.5.",
    },
    "Y6.1.1": { title: "La même cible", text: "Deux Colonisations ou plus de la même cible s’annulent (A1)." },
    "Y6.1.2": { title: "Cibles", text: "Les autres cibles sont prises." },
    "Y6.1.3": {
      title: "La terre à côté",
      text: "Une province libre à côté de cibles et de groupes va au clan qui est seul à la revendiquer ; si plusieurs la revendiquent, elle reste libre. Une cible l’emporte sur une revendication.",
    },
    "Y6.1.4": {
      title: "Une nouvelle ville",
      text: "Une cible colonisée dont le groupe n’a pas de ville en devient une, sans frais.",
    },
    "Y6.1.5": {
      title: "Temples et vols",
      text: "L’Expansion III place un temple sur la cible si elle n’en a pas. Son clan vole ensuite jusqu’à 2 Chão à chaque clan qui a une province adjacente à la cible. Deux bâtisseurs qui bordent chacun le temple de l’autre s’épargnent. Plusieurs voleurs d’une victime prennent par tournées de 1 chacun ; le vol s’arrête à la tournée où la victime ne peut pas payer tout le monde.",
    },
    "Y6.2": {
      title: "La Fortification",
      text: "Sur un village, c’est une Urbanisation : I ne fait rien ; II en fait une ville ; III en fait une ville fortifiée et apporte une armée. Sur une ville, c’est un Renforcement : I la double ; II la double et la fortifie ; III la rend indestructible et apporte une armée. Rien n’est doublé deux fois, et rien de ce qui existe n’est enlevé.",
    },
    "Y6.3": {
      title: "Militarisation",
      text: "Sur une ville du clan, c’est un Recrutement : I ne fait rien, II apporte une armée, III trois. Sur une province ennemie, c’est une Attaque : I envoie toutes les armées du clan à portée de la cible ; II envoie avec elles une nouvelle armée ; III fait comme II et, si la cible tombe, frappe chaque province ennemie adjacente avec une force de 1. Une attaque demande une armée à portée.",
    },
    Y7: {
      title: "L’ordre",
      text: "Les phases se suivent dans cet ordre, chacune pour tous les clans à la fois. Sauf pour Y7.5 et A1, rien de ce qui reste sans effet n’est remboursé.",
    },
    "Y7.0": { title: "Révélation", text: "Tous les plans sont montrés et payés." },
    "Y7.1": { title: "Développement", text: "Le Développement de tous les clans, dans les étapes de Y6.1." },
    "Y7.2": {
      title: "La Fortification",
      text: "La Fortification de toutes les cibles qui appartiennent maintenant à leur clan (Y6.2).",
    },
    "Y7.3": {
      title: "Recrutement",
      text: "Le Recrutement dans toutes les cibles qui sont maintenant des villes du clan (Y6.3).",
    },
    "Y7.4": { title: "Attaques", text: "Les attaques, dans les étapes de Y7.4.1 à Y7.4.7." },
    "Y7.4.1": {
      title: "Rassemblement",
      text: "Les armées de tous les attaquants quittent leur foyer en même temps et ne le défendent plus. Une attaque qui n’en rassemble aucune échoue.",
    },
    "Y7.4.2": {
      title: "Attaquants contre attaquants",
      text: "Les attaquants d’une cible se battent entre eux : le plus fort garde son avance sur le deuxième ; si les plus forts sont égaux, il ne reste personne.",
    },
    "Y7.4.3": {
      title: "Contre la province",
      text: "Puis ils affrontent la province : ses armées, plus 2 pour un rempart de bois, plus 1 pour une ville indestructible du même clan à côté. Un attaquant qui a plus que cela gagne, et la différence survit. Sinon tous les attaquants meurent et tuent autant d’armées. Une ville indestructible ne peut être prise, mais ses armées peuvent être tuées.",
    },
    "Y7.4.4": {
      title: "La frappe du niveau III",
      text: "Les vainqueurs de niveau III frappent autour de leur cible. Une frappe prend une province sans défense, ou tue une armée là où il y en a. Les frappes de plusieurs clans sur une province s’annulent. Une province qui vient de tomber dans une attaque principale n’est pas frappée.",
    },
    "Y7.4.5": {
      title: "Prise",
      text: "Toutes les prises ont lieu à la fois : tout sauf le temple est enlevé, et l’on place le village du vainqueur, avec les armées survivantes dans une cible principale.",
    },
    "Y7.4.6": {
      title: "Groupes sans ville",
      text: "On considère chaque attaquant séparément : ses prises retirées de la terre de la victime, il revendique ce qui se trouve alors dans un groupe sans ville. Ce qu’un seul attaquant revendique est à lui ; ce que plusieurs revendiquent devient libre. Ce qui n’est sans ville qu’à cause des pertes face à plusieurs clans ensemble devient libre aussi. Les armées qui s’y trouvent sont enlevées.",
    },
    "Y7.4.7": {
      title: "Une nouvelle ville",
      text: "Une cible prise dont le groupe n’a pas de ville en devient une. Les groupes qui n’en ont toujours pas deviennent libres.",
    },
    "Y7.5": {
      title: "Fortification après les attaques",
      text: "La Fortification d’une cible attaquée : si elle est maintenant au clan, elle est exécutée, sinon son coût est remboursé.",
    },
    "Y7.6": { title: "Revenus", text: "2 Chão pour Colonisation II et Expansion II, 6 pour passer, rien d’autre." },
    "Y7.7": {
      title: "Mise à jour",
      text: "Les volcans entrent en éruption si leur tour est venu ; chaque province garde au plus trois armées ; les marqueurs sont mis à jour.",
    },
    Y8: {
      title: "Qui gagne",
      text: "Un clan qui a au moins autant de temples que la roue en montre gagne. S’il y en a plusieurs, celui qui a le plus de temples gagne, puis le plus de mines, de Chão, d’armées ; puis la victoire est partagée (A29 ; avec le pouvoir de Mu A30). Un clan sans province continue à jouer.",
    },
    "Y9.1": {
      title: "Volcans",
      text: "Les provinces adjacentes à un volcan produisent le double. À la fin des tours 5, 9 et 13 elles deviennent libres : villages, villes de toute sorte, remparts et armées sont enlevés, les temples restent.",
    },
    "Y9.2": {
      title: "Rivières",
      text: "Les provinces séparées par une rivière ne sont pas adjacentes, et toutes les provinces qui touchent la même rivière sont reliées.",
    },
    "Y9.3": {
      title: "Pouvoirs des clans",
      text: "Mu (−2 Chão) : gagne aussi avec trois fois l’objectif en provinces, celles à temple comptant deux, et gagne chaque fois qu’il atteint son but en même temps que d’autres (A30). Suhey (−1) : prend les provinces que le Développement laisserait libres à cause d’un autre clan. Weyu : les armées attaquent à travers une montagne et jusqu’à deux hexagones d’eau. Xiangi : traverse au plus deux hexagones d’eau ; ses provinces avec une armée, à côté de deux montagnes, ont 2 de défense en plus. Règles maison : Huan : Urbanisation I vaut II, et le village peut recruter dans le même plan. Zhuang (−1) : Colonisation I et II atteignent toutes les rives. Luong (−1) : passer rapporte 8. Goujian (−2) : gagne les égalités d’attaque contre les provinces sans rempart.",
    },
    "Y9.4": {
      title: "Scénarios",
      text: "La traversée des eaux (crossing, 3 joueurs), Le contrôle du fleuve (river, 4), Conflit généralisé (conflict, 5) imposent la carte et les premières villes ; les clans sont mis aux enchères.",
    },
    "Y9.5": {
      title: "De cinq à huit joueurs",
      text: "De cinq à huit joueurs prennent les deux boîtes et les huit clans ; volcans et rivières peuvent valoir ensemble.",
    },
    A1: {
      title: "Deux colonisent une province",
      text: "Deux Colonisations d’une cible libre : toutes les actions de ces clans à ce tour sont annulées et non payées, et il ne leur arrive rien d’autre. Option clash : avec pass chacun compte comme ayant passé ; avec honour le clan au plus petit numéro d’honneur garde la cible et les autres comptent comme ayant passé.",
    },
    A2: {
      title: "L’objectif",
      text: "L’objectif est celui de la version numérique de l’auteur ; strict est le simple « un de moins tous les deux tours ».",
    },
    A3: { title: "Colonisation III", text: "La Colonisation III ne rapporte rien ; option colony_bonus." },
    A4: {
      title: "Jusqu’où va l’Expansion",
      text: "L’Expansion prend toutes les provinces libres adjacentes à tout le groupe de la cible.",
    },
    A5: { title: "Expansion III et terre", text: "L’Expansion III ne prend pas de terre." },
    A6: { title: "Un temple est déjà là", text: "L’Expansion III dans une province avec un temple vole seulement." },
    A7: { title: "Des temples partout", text: "Un temple peut être bâti dans une province de n’importe quelle sorte." },
    A8: { title: "Vol et eau", text: "On vole par adjacence, jamais par-dessus l’eau." },
    A9: { title: "À chaque clan", text: "Un bâtisseur vole 2 à chaque clan voisin ; option tax_by_province." },
    A10: {
      title: "Bâtisseurs et autres",
      text: "Deux bâtisseurs ne s’épargnent que si chacun volerait l’autre ; les autres clans peuvent toujours les voler.",
    },
    A11: { title: "Cible et revendication", text: "Une cible l’emporte sur une revendication adjacente." },
    A12: {
      title: "Une cible qui reste libre",
      text: "Une cible dont les colonisateurs se sont annulés est encore libre, donc elle peut être revendiquée comme adjacente.",
    },
    A13: {
      title: "Recruter dans un village",
      text: "Le recrutement dans un village est impossible, sauf s’il est une ville quand vient sa phase.",
    },
    A14: {
      title: "Une armée suffit",
      text: "Une armée suffit pour une attaque, et toute autre armée à portée doit s’y joindre.",
    },
    A15: {
      title: "Les remparts coûtent des armées",
      text: "Les remparts coûtent des armées à l’attaquant : la défense totale est soustraite.",
    },
    A16: {
      title: "Une attaque manquée",
      text: "Une attaque manquée : tous les attaquants meurent, le défenseur perd autant d’armées, le rempart reste.",
    },
    A18: {
      title: "Une frappe contre une armée",
      text: "Une frappe contre une armée : l’armée meurt, la province tient.",
    },
    A19: {
      title: "Ce qui n’est pas frappé",
      text: "Une frappe ne touche jamais les provinces libres ni celles du même clan.",
    },
    A20: { title: "Une frappe et l’eau", text: "Une frappe ne traverse pas l’eau." },
    A21: {
      title: "Armées qui se croisent",
      text: "Les armées qui se croisent ne se rencontrent jamais : elles sont parties avant.",
    },
    A22: {
      title: "Armées d’un groupe perdu",
      text: "Les armées d’un groupe détruit sont enlevées ; celles parties attaquer survivent si elles tiennent leur cible.",
    },
    A23: {
      title: "Attaquer une terre libre",
      text: "Une province libre quand on prépare les plans peut être attaquée : cela marche si un ennemi la colonise à ce tour.",
    },
    A24: {
      title: "Une cible perdue avant",
      text: "Si une cible du clan est perdue avant la Fortification d’après les attaques, rien n’est remboursé, sauf si la Militarisation était une attaque.",
    },
    A25: {
      title: "Fortifiée et perdue",
      text: "Une Fortification exécutée avant les attaques sur une province ensuite perdue est perdue et n’est pas remboursée.",
    },
    A26: {
      title: "Plus d’armée",
      text: "Si la réserve d’armées est épuisée, aucune armée ne vient, mais le reste de l’effet s’applique.",
    },
    A27: { title: "Nombre d’armées", text: "10 armées par clan ; option armies." },
    A28: {
      title: "Une quatrième armée",
      text: "Une armée peut s’ajouter à trois ; le surplus est enlevé à la mise à jour.",
    },
    A29: {
      title: "Plusieurs atteignent l’objectif",
      text: "Plusieurs clans atteignent l’objectif au même contrôle : temples, mines, Chão, armées, puis partage. Le livret nomme d’abord les mines en cas d’égalité, et ce qu’est une égalité peut se lire de deux façons ; avec l’option tie_break sur mines tous ces clans sont à égalité : mines, Chão, armées, puis partage. Après le dernier tour (A38) les temples passent toujours en premier.",
    },
    A30: {
      title: "Le clan Mu",
      text: "La condition de Mu s’ajoute ; une province à temple compte deux. Chaque fois que Mu se qualifie au même contrôle que d’autres, Mu gagne. Avec l’option mu_tie sur temples il ne gagne que contre des clans ayant autant de temples, avant qu’on compare les mines ; si tie_break est aussi sur mines, il se place alors juste devant le meilleur de ceux-là.",
    },
    A31: {
      title: "Le clan Suhey",
      text: "Dans un conflit de cibles, Suhey prend la cible, et les autres sont annulés.",
    },
    A32: {
      title: "Le chemin de Weyu",
      text: "Weyu traverse au plus une montagne et au plus deux hexagones d’eau, dans n’importe quel ordre et seulement pour attaquer ; ces armées se joignent à l’attaque comme toutes les autres.",
    },
    A33: {
      title: "Entre deux montagnes",
      text: "« Entre deux montagnes » pour Xiangi : au moins deux montagnes à côté de la province ; un volcan compte.",
    },
    A34: { title: "Éruption et groupes", text: "Une éruption qui brise un groupe libère les parties sans ville." },
    A35: { title: "Volcans et temples", text: "Les volcans ne doublent pas les temples." },
    A37: {
      title: "Un clan sans terre",
      text: "Un clan sans province reste en jeu : il peut passer ou utiliser la Colonisation III.",
    },
    A39: { title: "Le nom Xiangi", text: "Le nom est Xiangi, comme dans le livret." },
    A40: {
      title: "Noms des provinces",
      text: "Si les tuiles de Mongolie servent deux fois, les noms indiquent la boîte : GE-m, GE-c.",
    },
    A41: { title: "Autres pièces", text: "Villages, villes, remparts et temples sont illimités." },
    A42: {
      title: "Par-dessus une montagne",
      text: "Deux provinces jointes seulement par une montagne ne sont pas reliées.",
    },
    A43: {
      title: "Quels clans jouent",
      text: "Les clans sont tirés des quatre de la boîte, ou des huit à cinq joueurs et plus ; la k-ième ville appartient au k-ième clan tiré, dans les scénarios aussi ; les clans de Chine sans pouvoirs maison n’ont pas de correction.",
    },
    A45: {
      title: "Répartir les villes",
      text: "Répartition automatique : chaque ville suivante va dans une province à la plus grande distance de la ville la plus proche, les égalités par le sort.",
    },
    A46: {
      title: "Miser de nouveau",
      text: "Une nouvelle mise après une égalité peut aller de rien à tous les Chão ; le vainqueur paie la nouvelle mise ; le sort (A36) tranche entre les plus hautes des dernières mises.",
    },
    A47: { title: "Une cible sans niveau", text: "Une cible sans niveau n’est pas un plan : on passe." },
    A48: {
      title: "Vols à la fois",
      text: "Les vols se calculent pour tous les voleurs sur les Chão d’avant tout vol ; qui bâtit là où un temple se trouvait déjà compte quand même comme bâtisseur ; ce que A1 rend est disponible aussitôt.",
    },
    A49: {
      title: "Vol par province",
      text: "Avec tax_by_province un voleur prend jusqu’à 2 pour chaque province adjacente, dans les mêmes tournées.",
    },
    A50: {
      title: "Attaque d’une terre encore libre",
      text: "Une attaque d’une province encore libre : les armées restent au foyer, la Militarisation est perdue, une Fortification est rendue.",
    },
    A51: {
      title: "Une frappe contre davantage",
      text: "Une frappe contre deux armées ou plus, ou une armée avec défense fixe : une armée meurt, la province tient.",
    },
    A52: {
      title: "La défense de Xiangi",
      text: "Les 2 de défense en plus de Xiangi demandent une armée encore là après le rassemblement ; c’est une défense fixe. Une rivière ne compte pas comme eau.",
    },
    A53: {
      title: "Toucher une rivière",
      text: "Une province touche une rivière par un côté, non par un coin. Des côtés de rivière qui partagent un coin sont une rivière. Une rivière rejoint tout lac à son coin, sur une autre tuile aussi.",
    },
    A54: { title: "Deux volcans", text: "Deux volcans près d’une province ne font que doubler." },
    A55: {
      title: "Expansion qui ne trouve rien",
      text: "L’Expansion II qui ne trouve pas de terre rapporte quand même 2.",
    },
    A56: { title: "Doubler l’indestructible", text: "Le Renforcement I d’une ville indestructible la double." },
    A57: {
      title: "Goujian et Zhuang",
      text: "Pouvoirs maison : à égalité des plus forts, Goujian garde une armée devant une province sans rempart, et la prend si sa défense n’est pas plus grande ; Zhuang n’a pas besoin d’une de ses provinces à proximité.",
    },
    A58: { title: "Honneur", text: "L’honneur 1 est le moindre ; « plus d’honneur » est le plus grand numéro." },
    A59: {
      title: "Les deux boîtes",
      text: "Avec deux boîtes, on prend d’ordinaire les tuiles de Chine ; l’option china prend deux fois celles de Mongolie.",
    },
    A17: {
      title: "À côté d’une ville indestructible",
      text: "Le livret donne une défense de 1 à toutes les provinces adjacentes à une ville indestructible. Ici elle n’aide que les provinces adjacentes du même clan, ne s’additionne pas s’il y a deux de ces villes et s’ajoute aux armées et au rempart.",
    },
    A36: {
      title: "Égalités de mises",
      text: "Après une première égalité de mises, ceux qui sont à égalité misent de nouveau, quelle qu’ait été leur mise. S’ils le sont encore et que tous ont misé le maximum possible (6, ou tout ce qu’ils ont), le sort décide, comme le dit le livret ; toute autre égalité suivante est rejouée par de nouvelles mises. D’après le livret, cela pourrait durer sans fin : ici, le sort tranche la cinquième égalité d’une enchère. Avec l’option bid_ties sur lot, la deuxième l’est toujours.",
    },
    A38: {
      title: "Le dernier tour",
      text: "Le livret ne prévoit pas de dernier tour. Ici la partie finit après le tour 20 (option max_turns), et les clans sont classés par temples, mines, Chão, armées ; puis ils partagent. Avec none il n’y a pas de dernier tour, comme dans le livret : les joueurs peuvent convenir de finir la partie.",
    },
    A44: {
      title: "Placer tuiles et villes",
      text: "Le livret laisse tous les joueurs s’accorder sur la place des premières villes, et toute province est permise. Ici, aucun accord n’est nécessaire : les sièges placent tuiles et villes à tour de rôle, le premier joueur d’abord, ou le sort le fait (Y4.2.3). Une ville peut être dans toute province qui n’en a pas ; avec l’option sites sur apart elle doit être à deux pas au moins de toute autre s’il y a une telle province. Toute tuile de la main peut être posée, la première à l’origine dans n’importe quel sens.",
    },
  },
  terms: {
    tile: {
      word: "tuile",
      meaning:
        "sept hexagones, un centre et un anneau ; Am est la tuile A de la boîte Mongolie, Ac celle de la boîte Chine (Y3.2)",
    },
    province: {
      word: "une province",
      meaning: "un hexagone de riz, forêt, mine ou colline ; elle a un nom et peut appartenir à un clan",
    },
    wild: {
      word: "montagne, eau",
      meaning: "hexagones que personne ne peut posséder ; une montagne sépare, l’eau unit",
    },
    free: {
      word: "libre, à soi, ennemie",
      meaning: "une province sans village ni ville ; avec un de ceux du clan ; avec un de ceux d’un autre clan",
    },
    adjacent: { word: "adjacentes", meaning: "se dit de deux provinces qui ont un côté commun" },
    lake: { word: "lac", meaning: "un ensemble d’hexagones d’eau contigus" },
    connected: {
      word: "reliée, à portée",
      meaning: "reliées : qui touchent le même lac ou la même rivière ; à portée : adjacentes ou reliées",
    },
    group: { word: "groupe", meaning: "provinces d’un clan jointes par adjacence ; l’eau ne joint pas les groupes" },
    village: {
      word: "village, ville",
      meaning: "ce qui montre à qui est une province ; une ville doublée compte deux fois comme ressource",
    },
    rampart: {
      word: "rempart",
      meaning:
        "autour d’une ville : un de bois donne une défense de 2 (fortifiée), deux avec la pierre la rendent indestructible",
    },
    army: { word: "armée", meaning: "force 1" },
    temple: { word: "un temple", meaning: "ce qu’il faut pour gagner ; au début sur chaque colline" },
    chao: { word: "Chão", meaning: "monnaie de papier" },
    marker: {
      word: "marqueur",
      meaning: "le nombre de rizières, forêts ou mines d’un clan, comptées à la fin du dernier tour (Y7.7)",
    },
    wheel: {
      word: "roue, objectif",
      meaning: "la roue montre combien de temples gagnent à ce tour : l’objectif (Y5.1)",
    },
    clan: {
      word: "clan, siège",
      meaning: "un siège est la place d’un joueur ; lequel des huit clans il joue est tiré ou mis aux enchères",
    },
    honour: { word: "honneur", meaning: "un rang pour chaque clan, de Mu, 1, à Goujian, 8" },
    pass: { word: "passer", meaning: "ne rien préparer et gagner 6 Chão (Y7.6)" },
  },
  options: {
    scenario: {
      title: "Scénario",
      text: "Le scénario libre, ou une de trois cartes imposées avec enchères : crossing pour 3 joueurs, river pour 4, conflict pour 5.",
    },
    bidding: { title: "Enchères", text: "Villes et clans sont mis aux enchères au lieu d’être tirés au sort." },
    map: {
      title: "Carte",
      text: "Les joueurs posent les tuiles ; automatic : une carte compacte est tirée, la plus équitable de 24.",
    },
    cities: {
      title: "Premières villes",
      text: "Les joueurs les placent ; automatic : elles sont réparties sur la carte (A45) ; random : le sort les place, comme d’habitude avec des enchères.",
    },
    sites: {
      title: "Place des villes",
      text: "Toute province sans ville ; apart : à deux pas au moins de toute autre ville, s’il y a une telle province.",
    },
    box: { title: "Boîte", text: "La boîte utilisée, ou utilisée d’abord à 5 joueurs et plus." },
    china: { title: "Tuiles de Chine", text: "repeat : 5 joueurs et plus prennent deux fois les tuiles de Mongolie." },
    volcanoes: {
      title: "Volcans",
      text: "Les provinces au bord d’un volcan produisent le double et sont ravagées aux tours 5, 9 et 13.",
    },
    rivers: { title: "Rivières", text: "Les rivières séparent les provinces et relient celles de leurs rives." },
    powers: {
      title: "Pouvoirs des clans",
      text: "Les clans de Mongolie ont leurs pouvoirs imprimés et leurs corrections.",
    },
    house_powers: {
      title: "Pouvoirs maison",
      text: "Les clans de Chine ont des pouvoirs de notre invention : une règle maison.",
    },
    clash: {
      title: "Conflit de cibles",
      text: "Ce qui arrive aux clans qui colonisent la même province : cancel, pass ou honour.",
    },
    strict: { title: "Roue stricte", text: "La roue montre 9 9 8 8 7 7 6 6 5 5 4 4 3." },
    colony_bonus: { title: "Prime aux colonies", text: "La Colonisation III rapporte aussi 2 Chão." },
    tax_by_province: {
      title: "Vol par province",
      text: "Le bâtisseur d’un temple vole 2 pour chaque province adjacente, et non pour chaque clan.",
    },
    tie_break: {
      title: "Égalités",
      text: "Ce qui départage les clans qui atteignent l’objectif en même temps : les temples d’abord ; mines : les mines d’abord, quels que soient les temples.",
    },
    mu_tie: {
      title: "Mu et les égalités",
      text: "Avec son pouvoir, Mu gagne chaque fois qu’il se qualifie en même temps que d’autres ; temples : seulement contre des clans ayant autant de temples.",
    },
    bid_ties: {
      title: "Mises égales",
      text: "Les mises de nouveau égales sont refaites ; lot : une deuxième égalité est tranchée par le sort, quelle que soit la mise.",
    },
    armies: { title: "Armées", text: "Combien d’armées a un clan : 6, 8, 10, 12, 15 ou 20." },
    max_turns: {
      title: "Dernier tour",
      text: "Le dernier tour : 13, 15, 20, 25 ou 30. Aucun : la partie continue jusqu’à ce qu’un clan gagne ou que les joueurs conviennent de finir.",
    },
  },
  notes: {
    sources: {
      title: "D’où viennent ces règles",
      text: "Conçu par Charlie Sigogneau, publié par Oka Luda en 2023. Ceci est une réalisation d’amateurs, non officielle, qui explique les règles avec ses propres mots. Nos sources ne contiennent pas les images du livret ; la version numérique de l’auteur et des critiques publiques comblent ce qui manque, et nos reconstitutions sont énumérées ici.",
    },
    tiles: {
      title: "Cartes reconstituées",
      text: "Les tuiles de Mongolie sont reprises de la version numérique de l’auteur. Les tuiles de Chine sont une reconstitution : des images en miroir aux noms de notre cru. Les trois cartes de scénario sont aussi des reconstitutions, faites pour correspondre à leur nom.",
    },
    options: {
      title: "Options reconstituées",
      text: "Quelles montagnes sont des volcans, où courent les rivières et ce qu’elles font sont des reconstitutions. Les pouvoirs des clans de Chine sont des règles maison, de notre invention, désactivées d’ordinaire.",
    },
    numbers: {
      title: "Nombres reconstitués",
      text: "La roue est celle de la version numérique. On ignore combien d’armées contient la boîte : 10 est notre estimation, et une option. Toutes les autres pièces sont illimitées.",
    },
    small: {
      title: "Petites décisions",
      text: "Reconstitutions elles aussi : le premier joueur est tiré au sort ; aux égalités, plus de temples passe avant les mines (une option, A29) ; les temples restent quand une province tombe ; une frappe trouve ce qu’une attaque principale a laissé ; ce qui reste sans effet n’est pas remboursé ; les groupes restés sans ville deviennent libres ; il y a un dernier tour.",
    },
    digital: {
      title: "Où l’on ne suit pas la version numérique",
      text: "On ne la suit pas en sept points. En quatre d’entre eux le livret la contredit : elle ignore la défense à côté d’une ville indestructible, vole par province, ne rend pas la Fortification et tranche les égalités par l’honneur. Dans les trois autres le livret, autant que nous l’avons, ne dit rien : la version numérique réduit la Militarisation par le riz, bien que sa propre aide dise les mines ; elle paie pour la Colonisation III, alors que le livret ne nomme ce gain que pour le niveau II ; et elle donne les conflits au moindre honneur, là où une critique du jeu imprimé dit ce qui se joue ici.",
    },
  },
  glance: {
    title: "Terres et pièces",
    rice: "Le riz rend le Développement moins cher (Y5.3).",
    forest: "Les forêts rendent la Fortification moins chère (Y5.3).",
    mine: "Les mines rendent la Militarisation moins chère (Y5.3) et tranchent les égalités (Y8).",
    hill: "Chaque colline commence avec un temple (Y4.2.2) et ne produit rien.",
    mountain: "Les montagnes séparent : personne ne les possède ni ne les traverse (Y2).",
    water: "L’eau relie toutes les provinces de ses rives (Y2), mais ne joint pas les groupes.",
    village: "Un village montre à qui est une province.",
    city: "Chaque groupe a besoin d’une ville, sinon il est perdu (Y7.4.6).",
    doubled: "Une ville doublée compte deux fois comme ressource (Y6.2).",
    wood: "Un rempart de bois donne une défense de 2 (Y7.4.3).",
    stone: "Une ville avec un rempart de pierre ne peut pas être prise (Y7.4.3).",
    army: "Une armée attaque et défend avec une force de 1 ; au plus trois restent ensemble (Y7.7).",
  },
};
