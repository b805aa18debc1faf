"""One measurement of one server: assembles the crowd, keeps the pace, samples the server's memory."""

from __future__ import annotations

import asyncio
import gc
import itertools
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter, process_time

from bench.load.crowd import Table, Tally, assemble
from bench.load.line import LineError
from bench.load.peer import Peer
from bench.load.process import ServerError, machine_cpu
from bench.load.report import Load, Measured

WARM_UP_SECONDS = 5.0  # not counted; a tenth of a short run
SAMPLE_SECONDS = 30.0  # between two samples of the memory
END_SECONDS = 70.0  # for the last actions
ARRIVALS_AT_ONCE = 2  # clients that move to a new table at the same time
MIN_WATCHED_RATE = 1.0  # actions a second at the watched table


class Drive:
    """A server under load."""

    def __init__(self, peer: Peer, load: Load, seed: int) -> None:
        self.peer = peer
        self.load = load
        self.tally = Tally()
        self._rng = random.Random(seed)
        self._tables: Sequence[Table] = ()
        self._moving: set[asyncio.Task[None]] = set()
        self._memory: list[tuple[float, float]] = []
        self._began = 0.0

    async def run(self) -> Measured:
        """Run everything, from the first table to the last picture."""
        load = self.load
        began = perf_counter()
        self._tables = await assemble(
            self.peer, self.tally, self._finish, tables=load.tables, spectators=load.spectators
        )
        assembled = perf_counter() - began
        gc.collect()
        gc.freeze()
        looking = asyncio.create_task(self._watch())
        warm_up = min(WARM_UP_SECONDS, load.seconds / 10)
        await self._keep_pace(warm_up, counted=False)
        used = self._measure_used()
        pictures, read = self.tally.pictures, self.tally.bytes
        await self._keep_pace(load.seconds, counted=True)
        used = [after - before for before, after in zip(used, self._measure_used(), strict=True)]
        looking.cancel()
        measured = Measured(
            name=self.peer.name,
            version=self.peer.version,
            tally=self.tally,
            memory=[*self._memory, self._sample()],
            seconds=used[0],
            server_cpu=used[1] / used[0],
            client_cpu=used[2] / used[0],
            other_cpu=max(0.0, used[3] - used[1] - used[2]) / used[0],
            pictures=(self.tally.pictures - pictures) / used[0],
            mib=(self.tally.bytes - read) / used[0] / 2**20,
            assembled=assembled,
        )
        await self._end()
        return measured

    # The pace.

    async def _keep_pace(self, seconds: float, *, counted: bool) -> None:
        """Send actions at the given rate, evenly spaced, whether or not the answers keep up."""
        began = perf_counter()
        turns = self._turns()
        for number in range(int(seconds * self.load.rate)):
            due = began + number / self.load.rate
            if (wait := due - perf_counter()) > 0:
                await asyncio.sleep(wait)
            if counted:
                self.tally.late.append(max(0.0, perf_counter() - due))
            self._act(next(turns), turns, counted=counted)

    def _turns(self) -> Iterator[Table]:
        """The tables in the order in which they act: the watched one gets its share, the others take turns."""
        watched, others = self._tables[0], list(self._tables[1:])
        self._rng.shuffle(others)
        round = itertools.cycle(others or [watched])
        share = max(MIN_WATCHED_RATE / self.load.rate, 1 / len(self._tables))
        owed = 0.0
        while True:
            owed = min(owed + share, 2.0)
            if owed >= 1 and not watched.busy:
                owed -= 1
                yield watched
            else:
                yield next(round)

    def _act(self, table: Table, turns: Iterator[Table], *, counted: bool) -> None:
        """Let this table act, or the next one that can."""
        for _ in self._tables:
            if not table.busy and table.begin(self._rng, counted=counted):
                return
            if table.is_lost():
                table.fail("an action was not seen by everybody in time")
            table = next(turns)
        if counted:
            self.tally.skipped += 1

    def _finish(self, table: Table) -> None:
        """Called when everybody has seen an action. After the end of a game, everybody moves to a new table."""
        if self.peer.is_over(table.seats[0].picture):
            table.leave()
            task = asyncio.create_task(self._move_on(table))
            self._moving.add(task)
            task.add_done_callback(self._moving.discard)

    async def _move_on(self, table: Table) -> None:
        """Make a new table for the same crowd. Clients arrive a few at a time, and play resumes when all are there."""
        self.tally.games += 1
        try:
            await table.gather(self.load.spectators if table.watched else 0, asyncio.Semaphore(ARRIVALS_AT_ONCE))
        except (OSError, TimeoutError, LineError, ServerError) as error:
            table.fail(f"no new table: {error!r}")

    # Samples.

    def _sample(self) -> tuple[float, float]:
        return round(perf_counter() - self._began, 1), self.peer.process.memory() or 0.0

    async def _watch(self) -> None:
        self._began = perf_counter()
        while True:
            self._memory.append(self._sample())
            self._say()
            await asyncio.sleep(SAMPLE_SECONDS)

    def _say(self) -> None:
        at, memory = self._memory[-1]
        progress = f"{self.peer.name}: {at:.0f} s, {self.tally.actions} actions, {len(self.tally.errors)} errors"
        print(f"{progress}, {memory:.0f} MiB", file=sys.stderr, flush=True)

    def _measure_used(self) -> list[float]:
        return [perf_counter(), self.peer.process.cpu(), process_time(), machine_cpu()]

    async def _end(self) -> None:
        """Wait for actions that are still under way, then disconnect."""
        deadline = perf_counter() + END_SECONDS
        while any(table.is_waiting for table in self._tables) and perf_counter() < deadline:
            await asyncio.sleep(0.05)
        for task in tuple(self._moving):
            task.cancel()
        for table in self._tables:
            if table.is_waiting:
                table.fail("an action was not seen by everybody at the end")
            table.leave()
        await asyncio.sleep(0.2)


def measure(peer: Peer, load: Load, seed: int) -> Measured:
    """Start a server, measure it, and end it."""
    with tempfile.TemporaryDirectory(prefix="tianming-load-") as folder:
        peer.start(Path(folder))
        try:
            measured = asyncio.run(Drive(peer, load, seed).run())
        finally:
            stopped = peer.process.stop()
        measured.stopped = stopped
        measured.tally.errors += peer.complaints()
        return measured
