"""How sentences name seats, numbers of things and cards."""

from __future__ import annotations

from tianming.games.huang_di.board import COLOURS


def who(seat: int) -> str:
    """A seat at the beginning of a sentence."""
    return COLOURS[seat].capitalize()


def number_of(number: int, thing: str) -> str:
    """A number of things."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def favour_name(card: str | None) -> str:
    """A favour card, which may be hidden."""
    return "a favour card" if card is None else f"favour {card.upper()}"
