"""Section 15: the small switches, each with the rule book's reading as default."""

from __future__ import annotations

from typing import Any

import pytest

from tests.plain import plain
from tests.yellow_yangtze.build import (
    RULES,
    SEATS,
    build,
    leaders,
    of_kind,
    offered,
    open_question,
    play,
    points,
    position,
    reason,
    tiles,
)
from tianming.core.errors import InvalidOption, InvalidPosition
from tianming.core.protocol import Event, Outcome, State
from tianming.core.seats import Seat

SWITCHES = {
    "short": "S5",
    "exactly_two_actions": "P1",
    "no_merchant_after_war": "B4",
    "fewest_yellow_wins": "X3",
    "leader_pays_no_loss": "W7",
    "all_states_war": "W1",
    "no_stall_end": "X4",
    "open_points": "H1",
}


def test_S5_every_switch_is_an_option_with_its_rule_and_off_by_default() -> None:
    assert {option.name: option.rule for option in RULES.options} == SWITCHES
    assert not any(option.default for option in RULES.options)
    assert RULES.start(2).snapshot()["options"] == dict.fromkeys(SWITCHES, False)


@pytest.mark.parametrize("name", SWITCHES)
def test_S5_every_switch_is_kept_in_the_position(name: str) -> None:
    wanted = {**dict.fromkeys(SWITCHES, False), name: True}
    state = RULES.start(2, {name: True})
    assert state.snapshot()["options"] == wanted
    assert RULES.restore(state.snapshot()).snapshot()["options"] == wanted
    assert state.clone().snapshot()["options"] == wanted


def test_S5_unknown_options_and_values_are_refused() -> None:
    for options in ({"shorter": True}, {"short": 1}, {"short": "yes"}):
        with pytest.raises(InvalidOption):
            RULES.start(2, options)
        with pytest.raises(InvalidPosition):
            RULES.restore(position(options=options))


# short


def test_S5_in_the_short_game_24_tiles_leave_the_bag_at_the_start() -> None:
    for options, number in ((None, 131), ({"short": True}, 107)):
        state = RULES.start(2, options)
        assert plain(RULES.view(state, None).position)["bag"] == number


def test_S5_after_set_up_89_tiles_are_left_in_the_short_game() -> None:
    for options, number in ((None, 113), ({"short": True}, 89)):
        table = RULES.table(players=2, seed="short", options=options)
        assert plain(RULES.view(table.state, Seat(0)).position)["bag"] == number


@pytest.mark.parametrize("players", [3, 4])
def test_S5_the_short_game_is_for_two_players(players: int) -> None:
    with pytest.raises(InvalidOption):
        RULES.start(players, {"short": True})
    with pytest.raises(InvalidPosition) as error:
        RULES.restore(position(players, options={"short": True}))
    assert error.value.rule == "S5"


def test_S5_any_tile_may_be_among_the_24_unseen_ones() -> None:
    # One tile is left to draw, but 25 lie in the bag: each of them may be it.
    hands = {"lion": {"red": 5}, "bull": {"red": 6}}
    discards = {"black": 42, "red": 25, "green": 18, "blue": 0, "yellow": 11}
    state = build(hands=hands, merchants={"green": 6}, discards=discards, options={"short": True})
    play(state, "lion", "pass")
    assert {RULES.write(action): weight for action, weight in state.odds()} == {"draw blue": 24, "draw yellow": 1}


# exactly_two_actions

TWO: dict[str, bool] = {"exactly_two_actions": True}


def test_P1_by_default_the_rest_may_be_passed() -> None:
    assert "pass" in offered(build(hands={"lion": {"red": 2}}))


@pytest.mark.parametrize("actions_left", [1, 2])
def test_P1_with_exactly_two_actions_nobody_passes_while_he_can_act(actions_left: int) -> None:
    state = build(hands={"lion": {"red": 2}}, actions_left=actions_left, options=TWO)
    assert "pass" not in offered(state)
    assert reason(state, "lion", "pass")[0] == "P1"


def test_P1_with_exactly_two_actions_a_leader_that_can_act_forbids_passing() -> None:
    for fields in ({"tiles": {"l6": "black"}}, {"tiles": {"l6": "black"}, "leaders": {"lion": {"trader": "l7"}}}):
        assert "pass" not in offered(build(options=TWO, **fields))


def test_P1_with_exactly_two_actions_passing_is_legal_when_nothing_else_is() -> None:
    state = build(options=TWO)  # no tile in the hand, no black tile on the board
    assert offered(state) == {"pass"}
    play(state, "lion", "pass")
    assert open_question(state) == ("chance", "refill")


# no_merchant_after_war

FRONT: dict[str, Any] = {
    "tiles": {"l4": "black", "l5": "red", "l6": "red", "l8": "red", "l9": "green", "l10": "black"},
    "leaders": {"bull": {"governor": "l3"}, "lion": {"governor": "l11"}},
}


def fight(state: State, colour: str = "yellow") -> list[Event]:
    """Lion's tile on l7 starts a war in which nobody supports anybody."""
    events = play(state, "lion", f"tile {colour} l7")
    while open_question(state)[1] == "support":
        events += play(state, open_question(state)[0], "skip")
    return events


@pytest.mark.parametrize(("switch", "question"), [(False, "merchant"), (True, "turn")])
def test_B4_a_merchant_after_a_war_or_not(switch: bool, question: str) -> None:
    state = build(
        hands={"lion": {"green": 1}}, merchants={"red": 6}, options={"no_merchant_after_war": switch}, **FRONT
    )
    fight(state, "green")
    play(state, "lion", "remove l5")
    assert open_question(state) == ("lion", question)


def test_B4_without_a_war_the_merchant_comes_as_ever() -> None:
    state = build(hands={"lion": {"green": 1}}, merchants={"red": 6}, options={"no_merchant_after_war": True})
    play(state, "lion", "tile green l7")
    assert open_question(state) == ("lion", "merchant")


# fewest_yellow_wins


def judged(switch: bool, *rows: tuple[int, int, int, int, int]) -> Outcome:
    colours = ("black", "red", "green", "blue", "yellow")
    found = {seat: dict(zip(colours, row, strict=True)) for seat, row in zip(SEATS, rows, strict=False)}
    state = build(
        len(rows),
        actions_left=0,
        points=found,
        questions=[],
        ended="X1",
        options={"fewest_yellow_wins": switch},
    )
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def test_X3_fewest_yellow_points_break_a_full_tie() -> None:
    rows = ((3, 3, 3, 1, 2), (3, 3, 3, 3, 0), (3, 3, 3, 2, 1))
    assert judged(False, *rows).ranks == (1, 1, 1)
    assert judged(True, *rows).ranks == (3, 1, 2)


def test_X3_fewest_yellow_breaks_only_full_ties() -> None:
    assert judged(True, (3, 3, 3, 2, 2), (3, 3, 3, 3, 0)).ranks == (1, 2)


def test_X3_as_many_yellow_points_are_a_shared_victory_still() -> None:
    assert judged(True, (3, 3, 3, 2, 1), (2, 3, 3, 3, 1)).winners == (0, 1)


# leader_pays_no_loss


@pytest.mark.parametrize(("switch", "loss"), [(False, 1), (True, 2)])
def test_W7_a_committed_leader_counts_towards_the_winners_loss_or_not(switch: bool, loss: int) -> None:
    # East: l8 and m9, k9 red, 3 + 1 leader; west 2.
    fields = FRONT | {"tiles": FRONT["tiles"] | {"m9": "red", "k9": "red"}}
    state = build(hands={"lion": {"yellow": 1}}, options={"leader_pays_no_loss": switch}, **fields)
    play(state, "lion", "tile yellow l7")
    play(state, "bull", "skip")
    events = play(state, "lion", "support k9", "commit 0 leader")
    assert of_kind(events, "WarWon")[0].strengths == (4, 2)  # k9 comes before l4
    assert state.snapshot()["war"]["loss"] == loss


def test_W7_the_loss_is_then_paid_as_far_as_there_are_red_tiles() -> None:
    # 2 against 1 and the leaders of lion and archer: a loss of 2 with one red tile.
    state = build(3, hands={"lion": {"yellow": 1}}, options={"leader_pays_no_loss": True}, **FRONT)
    play(state, "lion", "tile yellow l7")
    play(state, "bull", "skip")
    play(state, "archer", "support l8", "commit 0 leader")
    events = play(state, "lion", "support l8", "commit 0 leader")
    assert (of_kind(events, "WarWon")[0].strengths, of_kind(events, "WarWon")[0].loss) == ((2, 3), 2)
    assert "red" not in tiles(state).values()
    assert open_question(state) == ("lion", "turn")


def test_W7_committed_tiles_count_towards_the_loss_all_the_same() -> None:
    state = build(hands={"lion": {"yellow": 1, "red": 2}}, options={"leader_pays_no_loss": True}, **FRONT)
    play(state, "lion", "tile yellow l7")
    play(state, "bull", "skip")
    play(state, "lion", "support l8", "commit 2 leader")
    assert tiles(state)["l8"] == "red"
    assert open_question(state) == ("lion", "turn")


# all_states_war: west (l6) and north (k8) clash in black, south (m8) has nothing in common with them.

THIRD: dict[str, Any] = {
    "tiles": {"l5": "black", "l6": "red", "k8": "red", "j8": "black", "m8": "red", "n8": "black", "n7": "red"},
    "leaders": {"bull": {"governor": "l4"}, "lion": {"governor": "i8"}, "archer": {"farmer": "n9"}},
    "hands": {"lion": {"yellow": 1}},
}


def test_W1_by_default_a_state_without_a_clash_stays_out() -> None:
    (war,) = of_kind(play(build(3, **THIRD), "lion", "tile yellow l7"), "WarBegan")
    assert war.strengths == (1, 1)


def test_W1_with_all_states_war_every_linked_state_fights() -> None:
    state = build(3, options={"all_states_war": True}, **THIRD)
    events = fight(state)
    assert sorted(of_kind(events, "WarBegan")[0].strengths) == [1, 1, 2]
    # South wins with 2, loses 1 of them; the two governors clash and leave, nobody there scores for them.
    assert leaders(state, "bull") == leaders(state, "lion") == {}
    assert leaders(state, "archer") == {"farmer": "n9"}
    assert [points(state, seat) for seat in ("lion", "bull", "archer")] == [{}, {}, {}]
    assert offered(state) == {"remove m8", "remove n7"}


def test_W1_with_all_states_war_a_loser_without_a_clash_loses_its_red_tiles_only() -> None:
    fields = THIRD | {"hands": {"lion": {"yellow": 1, "red": 3}}}
    state = build(3, options={"all_states_war": True}, **fields)
    play(state, "lion", "tile yellow l7")
    play(state, "bull", "skip")
    play(state, "archer", "skip")
    play(state, "lion", "support i8", "commit 3")
    assert {space for space, colour in tiles(state).items() if colour == "red"} == {"k8"}
    assert leaders(state, "archer") == {"farmer": "n9"}
    assert points(state, "lion") == {"black": 1}


def test_W1_with_all_states_war_a_leaderless_group_still_takes_no_part() -> None:
    fields = THIRD | {"leaders": {"bull": {"governor": "l4"}, "lion": {"governor": "i8"}}}
    state = build(3, options={"all_states_war": True}, **fields)
    (war,) = of_kind(play(state, "lion", "tile yellow l7"), "WarBegan")
    assert war.strengths == (1, 1)


def test_W1_with_all_states_war_states_without_any_clash_unite_in_peace() -> None:
    fields = THIRD | {"leaders": {"bull": {"governor": "l4"}, "lion": {"trader": "i8"}, "archer": {"farmer": "n9"}}}
    state = build(3, options={"all_states_war": True}, **fields)
    assert not of_kind(play(state, "lion", "tile yellow l7"), "WarBegan")
    assert points(state, "bull") == {"yellow": 1}


# open_points


@pytest.mark.parametrize("switch", [False, True])
def test_H1_open_points_show_everybodys_totals(switch: bool) -> None:
    state = build(points={"lion": {"black": 37}, "bull": {"red": 41}}, options={"open_points": switch})
    for seat, own in ((Seat(0), "37"), (Seat(1), "41"), (None, "")):
        drawing = RULES.draw(RULES.view(state, seat))
        assert [number in drawing for number in ("37", "41")] == [switch or own == "37", switch or own == "41"]
