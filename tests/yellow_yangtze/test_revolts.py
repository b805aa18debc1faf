"""Section 11: revolts (R1 to R4).

The usual position: bull's leader on k6 beside the black tile l6, lion's comes to l7 on its other side::

      k5  k6  k7  k8
    l4  l5  l6  l7  l8
      m5  m6  m7  m8
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.plain import plain
from tests.yellow_yangtze.build import (
    RULES,
    build,
    leaders,
    of_kind,
    offered,
    open_question,
    play,
    points,
    reason,
    tiles,
)
from tianming.core.protocol import State
from tianming.core.seats import Seat

COLOUR_OF = {"governor": "black", "soldier": "red", "trader": "green", "farmer": "blue", "artisan": "yellow"}


def quarrel(leader: str = "trader", **fields: Any) -> State:
    """Bull rules on k6; one black tile on l6 for both sides."""
    usual: dict[str, Any] = {"tiles": {"l6": "black"}, "leaders": {"bull": {leader: "k6"}}}
    return build(**(usual | fields))


def strengths(state: State, action: str = "lead trader l7") -> tuple[int, int]:
    """What both sides draw from the board."""
    (revolt,) = of_kind(play(state, "lion", action), "RevoltBegan")
    found: tuple[int, int] = revolt.strengths
    return found


# R1


def test_R1_who_positioned_the_leader_attacks_and_the_owner_there_defends() -> None:
    state = quarrel()
    (revolt,) = of_kind(play(state, "lion", "lead trader l7"), "RevoltBegan")
    assert (revolt.attacker, revolt.defender, revolt.leader) == (0, 1, "trader")
    assert (revolt.space, revolt.against) == ("l7", "k6")


def test_R1_a_moved_leader_attacks_too() -> None:
    state = quarrel(tiles={"l6": "black", "l10": "black"}, leaders={"bull": {"trader": "k6"}, "lion": {"trader": "l9"}})
    (revolt,) = of_kind(play(state, "lion", "lead trader l7"), "RevoltBegan")
    assert revolt.attacker == 0


def test_R1_leaders_of_other_colours_take_no_part() -> None:
    state = quarrel(leaders={"bull": {"trader": "k6", "soldier": "l5"}, "lion": {"governor": "m6"}})
    (revolt,) = of_kind(play(state, "lion", "lead trader l7"), "RevoltBegan")
    assert (revolt.defender, revolt.against) == (1, "k6")


def test_R1_a_leader_of_another_colour_starts_no_revolt() -> None:
    state = quarrel()
    assert not of_kind(play(state, "lion", "lead soldier l7"), "RevoltBegan")
    assert open_question(state) == ("lion", "turn")


@pytest.mark.parametrize(("owner", "seat"), [("lion", 0), ("bull", 1), ("pot", 3)])
def test_R1_the_defender_sits_anywhere(owner: str, seat: Seat) -> None:
    state = build(players=4, turn="archer", tiles={"l6": "black"}, leaders={owner: {"artisan": "k6"}})
    (revolt,) = of_kind(play(state, "archer", "lead artisan l7"), "RevoltBegan")
    assert (revolt.attacker, revolt.defender) == (2, seat)


def test_R1_the_defender_need_not_stand_near() -> None:
    # l6 black - l5 yellow - l4 black - bull's trader l3: linked is enough.
    state = quarrel(tiles={"l6": "black", "l5": "yellow", "l4": "black"}, leaders={"bull": {"trader": "l3"}})
    assert strengths(state) == (1, 1)


# R2


def test_R2_one_black_tile_may_count_for_both() -> None:
    assert strengths(quarrel()) == (1, 1)


def test_R2_black_tiles_adjacent_to_each_leader_count() -> None:
    # l7 touches l6, k7, l8; k6 touches l6, k7, k5, j5.
    spaces = ("l6", "k7", "l8", "k5", "j5", "m4")
    assert strengths(quarrel(tiles=dict.fromkeys(spaces, "black"))) == (3, 4)


def test_R2_black_tiles_of_the_state_that_are_not_adjacent_do_not_count() -> None:
    assert strengths(quarrel(tiles={"l6": "black", "l5": "black", "l4": "black", "l3": "black"})) == (1, 2)


def test_R2_other_tiles_and_leaders_do_not_count() -> None:
    state = quarrel(
        tiles={"l6": "black", "k7": "red", "l8": "green", "m8": "yellow"},
        leaders={"bull": {"trader": "k6", "governor": "m7"}},
    )
    assert strengths(state) == (1, 1)


def test_R2_black_tiles_of_a_leaderless_group_that_the_attacker_joins_count() -> None:
    assert strengths(quarrel(tiles={"l6": "black", "l8": "black", "m8": "black"})) == (3, 1)


def test_R2_black_tiles_beside_the_place_a_moved_leader_left_do_not_count() -> None:
    state = quarrel(
        tiles={"l6": "black", "n9": "black", "n10": "black"},
        leaders={"bull": {"trader": "k6"}, "lion": {"trader": "m10"}},
    )
    assert strengths(state) == (1, 1)


def test_R2_committed_black_tiles_count() -> None:
    state = quarrel(hands={"lion": {"black": 3}, "bull": {"black": 2}})
    play(state, "lion", "lead trader l7", "commit 3")
    (ended,) = of_kind(play(state, "bull", "commit 2"), "RevoltEnded")
    assert ended.strengths == (4, 3)


def test_R2_any_number_of_black_tiles_and_a_governor_off_the_board_may_be_committed() -> None:
    state = quarrel(hands={"lion": {"black": 2, "red": 4}, "bull": {"black": 1}})
    play(state, "lion", "lead trader l7")
    tiles_only = {"commit 0", "commit 1", "commit 2"}
    assert offered(state) == tiles_only | {f"{text} leader" for text in tiles_only}
    play(state, "lion", "commit 0")
    assert offered(state) == {"commit 0", "commit 1", "commit 0 leader", "commit 1 leader"}


def test_R2_a_governor_off_the_board_adds_one() -> None:
    state = quarrel(hands={"lion": {"black": 1}})
    play(state, "lion", "lead trader l7", "commit 1 leader")
    (ended,) = of_kind(play(state, "bull", "commit 0 leader"), "RevoltEnded")
    assert ended.strengths == (3, 2)


def test_R2_the_governor_is_used_only_if_its_player_chooses_so() -> None:
    state = quarrel()
    play(state, "lion", "lead trader l7", "commit 0")
    (ended,) = of_kind(play(state, "bull", "commit 0"), "RevoltEnded")
    assert ended.strengths == (1, 1)


def test_R2_a_governor_on_the_board_does_not_help() -> None:
    state = quarrel(
        tiles={"l6": "black", "d9": "black"},
        leaders={"bull": {"trader": "k6", "governor": "d8"}, "lion": {"governor": "l5"}},
    )
    play(state, "lion", "lead trader l7")
    assert offered(state) == {"commit 0"}
    assert reason(state, "lion", "commit 0 leader")[0] == "R2"
    play(state, "lion", "commit 0")
    assert offered(state) == {"commit 0"}
    assert reason(state, "bull", "commit 0 leader")[0] == "R2"


def test_R2_a_governor_that_is_itself_in_the_revolt_is_on_the_board() -> None:
    state = quarrel("governor", hands={"lion": {"black": 1}, "bull": {"black": 1}})
    play(state, "lion", "lead governor l7")
    assert offered(state) == {"commit 0", "commit 1"}
    play(state, "lion", "commit 0")
    assert offered(state) == {"commit 0", "commit 1"}


def test_R2_a_moved_governor_is_in_the_revolt_and_cannot_help() -> None:
    state = quarrel(
        "governor",
        tiles={"l6": "black", "l10": "black"},
        leaders={"bull": {"governor": "k6"}, "lion": {"governor": "l9"}},
    )
    play(state, "lion", "lead governor l7")
    assert reason(state, "lion", "commit 0 leader")[0] == "R2"


def test_R2_a_governor_withdrawn_in_the_same_turn_helps() -> None:
    state = quarrel(leaders={"bull": {"trader": "k6"}, "lion": {"governor": "l5"}})
    play(state, "lion", "withdraw governor", "lead trader l7", "commit 0 leader")
    (ended,) = of_kind(play(state, "bull", "commit 0"), "RevoltEnded")
    assert ended.strengths == (2, 1)


def test_R2_a_helping_governor_is_not_spent() -> None:
    state = quarrel(leaders={"bull": {"trader": "k6", "soldier": "l5"}})
    play(state, "lion", "lead trader l7", "commit 0 leader")
    play(state, "bull", "commit 0 leader")
    play(state, "lion", "lead soldier m7", "commit 0 leader")
    assert "commit 0 leader" in offered(state)
    assert leaders(state, "lion") == {"soldier": "m7"}  # the trader lost the tie


# R3


def test_R3_first_the_attacker_commits_then_the_defender() -> None:
    state = quarrel()
    play(state, "lion", "lead trader l7")
    assert open_question(state) == ("lion", "attack")
    play(state, "lion", "commit 0")
    assert open_question(state) == ("bull", "defend")
    play(state, "bull", "commit 0")
    assert open_question(state) == ("lion", "turn")


def test_R3_the_defender_sees_what_the_attacker_committed() -> None:
    state = quarrel(hands={"lion": {"black": 2}})
    play(state, "lion", "lead trader l7")
    (committed,) = RULES.redact_events(play(state, "lion", "commit 2 leader"), Seat(1))
    assert of_kind([committed], "RevoltCommitted")
    assert plain(RULES.view(state, Seat(1)).position)["revolt"]["committed"] == 3


def test_R3_only_these_two_take_part() -> None:
    state = build(
        players=4,
        turn="pot",
        tiles={"l6": "black"},
        leaders={"bull": {"trader": "k6"}},
        hands={"lion": {"black": 6}, "archer": {"black": 6}},
    )
    play(state, "pot", "lead trader l7", "commit 0 leader")
    assert open_question(state) == ("bull", "defend")
    assert reason(state, "lion", "commit 1")[0] == "P1"
    play(state, "bull", "commit 0 leader")
    assert open_question(state) == ("pot", "turn")


def test_R3_nobody_commits_more_than_he_holds() -> None:
    state = quarrel(hands={"lion": {"black": 1}, "bull": {"black": 2}})
    play(state, "lion", "lead trader l7")
    assert reason(state, "lion", "commit 2")[0] == "R3"
    assert reason(state, "lion", "commit 2 leader")[0] == "R3"
    play(state, "lion", "commit 1")
    assert reason(state, "bull", "commit 3")[0] == "R3"


def test_R3_nothing_else_happens_before_the_revolt_is_decided() -> None:
    state = quarrel(hands={"lion": {"black": 1}})
    play(state, "lion", "lead trader l7")
    assert reason(state, "lion", "tile black l8")[0] == "R3"
    assert reason(state, "lion", "pass")[0] == "R3"


# R4


@pytest.mark.parametrize(("attack", "defence", "winner"), [(0, 0, 1), (1, 0, 0), (1, 1, 1), (3, 2, 0), (2, 4, 1)])
def test_R4_the_higher_strength_wins_and_ties_go_to_the_defender(attack: int, defence: int, winner: int) -> None:
    state = quarrel(hands={"lion": {"black": 6}, "bull": {"black": 6}})
    play(state, "lion", "lead trader l7", f"commit {attack}")
    (ended,) = of_kind(play(state, "bull", f"commit {defence}"), "RevoltEnded")
    assert (ended.winner, ended.loser) == (winner, 1 - winner)
    assert ended.strengths == (1 + attack, 1 + defence)


@pytest.mark.parametrize("leader", COLOUR_OF)
def test_R4_a_winning_attacker_drives_the_other_leader_off_and_gains_a_point(leader: str) -> None:
    state = quarrel(leader, hands={"lion": {"black": 1}})
    play(state, "lion", f"lead {leader} l7", "commit 1")
    (returned,) = of_kind(play(state, "bull", "commit 0"), "LeaderReturned")
    assert (returned.seat, returned.leader, returned.space, returned.cause) == (1, leader, "k6", "R4")
    assert leaders(state, "bull") == {}
    assert leaders(state, "lion") == {leader: "l7"}
    assert points(state, "lion") == {COLOUR_OF[leader]: 1}
    assert points(state, "bull") == {}


@pytest.mark.parametrize("leader", COLOUR_OF)
def test_R4_a_winning_defender_stays_and_gains_a_point(leader: str) -> None:
    state = quarrel(leader)
    play(state, "lion", f"lead {leader} l7", "commit 0")
    play(state, "bull", "commit 0")
    assert leaders(state, "lion") == {}
    assert leaders(state, "bull") == {leader: "k6"}
    assert points(state, "bull") == {COLOUR_OF[leader]: 1}
    assert points(state, "lion") == {}


def test_R4_the_winner_gains_one_point_whatever_the_margin() -> None:
    state = quarrel(hands={"lion": {"black": 6}})
    play(state, "lion", "lead trader l7", "commit 6 leader")
    (scored,) = of_kind(play(state, "bull", "commit 0"), "PointScored")
    assert (scored.seat, scored.colour, scored.number, scored.cause) == (0, "green", 1, "R4")


@pytest.mark.parametrize(("attack", "defence"), [(3, 1), (1, 3)])
def test_R4_all_committed_tiles_leave_the_game(attack: int, defence: int) -> None:
    state = quarrel(hands={"lion": {"black": 4}, "bull": {"black": 4}})
    play(state, "lion", "lead trader l7", f"commit {attack}")
    play(state, "bull", f"commit {defence}")
    snapshot = state.snapshot()
    assert snapshot["hands"] == {"lion": {"black": 4 - attack}, "bull": {"black": 4 - defence}}
    assert snapshot["discards"] == {"black": 4}


def test_R4_no_tile_leaves_the_board() -> None:
    state = quarrel(hands={"lion": {"black": 1}})
    play(state, "lion", "lead trader l7", "commit 1")
    play(state, "bull", "commit 0")
    assert tiles(state) == {"l6": "black"}


def test_R4_a_moved_leader_that_loses_goes_off_the_board_and_not_back() -> None:
    state = quarrel(tiles={"l6": "black", "l10": "black"}, leaders={"bull": {"trader": "k6"}, "lion": {"trader": "l9"}})
    play(state, "lion", "lead trader l7", "commit 0")
    play(state, "bull", "commit 0")
    assert leaders(state, "lion") == {}


def test_R4_other_leaders_of_the_state_stay() -> None:
    state = quarrel(leaders={"bull": {"trader": "k6", "soldier": "l5"}, "lion": {"farmer": "m6"}})
    play(state, "lion", "lead trader l7", "commit 0 leader")
    play(state, "bull", "commit 0")
    assert leaders(state, "bull") == {"soldier": "l5"}
    assert leaders(state, "lion") == {"farmer": "m6", "trader": "l7"}


def test_R4_after_the_revolt_the_turn_goes_on() -> None:
    state = quarrel()
    play(state, "lion", "lead trader l7", "commit 0")
    play(state, "bull", "commit 0")
    assert open_question(state) == ("lion", "turn")
    snapshot = state.snapshot()
    assert snapshot["turn"]["actions_left"] == 1
    assert snapshot["revolt"] is None
    play(state, "lion", "lead trader l7")  # a loser may try again
    assert open_question(state) == ("lion", "attack")


def test_R4_a_revolt_in_the_last_action_is_settled_before_pagoda_points() -> None:
    market = {"l6": "black", "l5": "green", "l4": "green", "k5": "green"}
    state = quarrel(
        tiles=market,
        pagodas=["k5 l4 l5"],
        leaders={"bull": {"trader": "k7"}},
        hands={"lion": {"black": 1}},
        actions_left=1,
    )
    play(state, "lion", "lead trader l7", "commit 1")
    play(state, "bull", "commit 0")
    assert points(state, "lion") == {"green": 2}  # R4 and G6


def test_R4_the_defender_draws_at_the_end_of_the_attackers_turn() -> None:
    state = quarrel(
        hands={"lion": {"yellow": 6}, "bull": {"black": 1, "yellow": 5}}, merchants={"red": 6}, actions_left=1
    )
    play(state, "lion", "lead trader l7", "commit 0 leader")
    play(state, "bull", "commit 1")
    assert open_question(state) == ("chance", "refill")
    (drawn,) = of_kind(play(state, "chance", "draw blue"), "TileDrawn")
    assert drawn.seat == 1
    assert open_question(state) == ("bull", "turn")
