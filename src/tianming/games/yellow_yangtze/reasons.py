"""Why a move is good, from facts of the engine: what happens, and which features of the position change."""

from __future__ import annotations

from tianming.core.protocol import Event, View
from tianming.core.seats import Seat
from tianming.games.yellow_yangtze import evaluation
from tianming.games.yellow_yangtze import events as told
from tianming.games.yellow_yangtze.actions import TABLE
from tianming.games.yellow_yangtze.board import (
    CAPITAL_NAMES,
    COLOURS,
    DYNASTIES,
    LEADERS,
    PAGODA_NAMES,
    PLACES,
    SPACE_NUMBERS,
    YELLOW,
)
from tianming.games.yellow_yangtze.scoring import result
from tianming.games.yellow_yangtze.state import State

RANKS = ("weakest", "second weakest", "third", "strongest")
NUMBER = {name: number for number, name in enumerate(evaluation.FEATURES)}
# Features that speak for a move when they change so: more is better (1) or less is (-1).
TELLING = (
    ("pagodas open to revolt", -1, "your pagodas are safer from revolts"),
    ("open to revolt", -1, "your leaders are less open to revolts"),
    ("support", 1, "your leaders have more black tiles beside them"),
    ("war near", 1, "you stand better in the wars that are near"),
    ("soldiers", 1, "your states have more soldiers for a war"),
    ("triangles begun", 1, "it prepares a triangle for a pagoda"),
    ("tiles for leaders", 1, "you hold tiles for more of your leaders"),
)


def where(view: View, action: int) -> str:
    """A place near the move: the capital whose surroundings it is in, or what lies beside the board."""
    words = TABLE.write(action).split()
    spaces = [word for word in words if word in SPACE_NUMBERS]
    if spaces:
        return f"look around {_nearest_capital(spaces[0])}"
    beside = {"take": "the merchants", "commit": "the conflict", "replace": "your hand", "discard": "your hand"}
    return f"look at {beside.get(words[0], 'what you may still do this turn')}"


def _nearest_capital(space: str) -> str:
    row, column = PLACES[SPACE_NUMBERS[space]]

    def distance(capital: str) -> float:
        other_row, other_column = PLACES[SPACE_NUMBERS[capital]]
        aside = abs((column + row % 2 / 2) - (other_column + other_row % 2 / 2))
        down = abs(row - other_row)
        return down + max(0.0, aside - down / 2)

    capital = min(CAPITAL_NAMES, key=distance)
    return f"{CAPITAL_NAMES[capital]} ({capital})"


def reasons(state: State, view: View, action: int) -> tuple[str, ...]:
    """What speaks for a legal action, in a state guessed from the view; nothing here depends on the guess."""
    seat = view.seat
    if seat is None:
        raise ValueError("spectators take no actions: reasons want a seat's view")
    after = state.clone()
    events: list[Event] = []
    after.apply(seat, action, events)
    found = [sentence for event in events for sentence in _of_event(event, state, seat)]
    found += _of_features(state, after, seat)
    return tuple(dict.fromkeys(found)) or ("nothing better is in sight",)


def _of_event(event: Event, before: State, seat: Seat) -> list[str]:
    """What an event says for the move."""
    match event:
        case told.PointScored(seat=winner) if winner == seat:
            return [f"it brings you {_points(event.number, event.colour)}, {_rank(before, seat, event.colour)}"]
        case told.PagodaOffered():
            name = PAGODA_NAMES[COLOURS.index(event.colour)]
            return [f"it completes a triangle for a {name}"]
        case told.PagodaBuilt(seat=builder) | told.PagodaMoved(seat=builder) if builder == seat:
            name = PAGODA_NAMES[COLOURS.index(event.colour)]
            return [f"a {name} brings the {event.colour} leader of its state a point every turn"]
        case told.PagodaLost():
            return [f"the {PAGODA_NAMES[COLOURS.index(event.colour)]} on {event.triangle} is gone"]
        case told.LeaderPlaced():
            colour = COLOURS[LEADERS.index(event.leader)]
            return [f"your {event.leader} can win {colour} points from {event.space}"]
        case told.LeaderReturned(seat=owner) if owner != seat:
            return [f"{DYNASTIES[owner]} loses its {event.leader}"]
        case told.RevoltBegan(attacker=attacker) if attacker == seat:
            mine, theirs = event.strengths
            return [
                f"you attack {DYNASTIES[event.defender]}'s {event.leader} with {mine} against {theirs} on the board"
            ]
        case told.WarBegan():
            strengths = " against ".join(str(strength) for strength in event.strengths)
            return [f"it starts a war of {strengths} soldiers on the board"]
    return []


def _points(number: int, colour: str) -> str:
    return f"a {colour} point" if number == 1 else f"{number} {colour} points"


def _rank(state: State, seat: Seat, colour: str) -> str:
    """How badly a seat needs points of a colour."""
    points = state.dump()["points"][5 * seat : 5 * seat + 5]
    if colour == COLOURS[YELLOW]:
        return f"which counts for your weakest colour (now {result(points)[0]})"
    held = points[COLOURS.index(colour)]
    below = sum(other < held for other in points[:YELLOW])
    return f"your {RANKS[below]} colour (now {held})"


def _of_features(before: State, after: State, seat: Seat) -> list[str]:
    """What has changed for the better in the position."""
    if after.outcome() is not None:
        return ["it ends the game"]
    old, new = evaluation.seat_features(before, seat), evaluation.seat_features(after, seat)
    return [words for name, sign, words in TELLING if sign * (new[NUMBER[name]] - old[NUMBER[name]]) > 0.4]
