"""The automatic map: a compact map drawn by number, the fairest of several.

The tiles lie in rings around the middle. A number decides the order and rotations of several candidates. The fairest is
the one where cities spread by A45 have the most equal surroundings.
"""

from __future__ import annotations

from functools import lru_cache

from tianming.core.bits import members
from tianming.core.dice import Dice
from tianming.games.yuan.board import HILL, deck, provinces_of_kind
from tianming.games.yuan.ground import Layout, adjacency, make_chart, waterways

CANDIDATES = 24
FAR = 99  # steps to a province out of reach


def rings(size: int) -> list[tuple[int, int]]:
    """The first cells around the origin, ring by ring."""
    cells = [(u, v) for u in range(-4, 5) for v in range(-4, 5)]
    return sorted(cells, key=lambda cell: (_distance(*cell), cell))[:size]


def _distance(u: int, v: int) -> int:
    return max(abs(u), abs(v), abs(u + v))


@lru_cache(maxsize=256)
def fair_map(number: int, players: int, box: int, repeat: bool) -> Layout:
    """The map of that number."""
    dice = Dice(number)
    tiles = deck(players, box, repeat)
    candidates = [_candidate(tiles, dice) for _ in range(CANDIDATES)]
    return min(candidates, key=lambda layout: unfairness(layout, players))


def _candidate(tiles: tuple[int, ...], dice: Dice) -> Layout:
    """The tiles in a drawn order with drawn rotations."""
    left = list(tiles)
    return tuple((left.pop(dice.below(len(left))), u, v, dice.below(6)) for u, v in rings(len(tiles)))


def unfairness(layout: Layout, players: int) -> int:
    """How unequal the surroundings of the spread cities are, in provinces and in hills."""
    reach = _reach(layout)
    distances = _spread(reach, players)
    hills = provinces_of_kind(HILL)
    homes, temples = [0] * players, [0] * players
    for province in reach:
        near = min(range(players), key=lambda k: (distances[k].get(province, FAR), k))
        homes[near] += 1
        temples[near] += hills >> province & 1
    return max(homes) - min(homes) + 2 * (max(temples) - min(temples))


def _reach(layout: Layout) -> dict[int, int]:
    """Which provinces each province reaches."""
    chart = make_chart(layout)
    near = adjacency(chart, False)
    reach = {number: near[number] for number in chart.province.values()}
    for touching in waterways(chart, False):
        for number in members(touching):
            reach[number] |= touching
    return reach


def _spread(reach: dict[int, int], players: int) -> list[dict[int, int]]:
    """A45, ties by number: for each city, the steps to all provinces that it can reach."""
    found = [_distances(reach, min(reach))]
    nearest = {province: found[0].get(province, FAR) for province in reach}
    while len(found) < players:
        city = max(reach, key=lambda province: (nearest[province], -province))
        found.append(_distances(reach, city))
        nearest = {province: min(steps, found[-1].get(province, FAR)) for province, steps in nearest.items()}
    return found


def _distances(reach: dict[int, int], start: int) -> dict[int, int]:
    """The steps from one province to all others that can be reached."""
    found: dict[int, int] = {}
    seen = edge = 1 << start
    steps = 0
    while edge:
        layer = members(edge)
        found.update(dict.fromkeys(layer, steps))
        edge = 0
        for province in layer:
            edge |= reach[province]
        edge &= ~seen
        seen |= edge
        steps += 1
    return found
