"""The action table, and the kinds of questions that its actions answer.

A plan (Y5.2) is one action: a province and three levels. The 64 numbers of a province are 16 × Development + 4 ×
Fortification + Militarization; the first of them, no level at all, is no plan (A47).
"""

from __future__ import annotations

from collections.abc import Callable

from tianming.core.actions import ActionTable, Row
from tianming.games.yuan.board import (
    AUCTION_CHAO,
    CELL_NAMES,
    CLAN_NAMES,
    PROVINCE_NAMES,
    SEATS,
    TILE_NAMES,
)

LEVELS = (None, *(f"d{n // 16} f{n // 4 % 4} m{n % 4}" for n in range(1, 64)))
MAPS = 256  # two draws choose one of 65,536 automatic maps

TABLE = ActionTable(
    [
        Row("pass"),  # Y5.2
        *(Row(f"plan {name}", LEVELS) for name in PROVINCE_NAMES),  # Y5.2
        Row("tile", TILE_NAMES),  # Y4.2.1: which tile
        Row("cell", CELL_NAMES),  # Y4.2.1: where
        Row("rotate", tuple(str(steps) for steps in range(6))),  # Y4.2.1: how it is turned
        Row("city", PROVINCE_NAMES),  # Y4.2.3
        Row("bid", tuple(str(number) for number in range(AUCTION_CHAO + 1))),  # Y4.3
        Row("take", CLAN_NAMES),  # Y4.3
        Row("start", SEATS),  # chance, Y4.2.1
        Row("deal", TILE_NAMES),  # chance, Y4.2.1
        Row("map", tuple(str(number) for number in range(MAPS))),  # chance, the automatic map
        Row("clan", CLAN_NAMES),  # chance, A43
        Row("spread", PROVINCE_NAMES),  # chance, A45
        Row("colour", CLAN_NAMES),  # chance, Y4.2.4
        Row("lot", SEATS),  # chance, Y4.3
    ]
)

PASS = TABLE.starts["pass"]
PLAN = TABLE.starts[f"plan {PROVINCE_NAMES[0]}"]
TILE = TABLE.starts["tile"]
CELL = TABLE.starts["cell"]
ROTATE = TABLE.starts["rotate"]
CITY = TABLE.starts["city"]
BID = TABLE.starts["bid"]
TAKE = TABLE.starts["take"]
START = TABLE.starts["start"]
DEAL = TABLE.starts["deal"]
MAP = TABLE.starts["map"]
CLAN = TABLE.starts["clan"]
SPREAD = TABLE.starts["spread"]
COLOUR = TABLE.starts["colour"]
LOT = TABLE.starts["lot"]

# The kinds of question. Chance answers the last seven; several seats answer `turn` and `bid` at once.
QUESTIONS = (
    "turn",  # Y5.2
    "bid",  # Y4.3
    "tile",  # Y4.2.1
    "cell",  # Y4.2.1
    "rotate",  # Y4.2.1
    "city",  # Y4.2.3
    "take",  # Y4.3
    "start",  # Y4.2.1
    "deal",  # Y4.2.1
    "map",  # Y4.2.1
    "clan",  # A43
    "spread",  # A45
    "colour",  # Y4.2.4
    "lot",  # Y4.3
)
(
    ASK_TURN,
    ASK_BID,
    ASK_TILE,
    ASK_CELL,
    ASK_ROTATE,
    ASK_CITY,
    ASK_TAKE,
    ASK_START,
    ASK_DEAL,
    ASK_MAP,
    ASK_CLAN,
    ASK_SPREAD,
    ASK_COLOUR,
    ASK_LOT,
) = range(len(QUESTIONS))


def levels(allowed: Callable[[int, int, int], bool]) -> int:
    """The plans (Development, Fortification, Militarization) that are allowed, as a set of their numbers."""
    return sum(1 << n for n in range(1, 64) if allowed(n // 16, n // 4 % 4, n % 4))


# Y5.2: which levels a target allows, whatever they cost.
OWN_CITY = levels(lambda d, f, m: True)
OWN_VILLAGE = levels(lambda d, f, m: m == 0 or f >= 2)
HUAN_VILLAGE = levels(lambda d, f, m: m == 0 or f >= 1)  # Y9.3: Urbanization I makes it a city too
FREE_NEAR = levels(lambda d, f, m: d > 0)
FREE_FAR = levels(lambda d, f, m: d == 3)
ASSAULT = levels(lambda d, f, m: d == 0 and m > 0)
