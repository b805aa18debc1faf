"""The legal actions of one question, as rows.

Every action of a game is a row's first number plus an index below 256 (see ``actions.py``), so a seat's legal actions
are a short list of (first number, set of indices). Listing, counting, picking and checking all read the same rows: the
rule that offers an action is the rule that checks it.
"""

from __future__ import annotations

from tianming.core.actions import Action
from tianming.core.bits import EMPTY, Bits, bit, count, fill, has, kth
from tianming.core.pool import Pool

MOST_ROWS = 72
NUMBERS = [Action(number) for number in range(1 << 16)]  # made once: lists of actions share them


class Offer:
    """Collects rows. If `only` is an action, rules may leave out rows that cannot hold it."""

    def __init__(self) -> None:
        self.only = -1
        self.size = 0
        self.starts = [0] * 72
        self.sets = [EMPTY] * 72

    def wants(self, start: int, width: int) -> bool:
        """Whether the offer needs the row at that place in the action table."""
        return self.only < 0 or start <= self.only < start + width

    def add(self, start: int, indices: Bits) -> int:
        """Offer the actions start + i for every i of `indices`; return how many rows there are."""
        if not indices:
            return self.size
        if self.size == MOST_ROWS:
            raise OverflowError("an offer holds at most 72 rows")
        self.starts[self.size] = start
        self.sets[self.size] = indices
        self.size += 1
        return self.size

    def one(self, action: int) -> None:
        """Offer a single action."""
        self.add(action, bit(0))

    def count(self) -> int:
        """How many actions are offered."""
        total = 0
        for row in range(self.size):
            total += count(self.sets[row])
        return total

    def kth(self, k: int) -> Action:
        """The k-th action, in the order of the list."""
        for row in range(self.size):
            here = count(self.sets[row])
            if k < here:
                return self.starts[row] + kth(self.sets[row], k)  # type: ignore[return-value]  # Action() would be a call in the twin
            k -= here
        raise IndexError("k is not below the number of actions on offer")

    def holds(self, action: int) -> bool:
        """Whether the action is offered."""
        for row in range(self.size):
            index = action - self.starts[row]
            if 0 <= index < 256 and has(self.sets[row], index):
                return True
        return False

    def list_actions(self) -> list[Action]:
        """All actions on offer."""
        actions = [NUMBERS[0]] * self.count()
        place = 0
        for row in range(self.size):
            place = fill(actions, place, NUMBERS, self.starts[row], self.sets[row])
        return actions


OFFERS = Pool(Offer)


def acquire_offer(only: int) -> Offer:
    """An empty offer. Release it after use: using one again saves most of its cost."""
    offer: Offer = OFFERS.acquire()
    offer.only = only
    offer.size = 0
    return offer


def release_offer(offer: Offer) -> None:
    """Give back an offer."""
    OFFERS.release(offer)
