"""S1 to S6, set-up, and T1 to T3, states."""

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
    reason,
    tiles,
)
from tianming.core.errors import InvalidOption, InvalidPosition
from tianming.core.protocol import State
from tianming.core.seats import CHANCE, Seat, all_seats

CAPITALS = ("b3", "e7", "e15", "g11", "i2", "j6", "l12")
EACH = (2, 3, 4)


def table_state(players: int, **options: bool) -> State:
    return RULES.table(players=players, seed="a table", options=options).state


# S1


@pytest.mark.parametrize("players", EACH)
def test_S1_a_black_tile_lies_on_each_of_the_seven_capitals(players: int) -> None:
    assert tiles(RULES.start(players)) == dict.fromkeys(CAPITALS, "black")


@pytest.mark.parametrize("players", EACH)
def test_S1_the_other_131_tiles_are_in_the_bag(players: int) -> None:
    bag = RULES.start(players).snapshot()["bag"]
    assert bag == {"black": 35, "red": 36, "green": 24, "blue": 24, "yellow": 12}
    assert sum(bag.values()) == 131


def test_S1_the_capitals_are_no_states_before_a_leader_comes() -> None:
    state = build(tiles=dict.fromkeys(CAPITALS, "black"), hands={"lion": {"black": 1}})
    assert of_kind(play(state, "lion", "tile black b4"), "PointScored") == []


# S2


@pytest.mark.parametrize("players", EACH)
def test_S2_each_player_has_a_dynasty(players: int) -> None:
    assert tuple(table_state(players).snapshot()["hands"]) == SEATS[:players]


@pytest.mark.parametrize("players", EACH)
def test_S2_five_leaders_stand_off_the_board(players: int) -> None:
    state = table_state(players)
    assert all(leaders(state, seat) == {} for seat in SEATS[:players])
    placed = {text.split()[1] for text in offered(state) if text.startswith("lead ")}
    assert placed == {"governor", "soldier", "trader", "farmer", "artisan"}


@pytest.mark.parametrize("players", EACH)
def test_S2_six_tiles_are_drawn_by_each_player(players: int) -> None:
    hands = table_state(players).snapshot()["hands"]
    assert [sum(hand.values()) for hand in hands.values()] == [6] * players


@pytest.mark.parametrize("players", EACH)
def test_S2_the_tiles_drawn_are_hidden_from_the_others(players: int) -> None:
    state = table_state(players)
    for seat in all_seats(players):
        hands = plain(RULES.view(state, seat).position)["hands"]
        assert hands.pop(SEATS[seat]) == state.snapshot()["hands"][SEATS[seat]]
        assert set(hands.values()) == {6}
    assert set(plain(RULES.view(state, None).position)["hands"].values()) == {6}


def test_S2_two_to_four_players_sit_down() -> None:
    for players in (1, 5):
        with pytest.raises(InvalidOption):
            RULES.start(players)
    with pytest.raises(InvalidPosition, match="S2"):
        build(players=2, hands={}, turn="archer")


# S3


@pytest.mark.parametrize("players", EACH)
def test_S3_six_merchant_tiles_lie_face_up(players: int) -> None:
    state = table_state(players)
    merchants = state.snapshot()["merchants"]
    assert sum(merchants.values()) == 6
    for seat in (*all_seats(players), None):
        assert plain(RULES.view(state, seat).position)["merchants"] == merchants


@pytest.mark.parametrize("players", EACH)
def test_S3_the_merchants_are_drawn_after_the_hands(players: int) -> None:
    logged = RULES.table(players=players, seed="x").events
    drawn = [type(event).__name__ for events in logged for event in events]
    assert drawn == ["PlayerStarted", *["TileDrawn"] * 6 * players, *["MerchantDrawn"] * 6, "TurnBegan"]


# S4


def test_S4_all_pagodas_stand_beside_the_board() -> None:
    assert table_state(2).snapshot()["pagodas"] == []


@pytest.mark.parametrize(("colour", "number"), [("black", 2), ("red", 2), ("green", 2), ("blue", 2), ("yellow", 1)])
def test_S4_so_many_pagodas_of_a_colour_and_no_more(colour: str, number: int) -> None:
    land = ("e2 e3 f2", "e5 f4 f5", "k4 k5 l4")
    river = ("a12 a13 b12", "i14 i15 j14", "l2 m2 m3")
    triangles = river if colour == "blue" else land
    covered = {space: colour for triangle in triangles for space in triangle.split()}
    assert len(build(tiles=covered, pagodas=triangles[:number]).snapshot()["pagodas"]) == number
    with pytest.raises(InvalidPosition, match="S4"):
        build(tiles=covered, pagodas=triangles[: number + 1])


# S5


def test_S5_in_the_short_game_24_tiles_leave_the_bag() -> None:
    assert plain(RULES.view(RULES.start(2, {"short": True}), None).position)["bag"] == 131 - 24
    assert plain(RULES.view(RULES.start(2), None).position)["bag"] == 131


def test_S5_the_24_tiles_are_unseen() -> None:
    state = table_state(2, short=True)
    bag = state.snapshot()["bag"]
    assert sum(bag.values()) == 89 + 24
    for seat in (Seat(0), Seat(1), None):
        assert plain(RULES.view(state, seat).position)["bag"] == 89
        assert plain(RULES.view(state, seat).position)["discards"] == {}


def test_S5_any_tile_that_nobody_has_seen_may_be_drawn() -> None:
    state = RULES.start(2, {"short": True})
    play(state, "chance", "start lion")
    odds = {RULES.write(action): weight for action, weight in state.odds()}
    assert odds == {"draw black": 35, "draw red": 36, "draw green": 24, "draw blue": 24, "draw yellow": 12}


def short_game(left: int) -> State:
    """Lion holds five tiles, bull one; so many tiles can still be drawn."""
    gone = {"black": 42, "green": 24, "blue": 24, "yellow": 12 - left}
    return build(
        options={"short": True},
        tiles={},
        hands={"lion": {"red": 5}, "bull": {"red": 1}},
        merchants={"red": 6},
        discards=gone,
    )


def test_S5_the_24_tiles_are_never_drawn() -> None:
    state = short_game(left=0)
    assert sum(state.snapshot()["bag"].values()) == 24
    events = play(state, "lion", "pass")
    assert of_kind(events, "TileDrawn") == []
    assert state.snapshot()["ended"] == "X1"


def test_S5_the_last_tile_before_them_is_drawn() -> None:
    state = short_game(left=1)
    play(state, "lion", "pass")
    assert open_question(state) == ("chance", "refill")
    play(state, "chance", "draw red")
    assert state.snapshot()["hands"]["lion"] == {"red": 6}
    assert state.snapshot()["ended"] == "X1"


@pytest.mark.parametrize("players", [3, 4])
def test_S5_the_short_game_is_for_two_players(players: int) -> None:
    with pytest.raises(InvalidOption):
        RULES.start(players, {"short": True})
    with pytest.raises(InvalidPosition, match="S5"):
        build(players=players, options={"short": True})


# S6


@pytest.mark.parametrize("players", EACH)
def test_S6_a_random_player_starts(players: int) -> None:
    state = RULES.start(players)
    assert state.actors() == (CHANCE,)
    odds = [(RULES.write(action), weight) for action, weight in state.odds()]
    assert odds == [(f"start {seat}", 1) for seat in SEATS[:players]]


@pytest.mark.parametrize("starter", SEATS)
def test_S6_the_starting_player_takes_the_first_turn(starter: str) -> None:
    state = RULES.start(4)
    play(state, "chance", f"start {starter}")
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.odds()[0][0])
    assert open_question(state) == (starter, "turn")
    assert state.snapshot()["turn"]["actions_left"] == 2


@pytest.mark.parametrize("players", EACH)
def test_S6_play_goes_clockwise(players: int) -> None:
    table = RULES.table(players=players, seed="round the table")
    first = table.state.actors()[0]
    for step in range(2 * players + 1):
        seat = (first + step) % players
        assert table.state.actors() == (seat,)
        table.act(Seat(seat), "pass")


# T1: with a state of black k6 and lion's trader k7, placing green shows which spaces belong to it.
#
#     j5  j6  j7  j8
#   k5  k6  k7  k8
#     l5  l6  l7  l8

STATE: dict[str, Any] = {"tiles": {"k6": "black"}, "leaders": {"lion": {"trader": "k7"}}}


def scores(space: str, colour: str = "green", **fields: Any) -> bool:
    state = build(hands={"lion": {colour: 1}}, **{**STATE, **fields})
    return bool(of_kind(play(state, "lion", f"tile {colour} {space}"), "PointScored"))


@pytest.mark.parametrize("space", ["k5", "k8", "j5", "j6", "j7", "l5", "l6", "l7"])
def test_T1_adjacent_means_a_common_edge(space: str) -> None:
    assert scores(space)


@pytest.mark.parametrize("space", ["k4", "k9", "j4", "j8", "l4", "l8", "i6", "i7", "m6", "m7"])
def test_T1_spaces_without_a_common_edge_are_not_adjacent(space: str) -> None:
    assert not scores(space)


@pytest.mark.parametrize("space", ["l5", "l8", "k6", "k7", "k8", "m6", "m7", "m8"])
def test_T1_adjacent_in_an_odd_row(space: str) -> None:
    assert scores(space, tiles={"l6": "black"}, leaders={"lion": {"trader": "l7"}})


@pytest.mark.parametrize("space", ["l4", "l9", "k5", "k9", "m5", "m9"])
def test_T1_not_adjacent_in_an_odd_row(space: str) -> None:
    assert not scores(space, tiles={"l6": "black"}, leaders={"lion": {"trader": "l7"}})


def test_T1_a_chain_of_tiles_of_any_colour_links() -> None:
    chain = {"k5": "green", "k6": "black", "k8": "red", "k9": "yellow", "l9": "green", "l10": "black"}
    assert scores("l11", tiles=chain)


def test_T1_a_gap_in_the_chain_does_not_link() -> None:
    assert not scores("l11", tiles={"k6": "black", "k8": "red", "l9": "green", "l10": "black"})


def test_T1_leaders_of_any_owner_link() -> None:
    # lion's trader k7 - black k8 - bull's artisan k9 - black k10 - archer's soldier k11 - k12
    fields: dict[str, Any] = {"players": 3, "tiles": {"k8": "black", "k10": "black"}}
    fields["leaders"] = {"lion": {"trader": "k7"}, "bull": {"artisan": "k9"}, "archer": {"soldier": "k11"}}
    assert scores("k12", **fields)
    del fields["leaders"]["bull"]
    assert not scores("k12", **fields)


def test_T1_blue_tiles_link_across_the_river() -> None:
    # land e5, the Yellow River on e6, land e7: the two halves meet through a blue tile.
    west: dict[str, Any] = {"tiles": {"e4": "black"}, "leaders": {"lion": {"trader": "e5"}}}
    assert not scores("e7", **west)
    west["tiles"]["e6"] = "blue"
    assert scores("e7", **west)


# T2


def test_T2_a_group_with_a_tile_and_a_leader_is_a_state() -> None:
    assert scores("k5")


def test_T2_tiles_without_a_leader_are_not_a_state() -> None:
    assert not scores("k5", leaders={})


def test_T2_joining_leaderless_tiles_to_a_state_is_no_war() -> None:
    state = build(
        tiles={"k6": "black", "k9": "black", "k10": "red"},
        leaders={"lion": {"trader": "k7"}},
        hands={"lion": {"green": 1}},
    )
    events = play(state, "lion", "tile green k8")
    assert of_kind(events, "WarBegan") == of_kind(events, "StatesUnited") == []
    assert points(state, "lion") == {"green": 1}


def test_T2_a_group_that_loses_its_leader_is_a_state_no_more() -> None:
    state = build(hands={"lion": {"green": 1}}, **STATE)
    play(state, "lion", "withdraw trader", "tile green k5")
    assert points(state, "lion") == {}


# T3


def test_T3_no_position_has_two_leaders_of_one_colour_in_a_state() -> None:
    with pytest.raises(InvalidPosition, match="T3"):
        build(tiles={"k6": "black"}, leaders={"lion": {"trader": "k5"}, "bull": {"trader": "k7"}})


def test_T3_leaders_of_different_colours_live_in_peace() -> None:
    state = build(
        tiles={"k6": "black"},
        leaders={"lion": {"trader": "k5", "governor": "k7"}, "bull": {"soldier": "j5", "farmer": "l6"}},
    )
    assert open_question(state) == ("lion", "turn")


def test_T2_states_are_told_in_reading_order() -> None:
    state = build(tiles={"j6": "black", "j12": "black"}, leaders={"lion": {"trader": "j7"}, "bull": {"trader": "j13"}})
    firsts = [found["spaces"][0] for found in plain(RULES.view(state, None).facts)["states"]]
    assert firsts == ["j6", "j12"]


def test_T3_leaders_of_one_colour_in_different_states_live_in_peace() -> None:
    state = build(
        tiles={"k6": "black", "k10": "black"},
        leaders={"lion": {"trader": "k7"}, "bull": {"trader": "k9"}},
    )
    assert open_question(state) == ("lion", "turn")


@pytest.mark.parametrize(("defence", "stays"), [("commit 0", "lion"), ("commit 1", "bull")])
def test_T3_after_a_revolt_one_leader_of_the_colour_is_left(defence: str, stays: str) -> None:
    state = build(
        tiles={"k6": "black", "j5": "black"},
        leaders={"bull": {"trader": "k7"}},
        hands={"bull": {"black": 1}},
    )
    play(state, "lion", "lead trader k5", "commit 0")
    play(state, "bull", defence)
    trader = {"lion": "k5", "bull": "k7"}[stays]
    assert leaders(state, stays) == {"trader": trader}
    assert leaders(state, "bull" if stays == "lion" else "lion") == {}


@pytest.mark.parametrize(("winner", "stays"), [("k6", "lion"), ("k9", "bull")])
def test_T3_after_a_war_one_leader_of_the_colour_is_left(winner: str, stays: str) -> None:
    state = build(
        tiles={"k6": "black", "k10": "black"},
        leaders={"lion": {"trader": "k7"}, "bull": {"trader": "k9"}},
        hands={"lion": {"yellow": 1}},
    )
    play(state, "lion", "tile yellow k8")
    play(state, "bull", "skip")
    play(state, "lion", "skip", f"winner {winner}")
    assert [seat for seat in ("lion", "bull") if leaders(state, seat)] == [stays]


def test_T3_the_action_does_not_end_before_the_conflict() -> None:
    state = build(tiles={"k6": "black"}, leaders={"bull": {"trader": "k7"}}, hands={"lion": {"red": 1}})
    play(state, "lion", "lead trader k5")
    assert open_question(state) == ("lion", "attack")
    assert reason(state, "lion", "tile red a1")[0] == "R3"
    assert reason(state, "bull", "commit 0")[0] == "P1"
