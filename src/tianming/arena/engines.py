"""Where jobs run, such as games: in this process, in many processes of this machine, or on a Ray cluster.

An engine takes jobs and returns their results in the same order. It hands out only a few jobs ahead, so a match that
stops early leaves little behind.
"""

from __future__ import annotations

import importlib
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import Any, Protocol, TypeVar

from tianming.core.errors import InvalidOption
from tianming.core.processes import cores, process_context

JOBS_AHEAD = 3  # jobs handed out for each process
ENGINES = ("processes", "ray")
Work = TypeVar("Work")
Done = TypeVar("Done")


class Engine(Protocol):
    """Runs a function on many jobs. Results come in the order of the jobs."""

    def __call__(self, function: Callable[[Work], Done], jobs: Iterable[Work]) -> Iterator[Done]: ...


def engine(name: str, processes: int = 0) -> Engine:
    """An engine by name, with that many processes (0: one for each core)."""
    if name == "processes":
        number = processes or cores()
        return run_here if number == 1 else Processes(number)
    if name == "ray":
        return Cluster(processes)
    raise InvalidOption(f"no engine {name!r:.40}; there are: {', '.join(ENGINES)}")


def run_here(function: Callable[[Work], Done], jobs: Iterable[Work]) -> Iterator[Done]:
    """Run one job after another, in this process."""
    return map(function, jobs)


class Processes:
    """Several jobs at once, in processes of this machine."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, function: Callable[[Work], Done], jobs: Iterable[Work]) -> Iterator[Done]:
        pool = ProcessPoolExecutor(self.number, mp_context=process_context())
        try:
            waiting = iter(jobs)
            under_way: deque[Future[Done]] = deque(
                pool.submit(function, job) for job in islice(waiting, JOBS_AHEAD * self.number)
            )
            while under_way:
                done = under_way.popleft().result()
                under_way.extend(pool.submit(function, job) for job in islice(waiting, 1))
                yield done
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


class Cluster:
    """Several jobs at once on a Ray cluster: the one that RAY_ADDRESS names, or one that starts here."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, function: Callable[[Work], Done], jobs: Iterable[Work]) -> Iterator[Done]:
        ray = _ray()
        ours = not ray.is_initialized()
        if ours:
            local: dict[str, Any] = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": self.number or cores()}
            ray.init(log_to_driver=False, include_dashboard=False, **local)
        try:
            task = ray.remote(function)
            places = JOBS_AHEAD * (self.number or int(ray.cluster_resources().get("CPU", 1)))
            waiting = iter(jobs)
            under_way = deque(task.remote(job) for job in islice(waiting, places))
            while under_way:
                done: Done = ray.get(under_way.popleft())
                under_way.extend(task.remote(job) for job in islice(waiting, 1))
                yield done
        finally:
            if ours:
                ray.shutdown()


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise InvalidOption('the engine ray needs its package: pip install "tianming[cluster]"') from None
