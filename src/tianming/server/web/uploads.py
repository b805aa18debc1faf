"""Reading what people upload, in a process of its own, so that nobody else waits for it (`upload_worker`).

uploads = Uploads()
replay = await uploads.read(b"l", body, ("192.0.2.1", "ann", ""))
await uploads.close()
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator

import msgspec

from tianming.server.bots.pool import START_SECONDS, Failure, Turn, Worker, explain_failures, launch
from tianming.server.bots.turns import Turns
from tianming.server.bots.worker import HEAD_BYTES
from tianming.server.play.quotas import TooMuch
from tianming.server.refusals import refusal
from tianming.server.web.upload_worker import JOB_SECONDS, Refused

UPLOADS_AT_ONCE = 4  # from one address
ANSWER_BYTES = 64_000_000  # the largest answer; fifty views of the largest game are a fiftieth of that
log = logging.getLogger("tianming.uploads")


class Unread(Exception):
    """An upload was not read."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.message.text)
        self.refused = refused


class Reader(Worker):
    """A process that reads one thing at a time."""

    async def ready(self) -> None:
        """Wait until it can read."""
        with explain_failures():
            async with asyncio.timeout(START_SECONDS):
                await self._message()

    async def read(self, job: bytes) -> bytes:
        """The answer of the process to a job."""
        with explain_failures():
            async with asyncio.timeout(JOB_SECONDS):
                self._jobs.write(len(job).to_bytes(HEAD_BYTES, "big") + job)
                await self._jobs.drain()
                return await self._message()

    async def _message(self) -> bytes:
        length = int.from_bytes(await self._answers.readexactly(HEAD_BYTES), "big")
        if length > ANSWER_BYTES:
            raise Failure("its process answered nonsense")
        return await self._answers.readexactly(length)


class Uploads:
    """One process that reads for everybody in turn. It starts when it is first needed."""

    def __init__(self) -> None:
        self._turns = Turns(1)
        self._under_way: Counter[str] = Counter()
        self._reader: Reader | None = None
        self._ends: set[asyncio.Task[None]] = set()

    async def read(self, kind: bytes, body: bytes, turn: Turn) -> bytes:
        """The worker's answer to a body, as JSON. Raises Unread if it refuses."""
        async with self._place(turn):
            try:
                answer = await self._answer(kind + body)
            except Failure as failure:
                log.warning("an upload was not read: %s", failure)
                raise Unread(Refused(408, refusal("too-slow"))) from None
        if answer[:1] != b"+":
            raise Unread(msgspec.json.decode(answer[1:], type=Refused))
        return answer[1:]

    async def close(self) -> None:
        """End the process."""
        self._end_reader()
        await asyncio.gather(*self._ends, return_exceptions=True)

    @contextlib.asynccontextmanager
    async def _place(self, turn: Turn) -> AsyncIterator[None]:
        address = turn[0]
        if self._under_way[address] >= UPLOADS_AT_ONCE:
            raise TooMuch("too-many-uploads")
        self._under_way[address] += 1
        try:
            await self._turns.take(turn)
            try:
                yield
            finally:
                self._turns.give_back()
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]

    async def _answer(self, job: bytes) -> bytes:
        try:
            if self._reader is None or not self._reader.alive:
                self._reader = await self._start_reader()
                await self._reader.ready()
            return await self._reader.read(job)
        except BaseException:
            self._end_reader()
            raise

    async def _start_reader(self) -> Reader:
        reader = Reader(await launch("tianming.server.web.upload_worker"))
        end = asyncio.create_task(reader.end())
        self._ends.add(end)
        end.add_done_callback(self._ends.discard)
        return reader

    def _end_reader(self) -> None:
        if self._reader is not None:
            self._reader.kill()
            self._reader = None
