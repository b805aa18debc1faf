"""Playing over the wire: people, bots, undo, clocks, records, reconnecting."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Person, Server, choices, run, running
from tianming.core.record import Record


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of this file."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('play') / 'play.db'}") as server:
        yield server


def test_a_person_plays_a_whole_game_against_a_bot(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest()
        seated = await ann.table("me", "random", options={"short": True})
        id = seated["table"]["id"]
        async with ann.at(id) as wire:
            first = await wire.until_sync()
            assert first["table"]["commitment"]
            assert first["table"]["seed"] is None
            await wire.play(random.Random(1), 10_000)
            assert wire.sync["table"]["status"] == "ended"
            assert wire.sync["table"]["outcome"]["ranks"]
            assert wire.sync["table"]["seed"]
        record = Record.parse(await ann.text(f"/api/tables/{id}/record"))
        assert record.replay().outcome() is not None
        assert record.verify() > 0
        assert record.commitment == first["table"]["commitment"]

    run(main())


def test_masters_play_where_their_game_has_them(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest()
        seated = await ann.table("me", "master", options={"short": True})
        async with ann.at(seated["table"]["id"]) as wire:
            await wire.until_sync()
            await wire.play(random.Random(1), 10_000)
            assert wire.sync["table"]["status"] == "ended"
            assert [seat["level"] for seat in wire.sync["table"]["seats"]] == [None, "master"]
        refused = await ann.post(
            "/api/tables", {"game": "yuan", "seats": [{"kind": "me"}, {"kind": "bot", "level": "master"}]}, status=422
        )
        assert refused["kind"] == "no-bot" and "master" not in refused["values"]["levels"]

    run(main())


def test_two_people_see_only_their_own(server: Server) -> None:
    async def main() -> None:
        ann, bob = await Person(server).guest("Ann"), await Person(server).guest("Bob")
        seated = await ann.table("me", "open")
        id = seated["table"]["id"]
        assert seated["table"]["status"] == "open"
        await bob.post(f"/api/tables/{id}/join", {}, status=403)
        await bob.post(f"/api/tables/{id}/join", {"invite": seated["invite"]})
        async with ann.at(id) as one, bob.at(id) as two, Person(server).at(id) as three:
            for wire, seats in ((one, [0]), (two, [1]), (three, [None])):
                sync = await wire.until_sync()
                assert [seat_view["seat"] for seat_view in sync["seat_views"]] == seats
                hands = sync["seat_views"][0]["view"]["position"]["hands"]
                open_hands = [name for name, hand in hands.items() if isinstance(hand, dict)]
                assert open_hands == [["lion", "bull"][seat] for seat in seats if seat is not None]
            rng = random.Random(3)
            tasks = [asyncio.ensure_future(wire.play(rng, 12)) for wire in (one, two)]
            done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            assert [task.result() for task in done] == [12]
            for task in waiting:
                task.cancel()

    run(main())


def test_nobody_moves_for_another(server: Server) -> None:
    async def main() -> None:
        ann, eve = await Person(server).guest("Ann"), await Person(server).guest("Eve")
        seated = await ann.table("me", "me")
        id = seated["table"]["id"]
        async with ann.at(id) as wire, eve.at(id) as other:
            await wire.until_sync()
            await other.until_sync()
            seat_view = wire.pending()
            frame = {"type": "act", "seat": seat_view["seat"], "decision": seat_view["decision"], "action": "pass"}
            refused = await other.ask(frame)
            assert (refused["type"], refused["kind"]) == ("refused", "not-your-seat")
            async with eve.at(id, tokens=(seated["tokens"][str(seat_view["seat"])],)) as trusted:
                await trusted.until_sync()
                assert (await trusted.ask(frame))["type"] == "ack"
            stale = await wire.ask(frame)
            assert stale["type"] == "ack"  # the same answer again is answered again
            later = await wire.ask({**frame, "action": "replace"})
            assert later["stale"]

    run(main())


def test_illegal_and_unknown_actions_are_refused_with_the_rule(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest()
        async with ann.at((await ann.table("me", "me"))["table"]["id"]) as wire:
            before = await wire.until_sync()
            refused = await wire.act("tile blue a1")
            assert refused["values"]["reason"]["rule"] == "B1"
            assert (await wire.act("dance"))["type"] == "refused"
            seat = wire.pending()["seat"]
            why = await wire.ask({"type": "why", "seat": seat, "action": "lead trader a1"})
            assert why["reason"]["rule"] == "A2"
            found = await wire.ask({"type": "forecast", "seat": seat, "action": "lead trader b4"})
            assert found["forecast"]["action"] == "lead trader b4"
            await wire.send({"type": "resync"})
            assert (await wire.until_sync())["table"]["version"] == before["table"]["version"]

    run(main())


def test_undo_reaches_back_to_the_last_draw_and_no_further(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest()
        async with ann.at((await ann.table("me", "me"))["table"]["id"]) as wire:
            start = await wire.until_sync()
            position = wire.pending()["view"]["position"]
            assert wire.pending()["undo"] == 0
            for text in ("lead trader b4", "replace"):
                await wire.until_sync((await wire.act(text))["version"])
            seat_view = wire.pending()
            assert seat_view["undo"] == 2
            undone = {"type": "undo", "seat": seat_view["seat"], "decision": seat_view["decision"], "steps": 2}
            assert (await wire.ask({**undone, "steps": 3}))["stale"]
            ack = await wire.ask(undone)
            await wire.until_sync(ack["version"])
            assert wire.pending()["view"]["position"] == position
            assert wire.sync["undone"] == start["undone"] + 2
            late = {"type": "act", "seat": seat_view["seat"], "decision": seat_view["decision"], "action": "pass"}
            assert (await wire.ask(late))["stale"]
            await wire.until_sync((await wire.act("replace"))["version"])
            discard = choices(wire.pending())[0]
            await wire.until_sync((await wire.act(discard))["version"])
            await wire.until_sync((await wire.act("done"))["version"])
            assert wire.pending()["undo"] == 0

    run(main())


def test_a_client_that_comes_back_hears_what_it_missed(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest()
        id = (await ann.table("me", "me"))["table"]["id"]
        async with ann.at(id) as wire:
            seen = (await wire.until_sync())["length"]
            await wire.play(random.Random(2), 4)
        async with ann.at(id, length=seen) as wire:
            sync = await wire.until_sync()
            events = sync["seat_views"][0]["events"]
            assert [one["number"] for one in events] == list(range(seen, sync["length"]))

    run(main())


def test_a_bot_replaces_a_player_who_leaves_until_they_return(server: Server) -> None:
    async def main() -> None:
        ann, bob = await Person(server).guest("Ann"), await Person(server).guest("Bob")
        seated = await ann.table("me", "open", public=True)
        id = seated["table"]["id"]
        assert id in [table["id"] for table in await bob.get("/api/tables")]
        await bob.post(f"/api/tables/{id}/join", {})
        await bob.post(f"/api/tables/{id}/leave", {})
        async with ann.at(id) as one, bob.at(id) as two:
            await one.until_sync()
            await one.play(random.Random(4), 6)
            assert one.sync["table"]["seats"][1]["away"]
            await two.until_sync()
            assert (await two.ask({"type": "return", "seat": 1}))["type"] == "ack"
            while one.sync["table"]["seats"][1]["away"]:
                await one.until_sync()

    run(main())


def test_a_concession_needs_the_others(server: Server) -> None:
    async def main() -> None:
        ann, bob = await Person(server).guest("Ann"), await Person(server).guest("Bob")
        seated = await ann.table("me", "open", "random")
        id = seated["table"]["id"]
        await bob.post(f"/api/tables/{id}/join", {"invite": seated["invite"]})
        async with ann.at(id) as one, bob.at(id) as two:
            await one.until_sync()
            await two.until_sync()
            assert (await two.ask({"type": "agree", "seat": 1}))["stale"]
            await one.ask({"type": "concede", "seat": 0})
            ack = await two.ask({"type": "agree", "seat": 1})
            sync = await one.until_sync(ack["version"])
            assert sync["table"]["status"] == "ended"
            assert sync["table"]["outcome"]["ranks"] == [3, 1, 1]
            assert sync["table"]["seed"]
        again = await ann.post(f"/api/tables/{id}/rematch")
        twice = await bob.post(f"/api/tables/{id}/rematch")
        assert again["table"]["id"] == twice["table"]["id"] != id
        assert again["table"]["status"] == "playing"

    run(main())


def test_a_clock_that_runs_out_calls_a_bot(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest()
        pace = {"type": "live", "bank": 10, "increment": 0}
        seated = await ann.table("me", "me", pace=pace)
        async with ann.at(seated["table"]["id"]) as wire:
            sync = await wire.until_sync()
            running_clocks = [seat for seat in sync["table"]["seats"] if seat["since"] is not None]
            assert len(running_clocks) == 1
            assert running_clocks[0]["bank"] == 10

    run(main())


def test_records_positions_and_replays(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest()
        seated = await ann.table("me", "random")
        id = seated["table"]["id"]
        async with ann.at(id) as wire:
            await wire.until_sync()
            await wire.play(random.Random(5), 8)
        mine = await ann.text(f"/api/tables/{id}/record?seat=0")
        assert "draw ?" in mine
        assert "outcome: unfinished" in mine
        spectators = await ann.text(f"/api/tables/{id}/record")
        assert spectators.count("draw ?") > mine.count("draw ?")
        await ann.get(f"/api/tables/{id}/position?seat=1", status=403)
        stranger = Person(server)
        await stranger.get(f"/api/tables/{id}/position?seat=0", status=403)
        stranger.http.headers["authorization"] = f"Bearer {seated['tokens']['0']}"  # the seat's own token opens it
        assert (await stranger.text(f"/api/tables/{id}/record?seat=0")).count("draw ?") < spectators.count("draw ?")
        await stranger.get(f"/api/tables/{id}/position?seat=1", status=403)
        position = await ann.get(f"/api/tables/{id}/position?seat=0")
        assert isinstance(position["hands"]["bull"], int)
        steps = await ann.get(f"/api/tables/{id}/steps?seat=0&start=3")
        assert [step["number"] for step in steps["steps"]] == list(range(3, min(53, steps["length"] + 1)))
        assert id in [table["id"] for table in await ann.get("/api/history")]

    run(main())


def test_a_record_can_be_uploaded_and_played_on(server: Server) -> None:
    golden = (Path(__file__).parent.parent / "engine" / "golden" / "yellow-yangtze-3-random.txt").read_text()

    async def main() -> None:
        ann = await Person(server).guest()
        await ann.post("/api/uploads", {"record": golden}, status=422)
        seated = await ann.post("/api/uploads", {"record": golden, "action": 100})
        assert [seat["kind"] for seat in seated["table"]["seats"]] == ["person"] * 3
        async with ann.at(seated["table"]["id"]) as wire:
            await wire.until_sync()
            assert await wire.play(random.Random(6), 5) == 5
        bots = await ann.post("/api/uploads", {"record": golden, "action": 100, "level": "random"})
        assert sorted(seat["kind"] for seat in bots["table"]["seats"]) == ["bot", "bot", "person"]
        await ann.post("/api/uploads", {"position": {"game": "chess"}}, status=422)
        await ann.post("/api/uploads", {}, status=422)

    run(main())


def test_accounts_keep_games_and_rotate_sessions(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest("Ann")
        await ann.table("me", "me")
        old = dict(ann.http.cookies.items())
        name = f"Ann {random.random()}"
        me = await ann.post("/api/register", {"name": name, "password": "correct horse"})
        assert me["account"]
        assert dict(ann.http.cookies.items()) != old
        thief = Person(server)
        thief.http.cookies.update(old)
        await thief.get("/api/me", status=401)
        elsewhere = Person(server)
        await elsewhere.post("/api/login", {"name": name.upper(), "password": "wrong horse"}, status=403)
        await elsewhere.post("/api/login", {"name": name.upper(), "password": "correct horse"})
        assert len(await elsewhere.get("/api/history")) == 1
        token = (await elsewhere.post("/api/tokens", {"name": "my bot"}))["token"]
        robot = Person(server)
        robot.http.headers["authorization"] = f"Bearer {token}"
        assert (await robot.get("/api/me"))["name"] == name
        (listed,) = await elsewhere.get("/api/tokens")
        assert (await elsewhere.http.delete(f"/api/tokens/{listed['id']}")).status_code == 204
        await robot.get("/api/me", status=401)
        await elsewhere.post("/api/logout")
        await elsewhere.get("/api/me", status=401)

    run(main())


def test_the_server_ends_quickly_with_sockets_open(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        ann = await Person(server).guest()
        id = (await ann.table("me", "me"))["table"]["id"]
        async with ann.at(id) as wire:
            await wire.until_sync()
            assert await asyncio.to_thread(server.stop) < 3

    with running(f"sqlite:///{tmp_path / 'end.db'}") as server:
        run(main(server))
