"""A position: where everything is, who must answer what, and the geometry of states (T1, T2).

Numbers by seat and colour are in flat lists, at `slot(seat, colour)`. The slot also stands for the leader. Open
questions form a stack: the kind of the question, the seat, and what it is about.
"""

from __future__ import annotations

from tianming.core.bits import EMPTY, Bits, count, from_int, gather, has
from tianming.core.state import BaseState
from tianming.games.yellow_yangtze import board
from tianming.games.yellow_yangtze.board import BLACK, HAND, MERCHANTS, RED, SPACES
from tianming.games.yellow_yangtze.fields import Fields

OFF = -1  # a leader or pagoda that is not on the board
DEPTH = 8

NEAR: list[Bits] = [EMPTY] * 203
TRIANGLE: list[Bits] = [EMPTY] * 406
GROUND: list[Bits] = [EMPTY] * 5  # B1: where a tile of each colour may lie
PAGODA_COLOUR: list[int] = [0] * 9


def fill_tables() -> None:
    """Copy the board's tables to where the compiled twin can read them."""
    for space in range(203):
        NEAR[space] = from_int(board.NEIGHBOUR_SETS[space])
    for triangle in range(406):
        TRIANGLE[triangle] = from_int(board.TRIANGLE_SETS[triangle])
    for colour in range(5):
        GROUND[colour] = from_int(board.RIVER if colour == board.BLUE else board.LAND)
    for pagoda in range(9):
        PAGODA_COLOUR[pagoda] = board.PAGODA_COLOURS[pagoda]


fill_tables()
assert SPACES == 203, "the compiled tables are made for 203 spaces"


def slot(seat: int, colour: int) -> int:
    """The index for a seat and a colour."""
    return seat * 5 + colour


def find_neighbours(spaces: Bits) -> Bits:
    """All spaces adjacent to one of `spaces`."""
    return gather(NEAR, spaces)


def find_group(start: Bits, within: Bits) -> Bits:
    """T1: the part of `within` that chains of adjacent spaces join to `start`."""
    group = start
    edge = start
    while edge:
        edge = find_neighbours(edge) & within & ~group
        group |= edge
    return group


class Position(Fields, BaseState):
    """Everything that describes a game in progress."""

    # The present question.

    def push(self, question: int, seat: int, about: int) -> int:
        """Ask a question; the others wait below it."""
        if self.depth == DEPTH:
            raise OverflowError("questions nest at most 8 deep")
        self.asked[self.depth] = question
        self.asked_seat[self.depth] = seat
        self.asked_about[self.depth] = about
        self.depth += 1
        return self.depth

    def pop(self) -> int:
        """Remove the answered question; returns what it was about."""
        self.depth -= 1
        return self.asked_about[self.depth]

    def question(self) -> int:
        """The kind of the present question."""
        return self.asked[self.depth - 1]

    def about(self) -> int:
        """What the present question is about."""
        return self.asked_about[self.depth - 1]

    # What lies on the board.

    def covered_spaces(self) -> Bits:
        """The spaces with a tile."""
        return self.tiles[0] | self.tiles[1] | self.tiles[2] | self.tiles[3] | self.tiles[4]

    def occupied_spaces(self) -> Bits:
        """The spaces with a tile or leader."""
        return self.covered_spaces() | self.leader_spaces

    def colour_at(self, space: int) -> int:
        """The colour of the tile on a space, OFF if there is none."""
        for colour in range(5):
            if has(self.tiles[colour], space):
                return colour
        return OFF

    def under_pagodas(self) -> Bits:
        """The spaces that support a pagoda."""
        under = EMPTY
        for pagoda in range(9):
            if self.pagoda[pagoda] != OFF:
                under |= TRIANGLE[self.pagoda[pagoda]]
        return under

    def governors_beside(self, space: int) -> int:
        """R2, A6: black tiles adjacent to a space."""
        return count(NEAR[space] & self.tiles[BLACK])

    def colours_in(self, group: Bits) -> int:
        """The colours of the leaders in a group, as bits."""
        colours = 0
        for place in range(5 * self.players):
            if self.leader[place] != OFF and has(group, self.leader[place]):
                colours |= 1 << place % 5
        return colours

    def double_colours(self, group: Bits) -> int:
        """T3: the colours that two or more leaders of a group share, as bits."""
        once = 0
        twice = 0
        for place in range(5 * self.players):
            if self.leader[place] != OFF and has(group, self.leader[place]):
                twice |= once & 1 << place % 5
                once |= 1 << place % 5
        return twice

    def leader_in(self, group: Bits, colour: int) -> int:
        """The slot of the leader of that colour in a group, OFF if there is none."""
        for seat in range(self.players):
            place = slot(seat, colour)
            if self.leader[place] != OFF and has(group, self.leader[place]):
                return place
        return OFF

    # What the seats hold.

    def hand_size(self, seat: int) -> int:
        """How many tiles a seat holds."""
        size = 0
        for colour in range(5):
            size += self.hand[slot(seat, colour)]
        return size

    def merchant_count(self) -> int:
        """How many merchant tiles lie open."""
        size = 0
        for colour in range(5):
            size += self.merchants[colour]
        return size

    def bag_size(self) -> int:
        """How many tiles can still be drawn (S5: some never are)."""
        size = -self.aside
        for colour in range(5):
            size += self.bag[colour]
        return size

    def next_short(self) -> int:
        """P2: who draws next: the active player, then the others clockwise, then the merchants (`players`); OFF:
        nobody."""
        for step in range(self.players):
            seat = (self.active + step) % self.players
            if self.hand_size(seat) < HAND:
                return seat
        if self.merchant_count() < MERCHANTS:
            return self.players
        return OFF

    # Wars.

    def strength(self, state: int) -> int:
        """W3: the strength of a warring state."""
        total = count(self.tiles[RED] & self.side[state]) + self.pledged[state]
        for seat in range(self.players):
            if self.captain[seat] == state:
                total += 1
        return total

    def shared_colours(self) -> int:
        """W6: the colours with leaders in two or more of the warring states, as bits."""
        once = 0
        twice = 0
        for state in range(self.war_states):
            colours = self.colours_in(self.side[state])
            twice |= once & colours
            once |= colours
        return twice
