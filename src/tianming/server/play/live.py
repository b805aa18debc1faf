"""One running game in the server's memory: the table, who sits where, and what each watcher may see of it.

Nothing here waits, writes or changes: `changes` makes the next version.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from tianming.core.actions import Action
from tianming.core.errors import TianmingError
from tianming.core.messages import say
from tianming.core.options import endless
from tianming.core.protocol import Event, Outcome, View
from tianming.core.record import UNFINISHED, Older, Record, line_of
from tianming.core.registry import game
from tianming.core.seats import CHANCE, Seat
from tianming.core.table import Table
from tianming.server.refusals import NOTICES, Refusal
from tianming.server.store.rows import ActionRow, SeatRow, TableRow
from tianming.server.wire import Happened, Pace, SeatInfo, SeatView, Step, Steps, Sync, TableInfo

Rows = tuple[TableRow, list[SeatRow], list[ActionRow]]


class Stale(Refusal):
    """The request is about a decision that is not the present one."""

    status = 409


class Live:
    """A table in memory, at one version of the database."""

    def __init__(self, rows: Rows) -> None:
        self.row, self.seats, actions = rows
        self.rules = game(self.row.game)
        self.table = replay(self.row, self.seats, actions)
        if self.row.status == "playing":  # it replays, so it goes on under the present rules
            self.row = replace(self.row, rules=self.rules.version, options=self.playing.record.options)
        self.actions = actions if self.table is None else []  # of a game that does not replay any more
        self.answered = {action.seat: (action.decision, action.text) for action in actions if action.seat != CHANCE}
        self.clear_frames()

    def clear_frames(self) -> None:
        """Nothing has been encoded yet."""
        self._frames: dict[Any, bytes] = {}
        self._second = 0

    @property
    def undone(self) -> int:
        """How many actions have been taken back so far."""
        return sum(seat.undone for seat in self.seats)

    # Who decides.

    def actors(self) -> tuple[Seat, ...]:
        """The seats that owe a decision."""
        playing = self.table is not None and self.row.status == "playing"
        return self.playing.state.actors() if playing else ()

    @property
    def playing(self) -> Table:
        """The running game."""
        if self.table is None:
            raise Stale("not-begun" if self.row.status == "open" else "set-aside")
        return self.table

    def bot_seats(self) -> list[SeatRow]:
        """The seats that owe a decision and are played by a bot. Bots do not play forever among themselves: if nothing
        forces the game to end, they wait until a person is back."""
        if self.only_bots() and endless(self.rules.options, self.row.options):
            return []
        return [self.seats[seat] for seat in self.actors() if is_bot(self.seats[seat])]

    def only_bots(self) -> bool:
        """Whether bots play all seats."""
        return all(is_bot(seat) for seat in self.seats)

    def has_clocks(self) -> bool:
        """Whether somebody's clock may run."""
        return self.row.status == "playing" and self.row.pace["type"] != "none"

    def undoable(self, seat: Seat) -> int:
        """How many of its last actions a seat may take back."""
        return self.playing.undoable(seat) if self.row.status == "playing" else 0

    def check_draws(self) -> None:
        """Raise unless the draws so far follow from the seed on the present rules."""
        Table.resume(self.playing.record, self.row.seed, verify=True)

    # What is seen.

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return table_info(self.row, self.seats)

    def seat_view(self, seat: Seat | None, length: int, undone: int) -> SeatView:
        """What a seat sees, with what happened after the first `length` actions, unless some were undone since."""
        if self.table is None:
            return SeatView(seat, None, None, 0, ())
        known = length == 0 or (undone == self.undone and length <= len(self.table.events))
        since = length if known else len(self.table.events)
        return SeatView(
            seat=seat,
            view=self.view(seat),
            decision=self.seats[seat].decision if seat is not None and seat in self.actors() else None,
            undo=0 if seat is None else self.undoable(seat),
            events=tuple(self.list_happened(seat, since)),
        )

    def view(self, seat: Seat | None) -> View:
        """A seat's view. A game that is over or set aside asks nothing, and a game that is over is open to all."""
        state = self.playing.state
        view = self.rules.view(state, seat)
        if self.row.status == "playing":
            return view
        position = state.position_file() if self.row.status == "ended" else view.position
        return replace(view, position=position, question=None, actors=(), outcome=outcome_of(self.row))

    def list_happened(self, seat: Seat | None, start: int) -> Iterable[Happened]:
        """What happened from that action on, as the seat may know it."""
        table = self.playing
        for number in range(start, len(table.events)):
            actor, action = table.record.actions[number]
            events = table.events[number]
            seen = self.show_events(events, seat)
            yield Happened(number, actor, self.show_action(action, events, seen), tuple(seen))

    def show_events(self, events: Sequence[Event], seat: Seat | None) -> list[Event]:
        """Events as a seat may see them. After the end, everything is open."""
        return list(events) if self.row.status == "ended" else self.rules.redact_events(events, seat)

    def show_action(self, action: Action, events: Sequence[Event], seen: Sequence[Event]) -> str:
        """An action's text, veiled when an event of it was hidden."""
        return self.rules.write(action) if list(events) == list(seen) else self.rules.veil(action)

    def frame(self, seats: tuple[Seat, ...], length: int, undone: int, now: float) -> bytes:
        """The sync for a client with those seats (none: a spectator), encoded once for all that see the same."""
        if self._second != int(now):  # clocks go on
            self._second = int(now)
            self._frames.clear()
        key = (seats, length, undone)
        if key not in self._frames:
            watchers: tuple[Seat | None, ...] = seats or (None,)
            sync = Sync(
                table=self.info(),
                length=0 if self.table is None else len(self.table.events),
                undone=self.undone,
                now=now,
                seat_views=tuple(self.seat_view(seat, length, undone) for seat in watchers),
            )
            self._frames[key] = msgspec.json.encode(sync)
        return self._frames[key]

    def steps(self, seat: Seat | None, start: int, count: int) -> Steps:
        """Part of the replay: step n is the position after n actions, as the seat saw it."""
        record = self.playing.record
        state = record.begin()
        found = []
        for number in range(min(start + count, len(record.actions) + 1)):
            actor, text = None, ""
            events: tuple[Event, ...] = ()
            if number > 0:
                actor, action = record.actions[number - 1]
                state.apply(actor, action)
                happened = self.playing.events[number - 1]
                events = tuple(self.show_events(happened, seat))
                text = self.show_action(action, happened, events)
            if number >= start:
                found.append(Step(number, actor, text, events, self.rules.view(state, seat)))
        return Steps(len(record.actions), tuple(found))

    def record_text(self, seat: Seat | None) -> str:
        """The record: in full when the game is over, before that only with what the seat knows."""
        if self.row.status == "ended" and self.table is None:
            return write_old_record(self.row, self.seats, self.actions)
        text = str(self.playing.record)
        if self.row.status == "ended":
            return text
        lines = text.split("\n")
        start = lines.index("") + 1
        for number, line in enumerate(lines[:start]):
            if line.startswith("position: "):  # without what the seat could not see in it
                begun = self.rules.redact(self.playing.record.begin(), seat)
                lines[number] = f"position: {json.dumps(begun)}"
        for happened in self.list_happened(seat, 0):
            lines[start + happened.number] = line_of(happened.seat, happened.action)
        return "\n".join(lines)


def is_bot(seat: SeatRow) -> bool:
    """Whether a bot decides for the seat."""
    return seat.kind == "bot" or seat.away


def replace_record(record: Record, actions: list[tuple[Seat, Action]]) -> Record:
    """The record with other actions, as a game that is not over."""
    return dataclasses.replace(record, actions=actions, outcome=UNFINISHED, seed=None)


def resume(row: TableRow, seats: Sequence[SeatRow], actions: Sequence[ActionRow]) -> Table:
    """The game that the rows describe. Raises TianmingError if it does not replay on the present rules."""
    record = blank_record(row, seats)
    record.actions = [(action.seat, record.rules.read(action.text)) for action in actions]
    table = reveal_seed(Table.resume(record, row.seed), row)
    assert table is not None
    return table


def blank_record(row: TableRow, seats: Sequence[SeatRow]) -> Record:
    """The record before the first action. A table that began on older rules continues under them."""
    rules = game(row.game)
    options = rules.present_options(row.rules, row.options)
    older = Older(row.rules, row.options) if row.rules in rules.upgrades else None
    return make_record(row, seats, options, older)


def make_record(row: TableRow, seats: Sequence[SeatRow], options: dict[str, Any], older: Older | None) -> Record:
    """A record without actions, with those options."""
    return Record(
        rules=game(row.game),
        players=row.players,
        options=options,
        table=row.id,
        commitment=row.commitment,
        position=row.position,
        seats=tuple(seat.name for seat in seats),
        older=older,
    )


def write_old_record(row: TableRow, seats: Sequence[SeatRow], actions: Sequence[ActionRow]) -> str:
    """The record of a finished game that was played on older rules and does not replay on the present ones."""
    record = make_record(row, seats, row.options, Older(row.rules, row.options))
    record.outcome = json.dumps(row.outcome, separators=(",", ":"))
    record.seed = row.seed
    return record.text(line_of(action.seat, action.text) for action in actions)


def reveal_seed(table: Table | None, row: TableRow) -> Table | None:
    """The game with its seed in the record if it is over, even by concession."""
    if table is None or row.status != "ended" or table.record.seed is not None:
        return table
    table = table.copy()
    table.record.seed = row.seed
    return table


def replay(row: TableRow, seats: Sequence[SeatRow], actions: Sequence[ActionRow]) -> Table | None:
    """The game of a table that has begun. Raises TianmingError if a game in play does not replay on the present rules.
    Returns None for a game that was set aside for that, until it replays again."""
    if row.status == "open":
        return None
    try:
        table = resume(row, seats, actions)
        if len(table.record.actions) != len(actions):
            raise TianmingError("the record stops before a draw")
    except TianmingError:
        if row.status == "playing":
            raise
        return None
    return table


def table_info(row: TableRow, seats: Sequence[SeatRow]) -> TableInfo:
    """A table as everybody sees it."""
    rules, options = present_rules(row)
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=rules,
        options=options,
        players=row.players,
        status=row.status,  # type: ignore[arg-type]  # the store keeps these words only
        public=row.public,
        hints=row.hints,
        pace=msgspec.convert(row.pace, PACE),
        commitment=row.commitment,
        seed=row.seed if row.status == "ended" else None,
        notice=say(NOTICES, "set-aside", detail=row.notice) if row.notice else None,
        rematch=row.rematch,
        host=row.host,
        created=row.created,
        changed=row.changed,
        version=row.version,
        outcome=outcome_of(row),
        seats=tuple(seat_info(seat) for seat in seats),
    )


def present_rules(row: TableRow) -> tuple[int, dict[str, Any]]:
    """The version of a table's rules and its options, in the terms of the present rules if they can read them."""
    try:
        rules = game(row.game)
        if row.rules in rules.upgrades:
            return rules.version, dict(rules.present_options(row.rules, row.options))
    except TianmingError:
        pass  # it is set aside, and shown as it was
    return row.rules, row.options


def outcome_of(row: TableRow) -> Outcome | None:
    """How the game ended, by its rules or by concession."""
    return None if row.outcome is None else msgspec.convert(row.outcome, Outcome)


def seat_info(seat: SeatRow) -> SeatInfo:
    """A seat as everybody sees it."""
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]  # the store keeps these words only
        name=seat.name,
        level=seat.level,
        away=seat.away,
        conceded=seat.conceded,
        agreed=seat.agreed,
        decision=seat.decision,
        bank=seat.bank,
        since=seat.since,
    )


PACE: Any = Pace
