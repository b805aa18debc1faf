"""Bots think here: a pool of worker processes that get views and nothing else.

    pool = BotPool(workers=2)
    action = await pool.choose(view, "greedy", seed, seconds=5.0)
    await pool.close()

A worker that dies, answers nonsense or does not answer in time is killed. The job is tried once more on a new worker,
and the other workers go on. `worker` describes what a worker gets.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import msgspec
from msgspec import Raw

from tianming.core.actions import Action
from tianming.core.processes import cores
from tianming.core.protocol import View
from tianming.server.bots.turns import Turns
from tianming.server.bots.worker import HEAD_BYTES, Answer, Job, pack

START_SECONDS = 20.0  # for a worker to import everything, on a machine under load
GRACE_SECONDS = 6.0  # that a bot may take beyond its budget: without the compiled engine it thinks slowly
CLOSE_SECONDS = 0.9  # to see all workers gone
ANSWER_BYTES = 4096  # the largest answer
# The environment variables that a worker needs, if they are set.
KEPT_VARIABLES = ("TIANMING_PURE", "LD_LIBRARY_PATH", "PYTHONHOME", "SYSTEMROOT")
Turn = tuple[str, str, str]
NOBODY = ("", "", "")


class BotFailed(Exception):
    """The bot gave no legal action in two attempts. The message says why, and nothing about the view."""


class PoolClosed(Exception):
    """The pool was closed before the bot answered."""


class Failure(Exception):
    """One attempt failed; the message says how."""


class Worker:
    """A process that thinks about one job at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None and process.stdout is not None
        self.process = process
        self._jobs = process.stdin
        self._answers = process.stdout

    @staticmethod
    async def start(bots: str) -> Worker:
        """Start a new process. Wait until it is `ready` before you ask it."""
        return Worker(await launch("tianming.server.bots.worker", *(["--bots", bots] if bots else [])))

    async def ready(self) -> None:
        """Wait until the worker can work."""
        with explain_failures():
            async with asyncio.timeout(START_SECONDS):
                answer = await self._hear()
        if answer.problem:
            raise Failure(f"the worker did not start: {answer.problem:.200}")

    async def ask(self, job: bytes, limit: float) -> Action | None:
        """The worker's answer to a packed job, within that many seconds."""
        with explain_failures():
            async with asyncio.timeout(limit):
                self._jobs.write(job)
                await self._jobs.drain()
                answer = await self._hear()
        if answer.problem:
            raise Failure(f"it stopped with {answer.problem:.200}")
        return answer.action

    async def _hear(self) -> Answer:
        length = int.from_bytes(await self._answers.readexactly(HEAD_BYTES), "big")
        if length > ANSWER_BYTES:
            raise Failure("its process answered nonsense")
        return msgspec.json.decode(await self._answers.readexactly(length), type=Answer)

    @property
    def alive(self) -> bool:
        """Whether the process still runs, as far as is known."""
        return self.process.returncode is None

    def kill(self) -> None:
        """Kill the process and all processes that bots started from it, without waiting."""
        self._jobs.close()
        if self.alive:
            self._kill_group()

    async def end(self) -> None:
        """Wait for the end of the process, and end the processes that bots started from it."""
        await self.process.wait()
        self._kill_group()  # at once: later, the system may give the number to others

    def _kill_group(self) -> None:
        try:
            if sys.platform != "win32":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        except ProcessLookupError:  # nobody left
            pass


async def launch(module: str, *arguments: str) -> Process:
    """Start a process that runs a module, with pipes to it and a session of its own."""
    command = [sys.executable, "-P", "-m", module, *arguments]  # -P: the present folder is not imported from
    with explain_failures():
        return await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment(), start_new_session=True
        )


@contextmanager
def explain_failures() -> Iterator[None]:
    """Turn everything that can go wrong between two processes into a Failure with a sentence."""
    try:
        yield
    except TimeoutError:
        raise Failure("it did not answer in time") from None
    except (EOFError, OSError):
        raise Failure("its process ended") from None
    except msgspec.DecodeError:
        raise Failure("its process answered nonsense") from None


def environment() -> dict[str, str]:
    """The whole environment of a worker: the import path of this process, and the little that Python needs. A net's
    matrices are small: numpy starts no threads for them."""
    kept = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
    path = os.pathsep.join(os.path.abspath(folder) for folder in sys.path)
    return kept | {"PYTHONPATH": path, "PYTHONHASHSEED": "0", "OPENBLAS_NUM_THREADS": "1"}


class BotPool:
    """Worker processes for bots. They start when they are first needed; by default there is one fewer than cores.

    Jobs take turns, as `turns` describes; those of one table run in the order in which they came. `bots` names more
    bots, as `worker` describes. `busy` and `waiting` count the jobs in work and in the queue, `restarts` the workers
    that had to be replaced.
    """

    def __init__(self, workers: int | None = None, *, bots: str = "", grace: float = GRACE_SECONDS) -> None:
        self.size = max(1, cores() - 1) if workers is None else workers
        if self.size < 1:
            raise ValueError(f"a pool needs at least one worker, not {self.size}")
        self.busy = 0
        self.waiting = 0
        self.restarts = 0
        self._bots = bots
        self._grace = grace
        self._turns = Turns(self.size)
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._ends: set[asyncio.Task[None]] = set()  # a task per process that waits for its end
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers."""
        return [worker.process.pid for worker in self._workers]

    async def choose(self, view: View, bot: str, seed: str, seconds: float, turn: Turn = NOBODY) -> Action:
        """The action that the bot chooses, one of those that the view's question offers. Raises BotFailed if there is
        none after two attempts. The worker gets this seed, so it must reveal nothing about the table's. `turn` says for
        whom the bot thinks: the address, the person, the table."""
        if view.question is None:
            raise ValueError("the view asks its seat nothing")
        offered = {action for group in view.question.groups for action in group.actions}
        limit = seconds + self._grace
        job = pack(
            Job(bot=bot, seed=seed, seconds=seconds, limit=limit + self._grace, view=Raw(msgspec.json.encode(view)))
        )
        async with self._place(turn):
            failures: list[str] = []
            for fresh in (False, True):
                try:
                    return await self._attempt(job, offered, limit, fresh=fresh)
                except Failure as failure:
                    self._refuse_if_closed()
                    failures.append(str(failure))
        raise BotFailed(f"the bot {bot!r:.40} failed twice: first {failures[0]}, then {failures[1]}")

    async def close(self) -> None:
        """End all workers within a second, even those that hang. Jobs in work or in the queue get PoolClosed."""
        self._closed = True
        for worker in tuple(self._workers):
            self._discard(worker)
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                while self.busy or self.waiting or self._ends:
                    await asyncio.sleep(0.002)
        except TimeoutError:  # killed all the same; the system takes its time
            pass

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise PoolClosed("the bots' pool is closed")

    @asynccontextmanager
    async def _place(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for this job's turn, then hold one of the places."""
        self._refuse_if_closed()
        self.waiting += 1
        try:
            await self._turns.take(turn)
        finally:
            self.waiting -= 1
        self.busy += 1
        try:
            self._refuse_if_closed()
            yield
        finally:
            self.busy -= 1
            self._turns.give_back()

    async def _attempt(self, job: bytes, offered: set[Action], limit: float, *, fresh: bool) -> Action:
        """The answer of one worker. A worker that fails, or whose job is cancelled, is discarded."""
        worker = None if fresh else self._take_idle()
        try:
            if worker is None:
                worker = await self._start_worker()
                self._refuse_if_closed()
                await worker.ready()
            action = await worker.ask(job, limit)
            if action is None or action not in offered:
                raise Failure("it answered what was not offered")
        except BaseException as error:
            self.restarts += isinstance(error, Failure) and not self._closed
            self._discard(worker)
            raise
        self._idle.append(worker)
        return action

    def _take_idle(self) -> Worker | None:
        """A worker that has nothing to do, if there is one. Workers that died in the meantime are discarded."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self.restarts += 1
            self._discard(worker)
        return None

    async def _start_worker(self) -> Worker:
        worker = await Worker.start(self._bots)
        self._workers.add(worker)
        end = asyncio.create_task(worker.end())
        self._ends.add(end)
        end.add_done_callback(self._ends.discard)
        return worker

    def _discard(self, worker: Worker | None) -> None:
        """Kill a worker without waiting, unless that was done before."""
        if worker in self._workers:
            self._workers.remove(worker)
            worker.kill()
