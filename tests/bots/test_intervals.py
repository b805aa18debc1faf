"""Intervals and the sequential test, checked by their definitions and by simulation."""

from __future__ import annotations

import math
import random

import pytest

from tianming.arena.intervals import Sprt, interval, mean_and_error


def test_the_interval_of_single_games_is_wilsons() -> None:
    wins, games, z = 14, 20, 1.959964
    share = wins / games
    low, high = interval([1.0] * wins + [0.0] * (games - wins), 1)
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    assert low < share < high
    assert (low + high) / 2 == pytest.approx(middle, abs=0.01)


def test_even_mirrored_deals_give_a_narrower_interval_than_single_games() -> None:
    split = interval([0.5, 0.5, 0.5, 1.0] * 10, 2)
    single = interval([0.0, 1.0, 0.5, 1.0] * 10, 2)
    assert split[1] - split[0] < single[1] - single[0]


def test_an_interval_holds_the_true_share_about_95_times_in_100() -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(1000):
        deals = [(float(rng.random() < 0.7) + float(rng.random() < 0.6)) / 2 for _ in range(60)]
        low, high = interval(deals, 2)
        held += low <= 0.65 <= high
    assert 920 <= held <= 980


def test_the_error_shrinks_with_the_root_of_the_number() -> None:
    _, few = mean_and_error([0.0, 1.0] * 50)
    _, many = mean_and_error([0.0, 1.0] * 200)
    assert few / many == pytest.approx(2, rel=0.01)


def test_the_bounds_are_walds() -> None:
    low, high = Sprt(0.5, 0.6, alpha=0.05, beta=0.1).bounds
    assert low == pytest.approx(math.log(0.1 / 0.95))
    assert high == pytest.approx(math.log(0.9 / 0.05))


def test_the_ratio_is_zero_halfway_and_grows_with_the_share() -> None:
    test = Sprt(0.5, 0.6)
    assert test.ratio([0.55] * 40) == pytest.approx(0, abs=1e-9)
    assert test.ratio([0.6] * 40) > 0 > test.ratio([0.5] * 40)
    assert test.verdict([]) == ""


@pytest.mark.parametrize(("share", "right"), [(0.5, "h0"), (0.6, "h1")])
def test_the_test_is_wrong_about_as_often_as_it_may_be(share: float, right: str) -> None:
    rng, test = random.Random(2), Sprt(0.5, 0.6)
    wrong = games = 0
    for _ in range(100):
        deals: list[float] = []
        while not (verdict := test.verdict(deals)):
            deals.append((float(rng.random() < share) + float(rng.random() < share)) / 2)
        wrong += verdict != right
        games += 2 * len(deals)
    assert wrong <= 12  # 5 are expected
    assert games / 100 < 600  # a fixed number of games would need about 540 for both errors to be 5 %
