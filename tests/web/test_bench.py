"""The measurements of the client run and report every figure. The figures themselves are not tested."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from bench.client.__main__ import Measured, quantile, read_arguments, report
from bench.client.frames import CAUSES, ELSEWHERE, count_causes, read_trace
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
    assert set(found["causes"]) <= set(CAUSES)


def test_the_report_names_the_goals() -> None:
    found = Measured([500.0], [300.0, 400.0], [30.0] * 19 + [90.0], 100, 2, 70_000, {"paint": 2})
    text = "\n".join(report(found))
    assert "95 % 90 ms (goal 100)" in text and "2 of 102" in text and "70.0 kB" in text
    assert "layout 0, paint 2, raster 0" in text
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0


def test_numbers_out_of_range_are_refused() -> None:
    with pytest.raises(SystemExit):
        read_arguments(["--runs", "0"])


def work(name: str, began: int, wall: int, spent: int, thread: int = 1) -> dict[str, object]:
    """A piece of work in a trace, in milliseconds."""
    times = {"ts": 1000 * began, "dur": 1000 * wall, "tdur": 1000 * spent}
    return {"name": name, "ph": "X", "pid": 1, "tid": thread, **times}


def frame(at: float, name: str = "bench frame") -> dict[str, object]:
    return {"name": name, "ph": "R", "pid": 1, "tid": 1, "ts": 1000 * at}


def test_dropped_frames_have_a_cause() -> None:
    events = [
        frame(0, "bench begin"),
        *(frame(at) for at in (0, 16, 66, 116, 133)),
        frame(900, "bench begin"),  # what lies between two measurements counts for neither
        frame(1000),
        work("FunctionCall", 17, 40, 38),
        work("Layout", 20, 30, 30),  # inside the call
        work("RasterTask", 70, 30, 2, thread=2),  # its thread had to wait for a processor
        work("RunTask", 70, 40, 40),
    ]
    causes = count_causes(*read_trace(json.dumps({"traceEvents": events}).encode()))
    assert causes == {"layout": 2, ELSEWHERE: 2}
