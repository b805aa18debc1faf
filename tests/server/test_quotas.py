"""Limits on tables and bots of a person and of an address."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Person, Server, run, running
from tianming import game

POSITION = game("yellow-yangtze").table(players=2, seed="practice").state.snapshot()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small shares."""
    folder = tmp_path_factory.mktemp("shares")
    with running(f"sqlite:///{folder / 'shares.db'}", "--tables", "3", "--bot-seats", "8") as server:
        yield server


def at(person: Person, address: str) -> Person:
    """Let the person appear to come from that address, behind a proxy."""
    person.http.headers["x-forwarded-for"] = address
    return person


async def refusal_kind(person: Person, *seats: str, status: int = 429, **more: Any) -> str:
    """The kind of refusal that a new table gets."""
    wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    wish = {"game": "yellow-yangtze", "seats": wishes, **more}
    code: str = (await person.post("/api/tables", wish, status=status))["kind"]
    return code


def test_a_person_has_a_limited_number_of_unfinished_tables(server: Server) -> None:
    async def main() -> None:
        ann = at(await Person(server).guest("Ann"), "192.0.2.1")
        tables = [(await ann.table("me", "me"))["table"]["id"] for _ in range(3)]
        assert await refusal_kind(ann, "me", "me") == "too-many-tables"
        async with ann.at(tables[0]) as line:  # a game that is over is not counted any more
            await line.until_sync()
            for seat in (0, 1):
                await line.ask({"type": "concede" if seat else "agree", "seat": seat})
            await line.ask({"type": "agree", "seat": 0})
        await ann.table("me", "me")
        assert await refusal_kind(ann, "me", "me") == "too-many-tables"
        bob = at(await Person(server).guest("Bob"), "192.0.2.1")
        await bob.table("me", "me")

    run(main())


def test_nobody_slips_through_with_many_requests_at_once(server: Server) -> None:
    async def main() -> None:
        ann = at(await Person(server).guest("Ann"), "192.0.2.2")
        wish = {"game": "yellow-yangtze", "seats": [{"kind": "me"}] * 2}
        answers = await asyncio.gather(*(ann.http.post("/api/tables", json=wish) for _ in range(12)))
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 9

    run(main())


def test_a_person_has_a_limited_number_of_bots(server: Server) -> None:
    async def main() -> None:
        ann = at(await Person(server).guest("Ann"), "192.0.2.3")
        for _ in range(2):
            await ann.table("me", "random", "random", "random")
        assert await refusal_kind(ann, "me", "random", "random", "random") == "too-many-bots"
        await ann.table("me", "random", "random")

    run(main())


def test_a_guest_cannot_make_a_table_of_bots_alone(server: Server) -> None:
    async def main() -> None:
        ann = at(await Person(server).guest("Ann"), "192.0.2.4")
        assert await refusal_kind(ann, "search", "search", status=403) == "bots-only"
        await ann.table("me", "random")
        await ann.table("open", "random")
        await ann.post("/api/register", {"name": "Ann", "password": "a long password"})
        await ann.table("random", "random")

    run(main())


def test_an_address_has_as_much_as_ten_people(server: Server) -> None:
    async def main() -> None:
        people = [at(await Person(server).guest(f"P{number}"), f"2001:db8::{number}") for number in range(11)]
        for person in people[:10]:
            for _ in range(3):
                await person.table("me", "me")
        assert await refusal_kind(people[10], "me", "me") == "too-many-tables"
        await at(people[10], "2001:db8:0:1::1").table("me", "me")

    run(main())


def test_a_new_practice_table_replaces_the_oldest(server: Server) -> None:
    async def main() -> None:
        ann = at(await Person(server).guest("Ann"), "192.0.2.5")
        wish = {"position": POSITION, "practice": True}
        tables = [(await ann.post("/api/uploads", wish))["table"]["id"] for _ in range(6)]
        known = [(await ann.http.get(f"/api/tables/{id}")).status_code for id in tables]
        assert known == [404, 404, 404, 200, 200, 200]
        for _ in range(3):
            await ann.table("me", "me")
        await ann.post("/api/uploads", wish)
        await ann.post("/api/uploads", {"position": POSITION}, status=429)

    run(main())


def test_a_table_that_everybody_left_before_the_game_is_gone(server: Server) -> None:
    async def main() -> None:
        ann = at(await Person(server).guest("Ann"), "192.0.2.6")
        bob = at(await Person(server).guest("Bob"), "192.0.2.7")
        for _ in range(5):
            made = await ann.table("me", "open", "open")
            id = made["table"]["id"]
            async with bob.at(id) as line:
                await line.until_sync()
                await ann.post(f"/api/tables/{id}/leave", {})
                await line.line.wait_closed()
                assert line.line.close_code == 4404
            await ann.get(f"/api/tables/{id}", 404)
        made = await ann.table("me", "open", "open")
        id = made["table"]["id"]
        await bob.post(f"/api/tables/{id}/join", {"invite": made["invite"]})
        await ann.post(f"/api/tables/{id}/leave", {})
        assert (await bob.get(f"/api/tables/{id}"))["status"] == "open"
        made = await ann.table("open", "random")
        await bob.post(f"/api/tables/{made['table']['id']}/leave", {}, status=403)
        await ann.post(f"/api/tables/{made['table']['id']}/leave", {})
        await ann.get(f"/api/tables/{made['table']['id']}", 404)

    run(main())


def test_rematches_are_counted_too(server: Server) -> None:
    async def main() -> None:
        ann = at(await Person(server).guest("Ann"), "192.0.2.8")
        id = (await ann.table("me", "random"))["table"]["id"]
        async with ann.at(id) as line:
            await line.until_sync()
            await line.ask({"type": "concede", "seat": 0})
        for _ in range(3):
            await ann.table("me", "me")
        assert (await ann.post(f"/api/tables/{id}/rematch", status=429))["kind"] == "too-many-tables"

    run(main())


def test_a_crowd_of_bots_does_not_stop_the_bots_of_others(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        eve = at(await Person(server).account("Eve"), "192.0.2.66")
        wish = {"game": "yuan", "seats": [{"kind": "bot", "level": "search"}] * 8}
        answers = [(await eve.http.post("/api/tables", json=wish)) for _ in range(40)]
        assert [answer.status_code for answer in answers] == [201] * 12 + [429] * 28
        ann = at(await Person(server).guest("Ann"), "192.0.2.1")
        id = (await ann.table("me", "greedy", options={"short": True}))["table"]["id"]
        async with ann.at(id) as line:
            await line.until_sync()
            made = await line.play(random.Random(1), 4)  # between them the bot had its turns
            assert made == 4 and line.sync["table"]["seats"][1]["decision"] > 0

    database = f"sqlite:///{tmp_path / 'crowd.db'}"
    with running(database, "--tables", "30", "--bot-seats", "100") as server:
        run(main(server))
