"""The position format: turns fields into a position file with names that people use, and back.

`write` and `read` convert one into the other; ``position_file.py`` has the parts of a file. What the rules forbid,
`position_check.py` finds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import UNSET

from tianming.core import reading
from tianming.core.bits import pick
from tianming.core.errors import InvalidAction, InvalidPosition
from tianming.core.options import Value
from tianming.core.position_file import read_position
from tianming.core.seats import CHANCE
from tianming.core.spaces import Space
from tianming.games.yuan import meta
from tianming.games.yuan.actions import ASK_CELL, ASK_ROTATE, ASK_START, ASK_TURN, PLAN, QUESTIONS, TABLE, TILE
from tianming.games.yuan.board import (
    BOXES,
    CELL_NAMES,
    CELL_NUMBERS,
    CITIES,
    CLAN_NAMES,
    HILL,
    PROVINCE_NAMES,
    PROVINCE_NUMBERS,
    PROVINCE_PLACES,
    PROVINCES,
    SCENARIO_NAMES,
    SEATS,
    START_CHAO,
    TILE_NAMES,
    deck,
    provinces_of_kind,
)
from tianming.games.yuan.fields import Fields
from tianming.games.yuan.position_file import (
    RAMPARTS,
    DrawnClan,
    Holding,
    LaidTile,
    Laying,
    PositionFile,
    Question,
    Setup,
)
from tianming.games.yuan.scoring import ENDINGS

OFF = -1
CLASHES = ("cancel", "pass", "honour")


# Writing.


def write(fields: Fields) -> PositionFile:
    """The position that the fields describe."""
    seats = SEATS[: fields.players]
    return PositionFile(
        game=meta.NAME,
        rules=meta.VERSION,
        players=fields.players,
        options=write_options(fields),
        map=_write_map(fields),
        clans={seat: CLAN_NAMES[clan] for seat, clan in zip(seats, fields.clan, strict=False) if clan != OFF},
        provinces=_write_provinces(fields),
        temples=pick(PROVINCE_NAMES, fields.temple),
        chao=dict(zip(seats, fields.chao, strict=False)),
        turn=fields.turn,
        plans={s: TABLE.write(plan) for s, plan in zip(seats, fields.plan, strict=False) if plan != OFF},
        question=_write_question(fields),
        setup=_write_setup(fields) if fields.turn == 0 else None,
        ended=ENDINGS[fields.over][0] or None,
    )


def write_options(fields: Fields) -> dict[str, Value]:
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


def read_options(fields: Fields, values: Mapping[str, Value]) -> None:
    """Set the fields of options that have all their values."""
    fields.scenario = SCENARIO_NAMES.index(str(values["scenario"]))
    fields.bidding = bool(values["bidding"])
    fields.auto_map = values["map"] == "automatic"
    fields.cities_by = CITIES.index(str(values["cities"]))
    fields.sites_apart = values["sites"] == "apart"
    fields.box = BOXES.index(str(values["box"]))
    fields.repeat = values["china"] == "repeat"
    fields.volcanoes = bool(values["volcanoes"])
    fields.rivers = bool(values["rivers"])
    fields.powers = bool(values["powers"])
    fields.house_powers = bool(values["house_powers"])
    fields.clash = CLASHES.index(str(values["clash"]))
    fields.strict = bool(values["strict"])
    fields.colony_bonus = bool(values["colony_bonus"])
    fields.tax_by_province = bool(values["tax_by_province"])
    fields.mines_first = values["tie_break"] == "mines"
    fields.mu_by_temples = values["mu_tie"] == "temples"
    fields.lots_early = values["bid_ties"] == "lot"
    fields.army_limit = int(values["armies"])
    fields.max_turns = 0 if values["max_turns"] == "none" else int(values["max_turns"])


def tiles_of(fields: Fields) -> tuple[int, ...]:
    """Y4.1: the deck of a game."""
    return deck(fields.players, fields.box, fields.repeat)


def _write_map(fields: Fields) -> dict[str, LaidTile]:
    return {
        TILE_NAMES[tile]: LaidTile(cell=CELL_NAMES[fields.cell[index]], rotation=fields.rotation[index])
        for index, tile in enumerate(tiles_of(fields))
        if fields.cell[index] != OFF and index != fields.laying
    }


def _write_provinces(fields: Fields) -> dict[Space, Holding]:
    return {
        PROVINCE_NAMES[number]: Holding(
            clan=CLAN_NAMES[fields.clan[seat]],
            cities=(fields.city >> number & 1) + (fields.doubled >> number & 1),
            rampart=RAMPARTS[(fields.wood >> number & 1) + 2 * (fields.stone >> number & 1)],
            armies=fields.armies[number],
        )
        for number in range(PROVINCES)
        for seat in range(fields.players)
        if fields.land[seat] >> number & 1
    }


def _write_question(fields: Fields) -> Question | None:
    if fields.over:
        return None
    seats = [SEATS[seat] for seat in range(fields.players) if fields.waiting >> seat & 1]
    return Question(ask=QUESTIONS[fields.asked], seats=seats)


def _write_setup(fields: Fields) -> Setup:
    seats = SEATS[: fields.players]
    tiles = tiles_of(fields)
    drawn = [(clan, site) for clan, site in zip(fields.drawn, fields.site, strict=True) if clan != OFF]
    return Setup(
        first=None if fields.first == OFF else SEATS[fields.first],
        hands={
            seat: [
                TILE_NAMES[tile] for i, tile in enumerate(tiles) if fields.holder[i] == number and fields.cell[i] == OFF
            ]
            for number, seat in enumerate(seats)
        },
        laying=_write_laying(fields),
        map_draw=None if fields.map_draw == OFF else fields.map_draw,
        drawn=[
            DrawnClan(clan=CLAN_NAMES[clan], city=None if site == OFF else PROVINCE_NAMES[site]) for clan, site in drawn
        ],
        bids={seat: bid for seat, bid in zip(seats, fields.bid, strict=False) if bid != OFF},
        bidders=[seat for number, seat in enumerate(seats) if fields.bidders >> number & 1],
        ties=fields.ties,
    )


def _write_laying(fields: Fields) -> Laying | None:
    if fields.laying == OFF:
        return None
    cell = fields.cell[fields.laying]
    tile = TILE_NAMES[tiles_of(fields)[fields.laying]]
    return Laying(tile=tile, cell=None if cell == OFF else CELL_NAMES[cell])


# Reading.


def read(position: object) -> Fields:
    """The fields of a position. InvalidPosition names the field that breaks the format."""
    return fields_of(read_position(PositionFile, position, game=meta.NAME, version=meta.VERSION))


def fields_of(file: PositionFile) -> Fields:
    """The fields of a position file without hidden parts."""
    reading.expect(file.players in meta.PLAYERS, "players", "two to eight can play", "Y4.1")
    return _Reader(file).read()


class _Reader:
    """Reads the parts of a position file, one after the other, into `fields`."""

    def __init__(self, file: PositionFile) -> None:
        self.file = file
        self.players = file.players
        self.seats = SEATS[: file.players]
        self.tiles: tuple[int, ...] = ()
        self.fields = Fields()

    def read(self) -> Fields:
        fields = self.fields
        fields.players = self.players
        read_options(fields, reading.read_options(self.file.options, meta.OPTIONS))
        fields.over = reading.read_ending(self.file.ended, ENDINGS)
        fields.turn = self.file.turn
        self.tiles = tiles_of(fields)
        fields.tiles = len(self.tiles)
        self._read_map()
        for seat, clan in self.file.clans.items():
            fields.clan[self._read_seat(seat, f"clans.{seat}")] = CLAN_NAMES.index(clan)
        self._read_provinces()
        self._read_setup()
        laid = sum(cell != OFF for cell in fields.cell)
        fields.mapped = laid == len(self.tiles) and fields.laying == OFF
        fields.temple = self._read_temples()
        self._read_chao()
        self._read_plans()
        self._read_question()
        return fields

    def _read_seat(self, name: str, field: str) -> int:
        return reading.choice(name, self.seats, field)

    def _read_seats(self, names: Sequence[str], field: str) -> int:
        return sum(1 << seat for seat in {self._read_seat(name, field) for name in names})

    def _read_index(self, name: str, field: str) -> int:
        tile = TILE_NAMES.index(name)
        reading.expect(tile in self.tiles, field, "a tile of this game is expected", "Y4.1")
        return self.tiles.index(tile)

    def _read_map(self) -> None:
        for name, laid in self.file.map.items():
            index = self._read_index(name, f"map.{name}")
            self.fields.cell[index] = CELL_NUMBERS[laid.cell]
            self.fields.rotation[index] = laid.rotation

    def _read_provinces(self) -> None:
        fields = self.fields
        for name, holding in self.file.provinces.items():
            number, clan = PROVINCE_NUMBERS[name], CLAN_NAMES.index(holding.clan)
            reading.expect(clan in fields.clan, f"provinces.{name}.clan", "no seat has this clan", "Y4.2.4")
            here = 1 << number
            fields.land[fields.clan.index(clan)] |= here
            fields.city |= here if holding.cities else 0
            fields.doubled |= here if holding.cities == 2 else 0
            fields.wood |= here if holding.rampart == "wood" else 0
            fields.stone |= here if holding.rampart == "stone" else 0
            fields.armies[number] = holding.armies

    def _read_temples(self) -> int:
        """Left out: one on every hill of a finished map."""
        if self.file.temples is UNSET:
            return provinces_of_kind(HILL) & self._find_provinces() if self.fields.mapped else 0
        return sum(1 << PROVINCE_NUMBERS[name] for name in set(self.file.temples))

    def _find_provinces(self) -> int:
        """All provinces on the tiles of this game."""
        return sum(1 << number for number, (tile, _) in enumerate(PROVINCE_PLACES) if tile in self.tiles)

    def _read_chao(self) -> None:
        start = START_CHAO if self.fields.turn else 0
        self.fields.chao = [start if seat < self.players else 0 for seat in range(len(SEATS))]
        for seat, chao in self.file.chao.items():
            self.fields.chao[self._read_seat(seat, f"chao.{seat}")] = chao

    def _read_plans(self) -> None:
        for seat, text in self.file.plans.items():
            field = f"plans.{seat}"
            if isinstance(text, bool):
                raise reading.hidden(field)
            try:
                action = TABLE.read(text)
            except InvalidAction as error:
                raise InvalidPosition(field, str(error), "Y5.2") from None
            reading.expect(action < TILE, field, "a plan or pass is expected", "Y5.2")
            self.fields.plan[self._read_seat(seat, field)] = action

    def _read_setup(self) -> None:
        fields, setup = self.fields, self.file.setup
        if setup is None:
            return
        if setup.first is not None:
            fields.first = self._read_seat(setup.first, "setup.first")
        if setup.map_draw is not None:
            fields.map_draw = setup.map_draw
        self._read_hands(setup)
        self._read_laying(setup.laying)
        self._read_drawn(setup)
        for seat, bid in setup.bids.items():
            if isinstance(bid, bool):
                raise reading.hidden(f"setup.bids.{seat}")
            fields.bid[self._read_seat(seat, f"setup.bids.{seat}")] = bid
        fields.bidders = self._read_seats(setup.bidders, "setup.bidders")
        fields.ties = setup.ties

    def _read_hands(self, setup: Setup) -> None:
        fields = self.fields
        for seat, names in setup.hands.items():
            field = f"setup.hands.{seat}"
            for name in names:
                index = self._read_index(name, field)
                free = fields.holder[index] == OFF and fields.cell[index] == OFF
                reading.expect(free, field, f"{name} is somewhere else too", "Y4.2.1")
                fields.holder[index] = self._read_seat(seat, field)

    def _read_laying(self, laying: Laying | None) -> None:
        if laying is None:
            return
        fields, index = self.fields, self._read_index(laying.tile, "setup.laying.tile")
        reading.expect(fields.cell[index] == OFF, "setup.laying.tile", "it lies on the map", "Y4.2.1")
        fields.laying = index
        if laying.cell is not None:
            fields.cell[index] = CELL_NUMBERS[laying.cell]

    def _read_drawn(self, setup: Setup) -> None:
        fits = len(setup.drawn) <= self.players
        reading.expect(fits, "setup.drawn", f"a list of at most {self.players} is expected")
        for i, drawn in enumerate(setup.drawn):
            self.fields.drawn[i] = CLAN_NAMES.index(drawn.clan)
            if drawn.city is not None:
                self.fields.site[i] = PROVINCE_NUMBERS[drawn.city]

    def _read_question(self) -> None:
        """Left out: all seats without a plan must make one."""
        fields, question = self.fields, self.file.question
        fields.asked, fields.active = ASK_TURN, OFF
        if fields.over:
            reading.expect(not question, "question", "a game that has ended asks nothing", "Y8")
            return
        if question is UNSET:
            fields.waiting = sum(1 << seat for seat in range(self.players) if fields.plan[seat] == OFF)
            return
        if question is None:
            raise InvalidPosition("question", "a game that has not ended asks something")
        asked = QUESTIONS.index(question.ask)
        waiting = self._read_seats(question.seats, "question.seats")
        answered_by_seats = "seats answer this question, or else chance does"
        reading.expect((waiting == 0) == (asked >= ASK_START), "question.seats", answered_by_seats)
        only = waiting.bit_length() - 1 if asked not in SIMULTANEOUS else OFF
        reading.expect(only == OFF or waiting == 1 << only, "question.seats", "one seat answers this question")
        fields.asked, fields.active, fields.waiting = asked, CHANCE if asked >= ASK_START else only, waiting


SIMULTANEOUS = tuple(QUESTIONS.index(kind) for kind in ("turn", "bid"))
assert PLAN < TILE and ASK_CELL < ASK_ROTATE < ASK_START, "plans come first, and chance's questions last"
