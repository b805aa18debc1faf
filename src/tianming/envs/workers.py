"""Who plays the games of a vector environment: this process, or several others that share its memory."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from typing import Any, Protocol

import tianming
from tianming.core.options import Value
from tianming.core.processes import process_context
from tianming.core.registry import make_encoding
from tianming.envs.arrays import Array, SharedFile, count_bytes, flat_views, lay_out, map_file
from tianming.envs.games import Games

SEED_STEP = 1_000_003  # between the seeds of two workers
STOP_SECONDS = 10.0  # that a worker may take to end


def make_games(
    name: str, tables: Sequence[int], options: Mapping[str, Value], seed: int, buffers: dict[str, Any]
) -> Games:
    """Games with these numbers of players, which use these buffers."""
    rules = tianming.game(name)
    first: dict[int, Any] = {players: rules.start(players, options) for players in set(tables)}
    games = Games(make_encoding(name), [first[players] for players in tables], seed)
    games.attach(**buffers)
    return games


class Workers(Protocol):
    """What a vector environment asks for: to start a command, and to wait until it is done."""

    arrays: dict[str, Array]

    def start(self, command: str, argument: int = 0) -> None:
        """Begin to carry out a method of `Games`."""

    def wait(self) -> None:
        """Return when it is done."""

    def close(self) -> None:
        """End everything."""


def carry_out(games: Games, command: str, argument: int) -> None:
    """Carry out one of the commands."""
    if command == "scatter":
        games.scatter(argument)
    else:
        {"reset": games.reset, "step": games.step, "choose": games.choose_randomly}[command]()


class ThisProcess:
    """Plays all games when it is told to."""

    def __init__(self, name: str, tables: Sequence[int], options: Mapping[str, Value], seed: int) -> None:
        shape = make_encoding(name).shape
        memory = bytearray(count_bytes(shape, len(tables)))
        self.arrays = lay_out(memoryview(memory), shape, len(tables))
        self.games = make_games(name, tables, options, seed, flat_views(self.arrays, 0, len(tables)))

    def start(self, command: str, argument: int = 0) -> None:
        """Do it at once."""
        carry_out(self.games, command, argument)

    def wait(self) -> None:
        """It is done already."""

    def close(self) -> None:
        """There is nothing to end."""


class Processes:
    """Splits the games among worker processes, which read and write shared memory."""

    def __init__(
        self, name: str, tables: Sequence[int], options: Mapping[str, Value], seed: int, *, number: int
    ) -> None:
        shape = make_encoding(name).shape
        shared = SharedFile(count_bytes(shape, len(tables)))
        self.arrays = lay_out(shared.memory, shape, len(tables))
        bounds = [len(tables) * worker // number for worker in range(number + 1)]
        context: Any = process_context()
        self.lines: list[Connection] = []
        self.processes = []
        for worker in range(number):
            here, there = context.Pipe()
            job = (there, shared.path, name, list(tables), dict(options), seed + worker * SEED_STEP)
            process = context.Process(target=work, args=(*job, bounds[worker], bounds[worker + 1]), daemon=True)
            process.start()
            there.close()
            self.lines.append(here)
            self.processes.append(process)
        try:
            self.wait()
        finally:
            shared.forget()  # all workers have it by now

    def start(self, command: str, argument: int = 0) -> None:
        """Tell every worker."""
        for line in self.lines:
            with contextlib.suppress(OSError):  # `wait` tells of a worker that has died
                line.send((command, argument))

    def wait(self) -> None:
        """Hear from every worker."""
        for line in self.lines:
            try:
                problem = line.recv()
            except (EOFError, OSError):
                problem = "it ended without a word"
            if problem:
                self.close()
                raise RuntimeError(f"a worker process of the environment failed: {problem}")

    def close(self) -> None:
        """End the workers."""
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.join(STOP_SECONDS)
            if process.is_alive():
                process.kill()
                process.join()
        self.lines, self.processes = [], []


def work(
    line: Connection,
    path: str,
    name: str,
    tables: list[int],
    options: dict[str, Value],
    seed: int,
    first: int,
    last: int,
) -> None:
    """The life of a worker: it ends when the line does."""
    arrays = lay_out(map_file(path), make_encoding(name).shape, len(tables))
    games = make_games(name, tables[first:last], options, seed, flat_views(arrays, first, last))
    line.send("")
    while True:
        try:
            command, argument = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            break
        try:
            carry_out(games, command, argument)
        except Exception as error:  # noqa: BLE001 - whatever it is, the environment must hear of it
            line.send(f"{type(error).__name__}: {error}")
            break
        line.send("")
