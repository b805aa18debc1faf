"""What the rules objects of all games share: the facts of the module `meta`, the class of their states, and everything
that other modules of the game answer."""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import ModuleType
from typing import Generic, Protocol, TypeVar

from tianming.core.actions import Action
from tianming.core.errors import IllegalAction, Reason
from tianming.core.marks import Mark
from tianming.core.protocol import Event, Forecast, Outcome, Rules, State, View
from tianming.core.seats import Seat

# What the module `meta` of a game says, there in capitals.
META = "name title version credits notice primer players seat_names options most_decisions figures".split()


class GameState(State, Protocol):
    """A state that can rank the seats at any time and explain a refusal."""

    def rank_seats(self) -> Outcome:
        """The result if the game ended now."""

    def explain(self, seat: Seat, action: Action) -> Reason | None:
        """Why the action is not allowed; None if it is."""


S = TypeVar("S", bound=GameState)
Looking = TypeVar("Looking", bound=GameState, contravariant=True)


class TextModule(Protocol):
    """The module `text` of a game."""

    EVENTS: tuple[type[Event], ...]

    def sentence(self, event: Event) -> str:
        """An event in plain words."""

    def draw(self, view: View) -> str:
        """A view as a drawing for a terminal."""


class ForecastModule(Protocol[Looking]):
    """The module `forecast` of a game. It may change the states that it is given: they are guesses."""

    def forecast(self, state: Looking, seat: Seat, action: Action) -> Forecast:
        """What a legal action would do."""

    def consequences(self, state: Looking, seat: Seat, action: Action) -> tuple[Event, ...]:
        """What is certain to follow from a legal action."""

    def mark(self, event: Event, seat: Seat) -> Mark | None:
        """How a choice is marked that leads to the event."""


class GameRules(Rules, Generic[S]):
    """The rules of a game with states of the class S.

    `class Chess(GameRules[State], meta=meta, state=State, text=text, forecast=forecast)` names the modules that answer.
    """

    state_class: type[S]
    defaults: Sequence[Action]  # the answers that add or change least; the first that is legal is the default action
    _text: TextModule
    _forecast: ForecastModule[S]

    def __init_subclass__(
        cls, *, meta: ModuleType, state: type[S], text: TextModule, forecast: ForecastModule[S]
    ) -> None:
        """Take over the facts of the module `meta`, and note the others."""
        for name in META:
            setattr(cls, name, getattr(meta, name.upper()))
        cls.state_class = state
        cls.events = text.EVENTS
        cls._text, cls._forecast = text, forecast

    def own(self, state: State) -> S:
        """The state, which must be one of this game."""
        if not isinstance(state, self.state_class):
            raise TypeError(f"a state of {self.name} is needed")
        return state

    def standing(self, state: State) -> Outcome:
        """How the seats rank now."""
        return self.own(state).rank_seats()

    def why(self, state: State, seat: Seat, action: Action) -> Reason | None:
        """Why the action is not allowed; None if it is."""
        return self.own(state).explain(seat, action)

    def forecast(self, view: View, action: Action) -> Forecast:
        """What the action would do, as far as the view shows it. If it is illegal, IllegalAction gives the reason."""
        if view.seat is None:
            raise ValueError("spectators take no actions: forecast needs the view of a seat")
        state = self.own(self.guess(view, random.Random(0)))
        reason = state.explain(view.seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        return self._forecast.forecast(state, view.seat, action)

    def consequences(self, state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
        """What is certain to follow from a legal action."""
        return self._forecast.consequences(self.own(state), seat, action)

    def mark(self, event: Event, seat: Seat) -> Mark | None:
        """How a choice is marked that leads to the event."""
        return self._forecast.mark(event, seat)

    def draw(self, view: View) -> str:
        """The view as a drawing for a terminal."""
        return self._text.draw(view)

    def sentence(self, event: Event) -> str:
        """An event in plain words."""
        return self._text.sentence(event)

    def default_action(self, state: State, seat: Seat) -> Action:
        """The first of the game's defaults that is legal; otherwise the first legal action."""
        for action in self.defaults:
            if state.is_legal(seat, action):
                return action
        return state.legal(seat)[0]
