"""Why an action is not allowed: every explanation names its rule and the spaces to look at."""

from __future__ import annotations

from typing import Any

import pytest

from tests.yellow_yangtze.build import RULES, SEATS, build, play
from tianming.core.errors import IllegalAction
from tianming.core.protocol import State
from tianming.core.seats import CHANCE, Seat

Told = tuple[str, tuple[str, ...]]


def why(state: State, text: str, seat: str = "lion") -> Told:
    """The rule and the spaces of the reason."""
    found = RULES.why(state, Seat(CHANCE if seat == "chance" else SEATS.index(seat)), RULES.read(text))
    assert found is not None, f"{text} is allowed"
    assert found.text
    return found.rule, found.spaces


def lay(colour: str, *spaces: str) -> dict[str, str]:
    return dict.fromkeys(spaces, colour)


QUARREL: dict[str, Any] = {"tiles": {"l6": "black"}, "leaders": {"bull": {"trader": "k6"}}}
FRONT: dict[str, Any] = {
    "tiles": {"l4": "black", "l5": "red", "l6": "red", "l8": "red", "l9": "red", "l10": "black"},
    "leaders": {"bull": {"governor": "l3"}, "lion": {"governor": "l11"}},
}


def war(**fields: Any) -> State:
    hands = {"lion": {"yellow": 1}, "bull": {"red": 2}}
    state = build(**{**FRONT, "hands": hands, **fields})
    play(state, "lion", "tile yellow l7")
    return state


# Whose decision, and which.


def test_P1_why_another_seat_must_wait() -> None:
    state = build(hands={"lion": {"red": 1}, "bull": {"red": 1}})
    assert why(state, "tile red l6", "bull") == ("P1", ())
    assert why(state, "draw red", "chance") == ("P1", ())
    for seat in (7, -9, 1 << 40):
        found = RULES.why(state, Seat(seat), RULES.read("pass"))
        assert found is not None
        assert found.rule == "P1"


def test_P1_why_nobody_acts_while_tiles_are_drawn() -> None:
    state = build()
    play(state, "lion", "pass")
    assert why(state, "pass") == ("P1", ())


def test_X1_why_nobody_acts_after_the_end() -> None:
    state = build(actions_left=0, questions=[], ended="X1")
    assert {why(state, "pass", seat) for seat in ("lion", "bull", "chance")} == {("X1", ())}


def test_P1_why_an_answer_fits_another_question() -> None:
    state = build(hands={"lion": {"red": 1}}, merchants={"red": 6})
    for text in ("skip", "take red", "pagoda k6 l5 l6", "remove l6", "commit 0", "support l6", "done", "draw red"):
        assert why(state, text) == ("P1", ())


def questions() -> dict[str, tuple[State, str]]:
    """A state and the seat that must answer, by the rule that asks."""
    lion = {"lion": {"blue": 2, "green": 2, "red": 1, "yellow": 1}}
    corner = lay("red", "k6", "l5")
    asking: dict[str, tuple[State, str, tuple[str, ...]]] = {
        "B5": (build(hands=lion), "lion", ("tile blue o4",)),
        "B4": (build(hands=lion, merchants={"red": 6}), "lion", ("tile green l7",)),
        "G1": (build(hands=lion, tiles=corner), "lion", ("tile red l6",)),
        "C1": (build(hands=lion, tiles=corner), "lion", ("riot",)),
        "D1": (build(hands=lion, tiles=corner | lay("red", "l6")), "lion", ("build",)),
        "E1": (build(hands=lion), "lion", ("replace",)),
        "R3": (build(**QUARREL), "lion", ("lead trader l7",)),
        "W4": (war(), "bull", ()),
    }
    for state, _, texts in asking.values():
        play(state, "lion", *texts)
    return {rule: (state, seat) for rule, (state, seat, _) in asking.items()}


@pytest.mark.parametrize("rule", ["B5", "B4", "G1", "C1", "D1", "E1", "R3", "W4"])
def test_P1_why_an_action_must_wait_for_the_present_question(rule: str) -> None:
    state, seat = questions()[rule]
    assert why(state, "pass", seat) == (rule, ())


def test_P1_a_refused_action_carries_its_reason_and_changes_nothing() -> None:
    state = build(hands={"lion": {"red": 1}})
    key = state.key()
    with pytest.raises(IllegalAction, match="only blue") as error:
        play(state, "lion", "tile red o4")
    assert (error.value.reason.rule, error.value.reason.spaces) == ("B1", ("o4",))
    assert state.key() == key


def test_P1_there_is_no_reason_against_a_legal_action() -> None:
    state = build(hands={"lion": {"red": 1}})
    assert RULES.why(state, Seat(0), RULES.read("tile red l6")) is None


def test_P1_why_passing_is_forbidden_where_two_actions_must_be_taken() -> None:
    state = build(hands={"lion": {"red": 1}}, options={"exactly_two_actions": True})
    assert why(state, "pass") == ("P1", ())


# Tiles.


def test_B1_why_a_space_is_not_empty() -> None:
    state = build(hands={"lion": {"red": 1}}, **QUARREL)
    assert why(state, "tile red l6") == ("B1", ("l6",))
    assert why(state, "tile red k6") == ("B1", ("k6",))


def test_B1_why_blue_goes_on_rivers_and_the_others_on_land() -> None:
    state = build(hands={"lion": {"red": 1, "blue": 1}})
    assert why(state, "tile blue l6") == ("B1", ("l6",))
    assert why(state, "tile red o4") == ("B1", ("o4",))


def test_B1_why_a_tile_that_he_does_not_hold_cannot_be_placed() -> None:
    state = build(hands={"lion": {"red": 1}})
    assert why(state, "tile black l6") == ("B1", ())
    assert why(state, "tile blue o4") == ("B1", ())


def test_B5_why_a_chain_goes_on_next_to_the_last_tile() -> None:
    state = build(hands={"lion": {"blue": 2, "red": 1}})
    play(state, "lion", "tile blue o4")
    assert why(state, "tile blue o6") == ("B5", ("o6", "o4"))
    assert why(state, "tile red l6") == ("B5", ("o4",))
    assert why(state, "tile blue o4") == ("B1", ("o4",))


def test_B4_why_a_merchant_of_that_colour_cannot_be_taken() -> None:
    state = build(hands={"lion": {"green": 1}}, merchants={"red": 6})
    play(state, "lion", "tile green l6")
    assert why(state, "take blue") == ("B4", ())


# Leaders.


def test_A2_why_a_leader_cannot_stand_there() -> None:
    state = build(tiles={"l6": "black", "n3": "blue", "n4": "black"}, leaders={"bull": {"trader": "k6"}})
    assert why(state, "lead soldier l6") == ("A2", ("l6",))
    assert why(state, "lead soldier k6") == ("A2", ("k6",))
    assert why(state, "lead soldier o4") == ("A2", ("o4",))
    assert why(state, "lead soldier l9") == ("A2", ("l9",))


def test_A3_why_a_move_to_the_same_space_is_no_move() -> None:
    state = build(tiles={"l6": "black"}, leaders={"lion": {"trader": "l7"}})
    assert why(state, "lead trader l7") == ("A3", ("l7",))


TWO_STATES = {"l6": "black", "l8": "black"}


def test_A4_why_leaders_already_there_may_not_be_brought_together() -> None:
    state = build(tiles=TWO_STATES, leaders={"lion": {"soldier": "l5"}, "bull": {"soldier": "l9", "farmer": "m9"}})
    rule, (target, *clashing) = why(state, "lead trader l7")
    assert (rule, target, set(clashing)) == ("A4", "l7", {"l5", "l9"})


def test_A4_why_a_leader_may_not_link_states_into_a_conflict_with_itself() -> None:
    state = build(tiles=TWO_STATES, leaders={"lion": {"farmer": "l5"}, "bull": {"trader": "l9"}})
    assert why(state, "lead trader l7") == ("A4", ("l7", "l9"))


def test_A4_why_a_moved_leader_clashes_with_others_only() -> None:
    state = build(tiles=TWO_STATES, leaders={"lion": {"farmer": "l5", "trader": "k6"}, "bull": {"trader": "l9"}})
    assert why(state, "lead trader l7") == ("A4", ("l7", "l9"))


def test_A1_why_a_leader_off_the_board_cannot_be_withdrawn() -> None:
    assert why(build(), "withdraw trader") == ("A1", ())


# Riots, pagodas, replacing.


def test_C1_why_a_riot_needs_two_blue_tiles_and_a_tile_to_remove() -> None:
    assert why(build(hands={"lion": {"blue": 1}}, **QUARREL), "riot") == ("C1", ())
    assert why(build(hands={"lion": {"blue": 2}}), "riot") == ("C1", ())
    assert why(build(hands={"lion": {"blue": 2}}), "riot farmer") == ("C1", ())


def test_C1_why_only_a_tile_can_be_removed() -> None:
    state = build(hands={"lion": {"blue": 2}}, **QUARREL)
    play(state, "lion", "riot")
    assert why(state, "remove k6") == ("C1", ("k6",))
    assert why(state, "remove a1") == ("C1", ("a1",))


def test_C2_why_the_farmer_cannot_help() -> None:
    fields: dict[str, Any] = {"tiles": {"l6": "black"}, "leaders": {"lion": {"farmer": "k6"}}}
    assert why(build(hands={"lion": {"blue": 1}}, **fields), "riot farmer") == ("C2", ("k6",))
    assert why(build(**QUARREL), "riot farmer") == ("C2", ())


TRIANGLE = lay("red", "k6", "l5", "l6")


def test_D1_why_building_needs_two_green_tiles_and_a_triangle() -> None:
    assert why(build(hands={"lion": {"green": 1}}, tiles=TRIANGLE), "build") == ("D1", ())
    assert why(build(hands={"lion": {"green": 2}}), "build") == ("D1", ())
    taken = build(hands={"lion": {"green": 2}}, tiles=TRIANGLE, pagodas=["k6 l5 l6"])
    assert why(taken, "build") == ("D1", ())


def test_D1_why_a_pagoda_cannot_be_built_there() -> None:
    state = build(
        hands={"lion": {"green": 2}}, tiles=TRIANGLE | lay("red", "m8", "n7", "n8", "l8"), pagodas=["m8 n7 n8"]
    )
    play(state, "lion", "build")
    assert why(state, "pagoda k9 l8 l9") == ("D1", ("k9", "l8", "l9"))
    assert why(state, "pagoda m8 n7 n8") == ("D1", ("m8", "n7", "n8"))


def test_D2_why_the_trader_cannot_help() -> None:
    fields: dict[str, Any] = {"tiles": TRIANGLE | {"m8": "black"}, "leaders": {"lion": {"trader": "m9"}}}
    assert why(build(hands={"lion": {"green": 1}}, **fields), "build trader") == ("D2", ("m9",))
    assert why(build(tiles=TRIANGLE), "build trader") == ("D2", ())


def test_G1_why_a_triangle_bears_no_pagoda() -> None:
    # l7 completes k8 l7 l8; the pagoda stands on k6 l5 l6, of which l6 touches l7.
    tiles = TRIANGLE | lay("red", "k7", "k8", "l8", "m4", "m5", "n4")
    state = build(hands={"lion": {"red": 1}}, tiles=tiles, pagodas=["k6 l5 l6"])
    play(state, "lion", "tile red l7")
    assert why(state, "pagoda l6 l7 m7") == ("G1", ("l6", "l7", "m7"))
    assert why(state, "pagoda k7 l6 l7") == ("G1", ("k6", "l5", "l6"))
    rule, spaces = why(state, "pagoda m4 m5 n4")
    assert (rule, set(spaces)) == ("G1", {"m4", "m5", "n4", "l7"})


def test_G3_why_no_such_pagoda_can_be_moved() -> None:
    tiles = TRIANGLE | lay("red", "m8", "n7", "n8", "l9", "k10") | lay("black", "m4", "m5", "n4")
    state = build(hands={"lion": {"red": 1}}, tiles=tiles, pagodas=["k6 l5 l6", "m8 n7 n8", "m4 m5 n4"])
    play(state, "lion", "tile red l10", "pagoda k10 l9 l10")
    assert why(state, "move m4 m5 n4") == ("G3", ("m4", "m5", "n4"))
    assert why(state, "move k10 l9 l10") == ("G3", ("k10", "l9", "l10"))


def test_E1_why_nothing_can_be_replaced() -> None:
    assert why(build(), "replace") == ("E1", ())
    state = build(hands={"lion": {"red": 1}})
    play(state, "lion", "replace")
    assert why(state, "discard blue") == ("E1", ())
    assert why(state, "done") == ("E1", ())


# Revolts.


def test_R3_why_no_more_black_tiles_can_be_committed() -> None:
    state = build(hands={"lion": {"black": 1}}, **QUARREL)
    play(state, "lion", "lead trader l7")
    assert why(state, "commit 2") == ("R3", ())
    assert why(state, "commit 2 leader") == ("R3", ())
    play(state, "lion", "commit 0")
    assert why(state, "commit 1", "bull") == ("R3", ())


def test_R2_why_a_governor_on_the_board_cannot_help() -> None:
    fields = QUARREL | {"leaders": {"bull": {"trader": "k6"}, "lion": {"governor": "m6"}}}
    state = build(hands={"lion": {"black": 1}}, **fields)
    play(state, "lion", "lead trader l7")
    assert why(state, "commit 0 leader") == ("R2", ("m6",))


# Wars.


def test_W4_why_a_space_names_no_warring_state() -> None:
    assert why(war(), "support l6", "bull") == ("W4", ("l6",))
    assert why(war(), "support a1", "bull") == ("W4", ("a1",))


def test_W4_why_a_seat_has_nothing_to_support_with() -> None:
    places = {"bull": {"governor": "l3", "soldier": "k4"}, "lion": {"governor": "l11"}}
    state = war(leaders=places, hands={"lion": {"yellow": 1}})
    assert why(state, "support k4", "bull") == ("W4", ("k4",))


def test_W4_why_a_commitment_is_not_possible() -> None:
    state = war(leaders={"bull": {"governor": "l3", "soldier": "k4"}, "lion": {"governor": "l11"}})
    play(state, "bull", "support k4")
    assert why(state, "commit 3", "bull") == ("W4", ())
    assert why(state, "commit 0", "bull") == ("W4", ())
    assert why(state, "commit 1 leader", "bull") == ("W4", ("k4",))


def test_W5_why_a_space_names_none_of_the_strongest() -> None:
    state = war()
    play(state, "bull", "skip")
    play(state, "lion", "skip")
    assert why(state, "winner l6") == ("W5", ("l6",))


def test_W7_why_a_tile_is_no_red_tile_of_the_winner() -> None:
    state = war()
    play(state, "bull", "support l3", "commit 1")
    play(state, "lion", "skip")
    assert why(state, "remove l4") == ("W7", ("l4",))
    assert why(state, "remove l7") == ("W7", ("l7",))
    assert why(state, "remove l8") == ("W7", ("l8",))


# Chance.


def test_S1_why_a_colour_cannot_be_drawn() -> None:
    state = build(discards={"yellow": 12})
    play(state, "lion", "pass")
    assert why(state, "draw yellow", "chance") == ("S1", ())


def test_S6_why_a_dynasty_cannot_start() -> None:
    assert why(RULES.start(2), "start pot", "chance") == ("S6", ())
