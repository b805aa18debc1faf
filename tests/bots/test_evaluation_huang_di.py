"""The evaluation of Huang Di: better positions score higher, and tactics find the obvious moves."""

from __future__ import annotations

import random

import pytest

from tests.huang_di.build import RULES, bidding, build, filled, row
from tests.seats import numbered
from tianming.core.dice import Dice
from tianming.core.protocol import State
from tianming.core.seats import Seat, all_seats
from tianming.games.huang_di import evaluation
from tianming.games.huang_di.advisor import HuangDiAdvisor
from tianming.games.huang_di.prospects import missing_blocks
from tianming.study.hints import explain

ADVISOR = HuangDiAdvisor()

NUMBER = {name: number for number, name in enumerate(evaluation.FEATURES)}
FIRST = [f"{column}{level}" for column in "abcde" for level in (1, 2, 3)] + ["a4", "e4"]  # the cells of province 1
RICH = {"jade": 9, "blocks": 4, "peasants": 8, "convicts": 4}


def feature(state: State, name: str, seat: Seat = Seat(0)) -> float:
    return ADVISOR.evaluator.measure_seat(state, seat)[NUMBER[name]]  # type: ignore[arg-type]  # a state of this game


def best(state: State, seat: Seat = Seat(0)) -> str:
    """The first step of the best line."""
    return RULES.write(ADVISOR.rank(state, seat, Dice(1))[0].action)


def line(state: State, seat: Seat = Seat(0)) -> list[str]:
    """What the heuristic bot does in its turn."""
    found = []
    turn = state.snapshot()["round"]["turns"]
    while state.actors() == (seat,) and state.snapshot()["round"]["turns"] == turn:
        found.append(best(state, seat))
        state.apply(seat, RULES.read(found[-1]))
    return found


# Features.


def test_there_is_a_weight_for_every_feature() -> None:
    assert len(ADVISOR.weights) == len(evaluation.FEATURES) == evaluation.SIZE
    assert set(evaluation.FEATURES) > evaluation.FAR


def test_a_lead_in_a_row_counts_more_the_less_is_free() -> None:
    early = build(wall={"a1": "red"})
    late = build(wall=row("a", 1, ["red", "red", "white", "emperor"]))
    tied = build(wall={"a1": "red", "b1": "white"})
    assert feature(late, "rows") > feature(early, "rows") > feature(tied, "rows")
    assert feature(tied, "rows") == pytest.approx(feature(tied, "rows", Seat(1)))


def test_the_weakest_province_counts_and_its_room() -> None:
    state = build(wall={"a1": "red", "b1": "red", "f1": "red", "g1": "white"})
    assert feature(state, "weakest") == pytest.approx(5)
    assert feature(state, "weakest", Seat(1)) == 0
    assert feature(state, "room") == pytest.approx(4)


def test_favours_are_sorted_by_the_blocks_they_lack() -> None:
    wall = {"a1": "red", "b1": "red"}
    state = build(wall=wall, red={"hand": ["f02", "f06", "f12"]})
    assert missing_blocks(state, 0, 1) == 0  # type: ignore[arg-type]  # F02: two blocks beside each other
    assert missing_blocks(state, 0, 5) == 1  # type: ignore[arg-type]  # F06: three
    assert missing_blocks(state, 0, 11) == 1  # type: ignore[arg-type]  # F12: one on top of the right one
    assert feature(state, "favours ready") > 0
    assert feature(state, "favours one short") > 0
    assert feature(state, "favours far") == 0


def test_a_block_to_stand_on_is_missing_too() -> None:
    state = build(wall={"a1": "red"}, red={"hand": ["f03"]})
    assert missing_blocks(state, 0, 2) == 1  # type: ignore[arg-type]  # F03: one on top of another
    assert missing_blocks(state, 1, 2) == 2  # type: ignore[arg-type]


def test_blocks_can_be_removed_where_a_rival_stands_with_convicts() -> None:
    wall = {"a1": "red", "b1": "red", "f1": "red"}
    assert feature(build(wall=wall), "open to removal") == 0
    assert feature(build(wall=wall, white={"convicts": 1}), "open to removal") == pytest.approx(2)


def test_hands_of_others_do_not_count() -> None:
    for hand in (["f01"], ["f36"]):
        state = build(white={"hand": hand})
        assert feature(state, "favours far") == 0
    worths = {round(ADVISOR.evaluate(build(white={"hand": hand}), Seat(0)), 9) for hand in (["f01"], ["f36"])}
    assert len(worths) == 1


# Turns.


def test_a_row_is_completed_when_one_block_is_missing() -> None:
    state = build(wall=row("a", 1, ["red", "red", "white", "white"]), taken=2, red=RICH)
    assert "build e1" in line(state)


def test_a_game_is_won_when_it_can_be() -> None:
    wall = filled(1, 4) | filled(2, 4, "red")
    del wall["j4"]
    red = {**RICH, "blocks": 1, "taskmaster": 2, "points": 200}
    state = build(wall=wall, red=red, white={"points": 9})
    played = line(state)
    outcome = state.outcome()
    assert "build j4" in played or "emperor j4" in played
    assert outcome is not None
    assert outcome.winners == (0,)


def test_ranked_answers_are_legal_and_change_nothing() -> None:
    state = build(red={**RICH, "hand": ["f01"]})
    before = state.key()
    for choice in ADVISOR.rank(state, Seat(0), Dice(1)):
        assert state.is_legal(Seat(0), choice.action)
    assert state.key() == before


def test_playing_on_ends_at_the_beginning_of_a_turn() -> None:
    state = build(red=RICH, white=RICH)
    ADVISOR.play_on(state, 3, Dice(4))
    assert state.kind() == "turn"
    assert state.snapshot()["round"]["turns"] == 3


# Bids.


def test_nobody_bids_more_than_is_enough() -> None:
    state = bidding(2, red={"jade": 30}, white={"jade": 3})
    assert max(ADVISOR.options(state, Seat(0), Dice(1))) <= RULES.read("bid 4")
    assert RULES.read(best(state)) <= RULES.read("bid 4")


def test_bids_are_a_spread_from_nothing() -> None:
    state = bidding(2, red={"jade": 15}, white={"jade": 15})
    options = ADVISOR.options(state, Seat(0), Dice(1))
    assert options[0] == RULES.read("bid 0")
    assert len(set(options)) == len(options) > 2
    worths = ADVISOR.foresee(bid(state, "bid 2", "bid 1"), numbered(0, 1), Dice(2))
    assert worths[0] == pytest.approx(-worths[1], abs=3)


def bid(state: State, *texts: str) -> State:
    other = state.clone()
    for seat, text in enumerate(texts):
        other.apply(Seat(seat), RULES.read(text))
    return other


def test_quick_bids_are_legal() -> None:
    state = bidding(3, red={"jade": 2}, white={"jade": 9}, black={"jade": 5})
    for seed in range(5):
        for seat in all_seats(3):
            assert state.is_legal(seat, ADVISOR.tactics.answer(state, seat, 1, Dice(seed)))  # type: ignore[arg-type]


# Reasons.


def advise(state: State, action: str, seat: Seat = Seat(0)) -> tuple[str, tuple[str, ...], list[str]]:
    """Where to look, the cells or the province there, and the reasons for an action."""
    advice = explain(RULES.view(state, seat), RULES.read(action))
    return advice.where.text, advice.where.spaces, [reason.text for reason in advice.reasons]


def test_reasons_name_what_happens_now_and_next() -> None:
    state = build(wall=row("a", 1, ["red", "red", "white", "white"]), taken=2, red=RICH)
    where, cells, said = advise(state, "play builder")
    assert (where, cells) == ("look at your role cards", ())
    assert "then you build on e1" in said
    assert "then a row is complete: you take a buyback chip" in said
    state.apply(Seat(0), RULES.read("play builder"))
    assert "then you build on e1" in advise(state, "build e1")[2]  # the workers are chosen first
    state.apply(Seat(0), RULES.read("build e1"))
    while state.kind() != "workers":
        state.apply(Seat(0), RULES.read("done"))
    assert "you build on e1" in advise(state, RULES.write(state.legal(Seat(0))[0]))[2]


def test_the_prison_brings_what_it_holds() -> None:
    state = build(red=RICH, prisons=[{"jade": 2, "convicts": 1}, {}])
    state.apply(Seat(0), RULES.read("play recruiter"))
    where, cells, said = advise(state, "prison")
    assert (where, cells) == ("look at the prison", ("1",))
    assert {"the prison brings you 2 jade", "the prison brings you a convict"} <= set(said)


def test_where_to_look_is_the_province() -> None:
    state = build(red=RICH)
    state.apply(Seat(0), RULES.read("play builder"))
    where, cells, _ = advise(state, "build b1")
    assert where == "look at province 1"
    assert set(cells) == set(FIRST)


def test_a_move_begins_where_the_taskmaster_is() -> None:
    state = build(red=RICH)
    state.apply(Seat(0), RULES.read("play taskmaster"))
    where, cells, said = advise(state, "move 2")
    assert (where, cells) == ("look at your taskmaster", ("1",))
    assert "your taskmaster works in province 2" in said


def test_a_bid_is_explained_by_what_others_could_bid() -> None:
    state = bidding(2, red={"jade": 5}, white={"jade": 3})
    assert advise(state, "bid 2")[2] == ["worth 2; it costs 2 jade if it wins, nothing if not; others could reach 3"]
    assert advise(state, "bid 4")[2] == ["worth 4; it costs 4 jade and wins: others could reach only 3"]


def test_a_favour_is_explained_by_what_it_brings_and_lacks() -> None:
    state = RULES.start(2)
    rng = random.Random(1)
    while state.kind() != "return":
        state.apply(Seat(-1), rng.choice(state.legal(Seat(-1))))
    action = RULES.write(state.legal(Seat(0))[0])
    *brings, lacks = advise(state, action)[2]
    assert brings
    assert all(said.startswith(action.split()[1].upper()) for said in brings)
    assert lacks.startswith("your wall lacks ")
