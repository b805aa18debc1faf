"""The captions of the worked examples: complete, consistent across languages, and about the engine's pictures."""

from __future__ import annotations

import re

import pytest

from tests.web.contents import GAMES, LANGUAGES, each_game, each_language, folder, strings, texts
from tianming.core.examples import Example
from tianming.core.registry import examples

# Numbers, spaces and cells such as b3, provinces such as TANG, levels such as II.
FACTS = r"\b(?:[a-o]\d{1,2}|\d+|[A-Z]{2,6})\b"

every_example = pytest.mark.parametrize(
    ("name", "example"), [(name, example) for name in GAMES for example in examples(name).values()]
)


@each_game
@each_language
def test_every_example_has_a_title_and_a_caption_for_each_picture(name: str, language: str) -> None:
    found = texts(name, "examples", language)
    assert list(found) == list(examples(name))
    for example in examples(name).values():
        text = found[example.id]
        assert set(text) == {"title", "captions"}
        assert len(text["captions"]) == 1 + len(example.steps), example.id
        assert all(string.strip() == string != "" for string in strings(text))


@each_game
def test_the_client_knows_the_examples_of_the_engine(name: str) -> None:
    listed = (folder(name) / "examples" / "texts.ts").read_text(encoding="utf-8")
    assert re.findall(r'"([\w-]+)"[,\n]', listed) == list(examples(name))


@every_example
def test_the_languages_speak_of_the_same_places_and_numbers(name: str, example: Example) -> None:
    found = {
        language: [
            sorted(re.findall(FACTS, caption)) for caption in texts(name, "examples", language)[example.id]["captions"]
        ]
        for language in LANGUAGES
    }
    assert all(facts == found["en"] for facts in found.values()), found


@every_example
def test_no_caption_is_left_in_english(name: str, example: Example) -> None:
    english = strings(texts(name, "examples", "en")[example.id])
    for language in LANGUAGES[1:]:
        for said, other in zip(english, strings(texts(name, "examples", language)[example.id]), strict=True):
            assert said != other
