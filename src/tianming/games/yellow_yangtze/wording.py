"""How sentences name seats and tiles."""

from __future__ import annotations

from tianming.games.yellow_yangtze.board import DYNASTIES


def who(seat: int) -> str:
    """A seat at the beginning of a sentence."""
    return DYNASTIES[seat].capitalize()


def tiles(number: int, colour: str) -> str:
    """A number of tiles of a colour."""
    return f"{number} {colour} tile{'' if number == 1 else 's'}"


def tile(colour: str | None) -> str:
    """A tile, whose colour may be hidden."""
    return "a tile" if colour is None else f"a {colour} tile"
