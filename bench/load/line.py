"""A cheap WebSocket client: it shares two cores with the server that it measures.

The websockets library masks frames and checks the handshake. Incoming frames are cut out of the bytes here, because a
picture is only searched for its version, never decoded.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from email.parser import BytesHeaderParser

from websockets.frames import Frame, Opcode
from websockets.utils import accept_key

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
BUFFER = memoryview(bytearray(1 << 18))
OPEN_SECONDS = 30.0  # for the handshake


class LineError(Exception):
    """The server broke the protocol."""


class Line(asyncio.BufferedProtocol):
    """One connection. `hear` gets the bytes of every text frame; `lost` is called once, when the line breaks."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._hear = hear
        self._fail = lost
        self._transport: asyncio.WriteTransport | None = None
        self._rest = b""
        self._key = base64.b64encode(os.urandom(16)).decode()
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._closing = False

    async def open(self, port: int, path: str) -> None:
        """Connect to a server on loopback and do the handshake."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        self._write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {self._key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await asyncio.wait_for(self._opened, OPEN_SECONDS)

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        self._write(Frame(Opcode.TEXT, text).serialize(mask=True))

    def close(self) -> None:
        """Close the connection, without calling `lost`."""
        if not self._closing and self._transport is not None:
            self._closing = True
            self._write(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
            self._transport.close()

    def _write(self, data: bytes) -> None:
        if self._transport is None:
            raise LineError("not connected")
        self._transport.write(data)

    # Called by asyncio.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        """Report that the line broke, unless it was closed from here."""
        if not self._opened.done():
            self._opened.set_exception(LineError("the line broke before it was open"))
        if not self._closing:
            self._closing = True
            self._fail()

    def get_buffer(self, hint: int) -> memoryview:
        """The buffer for incoming bytes. All lines share it, because it is emptied at once."""
        return BUFFER

    def buffer_updated(self, size: int) -> None:
        """Take the bytes that arrived: whole frames and perhaps the beginning of another."""
        data = self._rest + BUFFER[:size]
        self._rest = self._frames(data) if self._opened.done() else self._handshake(data)

    def _handshake(self, data: bytes) -> bytes:
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        status, _, fields = head.partition(b"\r\n")
        headers = BytesHeaderParser().parsebytes(fields)
        if b" 101 " not in status or headers["Sec-WebSocket-Accept"] != accept_key(self._key):
            self._opened.set_exception(LineError(f"no WebSocket: {status.decode(errors='replace')}"))
            return b""
        self._opened.set_result(None)
        return self._frames(rest)

    def _frames(self, data: bytes) -> bytes:
        """Pass on all whole frames; returns the rest."""
        at, size = 0, len(data)
        while size - at >= 2:
            length, begin = data[at + 1], at + 2
            if length >= 126:
                begin += 2 if length == 126 else 8
                if begin > size:
                    break
                length = int.from_bytes(data[at + 2 : begin], "big")
            if begin + length > size:
                break
            self._take(data[at], data[begin : begin + length])
            at = begin + length
        return data[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self._write(Frame(Opcode.PONG, payload).serialize(mask=True))
        elif kind == CLOSE and self._transport is not None:
            self._transport.close()
