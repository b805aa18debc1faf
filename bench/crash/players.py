"""People who play at tables, come back whenever the line breaks, and remember what they were promised."""

from __future__ import annotations

import asyncio
import random
import secrets
from dataclasses import dataclass, field
from typing import Any

import httpx2
from websockets.exceptions import WebSocketException

from tests.server.running import Person, Server, Wire, choices

LOST = (OSError, EOFError, WebSocketException, httpx2.TransportError)
PAUSE = 0.05  # seconds before another try to connect
UNDO_SHARE = 0.1  # how often one takes back what may be taken back
# Kinds of tables: a person against a bot, a hot seat with a bot, two people, bots alone with a spectator.
BOTS_ONLY = ("random", "greedy")  # for people with an account only
KINDS = (("me", "random"), ("me", "me", "greedy"), ("me", "open"), BOTS_ONLY)
PACE = {"type": "live", "bank": 86_400, "increment": 1}


@dataclass(frozen=True)
class Promise:
    """An action that the server has acknowledged; `again`: when it was asked again after a broken line, so that it
    may have been carried out long before that version."""

    version: int
    seat: int
    decision: int
    action: str
    again: bool = False


@dataclass
class Ledger:
    """What the clients of a table know: promises, the newest version shown, and how many of the last promises an
    unanswered request to undo may have taken back."""

    table: str
    promises: list[Promise] = field(default_factory=list)
    shown: int = 0
    doubtful: int = 0
    taken_back: int = 0


class Player:
    """Somebody at a table, with one or more seats or none."""

    def __init__(self, person: Person, ledger: Ledger, rng: random.Random, *, undoes: bool) -> None:
        self.person = person
        self.ledger = ledger
        self.rng = rng
        self.undoes = undoes
        self.over = False
        self.news = 0  # new versions seen since the last kill
        self.lines = 0  # how often a connection stood
        self._seen = 0
        self._unanswered: dict[str, Any] | None = None
        self._undone = 0

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over:
            try:
                async with self.person.at(self.ledger.table) as wire:
                    await self._look(wire)
                    self.lines += 1
                    await self._settle(wire)
                    await self._go_on(wire)
            except LOST:
                await asyncio.sleep(PAUSE)

    async def _go_on(self, wire: Wire) -> None:
        while not self.over and wire.sync["table"]["status"] == "playing":
            seat_view = wire.asked()
            if seat_view is None:
                await self._look(wire, wire.sync["table"]["version"] + 1)
            elif self.undoes and seat_view["undo"] and self.rng.random() < UNDO_SHARE:
                await self._undo(wire, seat_view)
            else:
                where = {"seat": seat_view["seat"], "decision": seat_view["decision"]}
                await self._act(wire, {"type": "act", **where, "action": self.rng.choice(choices(seat_view))})
        self.over = True

    async def _look(self, wire: Wire, version: int = 0) -> None:
        shown = (await wire.until_sync(version))["table"]["version"]
        self.news += shown > self._seen
        self._seen = max(self._seen, shown)
        self.ledger.shown = max(self.ledger.shown, shown)

    async def _settle(self, wire: Wire) -> None:
        """What was not answered before the line broke is asked again: an action is done once, whether or not it had
        been done before. Whether something was taken back, the picture tells."""
        frame, self._unanswered = self._unanswered, None
        if frame is not None and frame["type"] == "act":
            await self._act(wire, frame, again=True)
        elif frame is not None:
            self._took_back(wire.sync["undone"] - self._undone)
        self._undone = wire.sync["undone"]

    async def _act(self, wire: Wire, frame: dict[str, Any], *, again: bool = False) -> None:
        self._unanswered = frame
        answer = await wire.ask(frame)
        assert answer["type"] == "ack", f"{frame} was answered with {answer}"
        promise = Promise(answer["version"], frame["seat"], frame["decision"], frame["action"], again)
        self.ledger.promises.append(promise)
        self._unanswered = None
        await self._look(wire, answer["version"])

    async def _undo(self, wire: Wire, seat_view: Any) -> None:
        steps = self.rng.randint(1, seat_view["undo"])
        self._unanswered = {
            "type": "undo",
            "seat": seat_view["seat"],
            "decision": seat_view["decision"],
            "steps": steps,
        }
        self.ledger.doubtful = steps
        answer = await wire.ask(self._unanswered)
        assert answer["type"] == "ack", answer
        self._took_back(steps)
        self._unanswered = None
        await self._look(wire, answer["version"])
        self._undone = wire.sync["undone"]

    def _took_back(self, steps: int) -> None:
        del self.ledger.promises[len(self.ledger.promises) - steps :]
        self.ledger.taken_back += steps
        self.ledger.doubtful = 0


class Party:
    """Those who play one kind of table, game after game."""

    def __init__(self, server: Server, kind: tuple[str, ...], seed: int) -> None:
        self.kind = kind
        self.rng = random.Random(seed)
        self.people = [Person(server) for _ in range(1 + kind.count("open"))]
        self.players: list[Player] = []
        self.everybody: list[Player] = []
        self.ledgers: list[Ledger] = []
        self.stopped = False

    def stop(self) -> None:
        """Play no more once the line breaks."""
        self.stopped = True
        for player in self.players:
            player.over = True

    async def play(self) -> None:
        """Game after game, until they are stopped."""
        for number, person in enumerate(self.people):
            if self.kind == BOTS_ONLY:
                await with_account(person)
            else:
                await patiently(person, "/api/guest", {"name": f"Player {number}"})
        while not self.stopped:
            ledger = await self._table()
            self.ledgers.append(ledger)
            undoes = self.kind == KINDS[0]
            self.players = [Player(person, ledger, self.rng, undoes=undoes) for person in self.people]
            self.everybody += self.players
            async with asyncio.TaskGroup() as group:
                for player in self.players:
                    group.create_task(player.play())

    async def _table(self) -> Ledger:
        seats = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in self.kind]
        host, *guests = self.people
        wish = {"game": "yellow-yangtze", "seats": seats, "options": {"short": len(seats) == 2}, "pace": PACE}
        made = await patiently(host, "/api/tables", wish)
        for guest in guests:
            await self._join(guest, made)
        return Ledger(made["table"]["id"])

    async def _join(self, guest: Person, made: Any) -> None:
        """Take the open seat; after a broken line it may be one's own already."""
        path = f"/api/tables/{made['table']['id']}"
        while True:
            try:
                await guest.post(f"{path}/join", {"invite": made["invite"]})
                return
            except LOST:
                await asyncio.sleep(PAUSE)
            if await status(guest, path) == "playing":
                return


async def patiently(person: Person, path: str, body: dict[str, Any]) -> Any:
    """Ask until there is an answer; asked twice, it may be done twice."""
    while True:
        try:
            return await person.post(path, body)
        except LOST:
            await asyncio.sleep(PAUSE)


async def with_account(person: Person) -> None:
    """Make an account; when the answer is lost, another one, since the name is taken then."""
    while True:
        try:
            await person.account(f"Player {secrets.token_hex(6)}")
            return
        except LOST:
            await asyncio.sleep(PAUSE)


async def status(person: Person, path: str) -> str:
    """Whether a table is open or being played."""
    while True:
        try:
            return str((await person.get(path))["status"])
        except LOST:
            await asyncio.sleep(PAUSE)
