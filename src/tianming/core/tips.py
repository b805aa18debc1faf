"""What hints say. A tip has a kind and values, so that every language can say it in its own words.

A game lists its sayings: by kind, the English sentence with the values in braces. A value is a name that the engine
uses (a colour, a seat, a space) or a number. The client has a sentence for every kind in each of its languages.

`{space}` is a name, `{clan!c}` a name with a capital, `{number:d}` a number; `{number:a block|# blocks}` a number with
words for one and for more, `{number:no block|a block|# blocks}` also for none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Any

from msgspec import Struct

Sayings = Mapping[str, str]

# What holds of any game.
PLAIN: Sayings = {"asked": "look at what you are asked", "forecast": "{sentence}"}


class Tip(Struct, frozen=True):
    """A piece of a hint: its kind and values, the same in English, and the spaces to look at."""

    kind: str
    values: dict[str, int | str]
    text: str
    spaces: tuple[str, ...] = ()


class _English(Formatter):
    """Sayings with their values."""

    def convert_field(self, value: Any, conversion: str | None) -> Any:
        """A name, perhaps with a capital."""
        return str(value).capitalize() if conversion == "c" else super().convert_field(value, conversion)

    def format_field(self, value: Any, format_spec: str) -> Any:
        """A value; a number perhaps in the words for none, one or more."""
        if "|" not in format_spec:
            return super().format_field(value, format_spec)
        *none, one, more = format_spec.split("|")
        words = none[0] if none and value == 0 else one if value == 1 else more
        return words.replace("#", str(value))


def tip(sayings: Sayings, kind: str, spaces: Sequence[str] = (), /, **values: int | str) -> Tip:
    """A tip of one of the kinds, with exactly the values that its sentence names."""
    if values.keys() != values_of(sayings[kind]).keys():
        raise ValueError(f"the saying {kind} has the values {', '.join(values_of(sayings[kind]))}")
    return Tip(kind, values, _English().vformat(sayings[kind], (), values), tuple(spaces))


def values_of(saying: str) -> dict[str, type[int] | type[str]]:
    """The values that a sentence names, with their types."""
    return {name: int if spec else str for _, name, spec, _ in Formatter().parse(saying) if name is not None}
