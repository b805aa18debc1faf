"""A small fast generator for play inside the engine (playouts, benchmarks); the same numbers compiled or not.

Real games draw from the table's seed instead (``chance.py``).
"""

from __future__ import annotations

from tianming.core.words import scaled, stepped


class Dice:
    """Uniform whole numbers from a seed of up to 63 bits."""

    def __init__(self, seed: int = 0) -> None:
        self.number = stepped(stepped(seed))

    def below(self, size: int) -> int:
        """A whole number from 0 to size − 1."""
        self.number = stepped(self.number)
        return scaled(self.number, size)
