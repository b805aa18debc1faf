"""C1 to C3: the peasants' riot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.yellow_yangtze.build import build, leaders, of_kind, offered, open_question, play, points, reason, tiles
from tianming.core.errors import IllegalAction
from tianming.core.protocol import State

# One tile of each colour, a capital among them, and two leaders.
BOARD: dict[str, Any] = {
    "tiles": {"b3": "black", "k6": "black", "k8": "red", "e3": "green", "g1": "blue", "n9": "yellow"},
    "leaders": {"lion": {"trader": "b4"}, "bull": {"artisan": "k7"}},
}


def riots(state: State) -> set[str]:
    return {text for text in offered(state) if text.startswith("riot")}


def held(state: State, seat: str = "lion") -> dict[str, int]:
    hand: dict[str, int] = state.snapshot()["hands"][seat]
    return hand


# C1


def test_C1_two_blue_tiles_are_discarded_then_a_tile_is_removed() -> None:
    state = build(hands={"lion": {"blue": 3, "red": 1}}, **BOARD)
    play(state, "lion", "riot")
    assert held(state) == {"blue": 1, "red": 1}
    assert tiles(state) == BOARD["tiles"]
    assert open_question(state) == ("lion", "riot")
    (event,) = of_kind(play(state, "lion", "remove k8"), "TileRemoved")
    assert (event.colour, event.space, event.cause) == ("red", "k8", "C1")
    assert "k8" not in tiles(state)


def test_C1_all_of_them_leave_the_game() -> None:
    state = build(hands={"lion": {"blue": 2}}, **BOARD)
    bag = state.snapshot()["bag"]
    play(state, "lion", "riot", "remove k8")
    assert state.snapshot()["discards"] == {"blue": 2, "red": 1}
    assert state.snapshot()["bag"] == bag


def test_C1_any_tile_on_the_board() -> None:
    state = build(hands={"lion": {"blue": 2}}, **BOARD)
    play(state, "lion", "riot")
    assert offered(state) == {f"remove {space}" for space in BOARD["tiles"]}


def test_C1_also_one_under_a_pagoda() -> None:
    court = dict.fromkeys(("k6", "k7", "l6"), "black")
    state = build(tiles=court, pagodas=["k6 k7 l6"], hands={"lion": {"blue": 2}})
    play(state, "lion", "riot")
    assert offered(state) == {"remove k6", "remove k7", "remove l6"}


@pytest.mark.parametrize("space", ["b4", "k7", "a1", "g2", "f1"])
def test_C1_neither_leaders_nor_empty_spaces(space: str) -> None:
    state = build(hands={"lion": {"blue": 2}}, **BOARD)
    play(state, "lion", "riot")
    assert reason(state, "lion", f"remove {space}")[0] == "C1"
    with pytest.raises(IllegalAction):
        play(state, "lion", f"remove {space}")


@pytest.mark.parametrize("answer", ["skip", "pass", "done"])
def test_C1_having_paid_he_must_remove_one(answer: str) -> None:
    state = build(hands={"lion": {"blue": 2}}, **BOARD)
    play(state, "lion", "riot")
    assert reason(state, "lion", answer)[0] == "C1"


@pytest.mark.parametrize("number", [0, 1])
def test_C1_fewer_than_two_blue_tiles_are_not_enough(number: int) -> None:
    board = {**BOARD, "leaders": {"lion": {"farmer": "b4"}}}
    state = build(hands={"lion": {"blue": number, "red": 4}, "bull": {"blue": 6}}, **board)
    assert riots(state) == set()
    assert reason(state, "lion", "riot")[0] == "C1"


def test_C1_it_must_be_possible_to_remove_one() -> None:
    state = build(hands={"lion": {"blue": 2}})
    assert riots(state) == set()
    assert reason(state, "lion", "riot")[0] == "C1"
    assert reason(state, "lion", "riot farmer")[0] == "C1"
    with pytest.raises(IllegalAction):
        play(state, "lion", "riot")
    assert held(state) == {"blue": 2}


def test_C1_it_is_one_action() -> None:
    state = build(hands={"lion": {"blue": 4}}, **BOARD)
    play(state, "lion", "riot", "remove n9")
    assert state.snapshot()["turn"]["actions_left"] == 1
    play(state, "lion", "riot", "remove e3")
    assert open_question(state) == ("chance", "refill")
    assert tiles(state).keys() == BOARD["tiles"].keys() - {"n9", "e3"}


def test_C1_the_last_tile_of_the_board_may_go() -> None:
    state = build(tiles={"n9": "yellow"}, hands={"lion": {"blue": 4}})
    play(state, "lion", "riot", "remove n9")
    assert tiles(state) == {}
    assert reason(state, "lion", "riot")[0] == "C1"


def test_C1_the_space_is_empty_again() -> None:
    state = build(hands={"lion": {"blue": 3}}, **BOARD)
    play(state, "lion", "riot", "remove g1", "tile blue g1")
    assert tiles(state) == BOARD["tiles"]


def test_C1_a_riot_gives_no_points() -> None:
    state = build(
        tiles={"i2": "black", "h1": "blue"},
        leaders={"lion": {"governor": "h2"}, "bull": {"farmer": "i3"}},
        hands={"lion": {"blue": 2}},
    )
    events = play(state, "lion", "riot", "remove h1")
    assert of_kind(events, "PointScored") == []
    assert points(state, "lion") == points(state, "bull") == {}


# C2


def test_C2_the_farmer_off_the_board_stands_for_one_tile() -> None:
    state = build(hands={"lion": {"blue": 1}}, **BOARD)
    assert riots(state) == {"riot farmer"}
    (event,) = of_kind(play(state, "lion", "riot farmer"), "TilesPaid")
    assert (event.seat, event.colour, event.number, event.leader) == (0, "blue", 1, True)
    play(state, "lion", "remove k8")
    assert held(state) == {}
    assert state.snapshot()["discards"] == {"blue": 1, "red": 1}


def test_C2_it_may_but_need_not() -> None:
    state = build(hands={"lion": {"blue": 2}}, **BOARD)
    assert riots(state) == {"riot", "riot farmer"}
    play(state, "lion", "riot farmer", "remove k8")
    assert held(state) == {"blue": 1}


def test_C2_a_blue_tile_is_needed_all_the_same() -> None:
    state = build(hands={"lion": {"red": 6}}, **BOARD)
    assert riots(state) == set()
    assert reason(state, "lion", "riot farmer")[0] == "C2"


def test_C2_a_farmer_on_the_board_does_not_help() -> None:
    state = build(tiles=BOARD["tiles"], leaders={"lion": {"farmer": "b4"}, "bull": {}}, hands={"lion": {"blue": 2}})
    assert riots(state) == {"riot"}
    assert reason(state, "lion", "riot farmer")[0] == "C2"


def test_C2_no_other_leader_helps() -> None:
    state = build(tiles=BOARD["tiles"], leaders={"lion": {"farmer": "b4"}}, hands={"lion": {"blue": 1}})
    assert riots(state) == set()
    assert reason(state, "lion", "riot")[0] == "C1"


def test_C2_helping_leaders_are_never_spent() -> None:
    state = build(hands={"lion": {"blue": 2}}, **BOARD)
    play(state, "lion", "riot farmer", "remove k8")
    assert riots(state) == {"riot farmer"}
    play(state, "lion", "riot farmer", "remove n9")
    assert held(state) == {}


def test_C2_a_leader_that_helped_may_be_placed() -> None:
    state = build(hands={"lion": {"blue": 1}}, **BOARD)
    play(state, "lion", "riot farmer", "remove k8", "lead farmer b2")
    assert leaders(state, "lion") == {"trader": "b4", "farmer": "b2"}


def test_C2_a_leader_may_help_after_a_withdrawal_in_the_same_turn() -> None:
    state = build(tiles=BOARD["tiles"], leaders={"lion": {"farmer": "b4"}}, hands={"lion": {"blue": 1}})
    assert riots(state) == set()
    play(state, "lion", "withdraw farmer")
    assert riots(state) == {"riot farmer"}
    play(state, "lion", "riot farmer", "remove b3")
    assert "b3" not in tiles(state)


def test_C2_a_leader_sent_home_by_a_riot_helps_with_the_next() -> None:
    state = build(tiles=BOARD["tiles"], leaders={"lion": {"farmer": "b4"}}, hands={"lion": {"blue": 3}})
    play(state, "lion", "riot", "remove b3")
    assert leaders(state, "lion") == {}
    assert riots(state) == {"riot farmer"}


# C3


def test_C3_leaders_without_a_black_tile_go_back() -> None:
    state = build(hands={"lion": {"blue": 4}}, **BOARD)
    play(state, "lion", "riot", "remove k6")
    assert leaders(state, "bull") == {}
    assert leaders(state, "lion") == {"trader": "b4"}
    play(state, "lion", "riot", "remove b3")
    assert leaders(state, "lion") == {}


COURT = dict.fromkeys(("k6", "k7", "l6"), "black")


def test_C3_a_pagoda_on_the_removed_tile_goes_back_beside_the_board() -> None:
    state = build(tiles=COURT, pagodas=["k6 k7 l6"], hands={"lion": {"blue": 2, "black": 1}})
    (event,) = of_kind(play(state, "lion", "riot", "remove l6"), "PagodaLost")
    assert (event.colour, event.triangle) == ("black", "k6 k7 l6")
    assert state.snapshot()["pagodas"] == []
    assert tiles(state) == {"k6": "black", "k7": "black"}
    play(state, "lion", "tile black l6", "pagoda k6 k7 l6")
    assert state.snapshot()["pagodas"] == ["k6 k7 l6"]


@pytest.mark.parametrize("space", ["k8", "n9"])
def test_C3_other_pagodas_stay(space: str) -> None:
    state = build(tiles={**COURT, "k8": "black", "n9": "red"}, pagodas=["k6 k7 l6"], hands={"lion": {"blue": 2}})
    events = play(state, "lion", "riot", f"remove {space}")
    assert of_kind(events, "PagodaLost") == []
    assert state.snapshot()["pagodas"] == ["k6 k7 l6"]


def test_C3_one_riot_can_take_a_pagoda_and_leaders() -> None:
    # l6 touches lion's artisan m6, which has no other black tile, and bull's trader l7, which has k7 and l6.
    state = build(
        tiles=COURT,
        pagodas=["k6 k7 l6"],
        leaders={"lion": {"artisan": "m6"}, "bull": {"trader": "l7"}},
        hands={"lion": {"blue": 2}},
    )
    play(state, "lion", "riot", "remove l6")
    assert state.snapshot()["pagodas"] == []
    assert leaders(state, "lion") == {}
    assert leaders(state, "bull") == {"trader": "l7"}


def chain_state(**fields: Any) -> State:
    """Lion's artisan k5, black k6, red k7 and k8, black k9, bull's trader k10: one state in a row."""
    return build(
        tiles={"k6": "black", "k7": "red", "k8": "red", "k9": "black"},
        leaders={"lion": {"artisan": "k5"}, "bull": {"trader": "k10"}},
        **fields,
    )


def test_C3_a_state_falls_apart() -> None:
    whole = chain_state(hands={"lion": {"yellow": 1}})
    play(whole, "lion", "tile yellow k11")
    assert points(whole, "lion") == {"yellow": 1}
    split = chain_state(hands={"lion": {"blue": 2, "yellow": 1}})
    play(split, "lion", "riot", "remove k8", "tile yellow k11")
    assert points(split, "lion") == {}


def test_C3_the_parts_are_states_of_their_own() -> None:
    state = chain_state(hands={"lion": {"blue": 2, "red": 1}})
    play(state, "lion", "riot", "remove k8")
    assert "lead trader j5" in offered(state)
    events = play(state, "lion", "lead trader j5")  # no revolt: bull's trader is in the other part
    assert of_kind(events, "RevoltBegan") == []


def test_C3_leaders_stay_where_the_state_falls_apart() -> None:
    state = chain_state(hands={"lion": {"blue": 2}})
    play(state, "lion", "riot", "remove k7")
    assert leaders(state, "lion") == {"artisan": "k5"}
    assert leaders(state, "bull") == {"trader": "k10"}


def test_C3_a_pagoda_cut_off_gives_its_points_no_more() -> None:
    board: dict[str, Any] = {
        "tiles": {**COURT, "k8": "red", "k9": "red", "k10": "black"},
        "pagodas": ["k6 k7 l6"],
        "leaders": {"lion": {"governor": "k11"}},
        "hands": {"lion": {"blue": 2}},
    }
    linked = build(**board)
    play(linked, "lion", "pass")
    assert points(linked, "lion") == {"black": 1}
    cut = build(**board)
    play(cut, "lion", "riot", "remove k9", "pass")
    assert points(cut, "lion") == {}
    assert cut.snapshot()["pagodas"] == ["k6 k7 l6"]
