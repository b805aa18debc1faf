"""The load run: one server after the other, each with the same crowd."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence

from bench.load.boardgame_io_peer import BoardgameIo
from bench.load.drive import measure
from bench.load.peer import Peer
from bench.load.report import OURS, THEIRS, Load, Measured, as_json, as_text
from bench.load.tianming_peer import Tianming
from bench.machine import processor_name

INSTALL = "npm install --prefix bench/load/boardgame_io"


def read_arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="Many tables and watchers at once.")
    parser.add_argument("--tables", type=int, default=500, help="live tables of two players (500)")
    parser.add_argument("--spectators", type=int, default=1000, help="spectators at one of them (1000)")
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second over all tables (100)")
    parser.add_argument("--seconds", type=float, default=60.0, help="length of the measurement (60)")
    parser.add_argument("--only", choices=(OURS, THEIRS), help="one server instead of both")
    parser.add_argument("--game", default="yellow-yangtze", help="the game at Tianming's tables (yellow-yangtze)")
    parser.add_argument("--seed", type=int, default=1, help="decides which actions are chosen (1)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the text")
    chosen = parser.parse_args(given)
    if not (1 <= chosen.tables <= 10_000 and 0 <= chosen.spectators <= 10_000):
        parser.error("1 to 10000 tables, 0 to 10000 spectators")
    if not (0 < chosen.rate <= 10_000 and 1 <= chosen.seconds <= 3600):
        parser.error("a rate above 0 and at most 10000, 1 to 3600 seconds")
    return chosen


def choose_peers(chosen: argparse.Namespace) -> list[Peer]:
    """The servers to measure. boardgame.io is left out if it is not installed, unless `--only` asks for it."""
    found: list[Peer] = [] if chosen.only == THEIRS else [Tianming(chosen.game)]
    if chosen.only == OURS:
        return found
    if BoardgameIo.is_installed():
        return [*found, BoardgameIo()]
    if chosen.only == THEIRS:
        raise SystemExit(f"boardgame.io is not installed; install Node, then run: {INSTALL}")
    print(f"boardgame.io is not installed, so it is not measured; to install it: {INSTALL}", file=sys.stderr)
    return found


def load_average() -> float:
    """The machine's load average of the last minute."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0


def allow_files(number: int) -> None:
    """Raise the limit of open files to this number, here and in the servers started from here."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        number = min(number, hard)
    if soft < number:
        resource.setrlimit(resource.RLIMIT_NOFILE, (number, hard))


def main(given: Sequence[str] | None = None) -> int:
    """Measure and report; returns 1 if something went wrong."""
    chosen = read_arguments(given)
    load = Load(chosen.tables, chosen.spectators, chosen.rate, chosen.seconds)
    allow_files(2 * load.tables + 2 * load.spectators + 1000)
    settings: dict[str, object] = {
        "processor": processor_name(),
        "processors": os.cpu_count(),
        "python": platform.python_version(),
        "load_before": load_average(),
    }
    results: list[Measured] = [measure(peer, load, chosen.seed) for peer in choose_peers(chosen)]
    settings["load_after"] = load_average()
    print(json.dumps(as_json(settings, load, results), indent=2) if chosen.json else as_text(settings, load, results))
    return 1 if any(result.tally.errors for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
