"""Reading a position file: each value is checked, and what is wrong is named with its field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tianming.core.errors import InvalidOption, InvalidPosition
from tianming.core.options import Option, Value, resolve_options

SHOWN = 12  # names that a message lists


def header(
    position: object, *, game: str, version: int, required: Sequence[str], optional: Sequence[str]
) -> Mapping[str, Any]:
    """The fields of a position of that game, the required ones all there."""
    given = mapping(position, "position", (*required, *optional))
    for name in required:
        if name not in given:
            raise InvalidPosition(name, "this field is missing")
    if given["game"] != game:
        raise InvalidPosition("game", f"this is the game {game}")
    if type(given["rules"]) is not int or given["rules"] != version:
        raise InvalidPosition("rules", f"these rules have version {version}")
    return given


def mapping(value: object, field: str, names: Sequence[str] | None = None) -> Mapping[str, Any]:
    """An object, with those fields at most."""
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise InvalidPosition(field, "a JSON object is expected")
    for name in value:
        if names is not None and name not in names:
            raise InvalidPosition(f"{field}.{name:.40}", f"there is no such field; there are: {', '.join(names)}")
    return value


def sequence(value: object, field: str, most: int) -> Sequence[Any]:
    """A list of so many at most."""
    if not isinstance(value, list | tuple) or len(value) > most:
        raise InvalidPosition(field, f"a list of at most {most} is expected")
    return value


def number(value: object, field: str, most: int) -> int:
    """A whole number from 0 on."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise InvalidPosition(field, f"a whole number from 0 to {most} is expected")
    return value


def flag(value: object, field: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise InvalidPosition(field, "true or false is expected")
    return value


def choice(name: object, names: Sequence[str], field: str, rule: str = "format") -> int:
    """The place of one of these names."""
    if not isinstance(name, str) or name not in names:
        raise InvalidPosition(field, f"one of {', '.join(names[:SHOWN])} is expected", rule)
    return names.index(name)


def named(name: object, numbers: Mapping[str, int], field: str, what: str, rule: str = "format") -> int:
    """The number of something that has a name, such as a space; `what` says what is expected."""
    if not isinstance(name, str) or name not in numbers:
        raise InvalidPosition(field, f"{what} is expected", rule)
    return numbers[name]


def expect(fits: bool, field: str, text: str, rule: str) -> None:
    """Refuse a position that the rules forbid."""
    if not fits:
        raise InvalidPosition(field, text, rule)


# What every position has.


def read_players(given: Mapping[str, Any], players: range, words: str, rule: str) -> int:
    """The number of players; the words say how many can play."""
    found = number(given["players"], "players", players[-1])
    expect(found in players, "players", words, rule)
    return found


def read_options(given: Mapping[str, Any], options: Sequence[Option]) -> dict[str, Value]:
    """All options with their values."""
    wanted = mapping(given.get("options", {}), "options", tuple(option.name for option in options))
    try:
        return resolve_options(options, wanted)
    except InvalidOption as error:
        raise InvalidPosition("options", str(error)) from None


def read_ending(given: Mapping[str, Any], endings: Sequence[tuple[str, str]], words: str, rule: str) -> int:
    """How the game ended, as a place in the list of endings; the first is that it did not."""
    rules = [ending or None for ending, _ in endings]
    expect(given.get("ended") in rules, "ended", f"{words} is expected", rule)
    return rules.index(given.get("ended"))
