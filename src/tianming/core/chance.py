"""Randomness that anyone can check: one secret seed, published as a hash first and revealed at the end.

Every draw is a pure function of the seed, the stream's name and the draw's number in that stream. Each purpose has a
stream of its own, so two tables with the same seed see the same draws.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from tianming.core.actions import Action
from tianming.core.errors import InvalidOption

BITS = 256


def make_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(32)


def check_seed(seed: str) -> str:
    """Return the seed if a record can hold it: one line of ordinary characters, without spaces around it."""
    if not isinstance(seed, str) or not 0 < len(seed) <= 200 or not seed.isprintable() or seed != seed.strip():
        raise InvalidOption("a seed is one line of 1 to 200 printable characters, without spaces around it")
    return seed


def table_id(seed: str) -> str:
    """A name for the table of that seed. It reveals nothing about the seed."""
    return hashlib.sha256(f"table\n{seed}".encode()).hexdigest()[:16]


def commitment(seed: str, table: str) -> str:
    """What is published before the first draw: SHA-256 of the table's id and the seed."""
    return hashlib.sha256(f"{table}\n{seed}".encode()).hexdigest()


def draw_value(seed: str, purpose: str, number: int) -> int:
    """The number-th 256-bit value of the stream `purpose`."""
    return int.from_bytes(hashlib.sha256(f"draw\n{seed}\n{purpose}\n{number}".encode()).digest())


def pick(odds: Sequence[tuple[Action, int]], value: int) -> Action:
    """The action that the value, read as a fraction of 2²⁵⁶, falls on; `odds` are (action, weight)."""
    total = sum(weight for _, weight in odds)
    place = value * total >> BITS
    for action, weight in odds:
        if place < weight:
            return action
        place -= weight
    raise ValueError("there is nothing to draw from")


class Stream:
    """The draws of one table, numbered per purpose."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._used: dict[str, int] = {}

    def copy(self) -> Stream:
        """A stream that continues from here independently."""
        other = Stream(self.seed)
        other._used = dict(self._used)
        return other

    def skip(self, purpose: str) -> None:
        """Skip a draw of that purpose, because it was made before."""
        self._used[purpose] = self._used.get(purpose, 0) + 1

    def choose(self, purpose: str, odds: Sequence[tuple[Action, int]]) -> Action:
        """Make the next draw of that purpose."""
        number = self._used.get(purpose, 0)
        self._used[purpose] = number + 1
        return pick(odds, draw_value(self.seed, purpose, number))
