"""The measurements of the client run and report every figure. The figures themselves are not tested."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from bench.client.__main__ import Measured, quantile, read_arguments, report
from tests.waiting import LONG_WAIT_SECONDS
from tests.web.browsing import ROOT, need_browser


def test_a_short_run_reports_every_figure() -> None:
    need_browser()
    command = [sys.executable, "-m", "bench.client", "--runs", "1", "--actions", "2", "--json"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=LONG_WAIT_SECONDS)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert len(found["first"]) == len(found["again"]) == 1 and len(found["actions"]) == 2
    assert all(value > 0 for value in (*found["first"], *found["actions"], found["frames"]))
    assert found["bytes"] < 150_000, "more than 150 kB before the first board"


def test_the_report_names_the_goals() -> None:
    text = "\n".join(report(Measured([500.0], [300.0, 400.0], [30.0] * 19 + [90.0], 100, 2, 70_000)))
    assert "95 % 90 ms (goal 100)" in text and "2 of 102" in text and "70.0 kB" in text
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0


def test_numbers_out_of_range_are_refused() -> None:
    with pytest.raises(SystemExit):
        read_arguments(["--runs", "0"])
