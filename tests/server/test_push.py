"""A crowd at a table: it comes one by one, is notified in slices, and slow clients get only the newest picture."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from tests.server.tables import Hall, in_hall
from tests.waiting import until
from tianming.server.limits import MAX_TURNSTILE_SECONDS, Settings, Turnstile
from tianming.server.play.watchers import BATCH_WATCHERS, Watchers
from tianming.server.web.push import NAME, text_frame
from tianming.server.web.table_socket import Connection


@given(st.sampled_from([0, 1, 125, 126, 127, 65_535, 65_536, 70_000]), st.binary(min_size=1, max_size=1))
def test_a_text_is_framed_as_the_websockets_library_does(size: int, letter: bytes) -> None:
    text = letter * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


# Coming to a table.


def test_a_turnstile_lets_a_crowd_in_one_by_one() -> None:
    now = 100.0
    turnstile = Turnstile(10.0, clock=lambda: now)
    assert [turnstile.enter() for _ in range(4)] == pytest.approx([0, 0.1, 0.2, 0.3])
    now += 0.35
    assert [turnstile.enter() for _ in range(2)] == pytest.approx([0.05, 0.15])
    now += 60
    assert turnstile.enter() == 0


def test_nobody_waits_at_a_turnstile_for_ever() -> None:
    now = 100.0
    turnstile = Turnstile(10.0, clock=lambda: now)
    assert max(turnstile.enter() for _ in range(1000)) == MAX_TURNSTILE_SECONDS


@in_hall
async def test_spectators_queue_up_and_players_do_not(hall: Hall) -> None:
    id = await hall.table("me", "me")
    live = await hall.tables.live(id)
    connection = connected(hall, Client(), id)
    entered: list[str | None] = []

    def enter() -> float:
        entered.append(connection.user)
        return 0.0

    connection.site.spectators = cast(Any, SimpleNamespace(enter=enter))
    for user in (None, "somebody else", live.seats[0].user):
        connection.user = user
        await connection._queue_up(live)
    assert entered == [None, "somebody else"]


# Notifying watchers.


def test_a_crowd_is_served_in_slices_while_others_get_their_turn() -> None:
    async def story() -> None:
        watchers, heard = Watchers(), []
        crowd = [SimpleNamespace(notify=lambda: heard.append("crowd")) for _ in range(BATCH_WATCHERS + 1)]
        for one in crowd:
            watchers.add("one", lambda one=one: one.notify())  # type: ignore[misc]
        watchers.add("two", lambda: heard.append("two"))
        watchers.wake("one")
        watchers.wake("two")
        assert heard == ["crowd"] * BATCH_WATCHERS + ["two"]
        await asyncio.sleep(0)
        assert heard == ["crowd"] * BATCH_WATCHERS + ["two", "crowd"]

    asyncio.run(story())


def test_a_client_that_has_left_is_sent_nothing() -> None:
    async def story() -> None:
        watchers, left = Watchers(), asyncio.Event()
        for _ in range(BATCH_WATCHERS):
            watchers.add("one", asyncio.Event().set)
        watchers.add("one", left.set)
        watchers.wake("one")
        watchers.remove("one", left.set)
        await asyncio.sleep(0)
        assert not left.is_set()

    asyncio.run(story())


def test_nobody_watches_when_the_last_has_left() -> None:
    watchers = Watchers()
    watchers.add("one", print)
    assert "one" in watchers and list(watchers) == ["one"]
    watchers.remove("one", print)
    watchers.remove("one", print)
    assert "one" not in watchers
    watchers.wake("one")


# Sending pictures.


class Client:
    """A WebSocket whose client may be slow."""

    def __init__(self) -> None:
        self.keeps_up = True
        self.may_send = asyncio.Event()
        self.pushed: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.scope = {"extensions": {NAME: {"send": self.push}}}

    def push(self, text: bytes) -> bool:
        if self.keeps_up:
            self.pushed.append(msgspec.json.decode(text))
        return self.keeps_up

    async def send_text(self, text: str) -> None:
        await self.may_send.wait()
        self.sent.append(msgspec.json.decode(text))


def connected(hall: Hall, client: Client, id: str) -> Connection:
    site = SimpleNamespace(tables=hall.tables, settings=Settings())
    return Connection(cast(Any, site), cast(Any, client), id)


@in_hall
async def test_a_client_that_keeps_up_is_shown_a_change_at_once(hall: Hall) -> None:
    id, client = await hall.table("me", "me"), Client()
    connection = connected(hall, client, id)
    hall.tables.watch(id, connection._notify)
    await hall.act(id, (await hall.choices(id))[0])
    version = (await hall.tables.live(id)).row.version
    assert [sync["table"]["version"] for sync in client.pushed] == [version]
    connection._notify()  # nothing is new
    assert len(client.pushed) == 1


@in_hall
async def test_a_client_that_does_not_keep_up_gets_the_newest_only(hall: Hall) -> None:
    id, client = await hall.table("me", "me"), Client()
    connection = connected(hall, client, id)
    hall.tables.watch(id, connection._notify)
    sending = asyncio.ensure_future(connection._send_on())
    client.keeps_up = False
    await hall.act(id, (await hall.choices(id))[0])
    await until(lambda: connection._sending.locked())
    client.keeps_up = True  # but a picture is waiting to be sent, and nothing may overtake it
    for _ in range(3):
        await hall.act(id, (await hall.choices(id))[0])
    assert client.pushed == []
    client.may_send.set()
    newest = (await hall.tables.live(id)).row.version
    await until(lambda: connection.version == newest)
    sending.cancel()
    shown = [sync["table"]["version"] for sync in (*client.sent, *client.pushed)]
    assert shown == [newest - 3, newest]


@in_hall
async def test_a_fault_in_a_picture_is_the_watchers_own(hall: Hall) -> None:
    id, client = await hall.table("me", "me"), Client()
    connection = connected(hall, client, id)

    def fail(live: object) -> bytes:
        raise ValueError("no such picture")

    connection._picture = fail  # type: ignore[method-assign]
    hall.tables.watch(id, connection._notify)
    await hall.act(id, (await hall.choices(id))[0])
    assert connection._woken.is_set()
    assert client.pushed == []
