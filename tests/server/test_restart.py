"""What a restart brings back: games, clocks, thinking bots; and what it sets aside. How a server ends. Backups.

Clocks go on while the server is down: a seat whose time is up by then is played by a bot once the server is back.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from bench.crash.run import list_children
from tests.server.running import ROOT, Person, Server, Wire, run, running
from tests.waiting import until
from tianming.core.record import Record
from tianming.core.registry import game

DAY_SECONDS = 86_400.0


def sql(url: str, statement: str, **values: object) -> list[Any]:
    """Change a SQLite database behind the server's back."""
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database, database:
        return database.execute(statement, values).fetchall()


def environment() -> dict[str, str]:
    """The environment in which commands find the package."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([os.environ.get("PYTHONPATH", ""), "src"])}


async def restart(server: Server, meanwhile: Callable[[], object] = lambda: None) -> None:
    """Stop the server and start it again."""
    await asyncio.to_thread(server.stop)
    meanwhile()
    await asyncio.to_thread(server.start)


def verify(text: str) -> Record:
    """The record of a game that is over, checked."""
    record = Record.parse(text)
    record.verify()
    return record


# --- games, bots, clocks -------------------------------------------------------------------------


def test_games_go_on_where_they_were(sqlite_url: str) -> None:
    async def main(server: Server) -> None:
        ann, bob = await Person(server).guest("Ann"), await Person(server).guest("Bob")
        seated = await ann.table("me", "open", "random")
        open_table = (await ann.table("me", "open", public=True))["table"]["id"]
        id = seated["table"]["id"]
        await bob.post(f"/api/tables/{id}/join", {"invite": seated["invite"]})
        async with ann.at(id) as one, bob.at(id) as two:
            await one.until_sync()
            await two.until_sync()
            await in_turn((one, two), 30)
        before = [await picture(person, id) for person in (ann, bob, Person(server))]
        await restart(server)
        after = [await picture(person, id) for person in (ann, bob, Person(server))]
        assert before == after
        assert (await bob.post(f"/api/tables/{open_table}/join", {}))["table"]["status"] == "playing"
        async with ann.at(id) as one, bob.at(id) as two:
            await one.until_sync()
            await two.until_sync()
            await asyncio.gather(*(wire.play(random.Random(2), 10_000) for wire in (one, two)))
            assert one.sync["table"]["status"] == two.sync["table"]["status"] == "ended"
        verify(await ann.text(f"/api/tables/{id}/record"))

    with running(sqlite_url) as server:
        run(main(server))


async def in_turn(wires: Sequence[Wire], decisions: int) -> None:
    """Let each actor decide in turn, until only a bot's turn is under way."""
    for number in range(decisions):
        while (asked := next((wire for wire in wires if wire.pending()), None)) is None:
            await until_all(wires, wires[0].sync["table"]["version"] + 1)
        await asked.play(random.Random(number), 1)
        await until_all(wires, asked.sync["table"]["version"])


async def until_all(wires: Sequence[Wire], version: int) -> None:
    """Wait until everybody has seen that version."""
    for wire in wires:
        await wire.until_sync(version)


async def picture(person: Person, id: str) -> Any:
    """What a newcomer sees, once a bot's turn is over."""

    async def look() -> Any:
        async with person.at(id) as wire:
            sync = await wire.until_sync()
        thinking = sync["table"]["status"] == "playing" and sync["seat_views"][0]["view"]["actors"] == [2]
        return None if thinking else (sync["table"], sync["length"], sync["undone"], sync["seat_views"])

    return await until(look)


def test_bots_go_on_thinking(sqlite_url: str) -> None:
    async def main(server: Server) -> None:
        ann = await Person(server).account()
        tables = [(await ann.table(*bots))["table"]["id"] for bots in (("greedy", "random"), ("random",) * 3)]
        await ann.until(tables[1], lambda info: info["version"] > 5)
        server.kill()
        await asyncio.to_thread(server.start)
        for id in tables:
            assert (await ann.until(id, lambda info: info["status"] == "ended"))["outcome"]["ranks"]
            assert len(verify(await ann.text(f"/api/tables/{id}/record")).actions) > 50

    with running(sqlite_url) as server:
        run(main(server))


def test_clocks_go_on_while_the_server_is_down(sqlite_url: str) -> None:
    paces: dict[str, Any] = {
        "slow": {"type": "days", "days": 3},
        "days": {"type": "days", "days": 1},
        "live": {"type": "live", "bank": 3600, "increment": 5},
        "none": {"type": "none"},
    }

    async def main(server: Server) -> None:
        ann = await Person(server).guest()
        ids = {name: (await ann.table("me", "me", pace=pace))["table"]["id"] for name, pace in paces.items()}
        before = {name: await ann.get(f"/api/tables/{id}") for name, id in ids.items()}
        two_days = "UPDATE seats SET since = since - 2 * 86400 WHERE since IS NOT NULL"
        await restart(server, lambda: sql(sqlite_url, two_days))
        asked = {name: asked_seat(info) for name, info in before.items()}
        for name in ("days", "live"):
            await ann.until(ids[name], lambda info, name=name: info["seats"][asked[name]]["away"])  # type: ignore[misc]
        slow, none = [await ann.get(f"/api/tables/{ids[name]}") for name in ("slow", "none")]
        assert (
            slow["seats"][asked["slow"]]["since"] == before["slow"]["seats"][asked["slow"]]["since"] - 2 * DAY_SECONDS
        )
        assert slow["seats"][asked["slow"]]["bank"] == 3 * DAY_SECONDS
        assert slow["version"] == before["slow"]["version"] and none == before["none"]
        # The owner takes the seat back and has time again.
        async with ann.at(ids["live"]) as wire:
            await wire.until_sync()
            ack = await wire.ask({"type": "return", "seat": asked["live"]})
            sync = await wire.until_sync(ack["version"])
            assert not sync["table"]["seats"][asked["live"]]["away"]

    def asked_seat(info: Any) -> int:
        return next((seat["seat"] for seat in info["seats"] if seat["since"] is not None), 0)

    with running(sqlite_url) as server:
        run(main(server))


# --- games that no longer replay -----------------------------------------------------------------

OTHER_TILE = "CASE text WHEN 'draw red' THEN 'draw green' ELSE 'draw red' END"
# What changed rules, or a damaged file, look like; the last action of a seat has that number.
HARMS = {
    "illegal": "UPDATE actions SET text = 'tile blue a1' WHERE table_id = :id AND number = :last",
    "unknown": "UPDATE actions SET text = 'dance' WHERE table_id = :id AND number = :last",
    "other seat": "UPDATE actions SET seat = 1 - seat WHERE table_id = :id AND number = :last",
    "by chance": "UPDATE actions SET seat = -1 WHERE table_id = :id AND number = :last",
    "another draw": f"UPDATE actions SET text = {OTHER_TILE} WHERE table_id = :id AND number = 3",
    "no set-up": "DELETE FROM actions WHERE table_id = :id AND number < 5",
    "cut at a draw": "DELETE FROM actions WHERE table_id = :id AND number > 5",
    "no such game": "UPDATE tables SET game = 'chess' WHERE id = :id",
    "no such option": 'UPDATE tables SET options = \'{"colour": "mauve"}\' WHERE id = :id',
    "older rules": "UPDATE actions SET text = 'tile blue a1' WHERE table_id = :id AND number = :last",
}
LAST = "SELECT max(number) FROM actions WHERE table_id = :id AND seat >= 0"
ROWS = "SELECT * FROM actions ORDER BY table_id, number", "SELECT * FROM seats ORDER BY table_id, seat"


def test_games_that_no_longer_replay_are_set_aside(sqlite_url: str) -> None:
    async def main(server: Server) -> None:
        ann = await Person(server).guest()
        ids = {name: (await ann.table("me", "me"))["table"]["id"] for name in [*HARMS, "whole", "whole, older rules"]}
        for id in ids.values():
            async with ann.at(id) as wire:
                await wire.until_sync()
                await wire.play(random.Random(7), 4)
        await asyncio.to_thread(server.stop)
        for name, harm in HARMS.items():
            ((last,),) = sql(sqlite_url, LAST, id=ids[name])
            sql(sqlite_url, harm, id=ids[name], last=last)
        for name in ("older rules", "whole, older rules"):
            sql(sqlite_url, "UPDATE tables SET rules = 999 WHERE id = :id", id=ids[name])
        before = [sql(sqlite_url, rows) for rows in ROWS]

        async def check() -> None:
            listed = {table["id"]: table for table in await ann.get("/api/history")}
            for name in HARMS:
                assert ids[name] in listed
                if name == "no such game":  # not even the server can open it; it is kept and listed with its notice
                    await ann.get(f"/api/tables/{ids[name]}", status=404)
                    assert (await until_listed(ann, ids[name]))["notice"]["kind"] == "set-aside"
                else:
                    await check_aside(ann, ids[name])
            assert [sql(sqlite_url, rows) for rows in ROWS] == before

        await asyncio.to_thread(server.start)
        await check()
        await restart(server)  # and they stay aside
        await check()
        for name in ("whole", "whole, older rules"):
            async with ann.at(ids[name]) as wire:
                sync = await wire.until_sync()
                assert (sync["table"]["status"], sync["table"]["notice"]) == ("playing", None)
                assert sync["table"]["rules"] == game("yellow-yangtze").version
                assert await wire.play(random.Random(8), 5) == 5

    with running(sqlite_url) as server:
        run(main(server))


def test_a_finished_game_that_no_longer_replays_keeps_its_record(sqlite_url: str) -> None:
    async def main(server: Server) -> None:
        ann = await Person(server).guest()
        id = (await ann.table("me", "me"))["table"]["id"]
        async with ann.at(id) as wire:
            await wire.until_sync()
            await wire.play(random.Random(7), 10_000)
        before = await ann.text(f"/api/tables/{id}/record")
        harm = HARMS["illegal"]
        ((last,),) = sql(sqlite_url, LAST, id=id)
        await asyncio.to_thread(server.stop)
        old = sql(sqlite_url, "SELECT text FROM actions WHERE table_id = :id AND number = :last", id=id, last=last)
        sql(sqlite_url, harm, id=id, last=last)
        sql(sqlite_url, "UPDATE tables SET rules = 999 WHERE id = :id", id=id)
        await asyncio.to_thread(server.start)
        after = await ann.text(f"/api/tables/{id}/record")
        assert "rules: 999" in after and "tile blue a1" in after
        assert (await ann.get(f"/api/tables/{id}"))["outcome"]["ranks"]
        lines = dict(enumerate(after.splitlines()))
        differing = [number for number, line in enumerate(before.splitlines()) if lines[number] != line]
        assert len(differing) == 2 and str(old[0][0]) in before.splitlines()[differing[1]]

    with running(sqlite_url) as server:
        run(main(server))


async def until_listed(person: Person, id: str) -> Any:
    """Wait until a table is listed as set aside in the person's history."""

    async def look() -> Any:
        info = await listed_table(person, id)
        return info if info["status"] == "aside" else None

    return await until(look, 0.05)


async def listed_table(person: Person, id: str) -> Any:
    """The table in the person's history."""
    return next(table for table in await person.get("/api/history") if table["id"] == id)


async def check_aside(person: Person, id: str) -> None:
    """Check that a game set aside says so everywhere, and that nobody can play it."""
    info = await person.until(id, lambda info: info["status"] == "aside")
    assert info["notice"]["kind"] == "set-aside" and "rules" in info["notice"]["values"]["detail"]
    async with person.at(id) as wire:
        sync = await wire.until_sync()
        assert sync["table"]["notice"] == info["notice"] and wire.pending() is None
        for frame in ("act", "undo"):
            more = {"action": "pass"} if frame == "act" else {"steps": 1}
            refused = await wire.ask({"type": frame, "seat": 0, "decision": info["seats"][0]["decision"], **more})
            assert refused["type"] == "refused"
    assert (await person.get(f"/api/tables/{id}"))["version"] == info["version"]


# --- the end of a server, and backups ------------------------------------------------------------


def test_a_server_ends_cleanly_with_sockets_open_and_bots_thinking(sqlite_url: str) -> None:
    async def main(server: Server) -> None:
        ann = await Person(server).account()
        tables = [(await ann.table("greedy", "greedy", "greedy"))["table"]["id"] for _ in range(5)]
        async with AsyncExitStack() as stack:
            wires = [await stack.enter_async_context(ann.at(tables[number % 5])) for number in range(50)]
            await asyncio.gather(*(wire.until_sync() for wire in wires))
            await asyncio.gather(*(wire.until_sync() for wire in wires))  # the bots are at it
            workers = list_children(server)
            assert workers
            await asyncio.to_thread(server.stop)
            assert server.process is not None and server.process.returncode in (0, -15)
            await asyncio.gather(*(wait_until_closed(wire) for wire in wires))
            assert not any(Path(f"/proc/{pid}").exists() for pid in workers)
        assert "Traceback" not in server.log.read_text()
        await asyncio.to_thread(server.start)
        shown = max(wire.sync["table"]["version"] for wire in wires if wire.sync["table"]["id"] == tables[0])
        await ann.until(tables[0], lambda info: info["version"] > shown)

    with running(sqlite_url) as server:
        run(main(server))


async def wait_until_closed(wire: Wire) -> None:
    """Wait until the server has closed the connection."""
    try:
        while True:
            await wire.hear()
    except ConnectionClosed:
        return


def test_a_backup_made_while_serving_is_a_database_to_serve_from(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    command = [sys.executable, "-m", "tianming.cli", "backup", str(copy), "--database", sqlite_url]

    async def main(server: Server) -> None:
        ann = await Person(server).account()
        bots = (await ann.table("random", "random", "random"))["table"]["id"]
        mine = (await ann.table("me", "random", options={"short": True}))["table"]["id"]
        async with ann.at(mine) as wire:
            await wire.until_sync()
            await wire.play(random.Random(3), 5)
            length = wire.sync["length"]
            made = asyncio.ensure_future(asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment()))

            async def done() -> bool:
                await wire.play(random.Random(4), 1)  # play goes on during a backup
                return made.done() and made.result().returncode is not None

            await until(done)
            assert (await made).returncode == 0
            played_on = wire.sync["length"]
        with running(f"sqlite:///{copy}") as second:
            other = Person(second)
            other.http.cookies.update(dict(ann.http.cookies.items()))
            async with other.at(mine) as wire:
                sync = await wire.until_sync()
                assert length <= sync["length"] <= played_on
                await wire.play(random.Random(5), 10_000)
                assert wire.sync["table"]["status"] == "ended"
            verify(await other.text(f"/api/tables/{mine}/record"))
            await other.until(bots, lambda info: info["status"] == "ended")
            verify(await other.text(f"/api/tables/{bots}/record"))
        twice = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment(), stderr=subprocess.PIPE)
        assert "exists already" in (await twice.communicate())[1].decode()

    with running(sqlite_url) as server:
        run(main(server))
