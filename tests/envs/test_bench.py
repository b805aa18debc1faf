"""The measurement of environments: our own contenders play, and what is missing is told."""

from __future__ import annotations

import sys

import pytest

from bench.envs import peers
from bench.envs.__main__ import measure
from bench.envs.contenders import CONTENDERS

OURS = [name for name in CONTENDERS if name.startswith("tianming")]


@pytest.mark.parametrize("name", [*OURS, "openspiel_chess"])
def test_contenders_play(name: str) -> None:
    assert CONTENDERS[name].prepare()() > 5


def test_the_rate_is_that_of_the_processor() -> None:
    answer = peers.time_play(CONTENDERS["tianming_one"], 0.01)
    assert answer["rate"] > 0 and 0 < answer["core_share"] <= 1.1


def test_what_is_not_installed_is_left_out_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "catanatron_gym", None)
    missing = peers.time_play(CONTENDERS["catanatron"], 0.01)
    assert "pip install catanatron_gym catanatron" in missing["missing"]
    monkeypatch.setattr(peers, "pin", lambda core: None)
    monkeypatch.setattr(
        peers, "play_round", lambda one, _: missing if one.name == "catanatron" else {"rate": 8.0, "core_share": 0.5}
    )
    peers.compare(["tianming", "catanatron"], 1, 0.01)
    printed = capsys.readouterr().out
    assert "LEFT OUT: catanatron's gym, because of catanatron_gym" in printed and "shared with other work" in printed


def test_turns_are_part_of_the_decisions() -> None:
    speed, turns = measure("yuan", 2, {"map": "automatic"}, games=4, seconds=0.01, workers=0)
    assert 0 < turns < speed
