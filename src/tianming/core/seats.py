"""Seats: the players' places at the table. Chance has one too."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)

CHANCE = Seat(-1)
NUMBER_LIMIT = 1 << 31

# Who is asked: every set of up to eight seats, by its bits; chance; nobody.
SEAT_SETS: tuple[tuple[Seat, ...], ...] = tuple(
    tuple(Seat(seat) for seat in range(8) if seats >> seat & 1) for seats in range(256)
)
ON_CHANCE: tuple[Seat, ...] = (CHANCE,)
NOBODY: tuple[Seat, ...] = ()


def small(number: object) -> bool:
    """Whether something is a whole number of a size that seats and actions have."""
    return type(number) is int and -NUMBER_LIMIT < number < NUMBER_LIMIT


def all_seats(players: int) -> list[Seat]:
    """The seats of so many players."""
    return [Seat(seat) for seat in range(players)]


def clockwise(seat: Seat, players: int) -> list[Seat]:
    """All seats in order of play, beginning with `seat`."""
    return [Seat((seat + step) % players) for step in range(players)]
