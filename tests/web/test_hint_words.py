"""The words of hints: every kind of tip of every game, in every language, with its values."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain
from typing import Any

import msgspec
import pytest

import tianming
from tests.engine.walking import sampled
from tests.web.contents import LANGUAGES
from tests.web.wording import OTHERS, folders, run_keys
from tianming.core.messages import PLAIN, tip, values_of
from tianming.core.registry import advisor
from tianming.study.hints import explain

each_game = pytest.mark.parametrize("name", tianming.list_games())
NUMBERS = (0, 1, 2, 5)
SEEDS = (5, 6, 7)


def kinds(name: str) -> set[str]:
    """The kinds of tips that are the game's own."""
    return set(advisor(name).hint_templates) - set(PLAIN)


@cache
def tips_from_play(name: str) -> list[dict[str, Any]]:
    """Tips from play, at most some of each kind."""
    rules, found = tianming.game(name), dict[str, dict[str, dict[str, Any]]]()
    for state in chain.from_iterable(sampled(rules, min(rules.players), seed, every=3) for seed in SEEDS):
        seat = state.actors()[0]
        view = rules.view(state, seat)
        for action in state.legal(seat)[::29]:
            advice = explain(view, action)
            for said in (advice.where, *advice.reasons):
                if said.kind not in PLAIN:
                    found.setdefault(said.kind, {})[said.text] = msgspec.to_builtins(said)
    return [one for kind in found.values() for one in list(kind.values())[:8]]


@cache
def all_tips(name: str) -> list[dict[str, Any]]:
    """Tips from play, one of each kind that play did not show, and the same with other numbers."""
    some = tips_from_play(name)
    names = {key: value for one in some for key, value in one["values"].items() if isinstance(value, str)}
    missing = sorted(kinds(name) - {one["kind"] for one in some})
    every = some + [make_tip(name, kind, names, 2) for kind in missing]
    return every + [make_tip(name, one["kind"], one["values"], number) for one in every for number in NUMBERS]


def make_tip(name: str, kind: str, values: dict[str, Any], number: int) -> dict[str, Any]:
    """A tip of that kind, with that number for numeric values, and with names from these values or of a seat."""
    sayings, seat = advisor(name).hint_templates, tianming.game(name).seat_names[0]
    types = values_of(sayings[kind])
    chosen = {key: number if types[key] is int else values.get(key, seat) for key in types}
    said: dict[str, Any] = msgspec.to_builtins(tip(sayings, kind, (), **chosen))
    return said


@cache
def spoken_words() -> dict[str, Any]:
    """The texts for these tips, by game and language."""
    found: dict[str, Any] = run_keys({name: {"tips": all_tips(name)} for name in tianming.list_games()})["said"]
    return found


def tokens(sentence: str) -> set[str]:
    """What a sentence must keep in every language: numbers, spaces and other names with digits, in small letters."""
    return set(re.findall(r"(?<![a-z0-9])[a-z]?\d+(?![0-9])", sentence.lower()))


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_tip_has_words(name: str, language: str) -> None:
    keys = folders()[f"games/{name}/words"][language]
    assert {key.removeprefix("tips.") for key in keys if key.startswith("tips.")} == kinds(name)


@each_game
def test_most_kinds_of_tips_are_met_in_play(name: str) -> None:
    found = {one["kind"] for one in tips_from_play(name)}
    assert found <= kinds(name)
    assert 2 * len(found) >= len(kinds(name)), kinds(name) - found


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tip_is_whole_and_keeps_what_it_names(name: str, language: str) -> None:
    for one, sentence in zip(all_tips(name), spoken_words()[name][language]["tips"], strict=True):
        assert sentence and sentence == sentence.strip()
        assert not re.search(r"\b(undefined|null|NaN)\b|\[object|\(\)|  ", sentence), sentence
        named = {str(value) for value in one["values"].values()}
        wanted = {value for value in named if re.fullmatch(r"[a-z]?\d+", value)} - {"0", "1"}  # these may be words
        assert wanted <= tokens(sentence), (one, sentence)


@each_game
@pytest.mark.parametrize("language", OTHERS)
def test_no_tip_is_left_in_english(name: str, language: str) -> None:
    for one, english, sentence in zip(
        all_tips(name), spoken_words()[name]["en"]["tips"], spoken_words()[name][language]["tips"], strict=True
    ):
        assert sentence not in (english, one["text"])
        if language == "zh":
            assert re.search(r"[一-鿿]", sentence), sentence
