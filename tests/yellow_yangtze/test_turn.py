"""P1 and P2: the turn."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.yellow_yangtze.build import (
    SEATS,
    build,
    leaders,
    of_kind,
    offered,
    open_question,
    play,
    points,
    reason,
    tiles,
)
from tianming.core.errors import IllegalAction
from tianming.core.protocol import Event, State
from tianming.games.yellow_yangtze.board import COLOURS, TILE_COUNTS

TWO: dict[str, bool] = {"exactly_two_actions": True}
FULL = {"red": 6}
SIX = {"yellow": 6}


def actions_left(state: State) -> int:
    left: int = state.snapshot()["turn"]["actions_left"]
    return left


def last_of_bag(bag: dict[str, int], **fields: Any) -> State:
    """A position with just these tiles left in the bag; all others were discarded."""
    discards = dict(zip(COLOURS, TILE_COUNTS, strict=True))
    for counts in (bag, fields.get("merchants", {}), *fields.get("hands", {}).values()):
        for colour, number in counts.items():
            discards[colour] -= number
    for colour in fields.get("tiles", {}).values():
        discards[colour] -= 1
    return build(discards=discards, **fields)


# P1: a position in which all five actions can be taken twice.

PLENTY: dict[str, Any] = {
    "tiles": {
        "k6": "black",
        **dict.fromkeys(("k10", "k11", "l10", "e2", "e3", "f2"), "red"),
        **dict.fromkeys(("n10", "n12"), "yellow"),
    },
    "hands": {"lion": {"green": 2, "blue": 2, "red": 2}, "bull": {"black": 6}},
    "merchants": {"black": 6},
}
KINDS = {
    "lead": (["lead artisan k7"], ["lead soldier k5"]),
    "tile": (["tile red a1"], ["tile red a3"]),
    "riot": (["riot farmer", "remove n10"], ["riot farmer", "remove n12"]),
    "build": (["build trader", "pagoda k10 k11 l10"], ["build trader", "pagoda e2 e3 f2"]),
    "replace": (["replace", "discard red", "done"], ["replace", "discard red", "done"]),
}


def take(state: State, texts: list[str]) -> None:
    play(state, "lion", *texts)
    if texts[0] == "replace":
        play(state, "chance", "draw yellow")


@pytest.mark.parametrize(("one", "other"), list(product(KINDS, KINDS)))
def test_P1_two_actions_in_any_order_or_the_same_twice(one: str, other: str) -> None:
    state = build(**PLENTY)
    take(state, KINDS[one][0])
    assert open_question(state) == ("lion", "turn")
    assert actions_left(state) == 1
    take(state, KINDS[other][1])
    assert open_question(state) in {("chance", "refill"), ("bull", "turn")}


def test_P1_there_is_no_third_action() -> None:
    state = build(**PLENTY)
    play(state, "lion", "lead artisan k7", "lead soldier k5")
    assert open_question(state) == ("bull", "turn")
    assert reason(state, "lion", "withdraw artisan")[0] == "P1"
    with pytest.raises(IllegalAction):
        play(state, "lion", "tile red a1")


def test_P1_the_others_wait() -> None:
    state = build(**PLENTY)
    assert reason(state, "bull", "tile black a1")[0] == "P1"
    assert reason(state, "bull", "pass")[0] == "P1"


def test_P1_both_actions_may_be_passed() -> None:
    state = build(**PLENTY)
    assert "pass" in offered(state)
    play(state, "lion", "pass")
    assert open_question(state) == ("bull", "turn")
    assert actions_left(state) == 2


def test_P1_the_second_action_may_be_passed() -> None:
    state = build(**PLENTY)
    play(state, "lion", "lead artisan k7")
    assert "pass" in offered(state)
    play(state, "lion", "pass")
    assert open_question(state) == ("bull", "turn")


def test_P1_a_pass_is_possible_without_anything_else_to_do() -> None:
    assert offered(build()) == {"pass"}


def test_P1_a_pass_ends_no_question_within_an_action() -> None:
    state = build(**PLENTY)
    play(state, "lion", "riot")
    assert reason(state, "lion", "pass")[0] == "C1"


def test_P1_pagoda_and_merchant_belong_to_the_action() -> None:
    state = build(tiles={"k6": "green", "k7": "green"}, hands={"lion": {"green": 1}}, merchants={"red": 6})
    play(state, "lion", "tile green l6", "pagoda k6 k7 l6", "take red")
    assert open_question(state) == ("lion", "turn")
    assert actions_left(state) == 1


def test_P1_a_chain_of_blue_tiles_is_one_action() -> None:
    state = build(hands={"lion": {"blue": 3, "red": 1}})
    play(state, "lion", "tile blue g1", "tile blue h1", "tile blue i1", "skip")
    assert open_question(state) == ("lion", "turn")
    assert actions_left(state) == 1


def test_P1_a_revolt_belongs_to_the_action() -> None:
    state = build(tiles={"k6": "black"}, leaders={"bull": {"trader": "k7"}})
    play(state, "lion", "lead trader k5", "commit 0")
    play(state, "bull", "commit 0")
    assert open_question(state) == ("lion", "turn")
    assert actions_left(state) == 1


def test_P1_a_war_belongs_to_the_action() -> None:
    state = build(
        tiles={"k6": "black", "k10": "black"},
        leaders={"lion": {"trader": "k7"}, "bull": {"trader": "k9"}},
        hands={"lion": {"yellow": 1}},
    )
    play(state, "lion", "tile yellow k8")
    play(state, "bull", "skip")
    play(state, "lion", "skip", "winner k6")
    assert open_question(state) == ("lion", "turn")
    assert actions_left(state) == 1


def test_P1_a_war_as_the_second_action_ends_the_turn() -> None:
    state = build(
        actions_left=1,
        tiles={"k6": "black", "k10": "black"},
        leaders={"lion": {"trader": "k7"}, "bull": {"trader": "k9"}},
        hands={"lion": {"yellow": 1}},
    )
    play(state, "lion", "tile yellow k8")
    play(state, "bull", "skip")
    play(state, "lion", "skip", "winner k6")
    assert open_question(state) == ("chance", "refill")


@pytest.mark.parametrize("left", [1, 2])
def test_P1_variant_exactly_two_forbids_passing(left: int) -> None:
    state = build(actions_left=left, options=TWO, **PLENTY)
    assert "pass" not in offered(state)
    assert reason(state, "lion", "pass")[0] == "P1"
    with pytest.raises(IllegalAction):
        play(state, "lion", "pass")


def test_P1_variant_exactly_two_ends_after_two_actions() -> None:
    state = build(options=TWO, **PLENTY)
    play(state, "lion", "lead artisan k7", "lead soldier k5")
    assert open_question(state) == ("bull", "turn")
    assert "pass" not in offered(state)


@pytest.mark.parametrize("left", [1, 2])
def test_P1_variant_exactly_two_passes_when_nothing_else_is_legal(left: int) -> None:
    state = build(actions_left=left, options=TWO, tiles={"k6": "red"})
    assert offered(state) == {"pass"}
    play(state, "lion", "pass")
    assert open_question(state) == ("chance", "refill")


def test_P1_variant_exactly_two_passes_when_the_last_tile_is_gone() -> None:
    state = build(options=TWO, hands={"lion": {"red": 1}})
    assert "pass" not in offered(state)
    play(state, "lion", "tile red a1")
    assert offered(state) == {"pass"}


@pytest.mark.parametrize(
    "fields",
    [
        {"tiles": {"k6": "black"}},  # a leader can be placed
        {"tiles": {"k6": "red"}, "hands": {"lion": {"blue": 1}}},  # a tile, a riot, a replacement
    ],
)
def test_P1_variant_exactly_two_with_a_single_kind_of_action_left(fields: dict[str, Any]) -> None:
    state = build(actions_left=1, options=TWO, **fields)
    assert "pass" not in offered(state)
    assert reason(state, "lion", "pass")[0] == "P1"


# P2


def drawn_for(events: list[Event]) -> list[str]:
    """Who drew, in order."""
    draws = [event for event in events if type(event).__name__ in {"TileDrawn", "MerchantDrawn"}]
    return [SEATS[event.seat] if hasattr(event, "seat") else "merchants" for event in draws]


def draw_all(state: State, colour: str = "blue") -> list[Event]:
    events: list[Event] = []
    while open_question(state)[0] == "chance":
        events += play(state, "chance", f"draw {colour}")
    return events


@pytest.mark.parametrize(
    ("players", "active", "order"),
    [
        (2, "lion", ["lion", "bull"]),
        (2, "bull", ["bull", "lion"]),
        (3, "bull", ["bull", "archer", "lion"]),
        (3, "archer", ["archer", "lion", "bull"]),
        (4, "lion", ["lion", "bull", "archer", "pot"]),
        (4, "archer", ["archer", "pot", "lion", "bull"]),
        (4, "pot", ["pot", "lion", "bull", "archer"]),
    ],
)
def test_P2_the_active_player_refills_then_the_others_clockwise_then_the_merchants(
    players: int, active: str, order: list[str]
) -> None:
    hands = {seat: {"red": 4} for seat in SEATS[:players]}
    state = build(players=players, turn=active, hands=hands, merchants={"yellow": 4})
    play(state, active, "pass")
    events = draw_all(state)
    assert drawn_for(events) == [seat for seat in (*order, "merchants") for _ in range(2)]
    assert open_question(state) == (order[1], "turn")


def test_P2_only_those_below_six_draw_and_only_to_six() -> None:
    hands = {"archer": {"red": 3}, "pot": FULL, "lion": {"red": 5}, "bull": FULL}
    state = build(players=4, turn="archer", hands=hands, merchants={"yellow": 5})
    play(state, "archer", "pass")
    assert drawn_for(draw_all(state)) == ["archer", "archer", "archer", "lion", "merchants"]
    position = state.snapshot()
    assert [sum(position["hands"][seat].values()) for seat in SEATS] == [6, 6, 6, 6]
    assert position["merchants"] == {"blue": 1, "yellow": 5}


def test_P2_nobody_draws_when_all_are_full() -> None:
    state = build(hands={"lion": FULL, "bull": FULL}, merchants=SIX)
    events = play(state, "lion", "pass")
    assert drawn_for(events) == []
    assert open_question(state) == ("bull", "turn")
    assert actions_left(state) == 2


def test_P2_the_last_player_is_followed_by_the_first() -> None:
    hands = dict.fromkeys(SEATS[:3], FULL)
    state = build(players=3, turn="archer", hands=hands, merchants=SIX)
    play(state, "archer", "pass")
    assert open_question(state) == ("lion", "turn")


def test_P2_nobody_draws_between_the_two_actions() -> None:
    state = build(hands={"lion": FULL, "bull": {"red": 2}}, merchants={"yellow": 2})
    events = play(state, "lion", "tile red a1")
    assert drawn_for(events) == []
    assert open_question(state) == ("lion", "turn")
    assert state.snapshot()["hands"]["lion"] == {"red": 5}


def test_P2_tiles_lost_in_a_revolt_come_back_at_the_end_of_the_turn() -> None:
    state = build(
        players=3,
        actions_left=1,
        tiles={"k6": "black"},
        leaders={"archer": {"trader": "k7"}},
        hands={"lion": {"black": 6}, "bull": FULL, "archer": {"black": 6}},
        merchants=SIX,
    )
    play(state, "lion", "lead trader k5", "commit 1")
    play(state, "archer", "commit 2")
    assert drawn_for(draw_all(state)) == ["lion", "archer", "archer"]
    assert open_question(state) == ("bull", "turn")


# A court on k6 k7 l6 with lion's governor on k8.
COURT: dict[str, Any] = {
    "tiles": {"k6": "black", "k7": "black", "l6": "black"},
    "pagodas": ["k6 k7 l6"],
    "leaders": {"lion": {"governor": "k8"}},
}


def test_P2_pagoda_points_come_before_the_tiles() -> None:
    state = build(**COURT)
    events = play(state, "lion", "pass")
    (point,) = of_kind(events, "PointScored")
    assert (point.seat, point.colour, point.number, point.cause) == (0, "black", 1, "G6")
    assert open_question(state) == ("chance", "refill")


def test_P2_pagoda_points_come_at_the_end_of_the_turn_only() -> None:
    state = build(hands={"lion": {"red": 2}}, **COURT)
    play(state, "lion", "tile red a1")
    assert points(state, "lion") == {}
    play(state, "lion", "tile red a3")
    assert points(state, "lion") == {"black": 1}


def test_P2_pagoda_points_are_taken_before_an_empty_bag_ends_the_game() -> None:
    state = last_of_bag({}, **COURT, hands={"lion": {"red": 5}, "bull": FULL}, merchants=SIX)
    events = play(state, "lion", "pass")
    assert points(state, "lion") == {"black": 1}
    assert [type(event).__name__ for event in events][-2:] == ["PointScored", "GameEnded"]
    assert state.snapshot()["ended"] == "X1"


def test_P2_the_order_decides_who_gets_the_last_tiles() -> None:
    hands = {"lion": {"red": 5}, "bull": {"red": 5}, "archer": {"red": 4}}
    state = last_of_bag({"green": 3}, players=3, turn="bull", hands=hands, merchants={"yellow": 5})
    play(state, "bull", "pass")
    events = play(state, "chance", "draw green", "draw green", "draw green")
    assert drawn_for(events) == ["bull", "archer", "archer"]
    assert state.snapshot()["ended"] == "X1"
    assert state.snapshot()["hands"]["lion"] == {"red": 5}


def test_P2_the_merchants_come_last() -> None:
    hands = {"lion": {"red": 5}, "bull": {"red": 5}}
    state = last_of_bag({"green": 2}, hands=hands, merchants={"yellow": 5})
    play(state, "lion", "pass")
    events = play(state, "chance", "draw green", "draw green")
    assert drawn_for(events) == ["lion", "bull"]
    assert state.snapshot()["merchants"] == {"yellow": 5}
    assert state.snapshot()["ended"] == "X1"


def test_P2_the_last_tile_of_the_bag_does_not_end_the_game() -> None:
    hands = {"lion": {"red": 5}, "bull": FULL}
    state = last_of_bag({"green": 1}, hands=hands, merchants=SIX)
    play(state, "lion", "pass")
    play(state, "chance", "draw green")
    assert open_question(state) == ("bull", "turn")
    assert state.snapshot()["ended"] is None


def test_P2_a_full_table_needs_no_bag() -> None:
    state = last_of_bag({}, hands={"lion": FULL, "bull": FULL}, merchants=SIX)
    play(state, "lion", "pass")
    assert open_question(state) == ("bull", "turn")


def test_P2_what_was_done_stays_for_the_next_player() -> None:
    state = build(tiles={"k6": "black"}, hands={"lion": {"red": 6}, "bull": FULL}, merchants=SIX)
    play(state, "lion", "lead artisan k7", "tile red k8")
    draw_all(state)
    assert open_question(state) == ("bull", "turn")
    assert leaders(state, "lion") == {"artisan": "k7"}
    assert tiles(state) == {"k6": "black", "k8": "red"}
