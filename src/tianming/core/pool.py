"""Objects that are used again, because making one costs more than filling it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Pool:
    """Spare objects of one kind. Acquire one, fill it, and release it after use."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.make = make
        self.spare: list[Any] = []

    def acquire(self) -> Any:
        """A spare object, which still holds its last contents, or a new one."""
        try:
            return self.spare.pop()  # do not check first: another thread could take the last one in between
        except IndexError:
            return self.make()

    def release(self, thing: Any) -> None:
        """Give back an object."""
        self.spare.append(thing)
