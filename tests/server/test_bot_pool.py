"""The pool of bots: it gives views to other processes and gets legal answers, even if bots or processes fail."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

import tianming
from tests.engine.walking import GAMES, SIZES, at, sampled
from tests.server.odd_bots import AGES_SECONDS
from tests.waiting import WAIT_SECONDS, until
from tianming.bots.bot import BOTS, bot
from tianming.core.processes import cores
from tianming.core.protocol import View
from tianming.core.registry import decode_view, net_file
from tianming.core.seats import Seat
from tianming.server.bots import pool as pools
from tianming.server.bots.pool import BotFailed, BotPool, PoolClosed, Worker
from tianming.server.bots.worker import HEAD_BYTES, NICENESS, Job

ODD = "tests.server.odd_bots:BOTS"
QUICK = 0.2  # seconds of grace: short, so that stuck bots do not hold up the tests
LONG = WAIT_SECONDS  # a budget that no job uses up
proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")


def make_view(seed: int = 1, decisions: int = 20) -> View:
    """A view with a question."""
    rules = tianming.game("yellow-yangtze")
    state = at(rules, 3, seed, decisions)
    return rules.view(state, state.actors()[0])


def list_offered(view: View) -> list[int]:
    assert view.question is not None
    return [action for group in view.question.groups for action in group.actions]


def in_process(view: View, name: str, seed: str) -> int:
    return bot(name).choose(view, random.Random(seed))


def in_pool(play: Callable[[BotPool], Awaitable[None]], workers: int = 1, *, grace: float = 2.0) -> None:
    """Run `play` with a pool that knows the odd bots, and close it."""

    async def main() -> None:
        pool = BotPool(workers, bots=ODD, grace=grace)
        try:
            await play(pool)
        finally:
            pids = pool.pids
            await pool.close()
        await until(lambda: not any(list_living(pid) for pid in pids))

    asyncio.run(main())


def list_living(group: int) -> list[int]:
    """The living processes of a worker's group: itself and what it started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, process_group = stat.read_text().rpartition(")")[2].split()[:3]
        except OSError:  # ended meanwhile
            continue
        if int(process_group) == group and state not in "ZX":
            found.append(int(stat.parent.name))
    return found


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The processes that were given a job, as that happens."""
    ask, noted = Worker.ask, list[int]()

    async def noting(worker: Worker, job: bytes, limit: float) -> int | None:
        noted.append(worker.process.pid)
        return await ask(worker, job, limit)

    monkeypatch.setattr(Worker, "ask", noting)
    return noted


# Answers.


@pytest.mark.parametrize("kind", [name for name in BOTS if not hasattr(bot(name), "seconds")])
def test_a_bot_in_the_pool_chooses_as_it_does_in_process(kind: str) -> None:
    async def play(pool: BotPool) -> None:
        for name, players in SIZES:
            if "master" in kind and net_file(name) is None:
                continue
            rules = tianming.game(name)
            for state in sampled(rules, players, seed=6, every=31):
                view = rules.view(state, state.actors()[0])
                action = await pool.choose(view, kind, f"{name} {players}", LONG)
                assert action in list_offered(view)
                assert action == in_process(view, kind, f"{name} {players}")
        assert len(pool.pids) == 1
        assert pool.restarts == 0

    in_pool(play)


def test_a_view_comes_back_from_its_bytes_as_it_was() -> None:
    for name in GAMES:
        rules = tianming.game(name)
        for state in sampled(rules, rules.players[-1], seed=3, every=17):
            view = rules.view(state, state.actors()[0])
            assert decode_view(msgspec.json.encode(view)) == view


def test_many_jobs_at_once_are_all_answered_by_the_workers_there_are() -> None:
    views = [make_view(seed, 5 * seed) for seed in range(1, 11)]

    async def play(pool: BotPool) -> None:
        jobs = [(view, kind, str(number)) for number in range(5) for view in views for kind in ("random", "greedy")]
        calls = asyncio.gather(*(pool.choose(*job, LONG) for job in jobs))
        await asyncio.sleep(0)
        assert (pool.busy, pool.waiting) == (2, len(jobs) - 2)
        assert await calls == [in_process(*job) for job in jobs]
        assert (pool.busy, pool.waiting, pool.restarts, len(pool.pids)) == (0, 0, 0, 2)

    in_pool(play, workers=2)


def test_jobs_are_taken_up_in_the_order_in_which_they_came() -> None:
    view = make_view()
    order: list[int] = []

    async def play(pool: BotPool) -> None:
        async def job(number: int) -> None:
            await pool.choose(view, "random", "seed", LONG)
            order.append(number)

        await asyncio.gather(*(job(number) for number in range(30)))

    in_pool(play)
    assert order == list(range(30))


def test_a_bot_that_asks_for_its_budget_gets_it() -> None:
    view = make_view()

    async def play(pool: BotPool) -> None:
        assert [await pool.choose(view, "clock", "", seconds) for seconds in (0.0, 3.5)] == [
            list_offered(view)[0],
            list_offered(view)[3],
        ]

    in_pool(play)


def test_a_view_without_a_question_is_refused() -> None:
    rules = tianming.game("yellow-yangtze")
    view = rules.view(rules.start(2), Seat(0))

    async def play(pool: BotPool) -> None:
        with pytest.raises(ValueError, match="asks its seat nothing"):
            await pool.choose(view, "random", "", LONG)
        assert pool.pids == []

    in_pool(play)


def test_a_pool_leaves_a_core_to_the_server() -> None:
    assert BotPool().size == max(1, cores() - 1)
    with pytest.raises(ValueError, match="at least one worker"):
        BotPool(0)


# Bots and workers that fail.


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("crasher", "its process ended"),
        ("leaver", "its process ended"),
        ("raiser", "it stopped with ValueError in odd_bots.py, line [0-9]+"),
        ("cheat", "it answered what was not offered"),
        ("poet", "it stopped with TypeError in worker.py, line [0-9]+"),
        ("scribbler", "its process answered nonsense"),
        ("nobody", "it stopped with KeyError in worker.py, line [0-9]+"),
    ],
)
def test_a_bot_that_fails_twice_is_reported_in_a_sentence(kind: str, sentence: str) -> None:
    view = make_view()

    async def play(pool: BotPool) -> None:
        with pytest.raises(BotFailed, match=f"^the bot '{kind}' failed twice: first {sentence}, then {sentence}$"):
            await pool.choose(view, kind, "", LONG)  # the whole sentence, without the message of the error
        assert pool.restarts == 2
        assert await pool.choose(view, "random", "after", LONG) == in_process(view, "random", "after")

    in_pool(play)


@proc
def test_what_a_bot_started_ends_with_its_worker() -> None:
    view = make_view()

    async def play(pool: BotPool) -> None:
        await pool.choose(view, "random", "", LONG)
        (group,) = pool.pids
        with pytest.raises(BotFailed, match="first its process ended"):
            await pool.choose(view, "runaway", "", LONG)
        await until(lambda: not list_living(group))

    in_pool(play)


def test_what_a_bot_prints_does_not_reach_the_pool() -> None:
    view = make_view()

    async def play(pool: BotPool) -> None:
        for seed in ("one", "two"):
            assert await pool.choose(view, "printer", seed, LONG) == in_process(view, "random", seed)
        assert pool.restarts == 0

    in_pool(play)


@proc
@pytest.mark.parametrize("kind", ["hog", "parent"])
def test_a_stuck_bot_is_replaced_in_time_while_others_go_on(kind: str) -> None:
    view = make_view()
    groups: set[int] = set()

    async def play(pool: BotPool) -> None:
        watching = asyncio.create_task(until(lambda: groups.update(pool.pids)))  # until it is cancelled
        stuck = asyncio.create_task(pool.choose(view, kind, "", 0.1))
        while not stuck.done():
            assert await pool.choose(view, "random", "x", LONG) == in_process(view, "random", "x")
        with pytest.raises(BotFailed, match="first it did not answer in time, then it did not answer in time"):
            await stuck
        watching.cancel()
        assert pool.restarts == 2
        assert len(groups) == 3 and len(pool.pids) == 1  # one stuck, one stuck again, one that went on
        await until(lambda: not any(list_living(group) for group in groups - set(pool.pids)))

    in_pool(play, workers=2, grace=QUICK)


def test_a_job_gets_a_fresh_worker_when_its_own_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    view = make_view()
    ask, tired = Worker.ask, set[int]()

    async def ask_briefly_if_tired(worker: Worker, job: bytes, limit: float) -> int | None:
        limit = QUICK if worker.process.pid in tired else limit
        tired.add(worker.process.pid)
        return await ask(worker, job, limit)

    async def play(pool: BotPool) -> None:
        for restarts in range(2):
            assert await pool.choose(view, "tired", "c", LONG) == in_process(view, "random", "c")
            assert pool.restarts == restarts

    monkeypatch.setattr(Worker, "ask", ask_briefly_if_tired)
    in_pool(play)


def test_a_worker_killed_in_mid_thought_is_replaced_and_the_job_done(given: list[int]) -> None:
    view = make_view()

    async def play(pool: BotPool) -> None:
        await pool.choose(view, "tired", "", LONG)
        (first,) = pool.pids
        job = asyncio.create_task(pool.choose(view, "tired", "kept", LONG))
        await until(lambda: given == [first, first])
        os.kill(first, signal.SIGKILL)
        assert await job == in_process(view, "random", "kept")
        assert pool.restarts == 1
        assert first not in pool.pids

    in_pool(play)


def test_a_worker_killed_at_rest_is_replaced() -> None:
    view = make_view()

    async def play(pool: BotPool) -> None:
        for restarts, known in enumerate((False, True, False)):  # whether the pool knows before the next job
            assert await pool.choose(view, "random", "a", LONG) == in_process(view, "random", "a")
            assert pool.restarts == restarts
            (worker,) = pool._workers
            os.kill(worker.process.pid, signal.SIGKILL)
            if known:
                await asyncio.wait_for(worker.process.wait(), WAIT_SECONDS)

    in_pool(play)


@proc
def test_a_cancelled_job_frees_its_place_at_once(given: list[int]) -> None:
    view = make_view()

    async def play(pool: BotPool) -> None:
        thinking, queued = (asyncio.create_task(pool.choose(view, "sleeper", "", LONG)) for _ in range(2))
        await until(lambda: given)
        (stuck,) = pool.pids
        queued.cancel()
        await asyncio.wait([queued])
        thinking.cancel()
        assert await pool.choose(view, "random", "b", LONG) == in_process(view, "random", "b")
        await until(lambda: not list_living(stuck))
        assert (pool.busy, pool.waiting, pool.restarts) == (0, 0, 0)

    in_pool(play)


@pytest.mark.parametrize("source", ["tests.server.no_such_module:BOTS", "json:loads"])
def test_bots_that_cannot_be_imported_are_reported_in_a_sentence(source: str) -> None:
    async def main() -> None:
        pool = BotPool(1, bots=source)
        with pytest.raises(BotFailed, match=r"the worker did not start: (ModuleNotFound|Type)Error in "):
            await pool.choose(make_view(), "random", "", LONG)
        await pool.close()

    asyncio.run(main())


def test_a_worker_that_cannot_be_started_is_reported_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")

    async def play(pool: BotPool) -> None:
        with pytest.raises(BotFailed, match="failed twice"):
            await pool.choose(make_view(), "random", "", LONG)

    in_pool(play)


# The end.


@proc
@pytest.mark.parametrize("moment", ["while starting", "while importing", "while thinking"])
def test_closing_a_busy_pool_waits_for_nobody(moment: str, given: list[int]) -> None:
    view = make_view()

    async def main() -> None:
        pool = BotPool(2, bots=ODD)
        there = {"while starting": lambda: True, "while importing": lambda: pool.pids, "while thinking": lambda: given}
        jobs = [asyncio.create_task(pool.choose(view, kind, "", AGES_SECONDS)) for kind in ("sleeper", "hog", "random")]
        await asyncio.sleep(0)
        await until(there[moment])
        pids = pool.pids
        async with asyncio.timeout(WAIT_SECONDS):
            await pool.close()
        await until(lambda: not any(list_living(pid) for pid in pids))
        assert pool.pids == []
        shown = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(problem) for problem in shown] == [PoolClosed] * 3
        with pytest.raises(PoolClosed):
            await pool.choose(view, "random", "", LONG)
        await pool.close()

    asyncio.run(main())


SERVER = f"""
import asyncio
from tests.server.test_bot_pool import ODD, make_view
from tianming.server.bots.pool import BotPool

async def main():
    pool = BotPool(3, bots=ODD, grace={QUICK})
    await asyncio.gather(*(pool.choose(make_view(), "random", "", {LONG}) for _ in range(3)))
    print(*pool.pids, flush=True)
    # Nothing but its limit ends a hog: it must last until the others are at work.
    await asyncio.gather(pool.choose(make_view(), "parent", "", {LONG}), pool.choose(make_view(), "hog", "", 8.0))

asyncio.run(main())
"""


@proc
def test_a_killed_server_leaves_no_worker_behind() -> None:
    path = os.pathsep.join(folder for folder in sys.path if folder)
    with subprocess.Popen(
        [sys.executable, "-c", SERVER], stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": path}
    ) as server:
        assert server.stdout is not None
        groups = [int(pid) for pid in server.stdout.readline().split()]
        # One at rest, one that lets no other thread run, one with a process of its own.
        asyncio.run(until(lambda: sorted(len(list_living(group)) for group in groups) == [1, 1, 2]))
        server.kill()
    asyncio.run(until(lambda: not any(list_living(group) for group in groups)))


# What a worker knows.


@proc
def test_a_worker_has_a_low_priority_and_nothing_of_the_servers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DATABASE_PASSWORD", "hush")
    file = (tmp_path / "database").open("w")
    os.set_inheritable(file.fileno(), True)

    async def play(pool: BotPool) -> None:
        await pool.choose(make_view(), "random", "", LONG)
        (pid,) = pool.pids
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
        names = {
            line.split(b"=")[0].decode() for line in Path(f"/proc/{pid}/environ").read_bytes().split(b"\0") if line
        }
        assert names <= {*pools.KEPT_VARIABLES, "PYTHONPATH", "PYTHONHASHSEED", "OPENBLAS_NUM_THREADS"}
        command = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")[1:-1]
        assert command == [b"-P", b"-m", b"tianming.server.bots.worker", b"--bots", ODD.encode()]
        opened = sorted(os.readlink(link) for link in Path(f"/proc/{pid}/fd").iterdir())
        assert [name.split(":")[0] for name in opened[:3]] == ["/dev/null"] * 3
        assert len(opened) == 5  # and the two ends that jobs and answers go through

    with file:
        in_pool(play)


SECRETS_EVERY = {"yuan": 3}  # where fewer decisions have something to hide


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_the_bytes_given_to_a_worker_do_not_depend_on_what_is_hidden(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = tianming.game(name)
    given: list[bytes] = []
    ask = Worker.ask

    async def recorded(worker: Worker, job: bytes, limit: float) -> int | None:
        given.append(job)
        return await ask(worker, job, limit)

    monkeypatch.setattr(Worker, "ask", recorded)

    async def play(pool: BotPool) -> None:
        others = 0
        for state in sampled(rules, players, seed=12, every=SECRETS_EVERY.get(name, 19)):
            seat = state.actors()[0]
            view = rules.view(state, seat)
            guess = rules.guess(view, random.Random(4))
            others += guess.key() != state.key()
            for whole in (state, guess):
                await pool.choose(rules.view(whole, seat), "greedy", "own seed", LONG)
            one, other = given[-2:]
            assert one == other
            assert decode_view(msgspec.json.decode(one[HEAD_BYTES:], type=Job).view) == view
            assert set(msgspec.json.decode(one[HEAD_BYTES:])) == {"bot", "seed", "seconds", "limit", "view"}
        assert others > 1

    in_pool(play)
