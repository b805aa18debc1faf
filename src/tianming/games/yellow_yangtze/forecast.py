"""Forecasts: what an action would do, judged from a seat's own view alone.

The engine answers. Any guess completes the view (the forecast cannot depend on it), the engine carries out the action
there, and the events show what is certain.
"""

from __future__ import annotations

from tianming.core.actions import Action
from tianming.core.errors import IllegalAction
from tianming.core.messages import Message, say
from tianming.core.protocol import Event, Forecast, View
from tianming.core.seats import Seat
from tianming.games.yellow_yangtze import events
from tianming.games.yellow_yangtze.actions import TABLE
from tianming.games.yellow_yangtze.fields import Fields
from tianming.games.yellow_yangtze.messages import FORECASTS
from tianming.games.yellow_yangtze.pagodas import forecast_pagodas
from tianming.games.yellow_yangtze.position_file import ForecastFacts
from tianming.games.yellow_yangtze.revolts import forecast_revolt
from tianming.games.yellow_yangtze.state import State
from tianming.games.yellow_yangtze.text import make_message
from tianming.games.yellow_yangtze.wars import forecast_war
from tianming.games.yellow_yangtze.why import why

FOLLOW_UPS = (events.TurnBegan, events.TileDrawn, events.MerchantDrawn)


def forecast(state: State, view: View, action: Action) -> Forecast:
    """The forecast of an action, in a state guessed from the view. If it is illegal, IllegalAction gives the reason."""
    seat = view.seat
    if seat is None:
        raise ValueError("spectators take no actions: forecast needs the view of a seat")
    reason = why(state, seat, TABLE.check(action))
    if reason is not None:
        raise IllegalAction(reason)
    happened: list[Event] = []
    state.apply(seat, action, happened)
    certain = tuple(event for event in happened if not isinstance(event, FOLLOW_UPS))
    facts = _facts(certain, state.fields(), seat)
    return Forecast(TABLE.write(action), certain, facts, (*map(make_message, certain), *_additions(facts)))


def _facts(certain: tuple[Event, ...], fields: Fields, seat: Seat) -> ForecastFacts:
    joins = [event.states for event in certain if isinstance(event, events.StatesUnited)]
    offered, lost = forecast_pagodas(certain)
    return ForecastFacts(
        joins=joins[-1] if joins else [],
        points=[(e.seat, e.colour, e.number) for e in certain if isinstance(e, events.PointScored)],
        revolt=forecast_revolt(certain, fields, seat),
        war=forecast_war(certain, fields, seat),
        pagodas_offered=offered,
        pagodas_lost=lost,
    )


def _additions(facts: ForecastFacts) -> list[Message]:
    conflicts = [conflict for conflict in (facts.revolt, facts.war) if conflict]
    return [say(FORECASTS, "could-add", number=conflict.could_add) for conflict in conflicts]
