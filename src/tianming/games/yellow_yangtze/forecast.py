"""Forecasts: what an action would do, judged from a seat's own view alone.

The engine answers. Any guess completes the view (the forecast cannot depend on it), the engine carries out the action
there, and the events show what is certain.
"""

from __future__ import annotations

from tianming.core.actions import Action
from tianming.core.marks import Mark
from tianming.core.messages import Message, say
from tianming.core.protocol import Event, Forecast
from tianming.core.seats import Seat
from tianming.games.yellow_yangtze import events
from tianming.games.yellow_yangtze.actions import TABLE
from tianming.games.yellow_yangtze.conflicts import weigh_sides
from tianming.games.yellow_yangtze.fields import Fields
from tianming.games.yellow_yangtze.messages import FORECASTS
from tianming.games.yellow_yangtze.pagodas import PagodaOffered, forecast_pagodas
from tianming.games.yellow_yangtze.position_file import ForecastFacts
from tianming.games.yellow_yangtze.revolts import RevoltBegan, forecast_revolt
from tianming.games.yellow_yangtze.state import State
from tianming.games.yellow_yangtze.text import make_message
from tianming.games.yellow_yangtze.wars import WarBegan, forecast_war

FOLLOW_UPS = (events.TurnBegan, events.TileDrawn, events.MerchantDrawn)


def forecast(state: State, seat: Seat, action: Action) -> Forecast:
    """The forecast of a legal action, in a state guessed from the view of its seat."""
    certain = consequences(state, seat, action)
    facts = _facts(certain, state.fields(), seat)
    said = (*map(make_message, certain), *_additions(facts, seat))
    return Forecast(TABLE.write(action), certain, facts, said, final=seat not in state.actors())


def consequences(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Carry out an action; what is certain of what happened."""
    happened: list[Event] = []
    state.apply(seat, action, happened)
    return tuple(event for event in happened if not isinstance(event, FOLLOW_UPS))


def mark(event: Event, seat: Seat) -> Mark | None:
    """How a choice is marked that leads to the event. Points for pagodas come at the end of any turn (G6)."""
    match event:
        case WarBegan():
            return Mark("war")
        case RevoltBegan():
            return Mark("revolt")
        case events.PointScored(seat=winner, cause=cause) if cause != "G6":
            return Mark("me") if winner == seat else Mark("rival", Seat(winner))
        case PagodaOffered():
            return Mark("triangle")
        case events.LeaderPlaced():
            return Mark("stand")
    return None


def _facts(certain: tuple[Event, ...], fields: Fields, seat: Seat) -> ForecastFacts:
    joins = [event.states for event in certain if isinstance(event, events.StatesUnited)]
    offered, lost = forecast_pagodas(certain)
    revolt, war = forecast_revolt(certain, fields, seat), forecast_war(certain, fields, seat)
    return ForecastFacts(
        joins=joins[-1] if joins else [],
        points=[(e.seat, e.colour, e.number) for e in certain if isinstance(e, events.PointScored)],
        revolt=revolt,
        war=war,
        sides=weigh_sides(fields) if revolt or war else [],
        pagodas_offered=offered,
        pagodas_lost=lost,
    )


def _additions(facts: ForecastFacts, seat: Seat) -> list[Message]:
    """What a seat could add to the conflict that begins, and what it means for the seat."""
    conflicts = [conflict for conflict in (facts.revolt, facts.war) if conflict]
    added = [say(FORECASTS, "could-add", number=conflict.could_add) for conflict in conflicts]
    leaders = sum(leader.leaves and leader.seat == seat for side in facts.sides for leader in side.leaders)
    points = sum(number for side in facts.sides for owner, _, number in side.gains if owner == seat)
    staked = [say(FORECASTS, "at-stake", leaders=leaders, points=points)] if leaders or points else []
    return [*added, *staked]
