"""Perft counts: they change only when the rules do."""

from __future__ import annotations

import pytest

import tianming
from tests.engine.walking import GAMES, SIZES, at
from tianming.core.perft import opening, perft
from tianming.core.seats import CHANCE

# Game and players → counts for one and two decisions from the opening that the seed "perft" draws.
OPENINGS = {
    ("yellow-yangtze", 2): (623, 293945),
    ("yellow-yangtze", 3): (623, 294097),
    ("yellow-yangtze", 4): (623, 293945),
    ("huang-di", 2): (5, 20),
    ("huang-di", 3): (5, 20),
    ("huang-di", 4): (5, 20),
    ("huang-di", 5): (5, 20),
    ("huang-di", 6): (5, 20),
    **{("yuan", players): (4, 24) for players in range(2, 9)},  # a tile of the hand and its rotation
}
# Game, players, seed of a random walk, decisions made → the same from there.
MIDDLES = {
    ("yellow-yangtze", 2, 1, 40): (495, 191592),
    ("yellow-yangtze", 3, 1, 40): (361, 61795),
    ("yellow-yangtze", 3, 4, 180): (435, 119438),
    ("yellow-yangtze", 3, 7, 117): (3, 21),  # a war
    ("yellow-yangtze", 4, 4, 180): (572, 213062),
    ("yellow-yangtze", 4, 4, 116): (3, 9),  # a war
    ("yellow-yangtze", 4, 5, 120): (3, 8),
    ("yellow-yangtze", 2, 6, 60): (5, 3070),
    ("huang-di", 2, 1, 60): (13, 43),
    ("huang-di", 3, 2, 150): (2, 7),
    ("huang-di", 4, 3, 200): (3, 10),
    ("huang-di", 5, 5, 90): (7, 23),
    ("huang-di", 6, 4, 300): (3, 12),
    ("huang-di", 2, 6, 30): (1, 12),
    ("yuan", 2, 1, 30): (72, 3080),
    ("yuan", 2, 5, 40): (131, 15675),
    ("yuan", 3, 2, 50): (451, 28413),
    ("yuan", 4, 4, 70): (576, 21888),
    ("yuan", 5, 3, 90): (18, 1440),
    ("yuan", 8, 1, 120): (89, 6319),
}
# The same from games whose options keep an older version's rulings: counts of that version.
OLDER = {
    ("yuan", 2, 1, 30): (296, 14316),
    ("yuan", 3, 2, 50): (56, 616),
    ("yuan", 4, 4, 70): (287, 12054),
    ("yuan", 5, 3, 90): (36, 27432),
    ("yuan", 8, 1, 120): (33, 4851),
}
LATE = {"yellow-yangtze": 150, "huang-di": 150, "yuan": 36}  # after so many decisions a game of two is well under way


def test_every_game_and_size_is_counted() -> None:
    assert set(OPENINGS) == set(SIZES)
    assert {name for name, *_ in MIDDLES} == set(GAMES)


@pytest.mark.parametrize(("name", "players"), OPENINGS)
def test_openings(name: str, players: int) -> None:
    state = opening(tianming.game(name), players, "perft")
    assert (perft(state, 1), perft(state, 2)) == OPENINGS[name, players]


@pytest.mark.parametrize(("name", "players", "seed", "decisions"), MIDDLES)
def test_middles(name: str, players: int, seed: int, decisions: int) -> None:
    state = at(tianming.game(name), players, seed, decisions)
    assert (perft(state, 1), perft(state, 2)) == MIDDLES[name, players, seed, decisions]


@pytest.mark.parametrize(("name", "players", "seed", "decisions"), OLDER)
def test_middles_of_an_older_version(name: str, players: int, seed: int, decisions: int) -> None:
    rules = tianming.game(name)
    state = at(rules, players, seed, decisions, rules.present_options(1, {}))
    assert (perft(state, 1), perft(state, 2)) == OLDER[name, players, seed, decisions]


@pytest.mark.parametrize("name", GAMES)
def test_perft_is_the_number_of_sequences(name: str) -> None:
    state = at(tianming.game(name), 2, 4, LATE[name])
    sequences = 0
    for action in state.legal(state.actors()[0]):
        after = state.clone()
        after.apply(state.actors()[0], action)
        while after.actors() == (CHANCE,):
            after.apply(CHANCE, after.odds()[0][0])
        sequences += len(after.legal(after.actors()[0])) if after.actors() else 1
    assert perft(state, 0) == 1
    assert perft(state, 2) == sequences
