"""How long bots think: `python -m bench.thinking`. The README explains the figures."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import tianming
from tianming.bots import search
from tianming.bots.bot import Bot, bot
from tianming.bots.worlds import Sums
from tianming.core.actions import Action
from tianming.core.advisor import TURN, Choice
from tianming.core.protocol import View
from tianming.core.seats import Seat
from tianming.core.table import Table

RollOut = Callable[[Sequence[Action], float], list[Sums]]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description="How long bots think.")
    parser.add_argument("--game", action="append", choices=tianming.list_games(), help="only this game; repeatable")
    parser.add_argument("--games", type=int, default=6, help="games of heuristic bots for each number of players (6)")
    parser.add_argument("--choices", type=int, default=12, help="decisions of the search in each game (12)")
    parser.add_argument("--seconds", type=float, default=1.0, help="time of the search for a decision (1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    results = [
        {
            "game": name,
            "players": players,
            "heuristic": measure_heuristic(name, players, chosen.games),
            "search": [measure_search(name, players, chosen.choices, chosen.seconds, cores) for cores in (1, 2)],
        }
        for name in chosen.game or tianming.list_games()
        for players in tianming.game(name).players
    ]
    print(json.dumps(results, indent=2) if chosen.json else "\n".join(report(results)))


def play_games(name: str, players: int, number: int) -> Iterator[tuple[View, Callable[[int], None]]]:
    """Every view of some games, with a function that carries out an answer."""
    rules = tianming.game(name)
    for deal in range(number):
        table = rules.table(players=players, seed=f"thinking/{deal}")
        while actors := table.state.actors():
            yield rules.view(table.state, actors[0]), partial(_act, table, actors[0])


def _act(table: Table, seat: Seat, action: Action) -> None:
    table.act(seat, action)


def measure_heuristic(name: str, players: int, number: int) -> dict[str, float]:
    """Milliseconds that the heuristic takes for a move in its own games: mean, 99th percentile, longest."""
    thinker = bot("heuristic")
    rng = random.Random(1)
    spent = []
    for view, act in play_games(name, players, number):
        began = time.perf_counter()
        action = thinker.choose(view, rng)
        spent.append(1000 * (time.perf_counter() - began))
        act(action)
    spent.sort()
    mean, late = sum(spent) / len(spent), spent[len(spent) * 99 // 100]
    return {"mean": round(mean, 2), "late": round(late, 2), "longest": round(spent[-1], 2), "moves": len(spent)}


def measure_search(name: str, players: int, number: int, seconds: float, cores: int) -> dict[str, float]:
    """Let the search decide free choices of a game: the rollouts of each, and the share of its time that it used."""
    thinker = bot(f"search:seconds={seconds},cores={cores}")
    views = list(find_choices(name, players, number))
    thinker.choose(views[0], random.Random(1))  # starts the workers
    made, used = [], []
    for view in views:
        began = time.perf_counter()
        made.append(count_rollouts(thinker, view))
        used.append((time.perf_counter() - began) / seconds)
    used.sort()
    return {
        "cores": cores,
        "rollouts": round(sum(made) / len(made)),
        "used": round(sum(used) / len(used), 3),
        "most": round(used[-1], 3),
    }


def find_choices(name: str, players: int, number: int) -> Iterator[View]:
    """Free choices with several answers, from all over a game of heuristic bots."""
    thinker, rng, found = bot("heuristic"), random.Random(1), []
    for view, act in play_games(name, players, 1):
        if (
            view.question
            and view.question.kind == TURN
            and sum(len(group.actions) for group in view.question.groups) > 1
        ):
            found.append(view)
        act(thinker.choose(view, rng))
    step = max(1, len(found) // number)
    yield from found[step // 2 :: step][:number]


def count_rollouts(thinker: Bot, view: View) -> int:
    """The number of rollouts behind one choice; 0 where several seats decide at once."""
    made = 0
    halve = search.halve

    def halve_counting(choices: Sequence[Choice], roll_out: RollOut, opinion: int = search.OPINION_ROLLOUTS) -> Action:
        def count(left: Sequence[Action], share: float) -> list[Sums]:
            nonlocal made
            sums = roll_out(left, share)
            made += sum(one.number for one in sums)
            return sums

        return halve(choices, count, opinion)

    search.halve = halve_counting
    try:
        thinker.choose(view, random.Random(1))
    finally:
        search.halve = halve
    return made


def report(results: Sequence[dict[str, Any]]) -> Iterator[str]:
    """The figures as text."""
    for one in results:
        quick: dict[str, float] = one["heuristic"]
        yield f"{one['game']}, {one['players']} players"
        yield f"  heuristic: {quick['mean']} ms a move, 99 % within {quick['late']}, longest {quick['longest']}"
        for found in one["search"]:
            used = f"{found['used']:.0%} of its time, at most {found['most']:.0%}"
            made = f"; {found['rollouts']} rollouts a choice" if found["rollouts"] else ""
            yield f"  search, cores={found['cores']}: {used}{made}"


if __name__ == "__main__":
    main()
