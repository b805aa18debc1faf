"""Properties of every game of the registry."""

from __future__ import annotations

import functools
import json
import operator
import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tianming
from tests.engine.walking import GAMES, SIZES, at, sampled, walk
from tianming.arena.match import Match
from tianming.arena.simulate import simulate
from tianming.core.actions import Action
from tianming.core.dice import Dice
from tianming.core.errors import IllegalAction, InvalidAction, InvalidOption
from tianming.core.marks import worst_mark
from tianming.core.options import Value
from tianming.core.protocol import Event, Rules, State
from tianming.core.record import Record
from tianming.core.seats import CHANCE, Seat, all_seats

every_game = pytest.mark.parametrize("name", GAMES)
every_size = pytest.mark.parametrize(("name", "players"), SIZES)
quick = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32)
depths = st.integers(0, 300)


def watchers(state: State, players: int) -> list[Seat | None]:
    return [*all_seats(players), None]


def sample_of(rules: Rules, rng: random.Random, number: int) -> list[Action]:
    """Actions of the table, legal or not."""
    found: list[Action] = []
    while len(found) < number:
        try:
            found.append(rules.actions.check(rng.randrange(rules.actions.size)))
        except InvalidAction:  # a number that no action uses
            continue
    return found


# Texts.


@every_game
def test_every_action_has_a_text_that_reads_back(name: str) -> None:
    rules = tianming.game(name)
    texts = {}
    for action in range(rules.actions.size):
        try:
            texts[action] = rules.write(Action(action))
        except InvalidAction:
            continue
    assert len(set(texts.values())) == len(texts)
    assert all(rules.read(text) == action for action, text in texts.items())
    assert all(rules.read(f"  {text.upper()} ") == action for action, text in texts.items())


@every_game
@given(text=st.text(max_size=40))
@quick
def test_any_other_text_is_refused_with_a_sentence(name: str, text: str) -> None:
    rules = tianming.game(name)
    try:
        action = rules.read(text)
    except InvalidAction as error:
        assert str(error)
    else:
        assert rules.write(action).lower() == " ".join(text.lower().split())


# Positions.


@every_size
@given(seed=seeds, decisions=depths)
@quick
def test_a_position_survives_json(name: str, players: int, seed: int, decisions: int) -> None:
    rules = tianming.game(name)
    state = at(rules, players, seed, decisions)
    back = rules.restore(json.loads(json.dumps(state.snapshot())))
    assert back.key() == state.key()
    assert back.snapshot() == state.snapshot()
    if state.actors():
        assert back.legal(state.actors()[0]) == state.legal(state.actors()[0])


@every_size
@given(seed=seeds, decisions=depths)
@quick
def test_clones_share_nothing(name: str, players: int, seed: int, decisions: int) -> None:
    state = at(tianming.game(name), players, seed, decisions)
    before = state.key()
    clone = state.clone()
    assert clone.key() == before
    clone.playout(Dice(seed))
    assert state.key() == before


@every_game
def test_a_state_of_another_game_is_refused(name: str) -> None:
    other = next(game for game in GAMES if game != name)
    with pytest.raises(TypeError, match=f"a state of {name} is needed"):
        tianming.game(name).standing(tianming.game(other).start())


# Actions.


@every_size
@given(seed=seeds, decisions=depths)
@quick
def test_everything_legal_can_be_done_and_nothing_else(name: str, players: int, seed: int, decisions: int) -> None:
    rules = tianming.game(name)
    state = at(rules, players, seed, decisions)
    rng = random.Random(seed)
    before = state.key()
    for seat in (CHANCE, *range(players)):
        legal = state.legal(seat)
        assert (len(legal) > 0) == (seat in state.actors())
        for action in rng.sample(legal, min(12, len(legal))):
            assert state.is_legal(seat, action)
            assert rules.why(state, seat, action) is None
            state.clone().apply(seat, action)
        for action in sample_of(rules, rng, 25):
            if action not in legal:
                assert not state.is_legal(seat, action)
                reason = rules.why(state, seat, action)
                assert reason is not None
                assert reason.rule and reason.text
                with pytest.raises(IllegalAction) as caught:
                    state.apply(seat, action)
                assert caught.value.reason == reason
    assert state.key() == before


@every_size
@given(seed=seeds, decisions=depths)
@quick
def test_counting_and_picking_agree_with_the_list(name: str, players: int, seed: int, decisions: int) -> None:
    state = at(tianming.game(name), players, seed, decisions)
    for seat in all_seats(players):
        legal = state.legal(seat)
        assert state.count(seat) == len(legal)
        assert len(set(legal)) == len(legal)
        assert [state.kth(seat, k) for k in range(0, len(legal), 7)] == legal[::7]
        with pytest.raises(IndexError):
            state.kth(seat, len(legal))


@every_size
def test_draws_agree_with_their_odds(name: str, players: int) -> None:
    rules = tianming.game(name)
    seen = 0
    for state, seat, _ in walk(rules, players, seed=5):
        if seat != CHANCE:
            assert state.odds() == []
            continue
        seen += 1
        odds = state.odds()
        assert [action for action, _ in odds] == state.legal(CHANCE)
        assert sum(weight for _, weight in odds) == state.count(CHANCE)
        picked = [state.kth(CHANCE, k) for k in range(state.count(CHANCE))]
        assert [(action, picked.count(action)) for action, _ in odds] == odds
        assert state.purpose()
    assert seen > 0


@every_game
@pytest.mark.parametrize("action", [-1, 10**30, "tile", None, 1.5, [], 2**40, -(2**70), True])
def test_invalid_actions_change_nothing(name: str, action: object) -> None:
    rules = tianming.game(name)
    state = at(rules, rules.players[0], 3, 4)
    before = state.key()
    seat = state.actors()[0]
    legal = isinstance(action, int) and abs(action) < 2**31 and state.is_legal(seat, Action(action))
    if not legal:
        with pytest.raises((InvalidAction, IllegalAction)):
            state.apply(seat, action)  # type: ignore[arg-type]  # hostile on purpose
        assert state.key() == before


@every_game
@pytest.mark.parametrize("seat", [-7, 99, 10**30, "lion", None, 0.5])
def test_invalid_seats_change_nothing(name: str, seat: object) -> None:
    rules = tianming.game(name)
    state = at(rules, rules.players[0], 3, 4)
    before = state.key()
    action = state.legal(state.actors()[0])[0]
    with pytest.raises(IllegalAction):
        state.apply(seat, action)  # type: ignore[arg-type]  # hostile on purpose
    assert state.key() == before


# Whole games.


@every_size
def test_random_games_end_within_the_documented_bound(name: str, players: int) -> None:
    rules = tianming.game(name)
    for seed in range(25):
        state = rules.start(players)
        assert 0 < state.playout(Dice(seed)) <= rules.most_decisions
        outcome = state.outcome()
        assert outcome is not None
        assert state.actors() == ()
        assert sorted(outcome.ranks)[0] == 1
        assert outcome.winners
        assert outcome.rule and outcome.reason


@every_size
def test_the_seats_can_be_ranked_at_any_time(name: str, players: int) -> None:
    rules = tianming.game(name)
    for state in sampled(rules, players, seed=6, every=19):
        before = state.key()
        result = rules.standing(state)
        assert len(result.ranks) == len(result.results) == players and result.winners
        assert (state.key(), state.outcome()) == (before, None)
        state.playout(Dice(2))
        assert rules.standing(state) == state.outcome()


ENDLESS = [
    (name, {option.name: value}) for name in GAMES for option in tianming.game(name).options for value in option.endless
]


@pytest.mark.parametrize(("name", "options"), ENDLESS, ids=str)
def test_a_game_without_a_forced_end_is_not_for_bots_alone(name: str, options: dict[str, Value]) -> None:
    rules = tianming.game(name)
    shown = "=".join(map(str, next(iter(options.items()))))
    with pytest.raises(InvalidOption, match=shown):
        simulate(rules, players=2, games=1, options=options)
    with pytest.raises(InvalidOption, match=shown):
        list(Match(name, ("random", "random"), 1, options=options).jobs())
    for seed in range(10):
        state = rules.start(0, options)
        assert 0 < state.playout(Dice(seed)) <= rules.most_decisions
    assert rules.restore(state.snapshot()).key() == state.key()


def test_there_are_games_without_limits() -> None:
    assert {name for name, _ in ENDLESS} == {"yellow-yangtze", "yuan"}


@every_size
def test_a_record_replays_and_verifies(name: str, players: int) -> None:
    rules = tianming.game(name)
    rng = random.Random(players)
    table = rules.table(players=players, seed="replay")
    while actors := table.state.actors():
        seat = rng.choice(actors)
        table.act(seat, rng.choice(table.state.legal(seat)))
    text = str(table.record)
    record = Record.parse(text)
    assert str(record) == text
    assert record.replay().key() == table.state.key()
    assert record.verify() > 0


@every_size
def test_the_same_seed_gives_the_same_game(name: str, players: int) -> None:
    rules = tianming.game(name)
    keys = []
    for _ in range(2):
        table = rules.table(players=players, seed="twice")
        for _ in range(40):
            seat = table.state.actors()[0]
            table.act(seat, table.state.legal(seat)[0])
        keys.append(table.state.key())
    assert keys[0] == keys[1]
    assert (
        rules.table(players=players, seed="other").state.key() != rules.table(players=players, seed="twice").state.key()
    )


@every_game
def test_a_table_can_begin_from_a_position(name: str) -> None:
    rules = tianming.game(name)
    state = at(rules, rules.players[-1], 11, 30)
    table = rules.table(position=state.snapshot(), seed="middle")
    seat = table.state.actors()[0]
    table.act(seat, table.state.legal(seat)[0])
    assert Record.parse(str(table.record)).replay().key() == table.state.key()


@every_game
@pytest.mark.parametrize("players", [-1, 1, 9, 10**20, "two"])
def test_impossible_numbers_of_players_are_refused(name: str, players: object) -> None:
    with pytest.raises(InvalidOption):
        tianming.game(name).start(players)  # type: ignore[arg-type]  # hostile on purpose


@every_game
@pytest.mark.parametrize("options", [{"no such": True}, {"": 1}])
def test_unknown_options_are_refused(name: str, options: dict[str, object]) -> None:
    with pytest.raises(InvalidOption):
        tianming.game(name).start(0, options)


# What is known to whom.


@every_size
@given(seed=seeds, decisions=depths)
@quick
def test_views_do_not_depend_on_what_they_hide(name: str, players: int, seed: int, decisions: int) -> None:
    rules = tianming.game(name)
    state = at(rules, players, seed, decisions)
    rng = random.Random(seed)
    for seat in watchers(state, players):
        view = rules.view(state, seat)
        for _ in range(3):
            guess = rules.guess(view, rng)
            assert msgspec.json.encode(rules.view(guess, seat)) == msgspec.json.encode(view)
            if seat is not None:
                assert guess.legal(Seat(seat)) == state.legal(Seat(seat))


@every_size
def test_a_guess_is_a_position_that_can_be_played_on(name: str, players: int) -> None:
    rules = tianming.game(name)
    rng = random.Random(1)
    for state in sampled(rules, players, seed=8, every=23):
        guess = rules.guess(rules.view(state, Seat(rng.randrange(players))), rng)
        assert rules.restore(guess.snapshot()).key() == guess.key()
        guess.playout(Dice(4))
        assert guess.outcome() is not None


@every_size
def test_questions_offer_exactly_what_is_legal(name: str, players: int) -> None:
    rules = tianming.game(name)
    for state in sampled(rules, players, seed=21, every=9):
        for seat in all_seats(players):
            question = rules.question(state, seat)
            assert (question is not None) == (seat in state.actors())
            if question is not None:
                listed = [action for group in question.groups for action in group.actions]
                assert sorted(listed) == sorted(state.legal(seat))
                assert question.text and question.rule and question.kind == state.kind()
                for group in question.groups:
                    texts = [f"{group.name} {choice}".strip() for choice in group.choices]
                    assert texts == [rules.write(action) for action in group.actions]


@every_size
def test_every_event_has_a_sentence_and_goes_through_json(name: str, players: int) -> None:
    rules = tianming.game(name)
    decoder = msgspec.json.Decoder(event_list(rules))
    for seed in range(6):
        log: list[Event] = []
        for state, seat, action in walk(rules, players, seed):
            state.clone().apply(seat, action, log)
        assert all(rules.sentence(event) for event in log)
        for watcher in (*all_seats(players), None):
            seen = rules.redact_events(log, watcher)
            assert [type(event) for event in seen] == [type(event) for event in log]
            assert all(rules.sentence(event) for event in seen)
            assert decoder.decode(msgspec.json.encode(seen)) == seen


def event_list(rules: Rules) -> Any:
    """The JSON type of a list of the game's events."""
    return list[functools.reduce(operator.or_, rules.events)]  # type: ignore[misc]  # a type made at run time


@every_size
def test_every_view_can_be_drawn(name: str, players: int) -> None:
    rules = tianming.game(name)
    for state in sampled(rules, players, seed=2, every=31):
        for seat in watchers(state, players):
            assert len(rules.draw(rules.view(state, seat)).splitlines()) > players


@every_size
def test_forecasts_come_from_the_view_alone(name: str, players: int) -> None:
    rules = tianming.game(name)
    rng = random.Random(3)
    for state in sampled(rules, players, seed=17, every=13):
        seat = state.actors()[0]
        if seat == CHANCE:
            continue
        view = rules.view(state, seat)
        guess = rules.guess(view, rng)
        for action in rng.sample(state.legal(seat), min(10, state.count(seat))):
            result = rules.forecast(view, action)
            assert result == rules.forecast(rules.view(guess, seat), action)
            assert result.action == rules.write(action)


@every_size
def test_marks_come_from_the_view_alone(name: str, players: int) -> None:
    rules = tianming.game(name)
    rng = random.Random(4)
    for state in sampled(rules, players, seed=19, every=29):
        seat = state.actors()[0]
        if seat == CHANCE:
            continue
        view, before = rules.view(state, seat), state.key()
        assert view.question
        other = rules.view(rules.guess(view, rng), seat)
        for group in rng.sample(view.question.groups, min(3, len(view.question.groups))):
            marks = rules.marks(view, group.name)
            assert tuple(marks) == group.choices
            assert marks == rules.marks(other, group.name)
            assert all((mark.kind == "rival") == (mark.seat not in (None, seat)) for mark in marks.values())
        assert state.key() == before
        assert rules.marks(view, "no such group") == rules.marks(rules.view(state, None), "") == {}


@every_size
def test_groups_that_share_their_first_words_have_the_worst_mark_of_their_choices(name: str, players: int) -> None:
    rules = tianming.game(name)
    for state in sampled(rules, players, seed=19, every=67):
        seat = state.actors()[0]
        if seat == CHANCE:
            continue
        view = rules.view(state, seat)
        names = [group.name for group in view.question.groups] if view.question else []
        for shared in {one.rpartition(" ")[0] for one in names} - {"", *names}:
            words = [one.rpartition(" ")[2] for one in names if one.rpartition(" ")[0] == shared]
            worst = {word: worst_mark(rules.marks(view, f"{shared} {word}").values()) for word in words}
            assert rules.marks(view, shared) == worst
