"""A real server in a process of its own on loopback, and clients that play on it."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from tests.ports import free_port
from tests.waiting import WAIT_SECONDS, until, wait_until

ROOT = Path(__file__).parent.parent.parent


class Server:
    """`tianming serve` as a process, run by its own or another module."""

    def __init__(self, database: str, *arguments: str, port: int = 0, module: str = "tianming.cli") -> None:
        self.database = database
        self.module = module
        self.arguments = arguments
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = Path(os.environ.get("TMPDIR", "/tmp")) / f"tianming-test-{os.getpid()}-{self.port}.log"

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it; returns the seconds until it answered."""
        command = [
            sys.executable,
            "-m",
            self.module,
            "serve",
            "--port",
            str(self.port),
            "--bots",
            "1",
            "--rate",
            "1000000",
            "--tables",
            "1000000",
            "--bot-seats",
            "1000000",
        ]
        command += ["--database", self.database, *self.arguments]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([os.environ.get("PYTHONPATH", ""), "src", "."])}
        began = time.monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        try:
            wait_until(self._answers, 0.05)
        except TimeoutError:
            raise AssertionError(f"the server did not answer: {self.log.read_text()[-2000:]}") from None
        return time.monotonic() - began

    def _answers(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(f"the server ended: {self.log.read_text()[-2000:]}")
        try:
            return httpx2.get(f"http://{self.address}/healthz").status_code == 200
        except httpx2.TransportError:
            return False

    def kill(self) -> None:
        """Kill it."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> float:
        """Stop it; returns the seconds it took."""
        assert self.process is not None
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=WAIT_SECONDS)
        return time.monotonic() - began


@contextmanager
def running(database: str, *arguments: str, module: str = "tianming.cli") -> Iterator[Server]:
    """Run a server, and kill it afterwards."""
    server = Server(database, *arguments, module=module)
    try:
        server.start()
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
        server.log.unlink(missing_ok=True)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine, then close all HTTP clients."""

    async def whole() -> None:
        try:
            await work
        finally:
            for person in Person.everybody:
                await person.http.aclose()
            Person.everybody.clear()

    asyncio.run(whole())


class Person:
    """Somebody with a session."""

    everybody: ClassVar[list[Person]] = []

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx2.AsyncClient(base_url=f"http://{server.address}", timeout=WAIT_SECONDS)
        Person.everybody.append(self)

    async def guest(self, name: str = "Ann") -> Person:
        """Enter as a guest."""
        await self.post("/api/guest", {"name": name})
        return self

    async def account(self, name: str = "Ann") -> Person:
        """Make an account."""
        await self.post("/api/register", {"name": name, "password": "a long password"})
        return self

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        """POST; returns the answer, which must have that status (by default any success)."""
        answer = await self.http.post(path, json=body) if body is not None else await self.http.post(path)
        assert answer.status_code == status if status else answer.is_success, f"{answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def get(self, path: str, status: int = 200) -> Any:
        """GET JSON."""
        answer = await self.http.get(path)
        assert answer.status_code == status, f"{answer.status_code} {answer.text}"
        return answer.json()

    async def until(self, id: str, there: Callable[[Any], object]) -> Any:
        """Wait until a table meets the condition; returns its description."""

        async def look() -> Any:
            info = await self.get(f"/api/tables/{id}")
            return info if there(info) else None

        return await until(look, 0.05)

    async def text(self, path: str) -> str:
        """GET text."""
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.text

    async def table(self, *seats: str, **more: Any) -> Any:
        """Make a table; seats are "me", "open", or a bot's level."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        return await self.post("/api/tables", {"game": "yellow-yangtze", "seats": wishes, **more})

    @asynccontextmanager
    async def at(self, table: str, *, tokens: tuple[str, ...] = (), **hello: int) -> AsyncIterator[Wire]:
        """Connect to a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(
            f"ws://{self.server.address}/api/tables/{table}/socket",
            additional_headers={"cookie": cookie} if cookie else {},
            max_size=10_000_000,
            max_queue=None,
            open_timeout=WAIT_SECONDS,
            ping_timeout=WAIT_SECONDS,
        ) as line:
            wire = Wire(line)
            await wire.send({"type": "hello", "tokens": list(tokens), **hello})
            yield wire


class Wire:
    """One WebSocket."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.number = 0
        self.sync: Any = None

    async def send(self, frame: dict[str, Any]) -> int:
        """Send a frame; returns its id."""
        self.number += 1
        body = frame if frame["type"] == "hello" else {"id": self.number, **frame}
        await self.line.send(json.dumps(body))
        return self.number

    async def hear(self) -> Any:
        """The next frame."""
        frame = json.loads(await asyncio.wait_for(self.line.recv(), WAIT_SECONDS))
        if frame["type"] == "sync":
            self.sync = frame
        return frame

    async def until_sync(self, version: int | None = None) -> Any:
        """Wait for a picture of at least that version, or for the next one."""
        if version is not None and self.sync is not None and self.sync["table"]["version"] >= version:
            return self.sync
        while True:
            frame = await self.hear()
            if frame["type"] == "sync" and frame["table"]["version"] >= (version or 0):
                return frame

    async def ask(self, frame: dict[str, Any]) -> Any:
        """Send a request and wait for its answer."""
        number = await self.send(frame)
        while True:
            answer = await self.hear()
            if answer["type"] != "sync" and answer["id"] == number:
                return answer

    def pending(self) -> Any:
        """The first seat view that owes a decision, if any."""
        return next((seat_view for seat_view in self.sync["seat_views"] if seat_view["decision"] is not None), None)

    async def act(self, text: str, seat: int | None = None) -> Any:
        """Answer the present question."""
        seat_view = self.pending()
        where = {"seat": seat_view["seat"] if seat is None else seat, "decision": seat_view["decision"]}
        return await self.ask({"type": "act", **where, "action": text})

    async def play(self, rng: random.Random, decisions: int) -> int:
        """Play random actions of all seats of this connection; returns how many were acknowledged."""
        made = 0
        while made < decisions and self.sync["table"]["status"] == "playing":
            if self.pending() is None:
                await self.until_sync(self.sync["table"]["version"] + 1)
                continue
            answer = await self.act(rng.choice(choices(self.pending())))
            assert answer["type"] == "ack", answer
            made += 1
            await self.until_sync(answer["version"])
        return made


def choices(seat_view: Any) -> list[str]:
    """The texts of all legal actions of a seat view."""
    groups = seat_view["view"]["question"]["groups"]
    return [f"{group['name']} {choice}".strip() for group in groups for choice in group["choices"]]
