"""What may be taken back shows nobody anything, in every game of the registry."""

from __future__ import annotations

import random
from collections.abc import Mapping

import msgspec
import pytest

import tianming
from tests.engine.walking import GAMES, SIZES
from tianming.core.errors import InvalidOption
from tianming.core.options import Value
from tianming.core.protocol import Event, Rules, State, View
from tianming.core.seats import Seat
from tianming.core.table import Table

GUESSES = 2  # states that look the same, for each watcher and action
SHORT = 200  # decisions of a game that is played with an option


def other_options(rules: Rules) -> list[dict[str, Value]]:
    """Every option alone with each of its other values."""
    return [{option.name: choice} for option in rules.options for choice in option.choices if choice != option.default]


OPTIONS = [(name, options) for name in GAMES for options in other_options(tianming.game(name))]


def look(rules: Rules, state: State, events: list[Event], watcher: Seat | None) -> bytes:
    """All that a watcher is shown after an action."""
    return msgspec.json.encode([rules.view(state, watcher), rules.seen(events, watcher)])


def check_action(rules: Rules, state: State, seat: Seat, action: int, rng: random.Random) -> None:
    """Whoever watches sees the same whatever was hidden before."""
    events: list[Event] = []
    after = state.clone()
    after.apply(seat, action, events)
    for watcher in (*range(state.snapshot()["players"]), None):
        expected = look(rules, after, events, watcher)
        for guess in guesses(rules, rules.view(state, watcher), rng):
            if watcher != seat and not guess.is_legal(seat, action):
                continue  # the watcher learns that the mover could do that, and may: only the mover can take it back
            told: list[Event] = []
            guess.apply(seat, action, told)
            assert look(rules, guess, told, watcher) == expected, (rules.write(action), watcher, state.snapshot())


def guesses(rules: Rules, view: View, rng: random.Random) -> list[State]:
    """States that look like the view."""
    return [rules.guess(view, rng) for _ in range(GUESSES)]


def check_game(
    name: str, players: int, seed: str, options: Mapping[str, object] | None = None, *, most: int, share: float = 1.0
) -> int:
    """Play at random and check what may be taken back, or a share of it; returns how much was checked."""
    rules = tianming.game(name)
    rng = random.Random(seed)
    table = rules.table(players=players, seed=seed, options=options)
    checked = 0
    for _ in range(most):
        if not table.state.actors():
            break
        checked += check_step(table, rng, share)
    return checked


def check_step(table: Table, rng: random.Random, share: float) -> bool:
    """One random action, checked if it may be taken back."""
    before = table.state.clone()
    seat = rng.choice(before.actors())
    action = rng.choice(before.legal(seat))
    table.act(seat, action)
    wanted = table.undoable(seat) > 0 and rng.random() < share
    if wanted:
        check_action(table.rules, before, seat, action, rng)
    return wanted


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_what_may_be_undone_shows_nothing_that_was_hidden(name: str, players: int) -> None:
    checked = sum(check_game(name, players, f"undo {number}", most=100_000, share=0.2) for number in range(3))
    assert checked > 0


@pytest.mark.parametrize(("name", "options"), OPTIONS, ids=str)
def test_nor_does_it_with_any_option(name: str, options: dict[str, Value]) -> None:
    sizes = [players for players in tianming.game(name).players if possible(name, players, options)][:2]
    assert sizes
    for players in sizes:
        check_game(name, players, "undo", options, most=SHORT)


def possible(name: str, players: int, options: dict[str, Value]) -> bool:
    """Whether so many can play with these options."""
    try:
        tianming.game(name).start(players, options)
    except InvalidOption:
        return False
    return True
