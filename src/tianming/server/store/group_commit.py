"""Commits the writes to SQLite that wait at the same time together.

A commit waits for the disk, and only one can run at a time. Under load, several writes wait for each commit. In one
transaction, they wait for the disk only once.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

T = TypeVar("T")
GROUP_WRITES = 64
log = logging.getLogger("tianming.store")


class Write(Struct):
    """Work that waits for the writing thread, and the future of its caller."""

    work: Callable[[Connection], Any]
    future: asyncio.Future[Any] | None
    result: Any = None
    error: Exception | None = None

    def finish(self) -> None:
        """Pass on the result, unless the caller has gone."""
        future, error = self.future, self.error
        self.future = self.error = None  # an error holds its frames, and they hold this object: break the cycle
        if future is None or future.done():
            return
        if error is None:
            future.set_result(self.result)
        else:
            future.set_exception(error)


class GroupCommit:
    """A thread that carries out writes in order, all that wait in one transaction.

    If one of them fails, the whole transaction is undone, and each write runs again in a transaction of its own, so a
    failure harms no other write. Work may therefore run twice, and must change nothing but the database.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._connection: Connection | None = None  # kept, because taking one from the pool costs more than a write
        self._thread: threading.Thread | None = None
        self._between: Callable[[Connection], None] | None = None
        self.groups = 0  # that were carried out so far

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run the work. It is on the disk when this returns, and it runs even if the caller is cancelled."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put(Write(work, future))
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
            self._thread.start()
        try:
            return await future
        finally:
            del future  # its exception holds this frame: see `outlive`

    def do_between(self, work: Callable[[Connection], None]) -> None:
        """Let the writing thread do something after the next group, outside of any transaction."""
        self._between = work

    def close(self) -> None:
        """Carry out the writes that wait, then end the thread."""
        self._waiting.put(None)
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while group := self._next_group():
            self._carry_out(group)
            finish(group)
            self.groups += 1
            self._do_between()
        if self._connection is not None:
            self._connection.close()

    def _do_between(self) -> None:
        work, self._between = self._between, None
        if work is None or self._connection is None:
            return
        try:
            work(self._connection)
        except (sqlite3.Error, SQLAlchemyError):
            log.warning("work between two commits failed", exc_info=True)

    def _next_group(self) -> list[Write]:
        """All writes that wait; an empty list when there will be no more."""
        group: list[Write] = []
        while len(group) < GROUP_WRITES and not (group and self._waiting.empty()):
            if (write := self._waiting.get()) is None:
                self._waiting.put(None)  # to find it again after this group
                break
            group.append(write)
        return group

    def _carry_out(self, group: Sequence[Write]) -> None:
        try:
            self._connection = self._connection or self._engine.connect()
            with self._connection.begin():
                for write in group:
                    write.result = write.work(self._connection)
        except Exception as error:  # noqa: BLE001 - whoever waits for the write gets it
            if len(group) > 1:
                for write in group:
                    self._carry_out([write])
            else:
                group[0].error = error


def finish(group: Sequence[Write]) -> None:
    """Notify everybody who waits, with one call into each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Write]] = {}
    for write in group:
        if write.future is not None:
            loops.setdefault(write.future.get_loop(), []).append(write)
    for loop, writes in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(finish_here, writes)


def finish_here(writes: Sequence[Write]) -> None:
    """Notify everybody in this event loop."""
    for write in writes:
        write.finish()
