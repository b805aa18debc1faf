"""Victory and ties (section 8)."""

from __future__ import annotations

from collections.abc import Sequence

from tianming.core.protocol import Outcome

# Why a game ended: the rule, and a sentence. 0 is a game that goes on.
ENDINGS = (
    ("", "the game goes on"),
    ("Y8", "a clan controls as many temples as the wheel shows"),
    ("A38", "the last turn is over"),
)
END_TEMPLES, END_TURNS = 1, 2


def outcome(results: Sequence[tuple[int, ...]], qualified: Sequence[bool], mu: int, ending: int) -> Outcome:
    """Y8, A29: who reached the objective comes first; then temples, mines, Chão, armies; equal clans share their rank.

    A30: `mu` is the seat whose clan wins ties of temples among those that qualify, -1 if there is none.
    """
    merits = [
        (qualified[seat], result[0], qualified[seat] and seat == mu, *result[1:]) for seat, result in enumerate(results)
    ]
    ranks = tuple(1 + sum(other > mine for other in merits) for mine in merits)
    rule, reason = ENDINGS[ending]
    return Outcome(ranks=ranks, results=tuple(results), reason=reason, rule=rule)
