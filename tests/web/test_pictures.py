"""What happens, picture by picture: made from the events alone, it ends in the engine's position, and no event is left
out."""

from __future__ import annotations

import json
import random
import subprocess
from functools import cache
from typing import Any

import msgspec
import pytest

import tianming
from tests.web.wording import NODE, WEB
from tianming.core.seats import Seat

STEPS = 240
SEEDS = (1, 2)
FIELDS = {
    "yellow-yangtze": ("tiles", "leaders", "pagodas", "hands", "merchants", "bag", "points"),
    "huang-di": ("wall", "plaques", "prisons"),
}
THINGS = ("jade", "peasants", "convicts", "blocks", "area", "chips", "points", "taskmaster")
PLAYED = [(name, field) for name, fields in FIELDS.items() for field in fields]


def play(name: str, seed: int) -> list[dict[str, Any]]:
    """Steps of a game of random moves, as its first seat sees them."""
    rules = tianming.game(name)
    table = rules.table(players=3, seed=f"pictures {seed}", options={})
    rng, seat = random.Random(seed), Seat(0)
    found: list[dict[str, Any]] = []
    while len(found) < STEPS:
        actor = table.state.actors()[0]
        before = msgspec.to_builtins(rules.view(table.state, seat))
        legal = table.state.legal(actor)
        events = rules.redact_events(table.act(actor, rng.choice(legal)), seat)
        if not table.state.actors():
            break  # everything is open now
        after = msgspec.to_builtins(rules.view(table.state, seat))
        found.append({"before": before, "events": msgspec.to_builtins(events), "after": after})
    return found


@cache
def pictures(name: str) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Every step with its pictures."""
    assert NODE, "Node is needed"
    steps = [step for seed in SEEDS for step in play(name, seed)]
    command = [str(NODE.folder / "node"), str(WEB / "scripts" / "film.mjs"), name]
    run = subprocess.run(command, input=json.dumps(steps), capture_output=True, check=False, encoding="utf-8")
    assert run.returncode == 0, run.stderr
    return list(zip(steps, json.loads(run.stdout), strict=True))


def tidy(value: Any) -> Any:
    """Without what is not there: a colour of which there are no tiles, a leader that is off the board."""
    if isinstance(value, dict):
        return {name: tidy(one) for name, one in value.items() if one not in (0, None)}
    return sorted(value) if isinstance(value, list) and all(isinstance(one, str) for one in value) else value


@pytest.mark.parametrize(("name", "field"), PLAYED)
def test_the_last_picture_is_the_position_after_the_step(name: str, field: str) -> None:
    for step, shown in pictures(name):
        if shown:
            drawn, true = shown[-1]["view"]["position"][field], step["after"]["position"][field]
            assert tidy(drawn) == tidy(true), step["events"]


@pytest.mark.parametrize("thing", THINGS)
def test_everybody_in_huang_di_has_what_the_events_said(thing: str) -> None:
    for step, shown in pictures("huang-di"):
        if shown:
            drawn, true = shown[-1]["view"]["position"]["seats"], step["after"]["position"]["seats"]
            assert {seat: one[thing] for seat, one in drawn.items()} == {
                seat: one[thing] for seat, one in true.items()
            }, step["events"]


@pytest.mark.parametrize("name", FIELDS)
def test_no_event_is_left_out(name: str) -> None:
    for step, shown in pictures(name):
        assert sum(one["events"] for one in shown) == len(step["events"])


@pytest.mark.parametrize("name", FIELDS)
def test_nothing_can_be_chosen_in_a_picture(name: str) -> None:
    assert all(one["view"]["question"] is None for _, shown in pictures(name) for one in shown)


@pytest.mark.parametrize(
    ("name", "kind", "piece", "where"),
    [("yellow-yangtze", "TilePlaced", "tile", "space"), ("huang-di", "BlockPlaced", "block", "cell")],
)
def test_every_piece_that_is_placed_flies_to_its_space(name: str, kind: str, piece: str, where: str) -> None:
    for step, shown in pictures(name):
        flown = [
            (one.get("piece"), one["to"]) for frame in shown for one in frame["flights"] if one["manner"] == "travel"
        ]
        placed = [event[where] for event in step["events"] if event["type"] == kind]
        assert {(f"{piece} {at}", f"space {at}") for at in placed} == {
            (what, to[0]) for what, to in flown if what and what.startswith(f"{piece} ")
        }


def test_everybody_who_scores_gets_a_chip() -> None:
    for name, kind in (("yellow-yangtze", "PointScored"), ("huang-di", "PointsScored")):
        for step, shown in pictures(name):
            scored = [f"+{event['number']}" for event in step["events"] if event["type"] == kind]
            chips = [one["text"] for frame in shown for one in frame["flights"] if one["manner"] == "rise"]
            assert sorted(scored) == sorted(chips)


def test_there_are_conflicts_to_see() -> None:
    kinds = {event["type"] for step, _ in pictures("yellow-yangtze") for event in step["events"]}
    assert {"WarWon", "RevoltEnded", "PagodaBuilt", "TileRemoved", "LeaderReturned"} <= kinds
