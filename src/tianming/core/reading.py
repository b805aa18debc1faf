"""Reading a position file: each value is checked, and what is wrong is named with its field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tianming.core.errors import InvalidPosition


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
