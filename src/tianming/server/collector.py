"""When Python looks for garbage.

Reference counts free nearly everything at once. Python's collector is there for cycles. By default it now and then
walks through all objects: with a thousand tables and their sockets that takes half a second, and the whole server
stands still. Here it leaves out what lives as long as the process, and looks through new objects in small steps as
usual. It looks through everything only when nobody waits for the server, or once an hour if somebody always does.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

YOUNG_OBJECTS = 1_000  # new objects between two small steps, each about a millisecond
OLDER_STEPS = 5  # small steps until the survivors are looked through again
NEVER = 1_000_000_000
LOOK_SECONDS = 1.0  # between two checks whether the moment is good
LATE_SECONDS = 1.2  # after which a check is late
QUIET_CORES = 0.1  # a process that uses less of a core than this is quiet
OFTEN_SECONDS = 60.0  # between two full collections while the process is quiet
SELDOM_SECONDS = 3600.0  # until a full collection even if it is not


def freeze_and_tune() -> None:
    """Leave out everything that lives now, and collect the rest in small steps. Call this after all imports."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, OLDER_STEPS, NEVER)


class Collector:
    """Collects everything at good moments. Call `look` every now and then. `stood` is called with the seconds that each
    collection took."""

    def __init__(
        self,
        stood: Callable[[float], None] = lambda seconds: None,
        *,
        clock: Callable[[], float] = time.monotonic,
        used: Callable[[], float] = time.process_time,
    ) -> None:
        self._stood = stood
        self._clock = clock
        self._used = used
        self._last = self._looked = clock()
        self._used_before = used()

    def look(self) -> bool:
        """Collect if it is time to; return whether it was."""
        due = self._clock() - self._last
        if not (self._is_quiet() and due >= OFTEN_SECONDS and has_grown()) and due < SELDOM_SECONDS:
            return False
        began = time.perf_counter()
        gc.collect()
        self._stood(time.perf_counter() - began)
        self._last = self._clock()
        return True

    def _is_quiet(self) -> bool:
        """Whether this process had little to do since the last look. A late look means that it had work, but no
        processor to do it."""
        now, used = self._clock(), self._used()
        idle, late = used - self._used_before < QUIET_CORES * (now - self._looked), now - self._looked > LATE_SECONDS
        self._looked, self._used_before = now, used
        return idle and not late


def has_grown() -> bool:
    """Whether any object has grown old since the last full collection."""
    return gc.get_count()[2] > 0
