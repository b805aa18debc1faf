"""The questions: the rule that asks, the first words of the actions that answer, and the message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianming.core.messages import Message, say
from tianming.core.seats import Seat
from tianming.games.yuan import actions as a
from tianming.games.yuan import auction, cities, map_tiles, plans, setup
from tianming.games.yuan.messages import QUESTIONS

if TYPE_CHECKING:
    from tianming.games.yuan.state import State


ASKING = dict(
    sorted((setup.ASKING | map_tiles.ASKING | cities.ASKING | auction.ASKING | plans.ASKING).items()),
)


def describe_question(state: State, seat: Seat) -> Message:
    """The present question as a message."""
    fields = state.fields()
    match fields.asked:
        case a.ASK_TURN:
            return plans.turn_question(state, seat)
        case a.ASK_BID:
            return auction.bid_question(fields)
        case a.ASK_CELL | a.ASK_ROTATE:
            return map_tiles.tile_question(fields)
        case a.ASK_CITY:
            return cities.city_question(fields)
    return say(QUESTIONS, a.QUESTIONS[fields.asked])
