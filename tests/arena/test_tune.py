"""Tuning: the regression finds the weights that made the outcomes, and games to learn from are repeatable."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.speed import needs_speed
from tianming.arena.engines import alone
from tianming.arena.learn import Sample, SelfPlay, fitted, foretold, loss, observe, solved
from tianming.arena.tune import changed, compare, tune
from tianming.cli import main
from tianming.core.errors import InvalidOption
from tianming.core.registry import mind


def made_up(weights: list[float], number: int) -> list[Sample]:
    """Samples whose outcomes those weights decide, by chance."""
    rng = random.Random(1)
    samples = []
    for _ in range(number):
        features = [rng.gauss(0, 1) for _ in weights]
        samples.append(Sample(features, float(rng.random() < foretold(weights, features))))
    return samples


def test_the_weights_behind_the_outcomes_are_found() -> None:
    true = [1.5, -0.7, 0.0]
    found = fitted(made_up(true, 4000), [0.1, 0.1, 0.1], trust=1)
    assert found == pytest.approx(true, abs=0.15)


def test_old_weights_are_trusted_where_there_are_few_samples() -> None:
    samples = made_up([1.5, -0.7], 10)
    held = fitted(samples, [1.0, 1.0], trust=1e6)
    assert held[0] == pytest.approx(held[1], rel=1e-3)  # their proportion is kept


def test_the_loss_of_one_who_knows_nothing_is_a_bit() -> None:
    assert loss([Sample([1.0], 1.0), Sample([1.0], 0.0)], [0.0]) == pytest.approx(math.log(2))


def test_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [4.0, 0.0]], [6.0, 8.0]) == pytest.approx([2.0, 3.0])


@needs_speed
def test_a_game_to_learn_from_is_the_same_every_time() -> None:
    job = SelfPlay("yellow-yangtze", 2, "learn", mind("yellow-yangtze").weights)
    samples = observe(job)
    assert samples == observe(job)
    assert len(samples) > 20
    assert {sample.share for sample in samples} <= {0.0, 0.5, 1.0}
    assert all(len(sample.features) == len(mind("yellow-yangtze").features) for sample in samples)


def test_a_proposal_changes_some_weights_and_leaves_the_others() -> None:
    old = [0.5, -0.5] * 20
    new = changed(old, random.Random(1))
    same = sum(a == b for a, b in zip(old, new, strict=True))
    assert 20 <= same <= 36
    assert changed(old, random.Random(1)) == new


@needs_speed
def test_good_weights_beat_useless_ones() -> None:
    good = mind("yellow-yangtze").weights
    share, _ = compare("yellow-yangtze", alone, good, (0.0,) * len(good), deals=4, seed="useless")
    assert share > 0.9
    assert mind("yellow-yangtze").weights == good


def test_a_game_without_weights_is_not_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mind("yuan"), "weights", ())
    with pytest.raises(InvalidOption, match="yuan has no weights to tune"):
        tune("yuan", alone, rounds=1, games=2, seed="none", lessons=0, tell=lambda _, __: None)


@needs_speed
def test_the_command_keeps_the_best_weights_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    command = ["tune", "yellow-yangtze", str(file), "--rounds", "2", "--games", "4", "--learn", "2", "--processes", "1"]
    result = CliRunner().invoke(main, command)
    assert result.exit_code == 0, result.output
    assert result.output.count("round ") == 2
    assert set(json.loads(file.read_text("utf-8"))) == set(mind("yellow-yangtze").features)
