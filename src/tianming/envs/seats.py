"""One seat in each of many games; a policy plays the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import TracebackType
from typing import TypeAlias

import numpy as np

from tianming.core.errors import InvalidAction, InvalidOption
from tianming.envs.arrays import Array
from tianming.envs.vector import VectorEnv

# From packed observations and their legal actions as true and false, a row for each game, to an action for each.
BatchPolicy: TypeAlias = Callable[[Array, Array], Array]


class SeatsEnv:
    """A vector environment seen from one seat of each game.

    After `reset` and `step` it is our turn in every game. `seats` are our seats: one for all games, or one for each;
    None takes the first in the first game, the second in the second, and so on.

    >>> def policy(observations, legal):
    ...     return legal.argmax(axis=1)
    >>> env = SeatsEnv(VectorEnv("huang-di", games=4, seed=1), policy)
    >>> env.reset()
    >>> env.step(env.legal_mask().argmax(axis=1))
    >>> env.seats.tolist()
    [0, 1, 0, 1]
    """

    def __init__(self, env: VectorEnv, policy: BatchPolicy, seats: int | Sequence[int] | None = None) -> None:
        wanted = np.arange(len(env.players)) % env.players if seats is None else np.asarray(seats)
        if wanted.dtype.kind not in "iu" or wanted.shape not in ((), env.players.shape):
            raise InvalidOption("seats are one whole number for all games, or one for each")
        if ((wanted < 0) | (wanted >= env.players)).any():
            raise InvalidOption("a game has no such seat: seats count from 0 to the number of players less one")
        self.env, self.policy = env, policy
        self.seats = np.broadcast_to(wanted, env.players.shape).copy()
        self._index = np.arange(len(env.players))
        self.ended = np.zeros(len(env.players), np.bool_)  # the games that ended in this step
        self.shares = np.zeros(len(env.players), np.float32)  # our share of the victory in games that ended
        self.margins = np.zeros(len(env.players), np.float32)  # by how much we were ahead

    @property
    def observations(self) -> Array:
        """What our seats may know, and their legal actions: a row of bytes for each game."""
        return self.env.observations

    def legal_mask(self) -> Array:
        """Our legal actions as true and false."""
        return self.env.legal_mask()

    def reset(self) -> None:
        """Begin all games, and play on until it is our turn."""
        self.env.reset()
        self._play_on()
        self.ended[:] = False

    def step(self, actions: Array | Sequence[int]) -> None:
        """Carry out our action in every game, and let the policy play on until it is our turn again. If one of them is
        not legal, nothing happens."""
        self.env.step(actions)
        self.ended[:] = False
        self._note()
        self._play_on()

    def _play_on(self) -> None:
        while (others := self.env.seats != self.seats).any():
            rows = np.flatnonzero(others)
            answers = np.asarray(self.policy(self.env.observations[rows], self.env.legal_mask()[rows]))
            if answers.shape != rows.shape or answers.dtype.kind not in "iu":
                raise InvalidAction(f"the policy must give one whole number for each of the {len(rows)} games")
            actions = np.zeros(len(others), np.int64)
            actions[rows] = answers
            self.env.step(actions, others)
            self._note()

    def _note(self) -> None:
        """Keep how games ended for us."""
        over = np.flatnonzero(self.env.ended)
        self.ended[over] = True
        self.shares[over] = self.env.shares[over, self.seats[over]]
        self.margins[over] = self.env.margins[over, self.seats[over]]

    def close(self) -> None:
        """End the workers."""
        self.env.close()

    def __enter__(self) -> SeatsEnv:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
