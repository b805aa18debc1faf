"""The bots: a view in, a legal action out, graded by win rate and never by a single move."""

from __future__ import annotations

import inspect
import random

import pytest

import tianming
from tests.engine.walking import SIZES, sampled
from tianming.bots.bot import BOTS, bot
from tianming.core.errors import InvalidOption
from tianming.core.protocol import Outcome, View

GAMES_A_MATCH = 6
QUICK: dict[str, dict[str, object]] = {"yellow-yangtze": {"short": True}, "huang-di": {}, "yuan": {}}


def contest(name: str, bots: list[str], seed: str) -> Outcome:
    rules = tianming.game(name)
    table = rules.table(players=len(bots), seed=seed, options=QUICK[name] if len(bots) == 2 else None)
    players = [bot(kind) for kind in bots]
    rng = random.Random(seed)
    while actors := table.state.actors():
        seat = actors[0]
        table.act(seat, players[seat].choose(rules.view(table.state, seat), rng))
    outcome = table.state.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize(("name", "players"), SIZES)
def test_a_bot_answers_with_a_legal_action_everywhere(kind: str, name: str, players: int) -> None:
    rules = tianming.game(name)
    rng = random.Random(5)
    for state in sampled(rules, players, seed=31, every=29):
        seat = state.actors()[0]
        if seat >= 0:
            assert state.is_legal(seat, bot(kind).choose(rules.view(state, seat), rng))


@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_sees_a_view_and_nothing_else(kind: str) -> None:
    signature = inspect.signature(bot(kind).choose)
    assert list(signature.parameters) == ["view", "rng"]
    assert View.__struct_fields__ == ("game", "rules", "seat", "position", "facts", "actors", "question", "outcome")


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("name", tianming.list_games())
def test_a_bot_decides_the_same_whatever_is_hidden(kind: str, name: str) -> None:
    rules = tianming.game(name)
    for state in sampled(rules, 2, seed=6, every=37):
        seat = state.actors()[0]
        if seat < 0:
            continue
        view = rules.view(state, seat)
        other = rules.guess(view, random.Random(9))
        choices = {bot(kind).choose(rules.view(s, seat), random.Random(1)) for s in (state, other)}
        assert len(choices) == 1


@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_that_is_asked_nothing_says_so(kind: str) -> None:
    rules = tianming.game("yellow-yangtze")
    with pytest.raises(ValueError, match="asks its seat nothing"):
        bot(kind).choose(rules.view(rules.start(2), 0), random.Random(0))


# Even odds would give so many wins in a row with a probability of 1 in 64.
@pytest.mark.parametrize("number", range(GAMES_A_MATCH))
@pytest.mark.parametrize("name", tianming.list_games())
def test_greedy_beats_random(name: str, number: int) -> None:
    seat = number % 2
    bots = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
    assert contest(name, bots, f"match {number // 2}").winners == (seat,)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(InvalidOption, match="random, greedy"):
        bot("genius")
