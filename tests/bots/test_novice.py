"""The novice: makes tempting mistakes, and never the absurd one of missing a win."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import tianming
from tests.engine.walking import at, drawn
from tests.speed import needs_speed
from tianming.bots.novice import TEMPTING_CHOICES, WON_VALUE, Novice
from tianming.core.actions import Action
from tianming.core.advisor import Choice
from tianming.core.dice import Dice
from tianming.core.evaluator import DECIDED
from tianming.core.protocol import State
from tianming.core.registry import advisor
from tianming.core.seats import CHANCE, Seat

GAMES = tianming.list_games()
OPEN: dict[str, dict[str, object]] = {"yellow-yangtze": {"open_points": True}}  # then it remembers who leads


def find_question(name: str) -> tuple[State, Seat]:
    """A state in which somebody has at least three answers that matter to them."""
    for decisions in range(30, 90):
        state = at(tianming.game(name), 2, 5, decisions)
        seat = state.actors()[0]
        if state.count(seat) > 2 and state.kind() not in advisor(name).indifferent:
            return state, seat
    raise AssertionError("nobody has a choice")


def chosen(state: State, seat: Seat, name: str) -> set[Action]:
    """What the novice does there, asked again and again."""
    view = tianming.game(name).view(state, seat)
    return {Novice().choose(view, random.Random(number)) for number in range(60)}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("rest", [(1.0, 0.5), (-DECIDED, -DECIDED)])
def test_an_answer_that_wins_is_always_taken(
    name: str, rest: tuple[float, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat = find_question(name)
    actions = state.legal(seat)[:3]

    def rank_so(first: float) -> None:
        choices = [Choice(*pair) for pair in zip((first, *rest), actions, strict=True)]
        monkeypatch.setattr(type(advisor(name)), "rank", lambda *_, **__: choices)

    rank_so(DECIDED)
    assert chosen(state, seat, name) == {actions[0]}
    rank_so(2.0)  # no more than promising: now it wavers
    assert len(chosen(state, seat, name)) > 1


def wins_in_hand(name: str, seed: int) -> Iterator[tuple[State, Seat, set[Action]]]:
    """States of a game in which some of the tempting answers win it and others do not, and those that do."""
    rules, thinker = tianming.game(name), advisor(name)
    rng, dice = random.Random(seed), Dice(seed)
    state = rules.start(2, OPEN.get(name))
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(seat, drawn(state, rng))
            continue
        if state.count(seat) > 1 and state.kind() not in thinker.indifferent:
            choices = advisor(name, thinker.near_weights()).rank(state, seat, dice, horizon=1)[:TEMPTING_CHOICES]
            winning = {choice.action for choice in choices if choice.value >= WON_VALUE}
            if 0 < len(winning) < len(choices):
                yield state.clone(), seat, winning
        state.apply(seat, thinker.answer(state, seat, dice))


@needs_speed
@pytest.mark.parametrize("name", GAMES)
def test_a_win_in_hand_is_taken_in_real_games(name: str) -> None:
    found = 0
    for seed in range(12):
        for state, seat, winning in wins_in_hand(name, seed):
            found += 1
            assert chosen(state, seat, name) <= winning
        if found > 1:
            return
    assert found
