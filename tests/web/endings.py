"""Finished games for tests of replays, played over the wire in a moment."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.running import Person, Server, Wire
from tests.web.browsing import Visitor
from tianming.core.record import Record
from tianming.core.seats import Seat

GOLDEN = Path(__file__).parents[1] / "engine" / "golden"
LAST_DECISIONS = 4  # of a record, which are played again at the table


@dataclass(frozen=True)
class EndedGame:
    """A table whose game is over, and the cookies of the guest who played every seat."""

    game: str
    table: str
    length: int
    cookies: dict[str, str]

    def open_as_player(self, visitor: Visitor, query: str) -> None:
        """Go to a screen as the guest who played."""
        cookies: Any = [
            {"name": name, "value": value, "url": f"http://{visitor.address}"} for name, value in self.cookies.items()
        ]
        visitor.context.add_cookies(cookies)
        visitor.context.add_init_script("localStorage.known = 'yes'")
        visitor.open(query)


def golden(game: str) -> str:
    """The first of a game's golden records."""
    return min(GOLDEN.glob(f"{game}-*.txt")).read_text(encoding="utf-8")


def play_ending(server: Server, game: str) -> EndedGame:
    """Play the last decisions of a game's golden record at a table."""
    return _await(_play_ending(server, game))


def give_up_at_once(server: Server, game: str) -> EndedGame:
    """Make a table from the same record, and give up before the first action."""
    return _await(_give_up(server, game))


def _await(work: Coroutine[Any, Any, EndedGame]) -> EndedGame:
    """Run a coroutine in a thread of its own: Playwright has an event loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


async def _play_ending(server: Server, game: str) -> EndedGame:
    player, table = await _seat(server, game)
    async with player.at(table) as wire:
        for seat, action in _ending(golden(game))[1]:
            await _act(wire, seat, action)
    return await _over(player, game, table)


async def _give_up(server: Server, game: str) -> EndedGame:
    player, table = await _seat(server, game)
    async with player.at(table) as wire:
        sync = await wire.until_sync()
        await wire.ask({"type": "concede", "seat": 0})
        for seat in range(1, sync["table"]["players"]):
            await wire.ask({"type": "agree", "seat": seat})
    return await _over(player, game, table)


async def _seat(server: Server, game: str) -> tuple[Person, str]:
    """A guest, and a table shortly before the end of the record where every seat is theirs."""
    player = await Person(server).guest()
    record = golden(game)
    made = await player.post("/api/uploads", {"record": record, "action": _ending(record)[0]})
    return player, made["table"]["id"]


def _ending(text: str) -> tuple[int, list[tuple[Seat, str]]]:
    """The last decisions of a record, and where they begin."""
    record = Record.parse(text)
    decided = [number for number, (seat, _) in enumerate(record.actions) if seat >= 0]
    start = decided[-LAST_DECISIONS]
    return start, [(seat, record.rules.write(action)) for seat, action in record.actions[start:] if seat >= 0]


async def _act(wire: Wire, seat: Seat, action: str) -> None:
    while not (seat_view := _asked(wire, seat)):
        await wire.until_sync()
    frame = {"type": "act", "seat": seat, "decision": seat_view["decision"], "action": action}
    answer = await wire.ask(frame)
    assert answer["type"] == "ack", answer
    await wire.until_sync(answer["version"])


def _asked(wire: Wire, seat: Seat) -> Any:
    seat_views = wire.sync["seat_views"] if wire.sync else []
    return next((one for one in seat_views if one["seat"] == seat and one["decision"] is not None), None)


async def _over(player: Person, game: str, table: str) -> EndedGame:
    """The description of the table, whose game must be over."""
    info = await player.get(f"/api/tables/{table}")
    assert info["status"] == "ended", info
    steps = await player.get(f"/api/tables/{table}/steps")
    await player.http.aclose()
    return EndedGame(game, table, steps["length"], dict(player.http.cookies))
