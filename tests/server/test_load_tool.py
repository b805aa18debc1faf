"""The load generator works: a small crowd, no errors, every action seen by everybody."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from bench.load.report import percentiles
from tests.waiting import LONG_WAIT_SECONDS

ROOT = Path(__file__).parent.parent.parent


def test_a_small_crowd_sees_every_action() -> None:
    command = [sys.executable, "-m", "bench.load", "--only", "tianming", "--json"]
    command += ["--tables", "3", "--spectators", "5", "--rate", "20", "--seconds", "2"]
    paths = [os.environ.get("PYTHONPATH", ""), str(ROOT / "src")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=LONG_WAIT_SECONDS)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    ours = found["results"]["tianming"]
    assert ours["errors"] == 0 and found["error_texts"]["tianming"] == {}
    assert ours["actions"] > 0 and ours["actions"] + ours["skipped"] == 40
    assert set(ours["milliseconds"]["seen"]) == set(ours["milliseconds"]["watched"]) == {"p50", "p95", "p99", "max"}


def test_percentiles_are_values_that_occurred() -> None:
    assert percentiles([]) == {}
    assert percentiles([number / 1000 for number in range(1, 201)]) == {"p50": 100, "p95": 190, "p99": 198, "max": 200}
