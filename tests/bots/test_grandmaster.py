"""The grandmaster: a net that looks ahead. It weighs what its lines find against what its policy says."""

from __future__ import annotations

import itertools
import random
import time
from pathlib import Path

import numpy as np
import pytest

import tianming
from tests.engine.walking import at, sampled
from tests.speed import needs_speed
from tests.waiting import WAIT_SECONDS
from tianming.bots import workers
from tianming.bots.bot import bot
from tianming.bots.grandmaster import Grandmaster, halve, list_likely, reconsider, to_chances
from tianming.bots.lines import DECISIONS, TEMPERATURE, Imagination, Line, draw, imagination_of, try_along
from tianming.bots.net import Array, load_net, shipped_net
from tianming.bots.worlds import Sums
from tianming.core.actions import Action
from tianming.core.advisor import TURN
from tianming.core.errors import InvalidOption
from tianming.core.protocol import State, View
from tianming.core.registry import net_file
from tianming.core.seats import CHANCE

GAME = "yellow-yangtze"
GAMES = [name for name in tianming.list_games() if net_file(name) is not None]
TABLES = [(name, tianming.game(name).players[end]) for name in GAMES for end in (0, -1)]


def views(name: str, players: int, number: int = 3) -> list[View]:
    """What seats see when they are asked, in all parts of a random game."""
    rules = tianming.game(name)
    states = list(sampled(rules, players, seed=12, every=7))
    return [rules.view(state, state.actors()[0]) for state in states[:: max(1, len(states) // number)]]


# Its decisions.


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_decides_the_same_with_the_same_generator_and_evaluations(name: str, players: int) -> None:
    for view in views(name, players):
        spec = "grandmaster:evaluations=30"
        chosen = {bot(spec).choose(view, random.Random(4)) for _ in range(2)}
        assert len(chosen) == 1
        assert view.question is not None
        assert chosen <= {action for group in view.question.groups for action in group.actions}


def test_it_takes_the_masters_answer_if_it_trusts_no_values() -> None:
    for view in views(GAME, 3, 6):
        answers = [bot(spec).choose(view, random.Random(4)) for spec in ("master", "grandmaster:trust=0,evaluations=9")]
        assert answers[0] == answers[1]


def test_settings_that_make_no_sense_are_refused() -> None:
    for setting in ("seconds=0", "cores=0", "width=0", "evaluations=-1", "trust=-1"):
        with pytest.raises(InvalidOption, match="must be at least"):
            bot(f"grandmaster:{setting}")


def test_a_broken_net_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.npz"
    path.write_text("no net")
    with pytest.raises(InvalidOption, match="holds no weights"):
        bot(f"grandmaster:file={path}").choose(views(GAME, 2)[0], random.Random(1))
    with pytest.raises(InvalidOption, match="another kind"):
        bot(f"grandmaster:file={shipped_net('huang-di')}").choose(views(GAME, 2)[0], random.Random(1))


def test_a_game_without_a_net_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianming.bots.net.net_file", lambda game: None)
    with pytest.raises(InvalidOption, match="no net comes with yellow-yangtze"):
        bot("grandmaster").choose(views(GAME, 2)[0], random.Random(1))


# Lines.


class Blind:
    """A net that likes everything as much and expects nothing."""

    def __init__(self, actions: int, seats: int) -> None:
        self.actions, self.seats = actions, seats

    def __call__(self, observations: Array) -> tuple[Array, Array]:
        return np.zeros((len(observations), self.actions)), np.zeros((len(observations), self.seats))


def last_choice(name: str, players: int) -> tuple[State, Action]:
    """The last state of a random game in which somebody had a choice, and what they chose."""
    state = tianming.game(name).table(players=players, seed="last").state
    rng = random.Random(3)
    last: tuple[State, Action] | None = None
    while state.actors():
        seat = state.actors()[0]
        action = state.kth(seat, rng.randrange(state.count(seat)))
        if seat != CHANCE and state.count(seat) > 1:
            last = state.clone(), action
        state.apply(seat, action)
    assert last is not None
    return last


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_that_ends_counts_by_victory_and_margin(name: str, players: int) -> None:
    state, action = last_choice(name, players)
    seat = state.actors()[0]
    _, encoding = load_net(str(shipped_net(name)), name)
    net = Blind(encoding.shape.actions, encoding.shape.most_players)
    source = Imagination(net, encoding, lambda rng: state, seat, players)  # type: ignore[arg-type]
    lines = [Line(0, state.clone(), seed) for seed in range(6)]
    for line in lines:
        line.state.apply(seat, action)
    source.play(lines)
    assert any(line.state.outcome() is not None for line in lines)
    for line in lines:
        assert len(line.values) == DECISIONS
        if (outcome := line.state.outcome()) is None:
            assert line.value == 0
        else:
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            assert abs(line.values[-1] - 0.9 * (share * players - 1) / (players - 1)) <= 0.1


def test_all_answers_are_tried_in_as_many_worlds() -> None:
    view = views(GAME, 3)[1]
    source = imagination_of(view)
    assert view.question is not None
    answers = [action for group in view.question.groups for action in group.actions][:2]
    sums = source.try_answers(answers, 3, judged=40)
    assert sums[0].number == sums[1].number > 0
    assert all(abs(one.mean) <= 1.2 for one in sums)


def test_answers_are_drawn_in_proportion_to_the_policy() -> None:
    luck = random.Random(1)
    legal = [Action(1), Action(3)]
    drawn = [draw(legal, np.array([9.0, 0.0, 9.0, TEMPERATURE * np.log(3)]), luck) for _ in range(400)]
    assert 0.7 < drawn.count(Action(3)) / 400 < 0.8


# Choosing.


def test_only_answers_with_a_chance_worth_the_name_are_looked_into() -> None:
    answers, logits = list_likely([Action(5), Action(6), Action(7)], np.array([0.0, 3.0, -9.0]), 6)
    assert answers == [6, 5]
    assert logits.tolist() == [3.0, 0.0]
    assert list_likely([Action(5), Action(6)], np.array([0.0, 3.0]), 1)[0] == [6]


def test_halving_finds_the_better_answer_and_spends_more_on_it() -> None:
    tried = [0] * 6

    def try_some(left: list[int], share: float) -> list[Sums]:
        for number in left:
            tried[number] += 1
        return [Sums(0.3 * 20 if number == 4 else 0.0, 20) for number in left]

    logits = np.array([2.0, 1.5, 1.0, 0.5, 0.0, -0.5])
    assert halve(logits, try_some, 50.0) == 4  # type: ignore[arg-type]  # a list is a sequence
    assert tried[4] == 3 and min(tried) == 1


def test_few_lines_do_not_outweigh_the_policy() -> None:
    logits = np.array([3.0, 0.0])
    for number, best in ((1, 0), (60, 1)):
        assert halve(logits, lambda left, _, n=number: [Sums(0.1 * n * i, n) for i in left], 50.0) == best  # type: ignore[misc]


def test_answers_that_others_give_at_once_are_drawn_from_the_improved_policy() -> None:
    chances = to_chances(reconsider(np.array([0.0, 0.0]), lambda left, _: [Sums(0.0, 12), Sums(0.6, 12)], 50.0))
    assert chances.sum() == pytest.approx(1)
    assert 0.5 < chances[1] < 0.9


# Time and processes.


@needs_speed
def test_it_keeps_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(looks) / 1000)  # a clock that moves on whenever it is read
    thinker = Grandmaster()
    thinker.seconds = 0.1
    for view in views(GAME, 2):
        began = next(looks)
        thinker.choose(view, random.Random(1))
        assert next(looks) - began <= 100


@needs_speed
def test_two_cores_give_a_legal_answer_and_workers_contribute() -> None:
    rules = tianming.game(GAME)
    state = next(state for state in sampled(rules, 2, seed=3, every=1) if state.kind() == TURN)
    view = rules.view(state, seat := state.actors()[0])
    assert state.is_legal(seat, bot("grandmaster:seconds=0.2,cores=2").choose(view, random.Random(2)))
    worker = workers.get_workers(1)
    assert worker is not None
    (tried,) = worker.ask(try_along, view, 7, 60.0, tuple(state.legal(seat)[:2]), "", 8)
    totals = tried.result(timeout=WAIT_SECONDS)
    assert [number > 0 for _, number in totals] == [True, True]


def test_its_answer_depends_on_the_view_alone() -> None:
    rules = tianming.game(GAME)
    state = at(rules, 3, 3, 40)
    view = rules.view(state, seat := state.actors()[0])
    others = [rules.view(rules.guess(view, random.Random(seed)), seat) for seed in (1, 2)]
    chosen = {bot("grandmaster:evaluations=40").choose(each, random.Random(9)) for each in (view, *others)}
    assert len(chosen) == 1
