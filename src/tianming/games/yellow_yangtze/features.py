"""What a position is worth to a seat: the evaluation of simple bots, from facts the seat may know (H1)."""

from __future__ import annotations

from tianming.games.yellow_yangtze.board import YELLOW
from tianming.games.yellow_yangtze.pagodas import pagodas_with
from tianming.games.yellow_yangtze.position import OFF, Position, slot

# The weakest colour counts most. A leader on the board promises points: more if its colour is weak, if black tiles are
# beside it, and if a pagoda of its colour is in its state.
COLOUR_WEIGHTS: list[float] = [10.0, 3.0, 1.0, 0.3]
YELLOW_WEIGHT = 1.0
LEADER_WEIGHT = 2.0
GOVERNOR_WEIGHT = 0.3
SUPPORT_WEIGHT = 0.4
PAGODA_WEIGHT = 4.0
HAND_WEIGHT = 0.02
VARIETY_WEIGHT = 0.05


def hand_worth(p: Position, seat: int) -> float:
    """Tiles in hand are chances, especially different ones."""
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


class SimpleEvaluator:
    """Judges what a seat has, and hardly looks at its rivals."""

    def __init__(self) -> None:
        self.result = [0] * 4  # X2: the four colours in order
        self.lowest = 0

    def evaluate(self, p: Position, seat: int) -> float:
        """How good the position looks for a seat."""
        self.fill_result(p, seat)
        value = YELLOW_WEIGHT * p.points[slot(seat, YELLOW)] + hand_worth(p, seat)
        for rank in range(4):
            value += COLOUR_WEIGHTS[rank] * self.result[rank]
        for colour in range(5):
            if p.leader[slot(seat, colour)] != OFF:
                value += leader_worth(p, slot(seat, colour), p.points[slot(seat, colour)] - self.lowest)
        return value

    def fill_result(self, p: Position, seat: int) -> None:
        """X2: the four colours in order, the yellow points added one by one to the lowest."""
        for colour in range(4):
            self.result[colour] = p.points[slot(seat, colour)]
            self.sort_in(colour)
        for _ in range(p.points[slot(seat, YELLOW)]):
            place = 0
            while place < 3 and self.result[place + 1] == self.result[0]:
                place += 1
            self.result[place] += 1  # the last of the lowest, so that they stay in order
        self.lowest = self.result[0]

    def sort_in(self, place: int) -> int:
        """Move the number on a place down to keep the order."""
        while place > 0 and self.result[place - 1] > self.result[place]:
            lower = self.result[place]
            self.result[place] = self.result[place - 1]
            self.result[place - 1] = lower
            place -= 1
        return place
