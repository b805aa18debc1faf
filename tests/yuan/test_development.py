"""Development: colonization, expansion, conflicts, temples and stealing (section 6.1)."""

from __future__ import annotations

import pytest

from tests.yuan.build import at, build, chao, land, may, of_kind, temples, turn

HOME = {"mu": "XIA:c"}


def test_Y6_1_colonization_takes_the_target_and_the_free_provinces_beside_it() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "CAO:c"})
    turn(state, mu="SONG d1")
    assert land(state, "mu") == {"XIA", "SONG", "TANG", "NIE"}
    assert at(state, "SONG") == "mu"


def test_Y6_1_level_II_earns_two_and_level_III_goes_anywhere() -> None:
    state = build(4, HOME, {"mu": 20})
    turn(state, mu="TANG d2")
    assert chao(state, "mu") == 20 - 4 + 2
    assert not may(state, "mu", "LAI d2") and may(state, "mu", "LAI d3")
    turn(state, mu="LAI d3")
    assert {"LAI", "LU", "JIN"} <= land(state, "mu")


def test_Y6_1_expansion_takes_all_free_neighbours_of_the_group() -> None:
    state = build(4, {"mu": "XIA:c TANG"})
    turn(state, mu="TANG d1")
    assert land(state, "mu") == {"XIA", "TANG", "SONG", "NIE", "ULAN", "HUO"}


def test_Y7_1_development_comes_before_everything_else() -> None:
    state = build(4, {"mu": "XIA:c"})
    turn(state, mu="TANG d1 f2 m2")
    assert at(state, "TANG") == "mu c1"


# Step 1.


def test_Y6_1_1_two_colonizations_of_one_target_cancel_both_plans() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "HUO:c"}, {"mu": 20, "suhey": 9})
    events = turn(state, mu="TANG d2 f3", suhey="TANG d1 m3")
    assert at(state, "TANG") == ""
    assert (chao(state, "mu"), chao(state, "suhey")) == (20, 9)
    assert [event.clan for event in of_kind(events, "PlanCancelled")] == ["mu", "suhey"]


def test_A1_the_cancelled_get_their_chao_back_and_nothing_else() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "HUO:c"}, options={"clash": "cancel"})
    turn(state, mu="TANG d2", suhey="TANG d1")
    assert (chao(state, "mu"), chao(state, "suhey"), chao(state, "weyu")) == (20, 20, 26)


def test_A1_by_the_switch_they_count_as_having_passed() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "HUO:c"}, options={"clash": "pass"})
    turn(state, mu="TANG d2", suhey="TANG d1")
    assert (chao(state, "mu"), chao(state, "suhey"), at(state, "TANG")) == (26, 26, "")


def test_A1_by_the_switch_the_least_honour_keeps_the_target() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "HUO:c"}, options={"clash": "honour"})
    turn(state, mu="TANG d2", suhey="TANG d1")
    assert at(state, "TANG") == "mu"
    assert (chao(state, "mu"), chao(state, "suhey")) == (18, 26)


def test_A58_honour_1_is_the_least() -> None:
    state = build(4, {"weyu": "XIA:c", "xiangi": "HUO:c"}, options={"clash": "honour"})
    turn(state, weyu="TANG d1", xiangi="TANG d1")
    assert at(state, "TANG") == "weyu"


def test_A31_suhey_takes_a_contested_target_and_the_others_are_cancelled() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "HUO:c"}, options={"powers": True})
    events = turn(state, mu="TANG d2", suhey="TANG d1")
    assert at(state, "TANG") == "suhey"
    assert chao(state, "mu") == 20
    assert [event.winner for event in of_kind(events, "ColonizationClashed")] == ["suhey"]


# Steps 2 and 3.


def test_Y6_1_2_targets_that_are_left_become_villages() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "ZAV:c"})
    turn(state, mu="ULAN d1", suhey="CHENG d1")
    assert (at(state, "ULAN"), at(state, "CHENG")) == ("mu", "suhey")


def test_Y6_1_3_what_two_clans_claim_stays_free() -> None:
    state = build(4, {"mu": "ULAN:c", "suhey": "HUO:c"})
    events = turn(state, mu="NIE d1", suhey="TANG d1")
    assert (at(state, "XIA"), at(state, "SONG")) == ("", "")
    assert (at(state, "CAO"), at(state, "TANG")) == ("mu", "suhey")
    contested = {event.province: event.clans for event in of_kind(events, "ClaimContested")}
    assert contested == {"XIA": ("mu", "suhey"), "SONG": ("mu", "suhey")}


def test_Y6_1_3_expansion_and_colonization_contest_each_other() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "MAO:c"})
    turn(state, mu="XIA d1", suhey="MAO d1")
    assert at(state, "ULAN") == ""


def test_A4_expansion_goes_by_adjacency_and_not_over_water() -> None:
    state = build(4, {"mu": "ALTAI:c"})
    turn(state, mu="ALTAI d1")
    assert land(state, "mu") == {"ALTAI", "MOU"}


def test_A4_expansion_leaves_other_groups_of_the_clan_alone() -> None:
    state = build(4, {"mu": "ALTAI:c XIA:c"})
    turn(state, mu="ALTAI d1")
    assert land(state, "mu") == {"ALTAI", "MOU", "XIA"}


def test_A11_a_target_beats_an_adjacent_claim() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "HUO:c"})
    turn(state, mu="XIA d1", suhey="TANG d1")
    assert at(state, "TANG") == "suhey"


def test_A12_a_cancelled_target_can_be_claimed_as_adjacent() -> None:
    state = build(4, {"mu": "HUO:c", "suhey": "SONG:c", "weyu": "XIA:c"})
    turn(state, mu="TANG d1", suhey="TANG d1", weyu="XIA d1")
    assert at(state, "TANG") == "weyu"


# Step 4.


def test_Y6_1_4_a_colony_without_a_city_in_its_group_becomes_one() -> None:
    state = build(4, {"mu": "MAO:c"})
    events = turn(state, mu="GU d1")  # over the lake
    assert at(state, "GU") == "mu c"
    assert [(e.province, e.rule) for e in of_kind(events, "CityArose")] == [("GU", "Y6.1.4")]


def test_Y6_1_4_no_city_arises_where_the_group_has_one() -> None:
    state = build(4, {"mu": "XIA:c"})
    assert not of_kind(turn(state, mu="TANG d1"), "CityArose")


def test_Y6_1_4_claims_can_join_the_colony_to_a_city() -> None:
    state = build(4, {"mu": "SONG:c"})
    turn(state, mu="HUO d1")  # over the lake; TANG joins both
    assert (at(state, "HUO"), at(state, "TANG")) == ("mu", "mu")


# Levels.


def test_A3_colonization_III_earns_nothing() -> None:
    for bonus, earned in ((False, 0), (True, 2)):
        state = build(4, HOME, options={"colony_bonus": bonus})
        turn(state, mu="LAI d3")
        assert chao(state, "mu") == 20 - 7 + earned


def test_A5_expansion_III_takes_no_land() -> None:
    state = build(4, HOME)
    turn(state, mu="XIA d3")
    assert land(state, "mu") == {"XIA"}


def test_A55_expansion_II_without_land_still_earns_two() -> None:
    state = build(4, {"mu": "YING:c"})
    turn(state, mu="YING d2")
    assert (land(state, "mu"), chao(state, "mu")) == ({"YING"}, 18)


# Step 5.


def test_Y6_1_5_expansion_III_builds_a_temple_and_steals_from_neighbours() -> None:
    state = build(4, {"mu": "TANG:c", "suhey": "XIA:c", "weyu": "HUO:c", "xiangi": "NIE:c"}, {"suhey": 5, "weyu": 1})
    turn(state, mu="TANG d3", suhey="XIA d1", weyu="JU d1", xiangi="CAO d1")
    assert "TANG" in temples(state)
    assert [chao(state, clan) for clan in ("mu", "suhey", "weyu", "xiangi")] == [20 - 6 + 3, 3, 0, 20]


def test_Y6_1_5_two_builders_beside_each_other_spare_each_other() -> None:
    state = build(4, {"mu": "TANG:c", "suhey": "XIA:c"})
    events = turn(state, mu="TANG d3", suhey="XIA d3")
    assert (chao(state, "mu"), chao(state, "suhey")) == (20 - 6, 20 - 7)
    assert [event.clans for event in of_kind(events, "TheftPrevented")] == [("mu", "suhey")]


def test_A6_where_a_temple_stands_expansion_III_only_steals() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "TANG:c"})
    events = turn(state, mu="XIA d3", suhey="TANG d1")
    assert not of_kind(events, "TempleBuilt")
    assert chao(state, "mu") == 20 - 7 + 2


@pytest.mark.parametrize("name", ["TANG", "SONG", "ULAN"])
def test_A7_a_temple_can_be_built_in_any_kind_of_province(name: str) -> None:
    state = build(4, {"mu": f"{name}:c"})
    turn(state, mu=f"{name} d3")
    assert name in temples(state)


def test_A8_stealing_does_not_cross_water() -> None:
    state = build(4, {"mu": "TANG:c", "suhey": "LI:c"})  # one lake touches both
    turn(state, mu="TANG d3", suhey="LI d1")
    assert chao(state, "suhey") == 20


@pytest.mark.parametrize(("by_province", "stolen"), [(False, 2), (True, 4)])
def test_A9_two_for_each_clan_or_by_the_switch_for_each_province(by_province: bool, stolen: int) -> None:
    state = build(4, {"mu": "TANG:c", "suhey": "XIA:c SONG"}, options={"tax_by_province": by_province})
    turn(state, mu="TANG d3", suhey="XIA d1")
    assert chao(state, "suhey") == 20 - stolen


def test_A10_a_builder_can_be_robbed_by_another_whom_it_does_not_rob() -> None:
    # Mu's temple borders Suhey's SONG; Suhey builds at NIE, which Mu does not touch.
    state = build(4, {"mu": "TANG:c", "suhey": "NIE:c SONG"})
    turn(state, mu="TANG d3", suhey="NIE d3")
    assert (chao(state, "mu"), chao(state, "suhey")) == (20 - 6 + 2, 20 - 7 - 2)


def test_A48_thefts_are_reckoned_from_the_chao_before_any_theft() -> None:
    # Mu robs Suhey, who has nothing left after paying, while Suhey robs Weyu.
    state = build(4, {"mu": "TANG:c", "suhey": "SONG:c NIE", "weyu": "ULAN:c"}, {"suhey": 7})
    turn(state, mu="TANG d3", suhey="NIE d3", weyu="ULAN f1")
    assert [chao(state, clan) for clan in ("mu", "suhey", "weyu")] == [14, 2, 18]


def test_A48_what_is_given_back_can_be_stolen() -> None:
    state = build(4, {"mu": "HUO:c", "suhey": "SONG:c", "weyu": "NIE:c"}, {"suhey": 4})
    turn(state, mu="TANG d1", suhey="TANG d2", weyu="NIE d3")
    assert chao(state, "suhey") == 4 - 2


def test_A49_several_provinces_are_robbed_in_rounds() -> None:
    owned = {"mu": "TANG:c", "suhey": "XIA:c SONG", "weyu": "NIE:c"}
    state = build(4, owned, {"suhey": 5}, options={"tax_by_province": True})
    turn(state, mu="TANG d3", suhey="XIA d1", weyu="NIE d3")
    # Both thieves want 4: two whole rounds of two, and the fifth Chão is not enough for both.
    assert (chao(state, "mu"), chao(state, "suhey"), chao(state, "weyu")) == (16, 1, 15)


def test_Y2_every_group_keeps_a_city_after_development() -> None:
    state = build(4, {"mu": "MAO:c", "suhey": "ZAV:c"})
    turn(state, mu="GU d2", suhey="FEI d1")
    assert land(state, "mu") == {"MAO", "GU"} and land(state, "suhey") == {"ZAV", "FEI", "YU"}
