"""Worker processes that think along with a search on several cores.

They start when they are first needed and stay as long as this process does. A worker gets what the bot has, the view,
and nothing else. As always with processes, a script that uses them must not do its work when it is imported
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
from tianming.core.actions import Action
from tianming.core.processes import process_context
from tianming.core.protocol import View

Totals = list[tuple[float, int]]
Found = TypeVar("Found")
SEED_STEP = 1_000_003_000_017  # between the seeds of two workers
EXIT_PRIORITY = 100  # when a process ends, higher ones go first; its queues close at 10
LATE_SECONDS = 0.5  # how long a search waits for a late worker, for instance one that is still starting


class Workers:
    """A fixed number of worker processes."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pool = ProcessPoolExecutor(number, mp_context=process_context())
        # If this process belongs to a pool itself, it waits for its children before it ends, and its queues close
        # before that. So the workers must end first of all.
        Finalize(None, self.pool.shutdown, kwargs={"wait": True, "cancel_futures": True}, exitpriority=EXIT_PRIORITY)

    def ask(
        self, work: Callable[..., Found], view: View, seed: int, seconds: float, *more: object
    ) -> list[Future[Found]]:
        """Ask every worker to do this for that long, each with a seed of its own."""
        try:
            return [
                self.pool.submit(work, view, seed + (1 + worker) * SEED_STEP, time.time() + seconds, *more)
                for worker in range(self.number)
            ]
        except BrokenProcessPool:
            return []

    def answers(self, futures: list[Future[Found]], seconds: float) -> Iterator[Found]:
        """What the workers found, without those that are late or have died."""
        for future in futures:
            try:
                yield future.result(timeout=max(0.0, min(LATE_SECONDS, 0.05 * seconds)))
            except (TimeoutError, BrokenProcessPool):
                future.cancel()


@cache
def get_workers(number: int) -> Workers | None:
    """That many workers, the same ones each time; None for none."""
    return Workers(number) if number > 0 else None


# What workers do.


def rollouts(
    view: View, seed: int, until: float, actions: tuple[Action, ...], turns: int, most: float = math.inf
) -> Totals:
    """Try these answers until that time of day, or at most so often."""
    deadline = time.perf_counter() + until - time.time()
    tried = worlds_of(view, turns).roll_out(actions, seed, rollouts=most, until=deadline)
    return [(sums.total, sums.number) for sums in tried]


def strategy(view: View, seed: int, until: float, mine: list[Action], limits: dict[str, int]) -> list[float]:
    """Weigh these answers against what others may answer at the same time, until that time of day or the limits."""
    source = worlds_of(view, 0)
    deadline = time.perf_counter() + until - time.time()
    rng = random.Random(seed)
    return joint_strategy(source.thinker, source.guess, source.seat, mine, rng, deadline=deadline, **limits)
