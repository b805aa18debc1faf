"""Why a move is good, from facts of the engine: what happens, and which features of the position change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tianming.core.actions import Action
from tianming.core.messages import Tip, distinct, tip
from tianming.core.protocol import Event, View
from tianming.core.seats import Seat
from tianming.games.yellow_yangtze import events, pagodas, revolts, wars
from tianming.games.yellow_yangtze.actions import TABLE
from tianming.games.yellow_yangtze.board import (
    CAPITAL_NAMES,
    COLOURS,
    DYNASTIES,
    LEADERS,
    PLACES,
    SPACE_NAMES,
    SPACE_NUMBERS,
    YELLOW,
)
from tianming.games.yellow_yangtze.evaluation import FEATURES, Evaluator
from tianming.games.yellow_yangtze.messages import HINTS
from tianming.games.yellow_yangtze.scoring import result
from tianming.games.yellow_yangtze.state import State

RANKS = ("weakest", "second weakest", "third", "strongest")
NUMBER = {name: number for number, name in enumerate(FEATURES)}
# Features that speak for a move if they change: more is better (1), or less is (-1).
TELLING = (
    ("pagodas open to revolt", -1, "safe-pagodas"),
    ("open to revolt", -1, "safe-leaders"),
    ("support", 1, "support"),
    ("war near", 1, "war-near"),
    ("soldiers", 1, "soldiers"),
    ("triangles begun", 1, "triangle-begun"),
    ("tiles for leaders", 1, "tiles"),
)
BESIDE = {"take": "merchants", "commit": "conflict", "replace": "hand", "discard": "hand"}


def where(view: View, action: Action) -> Tip:
    """Where to look: the surroundings of the nearest capital, or something beside the board."""
    words = TABLE.write(action).split()
    spaces = [word for word in words if word in SPACE_NUMBERS]
    if not spaces:
        return tip(HINTS, BESIDE.get(words[0], "turn"))
    capital = _nearest_capital(spaces[0])
    around = [space for space in SPACE_NAMES if _nearest_capital(space) == capital]
    return tip(HINTS, "around", around, capital=CAPITAL_NAMES[capital], space=capital)


@cache
def _nearest_capital(space: str) -> str:
    row, column = PLACES[SPACE_NUMBERS[space]]

    def distance(capital: str) -> float:
        other_row, other_column = PLACES[SPACE_NUMBERS[capital]]
        aside = abs((column + row % 2 / 2) - (other_column + other_row % 2 / 2))
        down = abs(row - other_row)
        return down + max(0.0, aside - down / 2)

    return min(CAPITAL_NAMES, key=distance)


def reasons(state: State, view: View, action: Action, evaluator: Evaluator) -> tuple[Tip, ...]:
    """What speaks for a legal action, in a state guessed from the view. The guess makes no difference."""
    seat = view.seat
    if seat is None:
        raise ValueError("spectators take no actions: reasons need the view of a seat")
    after = state.clone()
    happened: list[Event] = []
    after.apply(seat, action, happened)
    found = [said for event in happened if (said := _of_event(event, state, seat)) is not None]
    found += _of_features(state, after, seat, evaluator)
    return distinct(found) or (tip(HINTS, "best"),)


def _of_event(event: Event, before: State, seat: Seat) -> Tip | None:
    """What an event says for the move."""
    match event:
        case events.PointScored(seat=winner) if winner == seat:
            return _points(event.number, event.colour, before.fields().points[5 * seat : 5 * seat + 5])
        case pagodas.PagodaOffered():
            return tip(HINTS, "triangle", colour=event.colour)
        case pagodas.PagodaBuilt(seat=builder) | pagodas.PagodaMoved(seat=builder) if builder == seat:
            return tip(HINTS, "pagoda", colour=event.colour)
        case pagodas.PagodaLost(colour=colour, triangle=triangle):
            return tip(HINTS, "pagoda-lost", colour=colour, triangle=triangle)
        case events.LeaderPlaced():
            colour = COLOURS[LEADERS.index(event.leader)]
            return tip(HINTS, "leader", leader=event.leader, colour=colour, space=event.space)
        case events.LeaderReturned(seat=owner) if owner != seat:
            return tip(HINTS, "leader-lost", rival=DYNASTIES[owner], leader=event.leader)
        case revolts.RevoltBegan(attacker=attacker, leader=leader) if attacker == seat:
            mine, theirs = event.strengths
            rival = DYNASTIES[event.defender]
            return tip(HINTS, "revolt", rival=rival, leader=leader, mine=mine, theirs=theirs)
        case wars.WarBegan():
            return tip(HINTS, "war", strengths=":".join(str(strength) for strength in event.strengths))
    return None


def _points(number: int, colour: str, points: Sequence[int]) -> Tip:
    """Points won, and how much the seat needs them."""
    many = "points" if number > 1 else "point"
    count = {"number": number} if number > 1 else {}
    if colour == COLOURS[YELLOW]:
        return tip(HINTS, f"wild-{many}", held=result(points)[0], **count)
    held = points[COLOURS.index(colour)]
    below = sum(other < held for other in points[:YELLOW])
    return tip(HINTS, many, colour=colour, rank=RANKS[below], held=held, **count)


def _of_features(before: State, after: State, seat: Seat, evaluator: Evaluator) -> list[Tip]:
    """What has changed for the better in the position."""
    if after.outcome() is not None:
        return [tip(HINTS, "end")]
    old, new = evaluator.measure_seat(before, seat), evaluator.measure_seat(after, seat)
    better = (kind for name, sign, kind in TELLING if sign * (new[NUMBER[name]] - old[NUMBER[name]]) > 0.4)
    return [tip(HINTS, kind) for kind in better]
