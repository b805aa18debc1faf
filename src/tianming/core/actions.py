"""The action table of a game: every action has a number, for machines, and a text, for people.

A row is a name and the choices that may follow it: the row "tile red" has one choice for each space. Numbers run
through the rows in order, so the rows determine the table. Changing them changes the version of the game's rules.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NewType

from msgspec import Struct

from tianming.core.errors import InvalidAction

Action = NewType("Action", int)


class Row(Struct, frozen=True):
    """Actions that share a name. A choice of None reserves a number that no action uses."""

    name: str
    choices: Sequence[str | None] = ("",)


class Group(Struct, frozen=True):
    """Legal actions of one row, for display: the text of an action is the name and its choice."""

    name: str
    actions: tuple[Action, ...]
    choices: tuple[str, ...]


class ActionTable:
    """Numbers ↔ texts.

    >>> table = ActionTable([Row("pass"), Row("tile red", ("a1", "a2"))])
    >>> table.write(2), table.read(" Tile RED a2 ")
    ('tile red a2', 2)
    """

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = tuple(rows)
        self.starts: dict[str, Action] = {}
        self.size = 0
        for row in rows:
            self.starts[row.name] = Action(self.size)
            self.size += len(row.choices)

    @cached_property
    def _names(self) -> list[str]:
        return [row.name for row in self.rows for _ in row.choices]

    @cached_property
    def _texts(self) -> list[str | None]:
        return [
            None if choice is None else f"{row.name} {choice}".rstrip() for row in self.rows for choice in row.choices
        ]

    @cached_property
    def _choices(self) -> list[str]:
        return [choice or "" for row in self.rows for choice in row.choices]

    @cached_property
    def _numbers(self) -> dict[str, Action]:
        return {text.lower(): Action(number) for number, text in enumerate(self._texts) if text is not None}

    def check(self, action: object) -> Action:
        """Return the action if the table has it, and raise if not."""
        if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < self.size:
            if self._texts[action] is not None:
                return Action(action)
        raise InvalidAction(f"{_short(action)} is not an action: actions are numbers below {self.size}")

    def write(self, action: int) -> str:
        """The text of an action."""
        text = self._texts[self.check(action)]
        assert text is not None
        return text

    def read(self, text: str) -> Action:
        """The action that a text names, whatever its capitals and spaces."""
        if not isinstance(text, str):
            raise InvalidAction(f"an action must be a text, not {_short(text)}")
        tidy = " ".join(text.lower().split())
        if tidy not in self._numbers:
            raise InvalidAction(f"{_short(text)} is not an action{self._hint(tidy)}")
        return self._numbers[tidy]

    def _hint(self, tidy: str) -> str:
        names = [row.name for row in self.rows if row.name and tidy.startswith(row.name.lower())]
        if names:
            name = max(names, key=len)
            return f': "{name}" needs {self._example(name)}'
        rows = {row.name.lower(): row.name for row in self.rows}
        near = difflib.get_close_matches(tidy[:40], rows, n=1, cutoff=0.3)
        return f'; did you mean "{rows[near[0]]} …"?' if near else ""

    def _example(self, name: str) -> str:
        row = next(row for row in self.rows if row.name == name)
        example = next(choice for choice in row.choices if choice is not None)
        return f'a choice like "{name} {example}"' if example else "nothing after it"

    def group_actions(self, actions: Iterable[Action]) -> tuple[Group, ...]:
        """The actions by row, in order."""
        groups: dict[str, list[Action]] = {}
        names, choices = self._names, self._choices
        for action in actions:
            name = names[action]
            if name in groups:
                groups[name].append(action)
            else:
                groups[name] = [action]
        return tuple(
            [
                Group(name, tuple(numbers), tuple([choices[number] for number in numbers]))
                for name, numbers in groups.items()
            ]
        )


def _short(thing: object) -> str:
    shown = repr(thing)
    return shown if len(shown) <= 60 else f"{shown[:57]}…"
