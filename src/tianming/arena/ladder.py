"""The ladder: every level against every other, and ratings from all their games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from tianming.arena.engines import Engine
from tianming.arena.match import Match, Played
from tianming.arena.report import Tick, contest, ignore_tick
from tianming.bots.bot import bot
from tianming.core.errors import InvalidOption
from tianming.core.options import Value

BASE, SCALE = 1500, 60  # ratings are shown as BASE + SCALE × skill: 25 is where everybody begins
FIRST_SKILL = 25.0


def climbers(bots: Sequence[str]) -> list[str]:
    """The bots that take part, each once."""
    different = list(dict.fromkeys(bots))
    for name in different:
        bot(name, arena=True)  # raises if there is no such bot
    if len(different) < 2:
        raise InvalidOption("a ladder needs at least two different bots: name more with --bot, or none for all levels")
    return different


def pairings(bots: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """Line-ups for all pairs. At larger tables, each of the two sits once against copies of the other."""
    for one, other in combinations(bots, 2):
        yield (one, *(other,) * (players - 1))
        if players > 2:
            yield (other, *(one,) * (players - 1))


def climb(
    game: str,
    bots: Sequence[str],
    engine: Engine,
    *,
    players: int,
    deals: int,
    seed: str,
    options: dict[str, Value],
    tick: Tick = ignore_tick,
) -> dict[str, Any]:
    """Play the round robin; return ratings, best first, and the shares of each pairing."""
    bots = climbers(bots)
    games: list[tuple[Match, Played]] = []
    shares: dict[str, float] = {}
    for lineup in pairings(bots, players):
        match = Match(game, lineup, deals, f"{seed} {lineup[0]} {lineup[1]}", options)
        played = contest(match, engine, tick=tick)
        games += [(match, one) for one in played]
        shares[f"{lineup[0]} against {lineup[1]}"] = round(sum(one.shares[0] for one in played) / len(played), 4)
    games.sort(key=lambda pair: (pair[1].deal, pair[1].rotation))  # mixed: ratings depend on the order of games
    return {"game": game, "players": players, "games": len(games), "ratings": rate(bots, games), "shares": shares}


def rate(bots: Sequence[str], games: Sequence[tuple[Match, Played]]) -> list[dict[str, Any]]:
    """Plackett–Luce ratings (openskill): the skill, and what is still uncertain about it."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in bots}
    for match, played in games:
        teams = [[ratings[name]] for name in match.lineup]
        after = model.rate(teams, ranks=[float(rank) for rank in played.ranks])
        for name in set(match.lineup):  # copies share one rating: the mean of what the game made of each
            mine = [team[0] for team, seat in zip(after, match.lineup, strict=True) if seat == name]
            ratings[name].mu = sum(rating.mu for rating in mine) / len(mine)
            ratings[name].sigma = sum(rating.sigma for rating in mine) / len(mine)
    best = sorted(ratings.items(), key=lambda item: -item[1].mu)
    return [
        {
            "bot": name,
            "rating": round(BASE + SCALE * (rating.mu - FIRST_SKILL)),
            "uncertainty": round(SCALE * rating.sigma),
        }
        for name, rating in best
    ]
