"""Hints: a legal move, where to look, and reasons that the engine confirms, all from the view alone."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import tianming
from tests.commands import output, run_refused
from tests.engine.walking import SIZES, sampled
from tianming.core.messages import Tip, tip, values_of
from tianming.core.record import Record
from tianming.core.registry import advisor
from tianming.core.spaces import Space
from tianming.study.hints import explain, hint, view_before

GAME = "yellow-yangtze"
QUICK = "search:rollouts=4,width=2,turns=1"


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_a_hint_names_a_legal_move_its_kind_and_reasons(name: str, players: int) -> None:
    rules = tianming.game(name)
    for state in sampled(rules, players, seed=17, every=83):
        seat = state.actors()[0]
        advice = hint(rules.view(state, seat), random.Random(1), "greedy")
        assert state.is_legal(seat, rules.read(advice.action))
        assert advice.action.startswith(advice.kind)
        assert advice.where.text
        assert advice.reasons or not advisor(name).features  # a plain advisor gives the forecast instead


@pytest.mark.parametrize("name", tianming.list_games())
def test_every_legal_move_can_be_explained_without_revealing_anything(name: str) -> None:
    rules = tianming.game(name)
    for state in sampled(rules, 2, seed=18, every=101):
        seat = state.actors()[0]
        view = rules.view(state, seat)
        other = rules.view(rules.guess(view, random.Random(7)), seat)
        for action in state.legal(seat)[::40]:
            assert explain(view, action) == explain(other, action)


@pytest.mark.parametrize("name", tianming.list_games())
def test_a_hint_says_only_what_its_game_can_say(name: str) -> None:
    """Every language needs words for it: kinds come from the list, with the values of their template."""
    rules, sayings = tianming.game(name), advisor(name).hint_templates
    for state in sampled(rules, 2, seed=19, every=37):
        seat = state.actors()[0]
        view = rules.view(state, seat)
        for action in state.legal(seat)[::50]:
            advice = explain(view, action)
            for said in (advice.where, *advice.reasons):
                assert said == tip(sayings, said.kind, said.spaces, **said.values)


def test_a_tip_needs_exactly_the_values_of_its_template() -> None:
    sayings = {"many": "{number:d} of {colour}"}
    assert tip(sayings, "many", [Space("b3")], number=2, colour="red") == Tip(
        "many", {"number": 2, "colour": "red"}, "2 of red", (Space("b3"),)
    )
    assert values_of(sayings["many"]) == {"number": int, "colour": str}
    for wrong in ({"number": 2}, {"number": 2, "colour": "red", "space": "b3"}):
        with pytest.raises(ValueError, match="number, colour"):
            tip(sayings, "many", **wrong)


def test_a_template_has_words_for_none_one_and_many_and_capitals() -> None:
    sayings = {"has": "{clan!c} has {number:a temple|# temples}{mines:| and a mine| and # mines}"}
    assert values_of(sayings["has"]) == {"clan": str, "number": int, "mines": int}
    said = [
        tip(sayings, "has", clan="mu", number=number, mines=mines).text for number, mines in ((0, 0), (1, 1), (2, 3))
    ]
    assert said == ["Mu has 0 temples", "Mu has a temple and a mine", "Mu has 2 temples and 3 mines"]
    assert tip(sayings, "has", clan="mu", number=1, mines=0).values == {"clan": "mu", "number": 1, "mines": 0}


# The command.


def record(tmp_path: Path) -> Path:
    rules, rng = tianming.game(GAME), random.Random(1)
    table = rules.table(players=2, seed="hints")
    for _ in range(20):
        seat = table.state.actors()[0]
        table.act(seat, rng.choice(table.state.legal(seat)))
    file = tmp_path / "record.txt"
    file.write_text(str(table.record), encoding="utf-8")
    return file


def test_the_command_advises_at_an_action_of_a_record(tmp_path: Path) -> None:
    file = record(tmp_path)
    kept = Record.parse(file.read_text("utf-8"))
    number = next(n for n, (seat, _) in enumerate(kept.actions, start=1) if seat >= 0)
    command = ("hint", str(file), "--action", str(number), "--bot", QUICK)
    said = output(*command)
    assert "3. the move: " in said
    found = json.loads(output(*command, "--json"))
    assert found["played"] == kept.rules.write(kept.actions[number - 1][1])
    assert found["action"] in said
    assert view_before(kept, number).seat == found["seat"]


def test_draws_and_numbers_that_are_not_there_are_refused(tmp_path: Path) -> None:
    file = str(record(tmp_path))
    assert "is a draw" in run_refused("hint", file, "--action", "1")
    assert "counted from 1" in run_refused("hint", file, "--action", "9999")
