import type { RulesText } from "./structure";

export const text: RulesText = {
  title: "Yellow & Yangtze",
  lead: "Sept États, deux fleuves, un seul mandat. Deux à quatre dynasties posent des tuiles, envoient des chefs, élèvent des pagodes et tranchent révoltes et guerres. À la fin, c’est la plus faible des quatre couleurs de chacun qui compte, et le meilleur résultat l’emporte.",
  chapters: {
    "set-up": "Mise en place",
    states: "Les États",
    turn: "Le tour",
    leaders: "Action A\u00a0: disposer un chef",
    tiles: "Action B\u00a0: poser une tuile",
    riot: "Action C\u00a0: émeute paysanne",
    build: "Action D\u00a0: construire une pagode",
    replace: "Action E\u00a0: échanger des tuiles",
    pagodas: "Les pagodes",
    revolts: "Les révoltes",
    wars: "Les guerres",
    end: "Fin et décompte",
    knowledge: "Ce que chacun sait",
  },
  rules: {
    S1: {
      title: "Les capitales",
      text: "Une tuile noire est posée sur chacune des sept capitales. Les 131 autres tuiles vont dans le sac.",
    },
    S2: {
      title: "Les joueurs",
      text: "Chaque joueur prend une dynastie, garde ses cinq chefs hors du plateau et pioche six tuiles que les autres ne voient pas.",
    },
    S3: {
      title: "Les marchands",
      text: "Six tuiles du sac sont posées face visible à côté du plateau\u00a0: les marchands.",
    },
    S4: { title: "Les pagodes", text: "Les neuf pagodes se trouvent à côté du plateau." },
    S5: {
      title: "Partie courte",
      text: "Option à deux joueurs\u00a0: 24 tuiles que personne n’a vues quittent le sac au début. Après la mise en place le sac contient 113, 107 ou 101 tuiles à deux, trois ou quatre joueurs, et 89 dans la partie courte.",
    },
    S6: {
      title: "Qui commence",
      text: "Le hasard désigne qui commence. On joue dans le sens horaire, qui est l’ordre des places.",
    },
    T1: {
      title: "Adjacent et relié",
      text: "Deux cases sont adjacentes si elles ont un côté commun. Des pièces sont reliées si une chaîne de tuiles et de chefs adjacents les unit, quels que soient leurs couleurs et leurs propriétaires.",
    },
    T2: {
      title: "Ce qu’est un État",
      text: "Un État est un groupe relié qui compte au moins une tuile et au moins un chef. Des tuiles sans chef ne forment pas d’État.",
    },
    T3: {
      title: "Un chef par couleur",
      text: "Quand une action est finie, aucun État n’a deux chefs d’une même couleur.",
    },
    P1: {
      title: "Deux actions",
      text: "Le joueur actif fait jusqu’à deux actions parmi les cinq sortes A à E, dans n’importe quel ordre, y compris deux fois la même. Passer, c’est renoncer au reste du tour.",
    },
    P2: {
      title: "La fin du tour",
      text: "Ensuite, dans cet ordre\u00a0: le joueur actif prend les points des pagodes (G6)\u00a0; il pioche jusqu’à six tuiles\u00a0; les autres font de même, dans le sens horaire\u00a0; les marchands sont complétés à six\u00a0; le tour du joueur suivant commence.",
    },
    A1: {
      title: "Placer, déplacer, retirer",
      text: "Placez un de vos chefs qui est hors du plateau, ou déplacez-en un vers une autre case, ou retirez-en un du plateau. Chacun de ces gestes est une action.",
    },
    A2: {
      title: "À côté d’une tuile noire",
      text: "La case doit être de la terre libre, à côté d’au moins une tuile noire. Un chef ne se tient jamais sur un fleuve.",
    },
    A3: {
      title: "Un chef qui se déplace",
      text: "Il est d’abord levé, et l’arrivée se juge sur le plateau sans lui\u00a0: un groupe dont il était le seul chef n’est plus un État. Rester sur la même case n’est pas un déplacement.",
    },
    A4: {
      title: "Relier des États",
      text: "Un chef ne peut relier deux États ou plus que si aucune couleur n’est alors en double, ni parmi les chefs déjà présents ni avec le nouveau. Des groupes sans chef peuvent toujours être reliés.",
    },
    A5: {
      title: "Une révolte commence",
      text: "Un chef qui arrive dans un seul État, où sa couleur est déjà présente, déclenche une révolte (R1). S’il perd, il quitte le plateau, même s’il venait d’une autre case.",
    },
    A6: {
      title: "Sans tuile noire",
      text: "Un chef qui n’a plus de tuile noire à côté de lui retourne aussitôt à son propriétaire. Seule une émeute peut le causer\u00a0: les guerres n’enlèvent jamais de tuiles noires.",
    },
    B1: {
      title: "Où vont les tuiles",
      text: "Posez une tuile de la main sur une case libre\u00a0: bleue sur un fleuve, les quatre autres couleurs sur la terre. Une capitale qui a perdu sa tuile est une terre ordinaire.",
    },
    B2: {
      title: "Une guerre commence",
      text: "Si la tuile relie deux États ou plus et que l’ensemble a deux chefs d’une même couleur, c’est la guerre (W1), et la tuile elle-même ne rapporte rien.",
    },
    B3: {
      title: "Un point",
      text: "Sinon, si la tuile appartient à un État, elle rapporte un point de sa couleur\u00a0: au joueur qui a dans l’État le chef de cette couleur\u00a0; à défaut, à celui qui y a le gouverneur\u00a0; à défaut encore, à personne.",
    },
    B4: {
      title: "Vert\u00a0: un marchand",
      text: "Ensuite le joueur peut prendre en main une tuile des marchands. La place vide n’est comblée qu’à la fin du tour. Cela vaut aussi pour une tuile qui a déclenché une guerre\u00a0; le marchand vient alors après la guerre.",
    },
    B5: {
      title: "Bleu\u00a0: continuer",
      text: "Le joueur peut continuer avec d’autres tuiles bleues dans la même action, chacune sur une case de fleuve libre à côté de la tuile posée juste avant. Chacune compte pour elle-même. La chaîne finit avec une tuile qui déclenche une guerre, ou sur laquelle une pagode, neuve ou déplacée, est dressée.",
    },
    C1: {
      title: "Deux tuiles bleues",
      text: "Défaussez deux tuiles bleues de la main, puis retirez une tuile quelconque du plateau. Il doit y en avoir une à retirer.",
    },
    C2: {
      title: "Le paysan aide",
      text: "Un paysan hors du plateau peut remplacer l’une des deux tuiles. Les chefs qui aident (C2, D2, R2, W4) ne sont pas dépensés\u00a0: ils peuvent aider encore, même dans le tour où ils ont été retirés.",
    },
    C3: {
      title: "Les suites",
      text: "Les chefs qui perdent leur dernière tuile noire partent (A6), une pagode sur la tuile retirée retourne à côté du plateau (G5), et des États peuvent se rompre.",
    },
    D1: {
      title: "Deux tuiles vertes",
      text: "Défaussez deux tuiles vertes de la main, puis dressez une pagode sur un triangle quelconque de trois tuiles d’une même couleur dont aucune ne porte de pagode\u00a0; elle a la couleur des tuiles. Un tel triangle doit exister, et un joueur qui a payé doit construire.",
    },
    D2: { title: "Le négociant aide", text: "Un négociant hors du plateau peut remplacer l’une des deux tuiles." },
    D3: { title: "Quelle pagode", text: "G3 dit d’où vient la pagode." },
    E1: {
      title: "Défausser et piocher",
      text: "Défaussez de une à six tuiles de la main, face cachée, et piochez-en autant.",
    },
    E2: {
      title: "Un sac vide",
      text: "Si l’une d’elles ne peut être piochée, la partie est finie aussitôt (X1), sans points de pagodes. Échanger avec un sac vide est permis et met fin à la partie.",
    },
    G1: {
      title: "Un triangle complet",
      text: "Quand une tuile posée complète un triangle de trois tuiles d’une couleur, ne déclenche pas de guerre et qu’aucune des trois ne porte de pagode, le joueur peut y dresser une pagode de cette couleur\u00a0: cela fait partie de la pose.",
    },
    G2: {
      title: "Plusieurs triangles",
      text: "S’il y a plusieurs triangles de ce genre, le joueur en choisit un. Ils ont la nouvelle tuile en commun, il y a donc au plus une pagode.",
    },
    G3: {
      title: "D’où elle vient",
      text: "La pagode est prise à côté du plateau. S’il n’y en a pas de sa couleur, on en déplace une de cette couleur depuis le plateau, au choix du joueur. Le triangle doit être sans pagode avant qu’on en lève une.",
    },
    G4: { title: "Les tuiles dessous", text: "Les tuiles sous une pagode continuent de compter pour tout." },
    G5: { title: "Un triangle rompu", text: "Une pagode dont le triangle perd une tuile retourne à côté du plateau." },
    G6: {
      title: "Points des pagodes",
      text: "À la fin de son propre tour on gagne, pour chacun de ses chefs, un point de sa couleur par pagode de cette couleur dans le même État. Ici, le gouverneur ne remplace pas les autres couleurs.",
    },
    R1: {
      title: "Attaquant et défenseur",
      text: "L’attaquant est le joueur qui a placé le chef, le défenseur celui qui possède le chef de cette couleur déjà présent dans l’État.",
    },
    R2: {
      title: "La force",
      text: "Les tuiles noires à côté de son chef (une tuile peut compter pour les deux), plus les tuiles noires engagées de la main, plus 1 si son gouverneur est hors du plateau et aide. Un gouverneur qui combat est sur le plateau.",
    },
    R3: {
      title: "Qui engage quand",
      text: "L’attaquant engage d’abord, ouvertement, puis le défenseur. Personne d’autre n’y prend part.",
    },
    R4: {
      title: "L’issue",
      text: "Le plus fort gagne, le défenseur en cas d’égalité. Le chef perdant quitte le plateau, le vainqueur gagne un point de la couleur des chefs, et toutes les tuiles engagées quittent la partie.",
    },
    W1: {
      title: "Qui est en guerre",
      text: "Une seule guerre tranche toutes les couleurs à la fois. Sont en guerre ceux des États reliés qui ont un chef dont la couleur se trouve aussi dans un autre d’entre eux. Les autres États et groupes que la tuile relie restent à l’écart\u00a0: ils ne prêtent pas de force et ne perdent rien. Une tuile relie trois États au plus.",
    },
    W2: {
      title: "La tuile entre eux",
      text: "La tuile qui a déclenché la guerre n’appartient à aucun des États. Elle ne donne pas de force, même rouge, et la guerre ne l’enlève jamais.",
    },
    W3: {
      title: "La force",
      text: "La force d’un État est la somme de ses tuiles rouges, plus les tuiles rouges et les soldats engagés pour lui.",
    },
    W4: {
      title: "Le soutien",
      text: "Dans le sens horaire depuis la gauche du joueur qui a posé la tuile, lui-même en dernier, chacun peut soutenir un État en guerre, ouvertement\u00a0: avec autant de tuiles rouges de la main qu’il veut et, s’il est hors du plateau, avec son chef soldat, qui vaut 1, avec ou sans tuiles.",
    },
    W5: {
      title: "Le vainqueur",
      text: "L’État le plus fort gagne. Si plusieurs sont les plus forts, le joueur qui a posé la tuile choisit parmi eux.",
    },
    W6: {
      title: "Ce que perdent les perdants",
      text: "Chaque État perdant perd, tout au même moment, toutes ses tuiles rouges et chaque chef dont la couleur se trouvait dans un autre État en guerre, même si ce n’était que dans un autre perdant. Pour chacun de ces chefs, le propriétaire du chef de cette couleur dans l’État vainqueur, s’il y en a un, gagne un point de cette couleur.",
    },
    W7: {
      title: "Ce que perd le vainqueur",
      text: "L’État vainqueur perd autant que la force du plus fort des perdants. Les tuiles rouges engagées pour lui sont défaussées dans tous les cas et comptent dans cette perte, de même que les soldats engagés\u00a0; le reste est pris sur ses tuiles rouges du plateau, une à une, au choix du joueur qui a posé la tuile. Ce qui a été engagé en trop est perdu de toute façon. Les soldats qui ont aidé retournent à leurs propriétaires.",
    },
    W8: {
      title: "Ce qui reste",
      text: "Les pagodes sur des tuiles retirées retournent à côté du plateau (G5). Les chefs qui ne s’opposent à personne restent.",
    },
    X1: {
      title: "La fin",
      text: "La partie est finie quand une tuile doit être piochée, pour une main ou pour les marchands, et que le sac est vide. Piocher la dernière tuile n’y met pas fin. On ne fait alors plus rien\u00a0; à la fin d’un tour, les points des pagodes ont déjà été pris.",
    },
    X2: {
      title: "La couleur la plus faible",
      text: "Les points jaunes sont des jokers. Chacun s’ajoute à la couleur la plus basse à ce moment. Le résultat d’un joueur est la plus basse des quatre autres couleurs.",
    },
    X3: {
      title: "Qui gagne",
      text: "Le résultat le plus haut gagne. En cas d’égalité, la deuxième couleur la plus basse décide, puis la troisième, puis la quatrième. Les joueurs à égalité sur les quatre partagent la victoire.",
    },
    X4: {
      title: "Une partie qui n’avance plus",
      text: "Si cinq tours de table entiers passent sans qu’aucune tuile soit piochée, la partie est finie après les points des pagodes du dernier tour. L’option no_stall_end supprime cette règle.",
    },
    H1: {
      title: "Caché et ouvert",
      text: "Caché\u00a0: les tuiles en main, l’ordre du sac, les tuiles défaussées selon E1, celles de S5. Ouvert\u00a0: le plateau, les marchands, tous les chefs, le nombre de tuiles du sac et de chaque main, tout ce qui est payé ou engagé, un marchand pris, et chaque point quand il est gagné. Les totaux sont derrière des paravents\u00a0: chacun ne voit que le sien. Un joueur qui compte peut tous les connaître, les robots ont donc le droit de compter. Quand la partie est finie, tout est ouvert.",
    },
  },
  terms: {
    space: {
      word: "case",
      meaning:
        "un hexagone du plateau, terre ou fleuve, nommé par la lettre de la rangée et le numéro de la colonne\u00a0: b3",
    },
    adjacent: { word: "adjacent, à côté", meaning: "avec un côté commun (T1)" },
    linked: { word: "relié", meaning: "uni par une chaîne de tuiles et de chefs adjacents (T1)" },
    state: {
      word: "groupe, État",
      meaning: "des tuiles et des chefs reliés\u00a0; un groupe avec un chef est un État (T2)",
    },
    dynasty: {
      word: "dynastie",
      meaning: "les pièces d’un joueur et le nom de sa place\u00a0: lion, taureau, archer, vase",
    },
    tile: {
      word: "tuile",
      meaning:
        "gouverneur noir, soldat rouge, négociant vert, paysan bleu, artisan jaune\u00a0; aucune tuile n’est à un joueur",
    },
    leader: {
      word: "chef",
      meaning: "gouverneur, soldat, négociant, paysan, artisan\u00a0: chaque dynastie en a un de chaque couleur",
    },
    off: {
      word: "hors du plateau",
      meaning: "se dit d’un chef qui ne se tient sur aucune case\u00a0; il peut être placé, ou aider",
    },
    hand: { word: "main", meaning: "les tuiles cachées d’un joueur, six au début d’un tour" },
    merchants: {
      word: "marchands",
      meaning: "six tuiles ouvertes à côté du plateau, auxquelles les tuiles vertes donnent accès (B4)",
    },
    triangle: { word: "triangle", meaning: "trois cases qui se touchent toutes\u00a0: d7 d8 e8" },
    pagoda: {
      word: "pagode",
      meaning: "cour, garnison, marché, grenier ou atelier\u00a0; elle se dresse sur un triangle (G1)",
    },
    point: {
      word: "point",
      meaning: "a l’une des cinq couleurs\u00a0: rouleaux, armes, marchandises, récoltes ou or\u00a0; sans limite",
    },
    revolt: { word: "révolte", meaning: "un conflit pour la place d’un chef dans un État, tranché par le noir (R1)" },
    war: { word: "guerre", meaning: "le conflit d’États qu’une tuile a reliés, tranché par le rouge (W1)" },
    commit: { word: "engager", meaning: "ajouter à un conflit des tuiles de la main, ou un chef qui aide" },
    capital: {
      word: "capitale",
      meaning:
        "une case avec une tuile noire au début\u00a0: Qin b3, Wei e7, Yan e15, Zhao g11, Chu i2, Han j6, Qi l12",
    },
  },
  options: {
    short: {
      title: "Partie courte",
      text: "À deux joueurs\u00a0: 24 tuiles que personne n’a vues quittent le sac au début.",
    },
    exactly_two_actions: {
      title: "Exactement deux actions",
      text: "Les deux actions doivent être faites\u00a0; passer n’est permis que si rien d’autre ne l’est.",
    },
    no_merchant_after_war: {
      title: "Pas de marchand après une guerre",
      text: "Une tuile verte qui déclenche une guerre n’apporte pas de marchand.",
    },
    fewest_yellow_wins: {
      title: "Le moins de jaune gagne",
      text: "En cas d’égalité complète, le joueur qui a le moins de points jaunes gagne.",
    },
    leader_pays_no_loss: {
      title: "Le soldat ne paie pas la perte",
      text: "Un soldat engagé ne compte pas dans la perte du vainqueur, qui est alors payée tant qu’il y a des tuiles rouges.",
    },
    all_states_war: { title: "Tous les États en guerre", text: "Chaque État relié qui a un chef est en guerre." },
    no_stall_end: {
      title: "Pas de fin faute de progrès",
      text: "Cinq tours de table sans tuile piochée ne terminent pas la partie\u00a0: elle continue jusqu’à ce que les joueurs conviennent de la finir.",
    },
    open_points: { title: "Points ouverts", text: "Les totaux de tous sont montrés." },
  },
  notes: {
    sources: {
      title: "D’où viennent ces règles",
      text: "Conçu par Reiner Knizia, publié par Grail Games en 2018. Ceci est une réalisation non officielle d’amateurs, qui explique les règles avec ses propres mots. Là où le livret imprimé se tait, nous suivons les règles de HUANG, la réédition de 2023\u00a0; là où les deux se taisent, nous tranchons\u00a0: pour X4, pour l’ordre de pioche de P2 et pour le chef levé d’abord en A3.",
    },
    board: {
      title: "Le plateau est une reconstitution",
      text: "Nous n’avions pas d’image de l’édition de 2018. Le plateau est celui que publient des réalisations ouvertes de la réédition\u00a0; il s’accorde avec ce qu’en disent les deux livrets. Le fleuve Jaune coupe la terre en deux parties que seules des tuiles bleues peuvent relier.",
    },
    capitals: {
      title: "Les capitales peuvent tomber",
      text: "Le livret remarque qu’un conflit peut prendre la tuile noire d’une capitale. D’après ses propres règles seules les émeutes enlèvent des tuiles noires, et nous jouons ainsi.",
    },
    commitments: {
      title: "Les questions ne révèlent rien",
      text: "Dans chaque révolte et chaque guerre, on interroge tous les intéressés, même ceux qui n’ont rien à engager. Ainsi, une pause ne révèle rien d’une main.",
    },
  },
  glance: { title: "Les cinq couleurs", tiles: "Tuiles", pagoda: "Pagodes", points: "Points" },
  colours: {
    black: {
      colour: "noir",
      kind: "Gouverneur",
      pagoda: "cour",
      points: "rouleaux",
      use: "Les chefs ont besoin d’une tuile noire à côté d’eux (A2), et le noir tranche les révoltes (R2). Le gouverneur remplace les chefs qui manquent (B3).",
    },
    red: {
      colour: "rouge",
      kind: "Soldat",
      pagoda: "garnison",
      points: "armes",
      use: "Tranche les guerres, sur le plateau et de la main (W3).",
    },
    green: {
      colour: "vert",
      kind: "Négociant",
      pagoda: "marché",
      points: "marchandises",
      use: "Une tuile verte apporte un marchand (B4)\u00a0; deux construisent une pagode (D1).",
    },
    blue: {
      colour: "bleu",
      kind: "Paysan",
      pagoda: "grenier",
      points: "récoltes",
      use: "Les tuiles bleues vont sur les fleuves, plusieurs par action (B5)\u00a0; deux déclenchent une émeute (C1).",
    },
    yellow: {
      colour: "jaune",
      kind: "Artisan",
      pagoda: "atelier",
      points: "or",
      use: "Peu de tuiles, et des points qui valent pour toute couleur (X2).",
    },
  },
};
