"""A position's fields are declared once; everything made from that table works in every game."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from itertools import islice
from typing import Any

import pytest

import tianming
from tests.engine.walking import GAMES, SIZES, sampled, walk
from tianming.core.errors import InvalidOption, InvalidPosition
from tianming.core.fields import Field, Record, declarations
from tianming.core.protocol import Rules

every_game = pytest.mark.parametrize("name", GAMES)
every_size = pytest.mark.parametrize(("name", "players"), SIZES)
HUGE = (7, 128, 30_000, 40_000, 70_000, 10**6 + 1, 2**31, 2**70, -1, -129)


def fields_class(name: str) -> type[Record[Any]]:
    found: type[Record[Any]] = import_module(f"tianming.games.{name.replace('-', '_')}.fields").Fields
    return found


def table_of(name: str) -> dict[str, Field]:
    return fields_class(name).TABLE


def values(state: Any) -> dict[str, Any]:
    return dict(vars(state.fields()))


@every_size
def test_fields_are_plain_values_of_their_kind(name: str, players: int) -> None:
    for state in sampled(tianming.game(name), players, seed=1, every=40):
        found = values(state)
        assert list(found) == list(table_of(name))
        for key, value in found.items():
            field = table_of(name)[key]
            if field.kind != "shared":
                several = [value] if field.size is None else value
                assert len(several) == (field.size or 1)
                assert {type(one) for one in several} == {bool if field.kind == "flag" else int}


@every_size
def test_a_state_made_from_fields_is_the_same_state(name: str, players: int) -> None:
    for state in sampled(tianming.game(name), players, seed=2, every=40):
        other: Any = type(state)()
        other.load(state.fields())  # type: ignore[attr-defined]  # the protocol does not speak of fields
        assert values(other) == values(state)
        assert other.key() == state.key() and other.snapshot() == state.snapshot()


@every_size
def test_changing_a_clone_changes_no_field_of_the_original(name: str, players: int) -> None:
    for state in sampled(tianming.game(name), players, seed=3, every=60):
        before = copy.deepcopy({key: value for key, value in values(state).items() if key not in shared_fields(name)})
        clone = state.clone()
        seat = clone.actors()[0]
        clone.apply(seat, clone.legal(seat)[0])
        assert {key: value for key, value in values(state).items() if key not in shared_fields(name)} == before


def shared_fields(name: str) -> set[str]:
    return {key for key, field in table_of(name).items() if field.kind == "shared"}


@every_game
def test_replace_changes_a_copy_and_knows_the_fields(name: str) -> None:
    fields: Any = tianming.game(name).start().fields()  # type: ignore[attr-defined]
    other = fields.replace(players=1)
    assert (other.players, type(other)) == (1, type(fields)) and fields.players != 1
    with pytest.raises(TypeError, match="there is no field player"):
        fields.replace(player=1)


@every_size
def test_what_is_not_hidden_is_the_same_in_every_guess(name: str, players: int) -> None:
    rules, rng = tianming.game(name), random.Random(players)
    for state in sampled(rules, players, seed=4, every=25):
        written = values(rules.restore(state.snapshot()))  # answered questions leave meaningless values behind
        for seat in (*range(players), None):
            found = list_differing(written, values(rules.guess(rules.view(state, seat), rng)))
            assert all(table_of(name)[key].hidden or table_of(name)[key].derived for key in found), found


@every_game
def test_hidden_fields_differ_between_positions_that_look_the_same(name: str) -> None:
    hidden = {key for key, field in table_of(name).items() if field.hidden}
    rules, rng, found = tianming.game(name), random.Random(5), set[str]()
    for options in variants(rules):
        for state, _, _ in islice(walk(rules, rules.players[-1], 5, options), 0, None, 7):
            found |= list_differing(values(state), values(rules.guess(rules.view(state, None), rng)))
    assert hidden <= found


def variants(rules: Rules) -> Iterator[dict[str, bool]]:
    """The usual options, and each switch turned on that the game has for its largest table."""
    for options in ({}, *({option.name: True} for option in rules.options if option.choices == (False, True))):
        with suppress(InvalidOption):
            rules.start(rules.players[-1], options)
            yield options


def list_differing(one: dict[str, Any], other: dict[str, Any]) -> set[str]:
    return {key for key in one if one[key] != other[key]}


@every_game
def test_the_compiled_class_has_every_field_and_the_objects_come_first(name: str) -> None:
    declared = [line.split()[-1].split("[")[0] for line in declarations(table_of(name), "Position")[:-2]]
    assert declared == sorted(table_of(name), key=lambda key: key not in shared_fields(name))


def numbers_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all whole numbers in a position file."""
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from numbers_in(part, (*path, key))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path


@every_size
def test_no_number_in_a_position_file_is_too_large_to_be_refused_in_a_sentence(name: str, players: int) -> None:
    rules, rng = tianming.game(name), random.Random(players)
    for state in sampled(rules, players, seed=6, every=70):
        position = state.snapshot()
        places = list(numbers_in(position))
        for place in rng.sample(places, min(25, len(places))):
            changed = copy.deepcopy(position)
            *way, last = place
            inner = changed
            for key in way:
                inner = inner[key]
            inner[last] = rng.choice(HUGE)
            try:
                rules.restore(changed)
            except InvalidPosition as error:
                assert str(error)
