"""What Huang Di names."""

from __future__ import annotations

from typing import Any

import tianming
from tests.web.wording import Wording
from tianming.core.messages import Message
from tianming.core.seats import Seat
from tianming.core.spaces import Space
from tianming.games.huang_di.actions import QUESTIONS, TABLE
from tianming.games.huang_di.board import CARDS, COLOURS
from tianming.games.huang_di.events import BlockPlaced
from tianming.games.huang_di.scoring import ENDINGS
from tianming.games.huang_di.text import CATEGORY_WORDS

ENGINE = tianming.game("huang-di")
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
    "card": tuple(CARDS),
    "cell": ("b3",),
    "cells": (("b3",), ("b3", "t4")),
    "level": (3,),
    "counts": ((2, 0, 1), (0, 0, 0)),
    "what": tuple(CATEGORY_WORDS),
    "rule": tuple(rule for rule, _ in ENDINGS if rule),
    "cause": ("B1",),
}
FAVOURS = ("FavourDealt", "FavourReturned", "FavourSeen", "FavourKept", "FavourPlayed")  # their card is a favour


def with_particulars() -> list[Message]:
    """The first bid of a game."""
    table = ENGINE.table(players=2, seed="words")
    for _ in range(4):
        table.act(table.state.actors()[0], table.state.legal(table.state.actors()[0])[0])
    return [ENGINE.ask(table.state, Seat(0))[1]]


def actions() -> list[str]:
    """Some actions of every row, the rows themselves, and what stands for a hidden action."""
    rows = [(row.name, [choice for choice in row.choices if choice is not None][:6]) for row in TABLE.rows]
    written = [f"{name} {choice}".strip() for name, choices in rows for choice in choices]
    return [*dict.fromkeys([*written, *(name for name, _ in rows)]), "deal ?", "show ?"]


WORDING = Wording(
    name=ENGINE.name,
    values=VALUES,
    special={(event, "card"): ("f07",) for event in FAVOURS},
    actions=actions(),
    forecast=BlockPlaced(0, Space("b3"), False),
    questions=with_particulars,
    named={
        "events": [event.__name__ for event in ENGINE.events],
        "questions": QUESTIONS,
        "actions": [row.name for row in TABLE.rows],
        "seats": COLOURS,
        "cards": CARDS,
        "categories": list(CATEGORY_WORDS),
        "options": [option.name for option in ENGINE.options],
        "endings": [rule for rule, _ in ENDINGS if rule],
    },
    token=r"[a-t][1-4]|F\d\d",
    english=frozenset((*COLOURS, *CARDS, "jade", "peasant", "convict", "block", "favour", "wall")),
    shared={"fr": frozenset({"jade"})},
)
