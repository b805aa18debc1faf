"""The catalogues of the client: every language has the same keys, and nothing is left empty or in English."""

from __future__ import annotations

import re

import pytest

from tests.web.contents import GAMES, LANGUAGES
from tests.web.wording import OTHERS, PLAYERS, folders
from tianming.bots.bot import BOTS
from tianming.server.refusals import EVERY

INTERFACE = "catalogues"
GAME = "games/yellow-yangtze/words"
PAGES = "games/yellow-yangtze/rules"
WALL = "games/huang-di"

# Words that are the same as in English.
YUAN = "games/yuan/words"
YUAN_PAGES = "games/yuan/rules"
STATE_NAMES = {f"states.{name}" for name in ("qin", "wei", "yan", "zhao", "chu", "han", "qi")}
PROVINCE_NAMES = {f"parts.regions.{number}" for number in range(4)}
CLAN_NAMES = {f"clans.{clan}" for clan in ("mu", "suhey", "weyu", "xiangi", "huan", "zhuang", "luong", "goujian")}
FORMATS = {"events.PhaseBegan"}  # it only combines other words
SAME = {
    "it": {
        INTERFACE: {"title", "table.bot", "table.menu", "table.namesake"},
        f"{INTERFACE}/settings": {"names.Escape"},
        GAME: {"title", "modes.leader", "modes.pagoda"} | STATE_NAMES,
        PAGES: {"title", "terms.leader.word", "terms.pagoda.word"},
        f"{WALL}/words": {"title", "parts.round"} | PROVINCE_NAMES,
        f"{WALL}/rules": {"title", "rules.W1.title"},
        YUAN: CLAN_NAMES | FORMATS | {"pieces.chao", "criteria.2", "choices.box.mongolia"},
        YUAN_PAGES: {"rules.Y4.2.5.title", "rules.A30.title", "rules.A31.title", "terms.chao.word"},
    },
    "fr": {
        INTERFACE: {"title", "table.points", "replay.pause", "table.menu"},
        "catalogues/teaching": {"rules.options"},
        GAME: {"title", "seats.lion", "seats.archer", "leaders.artisan"} | STATE_NAMES,
        PAGES: {"title", "glance.points", "terms.point.word", "terms.triangle.word", "colours.yellow.kind"},
        f"{WALL}/words": {"title", "parts.points", "parts.province", "parts.worth"} | PROVINCE_NAMES,
        f"{WALL}/rules": {"title"},
        YUAN: CLAN_NAMES
        | FORMATS
        | {
            "pieces.chao",
            "pieces.temples",
            "criteria.2",
            "terrains.mine",
            "kinds.fortification",
            "phases.fortification",
        }
        | {"deeds.expansion", "deeds.fortification"},
        YUAN_PAGES: {"terms.chao.word"},
    },
    "zh": {INTERFACE: {"title"}, PAGES: {"title"}, YUAN: {"events.PhaseBegan"}},
}


def tokens(sentence: str) -> set[str]:
    """What a sentence must keep in every language: names, spaces and numbers."""
    return set(re.findall(rf"(?<![A-Za-z0-9])(?:{'|'.join(PLAYERS)}|[a-o]\d+|\d+)(?![0-9])", sentence))


def test_there_are_words_of_the_interface_and_of_every_game() -> None:
    assert {INTERFACE, *(f"games/{name}/words" for name in GAMES)} <= set(folders())


def test_every_language_has_the_same_keys() -> None:
    for folder, found in folders().items():
        assert set(found) == set(LANGUAGES), folder
        for language in OTHERS:
            assert set(found[language]) ^ set(found["en"]) == set(), f"{folder}, {language}"


def test_nothing_is_left_empty() -> None:
    for folder, found in folders().items():
        empty = [(folder, language, key) for language in found for key, words in found[language].items() if words == ""]
        assert not empty


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    for folder, found in folders().items():
        same = {
            key
            for key, words in found[language].items()
            if isinstance(words, str) and words == found["en"][key] and re.search(r"[A-Za-z]{2}", words)
        }
        assert same <= SAME[language].get(folder, set()), folder


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_filled_in_survives(language: str) -> None:
    for folder, found in folders().items():
        if folder.startswith(INTERFACE):
            for key, english in found["en"].items():
                assert tokens(str(english)) <= tokens(str(found[language][key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_bots_is_named_and_described(language: str) -> None:
    keys = set(folders()[INTERFACE][language])
    assert {f"levels.{level}.{part}" for level in BOTS for part in ("name", "text")} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_and_of_the_client_has_words(language: str) -> None:
    keys = set(folders()[INTERFACE][language])
    own = ("lost", "piece-first", "went-on")
    assert {key for key in keys if key.startswith("problems.")} == {f"problems.{code}" for code in (*EVERY, *own)}
