import type { RulesText } from "./structure";

export const text: RulesText = {
  title: "Yellow & Yangtze",
  lead: "Seven states, two rivers, one mandate. Two to four dynasties lay tiles, send leaders, raise pagodas and settle revolts and wars. In the end each player counts the weakest of four colours, and the best of these wins.",
  chapters: {
    "set-up": "Set-up",
    states: "States",
    turn: "The turn",
    leaders: "Action A: position a leader",
    tiles: "Action B: place a tile",
    riot: "Action C: peasants’ riot",
    build: "Action D: build a pagoda",
    replace: "Action E: replace tiles",
    pagodas: "Pagodas",
    revolts: "Revolts",
    wars: "Wars",
    end: "End and score",
    knowledge: "What is known to whom",
  },
  rules: {
    S1: {
      title: "Capitals",
      text: "A black tile lies on each of the seven capitals. The other 131 tiles go into the bag.",
    },
    S2: {
      title: "Players",
      text: "Each player takes a dynasty, keeps its five leaders off the board, and draws six tiles that the others do not see.",
    },
    S3: { title: "Merchants", text: "Six tiles from the bag are laid open beside the board: the merchants." },
    S4: { title: "Pagodas", text: "All nine pagodas stand beside the board." },
    S5: {
      title: "Short game",
      text: "An option for two players: 24 tiles that nobody has seen leave the bag at the start. After the set-up the bag holds 113, 107 or 101 tiles for two, three or four players, and 89 in the short game.",
    },
    S6: {
      title: "Who starts",
      text: "Chance chooses who starts. Play goes clockwise, which is the order of the seats.",
    },
    T1: {
      title: "Adjacent and linked",
      text: "Two spaces are adjacent if they share an edge. Pieces are linked if a chain of adjacent tiles and leaders joins them, whatever their colours and owners.",
    },
    T2: {
      title: "What a state is",
      text: "A state is a linked group with at least one tile and at least one leader. Tiles without a leader form no state.",
    },
    T3: { title: "One leader of a colour", text: "When an action is over, no state holds two leaders of one colour." },
    P1: {
      title: "Two actions",
      text: "The active player takes up to two actions of the five kinds A to E, in any order, also the same kind twice. Passing gives up what is left of the turn.",
    },
    P2: {
      title: "The end of a turn",
      text: "Then, in this order: the active player takes pagoda points (G6); the active player draws up to six tiles; the others do so, clockwise; the merchants are filled up to six; the next player’s turn begins.",
    },
    A1: {
      title: "Place, move or withdraw",
      text: "Place one of your leaders that is off the board, or move one to another space, or withdraw one from the board. Each of these is one action.",
    },
    A2: {
      title: "Next to a black tile",
      text: "The space must be empty land next to at least one black tile. Leaders never stand on a river.",
    },
    A3: {
      title: "A leader that moves",
      text: "It is lifted first, and the target is judged as the board then is: a group that it alone led is no state any more. To stay on the same space is not a move.",
    },
    A4: {
      title: "Linking states",
      text: "A leader may link two or more states only if no colour is doubled by it, neither among the leaders already there nor by the new one. Groups without leaders may always be linked.",
    },
    A5: {
      title: "A revolt begins",
      text: "A leader that comes into exactly one state, where its colour stands already, starts a revolt (R1). If it loses it goes off the board, also if it had moved from another space.",
    },
    A6: {
      title: "Without black tiles",
      text: "A leader with no black tile next to it any more goes back to its owner at once. Only a riot can cause this, for wars never remove black tiles.",
    },
    B1: {
      title: "Where tiles go",
      text: "Lay a tile from the hand on an empty space: blue on a river, the other four colours on land. A capital whose tile is gone is plain land.",
    },
    B2: {
      title: "A war begins",
      text: "If the tile links two or more states and the whole then holds two leaders of one colour, there is war (W1), and the tile itself brings no point.",
    },
    B3: {
      title: "A point",
      text: "Otherwise, if the tile belongs to a state, it brings one point of its own colour: to the owner of the leader of that colour in the state; if there is none, to the owner of the governor in the state; if there is none either, to nobody.",
    },
    B4: {
      title: "Green: a merchant",
      text: "Afterwards the player may take one merchant tile into the hand. The gap is filled only at the end of the turn. This holds also for a tile that started a war; the merchant then comes after the war.",
    },
    B5: {
      title: "Blue: go on",
      text: "The player may go on with more blue tiles in the same action, each on an empty river space next to the tile laid just before. Each scores by itself. The chain ends with a tile that starts a war, or on which a pagoda, new or moved, is set.",
    },
    C1: {
      title: "Two blue tiles",
      text: "Discard two blue tiles from the hand, then remove any one tile from the board. There must be one to remove.",
    },
    C2: {
      title: "The farmer helps",
      text: "A farmer that is off the board may stand for one of the two tiles. Leaders that help (C2, D2, R2, W4) are not spent: they can help again, also in the turn in which they were withdrawn.",
    },
    C3: {
      title: "What follows",
      text: "Leaders that lose their last black tile leave (A6), a pagoda on the removed tile goes back beside the board (G5), and states may fall apart.",
    },
    D1: {
      title: "Two green tiles",
      text: "Discard two green tiles from the hand, then set a pagoda on any triangle of three tiles of one colour of which none carries a pagoda; it has the colour of the tiles. There must be such a triangle, and who has paid must build.",
    },
    D2: { title: "The trader helps", text: "A trader that is off the board may stand for one of the two tiles." },
    D3: { title: "Which pagoda", text: "Where the pagoda comes from is ruled by G3." },
    E1: { title: "Discard and draw", text: "Discard one to six tiles from the hand, face down, and draw as many." },
    E2: {
      title: "An empty bag",
      text: "If one of them cannot be drawn the game is over at once (X1), without pagoda points. Replacing with an empty bag is allowed and ends the game.",
    },
    G1: {
      title: "A triangle is complete",
      text: "When a placed tile completes a triangle of three tiles of one colour, starts no war, and none of the three carries a pagoda, the player may set a pagoda of that colour there, as part of placing the tile.",
    },
    G2: {
      title: "Several triangles",
      text: "If there are several such triangles the player chooses one. They share the new tile, so it is one at most.",
    },
    G3: {
      title: "Where it comes from",
      text: "The pagoda is taken from beside the board. If none of its colour is there, one of that colour is moved from elsewhere on the board; the player chooses which. That no tile of the triangle carries a pagoda must be true before any is lifted.",
    },
    G4: { title: "Tiles beneath", text: "Tiles under a pagoda go on counting for everything." },
    G5: { title: "A broken triangle", text: "A pagoda whose triangle loses a tile goes back beside the board." },
    G6: {
      title: "Pagoda points",
      text: "At the end of their own turn players gain, for each of their leaders, one point of its colour for every pagoda of that colour in the same state. The governor does not stand in for other colours here.",
    },
    R1: {
      title: "Attacker and defender",
      text: "The attacker is the player who positioned the leader, the defender the owner of the leader of that colour who stood in the state before.",
    },
    R2: {
      title: "Strength",
      text: "The black tiles next to one’s leader (a tile may count for both), plus the black tiles one commits from the hand, plus 1 if one’s governor is off the board and helps. A governor who is fighting stands on the board.",
    },
    R3: {
      title: "Who commits when",
      text: "The attacker commits first, openly, then the defender. Nobody else takes part.",
    },
    R4: {
      title: "The outcome",
      text: "The stronger side wins, the defender if they are equal. The loser’s leader goes off the board, the winner gains a point of the leaders’ colour, and all committed tiles leave the game.",
    },
    W1: {
      title: "Who is at war",
      text: "One war settles all colours at once. The warring states are those of the linked states that hold a leader whose colour stands in another of them too. Other states and groups that the tile links take no part: they lend no strength and lose nothing. A tile links three states at most.",
    },
    W2: {
      title: "The tile between",
      text: "The tile that started the war belongs to none of the states. It gives no strength, even if red, and the war never removes it.",
    },
    W3: {
      title: "Strength",
      text: "A state’s strength: its red tiles, plus the red tiles and the soldiers committed to it.",
    },
    W4: {
      title: "Support",
      text: "Clockwise from the left of the player who laid the tile, that player last, each may support one warring state, openly: with any number of red tiles from the hand and, if it is off the board, with the soldier leader for 1, with tiles or alone.",
    },
    W5: {
      title: "The winner",
      text: "The strongest state wins. If several are strongest, the player who laid the tile chooses among them.",
    },
    W6: {
      title: "What the losers lose",
      text: "Every losing state loses, all at the same moment, all its red tiles and every leader whose colour stood in another warring state, even if only in another losing one. For each of these leaders the owner of the leader of that colour in the winning state, if there is one, gains a point of that colour.",
    },
    W7: {
      title: "What the winner loses",
      text: "The winning state loses as much as the strength of the strongest loser. Red tiles committed to it are discarded in any case and count towards that, and so do soldiers committed to it; the rest is taken from its red tiles on the board, one by one, as the player who laid the tile chooses. What was committed beyond the need is lost all the same. Soldiers who helped go back to their owners.",
    },
    W8: {
      title: "What stays",
      text: "Pagodas on removed tiles go back beside the board (G5). Leaders that clash with nobody stay.",
    },
    X1: {
      title: "The end",
      text: "The game is over when a tile must be drawn, for a hand or for the merchants, and the bag is empty. Drawing the last tile does not end it. Nothing more is done then; at the end of a turn the pagoda points were taken before.",
    },
    X2: {
      title: "The weakest colour",
      text: "Yellow points are wild. Each is added to the colour that is lowest at that moment. A player’s result is the lowest of the four other colours.",
    },
    X3: {
      title: "Who wins",
      text: "The highest result wins. If results are equal the second lowest colour decides, then the third, then the fourth. Players who are equal in all four share the victory.",
    },
    X4: {
      title: "A game that stands still",
      text: "If five whole rounds go by in which no tile is drawn, the game is over after the pagoda points of the last turn. The option no_stall_end switches this off.",
    },
    H1: {
      title: "Hidden and open",
      text: "Hidden: tiles in hands, the order of the bag, tiles discarded by E1, the tiles of S5. Open: the board, the merchants, all leaders, how many tiles the bag and each hand hold, everything paid or committed, a merchant taken, and every point when it is won. Point totals stand behind screens: each player is shown only the own total. Whoever counts can know them all, so bots may count. When the game is over everything is open.",
    },
  },
  terms: {
    space: {
      word: "space",
      meaning: "a hexagon of the board, land or river, named by row letter and column number: b3",
    },
    adjacent: { word: "adjacent, next to", meaning: "with a common edge (T1)" },
    linked: { word: "linked", meaning: "joined by a chain of adjacent tiles and leaders (T1)" },
    state: { word: "group, state", meaning: "linked tiles and leaders; a group with a leader is a state (T2)" },
    dynasty: { word: "dynasty", meaning: "a player’s set of pieces and the name of the seat: lion, bull, archer, pot" },
    tile: {
      word: "tile",
      meaning: "black governor, red soldier, green trader, blue farmer, yellow artisan; no tile belongs to a player",
    },
    leader: {
      word: "leader",
      meaning: "governor, soldier, trader, farmer, artisan: each dynasty has one of each colour",
    },
    off: {
      word: "off the board",
      meaning: "where a leader is that stands on no space; from there it can be placed, or help",
    },
    hand: { word: "hand", meaning: "a player’s hidden tiles, six at the start of a turn" },
    merchants: { word: "merchants", meaning: "six open tiles beside the board that green tiles give access to (B4)" },
    triangle: { word: "triangle", meaning: "three spaces that all touch one another: d7 d8 e8" },
    pagoda: { word: "pagoda", meaning: "court, garrison, market, granary or workshop; it stands on a triangle (G1)" },
    point: {
      word: "point",
      meaning: "won in one of the five colours, as scrolls, weapons, goods, crops or gold; there is no limit",
    },
    revolt: { word: "revolt", meaning: "a conflict over one leader’s place in a state, decided by black (R1)" },
    war: { word: "war", meaning: "the conflict of states that a tile has linked, decided by red (W1)" },
    commit: { word: "to commit", meaning: "to add tiles from the hand, or a helping leader, to a conflict" },
    capital: {
      word: "capital",
      meaning: "a space with a black tile at the start: Qin b3, Wei e7, Yan e15, Zhao g11, Chu i2, Han j6, Qi l12",
    },
  },
  options: {
    short: { title: "Short game", text: "For two players: 24 unseen tiles leave the bag at the start." },
    exactly_two_actions: {
      title: "Exactly two actions",
      text: "Both actions must be taken; passing is allowed only when nothing else is.",
    },
    no_merchant_after_war: {
      title: "No merchant after a war",
      text: "A green tile that starts a war brings no merchant.",
    },
    fewest_yellow_wins: {
      title: "Fewest yellow wins",
      text: "A full tie goes to the player with fewest yellow points.",
    },
    leader_pays_no_loss: {
      title: "A soldier pays no loss",
      text: "A committed soldier does not count towards the winner’s loss, which is then paid as far as there are red tiles.",
    },
    all_states_war: { title: "All states at war", text: "Every linked state with a leader is a warring state." },
    no_stall_end: {
      title: "No end by standing still",
      text: "Five rounds without a drawn tile do not end the game: it goes on until the players agree to end it.",
    },
    open_points: { title: "Open points", text: "Everybody’s point totals are shown." },
  },
  notes: {
    sources: {
      title: "Where these rules come from",
      text: "Designed by Reiner Knizia, published by Grail Games in 2018. This is an unofficial fan implementation that tells the rules in its own words. Where the printed rule book is silent we follow the rules of HUANG, the re-issue of 2023; where both are silent we rule ourselves, as in X4, in the order of refilling in P2 and in the lifting of A3.",
    },
    board: {
      title: "The board is a reconstruction",
      text: "A picture of the 2018 print was not at hand. The board is the one that open implementations of the re-issue publish; it fits what both rule books say of it. The Yellow River cuts the land into two parts that only blue tiles can link.",
    },
    capitals: {
      title: "Capitals can fall",
      text: "The rule book remarks that a conflict may take a capital’s black tile. By its own rules only riots remove black tiles, and so it is here.",
    },
    commitments: {
      title: "Questions betray nothing",
      text: "Everybody concerned is asked in every revolt and war, also those who have nothing to commit, so that silence tells nothing about a hand.",
    },
  },
  glance: { title: "The five colours", tiles: "Tiles", pagoda: "Pagodas", points: "Points" },
  colours: {
    black: {
      colour: "black",
      kind: "Governor",
      pagoda: "court",
      points: "scrolls",
      use: "Leaders need it beside them (A2), and it decides revolts (R2). Its leader stands in for missing ones (B3).",
    },
    red: {
      colour: "red",
      kind: "Soldier",
      pagoda: "garrison",
      points: "weapons",
      use: "Decides wars, on the board and from the hand (W3).",
    },
    green: {
      colour: "green",
      kind: "Trader",
      pagoda: "market",
      points: "goods",
      use: "Opens the merchants (B4); two of them build a pagoda (D1).",
    },
    blue: {
      colour: "blue",
      kind: "Farmer",
      pagoda: "granary",
      points: "crops",
      use: "Goes on rivers, several in one action (B5); two of them start a riot (C1).",
    },
    yellow: {
      colour: "yellow",
      kind: "Artisan",
      pagoda: "workshop",
      points: "gold",
      use: "Few tiles, and points that count for any colour (X2).",
    },
  },
};
