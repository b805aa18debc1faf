"""What a position is worth to a seat: the evaluation of simple bots, from facts the seat may know (H1)."""

from __future__ import annotations

from tianming.games.yellow_yangtze.board import YELLOW
from tianming.games.yellow_yangtze.effects import pagodas_with
from tianming.games.yellow_yangtze.position import OFF, Position, slot

# The weakest colour counts most, then the next ones. A leader on the board is a promise of points: more where its
# colour is weak, with black tiles beside it, with tiles in its state, and with a pagoda of its colour.
COLOUR_WEIGHTS: list[float] = [10.0, 3.0, 1.0, 0.3]
YELLOW_WEIGHT = 1.0
LEADER_WEIGHT = 2.0
GOVERNOR_WEIGHT = 0.3
SUPPORT_WEIGHT = 0.4
PAGODA_WEIGHT = 4.0
HAND_WEIGHT = 0.02
VARIETY_WEIGHT = 0.05
RESULT: list[int] = [0] * 4


def worth(p: Position, seat: int) -> float:
    """How good the position looks for a seat."""
    fill_result(p, seat)
    value = YELLOW_WEIGHT * p.points[slot(seat, YELLOW)] + hand_worth(p, seat)
    lowest = RESULT[0]
    for rank in range(4):
        value += COLOUR_WEIGHTS[rank] * RESULT[rank]
    for colour in range(5):
        if p.leader[slot(seat, colour)] != OFF:
            value += leader_worth(p, slot(seat, colour), p.points[slot(seat, colour)] - lowest)
    return value


def fill_result(p: Position, seat: int) -> None:
    """X2: the four colours in order, the yellow points added one by one to the lowest."""
    for colour in range(4):
        RESULT[colour] = p.points[slot(seat, colour)]
        settle_in(colour)
    for _ in range(p.points[slot(seat, YELLOW)]):
        place = 0
        while place < 3 and RESULT[place + 1] == RESULT[0]:
            place += 1
        RESULT[place] += 1  # the last of the lowest, so that they stay in order


def settle_in(place: int) -> int:
    """Let the number on a place sink to where it belongs in order."""
    while place > 0 and RESULT[place - 1] > RESULT[place]:
        lower = RESULT[place]
        RESULT[place] = RESULT[place - 1]
        RESULT[place - 1] = lower
        place -= 1
    return place


def hand_worth(p: Position, seat: int) -> float:
    """Tiles in hand are chances, different ones more so."""
    value = 0.0
    for colour in range(5):
        if p.hand[slot(seat, colour)] > 0:
            value += VARIETY_WEIGHT + HAND_WEIGHT * p.hand[slot(seat, colour)]
    return value


def leader_worth(p: Position, place: int, ahead: int) -> float:
    """A leader, by how far its colour is ahead of the weakest, by its support and by its pagodas."""
    space = p.leader[place]
    value = LEADER_WEIGHT / (1.0 + 0.3 * max(ahead, 0))
    if place % 5 == 0:
        value += GOVERNOR_WEIGHT  # B3: the governor stands in for missing leaders
    value += SUPPORT_WEIGHT * min(p.governors_beside(space), 3)
    return value + PAGODA_WEIGHT * pagodas_with(p, place)
