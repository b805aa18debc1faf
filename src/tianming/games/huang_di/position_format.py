"""The position format: turns fields into a position file with names that people use, and back.

`write` and `read` convert one into the other; ``position_file.py`` has the parts of a file. What the rules forbid,
`position_check.py` finds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import UNSET, UnsetType

from tianming.core import reading
from tianming.core.bits import members
from tianming.core.errors import InvalidOption, InvalidPosition
from tianming.core.options import Value
from tianming.core.position_file import read_position
from tianming.core.seats import CHANCE, Seat, all_seats
from tianming.core.spaces import Space
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
from tianming.games.huang_di.position_file import (
    Bank,
    Memory,
    Place,
    PositionFile,
    Prison,
    Question,
    Round,
    SeatThings,
    Turn,
)
from tianming.games.huang_di.scoring import ENDINGS

OFF = -1
EVERYBODY = 6
EMPEROR = 6
HANDS, LOOKING = 6, 6  # the bits of memory: hands 0 to 5, then the cards looked at, then the layers
TOP_LAYER = 7
OWNERS = (*COLOURS, "emperor")

# What a question is about, by kind: a name, or a number where there are no names.
ABOUT: Mapping[int, Sequence[str]] = {
    ASK_DEAL: (),
    ASK_SHOW: (),
    ASK_ROLE: CARDS,
    ASK_PLAQUE: FAVOUR_NAMES,
    ASK_KEEP: (),
}
TOGETHER = (ASK_RETURN, ASK_BID)  # all players decide at once
BY_CHANCE = (ASK_DEAL, ASK_SHOW, ASK_TIE)
BEFORE_TURNS = (ASK_DEAL, ASK_RETURN, ASK_BID, ASK_TIE)


def boards_for(players: int, options: Mapping[str, Value]) -> int:
    """V1: the number of province boards. InvalidOption if the rules have no such game."""
    boards = int(options["boards"])
    if boards and boards not in VARIANT_BOARDS[players]:
        allowed = " or ".join(map(str, VARIANT_BOARDS[players]))
        raise InvalidOption(f"{players} players build on {allowed} boards, not on {boards} (V1)")
    return boards or BOARDS[players]


# Writing.


def write(fields: Fields) -> PositionFile:
    """The position that the fields describe."""
    players = fields.players
    return PositionFile(
        game=meta.NAME,
        rules=meta.VERSION,
        players=players,
        options={"boards": fields.variant, "strict_supplies": fields.strict, "deck": fields.deck.text},
        wall=_write_wall(fields.own),
        plaques=list(names(fields.plaques)),
        prisons=[Prison(jade=fields.prison_jade[i], convicts=fields.prison_convicts[i]) for i in range(fields.boards)],
        seats={COLOURS[seat]: _write_seat(fields, seat) for seat in all_seats(players)},
        bank=_write_bank(fields),
        deck=_write_deck(fields.layer),
        memory={COLOURS[seat]: _write_memory(fields.memory[36 * seat : 36 * seat + 36]) for seat in range(players)},
        round=Round(
            number=fields.round,
            turns=fields.turns,
            marker=_name(COLOURS, fields.marker),
            emperor_left=fields.emperor_left,
            emperor_held=bool(fields.emperor_held),
        ),
        turn=Turn(seat=COLOURS[fields.active], shown=_name(CARDS, fields.shown), bought=bool(fields.bought)),
        build=[CELL_NAMES[site] for site in (fields.site, fields.other_site) if site != OFF],
        questions=[] if fields.asked == OFF else [_write_question(fields)],
        ended=ENDINGS[fields.over][0] or None,
    )


def _name(all_names: Sequence[str], number: int) -> str | None:
    return None if number == OFF else all_names[number]


def _write_wall(own: Sequence[int]) -> dict[Space, str]:
    owners = {cell: OWNERS[owner] for owner in range(7) for cell in members(own[owner])}
    return {CELL_NAMES[cell]: owners[cell] for cell in sorted(owners)}


def _write_seat(fields: Fields, seat: Seat) -> SeatThings:
    return SeatThings(
        jade=fields.jade[seat],
        peasants=fields.peasants[seat],
        convicts=fields.convicts[seat],
        blocks=fields.blocks[seat],
        area=fields.area[seat],
        chips=fields.chips[seat],
        points=fields.points[seat],
        taskmaster=fields.taskmaster[seat] + 1,
        table=[CARDS[card] for card in members(fields.table[seat])],
        hand=list(card_names(fields.hand[seat])),
        looked=list(card_names(fields.looked[seat])),
        played=list(card_names(fields.played[seat])),
        bid=None if fields.bid[seat] == OFF else fields.bid[seat],
    )


def _write_bank(fields: Fields) -> Bank | None:
    if not fields.strict:
        return None
    return Bank(jade=fields.bank_jade, peasants=fields.bank_peasants, convicts=fields.bank_convicts)


def _write_deck(layer: Sequence[int]) -> list[list[str]]:
    return [[FAVOUR_NAMES[card] for card in range(36) if layer[card] == depth] for depth in range(max(layer) + 1)]


def _write_memory(memory: Sequence[int]) -> Memory:
    """Places are the colour of a hand, "looked", or the number of a layer of the deck, 0 on top."""
    return {FAVOUR_NAMES[card]: [_place(place) for place in members(mask)] for card, mask in enumerate(memory) if mask}


def _place(place: int) -> Place:
    if place < HANDS:
        return COLOURS[place]
    return "looked" if place == LOOKING else place - TOP_LAYER


def _write_question(fields: Fields) -> Question:
    about: str | int | UnsetType = UNSET
    if fields.asked in ABOUT:
        about = ABOUT[fields.asked][fields.about] if ABOUT[fields.asked] else fields.about
    seat = UNSET if fields.asked_seat in (CHANCE, EVERYBODY) else COLOURS[fields.asked_seat]
    return Question(ask=QUESTIONS[fields.asked], seat=seat, about=about)


# Reading.


def read(position: object) -> Fields:
    """The fields of a position. InvalidPosition names the field that breaks the format."""
    return fields_of(read_position(PositionFile, position, game=meta.NAME, version=meta.VERSION))


def fields_of(file: PositionFile) -> Fields:
    """The fields of a position file without hidden parts."""
    reading.expect(file.players in meta.PLAYERS, "players", "two to six can play", "V1")
    return _Reader(file).read()


class _Reader:
    """Reads the parts of a position file, one after the other, into `fields`."""

    def __init__(self, file: PositionFile) -> None:
        self.file = file
        self.players = file.players
        self.seats = COLOURS[: file.players]
        self.fields = Fields()

    def read(self) -> Fields:
        self.fields.players = self.players
        self._read_options()
        self._read_wall()
        self._read_prisons()
        self._read_all_seats()
        self._read_bank()
        self._read_deck()
        self._read_memory()
        self._read_question()
        self._read_round()
        self._read_turn()
        self._read_build()
        return self.fields

    def _read_options(self) -> None:
        values = reading.read_options(self.file.options, meta.OPTIONS)
        try:
            boards = boards_for(self.players, values)
            favours.favours(str(values["deck"]))
        except InvalidOption as error:
            raise InvalidPosition("options", str(error)) from None
        self.fields.boards = boards
        self.fields.variant = int(values["boards"])
        self.fields.strict = bool(values["strict_supplies"])
        self.fields.deck = deck_of(str(values["deck"]))

    def _read_seat(self, name: str, field: str) -> int:
        return reading.choice(name, self.seats, field)

    def _read_cell(self, name: str, field: str) -> int:
        expected = 'the name of a cell of this wall, like "c1", is expected'
        reading.expect(bool(WALL_SETS[self.fields.boards] >> CELL_NUMBERS[name] & 1), field, expected, "W1")
        return CELL_NUMBERS[name]

    def _read_wall(self) -> None:
        for name, owner in self.file.wall.items():
            number = EMPEROR if owner == "emperor" else self._read_seat(owner, f"wall.{name}")
            self.fields.own[number] |= 1 << self._read_cell(name, f"wall.{name}")
        for i, name in enumerate(self.file.plaques):
            self.fields.plaques |= 1 << self._read_cell(name, f"plaques[{i}]")

    def _read_prisons(self) -> None:
        boards = self.fields.boards
        reading.expect(len(self.file.prisons) <= boards, "prisons", f"a list of at most {boards} is expected", "V1")
        for i, prison in enumerate(self.file.prisons):
            self.fields.prison_jade[i] = prison.jade
            self.fields.prison_convicts[i] = prison.convicts

    def _read_all_seats(self) -> None:
        for name in self.file.seats:
            self._read_seat(name, f"seats.{name}")
        for number, name in enumerate(self.seats):
            self._read_one_seat(Seat(number), self.file.seats.get(name, SeatThings()))

    def _read_one_seat(self, seat: Seat, things: SeatThings) -> None:
        fields = self.fields
        field = f"seats.{self.seats[seat]}"
        fields.jade[seat] = things.jade
        fields.peasants[seat] = things.peasants
        fields.convicts[seat] = things.convicts
        fields.blocks[seat] = things.blocks
        fields.chips[seat] = things.chips
        fields.points[seat] = things.points
        fields.taskmaster[seat] = things.taskmaster - 1
        for card in things.table:
            fields.table[seat] |= 1 << CARDS.index(card)
        fields.hand[seat] = _read_cards(things.hand, f"{field}.hand")
        fields.looked[seat] = _read_cards(things.looked, f"{field}.looked")
        fields.played[seat] = _read_cards(things.played, f"{field}.played")
        if isinstance(things.bid, str):
            raise reading.hidden(f"{field}.bid")
        if things.bid is not None:
            fields.bid[seat] = things.bid
        used = fields.own[seat].bit_count() + things.blocks
        fields.area[seat] = max(BLOCKS - used, 0) if things.area is UNSET else things.area

    def _read_bank(self) -> None:
        """K1: with strict supplies, every piece is somewhere. A bank that is left out holds the rest."""
        fields, bank = self.fields, self.file.bank
        if not fields.strict:
            reading.expect(bank is None, "bank", "the bank counts with strict supplies only", "K1")
            return
        bank = bank or Bank()
        fields.bank_jade = _left_in_bank("jade", sum(fields.jade) + sum(fields.prison_jade), bank.jade)
        fields.bank_peasants = _left_in_bank("peasants", sum(fields.peasants), bank.peasants)
        convicts = sum(fields.convicts) + sum(fields.prison_convicts)
        fields.bank_convicts = _left_in_bank("convicts", convicts, bank.convicts)

    def _read_deck(self) -> None:
        """Every card is in one place. A deck that is left out is one layer of all cards that are nowhere else."""
        layer = self.fields.layer
        taken = 0
        for cards in (*self.fields.hand, *self.fields.looked, *self.fields.played):
            if taken & cards:
                raise InvalidPosition("seats", f"{card_names(taken & cards)[0]} is in two places", "Q3")
            taken |= cards
        rest = (1 << 36) - 1 & ~taken
        if self.file.deck is UNSET:
            self.fields.layer = [0 if rest >> card & 1 else OFF for card in range(36)]
            return
        for depth, named in enumerate(self.file.deck):
            for card in members(_read_cards(named, f"deck[{depth}]")):
                if not rest >> card & 1 or layer[card] != OFF:
                    raise InvalidPosition(f"deck[{depth}]", f"{FAVOUR_NAMES[card]} is in two places", "Q3")
                layer[card] = depth
        reading.expect(
            sum(depth != OFF for depth in layer) == rest.bit_count(), "deck", "every favour card is somewhere", "Q3"
        )

    def _read_memory(self) -> None:
        for seat, cards in self.file.memory.items():
            start = 36 * self._read_seat(seat, f"memory.{seat}")
            for name, places in cards.items():
                for place in places:
                    mask = 1 << self._read_memory_place(place, f"memory.{seat}.{name}")
                    self.fields.memory[start + FAVOUR_NUMBERS[name]] |= mask

    def _read_memory_place(self, place: Place, field: str) -> int:
        if isinstance(place, int):
            return TOP_LAYER + place
        return LOOKING if place == "looked" else self._read_seat(place, field)

    def _read_round(self) -> None:
        given, fields, most = self.file.round, self.fields, EMPEROR_BLOCKS[self.players]
        fields.round = reading.at_most(given.number, most, "round.number")
        begun = fields.asked not in BEFORE_TURNS  # P3: the round's emperor block is taken with the marker
        left = most - fields.round + (not begun and fields.round > 0)
        fields.turns = reading.at_most(given.turns, 3 * self.players, "round.turns")
        if given.marker is not None:
            fields.marker = self._read_seat(given.marker, "round.marker")
        left = left if given.emperor_left is UNSET else given.emperor_left
        fields.emperor_left = reading.at_most(left, most, "round.emperor_left")
        fields.emperor_held = int(given.emperor_held)

    def _read_turn(self) -> None:
        turn = self.file.turn
        self.fields.over = reading.read_ending(self.file.ended, ENDINGS)
        self.fields.active = 0 if turn.seat is UNSET else self._read_seat(turn.seat, "turn.seat")
        if turn.shown is not None:
            self.fields.shown = CARDS.index(turn.shown)
        self.fields.bought = int(turn.bought)

    def _read_build(self) -> None:
        sites = [CELL_NUMBERS[name] for name in self.file.build]
        self.fields.site, self.fields.other_site = (*sites, OFF, OFF)[:2]

    def _read_question(self) -> None:
        for question in self.file.questions:
            self.fields.asked = QUESTIONS.index(question.ask)
            self.fields.asked_seat = self._read_asked_seat(question)
            self.fields.about = _read_about(question)

    def _read_asked_seat(self, question: Question) -> int:
        asked, field = QUESTIONS.index(question.ask), "questions[0].seat"
        if asked not in (*BY_CHANCE, *TOGETHER):
            return self._read_seat("" if question.seat is UNSET else question.seat, field)
        reading.expect(question.seat is UNSET, field, "chance or everybody answers this question, no seat", "format")
        return CHANCE if asked in BY_CHANCE else EVERYBODY


def _read_about(question: Question) -> int:
    asked, about, field = QUESTIONS.index(question.ask), question.about, "questions[0].about"
    if asked not in ABOUT:
        reading.expect(about is UNSET, field, "this question is about nothing", "format")
        return 0
    if ABOUT[asked]:
        return reading.choice(about, ABOUT[asked], field)
    if not isinstance(about, int):
        raise InvalidPosition(field, "a whole number from 0 to 36 is expected")
    return about


def _left_in_bank(name: str, used: int, given: int | UnsetType) -> int:
    supply = SUPPLIES[("jade", "peasants", "convicts").index(name)]
    fits = used <= supply and given in (UNSET, supply - used)
    reading.expect(fits, "bank", f"{supply} {name} are all there are", "K1")
    return supply - used


def _read_cards(value: Sequence[str] | int, field: str) -> int:
    if isinstance(value, int):
        raise reading.hidden(field)
    return sum(1 << FAVOUR_NUMBERS[name] for name in set(value))
