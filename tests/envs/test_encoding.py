"""Observations: what they show, what they must not show, and that both speeds write the same bytes."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

import tianming
from tests.engine.walking import walk
from tianming.core import registry
from tianming.core.encoding import Encoding
from tianming.core.errors import InvalidOption
from tianming.core.observation import LINK_BITS, LINKS
from tianming.core.protocol import State
from tianming.core.registry import has_encoding, make_encoding
from tianming.core.seats import CHANCE, Seat, all_seats

GAMES = [name for name in tianming.list_games() if has_encoding(name)]
SIZES = [(name, players) for name in GAMES for players in tianming.game(name).players]
every_game = pytest.mark.parametrize("name", GAMES)
every_size = pytest.mark.parametrize(("name", "players"), SIZES)
GUESSES = 3
PRINT = "import sys; from tests.envs.test_encoding import trace; trace(sys.argv[1], int(sys.argv[2]))"


def observed(encoding: Encoding, state: State, seat: Seat) -> bytes:
    """One observation."""
    buffer = bytearray(encoding.size)
    encoding.encode(state, seat, buffer)  # type: ignore[arg-type]
    return bytes(buffer)


def legal_in(encoding: Encoding, observation: bytes) -> list[int]:
    """The actions of the mask."""
    mask = int.from_bytes(observation[encoding.shape.mask_at :], "little")
    return [action for action in range(mask.bit_length()) if mask >> action & 1]


def by_kind(name: str, players: int, each: int) -> Iterator[State]:
    """Positions of random games: up to so many for every kind of question."""
    seen: dict[str, int] = {}
    for seed in range(6):
        for number, (state, seat, _) in enumerate(walk(tianming.game(name), players, seed)):
            kind = state.kind()
            if seat != CHANCE and seen.get(kind, 0) < each and number % 3 == seed % 3:
                seen[kind] = seen.get(kind, 0) + 1
                yield state


@every_size
def test_an_observation_shows_nothing_that_the_seat_may_not_know(name: str, players: int) -> None:
    rules, encoding, rng = tianming.game(name), make_encoding(name), random.Random(7)
    kinds = set()
    for state in by_kind(name, players, 12):
        kinds.add(state.kind())
        for seat in all_seats(players):
            view = rules.view(state, seat)
            seen = observed(encoding, state, seat)
            for _ in range(GUESSES):
                assert observed(encoding, rules.guess(view, rng), seat) == seen, (state.kind(), seat)
    assert len(kinds) > 3


@every_size
def test_guesses_differ_so_that_a_leak_would_show(name: str, players: int) -> None:
    rules, rng = tianming.game(name), random.Random(7)
    views = [rules.view(state, Seat(0)) for state in by_kind(name, players, 12) if state.kind() != "start"]
    assert any(len({rules.guess(view, rng).key() for _ in range(8)}) > 1 for view in views)


@every_size
def test_the_mask_holds_exactly_the_legal_actions_of_the_seat_that_is_asked(name: str, players: int) -> None:
    encoding = make_encoding(name)
    for state in by_kind(name, players, 12):
        for seat in all_seats(players):
            assert legal_in(encoding, observed(encoding, state, seat)) == sorted(state.legal(seat))


@every_size
def test_encoding_changes_nothing_and_forgets_the_position_before(name: str, players: int) -> None:
    encoding = make_encoding(name)
    for state in by_kind(name, players, 3):
        key = state.key()
        used = observed(encoding, state, Seat(players - 1))
        assert used == observed(make_encoding(name), state, Seat(players - 1)) and state.key() == key


@every_size
def test_the_seat_that_is_asked_next_is_one_of_the_actors(name: str, players: int) -> None:
    encoding = make_encoding(name)
    for state, _, _ in walk(tianming.game(name), players, 1):
        assert Seat(encoding.asked_seat(state)) in state.actors()  # type: ignore[arg-type]


@every_game
def test_names_are_unique_and_actions_of_seats_come_first(name: str) -> None:
    shape = make_encoding(name).shape
    for things in (shape.planes, shape.numbers):
        assert len({thing.name for thing in things}) == len(things)
    on_board = tuple(action for row in shape.board_rows for action in row)
    assert all(len(row) == shape.spaces for row in shape.board_rows)
    assert sorted(shape.flat_actions + on_board) == list(range(shape.actions))
    assert {shape.table.rows[-1 - i].name for i in range(len(shape.chance_rows))} == set(shape.chance_rows)


@every_game
def test_every_space_has_a_cell_of_the_grid_or_a_place_in_the_list(name: str) -> None:
    shape = make_encoding(name).shape
    grid = shape.grid
    if grid is None:
        assert shape.places is not None and 0 < shape.most_places <= min(shape.spaces, LINK_BITS)
        assert len({link.name for link in shape.places.links}) == LINKS
        return
    assert shape.places is None and shape.mask_at == shape.places_at
    assert len(set(grid.cells)) == len(grid.cells)
    assert all(0 <= cell < grid.rows * grid.columns for cell in grid.cells)


def fingerprints(name: str, players: int) -> list[str]:
    """A hash of every seat's observation for every third step of seeded games: one long one, or some short ones."""
    encoding, found, seed = make_encoding(name), list[str](), 5
    while len(found) <= 50:
        found += [
            hashlib.sha256(b"".join(observed(encoding, state, seat) for seat in all_seats(players))).hexdigest()
            for number, (state, _, _) in enumerate(walk(tianming.game(name), players, seed))
            if number % 3 == 0
        ]
        seed += 1
    return found


def trace(name: str, players: int) -> None:
    """Print the fingerprints."""
    print("\n".join(fingerprints(name, players)))


@every_size
def test_compiled_and_uncompiled_observations_are_the_same(name: str, players: int) -> None:
    run = subprocess.run(
        [sys.executable, "-c", PRINT, name, str(players)],
        env={**os.environ, "TIANMING_PURE": "1", "PYTHONPATH": os.pathsep.join(["src", "."])},
        capture_output=True,
        text=True,
        check=True,
    )
    here = fingerprints(name, players)
    assert len(here) > 50
    assert here == run.stdout.split("\n")[:-1]


# Bad input.


@every_game
def test_a_wrong_buffer_seat_or_state_is_refused(name: str) -> None:
    rules, encoding = tianming.game(name), make_encoding(name)
    state: object = rules.start(rules.players[0], None)
    with pytest.raises(ValueError, match=f"hold {encoding.size} bytes"):
        encoding.encode(state, 0, bytearray(3))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="writable"):
        encoding.encode(state, 0, bytes(encoding.size))  # type: ignore[arg-type]
    for seat in (-1, 9):
        with pytest.raises(ValueError, match="there is no seat"):
            encoding.encode(state, seat, bytearray(encoding.size))  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        encoding.encode(rules, 0, bytearray(encoding.size))  # type: ignore[arg-type]


def test_a_game_without_an_encoding_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "has_encoding", lambda name: name != "yuan")
    with pytest.raises(InvalidOption, match="'yuan' yet; they can observe: yellow-yangtze, huang-di"):
        make_encoding("yuan")
