"""The games. A game's package is imported when somebody asks for it, not before."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from tianming.core.advisor import Advisor, PlainAdvisor, WeightedAdvisor
from tianming.core.encoding import Encoding
from tianming.core.errors import InvalidOption, UnknownGame
from tianming.core.examples import Example
from tianming.core.protocol import Rules, View

PACKAGES = {
    "yellow-yangtze": "tianming.games.yellow_yangtze",
    "huang-di": "tianming.games.huang_di",
    "yuan": "tianming.games.yuan",
}


def list_games() -> list[str]:
    """The names of all games."""
    return list(PACKAGES)


@cache
def game(name: str) -> Rules:
    """The rules of a game, by name.

    >>> game("yellow-yangtze").title
    'Yellow & Yangtze'
    """
    if name not in PACKAGES:
        raise UnknownGame(f"no game {name!r:.40}; there are: {', '.join(PACKAGES)}")
    rules = import_module(PACKAGES[name]).RULES
    assert isinstance(rules, Rules)
    return rules


def decode_view(data: bytes | msgspec.Raw) -> View:
    """A view from its JSON."""
    sent = _SENT_VIEW.decode(data)
    rules = game(sent.game)
    position = msgspec.json.decode(sent.position, type=rules.position_type)
    facts = msgspec.json.decode(sent.facts, type=rules.facts_type)
    return View(**{**msgspec.structs.asdict(sent), "position": position, "facts": facts})


# A view of whichever game: its position and facts can be read once the game is known.
_LATER = ("position", "facts")
_SENT_VIEW: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
    msgspec.defstruct(
        "SentView",
        [(part.name, msgspec.Raw if part.name in _LATER else part.type) for part in msgspec.structs.fields(View)],
    )
)


class _Made(threading.local):
    """The advisors of this thread, by game and weights."""

    def __init__(self) -> None:
        self.advisors: dict[tuple[str, tuple[float, ...] | None], Advisor] = {}


_MADE = _Made()


def advisor(name: str, weights: tuple[float, ...] | None = None) -> Advisor:
    """This thread's advisor for a game, with these weights or the game's own. It is the same one each time."""
    key = (name, weights)
    if key not in _MADE.advisors:
        _MADE.advisors[key] = make_advisor(name, weights)
    return _MADE.advisors[key]


def make_advisor(name: str, weights: Sequence[float] | None = None) -> Advisor:
    """A new advisor: the class ADVISOR of the game's module `advisor`, or a plain one if the game has none."""
    rules = game(name)
    if not hasattr(import_module(PACKAGES[name]), "__path__") or find_spec(f"{PACKAGES[name]}.advisor") is None:
        return PlainAdvisor(rules)
    found: type[WeightedAdvisor[Any, Any]] = import_module(f"{PACKAGES[name]}.advisor").ADVISOR
    return found.with_weights(found.own_weights() if weights is None else weights)


def has_encoding(name: str) -> bool:
    """Whether a game can be observed by nets."""
    game(name)
    package = import_module(PACKAGES[name])
    return hasattr(package, "__path__") and find_spec(f"{PACKAGES[name]}.encoding") is not None


def make_encoding(name: str) -> Encoding:
    """A new encoding: the class ENCODING of the game's module `encoding`. One thread at a time uses it."""
    if not has_encoding(name):
        known = ", ".join(filter(has_encoding, PACKAGES))
        raise InvalidOption(f"nets cannot observe the game {name!r} yet; they can observe: {known}")
    made: Encoding = import_module(f"{PACKAGES[name]}.encoding").ENCODING()
    return made


def net_file(name: str) -> Path | None:
    """The weights of the net that comes with a game, if it has one."""
    path = Path(str(files(PACKAGES[name]) / "data" / "net.npz"))
    return path if path.is_file() else None


@cache
def examples(name: str) -> dict[str, Example]:
    """The worked examples of a game, by id. A game without `data/examples.json` has none."""
    game(name)
    if not hasattr(import_module(PACKAGES[name]), "__path__"):
        return {}
    path = files(PACKAGES[name]) / "data" / "examples.json"
    if not path.is_file():
        return {}
    return {example.id: example for example in msgspec.json.decode(path.read_bytes(), type=tuple[Example, ...])}
