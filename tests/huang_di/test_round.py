"""Section 2: income, petition, turns and buybacks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.huang_di.build import (
    RULES,
    SEATS,
    because,
    bidding,
    build,
    filled,
    of_kind,
    offered,
    open_question,
    play,
    points,
    reason,
    row,
    things,
)
from tests.plain import plain
from tianming.core.errors import IllegalAction
from tianming.core.protocol import State
from tianming.core.seats import CHANCE, Seat


def after_round(**fields: Any) -> State:
    """The last turn of a round is over, and the next one has begun."""
    state = build(taken=2, turn="white", **fields)
    play(state, "white", "play taskmaster", "move 2")
    finish(state, "white")
    play(state, "red", "play taskmaster", "move 2")
    finish(state, "red")
    return state


def finish(state: State, seat: str) -> None:
    """Decline what may follow an action."""
    if state.kind() == "after" and open_question(state)[0] == seat:
        play(state, seat, "done")


def test_I1_everyone_takes_3_jade_also_in_the_first_round() -> None:
    table = RULES.table(players=3, seed="income")
    while table.state.kind() == "return":
        seat = table.state.actors()[0]
        table.act(seat, table.state.legal(seat)[0])
    assert [things(table.state, seat)["jade"] for seat in SEATS[:3]] == [15, 15, 15]


def test_I1_a_favour_with_income_2_makes_it_5() -> None:
    state = after_round(wall={"a1": "red"}, plaques=["a1"], red={"played": ["f20"], "jade": 1}, white={"jade": 1})
    assert (things(state, "red")["jade"], things(state, "white")["jade"]) == (6, 4)


def test_I1_favours_with_income_1_and_3_make_it_7() -> None:
    state = after_round(wall=row("a", 1, ["red", "red"]), plaques=["a1", "b1"], red={"played": ["f05", "f34"]})
    assert things(state, "red")["jade"] == 7


def test_P1_bids_are_secret_until_all_are_made() -> None:
    state = bidding(red={"jade": 3}, white={"jade": 4}, black={"jade": 2})
    assert state.actors() == (0, 1, 2)
    assert offered(state, "white") == {f"bid {number}" for number in range(5)}
    assert reason(state, "black", "bid 3")[0] == "P1"
    events = play(state, "white", "bid 4")
    assert state.actors() == (0, 2)
    shown = [RULES.redact_events(events, seat)[0] for seat in (Seat(0), Seat(1), Seat(2), None)]
    assert [bid.jade for bid in shown] == [None, 4, None, None]  # type: ignore[attr-defined]
    events = [*play(state, "red", "bid 0"), *play(state, "black", "bid 1")]
    assert of_kind(events, "BidsRevealed")[0].bids == (0, 4, 1)
    assert open_question(state) == ("white", "turn")


def test_P1_who_has_no_jade_bids_nothing_without_being_asked() -> None:
    with pytest.raises(Exception, match="P1"):
        bidding(red={"jade": 3}, white={"jade": 4}, black={"jade": 0})
    state = bidding(red={"jade": 3}, white={"jade": 4}, black={"jade": 0, "bid": 0})
    assert state.actors() == (0, 1)


def test_P2_the_petition_of_favours_counts_and_jade_breaks_the_tie() -> None:
    """Oracle 2: A 3 + 2, B 4 + 0, C 2 + 3: A and C are worth 5, and A has more jade in the bid."""
    state = bidding(
        wall=row("a", 1, ["red", "black", "black"]),
        plaques=["a1", "b1", "c1"],
        red={"jade": 9, "played": ["f10"]},
        white={"jade": 9},
        black={"jade": 9, "played": ["f01", "f15"]},
        marker="white",
        number=3,
    )
    play(state, "red", "bid 3")
    play(state, "white", "bid 4")
    events = play(state, "black", "bid 2")
    assert of_kind(events, "BidsRevealed")[0].values == (5, 4, 5)
    assert open_question(state) == ("red", "turn")


def test_P2_the_last_holder_comes_last_in_a_full_tie() -> None:
    """Oracle 2, next round: A 3 + 2, B 3 + 2, C 0 + 3, and A holds the marker: B wins and pays 3."""
    state = bidding(
        wall=row("a", 1, ["red", "black", "black", "white"]),
        plaques=["a1", "b1", "c1", "d1"],
        red={"jade": 9, "played": ["f10"]},
        white={"jade": 9, "played": ["f21"]},
        black={"jade": 9, "played": ["f01", "f15"]},
        marker="red",
        number=4,
    )
    play(state, "red", "bid 3")
    play(state, "white", "bid 3")
    events = play(state, "black", "bid 0")
    assert of_kind(events, "BidsTied")[0].seats == (0, 1)
    assert open_question(state) == ("white", "turn")
    assert [things(state, seat)["jade"] for seat in SEATS[:3]] == [9, 6, 9]


def test_P2_the_marker_goes_clockwise() -> None:
    for marker, winner in (("red", "white"), ("white", "black"), ("black", "white")):
        state = bidding(red={"jade": 1}, white={"jade": 2}, black={"jade": 2}, marker=marker, number=2)
        for seat, bid in (("red", 1), ("white", 2), ("black", 2)):
            play(state, seat, f"bid {bid}")
        assert open_question(state)[0] == winner


def test_P2_in_the_first_round_chance_breaks_the_tie() -> None:
    state = bidding(red={"jade": 5}, white={"jade": 5}, black={"jade": 5})
    for seat in SEATS[:3]:
        play(state, seat, "bid 0")
    assert state.actors() == (CHANCE,)
    assert state.odds() == [(RULES.read(f"marker {seat}"), 1) for seat in SEATS[:3]]
    play(state, "chance", "marker black")
    assert open_question(state) == ("black", "turn")


def test_P3_only_the_winner_pays_and_the_prison_is_filled() -> None:
    state = bidding(2, red={"jade": 5, "taskmaster": 2}, white={"jade": 5})
    play(state, "red", "bid 3")
    play(state, "white", "bid 2")
    after = state.snapshot()
    assert (after["seats"]["red"]["jade"], after["seats"]["white"]["jade"]) == (2, 5)
    assert after["round"]["marker"] == "red"
    assert (after["round"]["emperor_left"], after["round"]["emperor_held"]) == (11, True)
    assert after["prisons"] == [{"jade": 0, "convicts": 0}, {"jade": 1, "convicts": 1}]


def test_P3_somebody_wins_also_when_all_bid_nothing() -> None:
    state = bidding(2, red={"jade": 5}, white={"jade": 5}, marker="red", number=2)
    play(state, "red", "bid 0")
    play(state, "white", "bid 0")
    assert open_question(state) == ("white", "turn")


def test_T1_three_turns_each_from_the_marker_clockwise() -> None:
    state = bidding(3, red={"jade": 3}, white={"jade": 3}, black={"jade": 3})
    for seat, bid in (("red", 0), ("white", 1), ("black", 0)):
        play(state, seat, f"bid {bid}")
    order = []
    for card in ("recruiter", "resources", "recruiter"):
        for _ in range(3):
            seat, kind = open_question(state)
            assert kind == "turn"
            order.append(seat)
            used = card if card not in things(state, seat)["table"] else "taskmaster"
            play(state, seat, f"play {used}", "move 2" if used == "taskmaster" else "collect")
            finish(state, seat)
    assert order == ["white", "black", "red"] * 3
    assert state.kind() == "bid"


def test_T1_all_role_cards_are_taken_back_before_the_turns() -> None:
    state = bidding(2, red={"jade": 3}, white={"jade": 3}, marker="red", number=2)
    assert len(things(state, "red")["table"]) == 3
    play(state, "red", "bid 1")
    play(state, "white", "bid 0")
    assert things(state, "red")["table"] == things(state, "white")["table"] == []
    assert {"play recruiter", "play resources", "play taskmaster"} <= offered(state)


def test_T2_a_card_is_played_once_a_round() -> None:
    state = build(taken=1, red={"table": ["builder"]})
    assert reason(state, "red", "play builder") == because("T2", "card-on-table", card="builder")


def test_T2_taskmaster_move_3_jade_and_builder() -> None:
    """Oracle 6, first part."""
    state = build(red={"jade": 3, "peasants": 2, "blocks": 1})
    play(state, "red", "play taskmaster", "move 2")
    assert offered(state) == {"buyback jade", "done"}
    play(state, "red", "buyback jade")
    assert (things(state, "red")["jade"], open_question(state)) == (0, ("red", "turn"))
    play(state, "red", "play builder", "build f1")
    assert things(state, "red")["table"] == ["builder"]
    assert open_question(state)[0] == "white"


def test_T2_chip_on_resources_then_builder() -> None:
    """Oracle 6, second part."""
    state = build(wall=filled(2, 1), red={"chips": 1, "peasants": 2})
    play(state, "red", "play resources", "quarry 1", "buyback chip", "play builder", "build a1")
    assert (things(state, "red")["chips"], things(state, "red")["table"]) == (0, ["builder"])


def test_T2_chip_on_builder_then_builder_again_for_a_favour() -> None:
    """Oracle 6, third part."""
    wall = filled(2, 1) | {"a1": "red"}
    state = build(wall=wall, red={"chips": 1, "peasants": 2, "blocks": 1, "hand": ["f01"]})
    play(state, "red", "play builder", "build b1", "buyback chip", "play builder", "favour f01", "plaque a1")
    assert points(state)[0] == 1
    assert open_question(state)[0] == "white"


def test_T2_taskmaster_move_3_jade_and_taskmaster_repeats_the_builder() -> None:
    """Oracle 6, fourth part."""
    state = build(taken=1, red={"table": ["builder"], "jade": 5, "peasants": 2, "blocks": 1})
    play(state, "red", "play taskmaster", "move 2", "buyback jade", "play taskmaster", "repeat builder", "build f1")
    assert things(state, "red")["jade"] == 0
    assert set(things(state, "red")["table"]) == {"builder", "taskmaster"}


def test_T2_repeat_buyback_and_repeat_cost_7() -> None:
    """Oracle 6, last part."""
    state = build(taken=1, red={"table": ["builder"], "jade": 7, "peasants": 4, "blocks": 2})
    play(state, "red", "play taskmaster", "repeat builder", "build a1", "done")
    play(state, "red", "buyback jade", "play taskmaster", "repeat builder", "build b1")
    assert things(state, "red")["jade"] == 0
    assert open_question(state)[0] == "white"


def test_T2_one_buyback_a_turn() -> None:
    state = build(wall=filled(2, 2), red={"chips": 2, "jade": 9})
    play(state, "red", "play taskmaster", "move 2", "buyback chip", "play taskmaster", "move 1")
    assert open_question(state)[0] == "white"


def test_T2_only_the_taskmaster_is_bought_back_for_jade() -> None:
    state = build(wall=filled(2, 1), red={"jade": 9, "chips": 1})
    play(state, "red", "play recruiter", "collect")
    assert reason(state, "red", "buyback jade") == because("T2", "not-for-jade")
    assert offered(state) == {"buyback chip", "done"}


def test_T2_jade_or_a_chip_gained_by_the_action_may_pay() -> None:
    state = build(taken=1, red={"table": ["recruiter"], "jade": 1})
    play(state, "red", "play taskmaster", "repeat recruiter", "collect")
    assert offered(state) == {"buyback jade", "done"}
    chip = build(wall=row("a", 1, ["white"] * 4), red={"blocks": 1, "peasants": 2})
    play(chip, "red", "play builder", "build e1")
    assert offered(chip) == {"buyback chip", "done"}


def test_T2_a_chip_won_by_the_emperor_block_may_pay() -> None:
    state = build(wall=row("a", 1, ["white"] * 4), round={"emperor_held": True})
    play(state, "red", "play recruiter", "collect", "emperor e1")
    assert offered(state) == {"buyback chip", "done"}
    play(state, "red", "buyback chip")
    assert open_question(state) == ("red", "turn")


def test_T3_actions_take_place_where_the_taskmaster_is() -> None:
    state = build(red={"taskmaster": 2, "blocks": 1, "peasants": 2})
    play(state, "red", "play builder")
    assert offered(state) == {f"build {column}1" for column in "fghij"}
    assert reason(state, "red", "build a1")[0] == "T3"
    prison = build(red={"taskmaster": 2}, prisons=[{"jade": 4}, {"jade": 1}])
    play(prison, "red", "play recruiter", "prison")
    assert things(prison, "red")["jade"] == 1


def test_T4_a_card_is_played_only_if_it_can_be_used() -> None:
    state = build()
    assert offered(state) == {"play recruiter", "play resources", "play taskmaster"}
    assert reason(state, "red", "play builder")[0] == "T4"


def test_T4_an_empty_prison_may_be_collected() -> None:
    state = build()
    play(state, "red", "play recruiter")
    event = RULES.forecast(RULES.view(state, Seat(0)), RULES.read("prison"))
    assert plain(event.facts)["useless"]
    before = things(state, "red")
    play(state, "red", "prison")
    after = things(state, "red")
    assert {**before, "table": ["recruiter"]} == after


def test_T4_something_is_always_possible() -> None:
    for table in (["recruiter", "resources"], ["resources", "builder"], ["recruiter", "builder"]):
        assert offered(build(taken=2, red={"table": table}))


def test_T4_nobody_else_may_act() -> None:
    state = build()
    with pytest.raises(IllegalAction, match="T1"):
        play(state, "white", "play recruiter")
