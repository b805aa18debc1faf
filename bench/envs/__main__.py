"""Observed decisions a second of the vector environment: `python -m bench.envs [GAME …] [--seconds 3] [--workers N]`.
With `--peers`, beside the environments of others.

A decision is a step of one game with everything that belongs to it: the action checked and carried out, draws and
forced answers, the next observation and its mask, games that end and begin anew. Choosing the random actions is left
out of the time, because a program that learns chooses otherwise.
"""

from __future__ import annotations

import argparse
import time

import tianming
from bench.envs.contenders import CONTENDERS
from bench.envs.peers import compare
from tianming.cli.tools import read_options
from tianming.core.options import Value, resolve_options
from tianming.core.registry import has_encoding
from tianming.envs import VectorEnv


def measure(
    game: str, players: int | tuple[int, ...], options: dict[str, Value], *, games: int, seconds: float, workers: int
) -> tuple[float, float]:
    """Decisions a second, and how many of them are the free choice of a turn. In this process, seconds are those of the
    processor, so that other work on the machine disturbs little; with workers, those of the clock."""
    clock = time.perf_counter if workers else time.process_time
    with VectorEnv(game, games, players=players, options=options, seed=1, workers=workers) as env:
        env.reset()
        env.scatter(100)
        question = env.shape.number("question turn")
        steps, turns, spent = 0, 0, 0.0
        while spent < seconds:
            actions = env.sample()
            turns += int(env.numbers[:, question].sum())
            began = clock()
            env.step(actions)
            spent += clock() - began
            steps += 1
        return steps * games / spent, turns / spent


def main() -> None:
    """Print a table."""
    known = [name for name in tianming.list_games() if has_encoding(name)]
    parser = argparse.ArgumentParser(prog="python -m bench.envs", description="Speed of the vector environment.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of {', '.join(known)} (default: all)")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--batch", type=int, default=512, help="games side by side")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 is this one")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game; repeatable")
    parser.add_argument("--peers", action="store_true", help="our environments beside those of others")
    parser.add_argument("--only", nargs="+", choices=list(CONTENDERS), metavar="NAME", help="with --peers: only these")
    parser.add_argument("--rounds", type=int, default=3, help="with --peers: rounds of each (3)")
    asked = parser.parse_args()
    if asked.peers:
        compare(asked.only or list(CONTENDERS), asked.rounds, asked.seconds)
        return
    for name in asked.games or known:
        rules = tianming.game(name)
        sizes, options = rules.players, resolve_options(rules.options, read_options(rules, tuple(asked.option)))
        for players in (*sizes, tuple(sizes)):
            speed, turns = measure(
                name, players, options, games=asked.batch, seconds=asked.seconds, workers=asked.workers
            )
            print(f"{name}, {players} players: {speed:,.0f} decisions/s, {turns:,.0f} of them turns", flush=True)


if __name__ == "__main__":
    main()
