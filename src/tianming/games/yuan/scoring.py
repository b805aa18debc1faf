"""Victory and ties (section 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tianming.core.protocol import Outcome
from tianming.core.seats import Seat, all_seats

# Why a game ended: the rule, and a sentence. 0 is a game that goes on.
ENDINGS = (
    ("", "the game goes on"),
    ("Y8", "a clan controls as many temples as the wheel shows"),
    ("A38", "the last turn is over"),
)
END_TEMPLES, END_TURNS = 1, 2


class Ties(NamedTuple):
    """A29, A30: how to rank clans that reach the objective in the same turn; `mu` is the seat with Mu's power, or
    -1."""

    mu: int
    mines_first: bool = False
    mu_by_temples: bool = False


Result = tuple[int, ...]  # temples, mines, Chão, armies


def outcome(results: Sequence[Result], qualified: Sequence[bool], ties: Ties, ending: int) -> Outcome:
    """Y8: clans that reached the objective come first, in the order of A29 and A30; then the others by temples, mines,
    Chão and armies. Equal clans share a rank."""
    merits = [
        (True, *winner_merit(results, qualified, ties, seat)) if qualified[seat] else (False, *result)
        for seat, result in zip(all_seats(len(results)), results, strict=True)
    ]
    ranks = tuple(1 + sum(other > mine for other in merits) for mine in merits)
    rule, reason = ENDINGS[ending]
    return Outcome(ranks=ranks, results=tuple(results), reason=reason, rule=rule)


def winner_merit(results: Sequence[Result], qualified: Sequence[bool], ties: Ties, seat: Seat) -> Result:
    """A29, A30: how clans that reached the objective compare with each other: more is better."""
    skipped = 1 if ties.mines_first else 0
    mine = results[seat]
    if seat != ties.mu:
        return (0, *mine[skipped:], 0)
    if not ties.mu_by_temples:
        return (1, *mine[skipped:], 0)
    equals = [result for result, fits in zip(results, qualified, strict=True) if fits and result[0] == mine[0]]
    return (0, *max(result[skipped:] for result in equals), 1)  # just ahead of all with equally many temples
