"""Bots that misbehave, for the tests of the pool: a worker loads them with `--bots tests.server.odd_bots:BOTS`."""

from __future__ import annotations

import ctypes
import os
import random
import subprocess
import sys
import time

from tianming.bots.random_bot import Random
from tianming.core.actions import Action
from tianming.core.protocol import View

AGES_SECONDS = 1000  # longer than any test


class Sleeper(Random):
    """Never answers."""

    def choose(self, view: View, rng: random.Random) -> Action:
        time.sleep(AGES_SECONDS)
        return super().choose(view, rng)


class Hog(Random):
    """Never answers and lets no other thread of its process run."""

    def choose(self, view: View, rng: random.Random) -> Action:
        ctypes.PyDLL(None).sleep(AGES_SECONDS)
        return super().choose(view, rng)


class Parent(Random):
    """Starts a process of its own and never answers."""

    def choose(self, view: View, rng: random.Random) -> Action:
        subprocess.run([sys.executable, "-c", f"import time; time.sleep({AGES_SECONDS})"], check=False)
        return super().choose(view, rng)


class Runaway(Random):
    """Starts a process of its own and kills its own."""

    def choose(self, view: View, rng: random.Random) -> Action:
        subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({AGES_SECONDS})"])
        os._exit(3)


class Tired(Random):
    """Answers once in each process, and never again."""

    answers = 0

    def choose(self, view: View, rng: random.Random) -> Action:
        time.sleep(AGES_SECONDS * Tired.answers)
        Tired.answers += 1
        return super().choose(view, rng)


class Crasher(Random):
    """Kills its process."""

    def choose(self, view: View, rng: random.Random) -> Action:
        os._exit(3)


class Leaver(Random):
    """Exits its process normally."""

    def choose(self, view: View, rng: random.Random) -> Action:
        sys.exit("enough")


class Raiser(Random):
    """Raises an error whose message contains its hand."""

    def choose(self, view: View, rng: random.Random) -> Action:
        raise ValueError(f"I hold {view.position}")


class Printer(Random):
    """Prints to every output and reads the input, then answers correctly."""

    def choose(self, view: View, rng: random.Random) -> Action:
        print("thinking" * 1000, flush=True)
        os.write(1, b"\0\0\0\2{}")
        assert sys.stdin.read() == "" and os.read(0, 1) == b""
        return super().choose(view, rng)


class Scribbler(Random):
    """Writes to every open descriptor."""

    def choose(self, view: View, rng: random.Random) -> Action:
        for number in range(3, 64):
            try:
                os.write(number, b"thinking")
            except OSError:  # closed, or read-only
                continue
        return super().choose(view, rng)


class Cheat(Random):
    """Returns an illegal action."""

    def choose(self, view: View, rng: random.Random) -> Action:
        return Action(-1)


class Poet(Random):
    """Returns a text instead of a number."""

    def choose(self, view: View, rng: random.Random) -> Action:
        return "tile red"  # type: ignore[return-value]  # wrong on purpose


class Clock(Random):
    """Chooses the action whose place in the list is its budget in seconds."""

    seconds = 0.0

    def choose(self, view: View, rng: random.Random) -> Action:
        assert view.question is not None
        return [action for group in view.question.groups for action in group.actions][int(self.seconds)]


KINDS = (Sleeper, Hog, Parent, Runaway, Tired, Crasher, Leaver, Raiser, Printer, Scribbler, Cheat, Poet, Clock)
BOTS = {kind.__name__.lower(): kind for kind in KINDS}
