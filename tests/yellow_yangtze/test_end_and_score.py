"""Section 13: the end and the score (X1 to X4)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from tests.yellow_yangtze.build import (
    RULES,
    SEATS,
    build,
    leaders,
    of_kind,
    offered,
    open_question,
    play,
    points,
    reason,
)
from tianming.core.errors import IllegalAction, InvalidPosition
from tianming.core.protocol import Event, Outcome, State
from tianming.core.seats import CHANCE, Seat

TOTALS = Counter(black=42, red=36, green=24, blue=24, yellow=12)
MERCHANTS = {"green": 6}
FULL = {"red": 6}
GARRISON: dict[str, Any] = {
    "tiles": {"k6": "red", "l5": "red", "l6": "red", "l4": "black"},
    "pagodas": ["k6 l5 l6"],
    "leaders": {"lion": {"soldier": "l3"}},
}


def late(bag: dict[str, int], players: int = 2, **fields: Any) -> State:
    """A position with that bag: whatever is nowhere else has been discarded; hands and merchants are full."""
    hands = dict.fromkeys(SEATS[:players], FULL) | fields.pop("hands", {})
    fields = {"tiles": {}, "merchants": MERCHANTS, **fields}
    used = Counter(fields["tiles"].values())
    for counts in (fields["merchants"], bag, *hands.values()):
        used.update(counts)
    return build(players, hands=hands, discards=dict(TOTALS - used), **fields)


def ended(events: list[Event]) -> str:
    """The rule that ended the game, "" if it goes on."""
    return "".join(event.rule for event in of_kind(events, "GameEnded"))


def score(*rows: dict[str, int], options: dict[str, bool] | None = None) -> Outcome:
    """The outcome of a game that ended with those points."""
    state = build(
        len(rows),
        actions_left=0,
        points=dict(zip(SEATS, rows, strict=False)),
        questions=[],
        ended="X1",
        options=options or {},
    )
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def four(black: int, red: int, green: int, blue: int, yellow: int = 0) -> dict[str, int]:
    return {"black": black, "red": red, "green": green, "blue": blue, "yellow": yellow}


# X1


def test_X1_drawing_the_last_tile_is_not_the_end() -> None:
    state = late({"blue": 1}, hands={"lion": {"red": 5}})
    assert ended(play(state, "lion", "pass")) == ""
    assert ended(play(state, "chance", "draw blue")) == ""
    assert open_question(state) == ("bull", "turn")
    assert state.snapshot()["bag"] == {}


def test_X1_the_game_ends_when_a_tile_must_be_drawn_and_the_bag_is_empty() -> None:
    state = late({}, hands={"lion": {"red": 5}})
    assert ended(play(state, "lion", "pass")) == "X1"
    assert state.actors() == ()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rule == "X1"


def test_X1_the_tiles_that_are_left_are_drawn_first() -> None:
    state = late({"blue": 1}, hands={"lion": {"red": 4}})
    play(state, "lion", "pass")
    events = play(state, "chance", "draw blue")
    assert ended(events) == "X1"
    assert state.snapshot()["hands"]["lion"] == {"red": 4, "blue": 1}


def test_X1_the_bag_runs_out_before_the_other_players_draw() -> None:
    state = late({"blue": 1}, hands={"lion": {"red": 5}, "bull": {"red": 5}})
    play(state, "lion", "pass")
    assert ended(play(state, "chance", "draw blue")) == "X1"
    assert state.snapshot()["hands"]["bull"] == {"red": 5}


def test_X1_another_players_draw_counts() -> None:
    state = late({}, 3, hands={"archer": {"red": 5}})
    assert ended(play(state, "lion", "pass")) == "X1"


def test_X1_the_merchants_count_too() -> None:
    state = late({}, merchants={"green": 5})
    assert ended(play(state, "lion", "pass")) == "X1"
    last = late({"green": 1}, merchants={"green": 5})
    play(last, "lion", "pass")
    assert ended(play(last, "chance", "draw green")) == ""
    assert open_question(last) == ("bull", "turn")


def test_X1_an_empty_bag_alone_ends_nothing() -> None:
    state = late({})
    assert ended(play(state, "lion", "pass")) == ""
    assert open_question(state) == ("bull", "turn")


def test_X1_a_tile_is_missed_only_when_it_must_be_drawn() -> None:
    state = late({})
    play(state, "lion", "tile red l5")
    assert open_question(state) == ("lion", "turn")
    assert ended(play(state, "lion", "tile red l7")) == "X1"


def test_X1_at_the_end_of_a_turn_the_pagoda_points_have_been_taken() -> None:
    state = late({}, hands={"lion": {"red": 5}}, **GARRISON)
    assert ended(play(state, "lion", "pass")) == "X1"
    assert points(state, "lion") == {"red": 1}


def test_X1_a_tile_that_cannot_be_replaced_ends_the_game_at_once() -> None:
    state = late({"blue": 1}, **GARRISON)
    play(state, "lion", "replace", "discard red", "discard red", "done")
    assert ended(play(state, "chance", "draw blue")) == "E2"
    assert state.actors() == ()
    assert points(state, "lion") == {}  # E2: without pagoda points
    assert state.snapshot()["hands"]["lion"] == {"red": 4, "blue": 1}


def test_X1_replacing_with_an_empty_bag_ends_the_game() -> None:
    state = late({}, **GARRISON)
    play(state, "lion", "replace", "discard red")
    assert open_question(state) == ("lion", "replace")
    assert ended(play(state, "lion", "done")) == "E2"
    assert points(state, "lion") == {}


def test_X1_the_last_tile_may_be_drawn_by_replacing() -> None:
    state = late({"blue": 1})
    play(
        state,
        "lion",
        "replace",
        "discard red",
        "done",
    )
    assert ended(play(state, "chance", "draw blue")) == ""
    assert open_question(state) == ("lion", "turn")


def test_X1_no_further_action_is_resolved() -> None:
    state = late({}, hands={"lion": {"red": 5}})
    play(state, "lion", "pass")
    assert state.legal(Seat(0)) == state.legal(Seat(1)) == state.legal(CHANCE) == []
    assert reason(state, "bull", "pass") == ("X1", "game-over")
    with pytest.raises(IllegalAction):
        play(state, "bull", "pass")


def test_X1_a_war_that_empties_hands_is_settled_before_the_end() -> None:
    state = late(
        {},
        tiles={"l5": "black", "l7": "black"},
        leaders={"lion": {"soldier": "l4"}, "bull": {"soldier": "l8"}},
        hands={"lion": {"yellow": 6}},
        actions_left=1,
    )
    play(state, "lion", "tile yellow l6")
    play(state, "bull", "support l7", "commit 2")
    assert ended(play(state, "lion", "skip")) == "X1"
    assert leaders(state, "lion") == {}
    assert points(state, "bull") == {"red": 1}


def test_X1_in_the_short_game_24_tiles_are_never_drawn() -> None:
    fields: dict[str, Any] = {"options": {"short": True}, "hands": {"lion": {"red": 5}}}
    state = late({"black": 20, "blue": 4}, **fields)
    assert ended(play(state, "lion", "pass")) == "X1"
    last = late({"black": 20, "blue": 5}, **fields)
    assert ended(play(last, "lion", "pass")) == ""
    assert ended(play(last, "chance", "draw blue")) == ""
    assert open_question(last) == ("bull", "turn")


# X2


def test_X2_the_result_is_the_lowest_colour() -> None:
    assert score(four(4, 2, 7, 9), four(0, 1, 2, 3)).results == ((2, 4, 7, 9), (0, 1, 2, 3))


def test_X2_yellow_points_raise_the_lowest_colours_first() -> None:
    found = score(four(3, 1, 4, 2, yellow=2), four(0, 0, 9, 9, yellow=3)).results
    assert found == ((2, 3, 3, 4), (1, 2, 9, 9))


def test_X2_yellow_is_no_fifth_colour() -> None:
    assert score(four(5, 5, 5, 5, yellow=0), four(1, 1, 1, 1, yellow=9)).results == ((5, 5, 5, 5), (3, 3, 3, 4))


def test_X2_yellow_points_are_spread_so_that_the_ordered_result_is_best() -> None:
    for black, red, green, blue in combinations_with_replacement(range(4), 4):
        for yellow in range(6):
            spreads = [spread for spread in product(range(yellow + 1), repeat=4) if sum(spread) == yellow]
            best = max(
                tuple(sorted(map(sum, zip((black, red, green, blue), spread, strict=True)))) for spread in spreads
            )
            assert score(four(black, red, green, blue, yellow), {}).results[0] == best


# X3


def test_X3_the_highest_result_wins() -> None:
    outcome = score(four(3, 9, 9, 9), four(4, 4, 4, 4))
    assert (outcome.ranks, outcome.winners) == ((2, 1), (1,))


@pytest.mark.parametrize(
    ("winner", "loser"),
    [
        (four(3, 5, 5, 5), four(3, 4, 9, 9)),  # second lowest
        (four(3, 4, 6, 6), four(3, 4, 5, 9)),  # third
        (four(3, 4, 5, 7), four(3, 4, 5, 6)),  # fourth
        (four(9, 3, 4, 5), four(3, 4, 5, 8)),  # whatever the colours are
        (four(2, 4, 4, 4, yellow=1), four(3, 4, 4, 3)),  # after the yellow points
    ],
)
def test_X3_ties_go_by_second_lowest_third_and_fourth(winner: dict[str, int], loser: dict[str, int]) -> None:
    assert score(winner, loser).ranks == (1, 2)
    assert score(loser, winner).ranks == (2, 1)


def test_X3_still_tied_is_a_shared_victory() -> None:
    outcome = score(four(3, 4, 5, 6), four(6, 5, 4, 3))
    assert (outcome.ranks, outcome.winners) == ((1, 1), (0, 1))


def test_X3_yellow_points_do_not_break_a_tie() -> None:
    assert score(four(3, 3, 3, 2, yellow=1), four(3, 3, 3, 3)).ranks == (1, 1)


def test_X3_all_seats_are_ranked() -> None:
    outcome = score(four(1, 1, 1, 1), four(2, 2, 2, 2), four(0, 9, 9, 9), four(2, 2, 2, 2))
    assert (outcome.ranks, outcome.winners) == ((3, 1, 4, 1), (1, 3))


def test_X3_there_is_no_outcome_before_the_end() -> None:
    assert build(points={"lion": four(9, 9, 9, 9)}).outcome() is None


# X4


def pass_round(state: State, turns: int) -> list[Event]:
    events: list[Event] = []
    for _ in range(turns):
        events = play(state, open_question(state)[0], "pass")
    return events


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X4_five_full_rounds_without_a_draw_end_the_game(players: int) -> None:
    hands = dict(zip(SEATS[:players], [FULL, FULL, FULL, {"blue": 6}], strict=False))
    state = late({"black": 5}, players, hands=hands)
    assert ended(pass_round(state, 5 * players - 1)) == ""
    assert ended(pass_round(state, 1)) == "X4"
    assert state.actors() == ()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rule == "X4"


def test_X4_switched_off_the_game_goes_on() -> None:
    state = late({"black": 5}, hands={"lion": FULL, "bull": FULL}, options={"no_stall_end": True})
    for _ in range(4):
        assert ended(pass_round(state, 10)) == ""
    assert state.snapshot()["turn"]["quiet_turns"] == 10  # no more are counted
    assert RULES.restore(state.snapshot()).key() == state.key()


def test_X4_switched_off_no_position_ends_by_it() -> None:
    state = late({"black": 5}, hands={"lion": FULL, "bull": FULL})
    pass_round(state, 10)
    position = state.snapshot()
    with pytest.raises(InvalidPosition) as error:
        RULES.restore({**position, "options": {**position["options"], "no_stall_end": True}})
    assert (error.value.field, error.value.rule) == ("ended", "X4")


def test_X4_players_who_agree_to_end_are_ranked_by_their_points() -> None:
    state = build(points={"lion": four(2, 2, 2, 3), "bull": four(2, 2, 2, 2)})
    standing = RULES.standing(state)
    assert (standing.ranks, standing.results) == ((1, 2), ((2, 2, 2, 3), (2, 2, 2, 2)))
    assert state.outcome() is None


def last_quiet_turn(bag: dict[str, int], **fields: Any) -> State:
    position = late(bag, **fields).snapshot()
    position["turn"]["quiet_turns"] = 10
    return RULES.restore(position)


def test_X4_the_game_ends_after_the_pagoda_points_of_that_turn() -> None:
    state = last_quiet_turn({"black": 5}, **GARRISON)
    assert ended(play(state, "lion", "pass")) == "X4"
    assert points(state, "lion") == {"red": 1}


def test_X4_a_tile_drawn_in_the_last_turn_keeps_the_game_going() -> None:
    state = last_quiet_turn({"black": 5})
    play(state, "lion", "tile red l5", "pass")
    assert ended(play(state, "chance", "draw black")) == ""
    assert open_question(state) == ("bull", "turn")
    assert ended(pass_round(state, 9)) == ""
    assert ended(pass_round(state, 1)) == "X4"


def test_X4_a_replaced_tile_is_a_tile_drawn() -> None:
    state = last_quiet_turn({"black": 5})
    play(state, "lion", "replace", "discard red", "done")
    play(state, "chance", "draw black")
    assert ended(play(state, "lion", "pass")) == ""
    assert open_question(state) == ("bull", "turn")
    assert ended(pass_round(state, 10)) == "X4"


def test_X4_a_merchant_drawn_is_a_tile_drawn() -> None:
    state = last_quiet_turn({"black": 5}, merchants={"green": 5})
    play(state, "lion", "pass")
    play(state, "chance", "draw black")
    assert open_question(state) == ("bull", "turn")


def test_X4_leaders_may_come_and_go_and_revolts_be_fought_without_a_draw() -> None:
    state = last_quiet_turn({"black": 5}, tiles={"l6": "black"}, leaders={"bull": {"trader": "k6"}})
    play(state, "lion", "lead trader l7", "commit 0")
    play(state, "bull", "commit 0")
    assert "lead trader l7" in offered(state)
    assert ended(play(state, "lion", "lead artisan l7")) == "X4"


def test_X4_a_missing_tile_and_an_empty_bag_end_the_game_by_X1() -> None:
    state = last_quiet_turn({}, hands={"lion": {"red": 5}})
    assert ended(play(state, "lion", "pass")) == "X1"


def test_X4_a_position_beyond_five_quiet_rounds_is_refused() -> None:
    position = late({}).snapshot()
    position["turn"]["quiet_turns"] = 11
    with pytest.raises(InvalidPosition) as error:
        RULES.restore(position)
    assert error.value.rule == "X4"
