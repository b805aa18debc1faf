"""Many random games: whether they end, how long they take, and how they end."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from tianming.core import twins
from tianming.core.dice import Dice
from tianming.core.options import check_end
from tianming.core.protocol import Outcome, Rules

LARGEST_SEED = 1 << 62


def simulate(
    rules: Rules,
    *,
    players: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    tick: Callable[[], None] = lambda: None,
) -> dict[str, Any]:
    """Play `games` random games inside the engine; return figures about them."""
    check_end(rules.options, options)
    first = rules.start(players, options)
    lengths: list[int] = []
    outcomes: list[Outcome] = []
    began = time.perf_counter()
    for number in range(games):
        state = first.clone()
        lengths.append(state.playout(Dice((seed * 1_000_003 + number) % LARGEST_SEED)))
        outcome = state.outcome()
        if outcome is not None:
            outcomes.append(outcome)
        tick()
    seconds = time.perf_counter() - began
    return {
        "game": rules.name,
        "players": players,
        "games": games,
        "finished": len(outcomes),
        "decisions": sum(lengths),
        "seconds": round(seconds, 4),
        "decisions_per_second": round(sum(lengths) / seconds) if seconds else 0,
        "compiled": bool(twins.list_compiled()),
        "seed": seed,
        "decisions_a_game": {
            "mean": round(sum(lengths) / games, 1),
            "least": min(lengths),
            "most": max(lengths),
            "bound": rules.most_decisions,
        },
        **_statistics(rules, players, outcomes),
    }


def _statistics(rules: Rules, players: int, outcomes: list[Outcome]) -> dict[str, Any]:
    wins = [0.0] * players
    for outcome in outcomes:
        for winner in outcome.winners:
            wins[winner] += 1 / len(outcome.winners)
    number = max(len(outcomes), 1)
    return {
        "win_share": {rules.seat_names[seat]: round(won / number, 4) for seat, won in enumerate(wins)},
        "shared_victories": sum(len(outcome.winners) > 1 for outcome in outcomes),
        "mean_result": round(sum(row[0] for outcome in outcomes for row in outcome.results) / (number * players), 3),
        "endings": dict(sorted(Counter(outcome.rule for outcome in outcomes).items())),
    }
