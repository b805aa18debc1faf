"""The position format: any position as plain JSON values with the names people use, checked when it is read.

Inside, a position is its fields (see ``position.py``); here they become names and back. `write` and `read` turn the
one into the other; what the rules forbid is found by `position_check.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tianming.core import reading
from tianming.core.bits import members
from tianming.core.errors import InvalidOption, InvalidPosition
from tianming.core.protocol import Position as PositionFile
from tianming.core.seats import CHANCE
from tianming.games.huang_di import favours, meta
from tianming.games.huang_di.actions import (
    ASK_BID,
    ASK_DEAL,
    ASK_KEEP,
    ASK_PLAQUE,
    ASK_RETURN,
    ASK_ROLE,
    ASK_SHOW,
    ASK_TIE,
    QUESTIONS,
)
from tianming.games.huang_di.board import (
    BLOCKS,
    BOARDS,
    CARDS,
    CELL_NAMES,
    CELL_NUMBERS,
    COLOURS,
    EMPEROR_BLOCKS,
    FAVOUR_NAMES,
    FAVOUR_NUMBERS,
    SUPPLIES,
    VARIANT_BOARDS,
    WALL_SETS,
    card_names,
    names,
)
from tianming.games.huang_di.fields import Fields
from tianming.games.huang_di.position import deck_of
from tianming.games.huang_di.scoring import ENDINGS

OFF = -1
EVERYBODY = 6
EMPEROR = 6
LAYERS = 9
HANDS, LOOKING = 6, 6  # the bits of memory: hands 0 to 5, then the cards looked at, then the layers
TOP_LAYER = 7

REQUIRED = ("game", "rules", "players", "wall", "seats", "questions")
OPTIONAL = ("options", "plaques", "prisons", "bank", "deck", "memory", "round", "turn", "build", "ended")
SEAT_NUMBERS = ("jade", "peasants", "convicts", "blocks", "area", "chips", "points")
SEAT_CARDS = ("hand", "looked", "played")
SEAT_FIELDS = (*SEAT_NUMBERS, "taskmaster", "table", *SEAT_CARDS, "bid")
OWNERS = (*COLOURS, "emperor")
MOST = 30_000  # no number in a position is larger

# What a question is about, by kind.
ABOUT = {
    ASK_DEAL: "number",
    ASK_SHOW: "number",
    ASK_ROLE: "card",
    ASK_PLAQUE: "favour",
    ASK_KEEP: "number",
}
TOGETHER = (ASK_RETURN, ASK_BID)  # all players decide at once
BY_CHANCE = (ASK_DEAL, ASK_SHOW, ASK_TIE)
BEFORE_TURNS = (ASK_DEAL, ASK_RETURN, ASK_BID, ASK_TIE)


def boards_for(players: int, options: Mapping[str, Any]) -> int:
    """V1: how many province boards; InvalidOption if the rules have no such game."""
    boards: int = options["boards"]
    if boards and boards not in VARIANT_BOARDS[players]:
        allowed = " or ".join(map(str, VARIANT_BOARDS[players]))
        raise InvalidOption(f"{players} players build on {allowed} boards, not on {boards} (V1)")
    return boards or BOARDS[players]


# Writing.


def write(fields: Fields) -> PositionFile:
    """The position that the fields describe."""
    players = fields.players
    return {
        "game": meta.NAME,
        "rules": meta.VERSION,
        "players": players,
        "options": {"boards": fields.variant, "strict_supplies": fields.strict, "deck": fields.deck.text},
        "wall": _write_wall(fields.own),
        "plaques": list(names(fields.plaques)),
        "prisons": [
            {"jade": fields.prison_jade[i], "convicts": fields.prison_convicts[i]} for i in range(fields.boards)
        ],
        "seats": {COLOURS[seat]: _write_seat(fields, seat) for seat in range(players)},
        "bank": _write_bank(fields),
        "deck": _write_deck(fields.layer),
        "memory": {COLOURS[seat]: _write_memory(fields.memory[36 * seat : 36 * seat + 36]) for seat in range(players)},
        "round": {
            "number": fields.round,
            "turns": fields.turns,
            "marker": _name(COLOURS, fields.marker),
            "emperor_left": fields.emperor_left,
            "emperor_held": bool(fields.emperor_held),
        },
        "turn": {
            "seat": COLOURS[fields.active],
            "shown": _name(CARDS, fields.shown),
            "bought": bool(fields.bought),
        },
        "build": _write_build(fields),
        "questions": _write_questions(fields),
        "ended": ENDINGS[fields.over][0] or None,
    }


def _name(all_names: Sequence[str], number: int) -> str | None:
    return None if number == OFF else all_names[number]


def _write_wall(own: Sequence[int]) -> dict[str, str]:
    owners = {cell: OWNERS[owner] for owner in range(7) for cell in members(own[owner])}
    return {CELL_NAMES[cell]: owners[cell] for cell in sorted(owners)}


def _write_seat(fields: Fields, seat: int) -> dict[str, Any]:
    written: dict[str, Any] = {name: getattr(fields, name)[seat] for name in SEAT_NUMBERS}
    written["taskmaster"] = fields.taskmaster[seat] + 1
    written["table"] = [CARDS[card] for card in members(fields.table[seat])]
    for name in SEAT_CARDS:
        written[name] = list(card_names(getattr(fields, name)[seat]))
    written["bid"] = None if fields.bid[seat] == OFF else fields.bid[seat]
    return written


def _write_bank(fields: Fields) -> dict[str, int] | None:
    if not fields.strict:
        return None
    return {"jade": fields.bank_jade, "peasants": fields.bank_peasants, "convicts": fields.bank_convicts}


def _write_deck(layer: Sequence[int]) -> list[list[str]]:
    return [[FAVOUR_NAMES[card] for card in range(36) if layer[card] == depth] for depth in range(max(layer) + 1)]


def _write_memory(memory: Sequence[int]) -> dict[str, list[str | int]]:
    """Places are the colour of a hand, "looked", or the number of a layer of the deck, 0 on top."""
    return {FAVOUR_NAMES[card]: [_place(place) for place in members(mask)] for card, mask in enumerate(memory) if mask}


def _place(place: int) -> str | int:
    if place < HANDS:
        return COLOURS[place]
    return "looked" if place == LOOKING else place - TOP_LAYER


def _write_build(fields: Fields) -> list[str]:
    return [CELL_NAMES[site] for site in (fields.site, fields.other_site) if site != OFF]


def _write_questions(fields: Fields) -> list[dict[str, Any]]:
    if fields.asked == OFF:
        return []
    written: dict[str, Any] = {"ask": QUESTIONS[fields.asked]}
    if fields.asked_seat not in (CHANCE, EVERYBODY):
        written["seat"] = COLOURS[fields.asked_seat]
    kind = ABOUT.get(fields.asked)
    if kind:
        by_kind: dict[str, Sequence[Any]] = {"card": CARDS, "favour": FAVOUR_NAMES}
        written["about"] = by_kind[kind][fields.about] if kind in by_kind else fields.about
    return [written]


# Reading.


def read(position: object) -> Fields:
    """The fields of a position; InvalidPosition names the field that is not of the format."""
    given = reading.header(position, game=meta.NAME, version=meta.VERSION, required=REQUIRED, optional=OPTIONAL)
    return _Reader(given, reading.read_players(given, meta.PLAYERS, "two to six can play", "V1")).read()


class _Reader:
    """Reads the parts of a position for that many players, one after the other, into `fields`."""

    def __init__(self, given: Mapping[str, Any], players: int) -> None:
        self.given = given
        self.players = players
        self.seats = COLOURS[:players]
        self.fields = Fields()

    def read(self) -> Fields:
        self.fields.players = self.players
        self._options()
        self._wall()
        self._prisons()
        self._all_seats()
        self._bank()
        self._deck()
        self._memory()
        self._question()
        self._round()
        self._turn()
        self._build()
        return self.fields

    def _options(self) -> None:
        values = reading.read_options(self.given, meta.OPTIONS)
        try:
            boards = boards_for(self.players, values)
            favours.favours(str(values["deck"]))
        except InvalidOption as error:
            raise InvalidPosition("options", str(error)) from None
        self.fields.boards = boards
        self.fields.variant = int(values["boards"])
        self.fields.strict = bool(values["strict_supplies"])
        self.fields.deck = deck_of(str(values["deck"]))

    def _seat(self, name: object, field: str) -> int:
        return reading.choice(name, self.seats, field)

    def _wall(self) -> None:
        boards = self.fields.boards
        owners = (*self.seats, "emperor")
        for name, owner in reading.mapping(self.given["wall"], "wall").items():
            field = f"wall.{name:.8}"
            number = reading.choice(owner, owners, field)
            self.fields.own[EMPEROR if number == self.players else number] |= 1 << _cell(name, field, boards)
        for i, name in enumerate(reading.sequence(self.given.get("plaques", []), "plaques", 36)):
            self.fields.plaques |= 1 << _cell(name, f"plaques[{i}]", boards)

    def _prisons(self) -> None:
        for i, prison in enumerate(reading.sequence(self.given.get("prisons", []), "prisons", self.fields.boards)):
            parts = reading.mapping(prison, f"prisons[{i}]", ("jade", "convicts"))
            self.fields.prison_jade[i] = reading.number(parts.get("jade", 0), f"prisons[{i}].jade", MOST)
            self.fields.prison_convicts[i] = reading.number(parts.get("convicts", 0), f"prisons[{i}].convicts", MOST)

    def _all_seats(self) -> None:
        seats = reading.mapping(self.given["seats"], "seats", self.seats)
        for number, name in enumerate(self.seats):
            parts = reading.mapping(seats.get(name, {}), f"seats.{name}", SEAT_FIELDS)
            self._one_seat(number, parts)
            if "area" not in parts:
                used = self.fields.own[number].bit_count() + self.fields.blocks[number]
                self.fields.area[number] = max(BLOCKS - used, 0)

    def _one_seat(self, seat: int, parts: Mapping[str, Any]) -> None:
        fields = self.fields
        field = f"seats.{self.seats[seat]}"
        for name in SEAT_NUMBERS:
            most = min(MOST, Fields.TABLE[name].most())
            getattr(fields, name)[seat] = reading.number(parts.get(name, 0), f"{field}.{name}", most)
        fields.taskmaster[seat] = reading.number(parts.get("taskmaster", 1), f"{field}.taskmaster", 4) - 1
        for card in reading.sequence(parts.get("table", []), f"{field}.table", 3):
            fields.table[seat] |= 1 << reading.choice(card, CARDS, f"{field}.table")
        for name in SEAT_CARDS:
            getattr(fields, name)[seat] = _cards(parts.get(name, []), f"{field}.{name}")
        if parts.get("bid") is not None:
            fields.bid[seat] = reading.number(parts["bid"], f"{field}.bid", MOST)

    def _bank(self) -> None:
        """K1: with strict supplies everything is somewhere; a bank that is not given holds the rest."""
        fields = self.fields
        if not fields.strict:
            if self.given.get("bank") is not None:
                raise InvalidPosition("bank", "the bank counts with strict supplies only", "K1")
            return
        used = {
            "jade": sum(fields.jade) + sum(fields.prison_jade),
            "peasants": sum(fields.peasants),
            "convicts": sum(fields.convicts) + sum(fields.prison_convicts),
        }
        given = reading.mapping(self.given.get("bank") or {}, "bank", tuple(used))
        for (name, number), supply in zip(used.items(), SUPPLIES, strict=True):
            if number > supply or given.get(name, supply - number) != supply - number:
                raise InvalidPosition("bank", f"{supply} {name} are all there are", "K1")
        fields.bank_jade, fields.bank_peasants, fields.bank_convicts = (
            supply - number for supply, number in zip(SUPPLIES, used.values(), strict=True)
        )

    def _deck(self) -> None:
        """Every card is in one place; a deck that is not given holds, as one layer, whatever is nowhere else."""
        layer = self.fields.layer
        taken = 0
        for name in SEAT_CARDS:
            for cards in getattr(self.fields, name):
                if taken & cards:
                    raise InvalidPosition("seats", f"{card_names(taken & cards)[0]} is in two places", "Q3")
                taken |= cards
        rest = (1 << 36) - 1 & ~taken
        if "deck" not in self.given:
            self.fields.layer = [0 if rest >> card & 1 else OFF for card in range(36)]
            return
        for depth, named in enumerate(reading.sequence(self.given["deck"], "deck", LAYERS)):
            for card in members(_cards(named, f"deck[{depth}]")):
                if not rest >> card & 1 or layer[card] != OFF:
                    raise InvalidPosition(f"deck[{depth}]", f"{FAVOUR_NAMES[card]} is in two places", "Q3")
                layer[card] = depth
        if sum(depth != OFF for depth in layer) != rest.bit_count():
            raise InvalidPosition("deck", "every favour card is somewhere", "Q3")

    def _memory(self) -> None:
        for seat, cards in reading.mapping(self.given.get("memory", {}), "memory", self.seats).items():
            start = 36 * self.seats.index(seat)
            for name, places in reading.mapping(cards, f"memory.{seat}", FAVOUR_NAMES).items():
                field = f"memory.{seat}.{name}"
                for place in reading.sequence(places, field, HANDS + 1 + LAYERS):
                    self.fields.memory[start + FAVOUR_NUMBERS[name]] |= 1 << self._memory_place(place, field)

    def _memory_place(self, place: object, field: str) -> int:
        if place == "looked":
            return LOOKING
        if isinstance(place, str):
            return self._seat(place, field)
        return TOP_LAYER + reading.number(place, field, LAYERS - 1)

    def _round(self) -> None:
        parts = reading.mapping(
            self.given.get("round", {}), "round", ("number", "turns", "marker", "emperor_left", "emperor_held")
        )
        fields, most = self.fields, EMPEROR_BLOCKS[self.players]
        fields.round = reading.number(parts.get("number", 1), "round.number", most)
        begun = fields.asked not in BEFORE_TURNS  # P3: the round's emperor block is taken with the marker
        left = most - fields.round + (not begun and fields.round > 0)
        fields.turns = reading.number(parts.get("turns", 0), "round.turns", 3 * self.players)
        if parts.get("marker") is not None:
            fields.marker = self._seat(parts["marker"], "round.marker")
        fields.emperor_left = reading.number(parts.get("emperor_left", left), "round.emperor_left", most)
        fields.emperor_held = int(reading.flag(parts.get("emperor_held", False), "round.emperor_held"))

    def _turn(self) -> None:
        parts = reading.mapping(self.given.get("turn", {}), "turn", ("seat", "shown", "bought"))
        self.fields.over = reading.read_ending(self.given, ENDINGS, "null, X1 or X2", "X1")
        self.fields.active = self._seat(parts.get("seat", self.seats[0]), "turn.seat")
        if parts.get("shown") is not None:
            self.fields.shown = reading.choice(parts["shown"], CARDS, "turn.shown")
        self.fields.bought = int(reading.flag(parts.get("bought", False), "turn.bought"))

    def _build(self) -> None:
        sites = [_cell(name, "build", 4) for name in reading.sequence(self.given.get("build", []), "build", 2)]
        self.fields.site, self.fields.other_site = (*sites, OFF, OFF)[:2]

    def _question(self) -> None:
        questions = reading.sequence(self.given["questions"], "questions", 1)
        if not questions:
            return
        parts = reading.mapping(questions[0], "questions[0]", ("ask", "seat", "about"))
        self.fields.asked = reading.choice(parts.get("ask"), QUESTIONS, "questions[0].ask")
        self.fields.asked_seat = self._asked_seat(self.fields.asked, parts.get("seat"))
        self.fields.about = _about(self.fields.asked, parts.get("about"))

    def _asked_seat(self, asked: int, name: object) -> int:
        if asked not in (*BY_CHANCE, *TOGETHER):
            return self._seat(name, "questions[0].seat")
        if name is not None:
            raise InvalidPosition("questions[0].seat", "chance or everybody answers this question, no seat")
        return CHANCE if asked in BY_CHANCE else EVERYBODY


def _about(asked: int, about: object) -> int:
    field = "questions[0].about"
    kind = ABOUT.get(asked)
    if kind is None:
        if about is not None:
            raise InvalidPosition(field, "this question is about nothing")
        return 0
    if kind == "number":
        return reading.number(about, field, 36)
    return reading.choice(about, CARDS if kind == "card" else FAVOUR_NAMES, field)


def _cell(name: object, field: str, boards: int) -> int:
    if not isinstance(name, str) or name not in CELL_NUMBERS or not WALL_SETS[boards] >> CELL_NUMBERS[name] & 1:
        raise InvalidPosition(field, 'the name of a cell of the wall, like "c1", is expected', "W1")
    return CELL_NUMBERS[name]


def _cards(value: object, field: str) -> int:
    cards = 0
    for name in reading.sequence(value, field, len(FAVOUR_NAMES)):
        cards |= 1 << reading.choice(name, FAVOUR_NAMES, field)
    return cards
