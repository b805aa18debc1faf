"""What a position is worth. Evaluators are objects: each owns its weights and its scratch memory.

So evaluators with different weights can live side by side, each used by one thread at a time. A game's `Evaluator`
weighs features. The game's search calls methods that a subclass may override, in Python too, so a learned net is
another evaluator for the same search. A net will want many positions at once: a batch is one more method here, which
calls `evaluate` for each position unless it can do better.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

MOST_FEATURES = 40
DECIDED = 50.0  # the value of a game that is won


class WeightedEvaluator:
    """The weighted features of a seat, less those of its rivals.

    Search takes short cuts that hold for such a sum. A subclass whose `evaluate` does more is not `linear`; search then
    calls it for every position.
    """

    def __init__(self, weights: Sequence[float], *, linear: bool = True) -> None:
        if len(weights) > MOST_FEATURES:
            raise OverflowError("an evaluator weighs at most 40 features")
        self.linear = linear
        self.size = len(weights)
        self.weights = [0.0] * 40
        self.feature = [0.0] * 40  # of the seat that was measured last
        self.total = [0.0] * 40  # of the seat that was compared last, less its rivals'
        for number in range(self.size):
            self.weights[number] = weights[number]

    def evaluate(self, position: Any, seat: int) -> float:
        """How much better the seat stands than its rivals, in the units of a logit: 0 is even, 2 is 88 % to win."""
        raise NotImplementedError

    def compare_features(self, position: Any, seat: int) -> list[float]:
        """The features of a seat, less those of its rivals: what `evaluate` weighs."""
        raise NotImplementedError

    def list_weights(self) -> tuple[float, ...]:
        """The weights, in the order of the features."""
        return tuple([self.weights[number] for number in range(self.size)])

    # What the evaluators of games are built from.

    def score(self, feature: Sequence[float]) -> float:
        """The weighted sum of features."""
        value = 0.0
        for number in range(self.size):
            value += self.weights[number] * feature[number]
        return value

    def clear_features(self) -> None:
        """Start to measure a seat."""
        for number in range(self.size):
            self.feature[number] = 0.0

    def add_to_total(self, share: float, number: int) -> None:
        """Add a share of the measured seat's first `number` features to the total."""
        for place in range(number):
            self.total[place] += share * self.feature[place]

    def subtract_rivals(self, position: Any, seat: int, players: int, number: int) -> None:
        """Subtract the rivals' first `number` features from the total: half the mean of all, half those of the best."""
        share = (1.0 if players == 2 else 0.5) / (players - 1)
        best = -1
        most = 0.0
        for other in range(players):
            if other == seat:
                continue
            self.measure_rival(position, other)
            value = self.score(self.feature)
            self.soften(players)
            self.add_to_total(-share, number)
            if best < 0 or value > most:
                best = other
                most = value
        if players > 2:
            self.measure_rival(position, best)
            self.soften(players)
            self.add_to_total(-0.5, number)

    def measure_rival(self, position: Any, seat: int) -> None:
        """Measure the features of a seat as its rivals see it. Every game implements this."""
        raise NotImplementedError

    def soften(self, players: int) -> None:
        """Reduce features that count less for a rival. A game implements this if it has any."""

    def list_total(self) -> list[float]:
        """The features that were compared."""
        return [self.total[number] for number in range(self.size)]

    def list_features(self, scale: float) -> list[float]:
        """The features that were measured, without their scale."""
        return [self.feature[number] / scale for number in range(self.size)]


def value_end(lead: int) -> float:
    """The value of a game that is over: won with a lead, shared without one, else lost."""
    if lead > 0:
        return DECIDED
    return 0.0 if lead == 0 else -DECIDED


# Weights in files.


@cache
def load_weights(package: str, features: tuple[str, ...]) -> tuple[float, ...]:
    """The weights of a game: those of its `data/weights.json`."""
    return read_weights((files(package) / "data" / "weights.json").read_text(encoding="utf-8"), features)


def read_weights(text: str, features: Sequence[str]) -> tuple[float, ...]:
    """Weights from a file: a JSON object with a number for each feature."""
    found: Mapping[str, float] = json.loads(text)
    if set(found) != set(features):
        raise ValueError(f"the file must have a weight for exactly these features: {', '.join(features)}")
    return tuple([float(found[name]) for name in features])


def write_weights(weights: Sequence[float], features: Sequence[str]) -> str:
    """The text of such a file."""
    return json.dumps({name: round(weight, 4) for name, weight in zip(features, weights, strict=True)}, indent=2) + "\n"
