"""The grandmaster: the net of the master, and a search that looks ahead with it.

The net's policy proposes a few answers. Each is tried in many worlds that fit the view: there everybody plays on as the
net would for some decisions, and the net says on the way what that is worth. The time goes to the answers that are
still in the running: each round drops the worse half (sequential halving). What counts is the policy's opinion of an
answer and the worth that was found, together: logits plus scaled values, as in Gumbel search. So an answer that the net
dislikes must prove more.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence
from typing import ClassVar

import numpy as np

from tianming.bots.lines import Imagination, imagination_of, try_along
from tianming.bots.net import Array
from tianming.bots.questions import list_answers, read_question
from tianming.bots.search import MARGIN_SHARE, add_totals
from tianming.bots.workers import get_workers
from tianming.bots.worlds import Sums
from tianming.core.actions import Action
from tianming.core.protocol import View
from tianming.core.registry import game

WIDTH = 6  # how many answers it looks into
LEAST_CHANCE = 0.01  # answers that the policy gives less are not looked into
TRUST = 300.0  # how many logits a value of 1 is worth, once it rests on many lines
DOUBT = 12  # lines after which values are trusted by half

Try = Callable[[Sequence[int], float], list[Sums]]


class Grandmaster:
    """Plays better with more `seconds`. With `evaluations`, its net judges that many positions instead of watching the
    clock, and its answer follows from the generator alone. `cores` lets it think in more processes. `trust` is how many
    logits a value of 1 is worth. Without a `file`, it has the net that comes with the game."""

    name = "grandmaster"
    settings: ClassVar[dict[str, float | None]] = {
        "seconds": 0.001,
        "evaluations": 0,
        "cores": 1,
        "width": 1,
        "trust": 0,
        "file": None,
    }

    def __init__(self) -> None:
        self.seconds = 1.0
        self.evaluations = 0
        self.cores = 1
        self.width = WIDTH
        self.trust = TRUST
        self.file = ""

    def choose(self, view: View, rng: random.Random) -> Action:
        """The answer that stood up best; a draw from the improved policy if several seats decide at once."""
        began = time.perf_counter()
        _, question = read_question(view)
        legal = list_answers(question)
        if len(legal) == 1:
            return legal[0]
        source = imagination_of(view, self.file)
        answers, logits = list_likely(legal, source.judge_answers(rng, legal), self.width)
        if len(answers) == 1:
            return answers[0]
        deadline = math.inf if self.evaluations else began + self.seconds * (1 - MARGIN_SHARE)
        try_some = self._lines(source, view, answers, deadline, rng)
        if question.kind in game(view.game).together:
            return rng.choices(answers, to_chances(reconsider(logits, try_some, self.trust)).tolist())[0]
        return answers[halve(logits, try_some, self.trust)]

    def _lines(
        self, source: Imagination, view: View, answers: Sequence[Action], deadline: float, rng: random.Random
    ) -> Try:
        """What tries answers by their numbers, with a share of the budget."""
        seed = rng.getrandbits(48)
        span = deadline - time.perf_counter()
        workers = None if self.evaluations else get_workers(self.cores - 1)

        def try_some(left: Sequence[int], share: float) -> list[Sums]:
            some = tuple(answers[number] for number in left)
            if self.evaluations:
                return source.try_answers(some, seed, judged=self.evaluations * share)
            until = min(deadline, time.perf_counter() + span * share)
            if workers is None:
                return source.try_answers(some, seed, until=until)
            seconds = until - time.perf_counter()  # workers start anew each time, so they get a new seed
            under_way = workers.ask(try_along, view, rng.getrandbits(48), seconds, some, self.file)
            return add_totals(source.try_answers(some, seed, until=until), workers.answers(under_way, seconds))

        return try_some


def list_likely(legal: Sequence[Action], logits: Array, width: int) -> tuple[list[Action], Array]:
    """The answers that a policy gives a chance worth the name, most likely first, and their logits."""
    chances = to_chances(logits)
    likely = [number for number in np.argsort(-logits, kind="stable")[:width] if chances[number] >= LEAST_CHANCE]
    return [legal[number] for number in likely], logits[likely]


def reconsider(logits: Array, try_some: Try, trust: float) -> Array:
    """The logits of all answers after lines of each."""
    tried = try_some(range(len(logits)), 1.0)
    improved: Array = logits + np.array([weigh(sums, trust) for sums in tried])
    return improved


def halve(logits: Array, try_some: Try, trust: float) -> int:
    """Sequential halving: each round gets an equal share of the budget and keeps the better half, by the improved
    logits. Returns the number of the best answer."""
    sums = [Sums() for _ in logits]
    left = list(range(len(logits)))
    rounds = max(1, math.ceil(math.log2(len(logits))))
    for _ in range(rounds):
        for number, new in zip(left, try_some(left, 1 / rounds), strict=True):
            sums[number].total += new.total
            sums[number].number += new.number
        left.sort(key=lambda number: -(logits[number] + weigh(sums[number], trust)))
        left = left[: (len(left) + 1) // 2]
    return left[0]


def weigh(sums: Sums, trust: float) -> float:
    """The logits that the values of an answer's lines are worth.

    >>> weigh(Sums(6.0, 12), 50.0)
    12.5
    """
    return trust * sums.mean * sums.number / (sums.number + DOUBT)


def to_chances(logits: Array) -> Array:
    """Logits as chances."""
    chances: Array = np.exp(logits - logits.max())
    chances /= chances.sum()
    return chances
