"""How tests wait: until what they wait for is there, and long enough for a machine that is busy with other things."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Callable
from typing import Any

WAIT_SECONDS = 300.0  # seconds after which a test gives up; only a fault uses them up
LONG_WAIT_SECONDS = 3 * WAIT_SECONDS  # the same for a whole program or a whole game


async def until(there: Callable[[], Any], pause: float = 0.01) -> Any:
    """Ask until the answer is true, and return it; the answer may have to be awaited."""
    async with asyncio.timeout(WAIT_SECONDS):
        while not (answer := await settled(there())):
            await asyncio.sleep(pause)
    return answer


def wait_until(there: Callable[[], Any], pause: float = 0.02) -> Any:
    """The same where nothing else goes on meanwhile."""
    deadline = time.monotonic() + WAIT_SECONDS
    while not (answer := there()):
        if time.monotonic() > deadline:
            raise TimeoutError(f"it did not come about in {WAIT_SECONDS} seconds")
        time.sleep(pause)
    return answer


async def never() -> None:
    """What does not come: whoever waits for it gives up, or the test fails."""
    try:
        async with asyncio.timeout(WAIT_SECONDS):
            await asyncio.Event().wait()
    except TimeoutError:  # which those who wait could take for their own
        raise AssertionError("nobody gave up waiting") from None


async def settled(answer: Any) -> Any:
    return await answer if inspect.isawaitable(answer) else answer
