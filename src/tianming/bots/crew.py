"""Helpers: processes that make rollouts for a search which may use more than one core.

They are started when they are first wanted and stay for as long as this process does. A helper gets what the bot has,
the view, and nothing else. As always with processes, a script that uses them must not do its work when it is imported
(`if __name__ == "__main__":`).
"""

from __future__ import annotations

import atexit
import multiprocessing
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache

from tianming.bots.asked import asked
from tianming.core.protocol import View
from tianming.core.registry import game

Totals = list[tuple[float, int]]
LATE = 0.5  # seconds that a helper may be late, as it is while it starts, before it is not waited for


class Crew:
    """So many helpers."""

    def __init__(self, number: int) -> None:
        context = multiprocessing.get_context("forkserver" if sys.platform == "linux" else "spawn")
        self.number = number
        self.pool = ProcessPoolExecutor(number, mp_context=context)
        atexit.register(self.pool.shutdown, wait=False, cancel_futures=True)

    def ask(self, view: View, actions: tuple[int, ...], seed: int, seconds: float, turns: int) -> list[Future[Totals]]:
        """Ask every helper to try these answers for that long, each in worlds of its own."""
        try:
            return [
                self.pool.submit(work, view, actions, seed + (1 + helper << 40), time.time() + seconds, turns)
                for helper in range(self.number)
            ]
        except BrokenProcessPool:
            return []

    def answers(self, asked: list[Future[Totals]], seconds: float) -> Iterator[Totals]:
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


def work(view: View, actions: tuple[int, ...], seed: int, until: float, turns: int) -> Totals:
    """What a helper does: rollouts until that time of day."""
    from tianming.bots.search import Worlds

    seat, _ = asked(view)
    rules = game(view.game)

    def guess(rng: random.Random) -> object:
        return rules.alone(rules.guess(view, rng), seat)

    source = Worlds(guess, seat, turns, view.game)  # type: ignore[arg-type]  # the rules' own states
    left = until - time.time()
    return [(sums.total, sums.number) for sums in source.rolled(actions, seed, until=time.perf_counter() + left)]
