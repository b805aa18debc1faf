"""The rules of Yellow & Yangtze as the protocol needs them."""

from __future__ import annotations

import random
from functools import cache

from tianming.core.errors import InvalidOption
from tianming.core.messages import Message
from tianming.core.options import Value
from tianming.core.protocol import State as AnyState
from tianming.core.protocol import View
from tianming.core.rules import GameRules
from tianming.core.seats import Seat
from tianming.games.yellow_yangtze import (
    forecast,
    meta,
    position_check,
    position_format,
    text,
    view,
)
from tianming.games.yellow_yangtze.actions import COMMIT, DONE, PASS, SKIP, TABLE
from tianming.games.yellow_yangtze.board import CAPITALS, DYNASTIES, names
from tianming.games.yellow_yangtze.fields import Fields
from tianming.games.yellow_yangtze.messages import MESSAGES
from tianming.games.yellow_yangtze.position_file import Facts, ForecastFacts, PositionFile, Question, Turn, position_of
from tianming.games.yellow_yangtze.questions import ASKING, describe_question
from tianming.games.yellow_yangtze.state import State


class YellowYangtze(GameRules[State], meta=meta, state=State, text=text, forecast=forecast):
    """The game."""

    actions = TABLE
    messages = MESSAGES
    defaults = (PASS, SKIP, DONE, COMMIT)  # pass, skip, be done or commit nothing
    position_type = PositionFile
    facts_type = Facts
    forecast_types = (ForecastFacts,)

    def first(self, players: int, options: dict[str, Value]) -> State:
        """S1 to S5: a black tile on each capital, all others in the bag; chance chooses who starts."""
        if options["short"] and players != 2:
            raise InvalidOption("the short game is for two players (S5)")
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
        """The states with their strength (W3), and how many black tiles support each leader (R2)."""
        return view.facts(self.own(state))

    def guess(self, view_: View, rng: random.Random) -> State:
        """A whole state that fits the view, each equally likely."""
        return _load_state(position_format.fields_of(view.guess(position_of(view_), rng)))

    def ask(self, state: AnyState, seat: Seat) -> tuple[str, Message]:
        """The present question."""
        fields = self.own(state).fields()
        return ASKING[fields.asked[fields.depth - 1]].rule, describe_question(fields)


@cache
def _make_first(players: int, options: tuple[tuple[str, Value], ...]) -> State:
    position = PositionFile(
        game=meta.NAME,
        rules=meta.VERSION,
        players=players,
        options=dict(options),
        tiles=dict.fromkeys(names(CAPITALS), "black"),
        hands={},
        turn=Turn(seat=DYNASTIES[0], actions_left=0, quiet_turns=0),
        questions=[Question(ask="start")],
    )
    return _load_state(position_format.fields_of(position))


def _load_state(fields: Fields) -> State:
    """The state that these fields describe. Nothing is checked."""
    state = State()
    state.load(fields)
    return state


RULES = YellowYangtze()
