"""A kind of question, as games list theirs."""

from __future__ import annotations

from typing import NamedTuple


class Asking(NamedTuple):
    """The rule that asks, and the first words of the actions that answer."""

    rule: str
    answers: tuple[str, ...]
