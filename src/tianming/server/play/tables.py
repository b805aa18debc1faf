"""The only writer of games: checks who asks, carries out a change, commits it, then notifies those who watch."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from tianming.core.errors import TianmingError
from tianming.core.seats import Seat
from tianming.server import metrics
from tianming.server.background import Background, ignore_result, outlive
from tianming.server.bots.pool import BotFailed, BotPool, PoolClosed
from tianming.server.play import changes, clocks
from tianming.server.play.changes import Change, Repeated
from tianming.server.play.live import Live, Stale, is_bot
from tianming.server.play.watchers import Notify, Watchers
from tianming.server.refusals import Refusal
from tianming.server.store.rows import TableRow
from tianming.server.store.store import Conflict, Store

DEFAULT_LEVEL = "greedy"
THINKING_SECONDS = 1.0  # for a bot that uses time
COMMIT_ATTEMPTS = 20  # for a change, if others are faster
CACHED_TABLES = 2000  # tables in memory
CACHED_ENDED_TABLES = 50  # those of them that are over and that nobody watches
SWEEP_SECONDS = 0.5  # between looks at the clocks of the tables in memory
LOOK_UP_SECONDS = 5.0  # between looks at the clocks of all tables in the database
TIDY_SECONDS = 3600.0  # between two times that old tables for practice are dropped
PRACTICE_SECONDS = 86_400.0  # how long a table for practice is kept
ANY_VERSION = 1 << 62  # newer than every version
RESCUE_SECONDS = 5.0  # after which any process takes up a bot's decision
CARE = "looking after a game"
log = logging.getLogger("tianming.tables")


class NoTable(Refusal):
    """There is no such table."""

    status = 404


class Tables:
    """The running games of one server process."""

    def __init__(self, store: Store, pool: BotPool, *, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.pool = pool
        self.now = now
        self.address_of: Callable[[str], str] = str  # of a person: bots think for one address after another
        self._live: dict[str, Live] = {}
        self._over: dict[str, None] = {}  # tables in memory that are over, in the order of their last use
        self._locks: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._watchers = Watchers()
        self._background = Background(log)
        self._changes: set[asyncio.Task[Live]] = set()
        self._thinking: set[str] = set()
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._changing: set[str] = set()
        self._newest: dict[str, int] = {}  # versions announced while a change is under way
        self._stop: Callable[[], Awaitable[None]] | None = None

    # Life.

    async def start(self) -> None:
        """Resume all games. Set aside, with a notice, those that do not replay on the present rules."""
        self._stop = await self.store.listen(self._hear_change)
        background = self._background
        background.start(background.persist("taking up all games", self._resume_all))
        background.start(background.repeat("looking after the games in memory", self._sweep, SWEEP_SECONDS))
        background.start(background.repeat("looking up clocks", self._look_up, LOOK_UP_SECONDS))
        background.start(background.repeat("dropping old tables for practice", self._tidy, TIDY_SECONDS))

    async def close(self) -> None:
        """Stop thinking, sweeping and listening. Games need nothing else: every change is durable already."""
        while self._background.tasks or self._changes:  # a change that ends now may have begun another task
            self._background.cancel()
            await asyncio.gather(*self._background.tasks, *self._changes, return_exceptions=True)
        if self._stop is not None:
            await self._stop()

    async def _resume_all(self) -> None:
        for id in await self.store.list_unfinished():
            try:
                await self._resume(id)
            except Exception:  # noqa: BLE001 - we try again, and the other tables do not wait
                self._background.start(self._background.persist("taking up a game", partial(self._resume, id), id))

    async def _resume(self, id: str) -> None:
        try:
            live = await self.live(id)
        except NoTable:  # dropped in the meantime, or of a game that is unknown here
            return
        if live.row.status != "playing":
            return
        try:
            live.check_draws()
        except TianmingError as error:
            await self._set_aside(live.row, str(error))
            self._forget(id)
            self._watchers.wake(id)
        else:
            self._think(live)

    async def _set_aside(self, row: TableRow, error: str) -> None:
        id = row.id
        notice = f"This game was set aside: it does not replay on the present rules ({error:.200})."
        log.error("a game does not replay and is set aside", extra={"table": id})
        try:
            await self.store.commit(id, row.version, table={"status": "aside", "notice": notice})
        except Conflict:
            log.info("another process was first to set it aside", extra={"table": id})

    # Reading.

    def find_cached(self, id: str) -> Live | None:
        """The table, if it is in memory."""
        return self._live.get(id)

    async def live(self, id: str) -> Live:
        """The table, from memory or from the database. This sets aside a game that no longer replays."""
        while id not in self._live:
            load = self._loading.get(id)
            if load is None:
                load = self._loading[id] = asyncio.ensure_future(self._load(id))
                load.add_done_callback(ignore_result)
            loaded: Live | None = None
            try:
                loaded = await asyncio.shield(load)
            finally:
                if load.done() and self._loading.get(id) is load:  # no newer version was announced in the meantime
                    del self._loading[id]
                    if loaded is not None:
                        self._remember(loaded)
                del load  # its exception holds this frame: see `outlive`
        return self._live[id]

    async def _load(self, id: str) -> Live:
        rows = await self.store.load(id)
        if rows is None:
            raise NoTable("no-table")
        try:
            return Live(rows)
        except TianmingError as error:
            if rows[0].status != "playing":  # not even its game is known here
                raise NoTable("unopenable", detail=str(error)) from None
            await self._set_aside(rows[0], str(error))
            return await self._load(id)

    def _remember(self, live: Live) -> None:
        self._loading.pop(live.row.id, None)
        self._live.pop(live.row.id, None)
        self._live[live.row.id] = live
        while len(self._live) > CACHED_TABLES:
            self._drop(next((id for id, held in self._live.items() if not held.has_clocks()), next(iter(self._live))))
        if live.row.status == "ended":
            self._note_over(live.row.id)

    def _note_over(self, id: str) -> None:
        """Keep only a few of the games that are over in memory, and those that somebody watches."""
        self._over.pop(id, None)
        self._over[id] = None
        while len(self._over) > CACHED_ENDED_TABLES:
            oldest = next(iter(self._over))
            del self._over[oldest]
            if oldest not in self._watchers and oldest in self._live:
                self._drop(oldest)

    def _drop(self, id: str) -> None:
        del self._live[id]
        if id in self._locks and not self._locks[id].locked():
            del self._locks[id]

    # Watching.

    def watch(self, id: str, notify: Notify) -> None:
        """Call `notify`, which must not raise, whenever the table changes, until `unwatch` is called with it."""
        self._watchers.add(id, notify)

    def unwatch(self, id: str, notify: Notify) -> None:
        """Call it no more."""
        self._watchers.remove(id, notify)
        if id not in self._watchers and id in self._live and self._live[id].row.status == "ended":
            self._note_over(id)

    def _hear_change(self, id: str, version: int) -> None:
        """A table was changed, here or by another process. "" means that some notices may have been missed."""
        if not id:
            for known in {*self._live, *self._loading, *self._changing, *self._watchers}:
                self._hear_change(known, ANY_VERSION)
            return
        live = self._live.get(id)
        if id in self._changing:
            self._newest[id] = max(version, self._newest.get(id, 0))  # looked at when the change is done
        elif live is None or live.row.version < version:
            self._forget(id)
        self._watchers.wake(id)

    def _forget(self, id: str) -> None:
        """Forget what is in memory, or on its way there, because it is old."""
        self._live.pop(id, None)
        self._loading.pop(id, None)

    def forget(self, id: str) -> None:
        """Forget a table that was dropped. Those who watch it find out."""
        self._forget(id)
        self._watchers.wake(id)

    # Changing.

    async def change(self, id: str, make: Callable[[Live], Change]) -> Live:
        """Carry out a change on the newest version; if somebody was faster, on their result. It runs to its end even if
        its caller has gone, so that everybody else sees what was written."""
        return await outlive(self._change(id, make), self._changes)

    def adopt(self, live: Live) -> None:
        """Take over a table that was just made and is in the database."""
        count_change("open", live.row.status)
        self._remember(live)
        self._think(live)

    async def _change(self, id: str, make: Callable[[Live], Change]) -> Live:
        await self.live(id)  # there is such a table
        async with self._locks[id]:
            for _ in range(COMMIT_ATTEMPTS):
                live = await self.live(id)
                change = make(live)
                self._changing.add(id)
                try:
                    version = await self.store.commit(
                        id,
                        live.row.version,
                        actions=change.actions,
                        keep=change.keep,
                        table=change.fields,
                        seats=list(change.seats.items()),
                        sequel=change.sequel,
                    )
                except Conflict:
                    metrics.CONFLICTS.inc()
                    self._forget(id)
                    self._watchers.wake(id)
                    continue
                except BaseException:
                    self._forget(id)  # perhaps it was written, perhaps not: read it again
                    self._watchers.wake(id)
                    self._take_up(id)  # if it was, a bot may be next
                    raise
                finally:
                    self._changing.discard(id)
                    heard = self._newest.pop(id, 0)
                after = changes.advance(live, change, version)
                count_change(live.row.status, after.row.status)
                if heard > version:
                    self._forget(id)
                else:
                    self._remember(after)
                self._watchers.wake(id)
                self._think(after)
                return after
        raise Stale("busy")

    async def act(self, id: str, seat: Seat, decision: int, action: str, *, bot: bool = False) -> int:
        """Answer a seat's decision; return the version that holds the answer. Sending it twice does no harm."""

        def answer(live: Live) -> Change:
            return changes.act(live, seat, decision, action, self.now(), bot=bot)

        try:
            version = await self._commit(id, answer)
        except Repeated as repeated:
            return repeated.version
        metrics.ACTIONS.inc()
        return version

    async def undo(self, id: str, seat: Seat, decision: int, steps: int) -> int:
        """Take back a seat's last actions."""
        return await self._commit(id, lambda live: changes.undo(live, seat, decision, steps, self.now()))

    async def concede(self, id: str, seat: Seat, *, offer: bool) -> int:
        """Offer to give up, or take the offer back."""
        return await self._commit(id, lambda live: changes.concede(live, seat, self.now(), offer=offer))

    async def agree(self, id: str, seat: Seat) -> int:
        """Agree that those who offered to give up have lost."""
        return await self._commit(id, lambda live: changes.accept(live, seat, self.now()))

    async def settle(self, id: str, seat: Seat, *, offer: bool) -> int:
        """Offer to end the game as it stands, or play on after all."""
        return await self._commit(id, lambda live: changes.offer_end(live, seat, self.now(), offer=offer))

    async def come_back(self, id: str, seat: Seat) -> int:
        """Let the owner take their seat back from the bot."""
        return await self._commit(id, lambda live: changes.take_back(live, seat, self.now()))

    async def leave(self, id: str, seat: Seat) -> None:
        """Let a bot play on for the seat."""
        await self.change(id, lambda live: changes.leave(live, seat, self.now()))

    async def _commit(self, id: str, make: Callable[[Live], Change]) -> int:
        return (await self.change(id, make)).row.version

    # Bots and clocks.

    def _think(self, live: Live) -> None:
        if live.bot_seats():
            self._take_up(live.row.id)

    def _take_up(self, id: str) -> None:
        """Let the bots of a table play if it is their turn, as soon as the database answers."""
        if id not in self._thinking:
            self._thinking.add(id)
            self._background.start(self._play_bots(id))

    async def _play_bots(self, id: str) -> None:
        try:
            await self._background.persist("letting bots play", partial(self._play_on, id), id)
        finally:
            self._thinking.discard(id)

    async def _play_on(self, id: str) -> None:
        """Let bots decide as long as it is their turn."""
        try:
            while (live := await self.live(id)).bot_seats():
                try:
                    await self._play_bot(live, live.bot_seats()[0].seat)
                except Stale as reason:
                    log.debug("a bot's answer came too late: %s", reason)
                    await asyncio.sleep(0.01)
        except (PoolClosed, NoTable) as reason:
            log.debug("bots stop: %s", reason)

    async def _play_bot(self, live: Live, seat: Seat) -> None:
        row = live.seats[seat]
        view = live.view(seat)
        seed = f"{live.row.seed}/{seat}/{row.decision}"
        try:
            turn = (self.address_of(live.row.host), live.row.host, live.row.id)
            action = await self.pool.choose(view, row.level or DEFAULT_LEVEL, hash_seed(seed), THINKING_SECONDS, turn)
        except BotFailed as failure:
            log.warning("a bot failed, the default action is taken: %s", failure, extra={"table": live.row.id})
            action = live.rules.default_action(live.playing.state, seat)
        await self.act(live.row.id, seat, row.decision, live.rules.write(action), bot=True)

    async def _sweep(self) -> None:
        """Look after clocks that have run out, and bots that do not get to think."""
        now = self.now()
        await self._look_after_all([id for id, live in self._live.items() if self._needs_care(live, now)])

    async def _look_up(self) -> None:
        """Look after the tables in the database on which clocks have run out."""
        await self._look_after_all(await self.store.list_overdue(self.now()))

    async def _look_after_all(self, ids: Iterable[str]) -> None:
        complaints = self._background.complaints
        for id in ids:
            try:
                await self._look_after(await self.live(id))
            except NoTable:
                complaints.forget(CARE, id)
            except Exception:  # noqa: BLE001 - the next look tries again, and the other tables do not wait
                complaints.report_failure(CARE, id)
            else:
                complaints.report_success(CARE, id)

    async def _tidy(self) -> None:
        """Drop tables for practice that nobody has used for a day."""
        for id in await self.store.drop_practice(self.now() - PRACTICE_SECONDS):
            self._forget(id)

    def _needs_care(self, live: Live, now: float) -> bool:
        """Whether a game needs looking after, or looking after it failed last time. This runs often, for all games."""
        overdue = live.row.status == "playing" and next(clocks.find_overdue(live.seats, now), None) is not None
        return overdue or waits_for_bot(live, now) or self._background.complaints.is_open(CARE, live.row.id)

    async def _look_after(self, live: Live) -> None:
        now = self.now()
        for seat in clocks.find_overdue(live.seats, now) if live.row.status == "playing" else ():
            await self._time_out(live.row.id, seat, now)
        if waits_for_bot(live, now):
            self._think(live)

    async def _time_out(self, id: str, seat: Seat, now: float) -> None:
        try:
            await self.change(id, lambda live: changes.time_out(live, seat, now))
            metrics.TIMEOUTS.inc()
        except Stale as reason:
            log.debug("no time-out: %s", reason)


def count_change(before: str, after: str) -> None:
    """Count games that begin and end."""
    if before == "open" and after == "playing":
        metrics.STARTED.inc()
    if before == "playing" and after == "ended":
        metrics.ENDED.inc()


def waits_for_bot(live: Live, now: float) -> bool:
    """Whether a bot has owed an answer for so long that it seems not to be thinking."""
    if now - live.row.changed <= RESCUE_SECONDS or not any(is_bot(seat) for seat in live.seats):
        return False
    return bool(live.bot_seats())


def hash_seed(text: str) -> str:
    """A seed for a bot. It reveals nothing about the table's seed."""
    return hashlib.sha256(f"bot\n{text}".encode()).hexdigest()
