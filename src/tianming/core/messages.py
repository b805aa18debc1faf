"""What the engine and the server say to people: questions, reasons, refusals, forecasts, log sentences and hints.

A message has a kind and values, from which a client builds a sentence in its own language. Its text says the same in
English, for terminals and logs. No program reads facts out of the text, so anybody may reword it.

The English stands in tables of templates, by kind. A template names its values in braces:

    {space}                                 a name that the engine uses: a colour, a seat, a space
    {clan!c}                                the same with a capital
    {number:d}                              a number
    {number:a block|# blocks}               a number with words for one and for more
    {number:no block|a block|# blocks}      the same with words for none
    {spaces:list}                           some names, with commas between them
    {question:message}                      another message
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from string import Formatter
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from tianming.core.spaces import Space

Templates = Mapping[str, str]  # by kind

# What hints say in any game.
PLAIN: Templates = {"asked": "look at what you are asked", "forecast": "{told:message}"}


class Message(Struct, frozen=True):
    """Something to say: its kind, its values, and the same in English. Values are JSON: names, numbers, lists of these,
    and other messages."""

    kind: str
    values: dict[str, Any]
    text: str

    def __str__(self) -> str:
        return self.text


class Tip(Message, frozen=True):
    """A piece of a hint, with the spaces to look at."""

    spaces: tuple[Space, ...] = ()


class _English(Formatter):
    """Fills templates with their values."""

    def convert_field(self, value: Any, conversion: str | None) -> Any:
        """A name, perhaps with a capital."""
        return str(value).capitalize() if conversion == "c" else super().convert_field(value, conversion)

    def format_field(self, value: Any, format_spec: str) -> Any:
        """A value; for a number, perhaps the words for none, one or more."""
        if format_spec == "list":
            return ", ".join(map(str, value))
        if format_spec == "message":
            return str(value)
        if "|" not in format_spec:
            return super().format_field(value, format_spec)
        *none, one, more = format_spec.split("|")
        words = none[0] if none and value == 0 else one if value == 1 else more
        return words.replace("#", str(value))


ENGLISH = _English()
TYPES: dict[str, Any] = {"": str, "list": list, "message": Message}


def values_of(template: str) -> dict[str, Any]:
    """The values that a template names, with their types: str, int, list (of names) or Message."""
    parts = Formatter().parse(template)
    return {name: TYPES.get(spec or "", int) for _, name, spec, _ in parts if name is not None}


def english(templates: Templates, kind: str, values: Mapping[str, Any]) -> str:
    """The English sentence of that kind. It takes exactly the values that its template names."""
    template = templates[kind]
    if values.keys() != values_of(template).keys():
        raise ValueError(f"the message {kind} takes the values {', '.join(values_of(template)) or 'none'}")
    return ENGLISH.vformat(template, (), values)


def say(templates: Templates, kind: str, /, **values: Any) -> Message:
    """A message of that kind."""
    return Message(kind, values, english(templates, kind, values))


def tip(templates: Templates, kind: str, spaces: Sequence[Space] = (), /, **values: Any) -> Tip:
    """A piece of a hint, of that kind."""
    return Tip(kind, values, english(templates, kind, values), tuple(spaces))


SomeMessage = TypeVar("SomeMessage", bound=Message)


def distinct(messages: Iterable[SomeMessage]) -> tuple[SomeMessage, ...]:
    """The messages without repetitions."""
    return tuple({msgspec.json.encode((one.kind, one.values)): one for one in messages}.values())
