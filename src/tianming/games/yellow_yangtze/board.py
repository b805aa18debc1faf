"""The board and the pieces: everything printed, as data and as tables computed from it once.

``data/board.txt`` is a picture of the board: pointy-top hexes, odd rows shifted half a hex to the right,
``.`` land, ``~`` river, ``C`` capital (land), ``#`` no space. Spaces are numbered in reading order and named by
row letter and column number, so Qin is ``b3``::

      a1  a2  a3        a hex's neighbours in an even row (a, c, …):  upper left and below left are one
        b1  b2  b3      column less; in an odd row (b, d, …): upper right and below right one more
      c1  c2  c3
"""

from __future__ import annotations

from importlib.resources import files

from tianming.core.bits import pick
from tianming.core.spaces import Space

COLOURS = ("black", "red", "green", "blue", "yellow")
BLACK, RED, GREEN, BLUE, YELLOW = range(5)
LEADERS = ("governor", "soldier", "trader", "farmer", "artisan")
PAGODA_NAMES = ("court", "garrison", "market", "granary", "workshop")
DYNASTIES = ("lion", "bull", "archer", "pot")
CAPITAL_NAMES = {"b3": "Qin", "e7": "Wei", "e15": "Yan", "g11": "Zhao", "i2": "Chu", "j6": "Han", "l12": "Qi"}

TILE_COUNTS = (42, 36, 24, 24, 12)
PAGODA_COUNTS = (2, 2, 2, 2, 1)
PAGODA_COLOURS = tuple(colour for colour, number in enumerate(PAGODA_COUNTS) for _ in range(number))
HAND = 6
MERCHANTS = 6
ASIDE = 24  # S5
QUIET_ROUNDS = 5  # X4


def _read_picture() -> dict[tuple[int, int], str]:
    text = (files(__package__) / "data" / "board.txt").read_text(encoding="utf-8")
    rows = [line.split() for line in text.splitlines()]
    return {(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != "#"}


PICTURE = _read_picture()
PLACES = list(PICTURE)
SPACE_AT = {place: number for number, place in enumerate(PLACES)}
SPACES = len(PLACES)
SPACE_NAMES = tuple(Space(f"{chr(ord('a') + row)}{column + 1}") for row, column in PLACES)
SPACE_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(SPACE_NAMES)}


def _find_spaces(marks: str) -> int:
    return sum(1 << number for number, place in enumerate(PLACES) if PICTURE[place] in marks)


LAND = _find_spaces(".C")
RIVER = _find_spaces("~")
CAPITALS = _find_spaces("C")


def _neighbour_places(row: int, column: int) -> dict[str, tuple[int, int]]:
    shift = row % 2
    return {
        "left": (row, column - 1),
        "right": (row, column + 1),
        "upper left": (row - 1, column - 1 + shift),
        "upper right": (row - 1, column + shift),
        "below left": (row + 1, column - 1 + shift),
        "below right": (row + 1, column + shift),
    }


NEIGHBOURS = tuple(
    tuple(sorted(SPACE_AT[near] for near in _neighbour_places(*place).values() if near in SPACE_AT)) for place in PLACES
)
NEIGHBOUR_SETS = tuple(sum(1 << near for near in nears) for nears in NEIGHBOURS)


def _triangle(space: int, corners: tuple[str, str]) -> tuple[int, int, int] | None:
    around = _neighbour_places(*PLACES[space])
    others = [SPACE_AT.get(around[corner], -1) for corner in corners]
    return None if -1 in others else (space, min(others), max(others))


# G1: a triangle is known by its first space and its shape: △ the first space above two, ▽ the first two above one.
# Number of a triangle = first space, plus SPACES for the shape ▽.
TRIANGLES = tuple(
    _triangle(space, corners)
    for corners in (("below left", "below right"), ("right", "below right"))
    for space in range(SPACES)
)
TRIANGLE_SETS = tuple(0 if corners is None else sum(1 << space for space in corners) for corners in TRIANGLES)


def triangle_name(triangle: int) -> str:
    """A triangle's three spaces, in reading order: "d7 d8 e8"."""
    corners = TRIANGLES[triangle]
    if corners is None:
        raise ValueError(f"{triangle} is no triangle of the board")
    return " ".join(SPACE_NAMES[space] for space in corners)


TRIANGLE_NAMES = tuple("" if TRIANGLES[t] is None else triangle_name(t) for t in range(2 * SPACES))
TRIANGLE_NUMBERS = {name: number for number, name in enumerate(TRIANGLE_NAMES) if name}


def first_space(spaces: int) -> int:
    """The first of a set of spaces given as an int, in reading order; -1 for none."""
    return (spaces & -spaces).bit_length() - 1


def names(spaces: int) -> tuple[Space, ...]:
    """The names of a set of spaces given as an int, in reading order."""
    return tuple(pick(SPACE_NAMES, spaces))
