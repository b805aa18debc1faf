"""Reasons: the rule and the cells for everything that is not allowed."""

from __future__ import annotations

import pytest

from tests.huang_di.build import RULES, because, bidding, build, filled, play, reason, row
from tianming.core.errors import IllegalAction
from tianming.core.protocol import State
from tianming.core.seats import CHANCE, Seat


def asked_instead(state: State, text: str) -> tuple[str, list[str]]:
    """The reason that another question is open, and what answers it."""
    _, kind, values = reason(state, "red", text)
    assert kind == "other-question"
    return values["question"].kind, values["answers"]


def test_T1_it_is_somebody_elses_decision() -> None:
    state = build()
    assert reason(state, "white", "play recruiter") == because("T1", "not-asked", asked=["red"], seat="white")
    found = RULES.why(state, CHANCE, RULES.read("play recruiter"))
    assert found is not None and found.values == {"asked": ["red"], "seat": "chance"}
    assert found.text == "red must decide now, not chance"
    together = bidding(red={"jade": 1}, white={"jade": 1}, black={"jade": 1})
    play(together, "red", "bid 1")
    assert reason(together, "red", "bid 1") == because("T1", "not-asked", asked=["white", "black"], seat="red")


def test_T2_another_question_is_asked() -> None:
    state = build()
    assert asked_instead(state, "collect") == ("turn", ["play", "emperor"])
    play(state, "red", "play recruiter")
    assert asked_instead(state, "quarry 1") == ("role", ["recruit", "five", "collect", "prison"])


def test_X1_the_game_is_over() -> None:
    state = build(turn="white", taken=2, round={"number": 12})
    play(state, "white", "play taskmaster", "move 2")
    play(state, "red", "play taskmaster", "move 2")
    assert reason(state, "red", "play recruiter") == because("X1", "game-over")


def test_Q3_cards_that_are_not_there() -> None:
    state = build(deck=[["f01", "f02", "f03"]], red={"hand": [f"f{n:02d}" for n in range(4, 37)]})
    play(state, "red", "play resources", "look")
    found = RULES.why(state, CHANCE, RULES.read("show f09"))
    assert found is not None and found.rule == "Q3"
    play(state, "chance", "show f01", "show f02", "show f03")
    assert reason(state, "red", "keep f09") == because("Q3", "not-looked-at", card="f09")


def test_Q3_a_card_that_was_not_dealt() -> None:
    state = RULES.table(players=2, seed="x").state
    dealt = state.snapshot()["seats"]["red"]["looked"]
    other = next(f"f{n:02d}" for n in range(1, 37) if f"f{n:02d}" not in dealt)
    assert reason(state, "red", f"return {other}")[0] == "Q3"
    found = RULES.why(RULES.start(2), CHANCE, RULES.read("deal f01"))
    assert found is None


def test_P2_chance_chooses_among_the_tied() -> None:
    state = bidding(red={"jade": 5}, white={"jade": 5}, black={"jade": 5})
    for seat, bid in (("red", 1), ("white", 1), ("black", 0)):
        play(state, seat, f"bid {bid}")
    found = RULES.why(state, CHANCE, RULES.read("marker black"))
    assert found is not None and (found.kind, found.values) == ("not-tied", {"seat": "black"})


def test_B2_the_first_site_is_taken() -> None:
    state = build(red={"jade": 1, "blocks": 2, "peasants": 8})
    play(state, "red", "play builder", "build a1")
    assert reason(state, "red", "build a1") == because("B2", "first-site", cell="a1")


def test_T2_buybacks() -> None:
    state = build(red={"jade": 2}, round={"emperor_held": True})
    play(state, "red", "play taskmaster", "move 2")
    assert reason(state, "red", "buyback jade") == because("T2", "buyback-too-dear", cost=3, jade=2)
    assert reason(state, "red", "buyback chip") == because("T2", "no-chip")
    twice = build(wall=filled(2, 2), red={"jade": 9, "chips": 2}, round={"emperor_held": True})
    play(twice, "red", "play taskmaster", "move 2", "buyback jade", "play taskmaster", "move 1")
    assert reason(twice, "red", "buyback chip") == because("T2", "bought-already")


def test_E1_the_cell_is_taken() -> None:
    state = build(wall=row("a", 1, ["white"]), round={"emperor_held": True})
    found = RULES.why(state, Seat(0), RULES.read("emperor a1"))
    assert found is not None and (found.rule, found.spaces) == ("E1", ("a1",))


def test_an_illegal_action_raises_its_reason() -> None:
    state = build()
    with pytest.raises(IllegalAction) as caught:
        play(state, "red", "play builder")
    assert caught.value.reason == RULES.why(state, Seat(0), RULES.read("play builder"))
