"""The attackers: over WebSockets, over HTTP, and over raw connections that break both protocols."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import socket
import struct
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.hostile.messages import LIMIT, Forge, Message
from tests.server.running import Server
from tianming.server import wire

ANSWER_SECONDS = 120.0  # a server that takes longer counts as dead
RETRY_SECONDS = 0.05  # before the next attempt to connect
CONNECTION_ERRORS = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
LAST_ID = 999_999_999  # the id of the last frame on a connection
DECODER: msgspec.json.Decoder[wire.ClientFrame] = msgspec.json.Decoder(wire.ClientFrame)
UNKNOWN_COOKIE = "tianming=" + "a" * 43 + "." + "0" * 32


class Tally:
    """What was sent, what came back, and what went wrong."""

    def __init__(self, messages: int) -> None:
        self.left = messages
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []

    def take(self, kind: str) -> None:
        """Count one more message."""
        self.left -= 1
        self.sent[kind] += 1


class Attacker:
    """Sends its messages to the control player's table."""

    stay = 120  # messages on one connection

    def __init__(self, server: Server, forge: Forge, tally: Tally, tokens: Callable[[], tuple[str, ...]]) -> None:
        self.server = server
        self.forge = forge
        self.rng = forge.rng
        self.tally = tally
        self.tokens = tokens  # seat tokens, if it holds the seats
        self._resyncs = {LAST_ID}  # ids of frames that anybody may send

    async def run(self) -> None:
        """Connect, send, connect again."""
        while self.tally.left > 0:
            try:
                await self._visit()
            except CONNECTION_ERRORS as error:
                self.tally.answers[f"closed: {describe_end(error)}"] += 1
                await asyncio.sleep(RETRY_SECONDS)

    async def _visit(self) -> None:
        tokens = self.tokens()
        headers = {"cookie": self.rng.choice((UNKNOWN_COOKIE, "tianming=;;;", "a=b"))}
        path = f"ws://{self.server.address}/api/tables/{self.forge.scene.table}/socket"
        async with connect(path, additional_headers=headers, max_size=None, max_queue=None, ping_interval=None) as line:
            reading = asyncio.ensure_future(self._read(line, holds=bool(tokens)))
            try:
                if tokens or self.rng.random() < 0.8:
                    await line.send(json.dumps({"type": "hello", "tokens": list(tokens)}))
                for _ in range(self.stay):
                    if self.tally.left <= 0:
                        break
                    await self._send(line, holds=bool(tokens))
                    await asyncio.sleep(0)  # everybody gets a turn
                await line.send(json.dumps({"type": "resync", "id": LAST_ID}))
                async with asyncio.timeout(ANSWER_SECONDS):
                    await reading
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)

    async def _send(self, line: ClientConnection, *, holds: bool) -> None:
        if self.rng.random() < 0.004:
            message = self.rng.choice((Message("too large", "x" * (LIMIT + 1)), Message("not UTF-8", b"\xff\xfe{}")))
            self.tally.take(message.kind)
            return await line.send(message.payload, text=True)
        message = self._forge(holds=holds)
        self.tally.take(message.kind)
        if self.rng.random() < 0.02 and len(message.payload) > 1:
            half = len(message.payload) // 2
            return await line.send([message.payload[:half], message.payload[half:]])
        await line.send(message.payload)

    def _forge(self, *, holds: bool) -> Message:
        message = self.forge.message(holds=holds)
        try:
            frame = DECODER.decode(message.payload)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return message
        if isinstance(frame, wire.Resync):
            self._resyncs.add(frame.id)
        return message

    async def _read(self, line: ClientConnection, *, holds: bool) -> None:
        """Read all answers. The answer to the last frame comes last: the server answers in order."""
        async for answer in line:
            kind = str(answer[9:20]).partition('"')[0]
            self.tally.answers[kind] += 1
            if kind == "ack" and not holds and json.loads(answer)["id"] not in self._resyncs:
                self.tally.faults.append(f"a stranger's request was carried out: {answer!r:.200}")
            if f'"id":{LAST_ID},' in str(answer[:60]):
                return


def describe_end(error: BaseException) -> str:
    """A word or two on how a connection ended."""
    if isinstance(error, ConnectionClosed):
        return str(error.rcvd.code) if error.rcvd else "without a code"
    return str(getattr(getattr(error, "response", None), "status_code", type(error).__name__))


class Flooder(Attacker):
    """Sends as fast as it can to a server with limits, and reconnects when the line is cut."""

    stay = 2000
    nonsense = 0.0  # share of the messages that the server can refuse at little cost

    async def _send(self, line: ClientConnection, *, holds: bool) -> None:
        self.tally.take("flood")
        await line.send("" if self.rng.random() < self.nonsense else self._forge(holds=holds).payload)


ROUTES: tuple[tuple[int, str, str, Any], ...] = (
    (10, "GET", "/api/tables/{table}", None),
    (10, "GET", "/api/tables/{table}/position?seat=0", None),
    (10, "GET", "/api/tables/{table}/view?seat={text}", None),
    (10, "GET", "/api/tables/{table}/record?seat=1", None),
    (6, "GET", "/api/tables/{table}/steps?start={text}&seat={text}", None),
    (6, "GET", "/api/{text}", None),
    (4, "GET", "/api/history", None),
    (10, "POST", "/api/tables/{table}/join", wire.Join),
    (10, "POST", "/api/tables/{table}/leave", wire.Leave),
    (6, "POST", "/api/tables/{table}/rematch", None),
    (4, "POST", "/api/tables/{text}/join", wire.Join),
    (6, "POST", "/api/tables", wire.NewTable),
    (6, "POST", "/api/uploads", wire.Upload),
    (4, "POST", "/api/guest", wire.Guest),
    (2, "POST", "/api/tokens", wire.NewToken),
    (4, "DELETE", "/api/tokens/{text}", None),
    (1, "POST", "/api/register", wire.Credentials),
    (1, "POST", "/api/login", wire.Credentials),
    (4, "PUT", "/api/me", None),
)
TEXTS = ("0", "-1", "1e9", "99999999999", "%00", "%2e%2e%2f", "%F0%9F%80%84", "a" * 900, "٣", "socket", "")
HEADERS: tuple[dict[str, str], ...] = (
    {},
    {},
    {"cookie": UNKNOWN_COOKIE},
    {"authorization": "Bearer tm_" + "x" * 300},
    {"origin": "http://elsewhere.example"},
    {"origin": "http://["},
    {"content-encoding": "gzip"},
    {"x-forwarded-for": "a, b, c"},
)


class Requester:
    """Sends HTTP requests, with a session of its own and without."""

    def __init__(self, server: Server, forge: Forge, tally: Tally) -> None:
        self.forge = forge
        self.rng = forge.rng
        self.tally = tally
        self.http = httpx2.AsyncClient(base_url=f"http://{server.address}", timeout=ANSWER_SECONDS)

    async def run(self, share: float) -> None:
        """Send requests while others send frames, as this share of all messages."""
        await self.http.post("/api/guest", json={"name": "Mallory"})
        while self.tally.left > 0:
            if self.tally.sent["http"] < share * self.tally.sent.total():
                await self._request()
            else:
                await asyncio.sleep(RETRY_SECONDS / 5)
        await self.http.aclose()

    async def _request(self) -> None:
        (route,) = self.rng.choices(ROUTES, [weight for weight, *_ in ROUTES])
        _, method, path, kind = route
        path = path.format(table=self.forge.scene.table, text=self.rng.choice(TEXTS))
        body = None if kind is None else self._body(kind)
        self.tally.take("http")
        answer = await self.http.request(method, path, content=body, headers=self.rng.choice(HEADERS))
        self.tally.answers[f"HTTP {answer.status_code}"] += 1
        if answer.status_code >= 500:
            self.tally.faults.append(f"{method} {path:.80} {body!r:.200}: {answer.status_code} {answer.text:.100}")

    def _body(self, kind: Any) -> bytes:
        """A body, sometimes too large. It asks for no bots: hundreds of them would slow everything down."""
        if self.rng.random() < 0.02:
            return b"[" * (LIMIT + 1)
        return self.forge.body(kind).replace(b'"bot"', b'"me"')


class Vandal:
    """Breaks the protocols, WebSocket and HTTP, and lets connections hang."""

    def __init__(self, server: Server, rng: random.Random, tally: Tally, table: Callable[[], str]) -> None:
        self.server = server
        self.rng = rng
        self.tally = tally
        self.table = table
        self.hanging: list[socket.socket] = []

    async def run(self, number: int) -> None:
        """Open this many broken connections; some of them hang until all messages are sent."""
        for _ in range(number):
            await asyncio.to_thread(self._break_one)
            await asyncio.sleep(RETRY_SECONDS / 5)
        while self.tally.left > 0:
            await asyncio.sleep(RETRY_SECONDS)
        for line in self.hanging:
            line.close()

    def _break_one(self) -> None:
        self.tally.take("broken connection")
        line = socket.create_connection(("127.0.0.1", self.server.port), ANSWER_SECONDS)
        try:
            line.sendall(self._make_opening())
            line.settimeout(0.02)
            line.recv(1000)
            line.sendall(self._make_garbage())
            line.recv(1000)
        except OSError:
            self.tally.answers["closed: bare"] += 1
        self._leave(line)

    def _leave(self, line: socket.socket) -> None:
        """Close the connection, reset it, or let it hang."""
        if self.rng.random() < 0.3 and len(self.hanging) < 60:
            self.hanging.append(line)
            return
        if self.rng.random() < 0.5:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # a reset instead of a close
        line.close()

    def _make_opening(self) -> bytes:
        key = base64.b64encode(self.rng.randbytes(16)).decode()
        upgrade = (
            f"GET /api/tables/{self.table()}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        )
        plain = b"POST /api/guest HTTP/1.1\r\nHost: x\r\n"
        return self.rng.choice(
            (
                *(upgrade.encode() + b"\r\n",) * 6,
                upgrade.replace("13", "12").encode() + b"\r\n",
                upgrade.encode() + b"Origin: http://[\r\n\r\n",
                upgrade.encode() + b"Cookie: tianming=\xff\xfe.\x80\r\n\r\n",
                upgrade.encode(),
                plain + b"Content-Length: 1000\r\n\r\n{",
                plain + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
                plain + b"Content-Length: -1\r\n\r\n",
                b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
                b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
                b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # a TLS greeting
                self.rng.randbytes(100),
            )
        )

    def _make_garbage(self) -> bytes:
        mask = b"\x00" * 4
        return self.rng.choice(
            (
                b"\x83\x80" + mask,  # an unused opcode
                b"\x81\x02{}",  # no mask
                b"\xf1\x80" + mask,  # bits reserved for extensions
                b"\x89\xfe\x00\xff" + mask + b"p" * 255,  # a ping that is too long
                b"\x80\x80" + mask,  # a continuation without a beginning
                b"\x01\x82" + mask + b"{}\x01\x82" + mask + b"{}",  # two beginnings
                b"\x81\xff" + b"\x7f" + b"\xff" * 7 + mask,  # exabytes announced
                b"\x81\xfe\xff\xff" + mask + b"{",  # less than announced
                b"\x88\x81" + mask + b"x",  # half a close code
                b"\x88\x82" + mask + b"\x00\x01",  # an invalid close code
                (b"\x89\x80" + mask) * 500,  # pings
                (b"\x8a\x80" + mask) * 500,  # unsolicited pongs
                (b"\x81\x92" + mask + b'{"type": "hello"} ') * 50,
                (b"\x81\x98" + mask + b'{"type":"resync","id":1}') * 1000,  # pictures that are never read
                self.rng.randbytes(400),
            )
        )
