"""Kill the server at random moments under load and count what was lost."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Sequence
from statistics import mean
from typing import Any

from bench.crash.run import Crash, Report
from bench.machine import empty_databases
from tests.server.postgres import NoPostgres


def read_arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how many kills (200)")
    parser.add_argument("--tables", type=int, default=12, help="tables played at the same time (12)")
    parser.add_argument("--longest", type=float, default=1.5, help="most seconds between two kills (1.5)")
    parser.add_argument("--seed", type=int, default=1, help="decides the moments and the play (1)")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL server of its own, not on SQLite")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    chosen = parser.parse_args(given)
    if not 0 < chosen.kills <= 100_000 or not 0 < chosen.tables <= 200 or not 0 < chosen.longest <= 60:
        parser.error("1 to 100,000 kills, 1 to 200 tables, at most 60 seconds between kills")
    return chosen


def figures(report: Report) -> dict[str, Any]:
    """The figures of a report, by name."""
    return {
        "kills": report.kills,
        "of them while it was starting": report.kills_at_start,
        "tables": report.tables,
        "games ended": report.ended,
        "reconnections": report.comebacks,
        "acknowledged actions": report.acknowledged,
        "of them taken back": report.taken_back,
        "acknowledged actions lost": report.lost,
        "seconds to be back, mean": round(mean(report.restarts), 2),
        "seconds to be back, most": round(max(report.restarts), 2),
        "seconds from the kill to the next news, mean": round(mean(report.gaps), 2),
        "seconds from the kill to the next news, most": round(max(report.gaps), 2),
        "faults": len(report.faults),
    }


def main() -> int:
    """Run and report; returns 1 if there was any fault."""
    chosen = read_arguments()
    try:
        with empty_databases(1, postgres=chosen.postgres) as (url,):
            crash = Crash(url, tables=chosen.tables, seed=chosen.seed)
            report = asyncio.run(crash.run(chosen.kills, chosen.longest))
    except NoPostgres as error:
        raise SystemExit(str(error)) from None
    found = figures(report)
    print(*report.faults[:20], sep="\n", file=sys.stderr, flush=True)
    print(json.dumps(found, indent=2) if chosen.json else "\n".join(f"{found[name]:>10}  {name}" for name in found))
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
