"""Damaged positions of every game: each is refused with a field and a rule, or can be played."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tianming
from tests.engine.pages import DOCS
from tests.engine.walking import GAMES, at, options_for
from tianming.core.dice import Dice
from tianming.core.errors import InvalidPosition
from tianming.core.protocol import Rules

every_game = pytest.mark.parametrize("name", GAMES)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 10**20) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def refused_field(rules: Rules, position: object) -> str:
    """The field that the refusal names; it must also name a rule."""
    with pytest.raises(InvalidPosition) as caught:
        rules.restore(position)
    assert caught.value.rule
    assert str(caught.value).startswith(caught.value.field)
    return caught.value.field


@every_game
@pytest.mark.parametrize("thing", [None, 3, "text", [], [1], {1: 2}, {"game": []}])
def test_invalid_positions_are_refused(name: str, thing: object) -> None:
    refused_field(tianming.game(name), thing)


@every_game
def test_fields_that_are_missing_or_unknown_are_named(name: str) -> None:
    rules = tianming.game(name)
    whole = at(rules, 2, 1, 30).snapshot()
    schema = json.loads((DOCS / "schemas" / f"{name}-position.schema.json").read_text("utf-8"))
    assert set(schema["required"]) <= set(whole) <= set(schema["properties"])
    for field in schema["required"]:
        assert refused_field(rules, {key: value for key, value in whole.items() if key != field}) == field
    assert refused_field(rules, {**whole, "weather": "rain"}) == "position.weather"


@every_game
@given(seed=st.integers(0, 10**6), decisions=st.integers(0, 250), data=st.data())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_damaged_position_is_refused_or_can_be_played(
    name: str, seed: int, decisions: int, data: st.DataObject
) -> None:
    rules = tianming.game(name)
    players = data.draw(st.sampled_from(rules.players))
    options = data.draw(st.sampled_from(options_for(name, players)))
    broken = json.loads(json.dumps(at(rules, players, seed, decisions, options).snapshot()))
    for _ in range(data.draw(st.integers(1, 3))):
        damage(broken, data)
    try:
        state = rules.restore(broken)
    except InvalidPosition as error:
        assert error.field and error.rule and str(error)
        return
    assert rules.restore(state.snapshot()).key() == state.key()
    state.playout(Dice(seed))
    assert state.outcome() is not None
    rules.restore(state.snapshot())


def damage(broken: Any, data: st.DataObject) -> None:
    """Change one value somewhere in a position: another value of the same kind, or any JSON at all."""
    rng = random.Random(data.draw(st.integers(0, 10**9)))
    parent, key = broken, rng.choice(list(broken))
    while isinstance(parent[key], dict | list) and parent[key] and rng.random() < 0.8:
        parent = parent[key]
        key = rng.choice(list(parent)) if isinstance(parent, dict) else rng.randrange(len(parent))
    match rng.randrange(4):
        case 0:
            parent[key] = data.draw(json_values)
        case 1 if isinstance(parent[key], int):
            parent[key] = max(0, parent[key] + rng.choice((-1, 1)))
        case 2 if isinstance(parent, dict):
            del parent[key]
        case _:
            parent[key] = copy.deepcopy(rng.choice(kin(broken, parent[key])))


def kin(broken: Any, value: Any) -> list[Any]:
    """All values of the same type in the position; for a text, also the names of fields."""
    found = [value]
    stack = [broken]
    while stack:
        item = stack.pop()
        if type(item) is type(value):
            found.append(item)
        if isinstance(item, dict):
            found += list(item) if isinstance(value, str) else []
            stack.extend(item.values())
        elif isinstance(item, list):
            stack.extend(item)
    return found
