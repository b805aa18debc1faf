"""The rules pages and the lessons of Yuan: complete, the same in every language, and true to the engine."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

import tianming
from tests.web.contents import LANGUAGES, ROOT, strings, value
from tianming.core.protocol import Event
from tianming.core.table import Table

ENGINE = tianming.game("yuan")
FOLDER = ROOT / "web" / "src" / "games" / "yuan"
PAGE = (ROOT / "docs" / "yuan.md").read_text(encoding="utf-8")
RULES = re.findall(r"^- \*\*([YA][\d.]+)\*\*", PAGE, re.MULTILINE)
RULE = r"\b(?:Y\d(?:\.\d+)*|A\d+)\b"
NUMBERS = r"[A-Z]?\d+"
PAGES: dict[str, Any] = {language: value(FOLDER / "rules" / f"{language}.ts") for language in LANGUAGES}
STRUCTURE = (FOLDER / "rules" / "structure.ts").read_text(encoding="utf-8")
LESSONS: list[dict[str, Any]] = json.loads((FOLDER / "lessons" / "lessons.json").read_text(encoding="utf-8"))
TEXTS: dict[str, Any] = {language: value(FOLDER / "lessons" / f"{language}.ts") for language in LANGUAGES}
PROVINCE = r"\b[A-Z]{2,6}\b"

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson["id"] for lesson in LESSONS])


def shape(content: Any) -> Any:
    """The keys of a value, however deep."""
    return {name: shape(part) for name, part in content.items()} if isinstance(content, dict) else None


# The rules page.


def test_every_rule_and_ruling_is_there() -> None:
    assert {f"A{number}" for number in range(1, 60)} < set(RULES)


@each_language
def test_every_rule_is_told(language: str) -> None:
    assert list(PAGES[language]["rules"]) == RULES


@each_language
def test_no_key_is_missing_and_no_text_is_empty(language: str) -> None:
    assert shape(PAGES[language]) == shape(PAGES["en"])
    assert all(text.strip() == text != "" for text in strings(PAGES[language]))


@each_language
def test_every_rule_that_is_cited_exists(language: str) -> None:
    cited = {rule for text in strings(PAGES[language]) for rule in re.findall(RULE, text)}
    assert cited <= set(RULES)


@each_language
@pytest.mark.parametrize("part", ["rules", "terms", "options", "glance"])
def test_the_languages_cite_the_same_rules_and_numbers(language: str, part: str) -> None:
    for name, told in PAGES[language][part].items():
        found = [sorted(re.findall(NUMBERS, text)) for text in strings(told)]
        assert found == [sorted(re.findall(NUMBERS, text)) for text in strings(PAGES["en"][part][name])], name


def test_the_options_are_those_of_the_engine() -> None:
    told = dict(re.findall(r'^  (\w+): "([YA][\d.]+)",$', STRUCTURE, re.MULTILINE))
    assert told == {option.name: option.rule for option in ENGINE.options}
    assert all(list(page["options"]) == list(told) for page in PAGES.values())


def test_the_chapters_hold_every_rule_once() -> None:
    chapters = STRUCTURE[STRUCTURE.index("CHAPTERS") : STRUCTURE.index("OPTIONS")]
    assert re.findall(rf'"({RULE})"', chapters) == RULES


# The lessons, played by the engine as the screen plays them.


def fits(event: Event, pattern: dict[str, Any]) -> bool:
    fields = msgspec.to_builtins(event)
    return all(
        fields.get(name) in wanted if isinstance(wanted, list) else fields.get(name) == wanted
        for name, wanted in pattern.items()
    )


def opened(lesson: dict[str, Any]) -> Table:
    """The table that the screen opens: from the position, after a round trip through the engine."""
    return ENGINE.table(seed="lesson", position=ENGINE.restore(lesson["position"]).snapshot())


def reached(lesson: dict[str, Any], action: str) -> bool:
    """Whether an action, answered as the script says, is what the lesson wants."""
    table = opened(lesson)
    events = [*table.act(lesson["seat"], action), *table.act(1, lesson["replies"]["turn"])]
    return all(any(fits(event, pattern) for event in events) for pattern in lesson["steps"][0]["hear"])


def test_there_are_lessons_for_the_issue() -> None:
    assert 8 <= len(LESSONS) <= 12
    assert len({lesson["id"] for lesson in LESSONS}) == len(LESSONS)


@each_lesson
def test_the_position_asks_the_learner(lesson: dict[str, Any]) -> None:
    table = opened(lesson)
    assert table.state.actors() == (0, 1) and lesson["seat"] == 0 and len(lesson["steps"]) == 1


@each_lesson
def test_the_intended_action_reaches_the_goal(lesson: dict[str, Any]) -> None:
    assert reached(lesson, lesson["steps"][0]["do"][0])


@each_lesson
def test_passing_reaches_the_goal_of_one_lesson_only(lesson: dict[str, Any]) -> None:
    assert reached(lesson, "pass") == (lesson["id"] == "pass")


def test_the_attack_needs_level_two() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson["id"] == "attack")
    assert not reached(lesson, "plan NIE d0 f0 m1") and reached(lesson, "plan NIE d0 f0 m2")


def test_the_last_lesson_is_won_by_the_third_temple() -> None:
    assert LESSONS[-1]["id"] == "win"
    assert not reached(LESSONS[-1], "plan SONG d1 f0 m0")


@each_language
def test_every_lesson_has_its_text(language: str) -> None:
    texts = TEXTS[language]
    assert list(texts) == [lesson["id"] for lesson in LESSONS]
    for lesson in LESSONS:
        text = texts[lesson["id"]]
        assert set(text) == {"title", "text", "steps", "praise"}
        assert len(text["steps"]) == len(lesson["steps"]), lesson["id"]
        assert all(string.strip() == string != "" for string in strings(text))


@each_lesson
def test_the_languages_speak_of_the_same_provinces(lesson: dict[str, Any]) -> None:
    on_map = set(lesson["position"]["provinces"]) | {"CAO", "KHAL", "CHENG", "XIA", "TANG", "ALTAI"}
    found = {
        language: [set(re.findall(PROVINCE, string)) & on_map for string in strings(TEXTS[language][lesson["id"]])]
        for language in LANGUAGES
    }
    assert all(provinces == found["en"] for provinces in found.values()), found


@each_lesson
def test_the_rules_behind_it_exist(lesson: dict[str, Any]) -> None:
    assert lesson["rules"] and set(lesson["rules"]) <= set(RULES)
