"""The words of messages: every kind of every game and of the server, in every language, with the same values."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
import pytest

import tianming
from tests.engine.walking import sampled
from tests.web.contents import LANGUAGES
from tests.web.spoken import NAMES, inside, make_message, parts, plain_samples, samples
from tests.web.test_catalogues import INTERFACE
from tests.web.wording import OTHERS, folders, run_keys
from tianming.core.errors import Reason
from tianming.core.messages import Message, values_of
from tianming.core.registry import advisor
from tianming.server.refusals import EVERY
from tianming.study.hints import explain

GAMES = tianming.list_games()
each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def refusals() -> dict[str, dict[str, Any]]:
    """Values for every refusal."""
    reason = Reason("cell-taken", {"cell": "b3"}, "b3", "B1")
    plain = {int: 2, str: "b3", list: ["b3", "l12"], Message: msgspec.to_builtins(reason)}
    return {kind: {key: plain[how] for key, how in values_of(template).items()} for kind, template in EVERY.items()}


def reword(message: Any) -> Any:
    """The same message in different English, at any depth."""
    if isinstance(message, dict):
        return {key: "in other words" if key == "text" else reword(part) for key, part in message.items()}
    return [reword(part) for part in message] if isinstance(message, list) else message


def asked_of_the_client(name: str) -> dict[str, list[Any]]:
    """The input of a game's words: questions and reasons as they are, forecasts one by one, hints from play."""
    return {**plain_samples(name), "tips": msgspec.to_builtins(list(tips_from_play(name)))}


@cache
def tips_from_play(name: str) -> tuple[Message, ...]:
    """Tips from play."""
    rules, found = tianming.game(name), list[Message]()
    for state in sampled(rules, min(rules.players), 3, every=11):
        view = rules.view(state, state.actors()[0])
        advice = explain(view, state.legal(state.actors()[0])[0])
        found += [advice.where, *advice.reasons]
    return tuple(found)


def sample_values(name: str) -> dict[str, dict[str, Any]]:
    """Values for every kind that a game can say."""
    templates = {**parts(name), "tips": advisor(name).hint_templates}
    found = {part: {kind: make_message(name, part, kind, 2).values for kind in templates[part]} for part in parts(name)}
    plain: dict[str, dict[str, Any]] = msgspec.to_builtins(found)
    plain["tips"] = {
        kind: {key: 2 if how is int else NAMES.get(key, "red") for key, how in inside(templates["tips"], kind)}
        for kind in templates["tips"]
    }
    return plain


@cache
def spoken_words(other_words: bool = False) -> dict[str, Any]:
    """The client's texts, and the values that they use."""
    asked: dict[str, Any] = {name: asked_of_the_client(name) for name in GAMES}
    asked = reword(asked) if other_words else asked
    asked["used"] = {f"games/{name}/words": sample_values(name) for name in GAMES}
    asked["used"][INTERFACE] = {"problems": refusals()}
    found: dict[str, Any] = run_keys(asked)
    return found


def tokens(sentence: str) -> set[str]:
    """What a sentence must keep in every language: numbers, and names that are the same everywhere."""
    return set(re.findall(r"(?<![A-Za-z0-9])(?:[a-z]\d+|\d+|F\d\d|KHAL|BAY)(?![0-9])", sentence))


# Kinds and values.


@each_game
@each_language
def test_every_kind_has_a_sentence_with_the_same_values(name: str, language: str) -> None:
    found = spoken_words()["used"][f"games/{name}/words"][language]
    for part, templates in {**parts(name), "tips": advisor(name).hint_templates}.items():
        wanted = {kind: sorted(values_of(template)) for kind, template in templates.items()}
        assert {kind: names for kind, names in found[part].items() if names != wanted[kind]} == {}, part
        keys = {key for key in folders()[f"games/{name}/words"][language] if key.startswith(f"{part}.")}
        assert {key.removeprefix(f"{part}.") for key in keys} == set(templates), part


@each_language
def test_every_refusal_has_a_sentence_with_the_same_values(language: str) -> None:
    found = spoken_words()["used"][INTERFACE][language]["problems"]
    assert found == {kind: sorted(values_of(template)) for kind, template in EVERY.items()}


@each_game
@each_language
def test_every_message_is_whole(name: str, language: str) -> None:
    for part, sentences in spoken_words()["said"][name][language].items():
        for sentence in sentences:
            assert sentence and sentence == sentence.strip(), part
            assert not re.search(r"\b(undefined|null|NaN)\b|\[object|\(\)|  ", sentence), sentence


@each_game
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("part", ["questions", "reasons", "forecasts"])
def test_no_message_is_left_in_english_and_names_and_numbers_survive(name: str, language: str, part: str) -> None:
    said = spoken_words()["said"][name]
    for message, english, sentence in zip(samples(name, part), said["en"][part], said[language][part], strict=True):
        assert sentence not in (english, message.text)
        assert tokens(english) <= tokens(sentence), (english, sentence)
        if language == "zh":
            assert re.search(r"[一-鿿]", sentence), sentence


# Rewording.


@each_game
@each_language
def test_the_clients_do_not_read_the_english(name: str, language: str) -> None:
    assert spoken_words(other_words=True)["said"][name][language] == spoken_words()["said"][name][language]
