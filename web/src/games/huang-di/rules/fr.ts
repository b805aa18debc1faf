import type { RulesText } from "./structure";

export const text: RulesText = {
  title: "Huang Di",
  lead: "Le Premier Empereur veut un mur. Deux à six fonctionnaires recrutent des paysans, négocient des forçats, extraient la pierre et bâtissent, rangée sur rangée et province après province, jusqu’à ce que le mur soit debout ou que viennent les Mongols.",
  chapters: {
    wall: "Le mur",
    round: "La manche",
    recruiter: "Le recruteur",
    resources: "Les ressources",
    builder: "Le bâtisseur",
    taskmaster: "Le contremaître",
    emperor: "Le bloc de l’empereur",
    scoring: "Les points et la fin",
    variants: "Variantes et options",
    knowledge: "Qui sait quoi",
  },
  rules: {
    W1: {
      title: "Les provinces",
      text: "Une province a cinq colonnes de trois niveaux, et un quatrième niveau sur sa première et sa dernière colonne. Les provinces se touchent, et les colonnes continuent au-delà des frontières.",
    },
    W2: { title: "L’appui", text: "Un bloc repose sur le sol ou sur un autre bloc, quel que soit son propriétaire." },
    W3: {
      title: "Rangées et niveaux",
      text: "Une rangée est un niveau, de 1 à 3, d’une province. Un niveau est cette hauteur dans toutes les provinces ; le niveau 4 a deux cases dans chacune.",
    },
    I1: {
      title: "Le revenu",
      text: "Au début de chaque manche, y compris la première, chacun prend 3 jades et le revenu des faveurs jouées jusque-là.",
    },
    P1: {
      title: "La requête",
      text: "Chacun mise en secret une part de son jade, de rien à tout. Les mises sont montrées ensemble. Une mise vaut son jade plus la requête des faveurs jouées. La plus haute gagne.",
    },
    P2: {
      title: "Les égalités",
      text: "Si plusieurs mises sont les plus hautes, celle qui a le plus de jade gagne. Si elles sont encore à égalité, le marqueur va dans le sens horaire de son dernier détenteur au premier des joueurs à égalité, le dernier détenteur venant en dernier. À la manche 1, le hasard décide.",
    },
    P3: {
      title: "Ce que reçoit le gagnant",
      text: "Seul le gagnant paie, et seulement le jade misé ; il prend le marqueur et un bloc de l’empereur ; et 1 jade et 1 forçat vont du dépôt dans la prison de sa province. Quelqu’un gagne toujours, même si personne ne mise rien.",
    },
    T1: {
      title: "Trois tours",
      text: "Tous reprennent en main leurs quatre cartes de rôle. À partir du détenteur du marqueur, dans le sens horaire, chacun joue un tour, trois fois de suite.",
    },
    T2: {
      title: "Un tour",
      text: "Jouez une carte de rôle et faites une de ses actions. Puis, une fois par tour, la carte jouée peut être rachetée : le contremaître pour 3 jades, n’importe quelle carte pour un jeton. Elle revient en main, et une autre carte, ou la même, doit être jouée et utilisée. On peut payer avec du jade ou un jeton qu’on vient de gagner.",
    },
    T3: {
      title: "Où l’on agit",
      text: "Tout se fait dans la province de son propre contremaître, sauf les faveurs et le bloc de l’empereur.",
    },
    T4: {
      title: "Personne ne passe",
      text: "Une action est toujours possible. Une carte ne se joue que si l’une de ses actions peut être faite en entier. Vider une prison vide est permis et ne rapporte rien.",
    },
    R1: {
      title: "Recruter",
      text: "Un forçat va du dépôt dans la prison de la province, puis on achète un à cinq paysans pour 0, 1, 2, 4 ou 7 jades.",
    },
    R2: { title: "Cinq forçats", text: "Donnez 2 paysans, prenez 5 forçats. La prison n’en reçoit pas." },
    R3: { title: "Collecter du jade", text: "Prenez 3 jades, et le jade des faveurs jouées." },
    R4: { title: "Vider la prison", text: "Prenez tout le contenu de la prison de la province." },
    Q1: {
      title: "Extraire",
      text: "Un forçat va dans la prison de la province, puis on achète un à cinq de ses blocs à la carrière pour 0, 1, 2, 4 ou 7 jades. Il n’y en a que 18.",
    },
    Q2: { title: "Collecter du jade", text: "Comme en R3." },
    Q3: {
      title: "Tirer des faveurs",
      text: "Regardez les cinq cartes du dessus du paquet, gardez-en deux, mettez les autres sous le paquet dans un ordre au hasard. S’il y en a moins de cinq, on en garde deux, ou toutes s’il n’y en a pas plus. C’est impossible quand le paquet est vide. La main n’est pas limitée. Au début, chacun en reçoit cinq et en rend deux.",
    },
    B1: {
      title: "Bâtir",
      text: "Un forçat va dans la prison de la province ; puis posez un bloc de votre réserve, ou deux pour 1 jade, sur des cases libres que W2 permet. Le second peut reposer sur le premier.",
    },
    B2: {
      title: "Les ouvriers",
      text: "Il faut exactement autant d’ouvriers que les niveaux en demandent ensemble, 2, 4, 6 ou 8 chacun, paysans et forçats en toute proportion. Tous les forçats et la moitié des paysans, arrondie une fois vers le haut, meurent. Endroits et ouvriers sont nommés et payés d’abord. Puis le premier bloc est posé et compté, le bloc de l’empereur peut être posé, et le second bloc est posé et compté. Un second endroit sans appui est permis si le premier bloc le donne, ou si le joueur a le bloc de l’empereur, qui doit alors aller juste dessous. Le bloc de l’empereur ne peut pas prendre le second endroit.",
    },
    B3: {
      title: "Une faveur",
      text: "Jouez une carte faveur dont vos blocs sans plaque forment le motif quelque part dans le mur : sans le tourner, à toute hauteur, même à cheval sur une frontière ; les autres blocs autour ne comptent pas. Un bloc du motif, au choix, reçoit une plaque. Les points sont marqués tout de suite ; revenu, requête et jade restent acquis et s’ajoutent. Un bloc avec plaque compte pour tout sauf les motifs, et ne peut pas être enlevé.",
    },
    B4: {
      title: "Enlever",
      text: "Enlevez un bloc d’un autre joueur dans la province de votre contremaître : sans plaque, rien dessus, pas au niveau 4 et pas dans une rangée complète. Cela coûte autant de forçats que son niveau, et le bloc va dans la réserve de son propriétaire.",
    },
    M1: { title: "Se déplacer", text: "Le contremaître va dans une autre province." },
    M2: {
      title: "Répéter",
      text: "Payez 1 jade pour le recruteur, 2 pour les ressources ou le bâtisseur, puis faites une action de cette carte, si elle est sur la table depuis un tour précédent de la manche. Un rachat rend le contremaître.",
    },
    E1: {
      title: "Le poser",
      text: "Le détenteur du marqueur peut le poser, gratuitement, dans toute province, comme W2 le permet, à l’un de ses trois tours : avant de jouer une carte, entre les deux blocs d’une construction, ou après une action ; pas entre une carte et son action. S’il n’est pas posé dans la manche, il quitte le jeu.",
    },
    E2: {
      title: "Ce qu’il compte",
      text: "Il ne compte pour personne. S’il complète une rangée, le joueur actif prend le jeton et la rangée est comptée ; au niveau 4 il ne rapporte rien ; s’il complète le mur, la partie finit.",
    },
    G1: {
      title: "Une rangée complète",
      text: "Le joueur actif prend un jeton, et le joueur qui y a le plus de blocs marque 3, 6 ou 10 points au niveau 1, 2 ou 3 ; les joueurs à égalité marquent tous en entier. Si aucun joueur n’y a de bloc, personne ne marque.",
    },
    G2: { title: "Un niveau complet", text: "Le joueur qui y a le plus de blocs marque 10, de la même façon." },
    G3: {
      title: "L’ordre",
      text: "D’abord 5 points pour son propre bloc au niveau 4, ou le jeton ; puis la rangée ; puis le niveau.",
    },
    X1: {
      title: "Le mur est complet",
      text: "L’action est achevée, le joueur actif prend le contenu de toutes les prisons, et la partie est finie, sans rachat et sans le reste de la manche.",
    },
    X2: {
      title: "Les Mongols",
      text: "Quand il ne reste plus de bloc de l’empereur après une manche, la partie est finie. Rangées et niveaux incomplets sont comptés comme s’ils l’étaient, sans jetons ; les prisons ne vont à personne.",
    },
    X3: {
      title: "Les derniers points",
      text: "Les jetons valent 0, 1, 3, 6, 10, 15, et 21 pour six ou plus ; chacun de ses blocs dans la province où l’on en a le moins vaut 5 ; le plus de jade vaut 5 ; le plus d’ouvriers vaut 5. Les joueurs à égalité marquent tous en entier.",
    },
    X4: {
      title: "Qui gagne",
      text: "Le joueur qui a le plus de points gagne ; à égalité, celui qui a le plus de blocs dans le mur ; puis la victoire est partagée.",
    },
    V1: {
      title: "Plus ou moins de provinces",
      text: "2 pour deux joueurs, 2 ou 3 pour trois, 2 à 4 pour quatre, 3 ou 4 pour cinq et six. Le nombre de blocs de l’empereur ne change pas.",
    },
    K1: {
      title: "Réserves limitées",
      text: "Jade, paysans et forçats sont illimités. Avec des réserves limitées, il y en a 100, 50 et 65 : personne ne recrute plus qu’il n’en reste ; cinq forçats, prisons et jade sont donnés tant qu’il y en a, le jade d’abord au détenteur du marqueur, puis dans le sens horaire.",
    },
    H1: {
      title: "Caché et ouvert",
      text: "Cachés : les faveurs en main, les cartes regardées, gardées et remises, le paquet, les mises jusqu’à ce qu’on les montre. Tout le reste est ouvert, y compris le nombre de cartes de chacun et qui a misé. Quand la partie est finie, tout est ouvert.",
    },
  },
  terms: {
    province: {
      word: "la province",
      meaning: "un plateau de cinq colonnes du mur, avec une prison ; numéroté à partir de 1 à gauche",
    },
    cell: { word: "case", meaning: "une place pour un bloc, nommée par la lettre de sa colonne et son niveau : c2" },
    row: { word: "rangée", meaning: "les cinq cases d’un niveau dans une province (W3)" },
    level: { word: "niveau", meaning: "une hauteur, de 1 à 4, dans toutes les provinces (W3)" },
    tower: { word: "tour", meaning: "les blocs du niveau 4, sur les colonnes extrêmes d’une province" },
    supply: { word: "réserve", meaning: "le jade, les paysans, les forçats et les blocs d’un joueur" },
    area: { word: "carrière", meaning: "où sont les blocs d’un joueur pas encore extraits (Q1)" },
    stockpile: { word: "dépôt", meaning: "d’où viennent et où vont jade, paysans et forçats" },
    workers: { word: "ouvriers", meaning: "paysans et forçats ensemble" },
    taskmaster: {
      word: "contremaître",
      meaning: "la figurine qui dit où un joueur agit (T3) ; aussi la quatrième carte de rôle",
    },
    prison: {
      word: "la prison",
      meaning: "contient du jade et des forçats dans une province, jusqu’à ce que quelqu’un la vide (R4)",
    },
    petition: { word: "requête", meaning: "la mise secrète, et ce que les faveurs y ajoutent (P1)" },
    marker: { word: "marqueur", meaning: "montre qui a gagné la requête et commence la manche (T1)" },
    emperor: {
      word: "bloc de l’empereur",
      meaning: "un bloc qui n’est à personne ; à chaque manche, le gagnant de la requête en reçoit un (E1)",
    },
    favour: { word: "faveur", meaning: "une carte avec un motif de blocs et des récompenses (B3)" },
    plaque: { word: "la plaque", meaning: "la marque sur un bloc qui a servi à une faveur (B3)" },
    chip: {
      word: "jeton",
      meaning: "la récompense d’une rangée complétée (G1) ; il rachète une carte ou rapporte à la fin (X3)",
    },
    buyback: { word: "rachat", meaning: "reprendre la carte jouée à l’instant, pour une seconde action (T2)" },
  },
  options: {
    boards: {
      title: "Nombre de provinces",
      text: "Combien il y en a ; 0 est le nombre habituel pour ce nombre de joueurs.",
    },
    strict_supplies: {
      title: "Réserves limitées",
      text: "Il n’y a que 100 jades, 50 paysans et 65 forçats.",
    },
    deck: {
      title: "Un autre paquet de faveurs",
      text: "Un fichier texte de 36 lignes avec motifs et récompenses, comme celui du jeu.",
    },
  },
  notes: {
    setup: {
      title: "Mise en place",
      text: "À 2 et 3 joueurs il y a 2 provinces, à 4 joueurs 3, à 5 et 6 joueurs 4 ; et 12, 12, 11, 10 ou 9 blocs de l’empereur de 2 à 6 joueurs. Chacun commence avec 12 jades, 18 blocs à extraire et le contremaître dans la province 1, reçoit cinq faveurs et en garde trois.",
    },
    prices: {
      title: "Les prix",
      text: "Enlever un bloc coûte 1, 2 ou 3 forçats au niveau 1, 2 ou 3. Répéter coûte 1 jade pour le recruteur, 2 pour les ressources ou le bâtisseur. Racheter le contremaître coûte 3.",
    },
    deck: {
      title: "Le paquet de faveurs est une reconstitution",
      text: "Il semble que le jeu n’ait jamais été imprimé, et aucune image de ses faveurs n’a été trouvée. On sait qu’il y a 36 cartes, que les motifs tiennent dans une grille de 3 sur 3, que les plus complexes rapportent plus, et on connaît quelques récompenses. Les cartes d’ici s’accordent avec cela ; elles ne sont pas de l’auteur.",
    },
    sources: {
      title: "D’où viennent ces règles",
      text: "Conçu par Bryan Johnson. Ceci est une réalisation d’amateurs, non officielle, qui explique les règles avec ses propres mots. Elle suit le livret ; là où il se tait, nous décidons nous-mêmes.",
    },
    rulings: {
      title: "Nos décisions",
      text: "Quelqu’un gagne même si personne ne mise rien (P3) ; personne ne passe (T4) ; le bloc de l’empereur ne vient jamais entre une carte et son action (E1) ; quand viennent les Mongols, il n’y a pas de jetons pour les rangées incomplètes et les prisons ne vont à personne (X2) ; même sans rien, on peut être à égalité pour le plus et marquer (X3).",
    },
  },
  glance: {
    title: "Les cartes de rôle",
    prices: "Imprimé sur les plateaux",
    number: "paysans ou blocs",
    jade: "en jade",
    level: "niveau",
    workers: "ouvriers par bloc",
    row: "points : une rangée ; niveau 4 : un bloc",
  },
  cards: {
    recruiter: {
      name: "Recruteur",
      use: "Des paysans contre du jade (R1), des forçats contre des paysans (R2), du jade (R3), ou le contenu de la prison (R4).",
    },
    resources: {
      name: "Ressources",
      use: "Des blocs contre du jade (Q1), du jade (Q2), ou de nouvelles faveurs (Q3).",
    },
    builder: { name: "Bâtisseur", use: "Bâtir un ou deux blocs (B1), jouer une faveur (B3), ou enlever un bloc (B4)." },
    taskmaster: {
      name: "Contremaître",
      use: "Aller dans une autre province (M1), ou répéter une carte jouée plus tôt (M2).",
    },
  },
};
