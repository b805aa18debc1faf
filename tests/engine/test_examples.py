"""The engine plays the worked examples of the rule books (`data/examples.json` of each game)."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

import tianming
from tests.engine.pages import GAMES, block, page
from tests.plain import plain
from tianming.core.errors import IllegalAction, UnknownGame
from tianming.core.examples import Example, Played, differences, play_example, read_line
from tianming.core.protocol import Event
from tianming.core.registry import examples

ALL = [(name, example) for name in GAMES for example in examples(name).values()]
every_example = pytest.mark.parametrize(
    ("name", "example"), ALL, ids=[f"{name} {'/'.join(example.rules)} {example.id}" for name, example in ALL]
)


def run_example(name: str, example: Example) -> list[Played]:
    return list(play_example(tianming.game(name), example))


def is_heard(pattern: dict[str, Any], events: tuple[Event, ...]) -> bool:
    return any(not differences(pattern, msgspec.to_builtins(event)) for event in events)


@every_example
def test_the_result_is_that_of_the_rule_book(name: str, example: Example) -> None:
    rules = tianming.game(name)
    for picture in run_example(name, example)[1:]:
        assert differences(picture.step.after, picture.state.snapshot()) == [], picture.step.do
        assert differences(picture.step.facts, plain(rules.view(picture.state, None).facts)) == []
        assert [pattern for pattern in picture.step.hear if not is_heard(pattern, picture.events)] == []


@every_example
def test_what_the_rule_book_forbids_is_refused_for_that_rule(name: str, example: Example) -> None:
    rules = tianming.game(name)
    for picture in run_example(name, example)[1:]:
        found = {line: reason and reason.rule for line, reason in picture.refusals.items()}
        assert found == picture.step.refused
        for line in picture.step.refused:
            with pytest.raises(IllegalAction):
                picture.state.clone().apply(*read_line(rules, line))


@every_example
def test_every_step_shows_something_and_the_example_asserts_something(name: str, example: Example) -> None:
    assert all(step.do or step.spaces for step in example.steps)
    assert any(step.after or step.facts or step.refused for step in example.steps)


@every_example
def test_an_example_cites_rules_of_the_page_and_its_source(name: str, example: Example) -> None:
    assert example.rules
    assert all(f"- **{rule}** " in page(name) for rule in example.rules)
    assert re.match(r"(rule book|reference manual), \S.+: \S", example.source)


@every_example
def test_an_example_draws_nothing(name: str, example: Example) -> None:
    first, second = ([picture.state.key() for picture in run_example(name, example)] for _ in range(2))
    assert first == second


@pytest.mark.parametrize(("name", "least"), {"yellow-yangtze": 8, "huang-di": 23, "yuan": 12}.items())
def test_there_are_enough_examples(name: str, least: int) -> None:
    assert len(examples(name)) >= least


def test_a_broken_example_is_reported() -> None:
    wanted = {"wall": {"a1": "red", "b1": None}, "plaques": ["a1"]}
    assert differences(wanted, {"wall": {"a1": "red"}, "plaques": ["a1"]}) == []
    assert differences(wanted, {"wall": {"a1": "white", "b1": "red"}, "plaques": []}) == [
        "wall.a1 is 'white', not 'red'",
        "wall.b1 is 'red', not None",
        "plaques is [], not ['a1']",
    ]


def test_examples_of_a_game_that_does_not_exist() -> None:
    with pytest.raises(UnknownGame):
        examples("chess")


def test_the_example_on_the_architecture_page_is_real() -> None:
    shown = msgspec.convert(json.loads(block(page("architecture"), "json")), Example)
    assert shown == examples("huang-di")[shown.id]
