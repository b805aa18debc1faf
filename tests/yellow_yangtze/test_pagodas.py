"""Section 10: pagodas (G1 to G6).

The southern plain, where most of these positions lie (k and m are even rows, l is odd)::

      k4  k5  k6  k7  k8  k9  k10
    l3  l4  l5  l6  l7  l8  l9  l10
      m4  m5  m6  m7  m8  m9  m10

so k6 l5 l6 is a triangle △ and l5 l6 m6 a triangle ▽.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

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

ROSETTE = ("k6", "k7", "l5", "l7", "m6", "m7")  # around l6
FULL: dict[str, Any] = {"hands": {"lion": {"yellow": 6}, "bull": {"yellow": 6}}, "merchants": {"green": 6}}
ONE_RED = {"lion": {"red": 1}}


def lay(colour: str, *spaces: str) -> dict[str, str]:
    return dict.fromkeys(spaces, colour)


def pagodas(state: State) -> list[str]:
    found: list[str] = state.snapshot()["pagodas"]
    return found


def touch(one: str, other: str) -> bool:
    """Odd rows (b, d, …) are shifted half a hex to the right."""
    rows = [ord(name[0]) - ord("a") for name in (one, other)]
    halves = [2 * int(name[1:]) + row % 2 for name, row in zip((one, other), rows, strict=True)]
    across, down = abs(halves[0] - halves[1]), abs(rows[0] - rows[1])
    return (across, down) in {(2, 0), (1, 1)}


# G1


def test_G1_a_triangle_is_three_spaces_that_all_touch_one_another() -> None:
    row = next(row for row in RULES.actions.rows if row.name == "pagoda")
    triangles = [choice.split() for choice in row.choices if choice is not None]
    assert all(touch(one, other) for corners in triangles for one, other in combinations(corners, 2))
    assert len({frozenset(corners) for corners in triangles}) == len(triangles) == 353


@pytest.mark.parametrize("colour", ["black", "red", "green", "yellow"])
@pytest.mark.parametrize("last", ["k6", "l5", "l6"])
def test_G1_the_tile_that_completes_a_triangle_may_bear_its_pagoda(colour: str, last: str) -> None:
    others = {"k6", "l5", "l6"} - {last}
    state = build(tiles=lay(colour, *others), hands={"lion": {colour: 1}})
    play(state, "lion", f"tile {colour} {last}")
    assert open_question(state) == ("lion", "pagoda")
    assert offered(state) == {"pagoda k6 l5 l6", "skip"}
    (built,) = of_kind(play(state, "lion", "pagoda k6 l5 l6"), "PagodaBuilt")
    assert (built.seat, built.colour, built.triangle) == (0, colour, "k6 l5 l6")
    assert pagodas(state) == ["k6 l5 l6"]


def test_G1_a_blue_triangle_bears_a_granary() -> None:
    state = build(tiles=lay("blue", "n2", "n3"), hands={"lion": {"blue": 1}})
    play(state, "lion", "tile blue o3", "pagoda n2 n3 o3")
    assert pagodas(state) == ["n2 n3 o3"]


def test_G1_a_triangle_pointing_down_counts_too() -> None:
    state = build(tiles=lay("red", "l5", "l6"), hands=ONE_RED)
    play(state, "lion", "tile red m6")
    assert offered(state) == {"pagoda l5 l6 m6", "skip"}


def test_G1_the_offer_is_told() -> None:
    state = build(tiles=lay("red", "k6", "l5"), hands=ONE_RED)
    (event,) = of_kind(play(state, "lion", "tile red l6"), "PagodaOffered")
    assert (event.seat, event.colour, event.triangles) == (0, "red", ("k6 l5 l6",))


def test_G1_three_in_a_row_are_no_triangle() -> None:
    state = build(tiles=lay("red", "l4", "l5"), hands=ONE_RED)
    play(state, "lion", "tile red l6")
    assert open_question(state) == ("lion", "turn")


def test_G1_the_three_tiles_have_one_colour() -> None:
    state = build(tiles={"k6": "red", "l5": "black"}, hands=ONE_RED)
    play(state, "lion", "tile red l6")
    assert open_question(state) == ("lion", "turn")


def test_G1_a_leader_is_no_corner() -> None:
    state = build(
        tiles={"l5": "red", "l7": "black"},
        leaders={"lion": {"soldier": "k7"}},
        hands=ONE_RED,
    )
    play(state, "lion", "tile red l6")
    assert open_question(state) == ("lion", "turn")


def test_G1_no_state_is_needed() -> None:
    state = build(tiles=lay("yellow", "k6", "l5"), hands={"bull": {"yellow": 1}}, turn="bull")
    play(state, "bull", "tile yellow l6", "pagoda k6 l5 l6")
    assert pagodas(state) == ["k6 l5 l6"]
    assert points(state, "bull") == {}


def test_G1_the_player_may_decline() -> None:
    state = build(tiles=lay("red", "k6", "l5"), hands=ONE_RED)
    play(state, "lion", "tile red l6", "skip")
    assert pagodas(state) == []
    assert open_question(state) == ("lion", "turn")


@pytest.mark.parametrize("answer", ["pagoda k6 l5 l6", "skip"])
def test_G1_building_is_part_of_the_placement(answer: str) -> None:
    state = build(tiles=lay("red", "k6", "l5"), hands=ONE_RED)
    play(state, "lion", "tile red l6", answer)
    assert state.snapshot()["turn"]["actions_left"] == 1


def test_G1_the_tile_scores_before_the_pagoda_is_offered() -> None:
    state = build(
        tiles={"k6": "red", "l5": "red", "l7": "black"},
        leaders={"bull": {"soldier": "l8"}},
        hands=ONE_RED,
    )
    events = play(state, "lion", "tile red l6")
    assert [type(event).__name__ for event in events] == ["TilePlaced", "PointScored", "PagodaOffered"]
    assert points(state, "bull") == {"red": 1}


def test_G1_a_triangle_declined_earlier_is_not_offered_again() -> None:
    state = build(tiles=lay("red", "k6", "l5", "l6"), hands=ONE_RED)
    play(state, "lion", "tile red l7")
    assert open_question(state) == ("lion", "turn")


def test_G1_only_triangles_with_the_placed_tile_are_offered() -> None:
    state = build(tiles=lay("red", "k6", "l5", "l6"), hands=ONE_RED)
    play(state, "lion", "tile red m6")
    assert offered(state) == {"pagoda l5 l6 m6", "skip"}
    assert reason(state, "lion", "pagoda k6 l5 l6")[0] == "G1"


def test_G1_a_tile_that_caused_a_war_bears_no_pagoda() -> None:
    # Left 2 red, right none: the left wins and loses nothing; the red triangle outlives the war.
    state = build(
        tiles={"l4": "black", "l5": "red", "k6": "red", "l7": "black"},
        leaders={"bull": {"soldier": "l3"}, "lion": {"soldier": "l8"}},
        hands=ONE_RED,
    )
    play(state, "lion", "tile red l6")
    play(state, "bull", "skip")
    play(state, "lion", "skip")
    assert {"k6", "l5", "l6"} <= tiles(state).keys()
    assert open_question(state) == ("lion", "turn")


@pytest.mark.parametrize(("support", "placed"), [("k6 l5 l6", "l7"), ("k6 l5 l6", "k7"), ("l5 l6 m6", "l7")])
def test_G1_none_of_the_three_supports_a_pagoda(support: str, placed: str) -> None:
    # l6 is one of the three tiles of k7 l6 l7 and supports the pagoda.
    others = {"k7", "l7"} - {placed}
    state = build(tiles=lay("red", *support.split(), *others), pagodas=[support], hands=ONE_RED)
    play(state, "lion", f"tile red {placed}")
    assert open_question(state) == ("lion", "turn")


def test_G1_a_pagoda_beside_the_triangle_does_not_matter() -> None:
    state = build(tiles=lay("red", "k6", "l5", "l6", "l7", "m7"), pagodas=["k6 l5 l6"], hands=ONE_RED)
    play(state, "lion", "tile red m8")
    assert offered(state) == {"pagoda l7 m7 m8", "skip"}


def test_G1_why_a_triangle_of_the_offer_is_refused() -> None:
    state = build(tiles=lay("red", "k6", "l5", "l6", "k7", "k8"), pagodas=["k6 l5 l6"], hands=ONE_RED)
    play(state, "lion", "tile red l7")
    assert offered(state) == {"pagoda k7 k8 l7", "skip"}
    assert reason(state, "lion", "pagoda k7 l6 l7")[0] == "G1"
    assert reason(state, "lion", "pagoda k8 l7 l8")[0] == "G1"


# G2


def test_G2_he_chooses_one_of_several_triangles() -> None:
    state = build(tiles=lay("red", *ROSETTE), hands=ONE_RED)
    play(state, "lion", "tile red l6")
    six = {"k6 k7 l6", "k7 l6 l7", "l6 l7 m7", "l6 m6 m7", "l5 l6 m6", "k6 l5 l6"}
    assert offered(state) == {f"pagoda {triangle}" for triangle in six} | {"skip"}


def test_G2_one_at_most_per_tile() -> None:
    state = build(tiles=lay("red", *ROSETTE), hands=ONE_RED)
    play(state, "lion", "tile red l6", "pagoda l6 l7 m7")
    assert pagodas(state) == ["l6 l7 m7"]
    assert open_question(state) == ("lion", "turn")


def test_G2_of_several_only_the_free_ones_qualify() -> None:
    state = build(tiles=lay("red", *ROSETTE, "k8"), pagodas=["k7 k8 l7"], hands=ONE_RED)
    play(state, "lion", "tile red l6")
    assert offered(state) == {"pagoda l6 m6 m7", "pagoda l5 l6 m6", "pagoda k6 l5 l6", "skip"}


# G3


def test_G3_the_pagoda_comes_from_beside_the_board() -> None:
    state = build(tiles=lay("red", "k10", "l9", "l10", "k6", "l5"), pagodas=["k10 l9 l10"], hands=ONE_RED)
    events = play(state, "lion", "tile red l6", "pagoda k6 l5 l6")
    assert of_kind(events, "PagodaBuilt")
    assert pagodas(state) == ["k6 l5 l6", "k10 l9 l10"]
    assert open_question(state) == ("lion", "turn")


TWO_GARRISONS = ["k10 l9 l10", "m10 n9 n10"]
GARRISONED = lay("red", "k10", "l9", "l10", "m10", "n9", "n10")


@pytest.mark.parametrize("moved", TWO_GARRISONS)
def test_G3_with_none_beside_he_moves_one_of_his_choice(moved: str) -> None:
    state = build(tiles=GARRISONED | lay("red", "k6", "l5"), pagodas=TWO_GARRISONS, hands=ONE_RED)
    play(state, "lion", "tile red l6", "pagoda k6 l5 l6")
    assert open_question(state) == ("lion", "move")
    assert offered(state) == {f"move {triangle}" for triangle in TWO_GARRISONS}
    (event,) = of_kind(play(state, "lion", f"move {moved}"), "PagodaMoved")
    assert (event.colour, event.origin, event.triangle) == ("red", moved, "k6 l5 l6")
    (kept,) = set(TWO_GARRISONS) - {moved}
    assert set(pagodas(state)) == {"k6 l5 l6", kept}
    assert open_question(state) == ("lion", "turn")


def test_G3_a_pagoda_of_that_colour_is_moved() -> None:
    state = build(
        tiles=GARRISONED | lay("red", "k6", "l5") | lay("black", "m4", "m5", "n4"),
        pagodas=[*TWO_GARRISONS, "m4 m5 n4"],
        hands=ONE_RED,
    )
    play(state, "lion", "tile red l6", "pagoda k6 l5 l6")
    assert reason(state, "lion", "move m4 m5 n4")[0] == "G3"
    assert reason(state, "lion", "move k6 l5 l6")[0] == "G3"
    assert reason(state, "lion", "skip")[0] == "G3"


def test_G3_other_colours_beside_the_board_do_not_help() -> None:
    state = build(tiles=GARRISONED | lay("black", "k6", "l5"), pagodas=TWO_GARRISONS, hands={"lion": {"black": 1}})
    events = play(state, "lion", "tile black l6", "pagoda k6 l5 l6")
    assert [event.colour for event in of_kind(events, "PagodaBuilt")] == ["black"]
    assert set(pagodas(state)) == {"k6 l5 l6", *TWO_GARRISONS}


def test_G3_the_one_workshop_moves_without_a_choice() -> None:
    state = build(
        tiles=lay("yellow", "k10", "l9", "l10", "k6", "l5"), pagodas=["k10 l9 l10"], hands={"lion": {"yellow": 1}}
    )
    events = play(state, "lion", "tile yellow l6", "pagoda k6 l5 l6")
    (event,) = of_kind(events, "PagodaMoved")
    assert event.origin == "k10 l9 l10"
    assert pagodas(state) == ["k6 l5 l6"]
    assert open_question(state) == ("lion", "turn")


def test_G3_he_may_decline_although_a_pagoda_could_be_moved() -> None:
    state = build(tiles=GARRISONED | lay("red", "k6", "l5"), pagodas=TWO_GARRISONS, hands=ONE_RED)
    play(state, "lion", "tile red l6", "skip")
    assert set(pagodas(state)) == set(TWO_GARRISONS)


def test_G3_none_supports_a_pagoda_is_tested_before_any_is_lifted() -> None:
    # Lifting k6 l5 l6 would free l6 for k7 l6 l7.
    tiles_ = lay("red", "k6", "l5", "l6", "k7", "k10", "l9", "l10")
    state = build(tiles=tiles_, pagodas=["k6 l5 l6", "k10 l9 l10"], hands=ONE_RED)
    play(state, "lion", "tile red l7")
    assert open_question(state) == ("lion", "turn")
    workshop = build(tiles=lay("yellow", "k6", "l5", "l6", "k7"), pagodas=["k6 l5 l6"], hands={"lion": {"yellow": 1}})
    play(workshop, "lion", "tile yellow l7")
    assert open_question(workshop) == ("lion", "turn")


def test_G3_two_pagodas_of_a_colour_two_granaries() -> None:
    state = build(
        tiles=lay("blue", "a12", "a13", "b12", "d5", "d6", "e6", "n2", "n3"),
        pagodas=["a12 a13 b12", "d5 d6 e6"],
        hands={"lion": {"blue": 2}},
    )
    play(state, "lion", "tile blue o3", "pagoda n2 n3 o3", "move d5 d6 e6")
    assert set(pagodas(state)) == {"a12 a13 b12", "n2 n3 o3"}
    assert open_question(state) == ("lion", "turn")


def test_G3_a_green_tile_brings_its_merchant_after_the_move() -> None:
    state = build(
        tiles=lay("green", "k10", "l9", "l10", "m10", "n9", "n10", "k6", "l5"),
        pagodas=TWO_GARRISONS,
        hands={"lion": {"green": 1}},
        merchants={"red": 6},
    )
    play(state, "lion", "tile green l6", "pagoda k6 l5 l6", "move m10 n9 n10")
    assert open_question(state) == ("lion", "merchant")


# G4

COURT = lay("black", "k6", "l5", "l6")


def test_G4_leaders_stand_beside_black_tiles_under_a_court() -> None:
    state = build(tiles=COURT, pagodas=["k6 l5 l6"])
    play(state, "lion", "lead trader l7")
    assert leaders(state, "lion") == {"trader": "l7"}


def test_G4_black_tiles_under_a_court_count_in_a_revolt() -> None:
    state = build(tiles=COURT, pagodas=["k6 l5 l6"], leaders={"bull": {"trader": "l7"}})
    (revolt,) = of_kind(play(state, "lion", "lead trader k5"), "RevoltBegan")
    assert revolt.strengths == (2, 1)  # k5 touches k6 and l5, l7 touches l6


def test_G4_red_tiles_under_a_garrison_count_in_a_war() -> None:
    state = build(
        tiles=lay("red", "k6", "l5", "l6") | {"l4": "black", "l8": "black"},
        pagodas=["k6 l5 l6"],
        leaders={"bull": {"soldier": "l3"}, "lion": {"soldier": "l9"}},
        hands={"lion": {"yellow": 1}},
    )
    (war,) = of_kind(play(state, "lion", "tile yellow l7"), "WarBegan")
    assert war.strengths == (3, 0)


def test_G4_tiles_under_a_pagoda_link_states() -> None:
    state = build(
        tiles=lay("red", "k6", "l5", "l6") | {"l4": "black"},
        pagodas=["k6 l5 l6"],
        leaders={"bull": {"trader": "l3"}},
        hands={"lion": {"green": 1}},
    )
    play(state, "lion", "tile green l7")
    assert points(state, "bull") == {"green": 1}


# G5


@pytest.mark.parametrize("corner", ["k6", "l5", "l6"])
def test_G5_a_pagoda_whose_triangle_loses_a_tile_goes_back(corner: str) -> None:
    state = build(tiles=lay("red", "k6", "l5", "l6", "l7"), pagodas=["k6 l5 l6"], hands={"lion": {"blue": 2}})
    events = play(state, "lion", "riot", f"remove {corner}")
    (lost,) = of_kind(events, "PagodaLost")
    assert (lost.colour, lost.triangle) == ("red", "k6 l5 l6")
    assert pagodas(state) == []


def test_G5_a_tile_beside_the_pagoda_does_not_matter() -> None:
    state = build(tiles=lay("red", "k6", "l5", "l6", "l7"), pagodas=["k6 l5 l6"], hands={"lion": {"blue": 2}})
    assert not of_kind(play(state, "lion", "riot", "remove l7"), "PagodaLost")
    assert pagodas(state) == ["k6 l5 l6"]


def test_G5_a_pagoda_that_went_back_is_beside_the_board_again() -> None:
    state = build(
        tiles=GARRISONED | lay("red", "k6", "l5"), pagodas=TWO_GARRISONS, hands={"lion": {"red": 1, "blue": 2}}
    )
    play(state, "lion", "riot", "remove n9")
    assert pagodas(state) == ["k10 l9 l10"]
    events = play(state, "lion", "tile red l6", "pagoda k6 l5 l6")
    assert of_kind(events, "PagodaBuilt")
    assert not of_kind(events, "PagodaMoved")


# G6


def test_G6_a_point_per_pagoda_of_the_leaders_colour_in_its_state() -> None:
    state = build(
        tiles=lay("red", "k6", "l5", "l6", "l7", "l8", "m8") | {"l4": "black"},
        pagodas=["k6 l5 l6", "l7 l8 m8"],
        leaders={"lion": {"soldier": "l3"}},
        **FULL,
    )
    (scored,) = of_kind(play(state, "lion", "pass"), "PointScored")
    assert (scored.seat, scored.colour, scored.number, scored.cause) == (0, "red", 2, "G6")
    assert scored.space == "l3"
    assert points(state, "lion") == {"red": 2}


def test_G6_each_of_his_leaders_counts() -> None:
    state = build(
        tiles=lay("red", "k6", "l5", "l6") | lay("black", "l4", "k4", "k5"),
        pagodas=["k6 l5 l6", "k4 k5 l4"],
        leaders={"lion": {"soldier": "l3", "governor": "m4", "trader": "m5"}},
        **FULL,
    )
    play(state, "lion", "pass")
    assert points(state, "lion") == {"black": 1, "red": 1}


GARRISON = lay("red", "k6", "l5", "l6") | {"l4": "black"}


def test_G6_at_the_end_of_his_own_turn_only() -> None:
    fields: dict[str, Any] = {
        "tiles": GARRISON,
        "pagodas": ["k6 l5 l6"],
        "leaders": {"bull": {"soldier": "l3"}},
        **FULL,
    }
    state = build(**fields)
    assert not of_kind(play(state, "lion", "pass"), "PointScored")
    assert of_kind(play(state, "bull", "pass"), "PointScored")
    assert points(state, "bull") == {"red": 1}
    assert points(state, "lion") == {}


def test_G6_not_before_both_actions_are_taken() -> None:
    state = build(tiles=GARRISON, pagodas=["k6 l5 l6"], leaders={"lion": {"soldier": "l3", "trader": "k4"}}, **FULL)
    play(state, "lion", "withdraw trader")
    assert points(state, "lion") == {}
    play(state, "lion", "lead trader k4")
    assert points(state, "lion") == {"red": 1}


def test_G6_the_points_come_before_anybody_draws() -> None:
    state = build(tiles=GARRISON, pagodas=["k6 l5 l6"], leaders={"lion": {"soldier": "l3"}})
    play(state, "lion", "pass")
    assert open_question(state) == ("chance", "refill")
    assert points(state, "lion") == {"red": 1}


@pytest.mark.parametrize("leader", ["governor", "trader", "farmer", "artisan"])
def test_G6_matching_colour_only_and_no_governors_stand_in(leader: str) -> None:
    state = build(tiles=GARRISON, pagodas=["k6 l5 l6"], leaders={"lion": {leader: "l3"}}, **FULL)
    play(state, "lion", "pass")
    assert points(state, "lion") == {}


def test_G6_in_the_same_state_only() -> None:
    state = build(tiles=GARRISON | {"l9": "black"}, pagodas=["k6 l5 l6"], leaders={"lion": {"soldier": "l10"}}, **FULL)
    play(state, "lion", "pass")
    assert points(state, "lion") == {}


def test_G6_leaders_link_states_too() -> None:
    # Only bull's trader on l7 links the garrison with l8 and lion's soldier.
    state = build(
        tiles=lay("red", "k6", "l5", "l6") | {"l8": "black"},
        pagodas=["k6 l5 l6"],
        leaders={"lion": {"soldier": "l9"}, "bull": {"trader": "l7"}},
        **FULL,
    )
    play(state, "lion", "pass")
    assert points(state, "lion") == {"red": 1}


def test_G6_a_pagoda_built_this_turn_counts() -> None:
    state = build(
        tiles={"k6": "red", "l5": "red", "l4": "black"},
        leaders={"lion": {"soldier": "l3"}},
        hands=ONE_RED,
        actions_left=1,
    )
    play(state, "lion", "tile red l6", "pagoda k6 l5 l6")
    assert points(state, "lion") == {"red": 2}  # B3 and G6


def test_G6_a_pagoda_moved_away_counts_where_it_stands_now() -> None:
    state = build(
        tiles=lay("yellow", "k6", "l5", "l6", "n9", "n10") | {"l4": "black"},
        pagodas=["k6 l5 l6"],
        leaders={"lion": {"artisan": "l3"}},
        hands={"lion": {"yellow": 1}},
        actions_left=1,
    )
    play(state, "lion", "tile yellow m10", "pagoda m10 n9 n10")
    assert points(state, "lion") == {}
