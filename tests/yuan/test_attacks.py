"""Attacks: muster, attackers against attackers, defence, strikes, capture, destroyed groups (sections 6.3 and 7.4)."""

from __future__ import annotations

import pytest

from tests.yuan.build import at, build, chao, land, may, of_kind, temples, turn, why


def fight(attackers: str, defence: str, plan: str = "TANG m1") -> str:
    """Mu in XIA attacks Suhey in TANG, whose city is HUO; what then stands in TANG."""
    state = build(4, {"mu": f"XIA:{attackers}", "suhey": f"TANG:{defence} HUO:c"})
    turn(state, mu=plan)
    return at(state, "TANG")


# What an attack is.


def test_Y6_3_an_attack_needs_an_army_in_reach() -> None:
    state = build(4, {"mu": "XIA:c MAO:c2", "suhey": "TANG:c ULAN:c"})
    assert may(state, "mu", "ULAN m1") and not may(state, "mu", "TANG m3")
    assert why(state, "mu", "TANG m3") == "Y6.3"


def test_Y6_3_level_II_and_III_bring_one_more() -> None:
    assert fight("c1", "1") == "suhey"
    assert fight("c1", "1", "TANG m2") == "mu 1"
    assert fight("c1", "1", "TANG m3") == "mu 1"


def test_Y7_4_attacks_follow_recruitment() -> None:
    state = build(4, {"mu": "XIA:c2", "suhey": "TANG:c"})
    turn(state, mu="TANG m1", suhey="TANG m3")
    assert at(state, "TANG") == "suhey c1"


# Step 1.


def test_Y7_4_1_all_armies_in_reach_leave_home_over_land_and_water() -> None:
    state = build(4, {"mu": "XIA:c1 SONG:1 LI:c2 NIE:3", "suhey": "TANG:c=2 HUO"})
    events = turn(state, mu="TANG m1")
    (muster,) = of_kind(events, "ArmiesMustered")
    assert dict(muster.origins) == {"XIA": 1, "SONG": 1, "LI": 2} and muster.strength == 4
    assert [at(state, name) for name in ("XIA", "SONG", "LI", "NIE")] == ["mu c", "mu", "mu c", "mu 3"]


def test_Y7_4_1_an_attack_that_would_collect_nobody_cannot_be_planned() -> None:
    assert may(build(4, {"mu": "XIA:c1", "suhey": "TANG:c"}), "mu", "TANG m3")
    assert not may(build(4, {"mu": "XIA:c", "suhey": "TANG:c"}), "mu", "TANG m3")


def test_A14_one_army_is_enough_and_all_others_must_join() -> None:
    state = build(4, {"mu": "XIA:c3 NIE:3 ULAN:1", "suhey": "SONG HUO:c TANG"})
    turn(state, mu="SONG m1")
    assert (at(state, "XIA"), at(state, "NIE"), at(state, "ULAN")) == ("mu c", "mu", "mu 1")
    assert at(state, "SONG") == "mu 3"  # six came, three stay


def test_A21_crossing_armies_never_meet() -> None:
    state = build(4, {"mu": "XIA:c2", "suhey": "TANG:c2"})
    turn(state, mu="TANG m1", suhey="XIA m1")
    assert (at(state, "TANG"), at(state, "XIA")) == ("mu c2", "suhey c2")


def test_A23_a_free_province_can_be_attacked_if_an_enemy_colonizes_it() -> None:
    state = build(4, {"mu": "XIA:c2", "suhey": "HUO:c"})
    assert may(state, "mu", "TANG m1")
    turn(state, mu="TANG m1", suhey="TANG d1")
    assert at(state, "TANG") == "mu 2"


def test_A26_without_supply_no_new_army_joins() -> None:
    state = build(4, {"mu": "XIA:c3 NIE:3", "suhey": "TANG:3 HUO:c"}, options={"armies": 6})
    events = turn(state, mu="TANG m2")
    assert [(e.fresh, e.strength) for e in of_kind(events, "ArmiesMustered")] == [(0, 3)]
    assert at(state, "TANG") == "suhey"


# Step 2.


@pytest.mark.parametrize(
    ("forces", "owner"),
    [((3, 3, 1), "xiangi"), ((3, 2, 1), "mu 1"), ((3, 2, 2), "mu 1"), ((2, 3, 3), "xiangi"), ((1, 3, 1), "suhey 2")],
)
def test_Y7_4_2_attackers_fight_each_other_first(forces: tuple[int, int, int], owner: str) -> None:
    mu, suhey, weyu = forces
    owned = {"mu": f"TANG:c{mu}", "suhey": f"NIE:c{suhey}", "weyu": f"ULAN:c{weyu}", "xiangi": "XIA SONG:c"}
    state = build(4, owned)
    turn(state, mu="XIA m1", suhey="XIA m1", weyu="XIA m1")
    assert at(state, "XIA") == owner


# Step 3.


@pytest.mark.parametrize(
    ("attackers", "defence", "after"),
    [
        ("c3", "2", "mu 1"),
        ("c2", "2", "suhey"),
        ("c1", "3", "suhey 2"),
        ("c3", "c=", "mu 1"),
        ("c2", "c=", "suhey c="),
        ("c3", "c=1", "suhey c="),
        ("c3", "c#", "suhey c#"),
        ("c2", "c#3", "suhey c#1"),
        ("c1", "", "mu 1"),
    ],
)
def test_Y7_4_3_more_than_the_whole_defence_wins(attackers: str, defence: str, after: str) -> None:
    assert fight(attackers, defence) == after


def test_A15_ramparts_cost_the_attacker_armies() -> None:
    assert fight("c3", "c=", "TANG m2") == "mu 2"


def test_A16_a_failed_attack_kills_all_attackers_and_as_many_defenders() -> None:
    state = build(4, {"mu": "XIA:c2", "suhey": "TANG:c=3"})
    turn(state, mu="TANG m1")
    assert (at(state, "XIA"), at(state, "TANG")) == ("mu c", "suhey c=1")


@pytest.mark.parametrize(
    ("walls", "after"),
    [("HUO:c#", "suhey 1"), ("HUO:c", "mu 1"), ("HUO:c# SONG:c#", "suhey 1")],
)
def test_A17_an_own_indestructible_city_beside_gives_one(walls: str, after: str) -> None:
    # Two attack an army: with one more defence they fail; two such cities still give one.
    state = build(4, {"mu": "XIA:c2", "suhey": f"TANG:1 {walls}"})
    events = turn(state, mu="TANG m1")
    (fought,) = of_kind(events, "ProvinceAttacked")
    assert fought.defence == (1 if "#" in walls else 0)
    assert at(state, "TANG") == ("suhey" if "#" in walls else after)


def test_A17_another_clans_indestructible_city_does_not_help() -> None:
    state = build(4, {"mu": "XIA:c2", "suhey": "TANG:1 JU:c HUO", "weyu": "SONG:c#"})
    turn(state, mu="TANG m1")
    assert at(state, "TANG") == "mu 1"


def test_A17_it_adds_to_a_rampart() -> None:
    state = build(4, {"mu": "XIA:c3", "suhey": "TANG:c= HUO:c#"})
    turn(state, mu="TANG m1")
    assert at(state, "TANG") == "suhey c="


# Step 4.


def test_Y7_4_4_level_III_strikes_around_the_target() -> None:
    state = build(4, {"mu": "NIE:c2", "suhey": "SONG TANG CAO:1 HUO:c", "weyu": "XIA:c"})
    turn(state, mu="SONG m3")
    assert [at(state, name) for name in ("SONG", "TANG", "XIA")] == ["mu 3", "mu", "mu"]
    assert at(state, "CAO") == "mu"  # it stood, without its army, but Mu alone had cut it off from HUO


def test_Y7_4_4_strikes_of_two_clans_undo_each_other() -> None:
    owned = {"mu": "ULAN:c1", "suhey": "HUO:c1", "weyu": "NIE TANG XIA SONG:c3"}
    state = build(4, owned)
    events = turn(state, mu="NIE m3", suhey="TANG m3")
    assert {event.province for event in of_kind(events, "ZonesClashed")} == {"XIA", "SONG"}
    assert at(state, "XIA") == "weyu" and at(state, "SONG") == "weyu c3"


def test_Y7_4_4_a_province_that_fell_to_a_main_attack_is_not_struck() -> None:
    owned = {"mu": "ULAN:c1", "suhey": "HUO:c3", "weyu": "NIE XIA TANG SONG:c"}
    state = build(4, owned)
    turn(state, mu="NIE m3", suhey="TANG m1")
    assert at(state, "TANG") == "suhey 3"


def test_Y7_4_4_a_strike_meets_what_a_main_attack_left() -> None:
    owned = {"mu": "CAO:c2", "suhey": "TANG:c1", "weyu": "SONG XIA:c1"}
    state = build(4, owned)
    turn(state, mu="SONG m3", suhey="XIA m1")  # Suhey and the army of XIA kill each other
    assert (at(state, "SONG"), at(state, "XIA")) == ("mu 3", "mu")


def test_A18_a_strike_against_one_army_kills_it() -> None:
    state = build(4, {"mu": "NIE:c2", "suhey": "SONG TANG:c1"})
    turn(state, mu="SONG m3")
    assert at(state, "TANG") == "suhey c"


def test_A19_strikes_never_hit_free_or_own_provinces() -> None:
    state = build(4, {"mu": "NIE:c2 XIA", "suhey": "SONG:c"})
    events = turn(state, mu="SONG m3")
    assert not of_kind(events, "ZoneAttacked")
    assert (at(state, "CAO"), at(state, "XIA")) == ("", "mu")


def test_A20_a_strike_does_not_cross_water() -> None:
    state = build(4, {"mu": "XIA:c2", "suhey": "TANG LI:c HUO:c"})
    events = turn(state, mu="TANG m3")
    assert {event.province for event in of_kind(events, "ZoneAttacked")} == {"HUO"}


def test_A51_a_strike_against_several_armies_or_walls_kills_one_army() -> None:
    state = build(4, {"mu": "NIE:c2", "suhey": "SONG TANG:c=1 XIA:c2 CAO:c#1"})
    turn(state, mu="SONG m3")
    assert [at(state, name) for name in ("TANG", "XIA", "CAO")] == ["suhey c=", "suhey c1", "suhey c#"]


def test_A51_a_strike_against_walls_without_armies_does_nothing() -> None:
    state = build(4, {"mu": "NIE:c2", "suhey": "SONG TANG:c="})
    turn(state, mu="SONG m3")
    assert at(state, "TANG") == "suhey c="


# Step 5.


def test_Y7_4_5_everything_but_the_temple_leaves() -> None:
    state = build(4, {"mu": "SONG:c3 NIE:3", "suhey": "XIA:C=1"})
    turn(state, mu="XIA m1")
    assert at(state, "XIA") == "mu 3"
    assert "XIA" in temples(state)


# Step 6.


def test_Y7_4_6_a_group_without_a_city_goes_to_the_attacker() -> None:
    state = build(4, {"mu": "XIA:c2", "suhey": "TANG:c HUO JU:1"})
    events = turn(state, mu="TANG m1")
    assert land(state, "mu") == {"XIA", "TANG", "HUO", "JU"}
    assert at(state, "JU") == "mu"  # its army is removed
    assert [set(event.provinces) for event in of_kind(events, "GroupDestroyed")] == [{"HUO", "JU"}]


def test_Y7_4_6_each_attacker_gets_what_he_isolated() -> None:
    # Suhey: LI – JU – HUO – TANG – SONG with the city in HUO. Mu cuts off LI, Weyu cuts off SONG.
    owned = {"mu": "MAND:c2", "suhey": "LI JU HUO:c TANG SONG", "weyu": "XIA:c2"}
    state = build(4, owned)
    turn(state, mu="JU m1", weyu="TANG m1")
    assert land(state, "mu") == {"MAND", "JU", "LI"}
    assert land(state, "weyu") == {"XIA", "TANG", "SONG"}
    assert land(state, "suhey") == {"HUO"}


def test_Y7_4_6_what_only_several_attackers_together_isolate_is_free() -> None:
    owned = {"mu": "GE:c2", "suhey": "LI:c JU:1 HUO TANG:c", "weyu": "XIA:c2"}
    state = build(4, owned)
    events = turn(state, mu="LI m1", weyu="TANG m1")
    assert [at(state, name) for name in ("LI", "TANG", "JU", "HUO")] == ["mu 2", "weyu 2", "", ""]
    assert [set(event.provinces) for event in of_kind(events, "ProvincesFreed")] == [{"JU", "HUO"}]


def test_Y7_4_6_what_two_attackers_both_isolate_is_free() -> None:
    # MAND hangs on JU alone; both cut the way between MAND and the city TANG.
    owned = {"mu": "LI:c2", "suhey": "MAND JU HUO TANG:c", "weyu": "SONG:c2"}
    state = build(4, owned)
    turn(state, mu="JU m1", weyu="HUO m1")
    assert at(state, "MAND") == ""
    assert land(state, "suhey") == {"TANG"}


def test_A22_armies_out_attacking_survive_the_loss_of_their_group() -> None:
    state = build(4, {"mu": "XIA:c2", "suhey": "TANG:c HUO:2", "weyu": "LI:c"})
    turn(state, mu="TANG m1", suhey="LI m1")
    assert (at(state, "TANG"), at(state, "HUO"), at(state, "LI")) == ("mu 2", "mu", "suhey c2")


# Step 7.


def test_Y7_4_7_a_target_without_a_city_in_its_group_becomes_one() -> None:
    state = build(4, {"mu": "MAO:c2", "suhey": "GU:c FEI"})
    events = turn(state, mu="GU m1")  # over the lake
    assert (at(state, "GU"), at(state, "FEI")) == ("mu c2", "mu")
    assert [event.rule for event in of_kind(events, "CityArose")] == ["Y7.4.7"]


def test_Y7_4_7_groups_that_still_have_no_city_become_free() -> None:
    # Mu alone isolates LI, GE and WUZ from HUO; Weyu isolates WUZ and GE too, by LI. Only JU's side stays Mu's.
    owned = {"mu": "MAND:c2", "suhey": "WUZ GE LI JU HUO:c TANG", "weyu": "SONG:c2"}
    state = build(4, owned)
    turn(state, mu="JU m1", weyu="LI m1")
    assert [at(state, name) for name in ("JU", "LI", "GE", "WUZ")] == ["mu 2", "weyu c2", "", ""]


def test_Y7_what_is_void_is_not_paid_back() -> None:
    state = build(4, {"mu": "XIA:c2", "suhey": "TANG:3 HUO:c"})
    turn(state, mu="TANG m2")
    assert chao(state, "mu") == 16


def test_Y7_the_phases_are_told_in_order() -> None:
    state = build(4, {"mu": "XIA:c2", "suhey": "HUO:c", "weyu": "GE:c", "xiangi": "WEY:c"})
    events = turn(state, mu="TANG f2 m1", suhey="TANG d2", weyu="GE f1", xiangi="WEY m2")
    wanted = "reveal,development,fortification,recruitment,attack,fortification after attack,income,upgrade"
    assert [event.phase for event in of_kind(events, "PhaseBegan")] == wanted.split(",")
