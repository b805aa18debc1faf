"""Other processes on this machine: how many there may be, and how they start."""

from __future__ import annotations

import multiprocessing
import os
import sys
from multiprocessing.context import BaseContext


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def process_context() -> BaseContext:
    """How to start processes that share nothing with this one, neither threads nor locks."""
    return multiprocessing.get_context("forkserver" if sys.platform == "linux" else "spawn")
