"""Section 12: how a war begins, who supports whom, and who wins (W1 to W5); the rule book's example. ``war.py`` has
the board."""

from __future__ import annotations

from itertools import combinations
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
from tests.yellow_yangtze.war import (
    GOVERNORS,
    RED,
    SOLDIERS,
    THREE,
    began,
    fight,
    land,
    name,
    reds,
    stay_out,
    support,
    war,
    won,
)
from tianming.core.protocol import State
from tianming.core.seats import Seat

# The numbers of warring states.

CROSSED = {"bull": {"soldier": "l3"}, "lion": {"soldier": "k10"}}  # west begins in row l, east in row k


def test_W1_warring_states_are_counted_by_their_own_first_spaces() -> None:
    _, events = war(tiles=land(west=1, east=2), leaders=CROSSED)
    assert [spaces[0] for spaces in began(events).states] == ["k10", "l3"]
    assert began(events).strengths == (2, 1)


def listed_backwards(position: dict[str, Any]) -> dict[str, Any]:
    """The same position with its warring states in the other order, and so with other numbers for them."""
    last = len(position["war"]["states"]) - 1
    questions = [
        {**question, "about": last - question["about"]} if question["ask"] in ("pledge", "loss") else question
        for question in position["questions"]
    ]
    return {**position, "war": {**position["war"], "states": position["war"]["states"][::-1]}, "questions": questions}


@pytest.mark.parametrize("leaders", [SOLDIERS, CROSSED])
def test_W1_in_a_position_warring_states_may_be_listed_in_any_order(leaders: dict[str, Any]) -> None:
    fields: dict[str, Any] = {
        "tiles": land(west=1, east=3),
        "leaders": leaders,
        "hands": {"bull": {"red": 2}, "lion": {"red": 1}},
    }
    state, _ = war(**fields)
    kinds = set()
    for texts in (["support", "commit"], ["support", "commit"]):
        for word in texts:
            kinds.add(state.kind())
            twin = RULES.restore(listed_backwards(state.snapshot()))
            assert twin.key() == state.key() and twin.snapshot() == state.snapshot()
            text = f"support {name(state, 'l8')}" if word == "support" else "commit 1"
            play(state, open_question(state)[0], text)
    assert kinds == {"support", "pledge"}


def test_W7_the_winner_is_the_same_in_whichever_order_states_are_listed() -> None:
    state, _ = war(tiles=land(west=2, east=4), leaders=CROSSED)
    stay_out(state)
    assert open_question(state) == ("lion", "loss")
    twin = RULES.restore(listed_backwards(state.snapshot()))
    assert twin.key() == state.key()
    assert offered(twin) == {f"remove {space}" for space in RED["east"]}


# The rule book's example: Andrew is lion, Barbara bull, Paul archer.


def example() -> State:
    left = {"l4": "black", "l5": "red", "l6": "red"}
    right = dict.fromkeys(("l8", "l9", "m9", "l10"), "red") | {"l11": "black"}
    state, events = war(
        players=3,
        tiles=left | right,
        pagodas=["l8 l9 m9"],
        leaders={
            "bull": {"soldier": "l3", "governor": "k4", "trader": "m4"},
            "lion": {"soldier": "k12", "farmer": "m11"},
            "archer": {"governor": "m12"},
        },
        hands={"lion": {"red": 3}, "bull": {"red": 2}},
    )
    assert began(events).strengths == (2, 4)
    assert not of_kind(events, "PointScored")
    play(state, "bull", "support k4", "commit 2")
    play(state, "archer", "support k4", "commit 0 leader")
    return state


def test_W7_the_example_of_the_rule_book() -> None:
    state = example()
    events = play(state, "lion", "support k12", "commit 3")
    assert (won(events).state, won(events).strengths, won(events).loss) == (1, (5, 7), 5)
    assert leaders(state, "bull") == {"trader": "m4"}
    assert leaders(state, "lion") == {"soldier": "k12", "farmer": "m11"}
    assert leaders(state, "archer") == {"governor": "m12"}
    assert (points(state, "lion"), points(state, "archer")) == ({"red": 1}, {"black": 1})
    assert points(state, "bull") == {}
    assert open_question(state) == ("lion", "loss")
    assert offered(state) == {"remove l8", "remove l9", "remove m9", "remove l10"}


@pytest.mark.parametrize("lost", list(combinations(("l8", "l9", "m9", "l10"), 2)))
def test_W8_the_example_always_loses_the_garrison(lost: tuple[str, str]) -> None:
    state = example()
    play(state, "lion", "support k12", "commit 3")
    events = play(state, "lion", *(f"remove {space}" for space in lost))
    assert [event.triangle for event in of_kind(events, "PagodaLost")] == ["l8 l9 m9"]
    assert state.snapshot()["pagodas"] == []
    assert tiles(state).keys() == {"l4", "l7", "l8", "l9", "m9", "l10", "l11"} - set(lost)
    assert state.snapshot()["discards"] == {"red": 9}
    assert open_question(state) == ("lion", "turn")


def test_W1_one_war_settles_all_colours_at_once() -> None:
    state, events = fight(
        tiles=land(west=0, east=1),
        leaders={
            "bull": {"soldier": "k4", "governor": "l3", "artisan": "m4"},
            "lion": {"soldier": "k10", "governor": "k11", "artisan": "l11"},
        },
    )
    assert len(of_kind(events, "WarBegan")) == 1
    assert leaders(state, "bull") == {}
    assert points(state, "lion") == {"black": 1, "red": 1, "yellow": 1}
    assert open_question(state) == ("lion", "turn")


def test_W1_states_without_a_common_colour_unite_in_peace() -> None:
    state, events = war(tiles=land(west=2, east=2), leaders={"bull": {"artisan": "k4"}, "lion": {"soldier": "k10"}})
    assert not of_kind(events, "WarBegan")
    assert points(state, "bull") == {"yellow": 1}
    assert len(reds(state)) == 4


@pytest.mark.parametrize(
    ("aside", "fighters", "space"),
    [("west", ("i8", "n9"), "k4"), ("north", ("k4", "n9"), "i8"), ("south", ("k4", "i8"), "n9")],
)
def test_W1_a_linked_state_without_a_clash_takes_no_part(aside: str, fighters: tuple[str, str], space: str) -> None:
    places = {"bull": {"soldier": fighters[0]}, "lion": {"soldier": fighters[1], "farmer": space}}
    state, events = war(tiles=land(west=2, north=2, south=2), leaders=places, hands={"bull": {"red": 1}})
    assert began(events).strengths == (2, 2)
    assert not any(space in spaces for spaces in began(events).states)
    assert reason(state, "bull", f"support {space}")[0] == "W4"
    support(state, fighters[1], "1")
    stay_out(state)
    assert set(RED[aside][:2]) <= reds(state)
    assert leaders(state, "lion")["farmer"] == space


def test_W1_a_leaderless_group_takes_no_part() -> None:
    places = {"bull": {"soldier": "k4"}, "lion": {"soldier": "i8"}}
    state, events = fight(tiles=land(west=1, north=0, south=2), leaders=places)
    assert sorted(began(events).strengths) == [0, 1]
    assert won(events).loss == 0
    assert reds(state) == {"l6", "m8", "n7"}


def test_W1_a_leaderless_group_never_pays_for_the_winner() -> None:
    places = {"bull": {"soldier": "k4"}, "lion": {"soldier": "i8"}}
    state, _ = fight(tiles=land(west=2, north=1, south=1), leaders=places)
    assert offered(state) == {"remove l5", "remove l6"}


def test_W1_three_states_may_go_to_war() -> None:
    state, events = war(players=3, tiles=land(west=2, north=1, south=0), leaders=THREE)
    assert sorted(began(events).strengths) == [0, 1, 2]
    assert {name(state, space) for space in ("l6", "k8", "m8")} == {"k4", "i8", "m8"}


def test_W1_a_chain_of_clashes_brings_three_states_to_war() -> None:
    # West and north clash in red, north and south in blue; west and south have nothing in common.
    state, events = war(
        players=3,
        tiles=land(west=2, north=1, south=0),
        leaders={"bull": {"soldier": "k4"}, "lion": {"soldier": "i8", "farmer": "i9"}, "archer": {"farmer": "n9"}},
    )
    assert len(began(events).states) == 3
    stay_out(state)
    assert leaders(state, "lion") == {}
    assert leaders(state, "archer") == {}
    assert points(state, "bull") == {"red": 1}  # blue stood in no winning state


def test_W1_a_tile_that_touches_one_state_twice_starts_no_war() -> None:
    state, events = war(tiles=land(west=1) | {"k7": "red", "m7": "green"}, leaders={"bull": {"soldier": "k4"}})
    assert not of_kind(events, "WarBegan")
    assert open_question(state) == ("lion", "turn")


def test_W2_a_red_unifying_tile_gives_no_strength() -> None:
    state, events = war("red", tiles=land(west=1, east=1), leaders=SOLDIERS)
    assert began(events).strengths == (1, 1)
    assert not any("l7" in spaces for spaces in began(events).states)
    stay_out(state)
    assert open_question(state) == ("lion", "winner")


def test_W2_a_red_unifying_tile_is_never_removed() -> None:
    state, _ = war("red", tiles=land(west=2, east=1), leaders=SOLDIERS)
    stay_out(state)
    assert offered(state) == {"remove l5", "remove l6"}
    assert reason(state, "lion", "remove l7")[0] == "W7"
    play(state, "lion", "remove l6")
    assert reds(state) == {"l5", "l7"}


def test_W2_it_stays_even_when_both_states_lose_all_their_red() -> None:
    state, _ = fight("red", tiles=land(west=2, east=2), leaders=SOLDIERS)
    play(state, "lion", f"winner {name(state, 'l8')}")
    assert reds(state) == {"l7"}
    assert points(state, "lion") == {"red": 1}  # W6; B2: none for the tile


def test_W3_strength_is_red_tiles_committed_tiles_and_committed_leaders() -> None:
    state, _ = war(tiles=land(west=1, east=3), leaders=GOVERNORS, hands={"bull": {"red": 2}, "lion": {"red": 1}})
    support(state, "l6", "2 leader")
    assert won(support(state, "l8", "1 leader")).strengths == (4, 5)


def test_W3_other_tiles_and_red_leaders_on_the_board_give_none() -> None:
    state, events = war(tiles=land(west=0, east=0) | {"m4": "yellow", "l11": "black"}, leaders=SOLDIERS)
    assert began(events).strengths == (0, 0)
    assert open_question(state) == ("bull", "support")


@pytest.mark.parametrize(
    "order", ["bull lion", "lion bull", "archer lion bull", "bull archer pot lion", "pot lion bull archer"]
)
def test_W4_support_is_asked_clockwise_the_player_who_placed_the_tile_last(order: str) -> None:
    *others, turn = order.split()
    players = len(others) + 1
    state = build(players, turn, tiles=land(west=0, east=1), leaders=SOLDIERS, hands={turn: {"yellow": 1}})
    play(state, turn, "tile yellow l7")
    for seat in (*others, turn):
        assert open_question(state) == (seat, "support")
        play(state, seat, "skip")
    assert open_question(state) == (turn, "turn")


def test_W4_a_player_without_leaders_there_may_support_any_warring_state_named_by_its_first_space() -> None:
    state, _ = war(players=3, tiles=land(west=0, east=0), leaders=SOLDIERS, hands={"archer": {"red": 1}})
    play(state, "bull", "skip")
    assert offered(state) == {"support k4", "support k10", "skip"}
    assert reason(state, "archer", "support l6")[0] == "W4"


def test_W4_any_number_of_red_tiles_and_a_soldier_off_the_board_alone_or_with_tiles() -> None:
    state, _ = war(tiles=land(west=0, east=0), leaders=GOVERNORS, hands={"bull": {"red": 2, "black": 4}})
    play(state, "bull", f"support {name(state, 'l6')}")
    assert offered(state) == {"commit 1", "commit 2", "commit 0 leader", "commit 1 leader", "commit 2 leader"}
    assert reason(state, "bull", "commit 0")[0] == "W4"
    assert reason(state, "bull", "commit 3")[0] == "W4"


def test_W4_a_soldier_on_the_board_cannot_be_committed() -> None:
    state, _ = war(tiles=land(west=0, east=0), leaders=SOLDIERS, hands={"bull": {"red": 1}})
    play(state, "bull", "support k4")
    assert offered(state) == {"commit 1"}
    assert reason(state, "bull", "commit 0 leader")[0] == "W4"
    play(state, "bull", "commit 1")
    assert offered(state) == {"skip"}  # lion has nothing to commit
    assert reason(state, "lion", "support k4")[0] == "W4"


def test_W4_each_player_supports_one_state_once() -> None:
    state, _ = war(tiles=land(west=0, east=0), leaders=GOVERNORS, hands={"bull": {"red": 3}})
    support(state, "l6", "1")
    assert open_question(state) == ("lion", "support")
    assert reason(state, "bull", f"support {name(state, 'l8')}")[0] == "P1"


def test_W4_support_is_given_openly() -> None:
    state, _ = war(players=3, tiles=land(west=0, east=0), leaders=GOVERNORS, hands={"bull": {"red": 2}})
    (event,) = of_kind(RULES.redact_events(support(state, "l6", "2 leader"), None), "WarSupported")
    assert (event.seat, event.number, event.leader) == (1, 2, True)
    (west,) = [side for side in plain(RULES.view(state, Seat(2)).position)["war"]["states"] if "l6" in side["spaces"]]
    assert (west["tiles"], west["leaders"]) == (2, ["bull"])


def test_W4_several_players_may_support_one_state_even_against_their_own_leaders() -> None:
    state, _ = war(
        players=3, tiles=land(west=0, east=1), leaders=GOVERNORS, hands={"bull": {"red": 1}, "archer": {"red": 1}}
    )
    support(state, "l8", "1 leader")
    support(state, "l8", "1 leader")
    assert won(support(state, "l6", "0 leader")).strengths == (1, 5)


def test_W4_a_helping_soldier_is_not_spent() -> None:
    state, _ = war(
        tiles=land(west=0, east=1) | {"d9": "black", "d11": "black"},
        leaders={"bull": {"governor": "k4", "artisan": "d8"}, "lion": {"governor": "k10", "artisan": "d12"}},
        hands={"lion": {"yellow": 1}},
    )
    support(state, "l6", "0 leader")
    support(state, "l8", "0 leader")
    play(state, "lion", "tile yellow d10")
    support(state, "d9", "0 leader")
    assert won(support(state, "d11", "0 leader") + play(state, "lion", "winner d11")).strengths == (1, 1)


@pytest.mark.parametrize(("west", "east", "winner"), [(2, 1, "l6"), (1, 2, "l8"), (0, 4, "l8")])
def test_W5_the_strongest_state_wins(west: int, east: int, winner: str) -> None:
    _, events = fight(tiles=land(west=west, east=east), leaders=SOLDIERS)
    assert winner in began(events).states[won(events).state]
    assert won(events).strengths == (west, east)


@pytest.mark.parametrize("winner", ["l6", "l8"])
@pytest.mark.parametrize("strength", [0, 1])
def test_W5_in_a_tie_the_player_who_placed_the_tile_chooses(winner: str, strength: int) -> None:
    state, _ = fight(tiles=land(west=strength, east=strength), leaders=SOLDIERS)
    assert open_question(state) == ("lion", "winner")
    assert offered(state) == {f"winner {name(state, 'l6')}", f"winner {name(state, 'l8')}"}
    play(state, "lion", f"winner {name(state, winner)}")
    victor, victim = ("bull", "lion") if winner == "l6" else ("lion", "bull")
    assert (points(state, victor), points(state, victim)) == ({"red": 1}, {})
    assert leaders(state, victim) == {}


def test_W5_the_choice_is_among_the_strongest_only() -> None:
    state, _ = fight(players=3, tiles=land(west=2, north=1, south=2), leaders=THREE)
    assert offered(state) == {f"winner {name(state, 'l6')}", f"winner {name(state, 'm8')}"}
    assert reason(state, "lion", f"winner {name(state, 'k8')}")[0] == "W5"
    three, _ = fight(players=3, tiles=land(west=1, north=1, south=1), leaders=THREE)
    assert len(offered(three)) == 3
