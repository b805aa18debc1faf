"""One game, decision by decision: what the environments of other libraries are made of.

Draws, and decisions that leave no choice, happen inside. Seats that decide at once are all `asked`; nobody sees the
others' answers.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np

import tianming
from tianming.core.actions import Action
from tianming.core.dice import Dice
from tianming.core.errors import InvalidAction
from tianming.core.options import Value, check_end
from tianming.core.protocol import Outcome
from tianming.core.registry import make_encoding
from tianming.core.seats import CHANCE, Seat
from tianming.envs.arrays import Array
from tianming.envs.unpacking import Unpacking

LARGEST_SEED = 2**63 - 1


class OneGame:
    """A game with a number of players and options, which can begin again and again."""

    def __init__(self, game: str, players: int = 0, options: Mapping[str, Value] | None = None) -> None:
        self.rules = tianming.game(game)
        check_end(self.rules.options, options)
        self.players = players or self.rules.players[0]
        self._first = self.rules.start(players, options)
        self.encoding = make_encoding(game)
        self.unpacking = Unpacking(self.encoding.shape)
        self.state: Any = self._first.clone()
        self.asked: tuple[Seat, ...] = ()
        self.begun = False

    def begin(self, seed: int) -> None:
        """Begin a game. All its draws follow from the seed."""
        self._dice = Dice(seed & LARGEST_SEED)
        self.state = self._first.clone()
        self.begun = True
        self._settle()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.begun and not self.asked

    def check(self, seat: Seat, action: object) -> Action:
        """The action as a number, if the seat may take it now. Otherwise an error says why not."""
        if not self.begun:
            raise InvalidAction("the game has not begun: call reset first")
        if not self.asked:
            raise InvalidAction("the game is over: call reset to begin another one")
        try:
            number = Action(operator.index(action))  # type: ignore[arg-type]
        except TypeError:
            raise InvalidAction(f"an action is a whole number, not {action!r:.40}") from None
        if number >= self.encoding.shape.actions or not self.state.is_legal(seat, number):
            raise InvalidAction(f"seat {seat} cannot take the action {number} now{self._why(seat, number)}")
        return number

    def _why(self, seat: Seat, action: Action) -> str:
        if not 0 <= action < self.encoding.shape.actions:
            return f": actions are numbered from 0 to {self.encoding.shape.actions - 1}"
        return f" ({self.rules.write(action)}): {self.rules.why(self.state, seat, action)}"

    def act(self, answers: Mapping[Seat, object]) -> None:
        """Carry out an action for each of these seats, which are all asked now. If one of them is not legal, nothing
        happens."""
        checked = {seat: self.check(seat, action) for seat, action in answers.items()}
        for seat, action in checked.items():
            self.state.apply(seat, action)
        self._settle()

    def observe(self, seat: Seat) -> tuple[Array, Array]:
        """What the seat may know, as a vector, and the mask of its legal actions: all 0 if it is not asked."""
        observation = np.zeros(self.encoding.size, np.uint8)
        self.encoding.encode(self.state, seat, observation.data)
        return self.unpacking.vector(observation), self.unpacking.mask(observation)

    def draw(self, seat: Seat | None) -> str:
        """What the seat sees, in characters."""
        return self.rules.draw(self.rules.view(self.state, seat))

    def rewards(self) -> list[float]:
        """What each seat gets at the end."""
        return rewards_of(self.outcome())

    def results(self) -> list[dict[str, float]]:
        """How the game ended for each seat: its rank, its share of the victory and its margin."""
        outcome = self.outcome()
        margins, winners = self.encoding.margins(outcome), outcome.ranks.count(1)
        return [
            {"rank": rank, "share": 1 / winners if rank == 1 else 0.0, "margin": margin}
            for rank, margin in zip(outcome.ranks, margins, strict=True)
        ]

    def outcome(self) -> Outcome:
        """How the game ended."""
        outcome: Outcome | None = self.state.outcome()
        if outcome is None:
            raise RuntimeError("the game goes on")
        return outcome

    def _settle(self) -> None:
        """Draw and take forced actions until somebody has a choice or the game is over."""
        state = self.state
        while actors := state.actors():
            if actors[0] == CHANCE:
                state.apply(CHANCE, state.kth(CHANCE, self._dice.below(state.count(CHANCE))))
                continue
            forced = [seat for seat in actors if state.count(seat) == 1]
            for seat in forced:
                state.apply(seat, state.kth(seat, 0))
            if not forced:
                break
        self.asked = actors


def rewards_of(outcome: Outcome) -> list[float]:
    """1 for a victory and −1 / (players − 1) for a defeat, so that they add up to 0. Those who share the victory share
    what the winner gets and what the losers do not pay."""
    players, winners = len(outcome.ranks), outcome.ranks.count(1)
    shares = [1 / winners if rank == 1 else 0.0 for rank in outcome.ranks]
    return [(players * share - 1) / (players - 1) for share in shares]
