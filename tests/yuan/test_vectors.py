"""The test vectors of the rules: twelve situations with their numbers."""

from __future__ import annotations

import pytest

from tests.plain import plain
from tests.yuan.build import RULES, at, board, build, chao, land, may, of_kind, temples, turn


def test_Y5_3_vector_1_costs() -> None:
    state = build(4, {"mu": "YU:C BOGD:c", "suhey": "SONG:C", "weyu": "MOU:C LIANG:C TANG:c"})
    costs = {clan: board(state, clan)["costs"] for clan in ("mu", "suhey", "weyu")}
    assert board(state, "mu")["rice"] == 3 and costs["mu"]["development"][3] == 4
    assert board(state, "weyu")["rice"] == 5 and costs["weyu"]["development"][2] == 0
    assert board(state, "suhey")["mine"] == 2 and costs["suhey"]["militarization"][2] == 2


@pytest.mark.parametrize(
    ("attackers", "defence", "after"),
    [
        ("3", "2", "mu 1"),
        ("2", "2", "suhey"),
        ("3", "c=", "mu 1"),
        ("2", "c=", "suhey c="),
        ("3+", "c=1", "mu 1"),
        ("3", "c=1", "suhey c="),
    ],
)
def test_Y7_4_3_vector_2_attacks(attackers: str, defence: str, after: str) -> None:
    state = build(4, {"mu": f"XIA:c{attackers[0]}", "suhey": f"TANG:{defence} HUO:c"})
    turn(state, mu=f"TANG m{2 if '+' in attackers else 1}")
    assert at(state, "TANG") == after


def test_Y7_4_2_vector_3_three_attackers() -> None:
    owned = {"mu": "TANG:c3", "suhey": "NIE:c3", "weyu": "ULAN:c1", "xiangi": "XIA:1 SONG:c"}
    state = build(4, owned)
    turn(state, mu="XIA m1", suhey="XIA m1", weyu="XIA m1")
    assert at(state, "XIA") == "xiangi 1"
    state = build(4, {**owned, "suhey": "NIE:c2"})
    turn(state, mu="XIA m2", suhey="XIA m1", weyu="XIA m1")  # 4, 2, 1: two are left and meet one army
    assert at(state, "XIA") == "mu 1"


def test_Y6_3_vector_4_an_army_must_be_in_reach() -> None:
    state = build(4, {"mu": "XIA:c1", "suhey": "TANG:1 HUO:c"})
    events = turn(state, mu="TANG m2")
    assert [event.strength for event in of_kind(events, "ArmiesMustered")] == [2]
    state = build(4, {"mu": "XIA:c", "suhey": "TANG:c"})
    assert not may(state, "mu", "TANG m2") and not may(state, "mu", "TANG m3")


def test_Y7_4_6_vector_5_the_only_city_of_a_group_of_three() -> None:
    state = build(4, {"mu": "MAO:c2", "suhey": "GU:c FEI BUL"})
    turn(state, mu="GU f2 m1")
    assert land(state, "mu") == {"MAO", "GU", "FEI", "BUL"}
    assert at(state, "GU") == "mu C=2"  # a city by itself, then doubled and walled


@pytest.mark.parametrize(("level", "freed", "violet"), [(1, {"JU", "HUO"}, set()), (3, {"JU"}, {"HUO"})])
def test_Y7_4_6_vector_6_two_cities_fall_to_two_clans(level: int, freed: set[str], violet: set[str]) -> None:
    state = build(4, {"mu": "GE:c2", "suhey": "LI:c JU HUO TANG:c", "weyu": "XIA:c2"})
    turn(state, mu="LI m1", weyu=f"TANG m{level}")
    assert all(at(state, name) == "" for name in freed)
    assert land(state, "weyu") == {"XIA", "TANG", *violet}


def test_Y7_4_7_vector_7_a_swap() -> None:
    # Mu takes Suhey's last city while Suhey takes a village of Mu: both targets become cities.
    state = build(4, {"mu": "MAO:c2 GVI:c HOV", "suhey": "GU:c FEI:2"})
    turn(state, mu="GU m1", suhey="HOV m1")
    assert (at(state, "GU"), at(state, "FEI"), at(state, "HOV")) == ("mu c2", "mu", "suhey c2")


@pytest.mark.parametrize(("purse", "stolen"), [(3, 1), (4, 2), (1, 0)])
def test_Y6_1_5_vector_8_two_thieves(purse: int, stolen: int) -> None:
    state = build(4, {"mu": "TANG:c", "suhey": "XIA:c", "weyu": "NIE:c"}, {"suhey": purse})
    turn(state, mu="TANG d3", suhey="XIA f1", weyu="NIE d3")
    assert chao(state, "suhey") == purse - 2 * stolen
    assert (chao(state, "mu"), chao(state, "weyu")) == (14 + stolen, 13 + stolen)


@pytest.mark.parametrize(("powers", "owner"), [(False, ""), (True, "suhey")])
def test_Y6_1_3_vector_9_a_shared_neighbour(powers: bool, owner: str) -> None:
    state = build(4, {"mu": "ULAN:c", "suhey": "HUO:c"}, options={"powers": powers})
    turn(state, mu="NIE d1", suhey="TANG d1")
    assert at(state, "XIA") == owner


def test_Y6_1_4_vector_10_across_a_lake() -> None:
    state = build(4, {"mu": "MAO:c"})
    turn(state, mu="GU d1 f1 m2")
    assert at(state, "GU") == "mu C1"


@pytest.mark.parametrize(("players", "provinces", "hills"), [(2, 28, 7), (3, 40, 10), (4, 52, 13)])
def test_Y3_2_vector_11_counts_of_the_maps(players: int, provinces: int, hills: int) -> None:
    state = build(players)
    named = [one["province"] for one in plain(RULES.view(state, None).facts)["hexes"] if one["province"]]
    assert (len(named), len(temples(state))) == (provinces, hills)


def test_Y7_7_vector_12_four_armies_defend_and_three_stay() -> None:
    state = build(4, {"mu": "TANG:c3", "suhey": "XIA:c1 SONG:c"})
    turn(state, mu="XIA m2", suhey="XIA m3")  # four against four
    assert at(state, "XIA") == "suhey c"
    state = build(4, {"suhey": "XIA:c1"})
    turn(state, suhey="XIA m3")
    assert at(state, "XIA") == "suhey c3"
