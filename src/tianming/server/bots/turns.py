"""Places at work that are given in turn: to one address after the other, there to one person after the other, there to
one table after the other. Whoever asks for a lot waits for their own work; nobody else does.

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
    """Those who wait under one heading, by the next part of their path; whose turn is next comes first."""

    def __init__(self) -> None:
        self._parts: dict[str, Waiting] = {}

    def __bool__(self) -> bool:
        return bool(self._parts)

    def add(self, path: Sequence[str], one: asyncio.Future[None]) -> None:
        """One more waits."""
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
        """Whose turn it is; their part goes to the end of the row."""
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
            if one.done() and not one.cancelled():  # it was given a place that it does not take any more
                self.give_back()
            raise

    def give_back(self) -> None:
        """A place is free: the next one who still waits gets it."""
        while self._waiting:
            one = self._waiting.next()
            if not one.done():
                return one.set_result(None)
        self._free += 1
