"""How tests wait: until what they wait for is there, and long enough for a machine that is busy with other things."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from typing import Any

PATIENCE = 300.0  # seconds after which a test gives up; only a fault uses them up
LONG_PATIENCE = 3 * PATIENCE  # the same for a whole program or a whole game


async def until(there: Callable[[], Any], pause: float = 0.01) -> Any:
    """Ask until the answer is true, and return it; the answer may have to be awaited."""
    async with asyncio.timeout(PATIENCE):
        while not (answer := await settled(there())):
            await asyncio.sleep(pause)
    return answer


async def settled(answer: Any) -> Any:
    return await answer if inspect.isawaitable(answer) else answer
