"""Half-sent requests take no descriptors from games: they are timed out, counted, and logged sparingly."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bench.hostile.campaign import list_errors
from tests.server.half_sent import BODY, HEAD, half_sent, open_half
from tests.server.running import Person, Server, run, running
from tests.waiting import WAIT_SECONDS, until
from tianming.core.errors import TianmingError
from tianming.server.limits import address_key
from tianming.server.web.connections import (
    MIN_DESCRIPTORS,
    ListeningSocket,
    Proxies,
    RepeatFilter,
    capacity_for,
    listen_on,
)

FEW = 256


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers of this test may open few files."""
    monkeypatch.setenv("TEST_DESCRIPTORS", str(FEW))


async def play_on(server: Server, ann: Person, id: str) -> None:
    """Play on over an open line and over a new one, and check the server's health."""
    async with ann.at(id) as line:
        await line.until_sync()
        assert await line.play(random.Random(3), 5) == 5
    for _ in range(3):
        fresh = Person(server)
        assert (await fresh.http.get("/healthz")).json() == {"status": "ok"}


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("sent", [HEAD, b"", b"GET / HTTP/1.1\r\ncontent-length: 9\r\n\r\n"])
def test_half_sent_requests_stop_no_game(tmp_path: Path, sent: bytes) -> None:
    async def main(server: Server) -> None:
        ann = await Person(server).guest("Ann")
        id = (await ann.table("me", "me"))["table"]["id"]
        async with ann.at(id) as line:
            await line.until_sync()
            before = server.log.stat().st_size
            async with half_sent(server.port, 2 * FEW, sent):
                assert await line.play(random.Random(1), 10) == 10
                await play_on(server, ann, id)
            assert server.log.stat().st_size - before < 20_000
        assert list_errors(server.log) == []

    with running(f"sqlite:///{tmp_path / 'few.db'}", module="tests.server.limited") as server:
        run(main(server))


@pytest.mark.usefixtures("few")
def test_half_sent_bodies_leave_room_for_health_checks_and_games(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        ann = await Person(server).guest("Ann")
        id = (await ann.table("me", "me"))["table"]["id"]
        async with ann.at(id) as line:
            await line.until_sync()
            async with half_sent(server.port, 2 * FEW, BODY):
                assert await line.play(random.Random(1), 10) == 10
                assert (await Person(server).http.get("/healthz")).status_code == 200
                answer = await ann.http.get("/api/me")
                assert answer.status_code in (200, 503)
                if answer.status_code == 503:
                    assert answer.json()["kind"] == "full"
                    assert "content-security-policy" in answer.headers
            assert await line.play(random.Random(2), 5) == 5
        assert list_errors(server.log) == []

    with running(f"sqlite:///{tmp_path / 'few.db'}", module="tests.server.limited") as server:
        run(main(server))


@pytest.mark.usefixtures("few")
def test_one_address_takes_no_more_than_its_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.9")

    async def main(server: Server) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=("127.0.0.2", 0))
        writer.write(HEAD)
        async with half_sent(server.port, FEW, host="127.0.0.3"):
            assert (await Person(server).http.get("/healthz")).status_code == 200
            writer.write(b"done\r\n\r\n")  # the first connection from elsewhere still has its place
            assert (await asyncio.wait_for(reader.readline(), WAIT_SECONDS)).startswith(b"HTTP/1.1 401")
        writer.close()

    with running(f"sqlite:///{tmp_path / 'few.db'}", module="tests.server.limited") as server:
        run(main(server))


@pytest.mark.usefixtures("few")
def test_the_last_sockets_are_kept_for_known_users(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        ann = await Person(server).guest("Ann")
        id = (await ann.table("me", "me"))["table"]["id"]
        path = f"ws://{server.address}/api/tables/{id}/socket"
        strangers = []
        try:
            with contextlib.suppress(InvalidStatus):
                for _ in range(FEW):
                    strangers.append(await connect(path))
                    await strangers[-1].send('{"type": "hello"}')
            assert 10 < len(strangers) < FEW // 2
            await play_on(server, ann, id)
        finally:
            await asyncio.gather(*(line.close() for line in strangers))

    with running(f"sqlite:///{tmp_path / 'few.db'}", module="tests.server.limited") as server:
        run(main(server))


UNREAD = b"GET /healthz HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\n"


def test_requests_that_trickle_in_are_not_waited_for(tmp_path: Path) -> None:
    """Neither a head nor the rest of an unread body is."""

    async def dripped(server: Server, sent: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(sent)

        dripping = asyncio.ensure_future(until(lambda: writer.write(b"x"), 0.5))  # until it is cancelled
        try:
            return await asyncio.wait_for(reader.read(), WAIT_SECONDS)
        finally:
            dripping.cancel()
            writer.close()

    async def main(server: Server) -> None:
        head, unread = await asyncio.gather(dripped(server, HEAD), dripped(server, UNREAD))
        assert head.startswith(b"HTTP/1.1 408")
        assert unread.startswith(b"HTTP/1.1 200")

    with running(f"sqlite:///{tmp_path / 'slow.db'}") as server:
        run(main(server))


# The parts.


def test_connections_never_get_all_descriptors() -> None:
    for descriptors in (MIN_DESCRIPTORS, 1024, 65_536):
        for bots in (1, 16):
            room = capacity_for(descriptors, bots)
            assert room.visitors >= 16 and room.lines >= 32
            assert 2 * room.visitors + room.lines + 64 <= descriptors
    with pytest.raises(TianmingError, match="LimitNOFILE"):
        capacity_for(MIN_DESCRIPTORS - 1, 1)


def test_running_out_of_descriptors_is_logged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    (door,) = listen_on("127.0.0.1", 0)
    assert isinstance(door, ListeningSocket)
    door.setblocking(False)
    door.listen()

    def exhausted(self: socket.socket) -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr(socket.socket, "accept", exhausted)
    with pytest.raises(OSError, match="Too many"):
        door.accept()
    for _ in range(3):
        with pytest.raises(BlockingIOError):
            door.accept()
    door.close()


def test_a_port_in_use_is_reported_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(TianmingError, match="choose another"):
        listen_on("127.0.0.1", taken.getsockname()[1])


def test_log_lines_that_strangers_can_trigger_are_limited() -> None:
    sparing = RepeatFilter()

    def passed(name: str, level: int, text: str) -> bool:
        return sparing.filter(logging.LogRecord(name, level, "", 0, text, (), None))

    accept = "socket.accept() out of system resource"
    assert [passed("asyncio", logging.ERROR, accept) for _ in range(100)].count(True) == 1
    assert [passed("uvicorn.error", logging.WARNING, "Invalid HTTP") for _ in range(100)].count(True) == 1
    assert all(passed("tianming.tables", logging.ERROR, "a fault") for _ in range(3))
    sparing._last[accept] = -10.0
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, accept, (), None)
    assert sparing.filter(record) and record.getMessage() == f"{accept} (99 more like this)"


def test_addresses_are_counted_by_customer() -> None:
    assert address_key("192.0.2.1") == "192.0.2.1"
    assert address_key("::ffff:192.0.2.1") == "192.0.2.1"
    assert address_key("2001:db8:1:2:3:4:5:6") == address_key("2001:db8:1:2::1") != address_key("2001:db8:1:3::1")
    assert address_key("unknown") == "unknown"
    assert "10.1.2.3" in Proxies("::1, 10.0.0.0/8") and "11.1.2.3" not in Proxies("::1, 10.0.0.0/8")
    assert "anything" in Proxies("*")


def test_the_test_helper_accepts_that_an_address_is_kept_out() -> None:
    assert asyncio.run(open_half(1, b"")) is None
