"""How tests wait: only until the condition holds, but long enough for a busy machine."""

from __future__ import annotations

import asyncio
import inspect
import os
import time
from collections.abc import Callable
from typing import Any

# After which a test gives up. Only a fault takes so long; while you look for one, a shorter time saves yours.
WAIT_SECONDS = float(os.environ.get("TIANMING_WAIT_SECONDS", "300"))
LONG_WAIT_SECONDS = 3 * WAIT_SECONDS  # the same for a whole program or a whole game


async def until(there: Callable[[], Any], pause: float = 0.01) -> Any:
    """Call the function until its result, awaited if need be, is true; returns the result."""
    async with asyncio.timeout(WAIT_SECONDS):
        while not (answer := await await_if_needed(there())):
            await asyncio.sleep(pause)
    return answer


def wait_until(there: Callable[[], Any], pause: float = 0.02) -> Any:
    """The same outside an event loop."""
    deadline = time.monotonic() + WAIT_SECONDS
    while not (answer := there()):
        if time.monotonic() > deadline:
            raise TimeoutError(f"the condition did not hold within {WAIT_SECONDS} seconds")
        time.sleep(pause)
    return answer


async def never() -> None:
    """Never return. The caller must give up waiting, or the test fails."""
    try:
        async with asyncio.timeout(WAIT_SECONDS):
            await asyncio.Event().wait()
    except TimeoutError:  # the caller could take it for its own
        raise AssertionError("nobody gave up waiting") from None


async def await_if_needed(answer: Any) -> Any:
    return await answer if inspect.isawaitable(answer) else answer
