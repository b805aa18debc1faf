"""Income, upgrade, victory and ties (sections 7 and 8)."""

from __future__ import annotations

import pytest

from tests.yuan.build import RULES, at, board, build, chao, of_kind, turn
from tianming.core.errors import InvalidPosition
from tianming.core.protocol import Outcome, State
from tianming.core.seats import Seat
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


@pytest.mark.parametrize(("tie_break", "ranks"), [("temples", (2, 1, 3, 4)), ("mines", (1, 2, 3, 4))])
def test_A29_temples_or_mines_decide_first(tie_break: str, ranks: tuple[int, ...]) -> None:
    owned = {"mu": f"{cities(*HILLS[:3])} LI:C", "suhey": f"{cities(*HILLS[3:7])} GE:c"}
    state = build(4, {**owned, "weyu": "WUZ:C GUZA:C"}, turn=13, options={"tie_break": tie_break})
    turn(state)
    assert ended(state).ranks == ranks
    assert ended(state).results[0][:2] == (3, 2) and ended(state).results[1][:2] == (4, 1)


def test_A29_with_mines_first_chao_and_armies_follow_whatever_the_temples() -> None:
    owned = {"mu": cities(*HILLS[:3]), "suhey": cities(*HILLS[3:7])}
    for clan, chao_, armies in (("mu", {"mu": 21}, ""), ("mu", {}, "1"), ("", {}, "")):
        state = build(4, {**owned, "mu": owned["mu"] + armies}, chao_, turn=13, options={"tie_break": "mines"})
        turn(state)
        assert ended(state).winners == ((0,) if clan else (0, 1))


def test_A29_the_last_turn_counts_temples_before_mines() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "GE:C"}, turn=20, options={"tie_break": "mines"})
    turn(state)
    assert (ended(state).rule, ended(state).ranks) == ("A38", (1, 2, 3, 3))


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
@pytest.mark.parametrize("mu_tie", ["wins", "temples"])
def test_A30_mu_wins_against_equally_many_temples(powers: bool, winner: int, mu_tie: str) -> None:
    owned = {"mu": cities(*HILLS[:3]), "suhey": f"{cities(*HILLS[3:6])} GE:C LI:C"}
    state = build(4, owned, turn=13, options={"powers": powers, "mu_tie": mu_tie})
    turn(state)
    assert ended(state).winners == (winner,)


@pytest.mark.parametrize("tie_break", ["temples", "mines"])
def test_A30_mu_wins_whenever_it_qualifies_with_others(tie_break: str) -> None:
    owned = {"mu": cities(*HILLS[:3]), "suhey": f"{cities(*HILLS[3:7])} GE:C", "weyu": cities(*HILLS[7:10])}
    state = build(4, owned, turn=13, options={"powers": True, "tie_break": tie_break})
    events = turn(state)
    assert ended(state).ranks == (1, 2, 3, 4)
    assert [event.clans for event in of_kind(events, "GameEnded")] == [("mu",)]


def test_A30_mu_wins_by_its_provinces_against_a_clan_with_the_temples() -> None:
    owned = {"mu": "TANG:c HUO JU LI GE XIA NIE", "suhey": cities("CAO", "CHENG", "GVI", "KHAL")}  # 9 points, 4 temples
    for mu_tie, winner in (("wins", 0), ("temples", 1)):
        state = build(4, owned, turn=13, options={"powers": True, "mu_tie": mu_tie})
        turn(state)
        assert ended(state).winners == (winner,)


def test_A30_mu_does_not_win_where_only_others_qualify() -> None:
    state = build(4, {"mu": "TANG:c", "suhey": cities(*HILLS[3:6])}, turn=13, options={"powers": True})
    turn(state)
    assert ended(state).winners == (1,)
    state = build(4, {"mu": "TANG:c", "suhey": "LI:c"}, turn=20, options={"powers": True})
    turn(state)
    assert ended(state).ranks == (2, 1, 2, 2)  # the last turn is no tie: more mines


def test_A30_with_the_option_more_temples_beat_mu() -> None:
    owned = {"mu": cities(*HILLS[:3]), "suhey": cities(*HILLS[3:7])}
    state = build(4, owned, turn=13, options={"powers": True, "mu_tie": "temples"})
    turn(state)
    assert ended(state).winners == (1,)


def test_A30_with_both_options_mu_stands_before_the_best_with_equally_many_temples() -> None:
    mu, suhey, weyu = cities(*HILLS[:3]), cities(*HILLS[3:6]), cities(*HILLS[6:10])
    for mines, ranks in ((("LI:C", "GE:c"), (1, 2, 3, 4)), (("GE:c", "LI:C"), (2, 3, 1, 4))):
        owned = {"mu": mu, "suhey": f"{suhey} {mines[0]}", "weyu": f"{weyu} {mines[1]}"}
        state = build(4, owned, turn=13, options={"powers": True, "mu_tie": "temples", "tie_break": "mines"})
        turn(state)
        assert ended(state).ranks == ranks


# The last turn.


@pytest.mark.parametrize("last", [13, 15, 20, 25, 30])
def test_A38_the_game_ends_after_the_last_turn(last: int) -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "GE:c"}, turn=last - 1, options={"max_turns": last})
    turn(state)
    assert state.actors() != ()
    turn(state)
    outcome = ended(state)
    assert (outcome.rule, outcome.ranks) == ("A38", (1, 2, 3, 3))


def test_A38_without_a_last_turn_the_game_goes_on() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "GE:c"}, turn=30, options={"max_turns": "none"})
    for _ in range(200):
        turn(state)
    assert state.actors() == (0, 1, 2, 3)
    position = state.snapshot()
    assert (position["turn"], position["options"]["max_turns"]) == (230, "none")
    assert RULES.restore(position).key() == state.key()


def test_A38_players_who_agree_to_end_are_ranked_as_after_the_last_turn() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "GE:c"}, turn=20)
    standing = RULES.standing(state)
    turn(state)
    assert standing.ranks == ended(state).ranks == (1, 2, 3, 3)


def test_A38_a_turn_after_the_last_one_is_no_position() -> None:
    with pytest.raises(InvalidPosition) as error:
        build(4, {"mu": "XIA:c"}, turn=21)
    assert error.value.rule == "A38"


def test_A38_the_objective_stays_at_three() -> None:
    assert [objective(number, False) for number in (13, 14, 20, 30)] == [3] * 4


def test_Y8_a_clan_without_provinces_is_not_out() -> None:
    state = build(4, {"mu": "XIA:c"})
    assert state.actors() == (0, 1, 2, 3)
    assert "pass" in {RULES.write(action) for action in state.legal(Seat(3))}
