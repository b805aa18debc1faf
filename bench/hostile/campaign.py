"""A campaign: a server of its own, the control player, the attackers, and the report."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed

from bench.hostile.clients import Attacker, Flooder, Requester, Tally, Vandal
from bench.hostile.control import Control, check_database
from bench.hostile.messages import Forge
from tests.server.running import Person, Server

HTTP_SHARE = 0.05  # share of the messages that are HTTP requests
REQUESTERS = 8  # clients that send them
BROKEN_SHARE = 0.01  # share that are broken connections
MEMORY_SAMPLES = 10
MAX_GROWTH_MIB = 64.0  # of the server, between a third of the messages and the last


@dataclass
class Report:
    """What was sent, what came back, and what went wrong."""

    messages: int = 0
    seconds: float = 0.0
    sent: dict[str, int] = field(default_factory=dict)
    answers: dict[str, int] = field(default_factory=dict)
    moves: int = 0
    games: int = 0
    milliseconds: list[float] = field(default_factory=list)  # of the control player's moves: median, 99th in 100, most
    memory: list[float] = field(default_factory=list)  # MiB, at equal distances
    faults: list[str] = field(default_factory=list)


async def attack(server: Server, messages: int, *, seed: int, clients: int) -> Report:
    """Send everything that can be sent, to a server without rate limits."""
    rng = random.Random(seed)
    control = Control(server, random.Random(seed + 1), pause=0.02)
    tally = Tally(messages)
    await control.enter()
    vandal = Vandal(server, random.Random(seed + 2), tally, lambda: control.scene.table)
    attackers = [
        Attacker(server, Forge(random.Random(rng.random()), control.scene), tally, tokens_for(control, number))
        for number in range(clients)
    ]
    requesters = [
        Requester(server, Forge(random.Random(rng.random()), control.scene), tally) for _ in range(REQUESTERS)
    ]
    attacks = [*(one.run() for one in attackers), *(one.run(HTTP_SHARE) for one in requesters)]
    return await fight(server, control, tally, [*attacks, vandal.run(int(messages * BROKEN_SHARE))])


def tokens_for(control: Control, number: int) -> Callable[[], tuple[str, ...]]:
    """The seat tokens of an attacker: every third one holds the control player's seats, like a player who cheats."""
    return lambda: control.tables[-1].tokens if number % 3 == 2 else ()


async def flood(server: Server, messages: int, *, seed: int, clients: int, nonsense: float = 0.0) -> Report:
    """Flood a server with its usual limits, while the control player keeps within them.

    `nonsense` is the share of messages that cost little to refuse. A slow server reads more of those, so that even
    there a flood exceeds the limits.
    """
    control = Control(server, random.Random(seed), pause=0.08)
    tally = Tally(messages)
    await control.enter()
    flooders = [
        Flooder(server, Forge(random.Random(f"{seed} {number}"), control.scene), tally, tuple)
        for number in range(max(1, min(clients, messages // 800)))  # each must exceed the limit
    ]
    for one in flooders:
        one.nonsense = nonsense
    report = await fight(server, control, tally, [one.run() for one in flooders])
    if not tally.answers["closed: 4429"]:
        report.faults.append("no flood was cut off")
    return report


async def fight(server: Server, control: Control, tally: Tally, attacks: list[Coroutine[Any, Any, None]]) -> Report:
    """Run the attacks, watch the server, and judge."""
    report = Report()
    stop = asyncio.Event()
    began = time.monotonic()
    playing = asyncio.ensure_future(control.play(stop))
    looking = asyncio.ensure_future(watch_memory(server, tally, report))
    try:
        await asyncio.gather(*attacks)
    finally:
        stop.set()
        looking.cancel()
    report.seconds = time.monotonic() - began
    try:
        await playing
    except (TimeoutError, ConnectionClosed) as error:
        control.faults.append(f"the control player got no answer after {len(control.seconds)} moves: {error!r}")
    await control.person.http.aclose()
    report.memory.append(measure_memory(server))
    report.messages, report.sent, report.answers = tally.sent.total(), dict(tally.sent), dict(tally.answers)
    report.moves, report.games = len(control.seconds), len(control.tables)
    if len(control.seconds) > 1:
        steps = quantiles(control.seconds, n=100, method="inclusive")
        report.milliseconds = [round(1000 * value, 1) for value in (steps[49], steps[98], max(control.seconds))]
    report.faults += [*tally.faults, *control.faults, *await judge(server, control, report)]
    return report


async def judge(server: Server, control: Control, report: Report) -> list[str]:
    """Check that the server is healthy and that its database is as it should be."""
    faults = []
    async with httpx2.AsyncClient() as http:
        if (await http.get(f"http://{server.address}/healthz")).status_code not in (200, 429):
            faults.append("the health check failed")
    ended = await asyncio.to_thread(server.stop)
    if ended > 5:
        faults.append(f"the server took {ended:.1f} s to end")
    if server.process is None or server.process.returncode not in (0, -15):
        faults.append("the server crashed")
    if len(report.memory) > 3 and report.memory[-1] - report.memory[len(report.memory) // 3] > MAX_GROWTH_MIB:
        faults.append(f"memory grew: {report.memory}")
    return [*faults, *list_errors(server.log), *await check_database(server.database, control)]


async def watch_memory(server: Server, tally: Tally, report: Report) -> None:
    """Sample the server's memory from time to time."""
    step = max(1, tally.left // MEMORY_SAMPLES)
    mark = tally.left
    while True:
        if tally.left <= mark:
            report.memory.append(measure_memory(server))
            mark -= step
        await asyncio.sleep(0.05)


def measure_memory(server: Server) -> float:
    """The memory of the server's process in MiB; 0 if the system does not say."""
    assert server.process is not None
    try:
        status = Path(f"/proc/{server.process.pid}/status").read_text()
    except OSError:
        return 0.0
    return round(int(status.partition("VmRSS:")[2].split()[0]) / 1024, 1)


def list_errors(log: Path) -> list[str]:
    """The lines of the log that report a fault of the server."""
    found = []
    for line in log.read_text(errors="replace").splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            entry = {"level": "error" if "Traceback" in line or "Error" in line else "info", "text": line}
        if entry["level"] in ("error", "critical"):
            found.append(f"logged: {entry['text']:.200} {entry.get('trace', '')[-600:]}")
    return found


def start_server(url: str, *arguments: str) -> Server:
    """Start a server and wait until it answers."""
    server = Server(url, *arguments)
    server.start()
    return server


def end_server(server: Server) -> None:
    """End the server's process and remove its log."""
    if server.process is not None and server.process.poll() is None:
        server.kill()
    server.log.unlink(missing_ok=True)
    Person.everybody.clear()
