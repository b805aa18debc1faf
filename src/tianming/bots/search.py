"""The search bot: plays on from its most promising answers in many guesses at what is hidden, and takes the one that is
best on average.

Every thought is a rollout: it carries out one of the answers in a world that fits the view. Then everybody, this seat
too, plays on by the game's quick policy for some turns. All answers meet the same worlds and draws, so they compete on
equal terms. The time goes to the answers that are still in the running: each round drops the worse half (sequential
halving). In a world, rivals know their own hands, and of this seat's hand only what they could know. So commitments to
a conflict are weighed by what rivals may hold: expectimax, by samples.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from tianming.bots.joint import joint_choice, sigmoid
from tianming.bots.questions import list_answers, read_question
from tianming.bots.workers import Totals, Workers, get_workers, rollouts, strategy
from tianming.bots.worlds import Sums, Worlds, worlds_of
from tianming.core.actions import Action
from tianming.core.advisor import Choice
from tianming.core.protocol import View

WIDTH = 12  # how many answers it looks into
MARGIN_SHARE = 0.03  # share of the budget that it leaves unused, to stay within it
OPINION_ROLLOUTS = 4  # how many rollouts the first opinion of an answer counts for
FEWEST_TURNS = 3  # how far it plays on at least


class Search:
    """Plays better with more `seconds`. With `rollouts`, it makes that many instead of watching the clock, and its
    answer follows from the generator alone. `cores` lets it think in more processes. If several seats decide at once,
    `opinion` does not matter."""

    name = "search"
    settings: ClassVar[dict[str, float | None]] = {
        "seconds": 0.001,
        "rollouts": 0,
        "cores": 1,
        "turns": 0,
        "width": 1,
        "opinion": 0,
    }

    def __init__(self) -> None:
        self.seconds = 1.0
        self.rollouts = 0
        self.cores = 1
        self.turns = 0  # how far it plays on; 0: until everybody has moved, and at least three turns
        self.width = WIDTH
        self.opinion = OPINION_ROLLOUTS

    def choose(self, view: View, rng: random.Random) -> Action:
        """The answer that stood up best."""
        _, question = read_question(view)
        source = worlds_of(view, self.turns_for(view.position.players))
        return self.think(source, question.kind, list_answers(question), view, rng)

    def think(
        self, source: Worlds, kind: str, actions: Sequence[Action], view: View | None, rng: random.Random
    ) -> Action:
        """The best of these answers to a question of that kind. Workers think along if there is a view for them."""
        began = time.perf_counter()
        if len(actions) == 1:
            return actions[0]
        if kind in source.thinker.indifferent:
            return rng.choice(actions)
        deadline = math.inf if self.rollouts else began + self.seconds * (1 - MARGIN_SHARE)
        workers = None if self.rollouts or view is None else get_workers(self.cores - 1)
        if self.at_once(source, kind, rng):
            return self._together(source, view, workers, deadline, rng)
        return self._best(source, view, workers, deadline, rng)

    def at_once(self, source: Worlds, kind: str, rng: random.Random) -> bool:
        """Whether several seats decide now, as far as this seat knows."""
        return kind in source.thinker.rules.together or len(source.guess(rng).actors()) > 1

    def turns_for(self, players: int) -> int:
        """How far to play on."""
        return self.turns or max(FEWEST_TURNS, players)

    def _together(
        self, source: Worlds, view: View | None, workers: Workers | None, deadline: float, rng: random.Random
    ) -> Action:
        """Answer a question that several seats are asked at once. Workers think about it on their own."""
        limits = {"width": self.width, "turns": self.turns}

        def along(mine: list[Action]) -> Iterable[list[float]]:
            if workers is None or view is None:
                return ()
            seconds = deadline - time.perf_counter()
            return workers.answers(workers.ask(strategy, view, rng.getrandbits(60), seconds, mine, limits), seconds)

        rounds = self.rollouts
        return joint_choice(
            source.thinker, source.guess, source.seat, rng, deadline=deadline, rounds=rounds, along=along, **limits
        )

    def _best(
        self, source: Worlds, view: View | None, workers: Workers | None, deadline: float, rng: random.Random
    ) -> Action:
        """Answer a question for this seat alone. Workers make rollouts too."""
        choices = source.list_promising(rng, self.width)
        if len(choices) == 1 or time.perf_counter() >= deadline:
            return choices[0].action
        seed = rng.getrandbits(60)
        span = deadline - time.perf_counter()

        def roll_out(left: Sequence[Action], share: float) -> list[Sums]:
            if self.rollouts:
                return source.roll_out(left, seed, rollouts=self.rollouts * share)
            until = min(deadline, time.perf_counter() + span * share)
            if workers is None or view is None:
                return source.roll_out(left, seed, until=until)
            seconds = until - time.perf_counter()  # workers start anew each time, so they get a new seed
            under_way = workers.ask(rollouts, view, rng.getrandbits(60), seconds, tuple(left), source.turns)
            return add_totals(source.roll_out(left, seed, until=until), workers.answers(under_way, seconds))

        return halve(choices, roll_out, self.opinion)


def halve(
    choices: Sequence[Choice],
    roll_out: Callable[[Sequence[Action], float], list[Sums]],
    opinion: int = OPINION_ROLLOUTS,
) -> Action:
    """Sequential halving: each round gets an equal share of the budget and keeps the better half. `opinion` is how many
    rollouts the first opinion of an answer counts for."""
    rounds = max(1, math.ceil(math.log2(len(choices))))
    sums = {choice.action: Sums(opinion * sigmoid(choice.value), opinion) for choice in choices}
    left = [choice.action for choice in choices]
    for _ in range(rounds):
        for action, new in zip(left, roll_out(left, 1 / rounds), strict=True):
            sums[action].total += new.total
            sums[action].number += new.number
        left.sort(key=lambda action: -sums[action].mean)
        left = left[: (len(left) + 1) // 2]
    return left[0]


def add_totals(mine: list[Sums], theirs: Iterable[Totals]) -> list[Sums]:
    """The rollouts made here together with those of the workers.

    >>> [(sums.total, sums.number) for sums in add_totals([Sums(1.0, 2), Sums()], [[(0.5, 1), (2.0, 3)]])]
    [(1.5, 3), (2.0, 3)]
    """
    for totals in theirs:
        for sums, (total, number) in zip(mine, totals, strict=True):
            sums.total += total
            sums.number += number
    return mine
