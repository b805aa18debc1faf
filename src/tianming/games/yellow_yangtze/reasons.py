"""Why a move is good, from facts of the engine: what happens, and which features of the position change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tianming.core.protocol import Event, View
from tianming.core.seats import Seat
from tianming.core.tips import Tip, tip
from tianming.games.yellow_yangtze import events as told
from tianming.games.yellow_yangtze.actions import TABLE
from tianming.games.yellow_yangtze.board import (
    CAPITAL_NAMES,
    COLOURS,
    DYNASTIES,
    LEADERS,
    PAGODA_NAMES,
    PLACES,
    SPACE_NAMES,
    SPACE_NUMBERS,
    YELLOW,
)
from tianming.games.yellow_yangtze.evaluation import FEATURES, Evaluator
from tianming.games.yellow_yangtze.scoring import result
from tianming.games.yellow_yangtze.state import State

RANKS = ("weakest", "second weakest", "third", "strongest")
NUMBER = {name: number for number, name in enumerate(FEATURES)}
SAYINGS = {
    # where to look
    "around": "look around {capital} ({space})",
    "merchants": "look at the merchants",
    "conflict": "look at the conflict",
    "hand": "look at your hand",
    "turn": "look at what you may still do this turn",
    # what happens
    "point": "it brings you a {colour} point, your {rank} colour (now {held:d})",
    "points": "it brings you {number:d} {colour} points, your {rank} colour (now {held:d})",
    "wild_point": "it brings you a yellow point, which counts for your weakest colour (now {held:d})",
    "wild_points": "it brings you {number:d} yellow points, which count for your weakest colour (now {held:d})",
    "triangle": "it completes a triangle for a {colour} pagoda ({pagoda})",
    "pagoda": "a {colour} pagoda ({pagoda}) brings the {colour} leader of its state a point every turn",
    "pagoda_lost": "the {colour} pagoda ({pagoda}) on {triangle} is gone",
    "leader": "your {leader} can win {colour} points from {space}",
    "leader_lost": "{rival} loses its {leader}",
    "revolt": "you attack {rival}'s {leader} with {mine:d} against {theirs:d} on the board",
    "war": "it starts a war of {strengths} soldiers on the board",
    "end": "it ends the game",
    # what gets better
    "safe_pagodas": "your pagodas are safer from revolts",
    "safe_leaders": "your leaders are less open to revolts",
    "support": "your leaders have more black tiles beside them",
    "war_near": "you stand better in the wars that are near",
    "soldiers": "your states have more soldiers for a war",
    "triangle_begun": "it prepares a triangle for a pagoda",
    "tiles": "you hold tiles for more of your leaders",
    "best": "nothing better is in sight",
}
# Features that speak for a move when they change so: more is better (1) or less is (-1).
TELLING = (
    ("pagodas open to revolt", -1, "safe_pagodas"),
    ("open to revolt", -1, "safe_leaders"),
    ("support", 1, "support"),
    ("war near", 1, "war_near"),
    ("soldiers", 1, "soldiers"),
    ("triangles begun", 1, "triangle_begun"),
    ("tiles for leaders", 1, "tiles"),
)
BESIDE = {"take": "merchants", "commit": "conflict", "replace": "hand", "discard": "hand"}


def where(view: View, action: int) -> Tip:
    """A place near the move: the capital whose surroundings it is in, or what lies beside the board."""
    words = TABLE.write(action).split()
    spaces = [word for word in words if word in SPACE_NUMBERS]
    if not spaces:
        return tip(SAYINGS, BESIDE.get(words[0], "turn"))
    capital = _nearest_capital(spaces[0])
    around = [space for space in SPACE_NAMES if _nearest_capital(space) == capital]
    return tip(SAYINGS, "around", around, capital=CAPITAL_NAMES[capital], space=capital)


@cache
def _nearest_capital(space: str) -> str:
    row, column = PLACES[SPACE_NUMBERS[space]]

    def distance(capital: str) -> float:
        other_row, other_column = PLACES[SPACE_NUMBERS[capital]]
        aside = abs((column + row % 2 / 2) - (other_column + other_row % 2 / 2))
        down = abs(row - other_row)
        return down + max(0.0, aside - down / 2)

    return min(CAPITAL_NAMES, key=distance)


def reasons(state: State, view: View, action: int, evaluator: Evaluator) -> tuple[Tip, ...]:
    """What speaks for a legal action, in a state guessed from the view; nothing here depends on the guess."""
    seat = view.seat
    if seat is None:
        raise ValueError("spectators take no actions: reasons want a seat's view")
    after = state.clone()
    events: list[Event] = []
    after.apply(seat, action, events)
    told_by_events = (_of_event(event, state, seat) for event in events)
    found = [said for said in told_by_events if said is not None]
    found += _of_features(state, after, seat, evaluator)
    return tuple({said.text: said for said in found}.values()) or (tip(SAYINGS, "best"),)


def _of_event(event: Event, before: State, seat: Seat) -> Tip | None:
    """What an event says for the move."""
    match event:
        case told.PointScored(seat=winner) if winner == seat:
            return _points(event.number, event.colour, before.fields().points[5 * seat : 5 * seat + 5])
        case told.PagodaOffered():
            return tip(SAYINGS, "triangle", colour=event.colour, pagoda=_pagoda(event.colour))
        case told.PagodaBuilt(seat=builder) | told.PagodaMoved(seat=builder) if builder == seat:
            return tip(SAYINGS, "pagoda", colour=event.colour, pagoda=_pagoda(event.colour))
        case told.PagodaLost(colour=colour, triangle=triangle):
            return tip(SAYINGS, "pagoda_lost", colour=colour, pagoda=_pagoda(colour), triangle=triangle)
        case told.LeaderPlaced():
            colour = COLOURS[LEADERS.index(event.leader)]
            return tip(SAYINGS, "leader", leader=event.leader, colour=colour, space=event.space)
        case told.LeaderReturned(seat=owner) if owner != seat:
            return tip(SAYINGS, "leader_lost", rival=DYNASTIES[owner], leader=event.leader)
        case told.RevoltBegan(attacker=attacker, leader=leader) if attacker == seat:
            mine, theirs = event.strengths
            rival = DYNASTIES[event.defender]
            return tip(SAYINGS, "revolt", rival=rival, leader=leader, mine=mine, theirs=theirs)
        case told.WarBegan():
            return tip(SAYINGS, "war", strengths=":".join(str(strength) for strength in event.strengths))
    return None


def _pagoda(colour: str) -> str:
    return PAGODA_NAMES[COLOURS.index(colour)]


def _points(number: int, colour: str, points: Sequence[int]) -> Tip:
    """Points that are won, and how badly they are needed."""
    many = "points" if number > 1 else "point"
    count = {"number": number} if number > 1 else {}
    if colour == COLOURS[YELLOW]:
        return tip(SAYINGS, f"wild_{many}", held=result(points)[0], **count)
    held = points[COLOURS.index(colour)]
    below = sum(other < held for other in points[:YELLOW])
    return tip(SAYINGS, many, colour=colour, rank=RANKS[below], held=held, **count)


def _of_features(before: State, after: State, seat: Seat, evaluator: Evaluator) -> list[Tip]:
    """What has changed for the better in the position."""
    if after.outcome() is not None:
        return [tip(SAYINGS, "end")]
    old, new = evaluator.measure_seat(before, seat), evaluator.measure_seat(after, seat)
    better = (kind for name, sign, kind in TELLING if sign * (new[NUMBER[name]] - old[NUMBER[name]]) > 0.4)
    return [tip(SAYINGS, kind) for kind in better]
