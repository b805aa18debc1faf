"""B1 to B5: placing a tile."""

from __future__ import annotations

from typing import Any

import pytest

from tests.yellow_yangtze.build import build, leaders, of_kind, offered, open_question, play, points, reason, tiles
from tianming.core.errors import IllegalAction
from tianming.core.protocol import State

LAND_COLOURS = ("black", "red", "green", "yellow")
COLOURS = (*LAND_COLOURS, "blue")
KIND = {"black": "governor", "red": "soldier", "green": "trader", "blue": "farmer", "yellow": "artisan"}
NO_MERCHANT = {"no_merchant_after_war": True}


def left(state: State) -> int:
    number: int = state.snapshot()["turn"]["actions_left"]
    return number


# B1


def test_B1_one_tile_from_the_hand() -> None:
    state = build(hands={"lion": {"red": 2, "yellow": 1}})
    play(state, "lion", "tile red k6")
    assert tiles(state) == {"k6": "red"}
    assert state.snapshot()["hands"]["lion"] == {"red": 1, "yellow": 1}
    assert left(state) == 1


@pytest.mark.parametrize("colour", COLOURS)
def test_B1_not_a_tile_that_is_not_in_the_hand(colour: str) -> None:
    hand = {other: 1 for other in COLOURS if other != colour}
    state = build(hands={"lion": hand, "bull": {colour: 1}}, merchants={colour: 1})
    space = "g1" if colour == "blue" else "k6"
    assert reason(state, "lion", f"tile {colour} {space}")[0] == "B1"


@pytest.mark.parametrize("colour", LAND_COLOURS)
def test_B1_the_other_four_colours_go_on_land_only(colour: str) -> None:
    state = build(hands={"lion": {colour: 1}})
    assert reason(state, "lion", f"tile {colour} g1")[0] == "B1"
    with pytest.raises(IllegalAction):
        play(state, "lion", f"tile {colour} e6")
    play(state, "lion", f"tile {colour} g2")
    assert tiles(state) == {"g2": colour}


def test_B1_blue_goes_on_rivers_only() -> None:
    state = build(hands={"lion": {"blue": 1}})
    assert reason(state, "lion", "tile blue g2")[0] == "B1"
    play(state, "lion", "tile blue g1")
    assert tiles(state) == {"g1": "blue"}


def test_B1_on_an_empty_space() -> None:
    state = build(
        tiles={"k6": "black", "g1": "blue"},
        leaders={"lion": {"trader": "k5"}, "bull": {"artisan": "k7"}},
        hands={"lion": {"red": 1, "blue": 1}},
    )
    for space in ("k5", "k6", "k7"):
        assert reason(state, "lion", f"tile red {space}")[0] == "B1"
    assert reason(state, "lion", "tile blue g1")[0] == "B1"


def test_B1_anywhere_on_the_board() -> None:
    state = build(tiles={"b3": "black"}, hands={"lion": {"yellow": 1}})
    spaces = {text.split()[2] for text in offered(state) if text.startswith("tile yellow")}
    assert len(spaces) == 158


def test_B1_capitals_emptied_later_are_plain_land() -> None:
    state = build(tiles={"b3": "black", "b4": "black"}, hands={"lion": {"blue": 3, "red": 1}})
    assert reason(state, "lion", "tile red b3")[0] == "B1"
    play(state, "lion", "riot", "remove b3")
    assert reason(state, "lion", "tile blue b3")[0] == "B1"
    assert "lead trader b3" in offered(state)
    play(state, "lion", "tile red b3")
    assert tiles(state) == {"b3": "red", "b4": "black"}


# B2. k6 black, k7 a leader, k8 empty, k9 a leader, k10 black.


def between(west: dict[str, str], east: dict[str, str], **fields: Any) -> State:
    """West's leaders are bull's, east's archer's; lion places the tile."""
    base = {"players": 3, "tiles": {"k6": "black", "k10": "black"}, "leaders": {"bull": west, "archer": east}}
    return build(**{**base, **fields})


@pytest.mark.parametrize("colour", LAND_COLOURS)
def test_B2_linking_two_leaders_of_one_colour_is_war_and_no_point(colour: str) -> None:
    state = between({"artisan": "k7", "governor": "k5"}, {"artisan": "k9"}, hands={"lion": {colour: 1}})
    events = play(state, "lion", f"tile {colour} k8")
    assert [war.space for war in of_kind(events, "WarBegan")] == ["k8"]
    assert of_kind(events, "PointScored") == []
    assert open_question(state) == ("bull", "support")


def test_B2_no_point_even_for_a_leader_of_the_tiles_colour() -> None:
    state = between({"artisan": "k7", "soldier": "k5"}, {"artisan": "k9"}, hands={"lion": {"red": 1}})
    play(state, "lion", "tile red k8")
    for seat in ("bull", "archer"):
        play(state, seat, "skip")
    play(state, "lion", "skip", "winner k5")
    assert points(state, "bull") == {"yellow": 1}  # W6, nothing for the tile
    assert points(state, "archer") == points(state, "lion") == {}


def test_B2_linking_states_without_a_common_colour_is_peace() -> None:
    state = between({"artisan": "k7"}, {"soldier": "k9"}, hands={"lion": {"red": 1}})
    events = play(state, "lion", "tile red k8")
    assert of_kind(events, "WarBegan") == []
    assert len(of_kind(events, "StatesUnited")) == 1
    assert points(state, "archer") == {"red": 1}
    assert open_question(state) == ("lion", "turn")


def test_B2_two_clashing_states_of_three_are_war() -> None:
    # Around k8: bull's artisan j7 (black j6), archer's artisan k9 (black k10), red l7 (black m8, lion's soldier m7).
    state = build(
        players=3,
        tiles={"j6": "black", "k10": "black", "m8": "black", "l7": "red"},
        leaders={"lion": {"soldier": "m7"}, "bull": {"artisan": "j7"}, "archer": {"artisan": "k9"}},
        hands={"lion": {"red": 1}},
    )
    events = play(state, "lion", "tile red k8")
    assert len(of_kind(events, "StatesUnited")[0].states) == 3
    (war,) = of_kind(events, "WarBegan")
    assert set(war.states) == {("j6", "j7"), ("k9", "k10")}
    assert of_kind(events, "PointScored") == []


def test_B2_a_state_and_a_leaderless_group_are_no_war() -> None:
    state = between({"artisan": "k7"}, {}, hands={"lion": {"yellow": 1}})
    play(state, "lion", "tile yellow k8")
    assert points(state, "bull") == {"yellow": 1}
    assert open_question(state) == ("lion", "turn")


def test_B2_a_tile_touching_one_state_twice_is_no_war() -> None:
    state = build(
        tiles={"k6": "black", "k7": "red", "l7": "red", "l8": "red", "k9": "black"},
        leaders={"bull": {"soldier": "k5"}, "lion": {"trader": "k10"}},
        hands={"lion": {"yellow": 1}},
    )
    events = play(state, "lion", "tile yellow k8")
    assert of_kind(events, "WarBegan") == of_kind(events, "StatesUnited") == []


def across(lion: str, bull: str, blue: int) -> State:
    """Lion's leader on e5 (black e4) and bull's on e7 (black e8); between them the Yellow River on e6."""
    places = {"lion": {lion: "e5"}, "bull": {bull: "e7"}}
    return build(tiles={"e4": "black", "e8": "black"}, leaders=places, hands={"lion": {"blue": blue}})


def test_B2_a_blue_tile_can_start_a_war_across_the_river() -> None:
    state = across("farmer", "farmer", blue=1)
    events = play(state, "lion", "tile blue e6")
    assert len(of_kind(events, "WarBegan")) == 1
    assert of_kind(events, "PointScored") == []


# B3. The state: black k3 and red k4 with the leaders given around k3; the tile goes to l4, or blue to the river k2.


def scored(colour: str, **seats: dict[str, str]) -> list[tuple[int, str, int]]:
    """Who scores when lion's tile joins that state."""
    space = "k2" if colour == "blue" else "l4"
    state = build(players=4, tiles={"k3": "black", "k4": "red"}, leaders=seats, hands={"lion": {colour: 1}})
    events = of_kind(play(state, "lion", f"tile {colour} {space}"), "PointScored")
    assert all(event.cause == "B3" for event in events)
    return [(event.seat, event.colour, event.number) for event in events]


@pytest.mark.parametrize("colour", COLOURS)
def test_B3_a_point_to_the_owner_of_the_leader_of_the_tiles_colour(colour: str) -> None:
    assert scored(colour, lion={KIND[colour]: "j3"}) == [(0, colour, 1)]
    assert scored(colour, pot={KIND[colour]: "j3"}) == [(3, colour, 1)]


@pytest.mark.parametrize("colour", ["red", "green", "blue", "yellow"])
def test_B3_without_such_a_leader_to_the_owner_of_the_governor(colour: str) -> None:
    assert scored(colour, archer={"governor": "j3"}) == [(2, colour, 1)]


@pytest.mark.parametrize("colour", ["red", "green", "blue", "yellow"])
def test_B3_the_leader_of_the_colour_comes_before_the_governor(colour: str) -> None:
    assert scored(colour, lion={"governor": "j3"}, bull={KIND[colour]: "j2"}) == [(1, colour, 1)]


@pytest.mark.parametrize("colour", COLOURS)
def test_B3_with_neither_nobody(colour: str) -> None:
    others = [kind for kind in ("soldier", "trader", "farmer", "artisan") if kind != KIND[colour]]
    seats = dict(zip(("lion", "bull", "archer"), others, strict=False))
    places = dict(zip(("lion", "bull", "archer"), ("j2", "j3", "l3"), strict=True))
    assert scored(colour, **{seat: {kind: places[seat]} for seat, kind in seats.items()}) == []


@pytest.mark.parametrize("colour", COLOURS)
def test_B3_outside_a_state_nobody(colour: str) -> None:
    assert scored(colour) == []


def test_B3_a_leader_of_another_state_scores_nothing() -> None:
    state = build(
        tiles={"k6": "black", "e3": "black"},
        leaders={"lion": {"trader": "e4", "governor": "e2"}, "bull": {"soldier": "k7"}},
        hands={"lion": {"green": 1}},
    )
    assert of_kind(play(state, "lion", "tile green k5"), "PointScored") == []


def test_B3_the_state_is_that_after_the_placement() -> None:
    state = between({"artisan": "k7"}, {"governor": "k9"}, hands={"lion": {"green": 1, "yellow": 1}})
    play(state, "lion", "tile green k8")
    assert points(state, "archer") == {"green": 1}


def test_B3_points_add_up() -> None:
    mine: dict[str, Any] = {"hands": {"lion": {"red": 2}}, "points": {"lion": {"red": 3}}}
    state = build(tiles={"k6": "black"}, leaders={"lion": {"governor": "k7"}}, **mine)
    play(state, "lion", "tile red k5", "tile red j5")
    assert points(state, "lion") == {"red": 5}


# B4


def test_B4_a_merchant_tile_may_be_taken_into_the_hand() -> None:
    state = build(hands={"lion": {"green": 1, "red": 5}}, merchants={"black": 1, "blue": 5})
    play(state, "lion", "tile green k6")
    assert open_question(state) == ("lion", "merchant")
    assert offered(state) == {"take black", "take blue", "skip"}
    play(state, "lion", "take black")
    assert state.snapshot()["hands"]["lion"] == {"black": 1, "red": 5}
    assert state.snapshot()["merchants"] == {"blue": 5}
    assert open_question(state) == ("lion", "turn")


def test_B4_the_player_need_not_take_one() -> None:
    state = build(hands={"lion": {"green": 1}}, merchants={"black": 6})
    play(state, "lion", "tile green k6", "skip")
    assert state.snapshot()["merchants"] == {"black": 6}
    assert open_question(state) == ("lion", "turn")


def test_B4_one_tile_and_only_of_those_that_lie_there() -> None:
    state = build(hands={"lion": {"green": 1}}, merchants={"black": 6})
    play(state, "lion", "tile green k6")
    assert reason(state, "lion", "take red")[0] == "B4"
    play(state, "lion", "take black")
    assert reason(state, "lion", "take black")[0] == "P1"


@pytest.mark.parametrize("colour", ["black", "red", "yellow", "blue"])
def test_B4_only_green_tiles_bring_merchants(colour: str) -> None:
    state = build(hands={"lion": {colour: 1}}, merchants={"black": 6})
    play(state, "lion", f"tile {colour} {'g1' if colour == 'blue' else 'k6'}")
    assert open_question(state) == ("lion", "turn")


def test_B4_the_merchants_refill_only_at_the_end_of_the_turn() -> None:
    full = {"red": 6}
    state = build(hands={"lion": {"green": 2, "red": 4}, "bull": full}, merchants={"black": 6})
    play(state, "lion", "tile green k6", "take black")
    assert state.snapshot()["merchants"] == {"black": 5}
    play(state, "lion", "tile green e3")
    assert state.snapshot()["merchants"] == {"black": 5}
    play(state, "lion", "take black")
    assert state.snapshot()["merchants"] == {"black": 4}
    play(state, "chance", "draw yellow", "draw yellow")
    assert state.snapshot()["merchants"] == {"black": 4, "yellow": 2}
    assert open_question(state) == ("bull", "turn")


def test_B4_a_taken_tile_can_be_placed_with_the_next_action() -> None:
    state = build(hands={"lion": {"green": 1}}, merchants={"green": 2})
    play(state, "lion", "tile green k6", "take green", "tile green k7")
    assert offered(state) == {"take green", "skip"}


def at_war(**fields: Any) -> State:
    """Lion's green tile on k8 starts a war; nobody supports and lion's state has the only red tile."""
    state = build(
        tiles={"k6": "black", "k5": "red", "k10": "black"},
        leaders={"lion": {"artisan": "k7"}, "bull": {"artisan": "k9"}},
        hands={"lion": {"green": 1}},
        merchants={"black": 6},
        **fields,
    )
    play(state, "lion", "tile green k8")
    assert open_question(state) == ("bull", "support")
    assert reason(state, "bull", "take black")[0] == "W4"
    play(state, "bull", "skip")
    play(state, "lion", "skip")
    return state


def test_B4_also_after_a_war() -> None:
    state = at_war()
    assert leaders(state, "bull") == {}
    assert open_question(state) == ("lion", "merchant")
    play(state, "lion", "take black")
    assert state.snapshot()["hands"]["lion"] == {"black": 1}


def test_B4_also_after_a_war_that_is_the_second_action() -> None:
    assert open_question(at_war(actions_left=1)) == ("lion", "merchant")


def test_B4_after_the_winners_loss_was_chosen() -> None:
    state = build(
        tiles={"k6": "black", "k5": "red", "j5": "red", "k10": "black", "k11": "red"},
        leaders={"lion": {"artisan": "k7"}, "bull": {"artisan": "k9"}},
        hands={"lion": {"green": 1}},
        merchants={"black": 6},
    )
    play(state, "lion", "tile green k8")
    play(state, "bull", "skip")
    play(state, "lion", "skip")
    assert open_question(state) == ("lion", "loss")
    play(state, "lion", "remove j5")
    assert open_question(state) == ("lion", "merchant")


def test_B4_variant_no_merchant_after_a_war() -> None:
    state = at_war(options=NO_MERCHANT)
    assert open_question(state) == ("lion", "turn")
    assert state.snapshot()["merchants"] == {"black": 6}


def test_B4_variant_in_peace_the_merchant_comes() -> None:
    state = build(hands={"lion": {"green": 1}}, merchants={"black": 6}, options=NO_MERCHANT)
    play(state, "lion", "tile green k6")
    assert open_question(state) == ("lion", "merchant")


@pytest.mark.parametrize("answer", ["skip", "pagoda k6 k7 l6"])
def test_B4_the_merchant_comes_after_the_pagoda(answer: str) -> None:
    state = build(tiles={"k6": "green", "k7": "green"}, hands={"lion": {"green": 1}}, merchants={"black": 6})
    play(state, "lion", "tile green l6")
    assert open_question(state) == ("lion", "pagoda")
    play(state, "lion", answer)
    assert open_question(state) == ("lion", "merchant")


def test_B4_the_merchant_comes_after_a_moved_pagoda() -> None:
    markets = ("e2 e3 f2", "e5 f4 f5")
    green = [space for market in markets for space in market.split()]
    state = build(
        tiles=dict.fromkeys([*green, "k6", "k7"], "green"),
        pagodas=list(markets),
        hands={"lion": {"green": 1}},
        merchants={"black": 6},
    )
    play(state, "lion", "tile green l6", "pagoda k6 k7 l6")
    assert open_question(state) == ("lion", "move")
    play(state, "lion", "move e2 e3 f2")
    assert open_question(state) == ("lion", "merchant")


# B5. The Yangtze runs d1 e1 f1 g1 h1 i1 j1 k2 l2, then widens: l2 m2 m3 and m3 n2 n3 are triangles of river spaces.


def chain(state: State) -> set[str]:
    """Where the chain may go on."""
    assert open_question(state) == ("lion", "chain")
    return {text.split()[2] for text in offered(state) if text != "skip"}


def test_B5_the_player_may_go_on_next_to_the_tile_placed_before() -> None:
    state = build(hands={"lion": {"blue": 3}})
    play(state, "lion", "tile blue h1")
    assert chain(state) == {"g1", "i1"}
    play(state, "lion", "tile blue g1")
    assert chain(state) == {"f1"}
    assert reason(state, "lion", "tile blue i1")[0] == "B5"  # next to h1, not to g1
    assert reason(state, "lion", "tile blue a10")[0] == "B5"


def test_B5_it_is_one_action_and_may_be_stopped() -> None:
    state = build(hands={"lion": {"blue": 3}})
    play(state, "lion", "tile blue h1", "tile blue g1")
    assert left(state) == 1
    play(state, "lion", "skip")
    assert open_question(state) == ("lion", "turn")
    assert left(state) == 1
    play(state, "lion", "tile blue a10")
    assert tiles(state) == {"h1": "blue", "g1": "blue", "a10": "blue"}


def test_B5_as_many_as_the_hand_holds() -> None:
    state = build(hands={"lion": {"blue": 6}})
    play(state, "lion", *(f"tile blue {space}" for space in ("e1", "f1", "g1", "h1", "i1", "j1")))
    assert len(tiles(state)) == 6
    assert open_question(state) == ("lion", "turn")
    assert left(state) == 1


def test_B5_only_with_blue_tiles() -> None:
    state = build(hands={"lion": {"blue": 2, "red": 1}})
    play(state, "lion", "tile blue h1")
    assert reason(state, "lion", "tile red h2")[0] == "B5"
    play(state, "lion", "tile blue g1")
    assert reason(state, "lion", "tile blue f1")[0] == "B1"  # none is left


def test_B5_only_on_empty_river_spaces() -> None:
    state = build(tiles={"g1": "blue"}, hands={"lion": {"blue": 2}})
    play(state, "lion", "tile blue h1")
    assert chain(state) == {"i1"}
    assert reason(state, "lion", "tile blue g1")[0] == "B1"
    assert reason(state, "lion", "tile blue h2")[0] == "B1"


def test_B5_without_a_free_river_space_the_action_ends() -> None:
    state = build(tiles={"e1": "blue"}, hands={"lion": {"blue": 2}})
    play(state, "lion", "tile blue d1")
    assert open_question(state) == ("lion", "turn")


@pytest.mark.parametrize("kind", ["farmer", "governor"])
def test_B5_each_tile_scores_by_itself(kind: str) -> None:
    # g1 touches no state; h1 touches black i2 and links g1 to it; i1 touches it too.
    state = build(tiles={"i2": "black"}, leaders={"bull": {kind: "h2"}}, hands={"lion": {"blue": 3}})
    scoring = [len(of_kind(play(state, "lion", f"tile blue {space}"), "PointScored")) for space in ("g1", "h1", "i1")]
    assert scoring == [0, 1, 1]
    assert points(state, "bull") == {"blue": 2}


def test_B5_linking_states_in_peace_does_not_stop_the_chain() -> None:
    state = across("farmer", "trader", blue=2)
    play(state, "lion", "tile blue e6")
    assert chain(state) == {"d5", "d6", "f6"}


def test_B5_a_war_ends_the_blue_chain() -> None:
    state = across("trader", "trader", blue=3)
    play(state, "lion", "tile blue f6", "tile blue e6")
    play(state, "bull", "skip")
    play(state, "lion", "skip", "winner e4")
    assert open_question(state) == ("lion", "turn")
    assert left(state) == 1
    play(state, "lion", "tile blue d5")  # a new action


RIVER_PAIR = {"l2": "blue", "m2": "blue"}


def test_B5_a_pagoda_ends_the_blue_chain() -> None:
    state = build(tiles=RIVER_PAIR, hands={"lion": {"blue": 2}})
    play(state, "lion", "tile blue m3")
    assert open_question(state) == ("lion", "pagoda")
    play(state, "lion", "pagoda l2 m2 m3")
    assert open_question(state) == ("lion", "turn")
    assert left(state) == 1


def test_B5_a_moved_pagoda_ends_the_blue_chain() -> None:
    granaries = ["a12 a13 b12", "i14 i15 j14"]
    blue = [space for granary in granaries for space in granary.split()]
    state = build(tiles={**RIVER_PAIR, **dict.fromkeys(blue, "blue")}, pagodas=granaries, hands={"lion": {"blue": 2}})
    play(state, "lion", "tile blue m3", "pagoda l2 m2 m3")
    assert open_question(state) == ("lion", "move")
    play(state, "lion", "move i14 i15 j14")
    assert open_question(state) == ("lion", "turn")
    assert left(state) == 1


def test_B5_declining_a_pagoda_does_not_stop_the_chain() -> None:
    state = build(tiles=RIVER_PAIR, hands={"lion": {"blue": 3}})
    play(state, "lion", "tile blue m3", "skip")
    assert chain(state) == {"n2", "n3"}
    play(state, "lion", "tile blue n2")
    assert open_question(state) == ("lion", "pagoda")
    play(state, "lion", "pagoda m2 m3 n2")
    assert open_question(state) == ("lion", "turn")


def test_B5_a_pagoda_elsewhere_does_not_stop_the_chain() -> None:
    state = build(tiles={**RIVER_PAIR, "m3": "blue"}, pagodas=["l2 m2 m3"], hands={"lion": {"blue": 3}})
    play(state, "lion", "tile blue n2")
    assert chain(state) == {"n3", "o3"}


def test_B5_the_chain_is_offered_as_the_second_action_too() -> None:
    state = build(actions_left=1, hands={"lion": {"blue": 3}})
    play(state, "lion", "tile blue h1")
    assert chain(state) == {"g1", "i1"}
    play(state, "lion", "skip")
    assert open_question(state) == ("chance", "refill")
