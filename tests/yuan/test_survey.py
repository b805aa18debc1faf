"""The surveyor finds what a slow look at every hex finds, and maps of a number stay what they are."""

from __future__ import annotations

import hashlib
import random

import pytest

from tianming.games.yuan.board import NEXT_CELLS, PROVINCES, SCENARIOS, cell_number, deck
from tianming.games.yuan.fair import fair_map, unfairness
from tianming.games.yuan.ground import Chart, Layout, Point, centre, make_chart, spot, survey_layout
from tianming.games.yuan.survey import Surveyor

# The maps of some numbers for every deck. They must never change: records hold only the number.
MAPS = "e687968e24298680"


def random_layout(players: int, box: int, rng: random.Random) -> Layout:
    """A map that players might lay."""
    left = list(deck(players, box, False))
    rng.shuffle(left)
    cells = [(0, 0)]
    while len(cells) < len(left):
        edge = {(u + du, v + dv) for u, v in cells for du, dv in NEXT_CELLS} - set(cells)
        cells.append(rng.choice(sorted(edge)))
    return tuple((tile, u, v, rng.randrange(6)) for tile, (u, v) in zip(left, cells, strict=True))


def layouts() -> list[Layout]:
    rng = random.Random(4)
    laid = [random_layout(players, box, rng) for players in range(2, 9) for box in (0, 1)]
    return [*(scenario.layout for scenario in SCENARIOS), *laid]


def slow_lakes(chart: Chart) -> list[tuple[set[Point], int]]:
    """The lakes of a map, hex by hex, with the provinces at them."""
    left = {where for where, terrain in chart.terrain.items() if terrain == "water"}
    found = []
    while left:
        lake = {left.pop()}
        while fresh := {near for where in lake for near in chart.neighbours(where)} & left:
            lake |= fresh
            left -= fresh
        found.append((lake, chart.provinces_beside(lake)))
    return found


@pytest.mark.parametrize("layout", layouts(), ids=lambda layout: f"{len(layout)} tiles")
def test_Y2_neighbours_lakes_ravines_and_volcanoes_are_those_of_the_hexes(layout: Layout) -> None:
    chart, surveyor = make_chart(layout), survey_layout(layout)
    near, ravines = [0] * PROVINCES, 0
    for where, number in chart.province.items():
        beside = chart.neighbours(where)
        near[number] = sum(1 << chart.province[other] for other in beside if other in chart.province)
        ravines |= (sum(chart.terrain[other] == "mountain" for other in beside) >= 2) << number
    lakes = slow_lakes(chart)
    shore = 0
    for _, touching in lakes:
        shore |= touching
    everywhere = sum(1 << number for number in chart.province.values())
    assert surveyor.list_near() == near
    assert surveyor.list_sets() == [everywhere, shore, ravines, chart.provinces_beside(chart.volcanoes)]
    middles = [centre(u, v) for _, u, v, _ in layout]
    told = [({spot(middles[index], slot, 0) for index, slot in hexes}, at) for hexes, at in surveyor.list_lakes()]
    assert sorted(told, key=lambda lake: min(lake[0])) == sorted(lakes, key=lambda lake: min(lake[0]))


def test_a_surveyor_forgets_the_map_before() -> None:
    one, other = layouts()[0], layouts()[-1]
    surveyor = Surveyor()
    for layout in (other, one):
        surveyor.clear()
        for tile, u, v, rotation in layout:
            surveyor.lay(tile, cell_number(u, v), rotation)
        surveyor.survey()
    fresh = survey_layout(one)
    assert surveyor.list_near() == fresh.list_near() and surveyor.list_sets() == fresh.list_sets()
    assert surveyor.list_lakes() == fresh.list_lakes()


def test_a_map_of_too_many_tiles_is_refused() -> None:
    surveyor = Surveyor()
    for index in range(30):
        surveyor.lay(index, index, 0)
    with pytest.raises(OverflowError, match="at most 30 tiles"):
        surveyor.lay(30, 30, 0)


def test_the_map_of_a_number_never_changes() -> None:
    maps = [
        fair_map(number, players, box, repeat)
        for players in range(2, 9)
        for box in (0, 1)
        for repeat in (False, True)
        for number in (0, 1, 77)
    ]
    assert hashlib.sha256(repr(maps).encode()).hexdigest()[:16] == MAPS


def test_a_drawn_map_is_fairer_than_most() -> None:
    rng = random.Random(1)
    drawn = [unfairness(fair_map(number, 4, 0, False), 4) for number in range(20)]
    laid = [unfairness(random_layout(4, 0, rng), 4) for _ in range(20)]
    assert sum(drawn) < sum(laid) / 2
