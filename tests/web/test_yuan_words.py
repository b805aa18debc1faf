"""The words of Yuan: every language has all of them, and they say what the engine tells."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from itertools import chain, product
from typing import Any

import msgspec
import pytest

import tianming
from tests.web.spoken import plain_samples
from tests.web.test_catalogues import LANGUAGES, NODE, OTHERS, WEB, folders
from tianming.core.messages import Message
from tianming.core.protocol import Event
from tianming.games.yuan.actions import QUESTIONS, TABLE
from tianming.games.yuan.board import CLAN_NAMES, SEATS
from tianming.games.yuan.development import ProvinceColonized
from tianming.games.yuan.plans import CAUSES
from tianming.games.yuan.scoring import ENDINGS

ENGINE = tianming.game("yuan")
GAME = "games/yuan/words"
NAMES = ("Anna", "Otto", "Zoé", "Wei")
PHASES = (
    "reveal",
    "development",
    "fortification",
    "recruitment",
    "attack",
    "fortification after attack",
    "income",
    "upgrade",
)

# What the engine tells, and what it is asked.

VALUES: dict[str, tuple[Any, ...]] = {
    "seat": (0, 3),
    "seats": ((0, 1), (0, 1, 2)),
    "clan": CLAN_NAMES[:2],
    "clans": (("mu", "suhey"), ("huan", "zhuang", "luong")),
    "loser": ("weyu",),
    "victim": ("xiangi",),
    "defender": ("goujian",),
    "winner": ("huan",),
    "province": ("KHAL",),
    "provinces": (("BAY",), ("BAY", "LAI")),
    "target": ("XIA",),
    "tile": ("Am",),
    "cell": ("-1,2",),
    "rotation": (0, 2),
    "number": (1, 2),
    "wanted": (2,),
    "paid": (3,),
    "refund": (4,),
    "turn": (7,),
    "objective": (6, 1),
    "bids": (((0, 3), (1, 0)),),
    "plan": ("pass", "plan XIA d1 f0 m2"),
    "phase": PHASES,
    "levels": ((2, 0, 3),),
    "costs": ((4, 0, 5),),
    "level": (1, 3),
    "built": ((), ("city",), ("second city", "rampart"), ("stone rampart",)),
    "origins": ((("NIE", 2),), (("NIE", 2), ("WEY", 1))),
    "fresh": (0, 1),
    "strength": (3,),
    "strengths": ((3, 2), (4, 2, 1)),
    "left": (1,),
    "attack": (4,),
    "armies": (1, 2),
    "defence": (0, 2),
    "survivors": (0, 1, 2),
    "killed": (0, 1),
    "rice": (1,),
    "forest": (2,),
    "mine": (3,),
    "temples": (1, 5),
    "chao": (9,),
    "rule": ("Y8", "A38"),
}
SPECIAL: dict[tuple[str, str], tuple[Any, ...]] = {
    ("ProvincesClaimed", "action"): ("colonization", "expansion"),
    ("CityFortified", "action"): ("urbanization", "reinforcement"),
    ("ActionVoid", "action"): ("fortification", "recruitment", "attack"),
    ("ActionVoid", "cause"): tuple(CAUSES),
    ("ChaoEarned", "cause"): ("colonization", "expansion", "passing"),
    ("TheftPrevented", "clans"): (("mu", "suhey"),),
    ("BidMade", "number"): (0, 3),
    ("VolcanoErupted", "provinces"): ((), ("BAY",), ("BAY", "LAI")),
}


def values(event: type[Event], field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    """What a field of an event can hold."""
    if field.type is bool:
        return (True, False)
    special = SPECIAL.get((event.__name__, field.name), VALUES.get(field.name, ()))
    assert special, f"no example of {event.__name__}.{field.name}"
    return (*special, None) if "None" in str(field.type) else special


def samples_of(event: type[Event]) -> list[dict[str, Any]]:
    """Examples of an event, with all values of its fields."""
    fields = {field.name: values(event, field) for field in msgspec.structs.fields(event)}
    made = (event(**dict(zip(fields, chosen, strict=True))) for chosen in product(*fields.values()))
    return [msgspec.to_builtins(one) for one in made if possible(one)]


def possible(event: Event) -> bool:
    """Every clan that fights has a strength."""
    fields = msgspec.to_builtins(event)
    return "strengths" not in fields or len(fields["strengths"]) == len(fields["clans"])


def with_particulars() -> list[Message]:
    """Questions from play: of a turn, and where a tile lies."""
    table = ENGINE.table(players=2, seed="words", options={"map": "automatic", "cities": "automatic"})
    tiles = ENGINE.table(players=2, seed="words")
    seat = tiles.state.actors()[0]
    tiles.act(seat, tiles.state.legal(seat)[0])
    return [ENGINE.ask(table.state, 0)[1], ENGINE.ask(tiles.state, seat)[1]]


def actions() -> list[str]:
    """Some actions of every kind, and the beginnings of others."""
    plans = ["pass", "plan XIA d1 f0 m0", "plan KHAL d2 f3 m1", "plan KHAL"]
    rows = ["tile Am", "cell -1,2", *(f"rotate {steps}" for steps in range(6)), "city KHAL", "bid 0", "bid 3"]
    drawn = [f"{word} {clan}" for word in ("take", "clan", "colour") for clan in CLAN_NAMES]
    seats = [f"{word} {seat}" for word in ("start", "lot") for seat in SEATS]
    groups = ["tile", "cell", "rotate", "city", "bid", "take"]
    return [*plans, *rows, *groups, *drawn, *seats, "deal Am", "map 77", "spread KHAL"]


EVENTS = list(chain.from_iterable(samples_of(event) for event in ENGINE.events))
PLAIN = plain_samples("yuan")
TAKEN = msgspec.to_builtins(ENGINE.tell(ProvinceColonized(0, "mu", "KHAL", 1)))
SAMPLES: dict[str, list[Any]] = {
    **PLAIN,
    "events": EVENTS,
    "questions": [*PLAIN["questions"], *map(msgspec.to_builtins, with_particulars())],
    "actions": actions(),
    "forecasts": [*PLAIN["forecasts"], {"messages": [TAKEN]}],
}
PROVINCES = {"KHAL", "BAY", "LAI", "XIA", "NIE", "WEY"}
TOKEN = rf"(?<![A-Za-z0-9])(?:{'|'.join([*NAMES, *PROVINCES, '[A-O][mc]'])}|\d+)(?![0-9])"


@cache
def told() -> dict[str, Any]:
    """What is said about the samples."""
    assert NODE, "Node is needed"
    command = [str(NODE.folder / "node"), str(WEB / "scripts" / "keys.mjs")]
    run = subprocess.run(
        command, input=json.dumps({"yuan": SAMPLES}), capture_output=True, check=False, encoding="utf-8"
    )
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)["said"]["yuan"]
    return found


def said(language: str) -> dict[str, list[str]]:
    """What the game says in a language."""
    found: dict[str, list[str]] = told()[language]
    return found


def tokens(sentence: str) -> set[str]:
    """What a sentence must keep in every language: names, provinces and numbers."""
    return set(re.findall(TOKEN, sentence))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_thing_the_engine_names_has_words(language: str) -> None:
    keys = set(folders()[GAME][language])
    wanted = {
        "events": [event.__name__ for event in ENGINE.events],
        "questions": QUESTIONS,
        "actions": [row.name.split()[0] for row in TABLE.rows],
        "clans": CLAN_NAMES,
        "powers": CLAN_NAMES,
        "seats": SEATS,
        "phases": PHASES,
        "options": [option.name for option in ENGINE.options],
    }
    for kind, names in wanted.items():
        assert {key.split(".")[1] for key in keys if key.startswith(f"{kind}.")} == set(names), kind
    endings = {key.removeprefix("endings.") for key in keys if key.startswith("endings.")}
    assert endings == {rule for rule, _ in ENDINGS if rule}
    values = {
        f"{option.name}.{value}" for option in ENGINE.options for value in option.choices if isinstance(value, str)
    }
    assert {key.removeprefix("choices.") for key in keys if key.startswith("choices.")} == values
    assert {key.removeprefix("voids.") for key in keys if key.startswith("voids.")} == set(CAUSES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole(language: str) -> None:
    for kind, sentences in said(language).items():
        assert len(sentences) == len(SAMPLES[kind])
        for sentence in sentences:
            assert sentence and sentence == sentence.strip()
            assert not re.search(r"\b(undefined|null|NaN)\b|\[object|\(\)|  ", sentence), sentence


@pytest.mark.parametrize("language", OTHERS)
def test_names_provinces_and_numbers_survive(language: str) -> None:
    for kind in ("events", "questions", "actions", "forecasts"):
        for english, sentence in zip(said("en")[kind], said(language)[kind], strict=True):
            assert tokens(english) <= tokens(sentence), (english, sentence)


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_of_the_game_is_left(language: str) -> None:
    english = {"tile", "city", "village", "army", "armies", "temple", "colonizes", "attacks", "passes", "takes"}
    english -= {"temple", "village"} if language == "fr" else set()
    for sentence in chain.from_iterable(said(language).values()):
        assert not english & set(re.findall(r"\w+", sentence.lower())), sentence


def test_chinese_is_written_in_chinese() -> None:
    for sentence in chain.from_iterable(said("zh").values()):
        left = re.sub(rf"{TOKEN}|\bI{{1,3}}\b", "", sentence)
        assert re.search(r"[一-鿿]", left) and not re.search(r"[A-Za-z]{2}", left), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_particulars_of_a_question_are_told(language: str) -> None:
    turn, cell = with_particulars()
    clan = folders()[GAME][language][f"clans.{turn.values['clan']}"]
    shown = said(language)["questions"][-2:]
    assert clan in shown[0] and tokens(shown[0]) == {str(turn.values[name]) for name in ("turn", "objective", "chao")}
    assert cell.values["tile"] in shown[1]


def test_one_and_many_are_told_apart() -> None:
    index = [
        number
        for number, event in enumerate(EVENTS)
        if event["type"] == "ArmiesDisbanded" and event["seat"] == 0 and event["clan"] == "mu"
    ]
    assert [said("en")["events"][number] for number in index] == [
        "Mu disbands 1 army in KHAL",
        "Mu disbands 2 armies in KHAL",
    ]
    assert [said("fr")["events"][number] for number in index] == [
        "Mu renvoie 1 armée en KHAL",
        "Mu renvoie 2 armées en KHAL",
    ]
