"""A surveyor: goes over a map of laid tiles and finds what lies beside what (Y2).

Every tile has seven slots: the middle and the ring around it, counted as the places of a tile that is not turned. A hex
is a number, seven times the tile's place on the map plus the slot. Which slot of which cell lies beside a slot never
changes, so it is a table.
"""

from __future__ import annotations

from tianming.core.bits import EMPTY, Bits, as_int, bit, but_lowest, lowest
from tianming.games.yuan.board import CELLS_ACROSS, MAX_TILES, NEXT_CELLS, OFFSETS, PROVINCE_AT, SIDES, TERRAINS, TILES
from tianming.games.yuan.position import Ground

NO_HEX = 210  # beside the edge of the map lies this one: nothing at all
NO_PROVINCE = -1
MOUNTAIN, WATER = TERRAINS.index("mountain"), TERRAINS.index("water")
RAVINE = 2  # A33: so many mountains make a ravine

TERRAIN: list[int] = [0] * 420  # by tile and place
PROVINCE: list[int] = [0] * 420
VOLCANO: list[int] = [0] * 420
BESIDE_CELL: list[int] = [0] * 42  # by slot and side: in which direction the cell lies that holds the next hex
BESIDE_SLOT: list[int] = [0] * 42  # and which slot of it that is
CELL_STEP: list[int] = [0] * 7  # to the cell in each direction
PLACE: list[int] = [0] * 42  # by rotation and slot: the place of a tile that lies there


def fill_tables() -> None:
    """Copy the printed facts to where the compiled twin can read them, and work out which slots meet."""
    for number, tile in enumerate(TILES):
        for place in range(7):
            TERRAIN[7 * number + place] = TERRAINS.index(tile.hexes[place].terrain)
            PROVINCE[7 * number + place] = PROVINCE_AT.get((number, place), NO_PROVINCE)
            VOLCANO[7 * number + place] = place in tile.volcanoes
    steps = (*NEXT_CELLS, (0, 0))
    found = {
        (3 * u + 2 * v + q, v - 2 * u + r): (direction, slot)
        for direction, (u, v) in enumerate(steps)
        for slot, (q, r) in enumerate(OFFSETS)
    }
    for slot, (q, r) in enumerate(OFFSETS):
        for side, (dq, dr) in enumerate(SIDES):
            BESIDE_CELL[6 * slot + side], BESIDE_SLOT[6 * slot + side] = found[q + dq, r + dr]
    for direction, (u, v) in enumerate(steps):
        CELL_STEP[direction] = u * CELLS_ACROSS + v
    for rotation in range(6):
        for place in range(7):
            PLACE[7 * rotation + (place if place == 0 else 1 + (place - 1 + rotation) % 6)] = place


fill_tables()
assert (len(TILES), MAX_TILES, CELLS_ACROSS) == (60, 30, 59), "the compiled tables are made for these numbers"


class Surveyor:
    """Goes over one map after the other."""

    def __init__(self) -> None:
        self.tiles = 0
        self.tile = [0] * 30
        self.cell = [0] * 30
        self.rotation = [0] * 30
        self.at = [0] * 3601  # by cell, after a margin of 60: the place of its tile, counted from 1; 0 if there is none
        self.terrain = [0] * 211  # by hex; the last one is nothing
        self.province = [0] * 211
        self.spot = [EMPTY] * 211  # the province as a set
        self.mountain = [0] * 211  # 1 or 0
        self.volcano = [0] * 211
        self.beside = [0] * 1260  # by hex and side
        self.seen = [0] * 210  # the lake that a hex belongs to, counted from 1
        self.stack = [0] * 210
        self.near = [EMPTY] * 208  # Y2: adjacent provinces
        self.reach = [EMPTY] * 208  # Y2: adjacent or connected by a lake
        self.shores = [EMPTY] * 210  # the provinces at each lake
        self.lakes = 0
        self.provinces = EMPTY
        self.shore = EMPTY
        self.ravines = EMPTY
        self.volcanic = EMPTY
        self.terrain[210] = -1
        self.province[210] = NO_PROVINCE

    def clear(self) -> None:
        """Take up the map."""
        for index in range(self.tiles):
            self.at[60 + self.cell[index]] = 0
        self.tiles = 0

    def lay(self, tile: int, cell: int, rotation: int) -> None:
        """Lay a tile."""
        if self.tiles == 30:
            raise OverflowError("a map has at most 30 tiles")
        self.tile[self.tiles] = tile
        self.cell[self.tiles] = cell
        self.rotation[self.tiles] = rotation
        self.tiles += 1
        self.at[60 + cell] = self.tiles

    def survey(self) -> None:
        """Find out everything about the map."""
        self.join_hexes()
        self.explore()

    def join_hexes(self) -> None:
        """Note which hexes lie beside each other. It depends only on the cells and the order of the tiles."""
        for index in range(self.tiles):
            for slot in range(7):
                self.join_hex(index, slot)

    def explore(self) -> None:
        """Find out what the tiles in these cells bring along."""
        self.mark_hexes()
        self.find_neighbours()
        self.find_lakes()

    def mark_hexes(self) -> None:
        """Note what every hex is."""
        for index in range(self.tiles):
            for slot in range(7):
                self.mark_hex(7 * index + slot, 7 * self.tile[index] + PLACE[7 * self.rotation[index] + slot])

    def mark_hex(self, place: int, printed: int) -> None:
        """Note what a hex is, which is printed on a place of a tile."""
        self.terrain[place] = TERRAIN[printed]
        self.mountain[place] = 1 if TERRAIN[printed] == MOUNTAIN else 0
        self.volcano[place] = VOLCANO[printed]
        self.province[place] = PROVINCE[printed]
        self.spot[place] = bit(PROVINCE[printed]) if PROVINCE[printed] != NO_PROVINCE else EMPTY

    def join_hex(self, index: int, slot: int) -> None:
        """Note which hexes lie beside one."""
        for side in range(6):
            cell = self.cell[index] + CELL_STEP[BESIDE_CELL[6 * slot + side]]
            place = self.at[60 + cell]
            there = NO_HEX if place == 0 else 7 * (place - 1) + BESIDE_SLOT[6 * slot + side]
            self.beside[6 * (7 * index + slot) + side] = there

    def find_neighbours(self) -> None:
        """Y2: provinces that share a side; A33: ravines; Y9.1: provinces at a volcano."""
        for province in range(208):
            self.near[province] = EMPTY
            self.reach[province] = EMPTY
        self.provinces = EMPTY
        self.ravines = EMPTY
        self.volcanic = EMPTY
        for place in range(7 * self.tiles):
            if self.province[place] != NO_PROVINCE:
                self.look_around(place)

    def look_around(self, place: int) -> None:
        """Note what lies beside a province."""
        province = self.province[place]
        mountains = 0
        volcanoes = 0
        near = EMPTY
        for side in range(6):
            there = self.beside[6 * place + side]
            near |= self.spot[there]
            mountains += self.mountain[there]
            volcanoes += self.volcano[there]
        self.near[province] = near
        self.reach[province] = near
        self.provinces |= self.spot[place]
        if mountains >= RAVINE:
            self.ravines |= self.spot[place]
        if volcanoes > 0:
            self.volcanic |= self.spot[place]

    def find_lakes(self) -> None:
        """Y2: the lakes, each a maximal set of adjacent water hexes; they connect the provinces at them."""
        self.lakes = 0
        self.shore = EMPTY
        for place in range(7 * self.tiles):
            self.seen[place] = 0
        for place in range(7 * self.tiles):
            if self.terrain[place] == WATER and self.seen[place] == 0:
                self.go_round_lake(place)

    def go_round_lake(self, start: int) -> None:
        """Find all hexes of a lake, and the provinces at it."""
        self.lakes += 1
        self.seen[start] = self.lakes
        self.stack[0] = start
        waiting = 1
        touching = EMPTY
        while waiting > 0:
            waiting -= 1
            place = self.stack[waiting]
            for side in range(6):
                there = self.beside[6 * place + side]
                touching |= self.spot[there]
                if self.terrain[there] == WATER and self.seen[there] == 0:
                    self.seen[there] = self.lakes
                    self.stack[waiting] = there
                    waiting += 1
        self.shores[self.lakes - 1] = touching
        self.shore |= touching
        self.connect(touching)

    def connect(self, touching: Bits) -> None:
        """Let those provinces reach each other."""
        rest = touching
        while rest:
            province = lowest(rest)
            self.reach[province] |= touching & ~bit(province)
            rest = but_lowest(rest)

    # What is told about it.

    def describe(self, ground: Ground) -> None:
        """Fill a ground. Without powers, all clans reach what anybody reaches."""
        for province in range(208):
            ground.near[province] = self.near[province]
            ground.reach[province] = self.reach[province]
            ground.fords[province] = self.reach[province]
            ground.march[province] = self.reach[province]
        ground.provinces = self.provinces
        ground.shore = self.shore
        ground.ravines = self.ravines
        ground.volcanic = self.volcanic
        ground.link()

    def list_near(self) -> list[int]:
        """The provinces adjacent to each, for readers outside the twins."""
        return [as_int(self.near[province]) for province in range(208)]

    def list_sets(self) -> list[int]:
        """All provinces, those at lakes, in ravines and at volcanoes."""
        return [as_int(self.provinces), as_int(self.shore), as_int(self.ravines), as_int(self.volcanic)]

    def list_lakes(self) -> list[tuple[list[tuple[int, int]], int]]:
        """For each lake, its hexes as places of tiles and slots, and the provinces at it."""
        found: list[tuple[list[tuple[int, int]], int]] = []
        for lake in range(self.lakes):
            hexes = [(place // 7, place % 7) for place in range(7 * self.tiles) if self.seen[place] == lake + 1]
            found.append((hexes, as_int(self.shores[lake])))
        return found
