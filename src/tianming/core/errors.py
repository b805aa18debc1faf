"""What can go wrong, in words that a person can act on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tianming.core.messages import Message, Templates, english, say
from tianming.core.spaces import Space

# What errors say, by kind.
ERRORS: Templates = {
    "refused": "{detail}",
    "unknown-game": "{detail}",
    "invalid-action": "{detail}",
    "illegal": "{reason:message}",
    "invalid-option": "{detail}",
    "invalid-position": "{field}: {detail} ({rule})",
    "invalid-record": "{line:|line 1: |line #: }{detail}",
}
# Reasons that every game has.
COMMON: Templates = {
    "game-over": "the game is over",
    "not-asked": "{asked:list} must decide now, not {seat}",
    "other-question": "now the question is: {question:message} ({answers:list})",
}


class Reason(Message, frozen=True):
    """Why an action is not allowed, with the rule's id and the spaces to show."""

    rule: str
    spaces: tuple[Space, ...] = ()

    def __str__(self) -> str:
        where = f" [{' '.join(self.spaces)}]" if self.spaces else ""
        return f"{self.text} ({self.rule}){where}"


def because(templates: Templates, rule: str, kind: str, spaces: Sequence[Space] = (), /, **values: Any) -> Reason:
    """A reason of that kind, by that rule."""
    return Reason(kind, values, english(templates, kind, values), rule, tuple(spaces))


class TianmingError(Exception):
    """An error that a person can cause and correct."""

    kind = "refused"

    def __init__(self, text: str = "", /, **values: Any) -> None:
        self.message = say(ERRORS, self.kind, **(values or {"detail": text}))
        super().__init__(self.message.text)


class UnknownGame(TianmingError):
    """There is no game of that name."""

    kind = "unknown-game"


class InvalidAction(TianmingError):
    """A text or number that is no action of the game."""

    kind = "invalid-action"


class IllegalAction(TianmingError):
    """An action that the rules forbid now; `reason` says why."""

    kind = "illegal"

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason=reason)
        self.reason = reason


class InvalidOption(TianmingError):
    """An option or number of players that the game does not have."""

    kind = "invalid-option"


class InvalidPosition(TianmingError):
    """A position file that breaks its format or a rule. Names the field and the rule."""

    kind = "invalid-position"

    def __init__(self, field: str, text: str, rule: str = "format") -> None:
        super().__init__(field=field, detail=text, rule=rule)
        self.field = field
        self.rule = rule


class InvalidRecord(TianmingError):
    """A record that cannot be read or does not replay. Names the line."""

    kind = "invalid-record"

    def __init__(self, line: int, text: str) -> None:
        super().__init__(line=line, detail=text)
        self.line = line
