"""Hearing from PostgreSQL that a table has changed, or a session has ended, whichever process did that."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import asyncpg

CHANNEL = "tianming"
REVOKED = "tianming_revoked"
HEARTBEAT_SECONDS = 15.0
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

log = logging.getLogger(__name__)
Told = Callable[[str, int], None]
Revoked = Callable[[str], None]


class Listener:
    """Calls `told(table, version)` for every change of a table and `revoked(hash)` for every session or API token that
    ends, in order, over a connection of its own.

    A lost connection is made anew. What was sent meanwhile is gone for good, so then it calls `told("", 0)` and
    `revoked("")` once: anything may have changed, look again.
    """

    def __init__(
        self, connect: Callable[[], Awaitable[asyncpg.Connection]], told: Told, revoked: Revoked = lambda token: None
    ) -> None:
        self._connect = connect
        self._told = told
        self._revoked = revoked
        self._connection: asyncpg.Connection | None = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on; raises if there is no connection to be had."""
        try:
            await self._subscribe()
        except BaseException:
            self._drop()
            raise
        self._task = asyncio.create_task(self._keep_listening())

    async def stop(self) -> None:
        """Hear no more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        self._drop()

    async def _subscribe(self) -> None:
        self._lost = lost = asyncio.Event()
        self._connection = connection = await self._connect()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, self._hear_change)
        await connection.add_listener(REVOKED, self._hear_revocation)

    def _hear_change(self, connection: object, pid: int, channel: str, payload: object) -> None:
        table, _, version = str(payload).partition(" ")
        self._told(table, int(version))

    def _hear_revocation(self, connection: object, pid: int, channel: str, payload: object) -> None:
        self._revoked(str(payload))

    async def _keep_listening(self) -> None:
        while True:
            await self._until_lost()
            log.warning("lost the connection that listens for changes; connecting again")
            await self._subscribe_again()
            asyncio.get_running_loop().call_soon(self._told, "", 0)
            asyncio.get_running_loop().call_soon(self._revoked, "")

    async def _until_lost(self) -> None:
        """Wait for the connection to end; a question now and then finds out when it died unseen."""
        while not self._lost.is_set():
            try:
                async with asyncio.timeout(HEARTBEAT_SECONDS):
                    await self._lost.wait()
            except TimeoutError:
                await self._ask()

    async def _ask(self) -> None:
        assert self._connection is not None
        try:
            await self._connection.execute("SELECT 1", timeout=HEARTBEAT_SECONDS)
        except LOST:
            self._lost.set()

    async def _subscribe_again(self) -> None:
        pause = FIRST_PAUSE
        while True:
            self._drop()
            try:
                return await self._subscribe()
            except LOST as error:
                log.warning("cannot listen for changes yet: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
