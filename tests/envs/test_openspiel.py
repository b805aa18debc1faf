"""OpenSpiel: its own tests, its algorithms, what information states tell, and bad input."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

import tianming
from tests.envs.test_encoding import GAMES, SIZES
from tianming.core.errors import InvalidOption, TianmingError
from tianming.core.seats import all_seats
from tianming.envs import openspiel
from tianming.envs.names import snake_names

every_game = pytest.mark.parametrize("name", GAMES)
# Games with the fewest and with the most players: OpenSpiel's own test is slow.
every_end = pytest.mark.parametrize(
    ("name", "players"), [size for size in SIZES if size[1] in (2, tianming.game(size[0]).players[-1])]
)


def load(name: str, players: int = 2, **options: Any) -> Any:
    (versioned,) = (versioned for versioned, game in snake_names().items() if game == name)
    return pyspiel.load_game(openspiel.game_name(versioned), {"players": players, **options})


def walk(game: Any, seed: int, steps: int = 10**6) -> Any:
    """The state after so many random actions and draws, or at the end."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while steps and not state.is_terminal():
        state.apply_action(pick(state, rng))
        steps -= 1
    return state


def pick(state: Any, rng: random.Random) -> int:
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(actions, chances)[0])


@every_end
def test_openspiel_finds_nothing_wrong(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=players == 2, verbose=False)


@every_end
def test_chance_is_explicit_and_rewards_add_up_to_nothing(name: str, players: int) -> None:
    game = load(name, players)
    state, rng, draws = game.new_initial_state(), random.Random(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert all(0 <= action < game.max_chance_outcomes() for action, _ in outcomes)
            draws += 1
        else:
            assert 0 <= state.current_player() < players and state.returns() == [0.0] * players
        state.apply_action(pick(state, rng))
    assert sum(state.returns()) == pytest.approx(0) and max(state.returns()) <= game.max_utility()
    assert draws > 0


@every_game
def test_tree_searches_play(name: str) -> None:
    game, rng = load(name), np.random.RandomState(1)
    bot = mcts.MCTSBot(
        game, uct_c=2, max_simulations=4, evaluator=mcts.RandomRolloutEvaluator(1, rng), random_state=rng
    )
    guesser = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, rng), uct_c=2, max_simulations=4, random_state=rng
    )
    state, generator = walk(game, 1, 40), random.Random(2)
    for _ in range(2):
        while state.is_chance_node():
            state.apply_action(pick(state, generator))
        for player in (bot, guesser):
            assert player.step(state) in state.legal_actions()
        state.apply_action(bot.step(state))


def test_regret_minimization_runs() -> None:
    np.random.seed(1)  # the solver uses this generator
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load("huang-di"))
    solver.iteration()
    state = walk(load("huang-di"), 1, 20)
    while state.is_chance_node():
        state.apply_action(pick(state, random.Random(1)))
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


@every_end
def test_other_positions_that_a_player_cannot_tell_apart_have_one_information_state(name: str, players: int) -> None:
    game, rng = load(name, players), random.Random(1)
    for steps in (30, 60, 90):
        state = walk(game, steps, steps)
        for player in range(players):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)


def test_information_states_recall_what_observations_forget() -> None:
    """Two orders of the same two actions lead to one position, which a player recalls as two different games."""
    game = load("yellow-yangtze")
    state, rng = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(pick(state, rng))
    leads = [action for action in state.legal_actions() if state.action_to_string(0, action).startswith("lead")]
    for one in leads:
        for other in leads:
            first, second = state.clone(), state.clone()
            try:
                for made, order in ((first, (one, other)), (second, (other, one))):
                    for action in order:
                        if action not in made.legal_actions() or made.current_player() != 0:
                            raise LookupError
                        made.apply_action(action)
            except LookupError:
                continue
            if one != other and first.observation_string(0) == second.observation_string(0):
                assert first.information_state_string(0) != second.information_state_string(0)
                return
    pytest.fail("no two leaders could be placed in both orders")


def test_the_number_of_secret_actions_is_a_secret() -> None:
    """In Yuan, a seat plans in several actions; the other seat's information state does not count them."""
    game = load("yuan")
    state, rng = game.new_initial_state(), random.Random(4)
    while len(state.held.state.actors()) < 2:
        state.apply_action(pick(state, rng))
    before = state.information_state_string(1)
    while state.current_player() == 0 and len(state.held.state.actors()) == 2:
        assert state.information_state_string(1) == before
        state.apply_action(pick(state, rng))


@every_game
def test_the_observer_gives_tensors_and_texts(name: str) -> None:
    game = load(name)
    observation, state = make_observation(game), walk(game, 1, 30)
    observation.set_from(state, 0)
    assert observation.tensor.shape == tuple(game.observation_tensor_shape())
    assert observation.tensor.max() > 0 and observation.string_from(state, 0) == state.observation_string(0)
    with pytest.raises(InvalidOption, match="no parameters"):
        game.make_py_observer(None, {"size": 3})


@every_game
def test_copies_and_texts(name: str) -> None:
    game = load(name)
    state = walk(game, 1, 50)
    copied = state.clone()
    copied.apply_action(pick(copied, random.Random(1)))
    assert str(state) != "" and state.history() != copied.history()
    rules = tianming.game(name)
    assert str(state) == rules.draw(rules.view(state.held.state, None))
    read = game.deserialize_state(state.serialize())
    assert read.held.state.key() == state.held.state.key()
    assert [read.information_state_string(seat) for seat in all_seats(2)] == [
        state.information_state_string(seat) for seat in all_seats(2)
    ]


# Bad input.


def test_an_action_that_is_not_legal_is_refused_and_nothing_happens() -> None:
    state = walk(load("yellow-yangtze"), 1, 40)
    while state.is_chance_node():
        state.apply_action(pick(state, random.Random(1)))
    before, legal = state.held.state.key(), set(state.legal_actions())
    wrong = next(action for action in range(3000) if action not in legal)
    with pytest.raises(TianmingError):
        state.apply_action(wrong)
    assert state.held.state.key() == before


def test_options_are_parameters_and_wrong_ones_are_refused() -> None:
    assert load("yuan", max_turns=15).first.snapshot()["options"]["max_turns"] == 15
    assert load("yuan", bidding=True).first.snapshot()["options"]["cities"] == "random"  # a default that depends
    with pytest.raises(InvalidOption, match="for 2 to 8 players"):
        load("yuan", 9)
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        load("yuan", wrong=1)


def test_a_program_that_used_it_ends_in_peace() -> None:
    """OpenSpiel frees what was registered after Python has ended, where a plain function would crash."""
    done = subprocess.run([sys.executable, "-c", "import tianming.envs.openspiel"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
