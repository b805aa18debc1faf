"""Attack a server with generated messages and check that they have no effect."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Sequence
from typing import Any

from bench.hostile.campaign import Report, attack, end_server, flood, start_server
from bench.machine import empty_databases
from tests.server.postgres import NoPostgres

FLOOD_SHARE = 0.15  # share of the messages that flood a server with its usual limits


def read_arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.hostile", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000, help="how many messages (100,000)")
    parser.add_argument("--clients", type=int, default=12, help="attackers at the same time (12)")
    parser.add_argument("--seed", type=int, default=1, help="decides what is sent and played (1)")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL server of its own, not on SQLite")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    chosen = parser.parse_args(given)
    if not 100 <= chosen.messages <= 10**8 or not 3 <= chosen.clients <= 100:
        parser.error("100 to 100,000,000 messages, 3 to 100 clients")
    return chosen


def run(urls: Sequence[str], messages: int, *, seed: int, clients: int) -> dict[str, Report]:
    """Run both campaigns, each on its own server."""
    reports = {}
    floods = int(messages * FLOOD_SHARE)
    for name, url, campaign, number, limits in (
        ("attack", urls[0], attack, messages - floods, ("--sockets", "100000")),
        ("flood", urls[1], flood, floods, ("--rate", "20")),
    ):
        server = start_server(url, *limits)
        try:
            reports[name] = asyncio.run(campaign(server, number, seed=seed, clients=clients))
        finally:
            end_server(server)
    return reports


def figures(report: Report) -> dict[str, Any]:
    """The figures of a report, by name."""
    return {
        "messages": report.messages,
        "seconds": round(report.seconds, 1),
        "moves of the control player": report.moves,
        "games of the control player": report.games,
        "ms to acknowledge a move (median, 99 %, most)": report.milliseconds,
        "server's memory in MiB": report.memory,
        "sent": dict(sorted(report.sent.items(), key=lambda item: -item[1])),
        "answers": dict(sorted(report.answers.items(), key=lambda item: -item[1])),
        "faults": len(report.faults),
    }


def main() -> int:
    """Run and report; returns 1 if there was any fault."""
    chosen = read_arguments()
    try:
        with empty_databases(2, postgres=chosen.postgres) as urls:
            reports = run(urls, chosen.messages, seed=chosen.seed, clients=chosen.clients)
    except NoPostgres as error:
        raise SystemExit(str(error)) from None
    faults = [f"{name}: {fault}" for name, report in reports.items() for fault in report.faults]
    print(*faults[:20], sep="\n", end="\n" if faults else "", file=sys.stderr, flush=True)
    found = {name: figures(report) for name, report in reports.items()}
    if chosen.json:
        print(json.dumps(found, indent=2))
    else:
        for name, lines in found.items():
            print(name, *(f"  {what}: {value}" for what, value in lines.items()), sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
