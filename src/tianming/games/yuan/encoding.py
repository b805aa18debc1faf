"""Observations of a position: the planes and numbers of ``observation.py``. Plans and bids are hidden (Y5.2, Y4.3)."""

from __future__ import annotations

from collections.abc import Sequence

from tianming.core.bits import EMPTY, Bits, bit, but_lowest, count, from_int, gather, lowest
from tianming.core.encoding import OVER, Encoding
from tianming.core.observation import Shape
from tianming.core.seats import CHANCE
from tianming.core.state import BaseState
from tianming.games.yuan.actions import ASK_BID, ASK_START, ASK_TURN
from tianming.games.yuan.attacks import count_attackers, fixed_defence
from tianming.games.yuan.board import CELLS_ACROSS, CLAN_NAMES, PROVINCE_PLACES, TILES, deck
from tianming.games.yuan.observation import SHAPE
from tianming.games.yuan.plans import find_colony_targets
from tianming.games.yuan.position import OFF, Position, slot
from tianming.games.yuan.upgrade import find_objective_in

SEATS = 8
LAND = SHAPE.plane("own land")
ATTACKS = SHAPE.plane("own attacks")
HAND = SHAPE.plane("own hand")
CITY_OF = SHAPE.plane(f"city of {CLAN_NAMES[0]}")
LAID = SHAPE.plane("laid")
TO_LAY = SHAPE.plane("tile to lay")
MAP = SHAPE.plane("map")
FREE = SHAPE.plane("free")
CITIES = SHAPE.plane("cities")
DOUBLED = SHAPE.plane("doubled")
RAMPARTS = SHAPE.plane("ramparts")
INDESTRUCTIBLE = SHAPE.plane("indestructible")
TEMPLES = SHAPE.plane("temples")
ARMIES = SHAPE.plane("armies 1")
SHORE = SHAPE.plane("shore")
RAVINES = SHAPE.plane("ravines")
VOLCANIC = SHAPE.plane("volcanic")
BESIDE_OWN = SHAPE.plane("beside own")
BESIDE_RIVALS = SHAPE.plane("beside rivals")
BESIDE_TEMPLES = SHAPE.plane("beside temples")
REACH = SHAPE.plane("in reach")
RIVAL_REACH = SHAPE.plane("in rivals' reach")
ROOM = SHAPE.plane("room two")
COULD_WIN = SHAPE.plane("could win")
IN_DANGER = SHAPE.plane("in danger")
SEAT_NUMBERS = 18  # of each seat
MOST_PLACES = SHAPE.most_places

TILE_LAND: list[Bits] = [EMPTY] * 60  # the provinces of each tile


def fill_tile_land() -> None:
    """Copy the provinces of the tiles to where the compiled twin can read them."""
    for tile in range(60):
        TILE_LAND[tile] = from_int(sum(1 << number for number, at in enumerate(PROVINCE_PLACES) if at[0] == tile))


fill_tile_land()
assert len(TILES) == 60, "the compiled tables are made for 60 tiles"
assert MOST_PLACES == 104, "the compiled tables are made for 104 provinces on a map"


class YuanEncoding(Encoding):
    """Writes down the map, what stands on it, and what everybody has."""

    def __init__(self, shape: Shape = SHAPE) -> None:
        Encoding.__init__(self, shape)
        self.me = 0
        self.place_of = [0] * 60  # for each tile, its place in the deck, or OFF

    def knows(self, state: BaseState) -> bool:
        """Whether this is a state of the game."""
        return isinstance(state, Position)

    def players_of(self, state: BaseState) -> int:
        """How many play."""
        assert isinstance(state, Position)
        p = state
        return p.players

    def asked_seat(self, state: BaseState) -> int:
        """Who decides next. What several decide at once, they decide in the order of seats."""
        assert isinstance(state, Position)
        p = state
        if p.over != 0:
            return OVER
        for seat in range(p.players):
            if p.waiting >> seat & 1:
                return seat
        return CHANCE

    def score(self, result: Sequence[int]) -> float:
        """Y8: temples; mines decide between equals, so a hundred of them count as one."""
        return result[0] + result[1] / 100

    def observe(self, state: BaseState, seat: int) -> None:
        """Fill the planes and note the numbers."""
        assert isinstance(state, Position)
        p = state
        self.me = seat
        self.find_tiles(p)
        self.list_places(p)
        self.show_setup(p)
        self.show_pieces(p)
        if p.mapped:
            self.show_map(p)
            self.show_room(p)
            self.show_conquests(p)
        for step in range(SEATS):
            self.note_seat(p, step)
        self.note_setup(p)
        self.note_turn(p)
        self.note_options(p)

    # The map.

    def find_tiles(self, p: Position) -> None:
        """Note which tiles of the deck there are."""
        for tile in range(60):
            self.place_of[tile] = OFF
        tiles = deck(p.players, p.box, p.repeat)
        for place in range(p.tiles):
            self.place_of[tiles[place]] = place

    def list_places(self, p: Position) -> None:
        """The provinces of all tiles in the game, in order, and what lies beside what once the map is complete."""
        rest, size = EMPTY, 0
        for tile in range(60):
            if self.place_of[tile] != OFF:
                rest |= TILE_LAND[tile]
        while rest:
            self.places[size] = lowest(rest)
            rest = but_lowest(rest)
            size += 1
        if p.mapped:
            for place in range(size):
                self.links[place] = p.ground.links[place]

    # Planes.

    def show_setup(self, p: Position) -> None:
        """Y4.2.1, Y4.2.3: tiles in hands and on the table, and the cities of clans that nobody has yet."""
        for tile in range(60):
            place = self.place_of[tile]
            if place == OFF:
                continue
            if p.holder[place] != OFF:
                self.planes[HAND + (p.holder[place] - self.me + p.players) % p.players] |= TILE_LAND[tile]
            if p.cell[place] != OFF:
                self.planes[LAID] |= TILE_LAND[tile]
            if place == p.laying:
                self.planes[TO_LAY] = TILE_LAND[tile]
        for city in range(p.players):
            if p.site[city] != OFF and not self.is_taken(p, p.drawn[city]):
                self.planes[CITY_OF + p.drawn[city]] = bit(p.site[city])

    def is_taken(self, p: Position, clan: int) -> bool:
        """Whether a seat has that clan."""
        for seat in range(p.players):
            if p.clan[seat] == clan:
                return True
        return False

    def show_pieces(self, p: Position) -> None:
        """Everybody's land, cities, walls, temples and armies."""
        for step in range(p.players):
            self.planes[LAND + step] = p.land[(self.me + step) % p.players]
        self.planes[CITIES] = p.city
        self.planes[DOUBLED] = p.doubled
        self.planes[RAMPARTS] = p.wood
        self.planes[INDESTRUCTIBLE] = p.stone
        self.planes[TEMPLES] = p.temple
        rest = p.manned
        while rest:
            province = lowest(rest)
            rest = but_lowest(rest)
            for least in range(min(3, p.armies[province])):
                self.planes[ARMIES + least] |= bit(province)

    def show_map(self, p: Position) -> None:
        """What lies beside what, and what everybody can reach."""
        self.planes[MAP] = p.ground.provinces
        self.planes[FREE] = p.free_land()
        self.planes[SHORE] = p.ground.shore
        self.planes[RAVINES] = p.ground.ravines
        if p.volcanoes:
            self.planes[VOLCANIC] = p.ground.volcanic
        self.planes[BESIDE_TEMPLES] = gather(p.ground.near, p.temple)
        for step in range(p.players):
            seat = (self.me + step) % p.players
            self.planes[ATTACKS + step] = p.find_attack_reach(seat, p.land[seat] & p.manned) & ~p.land[seat]
            self.planes[BESIDE_OWN if step == 0 else BESIDE_RIVALS] |= gather(p.ground.near, p.land[seat])
            self.planes[REACH if step == 0 else RIVAL_REACH] |= find_colony_targets(p, seat) & self.planes[FREE]

    def show_room(self, p: Position) -> None:
        """Y6.1: how many provinces a colony would bring."""
        rest = self.planes[FREE]
        while rest:
            province = lowest(rest)
            rest = but_lowest(rest)
            for more in range(min(4, count(p.ground.near[province] & self.planes[FREE]))):
                self.planes[ROOM + more] |= bit(province)

    def show_conquests(self, p: Position) -> None:
        """Y7.4.3: what the seat could take, and what it could lose."""
        for step in range(1, p.players):
            rival = (self.me + step) % p.players
            self.planes[COULD_WIN] |= self.conquests(p, self.me, rival)
            self.planes[IN_DANGER] |= self.conquests(p, rival, self.me)

    def conquests(self, p: Position, seat: int, owner: int) -> Bits:
        """Y7.4.3: the provinces that a seat could take from another with all armies in reach and one more."""
        found = EMPTY
        rest = p.find_attack_reach(seat, p.land[seat] & p.manned) & p.land[owner] & ~p.stone
        while rest:
            province = lowest(rest)
            rest = but_lowest(rest)
            force = count_attackers(p, seat, bit(province)) + 1
            if force > p.armies[province] + fixed_defence(p, owner, province):
                found |= bit(province)
        return found

    # Numbers.

    def note_seat(self, p: Position, step: int) -> None:
        """What everybody knows of a seat; zeros where nobody sits."""
        if step >= p.players:
            self.note_set(EMPTY, SEAT_NUMBERS)
            return
        seat = (self.me + step) % p.players
        self.note(1)
        self.note(1 if self.takes_part(p, seat) else 0)
        self.note(p.chao[seat])
        for kind in range(3):
            self.note(p.marker[slot(seat, kind)])
        self.note(p.temples_of(seat))
        self.note(count(p.land[seat]))
        self.note(count(p.land[seat] & p.city))
        self.note(p.armies_of(seat))
        self.note_choice(p.clan[seat], 8)

    def takes_part(self, p: Position, seat: int) -> bool:
        """Whether a seat answers the present question. Of plans and bids it does not matter who was first."""
        if p.over != 0:
            return False
        if p.asked == ASK_TURN:
            return True
        if p.asked == ASK_BID:
            return (p.bidders >> seat & 1) != 0
        return (p.waiting >> seat & 1) != 0

    def note_setup(self, p: Position) -> None:
        """The clans to take, and where tiles lie."""
        clans = EMPTY
        for city in range(p.players):
            if p.drawn[city] != OFF and not self.is_taken(p, p.drawn[city]):
                clans |= bit(p.drawn[city])
        self.note_set(clans, 8)
        for tile in range(60):
            if self.place_of[tile] != OFF and p.cell[self.place_of[tile]] == OFF:
                self.place_of[tile] = OFF  # from here on, only tiles on the map count
        for tile in range(60):
            self.note(0 if self.place_of[tile] == OFF else 1)
        for tile in range(60):
            self.note(0 if self.place_of[tile] == OFF else p.cell[self.place_of[tile]] // CELLS_ACROSS)
        for tile in range(60):
            self.note(0 if self.place_of[tile] == OFF else p.cell[self.place_of[tile]] % CELLS_ACROSS)
        for tile in range(60):
            self.note(0 if self.place_of[tile] == OFF else p.rotation[self.place_of[tile]])

    def note_turn(self, p: Position) -> None:
        """How far the game is, and what is asked."""
        self.note(p.turn)
        self.note(p.max_turns)
        for turns in range(4):
            self.note(find_objective_in(p, turns))
        self.note(p.army_limit)
        self.note(p.ties)
        self.note_choice(p.players - 2, 7)
        self.note_choice(p.asked if p.over == 0 else OFF, ASK_START)

    def note_options(self, p: Position) -> None:
        """How this game differs from others."""
        self.note_choice(p.clash, 3)
        self.note_choice(p.cities_by, 3)
        self.note(1 if p.sites_apart else 0)
        self.note(1 if p.bidding else 0)
        self.note(1 if p.volcanoes else 0)
        self.note(1 if p.rivers else 0)
        self.note(1 if p.powers else 0)
        self.note(1 if p.house_powers else 0)
        self.note(1 if p.strict else 0)
        self.note(1 if p.colony_bonus else 0)
        self.note(1 if p.tax_by_province else 0)
        self.note(1 if p.mines_first else 0)
        self.note(1 if p.mu_by_temples else 0)
        self.note(1 if p.lots_early else 0)


ENCODING = YuanEncoding
