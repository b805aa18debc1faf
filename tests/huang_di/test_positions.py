"""The position format: what is written, what is filled in, what is refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.engine.walking import walk
from tests.huang_di.build import RULES, build, filled, play, position, row, things
from tianming.core.errors import InvalidPosition
from tianming.core.seats import Seat


def complaint(**fields: Any) -> tuple[str, str]:
    with pytest.raises(InvalidPosition) as error:
        RULES.restore(position(**fields))
    return error.value.field, error.value.rule


def test_what_is_left_out_is_filled_in() -> None:
    state = build(wall={"a1": "red"}, red={"blocks": 2, "hand": ["f01"]})
    red = things(state, "red")
    assert (red["area"], red["taskmaster"], red["bid"]) == (15, 1, None)
    assert [len(layer) for layer in state.snapshot()["deck"]] == [35]


@pytest.mark.parametrize("players", RULES.players)
def test_every_position_of_a_game_restores(players: int) -> None:
    for seed in range(3):
        for state, _, _ in walk(RULES, players, seed, {"strict_supplies": seed == 1}):
            assert RULES.restore(copy.deepcopy(state.snapshot())).key() == state.key()


@pytest.mark.parametrize(
    ("fields", "wanted"),
    [
        ({"wall": {"a2": "red"}}, ("wall.a2", "W2")),
        ({"red": {"area": 17}}, ("seats.red.area", "Q1")),
        ({"red": {"blocks": 19}}, ("seats.red.area", "Q1")),
        ({"wall": {"a1": "red"}, "plaques": ["a1"]}, ("plaques", "B3")),
        ({"red": {"played": ["f01"]}}, ("plaques", "B3")),
        ({"wall": {"a1": "emperor"}, "plaques": ["a1"]}, ("plaques", "B3")),
        ({"red": {"chips": 1}}, ("seats", "G1")),
        ({"wall": filled(2, 2), "red": {"chips": 2}, "white": {"chips": 1}}, ("seats", "G1")),
        ({"red": {"taskmaster": 3}}, ("seats.red.taskmaster", "M1")),
        ({"red": {"taskmaster": 0}}, ("seats.red.taskmaster", "format")),
        ({"wall": row("a", 1, ["emperor"] * 5) | row("f", 1, ["emperor"] * 5)}, ("round.emperor_left", "P3")),
        ({"round": {"emperor_left": 3}}, ("round.emperor_left", "P3")),
        ({"round": {"marker": None}}, ("round.marker", "P3")),
        ({"round": {"number": 0}}, ("round.number", "I1")),
        ({"round": {"marker": "white"}}, ("turn.seat", "T1")),
        ({"red": {"table": ["builder"]}}, ("seats.red.table", "T2")),
        ({"shown": "builder"}, ("turn.shown", "T2")),
        ({"red": {"hand": ["f01"]}, "white": {"hand": ["f01"]}}, ("seats", "Q3")),
        ({"deck": [["f01"]]}, ("deck", "Q3")),
        ({"red": {"looked": ["f01"]}}, ("seats", "Q3")),
        ({"red": {"bid": 0}}, ("seats.red.bid", "P1")),
        ({"memory": {"red": {"f01": ["white"]}}}, ("memory.red.f01", "H1")),
        ({"red": {"hand": ["f01"]}, "memory": {"red": {"f01": [0]}}}, ("memory.red.f01", "H1")),
        ({"build": ["a1"]}, ("build", "B2")),
        ({"questions": []}, ("questions", "X1")),
        ({"questions": [{"ask": "after", "seat": "red"}]}, ("turn.shown", "T2")),
        ({"questions": [{"ask": "turn", "seat": "white"}]}, ("questions", "T1")),
        ({"wall": filled(1, 4) | filled(2, 4, "red")}, ("wall", "X1")),
        ({"ended": "X1", "questions": []}, ("ended", "X1")),
        ({"ended": "X2", "questions": []}, ("ended", "X2")),
    ],
    ids=str,
)
def test_what_the_rules_forbid_is_refused(fields: dict[str, Any], wanted: tuple[str, str]) -> None:
    assert complaint(**fields) == wanted


def test_G1_a_chip_more_for_every_row_is_a_position_too() -> None:
    wall = filled(2, 3) | row("a", 1, ["red"] * 4)
    state = build(wall=wall, red={"chips": 3, "blocks": 1, "peasants": 2})
    play(state, "red", "play builder", "build e1")
    assert things(state, "red")["chips"] == 4
    assert RULES.restore(state.snapshot()).key() == state.key()


def asking(kind: str, **fields: Any) -> dict[str, Any]:
    shown = fields.pop("shown", "builder")
    question = {"ask": kind, "seat": "red", **({"about": fields.pop("about")} if "about" in fields else {})}
    return {"shown": shown, "questions": [question], **fields}


@pytest.mark.parametrize(
    ("fields", "wanted"),
    [
        (asking("role", about="builder"), ("questions", "T4")),
        (asking("second", build=["a1"]), ("build", "B2")),
        (asking("second", build=["a1"], red={"blocks": 1, "peasants": 2}), ("questions", "T4")),
        (asking("workers", build=["a1"], red={"blocks": 1, "peasants": 2}), ("questions", "T4")),
        (asking("workers", build=["a1", "c3"], red={"blocks": 2, "peasants": 9, "jade": 1}), ("build", "B2")),
        (asking("between", build=["a1", "b1"], red={"blocks": 2}), ("build", "B2")),
        (asking("plaque", about="f01", wall=row("a", 1, ["red"] * 2)), ("plaques", "B3")),
        (asking("after", shown="recruiter"), ("questions", "T4")),
        (asking("role", about="recruiter", red={"blocks": 1}), ("questions", "M2")),
        (asking("keep", shown="resources", about=2), ("seats", "Q3")),
    ],
    ids=str,
)
def test_questions_that_cannot_be_asked_are_refused(fields: dict[str, Any], wanted: tuple[str, str]) -> None:
    assert complaint(**fields) == wanted


@pytest.mark.parametrize("name", ["second", "workers", "between", "plaque", "keep", "after"])
def test_questions_in_the_middle_of_an_action_restore(name: str) -> None:
    start = {
        "second": (build(red={"jade": 1, "blocks": 2, "peasants": 4}), ["play builder", "build a1"]),
        "workers": (build(red={"blocks": 1, "peasants": 2, "convicts": 2}), ["play builder", "build a1"]),
        "between": (
            build(red={"jade": 1, "blocks": 2, "peasants": 4}, round={"emperor_held": True}),
            ["play builder", "build a1", "build b1"],
        ),
        "plaque": (build(wall=row("a", 1, ["red"] * 2), red={"hand": ["f01"]}), ["play builder", "favour f01"]),
        "keep": (build(), ["play resources", "look"]),
        "after": (build(wall=filled(2, 1), red={"chips": 1}), ["play recruiter", "collect"]),
    }
    state, texts = start[name]
    play(state, "red", *texts)
    while state.actors() == (-1,):
        state.apply(Seat(-1), state.odds()[0][0])
    assert state.kind() == name
    assert RULES.restore(state.snapshot()).key() == state.key()
