"""Tiles, provinces, clans and the wheel: everything printed, read from the files in ``data/``.

A tile has seven hexes, pointed at the top, here with the numbers of their places::

        NW 3   NE 2
      W 4   C 0   E 1        axial coordinates (q, r), r grows upwards; a turn by one step of 60 degrees
        SW 5   SE 6          counter-clockwise brings what lies at ring place i to i + 1

There are 60 tiles: 15 of the Mongolia box, 15 of the China box, and the Mongolia tiles twice more for the switch
`china = repeat` (A40, A59), when names carry the letter of their box. Provinces are numbered through the tiles, so a
province has the same number on every map.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from tianming.core.bits import pick
from tianming.core.spaces import Space

PLACES = ("C", "E", "NE", "NW", "W", "SW", "SE")
OFFSETS = ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SIDES = OFFSETS[1:]
PROVINCE_KINDS = ("rice", "forest", "mine", "hill")
RICE, FOREST, MINE, HILL = range(4)
TERRAINS = (*PROVINCE_KINDS, "mountain", "water")
BOXES = ("mongolia", "china")
CITIES = ("players", "automatic", "random")  # Y4.2.3: who places the first cities
BY_PLAYERS, BY_SPREAD, BY_LOT = range(3)
BOX_TILES = 15
PROVINCES = 208
MAX_TILES = 30
SEATS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")

START_CHAO = 4  # Y4.2.5
AUCTION_CHAO = 6  # Y4.3
MAX_TIES = 5  # A36: in one auction; the last is decided by lot
PASS_CHAO = 6  # Y7.6
BONUS_CHAO = 2  # Y6.1
COSTS = (0, 0, 4, 7)  # Y5.3: by level, none first
RAMPART_DEFENCE = 2  # Y7.4.3
MAX_ARMIES = 3  # Y7.7: in a province at the end of a turn
ERUPTIONS = (5, 9, 13)  # Y9.1


class Hex(NamedTuple):
    """One hex of a tile; a province has a name."""

    terrain: str
    name: str


class Tile(NamedTuple):
    """A tile: its letter, the smallest number of players that uses it, its hexes by place."""

    name: str
    letter: str
    players: int
    hexes: tuple[Hex, ...]
    volcanoes: tuple[int, ...]
    rivers: tuple[tuple[int, int], ...]


class Clan(NamedTuple):
    """A clan: its box, its rank of honour (A58), its adjustment of Chão at the start, and where its power comes
    from."""

    name: str
    colour: str
    box: str
    honour: int
    start: int
    power: str


class Scenario(NamedTuple):
    """An imposed map: (tile, u, v, rotation) for every tile, and the provinces of the first cities."""

    name: str
    players: int
    title: str
    layout: tuple[tuple[int, int, int, int], ...]
    cities: tuple[int, ...]


def _lines(name: str) -> Iterator[list[str]]:
    """The words of every line of a data file, without comments."""
    text = (files(__package__) / "data" / f"{name}.txt").read_text(encoding="utf-8")
    return (line.split() for line in text.splitlines() if line.strip() and not line.startswith("#"))


def _box(box: str, letter: str) -> Iterator[Tile]:
    """The tiles of a box, the letter of the box in their names."""
    lines = list(_lines(box))
    for words in lines:
        if words[0] not in ("tile", "volcano", "river"):
            volcanoes = [PLACES.index(word[2]) for word in lines if word[:2] == ["volcano", words[0]]]
            rivers = [_side(side) for word in lines if word[:2] == ["river", words[0]] for side in word[2:]]
            hexes = tuple(_hex(part) for part in " ".join(words[2:])[2:].split(" | "))
            yield Tile(words[0] + letter, words[0], int(words[1]), hexes, tuple(volcanoes), tuple(rivers))


def _hex(text: str) -> Hex:
    terrain, _, name = text.partition(" ")
    assert terrain in TERRAINS and bool(name) == (terrain in PROVINCE_KINDS), text
    return Hex(terrain, name)


def _side(text: str) -> tuple[int, int]:
    one, _, other = text.partition("-")
    return PLACES.index(one), PLACES.index(other)


def _add_suffix(tile: Tile, box: str) -> Tile:
    """A40: a tile of the Mongolia set in a game that uses it twice."""
    hexes = tuple(Hex(terrain, f"{name}-{box}" if name else "") for terrain, name in tile.hexes)
    return tile._replace(name=f"{tile.name}-{box}", hexes=hexes)


_MONGOLIA = tuple(_box("mongolia", "m"))
TILES = (
    *_MONGOLIA,
    *_box("china", "c"),
    *(_add_suffix(tile, "m") for tile in _MONGOLIA),
    *(_add_suffix(tile, "c") for tile in _MONGOLIA),
)
TILE_NAMES = tuple(tile.name for tile in TILES)
TILE_NUMBERS = {name: number for number, name in enumerate(TILE_NAMES)}

# Every province: its tile and place, by number.
PROVINCE_PLACES = tuple(
    (number, place) for number, tile in enumerate(TILES) for place in range(7) if tile.hexes[place].name
)
PROVINCE_AT = {where: number for number, where in enumerate(PROVINCE_PLACES)}
PROVINCE_NAMES = tuple(Space(TILES[tile].hexes[place].name) for tile, place in PROVINCE_PLACES)
PROVINCE_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(PROVINCE_NAMES)}
PROVINCE_TERRAINS = tuple(TILES[tile].hexes[place].terrain for tile, place in PROVINCE_PLACES)


def provinces_of_kind(kind: int) -> int:
    """The set of all provinces of one kind."""
    return sum(1 << n for n, terrain in enumerate(PROVINCE_TERRAINS) if terrain == PROVINCE_KINDS[kind])


CLANS = tuple(
    Clan(name, colour, box, int(honour), int(start), power)
    for name, colour, box, honour, start, power in _lines("clans")
)
CLAN_NAMES = tuple(clan.name for clan in CLANS)
MU, SUHEY, WEYU, XIANGI, HUAN, ZHUANG, LUONG, GOUJIAN = range(8)

# Y5.1: the temples needed in each turn; the last number holds for all turns after.
WHEELS = {words[0]: tuple(int(number) for number in words[1:]) for words in _lines("wheel")}


def objective(turn: int, strict: bool) -> int:
    """Y5.1, A2: how many temples win in a turn."""
    wheel = WHEELS["strict" if strict else "table"]
    return wheel[min(max(turn, 1), len(wheel)) - 1]


def _scenarios() -> Iterator[Scenario]:
    blocks: list[list[list[str]]] = []
    for words in _lines("scenarios"):
        if words[0] == "scenario":
            blocks.append([])
        blocks[-1].append(words)
    for (_, name, players, *title), *tiles, (_, *cities) in blocks:
        layout = tuple((TILE_NUMBERS[tile], int(u), int(v), int(turned[1:])) for tile, u, v, turned in tiles)
        numbers = tuple(PROVINCE_NUMBERS[city] for city in cities)
        yield Scenario(name, int(players), " ".join(title), layout, numbers)


SCENARIOS = tuple(_scenarios())
SCENARIO_NAMES = ("free", *(scenario.name for scenario in SCENARIOS))

# Y4.1: which tiles of the second box join, by the number of players printed on them.
SECOND_BOX = {5: (3,), 6: (3, 4), 7: (2, 3), 8: (2, 3, 4)}


@cache
def deck(players: int, box: int, repeat: bool) -> tuple[int, ...]:
    """Y4.1: the tiles of a game with that first box (0 Mongolia, 1 China); A59: the Mongolia tiles twice."""
    first, second = (30, 45) if repeat else (0, 15)
    if box == 1:
        first, second = second, first
    mine = [first + i for i in range(BOX_TILES) if TILES[first + i].players <= players]
    others = [second + i for i in range(BOX_TILES) if TILES[second + i].players in SECOND_BOX.get(players, ())]
    return (*mine, *others)


def clans_of(players: int, box: int) -> tuple[int, ...]:
    """A43: the clans that can be drawn: the box's four, or all eight."""
    return tuple(n for n, clan in enumerate(CLANS) if players > 4 or clan.box == BOXES[box])


# The lattice of tile centres: cell (u, v) has its centre at (3u + 2v, v - 2u).
REACH_OF_CELLS = 29
CELLS_ACROSS = 59
ORIGIN = REACH_OF_CELLS * CELLS_ACROSS + REACH_OF_CELLS
NEXT_CELLS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def cell_number(u: int, v: int) -> int:
    """The number of a cell."""
    return (u + REACH_OF_CELLS) * CELLS_ACROSS + v + REACH_OF_CELLS


def cell_at(number: int) -> tuple[int, int]:
    """The cell of a number."""
    u, v = divmod(number, CELLS_ACROSS)
    return u - REACH_OF_CELLS, v - REACH_OF_CELLS


def cell_name(number: int) -> str:
    """A cell as people write it."""
    u, v = cell_at(number)
    return f"{u},{v}"


CELL_NAMES = tuple(cell_name(number) for number in range(CELLS_ACROSS * CELLS_ACROSS))
CELL_NUMBERS = {name: number for number, name in enumerate(CELL_NAMES)}


def names(provinces: int) -> tuple[Space, ...]:
    """The names of a set of provinces given as an int."""
    return tuple(pick(PROVINCE_NAMES, provinces))


def name_list(provinces: Sequence[int]) -> tuple[str, ...]:
    """The names of provinces given by their numbers."""
    return tuple(PROVINCE_NAMES[number] for number in provinces)


assert len(PROVINCE_NAMES) == len(PROVINCE_NUMBERS) == PROVINCES, (
    "province names are unique, and as many as tables hold"
)
