"""A position: where everything is, who must answer what, and the geometry of the wall (W1 to W3).

A column of the wall never has a gap (W2, B4), so its height says where the next block goes. What belongs to a seat
lies in lists by seat; the emperor's blocks lie after those of the last seat. Sets of favour cards are boards too.

Every seat remembers where the cards that it put back may be by now (H1). For each card that is a number whose bits are
places: the hands, the cards that somebody looks at, the layers of the deck. 0: the seat sees the card or never saw it.
"""

from __future__ import annotations

from tianming.core.bits import EMPTY, Bits, bit, count, from_int
from tianming.core.state import BaseState
from tianming.games.huang_di import board, favours
from tianming.games.huang_di.actions import ASK_BID
from tianming.games.huang_di.board import MAX_BID, TASKMASTER
from tianming.games.huang_di.fields import Fields

OFF = -1
NOBODY = -1  # no marker yet, no card shown
EVERYBODY = 6  # who must answer when all players decide at once
EMPEROR = 6  # the owner of the emperor's blocks
LAYERS = 9  # of the deck, at most
LOOKING = 64  # the place of a card that somebody else is looking at; below are the hands, above the layers
TOP_LAYER = 128

PROVINCE: list[Bits] = [EMPTY] * 4
ROW: list[Bits] = [EMPTY] * 12
LEVEL: list[Bits] = [EMPTY] * 20
WALL: list[Bits] = [EMPTY] * 5
TOP: list[int] = [0] * 20  # how high a column may be
COST: list[int] = [0] * 6
NEED: list[int] = [0] * 4
REPEAT_COST: list[int] = [0] * 3


def fill_tables() -> None:
    """Copy the board's tables to where the compiled twin can read them."""
    for province in range(4):
        PROVINCE[province] = from_int(board.PROVINCE_SETS[province])
        NEED[province] = board.NEEDS[province]
    for row in range(12):
        ROW[row] = from_int(board.ROW_SETS[row])
    for place in range(20):
        LEVEL[place] = from_int(board.LEVEL_SETS[place])
        TOP[place] = board.TOPS[place]
    for boards in range(5):
        WALL[boards] = from_int(board.WALL_SETS[boards])
    for number in range(6):
        COST[number] = board.COSTS[number]
    for card in range(3):
        REPEAT_COST[card] = board.REPEATS[card]


fill_tables()
assert MAX_BID < 1 << 15 and TASKMASTER == 3, "the compiled fields are made for these"


class Deck:
    """The favour cards of a game as tables; never changed once made."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.income = [0] * 36
        self.petition = [0] * 36
        self.jade = [0] * 36
        self.points = [0] * 36
        self.fit = [EMPTY] * 2880  # 80 for each card: the placement whose first cell that is
        self.read()

    def read(self) -> None:
        """Fill the tables from the deck's text."""
        for card, favour in enumerate(favours.favours(self.text)):
            self.income[card] = favour.income
            self.petition[card] = favour.petition
            self.jade[card] = favour.jade
            self.points[card] = favour.points
            for cells in favours.placements(self.text)[card]:
                first = (cells & -cells).bit_length() - 1
                self.fit[80 * card + first] = from_int(cells)


DECKS: dict[str, Deck] = {}


def deck_of(text: str) -> Deck:
    """The deck of a text ("": the deck of the game), made once."""
    if text not in DECKS:
        if len(DECKS) > 100:
            DECKS.clear()
        DECKS[text] = Deck(text)
    return DECKS[text]


class Position(Fields, BaseState):
    """Everything that describes a game in progress."""

    # The present question.

    def ask(self, question: int, seat: int, about: int) -> None:
        """Ask a question."""
        self.asked = question
        self.asked_seat = seat
        self.about = about

    def is_waiting(self, seat: int) -> bool:
        """Whether a seat still owes its answer while all decide at once (set-up, P1)."""
        if self.asked == ASK_BID:
            return self.bid[seat] == OFF
        return count(self.looked[seat]) > 0

    # The wall.

    def province(self) -> int:
        """T3: the province of the active player's taskmaster."""
        return self.taskmaster[self.active]

    def sites(self, first_column: int, columns: int) -> Bits:
        """W2: the free, supported cells of some columns."""
        found = EMPTY
        for column in range(first_column, first_column + columns):
            if self.height[column] < TOP[column]:
                found |= bit(20 * self.height[column] + column)
        return found

    def all_sites(self) -> Bits:
        """E1: the free, supported cells of all provinces."""
        return self.sites(0, 5 * self.boards)

    def is_row_complete(self, row: int) -> bool:
        """W3: whether all five blocks stand."""
        return not ROW[row] & ~self.built

    def is_wall_complete(self) -> bool:
        """X1: whether every block of the wall stands."""
        return not WALL[self.boards] & ~self.built

    def owner_at(self, cell: int) -> int:
        """Whose block stands on a cell, OFF if none does."""
        for owner in range(7):
            if self.own[owner] & bit(cell):
                return owner
        return OFF

    # What the seats have.

    def workers(self, seat: int) -> int:
        """Peasants and convicts."""
        return self.peasants[seat] + self.convicts[seat]

    def deck_size(self) -> int:
        """How many cards the deck holds."""
        size = 0
        for card in range(36):
            if self.layer[card] != OFF:
                size += 1
        return size

    def layer_count(self) -> int:
        """How many layers the deck has."""
        deepest = OFF
        for card in range(36):
            deepest = max(deepest, self.layer[card])
        return deepest + 1

    def holds_emperor_block(self) -> bool:
        """E1: whether the active player may still place the emperor block."""
        return self.emperor_held == 1 and self.active == self.marker
