"""Income, upgrade, victory and ties (sections 7 and 8)."""

from __future__ import annotations

import pytest

from tests.yuan.build import RULES, at, board, build, chao, of_kind, turn
from tianming.core.protocol import Outcome, State
from tianming.games.yuan.board import objective

HILLS = ("CAO", "CHENG", "GVI", "KHAL", "XIA", "NIE", "QIN", "HUAN", "SUH", "WEY", "ZONG", "ZOU", "TOV")


def cities(*names: str) -> str:
    return " ".join(f"{name}:c" for name in names)


def ended(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def test_Y7_6_income_comes_from_level_II_and_passing_alone() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "GE:c", "weyu": "WEY:c"})
    events = turn(state, mu="TANG d2", suhey="GE d2", weyu="WEY f1")
    earned = {event.clan: (event.number, event.cause) for event in of_kind(events, "ChaoEarned")}
    assert earned == {"mu": (2, "colonization"), "suhey": (2, "expansion"), "xiangi": (6, "passing")}
    assert chao(state, "weyu") == 20  # land brings no income, armies cost none


def test_Y7_7_three_armies_stay_and_markers_are_counted() -> None:
    state = build(4, {"mu": "TANG:C ULAN:c SONG:c3 XIA"})
    turn(state, mu="SONG m3")
    assert at(state, "SONG") == "mu c3"
    assert [board(state, "mu")[kind] for kind in ("rice", "forest", "mine", "temples")] == [2, 1, 1, 1]


# Victory.


def test_Y8_as_many_temples_as_the_wheel_shows_win() -> None:
    for temples, over in ((2, False), (3, True), (4, True)):
        state = build(4, {"mu": cities(*HILLS[:temples]), "suhey": "GE:c"}, turn=13)
        events = turn(state)
        assert (state.actors() == ()) == over
        assert [event.rule for event in of_kind(events, "GameEnded")] == ["Y8"] * over
    assert ended(state).winners == (0,) and ended(state).results[0] == (4, 0, 26, 0)


def test_Y8_most_temples_then_mines_then_chao_then_armies() -> None:
    for number, (extra, winner) in enumerate(
        [
            ({"suhey": "ZOU:c"}, 1),
            ({"suhey": "GE:c"}, 1),
            ({"mu": "LI:c"}, 0),
        ]
    ):
        owned = {"mu": cities(*HILLS[:3]), "suhey": cities(*HILLS[3:6])}
        for clan, more in extra.items():
            owned[clan] += f" {more}"
        state = build(4, owned, turn=13)
        turn(state)
        assert ended(state).winners == (winner,), number
    owned = {"mu": cities(*HILLS[:3]), "suhey": cities(*HILLS[3:6])}
    state = build(4, owned, {"suhey": 21}, turn=13)
    turn(state)
    assert ended(state).winners == (1,)
    state = build(4, {**owned, "mu": owned["mu"] + "1"}, turn=13)
    turn(state)
    assert ended(state).winners == (0,)


def test_A29_clans_that_are_equal_in_all_share_the_victory() -> None:
    state = build(4, {"mu": cities(*HILLS[:3]), "suhey": cities(*HILLS[3:6]), "weyu": "GE:c"}, turn=13)
    events = turn(state)
    assert ended(state).winners == (0, 1)
    assert ended(state).ranks == (1, 1, 3, 4)
    assert [event.clans for event in of_kind(events, "GameEnded")] == [("mu", "suhey")]


def test_A29_who_has_reached_the_objective_comes_before_who_has_not() -> None:
    state = build(4, {"mu": cities(*HILLS[:3]), "suhey": f"{cities(*HILLS[3:5])} GE:C LI:C"}, turn=13)
    turn(state)
    assert ended(state).ranks[:2] == (1, 2)


# Mu.


def test_A30_mu_also_wins_with_three_times_the_objective_in_provinces() -> None:
    land = "TANG:c HUO JU LI GE WUZ GUZA MOU"  # 8 provinces
    for powers, more, over in ((True, " XIA", True), (False, " XIA", False), (True, "", False)):
        state = build(4, {"mu": land + more, "suhey": "WEY:c"}, turn=13, options={"powers": powers})
        turn(state)  # three are needed: 9 points
        assert (state.actors() == ()) == over


def test_A30_a_province_with_a_temple_counts_two_for_mu() -> None:
    land = "TANG:c HUO JU LI GE XIA NIE"  # 7 provinces, 2 temples
    state = build(4, {"mu": land, "suhey": "WEY:c"}, turn=13, options={"powers": True})
    turn(state)
    assert ended(state).winners == (0,)


@pytest.mark.parametrize(("powers", "winner"), [(True, 0), (False, 1)])
def test_A30_mu_wins_ties_of_temples_among_those_that_qualify(powers: bool, winner: int) -> None:
    owned = {"mu": cities(*HILLS[:3]), "suhey": f"{cities(*HILLS[3:6])} GE:C LI:C"}
    state = build(4, owned, turn=13, options={"powers": powers})
    turn(state)
    assert ended(state).winners == (winner,)


def test_A30_more_temples_still_beat_mu() -> None:
    owned = {"mu": cities(*HILLS[:3]), "suhey": cities(*HILLS[3:7])}
    state = build(4, owned, turn=13, options={"powers": True})
    turn(state)
    assert ended(state).winners == (1,)


# The last turn.


@pytest.mark.parametrize("last", [13, 15, 20, 25, 30])
def test_A38_the_game_ends_after_the_last_turn(last: int) -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "GE:c"}, turn=last - 1, options={"max_turns": last})
    turn(state)
    assert state.actors() != ()
    turn(state)
    outcome = ended(state)
    assert (outcome.rule, outcome.ranks) == ("A38", (1, 2, 3, 3))


def test_A38_the_objective_stays_at_three() -> None:
    assert [objective(number, False) for number in (13, 14, 20, 30)] == [3] * 4


def test_Y8_a_clan_without_provinces_is_not_out() -> None:
    state = build(4, {"mu": "XIA:c"})
    assert state.actors() == (0, 1, 2, 3)
    assert "pass" in {RULES.write(action) for action in state.legal(3)}
