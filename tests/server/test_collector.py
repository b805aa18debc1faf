"""Python's garbage collector does not stall the server: when it runs, and what it examines and finds."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import socket
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import ROOT
from tests.server.tables import Hall, hall, in_hall
from tests.waiting import until
from tianming.core.errors import TianmingError
from tianming.core.protocol import Event
from tianming.core.registry import game, list_games
from tianming.server import collector, serve
from tianming.server.collector import LATE_SECONDS, OFTEN_SECONDS, QUIET_CORES, SELDOM_SECONDS, Collector
from tianming.server.limits import Settings
from tianming.server.play.live import Stale
from tianming.server.play.tables import NoTable
from tianming.server.web.app import create_app
from tianming.server.web.connections import (
    ConnectionCounter,
    HttpConnection,
    WebSocketConnection,
    capacity_here,
    listen_on,
)

# Long-lived lists: with Python's defaults, some of them trigger a full collection.
LONG_LIVED = """
import gc
from tianming.server import collector
collector.freeze_and_tune()
looks = gc.get_stats()[2]["collections"]
kept = [[number] for number in range(300_000)]
assert gc.get_stats()[0]["collections"] > 10
print(gc.get_freeze_count() > 1000, gc.get_stats()[2]["collections"] - looks)
"""


A_MINUTE = int(OFTEN_SECONDS)


class Times:
    """A clock and a processor time that tests set."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.used = 5.0
        self.stood: list[float] = []
        self.collector = Collector(self.stood.append, clock=lambda: self.now, used=lambda: self.used)

    def after(self, seconds: int, share: float) -> bool:
        """Whether it collects after these seconds, with that share of a core used."""
        looks = [self.look(1, share) for _ in range(seconds)]
        assert not any(looks[:-1])
        return looks[-1]

    def look(self, seconds: float, share: float) -> bool:
        self.now += seconds
        self.used += share * seconds
        return self.collector.look()


@pytest.fixture
def aged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that some objects have always grown old."""
    monkeypatch.setattr(collector, "has_grown", lambda: True)


@pytest.mark.usefixtures("aged")
def test_everything_is_collected_when_it_is_quiet() -> None:
    times = Times()
    assert not times.after(A_MINUTE - 1, 0)
    assert times.after(1, QUIET_CORES / 2)
    assert not times.after(A_MINUTE - 1, 0)
    assert times.after(1, 0)
    assert len(times.stood) == 2 and all(seconds > 0 for seconds in times.stood)


@pytest.mark.usefixtures("aged")
def test_a_busy_server_is_stopped_once_an_hour_at_most() -> None:
    times = Times()
    assert times.after(int(SELDOM_SECONDS), 2 * QUIET_CORES)
    assert not times.after(A_MINUTE + 1, 2 * QUIET_CORES)
    assert times.after(1, 0)  # a quiet second is enough


@pytest.mark.usefixtures("aged")
def test_a_server_that_gets_no_processor_is_not_at_rest() -> None:
    times = Times()
    assert not times.look(OFTEN_SECONDS, 0)
    assert not times.look(2 * LATE_SECONDS, 0)
    assert times.look(1, 0)


def test_a_server_at_rest_does_not_collect_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "has_grown", lambda: False)
    times = Times()
    assert not times.after(10 * A_MINUTE, 0)


def test_python_never_starts_a_full_collection_by_itself() -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT / "src")])}
    done = subprocess.run([sys.executable, "-c", LONG_LIVED], env=environment, capture_output=True, text=True)
    assert done.stdout.split() == ["True", "0"], done.stdout + done.stderr


def test_the_server_freezes_its_objects_before_it_serves(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(collector, "freeze_and_tune", lambda: done.append("settled"))

    def run(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        done.append("served")
        for listening in sockets:
            listening.close()

    monkeypatch.setattr(uvicorn.Server, "run", run)
    monkeypatch.setattr(serve, "set_up_logging", lambda: None)
    serve.serve("127.0.0.1", 0, sqlite_url, open_browser=False)
    assert done == ["settled", "served"]


# --- what there is to look at --------------------------------------------------------------------


def kinds(event: type[Event]) -> Iterator[type[Event]]:
    for kind in event.__subclasses__():
        yield kind
        yield from kinds(kind)


def parts(found: Any) -> Iterator[str]:
    """The kinds of values in a field, however deep."""
    yield type(found).__name__
    inner = [getattr(found, "item_type", None), *getattr(found, "item_types", ()), *getattr(found, "types", ())]
    for one in inner:
        if one is not None:
            yield from parts(one)


def test_no_event_can_be_in_a_cycle() -> None:
    """The collector leaves events out, so they may hold only what cannot hold them."""
    for name in list_games():
        game(name)
    found = [kind for kind in kinds(Event) if kind.__module__.startswith("tianming.")]
    assert len(found) > 50
    allowed = {"IntType", "StrType", "BoolType", "NoneType", "TupleType", "VarTupleType", "UnionType"}
    for kind in found:
        assert kind.__struct_config__.gc is False, kind
        for field in msgspec.inspect.type_info(kind).fields:  # type: ignore[attr-defined]  # a Struct has fields
            assert set(parts(field.type)) <= allowed, (kind, field.name)


async def play(hall: Hall, id: str, number: int) -> None:
    rng = random.Random(1)
    for _ in range(number):
        await hall.act(id, rng.choice(await hall.choices(id)))


@pytest.mark.parametrize("name", list_games())
def test_events_are_not_examined_by_the_collector(sqlite_url: str, name: str) -> None:
    async def main() -> None:
        async with hall(sqlite_url) as opened:
            id = await opened.table("me", "me", game=name)
            await play(opened, id, 20)
            table = (await opened.tables.live(id)).playing
            gc.collect()  # the first collection finds that tuples hold nothing to examine
            assert len(table.events) >= 20
            assert not any(map(gc.is_tracked, table.events)) and not any(map(gc.is_tracked, table.record.actions))

    asyncio.run(main())


# --- what it finds -------------------------------------------------------------------------------


async def act_illegally(work: Any, *kinds: type[Exception]) -> None:
    with pytest.raises(kinds):
        await work


@in_hall
async def test_play_and_refusals_leave_no_cycles(hall: Hall) -> None:
    id = await hall.table("me", "greedy")
    await hall.until(id, lambda live: live.actors() == (0,))
    mine = await hall.table("me", "me")
    await play(hall, mine, 3)
    gc.collect()
    gc.disable()
    try:
        await play(hall, mine, 10)
        seat, decision = await hall.actor(mine)
        for _ in range(10):
            await act_illegally(hall.tables.act(mine, seat, decision, "no such action"), TianmingError)
            await act_illegally(hall.tables.act(mine, seat, decision + 7, "replace"), Stale)
            await act_illegally(hall.tables.live("no such table"), NoTable)
            await act_illegally(hall.store.commit(mine, -1, table={"notice": ""}), Exception)
        for _ in range(3):
            await hall.act(id, (await hall.choices(id))[0])
            await hall.until(id, lambda live: live.actors() == (0,))
        assert not found_kinds() & {"Task", "Future", "frame", "traceback", "Live", "Table"}
    finally:
        gc.enable()


def found_kinds() -> set[str]:
    """The types of objects that only the collector would free."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        return {type(one).__name__ for one in gc.garbage}
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


def test_closed_connections_leave_no_cycles(tmp_path: Path) -> None:
    """Each would keep some 20 KB until the next full collection, and strangers open as many as they like."""

    async def main() -> None:
        url = f"sqlite:///{tmp_path / 'lines.db'}"
        await serve.prepare(url)
        settings = Settings(rate=100_000)
        counter = ConnectionCounter(capacity_here(settings), settings)
        config = uvicorn.Config(
            create_app(url, settings),
            log_config=None,
            http=cast(Any, partial(HttpConnection, counter)),
            ws=cast(Any, partial(WebSocketConnection, counter)),
        )
        server, (listening, *_) = uvicorn.Server(config), listen_on("127.0.0.1", 0)
        serving = asyncio.create_task(server.serve([listening]))
        await until(lambda: server.started)
        address = f"ws://127.0.0.1:{listening.getsockname()[1]}/api/tables/nowhere/socket"
        await visit(address)  # what is made once is made now
        gc.collect()
        gc.disable()
        try:
            for _ in range(5):
                await visit(address)
            await until(lambda: not counter.lines)
            assert not found_kinds() & {"WebSocketConnection", "ServerProtocol", "Connection", "WebSocket", "Task"}
        finally:
            gc.enable()
        server.should_exit = True
        await serving

    asyncio.run(main())


async def visit(address: str) -> None:
    """Open a WebSocket of a table that does not exist, and wait until the server closes it."""
    async with connect(address) as line:
        await line.send('{"type": "hello"}')
        with pytest.raises(ConnectionClosed):
            await line.recv()
