"""What an observation consists of: planes, numbers and the legal actions, with a name and a meaning for each.

An observation is one row of bytes. First come the planes, boards of 32 bytes with a bit for each space. Then come the
numbers, a byte each. Last comes the mask, a bit for each action that seats can take. The number of an action is its
index in the mask and in a policy.

If the board differs from game to game, two parts tell of it before the mask. The spaces that are on the board are in a
list, a byte for each place of it; places that are not used are at its end and hold 255. Then comes for each place a
board of 32 bytes: its first half has a bit for each place that the first link joins it with, its second half one for
each of the second link.

A game describes its observations with one `Shape`. Its `encoding.py` writes them in that order.
"""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from tianming.core.actions import ActionTable
from tianming.core.packing import BOARD_BYTES

ALIGNMENT = 8  # so that the parts begin at whole words
NO_SPACE = 255  # at a place that is not used
LINKS = 2  # between the places of a board that differs from game to game
LINK_BITS = 128  # in the board of a place, for each link

# The steps to a space and its neighbours on a grid of hexagons, as rows and slanted columns.
HEXAGON = ((-1, 0), (-1, 1), (0, -1), (0, 0), (0, 1), (1, -1), (1, 0))

# The steps to a cell and the eight around it.
SQUARE = tuple((row, column) for row in (-1, 0, 1) for column in (-1, 0, 1))


class Plane(Struct, frozen=True):
    """A set of spaces."""

    name: str
    meaning: str


class FixedPlane(Struct, frozen=True):
    """A set of spaces that is the same in every position, so observations leave it out."""

    name: str
    meaning: str
    spaces: int


class Number(Struct, frozen=True):
    """A number from 0 to 255; larger ones are cut off. Nets multiply it by the scale."""

    name: str
    meaning: str
    scale: float = 1.0


class Grid(Struct, frozen=True):
    """Where the spaces of a board lie, for nets that look at neighbours."""

    rows: int
    columns: int
    cells: tuple[int, ...]  # for each space, its row times the columns plus its column
    steps: tuple[tuple[int, int], ...]  # to the space itself and its neighbours


class Places(Struct, frozen=True):
    """For a board that differs from game to game: how many spaces it has at most, and how they are joined. Links are
    the same in both directions."""

    most: int
    links: tuple[Plane, Plane]


class Shape(Struct, frozen=True, dict=True):
    """The observations of a game. It has a grid, or places if its board differs from game to game."""

    game: str
    version: int  # raised whenever observations change, because nets are made for one version
    spaces: int
    most_players: int
    grid: Grid | None
    planes: tuple[Plane, ...]
    fixed: tuple[FixedPlane, ...]
    numbers: tuple[Number, ...]
    table: ActionTable
    chance_rows: tuple[str, ...]  # the rows at the end of the action table that only chance uses
    space_rows: str = ""  # the first word of rows of which there is one for each space, in its order
    places: Places | None = None

    @cached_property
    def actions(self) -> int:
        """How many actions there are, without those of chance."""
        return min(self.table.starts[name] for name in self.chance_rows)

    @cached_property
    def board_rows(self) -> tuple[range, ...]:
        """The actions that name a space, in rows: each has one for every space, in its order."""
        blocks = [
            self.table.starts[row.name] + block
            for row in self.table.rows
            if row.name not in self.chance_rows and len(row.choices) % self.spaces == 0
            for block in range(0, len(row.choices), self.spaces)
        ]
        return (*self._rows_across(), *(range(start, start + self.spaces) for start in blocks))

    @cached_property
    def rows_across(self) -> int:
        """How many of these rows, the first ones, have all actions of a space one after the other."""
        return len(self._rows_across())

    def _rows_across(self) -> list[range]:
        """If every space has a row of its own: the first actions of all, the second ones, and so on."""
        rows = [row for row in self.table.rows if self.space_rows and row.name.split()[0] == self.space_rows]
        if not rows:
            return []
        start, width = self.table.starts[rows[0].name], len(rows[0].choices)
        return [range(start + choice, start + width * len(rows), width) for choice in range(width)]

    @cached_property
    def flat_actions(self) -> tuple[int, ...]:
        """All other actions."""
        on_board = {action for row in self.board_rows for action in row}
        return tuple(action for action in range(self.actions) if action not in on_board)

    @cached_property
    def numbers_at(self) -> int:
        """The byte at which the numbers begin."""
        return BOARD_BYTES * len(self.planes)

    @cached_property
    def most_places(self) -> int:
        """How many places the list of spaces has; 0 if the board is always the same."""
        return self.places.most if self.places else 0

    @cached_property
    def places_at(self) -> int:
        """The byte at which the list of spaces begins."""
        return self.numbers_at + _whole_words(len(self.numbers))

    @cached_property
    def links_at(self) -> int:
        """The byte at which the links of places begin."""
        return self.places_at + _whole_words(self.most_places)

    @cached_property
    def mask_at(self) -> int:
        """The byte at which the mask begins."""
        return self.links_at + BOARD_BYTES * self.most_places

    @cached_property
    def size(self) -> int:
        """The bytes of an observation."""
        return self.mask_at + _whole_words((self.actions + 7) // 8)

    def plane(self, name: str) -> int:
        """The index of a plane."""
        return next(index for index, plane in enumerate(self.planes) if plane.name == name)

    def number(self, name: str) -> int:
        """The index of a number."""
        return next(index for index, number in enumerate(self.numbers) if number.name == name)


def _whole_words(size: int) -> int:
    return -(-size // ALIGNMENT) * ALIGNMENT
