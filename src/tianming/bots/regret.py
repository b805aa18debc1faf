"""Regret matching: mixed strategies for decisions that several seats make at once.

Each seat keeps, for each of its options, how much better that option would have done so far than what it played. It
plays options in proportion to their positive regret; the average of what all rounds played approaches an equilibrium
(in games of two whose interests are opposed; with more seats, a state that nobody regrets much).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

Payoff = Callable[[tuple[int, ...]], Sequence[float]]


class Regrets:
    """One seat's options, by number. With `lean` the others suppose that it takes its first option that often, whatever
    it regrets: what looks best at first sight is played more often than an equilibrium would have it."""

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
        """An option as the others expect it."""
        if self.lean and rng.random() < self.lean:
            return 0
        return rng.choices(range(len(self.regret)), self.strategy())[0]

    def average(self) -> list[float]:
        """The average over all rounds: what to play."""
        total = sum(self.played)
        return [p / total for p in self.played] if total > 0 else self.strategy()


def match_regrets(sizes: Sequence[int], payoff: Payoff, rounds: int, rng: random.Random) -> list[list[float]]:
    """The average strategies of seats with that many options after so many rounds; `payoff` tells what each seat gets
    when they choose those options.

    >>> pennies = lambda o: (1.0, -1.0) if o[0] == o[1] else (-1.0, 1.0)
    >>> [round(p, 1) for p in match_regrets([2, 2], pennies, 2000, random.Random(1))[0]]
    [0.5, 0.5]
    """
    seats = [Regrets(size) for size in sizes]
    for _ in range(rounds):
        play_round(seats, payoff, rng)
    return [seat.average() for seat in seats]


def play_round(seats: Sequence[Regrets], payoff: Payoff, rng: random.Random) -> None:
    """Everybody plays a sample of his strategy and notes what each of his options would have brought instead."""
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
