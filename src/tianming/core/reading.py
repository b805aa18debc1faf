"""What games check when they read the parts of a position file; errors name the field (see ``position_file.py``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tianming.core.errors import InvalidOption, InvalidPosition
from tianming.core.options import Option, Value, resolve_options
from tianming.core.position_file import NAMES_LISTED


def expect(fits: bool, field: str, text: str, rule: str = "format") -> None:
    """Refuse a position that does not fit."""
    if not fits:
        raise InvalidPosition(field, text, rule)


def choice(name: object, names: Sequence[str], field: str, rule: str = "format") -> int:
    """The place of one of these names."""
    if not isinstance(name, str) or name not in names:
        raise InvalidPosition(field, f"one of {', '.join(names[:NAMES_LISTED])} is expected", rule)
    return names.index(name)


def at_most(number: int, most: int, field: str) -> int:
    """The number, which a game of this size bounds."""
    expect(number <= most, field, f"a whole number from 0 to {most} is expected")
    return number


def hidden(field: str) -> InvalidPosition:
    """What is wrong with a view's number in place of what it counts."""
    return InvalidPosition(field, "this is hidden, and a whole position is expected")


def read_options(given: Mapping[str, Value], options: Sequence[Option]) -> dict[str, Value]:
    """All options with their values."""
    known = [option.name for option in options]
    for name in given:
        expect(name in known, f"options.{name:.40}", f"there is no such option; there are: {', '.join(known)}")
    try:
        return resolve_options(options, given)
    except InvalidOption as error:
        raise InvalidPosition("options", str(error)) from None


def read_ending(ended: str | None, endings: Sequence[tuple[str, str]]) -> int:
    """How the game ended, as a place in the list of endings; the first is that it did not."""
    return [ending or None for ending, _ in endings].index(ended)
