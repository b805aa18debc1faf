"""The position format: what people may write, and what is refused with the field and the rule it breaks."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from msgspec import structs

from tests.engine.walking import walk
from tests.yuan.build import RULES, build, position
from tianming.core.errors import InvalidPosition
from tianming.core.seats import Seat
from tianming.games.yuan import board

SCHEMA = Path(__file__).parent.parent.parent / "docs" / "schemas" / "yuan-position.schema.json"
REQUIRED = [field.name for field in structs.fields(RULES.position_type) if field.required]
OWNED = {"mu": "XIA:c2 TANG", "suhey": "NIE:c1 SONG", "weyu": "GE:c", "xiangi": "HUO:c"}
OPTIONS: list[dict[str, Any]] = [
    {},
    {"bidding": True, "cities": "automatic"},
    {"map": "automatic", "powers": True},
    {"map": "automatic", "cities": "automatic", "bidding": True},
    {"bidding": True, "sites": "apart", "bid_ties": "lot", "tie_break": "mines", "mu_tie": "temples"},
]


@cache
def validator() -> Draft202012Validator:
    schema = json.loads(SCHEMA.read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def refused(fields: dict[str, Any]) -> tuple[str, str]:
    """The field and the rule of the complaint about a position with those fields."""
    with pytest.raises(InvalidPosition) as caught:
        RULES.restore({**position(4, OWNED), **fields})
    return caught.value.field, caught.value.rule


def test_a_small_position_is_enough() -> None:
    needed = {name: position(4, OWNED)[name] for name in REQUIRED}
    state = RULES.restore(needed)
    full = state.snapshot()
    assert set(full["chao"].values()) == {4} and len(full["temples"]) == 13
    assert full["question"] == {"ask": "turn", "seats": ["first", "second", "third", "fourth"]}
    assert RULES.restore(full).key() == state.key()


def changed(name: str, **marks: Any) -> dict[str, Any]:
    """The provinces with one of them changed."""
    provinces = position(4, OWNED)["provinces"]
    return {"provinces": {**provinces, name: {**provinces.get(name, {}), **marks}}}


@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"game": "chess"}, "game", "format"),
        ({"rules": 3}, "rules", "format"),
        ({"players": 9}, "players", "Y4.1"),
        ({"players": 1}, "players", "Y4.1"),
        ({"options": {"speed": 1}}, "options.speed", "format"),
        ({"options": {"rivers": 1}}, "options", "format"),
        ({"options": {"rivers": True}}, "options", "format"),
        ({"map": {}}, "map", "Y4.1"),
        ({"map": {"Ac": {"cell": "0,0", "rotation": 0}}}, "map.Ac", "Y4.1"),
        ({"map": {"Am": {"cell": "0,99", "rotation": 0}}}, "map.Am.cell", "Y4.2.1"),
        ({"map": {"Am": {"cell": "0,0", "rotation": 6}}}, "map.Am.rotation", "format"),
        ({"clans": {"first": "mu"}}, "provinces.NIE.clan", "Y4.2.4"),
        ({"clans": dict.fromkeys(("first", "second", "third", "fourth"), "mu"), "provinces": {}}, "clans", "A43"),
        (changed("XIA", clan="huan"), "provinces.XIA.clan", "Y4.2.4"),
        (changed("XIA", cities=3), "provinces.XIA.cities", "format"),
        (changed("XIA", rampart="iron"), "provinces.XIA.rampart", "format"),
        (changed("XIA", armies=4), "provinces.XIA.armies", "Y7.7"),
        (changed("TANG", rampart="wood"), "provinces.TANG", "Y6.2"),
        (changed("LAI", clan="mu"), "provinces.LAI", "Y2"),
        (changed("HU", clan="mu", cities=1), "provinces", "Y4.1"),
        (changed("ATLANTIS", clan="mu"), "provinces.ATLANTIS", "format"),
        ({"temples": ["HU"]}, "temples", "Y4.1"),
        ({"chao": {"first": -1}}, "chao.first", "format"),
        ({"chao": {"fifth": 1}}, "chao.fifth", "format"),
        ({"turn": 1_000_001}, "turn", "format"),
        ({"turn": 21}, "turn", "A38"),
        ({"turn": 0}, "provinces", "Y4.2.3"),
        ({"plans": {"first": "plan LAI d1 f0 m0"}}, "plans.first", "Y5.2"),
        ({"plans": {"first": "dance"}}, "plans.first", "Y5.2"),
        ({"plans": {"first": "bid 3"}}, "plans.first", "Y5.2"),
        ({"plans": dict.fromkeys(("first", "second", "third", "fourth"), "pass")}, "plans", "Y7.0"),
        ({"question": {"ask": "turn", "seats": ["first"]}}, "question.seats", "Y5.2"),
        ({"question": {"ask": "turn", "seats": []}}, "question.seats", "format"),
        ({"question": {"ask": "city", "seats": ["first"]}}, "question", "Y5.2"),
        ({"question": {"ask": "dance", "seats": ["first"]}}, "question.ask", "format"),
        ({"setup": {"first": "first"}}, "setup", "Y4.2.5"),
        ({"ended": "X1"}, "ended", "Y8"),
        ({"ended": "Y8"}, "ended", "Y8"),
        ({"ended": "A38"}, "ended", "Y8"),
    ],
    ids=str,
)
def test_impossible_positions_are_refused(fields: dict[str, Any], field: str, rule: str) -> None:
    assert refused(fields) == (field, rule)


@pytest.mark.parametrize(
    ("bids", "setup", "field"),
    [
        ((), {"ties": 1}, None),
        ((), {"ties": 5}, "setup.ties"),
        ((), {"ties": 6}, "setup.ties"),
        ((), {"ties": True}, "setup.ties"),
        ((), {"bidders": ["first", "second"]}, "setup.bidders"),
        ((3, 1, 1), {"ties": 4}, None),
        ((3, 1, 1), {"ties": 5}, "setup.ties"),
        ((3, 1, 1), {"bids": {"first": 3, "second": 3, "third": 1}}, "setup.ties"),
        ((3, 1, 1), {"ties": 2, "bids": {"first": 3, "second": 3, "third": 1}}, "setup.ties"),
        ((3, 1, 1), {"ties": 2, "bids": {"first": 6, "second": 6, "third": 1}}, None),
        ((3, 1, 1), {"ties": 5, "bids": {"first": 3, "second": 3, "third": 1}}, None),
    ],
)
def test_A36_the_ties_of_an_auction_fit_its_bids(
    bids: tuple[int, ...], setup: dict[str, Any], field: str | None
) -> None:
    table = RULES.table(players=3, seed="ties", options={"map": "automatic", "bidding": True})
    for seat, number in enumerate(bids):
        table.act(Seat(seat), f"bid {number}")
    changed = table.state.snapshot()
    changed["setup"] |= setup
    if field is None:
        assert RULES.restore(changed).snapshot() == changed
        return
    with pytest.raises(InvalidPosition) as caught:
        RULES.restore(changed)
    assert caught.value.field == field


def test_A27_too_many_armies_are_refused() -> None:
    with pytest.raises(InvalidPosition, match="too many armies"):
        build(4, {"mu": "XIA:c3 TANG:3 SONG:1"}, options={"armies": 6})


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_position_of_a_game_survives_json_and_fits_the_schema(players: int, options: dict[str, Any]) -> None:
    kinds = set()
    for state, _, _ in walk(RULES, players, 7, options):
        snapshot = json.loads(json.dumps(state.snapshot()))
        back = RULES.restore(snapshot)
        assert back.key() == state.key() and back.snapshot() == snapshot
        validator().validate(snapshot)
        kinds.add(state.kind())
    validator().validate(state.snapshot())
    assert "turn" in kinds and "clan" in kinds


def test_the_schema_knows_the_fields_and_names_of_the_format() -> None:
    schema = validator().schema
    assert isinstance(schema, dict)
    assert schema["required"] == REQUIRED
    assert list(schema["properties"]["options"]["properties"]) == [option.name for option in RULES.options]
    names = schema["$defs"]
    assert tuple(names["Province"]["enum"]) == board.PROVINCE_NAMES and tuple(names["Clan"]["enum"]) == board.CLAN_NAMES
    assert tuple(names["Tile"]["enum"]) == board.TILE_NAMES and tuple(names["Seat"]["enum"]) == board.SEATS
