"""The film of a turn of Yuan: made from the events alone, it ends in the engine's position."""

from __future__ import annotations

import json
import random
import re
import subprocess
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

import tianming
from tests.web.wording import NODE, WEB
from tests.web.wording_yuan import PHASES
from tianming.core.actions import Action
from tianming.core.seats import Seat
from tianming.core.table import Table

RULES = tianming.game("yuan")
READY = {"map": "automatic", "cities": "automatic"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, READY),
    (4, READY | {"powers": True, "volcanoes": True}),
    (6, READY | {"rivers": True, "powers": True, "house_powers": True, "clash": "honour"}),
]
TURNS = 16


def bold(legal: Sequence[Action], rng: random.Random) -> list[Action]:
    """Plans that attack or build a temple, which are rare in random play."""
    wanted = rng.choice((r"plan \w+ d0 .* m[23]", r"plan \w+ d3 f0 m0", "plan"))
    return [action for action in legal if re.match(wanted, RULES.write(Action(action)))]


def step(table: Table, seat: Seat, action: Action | str) -> dict[str, Any]:
    """Take an action; returns it with the spectator's views before and after."""
    before = msgspec.to_builtins(RULES.view(table.state, None))
    events = msgspec.to_builtins(table.act(seat, action))
    return {"before": before, "events": events, "after": msgspec.to_builtins(RULES.view(table.state, None))}


def resolves(happened: dict[str, Any]) -> bool:
    return any(event["type"] == "PhaseBegan" for event in happened["events"])


def lessons() -> list[dict[str, Any]]:
    """The turns of the lessons: thefts, captures, lost groups."""
    result = json.loads((WEB / "src" / "games" / "yuan" / "lessons" / "lessons.json").read_text(encoding="utf-8"))
    found = []
    for lesson in result:
        table = RULES.table(seed="film", position=RULES.restore(lesson["position"]).snapshot())
        table.act(Seat(0), lesson["steps"][0]["do"][0])
        found.append(step(table, Seat(1), "pass"))
    return found


def game(players: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Some turns of a game with bold and random plans."""
    table = RULES.table(players=players, seed="film", options=options)
    rng = random.Random(players)
    found: list[dict[str, Any]] = []
    while table.state.actors() and len(found) < TURNS:
        seat = table.state.actors()[0]
        legal = table.state.legal(seat)
        happened = step(table, seat, rng.choice(bold(legal, rng) or legal))
        found += [happened] if resolves(happened) else []
    return found


@cache
def films() -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Every turn with its film."""
    assert NODE, "Node is needed"
    result = [*lessons(), *(turn for players, options in TABLES for turn in game(players, options))]
    command = [str(NODE.folder / "node"), str(WEB / "scripts" / "film.mjs"), "yuan"]
    run = subprocess.run(command, input=json.dumps(result), capture_output=True, check=False, encoding="utf-8")
    assert run.returncode == 0, run.stderr
    return list(zip(result, json.loads(run.stdout), strict=True))


def test_there_is_something_to_see() -> None:
    kinds = {event["type"] for turn, _ in films() for event in turn["events"]}
    assert {
        "ProvinceCaptured",
        "GroupDestroyed",
        "ProvincesFreed",
        "ArmiesMustered",
        "CityFortified",
        "ChaoStolen",
    } <= kinds


@pytest.mark.parametrize("field", ["provinces", "temples", "chao", "turn", "ended"])
def test_the_last_picture_is_the_position_after_the_turn(field: str) -> None:
    for turn, film in films():
        shown, true = film[-1]["view"]["position"][field], turn["after"]["position"][field]
        assert (sorted(shown) if field == "temples" else shown) == (sorted(true) if field == "temples" else true)


@pytest.mark.parametrize("marker", ["rice", "forest", "mine", "temples", "provinces", "armies"])
def test_the_clans_boards_are_those_after_the_turn(marker: str) -> None:
    for turn, film in films():
        for clan, board in turn["after"]["facts"]["clans"].items():
            assert film[-1]["view"]["facts"]["clans"][clan][marker] == board[marker]


def test_the_chapters_come_in_their_order_and_no_event_is_left_out() -> None:
    for turn, film in films():
        chapters = [frame["chapter"] for frame in film]
        assert chapters == sorted(chapters, key=PHASES.index)
        result = [event for event in turn["events"] if event["type"] not in ("PhaseBegan", "PlanMade")]
        assert sum(frame["events"] for frame in film) == len(result)


def test_all_plans_are_revealed_in_one_picture() -> None:
    for turn, film in films():
        aims = film[0]["view"]["facts"]["scene"]["aims"]
        assert {aim["clan"] for aim in aims} == set(turn["before"]["position"]["clans"].values())
        assert film[0]["view"]["position"]["provinces"] == turn["before"]["position"]["provinces"]


def test_nothing_can_be_chosen_in_a_film() -> None:
    assert all(frame["view"]["question"] is None for _, film in films() for frame in film)
