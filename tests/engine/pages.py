"""Reads the pages of `docs/` and samples random play, for tests that compare the two."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tianming.core import registry
from tianming.core.protocol import State
from tianming.core.seats import CHANCE

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
GAMES = list(registry.PACKAGES)
YELLOW = "yellow-yangtze"
HUANG = "huang-di"
YUAN = "yuan"
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
every_game = pytest.mark.parametrize("name", GAMES)


# Reading a page.


@cache
def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text("utf-8")


def section(name: str, heading: str) -> str:
    """The text under a heading of a page, up to the next heading of the same level."""
    masked = FENCE.sub(lambda fence: fence[0].replace("#", "x"), page(name))
    found = re.search(rf"^(#+) {re.escape(heading)}\n", masked, re.MULTILINE)
    assert found, f"no heading {heading}"
    after = re.compile(rf"^#{{1,{len(found[1])}}} ", re.MULTILINE).search(masked, found.end())
    return page(name)[found.end() : after.start() if after else None]


def tables(text: str) -> list[list[list[str]]]:
    """The tables of a text as rows of cells, without their head."""
    found = re.findall(r"(?:^\|.*\|\n)+", text, re.MULTILINE)
    return [[[cell.strip() for cell in line[1:-1].split("|")] for line in t.splitlines()[2:]] for t in found]


def block(text: str, language: str) -> str:
    """The first fenced block of a language."""
    found = re.search(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert found, f"no {language} block"
    return found[1]


def code_spans(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def part(name: str, module: str) -> Any:
    """A module of a game."""
    return import_module(f"{registry.PACKAGES[name]}.{module}")


def package_of(name: str) -> Path:
    spec = find_spec(registry.PACKAGES[name])
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def example(name: str) -> dict[str, Any]:
    """The position that the page shows."""
    position: dict[str, Any] = json.loads(block(section(name, "View"), "json"))
    return position


# Samples of random play.


def play(name: str, players: int, seed: int, options: dict[str, object]) -> Iterator[tuple[str, State]]:
    """Random play: before each decision the question and the state; at the end the question is empty."""
    rules, rng = registry.game(name), random.Random(seed)
    state = rules.start(players, options)
    while state.actors():
        seat = state.actors()[0]
        yield rules.ask(state, seat)[1].kind, state
        state.apply(seat, state.kth(seat, rng.randrange(state.count(seat))))
    yield "", state


def options_of(name: str, seed: int) -> dict[str, object]:
    """Options for a sample."""
    options: dict[str, dict[str, object]] = {
        YELLOW: {"short": seed % 3 == 0, "open_points": seed % 2 == 0},
        HUANG: {"strict_supplies": seed % 2 == 0},
        YUAN: {"bidding": seed % 2 == 0, **dict.fromkeys(("map", "cities"), ("players", "automatic")[seed // 2 % 2])},
    }
    return options[name]


@cache
def samples(name: str) -> list[tuple[str, dict[str, Any], set[str]]]:
    """Questions from random play, each with the position and the names of the rows that answer it."""
    rules, found, met = registry.game(name), [], dict.fromkeys([*part(name, "actions").QUESTIONS, ""], 0)
    for seed in range(24):
        players = rules.players[seed % 3]
        for kind, state in play(name, players, seed, options_of(name, seed)):
            met[kind] += 1
            if met[kind] <= 12 or met[kind] % 100 == 0:
                seat = (state.actors() or (CHANCE,))[0]
                rows = {group.name for group in rules.actions.group_actions(state.legal(seat))}
                found.append((kind, state.snapshot(), rows))
    return found
