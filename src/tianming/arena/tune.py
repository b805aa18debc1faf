"""Tuning an evaluation by self-play: weights that win more games are kept.

Each round proposes weights, some of them changed a little at random. Heuristic bots with the proposal play those with
the present weights in mirrored games: the two games of a deal see the same draws. The proposal is kept if it wins
clearly more than half, and does as well against the very first weights as the present ones do. The second condition
matters where answers depend on the rival's, as bids do: there, weights can beat each other in a circle. The first
proposal comes from `learn`. Everything follows from the seed.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from msgspec import Struct

from tianming.arena.engines import Engine
from tianming.arena.intervals import mean_and_error
from tianming.arena.learn import learn
from tianming.core.dice import Dice
from tianming.core.errors import InvalidOption
from tianming.core.registry import advisor, game, make_advisor
from tianming.core.table import Table

CHANGED_SHARE = 0.3  # share of the weights that a proposal changes
FACTOR_SPREAD = 0.5  # spread of the logarithm of the factor by which it changes them
MARGIN_ERRORS = 1.0  # how many standard errors above one half a proposal must win
Weights = tuple[float, ...]


class Duel(Struct, frozen=True):
    """One game between two sets of weights; `first` is the seat of the first set."""

    game: str
    seed: str
    first: int
    weights: tuple[Weights, Weights]


class Round(Struct, frozen=True):
    """The result of a proposal: its share against the best weights so far, and the standard error of that."""

    number: int
    share: float
    error: float
    kept: bool


def duel(job: Duel) -> float:
    """Play one game; return the share of the first set."""
    outcome = play_duel(job).state.outcome()
    assert outcome is not None
    return 1 / len(outcome.winners) if job.first in outcome.winners else 0.0


def play_duel(job: Duel) -> Table:
    """Play one game; return its table. Draws follow from the seed. Each seat, whoever sits there, has two generators of
    its own: one for questions it is indifferent to, one for thinking. Advisors do not look at what is hidden, so they
    need no views."""
    table = game(job.game).table(players=2, seed=job.seed)
    thinkers = [make_advisor(job.game, job.weights[0 if seat == job.first else 1]) for seat in (0, 1)]
    lots = [random.Random(f"{job.seed}/{seat}/lots") for seat in (0, 1)]
    thoughts = [random.Random(f"{job.seed}/{seat}/thoughts") for seat in (0, 1)]
    while actors := table.state.actors():
        seat, state = actors[0], table.state
        thinker = thinkers[seat]
        if state.kind() in thinker.indifferent:
            table.act(seat, state.kth(seat, lots[seat].randrange(state.count(seat))))
            continue
        dice = Dice(thoughts[seat].getrandbits(60))
        table.act(seat, thinker.rank(state, seat, dice, width=thinker.skim)[0].action)
    return table


def compare(name: str, engine: Engine, new: Weights, old: Weights, *, deals: int, seed: str) -> tuple[float, float]:
    """The share of the new weights against the old ones in mirrored games, and its error."""
    jobs = [Duel(name, f"{seed}/{deal}", first, (new, old)) for deal in range(deals) for first in (0, 1)]
    shares = list(engine(duel, jobs))
    return mean_and_error([(shares[i] + shares[i + 1]) / 2 for i in range(0, len(shares), 2)])


def propose(weights: Sequence[float], rng: random.Random) -> Weights:
    """Propose weights: some grow or shrink, and those near zero may change their sign."""
    size = math.sqrt(sum(weight**2 for weight in weights) / len(weights)) or 0.1
    return tuple(
        weight * math.exp(rng.gauss(0, FACTOR_SPREAD)) + rng.gauss(0, 0.1 * size)
        if rng.random() < CHANGED_SHARE
        else weight
        for weight in weights
    )


def tune(
    name: str,
    engine: Engine,
    *,
    rounds: int,
    games: int,
    seed: str,
    lessons: int,
    tell: Callable[[Round, Weights], None],
    start: Weights | None = None,
) -> Weights:
    """The best weights after so many rounds, starting with `start` (None: the game's own). The first proposal is learnt
    from `lessons` games, if there are any."""
    first = best = advisor(name).weights if start is None else start
    if not first:
        raise InvalidOption(f"{name} has no weights to tune: give the game a module `evaluation` first")
    rng = random.Random(seed)
    deals = -(-games // 2)
    held = 0.5  # the share of the best weights against the first ones
    for number in range(rounds):
        new = propose(best, rng)
        if number == 0 and lessons:
            new = learn(name, engine, first, games=lessons, seed=f"{seed}/learn", players=2)
        share, error = compare(name, engine, new, best, deals=deals, seed=f"{seed}/{number}")
        kept = share > 0.5 + MARGIN_ERRORS * error
        if kept and best != first:
            against, doubt = compare(name, engine, new, first, deals=deals, seed=f"{seed}/{number}/first")
            kept = against > held - doubt
            held = max(held, against) if kept else held
        elif kept:
            held = share
        best = new if kept else best
        tell(Round(number, round(share, 4), round(error, 4), kept), best)
    return best
