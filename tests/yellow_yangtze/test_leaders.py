"""A1 to A6: positioning a leader."""

from __future__ import annotations

from typing import Any

import pytest

from tests.yellow_yangtze.build import build, leaders, of_kind, offered, open_question, play, points, reason, tiles
from tianming.core.errors import IllegalAction
from tianming.core.protocol import State

FIVE = ("governor", "soldier", "trader", "farmer", "artisan")
ONE = {"k6": "black"}


def targets(state: State, leader: str) -> set[str]:
    return {text.split()[2] for text in offered(state) if text.startswith(f"lead {leader} ")}


def left(state: State) -> int:
    number: int = state.snapshot()["turn"]["actions_left"]
    return number


# A1


@pytest.mark.parametrize("leader", FIVE)
def test_A1_a_leader_comes_from_off_the_board(leader: str) -> None:
    state = build(tiles=ONE)
    (event,) = of_kind(play(state, "lion", f"lead {leader} k7"), "LeaderPlaced")
    assert (event.seat, event.leader, event.space, event.origin) == (0, leader, "k7", None)
    assert leaders(state, "lion") == {leader: "k7"}
    assert left(state) == 1


@pytest.mark.parametrize("leader", FIVE)
def test_A1_a_leader_moves_to_another_space(leader: str) -> None:
    state = build(tiles={"k6": "black", "e3": "black"}, leaders={"lion": {leader: "k7"}})
    (event,) = of_kind(play(state, "lion", f"lead {leader} e4"), "LeaderPlaced")
    assert (event.leader, event.space, event.origin) == (leader, "e4", "k7")
    assert leaders(state, "lion") == {leader: "e4"}
    assert left(state) == 1


@pytest.mark.parametrize("leader", FIVE)
def test_A1_a_leader_is_withdrawn(leader: str) -> None:
    state = build(tiles=ONE, leaders={"lion": {leader: "k7"}})
    play(state, "lion", f"withdraw {leader}")
    assert leaders(state, "lion") == {}
    assert left(state) == 1


def test_A1_each_positioning_is_one_action() -> None:
    full = {"lion": {"red": 6}, "bull": {"red": 6}}
    state = build(tiles=ONE, hands=full, merchants={"yellow": 6})
    play(state, "lion", "lead trader k7", "lead trader k5")
    assert leaders(state, "lion") == {"trader": "k5"}
    assert open_question(state) == ("bull", "turn")


def test_A1_a_withdrawn_leader_may_come_back_in_the_same_turn() -> None:
    state = build(tiles=ONE, leaders={"lion": {"trader": "k7"}})
    play(state, "lion", "withdraw trader", "lead trader k7")
    assert leaders(state, "lion") == {"trader": "k7"}


def test_A1_a_leader_off_the_board_cannot_be_withdrawn() -> None:
    state = build(tiles=ONE, leaders={"lion": {"trader": "k7"}})
    assert {text for text in offered(state) if text.startswith("withdraw")} == {"withdraw trader"}
    assert reason(state, "lion", "withdraw farmer")[0] == "A1"


def test_A1_only_ones_own_leaders_are_positioned() -> None:
    state = build(tiles=ONE, leaders={"bull": {"trader": "k7", "soldier": "k5"}})
    assert reason(state, "lion", "withdraw trader")[0] == "A1"
    play(state, "lion", "lead artisan j5")
    assert leaders(state, "bull") == {"trader": "k7", "soldier": "k5"}


def test_A1_positioning_gives_no_points() -> None:
    state = build(tiles={"k6": "black", "k5": "green"})
    play(state, "lion", "lead trader k7", "withdraw trader")
    assert points(state, "lion") == {}


# A2. Around b3 (odd row) and around Wei e7 (even row) with the river on its left:
#
#     a3  a4              d6~ d7
#   b2  b3  b4          e6~ e7  e8
#     c3  c4              f6~ f7


def test_A2_the_six_spaces_next_to_a_black_tile() -> None:
    assert targets(build(tiles={"b3": "black"}), "trader") == {"a3", "a4", "b2", "b4", "c3", "c4"}


@pytest.mark.parametrize("leader", FIVE)
def test_A2_never_on_a_river(leader: str) -> None:
    state = build(tiles={"e7": "black"})
    assert targets(state, leader) == {"d7", "e8", "f7"}
    for river in ("d6", "e6", "f6"):
        assert reason(state, "lion", f"lead {leader} {river}")[0] == "A2"


def test_A2_not_on_a_tile() -> None:
    state = build(tiles={"k6": "black", "k7": "black", "k5": "red"})
    assert not targets(state, "trader") & {"k5", "k6", "k7"}
    assert reason(state, "lion", "lead trader k5")[0] == "A2"
    assert reason(state, "lion", "lead trader k6")[0] == "A2"


def test_A2_not_on_a_leader() -> None:
    state = build(tiles=ONE, leaders={"lion": {"soldier": "k5"}, "bull": {"artisan": "k7"}})
    assert targets(state, "trader") == {"j5", "j6", "l5", "l6"}
    assert reason(state, "lion", "lead trader k5")[0] == "A2"
    assert reason(state, "lion", "lead trader k7")[0] == "A2"


def test_A2_not_away_from_black_tiles() -> None:
    state = build(tiles=ONE)
    assert reason(state, "lion", "lead trader k8")[0] == "A2"
    with pytest.raises(IllegalAction):
        play(state, "lion", "lead trader k8")


@pytest.mark.parametrize("colour", ["red", "green", "yellow"])
def test_A2_other_colours_do_not_support_a_leader(colour: str) -> None:
    state = build(tiles={"k6": "black", "k8": colour})
    assert "k7" in targets(state, "trader")
    assert reason(state, "lion", "lead trader k9")[0] == "A2"


def test_A2_blue_does_not_support_a_leader() -> None:
    state = build(tiles={"g1": "blue"})
    assert reason(state, "lion", "lead farmer g2")[0] == "A2"


def test_A2_without_a_black_tile_no_leader_comes() -> None:
    assert not any(text.startswith("lead") for text in offered(build(tiles={"k6": "red"})))


def test_A2_holds_for_a_leader_that_moves() -> None:
    state = build(tiles={"e7": "black", "g11": "black"}, leaders={"lion": {"trader": "e8"}})
    assert targets(state, "trader") == {"d7", "f7", "g10", "g12", "f10", "f11", "h10", "h11"}
    assert reason(state, "lion", "lead trader e9")[0] == "A2"
    assert reason(state, "lion", "lead trader e6")[0] == "A2"


def test_A2_a_black_tile_under_a_pagoda_supports() -> None:
    state = build(tiles=dict.fromkeys(("k6", "k7", "l6"), "black"), pagodas=["k6 k7 l6"])
    assert targets(state, "trader") >= {"k5", "k8", "m6", "m7"}


# A3 and A4. Two groups with the space k8 between their black tiles:
#
#   k6 leader  k7 black  k8 (empty)  k9 black  k10 leader


def between(west: dict[str, Any], east: dict[str, Any], **fields: Any) -> State:
    """Leaders by seat on the spaces of two groups; archer and pot sit at the table too."""
    seats: dict[str, dict[str, str]] = {}
    for group in (west, east):
        for seat, places in group.items():
            seats.setdefault(seat, {}).update(places)
    return build(players=4, tiles={"k7": "black", "k9": "black"}, leaders=seats, **fields)


def test_A3_a_move_to_the_same_space_is_not_a_move() -> None:
    state = build(tiles=ONE, leaders={"lion": {"trader": "k7"}})
    assert targets(state, "trader") == {"k5", "j5", "j6", "l5", "l6"}
    assert reason(state, "lion", "lead trader k7")[0] == "A3"
    assert reason(state, "lion", "lead farmer k7")[0] == "A2"


def test_A3_a_group_whose_only_leader_is_lifted_is_no_state() -> None:
    state = between({"lion": {"trader": "k6"}}, {"bull": {"trader": "k10"}})
    play(state, "lion", "lead trader k8")
    assert open_question(state) == ("lion", "attack")
    assert leaders(state, "lion") == {"trader": "k8"}


def test_A3_a_group_with_another_leader_stays_a_state() -> None:
    state = between({"lion": {"trader": "k6", "artisan": "l6"}}, {"bull": {"trader": "k10"}})
    assert reason(state, "lion", "lead trader k8")[0] == "A4"


def test_A3_it_is_not_lifted_for_the_move_of_another_leader() -> None:
    state = between({"lion": {"trader": "k6"}}, {"bull": {"trader": "k10"}})
    assert reason(state, "lion", "lead artisan k8")[0] == "A4"


def test_A3_a_leader_does_not_clash_with_itself() -> None:
    state = between({"lion": {"trader": "k6"}}, {"lion": {"artisan": "k10"}})
    play(state, "lion", "lead trader k8")
    assert open_question(state) == ("lion", "turn")
    assert leaders(state, "lion") == {"trader": "k8", "artisan": "k10"}


def test_A3_a_leader_moves_within_its_state() -> None:
    state = build(tiles=ONE, leaders={"lion": {"trader": "k7"}, "bull": {"artisan": "k5"}})
    events = play(state, "lion", "lead trader j6")
    assert of_kind(events, "RevoltBegan") == []
    assert leaders(state, "lion") == {"trader": "j6"}
    assert open_question(state) == ("lion", "turn")


def linking() -> State:
    """Lion's trader on j6 is all that links black i7 (archer's soldier) with black k7 (bull's artisan)."""
    return build(
        players=3,
        tiles={"i7": "black", "k7": "black"},
        leaders={"lion": {"trader": "j6"}, "bull": {"artisan": "l7"}, "archer": {"soldier": "h6"}},
        hands={"lion": {"yellow": 1}},
    )


def test_A3_a_leader_that_links_two_states_may_link_them_elsewhere() -> None:
    state = linking()
    play(state, "lion", "lead trader j7", "tile yellow i6")
    assert points(state, "bull") == {"yellow": 1}


def test_A3_the_states_fall_apart_when_the_linking_leader_leaves() -> None:
    state = linking()
    play(state, "lion", "lead trader k6", "tile yellow i6")
    assert points(state, "bull") == {}


def test_A3_the_lifted_link_counts_no_more_for_the_target() -> None:
    # Lion's governor on j6 links i7 (bull's trader) with k7 (bull's soldier). Black g6 has archer's soldier;
    # h6 lies between i7 and g6: only once the governor is lifted do no two soldiers meet there.
    state = build(
        players=3,
        tiles={"i7": "black", "k7": "black", "g6": "black"},
        leaders={
            "lion": {"governor": "j6"},
            "bull": {"trader": "i8", "soldier": "l7"},
            "archer": {"soldier": "f5"},
        },
    )
    assert reason(state, "lion", "lead farmer h6")[0] == "A4"
    play(state, "lion", "lead governor h6")
    assert open_question(state) == ("lion", "turn")


def test_A4_two_states_of_different_colours_may_be_linked() -> None:
    state = between({"bull": {"artisan": "k6"}}, {"archer": {"soldier": "k10"}})
    events = play(state, "lion", "lead trader k8")
    (union,) = of_kind(events, "StatesUnited")
    assert (union.space, set(union.states)) == ("k8", {("k6", "k7"), ("k9", "k10")})
    assert open_question(state) == ("lion", "turn")


def test_A4_not_if_leaders_already_there_would_clash() -> None:
    state = between({"bull": {"artisan": "k6"}}, {"archer": {"artisan": "k10"}})
    for leader in FIVE:
        assert "k8" not in targets(state, leader)
        assert reason(state, "lion", f"lead {leader} k8")[0] == "A4"


def test_A4_not_if_the_new_leader_would_clash_with_one_of_the_states() -> None:
    state = between({"bull": {"trader": "k6"}}, {"archer": {"artisan": "k10"}})
    assert reason(state, "lion", "lead trader k8")[0] == "A4"
    assert reason(state, "lion", "lead artisan k8")[0] == "A4"
    assert "k8" in targets(state, "farmer")
    with pytest.raises(IllegalAction):
        play(state, "lion", "lead trader k8")


def test_A4_not_if_it_would_clash_with_both() -> None:
    state = between({"bull": {"trader": "k6"}}, {"archer": {"trader": "k10"}})
    assert reason(state, "lion", "lead trader k8")[0] == "A4"


def test_A4_the_same_for_ones_own_states() -> None:
    state = between({"lion": {"governor": "k6"}}, {"lion": {"farmer": "k10"}})
    play(state, "lion", "lead trader k8")
    assert leaders(state, "lion") == {"governor": "k6", "farmer": "k10", "trader": "k8"}


def test_A4_the_reason_shows_the_leaders_that_would_clash() -> None:
    state = between({"bull": {"artisan": "k6", "soldier": "l6"}}, {"archer": {"artisan": "k10"}})
    with pytest.raises(IllegalAction) as caught:
        play(state, "lion", "lead trader k8")
    assert set(caught.value.reason.spaces) == {"k8", "k6", "k10"}


def test_A4_linking_leaderless_groups_is_free() -> None:
    state = between({}, {})
    play(state, "lion", "lead trader k8")
    assert open_question(state) == ("lion", "turn")


def test_A4_linking_a_state_with_a_leaderless_group_is_free() -> None:
    state = between({"bull": {"artisan": "k6"}}, {})
    events = play(state, "lion", "lead trader k8")
    assert of_kind(events, "StatesUnited") == []
    assert open_question(state) == ("lion", "turn")


# Three groups around k8: black j7 with a leader on j6, black l7 with one on l6, black k9 with one on k10.


def among(north: str, south: str, east: str) -> State:
    return build(
        players=4,
        tiles={"j7": "black", "l7": "black", "k9": "black"},
        leaders={"bull": {north: "j6"}, "archer": {south: "l6"}, "pot": {east: "k10"}},
    )


def test_A4_three_states_may_be_linked_in_peace() -> None:
    state = among("artisan", "soldier", "farmer")
    assert "k8" in targets(state, "governor")
    events = play(state, "lion", "lead trader k8")
    assert len(of_kind(events, "StatesUnited")[0].states) == 3
    assert open_question(state) == ("lion", "turn")


@pytest.mark.parametrize(
    "groups",
    [
        ("trader", "soldier", "farmer"),
        ("artisan", "trader", "farmer"),
        ("artisan", "soldier", "trader"),
        ("artisan", "artisan", "farmer"),
        ("artisan", "farmer", "artisan"),
        ("farmer", "artisan", "artisan"),
    ],
)
def test_A4_three_states_may_not_be_linked_into_a_conflict(groups: tuple[str, str, str]) -> None:
    assert reason(among(*groups), "lion", "lead trader k8")[0] == "A4"


# A5


def test_A5_a_leader_in_a_state_with_its_colour_starts_a_revolt() -> None:
    state = build(players=4, tiles=ONE, leaders={"pot": {"trader": "k7"}})
    (event,) = of_kind(play(state, "lion", "lead trader k5"), "RevoltBegan")
    assert (event.attacker, event.defender, event.leader) == (0, 3, "trader")
    assert (event.space, event.against) == ("k5", "k7")
    assert open_question(state) == ("lion", "attack")
    play(state, "lion", "commit 0")
    assert open_question(state) == ("pot", "defend")


def test_A5_other_colours_start_no_revolt() -> None:
    state = build(tiles=ONE, leaders={"bull": {"trader": "k7", "governor": "j5"}})
    for leader in ("soldier", "farmer", "artisan"):
        assert of_kind(play(state.clone(), "lion", f"lead {leader} k5"), "RevoltBegan") == []


def test_A5_leaderless_groups_do_not_stand_in_the_way_of_a_revolt() -> None:
    state = between({"bull": {"trader": "k6"}}, {})
    play(state, "lion", "lead trader k8")
    assert open_question(state) == ("lion", "attack")


def test_A5_one_state_touched_on_two_sides_is_one_state() -> None:
    state = build(tiles={"k7": "black", "l7": "red", "l8": "red", "k9": "black"}, leaders={"bull": {"trader": "k10"}})
    play(state, "lion", "lead trader k8")
    assert open_question(state) == ("lion", "attack")


def test_A5_a_state_reached_only_by_the_same_group_is_one_state() -> None:
    # k7 and k9 are linked far around k8: k7 l6 m7 m8 m9 l9 k9.
    ring = {"l6": "red", "m7": "red", "m8": "red", "m9": "red", "l9": "red"}
    state = build(tiles={"k7": "black", "k9": "black", **ring}, leaders={"bull": {"trader": "k6"}})
    play(state, "lion", "lead trader k8")
    assert open_question(state) == ("lion", "attack")


@pytest.mark.parametrize("moved", [False, True])
def test_A5_a_leader_that_loses_goes_off_the_board(moved: bool) -> None:
    start = {"trader": "e4"} if moved else {}
    state = build(tiles={"k6": "black", "e3": "black"}, leaders={"lion": start, "bull": {"trader": "k7"}})
    play(state, "lion", "lead trader k5", "commit 0")
    play(state, "bull", "commit 0")
    assert leaders(state, "lion") == {}
    assert leaders(state, "bull") == {"trader": "k7"}


def test_A5_a_moved_leader_that_wins_stays_where_it_went() -> None:
    state = build(
        tiles={"k6": "black", "j4": "black", "e3": "black"},
        leaders={"lion": {"trader": "e4"}, "bull": {"trader": "k7"}},
    )
    play(state, "lion", "lead trader k5", "commit 0")  # k5 touches k6 and j4, k7 only k6
    play(state, "bull", "commit 0")
    assert leaders(state, "lion") == {"trader": "k5"}
    assert leaders(state, "bull") == {}


def test_A5_a_lost_leader_may_try_again_with_the_second_action() -> None:
    state = build(tiles=ONE, leaders={"bull": {"trader": "k7"}})
    play(state, "lion", "lead trader k5", "commit 0")
    play(state, "bull", "commit 0")
    play(state, "lion", "lead trader k5")
    assert open_question(state) == ("lion", "attack")


# A6


def riot(space: str, **fields: Any) -> State:
    state = build(hands={"lion": {"blue": 2}}, **fields)
    play(state, "lion", "riot", f"remove {space}")
    return state


def test_A6_a_leader_without_a_black_tile_goes_back_to_its_owner() -> None:
    leaders_before = {"lion": {"trader": "k5"}, "bull": {"artisan": "k7"}, "pot": {"soldier": "j5"}}
    state = riot("k6", players=4, tiles={"k6": "black", "k8": "red"}, leaders=leaders_before)
    assert [leaders(state, seat) for seat in ("lion", "bull", "archer", "pot")] == [{}, {}, {}, {}]
    assert tiles(state) == {"k8": "red"}


def test_A6_a_leader_with_another_black_tile_stays() -> None:
    state = riot(
        "k6",
        tiles={"k6": "black", "k8": "black"},
        leaders={"lion": {"trader": "k5"}, "bull": {"artisan": "k7"}},
    )
    assert leaders(state, "lion") == {}
    assert leaders(state, "bull") == {"artisan": "k7"}


def test_A6_a_leader_elsewhere_stays() -> None:
    state = riot("k6", tiles={"k6": "black", "e3": "black"}, leaders={"bull": {"artisan": "e4"}})
    assert leaders(state, "bull") == {"artisan": "e4"}


def test_A6_other_tiles_do_not_matter() -> None:
    state = riot("k8", tiles={"k6": "black", "k8": "red"}, leaders={"bull": {"artisan": "k7"}})
    assert leaders(state, "bull") == {"artisan": "k7"}


def test_A6_at_once_so_it_may_be_placed_with_the_next_action() -> None:
    state = riot("k6", tiles={"k6": "black", "e3": "black"}, leaders={"lion": {"trader": "k5"}})
    assert targets(state, "trader") == {"e2", "e4", "d2", "d3", "f2", "f3"}
    play(state, "lion", "lead trader e4")
    assert leaders(state, "lion") == {"trader": "e4"}


def test_A6_the_event_names_the_rule() -> None:
    state = build(hands={"lion": {"blue": 2}}, tiles=ONE, leaders={"bull": {"artisan": "k7"}})
    (event,) = of_kind(play(state, "lion", "riot", "remove k6"), "LeaderReturned")
    assert (event.seat, event.leader, event.space, event.cause) == (1, "artisan", "k7", "A6")


def test_A6_wars_never_remove_black_tiles() -> None:
    state = build(
        tiles={"k6": "black", "j6": "red", "k10": "black"},
        leaders={"lion": {"trader": "k7"}, "bull": {"trader": "k9", "artisan": "k11"}},
        hands={"lion": {"black": 1}},
    )
    play(state, "lion", "tile black k8")
    play(state, "bull", "skip")
    play(state, "lion", "skip")
    assert tiles(state) == {"k6": "black", "j6": "red", "k10": "black", "k8": "black"}
    assert leaders(state, "bull") == {"artisan": "k11"}
