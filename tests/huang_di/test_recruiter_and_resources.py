"""Sections 3 and 4: R1 to R4, Q1 to Q3."""

from __future__ import annotations

import pytest

from tests.huang_di.build import RULES, because, build, of_kind, offered, open_question, play, reason, things
from tianming.core.protocol import State
from tianming.core.seats import Seat
from tianming.games.huang_di.board import FAVOUR_NAMES

DECK = list(FAVOUR_NAMES)


def prison(state: State, province: int = 1) -> dict[str, int]:
    found: dict[str, int] = state.snapshot()["prisons"][province - 1]
    return found


@pytest.mark.parametrize(("number", "cost"), [(1, 0), (2, 1), (3, 2), (4, 4), (5, 7)])
def test_R1_peasants_cost_jade_and_a_convict_goes_to_prison(number: int, cost: int) -> None:
    """Oracle 3 among them: three peasants cost 2."""
    state = build(red={"jade": 7})
    play(state, "red", "play recruiter", f"recruit {number}")
    assert (things(state, "red")["peasants"], things(state, "red")["jade"]) == (number, 7 - cost)
    assert prison(state) == {"jade": 0, "convicts": 1}


def test_R1_only_what_can_be_paid_is_offered() -> None:
    state = build(red={"jade": 3})
    play(state, "red", "play recruiter")
    assert {text for text in offered(state) if "recruit" in text} == {"recruit 1", "recruit 2", "recruit 3"}
    assert reason(state, "red", "recruit 4") == because("R1", "peasants-too-dear", number=4, cost=4, jade=3)


def test_R2_five_convicts_for_two_peasants_and_none_for_the_prison() -> None:
    state = build(red={"peasants": 3})
    play(state, "red", "play recruiter", "five")
    assert (things(state, "red")["peasants"], things(state, "red")["convicts"]) == (1, 5)
    assert prison(state) == {"jade": 0, "convicts": 0}
    poor = build(red={"peasants": 1})
    play(poor, "red", "play recruiter")
    assert reason(poor, "red", "five")[0] == "R2"


def test_R3_collect_3_jade() -> None:
    state = build()
    play(state, "red", "play recruiter", "collect")
    assert things(state, "red")["jade"] == 3


def test_R3_a_favour_with_jade_2_makes_it_5() -> None:
    """Oracle 3."""
    state = build(wall={"a1": "red"}, plaques=["a1"], red={"played": ["f14"]})
    events = play(state, "red", "play recruiter", "collect")
    assert (things(state, "red")["jade"], of_kind(events, "JadeTaken")[0].cause) == (5, "R3")


def test_R4_everything_in_the_local_prison() -> None:
    state = build(prisons=[{"jade": 2, "convicts": 3}, {"jade": 9, "convicts": 9}])
    play(state, "red", "play recruiter", "prison")
    assert (things(state, "red")["jade"], things(state, "red")["convicts"]) == (2, 3)
    assert (prison(state), prison(state, 2)) == ({"jade": 0, "convicts": 0}, {"jade": 9, "convicts": 9})


@pytest.mark.parametrize(("number", "cost"), [(1, 0), (2, 1), (3, 2), (4, 4), (5, 7)])
def test_Q1_blocks_cost_jade_and_a_convict_goes_to_prison(number: int, cost: int) -> None:
    state = build(red={"jade": 7})
    play(state, "red", "play resources", f"quarry {number}")
    red = things(state, "red")
    assert (red["blocks"], red["area"], red["jade"]) == (number, 18 - number, 7 - cost)
    assert prison(state) == {"jade": 0, "convicts": 1}


def test_Q1_18_blocks_are_a_hard_limit() -> None:
    state = build(red={"jade": 9, "blocks": 16})
    play(state, "red", "play resources")
    assert {text for text in offered(state) if "quarry" in text} == {"quarry 1", "quarry 2"}
    assert reason(state, "red", "quarry 3") == because("Q1", "few-blocks-left", left=2)
    empty = build(red={"jade": 9, "blocks": 18})
    play(empty, "red", "play resources")
    assert offered(empty) == {"collect", "look"}


def test_Q2_collect_jade_as_R3() -> None:
    state = build(wall={"a1": "red"}, plaques=["a1"], red={"played": ["f14"]})
    events = play(state, "red", "play resources", "collect")
    assert (things(state, "red")["jade"], of_kind(events, "JadeTaken")[0].cause) == (5, "Q2")


def test_Q3_five_are_looked_at_two_kept_three_put_under_the_deck() -> None:
    state = build()
    play(state, "red", "play resources", "look")
    for card in DECK[:5]:
        play(state, "chance", f"show {card}")
    assert open_question(state) == ("red", "keep")
    assert offered(state) == {f"keep {card}" for card in DECK[:5]}
    play(state, "red", "keep f02")
    assert offered(state) == {"keep f01", "keep f03", "keep f04", "keep f05"}
    play(state, "red", "keep f05")
    assert things(state, "red")["hand"] == ["f02", "f05"]
    assert state.snapshot()["deck"] == [DECK[5:], ["f01", "f03", "f04"]]


def test_Q3_what_lies_under_the_deck_comes_last() -> None:
    state = build(deck=[["f01", "f02"], ["f03", "f04", "f05"]], red={"hand": DECK[5:]})
    play(state, "red", "play resources", "look")
    assert offered(state) == {"show f01", "show f02"}
    play(state, "chance", "show f02", "show f01")
    assert offered(state) == {"show f03", "show f04", "show f05"}


def test_Q3_of_fewer_than_five_two_are_kept() -> None:
    state = build(deck=[["f01", "f02", "f03"]], red={"hand": DECK[3:]})
    play(state, "red", "play resources", "look")
    play(state, "chance", "show f01", "show f02", "show f03")
    play(state, "red", "keep f01", "keep f02")
    assert state.snapshot()["deck"] == [["f03"]]


def test_Q3_of_two_or_fewer_all_are_kept_without_a_question() -> None:
    state = build(deck=[["f01", "f02"]], red={"hand": DECK[2:]})
    play(state, "red", "play resources", "look")
    play(state, "chance", "show f02", "show f01")
    assert (state.snapshot()["deck"], things(state, "red")["hand"]) == ([], DECK)
    assert open_question(state) == ("white", "turn")


def test_Q3_an_empty_deck_is_not_looked_at() -> None:
    state = build(deck=[], red={"hand": DECK})
    play(state, "red", "play resources")
    assert "look" not in offered(state)
    assert reason(state, "red", "look") == because("Q3", "deck-empty")


def test_Q3_at_the_start_three_of_five_are_kept_by_all_at_once() -> None:
    table = RULES.table(players=4, seed="start")
    state = table.state
    assert (state.kind(), state.actors()) == ("return", (0, 1, 2, 3))
    for seat in (2, 0, 3, 1):
        assert len(state.legal(Seat(seat))) == 5
        table.act(Seat(seat), state.legal(Seat(seat))[0])
        table.act(Seat(seat), state.legal(Seat(seat))[0])
        assert seat not in state.actors() or state.kind() == "bid"
    assert [len(seat["hand"]) for seat in state.snapshot()["seats"].values()] == [3] * 4
    assert [len(layer) for layer in state.snapshot()["deck"]] == [24]
