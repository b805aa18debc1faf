"""After a database outage, bots and clocks continue without anybody opening a table."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.server.postgres import Postgres
from tests.server.tables import Hall, hall, in_hall
from tests.waiting import until
from tianming.core.seats import Seat
from tianming.server import background
from tianming.server.background import Background
from tianming.server.play import tables
from tianming.server.play.live import Live
from tianming.server.store.store import Store
from tianming.server.wire import LiveClock

DAY_SECONDS = 86_400.0


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check the clocks and retry without pauses."""
    monkeypatch.setattr(tables, "SWEEP_SECONDS", 0.01)
    monkeypatch.setattr(tables, "LOOK_UP_SECONDS", 0.01)
    monkeypatch.setattr(tables, "TIDY_SECONDS", 0.01)
    monkeypatch.setattr(background, "LONGEST_PAUSE", 0.1)


async def grown(store: Store, id: str, number: int) -> None:
    """Wait until a table has that many more actions, without opening it."""
    goal = len(await store.actions(id)) + number
    await until(lambda: longer(store, id, goal))


async def longer(store: Store, id: str, goal: int) -> bool:
    return len(await store.actions(id)) >= goal


class Faulty:
    """Replaces a method of a store: fails a few times, before or after the work, then works."""

    def __init__(self, store: Store, name: str, times: int, *, after: bool = False) -> None:
        self.work: Callable[..., Awaitable[Any]] = getattr(store, name)
        self.left = times
        self.after = after
        setattr(store, name, self)

    async def __call__(self, *arguments: Any, **named: Any) -> Any:
        fails = self.left > 0
        self.left -= fails
        answer = await self.work(*arguments, **named) if self.after or not fails else None
        if fails:
            raise sqlite3.OperationalError("disk I/O error")
        return answer


# --- PostgreSQL ----------------------------------------------------------------------------------


def test_bots_and_clocks_go_on_when_postgresql_is_back(unsteady: Postgres) -> None:
    url = unsteady.fresh()

    async def main() -> None:
        async with hall(url) as opened:
            bots = await opened.table("greedy", "greedy")
            timed = await opened.table("me", "me", pace=LiveClock(bank=100, increment=5))
            await grown(opened.store, bots, 5)
            opened.pool.may_answer.clear()
            await asyncio.to_thread(unsteady.go_away)
            opened.clock.time += 200
            opened.pool.may_answer.set()
            asked = len(opened.pool.asked)
            await until(lambda: bots not in opened.tables._live)  # a change failed
            await asyncio.to_thread(unsteady.come_back)
            await grown(opened.store, bots, 20)
            assert len(opened.pool.asked) > asked
            await until(lambda: somebody_away(opened.store, timed))

    asyncio.run(main())


async def somebody_away(store: Store, id: str) -> bool:
    return any(seat.away for seat in await store.seats(id))


# --- errors of the store, injected ---------------------------------------------------------------


@in_hall
async def test_bots_go_on_after_a_failed_write(hall: Hall) -> None:
    id = await hall.table("greedy", "greedy")
    Faulty(hall.store, "commit", 5)
    await grown(hall.store, id, 20)


@in_hall
async def test_bots_go_on_after_a_failed_read(hall: Hall) -> None:
    id = await hall.table("greedy", "greedy")
    Faulty(hall.store, "commit", 1)
    Faulty(hall.store, "load", 5)
    await grown(hall.store, id, 20)


def actors_after(live: Live, choice: str) -> tuple[Seat, ...]:
    """The actors after seat 0 has made that choice."""
    trial = live.playing.copy()
    trial.act(Seat(0), choice)
    return trial.state.actors()


@in_hall
async def test_a_bot_answers_an_action_whose_acknowledgement_was_lost(hall: Hall) -> None:
    hall.pool.may_answer.clear()
    id = await hall.table("me", "greedy")
    live = await hall.tables.live(id)
    if live.actors() == (1,):  # the draw of who begins
        hall.pool.may_answer.set()
        live = await hall.until(id, lambda live: live.actors() == (0,))
        hall.pool.may_answer.clear()
    while True:  # until an action is the last one of the turn
        before = await hall.tables.live(id)
        choice = (await hall.choices(id))[0]
        if actors_after(before, choice) == (1,):
            break
        await hall.act(id, choice)
    Faulty(hall.store, "commit", 1, after=True)
    hall.pool.may_answer.set()
    with pytest.raises(sqlite3.OperationalError):
        await hall.act(id, choice)
    await until(lambda: is_answered(hall.store, id, before.seats[1].decision))


async def is_answered(store: Store, id: str, decision: int) -> bool:
    return (await store.seats(id))[1].decision > decision


@in_hall
async def test_a_clock_that_could_not_be_stopped_is_stopped_later(hall: Hall) -> None:
    id = await hall.table("me", "me", pace=LiveClock(bank=100, increment=5))
    Faulty(hall.store, "commit", 3)
    Faulty(hall.store, "list_overdue", 3)
    hall.clock.time += 200
    await until(lambda: somebody_away(hall.store, id))


def test_games_are_taken_up_when_the_database_answers(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with hall(sqlite_url) as opened:
            opened.pool.may_answer.clear()
            id = await opened.table("greedy", "greedy")
        open_store = Store.open

        async def unlucky(url: str) -> Store:
            store = await open_store(url)
            Faulty(store, "list_unfinished", 3)
            Faulty(store, "load", 3)
            return store

        monkeypatch.setattr(Store, "open", unlucky)
        async with hall(sqlite_url) as opened:
            await grown(opened.store, id, 20)

    asyncio.run(main())


@in_hall
async def test_old_tables_are_dropped_after_an_error(hall: Hall) -> None:
    fault = Faulty(hall.store, "drop_practice", 3)
    await until(lambda: fault.left == 0)
    id = await hall.table("me", "me")
    await hall.store.commit(id, 0, table={"practice": True, "changed": hall.clock.time - 2 * DAY_SECONDS})
    await until(lambda: gone(hall.store, id))


async def gone(store: Store, id: str) -> bool:
    return await store.table(id) is None


# --- what is logged ------------------------------------------------------------------------------


def test_a_failure_is_logged_once_and_so_is_its_end(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    attempts: list[int] = []

    async def work() -> None:
        attempts.append(1)
        if len(attempts) < 5:
            raise OSError("away")

    asyncio.run(Background(logging.getLogger("test")).persist("the work", work, "t1"))
    assert len(attempts) == 5
    assert [record.message for record in caplog.records] == [
        "the work failed and will be tried again",
        "the work works again",
    ]
    assert all(getattr(record, "table") == "t1" for record in caplog.records)  # noqa: B009


def test_repeated_work_complains_anew_after_it_worked(caplog: pytest.LogCaptureFixture) -> None:
    results = iter([False, False, True, False, True])

    async def work() -> None:
        try:
            if not next(results):
                raise OSError("away")
        except StopIteration:
            raise asyncio.CancelledError from None

    async def main() -> None:
        with pytest.raises(asyncio.CancelledError):
            await Background(logging.getLogger("test")).repeat("the work", work, 0)

    asyncio.run(main())
    assert [record.levelname for record in caplog.records if record.levelname == "ERROR"] == ["ERROR"] * 2


def test_an_outage_does_not_flood_the_log(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with hall(sqlite_url) as opened:
            id = await opened.table("me", "me", pace=LiveClock(bank=100, increment=5))
            faults = [Faulty(opened.store, name, 30) for name in ("commit", "list_overdue", "load")]
            opened.clock.time += 200
            await until(lambda: somebody_away(opened.store, id))
            assert all(fault.left < 30 for fault in faults)

    asyncio.run(main())
    errors = [record.message for record in caplog.records if record.levelname == "ERROR"]
    assert 0 < len(errors) == len(set(errors)), errors
