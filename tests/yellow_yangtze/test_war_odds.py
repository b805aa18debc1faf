"""Wars as bots weigh them (W4): nobody helps an enemy, and nobody's hand is looked into."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.engine.walking import drawn
from tests.speed import needs_speed
from tests.yellow_yangtze.build import RULES, SEATS, open_question, play
from tests.yellow_yangtze.war import GOVERNORS, SOLDIERS, land, name, war
from tianming.bots.bot import bot
from tianming.core.dice import Dice
from tianming.core.protocol import State
from tianming.core.seats import CHANCE, Seat
from tianming.games.yellow_yangtze.advisor import YellowYangtzeAdvisor

ADVISOR = YellowYangtzeAdvisor()

WAR_KINDS = ("support", "pledge")


def ranked(state: State, horizon: int = 0) -> dict[str, float]:
    """What the answers that are worth a thought are worth, best first."""
    (seat,) = state.actors()
    return {RULES.write(action): value for value, action in ADVISOR.rank(state, seat, Dice(1), horizon=horizon)}


def clash(bull: int, lion: int, **fields: Any) -> State:
    """Bull, with a soldier in the west, answers first; lion, in the east, began the war. Both states have red tiles."""
    hands = {"bull": {"red": 3, "blue": 3}, "lion": {"red": 2, "blue": 2}}
    return war(tiles=land(west=bull, east=lion), hands=hands, **{"leaders": SOLDIERS} | fields)[0]


@pytest.mark.parametrize(("bull", "lion"), [(0, 0), (1, 3), (3, 1), (0, 4), (4, 0)])
@pytest.mark.parametrize("leaders", [SOLDIERS, GOVERNORS])
def test_W4_helping_the_enemy_is_not_worth_a_thought(bull: int, lion: int, leaders: dict[str, Any]) -> None:
    state = clash(bull, lion, leaders=leaders)
    assert set(ranked(state)) == {f"support {name(state, 'k4')}", "skip"}
    play(state, "bull", "skip")
    assert open_question(state)[0] == "lion"
    assert set(ranked(state)) == {f"support {name(state, 'k10')}", "skip"}


@pytest.mark.parametrize(("bull", "lion"), [(0, 0), (1, 3), (3, 1), (0, 4), (4, 0)])
@pytest.mark.parametrize("leaders", [SOLDIERS, GOVERNORS])
def test_W4_support_is_worth_what_the_best_commitment_is(bull: int, lion: int, leaders: dict[str, Any]) -> None:
    state = clash(bull, lion, leaders=leaders)
    own = f"support {name(state, 'k4')}"
    promised = ranked(state)[own]
    play(state, "bull", own)
    assert promised == pytest.approx(max(ranked(state).values()), abs=1e-5)


def test_W4_support_that_decides_is_worth_more_than_staying_out_and_support_in_vain_less() -> None:
    even = clash(0, 2)
    own = f"support {name(even, 'k4')}"
    assert ranked(even)[own] > ranked(even)["skip"] + 0.01
    lost = clash(0, 4)
    assert ranked(lost)[own] < ranked(lost)["skip"]


@pytest.mark.parametrize("leaders", [SOLDIERS, GOVERNORS])
def test_W4_the_more_tiles_for_the_enemy_the_worse(leaders: dict[str, Any]) -> None:
    state = clash(2, 1, leaders=leaders)
    play(state, "bull", f"support {name(state, 'k10')}")
    worths = ranked(state)
    for suffix in ("", " leader"):
        falling = [worths[text] for n in range(4) if (text := f"commit {n}{suffix}") in worths]
        assert falling == sorted(falling, reverse=True)
        assert len(set(falling)) == len(falling)
    assert next(iter(worths)) == ("commit 1" if leaders is SOLDIERS else "commit 0 leader")


# Many wars.


def played(players: int, seed: int, every: int) -> Iterator[tuple[State, Seat]]:
    """The choices of a game of quick answers: all follow-up questions, and every so many-th turn."""
    dice = Dice(seed)
    state = RULES.start(players)
    made = 0
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            action = state.kth(CHANCE, dice.below(state.count(CHANCE)))
        else:
            made += 1
            if state.count(seat) > 1 and (state.kind() != "turn" or made % every == 0):
                yield state.clone(), seat
            action = ADVISOR.answer(state, seat, dice)
        state.apply(seat, action)


@needs_speed
def test_H1_what_answers_are_worth_does_not_depend_on_other_hands() -> None:
    """Turns are compared without their second actions: for those a bot lets one war or revolt run its course, with the
    hands of its guess, as one example of many."""
    wars = 0
    for seed in range(6):
        for state, seat in played(4, seed, 11):
            other = RULES.guess(RULES.view(state, seat), random.Random(seed))
            found = ranked(state, horizon=1)
            assert ranked(other, horizon=1) == pytest.approx(found)
            assert list(ranked(other, horizon=1)) == list(found)
            wars += state.kind() in WAR_KINDS
    assert wars > 50


@needs_speed
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_quick_answer_in_a_war_is_the_best_one(players: int) -> None:
    for seed in range(4):
        for state, seat in played(players, seed, 999):
            if state.kind() in WAR_KINDS:
                assert next(iter(ranked(state))) == RULES.write(ADVISOR.reply(state, seat, Dice(1)))


def helped_enemy(state: State, seat: Seat, support: str) -> bool:
    """Whether the state that is supported has none of the seat's leaders, and one that it fights has."""
    position = state.snapshot()
    own = set(position["leaders"][SEATS[seat]].values())
    homes = {one["spaces"][0] for one in position["war"]["states"] if own & set(one["spaces"])}
    return bool(homes) and support.removeprefix("support ") not in homes


@needs_speed
@pytest.mark.parametrize("kind", ["novice", "heuristic"])
def test_nobody_supports_an_enemy_against_his_own_leaders(kind: str) -> None:
    supported = 0
    for seed in range(8):
        rng = random.Random(seed)
        state = RULES.start(2)
        while actors := state.actors():
            seat = actors[0]
            action = drawn(state, rng) if seat == CHANCE else bot(kind).choose(RULES.view(state, seat), rng)
            text = RULES.write(action)
            if text.startswith("support"):
                supported += 1
                assert not helped_enemy(state, seat, text)
            state.apply(seat, action)
    assert supported > 20
