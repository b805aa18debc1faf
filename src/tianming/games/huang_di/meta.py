"""Name, numbers and options of the game."""

from __future__ import annotations

from tianming.core.options import Option
from tianming.games.huang_di import board
from tianming.games.huang_di.board import COLOURS, EMPEROR_BLOCKS, TURNS

NAME = "huang-di"
TITLE = "Huang Di"
VERSION = 1
PLAYERS = range(2, 7)
SEAT_NAMES = COLOURS
CREDITS = "Designed by Bryan Johnson. This is an unofficial fan implementation."
NOTICE = (
    "The favour cards are a reconstruction: no picture of the printed ones was found, so their patterns and rewards "
    "follow the few facts that are known."
)

PRIMER = """\
You build the Great Wall for the First Emperor, and most points win. A round has three parts: everybody takes 3 jade;
everybody bids jade in secret, and the highest bid wins the emperor's petition; then everybody has three turns.
In a turn you play one of your four role cards and do one thing that it allows, where your taskmaster stands:
  play recruiter      recruit 3: peasants for jade (1 to 5 cost 0, 1, 2, 4, 7). five: 5 convicts for 2 peasants.
                      collect: 3 jade. prison: what the local prison holds.
  play resources      quarry 2: own blocks for jade, at the same prices. collect: 3 jade. look: see five favour cards
                      and keep two.
  play builder        build c1: a block; 2, 4, 6 or 8 workers on level 1 to 4, and for 1 jade a second one. Convicts
                      die, and half the peasants. favour f07: lay a favour card whose pattern your blocks form.
                      remove c1: another player's block, for convicts.
  play taskmaster     move 2: to another province. repeat builder: for jade do once more what a played card allows.
Complete a row of five and you get a buyback chip. Most blocks in the row score 3, 6 or 10 points; most in a whole
level, across all provinces, score 10. The winner of the petition may add a grey emperor block in one of their turns,
free and anywhere. The game ends when the wall is complete or no emperor block is left. Then every block in your weakest
province is worth 5 points, so build everywhere.
A good beginning: recruit, quarry and build; bid little."""

OPTIONS = (
    Option("boards", 0, "V1", "province boards; 0: as many as the rules say for the players", choices=(0, 2, 3, 4)),
    Option("strict_supplies", False, "K1", "100 jade, 50 peasants and 65 convicts are all there are"),
    Option("deck", "", "B3", "another favour deck: a file with a line for each card", choices=(), free=True),
)

FIGURES = {
    "income": (board.INCOME,),
    "turns": (board.TURNS,),
    "buyback": (board.BUYBACK,),
    "prices": board.COSTS[1:],
    "five": (board.FIVE,),
    "five_cost": (board.FIVE_COST,),
    "looked": (board.LOOKED,),
    "drawn": (board.DRAWN,),
    "workers": board.NEEDS,
    "second_block": (board.SECOND_BLOCK,),
    "removal": board.TOLLS,
    "repeats": board.REPEATS,
    "rows": board.ROW_POINTS,
    "tower": (board.TOWER_POINTS,),
    "level": (board.LEVEL_POINTS,),
    "chips": board.CHIP_POINTS[1:],
    "weakest": (board.WEAKEST_POINTS,),
    "most": (board.POINTS_FOR_MOST,),
}

# P3 bounds the rounds. A turn has two actions at most (T2), each with at most six questions: the card, a repeat, the
# action, a second site, the workers, the emperor block between; then a buyback or the end of the turn, twice, and the
# emperor block before or after an action.
MAX_TURN_DECISIONS = 2 * 6 + 2 + 1
MOST_DECISIONS = 2 * max(PLAYERS) + max(
    rounds * players * (1 + TURNS * MAX_TURN_DECISIONS) for players, rounds in EMPEROR_BLOCKS.items()
)
