"""Uploads are checked for size before they are decoded, and read by a process of their own."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.running import Person, Server, run, running
from tests.waiting import WAIT_SECONDS
from tianming import game
from tianming.bots.bot import bot
from tianming.core.registry import list_games
from tianming.core.table import Table
from tianming.server.limits import Settings
from tianming.server.web.upload_worker import DEPTH_LIMIT, POSITION_BYTES, Refused, answer, check_depth
from tianming.server.web.uploads import UPLOADS_AT_ONCE, Uploads

NESTED = b'{"position": {"game": "yellow-yangtze", "tiles": ' + b"[" * 900_000 + b"]" * 900_000 + b"}}"
WIDE = b'{"position": {"game": "yellow-yangtze", "tiles": [' + b"[[]]," * 400_000 + b"[]]}}"
OWNER = ("192.0.2.1", "ann", "")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of this file."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('uploads') / 'uploads.db'}") as server:
        yield server


def play_game(name: str, seed: int) -> Table:
    """A random game to its end, with the most players."""
    rules = game(name)
    table = rules.table(players=max(rules.players), seed=f"long {seed}")
    rng, player = random.Random(seed), bot("random")
    while table.state.outcome() is None:
        seat = table.state.actors()[0]
        table.act(seat, player.choose(rules.view(table.state, seat), rng))
    return table


@pytest.mark.parametrize("name", sorted(list_games()))
def test_whole_games_are_far_below_the_bounds(name: str) -> None:
    table = play_game(name, 1)
    record = msgspec.json.encode({"record": str(table.record)})
    assert 4 * len(record) < Settings().upload_bytes
    position = msgspec.json.encode({"position": table.state.snapshot()})
    assert 4 * len(position) < POSITION_BYTES
    check_depth(position)
    assert answer(b"l" + record)[:1] == b"+"


def refusal(job: bytes) -> Refused:
    """The worker's refusal of a job."""
    said = answer(job)
    assert said[:1] == b"-"
    return msgspec.json.decode(said[1:], type=Refused)


def test_depth_is_found_without_decoding() -> None:
    check_depth(b"[" * DEPTH_LIMIT + b"]" * DEPTH_LIMIT)
    check_depth(b'{"a": "[[[' + b"[" * 1000 + b'\\"]"}')
    check_depth(b'{"a": [{}, {"b": "\\\\"}, [1, 2, {"c": []}]]}')
    for deep in (
        b"[" * (DEPTH_LIMIT + 1) + b"]" * (DEPTH_LIMIT + 1),
        b'{"a":' * 40 + b"1" + b"}" * 40,
        b"[" * 100_000,
        b"]" * 100_000,
    ):
        with pytest.raises(msgspec.DecodeError, match="nested"):
            check_depth(deep)


def test_what_is_too_deep_or_too_large_is_refused_by_the_worker() -> None:
    assert refusal(b"u" + NESTED).message.kind == "not-understood"
    assert refusal(b"u" + WIDE).message.kind == "too-large"
    assert refusal(b"u{}").message.kind == "nothing-uploaded"
    assert refusal(b"u[").message.kind == refusal(b"l\xff").message.kind == "not-understood"
    assert refusal(b'l{"record": "tianming record 1"}').message.kind == "invalid-record"
    assert refusal(b'u{"position": {"game": "chess"}}').message.kind == "unknown-game"


def test_large_bodies_are_refused_before_anything_is_decoded(server: Server) -> None:
    async def main() -> None:
        ann = await Person(server).guest("Ann")
        for body, status in ((NESTED, 413), (WIDE, 413), (WIDE[:200_000], 422)):
            answer = await ann.http.post("/api/uploads", content=body)
            assert answer.status_code == status, answer.text
            assert (await ann.http.post("/api/replays", content=body)).status_code == status
        large = json.dumps({"position": {"game": "yellow-yangtze", "note": "x" * POSITION_BYTES}})
        assert (await ann.http.post("/api/uploads", content=large)).status_code == 413

    run(main())


def test_the_server_plays_on_while_uploads_are_read(server: Server) -> None:
    """Stop the worker, as if an upload took for ever: nobody else notices."""

    async def main() -> None:
        ann, eve = await Person(server).guest("Ann"), await Person(server).guest("Eve")
        eve.http.headers["x-forwarded-for"] = "192.0.2.66"
        text = str(play_game("yellow-yangtze", 2).record)
        whole: Any = await eve.post("/api/replays", {"record": text})
        assert whole["length"] > 50
        assert server.process is not None
        (worker,) = workers(server.process.pid)
        os.kill(worker, signal.SIGSTOP)
        try:
            stuck = [asyncio.ensure_future(eve.http.post("/api/replays", json={"record": text})) for _ in range(8)]
            refused = [answer.result() for answer in (await asyncio.wait(stuck, return_when="FIRST_COMPLETED"))[0]]
            assert {(answer.status_code, answer.json()["kind"]) for answer in refused} == {(429, "too-many-uploads")}
            id = (await ann.table("me", "me"))["table"]["id"]
            async with ann.at(id) as line:
                await line.until_sync()
                assert await line.play(random.Random(1), 5) == 5
        finally:
            os.kill(worker, signal.SIGCONT)
        answers = [answer.status_code for answer in await asyncio.gather(*stuck)]
        assert sorted(answers) == [200] * UPLOADS_AT_ONCE + [429] * (8 - UPLOADS_AT_ONCE)

    run(main())


def workers(server: int) -> list[int]:
    """The processes that read uploads for a server."""
    found = []
    for child in Path(f"/proc/{server}/task/{server}/children").read_text().split():
        if b"upload_worker" in Path(f"/proc/{child}/cmdline").read_bytes():
            found.append(int(child))
    return found


def test_a_worker_that_was_killed_is_replaced_and_none_is_left() -> None:
    async def main() -> None:
        uploads = Uploads()
        body = msgspec.json.encode({"position": game("yellow-yangtze").start(2, {}).snapshot()})
        try:
            await asyncio.wait_for(uploads.read(b"u", body, OWNER), WAIT_SECONDS)
            assert uploads._reader is not None
            process = uploads._reader.process
            process.kill()
            await process.wait()
            assert b'"first":' in await asyncio.wait_for(uploads.read(b"u", body, OWNER), WAIT_SECONDS)
        finally:
            await uploads.close()
        assert not uploads._ends and not uploads._under_way

    asyncio.run(main())
