"""The rules pages of the client: complete, the same in every language, and true to the engine."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tianming
from tests.web.contents import GAME, LANGUAGES, RULE, RULES, strings, value

ENGINE = tianming.game("yellow-yangtze")
PAGES: dict[str, Any] = {language: value(GAME / "rules" / f"{language}.ts") for language in LANGUAGES}
STRUCTURE = (GAME / "rules" / "structure.ts").read_text(encoding="utf-8")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def shape(content: Any) -> Any:
    """The keys of a value, however deep."""
    return {name: shape(part) for name, part in content.items()} if isinstance(content, dict) else None


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
@pytest.mark.parametrize("part", ["rules", "terms", "options", "colours"])
def test_the_languages_cite_the_same_rules_and_numbers(language: str, part: str) -> None:
    for name, told in PAGES[language][part].items():
        found = [sorted(re.findall(r"[A-Za-z]?\d+", text)) for text in strings(told)]
        assert found == [sorted(re.findall(r"[A-Za-z]?\d+", text)) for text in strings(PAGES["en"][part][name])], name


def test_the_options_are_those_of_the_engine() -> None:
    told = dict(re.findall(r'^  (\w+): "([A-Z]\d)",$', STRUCTURE, re.MULTILINE))
    assert told == {option.name: option.rule for option in ENGINE.options}
    assert all(list(page["options"]) == list(told) for page in PAGES.values())


def test_the_chapters_hold_every_rule_once() -> None:
    chapters = re.findall(r"\{ id: \"[\w-]+\", rules: \[(.*?)\] \}", STRUCTURE)
    assert re.findall(RULE, " ".join(chapters)) == RULES
