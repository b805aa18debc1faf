"""PettingZoo: its own tests, hidden answers, and bad input."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import tianming
from tests.envs.test_encoding import GAMES, SIZES
from tianming.core.errors import InvalidAction, InvalidOption
from tianming.envs import pettingzoo as zoo
from tianming.envs.names import snake_names
from tianming.envs.pettingzoo import TogetherEnv, TurnEnv, Versioned

every_game = pytest.mark.parametrize("name", GAMES)
every_size = pytest.mark.parametrize(("name", "players"), SIZES)
# PettingZoo expects arrays from all environments that it does not know by name, even if they have masks; and when a
# game is over, no action is legal.
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent", "Action mask numpy array is all")


@contextmanager
def expected_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        yield


def versioned(name: str) -> Versioned:
    found: Versioned = getattr(zoo, next(key for key, game in snake_names().items() if game == name))
    return found


def random_answer(observation: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


@every_size
def test_pettingzoo_finds_nothing_wrong(name: str, players: int) -> None:
    with expected_warnings():
        api_test(versioned(name).env(players=players), num_cycles=150)
        parallel_api_test(versioned(name).parallel_env(players=players), num_cycles=150)


@every_game
def test_a_seed_determines_the_game(name: str) -> None:
    seed_test(versioned(name).env, num_cycles=10)
    one, two = (versioned(name).parallel_env() for _ in range(2))
    first, other = one.reset(seed=5)[0], two.reset(seed=5)[0]
    assert all((first[agent]["observation"] == other[agent]["observation"]).all() for agent in one.agents)


def test_names_carry_the_version_of_the_rules() -> None:
    version = tianming.game("yuan").version
    assert str(getattr(zoo, f"yuan_v{version}").raw_env()) == f"yuan_v{version}"
    assert f"yuan_v{version}" in dir(zoo)
    with pytest.raises(AttributeError, match=f"there are: .*yuan_v{version}"):
        zoo.yuan_v99  # noqa: B018


@every_size
def test_rewards_come_at_the_end_and_add_up_to_nothing(name: str, players: int) -> None:
    env, rng = versioned(name).raw_env(players=players), np.random.default_rng(1)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(random_answer(env.observe(env.agent_selection), rng))
    assert sum(env.rewards.values()) == pytest.approx(0)
    won = [env.infos[agent]["rank"] == 1 for agent in env.agents]
    assert all((env.rewards[agent] >= 0) == first for agent, first in zip(env.agents, won, strict=True))
    assert {info["rank"] for info in env.infos.values()} >= {1}
    assert all(env.terminations.values()) and not env.observe("player_0")["action_mask"].any()


@every_size
def test_those_who_decide_at_once_answer_in_one_step(name: str, players: int) -> None:
    env, rng = versioned(name).parallel_env(players=players), np.random.default_rng(1)
    observations, _ = env.reset(seed=1)
    together, rewards = 0, dict[str, float]()
    while env.agents:
        asked = [agent for agent in env.agents if not observations[agent]["action_mask"][env.wait]]
        assert asked == [f"player_{seat}" for seat in env.seats.game.asked]
        together += len(asked) > 1
        actions = {agent: random_answer(observations[agent], rng) for agent in env.agents}
        observations, rewards, ended, _, _ = env.step(actions)
        assert all(ended.values()) == (not env.agents)
    assert (together > 0) == (name != "yellow-yangtze")
    assert sum(rewards.values()) == pytest.approx(0)


@pytest.mark.parametrize("name", ["huang-di", "yuan"])
def test_nobody_sees_the_answers_of_the_others(name: str) -> None:
    """If both are asked at once, what the second agent observes does not depend on the first one's answer."""
    env, rng = versioned(name).raw_env(players=2), np.random.default_rng(3)
    env.reset(seed=3)
    compared = 0
    while not any(env.terminations.values()) and compared < 10:
        game = env.seats.game
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        if len(game.asked) == 2 and env.agent_selection == "player_0":
            before = game.state
            seen = set()
            for action in legal[:8].tolist():
                game.state = before.clone()
                game.state.apply(0, action)
                if 1 in game.state.actors():
                    seen.add(env.observe("player_1")["observation"].tobytes())
            assert len(seen) <= 1
            compared += len(legal) > 1
            game.state = before
        env.step(int(rng.choice(legal)))
    assert compared == 10


# Bad input.


@every_game
def test_an_action_outside_the_mask_is_refused_and_nothing_happens(name: str) -> None:
    env = versioned(name).raw_env()
    env.reset(seed=1)
    agent, key = env.agent_selection, env.seats.game.state.key()
    wrong = int(np.argmin(env.observe(agent)["action_mask"]))
    for action in (wrong, -1, 10**9, None, "pass", 0.5):
        with pytest.raises(InvalidAction):
            env.step(action)  # type: ignore[arg-type]
    assert env.agent_selection == agent and env.seats.game.state.key() == key


@every_game
def test_one_wrong_answer_stops_the_whole_step(name: str) -> None:
    env, rng = versioned(name).parallel_env(players=2), np.random.default_rng(1)
    observations, _ = env.reset(seed=1)
    key = env.seats.game.state.key()
    right = {agent: random_answer(observations[agent], rng) for agent in env.agents}
    for agent in env.agents:
        wrong = int(np.argmin(observations[agent]["action_mask"]))
        with pytest.raises(InvalidAction):
            env.step({**right, agent: wrong})
    with pytest.raises(InvalidAction, match="must answer"):
        env.step({})
    with pytest.raises(InvalidOption, match="no agent"):
        env.step({**right, "player_9": 0})
    assert env.seats.game.state.key() == key
    env.step(right)


def test_a_step_needs_a_game() -> None:
    with pytest.raises(InvalidAction, match="call reset"):
        TurnEnv("huang-di").step(0)
    with pytest.raises(InvalidAction, match="call reset"):
        TogetherEnv("huang-di").step({})
    env, rng = TurnEnv("huang-di"), np.random.default_rng(1)
    env.reset(seed=1)
    for agent in env.agent_iter():
        env.step(None if env.terminations[agent] else random_answer(env.observe(agent), rng))
    with pytest.raises(InvalidAction, match="the game is over"):
        env.step(0)


@pytest.mark.parametrize("settings", [{"players": 9}, {"options": {"no such": True}}, {"render_mode": "human"}])
def test_what_cannot_be_is_refused(settings: dict[str, Any]) -> None:
    for make in (TurnEnv, TogetherEnv):
        with pytest.raises(InvalidOption):
            make("yuan", **settings)


def test_drawings() -> None:
    turn, together = TurnEnv("huang-di", render_mode="ansi"), TogetherEnv("huang-di", render_mode="ansi")
    turn.reset(seed=1)
    together.reset(seed=1)
    assert turn.render() and together.render() and turn.render() != together.render()
    assert TurnEnv("huang-di").render() is None
    turn.close()
    together.close()
