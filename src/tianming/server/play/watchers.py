"""Whom to notify when a table changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence

Notify = Callable[[], None]
BATCH_WATCHERS = 25  # notified before other tasks of the event loop have a turn


class Watchers:
    """The watchers of all tables: functions to call, in the order in which they came."""

    def __init__(self) -> None:
        self._of: dict[str, dict[Notify, None]] = {}

    def __contains__(self, id: str) -> bool:
        return id in self._of

    def __iter__(self) -> Iterator[str]:
        return iter(self._of)

    def add(self, id: str, notify: Notify) -> None:
        """Call it from now on whenever the table changes."""
        self._of.setdefault(id, {})[notify] = None

    def remove(self, id: str, notify: Notify) -> None:
        """Call it no more."""
        watching = self._of.get(id, {})
        watching.pop(notify, None)
        if not watching:
            self._of.pop(id, None)

    def wake(self, id: str) -> None:
        """Notify the watchers of a table that has changed. A crowd is notified in batches, so that other tables do not
        wait for it."""
        if watching := self._of.get(id):
            self._wake_on(id, tuple(watching))

    def _wake_on(self, id: str, waiting: Sequence[Notify]) -> None:
        watching = self._of.get(id, {})
        for notify in waiting[:BATCH_WATCHERS]:
            if notify in watching:
                notify()
        if rest := waiting[BATCH_WATCHERS:]:
            asyncio.get_running_loop().call_soon(self._wake_on, id, rest)
