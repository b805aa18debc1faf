"""The end and the score (section 8)."""

from __future__ import annotations

from collections.abc import Sequence

from tianming.core.protocol import Outcome
from tianming.games.huang_di.board import CHIP_POINTS, POINTS_FOR_MOST, PROVINCE_SETS, WEAKEST_POINTS

# Why a game ended: the rule, and a sentence. 0 is a game that goes on.
ENDINGS = (
    ("", "the game goes on"),
    ("X1", "the wall was completed"),
    ("X2", "the Mongols came: no emperor block was left"),
)
END_WALL, END_MONGOLS = 1, 2
CATEGORIES = ("chips", "weakest", "jade", "workers")


def chip_points(chips: int) -> int:
    """X3: points for buyback chips.

    >>> [chip_points(chips) for chips in (0, 1, 2, 3, 4, 5, 6, 9)]
    [0, 1, 3, 6, 10, 15, 21, 21]
    """
    return CHIP_POINTS[min(chips, len(CHIP_POINTS) - 1)]


def weakest_points(own: int, boards: int) -> int:
    """X3: five points for each block in the province with fewest of them; `own` are a seat's blocks as an int."""
    return WEAKEST_POINTS * min((own & PROVINCE_SETS[province]).bit_count() for province in range(boards))


def points_for_most(numbers: Sequence[int]) -> list[int]:
    """X3: five points for everybody who has most, even if that is 0.

    >>> most_points([9, 4, 9])
    [5, 0, 5]
    """
    return [POINTS_FOR_MOST if number == max(numbers) else 0 for number in numbers]


def end_scores(
    chips: Sequence[int], own: Sequence[int], boards: int, *, jade: Sequence[int], workers: Sequence[int]
) -> list[list[int]]:
    """X3: the points of each category (chips, weakest province, jade, workers), by seat."""
    return [
        [chip_points(number) for number in chips],
        [weakest_points(blocks, boards) for blocks in own],
        points_for_most(jade),
        points_for_most(workers),
    ]


def outcome(points: Sequence[int], blocks: Sequence[int], ending: int) -> Outcome:
    """X4: ranks by points, then by own blocks in the wall."""
    results = tuple(zip(points, blocks, strict=True))
    ranks = tuple(1 + sum(other > mine for other in results) for mine in results)
    rule, reason = ENDINGS[ending]
    return Outcome(ranks=ranks, results=results, reason=reason, rule=rule)
