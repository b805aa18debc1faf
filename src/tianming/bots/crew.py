"""Helpers: processes that think along with a search which may use more than one core.

They are started when they are first wanted and stay for as long as this process does. A helper gets what the bot has,
the view, and nothing else. As always with processes, a script that uses them must not do its work when it is imported
(`if __name__ == "__main__":`).
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.util import Finalize
from typing import TypeVar

from tianming.bots.joint import joint_strategy
from tianming.bots.worlds import worlds_of
from tianming.core.processes import fresh
from tianming.core.protocol import View

Totals = list[tuple[float, int]]
Found = TypeVar("Found")
APART = 1_000_003_000_017  # between the seeds of helpers
FIRST = 100  # of what is done at the end of a process; its queues close at 10
LATE = 0.5  # seconds that a helper may be late, as it is while it starts, before it is not waited for


class Crew:
    """So many helpers."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pool = ProcessPoolExecutor(number, mp_context=fresh())
        # Where this process is one of a pool itself, it waits for its children before it ends, and its queues close
        # before that: the helpers must be sent home first of all.
        Finalize(None, self.pool.shutdown, kwargs={"wait": True, "cancel_futures": True}, exitpriority=FIRST)

    def ask(
        self, work: Callable[..., Found], view: View, seed: int, seconds: float, *more: object
    ) -> list[Future[Found]]:
        """Ask every helper to do that for so long, each with a seed of its own."""
        try:
            return [
                self.pool.submit(work, view, seed + (1 + helper) * APART, time.time() + seconds, *more)
                for helper in range(self.number)
            ]
        except BrokenProcessPool:
            return []

    def answers(self, asked: list[Future[Found]], seconds: float) -> Iterator[Found]:
        """What they found; who is late or has died is done without."""
        for future in asked:
            try:
                yield future.result(timeout=max(0.0, min(LATE, 0.05 * seconds)))
            except (TimeoutError, BrokenProcessPool):
                future.cancel()


@cache
def helpers(number: int) -> Crew | None:
    """That many helpers, always the same ones; None for none."""
    return Crew(number) if number > 0 else None


# What helpers do.


def rollouts(
    view: View, seed: int, until: float, actions: tuple[int, ...], turns: int, most: float = math.inf
) -> Totals:
    """Try these answers until that time of day, or so often."""
    deadline = time.perf_counter() + until - time.time()
    tried = worlds_of(view, turns).rolled(actions, seed, rollouts=most, until=deadline)
    return [(sums.total, sums.number) for sums in tried]


def strategy(view: View, seed: int, until: float, mine: list[int], limits: dict[str, int]) -> list[float]:
    """Weigh these answers against those that others may give at the same time, until that time of day or as the limits
    have it."""
    source = worlds_of(view, 0)
    deadline = time.perf_counter() + until - time.time()
    rng = random.Random(seed)
    return joint_strategy(source.thinker, source.guess, source.seat, mine, rng, deadline=deadline, **limits)
