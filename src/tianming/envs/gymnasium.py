"""Gymnasium: one seat at a table, the others are bots or policies. Importing this module registers the games.

>>> import gymnasium
>>> import tianming.envs.gymnasium
>>> env = gymnasium.make("tianming/HuangDi-v1", opponents="random")
>>> observation, info = env.reset(seed=1)
>>> bool(info["action_mask"].any())
True
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, get_args

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from tianming.core.errors import InvalidAction, InvalidOption
from tianming.core.options import Value
from tianming.core.seats import Seat
from tianming.envs.arrays import Array
from tianming.envs.names import camel_names
from tianming.envs.one_game import LARGEST_SEED, OneGame
from tianming.envs.opponents import Opponent, make_answers

Illegal = Literal["raise", "refuse"]


class SeatEnv(gymnasium.Env[Array, int]):
    """One seat of a game. An observation is a vector (see ``unpacking.py``), an action a number of the mask.

    `seat` None takes another seat in each game, in turn. `opponents` are the names of bots (levels, and what else plays
    in the arena), bots, or functions from an observation and its mask to an action; several sit down in turn, after our
    seat. An action outside the mask raises an error if `illegal` is "raise"; if it is "refuse", nothing happens and
    `info["refused"]` says why.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        *,
        players: int = 0,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "heuristic",
        options: Mapping[str, Value] | None = None,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.game = OneGame(game, players, options)
        self.fixed_seat = _check_seat(seat, self.game.players)
        self.answers = make_answers(opponents)
        if illegal not in get_args(Illegal) or render_mode not in (None, "ansi"):
            raise InvalidOption('illegal is "raise" or "refuse", and render_mode None or "ansi"')
        self.illegal, self.render_mode = illegal, render_mode
        self.seat = Seat(0)
        self._games = 0
        highest = self.game.unpacking.highest()
        self.observation_space = spaces.Box(np.zeros_like(highest), highest, dtype=np.float32)
        self.action_space = spaces.Discrete(self.game.encoding.shape.actions)  # type: ignore[assignment]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin a game, and play on until it is our turn."""
        super().reset(seed=seed)
        if options:
            raise InvalidOption(f"reset has no options, but {', '.join(map(repr, options))} came; give them to make")
        if seed is not None:
            self._games = 0
        self.seat = Seat(self._games % self.game.players) if self.fixed_seat is None else self.fixed_seat
        self._games += 1
        self._rng = random.Random(int(self.np_random.integers(LARGEST_SEED)))
        self.game.begin(int(self.np_random.integers(LARGEST_SEED)))
        self._play_on()
        return self._look()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Carry out our action, and play on until it is our turn again or the game is over."""
        if not self.game.begun or self.game.is_over:
            raise ResetNeeded("there is no game under way: call reset first")
        try:
            self.game.act({self.seat: action})
        except InvalidAction as error:
            if self.illegal == "raise":
                raise
            observation, info = self._look()
            return observation, 0.0, False, False, {**info, "refused": str(error)}
        self._play_on()
        over = self.game.is_over
        reward = self.game.rewards()[self.seat] if over else 0.0
        observation, info = self._look()
        return observation, reward, over, False, info

    def action_masks(self) -> Array:
        """The legal actions as true and false, as sb3-contrib asks for them."""
        return self.game.observe(self.seat)[1].astype(np.bool_)

    def render(self) -> str | None:
        """What our seat sees, in characters, if the mode is "ansi"."""
        return self.game.draw(self.seat) if self.render_mode == "ansi" else None

    def _look(self) -> tuple[Array, dict[str, Any]]:
        """The observation, and the facts that come with it."""
        observation, mask = self.game.observe(self.seat)
        info: dict[str, Any] = {"action_mask": mask, "seat": int(self.seat)}
        return observation, {**info, **self.game.results()[self.seat]} if self.game.is_over else info

    def _play_on(self) -> None:
        while self.game.asked and self.seat not in self.game.asked:
            seat = self.game.asked[0]
            place = (seat - self.seat) % self.game.players - 1
            answer = self.answers[place % len(self.answers)]
            self.game.act({seat: answer(self.game, seat, self._rng)})


def _check_seat(seat: int | None, players: int) -> Seat | None:
    if seat is not None and seat not in range(players):
        raise InvalidOption(f"seats count from 0 to {players - 1}; there is no seat {seat!r:.40}")
    return None if seat is None else Seat(seat)


def register() -> None:
    """Register all games, as "tianming/YellowYangtze-v1" and so on."""
    for name, game in camel_names().items():
        gymnasium.register(f"tianming/{name}", f"{__name__}:SeatEnv", kwargs={"game": game})


register()
