"""The words of every game: complete in every language, and consistent with the engine."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from itertools import chain
from typing import Any

import pytest

from tests.web.contents import GAMES, each_game, each_language
from tests.web.wording import OTHERS, Wording, folders, run_keys
from tianming.games.yellow_yangtze.board import COLOURS, DYNASTIES, LEADERS

WORDINGS: dict[str, Wording] = {
    name: import_module(f"tests.web.wording_{name.replace('-', '_')}").WORDING for name in GAMES
}
each_other = pytest.mark.parametrize("language", OTHERS)


@cache
def list_samples(name: str) -> dict[str, list[Any]]:
    return WORDINGS[name].list_samples()


@cache
def say_all() -> dict[str, dict[str, dict[str, list[str]]]]:
    """The texts for all samples, by game and language."""
    found: dict[str, dict[str, dict[str, list[str]]]] = run_keys({name: list_samples(name) for name in GAMES})["said"]
    return found


def say(name: str, language: str) -> dict[str, list[str]]:
    """What a game says in a language, by part of the catalogue."""
    return say_all()[name][language]


# Every game.


@each_game
@each_language
def test_everything_that_the_engine_names_has_words(name: str, language: str) -> None:
    keys = set(folders()[WORDINGS[name].folder][language])
    for part, wanted in WORDINGS[name].named.items():
        found = {key.removeprefix(f"{part}.") for key in keys if key.startswith(f"{part}.")}
        worded = {one: {key for key in found if key == one or key.startswith(f"{one}.")} for one in wanted}
        assert all(worded.values()), (part, worded)
        assert found == set().union(*worded.values()), part


@each_game
@each_language
def test_every_sentence_is_whole(name: str, language: str) -> None:
    for part, sentences in say(name, language).items():
        assert len(sentences) == len(list_samples(name)[part])
        for sentence in sentences:
            assert sentence and sentence == sentence.strip()
            assert not re.search(r"\b(undefined|null|NaN)\b|\[object|\(\)|  ", sentence), sentence


@each_game
@each_other
def test_names_places_and_numbers_survive(name: str, language: str) -> None:
    tokens = WORDINGS[name].find_tokens
    for part in ("events", "questions", "actions", "forecasts"):
        for english, sentence in zip(say(name, "en")[part], say(name, language)[part], strict=True):
            assert tokens(english) <= tokens(sentence), (english, sentence)


@each_game
@each_other
def test_no_english_word_of_the_game_is_left(name: str, language: str) -> None:
    english = WORDINGS[name].english - WORDINGS[name].shared.get(language, frozenset())
    for sentence in chain.from_iterable(say(name, language).values()):
        assert not english & set(re.findall(r"\w+", sentence.lower())), sentence


@each_game
def test_chinese_is_written_in_chinese(name: str) -> None:
    wording = WORDINGS[name]
    for sentence in chain.from_iterable(say(name, "zh").values()):
        left = re.sub(rf"{wording.tokens}|{wording.latin}", "", sentence)
        assert re.search(r"[一-鿿]", left) and not re.search(r"[A-Za-z]{2}", left), sentence


@each_game
@each_language
def test_the_particulars_of_a_question_are_said(name: str, language: str) -> None:
    wording, asked = WORDINGS[name], WORDINGS[name].questions()
    for one, sentence in zip(asked, say(name, language)["questions"][-len(asked) :], strict=True):
        said = [value for value in map(str, one.values.values()) if re.fullmatch(wording.tokens, value)]
        assert said and set(said) == wording.find_tokens(sentence)


# Single games.


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("yellow-yangtze", [("turn", {"left": 2}), ("chain", {"space": "h1"}), ("loss", {"left": 1})]),
        ("huang-di", [("bid", {"jade": 15})]),
    ],
)
def test_questions_carry_their_particulars(name: str, asked: list[tuple[str, dict[str, Any]]]) -> None:
    assert [(one.kind, one.values) for one in WORDINGS[name].questions()] == asked


@each_language
def test_a_plan_is_asked_of_a_clan(language: str) -> None:
    turn, cell = WORDINGS["yuan"].questions()
    sentences = say("yuan", language)["questions"][-2:]
    assert folders()["games/yuan/words"][language][f"clans.{turn.values['clan']}"] in sentences[0]
    assert {str(turn.values[name]) for name in ("turn", "objective", "chao")} == WORDINGS["yuan"].find_tokens(
        sentences[0]
    )
    assert cell.values["tile"] in sentences[1]


@each_language
def test_the_rules_page_and_the_table_call_things_the_same(language: str) -> None:
    words = folders()["games/yellow-yangtze/words"][language]
    page = folders()["games/yellow-yangtze/rules"][language]
    for colour, leader in zip(COLOURS, LEADERS, strict=True):
        assert page[f"colours.{colour}.pagoda"] == words[f"pagodas.{colour}"]
        assert page[f"colours.{colour}.kind"].lower() == words[f"leaders.{leader}"]
        assert words[f"pagodas.{colour}"] in page["terms.pagoda.meaning"]
    for name in DYNASTIES:
        assert words[f"seats.{name}"] in page["terms.dynasty.meaning"]


def test_one_tile_and_many_have_different_words() -> None:
    pairs = {
        "en": ("Commit 1 tile", "Commit 2 tiles"),
        "it": ("Impegna 1 tessera", "Impegna 2 tessere"),
        "fr": ("Engager 1 tuile", "Engager 2 tuiles"),
        "zh": ("投入 1 块板块", "投入 2 块板块"),
    }
    actions = WORDINGS["yellow-yangtze"].actions
    for language, pair in pairs.items():
        labels = say("yellow-yangtze", language)["actions"]
        assert tuple(labels[actions.index(text)] for text in ("commit 1", "commit 2")) == pair


def test_one_army_and_many_have_different_words() -> None:
    index = [
        number
        for number, event in enumerate(list_samples("yuan")["events"])
        if event["type"] == "ArmiesDisbanded" and event["seat"] == 0 and event["clan"] == "mu"
    ]
    assert [say("yuan", "en")["events"][number] for number in index] == [
        "Mu disbands 1 army in KHAL",
        "Mu disbands 2 armies in KHAL",
    ]
    assert [say("yuan", "fr")["events"][number] for number in index] == [
        "Mu renvoie 1 armée en KHAL",
        "Mu renvoie 2 armées en KHAL",
    ]
