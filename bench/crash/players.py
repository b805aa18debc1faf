"""Players who reconnect whenever the line breaks, and remember what the server promised them."""

from __future__ import annotations

import asyncio
import random
import secrets
from dataclasses import dataclass, field
from typing import Any

import httpx2
from websockets.exceptions import WebSocketException

from tests.server.running import Person, Server, Wire, choices
from tianming.core.seats import Seat

CONNECTION_ERRORS = (OSError, EOFError, WebSocketException, httpx2.TransportError)
RETRY_SECONDS = 0.05  # before the next attempt to connect
UNDO_SHARE = 0.1  # how often players undo when they can
# Kinds of tables: a person against a bot, a hot seat with a bot, two people, only bots with a spectator.
BOTS_ONLY = ("random", "greedy")  # needs an account
KINDS = (("me", "random"), ("me", "me", "greedy"), ("me", "open"), BOTS_ONLY)
PACE = {"type": "live", "bank": 86_400, "increment": 1}


@dataclass(frozen=True)
class Promise:
    """An action that the server has acknowledged.

    `again`: it was sent again after a broken line, so it may have been carried out long before that version.
    """

    version: int
    seat: Seat
    decision: int
    action: str
    again: bool = False


@dataclass
class Ledger:
    """What the clients of a table know: the promises and the newest version shown.

    `doubtful`: how many of the last promises an unanswered request to undo may have taken back.
    """

    table: str
    promises: list[Promise] = field(default_factory=list)
    shown: int = 0
    doubtful: int = 0
    taken_back: int = 0


class Player:
    """Somebody at a table, with any number of seats."""

    def __init__(self, person: Person, ledger: Ledger, rng: random.Random, *, undoes: bool) -> None:
        self.person = person
        self.ledger = ledger
        self.rng = rng
        self.undoes = undoes
        self.over = False
        self.news = 0  # new versions seen since the last kill
        self.lines = 0  # connections so far
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
                    await self._repeat_unanswered(wire)
                    await self._go_on(wire)
            except CONNECTION_ERRORS:
                await asyncio.sleep(RETRY_SECONDS)

    async def _go_on(self, wire: Wire) -> None:
        while not self.over and wire.sync["table"]["status"] == "playing":
            seat_view = wire.pending()
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

    async def _repeat_unanswered(self, wire: Wire) -> None:
        """Send again what was not answered before the line broke: the server carries out an action only once.

        For an undo, look at the picture: it says whether something was taken back.
        """
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
    """People who play one kind of table, game after game."""

    def __init__(self, server: Server, kind: tuple[str, ...], seed: int) -> None:
        self.kind = kind
        self.rng = random.Random(seed)
        self.people = [Person(server) for _ in range(1 + kind.count("open"))]
        self.players: list[Player] = []
        self.everybody: list[Player] = []
        self.ledgers: list[Ledger] = []
        self.stopped = False

    def stop(self) -> None:
        """Stop playing as soon as the line breaks."""
        self.stopped = True
        for player in self.players:
            player.over = True

    async def play(self) -> None:
        """Play game after game, until stopped."""
        for number, person in enumerate(self.people):
            if self.kind == BOTS_ONLY:
                await make_account(person)
            else:
                await post_until_answered(person, "/api/guest", {"name": f"Player {number}"})
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
        made = await post_until_answered(host, "/api/tables", wish)
        for guest in guests:
            await self._join(guest, made)
        return Ledger(made["table"]["id"])

    async def _join(self, guest: Person, made: Any) -> None:
        """Take the open seat. After a broken line, the guest may have it already."""
        path = f"/api/tables/{made['table']['id']}"
        while True:
            try:
                await guest.post(f"{path}/join", {"invite": made["invite"]})
                return
            except CONNECTION_ERRORS:
                await asyncio.sleep(RETRY_SECONDS)
            if await read_status(guest, path) == "playing":
                return


async def post_until_answered(person: Person, path: str, body: dict[str, Any]) -> Any:
    """Send a request until there is an answer. It may be carried out more than once."""
    while True:
        try:
            return await person.post(path, body)
        except CONNECTION_ERRORS:
            await asyncio.sleep(RETRY_SECONDS)


async def make_account(person: Person) -> None:
    """Make an account. If the answer is lost, make another, because the name may be taken."""
    while True:
        try:
            await person.account(f"Player {secrets.token_hex(6)}")
            return
        except CONNECTION_ERRORS:
            await asyncio.sleep(RETRY_SECONDS)


async def read_status(person: Person, path: str) -> str:
    """The status of a table."""
    while True:
        try:
            return str((await person.get(path))["status"])
        except CONNECTION_ERRORS:
            await asyncio.sleep(RETRY_SECONDS)
