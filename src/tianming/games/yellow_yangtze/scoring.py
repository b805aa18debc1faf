"""The end and the score (section 13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tianming.core.protocol import Outcome
from tianming.games.yellow_yangtze.board import YELLOW

# Why a game ended: the rule, and a sentence. 0 is a game that goes on.
ENDINGS = (
    ("", "the game goes on"),
    ("X1", "a tile had to be drawn and the bag was empty"),
    ("E2", "a replaced tile could not be drawn"),
    ("X4", "no tile was drawn for five rounds"),
)
END_BAG, END_REDRAW, END_QUIET = 1, 2, 3


def result(points: Sequence[int]) -> tuple[int, ...]:
    """X2: the four colours, lowest first, after the yellow points were added one by one to the lowest.

    >>> result([3, 1, 4, 2, 2])  # black, red, green, blue, yellow
    (2, 3, 3, 4)
    """
    colours = sorted(points[:YELLOW])
    wild = points[YELLOW]
    level = 1  # that many of the lowest colours are equal by now
    while level < YELLOW and wild >= (room := level * (colours[level] - colours[0])):
        colours[:level] = colours[level : level + 1] * level
        wild -= room
        level += 1
    each, rest = divmod(wild, level)
    low = colours[0] + each
    return (*[low] * (level - rest), *[low + 1] * rest, *colours[level:])


@lru_cache(maxsize=1 << 12)
def merit(points: tuple[int, ...], fewest_yellow_wins: bool) -> tuple[tuple[int, ...], int]:
    """X3: ranks compare the lowest colour, then the second lowest and so on; in the variant, then fewest yellow
    points."""
    return result(points), -points[YELLOW] if fewest_yellow_wins else 0


def outcome(points: Sequence[Sequence[int]], ending: int, *, fewest_yellow_wins: bool) -> Outcome:
    """X3: everybody's rank. Equal results share a rank."""
    merits = [merit(tuple(mine), fewest_yellow_wins) for mine in points]
    ranks = tuple(1 + sum(other > mine for other in merits) for mine in merits)
    rule, reason = ENDINGS[ending]
    return Outcome(ranks=ranks, results=tuple(mine for mine, _ in merits), reason=reason, rule=rule)
