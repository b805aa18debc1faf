"""What the generator must know about a server: how to make tables, and what its frames say."""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, NamedTuple

from bench.load.process import Process


@dataclass(frozen=True)
class Ticket:
    """What a client needs to join a table: the seat (None for a spectator) and its secret."""

    table: str
    seat: int | None
    secret: str = ""


class Heard(NamedTuple):
    """What a frame says. A picture shows a `version`; an answer acknowledges `acknowledged`, or is `wrong`."""

    version: int | None = None
    acknowledged: int | None = None
    wrong: str = ""


NOTHING = Heard()
NUMBER = re.compile(rb"\d+")


class Peer(ABC):
    """A server under load."""

    name: ClassVar[str]
    version: str
    process: Process

    @abstractmethod
    def start(self, folder: Path) -> None:
        """Start it with its data in that folder."""

    @abstractmethod
    def new_table(self) -> tuple[Ticket, Ticket]:
        """Make a running table; returns the tickets of its two players."""

    @abstractmethod
    def path(self, ticket: Ticket) -> str:
        """Where a client connects."""

    @abstractmethod
    def greetings(self, ticket: Ticket) -> list[bytes]:
        """What a client sends once it is connected."""

    @abstractmethod
    def interpret(self, payload: bytes) -> Heard:
        """What a frame says. This must be cheap, because a thousand frames come at once."""

    @abstractmethod
    def reply(self, ticket: Ticket, payload: bytes) -> bytes | None:
        """The answer that a frame needs at once, if any."""

    @abstractmethod
    def move(self, ticket: Ticket, picture: bytes, rng: random.Random) -> bytes | None:
        """The frame of a random action, if the picture asks the ticket's seat for one."""

    @abstractmethod
    def is_over(self, picture: bytes) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """The problems in its log."""


def number_after(payload: bytes, mark: bytes) -> int | None:
    """The number that follows a mark."""
    at = payload.find(mark)
    if at < 0:
        return None
    digits = NUMBER.match(payload, at + len(mark))
    return None if digits is None else int(digits[0])
