"""The clients: players and spectators of many tables. Measures when everybody at a table has seen an action."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from bench.load.line import Line
from bench.load.peer import Peer, Ticket

CONNECTIONS_AT_ONCE = 16  # how many open at the same time
LOST_SECONDS = 60.0  # after which an action counts as lost


@dataclass
class Tally:
    """What was measured."""

    seen: list[float] = field(default_factory=list)
    watched: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    actions: int = 0
    skipped: int = 0
    pictures: int = 0
    bytes: int = 0
    games: int = 0


class Seat:
    """One client at one table."""

    def __init__(self, table: Table, ticket: Ticket) -> None:
        self.table = table
        self.ticket = ticket
        self.version = -1
        self.picture = b""
        self.line = Line(self._hear, self._fail)
        self._first: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def arrive(self) -> None:
        """Connect, greet, and wait for the first picture."""
        peer = self.table.peer
        await self.line.open(peer.process.port, peer.path(self.ticket))
        for greeting in peer.greetings(self.ticket):
            self.line.send(greeting)
        await asyncio.wait_for(self._first, LOST_SECONDS)

    def _hear(self, payload: bytes) -> None:
        self.table.tally.bytes += len(payload)
        heard = self.table.peer.interpret(payload)
        if heard.version is not None:
            self._see(heard.version, payload)
        elif heard.acknowledged is not None:
            self.table.acknowledge(heard.acknowledged)
        elif heard.wrong:
            self.table.fail(heard.wrong)
        elif (reply := self.table.peer.reply(self.ticket, payload)) is not None:
            self.line.send(reply)

    def _see(self, version: int, payload: bytes) -> None:
        before, self.version = self.version, version
        if self.ticket.seat is not None:
            self.picture = payload
        if not self._first.done():
            self._first.set_result(None)
        self.table.see(before, version)

    def _fail(self) -> None:
        self.table.fail("a line broke")


class Table:
    """A table with its clients. At most one action is under way."""

    def __init__(self, peer: Peer, tally: Tally, done: Callable[[Table], None], *, watched: bool) -> None:
        self.peer = peer
        self.tally = tally
        self.watched = watched
        self.seats: list[Seat] = []
        self.version = 0
        self.busy = True
        self.counted = False
        self._done = done
        self._missing = 0
        self._began = 0.0

    async def gather(self, spectators: int, gate: asyncio.Semaphore) -> None:
        """Make the table and let everybody arrive."""
        players = await asyncio.to_thread(self.peer.new_table)
        tickets = [*players, *(Ticket(players[0].table, None) for _ in range(spectators))]
        self.seats = [Seat(self, ticket) for ticket in tickets]

        async def arrive(seat: Seat) -> None:
            async with gate:
                await seat.arrive()

        await asyncio.gather(*(arrive(seat) for seat in self.seats))
        self.version = self.seats[0].version
        self.busy = False

    def leave(self) -> None:
        """Disconnect everybody."""
        self.busy = True
        for seat in self.seats:
            seat.line.close()

    def begin(self, rng: random.Random, *, counted: bool) -> bool:
        """Send an action of the seat that is asked; returns whether there was one."""
        for seat in self.seats[:2]:
            frame = self.peer.move(seat.ticket, seat.picture, rng)
            if frame is not None:
                self.busy, self.counted, self._missing = True, counted, len(self.seats)
                self._began = perf_counter()
                seat.line.send(frame)
                return True
        return False

    @property
    def is_waiting(self) -> bool:
        """Whether somebody has not seen the last action yet."""
        return self._missing > 0

    def is_lost(self) -> bool:
        """Whether an action has been under way for too long."""
        return self._missing > 0 and perf_counter() - self._began > LOST_SECONDS

    # Called by the clients.

    def see(self, before: int, version: int) -> None:
        """Note that a client has seen a version."""
        self.tally.pictures += 1
        target = self.version + 1
        if self._missing and before < target <= version:
            self._missing -= 1
            if not self._missing:
                self._finish(version)

    def _finish(self, version: int) -> None:
        self.version = version
        self.busy = False
        if self.counted:
            took = perf_counter() - self._began
            self.tally.actions += 1
            self.tally.seen.append(took)
            if self.watched:
                self.tally.watched.append(took)
        self._done(self)

    def acknowledge(self, version: int) -> None:
        """Note that the server acknowledged the action, as that version."""
        if version not in (self.version, self.version + 1):
            self.fail(f"version {version} was acknowledged after {self.version}")
        if self.counted:
            self.tally.acknowledged.append(perf_counter() - self._began)

    def fail(self, error: str) -> None:
        """Note an error; the table acts no more."""
        self.tally.errors.append(error)
        self.busy, self._missing = True, 0


async def assemble(
    peer: Peer, tally: Tally, done: Callable[[Table], None], *, tables: int, spectators: int
) -> Sequence[Table]:
    """Make all tables, with the spectators at the first."""
    gate = asyncio.Semaphore(CONNECTIONS_AT_ONCE)
    making = asyncio.Semaphore(2)
    made = [Table(peer, tally, done, watched=number == 0) for number in range(tables)]

    async def gather(table: Table) -> None:
        async with making:
            await table.gather(spectators if table.watched else 0, gate)

    await asyncio.gather(*(gather(table) for table in made))
    return made
