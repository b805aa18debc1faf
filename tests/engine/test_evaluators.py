"""Evaluators are objects: several with different weights work side by side, and the search accepts any kind."""

from __future__ import annotations

import random
import sys
import threading
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import tianming
from tianming.core.advisor import Advisor, PlainAdvisor, WeightedAdvisor
from tianming.core.dice import Dice
from tianming.core.evaluator import MOST_FEATURES, WeightedEvaluator, value_end
from tianming.core.protocol import State
from tianming.core.registry import PACKAGES, advisor, make_advisor
from tianming.core.seats import CHANCE, Seat, all_seats

GAMES = tianming.list_games()


def questions(name: str, players: int, every: int = 17) -> list[tuple[State, Seat]]:
    """Positions of a random game, and the seats that are asked there."""
    rng, found = random.Random(6), []
    state = tianming.game(name).start(players)
    for number in range(90):
        if not state.actors():
            break
        seat = state.actors()[0]
        if number % every == every - 1 and seat != CHANCE and state.kind() not in advisor(name).indifferent:
            found.append((state.clone(), seat))
        state.apply(seat, state.kth(seat, rng.randrange(state.count(seat))))
    assert found
    return found


def thoughts(thinker: Advisor, asked: list[tuple[State, Seat]]) -> Iterator[object]:
    """An advisor's answers about some positions, one by one."""
    for state, seat in asked:
        for other in all_seats(2):
            yield thinker.evaluate(state, other), thinker.simple.evaluate(state, other)
            yield thinker.compare_features(state, other)
        yield thinker.rank(state, seat, Dice(3), horizon=1, width=2)


def two_sets(name: str) -> tuple[tuple[float, ...], tuple[float, ...]]:
    own = advisor(name).weights
    rng = random.Random(2)
    return own, tuple(weight * rng.uniform(-1, 3) for weight in own)


@pytest.mark.parametrize("name", GAMES)
def test_two_sets_of_weights_live_side_by_side(name: str) -> None:
    asked, sets = questions(name, 2), two_sets(name)
    alone = [list(thoughts(make_advisor(name, weights), asked)) for weights in sets]
    assert alone[0] != alone[1]
    pair = [thoughts(make_advisor(name, weights), asked) for weights in sets]
    in_turn = list(zip(*pair, strict=True))
    assert [list(each) for each in zip(*in_turn, strict=True)] == alone


@pytest.mark.parametrize("name", GAMES)
def test_two_threads_think_with_their_own_weights(name: str) -> None:
    asked, sets = questions(name, 2), two_sets(name)
    alone = [list(thoughts(make_advisor(name, weights), asked)) for weights in sets]
    found: dict[int, list[object]] = {}
    begin = threading.Barrier(2)

    def think(number: int) -> None:
        thinker = advisor(name, sets[number])
        begin.wait()
        found[number] = [thought for _ in range(2) for thought in thoughts(thinker, asked)]

    threads = [threading.Thread(target=think, args=(number,)) for number in range(2)]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)  # so that uncompiled code is interrupted anywhere
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert [found[number] for number in range(2)] == [2 * each for each in alone]


@pytest.mark.parametrize("name", GAMES)
def test_every_thread_has_its_own_advisor(name: str) -> None:
    found: list[Advisor] = []
    thread = threading.Thread(target=lambda: found.append(advisor(name)))
    thread.start()
    thread.join()
    assert advisor(name) is advisor(name)
    assert found[0] is not advisor(name)
    assert found[0].weights == advisor(name).weights


def another(name: str, sign: float) -> tuple[WeightedAdvisor[Any, Any], list[Seat]]:
    """An advisor with an evaluator in Python, like a net, and the seats that it evaluates."""
    module = import_module(f"{PACKAGES[name]}.advisor")
    asked: list[Seat] = []

    class Other(module.Evaluator):  # type: ignore[misc, name-defined]
        def evaluate(self, position: Any, seat: Seat) -> float:
            asked.append(seat)
            value: float = super().evaluate(position, seat)
            return sign * value

    made = module.ADVISOR(Other(advisor(name).weights, linear=False))
    assert isinstance(made, WeightedAdvisor)
    return made, asked


@pytest.mark.parametrize("name", GAMES)
def test_the_same_search_takes_another_evaluator(name: str) -> None:
    same, asked_same = another(name, 1.0)
    contrary, _ = another(name, -1.0)
    for state, seat in questions(name, 2):
        asked_same.clear()
        ranked = same.rank(state, seat, Dice(3), horizon=1)
        assert ranked == advisor(name).rank(state, seat, Dice(3), horizon=1)
        assert seat in asked_same
        if len(ranked) > 1:
            assert ranked != contrary.rank(state, seat, Dice(3), horizon=1)


@pytest.mark.parametrize("name", GAMES)
def test_an_evaluator_knows_its_weights(name: str) -> None:
    weights = tuple(float(number) for number in range(len(advisor(name).weights)))
    thinker = make_advisor(name, weights)
    assert thinker.weights == weights
    assert isinstance(thinker, WeightedAdvisor)
    assert thinker.evaluator.list_weights() == weights


def test_an_evaluator_has_room_for_so_many_features() -> None:
    WeightedEvaluator([0.5] * MOST_FEATURES)
    with pytest.raises(OverflowError, match="at most 40 features"):
        WeightedEvaluator([0.5] * (MOST_FEATURES + 1))


def test_the_end_of_a_game_is_worth_the_same_everywhere() -> None:
    assert [value_end(lead) for lead in (3, 0, -1)] == [50.0, 0.0, -50.0]


@pytest.mark.parametrize("name", GAMES)
def test_a_plain_advisor_ranks_the_seats_as_things_stand(name: str) -> None:
    plain = PlainAdvisor(tianming.game(name))
    state = tianming.game(name).start(2)
    assert plain.evaluate(state, Seat(0)) == -plain.evaluate(state, Seat(1))
    for state, _ in questions(name, 2):
        ranks = plain.rules.standing(state).ranks
        better = ranks.index(min(ranks))
        assert plain.evaluate(state, Seat(better)) == (0.0 if ranks[0] == ranks[1] else 1.0)
