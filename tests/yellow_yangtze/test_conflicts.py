"""What everybody can work out about a conflict under way: strengths, who leaves, who gains (R2 to R4, W3 to W6)."""

from __future__ import annotations

from typing import Any

from tests.plain import plain
from tests.yellow_yangtze.build import RULES, build, play
from tests.yellow_yangtze.war import SOLDIERS, THREE, land, stay_out, support, war
from tianming.core.protocol import State
from tianming.core.seats import Seat


def sides(state: State, seat: int | None = None) -> list[dict[str, Any]]:
    facts = RULES.view(state, None if seat is None else Seat(seat)).facts
    found: list[dict[str, Any]] = plain(facts)["sides"]
    return found


def test_W3_sides_have_their_strength_on_the_board_and_what_is_committed() -> None:
    state, _ = war(tiles=land(west=3, east=2), leaders=SOLDIERS, hands={"bull": {"red": 2}, "lion": {"red": 1}})
    assert [(side["board"], side["strength"]) for side in sides(state)] == [(3, 3), (2, 2)]
    support(state, "l6", "2")
    assert [(side["board"], side["strength"]) for side in sides(state)] == [(3, 5), (2, 2)]


def test_W6_leaders_of_a_colour_in_both_states_are_at_stake() -> None:
    leaders = {"bull": {"soldier": "k4", "trader": "m4"}, "lion": {"soldier": "k10"}}
    state, _ = war(tiles=land(west=2, east=1), leaders=leaders)
    west, east = sides(state)
    assert [(one["leader"], one["leaves"]) for one in west["leaders"]] == [("soldier", True), ("trader", False)]
    assert east["leaders"] == [{"seat": 0, "leader": "soldier", "space": "k10", "leaves": True}]
    assert (west["gains"], east["gains"]) == ([[1, "red", 1]], [[0, "red", 1]])


def test_W6_the_winner_of_three_gains_for_each_rival() -> None:
    state, _ = war(players=3, tiles=land(west=1, north=1, south=1), leaders=THREE)
    assert [len(side["gains"]) for side in sides(state)] == [2, 2, 2]


def test_facts_of_a_war_are_the_same_for_everybody_and_end_with_it() -> None:
    state, _ = war(tiles=land(west=3, east=0), leaders=SOLDIERS, hands={"bull": {"red": 2}})
    assert sides(state) == sides(state, 0) == sides(state, 1)
    stay_out(state)
    stay_out(state)
    assert sides(state) == []


def test_R2_a_revolt_has_an_attacker_and_a_defender() -> None:
    state = build(tiles={"l4": "black"}, leaders={"bull": {"trader": "k4"}}, hands={"lion": {"black": 2}})
    assert sides(state) == []
    play(state, "lion", "lead trader m4")
    attack, defence = sides(state)
    assert (attack["strength"], defence["strength"]) == (1, 1)
    assert (attack["gains"], defence["gains"]) == ([[0, "green", 1]], [[1, "green", 1]])
    assert all(side["leaders"][0]["leaves"] for side in (attack, defence))
    play(state, "lion", "commit 2")
    assert [side["strength"] for side in sides(state)] == [3, 1]
