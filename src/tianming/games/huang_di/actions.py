"""The action table, and the kinds of questions that its actions answer."""

from __future__ import annotations

from tianming.core.actions import ActionTable, Row
from tianming.games.huang_di.board import (
    CARDS,
    CELL_NAMES,
    COLOURS,
    COSTS,
    FAVOUR_NAMES,
    MAX_BID,
    NEEDS,
    PROVINCES,
    TASKMASTER,
)

_CELLS = tuple(name or None for name in CELL_NAMES)
_CARDS = FAVOUR_NAMES
_AMOUNTS = tuple(str(number) for number in range(1, len(COSTS)))

TABLE = ActionTable(
    [
        Row("return", _CARDS),  # set-up: the favours that are not kept at the start
        Row("bid", tuple(str(number) for number in range(MAX_BID + 1))),  # P1
        Row("play", CARDS),  # T2
        Row("recruit", _AMOUNTS),  # R1
        Row("five"),  # R2
        Row("collect"),  # R3, Q2
        Row("prison"),  # R4
        Row("quarry", _AMOUNTS),  # Q1
        Row("look"),  # Q3
        Row("keep", _CARDS),  # Q3
        Row("build", _CELLS),  # B1: the site of a block, the second one too
        Row("convicts", tuple(str(number) for number in range(2 * NEEDS[-1] + 1))),  # B2: how many of the workers
        Row("favour", _CARDS),  # B3
        Row("plaque", _CELLS),  # B3
        Row("remove", _CELLS),  # B4
        Row("move", tuple(str(province + 1) for province in range(PROVINCES))),  # M1
        Row("repeat", CARDS[:TASKMASTER]),  # M2
        Row("emperor", _CELLS),  # E1
        Row("buyback", ("jade", "chip")),  # T2
        Row("done"),  # B1, E1, T2: no second block, no emperor block, no buyback
        Row("deal", _CARDS),  # chance
        Row("show", _CARDS),  # chance, Q3
        Row("marker", COLOURS),  # chance, P2
    ]
)

RETURN = TABLE.starts["return"]
BID = TABLE.starts["bid"]
PLAY = TABLE.starts["play"]
RECRUIT = TABLE.starts["recruit"]
TAKE_FIVE = TABLE.starts["five"]
COLLECT = TABLE.starts["collect"]
PRISON = TABLE.starts["prison"]
QUARRY = TABLE.starts["quarry"]
LOOK = TABLE.starts["look"]
KEEP = TABLE.starts["keep"]
BUILD = TABLE.starts["build"]
CONVICTS = TABLE.starts["convicts"]
FAVOUR = TABLE.starts["favour"]
PLAQUE = TABLE.starts["plaque"]
REMOVE = TABLE.starts["remove"]
MOVE = TABLE.starts["move"]
REPEAT = TABLE.starts["repeat"]
EMPEROR_AT = TABLE.starts["emperor"]
BUYBACK_FOR = TABLE.starts["buyback"]
DONE = TABLE.starts["done"]
DEAL = TABLE.starts["deal"]
SHOW = TABLE.starts["show"]
MARKER = TABLE.starts["marker"]

# The kinds of question. Chance answers the first three, all players at once the next two.
QUESTIONS = (
    "deal",  # set-up
    "show",  # Q3
    "tie",  # P2
    "return",  # set-up
    "bid",  # P1
    "turn",  # T2
    "role",  # T2: what the card is played for
    "second",  # B1
    "workers",  # B2
    "between",  # E1
    "plaque",  # B3
    "keep",  # Q3
    "after",  # T2, E1
)
(
    ASK_DEAL,
    ASK_SHOW,
    ASK_TIE,
    ASK_RETURN,
    ASK_BID,
    ASK_TURN,
    ASK_ROLE,
    ASK_SECOND,
    ASK_WORKERS,
    ASK_BETWEEN,
    ASK_PLAQUE,
    ASK_KEEP,
    ASK_AFTER,
) = range(len(QUESTIONS))
