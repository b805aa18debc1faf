"""A process that thinks for bots: jobs come in, answers go out, and it knows nothing else.

    python -m tianming.server.bots.worker [--bots MODULE:ATTRIBUTE]

A job is a view, the name of a bot, a seed for the bot's generator and a time budget. Every message is JSON after
its length (four bytes, big-endian): jobs on the standard input, answers on the standard output. The first answer comes
unasked, once everything is imported; a problem in it means that the worker cannot work.

`--bots` names a dict of more bots (name → a callable that makes the bot), for bots that are not part of Tianming
and for tests. The same processes think for all tables, so these bots must be trusted like Tianming's own. A bot
that is not trusted plays through the server's API instead. If a bot has an attribute `seconds`, it gets its time budget
there.

The worker ends when its input ends, even in mid-thought, so a server that was killed leaves no worker behind.
"""

from __future__ import annotations

import argparse
import gc
import operator
import os
import queue
import random
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import BinaryIO

import msgspec
from msgspec import Raw, Struct

from tianming.bots.bot import BOTS, Bot
from tianming.core.actions import Action
from tianming.core.registry import decode_view, game, list_games
from tianming.server import collector

HEAD_BYTES = 4  # of each message, for its length
NICENESS = 10  # so that people's moves go first
Makers = Mapping[str, Callable[[], Bot]]


class Job(Struct, frozen=True):
    """All that a worker learns: which bot thinks, with which seed, for how long, about what. A worker that still thinks
    after `limit` seconds ends itself."""

    bot: str
    seed: str
    seconds: float
    limit: float
    view: Raw  # as JSON: what it holds depends on the game (`registry.decode_view`)


class Answer(Struct, frozen=True):
    """The action, or the problem, in words that reveal nothing about the view."""

    action: Action | None = None
    problem: str = ""


def pack(message: Job | Answer) -> bytes:
    """A message as it travels."""
    data = msgspec.json.encode(message)
    return len(data).to_bytes(HEAD_BYTES, "big") + data


def main(arguments: Sequence[str] | None = None) -> None:
    """Answer jobs until the input ends."""
    parser = argparse.ArgumentParser(prog="tianming.server.bots.worker", description="Thinks for the server's bots.")
    parser.add_argument("--bots", metavar="MODULE:ATTRIBUTE", default="", help="a dict of more bots")
    source = parser.parse_args(arguments).bots
    if sys.platform != "win32":
        os.nice(NICENESS)
    jobs, answers = private_ends()
    inbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(jobs, inbox), daemon=True).start()
    try:
        makers = prepare(source)
    except Exception as error:  # noqa: BLE001 - whatever a stranger's module raises
        traceback.print_exc()
        send(answers, Answer(problem=describe(error)))
        return
    collector.freeze_and_tune()
    send(answers, Answer())
    decoder = msgspec.json.Decoder(Job)
    while True:
        send(answers, answer(decoder.decode(inbox.get()), makers))
        gc.collect()  # frees what the bot left, before the next job


def private_ends() -> tuple[BinaryIO, int]:
    """The input and the output, for this module alone. Bots that read find nothing; what they print goes to the
    standard error."""
    jobs, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    os.close(nothing)
    return os.fdopen(jobs, "rb"), answers


def prepare(source: str) -> Makers:
    """The bots by name. This also imports all games, so that no job has to wait for that."""
    for name in list_games():
        game(name)
    if not source:
        return BOTS
    module, _, attribute = source.partition(":")
    more: Makers = getattr(import_module(module), attribute)
    return {**BOTS, **more}


def listen(jobs: BinaryIO, inbox: queue.SimpleQueue[bytes]) -> None:
    """Pass on what comes in. At the end of the input, leave at once, even in mid-thought."""
    while len(head := jobs.read(HEAD_BYTES)) == HEAD_BYTES:
        inbox.put(jobs.read(int.from_bytes(head, "big")))
    leave()


def leave() -> None:
    """End the process and, if it has a session of its own, all processes that bots started from it."""
    if sys.platform != "win32" and os.getsid(0) == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(0)


def answer(job: Job, makers: Makers) -> Answer:
    """The bot's answer, or what is wrong with it."""
    try:
        limit_time(job.limit)
        return Answer(action=choose(job, makers))
    except Exception as error:  # noqa: BLE001 - whatever a bot raises
        traceback.print_exc()
        return Answer(problem=describe(error))
    finally:
        limit_time(0)


def choose(job: Job, makers: Makers) -> Action:
    """The action that the bot chooses."""
    bot = makers[job.bot]()
    if hasattr(bot, "seconds"):
        bot.seconds = job.seconds
    return Action(operator.index(bot.choose(decode_view(job.view), random.Random(job.seed))))


def limit_time(seconds: float) -> None:
    """Let the system end this process after that time (0: never), even if compiled code lets no other thread run."""
    if sys.platform != "win32":
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def describe(error: Exception) -> str:
    """The kind of error and its place. Its message could reveal what the seat holds."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {os.path.basename(place.filename)}, line {place.lineno}"


def send(answers: int, answer: Answer) -> None:
    """Write a whole message."""
    rest = pack(answer)
    while rest:
        rest = rest[os.write(answers, rest) :]


if __name__ == "__main__":
    main()
