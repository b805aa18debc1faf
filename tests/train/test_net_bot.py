"""The bot that plays with a net: without PyTorch, from a file of weights."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tianming
from tests.engine.walking import sampled
from tests.waiting import LONG_WAIT_SECONDS
from tianming.bots.blas import find_threads, use_one_thread
from tianming.bots.bot import bot
from tianming.bots.kernels import is_wide_amd
from tianming.bots.net import MAX_ROWS, NumpyNet
from tianming.core.errors import InvalidOption
from tianming.core.registry import make_encoding, net_file

GAME = "yellow-yangtze"
CHANNELS, HIDDEN, HEAD = 3, 5, 6


def write_net(path: Path, spoil: Callable[[dict[str, Any]], Any] | None = None, **changes: Any) -> Path:
    """A small net with random weights."""
    shape, rng = make_encoding(GAME).shape, np.random.default_rng(1)
    assert shape.grid is not None
    taps = len(shape.grid.steps)
    sizes = {
        "numbers1": (len(shape.numbers), HIDDEN),
        "numbers2": (HIDDEN, HIDDEN),
        "enter": (taps * (len(shape.planes) + len(shape.fixed)), CHANNELS),
        "enter_numbers": (HIDDEN, CHANNELS),
        "first.0": (taps * CHANNELS, CHANNELS),
        "second.0": (taps * CHANNELS, CHANNELS),
        "mix.0": (2 * CHANNELS + HIDDEN, CHANNELS),
        "head": (2 * CHANNELS + HIDDEN, HEAD),
        "policy1": (CHANNELS, 4),
        "policy_head": (HEAD, 4),
        "policy2": (4, len(shape.board_rows)),
        "flat": (HEAD, len(shape.flat_actions)),
        "value1": (HEAD, 4),
        "value2": (4, shape.most_players),
    }
    about = {"format": 1, "game": GAME, "encoding": shape.version, "planes": len(shape.planes), "blocks": 1}
    about |= {"numbers": len(shape.numbers), "actions": shape.actions, "seats": shape.most_players}
    weights = {f"{name}.weight": rng.normal(size=size) for name, size in sizes.items()}
    weights |= {f"{name}.bias": rng.normal(size=size[1]) for name, size in sizes.items()}
    if spoil is not None:
        spoil(weights)
    np.savez(path, about=np.array(json.dumps(about | changes)), **weights)  # type: ignore[arg-type]
    return path


@pytest.mark.parametrize("temperature", [0, 1])
def test_a_net_plays_whole_games(tmp_path: Path, temperature: int) -> None:
    rules, rng = tianming.game(GAME), random.Random(1)
    made = bot(f"net:file={write_net(tmp_path / 'net.npz')},temperature={temperature}", arena=True)
    for players in rules.players:
        table = rules.table(players=players, seed="a net")
        for _ in range(40):
            if not table.state.actors():
                break
            (seat,) = table.state.actors()
            table.act(seat, made.choose(rules.view(table.state, seat), rng))


def test_a_net_of_another_kind_is_refused(tmp_path: Path) -> None:
    rules = tianming.game(GAME)
    table = rules.table(players=2, seed="a net")
    view = rules.view(table.state, table.state.actors()[0])

    def problem(path: Path | str) -> str:
        with pytest.raises(InvalidOption) as caught:
            bot(f"net:file={path}", arena=True).choose(view, random.Random(1))
        return str(caught.value)

    assert "game is 'yuan'" in problem(write_net(tmp_path / "other.npz", game="yuan"))
    assert "encoding is 0, not 1" in problem(write_net(tmp_path / "old.npz", encoding=0))
    (tmp_path / "broken.npz").write_bytes(b"nothing")
    assert "holds no weights" in problem(tmp_path / "broken.npz")


def test_a_net_whose_weights_do_not_fit_together_is_refused(tmp_path: Path) -> None:
    shape = make_encoding(GAME).shape

    def problem(spoil: Callable[[dict[str, Any]], Any], **changes: Any) -> str:
        with pytest.raises(InvalidOption) as caught:
            NumpyNet(write_net(tmp_path / "net.npz", spoil, **changes), shape)
        return str(caught.value)

    assert "mix.0.weight is missing, not of the size (11, 3)" in problem(lambda held: held.pop("mix.0.weight"))
    assert "head.bias is missing" in problem(lambda held: held.pop("head.bias"))
    assert "first.1.weight is missing" in problem(lambda held: None, blocks=2)
    assert "it has 'many' blocks" in problem(lambda held: None, blocks="many")
    wide = np.zeros((6, 38))
    assert "flat.weight is of the size (6, 38), not of the size (6, 37)" in problem(
        lambda held: held.update({"flat.weight": wide})
    )


def test_a_net_uses_one_thread_and_leaves_the_others_as_they_were() -> None:
    threads = find_threads()
    if threads is None:
        return  # numpy was built with another library, which is left alone
    before = threads.read()
    with use_one_thread():
        assert threads.read() == 1
        with use_one_thread():
            assert threads.read() == 1
        assert threads.read() == 1
    assert threads.read() == before
    with pytest.raises(ZeroDivisionError), use_one_thread():
        raise ZeroDivisionError
    assert threads.read() == before


def test_the_threads_of_the_library_that_numpy_brings_along_are_found() -> None:
    config: Any = np.show_config(mode="dicts")
    assert (find_threads() is not None) == ("openblas" in config["Build Dependencies"]["blas"]["name"])


@pytest.mark.parametrize("game", tianming.list_games())
def test_a_net_comes_with_the_game(game: str) -> None:
    rules, rng, made = tianming.game(game), random.Random(1), bot("net", arena=True)
    path = net_file(game)
    assert path is not None and path.stat().st_size <= 5_000_000
    for players in rules.players:
        table = rules.table(players=players, seed="a net")
        for _ in range(40):
            seat = table.state.actors()[0]
            action = made.choose(rules.view(table.state, seat), rng)
            assert table.state.is_legal(seat, action)
            table.act(seat, action)


def test_a_game_without_a_net_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianming.bots.net.net_file", lambda name: None)
    rules = tianming.game("yuan")
    table = rules.table(players=2, seed="a net")
    view = rules.view(table.state, table.state.actors()[0])
    with pytest.raises(InvalidOption, match="no net comes with yuan: give the bot a file"):
        bot("net", arena=True).choose(view, random.Random(1))


def test_wide_kernels_are_for_processors_of_amd_that_have_them(tmp_path: Path) -> None:
    about = tmp_path / "cpuinfo"
    flags = "avx2 fma avx512f avx512bw avx512cd avx512dq avx512vl"
    for text, wide in (
        (f"vendor_id\t: AuthenticAMD\nflags\t\t: {flags}\n\nvendor_id : other\n", True),
        (f"vendor_id\t: GenuineIntel\nflags\t\t: {flags}\n", False),
        ("vendor_id\t: AuthenticAMD\nflags\t\t: avx2 fma\n", False),
        ("", False),
    ):
        about.write_text(text)
        assert is_wide_amd(about) == wide
    assert not is_wide_amd(tmp_path / "nothing")


def test_kernels_are_chosen_before_numpy_is_imported_and_never_against_a_wish() -> None:
    code = (
        "import os, sys; from tianming.bots import kernels\n"
        "kernels.is_wide_amd = lambda: True\n"
        "kernels.choose_kernels(); print(os.environ['OPENBLAS_CORETYPE'], 'numpy' in sys.modules)"
    )
    for wish, told in ((None, "SkylakeX False"), ("Haswell", "Haswell False")):
        variables = {name: value for name, value in os.environ.items() if name != "OPENBLAS_CORETYPE"}
        variables |= {"OPENBLAS_CORETYPE": wish} if wish else {}
        words = [sys.executable, "-c", code]
        done = subprocess.run(words, capture_output=True, text=True, env=variables, timeout=LONG_WAIT_SECONDS)
        assert done.stdout.strip() == told, done.stderr


def test_many_observations_get_the_answers_that_each_gets_alone() -> None:
    """Rows share scratch memory; none may leak into the next."""
    for name in (name for name in tianming.list_games() if net_file(name)):
        encoding = make_encoding(name)
        net = NumpyNet(Path(str(net_file(name))), encoding.shape)
        rules = tianming.game(name)
        states = list(sampled(rules, 2, seed=5, every=11))[: 2 * MAX_ROWS + 3]
        rows = np.zeros((len(states), encoding.size), np.uint8)
        for row, state in zip(rows, states, strict=True):
            encoding.encode(state, state.actors()[0], row.data)  # type: ignore[arg-type]
        logits, values = net(rows)
        for place in range(len(rows) - 1, -1, -3):
            alone = net(rows[place : place + 1])
            np.testing.assert_allclose(logits[place], alone[0][0], atol=1e-4)
            np.testing.assert_allclose(values[place], alone[1][0], atol=1e-4)
