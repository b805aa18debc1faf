"""Playing and reporting a match: shares with intervals, results, lengths, times, the sequential test, the controls."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from msgspec.structs import replace

from tianming.arena.engines import Engine
from tianming.arena.intervals import Sprt, interval
from tianming.arena.match import Match, Played, play
from tianming.core import twins

Tick = Callable[[], None]
Keep = Callable[[Played], None]


def ignore_tick() -> None:
    """Show no progress."""


def ignore_game(played: Played) -> None:
    """Keep no record."""


def contest(
    match: Match,
    engine: Engine,
    *,
    sprt: Sprt | None = None,
    seconds: float = math.inf,
    tick: Tick = ignore_tick,
    keep: Keep = ignore_game,
) -> list[Played]:
    """All games of a match, or as many whole deals as the sequential test needs or the time allows, but at least one.
    Each game goes to `keep` as it comes in."""
    games: list[Played] = []
    places = places_of(match)[0]
    end = time.monotonic() + seconds
    for played in engine(play, match.jobs()):
        games.append(played)
        keep(played)
        tick()
        if len(games) % match.players:
            continue
        if time.monotonic() >= end or (sprt is not None and sprt.verdict(deals_of(games, match, *places))):
            break
    return games


def places_of(match: Match) -> list[list[int]]:
    """The places of each bot in the line-up, the first bot's first. If a bot plays only itself, the share of all its
    places says nothing, so only the first place counts.

    >>> places_of(Match("yuan", ("greedy", "random", "greedy", "random"), 1))
    [[0, 2], [1, 3]]
    """
    names = dict.fromkeys(match.lineup)
    if len(names) == 1:
        return [[0]]
    return [[place for place, name in enumerate(match.lineup) if name == bot] for bot in names]


def deals_of(games: Sequence[Played], match: Match, *places: int) -> list[float]:
    """The mean share of these places of the line-up in each deal."""
    size = match.players
    return [
        math.fsum(game.shares[place] for game in games[start : start + size] for place in places) / size / len(places)
        for start in range(0, len(games), size)
    ]


def report(match: Match, games: Sequence[Played], sprt: Sprt | None = None) -> dict[str, Any]:
    """The figures of a match."""
    figures: dict[str, Any] = {
        "game": match.game,
        "players": match.players,
        "lineup": list(match.lineup),
        "games": len(games),
        "seed": match.seed,
        "options": dict(match.options),
        "compiled": bool(twins.list_compiled()),
        "decisions_a_game": _mean([sum(game.decisions) for game in games], 1),
        "bots": [_about(match, games, places) for places in places_of(match)],
    }
    if sprt is not None:
        figures["sprt"] = _about_sprt(sprt, deals_of(games, match, *places_of(match)[0]))
    return figures


def _about(match: Match, games: Sequence[Played], copies: Sequence[int]) -> dict[str, Any]:
    """The figures of one bot; for copies, their means."""
    shares = deals_of(games, match, *copies)
    low, high = interval(shares, match.players)
    decisions = sum(game.decisions[copy] for game in games for copy in copies)
    seconds = math.fsum(game.seconds[copy] for game in games for copy in copies)
    return {
        "bot": match.lineup[copies[0]],
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


def rivals_of(match: Match) -> dict[str, str]:
    """Whom the first bot plays in controls: itself, and random unless it is random itself."""
    first = match.lineup[0]
    return {"itself": first} if first == "random" else {"itself": first, "random": "random"}


def controls(match: Match, engine: Engine, tick: Tick = ignore_tick, *, seconds: float = math.inf) -> dict[str, Any]:
    """The first bot against itself, which must come out even, and against random, which it must beat. Each control has
    as many deals as the match. They share the time; if none is left, no game is played."""
    end = time.monotonic() + seconds
    figures: dict[str, Any] = {}
    rivals = rivals_of(match)
    for name, rival in rivals.items():
        left = end - time.monotonic()
        share = left / (len(rivals) - len(figures))
        figures[name] = _control(match, name, rival, engine, share, tick) if left > 0 else {"games": 0}
    return figures


def _control(match: Match, name: str, rival: str, engine: Engine, seconds: float, tick: Tick) -> dict[str, Any]:
    lineup = (match.lineup[0], *(rival,) * (match.players - 1))
    control = replace(match, lineup=lineup, seed=f"{match.seed} against {name}", records=False)
    games = contest(control, engine, seconds=seconds, tick=tick)
    shares = deals_of(games, control, 0)
    low, high = interval(shares, control.players)
    fair = 1 / control.players
    return {
        "games": len(games),
        "share": _mean(shares, 4),
        "interval": [round(low, 4), round(high, 4)],
        "as_expected": low <= fair <= high if name == "itself" else low > fair,
    }


class Records:
    """A folder with a file for each game, named by deal and rotation. It is made before anything is played. If a file
    cannot be written, no more are, and `problem` says why; the match goes on."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):  # raises if nothing can be written there
            self.folder = folder
        self.problem: OSError | None = None

    def keep(self, played: Played) -> None:
        """Write the record of a game."""
        if self.problem is not None:
            return
        try:
            file = self.folder / f"deal-{played.deal:05}-{played.rotation}.txt"
            file.write_text(played.record, encoding="utf-8")
        except OSError as problem:
            self.problem = problem
