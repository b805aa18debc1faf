"""The compiled twins against the plain Python they are made from: seeded games, snapshot by snapshot."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

import pytest

import tianming
from tests.engine.walking import SIZES, walk
from tianming.core import twins
from tianming.core.dice import Dice
from tianming.core.protocol import Event
from tianming.core.registry import advisor
from tianming.core.seats import CHANCE

GAMES_A_SIZE = 2
PRINT = "import sys; from tests.engine.test_compiled import trace; trace(sys.argv[1], int(sys.argv[2]))"


def fingerprints(name: str, players: int) -> list[str]:
    """A line per step of seeded games: the step, and a hash of the snapshot, the legal actions and the events."""
    rules = tianming.game(name)
    lines = []
    for seed in range(GAMES_A_SIZE):
        for step, (state, seat, action) in enumerate(walk(rules, players, seed)):
            events: list[Event] = []
            state.clone().apply(seat, action, events)
            seen = json.dumps([state.snapshot(), state.legal(seat), list(state.key()), repr(events)])
            if seat != CHANCE and step % 20 == 0:
                lines.append(f"worth {round(advisor(name).evaluate(state, seat), 6)}")
            lines.append(f"{seed} {step} {rules.write(action)} {hashlib.sha256(seen.encode()).hexdigest()}")
        state = rules.start(players)
        decisions = state.playout(Dice(seed))
        lines.append(f"playout {seed} {decisions} {hashlib.sha256(repr(state.key()).encode()).hexdigest()}")
    return lines


def trace(name: str, players: int) -> None:
    """Print the fingerprints."""
    print("\n".join(fingerprints(name, players)))


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_compiled_and_uncompiled_games_are_the_same(name: str, players: int) -> None:
    run = subprocess.run(
        [sys.executable, "-c", PRINT, name, str(players)],
        env={**os.environ, "TIANMING_PURE": "1", "PYTHONPATH": os.pathsep.join(["src", "."])},
        capture_output=True,
        text=True,
        check=True,
    )
    here = fingerprints(name, players)
    assert len(here) > 100
    assert here == run.stdout.split("\n")[:-1]


def test_the_engine_runs_compiled_where_that_is_expected() -> None:
    tianming.game(SIZES[0][0])
    if os.environ.get("TIANMING_EXPECT_COMPILED") == "1":
        assert twins.list_compiled()
    assert not (twins.pure() and twins.list_compiled())
