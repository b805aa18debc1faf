"""Gymnasium: its own checks, seats against bots and policies, and bad input."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import tianming
from tests.envs.test_encoding import GAMES, SIZES
from tianming.core.actions import Action
from tianming.core.errors import InvalidAction, InvalidOption
from tianming.core.protocol import View
from tianming.envs.arrays import Array
from tianming.envs.gymnasium import SeatEnv
from tianming.envs.names import camel_names
from tianming.envs.opponents import Policy

IDS = [f"tianming/{name}" for name in camel_names()]
every_game = pytest.mark.parametrize("name", GAMES)


def first_legal(_observation: Array, mask: Array) -> int:
    """A policy."""
    return int(np.argmax(mask))


def play(env: SeatEnv, seed: int) -> tuple[list[bytes], float, dict[str, Any]]:
    """The observations of a game of random actions, its reward, and what is told at the end."""
    observation, info = env.reset(seed=seed)
    seen, rng, over, reward = [observation.tobytes()], random.Random(seed), False, 0.0
    while not over:
        assert info["action_mask"].any() and (env.action_masks() == info["action_mask"]).all()
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated and observation in env.observation_space
        assert over or reward == 0
        seen.append(observation.tobytes())
    return seen, reward, info


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    """Its checker takes actions without looking at masks, so they must be refused quietly."""
    for seat in (0, None):
        env = gymnasium.make(name, opponents="random", illegal="refuse", render_mode="ansi", seat=seat)
        check_env(env.unwrapped)


def test_names_carry_the_version_of_the_rules() -> None:
    assert f"tianming/YellowYangtze-v{tianming.game('yellow-yangtze').version}" in IDS
    assert f"tianming/Yuan-v{tianming.game('yuan').version}" in IDS
    with pytest.raises(gymnasium.error.VersionNotFound):
        gymnasium.make("tianming/Yuan-v99")


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_games_end_with_a_reward_and_a_rank(name: str, players: int) -> None:
    env = SeatEnv(name, players=players, opponents=[first_legal, "random"], seat=players - 1)
    _, reward, info = play(env, 1)
    assert info["seat"] == players - 1 and 1 <= info["rank"] <= players
    assert reward == pytest.approx((players * info["share"] - 1) / (players - 1))
    assert info["margin"] >= 0 or info["rank"] > 1


@every_game
def test_a_seed_determines_the_game(name: str) -> None:
    one, two = (SeatEnv(name, opponents="random") for _ in range(2))
    assert play(one, 3)[0] == play(two, 3)[0] != play(two, 4)[0]


@every_game
def test_no_seat_means_another_one_in_each_game(name: str) -> None:
    env = SeatEnv(name, players=2, opponents="random", seat=None)
    assert [env.reset()[1]["seat"] for _ in range(3)] == [0, 1, 0]


def test_bots_and_policies_see_what_their_seat_sees() -> None:
    met: set[int] = set()

    class Watcher:
        name = "watcher"

        def choose(self, view: View, rng: random.Random) -> Action:
            assert view.seat is not None and view.question is not None and view.question.seat == view.seat
            met.add(view.seat)
            return tianming.game(view.game).read(" ".join(filter(None, _first(view))))

    play(SeatEnv("huang-di", players=3, seat=1, opponents=Watcher()), 1)
    assert met == {0, 2}


def _first(view: View) -> tuple[str, str]:
    assert view.question is not None
    group = view.question.groups[0]
    return group.name, group.choices[0]


def test_opponents_sit_down_in_turn_after_our_seat() -> None:
    asked: list[str] = []

    def named(name: str) -> Policy:
        def answer(observation: Array, mask: Array) -> int:
            asked.append(name)
            return first_legal(observation, mask)

        return answer

    env = SeatEnv("yellow-yangtze", players=3, seat=1, opponents=[named("next"), named("last")])
    env.reset(seed=1)
    assert asked[0] == "last" and set(asked) == {"last"}  # seat 0 begins, and is the last one after seat 1


# Bad input.


@every_game
def test_an_action_outside_the_mask_is_refused_and_nothing_happens(name: str) -> None:
    env = SeatEnv(name, opponents="random")
    before, info = env.reset(seed=1)
    wrong = int(np.argmin(info["action_mask"]))
    key = env.game.state.key()
    for action in (wrong, -1, env.game.encoding.shape.actions, 10**12, 0.5, "pass", None):
        with pytest.raises(InvalidAction):
            env.step(action)  # type: ignore[arg-type]
    with pytest.raises(InvalidAction, match=f"seat 0 cannot take the action {wrong} now"):
        env.step(wrong)
    assert env.game.state.key() == key and (env.game.observe(env.seat)[0] == before).all()


def test_a_quiet_refusal_says_why_and_nothing_happens() -> None:
    env = SeatEnv("huang-di", opponents="random", illegal="refuse")
    before, info = env.reset(seed=1)
    after, reward, over, _, told = env.step(int(np.argmin(info["action_mask"])))
    assert (before == after).all() and reward == 0 and not over and "cannot take the action" in told["refused"]


def test_a_step_needs_a_game() -> None:
    env = SeatEnv("huang-di", opponents=first_legal)
    with pytest.raises(ResetNeeded):
        env.step(0)
    play(env, 1)
    with pytest.raises(ResetNeeded):
        env.step(0)


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 9},
        {"seat": 5},
        {"opponents": "nobody"},
        {"opponents": []},
        {"opponents": [3]},
        {"options": {"no such": True}},
        {"options": {"max_turns": "none"}},
        {"illegal": "ignore"},
        {"render_mode": "human"},
    ],
)
def test_what_cannot_be_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption):
        SeatEnv("yuan", **settings)


def test_reset_takes_no_options() -> None:
    with pytest.raises(InvalidOption, match="reset has no options"):
        SeatEnv("huang-di").reset(options={"players": 3})


def test_the_drawing_is_what_the_seat_sees() -> None:
    env = SeatEnv("yellow-yangtze", opponents="random", render_mode="ansi")
    env.reset(seed=1)
    rules = env.game.rules
    assert env.render() == rules.draw(rules.view(env.game.state, env.seat))
    assert SeatEnv("yellow-yangtze").render() is None
