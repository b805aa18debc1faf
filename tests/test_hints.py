"""Hints: a legal move with where to look and reasons that the engine bears out, from the view alone."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

import tianming
from tests.engine.walking import SIZES, sampled
from tianming.cli import main
from tianming.core.errors import InvalidOption
from tianming.core.record import Record
from tianming.core.registry import mind
from tianming.core.tips import Tip, tip, values_of
from tianming.study.hints import explained, hint, view_before

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
        assert advice.reasons or not mind(name).features  # a plain mind tells what the forecast tells


@pytest.mark.parametrize("name", tianming.list_games())
def test_everything_legal_can_be_explained_and_nothing_hidden_is_told(name: str) -> None:
    rules = tianming.game(name)
    for state in sampled(rules, 2, seed=18, every=101):
        seat = state.actors()[0]
        view = rules.view(state, seat)
        other = rules.view(rules.guess(view, random.Random(7)), seat)
        for action in state.legal(seat)[::40]:
            assert explained(view, action) == explained(other, action)


@pytest.mark.parametrize("name", tianming.list_games())
def test_a_hint_says_only_what_its_game_can_say(name: str) -> None:
    """So that every language can have its words: kinds from the list, with the values that the sentence names."""
    rules, sayings = tianming.game(name), mind(name).sayings
    for state in sampled(rules, 2, seed=19, every=37):
        seat = state.actors()[0]
        view = rules.view(state, seat)
        for action in state.legal(seat)[::50]:
            advice = explained(view, action)
            for said in (advice.where, *advice.reasons):
                assert said == tip(sayings, said.kind, said.spaces, **said.values)


def test_a_tip_needs_exactly_the_values_of_its_saying() -> None:
    sayings = {"many": "{number:d} of {colour}"}
    assert tip(sayings, "many", ["b3"], number=2, colour="red") == Tip(
        "many", {"number": 2, "colour": "red"}, "2 of red", ("b3",)
    )
    assert values_of(sayings["many"]) == {"number": int, "colour": str}
    for wrong in ({"number": 2}, {"number": 2, "colour": "red", "space": "b3"}):
        with pytest.raises(ValueError, match="number, colour"):
            tip(sayings, "many", **wrong)


def test_a_saying_has_words_for_none_one_and_more_and_capitals() -> None:
    sayings = {"has": "{clan!c} has {number:a temple|# temples}{mines:| and a mine| and # mines}"}
    assert values_of(sayings["has"]) == {"clan": str, "number": int, "mines": int}
    said = [
        tip(sayings, "has", clan="mu", number=number, mines=mines).text for number, mines in ((0, 0), (1, 1), (2, 3))
    ]
    assert said == ["Mu has 0 temples", "Mu has a temple and a mine", "Mu has 2 temples and 3 mines"]
    assert tip(sayings, "has", clan="mu", number=1, mines=0).values == {"clan": "mu", "number": 1, "mines": 0}


def position(**changes: object) -> dict[str, object]:
    """Lion's governor and soldier in Qin; lion is to move and weakest in red."""
    return {
        "game": GAME,
        "rules": 1,
        "players": 2,
        "tiles": dict.fromkeys(("b3", "e7", "e15", "g11", "i2", "j6", "l12"), "black"),
        "leaders": {"lion": {"governor": "b2", "soldier": "c3"}},
        "hands": {"lion": {"red": 2, "black": 2, "green": 2}, "bull": {"blue": 3, "black": 3}},
        "points": {"lion": {"black": 3, "green": 3, "blue": 3, "red": 1}},
        "turn": {"seat": "lion", "actions_left": 2, "quiet_turns": 0},
        "questions": [{"ask": "turn", "seat": "lion"}],
        **changes,
    }


def reasons(action: str, **changes: object) -> tuple[str, ...]:
    rules = tianming.game(GAME)
    state = rules.restore(position(**changes))
    return tuple(reason.text for reason in explained(rules.view(state, 0), rules.read(action)).reasons)


def test_a_point_for_the_weakest_colour_is_a_reason() -> None:
    assert "it brings you a red point, your weakest colour (now 1)" in reasons("tile red c2")


def test_support_and_leaders_and_revolts_are_reasons() -> None:
    assert "your leaders have more black tiles beside them" in reasons("tile black c2")
    assert "your trader can win green points from b4" in reasons("lead trader b4")
    rival = {"lion": {"governor": "b2"}, "bull": {"soldier": "c3"}}
    attack = reasons("lead soldier b4", leaders=rival)
    assert "you attack bull's soldier with 1 against 1 on the board" in attack


def test_a_triangle_is_a_reason() -> None:
    tiles = {**position()["tiles"], "c1": "red", "c2": "red"}  # type: ignore[dict-item]
    assert "it completes a triangle for a red pagoda (garrison)" in reasons("tile red b1", tiles=tiles)


def test_where_to_look_is_near_the_move() -> None:
    rules = tianming.game(GAME)
    view = rules.view(rules.restore(position()), 0)
    assert explained(view, rules.read("tile red c2")).where.text == "look around Qin (b3)"
    assert {"b3", "c2"} <= set(explained(view, rules.read("tile red c2")).where.spaces)
    assert explained(view, rules.read("tile red l11")).where.text == "look around Qi (l12)"
    assert explained(view, rules.read("replace")).where.text == "look at your hand"
    assert explained(view, rules.read("replace")).where.spaces == ()
    with pytest.raises(InvalidOption, match="not on offer"):
        explained(view, rules.read("tile blue j1"))


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
    result = CliRunner().invoke(main, ["hint", str(file), "--action", str(number), "--bot", QUICK])
    assert result.exit_code == 0, result.output
    assert "3. the move: " in result.output
    told = json.loads(
        CliRunner().invoke(main, ["hint", str(file), "--action", str(number), "--bot", QUICK, "--json"]).output
    )
    assert told["played"] == kept.rules.write(kept.actions[number - 1][1])
    assert told["action"] in result.output
    assert view_before(kept, number).seat == told["seat"]


def test_draws_and_numbers_that_are_not_there_are_refused(tmp_path: Path) -> None:
    file = str(record(tmp_path))
    assert "is a draw" in CliRunner().invoke(main, ["hint", file, "--action", "1"]).output
    assert "counted from 1" in CliRunner().invoke(main, ["hint", file, "--action", "9999"]).output
