"""What may happen to a table, as pure functions. Each takes the game as it is, and returns what changes or refuses.

Nothing here waits or writes. `Tables` commits a change, calls `advance` and replaces the old game with the result.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tianming.core.errors import TianmingError
from tianming.core.protocol import Outcome
from tianming.core.seats import CHANCE, Seat
from tianming.core.table import Table
from tianming.server.play import clocks
from tianming.server.play.live import Live, Rows, Stale, is_bot, replace_record, resume, reveal_seed
from tianming.server.store.rows import ActionRow, SeatChange, TableChange

SeatChanges = dict[Seat, SeatChange]


class Change(Struct, frozen=True):
    """What a request does to a table: the game after it, the rows to add, how many rows to keep, the changed fields."""

    table: Table | None = None
    actions: tuple[ActionRow, ...] = ()
    keep: int | None = None
    fields: TableChange = {}
    seats: SeatChanges = {}
    sequel: Rows | None = None  # a new table, made in the same transaction


NO_CHANGE = Change()


class Repeated(Exception):
    """The same answer was given before and is durable."""

    def __init__(self, version: int) -> None:
        super().__init__("answered before")
        self.version = version


def advance(live: Live, change: Change, version: int) -> Live:
    """The table after a change, which was committed as that version."""
    after = Live.__new__(Live)
    after.row = replace(live.row, version=version, **change.fields)
    after.seats = [replace(seat, **change.seats.get(seat.seat, {})) for seat in live.seats]
    after.rules = live.rules
    after.table = reveal_seed(change.table or live.table, after.row)
    after.actions = live.actions
    taken_back = set(change.seats) if change.keep is not None else set()
    after.answered = {seat: last for seat, last in live.answered.items() if seat not in taken_back}
    after.answered.update((row.seat, (row.decision, row.text)) for row in change.actions if row.seat != CHANCE)
    after.clear_frames()
    return after


# Playing.


def act(live: Live, seat: Seat, decision: int, action: str, now: float, *, bot: bool) -> Change:
    """A seat answers its decision. Raises `Repeated` if it has given that answer already."""
    if live.answered.get(seat) == (decision, _tidy(live, action)):
        raise Repeated(live.row.version)
    _check_decision(live, seat, decision)
    if is_bot(live.seats[seat]) != bot:
        raise Stale("owner-back" if bot else "bot-plays")
    table = live.playing.copy()
    table.act(seat, action)
    return _move(live, table, seat, now)


def _move(live: Live, table: Table, seat: Seat, now: float) -> Change:
    """The game after a seat's action and the draws that followed: rows, clocks, and the end if this is it."""
    start = len(live.playing.record.actions)
    decision = live.seats[seat].decision
    rows = tuple(
        ActionRow(start + i, actor, live.rules.write(action), decision if i == 0 else 0, now)
        for i, (actor, action) in enumerate(table.record.actions[start:])
    )
    seats = clocks.after_move(live.row, live.seats, live.actors(), table.state.actors(), seat, now)
    seats.setdefault(seat, {})["decision"] = decision + 1
    if not any(row.conceded for row in live.seats):
        seats[seat]["agreed"] = False  # playing on withdraws the offer to end the game
    return Change(table=table, actions=rows, fields={"changed": now, **_end(table.state.outcome())}, seats=seats)


def undo(live: Live, seat: Seat, decision: int, steps: int, now: float) -> Change:
    """A seat takes back its last actions."""
    _check_decision(live, seat, decision)
    if steps > live.undoable(seat):
        raise Stale("no-undo")
    record = live.playing.record
    table = Table.resume(replace_record(record, record.actions[:-steps]), live.row.seed)
    row = live.seats[seat]
    fields: SeatChange = {"decision": decision + 1, "undone": row.undone + steps}
    fields.update(clocks.after_undo(live.row, row, steps, now))
    return Change(table=table, keep=len(table.record.actions), fields={"changed": now}, seats={seat: fields})


def _check_decision(live: Live, seat: Seat, decision: int) -> None:
    """Raise Stale unless the seat owes the decision of that number."""
    if seat >= len(live.seats) or live.seats[seat].decision != decision:
        raise Stale("not-asked")
    _check_playing(live)


def _check_playing(live: Live) -> None:
    if live.row.status != "playing":
        raise Stale("not-playing")


def _tidy(live: Live, action: str) -> str:
    """The action as the record writes it, or as it was typed."""
    try:
        return live.rules.write(live.rules.read(action))
    except TianmingError:
        return action


# Ending before the rules do.


def concede(live: Live, seat: Seat, now: float, *, offer: bool) -> Change:
    """A seat offers to give up, or takes the offer back."""
    _check_playing(live)
    seats: SeatChanges = {row.seat: {"agreed": False} for row in live.seats}
    seats[seat]["conceded"] = offer
    return _settle(live, seats, now)


def accept(live: Live, seat: Seat, now: float) -> Change:
    """A seat agrees that those who offered to give up have lost."""
    if live.row.status != "playing" or not any(row.conceded for row in live.seats):
        raise Stale("nobody-concedes")
    return _settle(live, {seat: {"agreed": True}}, now)


def offer_end(live: Live, seat: Seat, now: float, *, offer: bool) -> Change:
    """A seat offers to end the game as it stands, or plays on after all."""
    _check_playing(live)
    if any(row.conceded for row in live.seats):
        raise Stale("somebody-concedes")
    return _settle(live, {seat: {"agreed": offer}}, now)


def _settle(live: Live, seats: SeatChanges, now: float) -> Change:
    """The seats' offers change, and the game ends if that is agreed now."""
    end = _end(_agreed_outcome(live, seats))
    if end:
        for row in live.seats:
            seats.setdefault(row.seat, {}).update(clocks.stop(live.row, row, now))
    return Change(fields={"changed": now, **end}, seats=seats)


def _agreed_outcome(live: Live, changes: Mapping[Seat, SeatChange]) -> Outcome | None:
    """How the game ends after these changes of seats; None if it goes on. It ends by concession when everybody else
    agrees, and as it stands when all agree. Bots always agree."""
    seats = [replace(row, **changes.get(row.seat, {})) for row in live.seats]
    lost = {row.seat for row in seats if row.conceded}
    others = [row for row in seats if row.seat not in lost]
    if not others or not all(row.agreed or is_bot(row) for row in others):
        return None
    if lost:
        ranks = tuple(len(others) + 1 if row.seat in lost else 1 for row in seats)
        return Outcome(ranks, ((),) * len(seats), "by concession", "concession")
    if not any(row.agreed for row in others):
        return None
    return replace(live.rules.standing(live.playing.state), reason="by agreement", rule="agreement")


def _end(outcome: Outcome | None) -> TableChange:
    """The fields of a table that has ended like that; none if it goes on."""
    return {} if outcome is None else {"status": "ended", "outcome": msgspec.to_builtins(outcome)}


# Coming and going.


def begin(live: Live, now: float, change: Change = NO_CHANGE) -> Change:
    """The game begins, together with a change that filled the last seat: draws of the set-up, and clocks start."""
    row = replace(live.row, status="playing")
    table = resume(row, live.seats, [])
    actions = tuple(
        ActionRow(number, seat, live.rules.write(action), 0, now)
        for number, (seat, action) in enumerate(table.record.actions)
    )
    seats = {seat: fields.copy() for seat, fields in change.seats.items()}
    for seat, fields in clocks.start(row, live.seats, table.state.actors(), now).items():
        seats.setdefault(seat, {}).update(fields)
    return Change(table=table, actions=actions, fields={"status": "playing", "changed": now}, seats=seats)


def sit_down(live: Live, seats: SeatChanges, now: float) -> Change:
    """People or bots take open seats. If these were the last ones, the game begins."""
    change = Change(fields={"changed": now}, seats=seats)
    filled = advance(live, change, live.row.version)
    return change if any(row.kind == "open" for row in filled.seats) else begin(filled, now, change)


def stand_up(live: Live, seat: Seat) -> Change:
    """A person leaves their seat before the game has begun."""
    if live.row.status != "open":
        raise Stale("begun")
    return Change(seats={seat: _vacant(live)})


def change_seat(live: Live, origin: Seat, seat: Seat, now: float) -> Change:
    """A person changes to an open seat."""
    row = live.seats[origin]
    fields: SeatChange = {"kind": "person", "user": row.user, "name": row.name, "token": row.token}
    return Change(fields={"changed": now}, seats={origin: _vacant(live), seat: fields})


def _vacant(live: Live) -> SeatChange:
    """The fields of an open seat: the table's invitation is valid for it."""
    invite = next((row.invite for row in live.seats if row.invite), None)
    return {"kind": "open", "user": None, "name": "", "token": None, "invite": invite}


def leave(live: Live, seat: Seat, now: float) -> Change:
    """A person leaves a running game: a bot plays on for the seat."""
    if live.row.status != "playing" or live.seats[seat].kind != "person":
        raise Stale("nothing-to-leave")
    fields: SeatChange = {"away": True, **clocks.stop(live.row, live.seats[seat], now)}
    return Change(fields={"changed": now}, seats={seat: fields})


def time_out(live: Live, seat: Seat, now: float) -> Change:
    """A seat's time is up: a bot plays on for it."""
    if seat not in clocks.find_overdue(live.seats, now):
        raise Stale("not-asked")
    return leave(live, seat, now)


def take_back(live: Live, seat: Seat, now: float) -> Change:
    """A person takes their seat back from the bot."""
    if live.row.status != "playing" or not live.seats[seat].away:
        raise Stale("no-bot-plays")
    fields: SeatChange = {"away": False, **clocks.after_return(live.row, live.seats[seat], live.actors(), now)}
    return Change(fields={"changed": now}, seats={seat: fields})


def add_rematch(live: Live, rows: Rows) -> Change:
    """A new table for another game of the same people."""
    if live.row.rematch is not None:
        raise Stale("has-rematch")
    return Change(fields={"rematch": rows[0].id}, sequel=rows)
