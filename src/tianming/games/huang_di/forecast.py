"""Forecast: what an action would do, told from a seat's own view alone.

The engine is asked: the view is completed by any guess (the answer cannot depend on it), the action is carried out
there, and what is certain is read off the events. A site is judged as if the build were finished in the simplest way.
"""

from __future__ import annotations

from tianming.core.errors import IllegalAction
from tianming.core.messages import Message, say
from tianming.core.protocol import Event, Forecast, View
from tianming.core.seats import Seat
from tianming.games.huang_di import events as told
from tianming.games.huang_di.actions import (
    ASK_BETWEEN,
    ASK_BID,
    ASK_SECOND,
    ASK_WORKERS,
    DONE,
    PRISON,
    TABLE,
)
from tianming.games.huang_di.board import CELL_NUMBERS, COLUMNS, NEEDS
from tianming.games.huang_di.fields import Fields
from tianming.games.huang_di.messages import FORECASTS
from tianming.games.huang_di.petition import forecast_bid
from tianming.games.huang_di.position_file import ForecastFacts
from tianming.games.huang_di.state import State
from tianming.games.huang_di.text import tell
from tianming.games.huang_di.why import why

FOLLOW_UPS = (told.TurnBegan, told.RoundBegan)
UNSETTLED = (told.BuildDeclared, told.WorkersDied)  # while the workers are not chosen yet


def forecast(state: State, view: View, action: int) -> Forecast:
    """The forecast of a legal action in a state guessed from the view; IllegalAction with the reason otherwise."""
    seat = view.seat
    if seat is None:
        raise ValueError("spectators take no actions: forecast wants a seat's view")
    reason = why(state, seat, TABLE.check(action))
    if reason is not None:
        raise IllegalAction(reason)
    before = state.fields()
    if before.asked == ASK_BID:
        return forecast_bid(before, seat, action)
    certain = tuple(_carried_out(state, seat, action))
    facts = _facts(certain, _workers_needed(before, action), empties_prison=action == PRISON)
    return Forecast(TABLE.write(action), certain, facts, (*map(tell, certain), *_additions(facts)))


def _carried_out(state: State, seat: Seat, action: int) -> list[Event]:
    """What happens for certain: up to the next turn; a build goes on alone to its blocks."""
    happened: list[Event] = []
    state.apply(seat, action, happened)
    while (asked := state.fields().asked) in (ASK_SECOND, ASK_WORKERS, ASK_BETWEEN):
        answer = state.legal(seat)[0] if asked == ASK_WORKERS else DONE
        further: list[Event] = []
        state.apply(seat, answer, further)
        happened += [event for event in further if not isinstance(event, UNSETTLED)]
    for number, event in enumerate(happened):
        if isinstance(event, FOLLOW_UPS):
            return happened[:number]
    return happened


def _facts(events: tuple[Event, ...], workers: int, *, empties_prison: bool) -> ForecastFacts:
    paid = sum(event.number for event in events if isinstance(event, told.JadePaid))
    dead = [(event.peasants, event.convicts) for event in events if isinstance(event, told.WorkersDied)]
    prison = [(event.jade, event.convicts) for event in events if isinstance(event, told.PrisonEmptied)]
    return ForecastFacts(
        points=[(event.seat, event.number, event.what) for event in events if isinstance(event, told.PointsScored)],
        rows=[(event.province, event.level) for event in events if isinstance(event, told.RowScored)],
        levels=[event.level for event in events if isinstance(event, told.LevelScored)],
        chips=sum(isinstance(event, told.ChipTaken) for event in events),
        jade=sum(event.number for event in events if isinstance(event, told.JadeTaken)) - paid,
        dead=dead[-1] if dead else (0, 0),
        prison=prison[-1] if prison else None,
        workers=workers,
        useless=empties_prison and not any(prison[-1] if prison else ()),
    )


def _workers_needed(fields: Fields, action: int) -> int:
    """B2: workers for the sites chosen so far, this one included."""
    text = TABLE.write(action).split()
    if text[0] != "build":
        return 0
    sites = [fields.site, CELL_NUMBERS[text[1]]]
    return sum(NEEDS[site // COLUMNS] for site in sites if site >= 0)


def _additions(facts: ForecastFacts) -> list[Message]:
    said = []
    if facts.workers:
        said.append(say(FORECASTS, "workers", number=facts.workers))
    if facts.useless:
        said.append(say(FORECASTS, "empty-prison"))
    return said
