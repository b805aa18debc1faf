"""Hints over the wire: who may ask for one, when, and what others notice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

import tianming
from tests.server.running import Person, Server, Wire, choices, run, running
from tests.server.tables import Hall, in_hall
from tests.waiting import WAIT_SECONDS
from tianming.server.play.live import Stale
from tianming.server.refusals import Declined

HINT = {"type": "hint", "seat": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of this file."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('hints') / 'hints.db'}") as server:
        yield server


async def wait_for_game(wire: Wire) -> Any:
    """The seat view of a game that has just begun."""
    await wire.until_sync()
    return wire.pending()


@pytest.mark.parametrize("name", tianming.list_games())
def test_a_hint_is_given_in_every_game_where_the_table_allows_it(server: Server, name: str) -> None:
    async def main() -> None:
        ann = await Person(server).guest()
        seats = [{"kind": "me"}] * min(tianming.game(name).players)
        seated = await ann.post("/api/tables", {"game": name, "seats": seats, "hints": True})
        assert seated["table"]["hints"] is True
        async with ann.at(seated["table"]["id"]) as wire:
            seat_view = await wait_for_game(wire)
            answer = await wire.ask({**HINT, "seat": seat_view["seat"]})
            assert answer["type"] == "hint", answer
            assert answer["hint"]["action"] in choices(seat_view)
            assert answer["hint"]["kind"] in {group["name"] for group in seat_view["view"]["question"]["groups"]}
            assert answer["hint"]["where"]["text"]

    run(main())


def test_a_table_without_hints_gives_none(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest()
        seated = await ann.table("me", "me")
        assert seated["table"]["hints"] is False
        async with ann.at(seated["table"]["id"]) as wire:
            seat_view = await wait_for_game(wire)
            answer = await wire.ask({**HINT, "seat": seat_view["seat"]})
            assert (answer["type"], answer["kind"]) == ("refused", "no-hints")

    run(main())


def test_hints_are_only_for_the_holder_of_the_seat(server: Server) -> None:
    """Spectators, players of other seats and strangers get none."""

    async def main() -> None:
        ann, bob, eve = [await Person(server).guest(name) for name in ("Ann", "Bob", "Eve")]
        seated = await ann.table("me", "open", hints=True)
        id = seated["table"]["id"]
        await bob.post(f"/api/tables/{id}/join", {"invite": seated["invite"]})
        async with ann.at(id) as one, bob.at(id) as two, eve.at(id) as three, Person(server).at(id) as four:
            lines = [one, two, three, four]
            for line in lines:
                sync = await line.until_sync()
                assert sync["table"]["hints"] is True  # everybody can see it
            actor = 0 if one.pending() else 1
            for line in lines:
                answer = await line.ask({**HINT, "seat": actor})
                if line is lines[actor]:
                    assert answer["type"] == "hint"
                else:
                    assert (answer["type"], answer["kind"]) == ("refused", "not-your-seat")

    run(main())


def test_a_seat_that_is_not_asked_gets_no_hint(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest()
        seated = await ann.table("me", "me", hints=True)
        async with ann.at(seated["table"]["id"]) as wire:
            seat_view = await wait_for_game(wire)
            answer = await wire.ask({**HINT, "seat": 1 - seat_view["seat"]})
            assert (answer["kind"], answer["stale"]) == ("not-asked", True)

    run(main())


def test_a_move_does_not_wait_for_a_hint_and_one_hint_is_thought_about_at_a_time(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest()
        seated = await ann.table("me", "me", hints=True)
        async with ann.at(seated["table"]["id"]) as wire:
            seat_view = await wait_for_game(wire)
            seat = seat_view["seat"]
            hint = await wire.send({**HINT, "seat": seat})
            second = await wire.send({**HINT, "seat": seat})
            act = await wire.send({"type": "act", "seat": seat, "decision": seat_view["decision"], "action": "pass"})
            answers: list[tuple[int, str, str | None]] = []
            while len(answers) < 3:
                frame = await wire.hear()
                answers += [] if frame["type"] == "sync" else [(frame["id"], frame["type"], frame.get("kind"))]
            assert answers == [(second, "refused", "no-hint"), (act, "ack", None), (hint, "hint", None)]

    run(main())


def test_a_rematch_gives_hints_if_the_game_did(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest()
        for hints in (True, False):
            seated = await ann.table("me", "random", hints=hints)
            async with ann.at(seated["table"]["id"]) as wire:
                await wire.until_sync()
                ack = await wire.ask({"type": "concede", "seat": 0})
                assert (await wire.until_sync(ack["version"]))["table"]["status"] == "ended"
                answer = await wire.ask(HINT)
                assert answer["kind"] == ("not-asked" if hints else "no-hints")
            again = await ann.post(f"/api/tables/{seated['table']['id']}/rematch")
            assert again["table"]["hints"] is hints

    run(main())


@in_hall
async def test_a_player_away_must_return_before_asking_for_a_hint(hall: Hall) -> None:
    hall.pool.may_answer.clear()
    id = await hall.table("me", "me", hints=True)
    seat, _ = await hall.actor(id)
    await hall.tables.leave(id, seat)
    with pytest.raises(Stale, match="a bot plays for that seat"):
        await hall.hint(id, seat)
    await hall.tables.come_back(id, seat)
    hall.pool.may_answer.set()
    assert (await hall.hint(id, seat)).action in await hall.choices(id)


@in_hall
async def test_a_failing_bot_keeps_nobody_waiting_for_a_hint(hall: Hall) -> None:
    id = await hall.table("me", "me", hints=True)
    seat, _ = await hall.actor(id)
    hall.pool.failing = True
    with pytest.raises(Declined, match="there is no hint for you now"):
        async with asyncio.timeout(WAIT_SECONDS):
            await hall.hint(id, seat)
