"""A position: the map, what stands on it, who must answer what, and the geometry of groups (Y2).

Provinces are numbers, and sets of provinces are boards. Lists go by seat; markers (Y7.7) are in a flat list, at
`slot(seat, kind)`. The bits of `waiting` are the seats that owe an answer to the present question.
"""

from __future__ import annotations

from collections.abc import Sequence

from tianming.core.bits import EMPTY, Bits, bit, but_lowest, count, from_int, gather, has, lowest
from tianming.core.seats import CHANCE
from tianming.core.state import BaseState
from tianming.games.yuan import board
from tianming.games.yuan.board import COSTS, FOREST, HILL, MINE, RICE, WEYU, XIANGI
from tianming.games.yuan.fields import Fields

OFF = -1  # nothing: no clan, no cell, no plan

KIND: list[Bits] = [EMPTY] * 4  # the provinces of each kind
COST: list[int] = [0] * 4  # Y5.3: the cost of a level


def fill_tables() -> None:
    """Copy the printed facts to where the compiled twin can read them."""
    for kind in range(4):
        KIND[kind] = from_int(board.provinces_of_kind(kind))
        COST[kind] = COSTS[kind]


fill_tables()
assert board.PROVINCES == 208, "the compiled tables are made for 208 provinces"
assert (RICE, FOREST, MINE, HILL) == (0, 1, 2, 3), "markers and levels go by this order"


def slot(seat: int, kind: int) -> int:
    """The index of a seat's marker: rice, forest or mine."""
    return seat * 3 + kind


def renumber(provinces: Bits, numbers: Sequence[int], start: int) -> Bits:
    """A set of provinces as a set of other numbers, each with `start` added."""
    found = EMPTY
    while provinces:
        found |= bit(start + numbers[lowest(provinces)])
        provinces = but_lowest(provinces)
    return found


class Ground:
    """What the map means for play. ``ground.py`` makes it once; all states on the map share it, and nothing changes
    it."""

    def __init__(self) -> None:
        self.near = [EMPTY] * 208  # Y2: adjacent
        self.reach = [EMPTY] * 208  # Y2: adjacent or connected
        self.fords = [EMPTY] * 208  # Y9.3: as Xiangi reaches
        self.march = [EMPTY] * 208  # Y9.3: as Weyu attacks
        self.provinces = EMPTY
        self.shore = EMPTY  # at a lake or river
        self.ravines = EMPTY  # between two mountains
        self.volcanic = EMPTY  # at a volcano
        self.links = [EMPTY] * 104  # for each province of the map, in order: see `link`

    def fill(self, tables: Sequence[Sequence[int]], sets: Sequence[int]) -> None:
        """Fill in the tables and sets."""
        for number in range(208):
            self.near[number] = from_int(tables[0][number])
            self.reach[number] = from_int(tables[1][number])
            self.fords[number] = from_int(tables[2][number])
            self.march[number] = from_int(tables[3][number])
        self.provinces = from_int(sets[0])
        self.shore = from_int(sets[1])
        self.ravines = from_int(sets[2])
        self.volcanic = from_int(sets[3])
        self.link()

    def link(self) -> None:
        """Number the provinces of the map in order, and note for each the numbers of those adjacent to it, and 128 more
        than the numbers of those that are adjacent or connected."""
        numbers, size = [0] * 208, 0
        rest = self.provinces
        while rest:
            numbers[lowest(rest)] = size
            size += 1
            rest = but_lowest(rest)
        rest = self.provinces
        while rest:
            province = lowest(rest)
            rest = but_lowest(rest)
            self.links[numbers[province]] = renumber(self.near[province], numbers, 0) | renumber(
                self.reach[province], numbers, 128
            )


NOWHERE = Ground()  # while the map is being laid


class Position(Fields, BaseState):
    """Everything that describes a game in progress."""

    # The present question.

    def ask(self, question: int, seat: int) -> None:
        """Ask one seat, or chance."""
        self.asked = question
        self.active = seat
        self.waiting = 0 if seat == CHANCE else 1 << seat

    def ask_all(self, question: int, seats: int) -> None:
        """Ask several seats at once, given as bits."""
        self.asked = question
        self.active = OFF
        self.waiting = seats

    def everybody(self) -> int:
        """All seats, as bits."""
        return (1 << self.players) - 1

    # What lies on the map.

    def owned_land(self) -> Bits:
        """The provinces that belong to somebody."""
        found = EMPTY
        for seat in range(self.players):
            found |= self.land[seat]
        return found

    def free_land(self) -> Bits:
        """Y2: the provinces without village or city."""
        return self.ground.provinces & ~self.owned_land()

    def owner(self, province: int) -> int:
        """The owner of a province, OFF if it is free."""
        for seat in range(self.players):
            if has(self.land[seat], province):
                return seat
        return OFF

    def find_group(self, start: Bits, within: Bits) -> Bits:
        """Y2: the part of `within` that chains of adjacent provinces join to `start`."""
        found = start
        edge = start
        while edge:
            edge = gather(self.ground.near, edge) & within & ~found
            found |= edge
        return found

    def find_orphans(self, within: Bits, cities: Bits) -> Bits:
        """The part of `within` whose groups have no city."""
        return within & ~self.find_group(within & cities, within)

    def find_reach(self, seat: int, lands: Bits) -> Bits:
        """Y2: what is adjacent to or connected with `lands`, for that seat's clan (Y9.3)."""
        if self.power[seat] == XIANGI:
            return gather(self.ground.fords, lands)
        return gather(self.ground.reach, lands)

    def find_attack_reach(self, seat: int, lands: Bits) -> Bits:
        """Y6.3: what armies in `lands` can attack. It is the same in the other direction."""
        if self.power[seat] == WEYU:
            return gather(self.ground.march, lands)
        return self.find_reach(seat, lands)

    def armies_of(self, seat: int) -> int:
        """How many armies a seat has on the map."""
        total = 0
        rest = self.manned & self.land[seat]
        while rest:
            total += self.armies[lowest(rest)]
            rest = but_lowest(rest)
        return total

    def set_armies(self, province: int, number: int) -> None:
        """Set the number of armies in a province."""
        self.armies[province] = number
        self.manned &= ~bit(province)
        if number > 0:
            self.manned |= bit(province)

    def raise_armies(self, seat: int, province: int, number: int) -> int:
        """Y6.3, A26: raise new armies, as many as the supply allows. Returns how many came."""
        left = self.army_limit - self.armies_of(seat)
        came = max(0, min(number, left))
        self.set_armies(province, self.armies[province] + came)
        return came

    def clear(self, provinces: Bits) -> None:
        """Remove cities, ramparts and armies. Temples stay (Y7.4.5)."""
        self.city &= ~provinces
        self.doubled &= ~provinces
        self.wood &= ~provinces
        self.stone &= ~provinces
        rest = self.manned & provinces
        while rest:
            self.set_armies(lowest(rest), 0)
            rest = but_lowest(rest)

    # Markers and costs.

    def count_produce(self, seat: int, kind: int) -> int:
        """Y7.7: how much of a resource a seat has. A doubled city counts 2; at a volcano everything counts twice (Y9.1,
        A54)."""
        lands = self.land[seat] & KIND[kind]
        total = count(lands) + count(lands & self.doubled)
        if self.volcanoes:
            lands = lands & self.ground.volcanic
            total += count(lands) + count(lands & self.doubled)
        return total

    def temples_of(self, seat: int) -> int:
        """Y8: the temples in a seat's provinces. They never count double (A35)."""
        return count(self.land[seat] & self.temple)

    def recount(self) -> None:
        """Y7.7: set all markers."""
        for seat in range(self.players):
            for kind in range(3):
                self.marker[slot(seat, kind)] = self.count_produce(seat, kind)

    def cost(self, seat: int, kind: int, level: int) -> int:
        """Y5.3: a level of Development (rice), Fortification (forest) or Militarization (mine)."""
        return max(0, COST[level] - self.marker[slot(seat, kind)])
