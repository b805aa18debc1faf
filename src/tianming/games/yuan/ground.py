"""What a map of laid tiles means for play. The surveyor finds what lies beside what; rivers and powers are added here.

Everything is computed once for a map, and all states on that map share it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tianming.core.bits import members
from tianming.games.yuan.board import OFFSETS, PROVINCE_AT, SIDES, TILES, cell_number
from tianming.games.yuan.position import Ground
from tianming.games.yuan.survey import Surveyor

Point = tuple[int, int]
Layout = tuple[tuple[int, int, int, int], ...]  # (tile, u, v, rotation)
Corner = frozenset[Point]


class Chart:
    """The hexes of a map by their coordinates."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.terrain: dict[Point, str] = {}
        self.province: dict[Point, int] = {}
        self.volcanoes: set[Point] = set()
        self.sides: list[tuple[Point, Point]] = []  # Y9.2: river sides
        for tile, u, v, rotation in layout:
            self._lay(tile, centre(u, v), rotation)
        self.near = {where: self._sides(where) for where in self.terrain}
        self.wet = {where: [n for n in near if self.terrain[n] == "water"] for where, near in self.near.items()}

    def _lay(self, number: int, middle: Point, rotation: int) -> None:
        tile = TILES[number]
        spots = [spot(middle, place, rotation) for place in range(7)]
        for place, where in enumerate(spots):
            self.terrain[where] = tile.hexes[place].terrain
            if (number, place) in PROVINCE_AT:
                self.province[where] = PROVINCE_AT[number, place]
        self.volcanoes |= {spots[place] for place in tile.volcanoes}
        self.sides += [(spots[one], spots[other]) for one, other in tile.rivers]

    def _sides(self, where: Point) -> list[Point]:
        q, r = where
        return [near for dq, dr in SIDES if (near := (q + dq, r + dr)) in self.terrain]

    def neighbours(self, where: Point) -> list[Point]:
        """The hexes of the map next to one."""
        return self.near[where]

    def waters(self, where: Point) -> list[Point]:
        """The water hexes next to one."""
        return self.wet[where]

    def provinces_beside(self, spots: Iterable[Point]) -> int:
        """The provinces next to any of those hexes, as a set."""
        found = 0
        for where in spots:
            for near in self.neighbours(where):
                if near in self.province:
                    found |= 1 << self.province[near]
        return found


def centre(u: int, v: int) -> Point:
    """The middle of a lattice cell."""
    return 3 * u + 2 * v, v - 2 * u


def spot(middle: Point, place: int, rotation: int) -> Point:
    """Where a place of a tile lies once the tile is turned."""
    q, r = OFFSETS[place if place == 0 else 1 + (place - 1 + rotation) % 6]
    return middle[0] + q, middle[1] + r


@lru_cache(maxsize=128)
def make_chart(layout: Layout) -> Chart:
    """The chart of a layout."""
    return Chart(layout)


@lru_cache(maxsize=128)
def make_ground(layout: Layout, rivers: bool, powers: bool) -> Ground:
    """The ground of a layout, with or without rivers (Y9.2) and the reach of single clans (Y9.3)."""
    surveyor, ground = survey_layout(layout), Ground()
    if not rivers and not powers:
        surveyor.describe(ground)
        return ground
    chart = make_chart(layout)
    near = adjacency(chart, surveyor, rivers)
    networks = waterways(chart, surveyor, rivers)
    reach = list(near)
    for touching in networks:
        for number in members(touching):
            reach[number] |= touching & ~(1 << number)
    fords, march = list(reach), list(reach)
    if powers:
        fords = crossings(chart, near, rivers)
        for where, number in chart.province.items():
            march[number] |= find_marches(chart, where)
    everywhere, _, ravines, volcanic = surveyor.list_sets()
    ground.fill([near, reach, fords, march], [everywhere, unite(networks), ravines, volcanic])
    return ground


def survey_layout(layout: Layout) -> Surveyor:
    """A surveyor who has gone over the map."""
    surveyor = Surveyor()
    for tile, u, v, rotation in layout:
        surveyor.lay(tile, cell_number(u, v), rotation)
    surveyor.survey()
    return surveyor


def unite(sets: Iterable[int]) -> int:
    """The union of sets."""
    found = 0
    for one in sets:
        found |= one
    return found


def adjacency(chart: Chart, surveyor: Surveyor, rivers: bool) -> list[int]:
    """Y2: provinces that share a side; Y9.2: not if a river runs along it."""
    near = surveyor.list_near()
    for one, other in chart.sides if rivers else ():
        if one in chart.province and other in chart.province:
            near[chart.province[one]] &= ~(1 << chart.province[other])
            near[chart.province[other]] &= ~(1 << chart.province[one])
    return near


# Lakes and rivers.


def lakes(chart: Chart, surveyor: Surveyor) -> list[tuple[set[Point], int]]:
    """Y2: the lakes with the provinces at them."""
    middles = [centre(u, v) for _, u, v, _ in chart.layout]
    return [({spot(middles[index], slot, 0) for index, slot in hexes}, shore) for hexes, shore in surveyor.list_lakes()]


def corners(side: tuple[Point, Point]) -> list[Corner]:
    """The two ends of a side: the three hexes that meet there."""
    (q, r), (s, t) = side
    common = {(q + dq, r + dr) for dq, dr in SIDES} & {(s + dq, t + dr) for dq, dr in SIDES}
    return [frozenset((*side, third)) for third in common]


class River:
    """A53: river sides that share corners, the provinces that touch one of them, and the water at their corners."""

    def __init__(self, chart: Chart, sides: list[tuple[Point, Point]]) -> None:
        banks = {where for side in sides for where in side}
        self.touching = sum(1 << chart.province[where] for where in banks if where in chart.province)
        meeting = {where for side in sides for corner in corners(side) for where in corner}
        self.mouths = {where for where in meeting if chart.terrain.get(where) == "water"}


def rivers_of(chart: Chart) -> list[River]:
    """The rivers of a map."""
    left = list(chart.sides)
    found = []
    while left:
        sides = [left.pop()]
        ends = set(corners(sides[0]))
        while joined := [side for side in left if ends & set(corners(side))]:
            for side in joined:
                left.remove(side)
                ends |= set(corners(side))
            sides += joined
        found.append(River(chart, sides))
    return found


def waterways(chart: Chart, surveyor: Surveyor, rivers: bool) -> list[int]:
    """Y2, A53: the sets of provinces that a lake, a river, or lakes and rivers that meet connect."""
    networks = lakes(chart, surveyor)
    for river in rivers_of(chart) if rivers else ():
        met = [network for network in networks if network[0] & river.mouths]
        water, touching = set(river.mouths), river.touching
        for lake, shore in met:
            water |= lake
            touching |= shore
        networks = [network for network in networks if network not in met] + [(water, touching)]
    return [touching for _, touching in networks]


# The reach of single clans (Y9.3).


def crossings(chart: Chart, near: list[int], rivers: bool) -> list[int]:
    """Xiangi: adjacent, or connected by at most two water hexes. A52: a river counts as none."""
    streams = rivers_of(chart) if rivers else []
    found = list(near)
    for where, number in chart.province.items():
        found[number] |= _find_fords(chart, streams, where, number) & ~(1 << number)
    return found


def _find_fords(chart: Chart, streams: list[River], where: Point, number: int) -> int:
    """The provinces that at most two water hexes connect with one."""
    reached, water = 0, set[Point]()
    edge = set(chart.waters(where))
    for stream in streams:
        if stream.touching >> number & 1:
            reached |= stream.touching
            edge |= stream.mouths
    for _ in range(2):
        edge -= water
        water |= edge
        for stream in streams:
            if stream.mouths & edge:
                reached |= stream.touching
        reached |= chart.provinces_beside(edge)
        edge = {near for wet in edge for near in chart.waters(wet)} | _mouths(streams, edge)
    return reached


def _mouths(streams: list[River], edge: set[Point]) -> set[Point]:
    """The other mouths of the rivers that begin at the edge."""
    return {mouth for stream in streams if stream.mouths & edge for mouth in stream.mouths}


def find_marches(chart: Chart, where: Point) -> int:
    """Weyu, A32: provinces that can be reached over at most one mountain and two water hexes."""
    found = 0
    ways = {(where, 0, 0)}
    for _ in range(4):
        further = set()
        for spot_, mountains, waters in ways:
            for near in chart.neighbours(spot_):
                terrain = chart.terrain[near]
                if near in chart.province:
                    found |= 1 << chart.province[near]
                elif terrain == "mountain" and mountains == 0:
                    further.add((near, 1, waters))
                elif terrain == "water" and waters < 2:
                    further.add((near, mountains, waters + 1))
        ways = further
    return found & ~(1 << chart.province[where])
