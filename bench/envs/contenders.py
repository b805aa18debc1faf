"""The environments that are measured side by side, ours and those of others.

Every loop does the same work: choose a random legal action, carry it out, and get the next observation and the legal
actions, as a program that learns needs them. Each library is used in its fastest ordinary way. The peers have no types,
so they are `Any` here.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

GAME = "yellow-yangtze"
BATCH = 512

Play = Callable[[], int]
"""Plays on for a little while; returns how many decisions were made."""


@dataclass(frozen=True)
class Contender:
    """One row of the table: what it is, which distributions it needs, and what makes its loop."""

    name: str
    title: str
    needs: tuple[str, ...]
    prepare: Callable[[], Play]

    @property
    def install(self) -> str:
        """The command that installs what it needs."""
        return f"pip install {' '.join(self.needs)}" if self.needs else "pip install ."


def vector(games: int) -> Callable[[], Play]:
    """Our vector environment."""

    def prepare() -> Play:
        env: Any = import_module("tianming.envs").VectorEnv(GAME, games, seed=1)
        env.reset()
        env.scatter(100)

        def play() -> int:
            for _ in range(16):
                env.step(env.sample())
            return 16 * games

        return play

    return prepare


def play_turns(env: Any, rng: random.Random) -> int:
    """One game of an environment of PettingZoo, with masks."""
    env.reset(seed=rng.getrandbits(30))
    decisions = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
        decisions += not done
    return decisions


def our_pettingzoo() -> Play:
    """Our environment for PettingZoo."""
    env, rng = import_module("tianming.envs.pettingzoo").TurnEnv(GAME), random.Random(1)
    return lambda: play_turns(env, rng)


def pettingzoo_chess() -> Play:
    """PettingZoo's own chess."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    env, rng = import_module("pettingzoo.classic.chess_v6").env(), random.Random(1)
    return lambda: play_turns(env, rng)


def spiel(module: str, name: str) -> Callable[[], Play]:
    """A game of OpenSpiel: observation tensors and legal actions of the player to move."""

    def prepare() -> Play:
        import_module(module)
        game: Any = import_module("pyspiel").load_game(name)
        observation: Any = import_module("open_spiel.python.observation").make_observation(game)
        rng = random.Random(1)

        def play() -> int:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, chances)[0])
                    continue
                observation.set_from(state, state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
            return decisions

        return play

    return prepare


def our_openspiel() -> Play:
    """Our game for OpenSpiel, under the name with its version."""
    names: Any = import_module("tianming.envs.names").snake_names()
    (name,) = (versioned for versioned, game in names.items() if game == GAME)
    return spiel("tianming.envs.openspiel", f"tianming_{name}")()


def our_gymnasium() -> Play:
    """Our environment for Gymnasium, against a random policy."""
    rng = random.Random(1)

    def opponent(_observation: Any, mask: Any) -> int:
        return int(rng.choice(mask.nonzero()[0]))

    env: Any = import_module("tianming.envs.gymnasium").SeatEnv(GAME, opponents=opponent)

    def play() -> int:
        _, info = env.reset(seed=rng.getrandbits(30))
        over, decisions = False, 0
        while not over:
            _, _, over, _, info = env.step(rng.choice(info["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    return play


def catanatron() -> Play:
    """Catanatron's environment for Gymnasium, against a random player."""
    env: Any = import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv()
    rng = random.Random(1)

    def play() -> int:
        _, info = env.reset(seed=rng.getrandbits(30))
        over, decisions = False, 0
        while not over:
            _, _, ended, cut, info = env.step(rng.choice(info["valid_actions"]))
            over, decisions = ended or cut, decisions + 1
        return decisions

    return play


def pgx_chess() -> Play:
    """Chess of pgx, compiled by JAX for the processor, as many games at once as ours."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    jax: Any = import_module("jax")
    numbers: Any = import_module("jax.numpy")
    env: Any = import_module("pgx").make("chess")
    again: Any = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def step(state: Any, key: Any) -> Any:
        key, chosen, fresh = jax.random.split(key, 3)
        actions = jax.random.categorical(chosen, numbers.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
        return jax.vmap(again)(state, actions, jax.random.split(fresh, BATCH)), key

    compiled: Any = jax.jit(step)
    keys = jax.random.split(jax.random.PRNGKey(1), BATCH)
    held = [compiled(jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(2))]

    def play() -> int:
        for _ in range(2):
            held[0] = compiled(*held[0])
        held[0][0].observation.block_until_ready()
        return 2 * BATCH

    return play


ALL = (
    Contender("tianming", f"Tianming, {BATCH} games at once", (), vector(BATCH)),
    Contender("tianming_one", "Tianming, one game", (), vector(1)),
    Contender("tianming_pettingzoo", "Tianming for PettingZoo", ("pettingzoo", "gymnasium"), our_pettingzoo),
    Contender("tianming_gymnasium", "Tianming for Gymnasium", ("gymnasium",), our_gymnasium),
    Contender("tianming_openspiel", "Tianming for OpenSpiel", ("open_spiel",), our_openspiel),
    Contender("pettingzoo_chess", "PettingZoo chess", ("pettingzoo", "chess", "pygame"), pettingzoo_chess),
    Contender("openspiel_chess", "OpenSpiel chess", ("open_spiel",), spiel("pyspiel", "chess")),
    Contender("pgx_chess", f"pgx chess, {BATCH} games at once", ("pgx", "jax"), pgx_chess),
    Contender("catanatron", "catanatron's gym", ("catanatron_gym", "catanatron"), catanatron),
)
CONTENDERS = {contender.name: contender for contender in ALL}
