"""Section 5: building, favours and removing (B1 to B4)."""

from __future__ import annotations

import pytest

from tests.huang_di.build import (
    RULES,
    because,
    build,
    filled,
    of_kind,
    offered,
    open_question,
    play,
    points,
    reason,
    row,
    things,
    wall,
)
from tests.plain import plain
from tianming.core.protocol import State
from tianming.core.seats import Seat


def builder(**fields: object) -> State:
    """Red has played the builder card."""
    state = build(**fields)  # type: ignore[arg-type]  # fields of a position
    play(state, "red", "play builder")
    return state


# Build.


def test_B1_one_block_or_two_for_1_jade() -> None:
    state = builder(red={"jade": 2, "blocks": 3, "peasants": 8})
    play(state, "red", "build a1")
    assert open_question(state) == ("red", "second")
    assert offered(state) == {"build a2", "build b1", "build c1", "build d1", "build e1", "done"}
    play(state, "red", "build c1")
    assert wall(state) == {"a1": "red", "c1": "red"}
    red = things(state, "red")
    assert (red["jade"], red["blocks"], state.snapshot()["prisons"][0]["convicts"]) == (1, 1, 1)


def test_B1_without_jade_block_or_workers_there_is_no_second_one() -> None:
    for red in (
        {"blocks": 2, "peasants": 4},
        {"jade": 1, "blocks": 1, "peasants": 4},
        {"jade": 1, "blocks": 2, "peasants": 3},
    ):
        state = builder(red=red)
        events = play(state, "red", "build a1")
        assert of_kind(events, "BlockPlaced")[0].cell == "a1"
        assert open_question(state)[0] == "white"


def test_B1_blocks_come_from_the_supply() -> None:
    state = builder(wall={"a1": "white"}, red={"peasants": 9, "convicts": 1})
    assert offered(state) == {"remove a1"}
    assert reason(state, "red", "build b1") == because("B1", "no-block")
    assert reason(state, "red", "build a1") == because("B1", "cell-taken", cell="a1")


@pytest.mark.parametrize(("level", "need"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_B2_workers_by_level(level: int, need: int) -> None:
    stack = {f"a{n}": "white" for n in range(1, level)}
    state = builder(wall=stack, red={"blocks": 1, "convicts": need - 1, "peasants": 1})
    assert f"build a{level}" in offered(state)
    short = build(wall=stack, red={"blocks": 1, "convicts": need - 1, "hand": []})
    assert level == 1 or f"build a{level}" not in offered(short)
    if level > 1:
        play(short, "red", "play builder")
        assert reason(short, "red", f"build a{level}")[0] == "B2"


def test_B2_seven_peasants_and_three_convicts_for_levels_2_and_3() -> None:
    """Oracle 4."""
    state = builder(
        wall={"a1": "white", "b1": "white", "b2": "white"}, red={"jade": 1, "blocks": 2, "peasants": 7, "convicts": 3}
    )
    events = play(state, "red", "build a2", "build b3")
    red = things(state, "red")
    assert (red["jade"], red["peasants"], red["convicts"]) == (0, 3, 0)
    assert of_kind(events, "WorkersDied")[0].peasants == 4


def test_B2_any_mix_of_workers() -> None:
    state = builder(red={"blocks": 1, "peasants": 5, "convicts": 5})
    play(state, "red", "build a1")
    assert open_question(state) == ("red", "workers")
    assert offered(state) == {"convicts 0", "convicts 1", "convicts 2"}
    left = {}
    for number in range(3):
        after = state.clone()
        play(after, "red", f"convicts {number}")
        left[number] = (things(after, "red")["peasants"], things(after, "red")["convicts"])
    assert left == {0: (4, 5), 1: (4, 4), 2: (5, 3)}


def test_B2_half_the_peasants_are_rounded_up_once() -> None:
    state = builder(red={"jade": 1, "blocks": 2, "peasants": 3, "convicts": 1})
    play(state, "red", "build a1", "build b1")
    assert (things(state, "red")["peasants"], things(state, "red")["convicts"]) == (1, 0)


def test_B2_reasons_for_a_mix() -> None:
    state = builder(red={"blocks": 1, "peasants": 1, "convicts": 2})
    play(state, "red", "build a1")
    assert offered(state) == {"convicts 1", "convicts 2"}
    assert reason(state, "red", "convicts 0") == because("B2", "few-peasants", needed=2, peasants=1)
    assert reason(state, "red", "convicts 3") == because("B2", "other-number-of-workers", needed=2)


def test_B2_the_second_block_may_stand_on_the_first() -> None:
    state = builder(red={"jade": 1, "blocks": 2, "peasants": 6})
    play(state, "red", "build a1", "build a2")
    assert wall(state) == {"a1": "red", "a2": "red"}


def test_B2_a_second_site_may_wait_for_the_emperor_block() -> None:
    fields = {"red": {"jade": 1, "blocks": 2, "peasants": 12}}
    with_it = builder(round={"emperor_held": True}, **fields)
    play(with_it, "red", "build a1")
    assert {"build a2", "build a3", "build b1", "build b2"} <= offered(with_it)
    without = builder(**fields)
    play(without, "red", "build a1")
    assert {"build a3", "build b2"}.isdisjoint(offered(without))
    assert reason(without, "red", "build b2")[0] == "W2"


def test_B2_own_emperor_own_in_one_column() -> None:
    """Oracle 10, second part."""
    state = builder(round={"emperor_held": True}, red={"jade": 1, "blocks": 2, "peasants": 12})
    play(state, "red", "build c1", "build c3")
    assert wall(state) == {"c1": "red", "c2": "emperor", "c3": "red"}
    assert not state.snapshot()["round"]["emperor_held"]


def test_B2_the_emperor_block_never_takes_the_second_site() -> None:
    state = builder(round={"emperor_held": True}, red={"jade": 1, "blocks": 2, "peasants": 12})
    play(state, "red", "build a1", "build b1")
    assert open_question(state) == ("red", "between")
    assert "emperor b1" not in offered(state)
    assert reason(state, "red", "emperor b1") == because("B2", "second-site", cell="b1")
    play(state, "red", "emperor a2")
    assert wall(state) == {"a1": "red", "b1": "red", "a2": "emperor"}


def test_B2_the_first_block_is_scored_before_the_second() -> None:
    blocks = row("a", 1, ["white"] * 4) | row("a", 2, ["white", "", "", "", ""])
    state = builder(wall=blocks, red={"jade": 1, "blocks": 2, "peasants": 6})
    events = play(state, "red", "build e1", "build e2")
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("RowScored") < len(kinds) - 1 - kinds[::-1].index("BlockPlaced")


# Favours.


def test_B3_a_favour_needs_the_pattern_in_own_blocks() -> None:
    hand = {"hand": ["f05", "f09"], "blocks": 1, "peasants": 2}
    state = builder(wall=row("a", 1, ["red", "red", "white", "red"]), red=hand)
    assert not {text for text in offered(state) if text.startswith("favour")}
    assert reason(state, "red", "favour f05") == because("B3", "no-pattern", card="f05")
    assert reason(state, "red", "favour f01") == because("B3", "not-in-hand", card="f01")


def test_B3_any_place_and_height_also_across_provinces() -> None:
    high = {**filled(1, 2), **row("c", 3, ["red", "red", "red"])}
    for blocks in (row("d", 1, ["red", "red", "red"]), high):
        state = builder(wall=blocks, red={"hand": ["f05"], "taskmaster": 2})
        assert "favour f05" in offered(state)


def test_B3_patterns_are_not_turned() -> None:
    state = builder(wall={"a1": "red", "b1": "red", "a2": "red"}, red={"hand": ["f09", "f11", "f13", "f15"]})
    assert {text for text in offered(state) if text.startswith("favour")} == {"favour f09"}


def test_B3_blocks_around_the_pattern_do_not_matter() -> None:
    state = builder(wall={"a1": "red", "b1": "red", "a2": "red", "b2": "red"}, red={"hand": ["f09", "f17"]})
    assert {"favour f09", "favour f17"} <= offered(state)


def test_B3_the_plaque_goes_on_any_block_of_the_pattern() -> None:
    state = builder(wall=row("a", 1, ["red", "red", "red", "white", "red"]), red={"hand": ["f01"]})
    play(state, "red", "favour f01")
    assert open_question(state) == ("red", "plaque")
    assert offered(state) == {"plaque a1", "plaque b1", "plaque c1"}
    assert reason(state, "red", "plaque e1")[0] == "B3"
    play(state, "red", "plaque b1")
    assert state.snapshot()["plaques"] == ["b1"]


def test_B3_points_at_once_the_rest_for_good() -> None:
    state = builder(wall=row("a", 1, ["red"] * 3), red={"hand": ["f05"]}, white={"hand": ["f36"]})
    play(state, "red", "favour f05", "plaque a1")
    assert points(state) == [2, 0]
    assert things(state, "red")["played"] == ["f05"]
    assert plain(RULES.view(state, None).facts)["rewards"]["red"] == {"income": 1, "petition": 0, "jade": 0}


def test_B3_rewards_add_up() -> None:
    blocks = row("a", 1, ["red"] * 4)
    state = builder(wall=blocks, plaques=["d1"], red={"hand": ["f05"], "played": ["f34"]})
    play(state, "red", "favour f05", "plaque a1")
    assert plain(RULES.view(state, Seat(0)).facts)["rewards"]["red"]["income"] == 4


def test_B3_a_block_with_a_plaque_counts_for_no_pattern() -> None:
    state = builder(
        wall=row("a", 1, ["red", "red"]),
        plaques=["a1"],
        red={"hand": ["f02"], "played": ["f01"], "blocks": 1, "peasants": 2},
    )
    assert "favour f02" not in offered(state)


def test_B3_a_single_possible_block_needs_no_question() -> None:
    deck = "\n".join(f"F{n:02d} # 0 0 0 1" for n in range(1, 37))
    state = builder(wall={"c1": "red"}, red={"hand": ["f01"]}, options={"deck": deck})
    play(state, "red", "favour f01")
    assert (state.snapshot()["plaques"], open_question(state)[0]) == (["c1"], "white")


# Removing.

GUARDED = {
    **row("a", 1, ["white", "white", "red", "emperor", "white"]),
    **row("a", 2, ["white", "red"]),
    **row("f", 1, ["white"]),
}


def test_B4_a_block_on_level_2_costs_2_convicts_and_goes_to_its_owner() -> None:
    """Oracle 5."""
    state = builder(wall={"a1": "red", "a2": "white"}, red={"convicts": 3}, white={"blocks": 1})
    play(state, "red", "remove a2")
    assert (things(state, "red")["convicts"], things(state, "white")["blocks"]) == (1, 2)
    assert wall(state) == {"a1": "red"}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_B4_as_many_convicts_as_the_level(level: int) -> None:
    stack = {f"a{n}": "white" for n in range(1, level + 1)}
    state = builder(wall=stack, red={"convicts": level, "hand": []})
    assert f"remove a{level}" in offered(state)
    short = build(wall=stack, red={"convicts": level - 1, "peasants": 9, "blocks": 1})
    play(short, "red", "play builder")
    assert reason(short, "red", f"remove a{level}")[0] == "B4"


def test_B4_what_is_never_removed() -> None:
    """Oracle 11."""
    blocks = row("a", 1, ["white"] * 5) | row("a", 2, ["white", "white", "emperor", "", "white"])
    blocks |= row("a", 3, ["white", "white", "red"]) | {"a4": "white", "f1": "white"}
    plaqued = {"played": ["f01"]}
    state = builder(wall=blocks, plaques=["e2"], red={"convicts": 9}, white=plaqued)
    assert {text for text in offered(state) if text.startswith("remove")} == {"remove b3"}
    wanted = {
        "a4": "on-level-4",
        "c2": "block-of-the-emperor",
        "e2": "plaque-on-it",
        "d1": "row-complete",
        "b2": "block-above",
        "c3": "own-block",
        "d2": "nothing-to-remove",
    }
    assert {cell: reason(state, "red", f"remove {cell}")[1] for cell in wanted} == wanted
    assert reason(state, "red", "remove f1")[0] == "T3"
