"""Why an action is not allowed: every explanation names its rule and the provinces to look at."""

from __future__ import annotations

import pytest

from tests.yuan.build import RULES, build, plan
from tianming.core.errors import InvalidAction
from tianming.core.protocol import State
from tianming.core.seats import CHANCE, Seat, all_seats

OWNED = {"mu": "XIA:c2 TANG", "suhey": "NIE:c SONG", "weyu": "GE:c"}


def explain(state: State, seat: Seat, text: str) -> tuple[str, tuple[str, ...]]:
    found = RULES.why(state, seat, RULES.read(text))
    assert found is not None, f"{text} is allowed"
    assert found.text
    return found.rule, found.spaces


@pytest.mark.parametrize(
    ("text", "rule", "spaces"),
    [
        ("HU d1", "Y5.2", ("HU",)),  # of the other box
        ("TANG m2", "A13", ("TANG",)),
        ("LAI d2", "Y6.1", ("LAI",)),
        ("ULAN f2", "Y5.2", ("ULAN",)),
        ("LAI m1", "Y6.3", ("LAI",)),
        ("NIE d1 m1", "Y5.2", ("NIE",)),
        ("NIE f1", "Y5.2", ("NIE",)),
        ("GE m3", "Y6.3", ("GE",)),
        ("XIA d3 f3 m3", "Y5.3", ()),
    ],
)
def test_Y5_2_why_a_plan_is_not_allowed(text: str, rule: str, spaces: tuple[str, ...]) -> None:
    state = build(4, OWNED, {"mu": 8})
    assert explain(state, Seat(0), plan(text)) == (rule, spaces)


def test_Y5_3_the_reason_tells_the_sum() -> None:
    found = RULES.why(build(4, OWNED, {"mu": 8}), Seat(0), RULES.read("plan XIA d3 f3 m3"))
    assert found is not None
    costs = {"development": 6, "fortification": 7, "militarization": 7, "cost": 20}
    assert (found.kind, found.values) == ("too-expensive", {**costs, "chao": 8})
    assert found.text == "this costs 6 + 7 + 7 = 20 Chão, you have 8"


def test_Y5_2_why_one_cannot_plan_twice() -> None:
    state = build(4, OWNED, plans={"first": "pass"})
    found = RULES.why(state, Seat(0), RULES.read("pass"))
    assert found is not None
    assert (found.rule, found.kind, found.values) == ("Y5.2", "decided", {"asked": ["second", "third", "fourth"]})


def test_Y5_2_why_an_answer_fits_another_question() -> None:
    state = build(4, OWNED)
    for text in ("tile Am", "cell 0,0", "rotate 1", "city XIA", "bid 2", "take mu", "deal Am", "lot first"):
        assert explain(state, Seat(0), text) == ("Y5.2", ())
    assert explain(state, CHANCE, "deal Am") == ("Y5.2", ())
    assert explain(state, Seat(7), "pass") == ("Y5.2", ())


def test_Y8_why_nobody_acts_after_the_end() -> None:
    state = build(4, {"mu": "XIA:c NIE:c CAO:c"}, turn=13)
    for seat in all_seats(4):
        state.apply(seat, RULES.read("pass"))
    assert {explain(state, Seat(seat), "pass") for seat in (CHANCE, 0, 1, 2, 3)} == {("Y8", ())}


def test_Y4_2_1_why_a_tile_or_cell_cannot_be_chosen() -> None:
    table = RULES.table(players=2, seed="why")
    seat = table.state.actors()[0]
    other = "second" if seat == 0 else "first"
    foreign = table.state.snapshot()["setup"]["hands"][other][0]
    assert explain(table.state, seat, f"tile {foreign}") == ("Y4.2.1", ())
    assert explain(table.state, Seat(1 - seat), f"tile {foreign}") == ("Y4.2.1", ())
    table.act(seat, table.state.legal(seat)[0])
    table.act(seat, "rotate 0")
    table.act(Seat(1 - seat), table.state.legal(Seat(1 - seat))[0])
    assert explain(table.state, Seat(1 - seat), "cell 0,0") == ("Y4.2.1", ())
    assert explain(table.state, Seat(1 - seat), "cell 5,5") == ("Y4.2.1", ())


def test_Y4_2_3_why_a_city_cannot_stand_there() -> None:
    table = RULES.table(players=2, seed="why", options={"map": "automatic", "sites": "apart"})
    seat = table.state.actors()[0]
    assert explain(table.state, seat, "city LU") == ("Y4.2.3", ("LU",))
    table.act(seat, "city XIA")
    assert explain(table.state, Seat(1 - seat), "city XIA") == ("Y4.2.3", ("XIA",))
    rule, spaces = explain(table.state, Seat(1 - seat), "city TANG")
    assert rule == "A44" and spaces == ("TANG", "XIA")


def test_Y4_3_why_a_bid_or_clan_cannot_be_had() -> None:
    table = RULES.table(players=2, seed="why", options={"map": "automatic", "cities": "automatic", "bidding": True})
    table.act(Seat(0), "bid 1")
    assert explain(table.state, Seat(0), "bid 2") == ("Y4.3", ())
    table.act(Seat(1), "bid 3")
    assert explain(table.state, Seat(1), "take goujian") == ("Y4.3", ())
    assert explain(table.state, Seat(0), "take mu") == ("Y4.3", ())


# Texts that name no action.


def why_text(state: State, text: str) -> tuple[str, str] | None:
    found = RULES.why_text(state, Seat(0), text)
    return None if found is None else (found.rule, found.kind)


def test_Y5_2_why_a_province_cannot_be_a_target() -> None:
    state = build(4, OWNED, {"mu": 3})
    assert why_text(state, "plan XIA") is None and why_text(state, "plan ulan") is None
    assert why_text(state, "plan LAI") == ("Y6.1", "out-of-reach")
    assert why_text(state, "plan GE") == ("Y6.3", "no-army-in-reach")
    assert why_text(state, "plan HU") == ("Y5.2", "not-on-this-map")


def test_Y5_2_why_a_hex_that_is_no_province_cannot_be_chosen() -> None:
    found = RULES.why_text(build(4, OWNED), Seat(0), "plan mountain")
    assert found is not None
    assert (found.rule, found.kind, found.values) == ("Y5.2", "no-province", {"terrain": "mountain"})
    assert why_text(build(4, OWNED), "city water") == ("Y5.2", "other-question")


def test_A47_why_a_plan_needs_a_level() -> None:
    assert why_text(build(4, OWNED), "plan XIA d0 f0 m0") == ("A47", "no-level")
    assert why_text(build(4, OWNED, plans={"first": "pass"}), "plan XIA d0 f0 m0") == ("Y5.2", "decided")


def test_Y5_2_other_texts_name_actions() -> None:
    state = build(4, OWNED)
    assert why_text(state, "pass") is None
    assert why_text(state, "plan LAI d2 f0 m0") == ("Y6.1", "out-of-reach")
    for text in ("plan", "plan nowhere", "", "plan XIA d0"):
        with pytest.raises(InvalidAction):
            RULES.why_text(state, Seat(0), text)
