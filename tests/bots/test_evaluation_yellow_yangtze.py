"""The evaluation of Yellow & Yangtze: better positions score higher, and tactics find and explain the obvious moves."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.plain import plain
from tests.speed import needs_speed
from tests.yellow_yangtze.build import RULES, build, play
from tianming.core.dice import Dice
from tianming.core.errors import InvalidOption
from tianming.core.protocol import State
from tianming.core.seats import Seat, all_seats
from tianming.games.yellow_yangtze import evaluation
from tianming.games.yellow_yangtze.advisor import YellowYangtzeAdvisor
from tianming.study.hints import explain

ADVISOR = YellowYangtzeAdvisor()

NUMBER = {name: number for number, name in enumerate(evaluation.FEATURES)}
# Lion's governor and soldier in Qin; lion is to move and weakest in red.
QIN: dict[str, Any] = {
    "tiles": dict.fromkeys(("b3", "e7", "e15", "g11", "i2", "j6", "l12"), "black"),
    "leaders": {"lion": {"governor": "b2", "soldier": "c3"}},
    "hands": {"lion": {"red": 2, "black": 2, "green": 2}, "bull": {"blue": 3, "black": 3}},
    "points": {"lion": {"black": 3, "green": 3, "blue": 3, "red": 1}},
}


def qin(**changes: Any) -> State:
    return build(**(QIN | changes))


def feature(state: State, name: str, seat: Seat = Seat(0)) -> float:
    return ADVISOR.evaluator.measure_seat(state, seat)[NUMBER[name]]  # type: ignore[arg-type]  # a state of this game


def best(state: State, seat: Seat = Seat(0)) -> str:
    """The first step of the best turn."""
    return RULES.write(ADVISOR.rank(state, seat, Dice(1))[0].action)


# Features.


def test_there_is_a_weight_for_every_feature() -> None:
    assert len(ADVISOR.weights) == len(evaluation.FEATURES) == evaluation.SIZE
    assert set(evaluation.FEATURES) > evaluation.FAR


def test_points_count_by_colour_weakest_first() -> None:
    assert [feature(qin(), name) for name in ("lowest", "second", "highest")] == [1, 3, 3]
    wild = qin(points={"lion": {"black": 3, "green": 3, "blue": 3, "red": 1, "yellow": 1}})
    assert feature(wild, "lowest") == 2  # X2: yellow points help the weakest colour
    assert ADVISOR.evaluate(wild, Seat(0)) > ADVISOR.evaluate(qin(), Seat(0)) > ADVISOR.evaluate(qin(), Seat(1))


def test_leaders_and_their_support_are_counted() -> None:
    assert feature(qin(), "leaders") == 2
    alone = qin(leaders={"lion": {"soldier": "c3"}})
    assert feature(alone, "leaders") == 1
    more = qin(tiles={**QIN["tiles"], "c2": "black"})
    assert feature(more, "support") > feature(qin(), "support")


def test_two_tiles_of_a_triangle_are_seen() -> None:
    begun = qin(tiles={**QIN["tiles"], "c1": "red", "c2": "red"})
    assert feature(begun, "triangles begun") > feature(qin(), "triangles begun")


def test_a_lead_is_evaluated_higher() -> None:
    state = build(tiles={"b3": "black"}, points={"lion": {"red": 2}, "bull": {"red": 5, "black": 2}})
    assert ADVISOR.evaluate(state, Seat(1)) > ADVISOR.evaluate(state, Seat(0))


def test_X3_a_game_that_is_over_is_won_shared_or_lost() -> None:
    ended: dict[str, Any] = {
        "ended": "X1",
        "questions": [],
        "actions_left": 0,
        "points": {"lion": {"red": 1, "yellow": 3}, "bull": {"red": 1, "black": 1, "yellow": 2}},
    }
    shared = qin(**ended)
    assert [ADVISOR.evaluate(shared, Seat(seat)) for seat in (0, 1)] == [0.0, 0.0]
    fewest = qin(**ended, options={"fewest_yellow_wins": True})
    assert ADVISOR.evaluate(fewest, Seat(1)) > 0 > ADVISOR.evaluate(fewest, Seat(0))


def test_hands_of_others_do_not_count() -> None:
    other = qin(hands={"lion": {"red": 2, "black": 2, "green": 2}, "bull": {"red": 6}})
    assert ADVISOR.evaluate(other, Seat(0)) == pytest.approx(ADVISOR.evaluate(qin(), Seat(0)))


# Memory.


def recall(state: State, seat: Seat, seed: int) -> dict[str, Any]:
    """What a novice remembers of the points and the discarded tiles."""
    position = plain(ADVISOR.fade_memory(RULES.view(state, seat), random.Random(seed)).position)
    return {"points": position["points"], "discards": position["discards"]}


COUNTED: dict[str, Any] = {
    "players": 3,
    "points": {"archer": {"red": 6, "green": 5, "blue": 7, "black": 4}},
    "discards": {"red": 8, "blue": 9, "black": 7},
}


def test_H1_what_is_remembered_stays_until_more_happens() -> None:
    state = qin(**COUNTED)
    assert recall(state, Seat(0), 1) == recall(state, Seat(0), 2)
    assert recall(state, Seat(0), 1)["points"]["archer"] != COUNTED["points"]["archer"]  # but wrongly
    later = qin(**COUNTED | {"points": {"archer": {"red": 7, "green": 5, "blue": 7, "black": 4}}})
    before, after = (recall(one, Seat(0), 1)["points"]["archer"] for one in (state, later))
    more = {colour: after.get(colour, 0) - before.get(colour, 0) for colour in after}
    assert sorted(more.values()) == [0] * (len(more) - 1) + [1]  # earlier knowledge is remembered as before
    play(state, "lion", "tile black c2")
    assert recall(state, Seat(0), 3)["points"]["archer"] == before


def test_H1_everybody_remembers_something_else_but_their_own_points() -> None:
    state = qin(**COUNTED)
    seats = [recall(state, seat, 1) for seat in all_seats(3)]
    assert seats[0]["points"]["archer"] != seats[1]["points"]["archer"]
    assert seats[0]["discards"] != seats[1]["discards"]
    assert seats[2]["points"]["archer"] == COUNTED["points"]["archer"]
    for seat in seats:
        assert sum(seat["points"]["archer"].values()) == 22
        assert sum(seat["discards"].values()) == 24


# Turns.


def test_a_point_for_the_weakest_colour_is_taken() -> None:
    found = best(qin(hands={"lion": {"red": 1, "green": 5}}))
    assert found.startswith("tile red"), found


@needs_speed
def test_a_turn_is_thought_through_within_bounds() -> None:
    """The number of actions that are examined is limited, so that a bot answers at once."""
    most = 0
    for seed in range(6):
        state = RULES.start(4)
        dice = Dice(seed)
        while actors := state.actors():
            state.apply(actors[0], state.kth(actors[0], dice.below(state.count(actors[0]))))
            if state.actors() and state.kind() == "turn" and dice.below(12) == 0:
                before = ADVISOR.evaluator.measures
                ADVISOR.rank(state, state.actors()[0], Dice(1))
                most = max(most, ADVISOR.evaluator.measures - before)
    assert most < 12000  # of a seat; without bounds almost 50,000


def test_ranked_answers_are_legal_and_change_nothing() -> None:
    state = qin()
    before = state.key()
    ranked = ADVISOR.rank(state, Seat(0), Dice(3))
    assert state.key() == before
    assert all(state.is_legal(Seat(0), choice.action) for choice in ranked)
    values = [choice.value for choice in ranked]
    assert values[0] == max(values)


# Reasons.


def reasons(action: str, **changes: Any) -> tuple[str, ...]:
    found = explain(RULES.view(qin(**changes), Seat(0)), RULES.read(action)).reasons
    return tuple(reason.text for reason in found)


def test_a_point_for_the_weakest_colour_is_a_reason() -> None:
    assert "it brings you a red point, your weakest colour (now 1)" in reasons("tile red c2")


def test_support_and_leaders_and_revolts_are_reasons() -> None:
    assert "your leaders have more black tiles beside them" in reasons("tile black c2")
    assert "your trader can win green points from b4" in reasons("lead trader b4")
    rival = {"lion": {"governor": "b2"}, "bull": {"soldier": "c3"}}
    attack = reasons("lead soldier b4", leaders=rival)
    assert "you attack bull's soldier with 1 against 1 on the board" in attack


def test_a_triangle_is_a_reason() -> None:
    tiles = {**QIN["tiles"], "c1": "red", "c2": "red"}
    assert "it completes a triangle for a red pagoda" in reasons("tile red b1", tiles=tiles)


def test_where_to_look_is_near_the_move() -> None:
    view = RULES.view(qin(), Seat(0))
    assert explain(view, RULES.read("tile red c2")).where.text == "look around Qin (b3)"
    assert {"b3", "c2"} <= set(explain(view, RULES.read("tile red c2")).where.spaces)
    assert explain(view, RULES.read("tile red l11")).where.text == "look around Qi (l12)"
    assert explain(view, RULES.read("replace")).where.text == "look at your hand"
    assert explain(view, RULES.read("replace")).where.spaces == ()
    with pytest.raises(InvalidOption, match="not on offer"):
        explain(view, RULES.read("tile blue j1"))
