"""Why a move is good, from facts of the engine: what happens until the turn is over, and which features change."""

from __future__ import annotations

from tianming.core.actions import Action
from tianming.core.dice import Dice
from tianming.core.messages import Tip, distinct, tip
from tianming.core.position_file import own
from tianming.core.protocol import Event, View
from tianming.core.seats import CHANCE, Seat, all_seats
from tianming.core.spaces import Space
from tianming.games.huang_di import events, forecast, prospects
from tianming.games.huang_di.actions import ASK_BID, ASK_KEEP, ASK_RETURN, TABLE
from tianming.games.huang_di.board import (
    CELL_NUMBERS,
    COLOURS,
    COLUMNS,
    FAVOUR_NUMBERS,
    PROVINCE_SETS,
    WIDTH,
    names,
)
from tianming.games.huang_di.evaluation import FEATURES, Evaluator
from tianming.games.huang_di.favours import favours
from tianming.games.huang_di.messages import HINTS, THEN
from tianming.games.huang_di.position_file import BidForecast
from tianming.games.huang_di.state import State
from tianming.games.huang_di.tactics import Tactics

STEPS = 16  # of a turn, at most
NUMBER = {name: number for number, name in enumerate(FEATURES)}
# Features that speak for a move if they change: more is better (1), or less is (-1).
TELLING = (
    ("weakest", 1, "weakest"),
    ("rows", 1, "rows"),
    ("levels", 1, "levels"),
    ("favours ready", 1, "favours-ready"),
    ("favours one short", 1, "favours-near"),
    ("ready", 1, "ready"),
    ("income", 1, "income"),
    ("open to removal", -1, "safe-blocks"),
    ("emperor block", -1, "emperor-used"),
)
PLACES = {
    "bid": "petition",
    "play": "roles",
    "return": "favours",
    "keep": "favours",
    "favour": "favours",
    "look": "deck",
    "quarry": "area",
    "move": "taskmaster",
    "repeat": "played",
    "buyback": "card",
    "convicts": "workers",
    "recruit": "workers",
    "five": "workers",
    "prison": "prison",
    "collect": "jade",
}
AT_THE_TASKMASTER = ("taskmaster", "prison")  # below the wall, in its province


def where(state: State, view: View, action: Action) -> Tip:
    """Where to look: the cells of the move's province, the prison below it, or something beside the wall."""
    words = TABLE.write(action).split()
    if words[-1] in CELL_NUMBERS:
        province = CELL_NUMBERS[words[-1]] % COLUMNS // WIDTH
        return tip(HINTS, "province", names(PROVINCE_SETS[province]), number=province + 1)
    kind = PLACES.get(words[0], "turn")
    if kind in AT_THE_TASKMASTER:
        return tip(HINTS, kind, [Space(str(state.fields().taskmaster[_seat(view)] + 1))])  # a province by its number
    return tip(HINTS, kind)


def reasons(state: State, view: View, action: Action, *, tactics: Tactics, evaluator: Evaluator) -> tuple[Tip, ...]:
    """What speaks for a legal action, in a state guessed from the view. The guess makes no difference."""
    seat = _seat(view)
    asked = state.fields().asked
    if asked == ASK_BID:
        return (_of_bid(state, seat, action),)
    if asked in (ASK_KEEP, ASK_RETURN):
        return tuple(_of_favour(state, seat, TABLE.write(action).split()[-1]))
    after = state.clone()
    now, later = _finish_turn(after, seat, action, tactics)
    found = [said for event in now for said in _of_event(event, seat, "")]
    found += [said for event in later for said in _of_event(event, seat, THEN)]
    found += _of_features(state, after, seat, evaluator)
    return distinct(found) or (tip(HINTS, "best"),)


def _seat(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("spectators take no actions: reasons need the view of a seat")
    return view.seat


def _finish_turn(state: State, seat: Seat, action: Action, tactics: Tactics) -> tuple[list[Event], list[Event]]:
    """Carry out the action, then the rest of the turn as the tactics would. Returns the events of both. It stops at
    draws."""
    now: list[Event] = []
    later: list[Event] = []
    turn = state.fields().turns
    state.apply(seat, action, now)
    for _ in range(STEPS):
        fields = state.fields()
        if fields.over or fields.asked_seat in (CHANCE, *_others(state, seat)) or fields.turns != turn:
            break
        if fields.asked == ASK_BID:
            break
        state.apply(seat, Action(tactics.answer(state, seat, 1, Dice(0))), later)
    return now, later


def _others(state: State, seat: Seat) -> list[Seat]:
    return [other for other in all_seats(len(state.rewards())) if other != seat]


def _of_event(event: Event, seat: Seat, when: str) -> list[Tip]:
    """What an event says for the move; the kinds of the tips begin with `when`."""

    def say(kind: str, **values: int | str) -> list[Tip]:
        return [tip(HINTS, when + kind, **values)]

    match event:
        case events.PointsScored(seat=winner) if winner == seat:
            return say("points", number=event.number, what=event.what)
        case events.ChipTaken(seat=winner) if winner == seat:
            return say("chip")
        case events.BlockPlaced():
            return say("emperor-block" if event.emperor else "block", cell=event.cell)
        case events.BlockRemoved():
            return say("removal", rival=COLOURS[event.owner], cell=event.cell)
        case events.PeasantsRecruited():
            return say("peasants", number=event.number)
        case events.ConvictsTaken():
            return say("convicts", number=event.number)
        case events.BlocksQuarried():
            return say("blocks", number=event.number)
        case events.PrisonEmptied(seat=winner) if winner == seat:
            jade = say("prison-jade", number=event.jade) if event.jade else []
            return jade + (say("prison-convicts", number=event.convicts) if event.convicts else [])
        case events.JadeTaken(seat=taker) if taker == seat and event.cause != "I1":
            return say("more-jade", number=event.number)
        case events.FavourPlayed():
            return say("favour", card=event.card)
        case events.PlaquePlaced():
            return say("plaque", cell=event.cell)
        case events.TaskmasterMoved():
            return say("province-worked", number=event.province)
        case events.CardBoughtBack():
            return say("buyback", card=event.card)
    return []


def _of_bid(state: State, seat: Seat, action: Action) -> Tip:
    """P1 to P3: what a bid is worth, and what others could bid."""
    bid = own(forecast.forecast(state, seat, action).facts, BidForecast).bid
    return tip(HINTS, "sure-bid" if bid.sure else "bid", value=bid.value, cost=bid.cost, best=max(bid.rivals.values()))


def _of_favour(state: State, seat: Seat, card: str) -> list[Tip]:
    """B3: what a favour would bring, and how many blocks it lacks."""
    favour = favours(state.fields().deck.text)[FAVOUR_NUMBERS[card]]
    brings = {
        "favour-points": favour.points,
        "favour-income": favour.income,
        "favour-petition": favour.petition,
        "favour-jade": favour.jade,
    }
    found = [tip(HINTS, kind, card=card, number=number) for kind, number in brings.items() if number]
    lacking = prospects.missing_blocks(state, seat, FAVOUR_NUMBERS[card])
    return [*found, tip(HINTS, "favour-lacks", number=lacking) if lacking else tip(HINTS, "favour-fits")]


def _of_features(before: State, after: State, seat: Seat, evaluator: Evaluator) -> list[Tip]:
    """What has changed for the better in the position."""
    if after.outcome() is not None:
        return [tip(HINTS, "end")]
    old, new = evaluator.measure_seat(before, seat), evaluator.measure_seat(after, seat)
    better = (kind for name, sign, kind in TELLING if sign * (new[NUMBER[name]] - old[NUMBER[name]]) > 0.4)
    return [tip(HINTS, kind) for kind in better]
