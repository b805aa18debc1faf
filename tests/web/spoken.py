"""Examples of everything that games can say: messages of every kind, with names and numbers."""

from __future__ import annotations

from typing import Any

import msgspec

import tianming
from tianming.core.messages import Message, Templates, say, values_of

NUMBERS = (1, 2, 5)
# For each value that is a name, one that the engine uses.
NAMES = {
    "action": "deal Am",
    "card": "f07",
    "cell": "b3",
    "clan": "mu",
    "colour": "red",
    "leader": "trader",
    "province": "KHAL",
    "space": "b3",
    "terrain": "mountain",
    "tile": "Am",
    "triangle": "b4 b5 c5",
    "detail": "b3",
    "field": "b3",
    "rule": "b3",
    "level": "b3",
}
ROLES = ("role", "card-on-table", "not-on-table", "repeat-too-dear")  # whose card is a role card
LISTS = {"answers": ["pass"], "states": ["b3", "l12"], "provinces": ["KHAL", "BAY"], "levels": ["b3", "l12"]}
ANSWERS = {"huang-di": ["play", "emperor"], "yellow-yangtze": ["tile", "lead", "pass"], "yuan": ["plan", "pass"]}


def parts(name: str) -> dict[str, Templates]:
    """Everything that a game can say, by part of the catalogue."""
    return dict(tianming.game(name).messages)


def make_message(name: str, part: str, kind: str, number: int) -> Message:
    """A message of that kind, with that number for every numeric value."""
    templates = parts(name)[part]
    return say(templates, kind, **{key: value(name, kind, key, how, number) for key, how in inside(templates, kind)})


def inside(templates: Templates, kind: str) -> list[tuple[str, Any]]:
    return list(values_of(templates[kind]).items())


def value(name: str, kind: str, key: str, how: Any, number: int) -> Any:
    """An example of a value."""
    seats = list(tianming.game(name).seat_names)
    if how is Message:
        return (
            make_message(name, "questions", "turn", number)
            if key == "question"
            else make_message(name, "forecasts", "attack-1", 1)
        )
    if how is list:
        return ANSWERS[name] if key == "answers" else seats[:2] if key == "asked" else LISTS[key]
    if how is int:
        return number
    return "builder" if kind in ROLES else seats[1] if key == "seat" else NAMES[key]


def samples(name: str, part: str) -> list[Message]:
    """Every kind of that part of a game, with some numbers."""
    return [make_message(name, part, kind, number) for kind in parts(name)[part] for number in NUMBERS]


def plain_samples(name: str) -> dict[str, list[Any]]:
    """The same as JSON, in the form that a game's words get: forecasts one by one."""
    forecasts = [{"messages": [one]} for one in samples(name, "forecasts")]
    found = {"questions": samples(name, "questions"), "reasons": samples(name, "reasons"), "forecasts": forecasts}
    plain: dict[str, list[Any]] = msgspec.to_builtins(found)
    return plain
