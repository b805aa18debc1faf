"""Fortification, before and after attacks, and recruitment (sections 6.2, 6.3, 7)."""

from __future__ import annotations

import pytest

from tests.yuan.build import RULES, at, board, build, chao, may, of_kind, plan, turn, why
from tianming.core.seats import Seat


@pytest.mark.parametrize(("level", "after"), [(1, "mu"), (2, "mu c"), (3, "mu c=1")])
def test_Y6_2_urbanization_of_a_village(level: int, after: str) -> None:
    state = build(4, {"mu": "XIA:c TANG"})
    turn(state, mu=f"TANG f{level}")
    assert at(state, "TANG") == after


@pytest.mark.parametrize(
    ("before", "level", "after"),
    [
        ("c", 1, "C"),
        ("C", 1, "C"),
        ("c", 2, "C="),
        ("c=", 2, "C="),
        ("C#", 2, "C#"),
        ("c#", 2, "C#"),
        ("c", 3, "c#1"),
        ("C=", 3, "C#1"),
        ("c#", 3, "c#1"),
    ],
)
def test_Y6_2_reinforcement_adds_only_what_is_missing(before: str, level: int, after: str) -> None:
    state = build(4, {"mu": f"XIA:{before}"})
    turn(state, mu=f"XIA f{level}")
    assert at(state, "XIA") == f"mu {after}"


def test_Y6_2_a_colony_that_has_become_a_city_is_reinforced() -> None:
    state = build(4, {"mu": "MAO:c"})
    turn(state, mu="GU d1 f1")
    assert at(state, "GU") == "mu C"


def test_Y7_2_own_targets_are_fortified_before_the_attacks() -> None:
    state = build(4, {"mu": "XIA:c TANG", "suhey": "HUO:c2"})
    turn(state, mu="TANG f3", suhey="TANG m1")
    assert at(state, "TANG") == "mu c="  # its army fell with the attackers


@pytest.mark.parametrize(("level", "armies"), [(1, ""), (2, "1"), (3, "3")])
def test_Y7_3_recruitment_in_an_own_city(level: int, armies: str) -> None:
    state = build(4, {"mu": "XIA:c"})
    turn(state, mu=f"XIA m{level}")
    assert at(state, "XIA") == f"mu c{armies}"


def test_A13_villages_recruit_only_if_they_become_cities() -> None:
    state = build(4, {"mu": "XIA:c TANG"})
    assert not may(state, "mu", "TANG m2") and not may(state, "mu", "TANG f1 m2")
    assert why(state, "mu", "TANG m2") == "A13"
    assert may(state, "mu", "TANG f2 m2")
    turn(state, mu="TANG f2 m2")
    assert at(state, "TANG") == "mu c1"


def test_Y9_3_huan_recruits_in_a_village_that_fortification_I_makes_a_city() -> None:
    house = {"house_powers": True}
    state = build(5, {"huan": "XIA:c TANG"}, options=house)
    assert may(state, "huan", "TANG f1 m2") and not may(state, "huan", "TANG m2")
    turn(state, huan="TANG f1 m2")
    assert at(state, "TANG") == "huan c1"
    assert not may(build(5, {"mu": "XIA:c TANG"}, options=house), "mu", "TANG f1 m2")
    assert not may(build(5, {"huan": "XIA:c TANG"}), "huan", "TANG f1 m2")


@pytest.mark.parametrize(("options", "wanted"), [({"house_powers": True}, "f1, f2 or f3"), ({}, "and f2 or f3")])
def test_A13_the_reason_names_the_levels_that_would_do(options: dict[str, bool], wanted: str) -> None:
    state = build(5, {"huan": "XIA:c TANG"}, options=options)
    reason = RULES.why(state, Seat(4), RULES.read(plan("TANG m2")))
    assert reason is not None and reason.rule == "A13" and wanted in reason.text


def test_A13_recruitment_is_void_in_a_colony_that_stays_a_village() -> None:
    state = build(4, {"mu": "XIA:c"})
    events = turn(state, mu="TANG d1 m3")
    assert at(state, "TANG") == "mu"
    assert [(e.action, e.cause) for e in of_kind(events, "ActionVoid")] == [("recruitment", "A13")]


def test_A26_an_exhausted_supply_gives_no_army_and_the_rest_stands() -> None:
    state = build(4, {"mu": "XIA:c3 TANG:3 SONG:c3"}, options={"armies": 10})
    turn(state, mu="SONG f3 m3")
    assert at(state, "SONG") == "mu c#3"
    assert board(state, "mu")["armies"] == 9  # a tenth came, and the upgrade cut it
    state = build(4, {"mu": "XIA:c3 TANG:3 NIE:c"}, options={"armies": 6})
    events = turn(state, mu="NIE f3")
    assert at(state, "NIE") == "mu c#"
    assert [(e.number, e.wanted) for e in of_kind(events, "ArmiesRaised")] == [(0, 1)]


@pytest.mark.parametrize(("limit", "came"), [(6, 0), (8, 2), (10, 3)])
def test_A27_the_number_of_armies_is_an_option(limit: int, came: int) -> None:
    state = build(4, {"mu": "XIA:c3 TANG:3 NIE:c"}, options={"armies": limit})
    events = turn(state, mu="NIE m3")
    assert [event.number for event in of_kind(events, "ArmiesRaised")] == [came]


def test_A28_an_army_can_be_placed_on_three_and_is_cut_later() -> None:
    state = build(4, {"mu": "XIA:c3"})
    events = turn(state, mu="XIA f3")
    assert at(state, "XIA") == "mu c#3"
    assert [event.number for event in of_kind(events, "ArmiesDisbanded")] == [1]


def test_A56_reinforcement_I_doubles_an_indestructible_city() -> None:
    state = build(4, {"mu": "XIA:c#"})
    turn(state, mu="XIA f1")
    assert at(state, "XIA") == "mu C#"


# After attacks.


def test_Y7_5_a_conquered_target_is_fortified() -> None:
    state = build(4, {"mu": "XIA:c2", "suhey": "TANG HUO:c"})
    turn(state, mu="TANG f3 m1")
    assert at(state, "TANG") == "mu c=3"


def test_Y7_5_a_failed_attack_gets_the_fortification_back() -> None:
    state = build(4, {"mu": "XIA:c2", "suhey": "TANG:2 HUO:c"})
    events = turn(state, mu="TANG f3 m1")
    assert at(state, "TANG") == "suhey"
    assert at(state, "XIA") == "mu c"
    assert chao(state, "mu") == 20
    assert [event.number for event in of_kind(events, "ChaoRefunded")] == [7]


def test_Y7_5_a_failed_attack_gets_exactly_what_was_paid_back() -> None:
    state = build(4, {"mu": "ULAN:c2", "suhey": "XIA:c3"})
    events = turn(state, mu="XIA f2 m1")
    assert [event.number for event in of_kind(events, "ChaoRefunded")] == [3]  # one forest
    assert chao(state, "mu") == 20


def test_A24_an_own_target_that_is_lost_gets_nothing_back() -> None:
    state = build(4, {"mu": "XIA:c TANG", "suhey": "HUO:c3"})
    events = turn(state, mu="TANG f2", suhey="TANG m2")
    assert at(state, "TANG") == "suhey 3"
    assert not of_kind(events, "ChaoRefunded")
    assert chao(state, "mu") == 16


def test_A25_a_fortification_of_a_province_that_is_lost_stays_paid_and_lost() -> None:
    state = build(4, {"mu": "XIA:c TANG", "suhey": "HUO:c3 JU:3"})
    turn(state, mu="TANG f3", suhey="TANG m1")
    assert at(state, "TANG") == "suhey 3"  # six against an army and a rampart, no rampart left
    assert chao(state, "mu") == 13


def test_A50_an_attack_on_a_province_that_stays_free() -> None:
    state = build(4, {"mu": "XIA:c2"})
    events = turn(state, mu="TANG f2 m2")
    assert (at(state, "TANG"), at(state, "XIA")) == ("", "mu c2")
    assert chao(state, "mu") == 20 - 4  # Militarization is lost, Fortification comes back
    assert [(e.action, e.cause) for e in of_kind(events, "ActionVoid")] == [("attack", "A50")]
