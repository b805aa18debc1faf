"""Before a game begins, people choose their seats, and bots fill those that stay open. And the list of one's tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Person, Server, run, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a person may have five bots."""
    folder: Path = tmp_path_factory.mktemp("seats")
    with running(f"sqlite:///{folder / 'seats.db'}", "--bot-seats", "5") as server:
        yield server


def shown(info: Any) -> list[str]:
    """Who sits where: names of people, levels of bots, nothing for open seats."""
    return [seat["level"] or seat["name"] for seat in info["seats"]]


def test_a_person_changes_to_an_open_seat(server: Server) -> None:
    async def main() -> None:
        ann, bob = await Person(server).guest("Ann"), await Person(server).guest("Bob")
        made = await ann.table("me", "open", "open")
        address = f"/api/tables/{made['table']['id']}"
        assert shown(await ann.post(f"{address}/move", {"seat": 2})) == ["", "", "Ann"]
        assert await ann.get(f"{address}/mine") == [2]
        # The invitation is valid for the seat that became free.
        joined = await bob.post(f"{address}/join", {"seat": 0, "invite": made["invite"]})
        assert shown(joined["table"]) == ["Bob", "", "Ann"]
        for seat, kind in ((2, "seat-taken"), (0, "seat-taken"), (7, "seat-taken")):
            assert (await bob.post(f"{address}/move", {"seat": seat}, status=409))["kind"] == kind
        assert (await bob.post(f"{address}/move", {"seat": 1, "origin": 2}, status=403))["kind"] == "not-seated"

    run(main())


def test_the_seat_token_moves_with_the_person(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest("Ann")
        made = await ann.table("me", "open")
        address = f"/api/tables/{made['table']['id']}"
        await ann.post(f"{address}/move", {"seat": 1})
        robot = Person(server)
        robot.http.headers["authorization"] = f"Bearer {made['tokens']['0']}"
        await ann.post(f"{address}/fill", {"level": "random"})
        assert (await robot.get(f"{address}/position?seat=1"))["game"] == "yellow-yangtze"
        await robot.get(f"{address}/position?seat=0", status=403)

    run(main())


def test_nobody_changes_seats_in_play(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest("Ann")
        address = f"/api/tables/{(await ann.table('me', 'random'))['table']['id']}"
        assert (await ann.post(f"{address}/move", {"seat": 1}, status=409))["kind"] == "begun"
        assert (await ann.post(f"{address}/fill", {"level": "random"}, status=409))["kind"] == "begun"

    run(main())


def test_bots_fill_one_seat_or_all_and_the_game_begins(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest("Ann")
        address = f"/api/tables/{(await ann.table('me', 'open', 'open', 'open'))['table']['id']}"
        one = await ann.post(f"{address}/fill", {"level": "random", "seat": 2})
        assert (shown(one), one["status"]) == (["Ann", "", "random", ""], "open")
        every = await ann.post(f"{address}/fill", {"level": "greedy"})
        assert (shown(every), every["status"]) == (["Ann", "greedy", "random", "greedy"], "playing")

    run(main())


def test_only_the_maker_fills_seats_within_their_share(server: Server) -> None:
    async def main() -> None:
        ann, bob = await Person(server).guest("Ann"), await Person(server).guest("Bob")
        made = await ann.table("me", "open", "open")
        address = f"/api/tables/{made['table']['id']}"
        await bob.post(f"{address}/join", {"invite": made["invite"]})
        assert (await bob.post(f"{address}/fill", {"level": "random"}, status=403))["kind"] == "not-host"
        assert (await ann.post(f"{address}/fill", {"level": "genius"}, status=422))["kind"] == "no-bot"
        await ann.table("me", "random", "random", "random")
        await ann.table("me", "random", "random")
        assert (await ann.post(f"{address}/fill", {"level": "random"}, status=429))["kind"] == "too-many-bots"
        assert shown(await ann.get(address)) == ["Ann", "Bob", ""]

    run(main())


def test_bots_do_not_fill_the_last_seat_of_a_person(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest("Ann")
        address = f"/api/tables/{(await ann.table('open', 'random'))['table']['id']}"
        assert (await ann.post(f"{address}/fill", {"level": "random"}, status=403))["kind"] == "bots-only"

    run(main())


def test_unfinished_tables_are_listed_those_that_wait_for_me_first(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest("Ann")
        assert await ann.get("/api/underway") == []
        hot = (await ann.table("me", "me"))["table"]["id"]
        waiting = (await ann.table("open", "me"))["table"]["id"]
        first, second = await ann.get("/api/underway")
        assert (first["table"]["id"], first["mine"]) == (hot, [0, 1])
        assert first["actors"] and first["length"] > 0
        assert second["table"]["id"] == waiting
        assert (second["mine"], second["actors"], second["length"]) == ([1], [], 0)
        await Person(server).get("/api/underway", status=401)

    run(main())


def test_a_view_shows_what_the_table_shows_a_seat(server: Server) -> None:
    async def main() -> None:
        ann, eve = await Person(server).guest("Ann"), await Person(server).guest("Eve")
        id = (await ann.table("me", "me"))["table"]["id"]  # without bots, nothing changes between two questions
        async with ann.at(id) as mine, eve.at(id) as hers:
            shown = await mine.until_sync()
            assert await ann.get(f"/api/tables/{id}/view?seat=0") == shown["seat_views"][0]["view"]
            shown = await hers.until_sync()
            assert await eve.get(f"/api/tables/{id}/view") == shown["seat_views"][0]["view"]
        waiting = (await ann.table("me", "open"))["table"]["id"]
        assert (await ann.get(f"/api/tables/{waiting}/view", status=409))["kind"] == "not-begun"

    run(main())
