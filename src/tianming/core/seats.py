"""Seats: a player's place at the table; chance sits there too."""

from __future__ import annotations

Seat = int

CHANCE: Seat = -1


def clockwise(seat: Seat, players: int) -> list[Seat]:
    """All seats in order of play, beginning with `seat`."""
    return [(seat + step) % players for step in range(players)]
