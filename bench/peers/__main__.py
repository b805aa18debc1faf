"""The comparison: all contenders take turns, each round in a fresh process on the same core."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.machine import processor_name
from bench.peers.contenders import CONTENDERS, Contender
from bench.peers.report import Result, Round, as_json, as_text

ROOT = Path(__file__).resolve().parents[2]
PURE = "TIANMING_PURE"
# For loading a library and finishing the last game, on top of the measured time.
ANSWER_SECONDS = 120.0


def read_arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description="Random play beside the peers.")
    parser.add_argument("--only", nargs="+", choices=list(CONTENDERS), metavar="NAME", help=", ".join(CONTENDERS))
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each (5)")
    parser.add_argument("--seconds", type=float, default=1.5, help="length of a round (1.5)")
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4), help="Tianming and catanatron (4)")
    parser.add_argument("--game", default="yellow-yangtze", help="what Tianming plays (yellow-yangtze)")
    parser.add_argument("--core", type=int, help="which core (the last one allowed)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    chosen = parser.parse_args(given)
    if chosen.rounds < 1 or not 0 < chosen.seconds <= 600:
        parser.error("at least one round, of more than 0 and at most 600 seconds")
    return chosen


def pin(core: int | None) -> int | None:
    """Pin this process and those it starts to one core; returns it, or None if the system cannot do that."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    allowed = os.sched_getaffinity(0)
    chosen = max(allowed) if core is None else core
    if chosen not in allowed:
        raise SystemExit(f"core {chosen} is not available; choose one of {sorted(allowed)}")
    os.sched_setaffinity(0, {chosen})
    return chosen


def environment(contender: Contender) -> dict[str, str]:
    """The environment for a contender, with the switch for uncompiled play set or removed."""
    ours = {name: value for name, value in os.environ.items() if name != PURE}
    return {**ours, PURE: "1"} if contender.pure else ours


def play_round(contender: Contender, settings: argparse.Namespace, seed: int) -> dict[str, Any]:
    """Play one round in a worker; returns its answer."""
    command = [sys.executable, "-m", "bench.peers.worker", contender.name]
    command += [str(settings.players), str(settings.seconds), str(seed), settings.game]
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment(contender),
            capture_output=True,
            text=True,
            timeout=settings.seconds + ANSWER_SECONDS,
            check=True,
        )
    except subprocess.TimeoutExpired:
        return {"failed": "it did not finish a game in time"}
    except subprocess.CalledProcessError as error:
        return {"failed": (error.stderr.strip().splitlines() or ["it stopped without a message"])[-1]}
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def add_round(result: Result, answer: dict[str, Any]) -> str:
    """Add a round's answer to the result; returns a short description."""
    result.missing = str(answer.get("missing", ""))
    result.failed = str(answer.get("failed", ""))
    if result.missing or result.failed:
        return "missing" if result.missing else "failed"
    result.version = str(answer.pop("version"))
    result.rounds.append(Round(**answer))
    return f"{result.rounds[-1].rate:,.0f} decisions/s"


def measure(settings: argparse.Namespace) -> dict[str, Result]:
    """Play all rounds, the contenders in turn, so that a slow minute of the machine affects all of them."""
    results = {name: Result() for name in CONTENDERS if not settings.only or name in settings.only}
    for seed in range(1, settings.rounds + 1):
        for name, result in results.items():
            if not (result.missing or result.failed):
                word = add_round(result, play_round(CONTENDERS[name], settings, seed))
                print(f"round {seed}/{settings.rounds}  {name}: {word}", file=sys.stderr, flush=True)
    return results


def main() -> int:
    """Measure and report; returns 1 if a contender could not be measured."""
    chosen = read_arguments()
    settings: dict[str, object] = {
        "processor": processor_name(),
        "core": pin(chosen.core),
        "python": platform.python_version(),
        "rounds": chosen.rounds,
        "seconds": chosen.seconds,
        "players": chosen.players,
        "game": chosen.game,
    }
    results = measure(chosen)
    print(json.dumps(as_json(settings, results), indent=2) if chosen.json else as_text(settings, results))
    return 0 if all(result.usable for result in results.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
