"""The schemas of positions describe what the engine reads and writes, and refuse what it refuses."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from tests.engine.pages import DOCS, HUANG, YELLOW, YUAN, every_game, example, part, samples
from tianming.core import registry
from tianming.core.errors import InvalidPosition
from tianming.games.huang_di import board as wall
from tianming.games.yellow_yangtze import board


@cache
def schema(name: str) -> dict[str, Any]:
    text = (DOCS / "schemas" / f"{name}-position.schema.json").read_text("utf-8")
    read: dict[str, Any] = json.loads(text)
    return read


@cache
def validator(name: str) -> Draft202012Validator:
    Draft202012Validator.check_schema(schema(name))
    return Draft202012Validator(schema(name))


def required_fields(name: str) -> list[str]:
    """The required fields of a position."""
    return [field.name for field in msgspec.structs.fields(registry.game(name).position_type) if field.required]


@every_game
def test_the_schema_knows_the_fields_of_the_format(name: str) -> None:
    fields, kind = schema(name)["properties"], registry.game(name).position_type
    assert schema(name)["required"] == required_fields(name)
    assert list(fields) == list(kind.__struct_fields__)
    assert list(fields["options"]["properties"]) == [option.name for option in registry.game(name).options]
    assert fields["rules"]["const"] == registry.game(name).version
    assert tuple(schema(name)["$defs"]["Seat"]["enum"]) == registry.game(name).seat_names


def test_the_schema_knows_the_names_of_the_wall() -> None:
    names = schema(HUANG)["$defs"]
    assert tuple(names["Cell"]["enum"]) == tuple(wall.CELL_NUMBERS)
    assert tuple(names["Favour"]["enum"]) == wall.FAVOUR_NAMES
    assert tuple(names["Card"]["enum"]) == wall.CARDS


def test_the_schema_knows_the_names_of_the_board() -> None:
    names = schema(YELLOW)["$defs"]
    assert tuple(names["Space"]["enum"]) == board.SPACE_NAMES
    assert tuple(names["Colour"]["enum"]) == board.COLOURS
    assert tuple(names["Leader"]["enum"]) == board.LEADERS
    triangle = re.compile(names["Triangle"]["pattern"])
    assert all(triangle.search(name) for name in board.TRIANGLE_NUMBERS)


@every_game
def test_the_schema_knows_every_question(name: str) -> None:
    forms = schema(name)["$defs"]["Question"]["oneOf"]
    known = sorted(kind for form in forms for kind in form["properties"]["ask"]["enum"])
    assert known == sorted(part(name, "actions").QUESTIONS)


OFTEN = {
    YELLOW: {"", "start", "refill", "turn", "chain", "merchant", "attack", "defend", "support", "pledge"},
    HUANG: {"", "deal", "show", "tie", "return", "bid", "turn", "role", "second", "workers", "keep", "after"},
    YUAN: {"", "start", "deal", "tile", "cell", "rotate", "city", "map", "spread", "colour", "bid", "take", "turn"},
}


@every_game
def test_positions_of_random_play_fit_the_schema(name: str) -> None:
    assert {kind for kind, _, _ in samples(name)} >= OFTEN[name]
    for _, position, _ in samples(name):
        validator(name).validate(position)
        validator(name).validate(json.loads(json.dumps(position)))


@every_game
def test_a_position_written_by_hand_fits_the_schema(name: str) -> None:
    validator(name).validate(example(name))


def test_the_required_fields_are_enough() -> None:
    needed = {field: example(YELLOW)[field] for field in required_fields(YELLOW)}
    validator(YELLOW).validate(needed)
    registry.game(YELLOW).restore(needed)


# What both the schema and the engine refuse.
MISTAKES: dict[str, list[dict[str, Any]]] = {
    YELLOW: [
        {"game": "chess"},
        {"rules": 2},
        {"players": 5},
        {"colour": "red"},
        {"tiles": {"z9": "red"}},
        {"tiles": {"b3": "white"}},
        {"leaders": {"lion": {"king": "b4"}}},
        {"pagodas": ["b3 b4"]},
        {"hands": {"dragon": {}}},
        {"hands": {"lion": {"red": -1}}},
        {"hands": {"lion": 6}},
        {"bag": 113},
        {"options": {"short": 1}},
        {"turn": {"seat": "lion", "actions_left": 3}},
        {"turn": {}},
        {"questions": [{"ask": "turn"}]},
        {"questions": [{"ask": "chain", "seat": "lion"}]},
        {"questions": [{"ask": "dance", "seat": "lion"}]},
        {"war": {"space": "b5"}},
        {"revolt": {"attacker": "lion"}},
        {"ended": "X2"},
    ],
    HUANG: [
        {"game": "chess"},
        {"rules": 2},
        {"players": 7},
        {"colour": "red"},
        {"wall": {"z9": "red"}},
        {"wall": {"b4": "red"}},
        {"wall": {"b1": "gold"}},
        {"plaques": ["b4"]},
        {"prisons": [{"jade": -1}]},
        {"seats": {"gold": {}}},
        {"seats": {"red": {"jade": -1}}},
        {"seats": {"red": {"hand": 3}}},
        {"seats": {"red": {"table": ["emperor"]}}},
        {"bank": 100},
        {"deck": 36},
        {"deck": [["f37"]]},
        {"memory": {"red": {"f01": ["here"]}}},
        {"options": {"boards": 5}},
        {"options": {"deck": 1}},
        {"round": {"marker": 0}},
        {"round": {"emperor_held": 1}},
        {"turn": {"shown": "emperor"}},
        {"build": ["b4"]},
        {"questions": [{"ask": "turn"}]},
        {"questions": [{"ask": "role", "seat": "red"}]},
        {"questions": [{"ask": "bid", "seat": "red"}]},
        {"questions": [{"ask": "dance", "seat": "red"}]},
        {"ended": "X3"},
    ],
    YUAN: [
        {"game": "chess"},
        {"rules": 3},
        {"players": 9},
        {"colour": "red"},
        {"options": {"clash": "fight"}},
        {"options": {"armies": 7}},
        {"questions": [{"ask": "dance"}]},
        {"ended": "Y9"},
    ],
}


@pytest.mark.parametrize(
    ("name", "change"), [(name, change) for name in MISTAKES for change in MISTAKES[name]], ids=str
)
def test_the_schema_and_the_engine_refuse_the_same_mistakes(name: str, change: dict[str, Any]) -> None:
    position = {**example(name), **change}
    assert not validator(name).is_valid(position)
    with pytest.raises(InvalidPosition):
        registry.game(name).restore(position)
