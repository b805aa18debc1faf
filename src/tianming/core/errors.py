"""What can go wrong, in words a person can act on."""

from __future__ import annotations

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Why an action is not allowed: the rule's id, one sentence, the spaces to show."""

    rule: str
    text: str
    spaces: tuple[str, ...] = ()

    def __str__(self) -> str:
        where = f" [{' '.join(self.spaces)}]" if self.spaces else ""
        return f"{self.text} ({self.rule}){where}"


class TianmingError(Exception):
    """Any error a person can cause and mend."""


class UnknownGame(TianmingError):
    """No game of that name."""


class InvalidAction(TianmingError):
    """An action that is not understood."""


class IllegalAction(TianmingError):
    """An action that is understood but forbidden; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class InvalidOption(TianmingError):
    """An option or number of players that the game does not have."""


class InvalidPosition(TianmingError):
    """A position file that breaks its format or a rule; names the field and the rule."""

    def __init__(self, field: str, text: str, rule: str = "format") -> None:
        super().__init__(f"{field}: {text} ({rule})")
        self.field = field
        self.rule = rule


class InvalidRecord(TianmingError):
    """A record that cannot be read or does not replay; names the line."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.line = line
