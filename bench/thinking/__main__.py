"""How long bots think: `python -m bench.thinking`; the README tells what the figures mean."""

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
from tianming.core.advisor import TURN, Choice
from tianming.core.protocol import View
from tianming.core.seats import Seat
from tianming.core.table import Table

Rolled = Callable[[Sequence[int], float], list[Sums]]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description="How long bots think.")
    parser.add_argument("--game", action="append", choices=tianming.list_games(), help="only this one; may be repeated")
    parser.add_argument("--games", type=int, default=6, help="games of the heuristic for each number of players")
    parser.add_argument("--choices", type=int, default=12, help="decisions of the search in each game")
    parser.add_argument("--seconds", type=float, default=1.0, help="what the search is given")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    told = [
        {
            "game": name,
            "players": players,
            "heuristic": heuristic(name, players, asked.games),
            "search": [measure_search(name, players, asked.choices, asked.seconds, cores) for cores in (1, 2)],
        }
        for name in asked.game or tianming.list_games()
        for players in tianming.game(name).players
    ]
    print(json.dumps(told, indent=2) if asked.json else "\n".join(lines(told)))


def games(name: str, players: int, number: int) -> Iterator[tuple[View, Callable[[int], None]]]:
    """Every view of so many games with what carries an answer out."""
    rules = tianming.game(name)
    for deal in range(number):
        table = rules.table(players=players, seed=f"thinking/{deal}")
        while actors := table.state.actors():
            yield rules.view(table.state, actors[0]), partial(_act, table, actors[0])


def _act(table: Table, seat: Seat, action: int) -> None:
    table.act(seat, action)


def heuristic(name: str, players: int, number: int) -> dict[str, float]:
    """Milliseconds of the heuristic in its own games: mean, the 99th of a hundred, the longest."""
    thinker = bot("heuristic")
    rng = random.Random(1)
    spent = []
    for view, act in games(name, players, number):
        began = time.perf_counter()
        action = thinker.choose(view, rng)
        spent.append(1000 * (time.perf_counter() - began))
        act(action)
    spent.sort()
    mean, late = sum(spent) / len(spent), spent[len(spent) * 99 // 100]
    return {"mean": round(mean, 2), "late": round(late, 2), "longest": round(spent[-1], 2), "moves": len(spent)}


def measure_search(name: str, players: int, number: int, seconds: float, cores: int) -> dict[str, float]:
    """Free choices in a game of heuristic bots: rollouts of each, and the share of the budget that is used."""
    thinker = bot(f"search:seconds={seconds},cores={cores}")
    views = list(choices(name, players, number))
    thinker.choose(views[0], random.Random(1))  # workers start
    made, used = [], []
    for view in views:
        began = time.perf_counter()
        made.append(rollouts(thinker, view))
        used.append((time.perf_counter() - began) / seconds)
    used.sort()
    return {
        "cores": cores,
        "rollouts": round(sum(made) / len(made)),
        "used": round(sum(used) / len(used), 3),
        "most": round(used[-1], 3),
    }


def choices(name: str, players: int, number: int) -> Iterator[View]:
    """So many free choices with several answers, from all over a game."""
    thinker, rng, found = bot("heuristic"), random.Random(1), []
    for view, act in games(name, players, 1):
        if (
            view.question
            and view.question.kind == TURN
            and sum(len(group.actions) for group in view.question.groups) > 1
        ):
            found.append(view)
        act(thinker.choose(view, rng))
    step = max(1, len(found) // number)
    yield from found[step // 2 :: step][:number]


def rollouts(thinker: Bot, view: View) -> int:
    """The rollouts that one choice was based on; of a choice that several make at once, none are counted."""
    made = 0
    halve = search.halve

    def halve_counting(choices: Sequence[Choice], roll_out: Rolled, opinion: int = search.OPINION_ROLLOUTS) -> int:
        def count(left: Sequence[int], share: float) -> list[Sums]:
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


def lines(told: Sequence[dict[str, Any]]) -> Iterator[str]:
    """The figures in words."""
    for one in told:
        quick: dict[str, float] = one["heuristic"]
        yield f"{one['game']}, {one['players']} players"
        yield f"  heuristic: {quick['mean']} ms a move, 99 % within {quick['late']}, longest {quick['longest']}"
        for found in one["search"]:
            used = f"{found['used']:.0%} of its time, at most {found['most']:.0%}"
            made = f"; {found['rollouts']} rollouts a choice" if found["rollouts"] else ""
            yield f"  search, cores={found['cores']}: {used}{made}"


if __name__ == "__main__":
    main()
