"""Pieces are conserved in every game, with any number of players and any options."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tianming
from tests.engine.pieces import BOXES, Position
from tests.engine.walking import GAMES, SIZES, options_for, walk
from tianming.core.seats import CHANCE

EVERY = 3  # every third position is checked, and the last
whole_games = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def test_every_game_has_a_box() -> None:
    assert set(BOXES) == set(GAMES)


@pytest.mark.parametrize(("name", "players"), SIZES)
@given(seed=st.integers(0, 2**32), data=st.data())
@whole_games
def test_pieces_are_conserved(name: str, players: int, seed: int, data: st.DataObject) -> None:
    options = data.draw(st.sampled_from(options_for(name, players)))
    for number, (state, seat, _) in enumerate(walk(tianming.game(name), players, seed, options)):
        if seat != CHANCE and number % EVERY == 0:
            check(name, state.snapshot())
    check(name, state.snapshot())


def check(name: str, position: Position) -> None:
    """Compare the pieces of a position with the box."""
    box = BOXES[name]
    found, all_of, most = box.counted(position), box.all_of(position), box.most(position)
    for kind in {*found, *all_of}:
        if kind in all_of:
            assert found[kind] == all_of[kind], (kind, position)
        else:
            assert 0 <= found[kind] <= most[kind], (kind, position)
