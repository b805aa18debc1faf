"""Plays with a bot at a table of a server, over the wire as docs/wire.md describes it. The bot sees what a person in
its seat would see."""

from __future__ import annotations

import asyncio
import importlib
import itertools
import json
import os
import random
import sys
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, cast

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import tianming
from tianming.bots.bot import BOTS, Bot, bot
from tianming.bots.questions import list_answers, read_question
from tianming.core.errors import InvalidAction, InvalidOption, TianmingError
from tianming.core.position_file import Json
from tianming.core.registry import decode_view

REQUEST_SECONDS = 20.0  # that an HTTP request may take
PAUSE_SECONDS = 1.0  # after a refusal, which in most cases means that we were too quick
OVER = ("ended", "aside")
CLOSE_REASONS = {4401: "the token has ended: make a new one", 4404: "the server has no such table"}

Answer = Callable[[], Awaitable[Json]]  # what makes a frame to send


class Refused(TianmingError):
    """The server refused a request."""


def load_bot(spec: str) -> Bot:
    """A level with its settings, or an object of your own class, as in "my_bots.careful:Careful"."""
    module, _, name = spec.partition(":")
    if module in BOTS or not name:
        return bot(spec)
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        made = getattr(importlib.import_module(module), name)()
    except (ImportError, AttributeError, TypeError) as error:
        raise InvalidOption(f"no bot {spec!r:.80} can be made: {error}") from None
    if not callable(getattr(made, "choose", None)):
        raise InvalidOption(f"{spec!r:.80} has no method choose(view, rng), so it is not a bot")
    return cast(Bot, made)


class HttpClient:
    """The HTTP side of a server, for one user."""

    def __init__(self, server: str, token: str) -> None:
        if not server.startswith(("http://", "https://")):
            raise InvalidOption(f"a server's address begins with http:// or https://, not {server!r:.80}")
        self.server = server.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}

    def ask(self, path: str, body: Json | None = None) -> Any:
        """GET, or POST if there is a body; returns the answer."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, {**self.headers, "Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=REQUEST_SECONDS) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            raise Refused(f"the server refused {path}: {_text_of(error)}") from None
        except (OSError, ValueError) as error:
            raise Refused(f"{self.server} does not answer as a server of Tianming: {error}") from None

    def take_seat(self, table: str, invite: str | None) -> list[int]:
        """The user's seats at a table. Whoever has none takes an open one."""
        self.ask("/api/me")
        seats = self.ask(f"/api/tables/{table}/mine")
        if not seats:
            self.ask(f"/api/tables/{table}/join", {"invite": invite} if invite else {})
            seats = self.ask(f"/api/tables/{table}/mine")
        return [int(seat) for seat in seats]


def _text_of(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(error.read())["text"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"


class Player:
    """Answers for all seats of a user at a table, until the game is over."""

    def __init__(self, http: HttpClient, table: str, bot: Bot, rng: random.Random) -> None:
        self.http, self.table, self.bot, self.rng = http, table, bot, rng
        self._answered: set[tuple[int, int]] = set()

    async def play(self) -> Json:
        """Play; returns the table as it is at the end. A connection that fails is opened again."""
        address = f"{self.http.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        async for line in connect(address, additional_headers=self.http.headers, max_size=None):
            self._answered.clear()
            try:
                return await self._talk(line)
            except ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code in CLOSE_REASONS:
                    raise Refused(CLOSE_REASONS[closed.rcvd.code]) from None
        raise AssertionError("connect never gives up")

    async def _talk(self, line: ClientConnection) -> Json:
        numbers = itertools.count(1)
        await line.send(json.dumps({"type": "hello"}))
        while True:
            message = await line.recv()
            frame = msgspec.json.decode(message, type=Json)
            if frame["type"] == "refused":
                await self._handle_refusal(frame, line, next(numbers))
            elif frame["type"] == "sync":
                if frame["table"]["status"] in OVER:
                    table: Json = frame["table"]
                    return table
                for answer in self._answers(frame):
                    await line.send(json.dumps({"id": next(numbers), **await answer()}))

    async def _handle_refusal(self, frame: Json, line: ClientConnection, number: int) -> None:
        """Whatever was refused is asked again, after a pause unless it merely came too late."""
        self._answered.clear()
        if frame["stale"]:
            return
        if frame["kind"] == "illegal":
            raise InvalidAction(f"the server refused an action of the bot: {frame['text']}")
        await asyncio.sleep(PAUSE_SECONDS)
        await line.send(json.dumps({"type": "resync", "id": number}))

    def _answers(self, sync: Json) -> Iterator[Answer]:
        """The answers to a sync. If somebody offers to give up or to end the game, we agree."""
        seats = sync["table"]["seats"]
        for seat_view in sync["seat_views"]:
            seat, decision = seat_view["seat"], seat_view["decision"]
            if seat is None:
                raise Refused("the user has no seat at this table")
            if seats[seat]["away"]:
                yield _prepare("return", seat)
            elif any(other["conceded"] for other in seats) and not seats[seat]["agreed"]:
                yield _prepare("agree", seat)
            elif any(other["agreed"] for other in seats) and not seats[seat]["agreed"]:
                yield _prepare("settle", seat)
            elif decision is not None and (seat, decision) not in self._answered:
                self._answered.add((seat, decision))
                yield self._prepare_decision(seat_view)

    def _prepare_decision(self, seat_view: Json) -> Answer:
        async def decide() -> Json:
            action = await asyncio.to_thread(self._choose, msgspec.json.encode(seat_view["view"]))
            return {"type": "act", "seat": seat_view["seat"], "decision": seat_view["decision"], "action": action}

        return decide

    def _choose(self, data: bytes) -> str:
        """The text of the action that the bot chooses."""
        view = decode_view(data)
        rules = tianming.game(view.game)
        if view.rules != rules.version:
            raise Refused(f"the server plays {view.game} by version {view.rules} of the rules, not {rules.version}")
        action = self.bot.choose(view, self.rng)
        if action not in list_answers(read_question(view)[1]):
            raise InvalidAction(f"the bot chose {action!r:.40}, which is not among the answers to its question")
        return rules.write(action)


def _prepare(kind: str, seat: int) -> Answer:
    async def say() -> Json:
        return {"type": kind, "seat": seat}

    return say


def play_outside(
    server: str, table: str, made: Bot, *, token: str, invite: str | None = None, seed: str | None = None
) -> Json:
    """Take a seat if need be and play to the end; returns the table as it is then."""
    http = HttpClient(server, token)
    http.take_seat(table, invite)
    return asyncio.run(Player(http, table, made, random.Random(seed)).play())
