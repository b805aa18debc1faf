"""A match played and told: shares with intervals, results, lengths, times, the sequential test and the controls."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from tianming.arena.engines import Engine
from tianming.arena.match import Match, Played, play
from tianming.arena.statistics import Sprt, interval
from tianming.core import twins

Tick = Callable[[], None]


def nothing() -> None:
    """Nobody watches."""


def contest(
    match: Match, engine: Engine, *, sprt: Sprt | None = None, seconds: float = math.inf, tick: Tick = nothing
) -> list[Played]:
    """All games of a match, or as many whole deals as the sequential test needs or the time allows (one at least)."""
    games: list[Played] = []
    end = time.monotonic() + seconds
    for played in engine(play, match.jobs()):
        games.append(played)
        tick()
        if len(games) % match.players:
            continue
        if time.monotonic() >= end or (sprt is not None and sprt.verdict(deals_of(games, match, 0))):
            break
    return games


def deals_of(games: Sequence[Played], match: Match, place: int) -> list[float]:
    """The mean share of a place of the line-up in each deal."""
    size = match.players
    return [
        math.fsum(game.shares[place] for game in games[start : start + size]) / size
        for start in range(0, len(games), size)
    ]


def report(match: Match, games: Sequence[Played], sprt: Sprt | None = None) -> dict[str, Any]:
    """What is told about a match."""
    told: dict[str, Any] = {
        "game": match.game,
        "players": match.players,
        "lineup": list(match.lineup),
        "games": len(games),
        "seed": match.seed,
        "options": dict(match.options),
        "compiled": bool(twins.compiled()),
        "decisions_a_game": _mean([sum(game.decisions) for game in games], 1),
        "bots": [_about(match, games, place) for place in _first_places(match)],
    }
    if sprt is not None:
        told["sprt"] = _about_sprt(sprt, deals_of(games, match, 0))
    return told


def _first_places(match: Match) -> list[int]:
    """One place for each bot of the line-up; copies at the end of it are told together."""
    return [place for place, name in enumerate(match.lineup) if place == 0 or name != match.lineup[place - 1]]


def _about(match: Match, games: Sequence[Played], place: int) -> dict[str, Any]:
    """The figures of one bot; of copies the means over them."""
    copies = [p for p in range(place, match.players) if match.lineup[p] == match.lineup[place]]
    if place == 0:
        copies = [0]
    by_copy = [deals_of(games, match, copy) for copy in copies]
    shares = [math.fsum(column) / len(copies) for column in zip(*by_copy, strict=True)]
    low, high = interval(shares, match.players)
    decisions = sum(game.decisions[copy] for game in games for copy in copies)
    seconds = math.fsum(game.seconds[copy] for game in games for copy in copies)
    return {
        "bot": match.lineup[place],
        "copies": len(copies),
        "share": _mean(shares, 4),
        "interval": [round(low, 4), round(high, 4)],
        "mean_result": _mean([game.results[copy][0] for game in games for copy in copies], 2),
        "mean_rank": _mean([game.ranks[copy] for game in games for copy in copies], 2),
        "ms_a_move": round(1000 * seconds / max(decisions, 1), 2),
        "longest_ms": round(1000 * max(game.longest[copy] for game in games for copy in copies), 1),
    }


def _about_sprt(sprt: Sprt, deals: Sequence[float]) -> dict[str, Any]:
    low, high = sprt.bounds
    return {
        "h0": sprt.h0,
        "h1": sprt.h1,
        "ratio": round(sprt.ratio(deals), 3),
        "bounds": [round(low, 3), round(high, 3)],
        "verdict": sprt.verdict(deals) or "open",
    }


def _mean(values: Sequence[float], digits: int) -> float:
    return round(math.fsum(values) / max(len(values), 1), digits)


def controls(match: Match, engine: Engine, tick: Tick = nothing) -> dict[str, Any]:
    """The first bot against itself, which must come out even, and against random, which it must beat."""
    told = {}
    for name, rival in (("itself", match.lineup[0]), ("random", "random")):
        lineup = (match.lineup[0], *(rival,) * (match.players - 1))
        control = replace(match, lineup=lineup, seed=f"{match.seed} against {name}", records=False)
        games = contest(control, engine, tick=tick)
        shares = deals_of(games, control, 0)
        low, high = interval(shares, control.players)
        fair = 1 / control.players
        fine = low <= fair <= high if name == "itself" else low > fair
        told[name] = {
            "games": len(games),
            "share": _mean(shares, 4),
            "interval": [round(low, 4), round(high, 4)],
            "as_expected": fine,
        }
    return told


def keep_records(games: Sequence[Played], folder: Path) -> None:
    """A file for each game, named by deal and rotation."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        (folder / f"deal-{game.deal:05}-{game.rotation}.txt").write_text(game.record, encoding="utf-8")
