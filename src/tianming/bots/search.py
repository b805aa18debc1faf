"""The search bot: its most promising answers, played on over many guesses at what is hidden; the best one on average.

Every thought is a rollout: a world that fits the view, one of the answers carried out there, and then everybody, this
seat too, plays on by the game's quick policy for some turns. The same worlds and draws are used for all answers, so
that they are compared on equal terms. The time goes to the answers that are still in the running: after each round the
worse half is dropped (sequential halving). In a world rivals know what they hold there and nothing of this seat's hand
beyond what they could know, so commitments to a conflict are weighed by what rivals may hold: expectimax,
by samples.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence

from tianming.bots import crew
from tianming.bots.asked import answers, asked
from tianming.bots.joint import joint_choice, squashed
from tianming.core.dice import Dice
from tianming.core.mind import Choice, Mind
from tianming.core.protocol import Position, State, View
from tianming.core.registry import game, mind
from tianming.core.seats import Seat

WIDTH = 12  # answers that are looked into
MARGIN = 0.03  # of the budget that is left unused, so that it is kept
OPINION = 4
SHORTEST = 3  # turns that worlds are played on at least
Guess = Callable[[random.Random], State]


class Search:
    """Anytime: better with more `seconds`. With `rollouts` given it makes so many thoughts instead of watching the
    clock, and then its answer follows from the generator alone. `cores` lets it think in more processes."""

    name = "search"
    settings = ("seconds", "rollouts", "cores", "turns", "width", "opinion")

    def __init__(self) -> None:
        self.seconds = 1.0
        self.rollouts = 0
        self.cores = 1
        self.turns = 0  # how far worlds are played on; 0: until everybody has moved, and at least three turns
        self.width = WIDTH
        self.opinion = OPINION  # the rollouts that the first opinion of an answer counts for

    def choose(self, view: View, rng: random.Random) -> int:
        """The answer that stood up best."""
        began = time.perf_counter()
        seat, question = asked(view)
        actions = answers(question)
        if len(actions) == 1:
            return actions[0]
        rules = game(view.game)
        deadline = math.inf if self.rollouts else began + self.seconds * (1 - MARGIN)
        turns = self.turns_for(view.position)
        source = Worlds(lambda rng: rules.alone(rules.guess(view, rng), seat), seat, turns, view.game)
        if question.kind in source.mind.indifferent:
            return rng.choice(actions)
        if question.kind in rules.together or len(source.guess(rng).actors()) > 1:
            limits = {"rounds": self.rollouts, "width": self.width, "turns": self.turns}
            return joint_choice(source.mind, source.guess, seat, rng, deadline=deadline, **limits)
        return self._best(source, view, deadline, rng)

    def turns_for(self, position: Position) -> int:
        """How far worlds are played on."""
        return self.turns or max(SHORTEST, position["players"])

    def _best(self, source: Worlds, view: View | None, deadline: float, rng: random.Random) -> int:
        choices = source.promising(rng, self.width)
        if len(choices) == 1 or time.perf_counter() >= deadline:
            return choices[0].action
        seed = rng.getrandbits(60)
        if self.rollouts:
            tried = source.rolled
            return halved(choices, lambda left, share: tried(left, seed, rollouts=self.rollouts * share), self.opinion)
        helpers = crew.helpers(self.cores - 1) if view is not None else None
        now = time.perf_counter()
        span = deadline - now

        def rolled(left: Sequence[int], share: float) -> list[Sums]:
            return shared(source, view, left, seed, helpers, until=min(deadline, time.perf_counter() + span * share))

        return halved(choices, rolled, self.opinion)


class Sums:
    """What the rollouts of one answer came to."""

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
        self.mind: Mind = mind(name)
        self._known: dict[int, State] = {}
        self._tried: dict[int, int] = {}  # how many worlds each answer has been tried in
        self.slowest = 0.0

    def world(self, seed: int, number: int) -> State:
        """The world of that number; the same whenever it is asked for."""
        if number not in self._known:
            self._known[number] = self.guess(random.Random(seed + number))
        return self._known[number].clone()

    def promising(self, rng: random.Random, width: int) -> list[Choice]:
        """The answers that look best before anything is played on."""
        state = self.guess(rng)
        dice = Dice(rng.getrandbits(60))
        return self.mind.ranked(state, self.seat, dice)[:width]

    def rolled(
        self, actions: Sequence[int], seed: int, *, rollouts: float = math.inf, until: float = math.inf
    ) -> list[Sums]:
        """Try all answers in one world after the other, until the time or the number is used up."""
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

    def chance(self, state: State, action: int, seed: int) -> float:
        """The chance to win after the action, as it looks some turns later."""
        state.apply(self.seat, action)
        self.mind.play_on(state, self.turns, Dice(seed & 0xFFFFFFFF))
        return squashed(self.mind.worth(state, self.seat))


def halved(
    choices: Sequence[Choice], rolled: Callable[[Sequence[int], float], list[Sums]], opinion: int = OPINION
) -> int:
    """Sequential halving: each round gets an equal share of the budget and keeps the better half. The first opinion of
    an answer counts as much as so many rollouts."""
    rounds = max(1, math.ceil(math.log2(len(choices))))
    sums = {choice.action: Sums(opinion * squashed(choice.value), opinion) for choice in choices}
    left = [choice.action for choice in choices]
    for _ in range(rounds):
        for action, new in zip(left, rolled(left, 1 / rounds), strict=True):
            sums[action].total += new.total
            sums[action].number += new.number
        left.sort(key=lambda action: -sums[action].mean)
        left = left[: (len(left) + 1) // 2]
    return left[0]


def shared(
    source: Worlds, view: View | None, actions: Sequence[int], seed: int, helpers: crew.Crew | None, *, until: float
) -> list[Sums]:
    """Rollouts here and, where there are helpers, in their processes too."""
    if helpers is None or view is None:
        return source.rolled(actions, seed, until=until)
    seconds = until - time.perf_counter()
    asked_for = helpers.ask(view, tuple(actions), seed, seconds, source.turns)
    sums = source.rolled(actions, seed, until=until)
    for theirs in helpers.answers(asked_for, seconds):
        for mine, (total, number) in zip(sums, theirs, strict=True):
            mine.total += total
            mine.number += number
    return sums
