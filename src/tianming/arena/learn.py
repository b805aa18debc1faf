"""Learning weights from games: which features of a position went with winning?

The heuristic bot plays itself. Now and then it takes another tempting move, so that games differ. At the start of every
turn it notes the features of the seat that has just moved, because that is when search evaluates. At the end of the
game it notes whether that seat won. The new weights are those with which the evaluation, read as a logit, predicts the
victories best (logistic regression, by Newton's method). Where the games say little, they stay close to the old ones.
Features that go with winning need not cause it, so these weights are only a proposal: `tune` lets them play.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from msgspec import Struct

from tianming.arena.engines import Engine
from tianming.bots.novice import pick_tempting
from tianming.core.advisor import TURN
from tianming.core.dice import Dice
from tianming.core.registry import game, make_advisor
from tianming.core.seats import CHANCE, Seat

CURIOUS_SHARE = 0.25  # share of free choices for which the bot may take another move than the best
TEMPERATURE = 0.5
NEWTON_STEPS = 8
TRUST_SAMPLES = 200.0  # how many samples the old weights count for


class SelfPlay(Struct, frozen=True):
    """One game to learn from."""

    game: str
    players: int
    seed: str
    weights: tuple[float, ...]


class Sample(Struct, frozen=True):
    """The features of a position for a seat, and its share of the victory in the end."""

    features: list[float]
    share: float


def observe(job: SelfPlay) -> list[Sample]:
    """Play one game and note every turn."""
    rules, thinker, rng = game(job.game), make_advisor(job.game, job.weights), random.Random(job.seed)
    state = rules.start(job.players)
    noted: list[tuple[Seat, list[float]]] = []
    mover: Seat | None = None
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE or state.kind() in thinker.indifferent:
            state.apply(seat, state.kth(seat, rng.randrange(state.count(seat))))
            continue
        if state.kind() == TURN and seat != mover:
            if mover is not None:
                noted.append((mover, thinker.compare_features(state, mover)))
            mover = seat
        choices = thinker.rank(state, seat, Dice(rng.getrandbits(60)))
        curious = state.kind() == TURN and rng.random() < CURIOUS_SHARE
        state.apply(seat, pick_tempting(choices[:8], TEMPERATURE, rng).action if curious else choices[0].action)
    outcome = state.outcome()
    assert outcome is not None
    return [Sample(features, 1 / len(outcome.winners) if seat in outcome.winners else 0.0) for seat, features in noted]


def learn(
    name: str,
    engine: Engine,
    old: tuple[float, ...],
    *,
    games: int,
    seed: str,
    players: int,
    trust: float = TRUST_SAMPLES,
) -> tuple[float, ...]:
    """The weights that self-play with the old ones suggests."""
    jobs = (SelfPlay(name, players, f"{seed}/{number}", old) for number in range(games))
    samples = [sample for observed in engine(observe, jobs) for sample in observed]
    return fit(samples, old, trust)


def predict(weights: Sequence[float], features: Sequence[float]) -> float:
    """The share of the victory that an evaluation predicts."""
    worth = sum(weight * feature for weight, feature in zip(weights, features, strict=True))
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, worth))))


def loss(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """The mean log loss of the predictions."""
    total = 0.0
    for sample in samples:
        chance = min(1 - 1e-9, max(1e-9, predict(weights, sample.features)))
        total -= sample.share * math.log(chance) + (1 - sample.share) * math.log(1 - chance)
    return total / len(samples)


def fit(samples: Sequence[Sample], old: Sequence[float], trust: float) -> tuple[float, ...]:
    """The weights that predict best, each pulled towards the old one with the force of `trust` samples. The old ones
    are first scaled so that they predict best: only their proportions are trusted."""
    start = [weight * scale_of(samples, old) for weight in old]
    size = len(samples)
    pull = [trust * max(1e-9, sum(s.features[i] ** 2 for s in samples) / size) / 4 for i in range(len(old))]

    def cost(weights: Sequence[float]) -> float:
        held = sum(p * (w - s) ** 2 / 2 for p, w, s in zip(pull, weights, start, strict=True))
        return size * loss(samples, weights) + held

    weights, best = start, cost(start)
    for _ in range(NEWTON_STEPS):
        step = _step(samples, weights, start, pull)
        trial = weights
        for part in (1.0, 0.5, 0.25, 0.1):  # a whole step may lead too far
            trial = [weight + part * by for weight, by in zip(weights, step, strict=True)]
            if cost(trial) < best:
                break
        else:
            break
        weights, best = trial, cost(trial)
    return tuple(weights)


def scale_of(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """The factor with which weights predict best."""
    scales = [1.25**power for power in range(-12, 9)]
    return min(scales, key=lambda scale: loss(samples, [scale * weight for weight in weights]))


def _step(
    samples: Sequence[Sample], weights: Sequence[float], start: Sequence[float], pull: Sequence[float]
) -> list[float]:
    """Newton's step towards the best weights."""
    size = len(weights)
    slope = [pull[i] * (start[i] - weights[i]) for i in range(size)]
    bend = [[pull[i] if i == j else 0.0 for j in range(size)] for i in range(size)]
    for sample in samples:
        _lean(sample, weights, slope, bend)
    return solve(bend, slope)


def _lean(sample: Sample, weights: Sequence[float], slope: list[float], bend: list[list[float]]) -> None:
    """Add what one sample says about the slope and the curvature."""
    chance = predict(weights, sample.features)
    error, spread = sample.share - chance, chance * (1 - chance)
    present = [(i, feature) for i, feature in enumerate(sample.features) if feature]
    for i, feature in present:
        slope[i] += error * feature
        row, amount = bend[i], spread * feature
        for j, other in present:
            row[j] += amount * other


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination.

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0])
    [0.8, 1.4]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for below in range(place + 1, size):
            factor = rows[below][place] / rows[place][place]
            if factor:
                rows[below] = [a - factor * b for a, b in zip(rows[below], rows[place], strict=True)]
    found = [0.0] * size
    for place in reversed(range(size)):
        rest = sum(rows[place][other] * found[other] for other in range(place + 1, size))
        found[place] = (rows[place][size] - rest) / rows[place][place]
    return found
