"""Several server processes on one PostgreSQL: each shows the same game, and each decision is taken once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import WebSocketException

from tests.server import stones
from tests.server.running import Person, Server, Wire, choices, run, running
from tests.server.tables import Clock, Hall, hall
from tests.waiting import until
from tianming.core.record import Record
from tianming.core.seats import Seat
from tianming.server.play.live import Live
from tianming.server.play.tables import Tables
from tianming.server.store.store import ActionRow, Store

LISTENERS = "(query ILIKE 'LISTEN%' OR query = 'SELECT 1')"  # the second is their keep-alive
ALL = "application_name = 'tianming'"


@pytest.fixture(scope="module")
def pair(postgres: Any) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    url = postgres.fresh()
    with running(url) as one, running(url) as two:
        yield one, two
    postgres.give_back(url)


def also(person: Person, server: Server) -> Person:
    """The same person at another process."""
    other = Person(server)
    other.http.cookies.update(dict(person.http.cookies.items()))
    return other


def numbers(wire: Wire) -> list[int]:
    """Collect the numbers of all actions that a connection receives."""
    hear, shown = wire.hear, list[int]()

    async def noted() -> Any:
        frame = await hear()
        if frame["type"] == "sync":
            shown.extend(one["number"] for one in frame["seat_views"][0]["events"])
        return frame

    wire.hear = noted  # type: ignore[method-assign]
    return shown


async def terminate(url: str, which: str) -> int:
    """Let PostgreSQL end connections of the servers; returns how many."""
    connection = await asyncpg.connect(url)
    try:
        ended = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND {which}"
        return len(await connection.fetch(f"{ended} AND pid <> pg_backend_pid()"))
    finally:
        await connection.close()


async def connections(url: str, which: str) -> set[int]:
    """The process ids of the servers' connections."""
    connection = await asyncpg.connect(url)
    try:
        known = f"SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND {which}"
        return {row["pid"] for row in await connection.fetch(f"{known} AND pid <> pg_backend_pid()")}
    finally:
        await connection.close()


async def both_listen_again(url: str, ended: set[int]) -> bool:
    """Whether the two processes listen over new connections, and the old ones are gone."""
    listening = await connections(url, LISTENERS)
    return len(listening) == 2 and not listening & ended


async def rows(url: str, id: str) -> list[ActionRow]:
    """The table's actions in the database."""
    store = await Store.open(url)
    try:
        return await store.actions(id)
    finally:
        await store.close()


async def check_table(url: str, id: str) -> Live:
    """Check a table in the database: it replays with its seed, and every seat has answered each decision once."""
    store = await Store.open(url)
    try:
        kept = await store.load(id)
    finally:
        await store.close()
    assert kept is not None
    live = Live(kept)
    record = Record.parse(str(live.playing.record))
    record.seed = live.row.seed
    record.verify()
    for seat in live.seats:
        decisions = [row.decision for row in kept[2] if row.seat == seat.seat]
        assert decisions == list(range(seat.decision))
    return live


# --- people at different processes ---------------------------------------------------------------


def test_two_people_at_two_processes_play_a_whole_game(pair: tuple[Server, Server]) -> None:
    async def main() -> None:
        ann, bob = await Person(pair[0]).guest("Ann"), await Person(pair[1]).guest("Bob")
        seated = await ann.table("me", "open", options={"short": True})
        id = seated["table"]["id"]
        await bob.post(f"/api/tables/{id}/join", {"invite": seated["invite"]})
        async with ann.at(id) as one, bob.at(id) as two, Person(pair[1]).at(id) as three:
            wires = (one, two, three)
            shown = [numbers(wire) for wire in wires]
            for wire in wires:
                await wire.until_sync()
            await asyncio.gather(*(wire.play(random.Random(1), 10_000) for wire in wires))
            last = [(wire.sync["table"], wire.sync["length"]) for wire in wires]
            assert last[0] == last[1] == last[2] and last[0][0]["status"] == "ended"
            assert shown == [list(range(last[0][1]))] * 3  # every connection got all of them, once and in order
        records = [await person.text(f"/api/tables/{id}/record") for person in (ann, bob)]
        assert records[0] == records[1]
        await check_table(pair[0].database, id)

    run(main())


def test_of_two_answers_to_one_decision_one_wins(pair: tuple[Server, Server]) -> None:
    async def main() -> None:
        ann = await Person(pair[0]).guest()
        id = (await ann.table("me", "me"))["table"]["id"]
        rng = random.Random(2)
        async with ann.at(id) as one, also(ann, pair[1]).at(id) as two:
            await one.until_sync()
            await two.until_sync()
            for _ in range(25):
                version = max(wire.sync["table"]["version"] for wire in (one, two))
                await asyncio.gather(*(wire.until_sync(version) for wire in (one, two)))
                seat_view = one.pending()
                assert seat_view["decision"] == two.pending()["decision"]
                offered = choices(seat_view)
                texts = rng.sample(offered, 2) if len(offered) > 1 else offered * 2
                frame = {"type": "act", "seat": seat_view["seat"], "decision": seat_view["decision"]}
                asks = [wire.ask({**frame, "action": text}) for wire, text in zip((one, two), texts, strict=True)]
                answers = await asyncio.gather(*asks)
                acks = [answer for answer in answers if answer["type"] == "ack"]
                assert len(acks) == (1 if texts[0] != texts[1] else 2), answers
                for wire, answer in zip((one, two), answers, strict=True):
                    assert answer["type"] == "ack" or answer["stale"]
                    await wire.until_sync(
                        acks[0]["version"]
                    )  # everybody gets the picture, even the one who was too late
        live = await check_table(pair[0].database, id)
        assert sum(seat.decision for seat in live.seats) == 25

    run(main())


def test_the_same_answer_at_both_processes_is_carried_out_once(pair: tuple[Server, Server]) -> None:
    async def main() -> None:
        ann = await Person(pair[0]).guest()
        id = (await ann.table("me", "me"))["table"]["id"]
        async with ann.at(id) as one, also(ann, pair[1]).at(id) as two:
            await one.until_sync()
            await two.until_sync()
            seat_view = one.pending()
            frame = {
                "type": "act",
                "seat": seat_view["seat"],
                "decision": seat_view["decision"],
                "action": "lead trader b4",
            }
            answers = await asyncio.gather(one.ask(frame), two.ask(frame))
            assert [answer["type"] for answer in answers] == ["ack", "ack"]
        live = await check_table(pair[0].database, id)
        assert sum(seat.decision for seat in live.seats) == 1

    run(main())


# --- bots ----------------------------------------------------------------------------------------


def test_bots_are_not_played_twice(postgres_url: str) -> None:
    async def main(one: Server, two: Server) -> None:
        ann = await Person(one).account()
        tables = [(await ann.table("random", "random", "greedy"))["table"]["id"] for _ in range(2)]
        async with AsyncExitStack() as stack:
            for id in tables:  # both processes know the table
                for server in (one, two):
                    await (await stack.enter_async_context(Person(server).at(id))).until_sync()
        await asyncio.gather(*(asyncio.to_thread(server.kill) for server in (one, two)))
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in (one, two)))  # both resume all games
        for id in tables:
            await ann.until(id, lambda info: info["status"] == "ended")
            await check_table(one.database, id)

    with running(postgres_url) as one, running(postgres_url) as two:
        run(main(one, two))


def test_players_of_a_killed_process_continue_at_the_other(postgres_url: str) -> None:
    async def main(one: Server, two: Server) -> None:
        ann = await Person(one).guest()
        id = (await ann.table("me", "random", options={"short": True}))["table"]["id"]
        acked: list[int] = []
        async with ann.at(id) as wire:
            await wire.until_sync()
            while len(acked) < 12:
                await wire.play(random.Random(len(acked)), 1)
                acked.append(wire.sync["table"]["version"])
        one.kill()
        async with also(ann, two).at(id) as wire:
            assert (await wire.until_sync())["table"]["version"] >= acked[-1]
            await wire.play(random.Random(3), 10_000)
            assert wire.sync["table"]["status"] == "ended"
        await check_table(two.database, id)

    with running(postgres_url) as one, running(postgres_url) as two:
        run(main(one, two))


# --- connections that PostgreSQL ends ------------------------------------------------------------


def test_a_killed_listener_loses_nothing(pair: tuple[Server, Server]) -> None:
    async def main() -> None:
        ann = await Person(pair[0]).guest()
        id = (await ann.table("me", "me"))["table"]["id"]
        async with ann.at(id) as one, also(ann, pair[1]).at(id) as two, Person(pair[1]).at(id) as three:
            shown = [numbers(wire) for wire in (two, three)]
            for wire in (one, two, three):
                await wire.until_sync()
            for round in range(3):
                ended = await connections(pair[0].database, LISTENERS)
                assert await terminate(pair[0].database, LISTENERS) == len(ended) == 2
                await one.play(random.Random(round), 4)  # while nobody listens
                await asyncio.gather(*(wire.until_sync(one.sync["table"]["version"]) for wire in (two, three)))
                await until(partial(both_listen_again, pair[0].database, ended))
            await two.play(random.Random(9), 3)
            await one.until_sync(two.sync["table"]["version"])
            await three.until_sync(two.sync["table"]["version"])
            assert shown == [list(range(one.sync["length"]))] * 2
        await check_table(pair[0].database, id)

    run(main())


def test_acknowledged_actions_survive_lost_connections(pair: tuple[Server, Server]) -> None:
    acked: list[tuple[int, int, str]] = []

    async def main() -> None:
        ann = await Person(pair[0]).guest()
        id = (await ann.table("me", "me"))["table"]["id"]
        ending = asyncio.ensure_future(end_all())
        for turn in range(40):
            person = also(ann, pair[turn % 2])
            await until(partial(answered, person, id, turn))
            await person.http.aclose()
        assert await ending > 0
        await check_table(pair[0].database, id)
        played = {(row.seat, row.decision): row for row in await rows(pair[0].database, id)}
        found = [played[Seat(seat), decision] for seat, decision, _ in acked]
        assert [row.text for row in found] == [text for _, _, text in acked] and len(acked) > 20
        assert [row.number for row in found] == sorted(row.number for row in found)

    async def answered(person: Person, id: str, turn: int) -> bool:
        try:
            acked.append(await one_action(person, id, random.Random(turn)))
        except (WebSocketException, AssertionError):  # no answer: done or not
            return False
        return True

    async def end_all() -> int:
        ended = 0
        for round in range(6):
            await until(partial(more_are_acked, 3 * round))
            ended += await terminate(pair[0].database, ALL)
        return ended

    def more_are_acked(number: int) -> bool:
        return len(acked) > number

    async def one_action(person: Person, id: str, rng: random.Random) -> tuple[int, int, str]:
        async with person.at(id) as wire:
            await wire.until_sync()
            seat_view = wire.pending()
            frame = {"type": "act", "seat": seat_view["seat"], "decision": seat_view["decision"]}
            text = rng.choice(choices(seat_view))
            answer = await wire.ask({**frame, "action": text})
            assert answer["type"] == "ack", answer
            return seat_view["seat"], seat_view["decision"], text

    run(main())


# --- the same within this process, step by step --------------------------------------------------


class Reads:
    """Counts what a hall reads from its database, and can delay the next read."""

    def __init__(self, opened: Hall) -> None:
        self.number = 0
        self.hold = False
        self.has_read = asyncio.Event()
        self.go_on = asyncio.Event()
        self._load = opened.store.load
        opened.store.load = self.load  # type: ignore[method-assign]

    async def load(self, id: str) -> Any:
        self.number += 1
        rows = await self._load(id)
        if self.hold:
            self.hold = False
            self.has_read.set()
            await self.go_on.wait()
        return rows


def test_a_change_that_is_heard_of_while_reading_is_not_missed(postgres_url: str) -> None:
    async def tell() -> None:
        clock = Clock()
        async with hall(postgres_url, clock) as one, hall(postgres_url, clock) as two:
            id = await one.table("me", "me")
            await two.tables.live(id)
            reads = Reads(two)
            woken = asyncio.Event()
            two.tables.watch(id, woken.set)
            reads.hold = True
            await one.act(id, "lead trader b4")
            await woken.wait()
            woken.clear()
            watchers = [asyncio.ensure_future(two.tables.live(id)) for _ in range(50)]
            await reads.has_read.wait()  # it has read the first change
            await one.act(id, "replace")
            await woken.wait()  # it has heard of the second
            late = [asyncio.ensure_future(two.tables.live(id)) for _ in range(50)]
            await asyncio.sleep(0)  # they have begun to look
            reads.go_on.set()
            version = (await one.check(id)).row.version
            await asyncio.gather(*watchers)
            assert {live.row.version for live in await asyncio.gather(*late)} == {version}
            await two.check(id)
            two.tables.unwatch(id, woken.set)
            assert reads.number <= 3  # once for all who look

    asyncio.run(tell())


def test_a_change_that_is_heard_of_while_writing_is_not_missed(postgres_url: str) -> None:
    async def tell() -> None:
        clock = Clock()
        async with hall(postgres_url, clock) as one, hall(postgres_url, clock) as two:
            id = await one.table("me", "me")
            commit, go_on = one.store.commit, asyncio.Event()

            async def slow(*arguments: Any, **fields: Any) -> int:
                version = await commit(*arguments, **fields)
                await go_on.wait()
                return version

            one.store.commit = slow  # type: ignore[method-assign]
            writer = asyncio.ensure_future(one.act(id, "lead trader b4"))
            await two.until(id, lambda live: live.playing.record.actions and live.undoable(live.actors()[0]) == 1)
            await two.act(id, "replace")  # two is faster than the answer to one
            await until(lambda: one.tables._newest.get(id, 0) >= 2)  # its own change is the first
            go_on.set()
            await writer
            await one.check(id)
            assert len(await one.played(id)) == 2

    asyncio.run(tell())


def test_a_process_does_not_read_its_own_changes_again(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hear, heard = Tables._hear_change, dict[str, int]()

    def noted(tables: Tables, id: str, version: int) -> None:
        hear(tables, id, version)
        heard[id] = version

    async def until_heard(opened: Hall, id: str) -> None:
        version = (await opened.tables.live(id)).row.version
        await until(lambda: heard.get(id, 0) >= version)

    monkeypatch.setattr(Tables, "_hear_change", noted)

    async def tell() -> None:
        async with hall(postgres_url) as opened:
            id = await opened.table("me", "me")
            await until_heard(opened, id)
            reads = Reads(opened)
            woken = asyncio.Event()
            opened.tables.watch(id, woken.set)

            async def look() -> None:
                while True:
                    await woken.wait()
                    woken.clear()
                    await opened.tables.live(id)

            watcher = asyncio.ensure_future(look())
            for _ in range(30):
                await opened.act(id, (await opened.choices(id))[0])
            await until_heard(opened, id)
            await opened.tables.live(id)
            watcher.cancel()
            assert reads.number == 0
            await opened.check(id)

    asyncio.run(tell())


def test_decisions_at_the_same_time_at_two_processes(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stones.register(monkeypatch)

    async def tell() -> None:
        clock = Clock()
        async with hall(postgres_url, clock) as one, hall(postgres_url, clock) as two:
            id = await one.table("me", "me", "me", "me", game=stones.NAME)
            for round in range(stones.ROUNDS):
                for place in (one, two):
                    await place.until(id, lambda live: live.actors() == (0, 1, 2, 3))
                hands = [(one, 0, "take 3"), (two, 1, "take 1"), (one, 2, "take 2"), (two, 3, "take 2")]
                await asyncio.gather(*(place.tables.act(id, Seat(seat), round, text) for place, seat, text in hands))
                if round + 1 < stones.ROUNDS:
                    for place in (one, two):
                        await place.until(id, lambda live, round=round: live.seats[0].decision == round + 1)  # type: ignore[misc]
            for place in (one, two):
                await place.until(id, lambda live: live.row.status == "ended")
                await place.check(id)
            taken = [(seat, round, text) for _, seat, text in hands for round in range(stones.ROUNDS)]
            assert sorted(await one.played(id)) == sorted(taken)

    asyncio.run(tell())
