"""Name, numbers and options of the game."""

from __future__ import annotations

from tianming.core.options import Option
from tianming.games.yellow_yangtze.board import ASIDE, DYNASTIES, HAND, MERCHANTS, QUIET_ROUNDS, TILE_COUNTS

NAME = "yellow-yangtze"
TITLE = "Yellow & Yangtze"
VERSION = 1
PLAYERS = range(2, 5)
SEAT_NAMES = DYNASTIES
CREDITS = "Designed by Reiner Knizia, published by Grail Games (2018). This is an unofficial fan implementation."
NOTICE = (
    "The board is a reconstruction: it is the one published for the re-issue of the game, "
    "not yet checked against a photograph of the 2018 print."
)

PRIMER = """\
You lead a dynasty with five leaders and hold six tiles. Points come in five colours, and in the end your result is your
weakest colour (yellow points go where you need them), so collect black, red, green and blue evenly.
In your turn take two actions:
  lead trader b4      Put a leader on an empty land space next to a black tile. Tiles and leaders that touch form a
                      state. A tile placed in a state scores for the leader of its colour there, else for the black
                      leader, the governor. A leader of a colour that the state already has starts a revolt: black
                      tiles beside the leaders and from the hands decide.
  tile red b5         Place a tile: blue on rivers, the others on land. Three tiles of one colour that touch one another
                      can carry a pagoda, which scores for the leader of that colour in every turn of its owner. Green
                      lets you take a merchant tile, blue lets you go on with more blue. A tile that links states with
                      leaders of one colour starts a war: red tiles decide.
  riot, build, replace  Two blue tiles remove any tile; two green tiles build a pagoda; or exchange tiles of your hand.
A good beginning: put two leaders beside one capital (K), then place tiles of their colours next to them."""

OPTIONS = (
    Option("short", False, "S5", f"two players: {ASIDE} unseen tiles leave the bag at the start"),
    Option("exactly_two_actions", False, "P1", "both actions must be taken unless nothing else is legal"),
    Option("no_merchant_after_war", False, "B4", "a green tile that starts a war brings no merchant"),
    Option("fewest_yellow_wins", False, "X3", "a full tie goes to the player with fewest yellow points"),
    Option("leader_pays_no_loss", False, "W7", "a committed red leader does not count towards the winner's loss"),
    Option("all_states_war", False, "W1", "every linked state with a leader is a warring state"),
    Option(
        "no_stall_end",
        False,
        "X4",
        "five rounds without a drawn tile do not end the game: it goes on until the players agree to end it",
        endless=(True,),
    ),
    Option("open_points", False, "H1", "everybody's point totals are shown"),
)

FIGURES = {"hand": (HAND,), "merchants": (MERCHANTS,), "quiet_rounds": (QUIET_ROUNDS,)}

# Unless it is switched off, X4 ends every game: at most QUIET_ROUNDS rounds without a draw follow each draw, and no
# turn has more than MOST_A_TURN decisions (two actions, each with its follow-ups: a chain of six blue tiles with six
# pagoda questions, or a war with two questions per seat, a tie, a loss of up to 36 red tiles and a merchant).
MAX_TURN_DECISIONS = 2 * (1 + 2 * len(DYNASTIES) + 1 + TILE_COUNTS[1] + 1 + 2 * HAND)
MOST_DECISIONS = (sum(TILE_COUNTS) + 1) * QUIET_ROUNDS * len(DYNASTIES) * MAX_TURN_DECISIONS
