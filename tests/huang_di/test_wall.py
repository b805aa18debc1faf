"""Section 1: the wall (W1 to W3), and section 9: patterns in it."""

from __future__ import annotations

import pytest

from tests.huang_di.build import RULES, because, build, filled, offered, play, reason, row
from tests.plain import plain
from tianming.core.errors import InvalidPosition
from tianming.core.seats import Seat
from tianming.games.huang_di import board, favours

# Section 9: the number of placements on walls of two, three and four provinces.
PLACES = """
28/44/60 28/44/60 24/36/48 24/36/48 24/39/54 24/39/54 14/21/28 14/21/28 21/33/45 21/33/45 21/33/45 21/33/45
19/30/41 19/30/41 19/30/41 19/30/41 19/30/41 18/30/42 16/26/36 12/19/26 12/19/26 12/19/26 12/19/26 10/16/22
10/16/22 19/31/43 19/31/43 16/26/36 16/26/36 17/28/39 17/28/39 12/19/26 12/19/26 16/26/36 10/17/24 10/17/24
""".split()


@pytest.mark.parametrize(("players", "cells"), [(2, 34), (3, 34), (4, 51), (5, 68), (6, 68)])
def test_W1_the_wall_has_17_cells_a_province(players: int, cells: int) -> None:
    boards = plain(RULES.view(RULES.start(players), None).facts)["boards"]
    assert board.WALL_SETS[boards].bit_count() == cells
    assert {name for name in board.CELL_NUMBERS if name[1] == "4"} == {f"{column}4" for column in "aefjkopt"}


def test_W1_cells_outside_the_wall_are_refused() -> None:
    for cell in ("b4", "k1", "a5"):
        with pytest.raises(InvalidPosition) as error:
            build(wall={cell: "red"})
        assert error.value.rule == "W1"
    state = build(round={"emperor_held": True})
    assert reason(state, "red", "emperor k1")[0] == "W1"


def test_W1_columns_run_on_across_the_border() -> None:
    state = build(wall={"e1": "red", "f1": "red"}, red={"hand": ["f01"]})
    play(state, "red", "play builder")
    assert offered(state) >= {"favour f01"}


def test_W2_a_block_needs_a_block_below_it() -> None:
    state = build(wall={"a1": "white", "b1": "emperor"}, red={"blocks": 1, "peasants": 6})
    play(state, "red", "play builder")
    assert offered(state) == {"build a2", "build b2", "build c1", "build d1", "build e1"}
    assert reason(state, "red", "build c2") == because("W2", "nothing-below", cell="c2")


def test_W2_a_position_with_a_floating_block_is_refused() -> None:
    with pytest.raises(InvalidPosition) as error:
        build(wall={"a2": "red"})
    assert (error.value.rule, error.value.field) == ("W2", "wall.a2")


def test_W2_level_4_stands_on_the_end_columns() -> None:
    state = build(wall=filled(1, 3), red={"blocks": 1, "peasants": 8})
    play(state, "red", "play builder")
    assert offered(state) == {"build a4", "build e4"}


def test_W3_rows_and_levels() -> None:
    view = RULES.view(build(wall=row("a", 1, ["red", "red", "white"])), Seat(0))
    assert plain(view.facts)["rows"][0] == {"province": 1, "level": 1, "counts": {"red": 2, "white": 1}, "missing": 2}
    assert len(plain(view.facts)["rows"]) == 6
    assert [level["missing"] for level in plain(view.facts)["levels"]] == [7, 10, 10, 4]


@pytest.mark.parametrize("card", range(36))
def test_B3_patterns_have_as_many_places_as_counted(card: int) -> None:
    found = "/".join(str(len(favours.places("", card, boards))) for boards in (2, 3, 4))
    assert found == PLACES[card]


def test_B3_every_pattern_fits_where_it_is_drawn() -> None:
    for number, card in enumerate(favours.favours("")):
        for cells in favours.places("", number, 4):
            names = board.names(cells)
            columns = sorted({name[0] for name in names})
            levels = sorted({name[1] for name in names}, reverse=True)
            drawn = tuple("".join("#" if c + le in names else "." for c in columns) for le in levels)
            assert drawn == card.pattern
