"""Undo reveals nothing to anybody, in every game of the registry."""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping
from dataclasses import replace

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tianming
from tests.engine.walking import GAMES, SIZES, options_for, other_options, possible
from tianming.core.actions import Action
from tianming.core.options import Value
from tianming.core.protocol import Event, Rules, State, View
from tianming.core.record import UNFINISHED, Record
from tianming.core.seats import CHANCE, Seat, all_seats
from tianming.core.table import Table

GUESSES = 2  # states with the same view, for each watcher and action
SHORT = 200  # decisions of a game with an option


OPTIONS = [(name, options) for name in GAMES for options in other_options(name)]


def look(rules: Rules, state: State, events: list[Event], watcher: Seat | None) -> bytes:
    """Everything a watcher sees after an action."""
    return msgspec.json.encode([rules.view(state, watcher), rules.redact_events(events, watcher)])


def check_action(rules: Rules, state: State, seat: Seat, action: Action, rng: random.Random) -> None:
    """Check that what each watcher sees does not depend on what was hidden."""
    events: list[Event] = []
    after = state.clone()
    after.apply(seat, action, events)
    for watcher in (*range(state.snapshot()["players"]), None):
        expected = look(rules, after, events, watcher)
        for guess in guesses(rules, rules.view(state, watcher), rng):
            if watcher != seat and not guess.is_legal(seat, action):
                continue  # the watcher may learn that this was possible: only the mover can take it back
            found: list[Event] = []
            guess.apply(seat, action, found)
            assert look(rules, guess, found, watcher) == expected, (rules.write(action), watcher, state.snapshot())


def guesses(rules: Rules, view: View, rng: random.Random) -> list[State]:
    """States that fit the view."""
    return [rules.guess(view, rng) for _ in range(GUESSES)]


def check_game(
    name: str, players: int, seed: str, options: Mapping[str, object] | None = None, *, most: int, share: float = 1.0
) -> int:
    """Play at random and check actions that may be taken back, or a share of them; returns how many."""
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
    """Take one random action, and check it if it may be taken back."""
    before = table.state.clone()
    seat = rng.choice(before.actors())
    action = rng.choice(before.legal(seat))
    table.act(seat, action)
    wanted = table.undoable(seat) > 0 and rng.random() < share
    if wanted:
        check_action(table.rules, before, seat, action, rng)
    return wanted


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_undo_reveals_nothing_that_was_hidden(name: str, players: int) -> None:
    checked = sum(check_game(name, players, f"undo {number}", most=100_000, share=0.2) for number in range(3))
    assert checked > 0


@pytest.mark.parametrize(("name", "options"), OPTIONS, ids=str)
def test_undo_reveals_nothing_with_any_option(name: str, options: dict[str, Value]) -> None:
    sizes = [players for players in tianming.game(name).players if possible(name, players, options)][:2]
    assert sizes
    for players in sizes:
        check_game(name, players, "undo", options, most=SHORT)


# Repeated undo in the middle of a game.


@pytest.mark.parametrize(("name", "players"), SIZES)
@given(seed=st.integers(0, 2**32), data=st.data())
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_undo_restores_the_position_and_never_crosses_a_reveal(
    name: str, players: int, seed: int, data: st.DataObject
) -> None:
    options = data.draw(st.sampled_from(options_for(name, players)))
    rng = random.Random(seed)
    table = tianming.game(name).table(players=players, seed=f"back {seed}", options=options)
    keys: list[Hashable] = [None] * len(table.record.actions)  # before each action; draws are not taken back
    while table.state.actors() and len(keys) < SHORT:
        seat = rng.choice(table.state.actors())
        keys.append(table.state.key())
        table.act(seat, rng.choice(table.state.legal(seat)))
        keys += [None] * (len(table.record.actions) - len(keys))
        check_reach(table, seat)
        if (most := table.undoable(seat)) and rng.random() < 0.2:
            number = rng.randint(1, most)
            table = without_last(table, number)
            assert table.state.key() == keys[-number]
            del keys[-number:]
    assert Record.parse(str(table.record)).replay().key() == table.state.key()
    if table.record.seed is not None:
        assert table.record.verify() == sum(seat == CHANCE for seat, _ in table.record.actions)


def check_reach(table: Table, seat: Seat) -> None:
    """Check that nobody else can undo, and that the seat cannot undo beyond a draw, a reveal or others' actions."""
    players = table.record.players
    assert all(table.undoable(other) == 0 for other in all_seats(players) if other != seat)
    number = table.undoable(seat)
    if number:
        assert {actor for actor, _ in table.record.actions[-number:]} == {seat}
        assert not any(event.reveals for events in table.events[-number:] for event in events)


def without_last(table: Table, number: int) -> Table:
    """The table without its last actions."""
    kept = replace(table.record, actions=table.record.actions[:-number], outcome=UNFINISHED, seed=None)
    return Table.resume(kept, table.seed)
