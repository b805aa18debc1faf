"""What Yuan names."""

from __future__ import annotations

from typing import Any

import msgspec

import tianming
from tests.web.wording import Wording
from tianming.core.messages import Message
from tianming.core.protocol import Event
from tianming.core.seats import Seat
from tianming.core.spaces import Space
from tianming.games.yuan.actions import QUESTIONS, TABLE
from tianming.games.yuan.board import CLAN_NAMES, SEATS
from tianming.games.yuan.development import ProvinceColonized
from tianming.games.yuan.plans import CAUSES
from tianming.games.yuan.scoring import ENDINGS

ENGINE = tianming.game("yuan")
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
    return [ENGINE.ask(table.state, Seat(0))[1], ENGINE.ask(tiles.state, seat)[1]]


def actions() -> list[str]:
    """Some actions of every kind, and the beginnings of others."""
    plans = ["pass", "plan XIA d1 f0 m0", "plan KHAL d2 f3 m1", "plan KHAL"]
    rows = ["tile Am", "cell -1,2", *(f"rotate {steps}" for steps in range(6)), "city KHAL", "bid 0", "bid 3"]
    drawn = [f"{word} {clan}" for word in ("take", "clan", "colour") for clan in CLAN_NAMES]
    seats = [f"{word} {seat}" for word in ("start", "lot") for seat in SEATS]
    groups = ["tile", "cell", "rotate", "city", "bid", "take"]
    return [*plans, *rows, *groups, *drawn, *seats, "deal Am", "map 77", "spread KHAL"]


def choices() -> list[str]:
    """The options whose values are words, with these values."""
    return [f"{option.name}.{value}" for option in ENGINE.options for value in option.choices if isinstance(value, str)]


WORDING = Wording(
    name=ENGINE.name,
    values=VALUES,
    special=SPECIAL,
    actions=actions(),
    forecast=ProvinceColonized(0, "mu", Space("KHAL"), 1),
    questions=with_particulars,
    named={
        "events": [event.__name__ for event in ENGINE.events],
        "questions": QUESTIONS,
        "actions": [row.name.split()[0] for row in TABLE.rows],
        "clans": CLAN_NAMES,
        "powers": CLAN_NAMES,
        "seats": SEATS,
        "phases": PHASES,
        "options": [option.name for option in ENGINE.options],
        "choices": choices(),
        "endings": [rule for rule, _ in ENDINGS if rule],
        "voids": CAUSES,
    },
    token="KHAL|BAY|LAI|XIA|NIE|WEY|[A-O][mc]",
    english=frozenset(
        {"tile", "city", "village", "army", "armies", "temple", "colonizes", "attacks", "passes", "takes"}
    ),
    shared={"fr": frozenset({"temple", "village"})},
    latin=r"\bI{1,3}\b",
    possible=possible,
)
