import type { RulesText } from "./structure";

export const text: RulesText = {
  title: "Yellow & Yangtze",
  lead: "Seven states, two rivers, one mandate. Two to four dynasties lay tiles, send leaders, raise pagodas and settle revolts and wars. In the end, each player’s weakest of four colours counts, and the best result wins.",
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
    S3: { title: "Merchants", text: "Six tiles from the bag are placed face up beside the board: the merchants." },
    S4: { title: "Pagodas", text: "All nine pagodas stand beside the board." },
    S5: {
      title: "Short game",
      text: "An option for two players: 24 tiles that nobody has seen leave the bag at the start. After the set-up the bag holds 113, 107 or 101 tiles for two, three or four players, and 89 in the short game.",
    },
    S6: {
      title: "Who starts",
      text: "Chance decides who starts. Play goes clockwise, in the order of the seats.",
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
      text: "The active player takes up to two actions of the five kinds A to E, in any order; both may be of the same kind. Passing gives up the rest of the turn.",
    },
    P2: {
      title: "The end of a turn",
      text: "In this order: the active player takes pagoda points (G6) and refills their hand to six tiles; the others refill theirs, clockwise; the merchants are filled up to six; the next player’s turn begins.",
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
      text: "The leader is lifted first, and the target is judged by the board without it: a group in which it was the only leader is no longer a state. Staying on the same space is not a move.",
    },
    A4: {
      title: "Linking states",
      text: "A leader may link two or more states only if the result has no two leaders of one colour, whether already there or new. Groups without leaders may always be linked.",
    },
    A5: {
      title: "A revolt begins",
      text: "A leader that enters exactly one state, which already has a leader of its colour, starts a revolt (R1). If it loses, it leaves the board, even if it had moved there from another space.",
    },
    A6: {
      title: "Without black tiles",
      text: "A leader that no longer has a black tile next to it returns to its owner at once. Only a riot can cause this, because wars never remove black tiles.",
    },
    B1: {
      title: "Where tiles go",
      text: "Lay a tile from your hand on an empty space: blue on a river, the other four colours on land. A capital whose tile is gone is plain land.",
    },
    B2: {
      title: "A war begins",
      text: "If the tile links two or more states and the whole then holds two leaders of one colour, there is war (W1), and the tile itself scores no point.",
    },
    B3: {
      title: "A point",
      text: "Otherwise, if the tile belongs to a state, it scores one point of its colour: for the owner of the leader of that colour in the state; if there is none, for the owner of the governor in the state; if there is no governor either, for nobody.",
    },
    B4: {
      title: "Green: a merchant",
      text: "Afterwards the player may take one merchant tile into their hand. The gap is filled only at the end of the turn. This also applies to a tile that started a war; the player then takes the merchant after the war.",
    },
    B5: {
      title: "Blue: continue",
      text: "The player may continue with more blue tiles in the same action, each on an empty river space next to the tile laid just before. Each scores separately. The chain ends with a tile that starts a war, or on which a pagoda, new or moved, is placed.",
    },
    C1: {
      title: "Two blue tiles",
      text: "Discard two blue tiles from your hand, then remove any one tile from the board. There must be one to remove.",
    },
    C2: {
      title: "The farmer helps",
      text: "A farmer that is off the board may replace one of the two tiles. Leaders that help (C2, D2, R2, W4) are not used up: they can help again, even in the turn in which they were withdrawn.",
    },
    C3: {
      title: "What follows",
      text: "Leaders that lose their last black tile leave (A6), a pagoda on the removed tile returns to the side of the board (G5), and states may fall apart.",
    },
    D1: {
      title: "Two green tiles",
      text: "Discard two green tiles from your hand, then place a pagoda on any triangle of three tiles of one colour, none of which carries a pagoda; the pagoda has the colour of the tiles. There must be such a triangle, and a player who has paid must build.",
    },
    D2: { title: "The trader helps", text: "A trader that is off the board may replace one of the two tiles." },
    D3: { title: "Which pagoda", text: "G3 says where the pagoda comes from." },
    E1: {
      title: "Discard and draw",
      text: "Discard one to six tiles from your hand, face down, and draw the same number.",
    },
    E2: {
      title: "An empty bag",
      text: "If one of them cannot be drawn, the game ends at once (X1), without pagoda points. Replacing with an empty bag is allowed and ends the game.",
    },
    G1: {
      title: "A triangle is complete",
      text: "When a placed tile completes a triangle of three tiles of one colour, starts no war, and none of the three carries a pagoda, the player may place a pagoda of that colour there, as part of laying the tile.",
    },
    G2: {
      title: "Several triangles",
      text: "If there are several such triangles, the player chooses one. All of them contain the new tile, so only one can get a pagoda.",
    },
    G3: {
      title: "Where it comes from",
      text: "The pagoda is taken from beside the board. If none of its colour is there, one of that colour is moved from elsewhere on the board; the player chooses which. The triangle must be free of pagodas before one is lifted.",
    },
    G4: { title: "Tiles beneath", text: "Tiles under a pagoda still count for everything." },
    G5: { title: "A broken triangle", text: "A pagoda whose triangle loses a tile returns to the side of the board." },
    G6: {
      title: "Pagoda points",
      text: "At the end of their own turn, players gain for each of their leaders one point of its colour for every pagoda of that colour in the same state. The governor does not replace other leaders here.",
    },
    R1: {
      title: "Attacker and defender",
      text: "The attacker is the player who positioned the leader. The defender is the owner of the leader of that colour that was in the state before.",
    },
    R2: {
      title: "Strength",
      text: "The black tiles next to a side’s leader (a tile may count for both sides), plus the black tiles it commits from hand, plus 1 if its governor is off the board and helps. A governor that is fighting is on the board.",
    },
    R3: {
      title: "Who commits when",
      text: "The attacker commits first, openly, then the defender. Nobody else takes part.",
    },
    R4: {
      title: "The outcome",
      text: "The stronger side wins; the defender wins ties. The loser’s leader leaves the board, the winner gains a point of the leaders’ colour, and all committed tiles leave the game.",
    },
    W1: {
      title: "Who is at war",
      text: "One war settles all colours at once. The warring states are those linked states that hold a leader whose colour is also in another of them. Other states and groups that the tile links take no part: they add no strength and lose nothing. A tile links three states at most.",
    },
    W2: {
      title: "The tile between",
      text: "The tile that started the war belongs to none of the states. It adds no strength, even if it is red, and the war never removes it.",
    },
    W3: {
      title: "Strength",
      text: "A state’s strength is its red tiles, plus the red tiles and the soldiers committed to it.",
    },
    W4: {
      title: "Support",
      text: "Clockwise from the left of the player who laid the tile, who comes last, each player may openly support one warring state: with any number of red tiles from hand and, if it is off the board, with their soldier, which adds 1, with or without tiles.",
    },
    W5: {
      title: "The winner",
      text: "The strongest state wins. If several are strongest, the player who laid the tile chooses among them.",
    },
    W6: {
      title: "What the losers lose",
      text: "All losing states lose, at the same moment, all their red tiles and every leader whose colour was in another warring state, even if only in another losing one. For each of these leaders, the owner of the leader of that colour in the winning state, if there is one, gains a point of that colour.",
    },
    W7: {
      title: "What the winner loses",
      text: "The winning state loses as much as the strength of the strongest loser. Red tiles committed to it are always discarded and count towards that loss, and so do soldiers committed to it; the rest is taken from its red tiles on the board, one by one, as the player who laid the tile chooses. Tiles committed beyond that are lost anyway. Soldiers that helped return to their owners.",
    },
    W8: {
      title: "What stays",
      text: "Pagodas on removed tiles return to the side of the board (G5). Leaders that clash with no other leader stay.",
    },
    X1: {
      title: "The end",
      text: "The game is over when a tile must be drawn, for a hand or for the merchants, and the bag is empty. Drawing the last tile does not end it. Then nothing more happens; at the end of a turn, the pagoda points have been taken already.",
    },
    X2: {
      title: "The weakest colour",
      text: "Yellow points are wild. Each is added to the colour that is lowest at that moment. A player’s result is the lowest of the four other colours.",
    },
    X3: {
      title: "Who wins",
      text: "The highest result wins. If results are equal, the second lowest colour decides, then the third, then the fourth. Players who are equal in all four share the victory.",
    },
    X4: {
      title: "A game that stands still",
      text: "If no tile is drawn for five whole rounds, the game ends after the pagoda points of the last turn. The option no_stall_end switches this off.",
    },
    H1: {
      title: "Hidden and open",
      text: "Hidden: tiles in hands, the order of the bag, tiles discarded by E1, the tiles of S5. Open: the board, the merchants, all leaders, how many tiles the bag and each hand hold, everything paid or committed, a merchant taken, and every point when it is won. Point totals are behind screens: each player sees only their own. A player who counts can know them all, so bots may count. After the game, everything is open.",
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
      meaning: "said of a leader that stands on no space; it can be placed, or help",
    },
    hand: { word: "hand", meaning: "a player’s hidden tiles, six at the start of a turn" },
    merchants: { word: "merchants", meaning: "six open tiles beside the board that green tiles give access to (B4)" },
    triangle: { word: "triangle", meaning: "three spaces that all touch one another: d7 d8 e8" },
    pagoda: { word: "pagoda", meaning: "court, garrison, market, granary or workshop; it stands on a triangle (G1)" },
    point: {
      word: "point",
      meaning: "has one of the five colours: scrolls, weapons, goods, crops or gold; there is no limit",
    },
    revolt: {
      word: "revolt",
      meaning: "a conflict between two leaders of one colour in a state, decided by black tiles (R1)",
    },
    war: { word: "war", meaning: "a conflict between states that a tile has linked, decided by red tiles (W1)" },
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
      text: "Players must take both actions and may pass only when nothing else is possible.",
    },
    no_merchant_after_war: {
      title: "No merchant after a war",
      text: "A green tile that starts a war brings no merchant.",
    },
    fewest_yellow_wins: {
      title: "Fewest yellow wins",
      text: "The player with the fewest yellow points wins a full tie.",
    },
    leader_pays_no_loss: {
      title: "A soldier pays no loss",
      text: "A committed soldier does not count towards the winner’s loss, which is paid with red tiles as far as there are any.",
    },
    all_states_war: { title: "All states at war", text: "Every linked state with a leader is a warring state." },
    no_stall_end: {
      title: "No end for lack of progress",
      text: "Five rounds without a drawn tile do not end the game: it goes on until the players agree to end it.",
    },
    open_points: { title: "Open points", text: "Everybody’s point totals are shown." },
  },
  notes: {
    sources: {
      title: "Where these rules come from",
      text: "Designed by Reiner Knizia, published by Grail Games in 2018. This is an unofficial fan implementation that explains the rules in its own words. Where the printed rule book is silent, we follow the rules of HUANG, the re-issue of 2023. Where both are silent, we decide ourselves: in X4, in the order of refilling in P2 and in lifting a leader first in A3.",
    },
    board: {
      title: "The board is a reconstruction",
      text: "We had no picture of the 2018 print. The board is the one that open implementations of the re-issue publish; it fits what both rule books say about it. The Yellow River divides the land into two parts that only blue tiles can link.",
    },
    capitals: {
      title: "Capitals can fall",
      text: "The rule book mentions that a conflict may remove a capital’s black tile. By its own rules, only riots remove black tiles, and this is how we play it.",
    },
    commitments: {
      title: "Questions reveal nothing",
      text: "In every revolt and war, everybody concerned is asked, even those who have nothing to commit. So a pause reveals nothing about a hand.",
    },
  },
  glance: { title: "The five colours", tiles: "Tiles", pagoda: "Pagodas", points: "Points" },
  colours: {
    black: {
      colour: "black",
      kind: "Governor",
      pagoda: "court",
      points: "scrolls",
      use: "Leaders need a black tile beside them (A2), and black tiles decide revolts (R2). The governor scores for missing leaders (B3).",
    },
    red: {
      colour: "red",
      kind: "Soldier",
      pagoda: "garrison",
      points: "weapons",
      use: "Red tiles decide wars, on the board and from hand (W3).",
    },
    green: {
      colour: "green",
      kind: "Trader",
      pagoda: "market",
      points: "goods",
      use: "A green tile brings a merchant (B4); two of them build a pagoda (D1).",
    },
    blue: {
      colour: "blue",
      kind: "Farmer",
      pagoda: "granary",
      points: "crops",
      use: "Blue tiles go on rivers, several in one action (B5); two of them start a riot (C1).",
    },
    yellow: {
      colour: "yellow",
      kind: "Artisan",
      pagoda: "workshop",
      points: "gold",
      use: "There are few yellow tiles; their points count for any colour (X2).",
    },
  },
};
