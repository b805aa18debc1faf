"""Seats by their numbers, for tests."""

from __future__ import annotations

from tianming.core.seats import Seat


def numbered(*numbers: int) -> tuple[Seat, ...]:
    """The seats with these numbers."""
    return tuple(Seat(number) for number in numbers)
