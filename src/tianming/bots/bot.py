"""The bot protocol, and the bots there are by name."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from tianming.bots.greedy import Greedy
from tianming.bots.random import Random
from tianming.core.errors import InvalidOption
from tianming.core.protocol import View


class Bot(Protocol):
    """A view in, an action out. The view holds a question for the bot's seat."""

    name: str

    def choose(self, view: View, rng: random.Random) -> int:
        """The bot's answer to the view's question."""


BOTS: dict[str, Callable[[], Bot]] = {"random": Random, "greedy": Greedy}


def bot(name: str) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise InvalidOption(f"no bot {name!r:.40}; there are: {', '.join(BOTS)}")
    return BOTS[name]()
