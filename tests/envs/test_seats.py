"""One seat in each of many games against a policy; games that wait; arrays that other libraries share."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.test_encoding import GAMES, SIZES
from tianming.core.errors import InvalidAction, InvalidOption
from tianming.envs import SeatsEnv, VectorEnv
from tianming.envs.arrays import Array


def random_policy(seed: int) -> Any:
    rng = np.random.default_rng(seed)

    def policy(observations: Array, legal: Array) -> Array:
        assert len(observations) == len(legal) and (legal.sum(axis=1) > 1).all()
        found: Array = np.where(legal, rng.random(legal.shape), -1).argmax(axis=1)
        return found

    return policy


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_after_every_step_it_is_our_turn(name: str, players: int) -> None:
    ours, env = random_policy(1), SeatsEnv(VectorEnv(name, 6, players=players, seed=2), random_policy(3))
    env.reset()
    ended, shares = 0, 0.0
    while ended < 6:
        assert (env.env.seats == env.seats).all()
        env.step(ours(env.observations, env.legal_mask()))
        assert (env.margins[env.ended & (env.shares > 0)] >= 0).all()
        ended += int(env.ended.sum())
        shares += float(env.shares[env.ended].sum())
    assert 0 <= shares <= ended
    assert set(env.seats.tolist()) == set(range(min(players, 6)))


def test_results_are_those_of_the_game() -> None:
    """What a step tells is what the vector environment told at the end of each game."""
    env = SeatsEnv(VectorEnv("huang-di", 3, seed=5), random_policy(2), seats=1)
    told: list[tuple[int, float, float]] = []
    note = env._note

    def note_too() -> None:
        note()
        for game in np.flatnonzero(env.env.ended):
            told.append((int(game), float(env.env.shares[game, 1]), float(env.env.margins[game, 1])))

    env._note = note_too  # type: ignore[method-assign]
    env.reset()
    heard: list[tuple[int, float, float]] = []
    ours = random_policy(4)
    while len(heard) < 8:
        env.step(ours(env.observations, env.legal_mask()))
        heard += [(int(game), float(env.shares[game]), float(env.margins[game])) for game in np.flatnonzero(env.ended)]
    assert sorted(heard) == sorted(told) and any(share for _, share, _ in heard)
    with pytest.raises(InvalidAction):
        env.step([-1] * 3)


def test_workers_serve_seats_too() -> None:
    with SeatsEnv(VectorEnv("huang-di", 4, seed=1, workers=2), random_policy(1), seats=1) as env:
        env.reset()
        for _ in range(10):
            env.step(env.legal_mask().argmax(axis=1))
            assert (env.env.seats == 1).all()


@pytest.mark.parametrize("name", GAMES)
def test_games_that_wait_stay_as_they_are(name: str) -> None:
    env = VectorEnv(name, 4, seed=1)
    env.reset()
    for _ in range(20):
        before, actions = env.observations.copy(), env.sample()
        chosen = np.array([True, False, True, False])
        actions[1] = actions[3] = -7  # whatever stands there
        env.step(actions, chosen)
        assert (env.observations[~chosen] == before[~chosen]).all() and not env.ended[~chosen].any()
        assert (env.observations[chosen] != before[chosen]).any(axis=1).all()
    with pytest.raises(InvalidAction, match="true or false for each of the 4 games"):
        env.step(env.sample(), np.array([1, 0]))
    with pytest.raises(InvalidAction, match="game 2"):
        env.step([-1] * 4, np.array([False, False, True, False]))


@pytest.mark.parametrize("workers", [0, 1])
def test_other_libraries_share_the_buffers_by_dlpack(workers: int) -> None:
    with VectorEnv("huang-di", 3, seed=1, workers=workers) as env:
        env.reset()
        shared = {name: np.from_dlpack(array) for name, array in env.buffers.items()}
        env.step(env.sample())
        assert all((shared[name] == env.buffers[name]).all() for name in shared)
        assert (shared["observations"] == env.observations).all() and shared["seats"].dtype == np.int8
        assert env.buffers["observations"].__dlpack_device__() == (1, 0)  # the processor's memory


# Bad input.


@pytest.mark.parametrize("seats", [2, -1, [0, 1], 0.5, [0, 0, 0, 5], "first"])
def test_seats_that_cannot_be_are_refused(seats: Any) -> None:
    with pytest.raises(InvalidOption):
        SeatsEnv(VectorEnv("huang-di", 4), random_policy(1), seats)


@pytest.mark.parametrize("answer", [lambda o, m: 3, lambda o, m: np.zeros(len(m)), lambda o, m: np.full(len(m), -1)])
def test_a_policy_that_answers_something_else_is_refused(answer: Any) -> None:
    env = SeatsEnv(VectorEnv("yellow-yangtze", 4, seed=1), answer)
    with pytest.raises(InvalidAction):
        env.reset()
