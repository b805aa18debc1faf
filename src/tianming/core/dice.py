"""A small fast generator for play inside the engine (playouts, benchmarks); the same numbers compiled or not.

Real games draw from the table's seed instead (``chance.py``).
"""

from __future__ import annotations

from tianming.core.u64 import advance, scale


class Dice:
    """Uniform whole numbers from a seed of up to 63 bits."""

    def __init__(self, seed: int = 0) -> None:
        self.number = advance(advance(seed))

    def below(self, size: int) -> int:
        """A whole number from 0 to size − 1."""
        self.number = advance(self.number)
        return scale(self.number, size)
