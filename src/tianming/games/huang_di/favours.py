"""The favour deck: reads and checks a text with a line for each card; finds patterns in the wall (B3).

The deck of the game is ``data/favours.txt``, a reconstruction; the option `deck` takes another one.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from tianming.core.errors import InvalidOption
from tianming.games.huang_di.board import COLUMNS, FAVOUR_NAMES, WALL_SETS

MAX_CHARACTERS = 8_000  # characters of a deck
LINE = re.compile(r"([Ff]\d\d)\s+([#./]+)\s+(\d{1,2})\s+(\d{1,2})\s+(\d{1,2})\s+(\d{1,2})")
SIDE = 3  # patterns lie in a grid of 3 × 3
MAX_REWARD = 9
MAX_CARD_POINTS = 99


class Favour(NamedTuple):
    """A card: its pattern, top row first, and its rewards."""

    name: str
    pattern: tuple[str, ...]
    income: int
    petition: int
    jade: int
    points: int

    def cells(self) -> list[tuple[int, int]]:
        """The blocks of the pattern as (level, column) above and beside its lower left corner."""
        height = len(self.pattern)
        return sorted(
            (height - 1 - row, column)
            for row, marks in enumerate(self.pattern)
            for column, mark in enumerate(marks)
            if mark == "#"
        )

    def place(self, level: int, column: int) -> int:
        """The cells of the pattern with its corner there; 0 if it does not fit into the largest wall."""
        places = [(level + up, column + right) for up, right in self.cells()]
        if any(right >= COLUMNS for _, right in places):
            return 0
        cells = sum(1 << up * COLUMNS + right for up, right in places)
        return cells if not cells & ~WALL_SETS[-1] else 0


def read_printed() -> str:
    """The text of the deck that the game comes with."""
    return (files(__package__) / "data" / "favours.txt").read_text(encoding="utf-8")


@cache
def favours(text: str) -> tuple[Favour, ...]:
    """The cards of a deck's text ("": the deck of the game). InvalidOption says what is wrong with the text."""
    stripped = [line.strip() for line in (text or read_printed()).splitlines()]
    lines = [line for line in stripped if line and not line.startswith("#")]
    if len(text) > MAX_CHARACTERS or len(lines) != len(FAVOUR_NAMES):
        raise InvalidOption(f"a deck has {len(FAVOUR_NAMES)} lines, one for each card, not {len(lines)} (B3)")
    return tuple(_read(line, name) for line, name in zip(lines, FAVOUR_NAMES, strict=True))


def _read(line: str, name: str) -> Favour:
    found = LINE.fullmatch(line)
    if found is None or found[1].lower() != name:
        raise InvalidOption(
            f"deck: {line!r:.60} should be {name.upper()}, a pattern like #./##, income, petition, jade and points (B3)"
        )
    rows = tuple(found[2].split("/"))
    _check_pattern(name, rows)
    income, petition, jade, points = (int(number) for number in found.groups()[2:])
    if max(income, petition, jade) > MAX_REWARD:
        raise InvalidOption(f"deck: {name.upper()} gives more than {MAX_REWARD} of something (B3)")
    return Favour(name, rows, income, petition, jade, points)


def _check_pattern(name: str, rows: tuple[str, ...]) -> None:
    """A pattern is a full grid of at most 3 × 3 without empty rows or columns at its edges."""
    if len(rows) > SIDE or len({len(row) for row in rows}) != 1 or not 1 <= len(rows[0]) <= SIDE:
        raise InvalidOption(f"deck: the pattern of {name.upper()} is no grid of at most 3 by 3 (B3)")
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    if not all("#" in edge for edge in (rows[0], rows[-1], columns[0], columns[-1])):
        raise InvalidOption(f"deck: the pattern of {name.upper()} has an empty edge (B3)")


@cache
def placements(text: str) -> tuple[tuple[int, ...], ...]:
    """For each card, every set of cells that its pattern can cover in the largest wall."""
    return tuple(
        tuple(cells for level in range(4) for column in range(COLUMNS) if (cells := card.place(level, column)))
        for card in favours(text)
    )


def places(text: str, card: int, boards: int) -> list[int]:
    """Those that lie in a wall of that many provinces."""
    return [cells for cells in placements(text)[card] if not cells & ~WALL_SETS[boards]]
