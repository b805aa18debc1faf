"""The games there are. A game's package is imported when it is asked for, not before."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec

import msgspec

from tianming.core.errors import UnknownGame
from tianming.core.examples import Example
from tianming.core.mind import Mind, PlainMind
from tianming.core.protocol import Rules

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


@cache
def mind(name: str) -> Mind:
    """How bots think about a game: the object MIND of its module `mind`, or a plain one if it has none."""
    rules = game(name)
    if not hasattr(import_module(PACKAGES[name]), "__path__") or find_spec(f"{PACKAGES[name]}.mind") is None:
        return PlainMind(rules)
    found = import_module(f"{PACKAGES[name]}.mind").MIND
    assert isinstance(found, Mind)
    return found


@cache
def examples(name: str) -> dict[str, Example]:
    """The worked examples of a game by their ids; a game without `data/examples.json` has none."""
    game(name)
    if not hasattr(import_module(PACKAGES[name]), "__path__"):
        return {}
    path = files(PACKAGES[name]) / "data" / "examples.json"
    if not path.is_file():
        return {}
    return {example.id: example for example in msgspec.json.decode(path.read_bytes(), type=tuple[Example, ...])}
