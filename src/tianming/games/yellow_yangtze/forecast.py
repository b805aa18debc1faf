"""Forecast: what an action would do, told from a seat's own view alone.

The engine is asked: the view is completed by any guess (the answer cannot depend on it), the action is carried out
there, and what is certain is read off the events.
"""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from tianming.core.errors import IllegalAction
from tianming.core.messages import Message, say
from tianming.core.protocol import Event, Forecast, View
from tianming.core.seats import Seat
from tianming.games.yellow_yangtze import events as told
from tianming.games.yellow_yangtze.actions import TABLE
from tianming.games.yellow_yangtze.board import BLACK, RED
from tianming.games.yellow_yangtze.fields import Fields
from tianming.games.yellow_yangtze.messages import FORECASTS
from tianming.games.yellow_yangtze.position_format import OFF
from tianming.games.yellow_yangtze.state import State
from tianming.games.yellow_yangtze.text import tell
from tianming.games.yellow_yangtze.why import why

FOLLOW_UPS = (told.TurnBegan, told.TileDrawn, told.MerchantDrawn)


def forecast(state: State, view: View, action: int) -> Forecast:
    """The forecast of a legal action in a state guessed from the view; IllegalAction with the reason otherwise."""
    seat = view.seat
    if seat is None:
        raise ValueError("spectators take no actions: forecast wants a seat's view")
    reason = why(state, seat, TABLE.check(action))
    if reason is not None:
        raise IllegalAction(reason)
    happened: list[Event] = []
    state.apply(seat, action, happened)
    certain = tuple(event for event in happened if not isinstance(event, FOLLOW_UPS))
    facts = _facts(certain, state.fields(), seat)
    return Forecast(TABLE.write(action), certain, facts, (*map(tell, certain), *_additions(facts)))


def _facts(events: tuple[Event, ...], fields: Fields, seat: Seat) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "joins": [],
        "points": [],
        "revolt": None,
        "war": None,
        "pagodas_offered": [],
        "pagodas_lost": [],
    }
    for event in events:
        match event:
            case told.StatesUnited():
                facts["joins"] = event.states
            case told.PointScored():
                facts["points"].append((event.seat, event.colour, event.number))
            case told.RevoltBegan():
                facts["revolt"] = {**to_builtins(event), "could_add": _could_add(fields, seat, BLACK)}
            case told.WarBegan():
                facts["war"] = {**to_builtins(event), "could_add": _could_add(fields, seat, RED)}
            case told.PagodaOffered():
                facts["pagodas_offered"] += event.triangles
            case told.PagodaLost():
                facts["pagodas_lost"].append(event.triangle)
    return facts


def _could_add(fields: Fields, seat: Seat, colour: int) -> int:
    """R2, W4: tiles of the colour in the seat's hand, and its leader of that colour if it is off the board."""
    tiles: int = fields.hand[5 * seat + colour]
    off: bool = fields.leader[5 * seat + colour] == OFF
    return tiles + off


def _additions(facts: dict[str, Any]) -> list[Message]:
    conflicts = [facts[name] for name in ("revolt", "war") if facts[name]]
    return [say(FORECASTS, "could-add", number=conflict["could_add"]) for conflict in conflicts]
