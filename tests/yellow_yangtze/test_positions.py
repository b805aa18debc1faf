"""The position format: what people may write, and what is refused with the field and the rule it breaks."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.engine.walking import at
from tests.yellow_yangtze.build import RULES, build, position
from tianming.core.dice import Dice
from tianming.core.errors import InvalidPosition

quick = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 10**20) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def refused(fields: dict[str, Any]) -> tuple[str, str]:
    """The field and the rule of the complaint about a position with those fields."""
    with pytest.raises(InvalidPosition) as caught:
        RULES.restore({**position(), **fields})
    assert str(caught.value).startswith(caught.value.field)
    return caught.value.field, caught.value.rule


def test_a_small_position_is_enough() -> None:
    state = build(tiles={"b3": "black"}, hands={"lion": {"red": 1}})
    full = state.snapshot()
    assert full["bag"] == {"black": 41, "red": 35, "green": 24, "blue": 24, "yellow": 12}
    assert RULES.restore(full).key() == state.key()


def test_fields_that_are_missing_or_unknown_are_named() -> None:
    for name in ("game", "rules", "players", "tiles", "hands", "turn", "questions"):
        given_ = position()
        del given_[name]
        with pytest.raises(InvalidPosition) as caught:
            RULES.restore(given_)
        assert caught.value.field == name
    assert refused({"colour": "red"}) == ("position.colour", "format")


@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"players": 5}, "players", "format"),
        ({"players": 1}, "players", "S2"),
        ({"game": "chess"}, "game", "format"),
        ({"rules": 2}, "rules", "format"),
        ({"tiles": {"z9": "red"}}, "tiles.z9", "format"),
        ({"tiles": {"a1": "pink"}}, "tiles.a1", "format"),
        ({"tiles": {"a1": "blue"}}, "tiles.a1", "B1"),
        ({"tiles": {"a10": "red"}}, "tiles.a10", "B1"),
        ({"leaders": {"lion": {"trader": "a1"}}}, "leaders.lion.trader", "A6"),
        ({"tiles": {"a1": "black"}, "leaders": {"lion": {"trader": "a1"}}}, "leaders.lion.trader", "A2"),
        ({"tiles": {"a9": "black"}, "leaders": {"lion": {"trader": "a10"}}}, "leaders.lion.trader", "A2"),
        (
            {"tiles": {"a1": "black"}, "leaders": {"lion": {"trader": "a2"}, "bull": {"farmer": "a2"}}},
            "leaders.bull.farmer",
            "A2",
        ),
        (
            {"tiles": {"a1": "black"}, "leaders": {"lion": {"trader": "a2"}, "bull": {"trader": "b1"}}},
            "leaders.bull.trader",
            "T3",
        ),
        ({"leaders": {"archer": {}}}, "leaders.archer", "format"),
        ({"leaders": {"lion": {"king": "a1"}}}, "leaders.lion.king", "format"),
        ({"hands": {"lion": {"red": 7}}}, "hands.lion", "P2"),
        ({"hands": {"lion": {"red": -1}}}, "hands.lion.red", "format"),
        ({"hands": {"lion": {"red": 10**30}}}, "hands.lion.red", "format"),
        ({"hands": {"lion": {"red": True}}}, "hands.lion.red", "format"),
        ({"hands": {"lion": 6}}, "hands.lion", "format"),
        ({"merchants": {"red": 7}}, "merchants", "S3"),
        ({"discards": {"yellow": 13}}, "tiles", "S1"),
        ({"bag": {"red": 1}}, "bag", "S1"),
        ({"pagodas": ["a1 a2 b9"]}, "pagodas[0]", "G1"),
        ({"pagodas": ["a1 a2 b1"]}, "pagodas[0]", "G1"),
        ({"options": {"short": True}, "players": 3}, "options.short", "S5"),
        ({"options": {"speed": 3}}, "options.speed", "format"),
        ({"options": {"short": 1}}, "options", "format"),
        ({"ended": "X9"}, "ended", "X1"),
        ({"ended": "X1"}, "questions", "X1"),
        ({"questions": []}, "questions", "X1"),
        ({"questions": [{"ask": "turn", "seat": "bull"}]}, "questions[0].seat", "P1"),
        ({"questions": [{"ask": "dance", "seat": "lion"}]}, "questions[0].ask", "format"),
        ({"questions": [{"ask": "merchant", "seat": "lion"}]}, "questions", "P1"),
        ({"turn": {"seat": "lion", "actions_left": 0}}, "turn.actions_left", "P1"),
        ({"turn": {"seat": "lion", "actions_left": 3}}, "turn.actions_left", "format"),
        ({"turn": {"seat": "lion", "actions_left": 2, "quiet_turns": 11}}, "turn.quiet_turns", "X4"),
        ({"revolt": {"attacker": "lion", "defender": "bull", "leader": "trader"}}, "revolt", "R3"),
        ({"war": {"space": "a1", "states": [{"spaces": ["a2"]}, {"spaces": ["b1"]}]}}, "war", "W4"),
    ],
)
def test_impossible_positions_are_refused(fields: dict[str, Any], field: str, rule: str) -> None:
    assert refused(fields) == (field, rule)


@pytest.mark.parametrize("thing", [None, 3, "text", [], [1], {1: 2}, {"game": []}])
def test_things_that_are_no_positions_are_refused(thing: object) -> None:
    with pytest.raises(InvalidPosition):
        RULES.restore(thing)


@given(seed=st.integers(0, 10**6), decisions=st.integers(0, 250), players=st.integers(2, 4), data=st.data())
@quick
def test_a_damaged_position_is_refused_or_can_be_played(
    seed: int, decisions: int, players: int, data: st.DataObject
) -> None:
    broken = json.loads(json.dumps(at(RULES, players, seed, decisions).snapshot()))
    for _ in range(data.draw(st.integers(1, 3))):
        damage(broken, data)
    try:
        state = RULES.restore(broken)
    except InvalidPosition as error:
        assert str(error)
        return
    assert RULES.restore(state.snapshot()).key() == state.key()
    state.playout(Dice(seed))
    assert state.outcome() is not None
    RULES.restore(state.snapshot())


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
    """All values of the same type in the position, and some names."""
    found = ["b3", "a10", "lion", "bull", "black", "blue", "turn", "refill"] if isinstance(value, str) else [value]
    stack = [broken]
    while stack:
        item = stack.pop()
        if type(item) is type(value):
            found.append(item)
        stack.extend(item.values() if isinstance(item, dict) else item if isinstance(item, list) else [])
    return found
