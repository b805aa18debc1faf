"""What the rules objects of all games share: the facts of the module `meta`, and the class of their states."""

from __future__ import annotations

from types import ModuleType
from typing import Generic, Protocol, TypeVar

from tianming.core.protocol import Outcome, Rules, State

# What the module `meta` of a game says, there in capitals.
META = "name title version credits notice primer players seat_names options most_decisions figures".split()


class RankedState(State, Protocol):
    """A state that can rank the seats at any time."""

    def rank_seats(self) -> Outcome:
        """The result if the game ended now."""


S = TypeVar("S", bound=RankedState)


class GameRules(Rules, Generic[S]):
    """The rules of a game with states of the class S: `class Chess(GameRules[State], meta=meta, state=State)`."""

    state_class: type[S]

    def __init_subclass__(cls, *, meta: ModuleType, state: type[S]) -> None:
        """Take over the facts of the module `meta`."""
        for name in META:
            setattr(cls, name, getattr(meta, name.upper()))
        cls.state_class = state

    def own(self, state: State) -> S:
        """The state, which must be one of this game."""
        if not isinstance(state, self.state_class):
            raise TypeError(f"a state of {self.name} is needed")
        return state

    def standing(self, state: State) -> Outcome:
        """How the seats rank now."""
        return self.own(state).rank_seats()
