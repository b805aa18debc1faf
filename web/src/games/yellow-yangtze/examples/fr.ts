import type { ExampleTexts } from "./texts";

export const texts: ExampleTexts = {
  "peaceful-union": {
    title: "Un chef unit deux États en paix",
    captions: [
      "Deux États sont voisins : à gauche le négociant du lion, à droite le soldat du taureau. Seule la case vide b5 les sépare.",
      "Le soldat du lion ne peut pas aller en b5 : l’État réuni aurait deux soldats.",
      "Son paysan le peut. Ensuite négociant, soldat et paysan partagent un seul État, chaque couleur une seule fois, et personne ne se bat.",
    ],
  },
  gold: {
    title: "Les tuiles jaunes rapportent comme les autres",
    captions: [
      "L’artisan du lion dirige l’État autour de b3. Dans l’État autour de e7 il n’y a pas d’artisan, mais le gouverneur du taureau.",
      "Le lion pose une tuile jaune en b4. Son artisan est dans cet État : 1 point jaune pour le lion.",
      "Une seconde va en e8. Aucun artisan n’y est, et c’est le gouverneur du taureau qui prend le point jaune.",
    ],
  },
  capital: {
    title: "Une émeute vide une capitale",
    captions: [
      "Le négociant du taureau est en c4, et b3, la capitale de Qin, est la seule tuile noire à côté de lui. C’est au lion.",
      "Le lion défausse 2 tuiles bleues : une émeute.",
      "Le lion choisit la tuile en b3. Une capitale n’est pas protégée. Le négociant a perdu sa dernière tuile noire et retourne au taureau.",
      "Désormais b3 est une terre comme une autre ; une tuile bleue ne peut donc pas y aller.",
      "Une tuile rouge le peut.",
    ],
  },
  helper: {
    title: "Un chef hors du plateau aide chaque fois",
    captions: [
      "Le paysan du lion est hors du plateau, et le lion a 2 tuiles bleues en main.",
      "Le paysan remplace une des tuiles : la première émeute coûte 1 tuile bleue, et la tuile rouge en b5 disparaît.",
      "Aider n’use pas un chef. Le même paysan aide aussi à la seconde action, et pour 1 tuile bleue la tuile verte en b4 disparaît.",
    ],
  },
  triangle: {
    title: "Un triangle, une pagode, un point à chaque tour",
    captions: [
      "Deux tuiles rouges sont en b4 et b5. Le soldat du lion dirige l’État.",
      "Le lion en pose une troisième en c5 et marque 1 point rouge. Les trois tuiles se touchent : un triangle.",
      "Le lion y dresse la pagode rouge. Cela fait partie de la pose de la tuile et ne coûte rien.",
      "Le tour finit. Soldat et pagode rouge sont dans un même État : encore 1 point rouge, et ainsi à la fin de chaque tour du lion.",
    ],
  },
  occupied: {
    title: "Un triangle ne porte qu’une pagode",
    captions: [
      "Le triangle b4 b5 c5 porte la pagode rouge. Le lion a 2 tuiles vertes et voudrait bâtir.",
      "Le lion paie. Il ne peut choisir ni le triangle à la pagode, ni un triangle qui en partage une tuile.",
      "Le triangle vert est libre : le lion bâtit le marché sur e8 e9 f8.",
    ],
  },
  war: {
    title: "Une guerre entre deux États",
    captions: [
      "À gauche le gouverneur, le soldat et le négociant du taureau, avec 2 tuiles rouges. À droite le soldat et le paysan du lion et le gouverneur de l’archer, avec 4. C’est au lion.",
      "La tuile du lion en l7 unit les États. Il y a maintenant deux soldats et deux gouverneurs : c’est la guerre, et la tuile ne rapporte rien. On en est à 2 contre 4.",
      "Le taureau est à la gauche du lion et répond le premier : 2 tuiles rouges pour l’État de gauche.",
      "L’archer n’engage pas de tuile, mais son soldat est hors du plateau et aide la gauche pour 1 : c’est 5 contre 4.",
      "Le lion vient en dernier et ajoute 3 tuiles rouges : 7 contre 5 pour la droite. Le soldat et le gouverneur du taureau partent avec toutes les tuiles rouges de gauche. Le lion marque 1 point rouge, l’archer 1 noir. Le négociant n’était en conflit avec personne et reste.",
      "La droite aussi doit perdre 5. Ses 3 tuiles engagées comptent, le lion en retire donc 2 autres du plateau. L’une était sous la garnison, et la pagode est perdue.",
    ],
  },
  "empty-bag": {
    title: "Le sac est vide",
    captions: [
      "Le sac est vide, et le lion a moins de 6 tuiles. Soldat et pagode rouge sont dans un même État.",
      "Le lion finit son tour. D’abord la pagode rapporte 1 point rouge, puis le lion doit piocher et ne le peut pas : la partie est finie. Personne d’autre ne pioche.",
    ],
  },
};
