"""Plays one round of one contender, in a process of its own, and prints one JSON object."""

from __future__ import annotations

import json
import os
import random
import sys
import time
from importlib.metadata import PackageNotFoundError, version

from bench.peers.contenders import CONTENDERS, Contender, Play, Unsuitable


def time_games(play: Play, seconds: float, seed: int) -> dict[str, float]:
    """Play whole games for at least this long, after one that is not counted."""
    pick = random.Random(seed).random
    play(pick)
    decisions = games = 0
    busy, began = time.process_time(), time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        decisions += play(pick)
        games += 1
    busy = time.process_time() - busy
    return {"decisions": decisions, "games": games, "seconds": spent, "core_share": busy / spent}


def installed_version(distribution: str) -> str:
    """The version of an installed distribution."""
    try:
        return version(distribution)
    except PackageNotFoundError:
        return "unknown"


def is_absent(contender: Contender, error: ModuleNotFoundError) -> bool:
    """Whether the contender itself is not installed, rather than something it needs."""
    return error.name == contender.module


def play_round(contender: Contender, players: int, seconds: float, seed: int, game: str) -> dict[str, object]:
    """The figures of the round, or why there are none."""
    try:
        play = contender.prepare(players, game)
    except ModuleNotFoundError as error:
        reason = "missing" if is_absent(contender, error) else "failed"
        return {reason: contender.install() if reason == "missing" else str(error)}
    except Unsuitable as error:
        return {"failed": str(error)}
    return {"version": installed_version(contender.distribution), **time_games(play, seconds, seed)}


def main(name: str, players: str, seconds: str, seed: str, game: str) -> None:
    """Play the round and print the answer."""
    # Libraries may print when they load, so keep the real standard output for the answer.
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as out:
        os.dup2(2, 1)
        json.dump(play_round(CONTENDERS[name], int(players), float(seconds), int(seed), game), out)


if __name__ == "__main__":
    main(*sys.argv[1:])
