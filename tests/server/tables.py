"""What the tests of running games share: Tables in this process, with a clock that stands still and bots that obey."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from tests.waiting import until
from tianming.core.actions import Action
from tianming.core.protocol import View
from tianming.core.record import Record
from tianming.core.seats import Seat
from tianming.server.bots.pool import NOBODY, BotFailed, BotPool, Turn
from tianming.server.play.advice import advise
from tianming.server.play.live import Live
from tianming.server.play.lobby import Lobby
from tianming.server.play.tables import Tables
from tianming.server.store.rows import UserRow
from tianming.server.store.store import Store
from tianming.server.wire import NewSeat, NewTable, NoClock, Pace
from tianming.study.hints import Hint

ANN = UserRow("ann", "Ann", False, None, 1.0)


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class Thinker(BotPool):
    """A pool without processes: answers with the first offered action, once `may_answer` is set."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.asked: list[Seat | None] = []
        self.failing = False

    async def choose(self, view: View, bot: str, seed: str, seconds: float, turn: Turn = NOBODY) -> Action:
        self.asked.append(view.seat)
        await self.may_answer.wait()
        if self.failing:
            raise BotFailed("it has no idea")
        assert view.question is not None
        return view.question.groups[0].actions[0]


class Hall:
    """A site without its web: the store, the bots, the games."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.pool = Thinker()
        self.tables = Tables(store, self.pool, now=clock)
        self.lobby = Lobby(self.tables)
        self.sweeps = 0
        self.tables._sweep = self._sweep  # type: ignore[method-assign]

    async def table(
        self,
        *seats: str,
        game: str = "yellow-yangtze",
        pace: Pace = NoClock(),  # noqa: B008
        hints: bool = False,
        options: dict[str, Any] | None = None,
    ) -> str:
        """A table of Ann's ("me") and bots that has begun; its id."""
        wishes = tuple(NewSeat("me") if seat == "me" else NewSeat("bot", level=seat) for seat in seats)
        wish = NewTable(game, wishes, pace=pace, hints=hints, seed="tests", options=options or {})
        return (await self.lobby.create(ANN, wish)).table.id

    async def hint(self, id: str, seat: Seat) -> Hint:
        """Advice for a seat."""
        return await advise(await self.tables.live(id), seat, self.pool)

    async def actor(self, id: str) -> tuple[Seat, int]:
        """Who is asked, and the number of their decision."""
        live = await self.tables.live(id)
        seat = live.actors()[0]
        return seat, live.seats[seat].decision

    async def choices(self, id: str) -> list[str]:
        """The legal actions of the seat that is asked."""
        live = await self.tables.live(id)
        return [live.rules.write(action) for action in live.playing.state.legal(live.actors()[0])]

    async def act(self, id: str, *texts: str) -> None:
        """Let the seat that is asked take each of these actions in turn."""
        for text in texts:
            await self.tables.act(id, *await self.actor(id), text)

    async def until(self, id: str, there: Callable[[Live], object]) -> Live:
        """Wait until the table meets the condition."""

        async def look() -> Live | None:
            live = await self.tables.live(id)
            return live if there(live) else None

        live: Live = await until(look)
        return live

    async def until_swept(self) -> None:
        """Wait until the clocks of all tables in memory have been looked at, from now on."""
        enough = self.sweeps + 2  # one may be under way
        await until(lambda: self.sweeps >= enough)

    async def _sweep(self) -> None:
        await Tables._sweep(self.tables)
        self.sweeps += 1

    async def played(self, id: str) -> list[tuple[Seat, int, str]]:
        """The seats' actions in the database: seat, decision, text."""
        return [(row.seat, row.decision, row.text) for row in await self.store.actions(id) if row.seat >= 0]

    async def check(self, id: str) -> Live:
        """The database holds a whole game: numbered without gaps, it replays, its draws are the seed's, and what is in
        memory is the same game."""
        rows = await self.store.load(id)
        assert rows is not None
        assert [row.number for row in rows[2]] == list(range(len(rows[2])))
        kept, known = Live(rows), await self.tables.live(id)
        assert kept.playing.state.key() == known.playing.state.key()
        assert (kept.info(), kept.undone) == (known.info(), known.undone)
        record = Record.parse(str(kept.playing.record))
        record.seed = kept.row.seed
        record.verify()
        return kept


@asynccontextmanager
async def hall(url: str, clock: Clock | None = None) -> AsyncIterator[Hall]:
    """A hall on a database; Ann is known there."""
    store = await Store.open(url)
    if await store.user(ANN.id) is None:
        await store.add_user(ANN)
    opened = Hall(store, clock or Clock())
    await opened.tables.start()
    try:
        yield opened
    finally:
        await opened.tables.close()
        await opened.pool.close()
        await store.close()


def in_hall(story: Callable[[Hall], Awaitable[None]]) -> Callable[[str], None]:
    """Turn a coroutine into a test that runs in a hall on an empty SQLite database."""

    def test(sqlite_url: str) -> None:
        async def tell() -> None:
            async with hall(sqlite_url) as opened:
                await story(opened)

        asyncio.run(tell())

    return test


def count(counter: Any) -> float:
    """What a counter of the metrics shows."""
    return float(counter._value.get())
