"""The control player, who plays on while the server is attacked and must never be refused."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bench.hostile.messages import Scene
from tests.server.running import Person, Server, Wire, choices
from tianming.core.errors import TianmingError
from tianming.core.registry import game
from tianming.core.seats import Seat
from tianming.core.table import Table
from tianming.server.store.rows import SeatRow
from tianming.server.store.store import Store

GAME = "yellow-yangtze"
SEATS = ("me", "me")
MIN_MOVES = 20  # even if the attack ends sooner


@dataclass
class Played:
    """A table of the control player: its tokens, and every acknowledged move, in order."""

    id: str
    tokens: tuple[str, ...]
    moves: list[tuple[Seat, str]] = field(default_factory=list)


class Control:
    """Somebody who plays at one table after the other, on both seats."""

    def __init__(self, server: Server, rng: random.Random, *, pause: float) -> None:
        self.person = Person(server)
        self.rng = rng
        self.pause = pause  # seconds between two moves
        self.scene = Scene()
        self.tables: list[Played] = []
        self.waiting: list[str] = []  # tables at which nothing may happen
        self.seconds: list[float] = []  # from a move to its acknowledgement
        self.faults: list[str] = []

    async def enter(self) -> None:
        """Log in, and open tables that wait for friends."""
        await self.person.guest("Control")
        for _ in range(3):
            self.waiting.append((await self.person.table("me", "open"))["table"]["id"])
        await self._sit_down()

    async def _sit_down(self) -> None:
        while True:
            try:
                seated = await self.person.table(*SEATS)
                break
            except AssertionError as error:  # the attackers, at our address, have used up its share
                if "429" not in str(error):
                    raise
                await asyncio.sleep(0.5)
        self.tables.append(Played(seated["table"]["id"], tuple(seated["tokens"].values())))
        self.scene.table = seated["table"]["id"]

    async def play(self, stop: asyncio.Event) -> None:
        """Play until stopped, at a new table after each game."""
        while self._goes_on(stop):
            if self.tables[-1].moves:
                await self._sit_down()
            async with self.person.at(self.tables[-1].id) as wire:
                await wire.until_sync()
                while self._goes_on(stop) and wire.sync["table"]["status"] == "playing":
                    await self._move(wire)
                    await asyncio.sleep(self.pause)

    def _goes_on(self, stop: asyncio.Event) -> bool:
        return not stop.is_set() or len(self.seconds) < MIN_MOVES

    async def _move(self, wire: Wire) -> None:
        seat_view = wire.pending()
        if seat_view is None:
            self.faults.append("nobody is asked, though the control player has all seats")
            await wire.until_sync()
            return
        self._publish(wire.sync, seat_view)
        text = self.rng.choice(choices(seat_view))
        frame = {"type": "act", "seat": seat_view["seat"], "decision": seat_view["decision"], "action": text}
        began = time.perf_counter()
        answer = await wire.ask(frame)
        self.seconds.append(time.perf_counter() - began)
        self.scene.sent.append(msgspec.json.encode({"id": wire.number, **frame}).decode())
        if answer["type"] != "ack":
            self.faults.append(f"the control player was refused: {answer}")
            return
        self.tables[-1].moves.append((seat_view["seat"], text))
        await wire.until_sync(answer["version"])

    def _publish(self, sync: Any, seat_view: Any) -> None:
        """Let the attackers know everything about the table."""
        self.scene.decisions = {seat["seat"]: seat["decision"] for seat in sync["table"]["seats"]}
        self.scene.asked, self.scene.choices = seat_view["seat"], choices(seat_view)


async def check_database(url: str, control: Control) -> list[str]:
    """What is wrong in the database: tables must follow from their seed and the control player's moves."""
    store = await Store.open(url)
    try:
        faults = [fault for played in control.tables for fault in await _compare(store, played)]
        for id in control.waiting:
            rows = await store.load(id)
            if rows is None or rows[0].version != 0 or rows[0].status != "open" or rows[1][1].kind != "open":
                faults.append(f"a waiting table was changed: {rows}")
        return faults
    finally:
        await store.close()


async def _compare(store: Store, played: Played) -> list[str]:
    rows = await store.load(played.id)
    if rows is None:
        return [f"table {played.id} is gone"]
    row, seats, actions = rows
    again = game(row.game).table(players=row.players, seed=row.seed, options=row.options)
    try:
        for seat, text in played.moves:
            again.act(seat, text)
    except TianmingError as error:
        return [f"table {played.id}: the acknowledged moves do not fit the rules: {error}"]
    faults = (
        [] if _list_moves(again) == [(action.seat, action.text) for action in actions] else ["a record was changed"]
    )
    ended = not again.state.actors()
    if (row.status, row.outcome is not None) != (("ended", True) if ended else ("playing", False)):
        faults.append(f"the table is {row.status}")
    return [f"table {played.id}: {fault}" for fault in [*faults, *_list_touched(seats)]]


def _list_moves(table: Table) -> list[tuple[int, str]]:
    return [(seat, table.rules.write(action)) for seat, action in table.record.actions]


def _list_touched(seats: Sequence[SeatRow]) -> list[str]:
    """The seats that somebody else has changed."""
    changed = [
        seat for seat in seats if seat.away or seat.conceded or seat.agreed or seat.undone or seat.kind != "person"
    ]
    return [f"seat {seat.seat} was changed" for seat in changed] + (
        [] if len({seat.user for seat in seats}) == 1 else ["a seat has another owner"]
    )
