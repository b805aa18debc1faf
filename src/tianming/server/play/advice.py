"""Hints at the table: what the level that advises would do in a seat's place, from that seat's view."""

from __future__ import annotations

import hashlib

from tianming.bots.levels import adviser
from tianming.core.seats import Seat
from tianming.server.bots.pool import NOBODY, BotFailed, BotPool, PoolClosed, Turn
from tianming.server.play.live import Live, Stale, is_bot
from tianming.server.refusals import Declined
from tianming.study import hints
from tianming.study.hints import Hint

HINT_SECONDS = 1.0  # for thinking about a hint


async def advise(live: Live, seat: Seat, pool: BotPool, turn: Turn = NOBODY) -> Hint:
    """Advice for a seat's present decision, if the table allows hints. `turn` says who asks."""
    if not live.row.hints:
        raise Declined("no-hints")
    if seat not in live.actors():
        raise Stale("not-asked")
    if is_bot(live.seats[seat]):
        raise Stale("bot-plays")
    view = live.view(seat)
    seed = hashlib.sha256(f"hint {live.row.id} {seat} {live.seats[seat].decision}".encode()).hexdigest()
    try:
        action = await pool.choose(view, adviser(view.game), seed, HINT_SECONDS, turn)
    except (BotFailed, PoolClosed):
        raise Declined("no-hint") from None
    return hints.explain(view, action)
