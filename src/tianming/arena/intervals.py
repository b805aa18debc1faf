"""What a match shows: shares with their intervals, and a sequential test that stops when it is decided.

The unit is the deal, not the game. The rotations of one deal are not independent, and their mean varies less than
single games do; that is why matches are mirrored.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from tianming.core.errors import InvalidOption

QUANTILE = 1.959964  # of the normal distribution, for 95 %


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of independent values and its standard error.

    >>> mean_and_error([0.0, 1.0])
    (0.5, 0.5)
    """
    size = len(values)
    mean = math.fsum(values) / size
    if size == 1:
        return mean, 0.0
    variance = math.fsum((value - mean) ** 2 for value in values) / (size - 1)
    return mean, math.sqrt(variance / size)


def interval(deals: Sequence[float], games_a_deal: int) -> tuple[float, float]:
    """The 95 % interval of a share: Wilson's, with as many games as would give the error that the deals show.

    >>> low, high = interval([1.0] * 20, 2)
    >>> round(low, 3), high
    (0.912, 1.0)
    """
    share, error = mean_and_error(deals)
    games = float(len(deals) * games_a_deal)
    if error > 0 and 0 < share < 1:
        games = share * (1 - share) / error**2
    z = QUANTILE**2 / games
    middle = (share + z / 2) / (1 + z)
    reach = math.sqrt(share * (1 - share) * z + z * z / 4) / (1 + z)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Sprt(Struct, frozen=True):
    """Wald's sequential test of a share: `h0` against the greater `h1`, with those chances of a wrong answer.

    The likelihood ratio is that of normal means with the variance seen so far. Two notional deals, one lost and one
    won, keep the variance above zero at the start.
    """

    h0: float
    h1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 <= self.h0 < self.h1 <= 1:
            raise InvalidOption(
                f"the sequential test cannot tell a share of {self.h0:.4g} (h0) from {self.h1:.4g} (h1): "
                "give an --h1 that is greater than --h0, both from 0 to 1"
            )

    @property
    def bounds(self) -> tuple[float, float]:
        """The test ends when the log likelihood ratio leaves these bounds."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, deals: Sequence[float]) -> float:
        """The log likelihood ratio of h1 against h0."""
        seen = [*deals, 0.0, 1.0]
        mean = math.fsum(seen) / len(seen)
        variance = math.fsum((value - mean) ** 2 for value in seen) / len(seen)
        total = math.fsum(deals) - len(deals) * (self.h0 + self.h1) / 2
        return (self.h1 - self.h0) * total / variance

    def verdict(self, deals: Sequence[float]) -> str:
        """ "h0", "h1", or "" while it is open."""
        low, high = self.bounds
        ratio = self.ratio(deals) if deals else 0.0
        return "h1" if ratio >= high else "h0" if ratio <= low else ""
