"""What the states of all games share: listing, counting, picking, checking and carrying out actions.

A game's position is `class Position(Fields, BaseState)`. Its state, a subclass, says who is asked, offers the actions
of the present question, carries one out and explains why one is not allowed.
"""

from __future__ import annotations

import sys
from typing import Any

from msgspec import to_builtins

from tianming.core.actions import Action
from tianming.core.errors import IllegalAction, Reason
from tianming.core.offer import Offer, acquire_offer, release_offer
from tianming.core.position_file import PositionFile
from tianming.core.protocol import Event
from tianming.core.seats import CHANCE, Seat


class BaseState:
    """A position that can be played. Every game implements the first five methods."""

    def is_asked(self, seat: int) -> bool:
        """Whether the present question is for that seat."""
        raise NotImplementedError

    def offer_to(self, seat: int, offer: Offer) -> None:
        """Offer all actions of a seat that is asked."""
        raise NotImplementedError

    def carry_out(self, seat: int, action: int, events: list[Event] | None) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def explain(self, seat: Seat, action: Action) -> Reason | None:
        """Why the action is not allowed; None when it is. Raises if it is no action at all."""
        raise NotImplementedError

    def position_file(self) -> PositionFile:
        """The position in the names that people use."""
        raise NotImplementedError

    # What follows from them.

    def legal(self, seat: Seat) -> list[Action]:
        """All actions the seat may take now."""
        offer = acquire_offer(-1)
        if self.is_asked(seat):
            self.offer_to(seat, offer)
        actions = offer.list_actions()
        release_offer(offer)
        return actions

    def count(self, seat: Seat) -> int:
        """How many there are. For CHANCE, the total weight; that is the same if all draws are equally likely."""
        if not self.is_asked(seat):
            return 0
        offer = acquire_offer(-1)
        self.offer_to(seat, offer)
        number = offer.count()
        release_offer(offer)
        return number

    def kth(self, seat: Seat, k: int) -> Action:
        """The k-th of them; for CHANCE the action that the k-th unit of weight falls on."""
        if not self.is_asked(seat) or k < 0:
            raise IndexError("there is no such action")
        offer = acquire_offer(-1)
        self.offer_to(seat, offer)
        action = offer.kth(k)
        release_offer(offer)
        return action

    def is_legal(self, seat: Seat, action: Action) -> bool:
        """Whether the seat may take that action now."""
        if not self.is_asked(seat) or action < 0:
            return False
        offer = acquire_offer(action)
        self.offer_to(seat, offer)
        held = offer.holds(action)
        release_offer(offer)
        return held

    def apply(self, seat: Seat, action: Action, events: list[Event] | None = None) -> None:
        """Carry out a legal action. Anything else raises and changes nothing."""
        try:
            legal = type(seat) is int and type(action) is int and self.is_legal(seat, action)
        except OverflowError:  # a number far too large for a seat or an action
            legal = False
        if not legal:
            reason = self.explain(seat, action)
            assert reason is not None
            raise IllegalAction(reason)
        self.carry_out(seat, action, events)

    def odds(self) -> list[tuple[Action, int]]:
        """For a draw: the possible actions with whole-number weights, which are equal unless a game overrides this."""
        return [(action, 1) for action in self.legal(CHANCE)]

    def snapshot(self) -> dict[str, Any]:
        """The position as plain JSON values."""
        position: dict[str, Any] = to_builtins(self.position_file())
        return position

    def nbytes(self) -> int:
        """The memory one state takes, without what all states of a game share."""
        fields = getattr(self, "__dict__", {})  # compiled states have none
        return sys.getsizeof(self) + sum(sys.getsizeof(value) for value in fields.values())
