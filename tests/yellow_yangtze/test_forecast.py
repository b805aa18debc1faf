"""Forecasts: what an action would do, judged from a seat's own view alone.

Conflicts are fought around l7, as in the tests of wars: the west ends at l6, the east at l8.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import to_builtins

from tests.plain import plain
from tests.yellow_yangtze.build import RULES, SEATS, build, open_question, play
from tianming.core.errors import IllegalAction
from tianming.core.protocol import Forecast, State
from tianming.core.seats import Seat
from tianming.core.spaces import Space
from tianming.games.yellow_yangtze.forecast import forecast as forecast_from
from tianming.games.yellow_yangtze.revolts import RevoltBegan
from tianming.games.yellow_yangtze.rules import RULES as HERE
from tianming.games.yellow_yangtze.wars import WarBegan

QUARREL: dict[str, Any] = {"tiles": {"l6": "black"}, "leaders": {"bull": {"trader": "k6"}}}
WEST = {"l4": "black", "l5": "red", "l6": "red"}
EAST = {"l8": "red", "l9": "yellow", "l10": "black"}
GOVERNORS = {"bull": {"governor": "l3"}, "lion": {"governor": "l11"}}
SOLDIERS = {"bull": {"soldier": "l3"}, "lion": {"soldier": "l11"}}
GARRISON = {"k6": "red", "l5": "red", "l6": "red", "l4": "black"}


def forecast(state: State, text: str, seat: str = "lion") -> Forecast:
    return RULES.forecast(RULES.view(state, Seat(SEATS.index(seat))), RULES.read(text))


def facts(state: State, text: str, seat: str = "lion") -> dict[str, Any]:
    return dict(to_builtins(forecast(state, text, seat).facts))


def spaces(joins: Any) -> list[set[str]]:
    return sorted((set(state) for state in joins), key=min)


NOTHING: dict[str, Any] = {
    "joins": [],
    "points": [],
    "revolt": None,
    "war": None,
    "sides": [],
    "pagodas_offered": [],
    "pagodas_lost": [],
}


@pytest.mark.parametrize("text", ["tile red l7", "withdraw trader", "replace", "pass"])
def test_H1_an_action_without_effects_forecasts_nothing(text: str) -> None:
    state = build(tiles={"l3": "black"}, leaders={"lion": {"trader": "l4"}}, hands={"lion": {"red": 1}})
    assert facts(state, text) == NOTHING


# Points.


def test_B3_the_point_for_a_tile_is_forecast() -> None:
    state = build(hands={"lion": {"green": 1, "red": 1}}, **QUARREL)
    assert facts(state, "tile green l7")["points"] == [(1, "green", 1)]
    assert facts(state, "tile red l7")["points"] == []


def test_B3_the_governor_stands_in() -> None:
    state = build(tiles={"l6": "black"}, leaders={"lion": {"governor": "k6"}}, hands={"lion": {"green": 1}})
    assert facts(state, "tile green l7")["points"] == [(0, "green", 1)]


def test_G6_pagoda_points_are_forecast_of_the_action_that_ends_the_turn() -> None:
    fields: dict[str, Any] = {"tiles": GARRISON, "pagodas": ["k6 l5 l6"], "leaders": {"lion": {"soldier": "l3"}}}
    assert facts(build(**fields), "pass")["points"] == [(0, "red", 1)]
    assert facts(build(**fields), "lead artisan k4")["points"] == []
    assert facts(build(actions_left=1, **fields), "lead artisan k4")["points"] == [(0, "red", 1)]


def test_P2_nothing_is_forecast_of_what_will_be_drawn() -> None:
    state = build(hands={"lion": {"red": 1}})
    assert [type(event).__name__ for event in forecast(state, "pass").events] == ["Passed"]


# Joins.


def test_B2_states_that_a_tile_unites_in_peace_are_forecast() -> None:
    places = {"bull": {"trader": "l3"}, "lion": {"governor": "l11"}}
    found = facts(build(tiles=WEST | EAST, leaders=places, hands={"lion": {"yellow": 1}}), "tile yellow l7")
    assert spaces(found["joins"]) == [{"l10", "l11", "l8", "l9"}, {"l3", "l4", "l5", "l6"}]
    assert found["war"] is None
    assert found["points"] == [(0, "yellow", 1)]


def test_A4_states_that_a_leader_unites_in_peace_are_forecast() -> None:
    state = build(tiles={"l6": "black", "l8": "black"}, leaders={"bull": {"trader": "l5"}, "lion": {"governor": "l9"}})
    found = facts(state, "lead artisan l7")
    assert spaces(found["joins"]) == [{"l5", "l6"}, {"l8", "l9"}]
    assert found["revolt"] is None


def test_T2_a_leaderless_group_is_no_state_and_no_join() -> None:
    state = build(tiles=WEST | EAST, leaders={"bull": {"trader": "l3"}}, hands={"lion": {"yellow": 1}})
    assert facts(state, "tile yellow l7")["joins"] == []


# Revolts.


def test_R2_a_revolt_is_forecast_with_both_strengths() -> None:
    state = build(tiles={"l6": "black", "l8": "black"}, leaders={"bull": {"trader": "k6"}})
    found = forecast(state, "lead trader l7")
    assert RevoltBegan(0, 1, "trader", Space("l7"), Space("k6"), (2, 1)) in found.events
    assert plain(found.facts)["revolt"]["strengths"] == [2, 1]


@pytest.mark.parametrize("black", [0, 2])
@pytest.mark.parametrize(("governor", "helps"), [(None, 1), ("m6", 0)])
def test_R2_black_tiles_and_a_governor_off_the_board_could_be_added(
    black: int, governor: str | None, helps: int
) -> None:
    places = {"bull": {"trader": "k6"}, "lion": {"governor": governor}}
    state = build(tiles={"l6": "black"}, leaders=places, hands={"lion": {"black": black, "red": 1}})
    found = forecast(state, "lead trader l7")
    assert plain(found.facts)["revolt"]["could_add"] == black + helps
    assert ("could-add", {"number": black + helps}) in [(one.kind, one.values) for one in found.messages]


@pytest.mark.parametrize("origin", [None, "n9"])
def test_R2_a_governor_that_revolts_itself_adds_nothing(origin: str | None) -> None:
    places = {"bull": {"governor": "k6"}, "lion": {"governor": origin}}
    state = build(tiles={"l6": "black", "n8": "black"}, leaders=places, hands={"lion": {"black": 2}})
    assert facts(state, "lead governor l7")["revolt"]["could_add"] == 2


def test_R4_a_revolt_stakes_a_leader_against_a_point() -> None:
    found = forecast(build(**QUARREL), "lead trader l7")
    assert (found.messages[-1].kind, found.messages[-1].values) == ("at-stake", {"leaders": 1, "points": 1})
    attacker, defender = plain(found.facts)["sides"]
    assert [one["space"] for one in (*attacker["leaders"], *defender["leaders"])] == ["l7", "k6"]
    assert all(one["leaves"] for one in (*attacker["leaders"], *defender["leaders"]))
    assert (attacker["gains"], defender["gains"]) == ([[0, "green", 1]], [[1, "green", 1]])


def test_R4_the_last_commitment_forecasts_the_outcome() -> None:
    state = build(hands={"bull": {"black": 1}}, **QUARREL)
    play(state, "lion", "lead trader l7", "commit 0 leader")
    assert facts(state, "commit 0", "bull")["points"] == [(0, "green", 1)]
    assert facts(state, "commit 1", "bull")["points"] == [(1, "green", 1)]


# Wars.


def test_W3_a_war_is_forecast_with_the_strengths_of_the_warring_states() -> None:
    # West (l6) and north (k8) clash, the south (m8) takes no part.
    tiles = WEST | {"k8": "red", "j8": "black", "m8": "red", "n8": "black"}
    places = {"bull": {"governor": "l3"}, "lion": {"governor": "i8", "farmer": "n9"}}
    found = forecast(build(tiles=tiles, leaders=places, hands={"lion": {"yellow": 1}}), "tile yellow l7")
    [war] = [event for event in found.events if isinstance(event, WarBegan)]
    assert (war.seat, war.space) == (0, "l7")
    sides = {min(state): strength for state, strength in zip(war.states, war.strengths, strict=True)}
    assert sides == {"l3": 2, "i8": 1}
    found = plain(found.facts)
    assert found["war"]["strengths"] == list(war.strengths)
    assert len(found["joins"]) == 3
    assert found["points"] == []  # B2


@pytest.mark.parametrize("red", [0, 3])
@pytest.mark.parametrize(("leaders", "helps"), [(GOVERNORS, 1), (SOLDIERS, 0)])
def test_W4_red_tiles_and_a_soldier_off_the_board_could_be_added(red: int, leaders: Any, helps: int) -> None:
    state = build(tiles=WEST | EAST, leaders=leaders, hands={"lion": {"yellow": 1, "red": red, "black": 1}})
    found = forecast(state, "tile yellow l7")
    assert plain(found.facts)["war"]["could_add"] == red + helps
    assert ("could-add", {"number": red + helps}) in [(one.kind, one.values) for one in found.messages]


def test_W6_a_war_stakes_leaders_whose_colour_is_on_both_sides() -> None:
    places = {"bull": {"governor": "l3"}, "lion": {"governor": "l11", "artisan": "k10"}}
    found = forecast(build(tiles=WEST | EAST, leaders=places, hands={"lion": {"yellow": 1}}), "tile yellow l7")
    assert (found.messages[-1].kind, found.messages[-1].values) == ("at-stake", {"leaders": 1, "points": 1})


def test_W6_a_war_of_others_stakes_nothing() -> None:
    places = {"bull": {"governor": "l3"}, "archer": {"governor": "l11"}}
    state = build(players=3, tiles=WEST | EAST, leaders=places, hands={"lion": {"yellow": 1}})
    assert forecast(state, "tile yellow l7").messages[-1].kind == "could-add"


def test_W4_the_placed_tile_itself_cannot_be_added() -> None:
    state = build(tiles=WEST | EAST, leaders=GOVERNORS, hands={"lion": {"red": 3}})
    war = facts(state, "tile red l7")["war"]
    assert war["could_add"] == 2 + 1
    assert list(war["strengths"]) == [2, 1]  # W2


def test_W4_what_others_could_add_is_not_told() -> None:
    fields: dict[str, Any] = {"tiles": WEST | EAST, "leaders": GOVERNORS}
    rich = build(hands={"lion": {"red": 1}, "bull": {"red": 6}}, **fields)
    poor = build(hands={"lion": {"red": 1}, "bull": {"blue": 6}}, **fields)
    assert forecast(rich, "tile red l7") == forecast(poor, "tile red l7")


def test_W6_the_last_support_forecasts_what_follows_for_certain() -> None:
    state = build(
        tiles=GARRISON | EAST, pagodas=["k6 l5 l6"], leaders=SOLDIERS, hands={"lion": {"yellow": 1, "red": 5}}
    )
    play(state, "lion", "tile yellow l7")
    play(state, "bull", "skip")
    play(state, "lion", "support l8")
    found = facts(state, "commit 5")
    assert found["points"] == [(0, "red", 1)]
    assert found["pagodas_lost"] == ["k6 l5 l6"]
    weaker = facts(state, "commit 1")  # 3 against 2: the west wins, and must choose which tiles it loses
    assert weaker["points"] == [(1, "red", 1)]
    assert weaker["pagodas_lost"] == []


# Pagodas.


def test_G1_the_pagodas_that_a_tile_makes_possible_are_forecast() -> None:
    state = build(tiles=dict.fromkeys(("k6", "k7", "l5", "l7"), "red"), hands={"lion": {"red": 1}})
    found = facts(state, "tile red l6")["pagodas_offered"]
    assert set(found) == {"k6 l5 l6", "k6 k7 l6", "k7 l6 l7"}
    assert facts(state, "tile red m7")["pagodas_offered"] == []


def test_G1_no_pagoda_is_forecast_of_a_tile_that_starts_a_war() -> None:
    tiles = {"l4": "black", "l6": "red", "k7": "red", "l5": "yellow"} | EAST
    state = build(tiles=tiles, leaders=GOVERNORS, hands={"lion": {"red": 1}})
    found = facts(state, "tile red l7")
    assert found["war"] is not None
    assert found["pagodas_offered"] == []


def test_G5_the_pagodas_that_are_lost_are_forecast() -> None:
    riot = build(tiles=GARRISON, pagodas=["k6 l5 l6"], hands={"lion": {"blue": 2}})
    play(riot, "lion", "riot")
    assert facts(riot, "remove l5")["pagodas_lost"] == ["k6 l5 l6"]
    assert facts(riot, "remove l4")["pagodas_lost"] == []
    war = build(
        tiles=GARRISON | {"m4": "red"} | EAST, pagodas=["k6 l5 l6"], leaders=SOLDIERS, hands={"lion": {"yellow": 1}}
    )
    play(war, "lion", "tile yellow l7")
    play(war, "bull", "skip")
    play(war, "lion", "skip")
    assert open_question(war) == ("lion", "loss")
    assert facts(war, "remove m4")["pagodas_lost"] == []
    assert facts(war, "remove l6")["pagodas_lost"] == ["k6 l5 l6"]


# From the view alone.


def moments() -> list[tuple[State, str, str]]:
    """States, the seat that is open_question, and an action of which much follows."""
    hands = {"lion": {"red": 2, "yellow": 1, "black": 1, "blue": 2}, "bull": {"black": 2, "red": 2}}
    front: dict[str, Any] = {"tiles": WEST | EAST, "leaders": GOVERNORS}
    defended = build(hands=hands, **QUARREL)
    play(defended, "lion", "lead trader l7", "commit 1")
    decided = build(hands=hands, **front)
    play(decided, "lion", "tile yellow l7")
    play(decided, "bull", "support l3", "commit 1 leader")
    play(decided, "lion", "support l8")
    replaced = build(hands=hands)
    play(replaced, "lion", "replace", "discard red")
    return [
        (build(hands=hands, **front), "lion", "tile red l7"),
        (build(hands=hands, **QUARREL), "lion", "lead trader l7"),
        (build(hands=hands, **front), "lion", "pass"),
        (defended, "bull", "commit 2 leader"),
        (decided, "lion", "commit 2 leader"),
        (replaced, "lion", "done"),
    ]


@pytest.mark.parametrize("number", range(len(moments())))
def test_H1_the_forecast_does_not_depend_on_what_is_hidden(number: int) -> None:
    state, seat, text = moments()[number]
    found = forecast(state, text, seat)
    asked = Seat(SEATS.index(seat))
    view = RULES.view(state, asked)
    for n in range(1, 6):
        guess = HERE.guess(view, random.Random(n))
        assert RULES.forecast(RULES.view(guess, asked), RULES.read(text)) == found
        assert forecast_from(guess, asked, RULES.read(text)) == found


@pytest.mark.parametrize("number", range(len(moments())))
def test_H1_what_is_forecast_happens(number: int) -> None:
    state, seat, text = moments()[number]
    found = forecast(state, text, seat)
    assert found.action == text
    happened = play(state, seat, text)
    assert list(found.events) == happened[: len(found.events)]
    assert [said.kind for said in found.messages][: len(found.events)] == [
        type(event).__name__ for event in found.events
    ]


def test_H1_a_forecast_changes_neither_state_nor_view() -> None:
    state, seat, text = moments()[0]
    key = state.key()
    view = RULES.view(state, Seat(SEATS.index(seat)))
    RULES.forecast(view, RULES.read(text))
    assert state.key() == key
    assert RULES.view(state, Seat(SEATS.index(seat))) == view


def test_P1_only_legal_actions_are_forecast() -> None:
    state = build(hands={"lion": {"red": 1}})
    with pytest.raises(IllegalAction) as error:
        forecast(state, "tile red o4")
    assert error.value.reason.rule == "B1"
    with pytest.raises(IllegalAction) as error:
        forecast(state, "pass", "bull")
    assert error.value.reason.rule == "P1"


def test_H1_a_spectator_has_no_actions_to_forecast() -> None:
    with pytest.raises(ValueError, match="spectators"):
        RULES.forecast(RULES.view(build(), None), RULES.read("pass"))
