"""Volcanoes, rivers, clan powers, scenarios, both boxes (section 9), and options that do not fit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.plain import plain
from tests.yuan.build import RULES, SEATS, at, board, build, chao, land, may, of_kind, temples, turn
from tianming.core.dice import Dice
from tianming.core.errors import InvalidOption, InvalidPosition
from tianming.core.protocol import State
from tianming.games.yuan.board import (
    CLAN_NAMES,
    CLANS,
    PROVINCE_NAMES,
    PROVINCE_NUMBERS,
    PROVINCE_TERRAINS,
    SCENARIOS,
    TILE_NAMES,
    TILES,
    deck,
)
from tianming.games.yuan.fair import fair_map
from tianming.games.yuan.ground import make_chart, make_ground, rivers_of

CHINA = ("huan", "zhuang", "luong", "goujian")


def fair(players: int, number: int = 0, box: int = 0) -> dict[str, Any]:
    """An automatic map as a position has it."""
    laid = fair_map(number, players, box, False)
    return {TILE_NAMES[tile]: {"cell": f"{u},{v}", "rotation": turned} for tile, u, v, turned in laid}


def china(owned: dict[str, str], number: int = 0, **options: Any) -> State:
    return build(4, owned, clans=CHINA, map=fair(4, number, 1), options={"box": "china", **options})


# Volcanoes. On the map of four KHAL, LIANG, MAO are at one.


def test_Y9_1_provinces_at_a_volcano_produce_double() -> None:
    state = build(4, {"mu": "LIANG:C MAO:c KHAL"}, options={"volcanoes": True})
    assert (board(state, "mu")["rice"], board(state, "mu")["forest"]) == (4, 2)
    state = build(4, {"mu": "LIANG:C MAO:c KHAL"})
    assert (board(state, "mu")["rice"], board(state, "mu")["forest"]) == (2, 1)


@pytest.mark.parametrize(("number", "waste"), [(4, False), (5, True), (6, False), (9, True), (13, True)])
def test_Y9_1_volcanoes_erupt_at_the_end_of_turns_5_9_and_13(number: int, waste: bool) -> None:
    state = build(4, {"mu": "KHAL:C#3 XIA:c"}, turn=number, options={"volcanoes": True})
    turn(state)
    assert at(state, "KHAL") == ("" if waste else "mu C#3")
    assert "KHAL" in temples(state) and at(state, "XIA") == "mu c"


def test_Y9_1_the_eruption_comes_before_the_victory_check() -> None:
    state = build(4, {"mu": "KHAL:c XIA:c NIE:c", "suhey": "GE:c"}, turn=13, options={"volcanoes": True})
    turn(state)
    assert state.actors() != ()


def test_A34_parts_without_a_city_are_freed_by_an_eruption() -> None:
    state = build(4, {"mu": "MAO:c ULAN NIE XIA:1"}, turn=5, options={"volcanoes": True})
    events = turn(state)
    assert land(state, "mu") == set()
    assert [(set(e.provinces), e.rule) for e in of_kind(events, "ProvincesFreed")] == [({"ULAN", "NIE", "XIA"}, "A34")]


def test_A35_volcanoes_do_not_double_temples() -> None:
    state = build(4, {"mu": "KHAL:C"}, options={"volcanoes": True})
    assert board(state, "mu")["temples"] == 1


def test_A54_two_volcanoes_at_one_province_still_double() -> None:
    for number in range(400):  # a map on which some province lies at two volcanoes
        layout = fair_map(number, 4, 0, False)
        chart = make_chart(layout)
        twice = [
            province
            for where, province in chart.province.items()
            if sum(near in chart.volcanoes for near in chart.neighbours(where)) > 1
        ]
        goods = [province for province in twice if PROVINCE_TERRAINS[province] != "hill"]
        if goods:
            break
    name = PROVINCE_NAMES[goods[0]]
    state = build(4, {"mu": f"{name}:c"}, map=fair(4, number), options={"volcanoes": True})
    assert board(state, "mu")[PROVINCE_TERRAINS[goods[0]]] == 2


def test_Y3_3_volcanoes_are_mountains_for_everything_else() -> None:
    volcanoes = [(tile.name, place) for tile in TILES[:15] for place in tile.volcanoes]
    assert volcanoes == [("Cm", 4), ("Fm", 0), ("Jm", 3), ("Mm", 3)]
    assert all(tile.hexes[place].terrain == "mountain" for tile in TILES for place in tile.volcanoes)


# Rivers. On this China map MIN is parted from SUI and DIAN.


def test_Y9_2_a_river_parts_provinces_and_connects_its_banks() -> None:
    dry, wet = china({"huan": "MIN:c"}), china({"huan": "MIN:c"}, rivers=True)
    turn(dry, huan="MIN d1")
    assert {"SUI", "DIAN", "GAN"} <= land(dry, "huan")
    turn(wet, huan="MIN d1")
    assert not {"SUI", "DIAN"} & land(wet, "huan")
    assert may(china({"huan": "GAN:c"}, rivers=True), "huan", "DIAN d1")
    state = china({"huan": "GAN:c"}, rivers=True)
    turn(state, huan="DIAN d1")
    assert at(state, "DIAN") == "huan c"  # a group of its own


def test_Y9_2_groups_and_strikes_do_not_cross_a_river() -> None:
    with pytest.raises(InvalidPosition, match="no city"):
        china({"huan": "MIN:c SUI"}, rivers=True)
    for rivers, struck in ((False, {"SUI", "DIAN"}), (True, set[str]())):
        state = china({"huan": "GAN:c2", "zhuang": "MIN:c SUI:c1 DIAN:c1"}, rivers=rivers)
        events = turn(state, huan="MIN m3")
        assert {event.province for event in of_kind(events, "ZoneAttacked")} == struck


def test_A53_sides_that_share_a_corner_are_one_river_and_it_joins_a_lake_at_its_corner() -> None:
    chart = make_chart(fair_map(0, 4, 1, False))
    rivers = rivers_of(chart)
    assert len(rivers) == 4  # one for each tile that has any
    by_bank = {
        name: river for river in rivers for name in ("MIN", "RUI") if river.touching >> PROVINCE_NUMBERS[name] & 1
    }
    assert by_bank["MIN"].touching.bit_count() == 4 and len(by_bank["MIN"].mouths) == 1
    # Two rivers flow into one lake: all their banks are connected.
    ground_on = china({"huan": "MIN:c"}, rivers=True)
    assert may(ground_on, "huan", "TAI d1")
    assert not may(china({"huan": "MIN:c"}), "huan", "TAI d1")


def test_Y3_4_china_tiles_are_mirror_images_and_four_have_rivers() -> None:
    mirrored = (0, 1, 6, 5, 4, 3, 2)
    for mongolia, other in zip(TILES[:15], TILES[15:30], strict=True):
        assert [other.hexes[mirrored[place]].terrain for place in range(7)] == [one.terrain for one in mongolia.hexes]
    assert [tile.name for tile in TILES if tile.rivers] == ["Dc", "Gc", "Jc", "Nc"]


# Powers.


def powered(owned: dict[str, str], **fields: Any) -> State:
    return build(4, owned, options={"powers": True}, **fields)


def test_Y9_3_powers_are_off_by_default_and_house_powers_are_labelled() -> None:
    assert {board(build(4), clan)["power"] for clan in CLAN_NAMES[:4]} == {None}
    assert {board(powered({}), clan)["power"] for clan in CLAN_NAMES[:4]} == {"printed"}
    assert {board(china({}, powers=True), clan)["power"] for clan in CHINA} == {None}
    assert {board(china({}, house_powers=True), clan)["power"] for clan in CHINA} == {"house"}
    texts = {option.name: option.text for option in RULES.options}
    assert texts["house_powers"].startswith("house rule")


def test_Y9_3_suhey_takes_what_others_contest() -> None:
    state = powered({"mu": "ULAN:c", "suhey": "HUO:c"})
    turn(state, mu="NIE d1", suhey="TANG d1")
    assert land(state, "suhey") == {"HUO", "TANG", "XIA", "SONG"}
    assert land(state, "mu") == {"ULAN", "NIE", "CAO"}


def test_A32_weyu_attacks_over_a_mountain_and_two_waters() -> None:
    owned = {"weyu": "QIN:c2", "suhey": "LI:c", "mu": "XIA:c"}
    state = powered(owned)
    assert may(state, "weyu", "LI m1") and not may(build(4, owned), "weyu", "LI m1")
    assert not may(state, "weyu", "XIA m1") and not may(state, "weyu", "JU d1")  # attacks only
    turn(state, weyu="LI m1")
    assert at(state, "LI") == "weyu c2"


def test_Y9_3_xiangi_crosses_at_most_two_waters() -> None:
    owned = {"xiangi": "GVI:c2", "suhey": "FEI:c", "mu": "YU:c"}
    with_power, without = powered(owned), build(4, owned)
    assert may(without, "xiangi", "SUH d1") and not may(with_power, "xiangi", "SUH d1")
    assert may(with_power, "xiangi", "BAY d1")
    assert may(without, "xiangi", "FEI m1") and not may(with_power, "xiangi", "FEI m1")
    assert may(with_power, "xiangi", "YU m1")


@pytest.mark.parametrize(("armies", "after"), [("1", "xiangi c"), ("", "mu 3")])
def test_A33_xiangi_beside_two_mountains_has_two_more_defence(armies: str, after: str) -> None:
    state = powered({"mu": "TANG:c3", "xiangi": f"XIA:c{armies}"})
    turn(state, mu="XIA m1")
    assert at(state, "XIA") == after


def test_A52_the_army_must_still_be_there_after_the_muster() -> None:
    state = powered({"mu": "TANG:c3", "suhey": "NIE:c", "xiangi": "XIA:c1"})
    turn(state, mu="XIA m1", xiangi="NIE m1")
    assert at(state, "XIA") == "mu 3"


def test_A52_a_river_counts_as_no_water() -> None:
    five = {"xiangi": "WEN:c", "mu": "GE:c"}
    state = build(5, five, options={"powers": True, "rivers": True})
    assert may(state, "xiangi", "JIAN d1") and may(state, "xiangi", "TAI d1")


def test_Y9_3_huan_urbanizes_with_level_I() -> None:
    for house, after in ((False, "huan"), (True, "huan c")):
        state = china({"huan": "MIN:c GAN"}, house_powers=house)
        turn(state, huan="GAN f1")
        assert at(state, "GAN") == after


def test_Y9_3_luong_earns_eight_by_passing() -> None:
    state = china({}, house_powers=True)
    turn(state)
    assert (chao(state, "luong"), chao(state, "huan")) == (28, 26)


def test_A57_zhuang_reaches_every_shore_without_an_own_province() -> None:
    state = china({"huan": "MIN:c"}, house_powers=True)
    assert may(state, "zhuang", "HU d1") and not may(state, "luong", "HU d1")
    inland = next(name for name in ("YONG", "LONG", "TAI", "RUI", "DING") if not may(state, "zhuang", f"{name} d1"))
    assert may(state, "zhuang", f"{inland} d3")


def test_A57_goujian_wins_a_tie_against_a_province_without_rampart() -> None:
    for house, wall, after in ((False, "2", "huan"), (True, "2", "goujian 1"), (True, "c=", "huan c=")):
        state = china({"goujian": "GAN:c2", "huan": f"MIN:{wall} SUI:c"}, house_powers=house)
        turn(state, goujian="MIN m1")
        assert at(state, "MIN") == after


def test_A57_goujian_keeps_an_army_in_a_tie_of_attackers() -> None:
    owned = {"goujian": "GAN:c2", "luong": "DIAN:c2", "huan": "MIN SUI:c"}
    state = china(owned, house_powers=True)
    turn(state, goujian="MIN m1", luong="MIN m1")
    assert at(state, "MIN") == "goujian 1"


def test_Y4_2_6_house_powers_have_adjustments_too() -> None:
    state = RULES.table(
        players=4,
        seed="house",
        options={"box": "china", "house_powers": True, "map": "automatic", "cities": "automatic"},
    ).state.snapshot()
    found = {clan: state["chao"][seat] for seat, clan in state["clans"].items()}
    assert found == {"huan": 4, "zhuang": 3, "luong": 3, "goujian": 2}


# Scenarios and both boxes.


@pytest.mark.parametrize(("name", "players"), [("crossing", 3), ("river", 4), ("conflict", 5)])
def test_Y9_4_scenarios_impose_map_and_cities_and_are_auctioned(name: str, players: int) -> None:
    table = RULES.table(players=players, seed="scenario", options={"scenario": name})
    scenario = next(one for one in SCENARIOS if one.name == name)
    assert table.state.kind() == "bid" and table.state.actors() == tuple(range(players))
    drawn = table.state.snapshot()["setup"]["drawn"]
    assert [PROVINCE_NUMBERS[one["city"]] for one in drawn] == list(scenario.cities)
    assert len(scenario.layout) == len(deck(players, 0, False))


def test_Y9_4_the_scenario_maps_are_as_described() -> None:
    spots = {"crossing": {"LI": (3, 3), "FEI": (5, -4), "GE": (-2, 1)}}
    spots["river"] = {"LAI": (16, -5), "BAO": (-1, 1), "HUO": (11, -8), "MI": (8, 0)}
    spots["conflict"] = {"YI": (7, -5), "TANG": (-6, 2), "IK": (-3, 6), "XU": (2, -7), "RUI": (4, 2)}
    for scenario in SCENARIOS:
        chart = make_chart(scenario.layout)
        where = {name: chart.province[at_] for name, at_ in spots[scenario.name].items()}
        assert where == {name: PROVINCE_NUMBERS[name] for name in where}
        assert set(where.values()) == set(scenario.cities)


def test_Y9_5_five_to_eight_players_use_both_boxes_and_all_clans() -> None:
    options = {"map": "automatic", "cities": "automatic", "volcanoes": True, "rivers": True}
    state = RULES.start(8, options)
    assert state.playout(Dice(3)) > 0
    position = state.snapshot()
    assert set(position["clans"].values()) == {clan.name for clan in CLANS}
    assert {name[1] for name in position["map"]} == {"m", "c"}


def test_A39_the_clan_is_called_xiangi() -> None:
    assert CLAN_NAMES[3] == "xiangi"


def test_A40_with_the_mongolia_tiles_twice_names_carry_the_box() -> None:
    state = RULES.table(players=5, seed="twice", options={"china": "repeat", "map": "automatic"}).state
    named = {one["province"] for one in plain(RULES.view(state, None).facts)["hexes"] if one["province"]}
    assert {"FEI-m", "FEI-c", "GE-m"} <= named and all(name[-2:] in ("-m", "-c") for name in named)
    assert len(named) == 52 + 12


def test_A41_only_armies_are_limited() -> None:
    everything = " ".join(
        f"{name}:C#" for name in ("XIA", "TANG", "SONG", "NIE", "ULAN", "CAO", "HUO", "JU", "LI", "GE")
    )
    assert len(land(build(4, {"mu": everything}), "mu")) == 10


def test_A59_the_china_set_is_the_default() -> None:
    assert TILE_NAMES[deck(8, 0, False)[-1]] == "Oc" and TILE_NAMES[deck(8, 0, True)[-1]] == "Om-c"
    state = RULES.table(players=5, seed="default", options={"map": "automatic"}).state
    assert "Ic" in state.snapshot()["map"]


def test_Y3_2_counts_of_the_tiles() -> None:
    kinds = [one.terrain for tile in TILES[:15] for one in tile.hexes]
    assert {kind: kinds.count(kind) for kind in sorted(set(kinds))} == {
        "forest": 13,
        "hill": 13,
        "mine": 13,
        "mountain": 26,
        "rice": 13,
        "water": 27,
    }
    assert [sum(tile.players == number for tile in TILES[:15]) for number in (2, 3, 4)] == [8, 4, 3]


# Words.


def test_Y2_lakes_connect_and_groups_go_by_adjacency() -> None:
    ground = make_ground(SCENARIOS[1].layout, False, False)
    assert ground is make_ground(SCENARIOS[1].layout, False, False)  # made once for a map
    state = build(4, {"mu": "MAO:c GU:c"})
    groups = plain(RULES.view(state, None).facts)["groups"]
    assert sorted(group["provinces"] for group in groups) == [["GU"], ["MAO"]]
    assert may(state, "mu", "ULAN d1") and may(state, "mu", "FEI d1")


def test_Y2_every_group_has_a_city() -> None:
    with pytest.raises(InvalidPosition, match="no city"):
        build(4, {"mu": "MAO:c GU"})
    for seed in range(30):
        state = RULES.start(4, {"powers": seed % 2 == 0, "volcanoes": seed % 3 == 0, "cities": "automatic"})
        state.playout(Dice(seed))
        RULES.restore(state.snapshot())  # which checks it


# Options that do not fit.


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {"china": "repeat"}),
        (3, {"scenario": "river"}),
        (3, {"scenario": "crossing", "box": "china"}),
        (3, {"scenario": "crossing", "map": "automatic"}),
        (4, {"rivers": True}),
        (2, {"volcanoes": True, "box": "china"}),
        (4, {"armies": 11}),
        (4, {"max_turns": 0}),
        (4, {"clash": "duel"}),
        (8, {"rivers": True, "china": "repeat"}),
    ],
)
def test_options_that_do_not_fit_are_refused(players: int, options: dict[str, object]) -> None:
    with pytest.raises(InvalidOption):
        RULES.start(players, options)


@pytest.mark.parametrize(
    "options",
    [
        {"scenario": "conflict", "rivers": True, "volcanoes": True},
        {"china": "repeat", "volcanoes": True, "box": "china"},
        {"bidding": True, "powers": True, "house_powers": True, "clash": "honour", "strict": True},
        {"map": "automatic", "tax_by_province": True, "colony_bonus": True, "armies": 6, "max_turns": 13},
        {"cities": "automatic", "box": "china", "rivers": True, "clash": "pass"},
    ],
    ids=str,
)
def test_games_with_options_end_and_keep_them(options: dict[str, object]) -> None:
    for seed in range(6):
        state = RULES.start(5, options)
        assert 0 < state.playout(Dice(seed)) <= RULES.most_decisions
        position = state.snapshot()
        assert {name: position["options"][name] for name in options} == options
        assert RULES.restore(position).key() == state.key()
        assert len(position["clans"]) == 5 and set(position["clans"]) == set(SEATS[:5])
