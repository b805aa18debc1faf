"""The position format: any position as plain JSON values with the names people use, checked when it is read.

Inside, a position is its fields (see ``position.py``); here they become names and back. `write` and `read` turn the
one into the other; what the rules forbid is found by `position_check.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tianming.core import reading
from tianming.core.bits import pick
from tianming.core.errors import InvalidAction, InvalidPosition
from tianming.core.protocol import Position as PositionFile
from tianming.core.seats import CHANCE
from tianming.games.yuan import meta
from tianming.games.yuan.actions import ASK_CELL, ASK_ROTATE, ASK_START, ASK_TURN, PLAN, QUESTIONS, TABLE, TILE
from tianming.games.yuan.board import (
    AUCTION_CHAO,
    BOXES,
    CELL_NAMES,
    CELL_NUMBERS,
    CITIES,
    CLAN_NAMES,
    HILL,
    MOST_TIES,
    MOST_TILES,
    PROVINCE_NAMES,
    PROVINCE_NUMBERS,
    PROVINCE_PLACES,
    PROVINCES,
    SCENARIO_NAMES,
    SEATS,
    START_CHAO,
    TILE_NAMES,
    deck,
    of_kind,
)
from tianming.games.yuan.fields import Fields
from tianming.games.yuan.scoring import ENDINGS

OFF = -1

REQUIRED = ("game", "rules", "players", "map", "clans", "provinces", "turn")
OPTIONAL = ("options", "temples", "chao", "plans", "question", "setup", "ended")
SETUP = ("first", "hands", "laying", "map_draw", "drawn", "bids", "bidders", "ties")
CLASHES = ("cancel", "pass", "honour")
RAMPARTS = ("none", "wood", "stone")
SIMULTANEOUS = ("turn", "bid")
MOST_TURNS = 1_000_000  # of a game without a last turn
MOST_CHAO = 10 * MOST_TURNS
MOST_STACK = 20


# Writing.


def write(fields: Fields) -> PositionFile:
    """The position that the fields describe."""
    seats = SEATS[: fields.players]
    return {
        "game": meta.NAME,
        "rules": meta.VERSION,
        "players": fields.players,
        "options": write_options(fields),
        "map": _write_map(fields),
        "clans": {seat: CLAN_NAMES[clan] for seat, clan in zip(seats, fields.clan, strict=False) if clan != OFF},
        "provinces": _write_provinces(fields),
        "temples": pick(PROVINCE_NAMES, fields.temple),
        "chao": dict(zip(seats, fields.chao, strict=False)),
        "turn": fields.turn,
        "plans": {s: TABLE.write(plan) for s, plan in zip(seats, fields.plan, strict=False) if plan != OFF},
        "question": _write_question(fields),
        "setup": _write_setup(fields) if fields.turn == 0 else None,
        "ended": ENDINGS[fields.over][0] or None,
    }


def write_options(fields: Fields) -> dict[str, Any]:
    """The options by their names."""
    return {
        "scenario": SCENARIO_NAMES[fields.scenario],
        "bidding": fields.bidding,
        "map": "automatic" if fields.auto_map else "players",
        "cities": CITIES[fields.cities_by],
        "sites": "apart" if fields.sites_apart else "any",
        "box": BOXES[fields.box],
        "china": "repeat" if fields.repeat else "mirror",
        "volcanoes": fields.volcanoes,
        "rivers": fields.rivers,
        "powers": fields.powers,
        "house_powers": fields.house_powers,
        "clash": CLASHES[fields.clash],
        "strict": fields.strict,
        "colony_bonus": fields.colony_bonus,
        "tax_by_province": fields.tax_by_province,
        "tie_break": "mines" if fields.mines_first else "temples",
        "mu_tie": "temples" if fields.mu_by_temples else "wins",
        "bid_ties": "lot" if fields.lots_early else "again",
        "armies": fields.army_limit,
        "max_turns": fields.max_turns or "none",
    }


def read_options(fields: Fields, values: Mapping[str, Any]) -> None:
    """Set the fields of options that have all their values."""
    fields.scenario = SCENARIO_NAMES.index(values["scenario"])
    fields.bidding = values["bidding"]
    fields.auto_map = values["map"] == "automatic"
    fields.cities_by = CITIES.index(values["cities"])
    fields.sites_apart = values["sites"] == "apart"
    fields.box = BOXES.index(values["box"])
    fields.repeat = values["china"] == "repeat"
    fields.volcanoes = values["volcanoes"]
    fields.rivers = values["rivers"]
    fields.powers = values["powers"]
    fields.house_powers = values["house_powers"]
    fields.clash = CLASHES.index(values["clash"])
    fields.strict = values["strict"]
    fields.colony_bonus = values["colony_bonus"]
    fields.tax_by_province = values["tax_by_province"]
    fields.mines_first = values["tie_break"] == "mines"
    fields.mu_by_temples = values["mu_tie"] == "temples"
    fields.lots_early = values["bid_ties"] == "lot"
    fields.army_limit = values["armies"]
    fields.max_turns = 0 if values["max_turns"] == "none" else values["max_turns"]


def tiles_of(fields: Fields) -> tuple[int, ...]:
    """Y4.1: the deck of a game."""
    return deck(fields.players, fields.box, fields.repeat)


def _write_map(fields: Fields) -> dict[str, Any]:
    return {
        TILE_NAMES[tile]: {"cell": CELL_NAMES[fields.cell[index]], "rotation": fields.rotation[index]}
        for index, tile in enumerate(tiles_of(fields))
        if fields.cell[index] != OFF and index != fields.laying
    }


def _write_provinces(fields: Fields) -> dict[str, Any]:
    return {
        PROVINCE_NAMES[number]: {
            "clan": CLAN_NAMES[fields.clan[seat]],
            "cities": (fields.city >> number & 1) + (fields.doubled >> number & 1),
            "rampart": RAMPARTS[(fields.wood >> number & 1) + 2 * (fields.stone >> number & 1)],
            "armies": fields.armies[number],
        }
        for number in range(PROVINCES)
        for seat in range(fields.players)
        if fields.land[seat] >> number & 1
    }


def _write_question(fields: Fields) -> dict[str, Any] | None:
    if fields.over:
        return None
    seats = [SEATS[seat] for seat in range(fields.players) if fields.waiting >> seat & 1]
    return {"ask": QUESTIONS[fields.asked], "seats": seats}


def _write_setup(fields: Fields) -> dict[str, Any]:
    seats = SEATS[: fields.players]
    tiles = tiles_of(fields)
    drawn = [(clan, site) for clan, site in zip(fields.drawn, fields.site, strict=True) if clan != OFF]
    return {
        "first": None if fields.first == OFF else SEATS[fields.first],
        "hands": {
            seat: [
                TILE_NAMES[tile] for i, tile in enumerate(tiles) if fields.holder[i] == number and fields.cell[i] == OFF
            ]
            for number, seat in enumerate(seats)
        },
        "laying": _write_laying(fields),
        "map_draw": None if fields.map_draw == OFF else fields.map_draw,
        "drawn": [
            {"clan": CLAN_NAMES[clan], "city": None if site == OFF else PROVINCE_NAMES[site]} for clan, site in drawn
        ],
        "bids": {seat: bid for seat, bid in zip(seats, fields.bid, strict=False) if bid != OFF},
        "bidders": [seat for number, seat in enumerate(seats) if fields.bidders >> number & 1],
        "ties": fields.ties,
    }


def _write_laying(fields: Fields) -> dict[str, Any] | None:
    if fields.laying == OFF:
        return None
    cell = fields.cell[fields.laying]
    tile = TILE_NAMES[tiles_of(fields)[fields.laying]]
    return {"tile": tile, "cell": None if cell == OFF else CELL_NAMES[cell]}


# Reading.


def read(position: object) -> Fields:
    """The fields of a position; InvalidPosition names the field that is not of the format."""
    given = reading.header(position, game=meta.NAME, version=meta.VERSION, required=REQUIRED, optional=OPTIONAL)
    return _Reader(given, reading.read_players(given, meta.PLAYERS, "two to eight can play", "Y4.1")).read()


class _Reader:
    """Reads the parts of a position for that many players, one after the other, into `fields`."""

    def __init__(self, given: Mapping[str, Any], players: int) -> None:
        self.given = given
        self.players = players
        self.seats = SEATS[:players]
        self.tiles: tuple[int, ...] = ()
        self.fields = Fields()

    def read(self) -> Fields:
        fields = self.fields
        fields.players = self.players
        self._options()
        self._turn()
        self.tiles = tiles_of(fields)
        fields.tiles = len(self.tiles)
        self._map()
        self._clans()
        self._provinces()
        self._setup()
        laid = sum(cell != OFF for cell in fields.cell)
        fields.mapped = laid == len(self.tiles) and fields.laying == OFF
        fields.temple = self._temples()
        chao = reading.mapping(self.given.get("chao", {}), "chao", self.seats)
        fields.chao = self._by_seat(chao, "chao", START_CHAO if fields.turn else 0, MOST_CHAO)
        self._plans()
        self._question()
        return fields

    def _options(self) -> None:
        read_options(self.fields, reading.read_options(self.given, meta.OPTIONS))

    def _turn(self) -> None:
        self.fields.over = reading.read_ending(self.given, ENDINGS, "null, Y8 or A38", "Y8")
        self.fields.turn = reading.number(self.given["turn"], "turn", MOST_TURNS)

    def _index(self, name: object, field: str) -> int:
        if not isinstance(name, str) or name not in TILE_NAMES or TILE_NAMES.index(name) not in self.tiles:
            raise InvalidPosition(field, "a tile of this game is expected", "Y4.1")
        return self.tiles.index(TILE_NAMES.index(name))

    def _map(self) -> None:
        for name, laid in reading.mapping(self.given["map"], "map").items():
            field = f"map.{name:.8}"
            index = self._index(name, field)
            parts = reading.mapping(laid, field, ("cell", "rotation"))
            self.fields.cell[index] = _cell(parts.get("cell"), f"{field}.cell")
            self.fields.rotation[index] = reading.number(parts.get("rotation"), f"{field}.rotation", 5)

    def _clans(self) -> None:
        for seat, name in reading.mapping(self.given["clans"], "clans", self.seats).items():
            self.fields.clan[self.seats.index(seat)] = _clan(name, f"clans.{seat}")

    def _provinces(self) -> None:
        fields = self.fields
        for name, stands in reading.mapping(self.given["provinces"], "provinces").items():
            field = f"provinces.{name:.8}"
            number = _province(name, field)
            parts = reading.mapping(stands, field, ("clan", "cities", "rampart", "armies"))
            clan = _clan(parts.get("clan"), f"{field}.clan")
            if clan not in fields.clan:
                raise InvalidPosition(f"{field}.clan", "no seat has this clan", "Y4.2.4")
            here = 1 << number
            fields.land[fields.clan.index(clan)] |= here
            cities = reading.number(parts.get("cities", 0), f"{field}.cities", 2)
            rampart = parts.get("rampart", "none")
            if rampart not in RAMPARTS:
                raise InvalidPosition(f"{field}.rampart", f"one of {', '.join(RAMPARTS)} is expected")
            fields.city |= here if cities else 0
            fields.doubled |= here if cities == 2 else 0
            fields.wood |= here if rampart == "wood" else 0
            fields.stone |= here if rampart == "stone" else 0
            fields.armies[number] = reading.number(parts.get("armies", 0), f"{field}.armies", MOST_STACK)

    def _temples(self) -> int:
        """Left out: one on every hill of a finished map."""
        if "temples" not in self.given:
            return of_kind(HILL) & self._whole() if self.fields.mapped else 0
        names = reading.sequence(self.given["temples"], "temples", PROVINCES)
        return sum(1 << number for number in {_province(name, "temples") for name in names})

    def _whole(self) -> int:
        """All provinces on the tiles of this game."""
        return sum(1 << number for number, (tile, _) in enumerate(PROVINCE_PLACES) if tile in self.tiles)

    def _by_seat(self, given: Mapping[str, Any], field: str, missing: int, most: int) -> list[int]:
        numbers = [missing if seat < self.players else 0 for seat in range(8)]
        for seat, value in given.items():
            numbers[self.seats.index(seat)] = reading.number(value, f"{field}.{seat}", most)
        return numbers

    def _plans(self) -> None:
        for seat, text in reading.mapping(self.given.get("plans", {}), "plans", self.seats).items():
            try:
                action = TABLE.read(text)
            except InvalidAction as error:
                raise InvalidPosition(f"plans.{seat}", str(error), "Y5.2") from None
            if action >= TILE:
                raise InvalidPosition(f"plans.{seat}", "a plan or pass is expected", "Y5.2")
            self.fields.plan[self.seats.index(seat)] = action

    def _setup(self) -> None:
        fields, given = self.fields, self.given.get("setup")
        if given is None:
            return
        parts = reading.mapping(given, "setup", SETUP)
        if parts.get("first") is not None:
            fields.first = self._seat(parts["first"], "setup.first")
        if parts.get("map_draw") is not None:
            fields.map_draw = reading.number(parts["map_draw"], "setup.map_draw", 255)
        self._hands(parts)
        self._laying(parts.get("laying"))
        self._drawn(parts)
        for seat, bid in reading.mapping(parts.get("bids", {}), "setup.bids", self.seats).items():
            fields.bid[self.seats.index(seat)] = reading.number(bid, f"setup.bids.{seat}", AUCTION_CHAO)
        fields.bidders = self._seats(parts.get("bidders", []), "setup.bidders")
        fields.ties = reading.number(parts.get("ties", 0), "setup.ties", MOST_TIES)

    def _hands(self, parts: Mapping[str, Any]) -> None:
        fields = self.fields
        for seat, names in reading.mapping(parts.get("hands", {}), "setup.hands", self.seats).items():
            for name in reading.sequence(names, f"setup.hands.{seat}", MOST_TILES):
                index = self._index(name, f"setup.hands.{seat}")
                if fields.holder[index] != OFF or fields.cell[index] != OFF:
                    raise InvalidPosition(f"setup.hands.{seat}", f"{name} is somewhere else too", "Y4.2.1")
                fields.holder[index] = self.seats.index(seat)

    def _laying(self, given: object) -> None:
        fields = self.fields
        if given is None:
            return
        parts = reading.mapping(given, "setup.laying", ("tile", "cell"))
        index = self._index(parts.get("tile"), "setup.laying.tile")
        if fields.cell[index] != OFF:
            raise InvalidPosition("setup.laying.tile", "it lies on the map", "Y4.2.1")
        fields.laying = index
        if parts.get("cell") is not None:
            fields.cell[index] = _cell(parts["cell"], "setup.laying.cell")

    def _drawn(self, parts: Mapping[str, Any]) -> None:
        fields = self.fields
        for i, drawn in enumerate(reading.sequence(parts.get("drawn", []), "setup.drawn", self.players)):
            field = f"setup.drawn[{i}]"
            both = reading.mapping(drawn, field, ("clan", "city"))
            fields.drawn[i] = _clan(both.get("clan"), f"{field}.clan")
            if both.get("city") is not None:
                fields.site[i] = _province(both["city"], f"{field}.city")

    def _seat(self, name: object, field: str) -> int:
        if not isinstance(name, str) or name not in self.seats:
            raise InvalidPosition(field, f"one of {', '.join(self.seats)} is expected")
        return self.seats.index(name)

    def _seats(self, names: object, field: str) -> int:
        return sum(1 << seat for seat in {self._seat(name, field) for name in reading.sequence(names, field, 8)})

    def _question(self) -> None:
        """Left out: all seats without a plan are asked for one."""
        fields = self.fields
        fields.asked, fields.active = ASK_TURN, OFF
        if fields.over:
            if self.given.get("question") is not None:
                raise InvalidPosition("question", "a game that has ended asks nothing", "Y8")
            return
        if "question" not in self.given:
            fields.waiting = sum(1 << seat for seat in range(self.players) if fields.plan[seat] == OFF)
            return
        parts = reading.mapping(self.given["question"], "question", ("ask", "seats"))
        if parts.get("ask") not in QUESTIONS:
            raise InvalidPosition("question.ask", f"one of {', '.join(QUESTIONS)} is expected")
        asked = QUESTIONS.index(parts["ask"])
        waiting = self._seats(parts.get("seats", []), "question.seats")
        if (waiting == 0) != (asked >= ASK_START):
            raise InvalidPosition("question.seats", "seats answer this question, or else chance does")
        alone = waiting.bit_length() - 1 if asked not in SIMULTANEOUS_KINDS else OFF
        if alone != OFF and waiting != 1 << alone:
            raise InvalidPosition("question.seats", "one seat answers this question")
        fields.asked, fields.active, fields.waiting = asked, CHANCE if asked >= ASK_START else alone, waiting


SIMULTANEOUS_KINDS = tuple(QUESTIONS.index(kind) for kind in SIMULTANEOUS)
assert PLAN < TILE and ASK_CELL < ASK_ROTATE < ASK_START, "plans come first, and chance's questions last"


def _province(name: object, field: str) -> int:
    return reading.named(name, PROVINCE_NUMBERS, field, 'the name of a province, like "KHAL",')


def _clan(name: object, field: str) -> int:
    return reading.choice(name, CLAN_NAMES, field)


def _cell(name: object, field: str) -> int:
    return reading.named(name, CELL_NUMBERS, field, 'a cell, like "-1,2",', "Y4.2.1")
