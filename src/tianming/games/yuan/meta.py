"""Name, numbers and options of the game."""

from __future__ import annotations

from tianming.core.options import Option, Otherwise
from tianming.games.yuan import board
from tianming.games.yuan.board import BOXES, CITIES, MAX_TIES, MAX_TILES, SCENARIO_NAMES, SEATS

NAME = "yuan"
TITLE = "Yuan, The Art of War"
VERSION = 2
PLAYERS = range(2, 9)
SEAT_NAMES = SEATS
CREDITS = "Designed by Charlie Sigogneau, published by Oka Luda (2023). This is an unofficial fan implementation."
NOTICE = (
    "Several parts are reconstructions: the China tiles and rivers, the volcanoes, the scenario maps and the number of "
    "armies are not in our sources; the China clans' powers are house rules. The game's page lists them all."
)

PRIMER = """\
You lead a clan that wants temples: control as many as the wheel shows (9 at first, 3 from turn 13 on) to win.
Every turn all clans plan in secret and at once. Name one province and a level 0 to 3 for each of three kinds of action:
  plan KHAL d2 f0 m3    Development 2, no Fortification, Militarization 3 in KHAL
  pass                  do nothing and earn 6 Chão
Level 1 costs nothing, 2 costs 4 Chão, 3 costs 7, less your rice (d), forests (f) or mines (m). What it does depends on
who owns the province when its phase comes. All plans are shown and carried out together, in this order:
  d  free province: colonize it and the free provinces beside it (level 3: anywhere on the map); own province: levels 1
     and 2 take all free provinces around its group, 3 builds a temple and steals from the neighbours. Level 2: +2 Chão.
  f  own village: 2 makes it a city, 3 a walled city with an army; own city: 1 doubles it, 2 walls it too, 3 makes it
     indestructible and brings an army.
  m  own city: 2 raises an army, 3 raises three; enemy province: all your armies in reach attack it, 2 and 3 bring one
     more, and 3 strikes the provinces around it too.
Two clans that colonize the same province cancel each other's whole turn. A group of provinces without a city is lost.
A good beginning: colonize (d1 or d2) where many free provinces lie, best at hills with temples."""

OPTIONS = (
    Option("scenario", "free", "Y9.4", "the free scenario, or an imposed map with an auction", SCENARIO_NAMES),
    Option("bidding", False, "Y4.3", "cities and clans are auctioned instead of drawn"),
    Option("map", "players", "Y4.2.1", "the players lay the tiles, or a fair map is drawn", ("players", "automatic")),
    Option(
        "cities",
        "players",
        "Y4.2.3",
        "the players place the first cities, or they are spread, or placed at random",
        CITIES,
        otherwise=(Otherwise("bidding", True, "random"),),
    ),
    Option("sites", "any", "A44", "where first cities may stand: anywhere, or apart from each other", ("any", "apart")),
    Option("box", "mongolia", "Y4.1", "the box to use; with five or more players, the one to use first", BOXES),
    Option(
        "china", "mirror", "A59", "with both boxes: the China tiles, or the Mongolia tiles twice", ("mirror", "repeat")
    ),
    Option("volcanoes", False, "Y9.1", "provinces at a volcano produce double and are laid waste in turns 5, 9 and 13"),
    Option("rivers", False, "Y9.2", "rivers separate provinces and connect those on their banks"),
    Option("powers", False, "Y9.3", "the Mongolia clans have their printed powers and adjustments"),
    Option("house_powers", False, "Y9.3", "house rule: the China clans have powers of our own invention"),
    Option(
        "clash", "cancel", "A1", "what happens to clans that colonize the same province", ("cancel", "pass", "honour")
    ),
    Option("strict", False, "A2", "the wheel falls by one every two turns from the beginning"),
    Option("colony_bonus", False, "A3", "Colonization III earns 2 Chão as well"),
    Option(
        "tax_by_province", False, "A9", "a temple's builder steals 2 for every adjacent province, not for every clan"
    ),
    Option("tie_break", "temples", "A29", "what decides first between clans that win at once", ("temples", "mines")),
    Option(
        "mu_tie", "wins", "A30", "Mu's power wins every tie, or only those of equally many temples", ("wins", "temples")
    ),
    Option("bid_ties", "again", "A36", "after a second tie the seats bid again, or a lot decides", ("again", "lot")),
    Option("armies", 10, "A27", "how many armies a clan has", (6, 8, 10, 12, 15, 20)),
    Option(
        "max_turns",
        20,
        "A38",
        "the last turn; none: the game goes on until a clan wins or the players agree to end it",
        (13, 15, 20, 25, 30, "none"),
        endless=("none",),
    ),
)
LAST_TURN = 30  # of games that have one

FIGURES = {
    "costs": board.COSTS[1:],
    "bonus": (board.BONUS_CHAO,),
    "passing": (board.PASS_CHAO,),
    "rampart": (board.RAMPART_DEFENCE,),
    "most_armies": (board.MAX_ARMIES,),
}

# Three decisions for each tile and one for each city; for each of eight clans an auction with all its ties and a
# choice; and a plan in each turn.
MOST_DECISIONS = 3 * MAX_TILES + len(SEATS) + len(SEATS) * (MAX_TIES * len(SEATS) + 1) + LAST_TURN * len(SEATS)
