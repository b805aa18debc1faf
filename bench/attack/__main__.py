"""Attack a server as one stranger could, and report what everybody else noticed."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx2

from tests.server.half_sent import half_sent
from tests.server.running import Person, Server, Wire, choices
from tianming import game

STRANGER_HEADERS = {"x-forwarded-for": "192.0.2.66"}  # the server believes loopback, and sees this address
PLAYER_HEADERS = {"x-forwarded-for": "192.0.2.1"}
MAX_LOG_BYTES = 1000  # a second; more is a flood
LIMITS = ("--rate", "20", "--tables", "30", "--bot-seats", "100")
Figures = dict[str, Any]


async def bots(server: Server, seconds: float) -> Figures:
    """Ask for 200 tables of bots, as a guest and with an account."""
    wish = {"game": "yuan", "seats": [{"kind": "bot", "level": "search"}] * 8}
    answers: Figures = {}
    for who in ("guest", "account"):
        eve = await enter_stranger(server, account=who == "account")
        answers[who] = dict(await send_paced(lambda eve=eve: eve.http.post("/api/tables", json=wish), 200, 10.0))  # type: ignore[misc]  # bound now
    await asyncio.sleep(seconds)
    return answers


async def uploads(server: Server, seconds: float) -> Figures:
    """Send the worst possible uploads, 20 a second."""
    eve = await enter_stranger(server)
    nested = b'{"position": {"game": "yuan", "tiles": ' + b"[" * 1_950_000 + b"]" * 1_950_000 + b"}}"
    wide = b'{"position": {"game": "yuan", "tiles": [' + b"[[]]," * 12_000 + b"[]]}}"
    answers: Figures = {}
    for name, path, body in (
        ("nested, 3.9 MB", "/api/uploads", nested),
        ("wide, 60 KB", "/api/uploads", wide),
        ("record, 256 KiB", "/api/replays", json.dumps({"record": long_record()}).encode()),
    ):
        sending = send_paced(lambda p=path, b=body: eve.http.post(p, content=b), int(20 * seconds), 20.0)  # type: ignore[misc]  # bound now
        answers[name] = dict(await sending)
    return answers


async def descriptors(server: Server, seconds: float) -> Figures:
    """Hold half-sent requests open."""
    number = 2 * int(os.environ["TEST_DESCRIPTORS"])
    async with half_sent(server.port, number) as made:
        await asyncio.sleep(seconds)
        async with httpx2.AsyncClient(base_url=f"http://{server.address}", timeout=20) as http:
            return {"half-sent requests": made, "health": (await http.get("/healthz")).status_code}


ATTACKS: dict[str, Callable[[Server, float], Awaitable[Figures]]] = {
    "bots": bots,
    "uploads": uploads,
    "descriptors": descriptors,
}


def long_record() -> str:
    """A record that never ends, of the greatest length allowed."""
    text = str(game("yellow-yangtze").table(players=2, seed="long").record)
    head, _, end = text.rpartition("\n\n")
    return head + "\n* draw red" * ((262_000 - len(text)) // 12) + "\n\n" + end


async def enter_stranger(server: Server, *, account: bool = False) -> Person:
    """Log in as the attacker."""
    eve = Person(server)
    eve.http.headers.update(STRANGER_HEADERS)
    return await (eve.account("Eve") if account else eve.guest("Eve"))


async def send_paced(request: Callable[[], Awaitable[httpx2.Response]], number: int, rate: float) -> Counter[str]:
    """Send `number` requests, `rate` a second; returns the answers by status and kind."""

    async def one(wait: float) -> str:
        await asyncio.sleep(wait)
        try:
            answer = await request()
        except httpx2.TransportError as error:
            return type(error).__name__
        return str(answer.status_code) if answer.is_success else f"{answer.status_code} {answer.json()['kind']}"

    return Counter(await asyncio.gather(*(one(index / rate) for index in range(number))))


async def fight(server: Server, name: str, seconds: float) -> Figures:
    """Attack while somebody plays; returns what came of it."""
    ann = Person(server)
    ann.http.headers.update(PLAYER_HEADERS)
    await ann.guest("Ann")
    id = (await ann.table("me", "greedy", options={"short": True}))["table"]["id"]
    log = server.log.stat().st_size
    began = time.monotonic()
    async with ann.at(id) as line:
        await line.until_sync()
        waits: list[float] = []
        playing = asyncio.ensure_future(play(ann, line, waits))
        answers = await ATTACKS[name](server, seconds)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    took = time.monotonic() - began
    failed = playing.done() and not playing.cancelled() and playing.exception() is not None
    return {
        "attacker": answers,
        "seconds": round(took, 1),
        "player's moves": len(waits),
        "ms to acknowledge a move (median, most)": milliseconds(waits),
        "bytes of log": server.log.stat().st_size - log,
        "fault": failed or not waits or server.log.stat().st_size - log > MAX_LOG_BYTES * (took + 5),
    }


async def play(ann: Person, line: Wire, waits: list[float]) -> None:
    """Play until the game is over."""
    rng = random.Random(1)
    while True:
        if line.sync["table"]["status"] != "playing":
            return
        if line.pending() is None:
            await line.until_sync(line.sync["table"]["version"] + 1)
            continue
        began = time.monotonic()
        answer = await line.act(rng.choice(choices(line.pending())))
        waits.append(time.monotonic() - began)
        await line.until_sync(answer["version"])
        await asyncio.sleep(0.1)


def milliseconds(waits: Sequence[float]) -> list[float]:
    """The median and the longest wait."""
    ordered = sorted(waits)
    return [round(1000 * ordered[len(ordered) // 2], 1), round(1000 * ordered[-1], 1)] if ordered else []


async def attack(server: Server, name: str, seconds: float) -> Figures:
    """Attack, and close all connections afterwards."""
    try:
        return await fight(server, name, seconds)
    finally:
        for person in Person.everybody:
            await person.http.aclose()
        Person.everybody.clear()


def run(name: str, seconds: float) -> Figures:
    """Run one attack on a fresh server."""
    with tempfile.TemporaryDirectory(prefix="tianming-attack-") as folder:
        server = Server(f"sqlite:///{Path(folder) / 'attack.db'}", *LIMITS, module="tests.server.limited")
        server.start()
        try:
            return asyncio.run(attack(server, name, seconds))
        finally:
            if server.process is not None and server.process.poll() is None:
                server.kill()
            server.log.unlink(missing_ok=True)


def read_arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    parser.add_argument("attack", nargs="*", choices=[[], *ATTACKS], help="which (all)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each goes on (5)")
    parser.add_argument("--descriptors", type=int, default=1024, help="files that the server may have open (1024)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    chosen = parser.parse_args(given)
    if not 0 < chosen.seconds <= 60 or not 256 <= chosen.descriptors <= 4096:
        parser.error("up to 60 seconds, 256 to 4096 descriptors")
    return chosen


def main() -> int:
    """Run and report; returns 1 if anybody else came to harm."""
    chosen = read_arguments()
    os.environ["TEST_DESCRIPTORS"] = str(chosen.descriptors)
    reports = {name: run(name, chosen.seconds) for name in chosen.attack or ATTACKS}
    if chosen.json:
        print(json.dumps(reports, indent=2))
    else:
        for name, figures in reports.items():
            print(name, *(f"  {what}: {value}" for what, value in figures.items()), sep="\n")
    return 1 if any(figures["fault"] for figures in reports.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
