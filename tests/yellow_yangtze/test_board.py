"""Sections 0 and 1: the board and the components, held against the picture and the numbers of the rules page."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import combinations

import pytest

from tests.plain import plain
from tests.yellow_yangtze.build import RULES, SEATS, build, offered
from tianming.core.errors import InvalidPosition
from tianming.core.seats import Seat
from tianming.games.yellow_yangtze import board

PICTURE = """\
. . . . . . . . . ~ ~ ~ ~ # #
. . C . . . . ~ ~ . . ~ . # #
. . . . . . ~ ~ . . . . . . #
~ . . . ~ ~ . . . . . . . . #
~ . . . . ~ C . . . . . . . C
~ . . . . ~ . . . . . . . . #
~ . . . . . ~ . . . C . . . .
~ . . . . . ~ ~ ~ . . . . . #
~ C . . . . . . . ~ ~ ~ ~ ~ ~
~ . . . . C . . . . . . . ~ #
# ~ . . . . . . . . . . . ~ #
# ~ . . . . . . . . . C . . #
# ~ ~ . . . . . . . . . . . .
# ~ ~ . . . . . . . . . . . #
# # ~ ~ ~ ~ ~ ~ . . . # # # #
"""


def _marks() -> dict[str, str]:
    rows = [line.split() for line in PICTURE.splitlines()]
    return {
        f"{'abcdefghijklmno'[row]}{column + 1}": mark
        for row, marks in enumerate(rows)
        for column, mark in enumerate(marks)
        if mark != "#"
    }


def _doubled(name: str) -> tuple[int, int]:
    # A column is two steps of x, half a hex is one: touching hexes differ by (±2, 0) or (±1, ±1).
    row = ord(name[0]) - ord("a")
    return 2 * int(name[1:]) + row % 2, row


def _touch(one: str, other: str) -> bool:
    (x, row), (x_other, row_other) = _doubled(one), _doubled(other)
    return (abs(x - x_other), abs(row - row_other)) in {(2, 0), (1, 1)}


MARKS = _marks()
TOUCHING = {name: {other for other in MARKS if _touch(name, other)} for name in MARKS}
LAND = {name for name, mark in MARKS.items() if mark in ".C"}
RIVER = {name for name, mark in MARKS.items() if mark == "~"}


def _pieces(spaces: Collection[str], touching: Mapping[str, set[str]]) -> list[set[str]]:
    """The connected pieces of a set of spaces, largest first."""
    rest, pieces = set(spaces), []
    while rest:
        piece, edge = set[str](), {rest.pop()}
        while edge:
            piece |= edge
            edge = {near for space in edge for near in touching[space] if near in rest}
            rest -= edge
        pieces.append(piece)
    return sorted(pieces, key=len, reverse=True)


def _engine_touching() -> dict[str, set[str]]:
    return {
        name: {board.SPACE_NAMES[near] for near in board.NEIGHBOURS[number]}
        for name, number in board.SPACE_NUMBERS.items()
    }


def _triangles() -> set[tuple[str, ...]]:
    return {tuple(sorted((name, *pair))) for name in MARKS for pair in combinations(TOUCHING[name], 2) if _touch(*pair)}


def test_board_is_the_picture_of_the_rules_page() -> None:
    assert dict(zip(board.SPACE_NAMES, board.PICTURE.values(), strict=True)) == MARKS


def test_board_has_203_spaces_159_land_and_44_river() -> None:
    assert len(board.SPACE_NAMES) == board.SPACES == 203
    assert board.LAND.bit_count() == 159
    assert board.RIVER.bit_count() == 44
    assert not board.LAND & board.RIVER


def test_board_land_and_river_are_those_of_the_picture() -> None:
    assert set(board.names(board.LAND)) == LAND
    assert set(board.names(board.RIVER)) == RIVER


def test_board_takes_a_tile_on_every_space_of_its_kind() -> None:
    state = build(hands={"lion": {"red": 1, "blue": 1}})
    assert {text.split()[-1] for text in offered(state) if text.startswith("tile red ")} == LAND
    assert {text.split()[-1] for text in offered(state) if text.startswith("tile blue ")} == RIVER


def test_board_spaces_are_named_by_row_letter_and_column_from_one() -> None:
    assert board.SPACE_NAMES[0] == "a1"
    assert board.SPACE_NAMES[-1] == "o11"
    assert {"a13", "e15", "k2", "o3"} <= set(board.SPACE_NAMES)
    assert not {"a14", "b14", "d15", "k1", "l1", "o2", "o12", "p1", "a0"} & set(board.SPACE_NAMES)


@pytest.mark.parametrize(
    ("name", "row", "column"),
    [
        ("Qin", 1, 2),
        ("Wei", 4, 6),
        ("Yan", 4, 14),
        ("Zhao", 6, 10),
        ("Chu", 8, 1),
        ("Han", 9, 5),
        ("Qi", 11, 11),
    ],
)
def test_board_has_the_capital(name: str, row: int, column: int) -> None:
    space = board.SPACE_AT[row, column]
    assert board.CAPITAL_NAMES[board.SPACE_NAMES[space]] == name
    assert board.CAPITALS >> space & 1
    assert board.LAND >> space & 1


def test_board_has_seven_capitals_qin_is_b3_and_qi_is_l12() -> None:
    assert board.CAPITALS.bit_count() == len(board.CAPITAL_NAMES) == 7
    assert board.CAPITAL_NAMES["b3"] == "Qin"
    assert board.CAPITAL_NAMES["l12"] == "Qi"


def test_board_neighbours_are_the_spaces_with_a_common_edge() -> None:
    assert _engine_touching() == TOUCHING


def test_board_neighbours_in_even_and_odd_rows() -> None:
    touching = _engine_touching()
    assert touching["e7"] == {"e6", "e8", "d6", "d7", "f6", "f7"}  # even row
    assert touching["l12"] == {"l11", "l13", "k12", "k13", "m12", "m13"}  # odd row, half a hex to the right
    assert touching["a1"] == {"a2", "b1"}
    assert touching["o3"] == {"o4", "n2", "n3"}
    assert touching["e15"] == {"e14", "d14", "f14"}


def test_board_has_353_triangles_234_all_land_8_all_river() -> None:
    corners = [set(name.split()) for name in board.TRIANGLE_NUMBERS]
    assert len(corners) == 353
    assert sum(spaces <= LAND for spaces in corners) == 234
    assert sum(spaces <= RIVER for spaces in corners) == 8


def test_board_triangles_are_all_threes_that_touch_one_another() -> None:
    assert {tuple(sorted(name.split())) for name in board.TRIANGLE_NUMBERS} == _triangles()


def test_board_names_a_triangle_by_its_spaces_in_reading_order() -> None:
    order = {name: number for number, name in enumerate(MARKS)}
    for name in board.TRIANGLE_NUMBERS:
        assert name.split() == sorted(name.split(), key=order.__getitem__)


def test_board_the_all_river_triangles() -> None:
    rivers = {name for name in board.TRIANGLE_NUMBERS if set(name.split()) <= RIVER}
    assert rivers == {
        "a12 a13 b12",
        "d5 d6 e6",
        "i14 i15 j14",
        "l2 m2 m3",
        "m2 m3 n2",
        "m3 n2 n3",
        "n2 n3 o3",
        "n3 o3 o4",
    }


def test_board_has_two_rivers() -> None:
    rivers = _pieces(board.names(board.RIVER), _engine_touching())
    yellow, yangtze = sorted(rivers, key=lambda piece: "a10" not in piece)
    assert "a10" in yellow
    assert {"d1", "i1", "o8"} <= yangtze


def test_board_the_yellow_river_cuts_the_land_into_112_and_47() -> None:
    touching = _engine_touching()
    halves = _pieces(board.names(board.LAND), touching)
    assert [len(half) for half in halves] == [112, 47]
    assert {board.CAPITAL_NAMES[space] for space in halves[0] & set(board.CAPITAL_NAMES)} == {"Qin", "Chu", "Han", "Qi"}
    assert {board.CAPITAL_NAMES[space] for space in halves[1] & set(board.CAPITAL_NAMES)} == {"Wei", "Yan", "Zhao"}


def test_board_only_the_yellow_river_divides_the_land() -> None:
    touching = _engine_touching()
    (yellow,) = [piece for piece in _pieces(RIVER, touching) if "a10" in piece]
    assert len(_pieces(LAND | (RIVER - yellow), touching)) == 2
    assert len(_pieces(LAND | yellow, touching)) == 1


def test_components_138_tiles_by_colour() -> None:
    assert dict(zip(board.COLOURS, board.TILE_COUNTS, strict=True)) == {
        "black": 42,
        "red": 36,
        "green": 24,
        "blue": 24,
        "yellow": 12,
    }
    assert sum(board.TILE_COUNTS) == 138


@pytest.mark.parametrize(("colour", "number"), [("black", 42), ("red", 36), ("green", 24), ("yellow", 12)])
def test_components_no_position_holds_more_tiles_than_there_are(colour: str, number: int) -> None:
    spaces = sorted(LAND)[:number]
    assert build(tiles=dict.fromkeys(spaces, colour)).snapshot()["bag"].get(colour, 0) == 0
    with pytest.raises(InvalidPosition, match="S1"):
        build(tiles=dict.fromkeys(spaces, colour), hands={"bull": {colour: 1}})


def test_components_9_pagodas_by_colour() -> None:
    assert dict(zip(board.COLOURS, board.PAGODA_COUNTS, strict=True)) == {
        "black": 2,
        "red": 2,
        "green": 2,
        "blue": 2,
        "yellow": 1,
    }
    assert len(board.PAGODA_COLOURS) == 9
    assert dict(zip(board.COLOURS, board.PAGODA_NAMES, strict=True)) == {
        "black": "court",
        "red": "garrison",
        "green": "market",
        "blue": "granary",
        "yellow": "workshop",
    }


def test_components_four_dynasties_with_one_leader_of_each_colour() -> None:
    assert SEATS == ("lion", "bull", "archer", "pot")
    assert dict(zip(board.COLOURS, board.LEADERS, strict=True)) == {
        "black": "governor",
        "red": "soldier",
        "green": "trader",
        "blue": "farmer",
        "yellow": "artisan",
    }


def test_components_points_are_unlimited() -> None:
    state = build(points={"lion": {"black": 1000}}, tiles={"k6": "black"}, leaders={"lion": {"governor": "k7"}})
    assert state.snapshot()["points"]["lion"] == {"black": 1000}


@pytest.mark.parametrize(
    ("players", "options", "number"),
    [(2, {}, 113), (3, {}, 107), (4, {}, 101), (2, {"short": True}, 89)],
)
def test_components_the_bag_after_set_up(players: int, options: dict[str, bool], number: int) -> None:
    table = RULES.table(players=players, seed="the bag", options=options)
    assert plain(RULES.view(table.state, Seat(0)).position)["bag"] == number
    assert plain(RULES.view(table.state, None).position)["bag"] == number


@pytest.mark.parametrize("players", [2, 3, 4])
def test_components_every_tile_is_somewhere_after_set_up(players: int) -> None:
    position = RULES.table(players=players, seed="all there").state.snapshot()
    places = [position["bag"], position["merchants"], *position["hands"].values()]
    for colour, number in zip(board.COLOURS, board.TILE_COUNTS, strict=True):
        lying = list(position["tiles"].values()).count(colour)
        assert lying + sum(place.get(colour, 0) for place in places) == number
