"""The rules of Huang Di as the protocol needs them."""

from __future__ import annotations

import random
from functools import cache

from tianming.core.messages import Message
from tianming.core.options import Value
from tianming.core.protocol import State as AnyState
from tianming.core.protocol import View
from tianming.core.rules import GameRules
from tianming.core.seats import Seat
from tianming.games.huang_di import (
    favours,
    forecast,
    meta,
    position_check,
    position_format,
    text,
    view,
)
from tianming.games.huang_di.actions import (
    BID,
    COLLECT,
    DONE,
    TABLE,
)
from tianming.games.huang_di.board import COLOURS, JADE
from tianming.games.huang_di.fields import Fields
from tianming.games.huang_di.messages import MESSAGES
from tianming.games.huang_di.position_file import (
    BidForecast,
    Facts,
    ForecastFacts,
    PositionFile,
    Question,
    Round,
    SeatThings,
    position_of,
)
from tianming.games.huang_di.questions import ASKING, describe_question
from tianming.games.huang_di.state import State


class HuangDi(GameRules[State], meta=meta, state=State, text=text, forecast=forecast):
    """The game."""

    actions = TABLE
    messages = MESSAGES
    defaults = (BID, COLLECT, DONE)  # bid 0, collect jade or be done
    position_type = PositionFile
    facts_type = Facts
    forecast_types = (ForecastFacts, BidForecast)
    together = ("return", "bid")

    def first(self, players: int, options: dict[str, Value]) -> State:
        """Set-up: 12 jade each, all blocks in the resource area; chance deals the favours."""
        position_format.boards_for(players, options)
        favours.favours(str(options["deck"]))
        return _make_first(players, tuple(options.items())).clone()

    def restore(self, position: object) -> State:
        """The state a position describes."""
        state = _load_state(position_format.read(self.present_position(position)))
        position_check.check(state, state.fields())
        return state

    def redact(self, state: AnyState, seat: Seat | None) -> PositionFile:
        """H1."""
        return view.redact(self.own(state), seat)

    def facts(self, state: AnyState, seat: Seat | None) -> Facts:
        """Rows, levels, rewards, and what the end would give; favours in sight, and where the seat's own fit (B3)."""
        return view.facts(self.own(state), seat)

    def guess(self, view_: View, rng: random.Random) -> State:
        """A whole state that fits the view, each equally likely."""
        return _load_state(position_format.fields_of(view.guess(position_of(view_), rng)))

    def ask(self, state: AnyState, seat: Seat) -> tuple[str, Message]:
        """The present question."""
        fields = self.own(state).fields()
        return ASKING[fields.asked].rule, describe_question(fields, seat)


@cache
def _make_first(players: int, options: tuple[tuple[str, Value], ...]) -> State:
    position = PositionFile(
        game=meta.NAME,
        rules=meta.VERSION,
        players=players,
        options=dict(options),
        wall={},
        seats={colour: SeatThings(jade=JADE) for colour in COLOURS[:players]},
        round=Round(number=0),
        questions=[Question(ask="deal", about=0)],
    )
    return _load_state(position_format.fields_of(position))


def _load_state(fields: Fields) -> State:
    """The state that these fields describe. Nothing is checked."""
    state = State()
    state.load(fields)
    return state


RULES = HuangDi()
