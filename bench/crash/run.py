"""A run: people play, the server is killed and restarted, and every promise is looked up in the database."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from bench.crash.players import KINDS, Ledger, Party, Player, Promise
from tests.server.running import Person, Server
from tianming.core.errors import TianmingError
from tianming.core.record import Record
from tianming.core.seats import CHANCE
from tianming.server.bots import worker
from tianming.server.play.live import Live, Rows
from tianming.server.store.store import Store

START_SHARE = 0.1  # share of the kills that hit a server while it is starting
ANSWER_SECONDS = 120.0


@dataclass
class Report:
    """What happened. `faults` is empty if the server kept all its promises."""

    kills: int = 0
    kills_at_start: int = 0
    tables: int = 0
    ended: int = 0
    acknowledged: int = 0
    taken_back: int = 0
    lost: int = 0
    comebacks: int = 0
    restarts: list[float] = field(default_factory=list)
    gaps: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


class Crash:
    """A server on a database, and parties that play on it."""

    def __init__(self, database: str, *, tables: int, seed: int) -> None:
        self.server = Server(database)
        self.rng = random.Random(seed)
        self.parties = [Party(self.server, KINDS[number % len(KINDS)], seed + number) for number in range(tables)]
        self.report = Report()
        self._checked: set[str] = set()
        self._lost: set[Promise] = set()

    async def run(self, kills: int, longest: float = 1.5) -> Report:
        """Kill the server `kills` times, each time a random moment, up to `longest` seconds, after it came back."""
        await asyncio.to_thread(self.server.start)
        playing = [asyncio.create_task(party.play()) for party in self.parties]
        try:
            for _ in range(kills):
                await self._pause(playing, self.rng.uniform(0.02, longest))
                await self._kill_and_start()
                await self._check()
            await self._wait_for_everybody(playing)
            await self._check()
        finally:
            await self._end(playing)
        return self._count()

    async def _pause(self, playing: list[asyncio.Task[None]], seconds: float) -> None:
        """Let them play. If a party fails, the run ends."""
        done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()

    async def _kill_and_start(self) -> None:
        began = time.monotonic()
        workers = list_children(self.server)
        await asyncio.to_thread(self._kill)
        while self.rng.random() < START_SHARE:
            await self._kill_at_start()
        for player in self._players():
            player.news = 0
        self.report.restarts.append(await asyncio.to_thread(self.server.start))
        while not any(player.news for player in self._players()) and time.monotonic() - began < ANSWER_SECONDS:
            await asyncio.sleep(0.01)
        self.report.gaps.append(time.monotonic() - began)
        if left := [pid for pid in workers if is_running(pid)]:
            self.report.faults.append(f"{len(left)} worker processes of a killed server still run")

    def _kill(self) -> None:
        self.server.kill()
        self.report.kills += 1

    async def _kill_at_start(self) -> None:
        """Kill the server while it opens its database or resumes its games."""
        before = self.server.process
        starting = asyncio.create_task(asyncio.to_thread(self.server.start))
        while self.server.process is before:
            await asyncio.sleep(0.005)
        await asyncio.sleep(self.rng.uniform(0.0, 1.0))
        await asyncio.to_thread(self._kill)
        self.report.kills_at_start += 1
        await asyncio.wait([starting])
        starting.exception()  # the server ended, unless it had started before

    def _players(self) -> list[Player]:
        return [player for party in self.parties for player in party.players]

    async def _wait_for_everybody(self, playing: list[asyncio.Task[None]]) -> None:
        """Wait until everybody has reconnected and seen something new."""
        deadline = time.monotonic() + ANSWER_SECONDS
        while not all(party.players and all(player.news for player in party.players) for party in self.parties):
            await self._pause(playing, 0.05)
            if time.monotonic() > deadline:
                stuck = [player.ledger.table for player in self._players() if not player.news]
                self.report.faults.append(f"nobody can play on at the tables {', '.join(stuck)}")
                return

    async def _check(self) -> None:
        """Look up all promises so far, while people play on."""
        store = await Store.open(self.server.database)
        try:
            for party in self.parties:
                for ledger in party.ledgers:
                    if ledger.table not in self._checked:
                        await self._check_table(store, ledger)
        finally:
            await store.close()

    async def _check_table(self, store: Store, ledger: Ledger) -> None:
        before, shown = list_sure(ledger), ledger.shown
        rows = await store.load(ledger.table)
        still = set(list_sure(ledger))  # players may have undone something in the meantime
        known = Ledger(ledger.table, [promise for promise in before if promise in still], shown)
        if rows is None:
            self.report.faults.append(f"the table {ledger.table} is gone")
            return
        missing = [promise for promise in list_broken(known, rows) if promise not in self._lost]
        self._lost |= set(missing)
        self.report.lost += len(missing)
        self.report.faults += [f"lost at {ledger.table}: {promise}" for promise in missing]
        self.report.faults += [f"at {ledger.table}: {fault}" for fault in list_faults(known, rows)]
        if rows[0].status == "ended" and not any(p.ledger is ledger and not p.over for p in self._players()):
            self._checked.add(ledger.table)
            self.report.ended += 1

    def _count(self) -> Report:
        ledgers = [ledger for party in self.parties for ledger in party.ledgers]
        self.report.tables = len(ledgers)
        self.report.taken_back = sum(ledger.taken_back for ledger in ledgers)
        self.report.acknowledged = sum(len(ledger.promises) for ledger in ledgers) + self.report.taken_back
        everybody = [player for party in self.parties for player in party.everybody]
        self.report.comebacks = sum(max(0, player.lines - 1) for player in everybody)
        return self.report

    async def _end(self, playing: list[asyncio.Task[None]]) -> None:
        """End the server first. Python 3.11 can lose a cancellation when a `wait_for` ends at the same moment."""
        for party in self.parties:
            party.stop()
        await asyncio.to_thread(self.server.kill)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self.server.log.unlink(missing_ok=True)
        for party in self.parties:
            for person in party.people:
                await person.http.aclose()
                Person.everybody.remove(person)


def list_sure(ledger: Ledger) -> list[Promise]:
    """The promises that no undo can have taken back."""
    return ledger.promises[: len(ledger.promises) - ledger.doubtful]


def list_broken(ledger: Ledger, rows: Rows) -> list[Promise]:
    """The promises that the database does not hold, or holds in another order."""
    kept = {(row.seat, row.decision): row for row in rows[2] if row.seat != CHANCE}
    found = {promise: kept.get((promise.seat, promise.decision)) for promise in ledger.promises}
    missing = [promise for promise, row in found.items() if row is None or row.text != promise.action]
    last = -1
    for promise in sorted(ledger.promises, key=lambda promise: promise.version):
        row = found[promise]
        if row is not None and not promise.again:
            if row.number < last:
                missing.append(promise)
            last = row.number
    return missing


def list_faults(ledger: Ledger, rows: Rows) -> Iterator[str]:
    """What is wrong with a table. Its record must replay, with the draws of its seed."""
    row, _, actions = rows
    if row.version < ledger.shown:
        yield f"version {ledger.shown} was shown, version {row.version} is kept"
    if [action.number for action in actions] != list(range(len(actions))):
        yield "the actions are not numbered in order"
    try:
        record = Record.parse(str(Live(rows).playing.record))
        replace(record, seed=row.seed).verify()
    except TianmingError as error:
        yield f"it does not replay: {error}"


def list_children(server: Server) -> list[int]:
    """The processes that the server started, if the system lists them."""
    assert server.process is not None
    listed = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [int(pid) for pid in listed.read_text().split()] if listed.exists() else []


def is_running(pid: int) -> bool:
    """Whether the process is a bot worker that has not ended yet."""
    try:
        return worker.__name__ in Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return False
