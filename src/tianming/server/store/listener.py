"""Notices from PostgreSQL that a table has changed or a session has ended, in whatever process."""

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
OnChange = Callable[[str, int], None]
OnRevoked = Callable[[str], None]


class Listener:
    """Calls `on_change(table, version)` for every change of a table and `on_revoked(hash)` for every session or API
    token that ends, in order. It has a connection of its own.

    If the connection is lost, it connects again. The notices of the meantime are lost, so it then calls
    `on_change("", 0)` and `on_revoked("")` once: anything may have changed, so look again.
    """

    def __init__(
        self,
        connect: Callable[[], Awaitable[asyncpg.Connection]],
        on_change: OnChange,
        on_revoked: OnRevoked = lambda token: None,
    ) -> None:
        self._connect = connect
        self._on_change = on_change
        self._on_revoked = on_revoked
        self._connection: asyncpg.Connection | None = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on. Raises if it cannot connect."""
        try:
            await self._subscribe()
        except BaseException:
            self._drop()
            raise
        self._task = asyncio.create_task(self._keep_listening())

    async def stop(self) -> None:
        """Stop listening."""
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
        self._on_change(table, int(version))

    def _hear_revocation(self, connection: object, pid: int, channel: str, payload: object) -> None:
        self._on_revoked(str(payload))

    async def _keep_listening(self) -> None:
        while True:
            await self._until_lost()
            log.warning("lost the connection that listens for changes; connecting again")
            await self._subscribe_again()
            asyncio.get_running_loop().call_soon(self._on_change, "", 0)
            asyncio.get_running_loop().call_soon(self._on_revoked, "")

    async def _until_lost(self) -> None:
        """Wait for the connection to end. A query now and then shows whether it has died unnoticed."""
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
