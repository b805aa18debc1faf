"""Records: a game as a text file. The record is the truth and a state is only a cache; replay needs no generator.

    tianming record 1
    game: yellow-yangtze
    rules: 1
    players: 2
    options: {}
    table: 5f2b…
    commitment: 9c0d…

    * start lion
    * draw red
    0 tile red d7

    outcome: {"ranks": [1, 2], …}
    seed: …

A line of play is the seat's number, or * for chance, and the action's text. Every record ends with the line `outcome`
("unfinished" while the game goes on), so a file that was cut off is noticed. When the game is over, the seed follows.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from tianming.core.actions import Action
from tianming.core.chance import Stream, commitment
from tianming.core.errors import InvalidRecord, TianmingError
from tianming.core.options import Value
from tianming.core.protocol import Position, Rules, State
from tianming.core.registry import game
from tianming.core.seats import CHANCE, Seat

FORMAT = "tianming record 1"
UNFINISHED = "unfinished"
HEADER = ("game", "rules", "players", "options", "table", "commitment", "position", "seats")
NEEDED = HEADER[:6]
MOST_CHARACTERS = 8_000_000


class Older(NamedTuple):
    """The older version of the rules that the header of a record names, with its options."""

    version: int
    options: Mapping[str, Any]


@dataclass
class Record:
    """The header, the actions in order, and the outcome. The options are those of the present rules. A record of an
    older version keeps its header as it was."""

    rules: Rules
    players: int
    options: dict[str, Value]
    table: str
    commitment: str
    position: Position | None = None
    seats: tuple[str, ...] = ()
    actions: list[tuple[Seat, Action]] = field(default_factory=list)
    outcome: str = UNFINISHED
    seed: str | None = None
    older: Older | None = None

    def __str__(self) -> str:
        return self.text(self._play())

    def text(self, play: Iterable[str]) -> str:
        """The record with those lines of play."""
        return "\n".join([*self._header(), "", *play, "", *self._footer()]) + "\n"

    def _header(self) -> Iterator[str]:
        version, options = self.older or (self.rules.version, self.options)
        yield FORMAT
        yield f"game: {self.rules.name}"
        yield f"rules: {version}"
        yield f"players: {self.players}"
        yield f"options: {json.dumps(options)}"
        yield f"table: {self.table}"
        yield f"commitment: {self.commitment}"
        if self.position is not None:
            yield f"position: {json.dumps(self.position)}"
        if self.seats:
            yield f"seats: {json.dumps(self.seats)}"

    def _play(self) -> Iterator[str]:
        for seat, action in self.actions:
            yield line_of(seat, self.rules.write(action))

    def _footer(self) -> Iterator[str]:
        yield f"outcome: {self.outcome}"
        if self.seed is not None:
            yield f"seed: {self.seed}"

    def begin(self) -> State:
        """The state before the first action."""
        if self.position is not None:
            return self.rules.restore(self.position)
        return self.rules.start(self.players, self.options)

    def states(self) -> Iterator[State]:
        """The states in order, from the one before the first action. It is one object that changes in place."""
        state = self.begin()
        yield state
        for number, (seat, action) in enumerate(self.actions):
            try:
                state.apply(seat, action)
            except TianmingError as error:
                raise InvalidRecord(0, f"action {number + 1} ({self.rules.write(action)}): {error}") from None
            yield state

    def replay(self) -> State:
        """The last state. Raises InvalidRecord if an action or the outcome does not fit the rules."""
        for state in self.states():
            last = state
        if not same_outcome(write_outcome(last), self.outcome):
            found = write_outcome(last)
            raise InvalidRecord(0, f"the record says the outcome is {self.outcome:.80}, but the play gives {found}")
        return last

    def verify(self) -> int:
        """Derive every draw from the revealed seed again; return how many there were."""
        if self.seed is None:
            raise InvalidRecord(0, "no seed yet: a record can be verified once its game is over")
        if commitment(self.seed, self.table) != self.commitment:
            raise InvalidRecord(0, "the seed does not match the commitment published at the start")
        stream = Stream(self.seed)
        draws = 0
        for state, (seat, action) in zip(self.states(), self.actions, strict=False):
            if seat == CHANCE and state.actors() == (CHANCE,):
                draws += 1
                expected = stream.choose(state.purpose(), state.odds())
                if action != expected:
                    wrote = self.rules.write(action)
                    raise InvalidRecord(
                        0, f"draw {draws} is written as {wrote}, but the seed gives {self.rules.write(expected)}"
                    )
        self.replay()
        return draws

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record. InvalidRecord names the line that is wrong."""
        return _Reader(text).record()


def line_of(seat: Seat, action: str) -> str:
    """A line of play."""
    return f"{'*' if seat == CHANCE else seat} {action}"


def write_outcome(state: State) -> str:
    """The outcome as the record writes it."""
    outcome = state.outcome()
    return UNFINISHED if outcome is None else msgspec.json.encode(outcome).decode()


def same_outcome(one: str, other: str) -> bool:
    """Whether two written outcomes are the same. The English reason for the end does not matter."""
    return one == other or ((found := _compared_fields(one)) is not None and found == _compared_fields(other))


def _compared_fields(outcome: str) -> object:
    """The fields in which outcomes may differ; None if the text is not the outcome of a finished game."""
    try:
        fields = msgspec.json.decode(outcome, type=dict[str, Any])
    except msgspec.DecodeError:
        return None
    return {name: value for name, value in fields.items() if name != "reason"}


def _check_header(record: Record) -> None:
    """Check that a game can begin as the header says, and that its position has the same players and options."""
    first = record.begin().snapshot()
    if (first["players"], first["options"]) != (record.players, record.options):
        raise InvalidRecord(0, "players and options differ from those of the position")


class _Reader:
    """Reads a record line by line, and remembers the line number for messages."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str) or len(text) > MOST_CHARACTERS:
            raise InvalidRecord(0, f"a record is a text of at most {MOST_CHARACTERS} characters")
        self.lines = text.splitlines()
        self.at = 0

    def record(self) -> Record:
        if not self.lines or self.lines[0].strip() != FORMAT:
            raise InvalidRecord(1, f'a record begins with "{FORMAT}"')
        self.at = 1
        record = self._record_of(self._fields(HEADER, NEEDED))
        record.actions = list(self._actions(record.rules, record.players))
        footer = self._fields(("outcome", "seed"), ("outcome",))
        record.outcome = footer["outcome"]
        record.seed = footer.get("seed")
        if self.at < len(self.lines):
            raise InvalidRecord(self.at + 1, "nothing may follow the outcome and the seed")
        return record

    def _fields(self, known: tuple[str, ...], needed: tuple[str, ...]) -> dict[str, str]:
        fields: dict[str, str] = {}
        while self.at < len(self.lines) and self.lines[self.at].strip():
            name, colon, value = self.lines[self.at].partition(": ")
            if not colon or name not in known or name in fields:
                raise InvalidRecord(self.at + 1, f"one of {', '.join(known)} is expected here, each once")
            fields[name] = value.strip()
            self.at += 1
        missing = [name for name in needed if name not in fields]
        if missing:
            raise InvalidRecord(len(self.lines), f"the record is cut off: {missing[0]} is missing")
        self.at += 1
        return fields

    def _actions(self, rules: Rules, players: int) -> Iterator[tuple[Seat, Action]]:
        while self.at < len(self.lines) and self.lines[self.at].strip():
            who, _, text = self.lines[self.at].partition(" ")
            if who != "*" and who not in map(str, range(players)):
                raise InvalidRecord(self.at + 1, "a line of play begins with a seat's number or *")
            try:
                yield (CHANCE if who == "*" else Seat(int(who))), rules.read(text)
            except TianmingError as error:
                raise InvalidRecord(self.at + 1, str(error)) from None
            self.at += 1
        self.at += 1

    def _record_of(self, header: Mapping[str, str]) -> Record:
        try:
            rules = game(header["game"])
            version = self._version(rules, header["rules"])
            players = self._read_number(header["players"])
            given = self._json(header["options"], dict)
            options = rules.present_options(version, given)
            record = Record(rules, players, options, header["table"], header["commitment"])
            if version != rules.version:
                record.older = Older(version, given)
            if "position" in header:
                record.position = self._json(header["position"], dict)
            if "seats" in header:
                record.seats = tuple(str(name) for name in self._json(header["seats"], list))
            _check_header(record)
        except TianmingError as error:
            raise InvalidRecord(0, f"header: {error}") from None
        return record

    def _version(self, rules: Rules, text: str) -> int:
        for version in (rules.version, *rules.upgrades):
            if text == str(version):
                return version
        raise InvalidRecord(0, f"version {text:.20} of the rules is unknown; the present version is {rules.version}")

    def _read_number(self, text: str) -> int:
        if not text.isdecimal() or len(text) > 3:
            raise InvalidRecord(0, f"players is a small whole number, not {text:.20}")
        return int(text)

    def _json(self, text: str, kind: type) -> Any:
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, kind):
            raise InvalidRecord(0, f"{text:.40} is not the JSON that is expected here")
        return value
