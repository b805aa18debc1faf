"""D1 to D3: building a pagoda for two green tiles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.yellow_yangtze.build import build, leaders, of_kind, offered, open_question, play, points, reason, tiles
from tianming.core.errors import IllegalAction
from tianming.core.protocol import State


def covered(colour: str, *triangles: str) -> dict[str, str]:
    return {space: colour for triangle in triangles for space in triangle.split()}


def builds(state: State) -> set[str]:
    return {text for text in offered(state) if text.startswith("build")}


def pagodas_on_board(state: State) -> list[str]:
    pagodas: list[str] = state.snapshot()["pagodas"]
    return pagodas


TWO = {"lion": {"green": 2}}
HERE = "k6 k7 l6"
THERE = "e2 e3 f2"
YONDER = "n9 n10 o10"


# D1


@pytest.mark.parametrize(
    ("colour", "triangle"),
    [
        ("black", HERE),
        ("red", "k7 l6 l7"),
        ("green", HERE),
        ("yellow", THERE),
        ("blue", "l2 m2 m3"),
        ("blue", "d5 d6 e6"),
    ],
)
def test_D1_two_green_tiles_build_a_pagoda_of_the_triangles_colour(colour: str, triangle: str) -> None:
    state = build(tiles=covered(colour, triangle), hands={"lion": {"green": 3, "red": 1}})
    play(state, "lion", "build")
    assert state.snapshot()["hands"]["lion"] == {"green": 1, "red": 1}
    assert open_question(state) == ("lion", "build")
    (event,) = of_kind(play(state, "lion", f"pagoda {triangle}"), "PagodaBuilt")
    assert (event.seat, event.colour, event.triangle) == (0, colour, triangle)
    assert pagodas_on_board(state) == [triangle]
    assert tiles(state) == covered(colour, triangle)


def test_D1_the_green_tiles_leave_the_game() -> None:
    state = build(tiles=covered("red", HERE), hands=TWO)
    (event,) = of_kind(play(state, "lion", "build", f"pagoda {HERE}"), "TilesPaid")
    assert (event.seat, event.colour, event.number, event.leader) == (0, "green", 2, False)
    assert state.snapshot()["discards"] == {"green": 2}


def test_D1_any_existing_triangle_on_the_board() -> None:
    # k6 k7 l6 and k7 l6 l7 share two red tiles; e2 e3 f2 is yellow and far away.
    board = {**covered("red", HERE, "k7 l6 l7"), **covered("yellow", THERE)}
    state = build(tiles=board, hands=TWO)
    play(state, "lion", "build")
    assert offered(state) == {"pagoda k6 k7 l6", "pagoda k7 l6 l7", "pagoda e2 e3 f2"}


def test_D1_three_tiles_of_one_colour() -> None:
    state = build(tiles={**covered("red", HERE), "l7": "black", "k8": "black"}, hands=TWO)
    play(state, "lion", "build")
    assert offered(state) == {f"pagoda {HERE}"}
    assert reason(state, "lion", "pagoda k7 l6 l7")[0] == "D1"
    assert reason(state, "lion", "pagoda a1 a2 b1")[0] == "D1"


def test_D1_not_where_a_tile_supports_a_pagoda() -> None:
    # l6 l7 m7 and k7 l6 l7 overlap the garrison on k6 k7 l6; l7 m7 m8 does not.
    board = covered("red", HERE, "l7 m7 m8")
    state = build(tiles=board, pagodas=[HERE], hands=TWO)
    play(state, "lion", "build")
    assert offered(state) == {"pagoda l7 m7 m8"}
    for triangle in (HERE, "k7 l6 l7", "l6 l7 m7"):
        assert reason(state, "lion", f"pagoda {triangle}")[0] == "D1"


@pytest.mark.parametrize(
    "board",
    [
        {},
        {"k6": "red", "k7": "red", "k8": "red"},  # three in a row are no triangle
        {"k6": "red", "k7": "red", "l6": "black"},
        {"k6": "red", "k7": "red", "l7": "red"},  # k6 and l7 do not touch
    ],
)
def test_D1_such_a_triangle_must_exist(board: dict[str, str]) -> None:
    state = build(tiles=board, hands=TWO)
    assert builds(state) == set()
    assert reason(state, "lion", "build")[0] == "D1"
    assert reason(state, "lion", "build trader")[0] == "D1"
    with pytest.raises(IllegalAction):
        play(state, "lion", "build")
    assert state.snapshot()["hands"]["lion"] == {"green": 2}


def test_D1_a_triangle_with_its_pagoda_does_not_count() -> None:
    state = build(tiles=covered("red", HERE), pagodas=[HERE], hands=TWO)
    assert builds(state) == set()
    assert reason(state, "lion", "build")[0] == "D1"


@pytest.mark.parametrize("answer", ["skip", "pass"])
def test_D1_having_paid_he_must_build(answer: str) -> None:
    state = build(tiles=covered("red", HERE), hands=TWO)
    play(state, "lion", "build")
    assert reason(state, "lion", answer)[0] == "D1"


@pytest.mark.parametrize("number", [0, 1])
def test_D1_fewer_than_two_green_tiles_are_not_enough(number: int) -> None:
    board = {**covered("red", HERE), "e3": "black"}
    hands = {"lion": {"green": number, "red": 3}, "bull": {"green": 6}}
    state = build(tiles=board, leaders={"lion": {"trader": "e4"}}, hands=hands)
    assert builds(state) == set()
    assert reason(state, "lion", "build")[0] == "D1"


def test_D1_it_is_one_action_and_brings_no_merchant() -> None:
    state = build(tiles=covered("green", HERE), hands=TWO, merchants={"red": 6})
    play(state, "lion", "build", f"pagoda {HERE}")
    assert open_question(state) == ("lion", "turn")
    assert state.snapshot()["turn"]["actions_left"] == 1


def test_D1_twice_in_a_turn() -> None:
    state = build(tiles=covered("red", HERE, THERE), hands={"lion": {"green": 4}})
    play(state, "lion", "build", f"pagoda {HERE}", "build", f"pagoda {THERE}")
    assert sorted(pagodas_on_board(state)) == [THERE, HERE]


def test_D1_a_triangle_whose_pagoda_was_declined() -> None:
    state = build(tiles={"k6": "red", "k7": "red"}, hands={"lion": {"red": 1, "green": 2}})
    play(state, "lion", "tile red l6", "skip")
    assert pagodas_on_board(state) == []
    play(state, "lion", "build", f"pagoda {HERE}")
    assert pagodas_on_board(state) == [HERE]


def test_D1_the_pagoda_gives_points_at_the_end_of_the_turn_only() -> None:
    state = build(tiles={**covered("black", HERE)}, leaders={"lion": {"governor": "k8"}}, hands={"lion": {"green": 2}})
    events = play(state, "lion", "build", f"pagoda {HERE}")
    assert of_kind(events, "PointScored") == []
    play(state, "lion", "pass")
    assert points(state, "lion") == {"black": 1}


# D2


def test_D2_the_trader_off_the_board_stands_for_one_tile() -> None:
    state = build(tiles=covered("red", HERE), hands={"lion": {"green": 1}})
    assert builds(state) == {"build trader"}
    (event,) = of_kind(play(state, "lion", "build trader"), "TilesPaid")
    assert (event.number, event.leader) == (1, True)
    play(state, "lion", f"pagoda {HERE}")
    assert pagodas_on_board(state) == [HERE]
    assert state.snapshot()["discards"] == {"green": 1}


def test_D2_it_may_but_need_not() -> None:
    state = build(tiles=covered("red", HERE), hands=TWO)
    assert builds(state) == {"build", "build trader"}


def test_D2_a_green_tile_is_needed_all_the_same() -> None:
    state = build(tiles=covered("red", HERE), hands={"lion": {"red": 6}})
    assert builds(state) == set()
    assert reason(state, "lion", "build trader")[0] == "D2"


def test_D2_a_trader_on_the_board_does_not_help() -> None:
    board = {**covered("red", HERE), "e3": "black"}
    state = build(tiles=board, leaders={"lion": {"trader": "e4"}}, hands=TWO)
    assert builds(state) == {"build"}
    assert reason(state, "lion", "build trader")[0] == "D2"


def test_D2_the_trader_is_never_spent() -> None:
    state = build(tiles=covered("red", HERE, THERE), hands=TWO)
    play(state, "lion", "build trader", f"pagoda {HERE}")
    assert builds(state) == {"build trader"}
    play(state, "lion", "build trader", f"pagoda {THERE}")
    assert sorted(pagodas_on_board(state)) == [THERE, HERE]


def test_D2_a_trader_may_help_after_a_withdrawal_in_the_same_turn() -> None:
    board = {**covered("red", HERE), "e3": "black"}
    state = build(tiles=board, leaders={"lion": {"trader": "e4"}}, hands={"lion": {"green": 1}})
    assert builds(state) == set()
    play(state, "lion", "withdraw trader", "build trader", f"pagoda {HERE}")
    assert pagodas_on_board(state) == [HERE]


def test_D2_a_trader_that_helped_may_be_placed() -> None:
    board = {**covered("red", HERE), "e3": "black"}
    state = build(tiles=board, hands={"lion": {"green": 1}})
    play(state, "lion", "build trader", f"pagoda {HERE}", "lead trader e4")
    assert leaders(state, "lion") == {"trader": "e4"}


# D3


def three(colour: str, *pagodas: str) -> State:
    """Three triangles of a colour, of which some have pagodas already."""
    board: dict[str, Any] = {"tiles": covered(colour, HERE, THERE, YONDER), "pagodas": list(pagodas)}
    return build(hands=TWO, **board)


def test_D3_the_pagoda_comes_from_beside_the_board_while_there_is_one() -> None:
    state = three("red", THERE)
    events = play(state, "lion", "build", f"pagoda {HERE}")
    assert len(of_kind(events, "PagodaBuilt")) == 1
    assert sorted(pagodas_on_board(state)) == [THERE, HERE]


def test_D3_else_one_of_that_colour_is_moved_by_choice() -> None:
    state = three("red", HERE, THERE)
    play(state, "lion", "build", f"pagoda {YONDER}")
    assert open_question(state) == ("lion", "move")
    assert offered(state) == {f"move {HERE}", f"move {THERE}"}
    (event,) = of_kind(play(state, "lion", f"move {THERE}"), "PagodaMoved")
    assert (event.colour, event.origin, event.triangle) == ("red", THERE, YONDER)
    assert sorted(pagodas_on_board(state)) == [HERE, YONDER]
    assert open_question(state) == ("lion", "turn")


def test_D3_the_only_pagoda_of_a_colour_is_moved() -> None:
    state = three("yellow", HERE)
    play(state, "lion", "build", f"pagoda {THERE}")
    assert pagodas_on_board(state) == [THERE]
    assert open_question(state) == ("lion", "turn")


def test_D3_a_pagoda_of_another_colour_is_not_moved() -> None:
    board = {**covered("red", HERE, THERE, YONDER), **covered("black", "b2 b3 c3")}
    state = build(tiles=board, pagodas=[HERE, THERE, "b2 b3 c3"], hands=TWO)
    play(state, "lion", "build", f"pagoda {YONDER}")
    assert offered(state) == {f"move {HERE}", f"move {THERE}"}
    assert reason(state, "lion", "move b2 b3 c3")[0] == "G3"
    assert reason(state, "lion", "skip")[0] == "G3"


def test_D3_support_is_tested_before_a_pagoda_is_lifted() -> None:
    # The workshop on k6 k7 l6 would be the one to move, and k7 l6 l7 shares two of its tiles.
    state = build(tiles=covered("yellow", HERE, "k7 l6 l7"), pagodas=[HERE], hands=TWO)
    assert builds(state) == set()
    assert reason(state, "lion", "build")[0] == "D1"


def test_D3_a_triangle_beside_the_moved_pagoda_is_free() -> None:
    state = build(tiles=covered("yellow", HERE, "l7 m7 m8"), pagodas=[HERE], hands=TWO)
    play(state, "lion", "build")
    assert offered(state) == {"pagoda l7 m7 m8"}
    play(state, "lion", "pagoda l7 m7 m8")
    assert pagodas_on_board(state) == ["l7 m7 m8"]
