"""The position format: any position as plain JSON values with the names people use, checked when it is read.

Inside, a position is its fields (see ``position.py``); here they become names and back. `write` and `read` turn the
one into the other; what the rules forbid is found by `position_check.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tianming.core import reading
from tianming.core.bits import members, pick
from tianming.core.errors import InvalidPosition
from tianming.core.protocol import Position as PositionFile
from tianming.core.seats import CHANCE
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
from tianming.games.yellow_yangtze.scoring import ENDINGS

OFF = -1

REQUIRED = ("game", "rules", "players", "tiles", "hands", "turn", "questions")
OPTIONAL = (
    "options",
    "leaders",
    "pagodas",
    "merchants",
    "bag",
    "discards",
    "buried",
    "points",
    "revolt",
    "war",
    "ended",
)
MOST = 1_000_000  # no number in a position is larger


def normalized(fields: Fields) -> Fields:
    """Fields in one fixed order where the order means nothing: pagodas of one colour, answered questions."""
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


# Writing.


def write(fields: Fields) -> PositionFile:
    """The position that the fields describe."""
    players = fields.players
    seats = DYNASTIES[:players]
    return {
        "game": meta.NAME,
        "rules": meta.VERSION,
        "players": players,
        "options": _write_options(fields),
        "tiles": _write_tiles(fields.tiles),
        "leaders": {seat: _write_leaders(_row(fields.leader, i)) for i, seat in enumerate(seats)},
        "pagodas": [TRIANGLE_NAMES[triangle] for triangle in sorted(fields.pagoda) if triangle != OFF],
        "hands": {seat: _write_counts(_row(fields.hand, i)) for i, seat in enumerate(seats)},
        "merchants": _write_counts(fields.merchants),
        "bag": _write_counts(fields.bag),
        "discards": _write_counts(fields.discards),
        "buried": {seat: _write_counts(_row(fields.buried, i)) for i, seat in enumerate(seats)},
        "points": {seat: _write_counts(_row(fields.points, i)) for i, seat in enumerate(seats)},
        "turn": {
            "seat": DYNASTIES[fields.active],
            "actions_left": fields.actions_left,
            "quiet_turns": fields.quiet_turns,
        },
        "questions": [_write_question(fields, i) for i in range(fields.depth)],
        "revolt": _write_revolt(fields),
        "war": _write_war(fields),
        "ended": ENDINGS[fields.over][0] or None,
    }


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


def _write_tiles(tiles: Sequence[int]) -> dict[str, str]:
    found = {space: colour for colour, covered in zip(COLOURS, tiles, strict=True) for space in members(covered)}
    return {SPACE_NAMES[space]: found[space] for space in sorted(found)}


def _write_leaders(spaces: Sequence[int]) -> dict[str, str]:
    return {LEADERS[colour]: SPACE_NAMES[space] for colour, space in enumerate(spaces) if space != OFF}


def _write_question(fields: Fields, i: int) -> dict[str, Any]:
    question, seat, about = fields.asked[i], fields.asked_seat[i], fields.asked_about[i]
    written: dict[str, Any] = {"ask": QUESTIONS[question]}
    if seat != CHANCE:
        written["seat"] = DYNASTIES[seat]
    if question in ABOUT:
        written["about"] = ABOUT_NAMES[ABOUT[question]][about] if ABOUT[question] in ABOUT_NAMES else about
    return written


def _write_revolt(fields: Fields) -> dict[str, Any] | None:
    if fields.rebel == OFF:
        return None
    return {
        "attacker": DYNASTIES[fields.rebel // 5],
        "defender": DYNASTIES[fields.ruler // 5],
        "leader": LEADERS[fields.rebel % 5],
        "committed": fields.rebel_pledge,
    }


def _write_war(fields: Fields) -> dict[str, Any] | None:
    if fields.war_states == 0:
        return None
    return {
        "space": SPACE_NAMES[fields.war_space],
        "states": [
            {
                "spaces": pick(SPACE_NAMES, fields.side[state]),
                "tiles": fields.pledged[state],
                "leaders": [DYNASTIES[seat] for seat in range(4) if fields.captain[seat] == state],
            }
            for state in range(fields.war_states)
        ],
        "loss": fields.war_loss,
    }


# What a question is about, by kind: the name of a space, a triangle or a seat, or a number.
ABOUT = {
    ASK_REFILL: "seat",
    ASK_REDRAW: "number",
    ASK_CHAIN: "space",
    ASK_PAGODA: "space",
    ASK_MOVE: "triangle",
    ASK_REPLACE: "number",
    ASK_PLEDGE: "number",
    ASK_LOSS: "number",
}
ABOUT_NAMES: dict[str, Sequence[str]] = {
    "seat": DYNASTIES,
    "space": SPACE_NAMES,
    "triangle": TRIANGLE_NAMES,
}
ABOUT_NUMBERS: dict[str, Mapping[str, int]] = {
    "seat": {name: number for number, name in enumerate(DYNASTIES)},
    "space": SPACE_NUMBERS,
    "triangle": TRIANGLE_NUMBERS,
}


# Reading.


def read(position: object) -> Fields:
    """The fields of a position; InvalidPosition names the field that is not of the format."""
    given = reading.header(position, game=meta.NAME, version=meta.VERSION, required=REQUIRED, optional=OPTIONAL)
    return _Reader(given, reading.read_players(given, meta.PLAYERS, "two to four can play", "S2")).read()


class _Reader:
    """Reads the parts of a position for that many players, one after the other, into `fields`."""

    def __init__(self, given: Mapping[str, Any], players: int) -> None:
        self.given = given
        self.players = players
        self.seats = DYNASTIES[:players]
        self.fields = Fields()

    def read(self) -> Fields:
        fields = self.fields
        fields.players = self.players
        self._options()
        self._turn()
        self._tiles()
        self._leaders()
        self._pagodas()
        fields.hand = self._rows("hands", Fields.TABLE["hand"].most())
        fields.buried = self._rows("buried", Fields.TABLE["buried"].most())
        fields.points = self._rows("points", MOST)
        fields.merchants = _counts(self.given.get("merchants", {}), "merchants", Fields.TABLE["merchants"].most())
        fields.discards = _counts(self.given.get("discards", {}), "discards", Fields.TABLE["discards"].most())
        self._bag()
        self._questions()
        self._revolt()
        self._war()
        self._order_war()
        return fields

    def _options(self) -> None:
        values = reading.read_options(self.given, meta.OPTIONS)
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

    def _turn(self) -> None:
        turn = reading.mapping(self.given["turn"], "turn", ("seat", "actions_left", "quiet_turns"))
        self.fields.over = reading.read_ending(self.given, ENDINGS, "null, X1, E2 or X4", "X1")
        self.fields.active = self._seat(turn.get("seat"), "turn.seat")
        self.fields.actions_left = reading.number(turn.get("actions_left", 2), "turn.actions_left", 2)
        self.fields.quiet_turns = reading.number(turn.get("quiet_turns", 1), "turn.quiet_turns", 1000)

    def _seat(self, name: object, field: str) -> int:
        return reading.choice(name, self.seats, field, "S2")

    def _tiles(self) -> None:
        for name, colour in reading.mapping(self.given["tiles"], "tiles").items():
            space = _space(name, f"tiles.{name:.8}")
            number = _colour(colour, f"tiles.{name}")
            if (number == BLUE) != bool(RIVER >> space & 1):
                raise InvalidPosition(f"tiles.{name}", "blue lies on rivers, the other colours on land", "B1")
            self.fields.tiles[number] |= 1 << space

    def _leaders(self) -> None:
        for seat, places in reading.mapping(self.given.get("leaders", {}), "leaders", self.seats).items():
            field = f"leaders.{seat}"
            for name, space in reading.mapping(places, field, LEADERS).items():
                if space is not None:
                    place = 5 * self.seats.index(seat) + LEADERS.index(name)
                    self.fields.leader[place] = _space(space, f"{field}.{name}")

    def _pagodas(self) -> None:
        tiles, pagoda = self.fields.tiles, self.fields.pagoda
        for i, name in enumerate(reading.sequence(self.given.get("pagodas", []), "pagodas", 9)):
            field = f"pagodas[{i}]"
            triangle = TRIANGLE_NUMBERS.get(name, OFF) if isinstance(name, str) else OFF
            if triangle == OFF:
                raise InvalidPosition(field, 'three spaces that touch, like "a1 a2 b1", are expected', "G1")
            corners = TRIANGLE_SETS[triangle]
            colour = next((c for c in range(5) if tiles[c] & corners == corners), OFF)
            if colour == OFF:
                raise InvalidPosition(field, "the three tiles must have one colour", "G1")
            free = [n for n in range(9) if PAGODA_COLOURS[n] == colour and pagoda[n] == OFF]
            if not free:
                raise InvalidPosition(field, f"there are not so many {COLOURS[colour]} pagodas", "S4")
            pagoda[free[0]] = triangle

    def _rows(self, field: str, most: int) -> list[int]:
        numbers = [0] * 20
        for seat, counts in reading.mapping(self.given.get(field, {}), field, self.seats).items():
            start = 5 * self.seats.index(seat)
            numbers[start : start + 5] = _counts(counts, f"{field}.{seat}", most)
        return numbers

    def _bag(self) -> None:
        """S1: all tiles are somewhere; a bag that is not given holds whatever is nowhere else."""
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
        if "bag" not in self.given:
            return
        bag = _counts(self.given["bag"], "bag", MOST)
        for colour in range(5):
            if bag[colour] != rest[colour]:
                raise InvalidPosition(
                    "bag", f"{rest[colour]} {COLOURS[colour]} tiles are left for it, not {bag[colour]}", "S1"
                )

    def _questions(self) -> None:
        fields = self.fields
        questions = reading.sequence(self.given["questions"], "questions", 8)
        for i, question in enumerate(questions):
            field = f"questions[{i}]"
            parts = reading.mapping(question, field, ("ask", "seat", "about"))
            if parts.get("ask") not in QUESTIONS:
                raise InvalidPosition(f"{field}.ask", f"one of {', '.join(QUESTIONS)} is expected")
            asked = QUESTIONS.index(parts["ask"])
            fields.asked[i] = asked
            fields.asked_seat[i] = self._asked_seat(asked, parts.get("seat"), f"{field}.seat")
            fields.asked_about[i] = self._about(asked, parts.get("about"), f"{field}.about")
        fields.depth = len(questions)

    def _asked_seat(self, asked: int, name: object, field: str) -> int:
        if asked not in (ASK_START, ASK_REFILL, ASK_REDRAW):
            return self._seat(name, field)
        if name is not None:
            raise InvalidPosition(field, "chance answers this question, no seat")
        return CHANCE

    def _about(self, asked: int, about: object, field: str) -> int:
        kind = ABOUT.get(asked)
        if kind is None:
            if about is not None:
                raise InvalidPosition(field, "this question is about nothing")
            return 0
        if kind == "number":
            return reading.number(about, field, 6)
        if kind == "seat":
            return self._seat(about, field)
        number = ABOUT_NUMBERS[kind].get(about) if isinstance(about, str) else None
        if number is None:
            raise InvalidPosition(field, f"the name of a {kind} is expected")
        return number

    def _revolt(self) -> None:
        given = self.given.get("revolt")
        if given is None:
            return
        parts = reading.mapping(given, "revolt", ("attacker", "defender", "leader", "committed"))
        if parts.get("leader") not in LEADERS:
            raise InvalidPosition("revolt.leader", f"one of {', '.join(LEADERS)} is expected", "R1")
        colour = LEADERS.index(parts["leader"])
        self.fields.rebel = 5 * self._seat(parts.get("attacker"), "revolt.attacker") + colour
        self.fields.ruler = 5 * self._seat(parts.get("defender"), "revolt.defender") + colour
        self.fields.rebel_pledge = reading.number(parts.get("committed", 0), "revolt.committed", 7)

    def _war(self) -> None:
        fields, given = self.fields, self.given.get("war")
        if given is None:
            return
        parts = reading.mapping(given, "war", ("space", "states", "loss"))
        fields.war_space = _space(parts.get("space"), "war.space")
        fields.war_loss = reading.number(parts.get("loss", 0), "war.loss", TILE_COUNTS[1])
        states = reading.sequence(parts.get("states"), "war.states", 3)
        fields.war_states = len(states)
        for i, state in enumerate(states):
            self._war_state(i, state)

    def _order_war(self) -> None:
        """W1: warring states are counted by their first spaces, in whichever order they are listed; whoever speaks of
        a state by its number now uses the new one."""
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

    def _war_state(self, i: int, state: object) -> None:
        fields = self.fields
        field = f"war.states[{i}]"
        parts = reading.mapping(state, field, ("spaces", "tiles", "leaders"))
        for name in reading.sequence(parts.get("spaces"), f"{field}.spaces", len(SPACE_NAMES)):
            fields.side[i] |= 1 << _space(name, f"{field}.spaces")
        fields.pledged[i] = reading.number(parts.get("tiles", 0), f"{field}.tiles", TILE_COUNTS[1])
        for name in reading.sequence(parts.get("leaders", []), f"{field}.leaders", 4):
            fields.captain[self._seat(name, f"{field}.leaders")] = i


def _space(name: object, field: str) -> int:
    return reading.named(name, SPACE_NUMBERS, field, 'the name of a space, like "d7",')


def _colour(name: object, field: str) -> int:
    return reading.choice(name, COLOURS, field)


def _counts(value: object, field: str, most: int) -> list[int]:
    counts = reading.mapping(value, field, COLOURS)
    return [reading.number(counts.get(colour, 0), f"{field}.{colour}", most) for colour in COLOURS]
