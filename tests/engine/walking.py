"""Random games, for tests that need many positions."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache

import tianming
from tianming.core.actions import Action
from tianming.core.errors import InvalidOption
from tianming.core.options import Value
from tianming.core.protocol import Rules, State
from tianming.core.seats import CHANCE, Seat

GAMES = tianming.list_games()
SIZES = [(name, players) for name in GAMES for players in tianming.game(name).players]


def other_options(name: str) -> list[dict[str, Value]]:
    """Each option with each value other than its default, one at a time."""
    options = tianming.game(name).options
    return [{option.name: choice} for option in options for choice in option.choices if choice != option.default]


@cache
def options_for(name: str, players: int) -> list[dict[str, Value]]:
    """The usual options, and every other value of an option that this number of players can choose."""
    return [{}, *(options for options in other_options(name) if possible(name, players, options))]


def possible(name: str, players: int, options: Mapping[str, Value]) -> bool:
    """Whether this number of players can play with these options."""
    try:
        tianming.game(name).start(players, options)
    except InvalidOption:
        return False
    return True


def drawn(state: State, rng: random.Random) -> Action:
    """Draw a result according to the odds."""
    return state.kth(CHANCE, rng.randrange(state.count(CHANCE)))


def walk(
    rules: Rules, players: int, seed: int, options: Mapping[str, object] | None = None
) -> Iterator[tuple[State, Seat, Action]]:
    """A random game: before each step the state, the actor and the coming action. The state changes in place."""
    rng = random.Random(seed)
    state = rules.start(players, options)
    while actors := state.actors():
        seat = rng.choice(actors)
        action = drawn(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
        yield state, seat, action
        state.apply(seat, action)


def at(rules: Rules, players: int, seed: int, decisions: int, options: Mapping[str, object] | None = None) -> State:
    """The state of a random game after this many decisions, or at its end."""
    made = 0
    state = rules.start(players, options)
    for state, seat, _ in walk(rules, players, seed, options):
        if seat != CHANCE and made == decisions:
            return state.clone()
        made += seat != CHANCE
    return state


def sampled(rules: Rules, players: int, seed: int, every: int) -> Iterator[State]:
    """Clones of every n-th state of a random game."""
    for number, (state, seat, _) in enumerate(walk(rules, players, seed)):
        if number % every == 0 and seat != CHANCE:
            yield state.clone()
