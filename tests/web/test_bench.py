"""The measurements of the client run and tell everything; their figures belong to bench/, not to tests."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from bench.client.__main__ import Measured, arguments, at, lines
from tests.waiting import LONG_WAIT_SECONDS
from tests.web.browsing import ROOT, need_browser


def test_a_short_run() -> None:
    need_browser()
    command = [sys.executable, "-m", "bench.client", "--runs", "1", "--actions", "2", "--json"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=LONG_WAIT_SECONDS)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert len(found["first"]) == len(found["again"]) == 1 and len(found["actions"]) == 2
    assert all(value > 0 for value in (*found["first"], *found["actions"], found["frames"]))
    assert found["bytes"] < 150_000, "more than 150 kB before the first board"


def test_the_text_tells_the_goals() -> None:
    told = "\n".join(lines(Measured([500.0], [300.0, 400.0], [30.0] * 19 + [90.0], 100, 2, 70_000)))
    assert "95 % 90 ms (goal 100)" in told and "2 of 102" in told and "70.0 kB" in told
    assert at([3.0, 1.0, 2.0], 0.5) == 2.0


def test_odd_numbers_are_refused() -> None:
    with pytest.raises(SystemExit):
        arguments(["--runs", "0"])
