"""What a net sees of a position: the planes and numbers that ``encoding.py`` writes, in that order.

Seats are relative: "own" is the seat that observes, "next" the seat to its left, and so on. Favour cards are known by
their numbers, so a net is for one deck.
"""

from __future__ import annotations

from tianming.core.observation import SQUARE, FixedPlane, Grid, Number, Plane, Shape
from tianming.games.huang_di import meta
from tianming.games.huang_di.actions import ASK_RETURN, QUESTIONS, TABLE
from tianming.games.huang_di.board import (
    CARDS,
    CELLS,
    COLUMNS,
    FAVOUR_NAMES,
    LEVELS,
    PROVINCE_SETS,
    PROVINCES,
    WALL_SETS,
    cell_set,
)

SEATS = ("own", "next", "third", "fourth", "fifth", "sixth")
ASKED = QUESTIONS[ASK_RETURN:]  # chance is asked the others
ROWS = tuple(f"row {province + 1}.{level + 1}" for province in range(PROVINCES) for level in range(3))
WALL_LEVELS = tuple(f"level {level + 1}" for level in range(LEVELS))

PLANES = (
    *(Plane(f"{seat} blocks", "The seat's blocks in the wall (W1).") for seat in SEATS),
    Plane("emperor blocks", "The emperor's blocks (E1)."),
    Plane("plaques", "Blocks with a plaque (B3)."),
    Plane("sites", "Free cells that a block could stand on (W2)."),
    Plane("wall", "All cells of the wall of this game (V1)."),
    *(Plane(f"{seat} province", "The province of the seat's taskmaster (T3).") for seat in SEATS),
    Plane("build under way", "The sites of the build that is not paid for yet (B1)."),
    Plane("favours fit", "Blocks that form the pattern of a favour in the own hand (B3)."),
    Plane("favours lack one", "Free cells where one block would complete such a pattern (B3)."),
)
FIXED = (
    *(
        FixedPlane(
            f"level {level + 1}", "The cells of that level (W1).", cell_set(range(COLUMNS), range(level, level + 1))
        )
        for level in range(LEVELS)
    ),
    *(
        FixedPlane(f"province {province + 1}", "The cells of that province (W1).", PROVINCE_SETS[province])
        for province in range(PROVINCES)
    ),
    FixedPlane("cells", "All cells that there are.", WALL_SETS[PROVINCES]),
)


def _seat_numbers(seat: str) -> tuple[Number, ...]:
    return (
        Number(f"{seat} plays", "1 if the seat is in the game."),
        Number(f"{seat} turn", "1 if it is the seat's turn (T1)."),
        Number(f"{seat} asked", "1 if the seat still has to answer the present question."),
        Number(f"{seat} marker", "1 if it holds the emperor's marker (P2)."),
        Number(f"{seat} bid made", "1 if it has bid in secret (P1)."),
        Number(f"{seat} hand", "How many favours it holds.", 1 / 4),
        Number(f"{seat} looks", "How many favours it is looking at (Q3).", 1 / 4),
        Number(f"{seat} jade", "Its jade.", 1 / 10),
        Number(f"{seat} peasants", "Its peasants.", 1 / 8),
        Number(f"{seat} convicts", "Its convicts.", 1 / 8),
        Number(f"{seat} quarried", "Blocks in its resource area (Q1).", 1 / 4),
        Number(f"{seat} supply", "Blocks in its supply.", 1 / 10),
        Number(f"{seat} chips", "Its buyback chips (G1).", 1 / 3),
        Number(f"{seat} points", "Its points.", 1 / 20),
        Number(f"{seat} in the wall", "Its blocks in the wall (X4).", 1 / 10),
        Number(f"{seat} income", "Jade that its played favours give each round (B3).", 1 / 3),
        Number(f"{seat} petition", "What they add to its bid (B3).", 1 / 3),
        Number(f"{seat} bonus", "Jade that they give when jade is collected (B3).", 1 / 3),
        *(Number(f"{seat} {card} used", "1 if it has played this role card in this round (T2).") for card in CARDS),
        *(
            Number(f"{seat} in province {province + 1}", "Its blocks in this province (X3).", 1 / 4)
            for province in range(PROVINCES)
        ),
    )


NUMBERS = (
    *(Number(f"{card} in hand", "1 if the seat holds this favour.") for card in FAVOUR_NAMES),
    *(Number(f"{card} looked at", "1 if it is looking at this favour (Q3).") for card in FAVOUR_NAMES),
    *(Number(f"{card} put back", "1 if it put this favour back, unseen since (H1).") for card in FAVOUR_NAMES),
    *(Number(f"{card} on top", "1 if that favour may lie on top of the deck by now (H1).") for card in FAVOUR_NAMES),
    *(
        Number(f"{seat} played {card}", "1 if the seat has played this favour (B3).")
        for seat in SEATS
        for card in FAVOUR_NAMES
    ),
    *(number for seat in SEATS for number in _seat_numbers(seat)),
    *(Number(f"{row} missing", "Blocks that the row lacks (W3).", 1 / 5) for row in ROWS),
    *(Number(f"{row} own", "Own blocks in the row (G1).", 1 / 3) for row in ROWS),
    *(Number(f"{row} rival", "Blocks in the row of the rival who has most (G1).", 1 / 3) for row in ROWS),
    *(Number(f"{level} missing", "Blocks that the level lacks (W3).", 1 / 10) for level in WALL_LEVELS),
    *(Number(f"{level} own", "Own blocks on the level (G2).", 1 / 5) for level in WALL_LEVELS),
    *(Number(f"{level} rival", "Blocks on the level of the rival who has most (G2).", 1 / 5) for level in WALL_LEVELS),
    *(Number(f"prison {province + 1} jade", "Jade in the prison (R4).", 1 / 4) for province in range(PROVINCES)),
    *(
        Number(f"prison {province + 1} convicts", "Convicts in the prison (R4).", 1 / 4)
        for province in range(PROVINCES)
    ),
    Number("round", "Rounds begun.", 1 / 6),
    Number("emperor blocks left", "Emperor blocks that are left (X2).", 1 / 6),
    Number("emperor block held", "1 if the holder of the marker has not placed theirs yet (E1)."),
    Number("turns", "Turns taken in this round (T1).", 1 / 9),
    Number("bought", "1 if a buyback was used in this turn (T2)."),
    Number("deck", "How many favours the deck holds.", 1 / 12),
    *(Number(f"{card} shown", "1 if this role card is played now (T2).") for card in CARDS),
    *(Number(f"{boards} boards", "1 if the wall has so many provinces (V1).") for boards in (2, 3, 4)),
    *(Number(f"{players} players", "1 if so many play.") for players in meta.PLAYERS),
    *(Number(f"question {kind}", "1 if this is the present question.") for kind in ASKED),
    *(Number(f"about {card}", "1 if a role is asked for this card (T2).") for card in CARDS),
    *(Number(f"about {card}", "1 if the plaque of this favour is asked for (B3).") for card in FAVOUR_NAMES),
    Number("favours to keep", "How many favours may still be kept (Q3)."),
)

SHAPE = Shape(
    game=meta.NAME,
    version=1,
    spaces=CELLS,
    most_players=len(SEATS),
    grid=Grid(LEVELS, COLUMNS, tuple(range(CELLS)), SQUARE),
    planes=PLANES,
    fixed=FIXED,
    numbers=NUMBERS,
    table=TABLE,
    chance_rows=("deal", "show", "marker"),
)
