"""The lessons of the client, played by the engine as the screen plays them, for every game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import tianming
from tests.web.contents import GAMES, LANGUAGES, each_game, each_language, lessons, rule_ids, strings, texts
from tianming.core.protocol import Event
from tianming.core.seats import Seat
from tianming.core.table import Table
from tianming.games.huang_di.board import CELL_NAMES
from tianming.games.yellow_yangtze.board import SPACE_NAMES
from tianming.games.yuan.board import PROVINCE_NAMES

Lesson = dict[str, Any]
ALL = [(name, lesson) for name in GAMES for lesson in lessons(name)]
each_lesson = pytest.mark.parametrize(("name", "lesson"), ALL, ids=[f"{name}-{one['id']}" for name, one in ALL])
# By game: what a text names that must be the same in all languages, and the places there are.
NAMED: dict[str, tuple[str, tuple[str, ...]]] = {
    "yellow-yangtze": (r"\b[a-o]\d{1,2}\b", SPACE_NAMES),
    "huang-di": (r"\b[a-t][1-4]\b", CELL_NAMES),
    "yuan": (rf"\b(?:{'|'.join(PROVINCE_NAMES)})\b", PROVINCE_NAMES),
}
# Lessons whose goal is reached by passing.
PASSING = {("yuan", "pass")}


def fits(event: Event, pattern: dict[str, Any]) -> bool:
    fields = msgspec.to_builtins(event)
    return all(
        fields.get(name) in wanted if isinstance(wanted, list) else fields.get(name) == wanted
        for name, wanted in pattern.items()
    )


def heard(step: dict[str, Any], events: list[Event]) -> bool:
    return all(any(fits(event, pattern) for event in events) for pattern in step["hear"])


def lesson_of(name: str, id: str) -> Lesson:
    return next(lesson for lesson in lessons(name) if lesson["id"] == id)


def open_lesson(name: str, lesson: Lesson) -> Table:
    """The table that the screen opens: from the position, after a round trip through the engine."""
    rules = tianming.game(name)
    return rules.table(seed="lesson", position=rules.restore(lesson["position"]).snapshot())


def answer_others(table: Table, lesson: Lesson) -> list[Event]:
    """The scripted answers of the others, as long as they are asked something that has one."""
    events: list[Event] = []
    while (actors := table.state.actors()) and lesson["seat"] not in actors:
        seat = actors[0]
        reply = lesson["replies"].get(table.rules.ask(table.state, seat)[1].kind)
        if reply is None:
            break
        assert table.rules.read(reply) in table.state.legal(seat), f"{reply} is not legal"
        events += table.act(seat, reply)
    return events


def is_asked(table: Table, lesson: Lesson) -> str | None:
    """The question that the learner is asked."""
    seat = lesson["seat"]
    return table.rules.ask(table.state, seat)[1].kind if seat in table.state.actors() else None


def play_lesson(table: Table, lesson: Lesson, step: dict[str, Any]) -> list[Event]:
    """What the learner hears of a step that is done as intended."""
    events: list[Event] = []
    for number, action in enumerate(step["do"]):
        question = is_asked(table, lesson)
        assert number == 0 or question in step["free"], f"{question} is asked before {action}: the step is judged early"
        events += table.act(lesson["seat"], action)
        events += answer_others(table, lesson)
    assert is_asked(table, lesson) not in step["free"], "the step is never judged"
    return events


def reaches_goal(name: str, lesson: Lesson, *actions: str) -> bool:
    """Whether those actions reach the goal of the first step."""
    step = {**lesson["steps"][0], "do": list(actions)}
    return heard(step, play_lesson(open_lesson(name, lesson), lesson, step))


# Every lesson.


@each_game
def test_there_are_enough_lessons(name: str) -> None:
    assert 8 <= len(lessons(name)) <= 12
    assert len({lesson["id"] for lesson in lessons(name)}) == len(lessons(name))


@each_lesson
def test_the_position_asks_the_learner(name: str, lesson: Lesson) -> None:
    assert lesson["seat"] == 0 and lesson["position"]["players"] == 2
    assert is_asked(open_lesson(name, lesson), lesson) in ("turn", "bid")


@each_lesson
def test_the_intended_actions_reach_the_goal(name: str, lesson: Lesson) -> None:
    table = open_lesson(name, lesson)
    for step in lesson["steps"]:
        assert step["hear"]
        events = play_lesson(table, lesson, step)
        assert heard(step, events), [table.rules.sentence(event) for event in events]
    others = {action for seat, action in table.record.actions if seat >= 0 and seat != lesson["seat"]}
    assert {table.rules.write(action) for action in others} == set(lesson["replies"].values())


@each_lesson
def test_something_else_does_not_reach_the_goal(name: str, lesson: Lesson) -> None:
    table = open_lesson(name, lesson)
    legal = [table.rules.write(action) for action in table.state.legal(lesson["seat"])]
    other = "pass" if "pass" in legal else next(text for text in legal if text != lesson["steps"][0]["do"][0])
    events = table.act(lesson["seat"], other) + answer_others(table, lesson)
    assert heard(lesson["steps"][0], events) == ((name, lesson["id"]) in PASSING)


@each_game
@each_language
def test_every_lesson_has_its_text(name: str, language: str) -> None:
    shown = texts(name, "lessons", language)
    assert list(shown) == [lesson["id"] for lesson in lessons(name)]
    for lesson in lessons(name):
        text = shown[lesson["id"]]
        assert set(text) == {"title", "text", "steps", "praise"}
        assert len(text["steps"]) == len(lesson["steps"]), lesson["id"]
        assert all(string.strip() == string != "" for string in strings(text))


@each_lesson
def test_the_languages_speak_of_the_same_places_and_numbers(name: str, lesson: Lesson) -> None:
    pattern, places = NAMED[name]
    found = {
        language: [
            (set(re.findall(pattern, string)), sorted(re.findall(r"\d+", string)))
            for string in strings(texts(name, "lessons", language)[lesson["id"]])
        ]
        for language in LANGUAGES
    }
    assert all(named == found["en"] for named in found.values()), found
    assert set().union(*(named for named, _ in found["en"])) <= set(places)


@each_lesson
def test_the_rules_behind_it_exist(name: str, lesson: Lesson) -> None:
    assert lesson["rules"] and set(lesson["rules"]) <= set(rule_ids(name))


# Lessons of one game: what is needed is needed.


def test_the_revolt_is_lost_with_too_little() -> None:
    lesson = lesson_of("yellow-yangtze", "revolt")
    first, second = lesson["steps"]
    for commitment, wins in {"commit 0": False, "commit 1": False, "commit 1 leader": True, "commit 2": True}.items():
        table = open_lesson("yellow-yangtze", lesson)
        play_lesson(table, lesson, first)
        assert heard(second, play_lesson(table, lesson, {**second, "do": [commitment]})) is wins


def test_the_petition_is_lost_with_less() -> None:
    lesson = lesson_of("huang-di", "petition")
    assert {jade: reaches_goal("huang-di", lesson, f"bid {jade}") for jade in (3, 4, 5)} == {3: False, 4: True, 5: True}


def test_the_attack_needs_level_two() -> None:
    lesson = lesson_of("yuan", "attack")
    assert not reaches_goal("yuan", lesson, "plan NIE d0 f0 m1") and reaches_goal("yuan", lesson, "plan NIE d0 f0 m2")


# The last lesson is won.


def ranks(name: str, act: Callable[[Table], object]) -> tuple[int, ...]:
    """The ranks at the end of the last lesson."""
    table = open_lesson(name, lessons(name)[-1])
    act(table)
    outcome = table.state.outcome()
    assert outcome is not None and outcome.rule == "X1"
    return outcome.ranks


def test_the_last_lesson_of_yellow_yangtze_is_won_by_green_alone() -> None:
    def place(action: str) -> Callable[[Table], object]:
        def act(table: Table) -> None:
            table.act(Seat(0), action)
            if table.state.actors():
                table.act(Seat(0), "skip")

        return act

    won = {text: ranks("yellow-yangtze", place(f"tile {text}")) for text in ("green f10", "red b6", "black c5")}
    assert won == {"green f10": (1, 2), "red b6": (2, 1), "black c5": (2, 1)}


def test_the_last_lesson_of_huang_di_is_won() -> None:
    lesson = lessons("huang-di")[-1]
    assert ranks("huang-di", lambda table: [play_lesson(table, lesson, step) for step in lesson["steps"]]) == (1, 2)


def test_the_last_lesson_of_yuan_is_won_by_the_third_temple() -> None:
    lesson = lessons("yuan")[-1]
    assert lesson["id"] == "win"
    assert not reaches_goal("yuan", lesson, "plan SONG d1 f0 m0")
