"""What people upload: positions to play on from, and records to look at, which are not kept."""

from __future__ import annotations

from msgspec import Struct

from tianming.core.errors import InvalidRecord, TianmingError
from tianming.core.protocol import Event, Outcome, Position
from tianming.core.record import Record
from tianming.core.seats import Seat
from tianming.server.refusals import Declined
from tianming.server.wire import Look, Replayed, Step


class Uploaded(Struct, frozen=True):
    """A valid position to play on from, and the seat that decides first."""

    position: Position
    first: Seat
    level: str | None
    practice: bool


def replay_steps(look: Look, count: int) -> Replayed:
    """Part of a record's replay, as one of its seats or a spectator saw it."""
    record = Record.parse(look.record)
    if look.seat is not None and look.seat >= record.players:
        raise Declined("no-seat")
    steps, outcome = play_through(record, look.seat, range(look.start, look.start + count))
    return Replayed(
        game=record.rules.name,
        rules=record.rules.version,
        players=record.players,
        options=record.options,
        seats=record.seats,
        outcome=outcome,
        length=len(record.actions),
        steps=tuple(steps),
    )


def play_through(record: Record, seat: Seat | None, wanted: range) -> tuple[list[Step], Outcome | None]:
    """The wanted steps, and how the game ended. This plays the whole record, so that one that is cut off is noticed."""
    rules, state = record.rules, record.begin()
    steps = [Step(0, None, "", (), rules.view(state, seat))] if 0 in wanted else []
    for number, (actor, action) in enumerate(record.actions, start=1):
        events: list[Event] = []
        text = rules.write(action)
        try:
            state.apply(actor, action, events)
        except TianmingError as error:
            raise InvalidRecord(0, f"action {number} ({text}): {error}") from None
        if number in wanted:
            steps.append(Step(number, actor, text, tuple(events), rules.view(state, seat)))
    return steps, state.outcome()
