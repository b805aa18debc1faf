"""A net learns to play as datasets show. Without PyTorch, all of it is left out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tianming
from tests.commands import output, run_refused
from tests.train.test_learning import GAME, SMALL, torch_or_skip
from tianming.core.errors import InvalidOption
from tianming.core.record import Record
from tianming.core.registry import make_encoding
from tianming.envs.dataset import ABOUT, Dataset, write_dataset
from tianming.train.config import read_config

GAMES = 40


def play_first(players: int, seed: str) -> Record:
    """A game in which everybody always takes the first legal action."""
    table = tianming.game(GAME).table(players=players, seed=seed)
    while seats := table.state.actors():
        table.act(seats[0], table.state.legal(seats[0])[0])
    return table.record


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("datasets") / "first"
    write_dataset(GAME, folder, [play_first(2 + number % 3, f"first {number}") for number in range(GAMES)])
    return folder


def test_lessons_hold_the_decisions_and_how_the_games_ended_for_everybody(games: Path) -> None:
    torch_or_skip()
    from tianming.train.imitation import HELD_OUT, read_lessons

    lessons, tests = read_lessons([games], read_config(SMALL, ["ppo.margin_share=[0, 0]"]))
    tables = list(Dataset(games).rows())
    held_out = np.concatenate([table["game"] for table in tables]) % HELD_OUT == 0
    assert len(tests) == held_out.sum() > 0 and len(lessons) == (~held_out).sum()
    assert bytes(lessons.observations[0].numpy()) == bytes(
        tables[0]["observation"][~held_out[: len(tables[0]["seat"])]][0]
    )
    for part in (lessons, tests):
        seats = part.known.sum(1)
        assert set(seats.tolist()) <= {2, 3, 4}
        assert part.rewards.sum(1).abs().max() < 1e-5  # only victories count here
    assert float(lessons.rewards.max()) == 1.0


def test_a_net_learns_to_play_as_it_was_shown(games: Path, tmp_path: Path) -> None:
    torch = torch_or_skip()
    torch.set_num_threads(1)
    from tianming.bots.net import NumpyNet
    from tianming.train.imitation import Pupil, imitate, read_lessons

    config = read_config(SMALL, ["ppo.minibatch=64", "ppo.learning_rate=[0.004, 0.0004]"])
    _, tests = read_lessons([games], config)
    before = Pupil(config, device="cpu", compiled=False, seed=1).examine(tests)
    lines: list[str] = []
    found = imitate(config, [games], tmp_path, epochs=6, device="cpu", compiled=False, seed=1, tell=lines.append)
    losses = [float(line.split("loss ")[1].split(",")[0]) for line in lines[1:]]
    assert len(losses) == 6 and losses[-1] < losses[0] / 2
    assert found["agreement"] > before["agreement"] + 0.3
    NumpyNet(tmp_path / f"{GAME}.npz", make_encoding(GAME).shape)  # it can be played


@pytest.mark.parametrize("change", [{"game": "yuan"}, {"encoding": 99}, {"observation_bytes": 3}])
def test_datasets_of_another_kind_are_refused(games: Path, tmp_path: Path, change: dict[str, Any]) -> None:
    torch_or_skip()
    from tianming.train.imitation import read_lessons

    about = json.loads((games / ABOUT).read_text(encoding="utf-8")) | change
    (tmp_path / ABOUT).write_text(json.dumps(about), encoding="utf-8")
    with pytest.raises(InvalidOption, match=next(iter(change))):
        read_lessons([tmp_path], read_config(SMALL))


def test_games_that_did_not_end_teach_nothing(tmp_path: Path) -> None:
    torch_or_skip()
    from tianming.train.imitation import read_lessons

    table = tianming.game(GAME).table(players=2, seed="short")
    for _ in range(6):
        seat = table.state.actors()[0]
        table.act(seat, table.state.legal(seat)[0])
    write_dataset(GAME, tmp_path / "set", [table.record])
    lessons, tests = read_lessons([tmp_path / "set"], read_config(SMALL))
    assert len(lessons) == len(tests) == 0


def test_the_command_imitates(games: Path, tmp_path: Path) -> None:
    torch_or_skip()
    config = tmp_path / "small.toml"
    config.write_text(SMALL, encoding="utf-8")
    arguments = ["imitate", GAME, str(games), "--config", str(config), "--out", str(tmp_path), "--device", "cpu"]
    said = output(*arguments, "--epochs", "1")
    assert "plays as they did in" in said and (tmp_path / f"{GAME}.npz").is_file()
    assert "dataset.json is missing" in run_refused("imitate", GAME, str(tmp_path), "--config", str(config))
