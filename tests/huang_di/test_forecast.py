"""Forecasts: what a build completes and who would score, what a bid would cost; from a seat's own view alone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import to_builtins

from tests.huang_di.build import RULES, bidding, build, filled, play, row
from tianming.core.errors import IllegalAction
from tianming.core.protocol import State
from tianming.core.seats import Seat


def facts(state: State, text: str, seat: Seat = Seat(0)) -> dict[str, Any]:
    return dict(to_builtins(RULES.forecast(RULES.view(state, seat), RULES.read(text)).facts))


def builder(**fields: Any) -> State:
    state = build(**fields)
    play(state, "red", "play builder")
    return state


def test_G1_a_build_that_completes_a_row() -> None:
    state = builder(
        wall=row("a", 1, ["white", "white", "red"]), red={"jade": 1, "blocks": 2, "peasants": 9, "convicts": 3}
    )
    assert facts(state, "build d1")["rows"] == []
    play(state, "red", "build d1")
    found = facts(state, "build e1")
    assert (found["rows"], found["points"], found["chips"], found["workers"]) == ([(1, 1)], [(0, 3, "row")], 1, 4)


def test_G2_a_build_that_completes_a_level_for_somebody_else() -> None:
    blocks = row("a", 1, ["white"] * 4) | row("f", 1, ["white"] * 5)
    found = facts(builder(wall=blocks, red={"blocks": 1, "peasants": 2}), "build e1")
    assert found["points"] == [(1, 3, "row"), (1, 10, "level")]
    assert found["levels"] == [1]


def test_G3_a_tower() -> None:
    found = facts(builder(wall=filled(1, 3), red={"blocks": 1, "peasants": 9}), "build a4")
    assert (found["points"], found["workers"]) == ([(0, 5, "tower")], 8)


def test_E1_the_emperor_block() -> None:
    state = build(wall=row("a", 1, ["white"] * 4), round={"emperor_held": True})
    assert facts(state, "emperor e1")["points"] == [(1, 3, "row")]


def test_B2_who_dies() -> None:
    state = builder(red={"blocks": 1, "peasants": 3, "convicts": 3})
    play(state, "red", "build a1")
    assert facts(state, "convicts 1")["dead"] == (1, 1)


def test_P1_what_a_bid_would_cost() -> None:
    state = bidding(red={"jade": 5}, white={"jade": 4}, black={"jade": 2})
    play(state, "white", "bid 4")
    bid = facts(state, "bid 5")["bid"]
    assert bid == {"jade": 5, "value": 5, "cost": 5, "rivals": {1: 4, 2: 2}, "sure": True}
    assert not facts(state, "bid 4")["bid"]["sure"]


def test_P1_the_last_bid_tells_nothing_of_the_others() -> None:
    state = bidding(2, red={"jade": 5}, white={"jade": 4})
    play(state, "white", "bid 3")
    view = RULES.view(state, Seat(0))
    found = RULES.forecast(view, RULES.read("bid 2"))
    assert [type(event).__name__ for event in found.events] == ["BidMade"]


def test_R4_an_empty_prison_is_warned_of() -> None:
    for jade, useless in ((0, True), (1, False)):
        state = build(prisons=[{"jade": jade}])
        play(state, "red", "play recruiter")
        assert facts(state, "prison")["useless"] == useless


def test_R1_what_it_costs() -> None:
    state = build(red={"jade": 7})
    play(state, "red", "play recruiter")
    assert facts(state, "recruit 5")["jade"] == -7
    assert facts(state, "collect")["jade"] == 3


def test_X1_the_end_is_forecast() -> None:
    blocks = filled(1, 4) | filled(2, 4, "black")
    del blocks["j4"]
    state = build(3, wall=blocks, red={"blocks": 1, "peasants": 8, "taskmaster": 2})
    play(state, "red", "play builder")
    found = RULES.forecast(RULES.view(state, Seat(0)), RULES.read("build j4"))
    assert type(found.events[-1]).__name__ == "GameEnded"


def test_T1_the_next_turn_is_not_told() -> None:
    state = build()
    play(state, "red", "play recruiter")
    found = RULES.forecast(RULES.view(state, Seat(0)), RULES.read("collect"))
    assert [type(event).__name__ for event in found.events] == ["JadeTaken"]


def test_H1_a_forecast_does_not_depend_on_what_is_hidden() -> None:
    state = build(3, white={"hand": ["f01", "f02"]}, red={"hand": ["f09"]})
    view, rng = RULES.view(state, Seat(0)), random.Random(1)
    for _ in range(5):
        other = RULES.view(RULES.guess(view, rng), Seat(0))
        for action in state.legal(Seat(0)):
            assert RULES.forecast(view, action) == RULES.forecast(other, action)


def test_what_is_not_allowed_is_not_forecast() -> None:
    state = build()
    with pytest.raises(IllegalAction):
        facts(state, "play builder")
    with pytest.raises(ValueError, match="spectators"):
        RULES.forecast(RULES.view(state, None), RULES.read("play recruiter"))
