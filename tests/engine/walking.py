"""Random walks through games, for tests that look at many positions."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache

import tianming
from tianming.core.errors import InvalidOption
from tianming.core.options import Value
from tianming.core.protocol import Rules, State
from tianming.core.seats import CHANCE, Seat

GAMES = tianming.list_games()
SIZES = [(name, players) for name in GAMES for players in tianming.game(name).players]


def other_options(name: str) -> list[dict[str, Value]]:
    """Every option alone with each of its other values."""
    options = tianming.game(name).options
    return [{option.name: choice} for option in options for choice in option.choices if choice != option.default]


@cache
def options_for(name: str, players: int) -> list[dict[str, Value]]:
    """The usual options, and every other value of an option that so many players can choose."""
    return [{}, *(options for options in other_options(name) if possible(name, players, options))]


def possible(name: str, players: int, options: Mapping[str, Value]) -> bool:
    """Whether so many can play with these options."""
    try:
        tianming.game(name).start(players, options)
    except InvalidOption:
        return False
    return True


def drawn(state: State, rng: random.Random) -> int:
    """A draw, by its odds."""
    return state.kth(CHANCE, rng.randrange(state.count(CHANCE)))


def walk(
    rules: Rules, players: int, seed: int, options: Mapping[str, object] | None = None
) -> Iterator[tuple[State, Seat, int]]:
    """A random game: before each step the state, who acts and what will be done. The state changes in place."""
    rng = random.Random(seed)
    state = rules.start(players, options)
    while actors := state.actors():
        seat = rng.choice(actors)
        action = drawn(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
        yield state, seat, action
        state.apply(seat, action)


def at(rules: Rules, players: int, seed: int, decisions: int, options: Mapping[str, object] | None = None) -> State:
    """The state before the given number of decisions of a random game, or its last one."""
    made = 0
    state = rules.start(players, options)
    for state, seat, _ in walk(rules, players, seed, options):
        if seat != CHANCE and made == decisions:
            return state.clone()
        made += seat != CHANCE
    return state


def sampled(rules: Rules, players: int, seed: int, every: int) -> Iterator[State]:
    """Every so many-th decision's state of a random game, as clones."""
    for number, (state, seat, _) in enumerate(walk(rules, players, seed)):
        if number % every == 0 and seat != CHANCE:
            yield state.clone()
