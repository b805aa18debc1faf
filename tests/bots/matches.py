"""Matches that take no time, for the tests of bots and of the arena."""

from __future__ import annotations

from tianming.arena.match import Match
from tianming.core.options import Value
from tianming.core.registry import game

# Options of a game for two that make it shorter.
SHORT: dict[str, dict[str, Value]] = {"yellow-yangtze": {"short": True}}


def quick_options(name: str, players: int = 2) -> dict[str, Value]:
    """The usual options of a game, or the short game for two where there is one."""
    usual = {option.name: option.default for option in game(name).options}
    return usual | SHORT.get(name, {}) if players == 2 else usual


def quick_match(
    name: str,
    bots: tuple[str, ...] = ("random", "random"),
    deals: int = 3,
    seed: str = "test",
    *,
    records: bool = False,
) -> Match:
    """A match that is over soon."""
    return Match(name, bots, deals, seed, quick_options(name, len(bots)), records=records)
