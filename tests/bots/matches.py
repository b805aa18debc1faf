"""Quick matches for the tests of bots and of the arena."""

from __future__ import annotations

from tianming.arena.match import Match
from tianming.core.options import Value
from tianming.core.registry import game

# Options that make a game of two shorter.
SHORT: dict[str, dict[str, Value]] = {"yellow-yangtze": {"short": True}}


def quick_options(name: str, players: int = 2) -> dict[str, Value]:
    """The usual options of a game, or a shorter game for two where there is one."""
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
    """Play a short match."""
    return Match(name, bots, deals, seed, quick_options(name, len(bots)), records=records)
