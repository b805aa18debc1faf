"""Work that nobody waits for. If it fails, it is tried again after growing pauses, and logged once until it works."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
T = TypeVar("T")
Work = Callable[[], Awaitable[None]]


async def outlive(work: Coroutine[Any, Any, T], tasks: set[asyncio.Task[T]]) -> T:
    """The result of the work. It runs to its end, among `tasks`, even if its caller has gone."""
    task = asyncio.ensure_future(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    task.add_done_callback(ignore_result)
    try:
        return await asyncio.shield(task)
    finally:
        del task  # its exception holds this frame: they would form a cycle, which only the collector frees


def ignore_result(task: asyncio.Future[Any]) -> None:
    """Mark an exception as seen: those who wait for the task get it, and perhaps nobody waits any more."""
    if not task.cancelled():
        task.exception()


class Complaints:
    """Logs a failure when it begins and when it is over, not every time in between."""

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._open: set[tuple[str, str]] = set()

    def report_failure(self, what: str, table: str = "") -> None:
        """Note that the work failed with the exception that is being handled."""
        if (what, table) not in self._open:
            self._open.add((what, table))
            self._log.exception("%s failed and will be tried again", what, extra={"table": table} if table else None)

    def report_success(self, what: str, table: str = "") -> None:
        """Note that the work was done. This is logged only if it had failed before."""
        if (what, table) in self._open:
            self._open.discard((what, table))
            self._log.info("%s works again", what, extra={"table": table} if table else None)

    def is_open(self, what: str, table: str = "") -> bool:
        """Whether the work failed when it was last tried."""
        return (what, table) in self._open

    def forget(self, what: str, table: str = "") -> None:
        """Forget work that nobody will try again."""
        self._open.discard((what, table))


class Background:
    """The background tasks of one part of the server."""

    def __init__(self, log: logging.Logger) -> None:
        self.complaints = Complaints(log)
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run it beside everything else, until it ends or `cancel` is called."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def cancel(self) -> None:
        """Ask all tasks to end. To see them gone, wait for `tasks`."""
        for task in tuple(self.tasks):
            task.cancel()

    async def persist(self, what: str, work: Work, table: str = "") -> None:
        """Do the work; after every failure, start again until it is done."""
        pause = FIRST_PAUSE
        try:
            while not await self._attempt(what, work, table):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self.complaints.forget(what, table)

    async def repeat(self, what: str, work: Work, seconds: float) -> None:
        """Do the work forever, with that much time between; after a failure, sooner."""
        while True:
            await self.persist(what, work)
            await asyncio.sleep(seconds)

    async def _attempt(self, what: str, work: Work, table: str) -> bool:
        try:
            await work()
        except Exception:  # noqa: BLE001 - whatever went wrong, we try again
            self.complaints.report_failure(what, table)
            return False
        self.complaints.report_success(what, table)
        return True
