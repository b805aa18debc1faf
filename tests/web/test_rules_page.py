"""The rules pages of every game: complete, consistent across languages, and true to the engine."""

from __future__ import annotations

import re
from typing import Any

import tianming
from tests.web.contents import (
    LANGUAGES,
    each_game,
    each_language,
    find_citations,
    folder,
    rule_ids,
    strings,
    texts,
)


def structure(name: str) -> str:
    return (folder(name) / "rules" / "structure.ts").read_text(encoding="utf-8")


def shape(content: Any) -> Any:
    """The keys of a value, at any depth."""
    return {name: shape(part) for name, part in content.items()} if isinstance(content, dict) else None


@each_game
@each_language
def test_the_page_has_every_rule(name: str, language: str) -> None:
    assert list(texts(name, "rules", language)["rules"]) == rule_ids(name)


@each_game
@each_language
def test_no_key_is_missing_and_no_text_is_empty(name: str, language: str) -> None:
    page = texts(name, "rules", language)
    assert shape(page) == shape(texts(name, "rules", "en"))
    assert all(text.strip() == text != "" for text in strings(page))


@each_game
@each_language
def test_every_rule_that_is_cited_exists(name: str, language: str) -> None:
    found = {rule for text in strings(texts(name, "rules", language)) for rule in find_citations(name, text)}
    assert found <= set(rule_ids(name))


@each_game
@each_language
def test_the_languages_cite_the_same_rules_and_numbers(name: str, language: str) -> None:
    page, english = texts(name, "rules", language), texts(name, "rules", "en")
    for part in english:
        for shown, wanted in zip(strings(page[part]), strings(english[part]), strict=True):
            assert sorted(re.findall(r"[A-Za-z]?\d+", shown)) == sorted(re.findall(r"[A-Za-z]?\d+", wanted)), shown


@each_game
def test_the_options_are_those_of_the_engine(name: str) -> None:
    shown = dict(re.findall(r'^  (\w+): "([A-Z]\d[\d.]*)",$', structure(name), re.MULTILINE))
    assert shown == {option.name: option.rule for option in tianming.game(name).options}
    assert all(list(texts(name, "rules", language)["options"]) == list(shown) for language in LANGUAGES)


@each_game
def test_the_chapters_hold_every_rule_once(name: str) -> None:
    chapters = structure(name).partition("CHAPTERS")[2].partition("OPTIONS")[0]
    assert find_citations(name, " ".join(re.findall(r'"([^"]+)"', chapters))) == rule_ids(name)
