"""Connections that send half a request and then nothing, for tests and for the attacks in bench/."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

HEAD = b"GET /api/me HTTP/1.1\r\nhost: here\r\nx-slow: "
LET_IN_SECONDS = 5  # a connection that takes longer counts as refused
BODY = b"POST /api/guest HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\n{"


async def open_half(port: int, sent: bytes, host: str = "127.0.0.1") -> asyncio.StreamWriter | None:
    """Open a connection and send these bytes; None if it was refused."""
    try:
        connecting = asyncio.open_connection("127.0.0.1", port, local_addr=(host, 0))
        _, writer = await asyncio.wait_for(connecting, LET_IN_SECONDS)
        writer.write(sent)
        return writer
    except (OSError, TimeoutError):
        return None


@contextlib.asynccontextmanager
async def half_sent(port: int, number: int, sent: bytes = HEAD, host: str = "127.0.0.1") -> AsyncIterator[int]:
    """Hold this many of them open; yields how many were accepted."""
    made: list[asyncio.StreamWriter] = []
    try:
        for start in range(0, number, 50):
            several = (open_half(port, sent, host) for _ in range(start, min(start + 50, number)))
            made += [one for one in await asyncio.gather(*several) if one is not None]
        yield len(made)
    finally:
        for writer in made:
            writer.transport.abort()
