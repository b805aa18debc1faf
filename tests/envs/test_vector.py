"""The vector environment: games that go on for ever, checked actions, workers that share memory."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from tests.envs.test_encoding import GAMES, SIZES
from tianming.core.errors import InvalidAction, InvalidOption, TianmingError
from tianming.core.observation import LINK_BITS, LINKS
from tianming.envs import VectorEnv
from tianming.envs.unpacking import Unpacking

every_game = pytest.mark.parametrize("name", GAMES)


def begun(name: str, games: int = 6, *, players: int | Sequence[int] = 2, seed: int = 1, workers: int = 0) -> VectorEnv:
    env = VectorEnv(name, games, players=players, seed=seed, workers=workers)
    env.reset()
    return env


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_games_end_are_counted_and_begin_anew(name: str, players: int) -> None:
    env = begun(name, 4, players=players)
    ended = 0
    while ended < 8:
        env.step(env.sample())
        for game in np.flatnonzero(env.ended):
            ended += 1
            assert env.shares[game, :players].sum() == pytest.approx(1)
            assert env.lengths[game] > 5
            winners = env.shares[game, :players] > 0
            assert (
                env.margins[game, :players][winners].min() >= 0 >= env.margins[game, :players][~winners].max(initial=-1)
            )
    assert env.legal_mask().any(axis=1).all()
    assert ((env.seats >= 0) & (env.seats < players)).all()


@every_game
def test_every_decision_is_a_real_choice(name: str) -> None:
    env = begun(name)
    for _ in range(60):
        assert (env.legal_mask().sum(axis=1) > 1).all()
        env.step(env.sample())


@every_game
def test_the_same_seed_plays_the_same_games(name: str) -> None:
    one, two, other = begun(name), begun(name), begun(name, seed=2)
    for _ in range(40):
        actions = one.sample()
        assert (actions == two.sample()).all()
        other.step(other.sample())
        one.step(actions)
        two.step(actions)
    assert (one.observations == two.observations).all()
    assert not (one.observations == other.observations).all()


@every_game
def test_an_action_outside_the_mask_is_refused_and_nothing_happens(name: str) -> None:
    env = begun(name)
    actions = env.sample()
    before = env.observations.copy()
    for bad in (int(np.argmin(env.legal_mask()[3])), -1, env.shape.actions, 10**6):
        wrong = actions.astype(np.int64)
        wrong[3] = bad
        with pytest.raises(InvalidAction, match=r"game 3: seat \d cannot take the action"):
            env.step(wrong)
        assert (env.observations == before).all()
    env.step(actions)


@pytest.mark.parametrize("actions", [[1, 2], [[1]] * 6, [0.5] * 6, ["pass"] * 6, []])
def test_something_else_than_one_whole_number_a_game_is_refused(actions: list[object]) -> None:
    env = begun(GAMES[0])
    with pytest.raises(InvalidAction, match="one whole number for each of the 6 games"):
        env.step(actions)  # type: ignore[arg-type]


def test_the_arrays_are_for_reading() -> None:
    env = begun(GAMES[0])
    for array in (env.observations, env.planes, env.numbers, env.legal, env.seats, env.shares):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_the_order_of_calls_matters() -> None:
    env = VectorEnv(GAMES[0], 2)
    with pytest.raises(RuntimeError, match="call reset first"):
        env.step([0, 0])
    env.reset()
    with pytest.raises(RuntimeError, match="send actions first"):
        env.receive()
    env.send(env.sample())
    with pytest.raises(RuntimeError, match="call receive first"):
        env.send([0, 0])
    with pytest.raises(RuntimeError, match="call receive first"):
        env.reset()
    env.receive()
    env.close()
    env.close()
    for call in (env.reset, env.sample, env.receive, lambda: env.step([0, 0])):
        with pytest.raises(RuntimeError, match="closed"):
            call()
    assert env.observations.shape[0] == 2


@pytest.mark.parametrize(
    ("games", "more"),
    [(0, {}), (10**9, {}), (4, {"players": 9}), (4, {"players": ()}), (4, {"workers": 5}), (4, {"workers": -1})],
)
def test_what_cannot_be_is_refused(games: int, more: dict[str, int]) -> None:
    with pytest.raises(InvalidOption):
        VectorEnv(GAMES[0], games, **more)  # type: ignore[arg-type]


def test_an_unknown_game_or_option_is_refused() -> None:
    with pytest.raises(TianmingError):
        VectorEnv("chess", 2)
    with pytest.raises(TianmingError):
        VectorEnv(GAMES[0], 2, options={"no such": True})


# Workers.


@every_game
def test_workers_play_as_this_process_does(name: str) -> None:
    with begun(name, 5, workers=2) as env:
        env.scatter(20)
        for _ in range(30):
            assert (env.legal_mask().sum(axis=1) > 1).all()
            env.step(env.sample())
        with pytest.raises(InvalidAction, match="No action was carried out"):
            env.step([-1] * 5)
        env.step(env.sample())
    with begun(name, 5, workers=1) as single, begun(name, 5) as here:
        for _ in range(20):
            actions = single.sample()
            assert (actions == here.sample()).all()
            single.step(actions)
            here.step(actions)
        assert (single.observations == here.observations).all()


def test_a_worker_that_dies_is_reported() -> None:
    env = begun(GAMES[0], 4, workers=2)
    actions = env.sample()
    env._workers.processes[1].kill()  # type: ignore[union-attr]
    env._workers.processes[1].join()  # type: ignore[union-attr]
    with pytest.raises(RuntimeError, match="a worker process of the environment failed"):
        env.step(actions)
    env.close()


@every_game
def test_a_vector_holds_all_parts_of_an_observation(name: str) -> None:
    env = begun(name, 3, players=(2, 3))
    env.scatter(60)
    shape, unpacking = env.shape, Unpacking(env.shape)
    for game, observation in enumerate(env.observations):
        vector = unpacking.vector(observation)
        assert len(vector) == unpacking.size == len(unpacking.highest())
        assert (vector >= 0).all() and (vector <= unpacking.highest()).all()
        planes, end = len(shape.planes) * shape.spaces, len(shape.planes) * shape.spaces + len(shape.numbers)
        bits = np.unpackbits(env.planes[game], axis=1, count=shape.spaces, bitorder="little")
        assert np.array_equal(vector[:planes], bits.reshape(-1))
        scales = np.array([number.scale for number in shape.numbers])
        assert np.allclose(vector[planes:end], env.numbers[game] * scales)
        listed = (vector[end : end + shape.most_places] * 256).astype(int)
        assert np.array_equal(listed, (env.places[game].astype(int) + 1) % 256)
        links = vector[end + shape.most_places :].reshape(shape.most_places, LINKS, shape.most_places)
        for link in range(LINKS):
            assert np.array_equal(links[:, link], links[:, link].T)
        boards = np.unpackbits(env.links[game], axis=1, bitorder="little").reshape(-1, LINKS, LINK_BITS)
        assert np.array_equal(boards[:, :, : shape.most_places], links) and boards.sum() == links.sum()
