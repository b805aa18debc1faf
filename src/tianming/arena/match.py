"""Matches: the same deals with the seats rotated through all places, so that everybody has the same luck.

A deal is a seed of the table. It is played once for every rotation of the line-up. A shared victory counts in parts.
Everything about a game follows from its job, so the result is the same in any process and in any order (unless bots
think by the clock).
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace

from msgspec import Struct

from tianming.bots.bot import Bot, bot, sees_everything
from tianming.core.actions import Action
from tianming.core.errors import InvalidOption
from tianming.core.options import Value, check_end
from tianming.core.protocol import Outcome, Rules
from tianming.core.record import Record
from tianming.core.registry import game
from tianming.core.seats import Seat
from tianming.core.table import Table


class Match(Struct, frozen=True):
    """Who plays what: bots by name, in places that rotate. `records` asks for the records of all games."""

    game: str
    lineup: tuple[str, ...]
    deals: int
    seed: str = "arena"
    options: dict[str, Value] = {}
    records: bool = False

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.lineup)

    def jobs(self) -> Iterator[Job]:
        """All games, deal by deal. Raises if bots might play forever with these options."""
        check_end(game(self.game).options, self.options)
        for deal in range(self.deals):
            for rotation in range(self.players):
                yield Job(self, deal, rotation)


class Job(Struct, frozen=True):
    """One game of a match."""

    match: Match
    deal: int
    rotation: int

    @property
    def places(self) -> tuple[int, ...]:
        """The place of the line-up that sits on each seat."""
        return tuple((seat + self.rotation) % self.match.players for seat in range(self.match.players))


class Played(Struct, frozen=True):
    """The result of a game, by place of the line-up: shares of the victory, ranks and results; decisions, seconds of
    thinking and the longest of them."""

    deal: int
    rotation: int
    shares: tuple[float, ...]
    ranks: tuple[int, ...]
    results: tuple[tuple[int, ...], ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]
    record: str = ""


def lineup(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """The bots for that many places. The last one named takes all places that are left.

    >>> lineup(["search", "heuristic"], 4)
    ('search', 'heuristic', 'heuristic', 'heuristic')
    """
    if not bots or len(bots) > players:
        raise InvalidOption(f"one to {players} bots sit at a table for {players}, not {len(bots)}")
    for name in bots:
        bot(name, arena=True)  # raises if there is no such bot
    return (*bots, *(bots[-1],) * (players - len(bots)))


def play(job: Job) -> Played:
    """Play one game."""
    match = job.match
    rules = game(match.game)
    table = rules.table(players=match.players, seed=f"{match.seed}/{job.deal}", options=match.options)
    table.record.seats = tuple(match.lineup[place] for place in job.places)
    thinking = Thinking(rules, [bot(match.lineup[place], arena=True) for place in job.places], job)
    while actors := table.state.actors():
        table.act(actors[0], thinking.choice(table, actors[0]))
    outcome = table.state.outcome()
    assert outcome is not None
    return summarize(job, outcome, thinking, table.record)


class Thinking:
    """The bots at a table, each with a generator of its own, and how long they take."""

    def __init__(self, rules: Rules, bots: list[Bot], job: Job) -> None:
        self.rules = rules
        self.bots = bots
        label = f"{job.match.seed}/{job.deal}/{job.rotation}"
        self.rngs = [random.Random(f"{label}/{seat}") for seat in range(len(bots))]
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)
        self.longest = [0.0] * len(bots)

    def choice(self, table: Table, seat: Seat) -> Action:
        """What the bot on that seat does."""
        thinker = self.bots[seat]
        if sees_everything(thinker):
            began = time.perf_counter()
            action = thinker.choose_openly(table.state.clone(), seat, self.rngs[seat])
        else:
            view = self.rules.view(table.state, seat)
            began = time.perf_counter()
            action = thinker.choose(view, self.rngs[seat])
        self._note(seat, time.perf_counter() - began)
        return action

    def _note(self, seat: Seat, spent: float) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] += spent
        self.longest[seat] = max(self.longest[seat], spent)


def summarize(job: Job, outcome: Outcome, thinking: Thinking, record: Record) -> Played:
    """The figures of a game, by place of the line-up instead of by seat."""
    seats = sorted(range(job.match.players), key=lambda seat: job.places[seat])
    won = outcome.winners
    return Played(
        deal=job.deal,
        rotation=job.rotation,
        shares=tuple(1 / len(won) if seat in won else 0.0 for seat in seats),
        ranks=tuple(outcome.ranks[seat] for seat in seats),
        results=tuple(outcome.results[seat] for seat in seats),
        decisions=tuple(thinking.decisions[seat] for seat in seats),
        seconds=tuple(thinking.seconds[seat] for seat in seats),
        longest=tuple(thinking.longest[seat] for seat in seats),
        record=str(replace(record)) if job.match.records else "",
    )
