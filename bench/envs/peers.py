"""Our environments beside those of others, in one run and on one core: `python -m bench.envs --peers`.

All contenders take turns, each round in a fresh process. The figure is the median of decisions for each second of
processor time, so that other work on the machine disturbs it little.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any

from bench.envs.contenders import CONTENDERS, Contender
from bench.machine import processor_name
from bench.peers.__main__ import pin

ROOT = Path(__file__).resolve().parents[2]
LOAD_SECONDS = 300.0  # for loading and compiling a library, beside the time of the round
OURS = "tianming"


def time_play(contender: Contender, seconds: float) -> dict[str, Any]:
    """The figures of one round, or why there are none. It plays a little first, which does not count."""
    try:
        play = contender.prepare()
    except ImportError as error:
        return {"missing": f"{error.name or error}: {contender.install}"}
    play()
    decisions, busy, began = 0, time.process_time(), time.perf_counter()
    while (spent := time.process_time() - busy) < seconds:
        decisions += play()
    return {"rate": decisions / spent, "core_share": spent / (time.perf_counter() - began)}


def play_round(contender: Contender, seconds: float) -> dict[str, Any]:
    """One round in a process of its own."""
    command = [sys.executable, "-m", "bench.envs.peers", contender.name, str(seconds)]
    switches = {"OMP_NUM_THREADS": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | switches,
            capture_output=True,
            text=True,
            timeout=LOAD_SECONDS + seconds * 20,
            check=True,
        )
    except subprocess.TimeoutExpired:
        return {"failed": "it did not answer in time"}
    except subprocess.CalledProcessError as error:
        return {"failed": (error.stderr.strip().splitlines() or ["it stopped without a message"])[-1]}
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def versions(contender: Contender) -> str:
    """The versions of what a contender needs."""
    try:
        return ", ".join(f"{name} {version(name)}" for name in contender.needs)
    except PackageNotFoundError:
        return ""


def compare(names: list[str], rounds: int, seconds: float) -> None:
    """Measure all and print a table. What could not be measured is told last."""
    print(f"{processor_name()}, core {pin(None)}, {rounds} rounds of {seconds:g} s, decisions per second of its time")
    rates: dict[str, list[float]] = {name: [] for name in names}
    shares: list[float] = []
    left_out: dict[str, str] = {}
    for number in range(rounds):
        for name in (name for name in names if name not in left_out):
            answer = play_round(CONTENDERS[name], seconds)
            if "rate" not in answer:
                left_out[name] = str(answer.get("missing") or answer.get("failed"))
                continue
            print(f"round {number + 1}/{rounds} {name}: {answer['rate']:,.0f}", file=sys.stderr, flush=True)
            rates[name].append(answer["rate"])
            shares.append(answer["core_share"])
    _tell(rates, left_out)
    if shares and min(shares) < 0.95:
        print(f"the core was shared with other work: a round had as little as {min(shares):.0%} of it")


def _tell(rates: dict[str, list[float]], left_out: dict[str, str]) -> None:
    ours = median(rates[OURS]) if rates.get(OURS) else None
    for name, found in rates.items():
        if found:
            ratio = f"{ours / median(found):8.1f} ×" if ours else ""
            row = f"{CONTENDERS[name].title:32}{median(found):12,.0f}{ratio}"
            print(f"{row}  {min(found):,.0f} to {max(found):,.0f}  {versions(CONTENDERS[name])}")
    for name, reason in left_out.items():
        print(f"LEFT OUT: {CONTENDERS[name].title}, because of {reason}")


def main(name: str, seconds: str) -> None:
    """The worker: print the figures of one round as JSON."""
    print(json.dumps(time_play(CONTENDERS[name], float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])
