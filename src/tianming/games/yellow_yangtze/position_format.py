"""The position format: turns fields into a position file with names that people use, and back.

`write` and `read` convert one into the other; ``position_file.py`` has the parts of a file. What the rules forbid,
`position_check.py` finds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import UNSET, UnsetType

from tianming.core import reading
from tianming.core.bits import members, pick
from tianming.core.errors import InvalidPosition
from tianming.core.position_file import read_position
from tianming.core.seats import CHANCE
from tianming.core.spaces import Space
from tianming.games.yellow_yangtze import meta
from tianming.games.yellow_yangtze.actions import (
    ASK_CHAIN,
    ASK_LOSS,
    ASK_MOVE,
    ASK_PAGODA,
    ASK_PLEDGE,
    ASK_REDRAW,
    ASK_REFILL,
    ASK_REPLACE,
    ASK_START,
    QUESTIONS,
)
from tianming.games.yellow_yangtze.board import (
    ASIDE,
    BLUE,
    COLOURS,
    DYNASTIES,
    LEADERS,
    PAGODA_COLOURS,
    RIVER,
    SPACE_NAMES,
    SPACE_NUMBERS,
    TILE_COUNTS,
    TRIANGLE_NAMES,
    TRIANGLE_NUMBERS,
    TRIANGLE_SETS,
    first_space,
)
from tianming.games.yellow_yangtze.fields import Fields
from tianming.games.yellow_yangtze.position_file import (
    PositionFile,
    Question,
    Revolt,
    Tiles,
    Turn,
    War,
    WarringState,
)
from tianming.games.yellow_yangtze.scoring import ENDINGS

OFF = -1


def normalize(fields: Fields) -> Fields:
    """The fields, with a fixed order where order means nothing: pagodas of one colour, answered questions."""
    depth, blank = fields.depth, [0] * (8 - fields.depth)
    return fields.replace(
        pagoda=[
            triangle
            for colour in range(5)
            for triangle in sorted(t for t, c in zip(fields.pagoda, PAGODA_COLOURS, strict=True) if c == colour)
        ],
        asked=fields.asked[:depth] + blank,
        asked_seat=fields.asked_seat[:depth] + blank,
        asked_about=fields.asked_about[:depth] + blank,
    )


# What a question is about, by kind: a name, or a number where there are no names.
ABOUT: Mapping[int, Sequence[str]] = {
    ASK_REFILL: DYNASTIES,
    ASK_REDRAW: (),
    ASK_CHAIN: SPACE_NAMES,
    ASK_PAGODA: SPACE_NAMES,
    ASK_MOVE: TRIANGLE_NAMES,
    ASK_REPLACE: (),
    ASK_PLEDGE: (),
    ASK_LOSS: (),
}
BY_CHANCE = (ASK_START, ASK_REFILL, ASK_REDRAW)


# Writing.


def write(fields: Fields) -> PositionFile:
    """The position that the fields describe."""
    players = fields.players
    seats = DYNASTIES[:players]
    return PositionFile(
        game=meta.NAME,
        rules=meta.VERSION,
        players=players,
        options=_write_options(fields),
        tiles=_write_tiles(fields.tiles),
        leaders={seat: _write_leaders(_row(fields.leader, i)) for i, seat in enumerate(seats)},
        pagodas=[TRIANGLE_NAMES[triangle] for triangle in sorted(fields.pagoda) if triangle != OFF],
        hands={seat: _write_counts(_row(fields.hand, i)) for i, seat in enumerate(seats)},
        merchants=_write_counts(fields.merchants),
        bag=_write_counts(fields.bag),
        discards=_write_counts(fields.discards),
        buried={seat: _write_counts(_row(fields.buried, i)) for i, seat in enumerate(seats)},
        points={seat: _write_counts(_row(fields.points, i)) for i, seat in enumerate(seats)},
        turn=Turn(seat=DYNASTIES[fields.active], actions_left=fields.actions_left, quiet_turns=fields.quiet_turns),
        questions=[_write_question(fields, i) for i in range(fields.depth)],
        revolt=_write_revolt(fields),
        war=_write_war(fields),
        ended=ENDINGS[fields.over][0] or None,
    )


def _row(numbers: Sequence[int], seat: int) -> Sequence[int]:
    return numbers[5 * seat : 5 * seat + 5]


def _write_options(fields: Fields) -> dict[str, bool]:
    return {
        "short": fields.aside > 0,
        "exactly_two_actions": fields.exactly_two_actions,
        "no_merchant_after_war": not fields.merchant_after_war,
        "fewest_yellow_wins": fields.fewest_yellow_wins,
        "leader_pays_no_loss": not fields.leader_pays_loss,
        "all_states_war": fields.all_states_war,
        "no_stall_end": not fields.stall_ends,
        "open_points": fields.open_points,
    }


def _write_counts(numbers: Sequence[int]) -> dict[str, int]:
    return {COLOURS[colour]: number for colour, number in enumerate(numbers) if number}


def _write_tiles(tiles: Sequence[int]) -> dict[Space, str]:
    found = {space: colour for colour, covered in zip(COLOURS, tiles, strict=True) for space in members(covered)}
    return {SPACE_NAMES[space]: found[space] for space in sorted(found)}


def _write_leaders(spaces: Sequence[int]) -> dict[str, Space]:
    return {LEADERS[colour]: SPACE_NAMES[space] for colour, space in enumerate(spaces) if space != OFF}


def _write_question(fields: Fields, i: int) -> Question:
    question, seat, number = fields.asked[i], fields.asked_seat[i], fields.asked_about[i]
    about: str | int | UnsetType = UNSET
    if question in ABOUT:
        about = ABOUT[question][number] if ABOUT[question] else number
    return Question(ask=QUESTIONS[question], seat=UNSET if seat == CHANCE else DYNASTIES[seat], about=about)


def _write_revolt(fields: Fields) -> Revolt | None:
    if fields.rebel == OFF:
        return None
    return Revolt(
        attacker=DYNASTIES[fields.rebel // 5],
        defender=DYNASTIES[fields.ruler // 5],
        leader=LEADERS[fields.rebel % 5],
        committed=fields.rebel_pledge,
    )


def _write_war(fields: Fields) -> War | None:
    if fields.war_states == 0:
        return None
    states = [
        WarringState(
            spaces=pick(SPACE_NAMES, fields.side[state]),
            tiles=fields.pledged[state],
            leaders=[DYNASTIES[seat] for seat in range(4) if fields.captain[seat] == state],
        )
        for state in range(fields.war_states)
    ]
    return War(space=SPACE_NAMES[fields.war_space], states=states, loss=fields.war_loss)


# Reading.


def read(position: object) -> Fields:
    """The fields of a position. InvalidPosition names the field that breaks the format."""
    return fields_of(read_position(PositionFile, position, game=meta.NAME, version=meta.VERSION))


def fields_of(file: PositionFile) -> Fields:
    """The fields of a position file without hidden parts."""
    reading.expect(file.players in meta.PLAYERS, "players", "two to four can play", "S2")
    return _Reader(file).read()


class _Reader:
    """Reads the parts of a position file, one after the other, into `fields`."""

    def __init__(self, file: PositionFile) -> None:
        self.file = file
        self.players = file.players
        self.seats = DYNASTIES[: file.players]
        self.fields = Fields()

    def read(self) -> Fields:
        fields = self.fields
        fields.players = self.players
        self._read_options()
        self._read_turn()
        self._read_tiles()
        self._read_leaders()
        self._read_pagodas()
        fields.hand = self._read_rows(self.file.hands, "hands")
        fields.buried = self._read_rows(self.file.buried, "buried")
        fields.points = self._read_rows(self.file.points, "points")
        fields.merchants = _read_counts(self.file.merchants, "merchants")
        fields.discards = _read_counts(self.file.discards, "discards")
        self._read_bag()
        self._read_questions()
        self._read_revolt()
        self._read_war()
        self._order_war()
        return fields

    def _read_options(self) -> None:
        values = reading.read_options(self.file.options, meta.OPTIONS)
        if values["short"] and self.players != 2:
            raise InvalidPosition("options.short", "the short game is for two players", "S5")
        self.fields.aside = ASIDE if values["short"] else 0
        self.fields.exactly_two_actions = bool(values["exactly_two_actions"])
        self.fields.merchant_after_war = not values["no_merchant_after_war"]
        self.fields.fewest_yellow_wins = bool(values["fewest_yellow_wins"])
        self.fields.leader_pays_loss = not values["leader_pays_no_loss"]
        self.fields.all_states_war = bool(values["all_states_war"])
        self.fields.stall_ends = not values["no_stall_end"]
        self.fields.open_points = bool(values["open_points"])

    def _read_turn(self) -> None:
        turn = self.file.turn
        self.fields.over = reading.read_ending(self.file.ended, ENDINGS)
        self.fields.active = self._read_seat(turn.seat, "turn.seat")
        self.fields.actions_left = turn.actions_left
        self.fields.quiet_turns = turn.quiet_turns

    def _read_seat(self, name: object, field: str) -> int:
        return reading.choice(name, self.seats, field, "S2")

    def _read_tiles(self) -> None:
        for name, colour in self.file.tiles.items():
            space, number = SPACE_NUMBERS[name], COLOURS.index(colour)
            if (number == BLUE) != bool(RIVER >> space & 1):
                raise InvalidPosition(f"tiles.{name}", "blue lies on rivers, the other colours on land", "B1")
            self.fields.tiles[number] |= 1 << space

    def _read_leaders(self) -> None:
        for dynasty, places in self.file.leaders.items():
            first = 5 * self._read_seat(dynasty, f"leaders.{dynasty}")
            for name, space in places.items():
                if space is not None:
                    self.fields.leader[first + LEADERS.index(name)] = SPACE_NUMBERS[space]

    def _read_pagodas(self) -> None:
        tiles, pagoda = self.fields.tiles, self.fields.pagoda
        for i, name in enumerate(self.file.pagodas):
            field = f"pagodas[{i}]"
            triangle = TRIANGLE_NUMBERS[name]
            corners = TRIANGLE_SETS[triangle]
            colour = next((c for c in range(5) if tiles[c] & corners == corners), OFF)
            if colour == OFF:
                raise InvalidPosition(field, "the three tiles must have one colour", "G1")
            free = [n for n in range(9) if PAGODA_COLOURS[n] == colour and pagoda[n] == OFF]
            if not free:
                raise InvalidPosition(field, f"there are fewer {COLOURS[colour]} pagodas", "S4")
            pagoda[free[0]] = triangle

    def _read_rows(self, given: Mapping[str, Tiles | int], field: str) -> list[int]:
        numbers = [0] * 20
        for dynasty, counts in given.items():
            start = 5 * self._read_seat(dynasty, f"{field}.{dynasty}")
            numbers[start : start + 5] = _read_counts(counts, f"{field}.{dynasty}")
        return numbers

    def _read_bag(self) -> None:
        """S1: every tile is somewhere. A bag that is left out holds all tiles that are nowhere else."""
        fields, rest = self.fields, []
        for colour in range(5):
            used = fields.tiles[colour].bit_count() + fields.merchants[colour] + fields.discards[colour]
            used += sum(fields.hand[colour::5]) + sum(fields.buried[colour::5])
            rest.append(TILE_COUNTS[colour] - used)
            if rest[-1] < 0:
                raise InvalidPosition(
                    "tiles",
                    f"{used} {COLOURS[colour]} tiles are more than the {TILE_COUNTS[colour]} there are",
                    "S1",
                )
        fields.bag = rest
        if self.file.bag is UNSET:
            return
        bag = _read_counts(self.file.bag, "bag")
        for colour in range(5):
            if bag[colour] != rest[colour]:
                raise InvalidPosition(
                    "bag", f"{rest[colour]} {COLOURS[colour]} tiles are left for it, not {bag[colour]}", "S1"
                )

    def _read_questions(self) -> None:
        fields = self.fields
        for i, question in enumerate(self.file.questions):
            field = f"questions[{i}]"
            asked = QUESTIONS.index(question.ask)
            fields.asked[i] = asked
            fields.asked_seat[i] = self._read_asked_seat(asked, question.seat, f"{field}.seat")
            fields.asked_about[i] = self._read_about(asked, question.about, f"{field}.about")
        fields.depth = len(self.file.questions)

    def _read_asked_seat(self, asked: int, name: str | UnsetType, field: str) -> int:
        if asked not in BY_CHANCE:
            return self._read_seat(name, field)
        reading.expect(name is UNSET, field, "chance answers this question, no seat")
        return CHANCE

    def _read_about(self, asked: int, about: str | int | UnsetType, field: str) -> int:
        if asked not in ABOUT:
            reading.expect(about is UNSET, field, "this question is about nothing")
            return 0
        if ABOUT[asked] is DYNASTIES:
            return self._read_seat(about, field)
        if ABOUT[asked]:
            return reading.choice(about, ABOUT[asked], field)
        if not isinstance(about, int):
            raise InvalidPosition(field, "a whole number from 0 to 6 is expected")
        return about

    def _read_revolt(self) -> None:
        revolt = self.file.revolt
        if revolt is None:
            return
        colour = LEADERS.index(revolt.leader)
        self.fields.rebel = 5 * self._read_seat(revolt.attacker, "revolt.attacker") + colour
        self.fields.ruler = 5 * self._read_seat(revolt.defender, "revolt.defender") + colour
        self.fields.rebel_pledge = revolt.committed

    def _read_war(self) -> None:
        fields, war = self.fields, self.file.war
        if war is None:
            return
        fields.war_space = SPACE_NUMBERS[war.space]
        fields.war_loss = war.loss
        fields.war_states = len(war.states)
        for i, state in enumerate(war.states):
            for name in state.spaces:
                fields.side[i] |= 1 << SPACE_NUMBERS[name]
            fields.pledged[i] = state.tiles
            for leader in state.leaders:
                fields.captain[self._read_seat(leader, f"war.states[{i}].leaders")] = i

    def _order_war(self) -> None:
        """W1: number the warring states by their first spaces, whatever their order in the file, and change everything
        that refers to a state by its number."""
        fields = self.fields
        order = sorted(range(fields.war_states), key=lambda state: first_space(fields.side[state]))
        order += range(fields.war_states, 3)
        about = {old: new for new, old in enumerate(order)}
        fields.side = [fields.side[old] for old in order]
        fields.pledged = [fields.pledged[old] for old in order]
        fields.captain = [about.get(state, OFF) for state in fields.captain]
        for i, asked in enumerate(fields.asked[: fields.depth]):
            if asked in (ASK_PLEDGE, ASK_LOSS):
                fields.asked_about[i] = about.get(fields.asked_about[i], fields.asked_about[i])


def _read_counts(tiles: Tiles | int, field: str) -> list[int]:
    if isinstance(tiles, int):
        raise reading.hidden(field)
    return [tiles.get(colour, 0) for colour in COLOURS]
