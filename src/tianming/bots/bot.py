"""The bot protocol, and the bots there are by name."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from typing import Protocol, TypeGuard, runtime_checkable

from tianming.bots.cheater import Cheater
from tianming.bots.levels import LEVELS
from tianming.bots.questions import NOTHING_ASKED
from tianming.core.errors import InvalidOption
from tianming.core.protocol import State, View
from tianming.core.seats import Seat

__all__ = ["ARENA_ONLY", "BOTS", "NOTHING_ASKED", "Bot", "OpenBot", "bot", "sees_everything"]


class Bot(Protocol):
    """A view in, an action out. The view holds a question for the bot's seat. A bot with `settings` tells the least
    value of each, None for those that are texts."""

    name: str

    def choose(self, view: View, rng: random.Random) -> int:
        """The bot's answer to the view's question."""


@runtime_checkable
class OpenBot(Protocol):
    """A bot that is shown the whole state. Arenas seat such bots, servers do not."""

    name: str

    def choose_openly(self, state: State, seat: Seat, rng: random.Random) -> int:
        """The bot's answer to the question that the state asks the seat."""


# The bots that may sit anywhere, and those that may sit at arena tables only.
BOTS: dict[str, Callable[[], Bot]] = {level.name: level.make for level in LEVELS}
ARENA_ONLY: dict[str, Callable[[], Bot]] = {"cheater": Cheater}


def bot(spec: str, *, arena: bool = False) -> Bot:
    """A bot by name, with settings if it has any; at arena tables there are more of them.

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
    """Give a bot one of its settings; the present value tells the type."""
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
        raise InvalidOption(f"the setting {key} of the bot {made.name} is a number from {least} on, not {text!r:.40}")
    setattr(made, key, value)


def sees_everything(made: Bot) -> TypeGuard[OpenBot]:
    """Whether a bot wants to be shown the whole state."""
    return isinstance(made, OpenBot)
