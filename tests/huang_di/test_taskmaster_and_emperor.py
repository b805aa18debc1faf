"""Sections 6 and 7: the taskmaster (M1, M2) and the emperor block (E1, E2)."""

from __future__ import annotations

import pytest

from tests.huang_di.build import (
    because,
    build,
    filled,
    of_kind,
    offered,
    open_question,
    play,
    points,
    reason,
    row,
    things,
    wall,
)

HELD = {"emperor_held": True}


def test_M1_to_any_other_province() -> None:
    state = build(5, red={"taskmaster": 2})
    play(state, "red", "play taskmaster")
    assert offered(state) == {"move 1", "move 3", "move 4"}
    assert reason(state, "red", "move 2") == because("M1", "there-already")
    play(state, "red", "move 4")
    assert things(state, "red")["taskmaster"] == 4


def test_M1_there_is_no_other_province() -> None:
    state = build()
    play(state, "red", "play taskmaster")
    assert reason(state, "red", "move 3") == because("M1", "no-such-province", number=2)


@pytest.mark.parametrize(
    ("card", "cost", "text"), [("recruiter", 1, "five"), ("resources", 2, "quarry 1"), ("builder", 2, "build a1")]
)
def test_M2_repeat_any_action_of_a_card_on_the_table(card: str, cost: int, text: str) -> None:
    state = build(taken=1, red={"table": [card], "jade": cost, "peasants": 2, "blocks": 1})
    play(state, "red", "play taskmaster", f"repeat {card}")
    assert (things(state, "red")["jade"], open_question(state)) == (0, ("red", "role"))
    play(state, "red", text)
    assert set(things(state, "red")["table"]) == {card, "taskmaster"}


def test_M2_only_cards_from_earlier_turns() -> None:
    state = build(taken=1, wall=filled(2, 1), red={"table": ["resources"], "jade": 9, "chips": 1})
    play(state, "red", "play recruiter", "collect", "buyback chip", "play taskmaster")
    assert offered(state) == {"move 2", "repeat resources"}
    assert reason(state, "red", "repeat recruiter")[0] == "M2"


def test_M2_it_must_be_paid_and_possible() -> None:
    state = build(taken=1, red={"table": ["builder"], "jade": 1, "blocks": 1, "peasants": 2})
    play(state, "red", "play taskmaster")
    assert reason(state, "red", "repeat builder") == because("M2", "repeat-too-dear", card="builder", cost=2, jade=1)
    idle = build(taken=1, red={"table": ["builder"], "jade": 2})
    play(idle, "red", "play taskmaster")
    assert reason(idle, "red", "repeat builder")[0] == "T4"


def test_M2_a_buyback_returns_the_taskmaster() -> None:
    state = build(taken=1, red={"table": ["recruiter"], "jade": 4})
    events = play(state, "red", "play taskmaster", "repeat recruiter", "recruit 1", "buyback jade")
    assert of_kind(events, "CardBoughtBack")[0].card == "taskmaster"
    assert {"play taskmaster", "play resources"} <= offered(state)


# The emperor block.


def test_E1_before_a_card_in_any_province_and_free() -> None:
    state = build(round=HELD)
    before = things(state, "red")
    assert {f"emperor {column}1" for column in "abcdefghij"} <= offered(state)
    play(state, "red", "emperor g1")
    assert (wall(state), things(state, "red"), open_question(state)) == ({"g1": "emperor"}, before, ("red", "turn"))
    assert not any(text.startswith("emperor") for text in offered(state))


def test_E1_never_between_showing_a_card_and_its_action() -> None:
    state = build(round=HELD)
    play(state, "red", "play recruiter")
    assert reason(state, "red", "emperor a1")[0] == "T2"


def test_E1_after_an_action_and_after_a_buyback() -> None:
    state = build(round=HELD, wall=filled(2, 1), red={"chips": 1})
    play(state, "red", "play recruiter", "collect")
    assert "emperor a1" in offered(state)
    play(state, "red", "buyback chip")
    assert "emperor a1" in offered(state)
    play(state, "red", "play recruiter", "collect", "emperor a1")
    assert open_question(state) == ("white", "turn")


def test_E1_between_the_two_blocks_of_a_build() -> None:
    state = build(round=HELD, red={"jade": 1, "blocks": 2, "peasants": 4})
    play(state, "red", "play builder", "build a1", "build b1")
    assert open_question(state) == ("red", "between")
    play(state, "red", "done")
    assert open_question(state) == ("red", "after")
    play(
        state,
        "red",
        "emperor a2",
    )
    assert wall(state) == {"a1": "red", "b1": "red", "a2": "emperor"}


def test_E1_emperor_block_on_level_3_and_own_block_on_it() -> None:
    """Oracle 10, first part."""
    state = build(wall={"a1": "white", "a2": "white"}, round=HELD, red={"blocks": 1, "peasants": 8})
    play(state, "red", "emperor a3", "play builder", "build a4")
    assert (wall(state)["a4"], points(state)) == ("red", [5, 0])


def test_E1_only_its_holder_and_W2_holds() -> None:
    state = build(round=HELD)
    assert reason(state, "red", "emperor a2")[0] == "W2"
    play(state, "red", "play recruiter", "collect", "done")
    assert open_question(state) == ("white", "turn")
    assert reason(state, "white", "emperor a1") == because("E1", "no-emperor-block")


def test_E1_unplaced_it_is_out_of_the_game() -> None:
    state = build(turn="white", taken=2, round=HELD, red={"jade": 1}, white={"jade": 1})
    play(state, "white", "play taskmaster", "move 2", "done")
    events = play(state, "red", "play taskmaster", "move 2")
    assert of_kind(events, "EmperorBlockLost")[0].seat == 1
    part = state.snapshot()["round"]
    assert (part["emperor_held"], part["emperor_left"], part["number"]) == (False, 9, 4)


def test_E2_it_counts_for_nobody_but_completes_a_row() -> None:
    state = build(wall=row("a", 1, ["white", "white", "red", "red"]), round=HELD)
    play(state, "red", "emperor e1")
    assert (points(state), things(state, "red")["chips"]) == ([3, 3], 1)


def test_E2_no_points_on_level_4() -> None:
    state = build(wall={f"a{level}": "white" for level in (1, 2, 3)}, round=HELD)
    play(state, "red", "emperor a4")
    assert points(state) == [0, 0]


def test_E2_it_may_complete_the_wall() -> None:
    blocks = filled(1, 4) | filled(2, 4, "red")
    del blocks["j4"]
    state = build(wall=blocks, round=HELD, prisons=[{"jade": 2}, {"convicts": 3}])
    events = play(state, "red", "emperor j4")
    assert (state.actors(), of_kind(events, "GameEnded")[0].rule) == ((), "X1")
    assert (things(state, "red")["jade"], things(state, "red")["convicts"]) == (2, 3)
