"""Connections, before the server knows who is there: how it accepts them, how many, and how long they may take.

Every connection takes a file descriptor, and descriptors are few. The database, the bots and the files that are sent
need some too, so connections never get them all:

- **visitors** speak HTTP. A visitor that has not sent the whole head of a request is *waiting*. The server closes its
  connection after some seconds, or at once if a newcomer needs the place. A visitor whose request is being answered is
  *busy*, and keeps its place. The last places are for health checks: other requests hear that the server is full.
- **lines** are WebSockets, which have places of their own.

uvicorn has no such limits, so this module extends its protocols.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import time
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from msgspec import Struct
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tianming.core.errors import TianmingError
from tianming.core.processes import cores
from tianming.server import metrics, refusals
from tianming.server.limits import Settings, address_key
from tianming.server.web import push
from tianming.server.web.app import Safe
from tianming.server.web.requests import problem

RESERVED_DESCRIPTORS = 96  # for the database, log, listening sockets, and connections that open or close
DESCRIPTORS_PER_BOT = 4  # for each process in which bots think
MIN_DESCRIPTORS = 256  # with fewer, no server starts
MAX_DESCRIPTORS = 65_536  # if the system sets no limit
HEALTH_PLACES = 16  # places of visitors for health checks only
ACCEPT_BATCH = 32  # connections to accept before other work has its turn
EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
log = logging.getLogger("tianming.connections")


class Capacity(Struct, frozen=True):
    """How many visitors and lines there may be at once."""

    visitors: int
    lines: int


def capacity_for(descriptors: int, bots: int) -> Capacity:
    """Half of the descriptors are for lines, the rest for visitors, who may need a second one for a file."""
    if descriptors < MIN_DESCRIPTORS:
        raise TianmingError(
            f"this process may open only {descriptors} files at once, and needs at least {MIN_DESCRIPTORS}: "
            "raise the limit with ulimit -n, or with LimitNOFILE in its systemd unit"
        )
    left = max(descriptors - RESERVED_DESCRIPTORS - DESCRIPTORS_PER_BOT * bots, MIN_DESCRIPTORS // 4)
    return Capacity(visitors=left // 4, lines=left // 2)


def capacity_here(settings: Settings) -> Capacity:
    """The room that this process has."""
    return capacity_for(descriptors(), settings.thinking_workers or cores())


def descriptors() -> int:
    """How many files this process may have open at once."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return MAX_DESCRIPTORS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MAX_DESCRIPTORS if soft == resource.RLIM_INFINITY else min(soft, MAX_DESCRIPTORS)


class Proxies:
    """Addresses of proxies, through which many people come, in uvicorn's notation. They are not counted."""

    def __init__(self, names: str) -> None:
        self._names = {name.strip() for name in names.split(",")}
        self._networks = [ip_network(name, strict=False) for name in self._names if "/" in name]

    def __contains__(self, host: str) -> bool:
        if host in self._names or "*" in self._names:
            return True
        return bool(self._networks) and any(ip_address(host) in network for network in self._networks)


# Counting.


class ConnectionCounter:
    """Counts the connections, all together and by address."""

    def __init__(self, room: Capacity, settings: Settings) -> None:
        self.room = room
        self.head_seconds = settings.head_seconds
        self.an_address = min(settings.connections_an_address, max(1, room.visitors // 2))
        self.proxies = Proxies(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1"))
        self.visitors: set[HttpConnection] = set()
        self.lines: set[WebSocketConnection] = set()
        self._waiting: dict[HttpConnection, None] = {}  # longest wait first
        self._at: dict[str, set[HttpConnection]] = {}

    @property
    def busy(self) -> int:
        """How many requests are being answered."""
        return len(self.visitors) - len(self._waiting)

    @property
    def crowded(self) -> bool:
        """Whether the places that are left are for health checks only."""
        return self.busy > max(1, self.room.visitors - HEALTH_PLACES)

    def enter(self, visitor: HttpConnection) -> bool:
        """Let a visitor in; return whether there was a place. The one that has waited longest makes room."""
        neighbours = self._at.get(visitor.place, ())
        if len(neighbours) >= self.an_address and visitor.host not in self.proxies and not self._send_away(neighbours):
            return False
        if len(self.visitors) >= self.room.visitors and not self._send_away(self._waiting):
            return False
        self.visitors.add(visitor)
        self._at.setdefault(visitor.place, set()).add(visitor)
        self.wait(visitor)
        return True

    def wait(self, visitor: HttpConnection) -> None:
        """Wait for the head of the visitor's next request from now on."""
        if visitor in self.visitors:
            self._waiting.pop(visitor, None)
            self._waiting[visitor] = None

    def serve(self, visitor: HttpConnection) -> None:
        """The visitor's request is being answered."""
        self._waiting.pop(visitor, None)

    def leave(self, visitor: HttpConnection) -> None:
        """The visitor is gone, or has become a line."""
        self.visitors.discard(visitor)
        self._waiting.pop(visitor, None)
        neighbours = self._at.get(visitor.place, set())
        neighbours.discard(visitor)
        if not neighbours:
            self._at.pop(visitor.place, None)

    def _send_away(self, among: Any) -> bool:
        """Close the one of these connections that has waited longest, unless all of them are being answered."""
        if among is self._waiting:
            chosen = next(iter(self._waiting), None)
        else:
            chosen = next((visitor for visitor in self._waiting if visitor in among), None)
        if chosen is None:
            return False
        log.warning("connections are full: those without a request are closed")
        metrics.SENT_AWAY.inc()
        self.leave(chosen)
        chosen.transport.abort()
        return True


# The protocols.


def bare_refusal(status: str) -> bytes:
    """The answer to a request that was not read."""
    return f"HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode()


class HttpConnection(H11Protocol):
    """A connection that speaks HTTP."""

    def __init__(self, counter: ConnectionCounter, **given: Any) -> None:
        super().__init__(**given)
        self.counter = counter
        self.host = self.place = ""
        self.app = Admission(counter, self.app)
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Count the newcomer, or turn it away."""
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.place = address_key(self.host)
        if self.counter.enter(self):
            self._wait()
        else:
            log.warning("connections are full: newcomers are turned away")
            metrics.SENT_AWAY.inc()
            transport.write(bare_refusal("503 Service Unavailable"))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The place is free."""
        self._stop_waiting()
        self.resume_writing()
        self.counter.leave(self)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Notice when a request has begun."""
        before = self.cycle
        super().handle_events()
        if self.cycle is not before and not self.cycle.response_complete:
            self._stop_waiting()
            self.counter.serve(self)

    def on_response_complete(self) -> None:
        """Wait for the next request, or for the rest of this one that nobody has read."""
        self.counter.wait(self)
        self._wait()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The visitor becomes a line, if there is a place for one."""
        self._stop_waiting()
        if len(self.counter.lines) < self.counter.room.lines:
            self.counter.leave(self)
            super().handle_websocket_upgrade(event)
        else:
            log.warning("connections are full: no more WebSockets are opened")
            metrics.SENT_AWAY.inc()
            self.transport.write(bare_refusal("503 Service Unavailable"))
            self.transport.close()

    def pause_writing(self) -> None:
        """Give a client that does not read some seconds."""
        super().pause_writing()
        self._stalled = self.loop.call_later(self.counter.head_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        super().resume_writing()

    def _wait(self) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(self.counter.head_seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        """End a connection whose request did not come in time."""
        metrics.SENT_AWAY.inc()
        if self.conn.our_state is h11.IDLE and self.conn.trailing_data[0]:
            self.transport.write(bare_refusal("408 Request Timeout"))
        self.transport.close()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket."""

    def __init__(self, counter: ConnectionCounter, **given: Any) -> None:
        super().__init__(**given)
        self.counter = counter

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the line."""
        self.counter.lines.add(self)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The place is free."""
        self.counter.lines.discard(self)
        super().connection_lost(exc)
        if hasattr(self, "scope"):  # the handshake was not refused
            self.scope["extensions"].pop(push.NAME, None)  # it holds this connection: break the cycle

    def handle_connect(self, event: Request) -> None:
        """Offer the application a quicker way to send."""
        super().handle_connect(event)
        if not self.handshake_complete:  # it was not refused
            self.scope["extensions"][push.NAME] = {"send": self.push}

    def push(self, text: bytes) -> bool:
        """Send a text without waiting. Returns False if the client does not keep up or is about to go."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(push.text_frame(text))
        return True


class Admission:
    """Lets requests through while there are places, and health checks always."""

    def __init__(self, counter: ConnectionCounter, app: Any) -> None:
        self.counter = counter
        self.app: ASGIApp = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or answer that the server is full."""
        full = scope["type"] == "http" and scope["path"] != "/healthz" and self.counter.crowded
        await (Safe(problem(503, refusals.refusal("full"))) if full else self.app)(scope, receive, send)


# Listening.


class ListeningSocket(socket.socket):
    """A listening socket that accepts a few connections at a time. When descriptors run out, it fails once, and asyncio
    tries again a second later. An ordinary socket fails for every connection that waits."""

    taken = 0
    shut_until = 0.0

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection."""
        if self.taken >= ACCEPT_BATCH or time.monotonic() < self.shut_until:
            self.taken = 0
            raise BlockingIOError
        try:
            accepted = super().accept()
        except OSError as error:
            self.taken = 0
            if error.errno in EXHAUSTED:
                self.shut_until = time.monotonic() + 0.5
            raise
        self.taken += 1
        return accepted


def listen_on(host: str, port: int) -> list[socket.socket]:
    """Sockets that are bound to all addresses of a host."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        return [listening_socket(family, address) for family, _, _, _, address in dict.fromkeys(found)]
    except OSError as error:
        raise TianmingError(
            f"cannot listen on port {port} of {host or 'this machine'} ({error.strerror}): "
            "choose another --host or --port, or end the program that listens there"
        ) from error


def listening_socket(family: int, address: Any) -> socket.socket:
    """A socket that is bound to an address."""
    made = ListeningSocket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
    except OSError:
        made.close()
        raise
    return made


# What to log of it.


class RepeatFilter(logging.Filter):
    """Logs what strangers can provoke at most once a second, with the number of lines left out."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[str, float] = {}
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log the record."""
        if not can_be_provoked(record):
            return True
        kind, now = str(record.msg), time.monotonic()
        if now - self._last.get(kind, -1.0) < 1.0:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        self._last[kind] = now
        if left_out := self._left_out.pop(kind, 0):
            record.msg, record.args = f"{record.getMessage()} ({left_out} more like this)", ()
        return True


def can_be_provoked(record: logging.LogRecord) -> bool:
    """Whether strangers can provoke as many of these lines as they like."""
    text = str(record.msg)
    return (
        record.name == log.name
        or (record.name == "uvicorn.error" and (record.levelno == logging.WARNING or "WebSocket" in text))
        or text.startswith(("socket.accept()", "connection rejected"))
    )
