"""Observed decisions a second of the vector environment: `python -m bench.envs [GAME …] [--seconds 3] [--workers N]`.

A decision is a step of one game with everything that belongs to it: the action checked and carried out, draws and
forced answers, the next observation and its mask, games that end and begin anew. Choosing the random actions is left
out of the time, because a program that learns chooses otherwise.
"""

from __future__ import annotations

import argparse
import time

import tianming
from tianming.core.registry import has_encoding
from tianming.envs import VectorEnv


def measure(game: str, players: int | tuple[int, ...], *, games: int, seconds: float, workers: int) -> float:
    """Decisions a second."""
    with VectorEnv(game, games, players=players, seed=1, workers=workers) as env:
        env.reset()
        env.scatter(100)
        steps, spent = 0, 0.0
        while spent < seconds:
            actions = env.sample()
            began = time.perf_counter()
            env.step(actions)
            spent += time.perf_counter() - began
            steps += 1
        return steps * games / spent


def main() -> None:
    """Print a table."""
    known = [name for name in tianming.list_games() if has_encoding(name)]
    parser = argparse.ArgumentParser(prog="python -m bench.envs", description="Speed of the vector environment.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of {', '.join(known)} (default: all)")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--batch", type=int, default=512, help="games side by side")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 is this one")
    asked = parser.parse_args()
    for name in asked.games or known:
        sizes = tianming.game(name).players
        for players in (*sizes, tuple(sizes)):
            speed = measure(name, players, games=asked.batch, seconds=asked.seconds, workers=asked.workers)
            print(f"{name}, {players} players: {speed:,.0f} decisions/s", flush=True)


if __name__ == "__main__":
    main()
