"""Two games that look the same to one watcher, and two servers in this process that serve them.

A pair of games is played in step: whatever the watcher sees happens in both, whatever is hidden from them happens in
each as it likes. A server whose bytes differ between the two has revealed a secret.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from typing import Any, cast

import httpx2
import msgspec
from fastapi import FastAPI
from msgspec import Raw

from tianming.core.actions import Action
from tianming.core.protocol import Event, Position, Rules, State, View
from tianming.core.seats import CHANCE, Seat, all_seats
from tianming.server.auth import COOKIE, digest
from tianming.server.bots.pool import NOBODY, BotFailed, BotPool, Turn
from tianming.server.bots.worker import Job, pack
from tianming.server.limits import Settings
from tianming.server.play.live import Rows
from tianming.server.services import Site
from tianming.server.store.rows import ActionRow, SeatRow, TableRow, UserRow
from tianming.server.store.store import Store
from tianming.server.web.app import create_app

NOW = 1_000_000.5
MAX_TRIES = 8  # actions tried to find one that fits both games
TABLE = "0123456789abcdef0123"
COMMITMENT = "c0" * 32  # the same for both games, though their seeds differ
Watcher = tuple[Seat, ...]  # the seats somebody holds; () is a spectator


class Line:
    """One game of a pair."""

    def __init__(self, rules: Rules, start: State, position: Position | None, seed: str) -> None:
        self.rules = rules
        self.state = start
        self.position = position
        self.seed = seed
        self.done: list[tuple[Seat, int]] = []

    def tried(self, seat: Seat, action: Action) -> tuple[State, list[Event]]:
        """The state after an action, and its events."""
        after, events = self.state.clone(), list[Event]()
        after.apply(seat, action, events)
        return after, events

    def options(self, seat: Seat, rng: random.Random) -> list[int]:
        """The actions or draws that may come next, in random order."""
        found = [action for action, _ in self.state.odds()] if seat == CHANCE else self.state.legal(seat)
        return rng.sample(found, len(found))

    def rows(self, players: int, options: dict[str, Any], away: Watcher = ()) -> Rows:
        """The game as the store would keep it; seats in `away` are played by bots."""
        table = TableRow(
            id=TABLE,
            game=self.rules.name,
            rules=self.rules.version,
            options=options,
            players=players,
            status="playing",
            public=True,
            pace={"type": "none"},
            seed=self.seed,
            commitment=COMMITMENT,
            position=self.position,
            host="user-0",
            created=1.0,
            changed=2.0,
            version=len(self.done),
        )
        answers = [sum(who == seat for who, _ in self.done) for seat in all_seats(players)]
        seats = [
            SeatRow(
                TABLE,
                seat,
                "person",
                user=f"user-{seat}",
                name=f"Person {seat}",
                token=digest(token_of(seat, self.seed)),
                away=seat in away,
                decision=answers[seat],
            )
            for seat in all_seats(players)
        ]
        return table, seats, list(self._actions())

    def _actions(self) -> Iterator[ActionRow]:
        answers: dict[Seat, int] = {}
        for number, (seat, action) in enumerate(self.done):
            yield ActionRow(number, seat, self.rules.write(Action(action)), answers.get(seat, 0), 2.0)
            answers[seat] = answers.get(seat, 0) + 1


class Pair:
    """Two games that look the same to a watcher."""

    def __init__(self, rules: Rules, players: int, options: dict[str, Any], watcher: Watcher, one: Line, other: Line):
        self.rules = rules
        self.players = players
        self.options = options
        self.watcher = watcher
        self.lines = (one, other)

    @staticmethod
    def begun(rules: Rules, players: int, options: dict[str, Any], watcher: Watcher) -> Pair:
        """Two games from the start."""
        lines = [Line(rules, rules.start(players, options), None, seed_of(number)) for number in range(2)]
        return Pair(rules, players, lines[0].state.snapshot()["options"], watcher, *lines)

    @staticmethod
    def guessed(rules: Rules, state: State, watcher: Seat | None, rng: random.Random) -> Pair:
        """Two games from a state, and from a guess at it that fits the watcher's view."""
        states = (state, rules.guess(rules.view(state, watcher), rng))
        lines = [Line(rules, start.clone(), start.snapshot(), seed_of(n)) for n, start in enumerate(states)]
        shown = state.snapshot()
        return Pair(rules, shown["players"], shown["options"], () if watcher is None else (watcher,), *lines)

    def play(self, decisions: int, rng: random.Random) -> None:
        """Play both games in step until a seat is asked (or the game ends, or no action fits both)."""
        made = 0
        while actors := self.lines[0].state.actors():
            seat = rng.choice(actors)
            if (made >= decisions and seat != CHANCE) or not self._step(seat, rng):
                break
            made += seat != CHANCE

    def at_rest(self) -> bool:
        """Whether a seat is asked now; after a draw, the server would continue by itself."""
        return self.lines[0].state.actors() not in ((), (CHANCE,))

    def differ(self) -> bool:
        """Whether the two games differ in something hidden."""
        return self.lines[0].state.key() != self.lines[1].state.key() or self.lines[0].done != self.lines[1].done

    def _step(self, seat: Seat, rng: random.Random) -> bool:
        one, other = self.lines
        for action in one.options(seat, rng)[:MAX_TRIES]:
            after, events = one.tried(seat, Action(action))
            for twin in self._twins(seat, Action(action), events, rng):
                twin_after, twin_events = other.tried(seat, Action(twin))
                if self._seen(after, events) == self._seen(twin_after, twin_events):
                    for line, state, done in ((one, after, action), (other, twin_after, twin)):
                        line.state = state
                        line.done.append((seat, done))
                    return True
        return False

    def _twins(self, seat: Seat, action: Action, events: Sequence[Event], rng: random.Random) -> list[int]:
        """Actions of the other game that look the same to the watcher, different ones first."""
        hidden = any(self.rules.redact_events(events, eye) != list(events) for eye in self.eyes())
        offered = self.lines[1].options(seat, rng)
        others = [twin for twin in offered if twin != action][:MAX_TRIES] if hidden else []
        return others + [action] * (action in offered)

    def eyes(self) -> tuple[Seat | None, ...]:
        """The seats whose views the watcher has."""
        return self.watcher or (None,)

    def _seen(self, state: State, events: Sequence[Event]) -> list[bytes]:
        """What the watcher may see by the rules."""
        rules = self.rules
        return [
            msgspec.json.encode(
                (rules.redact(state, eye), rules.question(state, eye), rules.redact_events(events, eye))
            )
            if eye is not None
            else msgspec.json.encode((rules.redact(state, None), rules.redact_events(events, None)))
            for eye in self.eyes()
        ]


def seed_of(number: int) -> str:
    """A seed that is easy to find in sent bytes."""
    return f"{'seed of one' if number == 0 else 'seed of other'} game " * 2


def token_of(seat: Seat, seed: str) -> str:
    """A seat's token, easy to find as well."""
    return f"token of {seat}, {seed}"


# The servers.


class Memory:
    """A store of one table."""

    dialect = "sqlite"

    def __init__(self) -> None:
        self.rows: Rows | None = None

    async def load(self, id: str) -> Rows | None:
        """The table."""
        return self.rows if self.rows is not None and self.rows[0].id == id else None

    async def seats(self, id: str) -> list[SeatRow]:
        """The table's seats."""
        return [] if self.rows is None else self.rows[1]

    async def commit(self, id: str, version: int, **changes: Any) -> int:
        """Keep nothing; the server continues with what it has in memory."""
        return version + 1

    async def session(self, token_hash: str) -> tuple[str, float] | None:
        """Everybody has a session."""
        known = (f"user-{seat}" for seat in all_seats(8) if token_hash == digest(f"session-{seat}"))
        return next(((user, time.time()) for user in known), None)

    async def user(self, id: str) -> UserRow | None:
        """A person."""
        return UserRow(id, id, False, None, 1.0)

    async def history(self, user: str) -> list[TableRow]:
        """Everybody sits at the table."""
        return [] if self.rows is None else [self.rows[0]]

    async def lobby(self) -> list[TableRow]:
        """The table is public."""
        return [] if self.rows is None else [self.rows[0]]


class Spy(BotPool):
    """Keeps the jobs that workers would get.

    The first bot fails. What comes after its move may depend on what that revealed, so later bots think for ever.
    """

    def __init__(self) -> None:
        super().__init__(1)
        self.jobs: list[bytes] = []

    async def choose(self, view: View, bot: str, seed: str, seconds: float, turn: Turn = NOBODY) -> Action:
        """Remember the job."""
        self.jobs.append(
            pack(Job(bot=bot, seed=seed, seconds=seconds, limit=seconds, view=Raw(msgspec.json.encode(view))))
        )
        if len(self.jobs) > 1:
            await asyncio.Event().wait()
        raise BotFailed("it only listens")


class Twin:
    """A server in this process, with its web application but without a database."""

    def __init__(self) -> None:
        self.store = Memory()
        settings = Settings(rate=1e9, thinking_workers=1)
        self.site = Site(cast(Store, self.store), b"secret of the site", settings)
        self.app: FastAPI = create_app("sqlite:///nowhere", settings)
        self.app.state.site = self.site

    def show(self, rows: Rows) -> None:
        """Serve this game as the table."""
        self.store.rows = rows
        self.spy = Spy()
        self.site.tables = type(self.site.tables)(cast(Store, self.store), self.spy, now=lambda: NOW)

    def cookie(self, seat: Seat) -> str:
        """The cookie of the person at that seat."""
        return f"{COOKIE}={self.site.auth.sign(f'session-{seat}')}"

    def token(self, seat: Seat) -> str:
        """The secret of a seat."""
        assert self.store.rows is not None
        return token_of(seat, self.store.rows[0].seed)

    async def get(self, watcher: Watcher, path: str) -> bytes:
        """An HTTP answer with its status and headers: about the table, or after ?/ about anything."""
        headers = {"cookie": self.cookie(watcher[0])} if watcher else {}
        transport = httpx2.ASGITransport(app=self.app)
        async with httpx2.AsyncClient(transport=transport, base_url="http://here", headers=headers) as client:
            answer = await client.get(f"/api{path[1:]}" if path.startswith("?/") else f"/api/tables/{TABLE}{path}")
            return f"{answer.status_code} {sorted(answer.headers.items())}\n".encode() + answer.content

    async def talk(self, watcher: Watcher, frames: Sequence[dict[str, Any]], length: int = 0) -> list[bytes]:
        """Everything that a WebSocket receives when these frames are sent one after the other."""
        heard: list[bytes] = []
        tokens = [self.token(seat) for seat in watcher[1:]]  # the first seat comes with the cookie
        left = iter([{"type": "hello", "tokens": tokens, "length": length}, *frames])
        connected = False

        async def receive() -> dict[str, Any]:
            nonlocal connected
            if not connected:
                connected = True
                return {"type": "websocket.connect"}
            for _ in range(8):  # let everything arrive
                await asyncio.sleep(0)
            frame = next(left, None)
            if frame is None:
                return {"type": "websocket.disconnect", "code": 1000}
            return {"type": "websocket.receive", "text": msgspec.json.encode(frame).decode()}

        async def send(message: Any) -> None:
            text: str | None = message.get("text")
            heard.append(msgspec.json.encode(message) if text is None else text.encode())

        headers = [(b"cookie", self.cookie(watcher[0]).encode())] if watcher else []
        path = f"/api/tables/{TABLE}/socket"
        scope = {"type": "websocket", "path": path, "headers": headers, "query_string": b"", "subprotocols": []}
        await self.app({**scope, "client": ("127.0.0.1", 1), "scheme": "ws", "state": {}}, receive, send)
        return heard

    async def let_bots_think(self) -> list[bytes]:
        """The jobs for the bot that moves next."""
        tables = self.site.tables
        tables._think(await tables.live(TABLE))
        while not self.spy.jobs:
            await asyncio.sleep(0)
        await tables.close()
        return self.spy.jobs[:1]
