"""The answers to one question that are worth thinking about, each with its value."""

from __future__ import annotations

MOST_CANDIDATES = 4096


class Candidates:
    """A list of at most `most` actions with values, in memory that is used again."""

    def __init__(self, most: int = 4096) -> None:
        if most > MOST_CANDIDATES:
            raise OverflowError("there is room for 4096 candidates")
        self.actions = [0] * 4096
        self.values = [0.0] * 4096
        self.size = 0
        self.most = most

    def add(self, action: int, value: float) -> int:
        """Add a candidate if there is room; return how many there are."""
        if self.size < self.most:
            self.actions[self.size] = action
            self.values[self.size] = value
            self.size += 1
        return self.size

    def lift(self, number: int) -> None:
        """Bring the `number` best to the front, in order."""
        for place in range(min(number, self.size)):
            best = place
            for other in range(place + 1, self.size):
                if self.values[other] > self.values[best]:
                    best = other
            action = self.actions[best]
            value = self.values[best]
            self.actions[best] = self.actions[place]
            self.values[best] = self.values[place]
            self.actions[place] = action
            self.values[place] = value
