"""Hostile clients: their messages have no effect and do not disturb players.

The long run is `python -m bench.hostile`; see its README.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench.hostile.campaign import Report, attack, end_server, flood, list_errors, start_server
from tests.server.lookalikes import TABLE, Memory, Pair, Twin
from tests.server.running import Person, Server, Wire, run, running
from tests.waiting import WAIT_SECONDS, never, until
from tianming.core.registry import game
from tianming.server.bots.pool import BotPool
from tianming.server.play.live import Rows
from tianming.server.play.tables import Tables
from tianming.server.store.store import Store


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of this file."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('hostile') / 'hostile.db'}") as server:
        yield server
        assert list_errors(server.log) == []


def fought(server: Server, campaign: Callable[[], Coroutine[Any, Any, Report]]) -> Report:
    """Run a campaign, which must fail; returns its report."""
    try:
        report = asyncio.run(campaign())
    finally:
        end_server(server)
    assert report.faults == []
    return report


def test_thousands_of_hostile_messages_change_nothing(tmp_path: Path) -> None:
    server = start_server(f"sqlite:///{tmp_path / 'attack.db'}", "--sockets", "100000")
    report = fought(server, lambda: attack(server, 4000, seed=7, clients=9))
    assert report.messages >= 4000 and report.moves >= 20
    assert {"malformed", "stale", "foreign", "illegal", "replayed", "http", "broken connection"} <= report.sent.keys()
    assert {"refused", "sync", "ack", "HTTP 403", "HTTP 422"} <= report.answers.keys()


def test_floods_are_cut_off_and_the_players_play_on(tmp_path: Path) -> None:
    server = start_server(f"sqlite:///{tmp_path / 'flood.db'}", "--rate", "20")
    report = fought(server, lambda: flood(server, 2000, seed=7, clients=3, nonsense=0.9))
    assert report.answers["closed: 4429"] > 0 and report.moves >= 20


# One thing at a time.


async def take_seats(server: Server) -> tuple[Person, str]:
    """Seat somebody at both seats of a new table."""
    ann = await Person(server).guest()
    table: str = (await ann.table("me", "me"))["table"]["id"]
    return ann, table


def cookie(person: Person) -> dict[str, str]:
    """The headers that identify a person."""
    return {"cookie": "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())}


def test_a_client_without_a_hello_is_told_and_identified_by_its_cookie(server: Server) -> None:
    async def main() -> None:
        ann, table = await take_seats(server)
        address = f"ws://{server.address}/api/tables/{table}/socket"
        for first, number, kind in (
            ('{"type": "act", "id": 7, "seat": 0, "decision": 0, "action": "pass"}', 7, "hello-first"),
            ("hello", 0, "not-understood"),
        ):
            async with connect(address, additional_headers=cookie(ann)) as line:
                wire = Wire(line)
                await line.send(first)
                refused = await wire.hear()
                assert (refused["id"], refused["kind"]) == (number, kind)
                sync = await wire.until_sync()
                assert [seat_view["seat"] for seat_view in sync["seat_views"]] == [0, 1] and sync["table"][
                    "version"
                ] == 0

    run(main())


@pytest.mark.parametrize(("data", "code"), [("x" * 65_537, 1009), (b"\xff\xfe", 1007)])
def test_frames_that_are_too_large_or_no_text_end_that_line_only(server: Server, data: str | bytes, code: int) -> None:
    async def main() -> None:
        ann, table = await take_seats(server)
        async with ann.at(table) as wire, ann.at(table) as rude:
            await wire.until_sync()
            await rude.until_sync()
            await rude.line.send(data, text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await rude.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == code
            assert (await wire.act("pass"))["type"] == "ack"

    run(main())


def test_every_frame_gets_one_answer(server: Server) -> None:
    frames = ["{}", "[]", '"', "{" * 30_000, '{"type": "why"}', '{"type": "hello"}', '{"type": "resync", "id": 3}']

    async def main() -> None:
        ann, table = await take_seats(server)
        async with ann.at(table) as wire:
            await wire.until_sync()
            for frame in frames:
                await wire.line.send(frame)
            answers = [await wire.hear() for _ in range(7)]
            assert [answer["type"] for answer in answers] == ["refused"] * 5 + ["ack", "sync"]
            assert [answer["id"] for answer in answers[:6]] == [0, 0, 0, 0, 0, 3]
            assert all(len(answer["text"]) < 300 for answer in answers[:5])

    run(main())


def test_what_was_taken_back_is_not_acknowledged_again(server: Server) -> None:
    async def main() -> None:
        ann, table = await take_seats(server)
        async with ann.at(table) as wire:
            await wire.until_sync()
            seat_view = wire.pending()
            frame = {
                "type": "act",
                "seat": seat_view["seat"],
                "decision": seat_view["decision"],
                "action": "lead trader b4",
            }
            for _ in range(2):  # sent twice, carried out once
                ack = await wire.ask(frame)
                assert ack["type"] == "ack" and ack["version"] == 1
            undo = {"type": "undo", "seat": seat_view["seat"], "decision": seat_view["decision"] + 1}
            assert (await wire.ask(undo))["type"] == "ack"
            assert (await wire.ask(frame))["stale"]

    run(main())


def test_a_client_that_never_reads_holds_nobody_up(server: Server) -> None:
    async def main() -> None:
        ann, table = await take_seats(server)
        head = "".join(f"{name}: {value}\r\n" for name, value in cookie(ann).items())
        with closing(socket.create_connection(("127.0.0.1", server.port), WAIT_SECONDS)) as deaf:
            for size in (socket.SO_RCVBUF, socket.SO_SNDBUF):
                deaf.setsockopt(socket.SOL_SOCKET, size, 4096)
            deaf.sendall(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\n{head}Sec-WebSocket-Key: {'A' * 22}==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            assert deaf.recv(12) == b"HTTP/1.1 101"
            deaf.settimeout(1.0)
            resync = b'{"type":"resync","id":1}'.ljust(60_000)
            frames = (b"\x81\xfe" + len(resync).to_bytes(2, "big") + bytes(4) + resync) * 800
            with pytest.raises(TimeoutError):  # the server does not read on while its answers are not read
                await asyncio.to_thread(deaf.sendall, b'\x81\x91\x00\x00\x00\x00{"type": "hello"}' + frames)
            async with ann.at(table) as wire:
                await wire.until_sync()
                assert (await wire.act("pass"))["type"] == "ack"

    run(main())


def test_connections_from_one_address_are_counted(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        _, table = await take_seats(server)
        address = f"ws://{server.address}/api/tables/{table}/socket"
        lines = [await connect(address) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            await connect(address)
        assert refused.value.response.status_code == 403
        for line in lines:
            await line.close()
        async with connect(address) as line:
            await line.send('{"type": "hello"}')
            assert json.loads(await line.recv())["type"] == "sync"

    with running(f"sqlite:///{tmp_path / 'many.db'}", "--sockets", "3") as server:
        run(main(server))


# Clients that keep the server waiting; tested in this process with short limits.


def impatient() -> Twin:
    """A server with very short limits."""
    twin = Twin()
    twin.site.settings = replace(twin.site.settings, hello_seconds=0.05, body_seconds=0.05)
    return twin


def talk(twin: Twin, scope: dict[str, Any], *messages: dict[str, Any]) -> list[dict[str, Any]]:
    """What the server sends to a client that sends these messages and then nothing."""
    said: list[dict[str, Any]] = []
    left = iter(messages)

    async def receive() -> dict[str, Any]:
        if (message := next(left, None)) is None:
            await never()
        assert message is not None
        return message

    async def send(message: Any) -> None:
        said.append(message)

    common = {"headers": [], "query_string": b"", "client": ("127.0.0.1", 1), "state": {}, "root_path": ""}
    asyncio.run(twin.app({**common, **scope}, receive, send))
    return said


def test_a_connection_without_a_hello_is_closed() -> None:
    twin = impatient()
    pair = Pair.begun(game("yellow-yangtze"), 2, {}, ())
    row, seats, actions = pair.lines[0].rows(2, pair.options)
    twin.show((replace(row, status="open"), seats, actions))
    scope = {"type": "websocket", "path": f"/api/tables/{TABLE}/socket", "subprotocols": [], "scheme": "ws"}
    said = talk(twin, scope, {"type": "websocket.connect"})
    assert [message["type"] for message in said] == ["websocket.accept", "websocket.close"]
    assert said[-1]["code"] == 4408
    assert not twin.site.sockets


@pytest.mark.parametrize(
    ("last", "status"),
    [((), 408), (({"type": "http.disconnect"},), 422)],
    ids=["no end", "broken off"],
)
def test_a_body_that_does_not_come_is_not_waited_for(last: tuple[dict[str, Any], ...], status: int) -> None:
    scope = {"type": "http", "method": "POST", "path": "/api/guest", "scheme": "http", "http_version": "1.1"}
    said = talk(impatient(), scope, {"type": "http.request", "body": b"{", "more_body": True}, *last)
    assert said[0]["status"] == status
    assert "kind" in msgspec.json.decode(said[1]["body"])


# Many clients that look at the same table at once.


class Slow(Memory):
    """A store that answers only when released, with the data from when it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.gates: list[asyncio.Event] = []

    async def load(self, id: str) -> Rows | None:
        """Read the table now, return it later."""
        rows, gate = await super().load(id), asyncio.Event()
        self.gates.append(gate)
        await gate.wait()
        return rows


def test_an_old_answer_of_the_database_never_hides_a_newer_one() -> None:
    pair = Pair.begun(game("yellow-yangtze"), 2, {}, ())
    row, seats, actions = pair.lines[0].rows(2, pair.options)

    async def main() -> None:
        store = Slow()
        tables = Tables(cast(Store, store), BotPool(1))
        looking = []
        for version in (1, 2):  # the second time another process has changed it in between
            store.rows = (replace(row, status="open", version=version), seats, actions)
            tables._hear_change(TABLE, version)
            looking.append(asyncio.ensure_future(tables.live(TABLE)))
            await asyncio.sleep(0)
            await until(lambda: store.gates)  # it looks
        gates = itertools.count()

        def open_next() -> bool:
            store.gates[min(next(gates), len(store.gates) - 1)].set()
            return all(look.done() for look in looking)

        await until(open_next)
        assert [look.result().row.version for look in looking] == [2, 2]
        assert (await tables.live(TABLE)).row.version == 2

    asyncio.run(main())
