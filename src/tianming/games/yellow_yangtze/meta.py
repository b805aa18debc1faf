"""Name, numbers and options of the game."""

from __future__ import annotations

from tianming.core.options import Option
from tianming.games.yellow_yangtze.board import ASIDE, DYNASTIES, HAND, QUIET_ROUNDS, TILE_COUNTS

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

OPTIONS = (
    Option("short", False, "S5", f"two players: {ASIDE} unseen tiles leave the bag at the start"),
    Option("exactly_two_actions", False, "P1", "both actions must be taken unless nothing else is legal"),
    Option("no_merchant_after_war", False, "B4", "a green tile that starts a war brings no merchant"),
    Option("fewest_yellow_wins", False, "X3", "a full tie goes to the player with fewest yellow points"),
    Option("leader_pays_no_loss", False, "W7", "a committed red leader does not count towards the winner's loss"),
    Option("all_states_war", False, "W1", "every linked state with a leader is a warring state"),
    Option("open_points", False, "H1", "everybody's point totals are shown"),
)

# X4 gives every game an end: each draw is followed by at most QUIET_ROUNDS rounds without one, and no turn has more
# than MOST_A_TURN decisions (two actions, each with its follow-ups: a chain of six blue tiles with six pagoda
# questions, or a war with two questions per seat, a tie, a loss of up to 36 red tiles and a merchant).
MOST_A_TURN = 2 * (1 + 2 * len(DYNASTIES) + 1 + TILE_COUNTS[1] + 1 + 2 * HAND)
MOST_DECISIONS = (sum(TILE_COUNTS) + 1) * QUIET_ROUNDS * len(DYNASTIES) * MOST_A_TURN
