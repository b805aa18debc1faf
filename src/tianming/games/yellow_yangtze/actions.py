"""The action table, and the kinds of questions that its actions answer."""

from __future__ import annotations

from tianming.core.actions import ActionTable, Row
from tianming.games.yellow_yangtze.board import (
    COLOURS,
    DYNASTIES,
    HAND,
    LEADERS,
    SPACE_NAMES,
    TRIANGLE_NAMES,
)

_TRIANGLES = tuple(name or None for name in TRIANGLE_NAMES)
_NUMBERS = tuple(str(number) for number in range(HAND + 1))

TABLE = ActionTable(
    [
        Row("pass"),  # P1
        *(Row(f"tile {colour}", SPACE_NAMES) for colour in COLOURS),  # B1
        *(Row(f"lead {leader}", SPACE_NAMES) for leader in LEADERS),  # A1 place or move
        Row("withdraw", LEADERS),  # A1
        Row("riot", ("", LEADERS[3])),  # C1, C2
        Row("build", ("", LEADERS[2])),  # D1, D2
        Row("replace"),  # E1
        Row("discard", COLOURS),  # E1
        Row("done"),  # E1
        Row("skip"),  # B4, B5, G1, W4: decline what is offered
        Row("take", COLOURS),  # B4
        Row("pagoda", _TRIANGLES),  # G1, D1
        Row("move", _TRIANGLES),  # G3
        Row("remove", SPACE_NAMES),  # C1, W7
        Row("commit", (*_NUMBERS, *(f"{number} leader" for number in _NUMBERS))),  # R3, W4
        Row("support", SPACE_NAMES),  # W4: a warring state, named by its first space
        Row("winner", SPACE_NAMES),  # W5
        Row("draw", COLOURS),  # chance
        Row("start", DYNASTIES),  # chance, S6
    ]
)

PASS = TABLE.starts["pass"]
TILE = TABLE.starts["tile black"]
LEAD = TABLE.starts["lead governor"]
WITHDRAW = TABLE.starts["withdraw"]
RIOT = TABLE.starts["riot"]
BUILD = TABLE.starts["build"]
REPLACE = TABLE.starts["replace"]
DISCARD = TABLE.starts["discard"]
DONE = TABLE.starts["done"]
SKIP = TABLE.starts["skip"]
TAKE = TABLE.starts["take"]
PAGODA = TABLE.starts["pagoda"]
MOVE = TABLE.starts["move"]
REMOVE = TABLE.starts["remove"]
COMMIT = TABLE.starts["commit"]
COMMIT_LEADER = COMMIT + HAND + 1
SUPPORT = TABLE.starts["support"]
WINNER = TABLE.starts["winner"]
DRAW = TABLE.starts["draw"]
START = TABLE.starts["start"]

# The kinds of question. Chance answers the first three.
QUESTIONS = (
    "start",  # S6
    "refill",  # P2
    "redraw",  # E1
    "turn",  # P1
    "chain",  # B5
    "merchant",  # B4
    "pagoda",  # G1
    "move",  # G3
    "riot",  # C1
    "build",  # D1
    "replace",  # E1
    "attack",  # R3
    "defend",  # R3
    "support",  # W4
    "pledge",  # W4
    "winner",  # W5
    "loss",  # W7
)
(
    ASK_START,
    ASK_REFILL,
    ASK_REDRAW,
    ASK_TURN,
    ASK_CHAIN,
    ASK_MERCHANT,
    ASK_PAGODA,
    ASK_MOVE,
    ASK_RIOT,
    ASK_BUILD,
    ASK_REPLACE,
    ASK_ATTACK,
    ASK_DEFEND,
    ASK_SUPPORT,
    ASK_PLEDGE,
    ASK_WINNER,
    ASK_LOSS,
) = range(len(QUESTIONS))
