"""Regret matching: mixed strategies for decisions that several seats make at once.

For each of its options, a seat remembers how much better the option would have done so far than what the seat played.
It plays options in proportion to their positive regret. The average over all rounds approaches an equilibrium between
two seats with opposed interests; with more seats, it approaches strategies that nobody regrets much.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

Payoff = Callable[[tuple[int, ...]], Sequence[float]]


class Regrets:
    """One seat's options, by number. With `lean`, the others expect it to take its first option that often, whatever it
    regrets: people play what looks best at first sight more often than an equilibrium does."""

    def __init__(self, size: int, lean: float = 0.0) -> None:
        self.regret = [0.0] * size
        self.played = [0.0] * size
        self.lean = lean

    def clear(self) -> None:
        """Forget everything."""
        self.regret = [0.0] * len(self.regret)
        self.played = [0.0] * len(self.played)

    def strategy(self) -> list[float]:
        """The chance of each option now: by positive regret, or even while there is none."""
        positive = [max(0.0, regret) for regret in self.regret]
        total = sum(positive)
        return [p / total for p in positive] if total > 0 else [1 / len(positive)] * len(positive)

    def sample(self, rng: random.Random) -> int:
        """An option, as the others expect it from this seat."""
        if self.lean and rng.random() < self.lean:
            return 0
        return rng.choices(range(len(self.regret)), self.strategy())[0]

    def average(self) -> list[float]:
        """The average over all rounds: what to play."""
        total = sum(self.played)
        return [p / total for p in self.played] if total > 0 else self.strategy()


def match_regrets(sizes: Sequence[int], payoff: Payoff, rounds: int, rng: random.Random) -> list[list[float]]:
    """The average strategies of seats with that many options, after so many rounds. `payoff` is what each seat gets for
    their chosen options.

    >>> pennies = lambda o: (1.0, -1.0) if o[0] == o[1] else (-1.0, 1.0)
    >>> [round(p, 1) for p in match_regrets([2, 2], pennies, 2000, random.Random(1))[0]]
    [0.5, 0.5]
    """
    seats = [Regrets(size) for size in sizes]
    for _ in range(rounds):
        play_round(seats, payoff, rng)
    return [seat.average() for seat in seats]


def play_round(seats: Sequence[Regrets], payoff: Payoff, rng: random.Random) -> None:
    """All seats play a sample of their strategies and note what each of their options would have brought instead."""
    strategies = [seat.strategy() for seat in seats]
    chosen = [seat.sample(rng) for seat in seats]
    for number, seat in enumerate(seats):
        values = [
            payoff((*chosen[:number], option, *chosen[number + 1 :]))[number] for option in range(len(seat.regret))
        ]
        expected = sum(p * value for p, value in zip(strategies[number], values, strict=True))
        for option, value in enumerate(values):
            seat.regret[option] += value - expected
            seat.played[option] += strategies[number][option]
