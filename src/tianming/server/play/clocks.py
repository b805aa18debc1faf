"""Clocks: how much time the seats have, and whose clock runs.

A seat's clock runs since `since`; it has `bank` seconds from then on. Bots have no clocks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tianming.core.seats import Seat
from tianming.server.store.rows import Json, SeatChange, SeatRow, TableRow

DAY_SECONDS = 86_400.0
GRACE_SECONDS = 60.0  # for people who come back after their time ran out


def full_bank(pace: Json) -> float:
    """The bank that a seat starts with."""
    if pace["type"] == "live":
        return float(pace["bank"])
    return pace["days"] * DAY_SECONDS if pace["type"] == "days" else 0.0


def has_clock(row: TableRow, seat: SeatRow) -> bool:
    """Whether a seat has a clock."""
    return row.pace["type"] != "none" and seat.kind == "person" and not seat.away


def start(row: TableRow, seats: Sequence[SeatRow], asked: Sequence[Seat], now: float) -> dict[Seat, SeatChange]:
    """The clocks when a game begins."""
    return {
        seat.seat: {"bank": full_bank(row.pace), "since": now if seat.seat in asked and has_clock(row, seat) else None}
        for seat in seats
    }


def after_move(
    row: TableRow, seats: Sequence[SeatRow], before: Sequence[Seat], after: Sequence[Seat], mover: Seat, now: float
) -> dict[Seat, SeatChange]:
    """The clocks after a seat has decided: they stop for seats that owe no decision, and start for those that do."""
    changed: dict[Seat, SeatChange] = {}
    for seat in seats:
        if seat.away and seat.seat == mover and row.pace["type"] == "days":
            # The bot has decided: the next decision has all its days.
            changed[seat.seat] = {"bank": full_bank(row.pace)}
        if not has_clock(row, seat):
            continue
        decided = seat.seat == mover or (seat.seat in before and seat.seat not in after)
        if decided and seat.since is not None:
            changed[seat.seat] = {"bank": bank_after(row, seat, now, decided=seat.seat == mover), "since": None}
        if seat.seat in after and (decided or seat.since is None):
            changed.setdefault(seat.seat, {})["since"] = now
    return changed


def bank_after(row: TableRow, seat: SeatRow, now: float, *, decided: bool) -> float:
    """The bank after the clock has run until now; a decision earns the increment, or all days again."""
    if row.pace["type"] == "days":
        return full_bank(row.pace)
    return time_left(seat, now) + (row.pace["increment"] if decided else 0)


def time_left(seat: SeatRow, now: float) -> float:
    """What is left on a clock, running or not."""
    return seat.bank if seat.since is None else max(0.0, seat.bank - (now - seat.since))


def stop(row: TableRow, seat: SeatRow, now: float) -> SeatChange:
    """Stop a clock, because a bot takes over the seat or the game ends. The time that it has run is spent."""
    if row.pace["type"] == "none":
        return {"since": None}
    return {"bank": time_left(seat, now), "since": None}


def after_undo(row: TableRow, seat: SeatRow, steps: int, now: float) -> SeatChange:
    """The clock of a seat that takes back so many decisions. It loses their increments, and their time stays spent."""
    if row.pace["type"] != "live" or not has_clock(row, seat):
        return {}
    return {"bank": max(0.0, bank_after(row, seat, now, decided=False) - steps * row.pace["increment"]), "since": now}


def after_return(row: TableRow, seat: SeatRow, asked: Sequence[Seat], now: float) -> SeatChange:
    """The clock of a person who takes their seat back. It has what it had before, so nobody gains time by leaving.
    People who had run out of time get a minute, or all days."""
    if row.pace["type"] == "none":
        return {}
    fresh = full_bank(row.pace) if row.pace["type"] == "days" else GRACE_SECONDS
    return {"bank": seat.bank if seat.bank > 0 else fresh, "since": now if seat.seat in asked else None}


def find_overdue(seats: Sequence[SeatRow], now: float) -> Iterator[Seat]:
    """The seats whose time is up."""
    for seat in seats:
        if seat.kind == "person" and not seat.away and seat.since is not None and now > seat.since + seat.bank:
            yield seat.seat
