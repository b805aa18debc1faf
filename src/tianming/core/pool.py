"""Objects that are used again: making one costs more than filling it anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Pool:
    """Spare objects of one kind. Whoever acquires one fills it, and releases it when done."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.make = make
        self.spare: list[Any] = []

    def acquire(self) -> Any:
        """A spare object with whatever it last held, or a new one."""
        try:
            return self.spare.pop()  # asking first whether there is one would let another thread take it
        except IndexError:
            return self.make()

    def release(self, thing: Any) -> None:
        """The object is not needed any more."""
        self.spare.append(thing)
