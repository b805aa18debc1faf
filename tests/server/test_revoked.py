"""An ended session or token has no effect any more, and its open sockets are closed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import asyncpg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import Person, Server, Wire, choices, run, running
from tests.server.test_processes import LISTENERS, also, terminate

ENDED = 4401


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a file."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('revoked') / 'tianming.db'}") as one:
        yield one


@pytest.fixture(scope="module")
def pair(postgres: Any) -> Iterator[tuple[Server, Server, str]]:
    """Two processes on one database, and its URL."""
    url = postgres.fresh()
    with running(url) as one, running(url) as two:
        yield one, two, url
    postgres.give_back(url)


async def closing_code(wire: Wire) -> tuple[int, str]:
    """The code and reason with which the server closes a connection."""
    try:
        while True:
            await wire.hear()
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code, closed.rcvd.reason


async def is_open(wire: Wire) -> bool:
    """Whether a connection is still served."""
    return (await wire.ask({"type": "resync"}))["type"] in ("ack", "refused")


async def login(server: Server, name: str) -> Person:
    """Another session of an account."""
    person = Person(server)
    await person.post("/api/login", {"name": name, "password": "long enough"})
    return person


async def account(server: Server, name: str) -> Person:
    person = Person(server)
    await person.post("/api/register", {"name": name, "password": "long enough"})
    return person


def test_logging_out_closes_the_sockets_of_that_session_only(server: Server) -> None:
    async def main() -> None:
        here = await account(server, "Ann at home")
        there = await login(server, "Ann at home")
        id = (await here.table("me", "me"))["table"]["id"]
        async with here.at(id) as one, here.at(id) as two, there.at(id) as other, Person(server).at(id) as stranger:
            for wire in (one, two, other, stranger):
                await wire.until_sync()
            await here.post("/api/logout")
            assert await closing_code(one) == (ENDED, "the session or token has ended")
            assert (await closing_code(two))[0] == ENDED
            assert await is_open(other) and await is_open(stranger)
            answer = await other.act(choices(other.pending())[0])
            assert answer["type"] == "ack"

    run(main())


def test_an_act_that_comes_after_the_end_is_not_done(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest("Ann")
        id = (await ann.table("me", "me"))["table"]["id"]
        async with ann.at(id) as wire:
            seat_view = (await wire.until_sync())["seat_views"][0]
            asked = wire.pending() or seat_view
            act = {"type": "act", "seat": asked["seat"], "decision": asked["decision"], "action": choices(asked)[0]}
            await ann.post("/api/logout")
            frames: list[Any] = []
            try:
                await wire.send(act)
                while True:
                    frames.append(await wire.hear())
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code == ENDED
            assert "ack" not in [frame["type"] for frame in frames]
            assert (await Person(server).get(f"/api/tables/{id}"))["version"] == seat_view_version(wire)
        async with ann.at(id) as again:  # the cookie is no longer valid, so this is a spectator
            assert (await again.until_sync())["seat_views"][0]["seat"] is None

    run(main())


def seat_view_version(wire: Wire) -> int:
    version: int = wire.sync["table"]["version"]
    return version


def test_registering_ends_the_guests_other_sockets(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest("Ann")
        elsewhere = also(ann, server)
        id = (await ann.table("me", "me"))["table"]["id"]
        async with elsewhere.at(id) as wire:
            await wire.until_sync()
            await ann.post("/api/register", {"name": "Ann the second", "password": "long enough"})
            assert (await closing_code(wire))[0] == ENDED
        async with ann.at(id) as wire:  # she keeps her games
            assert (await wire.until_sync())["seat_views"][0]["seat"] == 0

    run(main())


def test_an_ended_token_closes_its_programs_sockets(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest("Ann")
        token, kept = [(await ann.post("/api/tokens", {"name": name}))["token"] for name in ("old", "new")]
        id = (await ann.table("me", "me"))["table"]["id"]
        path = f"ws://{server.address}/api/tables/{id}/socket"
        headers = [{"authorization": f"Bearer {one}"} for one in (token, kept)]
        async with (
            connect(path, additional_headers=headers[0], max_size=None) as line,
            connect(path, additional_headers=headers[1], max_size=None) as other,
        ):
            wires = [Wire(line), Wire(other)]
            for wire in wires:
                await wire.send({"type": "hello"})
                assert (await wire.until_sync())["seat_views"][0]["seat"] == 0
            listed = await ann.get("/api/tokens")
            (old,) = [one["id"] for one in listed if one["name"] == "old"]
            answer = await ann.http.delete(f"/api/tokens/{old}")
            assert answer.status_code == 204
            assert (await closing_code(wires[0]))[0] == ENDED
            assert await is_open(wires[1])

    run(main())


def test_the_token_of_an_abandoned_seat_is_invalid(server: Server) -> None:
    async def main() -> None:
        ann, bob = await Person(server).guest("Ann"), await Person(server).guest("Bob")
        made = await ann.table("me", "open", "open")
        id = made["table"]["id"]
        seated = await bob.post(f"/api/tables/{id}/join", {"invite": made["invite"]})
        ((seat, token),) = seated["tokens"].items()
        async with Person(server).at(id, tokens=(token,)) as wire:
            sync = await wire.until_sync()
            assert sync["seat_views"][0]["seat"] == int(seat)
            await bob.post(f"/api/tables/{id}/leave", {})
            assert (await wire.until_sync(sync["table"]["version"] + 1))["seat_views"][0]["seat"] is None
            answer = await wire.ask({"type": "concede", "seat": int(seat)})
            assert (answer["type"], answer["kind"]) == ("refused", "not-your-seat"), answer

    run(main())


# --- several processes ---------------------------------------------------------------------------


def test_logging_out_at_one_process_closes_the_sockets_at_another(pair: tuple[Server, Server, str]) -> None:
    async def main() -> None:
        one, two, _ = pair
        ann = await Person(one).guest("Ann")
        id = (await ann.table("me", "me"))["table"]["id"]
        async with also(ann, two).at(id) as wire:
            await wire.until_sync()
            await ann.post("/api/logout")
            assert (await closing_code(wire))[0] == ENDED

    run(main())


def test_an_ended_session_is_noticed_without_a_notification(pair: tuple[Server, Server, str]) -> None:
    async def main() -> None:
        one, two, url = pair
        ann, bob = await Person(one).guest("Ann"), await Person(one).guest("Bob")
        id = (await ann.table("me", "me"))["table"]["id"]
        async with also(ann, two).at(id) as wire, also(bob, two).at(id) as other:
            await wire.until_sync()
            await other.until_sync()
            await execute(url, "DELETE FROM sessions WHERE user_id = $1", (await ann.get("/api/me"))["id"])
            assert await is_open(wire)
            assert await terminate(url, LISTENERS) == 2
            assert (await closing_code(wire))[0] == ENDED
            assert await is_open(other)

    run(main())


async def execute(url: str, statement: str, *values: object) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement, *values)
    finally:
        await connection.close()


def test_a_session_that_ends_before_the_greeting_shows_nothing(server: Server) -> None:
    """A session that ends between the opening of the connection and the greeting."""

    async def main() -> None:
        ann = await Person(server).guest("Ann")
        id = (await ann.table("me", "me"))["table"]["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
        path = f"ws://{server.address}/api/tables/{id}/socket"
        async with connect(path, additional_headers={"cookie": cookie}, max_size=None) as line:
            await ann.post("/api/logout")
            wire = Wire(line)
            await wire.send({"type": "hello"})
            assert (await closing_code(wire))[0] == ENDED
            shown = [] if wire.sync is None else [seat_view["seat"] for seat_view in wire.sync["seat_views"]]
            assert shown in ([], [None])

    run(main())
