"""Tuning: the regression finds the weights that made the outcomes, and games to learn from are repeatable."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import pytest

from tests.commands import output, run_refused
from tests.speed import needs_speed
from tianming.arena import tune as tuning
from tianming.arena.engines import run_here
from tianming.arena.learn import Sample, SelfPlay, fit, loss, observe, predict, solve
from tianming.arena.tune import Duel, Round, compare, play_duel, propose, tune
from tianming.bots.heuristic import weights_in
from tianming.core.errors import InvalidOption
from tianming.core.evaluator import write_weights
from tianming.core.registry import advisor, list_games
from tianming.core.seats import CHANCE


def made_up(weights: list[float], number: int) -> list[Sample]:
    """Samples whose outcomes those weights decide, by chance."""
    rng = random.Random(1)
    samples = []
    for _ in range(number):
        features = [rng.gauss(0, 1) for _ in weights]
        samples.append(Sample(features, float(rng.random() < predict(weights, features))))
    return samples


def test_the_weights_behind_the_outcomes_are_found() -> None:
    true = [1.5, -0.7, 0.0]
    found = fit(made_up(true, 4000), [0.1, 0.1, 0.1], trust=1)
    assert found == pytest.approx(true, abs=0.15)


def test_old_weights_are_trusted_where_there_are_few_samples() -> None:
    samples = made_up([1.5, -0.7], 10)
    held = fit(samples, [1.0, 1.0], trust=1e6)
    assert held[0] == pytest.approx(held[1], rel=1e-3)  # their proportion is kept


def test_the_loss_without_any_knowledge_is_one_bit() -> None:
    assert loss([Sample([1.0], 1.0), Sample([1.0], 0.0)], [0.0]) == pytest.approx(math.log(2))


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [4.0, 0.0]], [6.0, 8.0]) == pytest.approx([2.0, 3.0])


@needs_speed
def test_a_game_to_learn_from_is_the_same_every_time() -> None:
    job = SelfPlay("yellow-yangtze", 2, "learn", advisor("yellow-yangtze").weights)
    samples = observe(job)
    assert samples == observe(job)
    assert len(samples) > 20
    assert {sample.share for sample in samples} <= {0.0, 0.5, 1.0}
    assert all(len(sample.features) == len(advisor("yellow-yangtze").features) for sample in samples)


def test_a_proposal_changes_some_weights_and_leaves_the_others() -> None:
    old = [0.5, -0.5] * 20
    new = propose(old, random.Random(1))
    same = sum(a == b for a, b in zip(old, new, strict=True))
    assert 20 <= same <= 36
    assert propose(old, random.Random(1)) == new


@needs_speed
def test_good_weights_beat_useless_ones() -> None:
    good = advisor("yellow-yangtze").weights
    share, _ = compare("yellow-yangtze", run_here, good, (0.0,) * len(good), deals=4, seed="useless")
    assert share > 0.9
    assert advisor("yellow-yangtze").weights == good


@needs_speed
@pytest.mark.parametrize("name", list_games())
def test_both_games_of_a_deal_see_the_draws_of_its_seed(name: str) -> None:
    good = advisor(name).weights
    weights = good, propose(good, random.Random(4))
    records = [play_duel(Duel(name, "deal", first, weights)).record for first in (0, 1)]
    assert records[0].actions != records[1].actions  # they parted
    assert [record.seed for record in records] == ["deal", "deal"]
    for record in records:
        assert record.verify() == sum(seat == CHANCE for seat, _ in record.actions) > 0


@needs_speed
def test_what_seats_are_indifferent_to_is_the_same_in_both_games_of_a_deal() -> None:
    good = advisor("yuan").weights
    weights = good, tuple(-weight for weight in good)
    laid = []
    for first in (0, 1):
        record = play_duel(Duel("yuan", "deal", first, weights)).record
        states = zip(record.states(), record.actions, strict=False)
        kinds = advisor("yuan").indifferent
        laid.append([step for state, step in states if step[0] != CHANCE and state.kind() in kinds])
    assert laid[0] == laid[1]
    assert len(laid[0]) > 5


def test_a_round_is_reported_with_its_own_error(monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter([(0.7, 0.05), (0.8, 0.1), (0.6, 0.2)])  # the second proposal meets the best, and then the first
    monkeypatch.setattr(tuning, "compare", lambda *_, **__: next(found))
    rounds: list[Round] = []
    tune("yuan", run_here, rounds=2, games=4, seed="error", lessons=0, tell=lambda done, _: rounds.append(done))
    assert rounds == [Round(0, 0.7, 0.05, True), Round(1, 0.8, 0.1, True)]


def test_a_game_without_weights_is_not_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advisor("yuan"), "weights", ())
    with pytest.raises(InvalidOption, match="yuan has no weights to tune"):
        tune("yuan", run_here, rounds=1, games=2, seed="none", lessons=0, tell=lambda _, __: None)


@needs_speed
def test_the_command_keeps_the_best_weights_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    command = ["tune", "yellow-yangtze", str(file), "--rounds", "2", "--games", "4", "--learn", "2", "--processes", "1"]
    assert output(*command).count("round ") == 2
    assert set(json.loads(file.read_text("utf-8"))) == set(advisor("yellow-yangtze").features)


@needs_speed
def test_tuning_begins_with_a_file_and_comes_out_the_same_every_time(tmp_path: Path) -> None:
    features = advisor("yellow-yangtze").features
    start = tuple(0.5 * weight for weight in advisor("yellow-yangtze").weights)
    (tmp_path / "start.json").write_text(write_weights(start, features), encoding="utf-8")
    start = weights_in(str(tmp_path / "start.json"), "yellow-yangtze")  # as it is rounded in the file
    found = []
    for name in ("one.json", "two.json"):
        command = ["tune", "yellow-yangtze", str(tmp_path / name), "--from", str(tmp_path / "start.json")]
        said = output(*command, "--rounds", "1", "--games", "4", "--seed", "a", "--processes", "1")
        found.append((said, (tmp_path / name).read_text("utf-8")))
    assert found[0] == found[1]
    assert found[0][1] in [write_weights(best, features) for best in (start, propose(start, random.Random("a")))]


@pytest.mark.parametrize("text", ["{}", "[1]", "3", '{"points', "null"])
def test_a_start_without_weights_is_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "start.json").write_text(text, encoding="utf-8")
    command = ["tune", "yuan", str(tmp_path / "best.json"), "--from", str(tmp_path / "start.json")]
    assert "start.json has no weights for yuan: " in run_refused(*command)
    assert not (tmp_path / "best.json").exists()
