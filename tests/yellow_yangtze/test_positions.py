"""The position format: what people may write, and what is refused with the field and the rule it breaks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.yellow_yangtze.build import RULES, build, position
from tianming.core.errors import InvalidPosition


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


@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"players": 5}, "players", "S2"),
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
        ({"leaders": {"archer": {}}}, "leaders.archer", "S2"),
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
