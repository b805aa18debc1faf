"""A quicker way to send over a WebSocket, offered as an extension of its scope.

An ordinary send passes through several coroutines. With a thousand spectators at one table, nothing else that the
server does costs as much. Most clients keep up, so the server can write to them at once.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

NAME = "tianming.push"  # among the extensions of the scope, where "send" is a Push
Push = Callable[[bytes], bool]  # sends a text at once; False if it has to wait


def text_frame(text: bytes) -> bytes:
    """A text as one WebSocket frame of a server: whole and not masked (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size) + text
    return struct.pack("!BBQ", 0x81, 127, size) + text
