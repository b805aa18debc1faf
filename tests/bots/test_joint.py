"""Simultaneous decisions: regret matching finds equilibria, and a joint choice samples a mixed strategy."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tianming.bots.joint import joint_choice
from tianming.bots.regret import Regrets, match_regrets, play_round
from tianming.core.actions import Action
from tianming.core.advisor import Advisor, Choice
from tianming.core.dice import Dice
from tianming.core.protocol import State
from tianming.core.seats import Seat

BEATS = {0: 2, 1: 0, 2: 1}  # stone, paper, scissors


def duel(options: tuple[int, ...]) -> tuple[float, float]:
    if BEATS[options[0]] == options[1]:
        return 1.0, -1.0
    return (0.0, 0.0) if options[0] == options[1] else (-1.0, 1.0)


def test_stone_paper_scissors_is_played_evenly() -> None:
    for strategy in match_regrets([3, 3], duel, 4000, random.Random(1)):
        assert strategy == pytest.approx([1 / 3] * 3, abs=0.05)


def test_a_dominated_option_is_not_played() -> None:
    prisoners: dict[tuple[int, ...], tuple[float, float]] = {
        (0, 0): (2.0, 2.0),
        (0, 1): (0.0, 3.0),
        (1, 0): (3.0, 0.0),
        (1, 1): (1.0, 1.0),
    }
    for strategy in match_regrets([2, 2], lambda options: prisoners[options], 1000, random.Random(2)):
        assert strategy[1] > 0.95


def test_an_uneven_game_is_mixed_in_its_proportions() -> None:
    # Matching pennies with a double prize on heads: the second player shows heads a third of the time.
    def payoff(options: tuple[int, ...]) -> tuple[float, float]:
        prize = (2.0 if options[0] == 0 else 1.0) if options[0] == options[1] else 0.0
        return prize, -prize

    first, second = match_regrets([2, 2], payoff, 20_000, random.Random(3))
    assert first[0] == pytest.approx(1 / 3, abs=0.05)
    assert second[0] == pytest.approx(1 / 3, abs=0.05)


class Hands:
    """Stone, paper, scissors as a state with two actors at once."""

    def __init__(self) -> None:
        self.shown: dict[int, int] = {}

    def actors(self) -> tuple[int, ...]:
        return tuple(seat for seat in (0, 1) if seat not in self.shown)

    def clone(self) -> Hands:
        other = Hands()
        other.shown = dict(self.shown)
        return other

    def apply(self, seat: Seat, action: Action) -> None:
        self.shown[seat] = action

    def key(self) -> tuple[int, ...]:
        return self.shown[0], self.shown[1]


class HandsAdvisor(Advisor):
    """An advisor to which all three signs look alike."""

    def __init__(self) -> None:
        super().__init__(self, self)

    def evaluate(self, state: State, seat: Seat) -> float:
        shown = state.shown  # type: ignore[attr-defined]
        return duel((shown[0], shown[1]))[seat]

    def rank(self, state: State, seat: Seat, dice: Dice, *, width: int = 0, horizon: int = 0) -> list[Choice]:
        return [Choice(0.0, Action(action)) for action in range(3)]

    def settle(self, state: State, dice: Dice) -> None:
        assert not state.actors()


def test_a_joint_choice_cannot_be_relied_on() -> None:
    chosen = Counter(
        joint_choice(HandsAdvisor(), lambda rng: Hands(), 0, random.Random(seed), rounds=60)  # type: ignore[arg-type,return-value]
        for seed in range(60)
    )
    assert set(chosen) == {0, 1, 2}
    assert max(chosen.values()) < 40


def test_rivals_that_lean_are_answered() -> None:
    rng = random.Random(4)
    seats = [Regrets(3), Regrets(3, lean=0.8)]  # the second mostly shows stone
    for _ in range(2000):
        play_round(seats, duel, rng)
    assert seats[0].average()[1] > 0.9  # paper


class PatientAdvisor(HandsAdvisor):
    """Paper looks even at first, but wins some turns later against any sign."""

    joint_turns = 2

    def evaluate(self, state: State, seat: Seat) -> float:
        return 3.0 if state.shown[seat] == 9 else 0.0  # type: ignore[attr-defined]

    def play_on(self, state: State, turns: int, dice: Dice) -> None:
        assert turns == 2
        for seat, sign in list(state.shown.items()):  # type: ignore[attr-defined]
            state.apply(seat, Action(9 if sign == 1 else sign))


@pytest.mark.parametrize("seed", range(5))
def test_what_follows_is_played_on_where_an_advisor_wants_it(seed: int) -> None:
    patient = PatientAdvisor()
    chosen = joint_choice(patient, lambda rng: Hands(), 0, random.Random(seed), rounds=30)  # type: ignore[arg-type,return-value]
    assert chosen == 1
