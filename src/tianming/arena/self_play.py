"""Games of bots with each other, as records to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tianming.arena.engines import Engine
from tianming.arena.match import Match, play
from tianming.core.record import Record


def self_play(match: Match, games: int, engine: Engine) -> Iterator[Record]:
    """The records of the first games of a match, in order. They depend on nothing but the match. If all places have the
    same bot, every deal is played once: rotations would repeat much of it."""
    alike = len(set(match.lineup)) == 1
    jobs = (job for job in match.jobs() if not (alike and job.rotation))
    for played in engine(play, islice(jobs, games)):
        yield Record.parse(played.record)
