"""A campaign: a server of its own, the control player, the attackers, and what came of it."""

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
from bench.hostile.control import Control, verdict
from bench.hostile.messages import Forge
from tests.server.running import Person, Server

HTTP_SHARE = 0.05  # share of the messages that are HTTP requests
REQUESTERS = 8  # who send them
BROKEN_SHARE = 0.01  # share that are broken connections
MARKS = 10  # looks at the memory
GROWTH_MIB = 64.0  # MiB that the server may grow between a third of the messages and the last


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
    """Everything that can be sent to a server that sets no limits to how fast it is sent."""
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
    """Every third attacker holds the seats: a player who cheats."""
    return lambda: control.tables[-1].tokens if number % 3 == 2 else ()


async def flood(server: Server, messages: int, *, seed: int, clients: int, nonsense: float = 0.0) -> Report:
    """Floods against a server with its ordinary limits, while the control player keeps within them. Without nonsense
    among its messages, a flood is none for a server that is too slow to read more than the limits allow."""
    control = Control(server, random.Random(seed), pause=0.08)
    tally = Tally(messages)
    await control.enter()
    flooders = [
        Flooder(server, Forge(random.Random(f"{seed} {number}"), control.scene), tally, tuple)
        for number in range(max(1, min(clients, messages // 800)))  # a flood is more than what is borne
    ]
    for one in flooders:
        one.nonsense = nonsense
    report = await fight(server, control, tally, [one.run() for one in flooders])
    if not tally.answers["closed: 4429"]:
        report.faults.append("no flood was cut off")
    return report


async def fight(server: Server, control: Control, tally: Tally, attacks: list[Coroutine[Any, Any, None]]) -> Report:
    """Let them loose, look on, and judge."""
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
        control.faults.append(f"the control player was left alone after {len(control.seconds)} moves: {error!r}")
    await control.person.http.aclose()
    report.memory.append(memory(server))
    report.messages, report.sent, report.answers = tally.sent.total(), dict(tally.sent), dict(tally.answers)
    report.moves, report.games = len(control.seconds), len(control.tables)
    if len(control.seconds) > 1:
        steps = quantiles(control.seconds, n=100, method="inclusive")
        report.milliseconds = [round(1000 * value, 1) for value in (steps[49], steps[98], max(control.seconds))]
    report.faults += [*tally.faults, *control.faults, *await judge(server, control, report)]
    return report


async def judge(server: Server, control: Control, report: Report) -> list[str]:
    """The server is whole, and so is what it keeps."""
    faults = []
    async with httpx2.AsyncClient() as http:
        if (await http.get(f"http://{server.address}/healthz")).status_code not in (200, 429):
            faults.append("the server is not well")
    ended = await asyncio.to_thread(server.stop)
    if ended > 5:
        faults.append(f"the server took {ended:.1f} s to end")
    if server.process is None or server.process.returncode not in (0, -15):
        faults.append("the server crashed")
    if len(report.memory) > 3 and report.memory[-1] - report.memory[len(report.memory) // 3] > GROWTH_MIB:
        faults.append(f"memory grew: {report.memory}")
    return [*faults, *errors(server.log), *await verdict(server.database, control)]


async def watch_memory(server: Server, tally: Tally, report: Report) -> None:
    """Look at the server's memory now and then."""
    step = max(1, tally.left // MARKS)
    mark = tally.left
    while True:
        if tally.left <= mark:
            report.memory.append(memory(server))
            mark -= step
        await asyncio.sleep(0.05)


def memory(server: Server) -> float:
    """The memory of the server's process in MiB; 0 where the system does not tell."""
    assert server.process is not None
    try:
        status = Path(f"/proc/{server.process.pid}/status").read_text()
    except OSError:
        return 0.0
    return round(int(status.partition("VmRSS:")[2].split()[0]) / 1024, 1)


def errors(log: Path) -> list[str]:
    """The lines of the log that speak of a fault of the server."""
    found = []
    for line in log.read_text(errors="replace").splitlines():
        try:
            told = json.loads(line)
        except ValueError:
            told = {"level": "error" if "Traceback" in line or "Error" in line else "info", "text": line}
        if told["level"] in ("error", "critical"):
            found.append(f"logged: {told['text']:.200} {told.get('trace', '')[-600:]}")
    return found


def start_server(url: str, *arguments: str) -> Server:
    """A server that answers."""
    server = Server(url, *arguments)
    server.start()
    return server


def end_server(server: Server) -> None:
    """The server's process and its log are gone."""
    if server.process is not None and server.process.poll() is None:
        server.kill()
    server.log.unlink(missing_ok=True)
    Person.everybody.clear()
