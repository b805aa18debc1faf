"""Finds a free port for a server on loopback."""

from __future__ import annotations

import socket


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
