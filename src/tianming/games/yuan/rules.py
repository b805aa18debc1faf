"""The rules of Yuan as the protocol needs them."""

from __future__ import annotations

import random
from functools import cache

from msgspec.structs import replace

from tianming.core.actions import Action
from tianming.core.errors import InvalidOption, InvalidPosition, Reason
from tianming.core.messages import Message
from tianming.core.options import Value
from tianming.core.protocol import State as AnyState
from tianming.core.protocol import View
from tianming.core.rules import GameRules
from tianming.core.seats import Seat
from tianming.games.yuan import (
    forecast,
    meta,
    position_check,
    position_format,
    text,
    view,
    why,
)
from tianming.games.yuan.actions import PASS, TABLE
from tianming.games.yuan.fields import Fields
from tianming.games.yuan.messages import MESSAGES
from tianming.games.yuan.older import UPGRADES
from tianming.games.yuan.position_file import Facts, PlanFacts, PositionFile, position_of
from tianming.games.yuan.questions import ASKING, describe_question
from tianming.games.yuan.state import State


class Yuan(GameRules[State], meta=meta, state=State, text=text, forecast=forecast):
    """The game."""

    actions = TABLE
    messages = MESSAGES
    defaults = (PASS,)  # otherwise bid 0, or take the first
    position_type = PositionFile
    facts_type = Facts
    forecast_types = (PlanFacts,)
    upgrades = UPGRADES

    def first(self, players: int, options: dict[str, Value]) -> State:
        """Section 4: the first question of the set-up."""
        return _make_first(players, tuple(options.items())).clone()

    def restore(self, position: object) -> State:
        """The state a position describes."""
        fields = position_format.read(self.present_position(position))
        try:
            position_check.check_options(fields)
        except InvalidOption as error:
            raise InvalidPosition("options", str(error)) from None
        state = _load_state(fields)
        position_check.check(state, state.fields())
        return state

    def redact(self, state: AnyState, seat: Seat | None) -> PositionFile:
        """Y5.2, Y4.3."""
        return view.redact(self.own(state), seat)

    def facts(self, state: AnyState, seat: Seat | None) -> Facts:
        """The map, the wheel, and every clan's board."""
        return view.facts(self.own(state))

    def guess(self, view_: View, rng: random.Random) -> State:
        """A whole state that fits the view, each equally likely."""
        position = view.guess(position_of(view_), rng)
        known, hidden = view.split_plans(position.plans)
        fields = position_format.fields_of(replace(position, plans=known))
        state = _load_state(fields)
        for seat in hidden:
            again = state.ask_again(seat)
            fields.plan[seat] = again.kth(seat, rng.randrange(again.count(seat)))
        return _load_state(fields) if hidden else state

    def veil(self, action: Action) -> str:
        """Y5.2: a hidden pass looks like any other plan."""
        return "plan ?" if action == PASS else super().veil(action)

    def why_text(self, state: AnyState, seat: Seat, text: str) -> Reason | None:
        """Why a text is not allowed: an action, a target, or a hex that is no province (Y5.2, A47)."""
        return why.why_text(self.own(state), seat, text)

    def ask(self, state: AnyState, seat: Seat) -> tuple[str, Message]:
        """The present question."""
        return ASKING[self.own(state).fields().asked].rule, describe_question(self.own(state), seat)


@cache
def _make_first(players: int, options: tuple[tuple[str, Value], ...]) -> State:
    fields = Fields()
    fields.players = players
    position_format.read_options(fields, dict(options))
    position_check.check_options(fields)
    fields.tiles = len(position_format.tiles_of(fields))
    state = _load_state(fields)
    state.begin()
    return state


def _load_state(fields: Fields) -> State:
    """The state that these fields describe. Nothing is checked."""
    state = State()
    state.load(fields)
    return state


RULES = Yuan()
