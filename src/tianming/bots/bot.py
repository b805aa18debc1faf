"""The bot protocol, and the bots by name."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from typing import Protocol, TypeGuard, runtime_checkable

from tianming.bots.cheater import Cheater
from tianming.bots.kernels import choose_kernels
from tianming.bots.levels import LEVELS
from tianming.bots.questions import NOTHING_ASKED
from tianming.core.actions import Action
from tianming.core.errors import InvalidOption
from tianming.core.protocol import State, View
from tianming.core.seats import Seat

__all__ = ["ARENA_ONLY", "BOTS", "NOTHING_ASKED", "Bot", "OpenBot", "bot", "sees_everything"]


class Bot(Protocol):
    """A view in, an action out. The view holds a question for the bot's seat. A bot may have `settings`: the smallest
    value of each, or None for a setting that is a text."""

    name: str

    def choose(self, view: View, rng: random.Random) -> Action:
        """The bot's answer to the view's question."""


@runtime_checkable
class OpenBot(Protocol):
    """A bot that sees the whole state. It may play in the arena, but not on a server."""

    name: str

    def choose_openly(self, state: State, seat: Seat, rng: random.Random) -> Action:
        """The bot's answer to the question that the state asks the seat."""


def make_net_bot() -> Bot:
    """A bot that plays with the weights of a net. It needs numpy, which is imported for it alone."""
    choose_kernels()
    from tianming.bots.net import NetBot

    return NetBot()


# The bots that may play anywhere, and those that may play in the arena only.
BOTS: dict[str, Callable[[], Bot]] = {level.name: level.make for level in LEVELS}
ARENA_ONLY: dict[str, Callable[[], Bot]] = {"cheater": Cheater, "net": make_net_bot}


def bot(spec: str, *, arena: bool = False) -> Bot:
    """A bot by name, with its settings if there are any. The arena has more bots.

    >>> bot("search:seconds=0.2,cores=2").name
    'search'
    """
    name, _, settings = spec.partition(":")
    makers = {**BOTS, **ARENA_ONLY} if arena else BOTS
    if name not in makers:
        raise InvalidOption(f"no bot {name!r:.40}; there are: {', '.join(makers)}")
    made = makers[name]()
    for setting in filter(None, settings.split(",")):
        _set(made, *setting.partition("=")[::2])
    return made


def _set(made: Bot, key: str, text: str) -> None:
    """Change one setting of a bot. The present value determines the type."""
    known: Mapping[str, float | None] = getattr(made, "settings", {})
    if key not in known:
        listed = ", ".join(known) or "none"
        raise InvalidOption(f"the bot {made.name} has no setting {key!r:.40}; there are: {listed}")
    try:
        value = type(getattr(made, key))(text)
    except ValueError:
        raise InvalidOption(f"the setting {key} of the bot {made.name} cannot be {text!r:.40}") from None
    least = known[key]
    if least is not None and not least <= value < math.inf:
        raise InvalidOption(f"the setting {key} of the bot {made.name} must be at least {least}, not {text!r:.40}")
    setattr(made, key, value)


def sees_everything(made: Bot) -> TypeGuard[OpenBot]:
    """Whether a bot needs the whole state."""
    return isinstance(made, OpenBot)
