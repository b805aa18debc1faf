"""The automatic map: a compact map drawn by number, the fairest of several.

The tiles lie in rings around the middle. A number decides the order and rotations of several candidates. The fairest is
the one where cities spread by A45 have the most equal surroundings.
"""

from __future__ import annotations

from functools import lru_cache

from tianming.core.bits import Bits, bit, but_lowest, gather, has, lowest
from tianming.core.dice import Dice
from tianming.games.yuan.board import HILL, cell_number, deck
from tianming.games.yuan.position import KIND
from tianming.games.yuan.survey import Surveyor

CANDIDATES = 24
FAR = 99  # steps to a province out of reach
UNFAIREST = 1 << 20  # more than any unfairness
RING: list[int] = [0] * 30  # the cells around the origin, ring by ring

Layout = tuple[tuple[int, int, int, int], ...]  # (tile, u, v, rotation)


def rings(size: int) -> list[tuple[int, int]]:
    """The first cells around the origin, ring by ring."""
    cells = [(u, v) for u in range(-4, 5) for v in range(-4, 5)]
    return sorted(cells, key=lambda cell: (_distance(*cell), cell))[:size]


def _distance(u: int, v: int) -> int:
    return max(abs(u), abs(v), abs(u + v))


def fill_ring() -> None:
    """Copy the cells to where the compiled twin can read them."""
    for index, (u, v) in enumerate(rings(30)):
        RING[index] = cell_number(u, v)


fill_ring()
CELLS = tuple(rings(30))  # the same cells


class Judge:
    """Draws candidates and compares them."""

    def __init__(self) -> None:
        self.surveyor = Surveyor()
        self.tiles = [0] * 30  # those that are left, then those of the candidate
        self.best = [0] * 30  # the tiles of the fairest candidate
        self.turned = [0] * 30
        self.steps = [0] * 208  # to the nearest city
        self.nearest = [0] * 208  # which city that is
        self.land = [0] * 208  # the provinces of the map, lowest first
        self.homes = [0] * 8
        self.temples = [0] * 8
        self.size = 0  # how many provinces the map has

    def draw(self, deck: tuple[int, ...], dice: Dice, players: int) -> None:
        """Draw all candidates and keep the fairest, the first one of several."""
        least = UNFAIREST
        size = len(deck)
        for _ in range(CANDIDATES):
            for index in range(size):
                self.tiles[index] = deck[index]
            self.surveyor.clear()
            self.draw_candidate(size, dice)
            if least == UNFAIREST:
                self.surveyor.join_hexes()  # all candidates lie in the same cells
            found = self.unfairness(players)
            if found < least:
                least = found
                for index in range(size):
                    self.best[index] = self.surveyor.tile[index]
                    self.turned[index] = self.surveyor.rotation[index]

    def draw_candidate(self, size: int, dice: Dice) -> None:
        """Lay the tiles in a drawn order with drawn rotations."""
        for index in range(size):
            chosen = dice.below(size - index)
            tile = self.tiles[chosen]
            for place in range(chosen, size - index - 1):
                self.tiles[place] = self.tiles[place + 1]
            self.surveyor.lay(tile, RING[index], dice.below(6))

    def layout(self, size: int) -> Layout:
        """The fairest candidate."""
        return tuple([(self.best[index], *CELLS[index], self.turned[index]) for index in range(size)])

    def unfairness(self, players: int) -> int:
        """How unequal the surroundings of the spread cities are, in provinces and in hills."""
        self.surveyor.explore()
        self.list_land()
        self.spread(players)
        for city in range(players):
            self.homes[city] = 0
            self.temples[city] = 0
        for index in range(self.size):
            province = self.land[index]
            self.homes[self.nearest[province]] += 1
            if has(KIND[HILL], province):
                self.temples[self.nearest[province]] += 1
        return self.range_of_homes(players) + 2 * self.range_of_temples(players)

    def list_land(self) -> None:
        """List the provinces of the map. No city is near any of them yet."""
        self.size = 0
        rest = self.surveyor.provinces
        while rest:
            province = lowest(rest)
            self.land[self.size] = province
            self.steps[province] = FAR
            self.nearest[province] = 0
            self.size += 1
            rest = but_lowest(rest)

    def range_of_homes(self, players: int) -> int:
        """The difference between the most provinces and the fewest."""
        most = least = self.homes[0]
        for city in range(1, players):
            most = max(most, self.homes[city])
            least = min(least, self.homes[city])
        return most - least

    def range_of_temples(self, players: int) -> int:
        """The difference between the most hills and the fewest."""
        most = least = self.temples[0]
        for city in range(1, players):
            most = max(most, self.temples[city])
            least = min(least, self.temples[city])
        return most - least

    def spread(self, players: int) -> None:
        """A45, ties by number: a city in the first province, then each as far as possible from those before. Notes for
        every province which city is the nearest; of several, the first."""
        self.settle(self.land[0], 0)
        for city in range(1, players):
            self.settle(self.farthest(), city)

    def farthest(self) -> int:
        """The province that is farthest from all cities; of several, the lowest."""
        found = self.land[0]
        for index in range(self.size):
            if self.steps[self.land[index]] > self.steps[found]:
                found = self.land[index]
        return found

    def settle(self, start: int, city: int) -> None:
        """Put a city into a province and count the steps from there, as far as no other city is as near: beyond such a
        province, this one is nowhere nearer."""
        seen = bit(start)
        edge = seen
        steps = 0
        while edge:
            edge = self.claim(edge, steps, city)
            edge = gather(self.surveyor.reach, edge) & ~seen
            seen |= edge
            steps += 1

    def claim(self, edge: Bits, steps: int, city: int) -> Bits:
        """Note the steps to those provinces to which this city is nearer than all before, and return them."""
        claimed = edge
        while edge:
            province = lowest(edge)
            if steps < self.steps[province]:
                self.steps[province] = steps
                self.nearest[province] = city
            else:
                claimed = claimed & ~bit(province)
            edge = but_lowest(edge)
        return claimed


@lru_cache(maxsize=256)
def fair_map(number: int, players: int, box: int, repeat: bool) -> Layout:
    """The map of that number."""
    tiles, judge = deck(players, box, repeat), Judge()
    judge.draw(tiles, Dice(number), players)
    return judge.layout(len(tiles))


def unfairness(layout: Layout, players: int) -> int:
    """How unequal the surroundings of the spread cities are on a map."""
    judge = Judge()
    for tile, u, v, rotation in layout:
        judge.surveyor.lay(tile, cell_number(u, v), rotation)
    judge.surveyor.join_hexes()
    return judge.unfairness(players)
