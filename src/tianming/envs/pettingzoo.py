"""PettingZoo: all seats as agents, one after the other (AEC) or all at once (Parallel).

>>> from tianming.envs.pettingzoo import huang_di_v1
>>> env = huang_di_v1.env(players=3)
>>> env.reset(seed=1)
>>> env.agents
['player_0', 'player_1', 'player_2']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tianming.core.errors import InvalidAction, InvalidOption
from tianming.core.options import Value
from tianming.core.seats import Seat, all_seats
from tianming.envs.arrays import Array
from tianming.envs.names import snake_names
from tianming.envs.one_game import LARGEST_SEED, OneGame

Observation = dict[str, Array]


class Seats:
    """What both kinds of environment share: the agents, their spaces and what they observe."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, Value] | None, render_mode: str | None, *, waiting: bool
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise InvalidOption(f'render_mode is None or "ansi", not {render_mode!r:.40}')
        self.game = OneGame(game, players, options)
        self.agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.waiting = waiting
        size = self.game.encoding.shape.actions + waiting
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.agents}
        self.observation_spaces = {agent: _observation_space(self.game, size) for agent in self.agents}
        self.seeds = np.random.default_rng()

    def begin(self, seed: int | None) -> None:
        """Begin a game; without a seed, the next one."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.game.begin(int(self.seeds.integers(LARGEST_SEED)))

    def observe(self, agent: str) -> Observation:
        """The observation and the mask. An agent that may wait can do nothing else."""
        vector, mask = self.game.observe(self.seat_of(agent))
        if self.waiting:
            mask = np.append(mask, np.int8(not mask.any()))
        return {"observation": vector, "action_mask": mask}

    def seat_of(self, agent: str) -> Seat:
        """The seat of an agent."""
        if agent not in self.action_spaces:
            raise InvalidOption(f"no agent {agent!r:.40}; there are: {', '.join(self.action_spaces)}")
        return Seat(int(agent.removeprefix("player_")))

    def rewards(self) -> dict[str, float]:
        """The rewards of this step, by agent."""
        if self.game.is_over:
            return dict(zip(self.agents, self.game.rewards(), strict=True))
        return dict.fromkeys(self.agents, 0.0)

    def infos(self) -> dict[str, dict[str, Any]]:
        """How the game ended for each agent; empty before that."""
        if self.game.is_over:
            return {agent: dict(result) for agent, result in zip(self.agents, self.game.results(), strict=True)}
        return {agent: {} for agent in self.agents}


def _observation_space(game: OneGame, actions: int) -> spaces.Dict:
    highest = game.unpacking.highest()
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class TurnEnv(AECEnv):
    """One agent after the other. Those who decide at once are asked one by one, and nobody sees the others' answers."""

    def __init__(
        self,
        game: str,
        *,
        players: int = 0,
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.seats = Seats(game, players, options, render_mode, waiting=False)
        self.metadata = describe(game)
        self.render_mode = render_mode
        self.possible_agents = list(self.seats.agents)
        self.action_spaces, self.observation_spaces = self.seats.action_spaces, self.seats.observation_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. There are no options here: they are given when the environment is made."""
        del options
        self.seats.begin(seed)
        self.agents = list(self.possible_agents)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.truncations = dict.fromkeys(self.agents, False)
        self._take_stock()

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent whose turn it is."""
        if not self.agents:
            raise InvalidAction("the game is over: call reset to begin another one")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.seats.game.act({self.seats.seat_of(agent): action})
        self._cumulative_rewards[agent] = 0.0
        self._take_stock()
        self._accumulate_rewards()

    def _take_stock(self) -> None:
        """Set what everybody can read about the present position."""
        game = self.seats.game
        self.rewards, self.infos = self.seats.rewards(), self.seats.infos()
        self.terminations = dict.fromkeys(self.agents, game.is_over)
        self.agent_selection = self.agents[0 if game.is_over else game.encoding.asked_seat(game.state)]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may do if it is asked."""
        return self.seats.observe(agent)

    def render(self) -> str | None:
        """What the agent whose turn it is sees, in characters, if the mode is "ansi"."""
        return self.seats.game.draw(self.seats.seat_of(self.agent_selection)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to end."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class TogetherEnv(ParallelEnv):
    """All agents at once. The last action of the space is to wait, which is all that an agent who is not asked can do.
    In questions that several seats answer at the same time, all of them answer in one step."""

    def __init__(
        self,
        game: str,
        *,
        players: int = 0,
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.seats = Seats(game, players, options, render_mode, waiting=True)
        self.metadata = describe(game)
        self.render_mode = render_mode
        self.possible_agents = list(self.seats.agents)
        self.action_spaces, self.observation_spaces = self.seats.action_spaces, self.seats.observation_spaces
        self.agents: list[str] = []
        self.wait = self.seats.game.encoding.shape.actions

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game. There are no options here: they are given when the environment is made."""
        del options
        self.seats.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self.seats.infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out an action of every agent that is asked. If one of them is not legal, nothing happens."""
        if not self.agents:
            raise InvalidAction("no game is under way: call reset to begin one")
        self.seats.game.act(self._answers(actions))
        over = self.seats.game.is_over
        result = self._observations(), self.seats.rewards(), self._everywhere(over), self._everywhere(False)
        if over:
            self.agents = []
        return *result, self.seats.infos()

    def _answers(self, actions: Mapping[str, int]) -> dict[Seat, int]:
        """The actions of those who are asked; the others wait."""
        given = {self.seats.seat_of(agent): action for agent, action in actions.items()}
        asked = self.seats.game.asked
        for seat in all_seats(self.seats.game.players):
            if seat in asked and seat not in given:
                raise InvalidAction(f"player_{seat} is asked and must answer; nothing was carried out")
            if seat not in asked and given.get(seat, self.wait) != self.wait:
                raise InvalidAction(
                    f"player_{seat} is not asked now and can only wait (action {self.wait}); nothing was carried out"
                )
        return {seat: given[seat] for seat in asked}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.seats.observe(agent) for agent in self.possible_agents}

    def _everywhere(self, value: bool) -> dict[str, bool]:
        return dict.fromkeys(self.possible_agents, value)

    def render(self) -> str | None:
        """What spectators see, in characters, if the mode is "ansi"."""
        return self.seats.game.draw(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to end."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def describe(game: str) -> dict[str, Any]:
    """The metadata of an environment."""
    name = next(name for name, known in snake_names().items() if known == game)
    return {"name": name, "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}


@dataclass(frozen=True)
class Versioned:
    """A game as PettingZoo names one: `env` with checks of the order of calls, `raw_env` without them, and
    `parallel_env`. All three take `players`, `options` and `render_mode`."""

    game: str

    @property
    def raw_env(self) -> Callable[..., TurnEnv]:
        """Makes an environment without checks of the order of calls."""
        return lambda **settings: TurnEnv(self.game, **settings)

    @property
    def env(self) -> Callable[..., OrderEnforcingWrapper]:
        """Makes an environment for one agent after the other."""
        return lambda **settings: OrderEnforcingWrapper(self.raw_env(**settings))

    @property
    def parallel_env(self) -> Callable[..., TogetherEnv]:
        """Makes an environment for all agents at once."""
        return lambda **settings: TogetherEnv(self.game, **settings)


def __getattr__(name: str) -> Versioned:
    """The game of a versioned name."""
    if name in snake_names():
        return Versioned(snake_names()[name])
    raise AttributeError(f"no environment {name!r}; there are: {', '.join(snake_names())}")


def __dir__() -> list[str]:
    return [*globals(), *snake_names()]
