"""Decisions that several seats make at once: candidate answers for every seat, regret matching over what they lead to,
and a sample of the average strategy, so that nobody can rely on what this seat does."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Hashable

from tianming.bots.regret import Regrets, one_round
from tianming.core.dice import Dice
from tianming.core.mind import Mind
from tianming.core.protocol import State
from tianming.core.seats import CHANCE, Seat

ROUNDS = 400  # rounds at most in one world
WORLDS = 12  # worlds that the rounds are spread over
AGAIN = 6  # rounds in a world before the next one is looked at


def joint_choice(
    mind: Mind,
    guess: Callable[[random.Random], State],
    seat: Seat,
    rng: random.Random,
    *,
    deadline: float = math.inf,
    rounds: int = 0,
) -> int:
    """A sample of this seat's average strategy. Rivals' answers are candidates in each world by themselves, since what
    they hold differs; this seat's are the same in all worlds."""
    first = guess(rng)
    mine = mind.options(first, seat, Dice(rng.getrandbits(60)))
    own = Regrets(len(mine))
    worlds: list[World] = []
    slowest = 0.0
    for number in range(rounds or ROUNDS):
        now = time.perf_counter()
        if now >= deadline:
            break
        fresh = not worlds or (number % AGAIN == 0 and len(worlds) < WORLDS and now + slowest < deadline)
        if fresh:
            worlds.append(World(mind, first if not worlds else guess(rng), seat, mine, own, rng))
        world = worlds[-1] if fresh else worlds[number // AGAIN % len(worlds)]
        one_round(world.regrets, world.payoff, rng)
        if fresh:  # the first round in a world thinks most
            slowest = max(slowest, time.perf_counter() - now)
    return rng.choices(mine, own.average())[0]


class World:
    """One guess: everybody's candidates there, and what their joint choices come to."""

    def __init__(self, mind: Mind, state: State, seat: Seat, mine: list[int], own: Regrets, rng: random.Random) -> None:
        self.mind = mind
        self.state = state
        self.seats = [actor for actor in state.actors() if actor != CHANCE]
        self.seed = rng.getrandbits(60)
        self.options = [mine if actor == seat else mind.options(state, actor, Dice(self.seed)) for actor in self.seats]
        self.regrets = [
            own if actor == seat else Regrets(len(options))
            for actor, options in zip(self.seats, self.options, strict=True)
        ]
        self._known: dict[tuple[int, ...], tuple[float, ...]] = {}
        self._alike: dict[Hashable, tuple[float, ...]] = {}

    def payoff(self, chosen: tuple[int, ...]) -> tuple[float, ...]:
        """What each seat's position is worth after these answers; thought out once, also where other answers lead to
        the same position."""
        if chosen not in self._known:
            state = self.state.clone()
            for actor, options, option in zip(self.seats, self.options, chosen, strict=True):
                state.apply(actor, options[option])
            key = state.key()
            if key not in self._alike:
                self._alike[key] = self.mind.foreseen(state, self.seats, Dice(self.seed))
            self._known[chosen] = self._alike[key]
        return self._known[chosen]
