"""What a net sees of a position: the planes and numbers that ``encoding.py`` writes, in that order.

Seats are relative: "own" is the seat that observes, "next" the seat to its left, then "third" and "fourth".
"""

from __future__ import annotations

from tianming.core.observation import HEXAGON, FixedPlane, Grid, Number, Plane, Shape
from tianming.games.yellow_yangtze import meta
from tianming.games.yellow_yangtze.actions import ASK_TURN, QUESTIONS, TABLE
from tianming.games.yellow_yangtze.board import (
    CAPITALS,
    COLOURS,
    LAND,
    LEADERS,
    PAGODA_NAMES,
    PLACES,
    RIVER,
    SPACES,
    YELLOW,
)

SEATS = ("own", "next", "third", "fourth")
STRENGTHS = (1, 2, 3, 4, 6)
SIDES = ("first", "second", "third")
ASKED = QUESTIONS[ASK_TURN:]  # chance is asked the others


def _grid() -> Grid:
    """Rows as printed. Columns are slanted, so that every space has its neighbours at the same steps."""
    slanted = [(row, column - row // 2) for row, column in PLACES]
    left = min(column for _, column in slanted)
    columns = max(column for _, column in slanted) - left + 1
    rows = max(row for row, _ in slanted) + 1
    return Grid(rows, columns, tuple(row * columns + column - left for row, column in slanted), HEXAGON)


PLANES = (
    *(Plane(f"{colour} tiles", "Spaces with a tile of that colour (B1).") for colour in COLOURS),
    *(
        Plane(f"{seat} {leader}", "The space of that leader, if it is on the board (A1).")
        for seat in SEATS
        for leader in LEADERS
    ),
    *(Plane(f"{name} pagodas", "The three spaces under each such pagoda (G1).") for name in PAGODA_NAMES),
    *(
        Plane(f"state of {seat} {leader}", "The state that this leader stands in, and all spaces beside it (T2).")
        for seat in SEATS
        for leader in LEADERS
    ),
    Plane("joins states", "Empty spaces beside two or more states (T2)."),
    Plane("starts a war", "Empty spaces beside two states that both hold a leader of one colour (W1)."),
    *(
        Plane(f"strength {least}", "States with at least so many red tiles, and all spaces beside them (W3).")
        for least in STRENGTHS
    ),
    *(Plane(f"{side} warring state", "A state at war, in the order of first spaces (W1).") for side in SIDES),
    Plane("war tile", "The tile that started the war (W1)."),
    Plane("asked about", "The space or triangle that the present question is about (B5, G1, G3)."),
    Plane("rebel", "The leader that attacks in a revolt (R1)."),
    Plane("ruler", "The leader that defends in a revolt (R1)."),
)
FIXED = (
    FixedPlane("land", "Spaces for tiles other than blue, and for leaders (B1).", LAND),
    FixedPlane("river", "Spaces for blue tiles (B1).", RIVER),
    FixedPlane("capitals", "Spaces that begin with a black tile (S2).", CAPITALS),
)


def _seat_numbers(seat: str) -> tuple[Number, ...]:
    return (
        Number(f"{seat} plays", "1 if the seat is in the game."),
        Number(f"{seat} turn", "1 if it is the seat's turn."),
        Number(f"{seat} asked", "1 if the seat is asked now."),
        Number(f"{seat} hand", "How many tiles it holds.", 1 / 6),
        *(Number(f"{seat} {colour} points", "Its points of that colour (X2).", 1 / 10) for colour in COLOURS),
        *(
            Number(f"{seat} {colour} lead", "Its points of that colour above its weakest, yellow left out.", 1 / 5)
            for colour in COLOURS[:YELLOW]
        ),
        *(
            Number(f"{seat} result {place}", "The colours in order, weakest first, yellow points spread (X2).", 1 / 10)
            for place in (1, 2, 3, 4)
        ),
        *(Number(f"{seat} {leader} placed", "1 if the leader is on the board.") for leader in LEADERS),
        *(Number(f"{seat} {leader} support", "Black tiles beside the leader (R2).", 1 / 3) for leader in LEADERS),
        *(Number(f"{seat} {leader} pagodas", "Pagodas that bring it points each turn (G6).") for leader in LEADERS),
        *(Number(f"{seat} soldier for {side}", "1 if its soldier supports that warring state (W4).") for side in SIDES),
    )


NUMBERS = (
    *(Number(f"{colour} in hand", "The tiles that the seat holds.", 1 / 3) for colour in COLOURS),
    *(Number(f"{colour} buried", "The tiles that it discarded face down (E1).", 1 / 3) for colour in COLOURS),
    *(Number(f"{colour} merchants", "The open merchant tiles (B4).", 1 / 3) for colour in COLOURS),
    *(
        Number(f"{colour} unseen", "Tiles in the bag, in rivals' hands and among what they buried.", 1 / 12)
        for colour in COLOURS
    ),
    Number("bag", "How many tiles can still be drawn.", 1 / 40),
    Number("actions left", "Actions that the active player has left (P1).", 1 / 2),
    Number("quiet turns", "Turns begun since a tile was drawn (X4).", 1 / 5),
    *(Number(f"{players} players", "1 if so many play.") for players in (2, 3, 4)),
    *(number for seat in SEATS for number in _seat_numbers(seat)),
    *(Number(f"question {kind}", "1 if this is the present question.") for kind in ASKED),
    *(Number(f"waiting {kind}", "1 if this question waits for an answer after the present one.") for kind in ASKED),
    *(Number(f"{side} strength", "The strength of a warring state (W3).", 1 / 4) for side in SIDES),
    *(Number(f"{side} pledged", "Tiles committed to it (W4).", 1 / 4) for side in SIDES),
    *(Number(f"about {side}", "1 if the question is about this warring state (W4, W7).") for side in SIDES),
    Number("losses", "Red tiles that the winner still loses on the board (W7).", 1 / 4),
    Number("replaced", "Tiles that the active player has replaced by now (E1).", 1 / 4),
    *(Number(f"revolt of {leader}", "1 if leaders of that colour revolt (R1).") for leader in LEADERS),
    *(Number(f"{seat} attacks", "1 if it is the attacker of the revolt (R3).") for seat in SEATS),
    *(Number(f"{seat} defends", "1 if it is the defender (R3).") for seat in SEATS),
    Number("attack pledged", "Black tiles that the attacker committed (R3).", 1 / 3),
    Number("attack support", "Black tiles beside the attacker (R2).", 1 / 3),
    Number("defence support", "Black tiles beside the defender (R2).", 1 / 3),
    *(Number(f"{name} pagodas left", "Pagodas beside the board (G3).") for name in PAGODA_NAMES),
)

SHAPE = Shape(
    game=meta.NAME,
    version=1,
    spaces=SPACES,
    most_players=len(SEATS),
    grid=_grid(),
    planes=PLANES,
    fixed=FIXED,
    numbers=NUMBERS,
    table=TABLE,
    chance_rows=("draw", "start"),
)
