"""How sentences name seats, clans, numbers of things and levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tianming.games.yuan.board import SEATS

ROMAN = ("none", "I", "II", "III")


def seat_name(seat: int) -> str:
    """A seat at the beginning of a sentence."""
    return f"The {SEATS[seat]} seat"


def seat_names(seats: Sequence[int]) -> str:
    """Several seats."""
    return " and ".join(SEATS[seat] for seat in seats)


class OfClan(Protocol):
    """An event that names a clan."""

    @property
    def clan(self) -> str:
        """The clan's name."""


def clan_of(event: OfClan) -> str:
    """The clan of an event, with a capital."""
    return event.clan.capitalize()


def clan_names(names: Sequence[str]) -> str:
    """Several clans."""
    return " and ".join(name.capitalize() for name in names)


def number_of(number: int, thing: str) -> str:
    """A number of things."""
    plural = {"army": "armies"}.get(thing, f"{thing}s")
    return f"{number} {thing if number == 1 else plural}"
