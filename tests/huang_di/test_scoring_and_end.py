"""Section 8: rows, levels, both endings, the last points (G1 to G3, X1 to X4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.huang_di.build import RULES, build, filled, of_kind, play, points, row, things
from tests.plain import plain
from tianming.core.protocol import Event, State
from tianming.core.seats import Seat
from tianming.games.huang_di import scoring


def built(blocks: dict[str, str], cell: str, players: int = 3, **fields: Any) -> tuple[State, list[Event]]:
    """Red builds one block on a cell of province 1."""
    red = {"blocks": 1, "peasants": 8, **fields.pop("red", {})}
    state = build(players, wall=blocks, red=red, **fields)
    events = play(state, "red", "play builder", f"build {cell}")
    return state, events


def test_G1_all_tied_score_in_full_and_the_placer_gets_a_chip() -> None:
    """Oracle 7: red 2, white 2, black 1."""
    state, _ = built(row("a", 1, ["red", "white", "white", "black"]), "e1")
    assert points(state) == [3, 3, 0]
    assert [things(state, seat)["chips"] for seat in ("red", "white", "black")] == [1, 0, 0]


def test_G1_emperor_blocks_count_for_nobody() -> None:
    """Oracle 7: row 2 with white 1, black 1 and three emperor blocks."""
    blocks = filled(1, 1) | row("a", 2, ["emperor", "emperor", "white", "black"])
    state = build(3, wall=blocks, round={"number": 4, "emperor_held": True})
    play(state, "red", "emperor e2")
    assert points(state) == [0, 6, 6]


@pytest.mark.parametrize(("level", "number"), [(1, 3), (2, 6), (3, 10)])
def test_G1_points_by_level(level: int, number: int) -> None:
    blocks = filled(1, level - 1) | row("a", level, ["red"] * 4)
    state, _ = built(blocks, f"e{level}")
    assert points(state)[0] == number


def test_G1_a_row_without_players_blocks_scores_nobody() -> None:
    state = build(3, wall=row("a", 1, ["emperor"] * 4), round={"number": 6, "emperor_held": True})
    events = play(state, "red", "emperor e1")
    assert (points(state), things(state, "red")["chips"]) == ([0, 0, 0], 1)
    assert of_kind(events, "RowScored")[0].counts == (0, 0, 0)


def test_G1_no_chip_for_level_4() -> None:
    blocks = filled(1, 3) | {"a4": "white"}
    state, _ = built(blocks, "e4")
    assert things(state, "red")["chips"] == 0


def test_G2_the_last_block_of_a_level() -> None:
    """Oracle 8: row black 3, red 1, white 1; level red 4, black 3, white 2 and one emperor block."""
    blocks = row("a", 1, ["red", "white", "black", "black", ""]) | row(
        "f", 1, ["red", "red", "red", "white", "emperor"]
    )
    state = build(3, turn="black", wall=blocks, black={"blocks": 1, "peasants": 2})
    events = play(state, "black", "play builder", "build e1")
    assert (points(state), things(state, "black")["chips"]) == ([10, 0, 3], 1)
    assert of_kind(events, "LevelScored")[0].counts == (4, 2, 3)


def test_G2_a_level_without_players_blocks_scores_nobody() -> None:
    blocks = filled(1, 3) | filled(2, 3, "black") | {"a4": "emperor", "e4": "emperor", "f4": "emperor"}
    state = build(3, wall=blocks, round={"number": 5, "emperor_held": True})
    events = play(state, "red", "emperor j4")
    assert of_kind(events, "LevelScored")[0].counts == (0, 0, 0)
    assert not [event for event in of_kind(events, "PointsScored") if event.what == "level"]


def test_G2_level_4_has_two_cells_a_province() -> None:
    blocks = filled(1, 3) | filled(2, 2, "black") | row("f", 3, ["black", "", "", "", "black"])
    blocks |= {"a4": "white", "f4": "black", "j4": "red"}
    state, _ = built(blocks, "e4")
    assert points(state) == [5 + 10, 0, 0]


def test_G3_own_block_on_level_4_or_chip_then_row_then_level() -> None:
    blocks = row("a", 1, ["red"] * 4) | row("f", 1, ["red"] * 5)
    _, events = built(blocks, "e1")
    kinds = [type(event).__name__ for event in events]
    order = [kinds.index(kind) for kind in ("BlockPlaced", "ChipTaken", "RowScored", "LevelScored")]
    assert order == sorted(order)
    tower, events = built({f"a{level}": "white" for level in (1, 2, 3)}, "a4")
    assert points(tower)[0] == 5
    assert of_kind(events, "PointsScored")[0].cause == "G3"


# The end.


def nearly_done(missing: tuple[str, ...], **fields: Any) -> State:
    blocks = filled(1, 4) | filled(2, 4, "black")
    for cell in missing:
        del blocks[cell]
    return build(3, wall=blocks, **fields)


def test_X1_the_wall_is_completed_and_the_prisons_are_taken() -> None:
    red = {"blocks": 1, "peasants": 8, "taskmaster": 2, "chips": 1}
    state = nearly_done(("j4",), red=red, prisons=[{"jade": 3, "convicts": 1}, {"jade": 2, "convicts": 4}])
    events = play(state, "red", "play builder", "build j4")
    assert state.actors() == ()
    assert (things(state, "red")["jade"], things(state, "red")["convicts"]) == (5, 1 + 4 + 1)  # B1: one more convict
    outcome = state.outcome()
    assert outcome is not None and outcome.rule == "X1"
    assert len(of_kind(events, "PrisonEmptied")) == 2


def test_X1_the_action_is_finished_first() -> None:
    red = {"jade": 1, "blocks": 2, "peasants": 16, "taskmaster": 2}
    state = nearly_done(("f4", "j4"), red=red)
    events = play(state, "red", "play builder", "build f4", "build j4")
    assert len(of_kind(events, "BlockPlaced")) == 2
    assert state.outcome() is not None


def test_X2_the_mongols_come_when_no_emperor_block_is_left() -> None:
    part = {"number": 12, "emperor_held": False}
    state = build(turn="white", taken=2, round=part, wall={"a1": "red", "f2": "white", "f1": "white"})
    play(state, "white", "play taskmaster", "move 2")
    assert state.outcome() is None
    events = play(state, "red", "play taskmaster", "move 2")
    outcome = state.outcome()
    assert outcome is not None and outcome.rule == "X2"
    assert not of_kind(events, "ChipTaken")
    scored = [
        (event.seat, event.number, event.what) for event in of_kind(events, "PointsScored") if event.cause == "X2"
    ]
    assert scored == [
        (0, 3, "row"),  # row 1 of province 1
        (1, 3, "row"),
        (1, 6, "row"),
        (0, 10, "level"),  # level 1: one block each
        (1, 10, "level"),
        (1, 10, "level"),  # level 2
    ]


def test_X2_the_prisons_go_to_nobody() -> None:
    state = build(turn="white", taken=2, round={"number": 12}, prisons=[{"jade": 5, "convicts": 5}])
    play(state, "white", "play taskmaster", "move 2")
    play(state, "red", "play taskmaster", "move 2")
    assert (things(state, "red")["jade"], state.snapshot()["prisons"][0]) == (0, {"jade": 5, "convicts": 5})


@pytest.mark.parametrize(("chips", "number"), list(enumerate((0, 1, 3, 6, 10, 15, 21, 21))))
def test_X3_chips(chips: int, number: int) -> None:
    assert scoring.chip_points(chips) == number


def test_X3_the_weakest_province() -> None:
    """Oracle 9: 7 and 4 blocks give 20, 10 and 0 nothing."""
    red = row("a", 1, ["red"] * 5) | row("a", 2, ["red"] * 2) | row("f", 1, ["red"] * 4)
    assert plain(RULES.view(build(wall=red), None).facts)["end"]["weakest"] == {"red": 20, "white": 0}
    white = row("a", 1, ["white"] * 5) | row("a", 2, ["white"] * 5)
    assert plain(RULES.view(build(wall=white), None).facts)["end"]["weakest"] == {"red": 0, "white": 0}


def test_X3_most_jade_and_most_workers_tied_in_full() -> None:
    """Oracle 9: workers 6 + 3, 2 + 2 and 1 + 8."""
    state = build(
        3,
        red={"peasants": 6, "convicts": 3, "jade": 2},
        white={"peasants": 2, "convicts": 2, "jade": 5},
        black={"peasants": 1, "convicts": 8, "jade": 1},
    )
    end = plain(RULES.view(state, None).facts)["end"]
    assert end["workers"] == {"red": 5, "white": 0, "black": 5}
    assert end["jade"] == {"red": 0, "white": 5, "black": 0}
    assert plain(RULES.view(build(), None).facts)["end"]["jade"] == {"red": 5, "white": 5}


def test_X3_everything_is_added_at_the_end() -> None:
    seats: dict[str, Any] = {"red": {"chips": 3, "jade": 1}, "white": {"convicts": 1}}
    state = build(turn="white", taken=2, round={"number": 12}, wall=filled(2, 3), **seats)
    play(state, "white", "play taskmaster", "move 2")
    play(state, "red", "play taskmaster", "move 2", "done")
    assert points(state) == [6 + 5, 5 + 3 * 10]  # white has most on three levels (X2)


def test_X4_more_blocks_in_the_wall_break_a_tie() -> None:
    assert scoring.outcome([9, 9, 3], [4, 5, 9], 1).ranks == (2, 1, 3)
    shared = scoring.outcome([9, 9, 9], [4, 4, 3], 2)
    assert (shared.ranks, shared.winners) == ((1, 1, 3), (0, 1))


def test_X4_the_result_is_points_then_blocks() -> None:
    state = build(turn="white", taken=2, round={"number": 12}, wall={"a1": "red"})
    play(state, "white", "play taskmaster", "move 2")
    play(state, "red", "play taskmaster", "move 2")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.results == ((3 + 10 + 5 + 5, 1), (5 + 5, 0))
    assert offered_nothing(state)


def offered_nothing(state: State) -> bool:
    return all(not state.legal(Seat(seat)) for seat in (-1, 0, 1)) and asked_nobody(state)


def asked_nobody(state: State) -> bool:
    return state.kind() == "" and state.actors() == ()


def test_X1_no_buyback_afterwards() -> None:
    state = nearly_done(("j4",), red={"blocks": 1, "peasants": 8, "taskmaster": 2, "chips": 2, "jade": 9})
    play(state, "red", "play builder", "build j4")
    assert asked_nobody(state)
