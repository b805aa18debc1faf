"""The lessons of the client, played by the engine as the screen plays them."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

import tianming
from tests.web.contents import GAME, LANGUAGES, RULES, strings, value
from tianming.core.protocol import Event
from tianming.core.table import Table
from tianming.games.yellow_yangtze.board import SPACE_NAMES

ENGINE = tianming.game("yellow-yangtze")
FOLDER = GAME / "lessons"
LESSONS: list[dict[str, Any]] = json.loads((FOLDER / "lessons.json").read_text(encoding="utf-8"))
TEXTS: dict[str, Any] = {language: value(FOLDER / f"{language}.ts") for language in LANGUAGES}
SPACE = r"\b[a-o]\d{1,2}\b"

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson["id"] for lesson in LESSONS])


def fits(event: Event, pattern: dict[str, Any]) -> bool:
    fields = msgspec.to_builtins(event)
    return all(
        fields.get(name) in wanted if isinstance(wanted, list) else fields.get(name) == wanted
        for name, wanted in pattern.items()
    )


def heard(step: dict[str, Any], events: list[Event]) -> bool:
    return all(any(fits(event, pattern) for event in events) for pattern in step["hear"])


def opened(lesson: dict[str, Any]) -> Table:
    """The table that the screen opens: from the position, after a round trip through the engine."""
    return ENGINE.table(seed="lesson", position=ENGINE.restore(lesson["position"]).snapshot())


def answered(table: Table, lesson: dict[str, Any]) -> list[Event]:
    """The scripted answers of the others, as long as they are asked something that has one."""
    events: list[Event] = []
    while actors := table.state.actors():
        (seat,) = actors
        reply = lesson["replies"].get(ENGINE.ask(table.state, seat)[0])
        if seat == lesson["seat"] or reply is None:
            break
        assert ENGINE.read(reply) in table.state.legal(seat), f"{reply} is not legal"
        events += table.act(seat, reply)
    return events


def asked(table: Table, lesson: dict[str, Any]) -> str | None:
    """The question that the learner is asked."""
    seat = lesson["seat"]
    return ENGINE.ask(table.state, seat)[0] if seat in table.state.actors() else None


def played(table: Table, lesson: dict[str, Any], step: dict[str, Any]) -> list[Event]:
    """What the learner hears of a step that is done as intended."""
    events: list[Event] = []
    for number, action in enumerate(step["do"]):
        question = asked(table, lesson)
        assert number == 0 or question in step["free"], f"{question} is asked before {action}: the step is judged early"
        events += table.act(lesson["seat"], action)
        events += answered(table, lesson)
    assert asked(table, lesson) not in step["free"], "the step is never judged"
    return events


def test_there_are_lessons_for_the_issue() -> None:
    assert 8 <= len(LESSONS) <= 12
    assert len({lesson["id"] for lesson in LESSONS}) == len(LESSONS)


@each_lesson
def test_the_position_asks_the_learner(lesson: dict[str, Any]) -> None:
    assert asked(opened(lesson), lesson) == "turn"


@each_lesson
def test_the_intended_actions_reach_the_goal(lesson: dict[str, Any]) -> None:
    table = opened(lesson)
    for step in lesson["steps"]:
        events = played(table, lesson, step)
        assert heard(step, events), [ENGINE.sentence(event) for event in events]


@each_lesson
def test_every_scripted_reply_is_used(lesson: dict[str, Any]) -> None:
    table = opened(lesson)
    for step in lesson["steps"]:
        played(table, lesson, step)
    others = {action for seat, action in table.record.actions if seat >= 0 and seat != lesson["seat"]}
    assert {ENGINE.write(action) for action in others} == set(lesson["replies"].values())


@each_lesson
def test_passing_does_not_reach_the_goal(lesson: dict[str, Any]) -> None:
    table = opened(lesson)
    assert not heard(lesson["steps"][0], table.act(lesson["seat"], "pass"))


def test_the_revolt_is_lost_with_too_little() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson["id"] == "revolt")
    first, second = lesson["steps"]
    for commitment, wins in {"commit 0": False, "commit 1": False, "commit 1 leader": True, "commit 2": True}.items():
        table = opened(lesson)
        played(table, lesson, first)
        assert heard(second, played(table, lesson, {**second, "do": [commitment]})) is wins


def test_the_last_lesson_is_won_by_green_alone() -> None:
    lesson = LESSONS[-1]
    ranks = {}
    for action in ("tile green f10", "tile red b6", "tile black c5"):
        table = opened(lesson)
        table.act(0, action)
        if table.state.actors():
            table.act(0, "skip")
        outcome = table.state.outcome()
        assert outcome is not None and outcome.rule == "X1"
        ranks[action] = outcome.ranks
    assert ranks == {"tile green f10": (1, 2), "tile red b6": (2, 1), "tile black c5": (2, 1)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_text(language: str) -> None:
    texts = TEXTS[language]
    assert list(texts) == [lesson["id"] for lesson in LESSONS]
    for lesson in LESSONS:
        text = texts[lesson["id"]]
        assert set(text) == {"title", "text", "steps", "praise"}
        assert len(text["steps"]) == len(lesson["steps"]), lesson["id"]
        assert all(string.strip() == string != "" for string in strings(text))


@each_lesson
def test_the_languages_speak_of_the_same_spaces(lesson: dict[str, Any]) -> None:
    found = {
        language: [set(re.findall(SPACE, string)) for string in strings(TEXTS[language][lesson["id"]])]
        for language in LANGUAGES
    }
    assert all(spaces == found["en"] for spaces in found.values()), found
    assert set().union(*found["en"]) <= set(SPACE_NAMES)


@each_lesson
def test_the_rules_behind_it_exist(lesson: dict[str, Any]) -> None:
    assert lesson["rules"] and set(lesson["rules"]) <= set(RULES)
