"""The words of hints: every kind of tip of every game, in every language, with what it names."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from itertools import chain
from typing import Any

import msgspec
import pytest

import tianming
from tests.engine.walking import sampled
from tests.web.test_catalogues import LANGUAGES, NODE, OTHERS, WEB, folders
from tianming.core.registry import mind
from tianming.core.tips import PLAIN, tip, values_of
from tianming.study.hints import explained

each_game = pytest.mark.parametrize("name", tianming.list_games())
NUMBERS = (1, 2, 5)


def kinds(name: str) -> set[str]:
    """The kinds of tips that are the game's own."""
    return set(mind(name).sayings) - set(PLAIN)


@cache
def met(name: str) -> dict[str, list[dict[str, Any]]]:
    """Tips from play, some of each kind."""
    rules, found = tianming.game(name), dict[str, dict[str, dict[str, Any]]]()
    for state in chain.from_iterable(sampled(rules, players, seed=5, every=11) for players in (2, 4)):
        seat = state.actors()[0]
        view = rules.view(state, seat)
        for action in state.legal(seat)[::29]:
            advice = explained(view, action)
            for said in (advice.where, *advice.reasons):
                if said.kind not in PLAIN:
                    found.setdefault(said.kind, {})[said.text] = msgspec.to_builtins(said)
    return {kind: list(tips.values())[:8] for kind, tips in found.items()}


def made_up(name: str) -> list[dict[str, Any]]:
    """A tip of each kind that was not met, with names that were met in others."""
    sayings, seen = mind(name).sayings, met(name)
    names = {key: value for tips in seen.values() for one in tips for key, value in one["values"].items()}
    wanted = {kind: values_of(sayings[kind]) for kind in sorted(kinds(name) - set(seen))}
    values = {
        kind: {key: 2 if type is int else names[key] for key, type in types.items()}
        for kind, types in wanted.items()
        if all(type is int or key in names for key, type in types.items())
    }
    return [msgspec.to_builtins(tip(sayings, kind, (), **given)) for kind, given in values.items()]


@cache
def heard(name: str) -> list[dict[str, Any]]:
    """All these, and then the same with other numbers."""
    some = [*chain.from_iterable(met(name).values()), *made_up(name)]
    return some + [varied(name, one, number) for one in some for number in NUMBERS]


def varied(name: str, one: dict[str, Any], number: int) -> dict[str, Any]:
    """The same with that number wherever there is one."""
    sayings = mind(name).sayings
    types = values_of(sayings[one["kind"]])
    values = {key: number if types[key] is int else value for key, value in one["values"].items()}
    made: dict[str, Any] = msgspec.to_builtins(tip(sayings, one["kind"], (), **values))
    return made


@cache
def told() -> dict[str, Any]:
    """What is said about them, by game and language."""
    assert NODE
    command = [str(NODE.folder / "node"), str(WEB / "scripts" / "keys.mjs")]
    samples = json.dumps({name: {"tips": heard(name)} for name in tianming.list_games()})
    run = subprocess.run(command, input=samples, capture_output=True, check=False, encoding="utf-8")
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)["said"]
    return found


def tokens(sentence: str) -> set[str]:
    """What a sentence must keep in every language: numbers, spaces and other names with digits."""
    return set(re.findall(r"(?<![A-Za-z0-9])[a-zA-Z]?\d+(?![0-9])", sentence))


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_tip_has_words(name: str, language: str) -> None:
    keys = folders()[f"games/{name}/words"][language]
    assert {key.removeprefix("tips.") for key in keys if key.startswith("tips.")} == kinds(name)


@each_game
def test_tips_of_many_kinds_are_met_in_play_and_no_others(name: str) -> None:
    assert set(met(name)) <= kinds(name)
    assert 3 * len(met(name)) >= len(kinds(name)), kinds(name) - set(met(name))


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tip_is_whole_and_keeps_what_it_names(name: str, language: str) -> None:
    for one, sentence in zip(heard(name), told()[name][language]["tips"], strict=True):
        assert sentence and sentence == sentence.strip()
        assert not re.search(r"\b(undefined|null|NaN)\b|\[object|\(\)|  ", sentence), sentence
        named = {str(value) for value in one["values"].values()}
        wanted = {
            value for value in named if re.fullmatch(r"[a-z]?\d+", value) and value not in "01"
        }  # those may be words
        assert wanted <= tokens(sentence), (one, sentence)


@each_game
@pytest.mark.parametrize("language", OTHERS)
def test_no_tip_is_left_in_english(name: str, language: str) -> None:
    for one, english, sentence in zip(
        heard(name), told()[name]["en"]["tips"], told()[name][language]["tips"], strict=True
    ):
        assert sentence not in (english, one["text"])
        if language == "zh":
            assert re.search(r"[一-鿿]", sentence), sentence
