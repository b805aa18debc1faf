"""Places that are given in turn: to one address after another, at an address to one person after another, for a person
to one table after another. People who ask for a lot wait for their own work; nobody else does.

    turns = Turns(2)                                   # two places
    await turns.take(("192.0.2.1", "ann", "table 7"))  # waits for one
    turns.give_back()
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import TypeAlias

Waiting: TypeAlias = "Branch | deque[asyncio.Future[None]]"


class Branch:
    """Those who wait under one heading, by the next part of their path. The next in turn comes first."""

    def __init__(self) -> None:
        self._parts: dict[str, Waiting] = {}

    def __bool__(self) -> bool:
        return bool(self._parts)

    def add(self, path: Sequence[str], one: asyncio.Future[None]) -> None:
        """Add one who waits."""
        first, rest = path[0], path[1:]
        if rest:
            branch = self._parts.setdefault(first, Branch())
            assert isinstance(branch, Branch)
            branch.add(rest, one)
        else:
            queue = self._parts.setdefault(first, deque())
            assert isinstance(queue, deque)
            queue.append(one)

    def next(self) -> asyncio.Future[None]:
        """Take the next in turn. Their part goes to the end of the row."""
        first = next(iter(self._parts))
        part = self._parts.pop(first)
        one = part.popleft() if isinstance(part, deque) else part.next()
        if part:
            self._parts[first] = part
        return one


class Turns:
    """A number of places, and those who wait for one. All paths have the same length."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting = Branch()

    async def take(self, path: Sequence[str]) -> None:
        """Wait for a place."""
        if self._free > 0:
            self._free -= 1
            return
        one: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(path, one)
        try:
            await one
        except asyncio.CancelledError:
            if one.done() and not one.cancelled():  # it was just given a place, and will not use it
                self.give_back()
            raise

    def give_back(self) -> None:
        """Free a place. The next one who still waits gets it."""
        while self._waiting:
            one = self._waiting.next()
            if not one.done():
                return one.set_result(None)
        self._free += 1
