"""Section 12: what losers and winners of a war lose (W6 to W8). ``war.py`` has the board."""

from __future__ import annotations

import pytest

from tests.yellow_yangtze.build import (
    leaders,
    of_kind,
    offered,
    open_question,
    play,
    points,
    reason,
    tiles,
)
from tests.yellow_yangtze.war import (
    GOVERNORS,
    SOLDIERS,
    THREE,
    fight,
    land,
    name,
    reds,
    stay_out,
    support,
    war,
    won,
)


def test_W6_all_red_tiles_leave_every_losing_state() -> None:
    state, events = fight(players=3, tiles=land(west=4, north=2, south=2), leaders=THREE)
    removed = [event for event in of_kind(events, "TileRemoved") if event.cause == "W6"]
    assert {event.space for event in removed} == {"k8", "j7", "m8", "n7"}
    assert {"k8", "j7", "m8", "n7"}.isdisjoint(tiles(state))


def test_W6_a_point_for_each_leader_removed() -> None:
    state, events = fight(players=3, tiles=land(west=2, north=0, south=0), leaders=THREE)
    returned = {(event.seat, event.leader, event.cause) for event in of_kind(events, "LeaderReturned")}
    assert returned == {(0, "soldier", "W6"), (2, "soldier", "W6")}
    assert points(state, "bull") == {"red": 2}


def test_W6_leaders_that_clash_only_with_another_loser_leave_too_and_nobody_scores() -> None:
    state, _ = fight(
        players=4,
        tiles=land(west=2, north=0, south=0),
        leaders={
            "bull": {"soldier": "k4"},
            "lion": {"soldier": "i8", "farmer": "i9"},
            "archer": {"soldier": "n9", "farmer": "m9"},
        },
    )
    assert leaders(state, "lion") == leaders(state, "archer") == {}
    assert points(state, "bull") == {"red": 2}
    assert points(state, "lion") == points(state, "archer") == points(state, "pot") == {}


def test_W6_the_points_go_to_the_owners_of_the_winning_leaders() -> None:
    state, _ = fight(
        players=3,
        tiles=land(west=1, east=0),
        leaders={"bull": {"soldier": "k4"}, "archer": {"trader": "l3"}, "lion": {"soldier": "k10", "trader": "k11"}},
    )
    assert (points(state, "bull"), points(state, "archer"), points(state, "lion")) == ({"red": 1}, {"green": 1}, {})


def test_W7_the_loss_is_the_greatest_strength_of_a_loser_and_not_the_sum() -> None:
    state, events = fight(players=3, tiles=land(west=4, north=2, south=1), leaders=THREE)
    assert won(events).loss == 2
    play(state, "lion", "remove l6", "remove m6")
    assert reds(state) == {"l5", "k6"}
    assert open_question(state) == ("lion", "turn")


def test_W7_what_losers_committed_counts_towards_the_loss() -> None:
    state, _ = war(tiles=land(west=0, east=4), leaders=GOVERNORS, hands={"bull": {"red": 1}})
    support(state, "l6", "1 leader")
    assert won(stay_out(state)).loss == 2
    play(state, "lion", "remove l8", "remove k9")
    assert reds(state) == {"l9", "m9"}


@pytest.mark.parametrize(("commit", "missing"), [("0 leader", 2), ("1", 2), ("1 leader", 1)])
def test_W7_committed_tiles_and_a_committed_leader_count_first(commit: str, missing: int) -> None:
    state, _ = war(tiles=land(west=3, east=3), leaders=GOVERNORS, hands={"lion": {"red": 1}})
    play(state, "bull", "skip")
    assert won(support(state, "l8", commit)).loss == 3
    assert state.snapshot()["war"]["loss"] == missing


def test_W7_everything_committed_is_lost_even_above_the_need() -> None:
    state, _ = war(tiles=land(west=1, east=2), leaders=SOLDIERS, hands={"lion": {"red": 3}, "bull": {"red": 1}})
    play(state, "bull", "skip")
    support(state, "l8", "3")
    assert state.snapshot()["hands"]["lion"] == {}
    assert state.snapshot()["discards"] == {"red": 4}
    assert reds(state) == {"l8", "l9"}
    assert open_question(state) == ("lion", "turn")


def test_W7_the_player_who_placed_the_tile_chooses_one_at_a_time() -> None:
    state, _ = fight(tiles=land(west=4, east=2), leaders=SOLDIERS)  # bull's state wins, lion chooses
    assert open_question(state) == ("lion", "loss")
    assert offered(state) == {"remove l5", "remove l6", "remove k6", "remove m6"}
    play(state, "lion", "remove k6")
    assert open_question(state) == ("lion", "loss")
    assert offered(state) == {"remove l5", "remove l6", "remove m6"}
    assert reason(state, "lion", "remove k6")[0] == "W7"
    play(state, "lion", "remove l5")
    assert open_question(state) == ("lion", "turn")


def test_W7_without_a_choice_all_go_at_once() -> None:
    state, _ = fight(tiles=land(west=2, east=2), leaders=SOLDIERS)
    events = play(state, "lion", f"winner {name(state, 'l6')}")
    assert {event.space for event in of_kind(events, "TileRemoved") if event.cause == "W7"} == {"l5", "l6"}
    assert reds(state) == set()


def test_W7_a_loser_without_strength_costs_nothing() -> None:
    state, _ = fight(tiles=land(west=0, east=3), leaders=SOLDIERS)
    assert len(reds(state)) == 3
    assert open_question(state) == ("lion", "turn")


def test_W7_committed_leaders_go_back_to_their_owners() -> None:
    state, _ = war(tiles=land(west=0, east=1), leaders=GOVERNORS)
    support(state, "l6", "0 leader")
    support(state, "l8", "0 leader")
    assert state.snapshot()["war"] is None
    play(state, "lion", "lead soldier k11")
    assert leaders(state, "lion") == {"governor": "k10", "soldier": "k11"}


def test_W8_pagodas_on_tiles_that_a_loser_loses_go_back() -> None:
    state, events = fight(
        tiles=land(west=3, east=4) | {"k5": "yellow", "j4": "yellow", "j5": "yellow"},
        pagodas=["l5 l6 m6", "j4 j5 k5"],
        leaders=SOLDIERS,
    )
    assert [event.triangle for event in of_kind(events, "PagodaLost")] == ["l5 l6 m6"]
    assert state.snapshot()["pagodas"] == ["j4 j5 k5"]


@pytest.mark.parametrize(("lost", "left"), [("k9", ["l8 l9 m9"]), ("m9", [])])
def test_W8_the_winner_keeps_a_garrison_whose_tiles_stay(lost: str, left: list[str]) -> None:
    state, _ = fight(tiles=land(west=1, east=4), pagodas=["l8 l9 m9"], leaders=SOLDIERS)
    play(state, "lion", f"remove {lost}")
    assert state.snapshot()["pagodas"] == left


def test_W8_leaders_without_a_clash_stay_on_both_sides() -> None:
    state, _ = fight(
        tiles=land(west=0, east=1),
        leaders={"bull": {"soldier": "k4", "trader": "l3"}, "lion": {"soldier": "k10", "farmer": "k11"}},
    )
    assert leaders(state, "bull") == {"trader": "l3"}
    assert leaders(state, "lion") == {"soldier": "k10", "farmer": "k11"}


def test_W8_a_green_unifying_tile_brings_a_merchant_after_the_losses() -> None:
    state, _ = fight("green", tiles=land(west=1, east=2), leaders=SOLDIERS, merchants={"blue": 6})
    assert open_question(state) == ("lion", "loss")
    play(state, "lion", "remove l8")
    assert open_question(state) == ("lion", "merchant")
    play(state, "lion", "take blue")
    assert state.snapshot()["turn"]["actions_left"] == 1
