"""Worked examples: a position, the actions step by step, and the result that they must have.

A game keeps the worked examples of its rule book in `data/examples.json`, a list with these fields for each:

    id         its name, which is also its address on the rules page
    rules      the rules that it shows; the rules page puts it under the first
    source     where to find it in the rule book
    position   where it begins, in the game's position format
    steps      what happens, picture by picture

and for each step, all of them optional:

    do         actions in the notation of records: "0 play builder", "* draw red" for chance
    refused    actions that are not allowed after this step, with the rule that forbids each: {"0 remove a4": "B4"}
    spaces     where to look, if the events do not show it
    hear       fields of events that must have happened
    after      part of the position that the step leaves; null means that a field is not there
    facts      part of the facts of the view, in the same way

The tests play every example. The server plays them for readers of the rules pages.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from tianming.core.actions import Action
from tianming.core.errors import Reason
from tianming.core.protocol import Event, Position, Rules, State
from tianming.core.seats import CHANCE, Seat
from tianming.core.spaces import Space


class ExampleStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One picture of an example: the actions, and what must hold after them."""

    do: tuple[str, ...] = ()
    refused: dict[str, str] = {}
    spaces: tuple[Space, ...] = ()
    hear: tuple[dict[str, Any], ...] = ()
    after: dict[str, Any] = {}
    facts: dict[str, Any] = {}


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example of a rule book."""

    id: str
    rules: tuple[str, ...]
    source: str
    position: Position
    steps: tuple[ExampleStep, ...]


class Played(Struct, frozen=True):
    """A step as the engine carried it out."""

    step: ExampleStep
    state: State
    events: tuple[Event, ...]
    refusals: dict[str, Reason | None]


def play_example(rules: Rules, example: Example) -> Iterator[Played]:
    """Play an example. First comes the position where it begins, as a step without actions."""
    state = rules.restore(example.position)
    yield Played(ExampleStep(), state.clone(), (), {})
    for step in example.steps:
        events: list[Event] = []
        for line in step.do:
            state.apply(*read_line(rules, line), events)
        refusals = {line: rules.why(state, *read_line(rules, line)) for line in step.refused}
        yield Played(step, state.clone(), tuple(events), refusals)


def read_line(rules: Rules, line: str) -> tuple[Seat, Action]:
    """The seat and the action of a line."""
    seat, _, text = line.partition(" ")
    return CHANCE if seat == "*" else Seat(int(seat)), rules.read(text)


def differences(wanted: Mapping[str, Any], found: Mapping[str, Any], place: str = "") -> list[str]:
    """Say where a mapping differs from the wanted part."""
    lines = []
    for name, value in wanted.items():
        there = found.get(name)
        if isinstance(value, Mapping) and isinstance(there, Mapping):
            lines += differences(value, there, f"{place}{name}.")
        elif value != there:
            lines.append(f"{place}{name} is {there!r}, not {value!r}")
    return lines
