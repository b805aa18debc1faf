"""Seats: a player's place at the table; chance sits there too."""

from __future__ import annotations

Seat = int

CHANCE: Seat = -1
MOST = 1 << 31


def small(number: object) -> bool:
    """Whether something is a whole number that can be a seat or an action at all."""
    return type(number) is int and -MOST < number < MOST


def clockwise(seat: Seat, players: int) -> list[Seat]:
    """All seats in order of play, beginning with `seat`."""
    return [(seat + step) % players for step in range(players)]
