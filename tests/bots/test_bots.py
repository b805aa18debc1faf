"""The bots: they get a view and return a legal action. Strength is judged by win rates, never by a single move."""

from __future__ import annotations

import inspect
import itertools
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tianming
from tests.bots.matches import quick_match
from tests.engine.walking import SIZES, at, sampled
from tests.speed import COMPILED, needs_speed
from tests.waiting import LONG_WAIT_SECONDS, WAIT_SECONDS
from tianming.arena.engines import run_here
from tianming.arena.intervals import interval
from tianming.arena.match import lineup
from tianming.arena.report import contest, deals_of
from tianming.bots import workers
from tianming.bots.bot import ARENA_ONLY, BOTS, bot, sees_everything
from tianming.bots.cheater import Cheater
from tianming.bots.heuristic import weights_in
from tianming.bots.joint import sigmoid
from tianming.bots.levels import LEVELS, adviser, list_levels
from tianming.bots.novice import pick_tempting
from tianming.bots.search import Search, halve
from tianming.bots.worlds import Sums, worlds_of
from tianming.core.actions import Action
from tianming.core.advisor import TURN, Choice, PlainAdvisor
from tianming.core.dice import Dice
from tianming.core.errors import InvalidOption
from tianming.core.evaluator import read_weights, write_weights
from tianming.core.protocol import State, View
from tianming.core.registry import advisor, net_file
from tianming.core.seats import Seat, all_seats

GAMES = tianming.list_games()
# In a short game, in which first cities sometimes decide, it takes more deals to prove who is better.
DEALS = {"yuan": 16}
# Levels that think by the clock, limited by rollouts instead: then they decide the same every time.
LIGHT = {
    "search": "search:rollouts=6,width=3,turns=1" if COMPILED else "search:rollouts=2,width=2,turns=1",
    "grandmaster": "grandmaster:evaluations=30,width=3" if COMPILED else "grandmaster:evaluations=4,width=2",
}
KINDS = [LIGHT.get(name, name) for name in BOTS]
# Uncompiled bots think a hundred times as long, so they get fewer questions, at fewer sizes of tables.
DECISIONS = 8 if COMPILED else 2
TABLES = [
    (name, p) for name, p in SIZES if COMPILED or p in (tianming.game(name).players[0], tianming.game(name).players[-1])
]


def can_play(kind: str, name: str) -> bool:
    """Whether a bot can play a game: masters need a net."""
    return "master" not in kind or net_file(name) is not None


def questions(name: str, players: int, seed: int, every: int) -> list[tuple[State, Seat]]:
    """States of a random game, each with the seat that is asked, from all parts of the game."""
    states = list(sampled(tianming.game(name), players, seed=seed, every=every))
    return [(state, state.actors()[0]) for state in states[:: max(1, len(states) // DECISIONS)]]


# What every bot does.


@pytest.mark.parametrize(
    ("name", "players", "kind"), [(name, p, kind) for name, p in TABLES for kind in KINDS if can_play(kind, name)]
)
def test_a_bot_answers_with_a_legal_action_everywhere(kind: str, name: str, players: int) -> None:
    rules = tianming.game(name)
    rng = random.Random(5)
    for state, seat in questions(name, players, 31, 29):
        assert state.is_legal(seat, bot(kind).choose(rules.view(state, seat), rng))


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_sees_a_view_and_nothing_else(kind: str) -> None:
    signature = inspect.signature(bot(kind).choose)
    assert list(signature.parameters) == ["view", "rng"]
    assert View.__struct_fields__ == ("game", "rules", "seat", "position", "facts", "actors", "question", "outcome")
    assert not sees_everything(bot(kind))


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name in GAMES for kind in KINDS if can_play(kind, name)])
def test_a_bots_decision_does_not_depend_on_hidden_things(kind: str, name: str) -> None:
    rules = tianming.game(name)
    for state, seat in questions(name, 2, 6, 23):
        view = rules.view(state, seat)
        for seed in (9, 10):
            other = rules.guess(view, random.Random(seed))
            choices = {bot(kind).choose(rules.view(s, seat), random.Random(1)) for s in (state, other)}
            assert len(choices) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_without_a_question_raises_an_error(kind: str) -> None:
    rules = tianming.game("yellow-yangtze")
    with pytest.raises(ValueError, match="asks its seat nothing"):
        bot(kind).choose(rules.view(rules.start(2), Seat(0)), random.Random(0))


def test_unknown_bots_and_settings_are_refused() -> None:
    with pytest.raises(InvalidOption, match=r"random, novice, greedy, heuristic, search, master, grandmaster$"):
        bot("genius")
    with pytest.raises(InvalidOption, match="no bot 'cheater'"):
        bot("cheater")
    with pytest.raises(InvalidOption, match="no setting 'speed'; there are: seconds"):
        bot("search:speed=9")
    with pytest.raises(InvalidOption, match="cannot be 'soon'"):
        bot("search:seconds=soon")
    with pytest.raises(InvalidOption, match="there are: none"):
        bot("random:seconds=1")
    with pytest.raises(InvalidOption, match="no setting 'cores'"):  # it thinks alone
        bot("cheater:cores=2", arena=True)


@pytest.mark.parametrize(
    "spec",
    [
        "search:seconds=0",
        "search:seconds=nan",
        "search:seconds=inf",
        "search:width=0",
        "search:cores=0",
        "novice:temperature=-1",
        "novice:temperature=nan",
        "heuristic:width=-3",
    ],
)
def test_settings_that_make_no_sense_are_refused(spec: str) -> None:
    with pytest.raises(InvalidOption, match="must be at least"):
        bot(spec)


def test_weights_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    rules = tianming.game("yellow-yangtze")
    state = at(rules, 2, 3, 10)
    view = rules.view(state, state.actors()[0])
    for text, said in (("{}", "exactly these features"), ("weights", "Expecting value"), ("7", "not iterable")):
        (tmp_path / "w.json").write_text(text)
        with pytest.raises(InvalidOption, match=f"w.json has no weights for yellow-yangtze: .*{said}"):
            bot(f"heuristic:weights={tmp_path / 'w.json'}").choose(view, random.Random(1))
        weights_in.cache_clear()
    with pytest.raises(InvalidOption, match="No such file"):
        bot("heuristic:weights=nowhere.json").choose(view, random.Random(1))


def test_every_level_has_a_description() -> None:
    assert [level.name for level in LEVELS] == list(BOTS)
    assert all(len(level.text) > 40 and level.text.endswith(".") for level in LEVELS)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_offers_levels_that_there_are_weakest_first(name: str) -> None:
    names = [level.name for level in list_levels(name)]
    assert set(names) == set(advisor(name).levels)
    assert names[0] == "random"
    assert "greedy" in names
    assert names.index(adviser(name)) >= names.index("greedy")


@pytest.mark.parametrize("name", GAMES)
def test_only_a_game_with_a_net_offers_the_levels_of_masters(name: str) -> None:
    names = [level.name for level in list_levels(name)]
    assert ("grandmaster" in names) == ("master" in names) == (name == "yellow-yangtze")
    if "master" in names:
        assert net_file(name) is not None
        assert names[-2:] == ["master", "grandmaster"] and adviser(name) == "grandmaster"
    else:
        assert adviser(name) == "search"


# Strength. Shares are means over mirrored deals; bounds are those of the 95 % interval.


def share_interval(name: str, bots: list[str], deals: int, *, players: int = 2) -> tuple[float, float]:
    """The interval of the first bot's share."""
    match = quick_match(name, lineup(bots, players), deals, "strength")
    return interval(deals_of(contest(match, run_here), match, 0), players)


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    low, _ = share_interval(name, ["greedy", "random"], 6 if COMPILED else 2)
    assert low > 0.5


@needs_speed
@pytest.mark.parametrize("name", GAMES)
def test_novice_beats_random_and_loses_to_heuristic(name: str) -> None:
    assert share_interval(name, ["novice", "random"], DEALS.get(name, 3))[0] > 0.5
    if "novice" in advisor(name).levels:
        assert share_interval(name, ["novice", "heuristic"], DEALS.get(name, 5))[1] < 0.5


@needs_speed
@pytest.mark.parametrize("name", DEALS)
def test_novice_loses_to_greedy(name: str) -> None:
    assert share_interval(name, ["novice", "greedy"], DEALS[name])[1] < 0.5


@needs_speed
@pytest.mark.parametrize("name", GAMES)
def test_heuristic_beats_greedy(name: str) -> None:
    low, _ = share_interval(name, ["heuristic", "greedy"], DEALS.get(name, 4))
    assert low > 0.5


@needs_speed
@pytest.mark.parametrize("name", [name for name in GAMES if "search" in advisor(name).levels])
def test_search_beats_greedy(name: str) -> None:
    deals = {"yuan": 10}.get(name, 3)  # in the other games it wins every deal
    assert share_interval(name, ["search:rollouts=8,turns=2,width=4", "greedy"], deals)[0] > 0.5


@needs_speed
def test_master_beats_heuristic() -> None:
    assert share_interval("yellow-yangtze", ["master", "heuristic"], 6)[0] > 0.5


@needs_speed
@pytest.mark.parametrize(("name", "rollouts", "deals"), [("huang-di", 16, 8), ("yuan", 10, 10)])
def test_search_beats_heuristic(name: str, rollouts: int, deals: int) -> None:
    """A few rollouts are enough. Yellow & Yangtze takes minutes; see docs/results.md."""
    assert share_interval(name, [f"search:rollouts={rollouts}", "heuristic"], deals)[0] > 0.5


# Time.


@needs_speed
@pytest.mark.parametrize("name", GAMES)
def test_search_keeps_its_budget(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(looks) / 1000)  # a clock that moves on whenever it is read
    rules = tianming.game(name)
    searcher = Search()
    searcher.seconds = 0.3
    free = [state for state in sampled(rules, 2, seed=3, every=1) if state.kind() == TURN]
    for state in free[::9][:3]:
        view = rules.view(state, seat := state.actors()[0])
        began = next(looks)
        assert state.is_legal(seat, searcher.choose(view, random.Random(1)))
        assert 200 < next(looks) - began <= 300


@needs_speed
@pytest.mark.parametrize("name", GAMES)
def test_search_on_two_cores_gives_a_legal_answer(name: str) -> None:
    rules = tianming.game(name)
    searcher = bot("search:seconds=0.2,cores=2")
    free = [state for state in sampled(rules, 2, seed=3, every=1) if state.kind() == TURN]
    for state in free[::9][:3]:  # the worker starts during the first
        view = rules.view(state, seat := state.actors()[0])
        assert state.is_legal(seat, searcher.choose(view, random.Random(2)))


@needs_speed
def test_workers_look_into_new_worlds_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    class Idle:
        def ask(self, work: object, view: View, seed: int, *more: object) -> list[object]:
            seeds.append(seed)
            return []

        def answers(self, asked: list[object], seconds: float) -> list[object]:
            return asked

    monkeypatch.setattr("tianming.bots.search.get_workers", lambda number: Idle())
    rules = tianming.game("yellow-yangtze")
    state = at(rules, 2, 3, 40)
    bot("search:seconds=0.2,cores=2").choose(rules.view(state, state.actors()[0]), random.Random(2))
    assert len(set(seeds)) == len(seeds) > 2


@needs_speed
def test_workers_end_with_the_processes_of_a_match() -> None:
    command = ["arena", "yuan", "search:cores=2", "random", "--seconds", "0.05", "--games", "2", "--processes", "2"]
    words = [sys.executable, "-m", "tianming.cli", *command]
    done = subprocess.run(words, capture_output=True, text=True, timeout=LONG_WAIT_SECONDS)
    assert done.returncode == 0, done.stderr
    assert "2 games" in done.stdout


@needs_speed
@pytest.mark.parametrize("name", GAMES)
def test_workers_contribute_to_the_search(name: str) -> None:
    """Workers contribute to every kind of question: rollouts of every answer, or a strategy over them."""
    rules = tianming.game(name)
    state = next(state for state in sampled(rules, 2, seed=3, every=1) if state.kind() == TURN)
    view = rules.view(state, state.actors()[0])
    source = worlds_of(view, 3)
    mine = [choice.action for choice in source.list_promising(random.Random(1), 3)]
    worker = workers.get_workers(1)
    assert worker is not None
    (tried,) = worker.ask(workers.rollouts, view, 7, 60.0, tuple(mine), 3, 6)
    assert [number for _, number in tried.result(timeout=WAIT_SECONDS)] == [2, 2, 2]
    (mixed,) = worker.ask(workers.strategy, view, 7, 60.0, mine, {"rounds": 4})
    assert sum(mixed.result(timeout=WAIT_SECONDS)) == pytest.approx(1)


# Its parts.


def test_halving_keeps_the_best_and_spends_more_on_it() -> None:
    tried: dict[int, int] = dict.fromkeys(range(8), 0)

    def roll_out(left: list[int], share: float) -> list[Sums]:
        for action in left:
            tried[action] += 1
        return [Sums(action / 10, 1) for action in left]

    choices = [Choice(0.0, Action(action)) for action in range(8)]
    assert halve(choices, roll_out) == 7  # type: ignore[arg-type]  # a list is a sequence
    assert tried[7] == 3
    assert tried[0] == 1


def test_the_first_opinion_counts_while_little_has_been_tried() -> None:
    choices = [Choice(2.0, Action(1)), Choice(-2.0, Action(2))]
    assert halve(choices, lambda left, share: [Sums(0.0, 1), Sums(1.0, 1)]) == 1
    assert halve(choices, lambda left, share: [Sums(0.0, 50), Sums(50.0, 50)]) == 2


def test_a_logit_becomes_a_chance() -> None:
    assert sigmoid(0) == 0.5
    assert 0.87 < sigmoid(2) < 0.89
    assert sigmoid(1e9) == pytest.approx(1)


def test_a_tempted_bot_takes_the_better_answers_more_often() -> None:
    rng = random.Random(3)
    choices = [Choice(1.0, Action(1)), Choice(0.75, Action(2)), Choice(-9.0, Action(3))]
    taken = [pick_tempting(choices, 0.25, rng).action for _ in range(400)]
    assert 0.65 < taken.count(Action(1)) / 400 < 0.81  # e : 1 is 0.73
    assert 3 not in taken


@pytest.mark.parametrize("name", GAMES)
def test_a_novice_forgets_but_its_view_can_still_be_guessed(name: str) -> None:
    rules, rng = tianming.game(name), random.Random(4)
    faded = []
    for state in sampled(rules, 2, seed=8, every=23):
        seat = state.actors()[0]
        view = rules.view(state, seat)
        dim = advisor(name).fade_memory(view, rng)
        assert rules.guess(dim, rng).legal(seat) == state.legal(seat)
        assert dim.question == view.question
        faded.append(dim.position != view.position)
    assert any(faded) == (name != "yuan")  # where only plans are hidden, there is nothing to forget


# Advisors.


@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_its_own_advisor_gets_a_plain_one(name: str) -> None:
    plain = PlainAdvisor(tianming.game(name))
    state = at(plain.rules, 2, 5, 30)
    seat = state.actors()[0]
    before = state.key()
    ranked = plain.rank(state, seat, Dice(1), width=1)
    assert sorted(choice.action for choice in ranked) == sorted(state.legal(seat))
    assert ranked[0].value == max(choice.value for choice in ranked)
    assert state.key() == before
    plain.play_on(state, 1, Dice(1))
    assert state.kind() == TURN
    state.playout(Dice(1))
    worths = sorted(plain.evaluate(state, seat) for seat in all_seats(2))
    assert worths in ([-50.0, 50.0], [0.0, 0.0])


@pytest.mark.parametrize("name", GAMES)
def test_an_advisor_plays_on_for_the_given_turns(name: str) -> None:
    rules = tianming.game(name)
    state = at(rules, 2, 5, 30)
    while state.kind() != TURN:
        state.apply(state.actors()[0], state.kth(state.actors()[0], 0))
    first, before = state.actors()[0], state.key()
    advisor(name).play_on(state, 1, Dice(2))
    assert state.kind() == TURN
    assert state.key() != before
    assert state.actors()[0] != first or len(state.actors()) > 1  # where all plan at once, everybody is asked again


WEIGHED = [name for name in GAMES if advisor(name).features]


@pytest.mark.parametrize("name", WEIGHED)
def test_the_evaluation_is_the_sum_of_the_features_by_weight(name: str) -> None:
    thinker = advisor(name)
    for state, seat in questions(name, 2, 12, 37):
        total = sum(w * f for w, f in zip(thinker.weights, thinker.compare_features(state, seat), strict=True))
        assert thinker.evaluate(state, seat) == pytest.approx(total)


# A plain advisor ranks rivals by what they hold in the guess; its choices are tested above.
@pytest.mark.parametrize(("name", "players"), [size for size in SIZES if size[0] in WEIGHED])
def test_an_evaluation_does_not_look_at_hidden_things(name: str, players: int) -> None:
    rules, thinker = tianming.game(name), advisor(name)
    for state, seat in questions(name, players, 13, 31):
        other = rules.guess(rules.view(state, seat), random.Random(2))
        assert thinker.evaluate(other, seat) == pytest.approx(thinker.evaluate(state, seat))


@pytest.mark.parametrize("name", WEIGHED)
def test_weights_can_be_written_and_read(name: str) -> None:
    thinker = advisor(name)
    before = thinker.weights
    assert read_weights(write_weights(before, thinker.features), thinker.features) == pytest.approx(before, abs=1e-4)
    with pytest.raises(ValueError, match="exactly these features"):
        read_weights("{}", thinker.features)


# The cheater.


def test_the_cheater_sits_at_arena_tables_only() -> None:
    assert set(ARENA_ONLY) == {"cheater", "net"}
    assert "cheater" not in BOTS
    assert sees_everything(bot("cheater", arena=True))
    rules = tianming.game("yellow-yangtze")
    state = at(rules, 2, 3, 10)
    seat = state.actors()[0]
    with pytest.raises(ValueError, match="in the arena only"):
        Cheater().choose(rules.view(state, seat), random.Random(1))
    cheater = bot("cheater:rollouts=4,turns=1", arena=True)
    assert isinstance(cheater, Cheater)
    assert state.is_legal(seat, cheater.choose_openly(state, seat, random.Random(1)))
