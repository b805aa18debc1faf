"""Many games of one kind, played side by side: the inner loop of ``VectorEnv``.

Buffers come from outside and are flat. Every game has its own piece of each. Whoever calls `step` has checked the
actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tianming.core.dice import Dice
from tianming.core.encoding import OVER, Encoding
from tianming.core.offer import Offer
from tianming.core.packing import Buffer
from tianming.core.protocol import Outcome
from tianming.core.seats import CHANCE
from tianming.core.state import BaseState


class Games:
    """Plays games until a seat has a real choice; whatever leaves no choice is done at once."""

    def __init__(self, encoding: Encoding, first: Sequence[BaseState], seed: int) -> None:
        self.encoding = encoding
        self.first: list[Any] = list(first)  # how each game begins
        self.states: list[Any] = [state.clone() for state in self.first]
        self.size = len(self.first)
        self.row = encoding.size
        self.seat_count = encoding.shape.most_players
        self.dice = Dice(seed)
        self.offer = Offer()

    def attach(
        self,
        *,
        observations: Buffer,
        actions: Buffer,
        seats: Buffer,
        ended: Buffer,
        shares: memoryview[float],
        margins: memoryview[float],
        lengths: Buffer,
    ) -> None:
        """Where to read and write: `lengths` counts a game's decisions while it goes on."""
        self.observations = observations
        self.actions = actions
        self.seats = seats
        self.ended = ended
        self.shares = shares
        self.margins = margins
        self.lengths = lengths
        self.decisions = [0] * self.size

    def reset(self) -> None:
        """Begin all games anew."""
        for game in range(self.size):
            self.states[game] = self.first[game].clone()
            self.decisions[game] = 0
            self.ended[game] = 0
            self.settle(game)

    def step(self) -> None:
        """Carry out an action in every game, and play on to the next choice. Games with an action below 0 wait."""
        for game in range(self.size):
            self.ended[game] = 0
            if self.actions[game] >= 0:
                self.act(game, self.actions[game])

    def act(self, game: int, action: int) -> None:
        """Carry out an action in one game."""
        state = self.states[game]
        state.carry_out(self.seats[game], action, None)
        self.decisions[game] += 1
        self.settle(game)

    def scatter(self, most: int) -> None:
        """Play 0 to `most` random decisions in each game, so that the games are not in step."""
        for game in range(self.size):
            for _ in range(self.dice.below(most + 1)):
                self.act(game, self.random_action(game))
            self.ended[game] = 0

    def choose_randomly(self) -> None:
        """Fill the actions with random legal ones."""
        for game in range(self.size):
            self.actions[game] = self.random_action(game)

    def random_action(self, game: int) -> int:
        """A legal action of one game."""
        state = self.states[game]
        self.list_offer(state, self.seats[game])
        return self.offer.kth(self.dice.below(self.offer.count()))

    def list_offer(self, state: BaseState, seat: int) -> None:
        """Fill the offer with the legal actions of a seat that is asked."""
        self.offer.only = -1
        self.offer.size = 0
        state.offer_to(seat, self.offer)

    def settle(self, game: int) -> None:
        """Draw, take forced actions and begin anew until a seat has a choice; then observe it."""
        state = self.states[game]
        while True:
            seat = self.encoding.asked_seat(state)
            if seat == OVER:
                self.finish(game, state.outcome())
                state = self.first[game].clone()
                self.states[game] = state
            elif seat == CHANCE:
                state.carry_out(CHANCE, state.kth(CHANCE, self.dice.below(state.count(CHANCE))), None)
            else:
                self.list_offer(state, seat)
                if self.offer.count() > 1:
                    break
                state.carry_out(seat, self.offer.kth(0), None)
        self.seats[game] = seat
        self.encoding.encode_offer(state, seat, self.offer, self.observations, game * self.row)

    def finish(self, game: int, outcome: Outcome) -> None:
        """Note how a game ended: each seat's share of the victory, and by how much it was ahead."""
        winners = outcome.ranks.count(1)
        margins = self.encoding.margins(outcome)
        for seat in range(len(margins)):
            self.shares[game * self.seat_count + seat] = 1 / winners if outcome.ranks[seat] == 1 else 0.0
            self.margins[game * self.seat_count + seat] = margins[seat]
        self.ended[game] = 1
        self.lengths[game] = self.decisions[game]
        self.decisions[game] = 0
