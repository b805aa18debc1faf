"""The open connections of each session and API token. When a session or token ends, they end too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

End = Callable[[], None]


class SessionConnections:
    """What to call when a session or token ends. Both are known by their hashes."""

    def __init__(self) -> None:
        self._ends: dict[str, set[End]] = {}

    @contextmanager
    def keep(self, token: str | None, end: End) -> Iterator[None]:
        """Hold a connection, which `end` ends. The token is None if it was opened without a session or token."""
        if token is None:
            yield
            return
        self._ends.setdefault(token, set()).add(end)
        try:
            yield
        finally:
            self._ends[token].discard(end)
            if not self._ends[token]:
                del self._ends[token]

    def end(self, token: str) -> None:
        """End the connections of a session or token."""
        for end in tuple(self._ends.get(token, ())):
            end()

    def tokens(self) -> tuple[str, ...]:
        """The sessions and tokens of all connections."""
        return tuple(self._ends)
