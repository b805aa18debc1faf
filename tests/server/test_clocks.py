"""Clocks, without a server: who has one, when it runs, what is left on it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.seats import numbered
from tests.server.stores import TABLE
from tianming.core.seats import Seat
from tianming.server.play import clocks
from tianming.server.play.clocks import DAY_SECONDS
from tianming.server.store.rows import SeatChange, SeatRow, TableRow

NONE: dict[str, Any] = {"type": "none"}
LIVE: dict[str, Any] = {"type": "live", "bank": 100, "increment": 5}
DAYS: dict[str, Any] = {"type": "days", "days": 3}
START = 1_000_000.0


def table(pace: dict[str, Any]) -> TableRow:
    return replace(TABLE, pace=pace, status="playing")


def person(seat: Seat, **fields: Any) -> SeatRow:
    return SeatRow("t1", seat, "person", **fields)


def bot(seat: Seat) -> SeatRow:
    return SeatRow("t1", seat, "bot", level="random")


def after(seats: list[SeatRow], changes: dict[Seat, SeatChange]) -> list[SeatRow]:
    return [replace(seat, **changes.get(seat.seat, {})) for seat in seats]


def start_game(pace: dict[str, Any], *asked: int, seats: int = 2) -> list[SeatRow]:
    """Seats of people whose game has begun at START."""
    people = [person(Seat(seat)) for seat in range(seats)]
    return after(people, clocks.start(table(pace), people, numbered(*asked), START))


@pytest.mark.parametrize(("pace", "bank"), [(NONE, 0), (LIVE, 100), (DAYS, 3 * DAY_SECONDS)])
def test_everybody_begins_with_a_full_bank(pace: dict[str, Any], bank: float) -> None:
    assert clocks.full_bank(pace) == bank
    assert [seat.bank for seat in start_game(pace, 0)] == [bank, bank]


def test_only_people_at_the_table_have_clocks() -> None:
    assert clocks.has_clock(table(LIVE), person(Seat(0)))
    assert not clocks.has_clock(table(LIVE), bot(Seat(0)))
    assert not clocks.has_clock(table(LIVE), person(Seat(0), away=True))
    assert not clocks.has_clock(table(NONE), person(Seat(0)))


def test_the_clocks_of_all_actors_run() -> None:
    assert [seat.since for seat in start_game(LIVE, 1)] == [None, START]
    assert [seat.since for seat in start_game(DAYS, 0, 1)] == [START, START]
    assert [seat.since for seat in start_game(NONE, 0)] == [None, None]
    seats = [bot(Seat(0)), person(Seat(1), away=True)]
    assert [seat.since for seat in after(seats, clocks.start(table(LIVE), seats, numbered(0, 1), START))] == [
        None,
        None,
    ]


def test_a_decision_costs_its_time_and_earns_the_increment() -> None:
    seats = start_game(LIVE, 0)
    seats = after(seats, clocks.after_move(table(LIVE), seats, numbered(0), numbered(1), Seat(0), START + 30))
    assert (seats[0].bank, seats[0].since) == (100 - 30 + 5, None)
    assert (seats[1].bank, seats[1].since) == (100, START + 30)


def test_a_seat_that_is_asked_again_starts_a_new_decision() -> None:
    seats = start_game(LIVE, 0)
    seats = after(seats, clocks.after_move(table(LIVE), seats, numbered(0), numbered(0), Seat(0), START + 30))
    assert (seats[0].bank, seats[0].since) == (75, START + 30)
    assert seats[1].since is None


def test_a_late_decision_leaves_the_increment_only() -> None:
    seats = start_game(LIVE, 0)
    seats = after(seats, clocks.after_move(table(LIVE), seats, numbered(0), numbered(0), Seat(0), START + 500))
    assert seats[0].bank == 5


def test_days_are_full_again_after_every_decision() -> None:
    seats = start_game(DAYS, 0)
    seats = after(
        seats, clocks.after_move(table(DAYS), seats, numbered(0), numbered(0), Seat(0), START + 2 * DAY_SECONDS)
    )
    assert (seats[0].bank, seats[0].since) == (3 * DAY_SECONDS, START + 2 * DAY_SECONDS)


@pytest.mark.parametrize("pace", [LIVE, DAYS])
def test_the_clocks_of_other_actors_stay_as_they_are(pace: dict[str, Any]) -> None:
    seats = start_game(pace, 0, 1, 2, seats=3)
    changes = clocks.after_move(table(pace), seats, numbered(0, 1, 2), numbered(0, 2), Seat(1), START + 30)
    assert set(changes) == {1} and changes[Seat(1)]["since"] is None


def test_a_seat_that_is_no_longer_asked_stops_without_an_increment() -> None:
    seats = start_game(LIVE, 0, 1)
    seats = after(seats, clocks.after_move(table(LIVE), seats, numbered(0, 1), (), Seat(0), START + 30))
    assert [(seat.bank, seat.since) for seat in seats] == [(75, None), (70, None)]


@pytest.mark.parametrize("pace", [NONE, LIVE, DAYS])
def test_bots_and_people_away_have_no_clock_to_start(pace: dict[str, Any]) -> None:
    seats = [bot(Seat(0)), person(Seat(1), away=True)]
    assert clocks.after_move(table(pace), seats, numbered(0), numbered(1), Seat(0), START) == {}


def test_without_clocks_nothing_is_counted() -> None:
    seats = start_game(NONE, 0)
    assert clocks.after_move(table(NONE), seats, numbered(0), numbered(1), Seat(0), START + 30) == {}


def test_a_clock_that_was_started_at_the_epoch_runs_like_any_other() -> None:
    assert clocks.bank_after(table(LIVE), person(Seat(0), bank=100.0, since=0.0), 30.0, decided=False) == 70


def test_leaving_in_the_middle_costs_the_time_used() -> None:
    seat = person(Seat(0), bank=100.0, since=START)
    assert clocks.stop(table(LIVE), seat, START + 30) == {"bank": 70, "since": None}
    assert clocks.stop(table(LIVE), seat, START + 300) == {"bank": 0, "since": None}
    assert clocks.stop(table(LIVE), replace(seat, since=None), START + 30) == {"bank": 100, "since": None}
    assert clocks.stop(table(DAYS), replace(seat, bank=3 * DAY_SECONDS), START + DAY_SECONDS) == {
        "bank": 2 * DAY_SECONDS,
        "since": None,
    }
    assert clocks.stop(table(NONE), replace(seat, since=None), START + 30) == {"since": None}


def back(pace: dict[str, Any], bank: float, *asked: int) -> SeatChange:
    return clocks.after_return(table(pace), person(Seat(0), away=True, bank=bank), numbered(*asked), START)


def test_a_return_after_running_out_gives_a_minute_or_all_days() -> None:
    assert back(LIVE, 0.0, 0) == {"bank": 60, "since": START}
    assert back(DAYS, 0.0, 0) == {"bank": 3 * DAY_SECONDS, "since": START}
    assert back(NONE, 0.0, 0) == {}
    assert back(LIVE, 0.0, 1) == {"bank": 60, "since": None}


@pytest.mark.parametrize("asked", [(), (0,), (1,)])
@pytest.mark.parametrize(("pace", "bank"), [(LIVE, 80.0), (LIVE, 3.5), (DAYS, 1.0), (DAYS, 3 * DAY_SECONDS)])
def test_nobody_gains_time_by_leaving_and_coming_back(pace: dict[str, Any], bank: float, asked: tuple[int]) -> None:
    seat = person(Seat(0), bank=bank, since=START if 0 in asked else None)
    away = replace(seat, away=True, **clocks.stop(table(pace), seat, START))
    assert back(pace, away.bank, *asked) == {"bank": bank, "since": START if 0 in asked else None}


def test_a_bot_that_decides_for_somebody_away_brings_back_the_days() -> None:
    seats = [person(Seat(0), away=True, bank=DAY_SECONDS), person(Seat(1), bank=3 * DAY_SECONDS)]
    changes = clocks.after_move(table(DAYS), seats, numbered(0), numbered(1), Seat(0), START)
    assert changes == {0: {"bank": 3 * DAY_SECONDS}, 1: {"since": START}}
    assert 0 not in clocks.after_move(
        table(LIVE), [replace(seats[0], bank=5.0), seats[1]], numbered(0), numbered(1), Seat(0), START
    )


def test_an_undone_decision_earns_no_increment() -> None:
    seat = person(Seat(0), bank=75.0, since=START)
    assert clocks.after_undo(table(LIVE), seat, 2, START + 10) == {"bank": 55, "since": START + 10}
    assert clocks.after_undo(table(LIVE), replace(seat, bank=12.0), 2, START + 10) == {"bank": 0, "since": START + 10}
    assert clocks.after_undo(table(DAYS), seat, 2, START + 10) == {}
    assert clocks.after_undo(table(NONE), seat, 2, START + 10) == {}
    assert clocks.after_undo(table(LIVE), replace(seat, away=True), 2, START + 10) == {}


def test_time_is_up_when_the_bank_is_empty_and_not_before() -> None:
    seats = start_game(LIVE, 0, 1)
    assert list(clocks.find_overdue(seats, START + 100)) == []
    assert list(clocks.find_overdue(seats, START + 100.1)) == [0, 1]
    seats[0] = replace(seats[0], bank=200.0)
    assert list(clocks.find_overdue(seats, START + 100.1)) == [1]


def test_a_clock_that_does_not_run_is_never_overdue() -> None:
    away = person(Seat(1), away=True, bank=1.0, since=START)
    assert list(clocks.find_overdue([bot(Seat(0)), away, person(Seat(2), bank=0.0)], START + 10 * DAY_SECONDS)) == []
