"""Forecasts: what an action would do, judged from a seat's own view alone.

The engine answers. Any guess completes the view (the forecast cannot depend on it), the engine carries out the action
there, and the events show what is certain. To judge a site, it finishes the build in the simplest way.
"""

from __future__ import annotations

from tianming.core.actions import Action
from tianming.core.marks import Mark
from tianming.core.messages import Message, say
from tianming.core.protocol import Event, Forecast
from tianming.core.seats import Seat
from tianming.games.huang_di import events
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
from tianming.games.huang_di.text import make_message

FOLLOW_UPS = (events.TurnBegan, events.RoundBegan)
UNCERTAIN = (events.BuildDeclared, events.WorkersDied)  # as long as the workers are not chosen


def forecast(state: State, seat: Seat, action: Action) -> Forecast:
    """The forecast of a legal action, in a state guessed from the view of its seat."""
    before = state.fields()
    if before.asked == ASK_BID:
        return forecast_bid(before, seat, action)
    happened: list[Event] = []
    state.apply(seat, action, happened)
    final = seat not in state.actors()
    certain = tuple(_finish(state, seat, happened))
    facts = _facts(certain, _workers_needed(before, action), empties_prison=action == PRISON)
    said = (*map(make_message, certain), *_additions(facts))
    return Forecast(TABLE.write(action), certain, facts, said, final=final)


def consequences(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Carry out an action; what is certain of what happened. A bid leads to nothing by itself."""
    if state.fields().asked == ASK_BID:
        return ()
    happened: list[Event] = []
    state.apply(seat, action, happened)
    return tuple(_finish(state, seat, happened))


def mark(event: Event, seat: Seat) -> Mark | None:
    """How a choice is marked that leads to the event."""
    match event:
        case events.PointsScored(seat=winner):
            return Mark("me") if winner == seat else Mark("rival", Seat(winner))
    return None


def _finish(state: State, seat: Seat, happened: list[Event]) -> list[Event]:
    """What is certain to happen before the next turn. A build is finished up to its blocks."""
    while (asked := state.fields().asked) in (ASK_SECOND, ASK_WORKERS, ASK_BETWEEN):
        answer = state.legal(seat)[0] if asked == ASK_WORKERS else DONE
        further: list[Event] = []
        state.apply(seat, answer, further)
        happened += [event for event in further if not isinstance(event, UNCERTAIN)]
    for number, event in enumerate(happened):
        if isinstance(event, FOLLOW_UPS):
            return happened[:number]
    return happened


def _facts(certain: tuple[Event, ...], workers: int, *, empties_prison: bool) -> ForecastFacts:
    paid = sum(event.number for event in certain if isinstance(event, events.JadePaid))
    dead = [(event.peasants, event.convicts) for event in certain if isinstance(event, events.WorkersDied)]
    prison = [(event.jade, event.convicts) for event in certain if isinstance(event, events.PrisonEmptied)]
    return ForecastFacts(
        points=[(event.seat, event.number, event.what) for event in certain if isinstance(event, events.PointsScored)],
        rows=[(event.province, event.level) for event in certain if isinstance(event, events.RowScored)],
        levels=[event.level for event in certain if isinstance(event, events.LevelScored)],
        chips=sum(isinstance(event, events.ChipTaken) for event in certain),
        jade=sum(event.number for event in certain if isinstance(event, events.JadeTaken)) - paid,
        dead=dead[-1] if dead else (0, 0),
        prison=prison[-1] if prison else None,
        workers=workers,
        useless=empties_prison and not any(prison[-1] if prison else ()),
    )


def _workers_needed(fields: Fields, action: Action) -> int:
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
