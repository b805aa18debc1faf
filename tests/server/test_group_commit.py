"""Writes that wait at the same time share one transaction, but succeed or fail one by one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, create_engine, event, text

from tianming.server.store.database import begin_immediate
from tianming.server.store.group_commit import GROUP_WRITES, GroupCommit

WAIT = 60.0  # seconds; generous, because everything ends as soon as it is done


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    made = create_engine(f"sqlite:///{tmp_path / 'group.db'}", connect_args={"isolation_level": None})
    event.listen(made, "begin", begin_immediate)
    with made.begin() as connection:
        connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))
    yield made
    made.dispose()


def add_row(number: int) -> Callable[[Connection], int]:
    def work(connection: Connection) -> int:
        connection.execute(text("INSERT INTO numbers VALUES (:number)"), {"number": number})
        return number

    return work


def kept(engine: Engine) -> list[int]:
    with engine.begin() as connection:
        return list(connection.execute(text("SELECT number FROM numbers ORDER BY rowid")).scalars())


async def behind(writing: GroupCommit, *works: Callable[[Connection], int]) -> list[int | BaseException]:
    """The results of writes that queue while another is under way."""
    begun, go_on = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        begun.set()
        assert go_on.wait(WAIT)

    first = asyncio.create_task(writing.write(hold))
    await asyncio.to_thread(begun.wait, WAIT)
    waiting = [asyncio.create_task(writing.write(work)) for work in works]
    await asyncio.sleep(0)  # let them queue
    go_on.set()
    await first
    return await asyncio.gather(*waiting, return_exceptions=True)


def test_writes_that_wait_are_committed_together_in_their_order(engine: Engine) -> None:
    commits: list[object] = []
    event.listen(engine, "commit", commits.append)
    writing = GroupCommit(engine)
    assert asyncio.run(behind(writing, *(add_row(number) for number in range(10)))) == list(range(10))
    writing.close()
    assert len(commits) == 2  # the one that they waited for, and theirs
    assert kept(engine) == list(range(10))


def test_a_group_has_a_largest_size(engine: Engine) -> None:
    commits: list[object] = []
    event.listen(engine, "commit", commits.append)
    writing = GroupCommit(engine)
    asyncio.run(behind(writing, *(add_row(number) for number in range(GROUP_WRITES + 1))))
    writing.close()
    assert len(commits) == 3


def test_a_write_that_fails_leaves_no_trace_and_harms_no_other(engine: Engine) -> None:
    def failing(connection: Connection) -> int:
        add_row(2)(connection)
        raise LookupError("no such thing")

    writing = GroupCommit(engine)
    first, failed, last = asyncio.run(behind(writing, add_row(1), failing, add_row(3)))
    writing.close()
    assert (first, last) == (1, 3)
    assert isinstance(failed, LookupError)
    assert kept(engine) == [1, 3]


def test_a_cancelled_caller_does_not_stop_the_write(engine: Engine) -> None:
    async def play() -> None:
        begun, go_on = threading.Event(), threading.Event()

        def slow(connection: Connection) -> int:
            begun.set()
            assert go_on.wait(WAIT)
            return add_row(7)(connection)

        caller = asyncio.create_task(writing.write(slow))
        await asyncio.to_thread(begun.wait, WAIT)
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        go_on.set()
        assert await writing.write(add_row(8)) == 8

    writing = GroupCommit(engine)
    asyncio.run(play())
    writing.close()
    assert kept(engine) == [7, 8]


def test_closing_carries_out_what_waits(engine: Engine) -> None:
    async def play() -> None:
        waiting = [asyncio.create_task(writing.write(add_row(number))) for number in range(5)]
        await asyncio.sleep(0)
        await asyncio.to_thread(writing.close)
        assert await asyncio.gather(*waiting) == list(range(5))

    writing = GroupCommit(engine)
    asyncio.run(play())
    assert kept(engine) == list(range(5))


def test_a_file_that_cannot_be_opened_is_an_error_of_the_write(tmp_path: Path) -> None:
    writing = GroupCommit(create_engine(f"sqlite:///{tmp_path / 'nowhere' / 'group.db'}"))
    with pytest.raises(Exception, match="unable to open database file"):
        asyncio.run(writing.write(add_row(1)))
    writing.close()
