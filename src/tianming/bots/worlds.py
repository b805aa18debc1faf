"""Guesses at what is hidden, and answers tried in them: what searches and their workers share."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence

from tianming.bots.joint import Guess, sigmoid
from tianming.bots.questions import read_question
from tianming.core.actions import Action
from tianming.core.advisor import Advisor, Choice
from tianming.core.dice import Dice
from tianming.core.protocol import State, View
from tianming.core.registry import advisor, game
from tianming.core.seats import Seat


class Sums:
    """The results of one answer's rollouts."""

    def __init__(self, total: float = 0.0, number: int = 0) -> None:
        self.total = total
        self.number = number

    @property
    def mean(self) -> float:
        """The mean chance to win."""
        return self.total / self.number if self.number else 0.0


class Worlds:
    """Guesses at what is hidden, kept so that all answers are tried in the same ones."""

    def __init__(self, guess: Guess, seat: Seat, turns: int, name: str) -> None:
        self.guess = guess
        self.seat = seat
        self.turns = turns
        self.thinker: Advisor = advisor(name)
        self._known: dict[int, State] = {}
        self._tried: dict[int, int] = {}  # how many worlds each answer has been tried in
        self.slowest = 0.0

    def world(self, seed: int, number: int) -> State:
        """The world of that number, the same one each time."""
        if number not in self._known:
            self._known[number] = self.guess(random.Random(seed + number))
        return self._known[number].clone()

    def list_promising(self, rng: random.Random, width: int) -> list[Choice]:
        """The answers that look best before any rollout."""
        state = self.guess(rng)
        dice = Dice(rng.getrandbits(60))
        return self.thinker.rank(state, self.seat, dice)[:width]

    def roll_out(
        self, actions: Sequence[Action], seed: int, *, rollouts: float = math.inf, until: float = math.inf
    ) -> list[Sums]:
        """Try all answers in one world after another, until the time or the number is used up."""
        sums = [Sums() for _ in actions]
        made = 0
        while made < rollouts:
            for place, action in enumerate(actions):
                began = time.perf_counter()
                if began + self.slowest > until:
                    return sums
                number = self._tried.get(action, 0)
                self._tried[action] = number + 1
                sums[place].total += self.chance(self.world(seed, number), action, seed + number)
                sums[place].number += 1
                self.slowest = max(0.9 * self.slowest, time.perf_counter() - began)
            made += len(actions)
        return sums

    def chance(self, state: State, action: Action, seed: int) -> float:
        """The chance to win after the action, judged some turns later."""
        state.apply(self.seat, action)
        self.thinker.play_on(state, self.turns, Dice(seed & 0xFFFFFFFF))
        return sigmoid(self.thinker.evaluate(state, self.seat))


def worlds_of(view: View, turns: int) -> Worlds:
    """The guesses that fit a view, in which others have not answered yet."""
    seat, _ = read_question(view)
    rules, thinker = game(view.game), advisor(view.game)
    return Worlds(lambda rng: thinker.clear_answers(rules.guess(view, rng), seat), seat, turns, view.game)
