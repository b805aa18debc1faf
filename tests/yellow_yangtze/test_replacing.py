"""E1 and E2: replacing tiles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.plain import plain
from tests.yellow_yangtze.build import RULES, build, of_kind, offered, open_question, play, points, reason
from tianming.core.errors import IllegalAction
from tianming.core.protocol import Event, State
from tianming.core.seats import Seat
from tianming.games.yellow_yangtze.board import COLOURS, TILE_COUNTS

SIX = {"lion": {"red": 6}}


def hand(state: State, seat: str = "lion") -> dict[str, int]:
    held: dict[str, int] = state.snapshot()["hands"][seat]
    return held


def last_of_bag(bag: dict[str, int], **fields: Any) -> State:
    """A position with just these tiles left in the bag; all others were discarded."""
    discards = dict(zip(COLOURS, TILE_COUNTS, strict=True))
    for counts in (bag, fields.get("merchants", {}), *fields["hands"].values()):
        for colour, number in counts.items():
            discards[colour] -= number
    for colour in fields.get("tiles", {}).values():
        discards[colour] -= 1
    return build(discards=discards, **fields)


def replace(state: State, *colours: str) -> list[Event]:
    return play(state, "lion", "replace", *(f"discard {colour}" for colour in colours), "done")


def seen(events: list[Any], seat: Seat | None) -> list[str | None]:
    """The colours that a seat (None: a spectator) sees in those events."""
    watched: list[Any] = RULES.redact_events(events, seat)
    return [event.colour for event in watched]


# E1


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_E1_one_to_six_tiles_are_discarded_and_as_many_drawn(number: int) -> None:
    state = build(hands=SIX)
    replace(state, *["red"] * number)
    for _ in range(number):
        assert open_question(state) == ("chance", "redraw")
        play(state, "chance", "draw black")
    assert open_question(state) == ("lion", "turn")
    kept = {"red": 6 - number} if number < 6 else {}
    assert hand(state) == {"black": number, **kept}


def test_E1_tiles_of_several_colours() -> None:
    state = build(hands={"lion": {"red": 2, "green": 1, "yellow": 3}})
    replace(state, "yellow", "green", "yellow")
    assert hand(state) == {"red": 2, "yellow": 1}
    play(state, "chance", "draw blue", "draw blue", "draw red")
    assert hand(state) == {"red": 3, "blue": 2, "yellow": 1}


def test_E1_all_are_discarded_before_the_first_is_drawn() -> None:
    state = build(hands={"lion": {"red": 2}})
    play(state, "lion", "replace", "discard red")
    assert open_question(state) == ("lion", "replace")
    assert offered(state) == {"discard red", "done"}
    play(state, "lion", "discard red")
    assert offered(state) == {"done"}


def test_E1_not_zero_tiles() -> None:
    state = build(hands=SIX)
    play(state, "lion", "replace")
    assert offered(state) == {"discard red"}
    assert reason(state, "lion", "done")[0] == "E1"
    assert reason(state, "lion", "pass")[0] == "E1"
    with pytest.raises(IllegalAction):
        play(state, "lion", "done")


def test_E1_only_tiles_from_the_hand() -> None:
    state = build(hands={"lion": {"red": 1}, "bull": {"black": 1}}, merchants={"black": 6})
    play(state, "lion", "replace")
    assert reason(state, "lion", "discard black")[0] == "E1"
    play(state, "lion", "discard red")
    assert reason(state, "lion", "discard red")[0] == "E1"


def test_E1_not_with_an_empty_hand() -> None:
    state = build(tiles={"k6": "black"})
    assert "replace" not in offered(state)
    assert reason(state, "lion", "replace")[0] == "E1"


def test_E1_as_many_as_discarded_not_up_to_six() -> None:
    state = build(hands={"lion": {"red": 6}})
    play(state, "lion", "tile red a1")
    replace(state, "red", "red")
    play(state, "chance", "draw black")
    assert open_question(state) == ("chance", "redraw")
    play(state, "chance", "draw black")
    assert open_question(state) == ("chance", "refill")  # the turn is over; now the sixth
    assert hand(state) == {"black": 2, "red": 3}


def test_E1_face_down() -> None:
    state = build(players=3, hands={"lion": {"red": 2, "green": 1}})
    events = of_kind(replace(state, "red", "green"), "TileDiscarded")
    assert seen(events, Seat(0)) == ["red", "green"]
    for watcher in (Seat(1), Seat(2), None):
        assert seen(events, watcher) == [None, None]
        assert plain(RULES.view(state, watcher).position)["buried"]["lion"] == 2
        assert plain(RULES.view(state, watcher).position)["discards"] == {}


def test_E1_the_tiles_drawn_are_hidden_too() -> None:
    state = build(hands={"lion": {"red": 2}})
    replace(state, "red")
    events = of_kind(play(state, "chance", "draw green"), "TileDrawn")
    assert seen(events, Seat(0)) == ["green"]
    assert seen(events, Seat(1)) == [None]


def test_E1_discarded_tiles_do_not_return_to_the_bag() -> None:
    state = build(hands=SIX)
    bag = sum(state.snapshot()["bag"].values())
    replace(state, "red", "red")
    assert sum(state.snapshot()["bag"].values()) == bag
    play(state, "chance", "draw black", "draw black")
    assert sum(state.snapshot()["bag"].values()) == bag - 2
    state = last_of_bag({"black": 2}, hands={"lion": {"red": 6}})
    replace(state, "red", "red")
    assert [RULES.write(action) for action, _ in state.odds()] == ["draw black"]


def test_E1_drawn_tiles_may_be_used_at_once() -> None:
    state = build(hands={"lion": {"red": 1}})
    replace(state, "red")
    play(state, "chance", "draw yellow")
    play(state, "lion", "tile yellow k6")
    assert open_question(state) == ("chance", "refill")


def test_E1_it_is_one_action() -> None:
    state = build(hands=SIX)
    replace(state, "red", "red", "red")
    play(state, "chance", *["draw black"] * 3)
    assert state.snapshot()["turn"]["actions_left"] == 1


def test_E1_others_draw_nothing() -> None:
    state = build(players=3, hands={"lion": {"red": 6}, "bull": {"red": 1}}, merchants={"red": 2})
    replace(state, "red", "red")
    events = play(state, "chance", "draw black", "draw black")
    assert [event.seat for event in of_kind(events, "TileDrawn")] == [0, 0]
    assert hand(state, "bull") == {"red": 1}
    assert state.snapshot()["merchants"] == {"red": 2}


# E2. A court on k6 k7 l6 with lion's governor on k8 would give a point at the end of the turn.

COURT: dict[str, Any] = {
    "tiles": {"k6": "black", "k7": "black", "l6": "black"},
    "pagodas": ["k6 k7 l6"],
    "leaders": {"lion": {"governor": "k8"}},
}


@pytest.mark.parametrize("number", [1, 6])
def test_E2_replacing_with_an_empty_bag_is_allowed_and_ends_the_game(number: int) -> None:
    state = last_of_bag({}, hands=SIX, **COURT)
    assert "replace" in offered(state)
    events = replace(state, *["red"] * number)
    assert [event.rule for event in of_kind(events, "GameEnded")] == ["E2"]
    assert state.actors() == ()
    assert state.snapshot()["ended"] == "E2"


def test_E2_the_game_ends_at_the_draw_not_before() -> None:
    state = last_of_bag({}, hands=SIX)
    play(state, "lion", "replace", "discard red")
    assert state.snapshot()["ended"] is None
    assert open_question(state) == ("lion", "replace")


def test_E2_as_many_as_there_are_are_drawn_first() -> None:
    state = last_of_bag({"blue": 1, "green": 1}, hands=SIX)
    replace(state, "red", "red", "red")
    play(state, "chance", "draw blue")
    assert state.snapshot()["ended"] is None
    play(state, "chance", "draw green")
    assert state.snapshot()["ended"] == "E2"
    assert hand(state) == {"red": 3, "green": 1, "blue": 1}


def test_E2_the_last_tile_does_not_end_the_game() -> None:
    state = last_of_bag({"blue": 2}, hands=SIX)
    replace(state, "red", "red")
    play(state, "chance", "draw blue", "draw blue")
    assert open_question(state) == ("lion", "turn")
    assert state.snapshot()["turn"]["actions_left"] == 1
    assert sum(state.snapshot()["bag"].values()) == 0


@pytest.mark.parametrize("left", [1, 2])
def test_E2_without_pagoda_points(left: int) -> None:
    state = last_of_bag({}, actions_left=left, hands=SIX, **COURT)
    events = replace(state, "red")
    assert of_kind(events, "PointScored") == []
    assert points(state, "lion") == {}


def test_E2_the_second_action_is_not_taken_and_nobody_refills() -> None:
    state = last_of_bag({"blue": 1}, hands={"lion": {"red": 6}, "bull": {"red": 1}})
    replace(state, "red", "red")
    play(state, "chance", "draw blue")
    assert reason(state, "lion", "tile red a1")[0] == "X1"
    assert hand(state, "bull") == {"red": 1}
    assert state.snapshot()["turn"]["actions_left"] == 0


def test_E2_the_result_is_counted() -> None:
    state = last_of_bag({}, hands=SIX, points={"bull": {"black": 1, "red": 1, "green": 1, "blue": 1}})
    replace(state, "red")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rule == "E2"
    assert outcome.ranks == (2, 1)


@pytest.mark.parametrize(("extra", "ended"), [(0, "E2"), (1, None)])
def test_E2_in_the_short_game_24_tiles_are_out_of_reach(extra: int, ended: str | None) -> None:
    state = last_of_bag({"black": 24 + extra}, options={"short": True}, hands=SIX)
    replace(state, "red")
    if extra:
        play(state, "chance", "draw black")
    assert state.snapshot()["ended"] == ended
