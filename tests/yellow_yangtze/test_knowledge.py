"""Section 14: what is known to whom (H1)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.plain import plain
from tests.yellow_yangtze.build import RULES, SEATS, build, of_kind, offered, open_question, play, position
from tianming.core.protocol import State, View
from tianming.core.seats import CHANCE, Seat, all_seats

TOTALS = Counter(black=42, red=36, green=24, blue=24, yellow=12)
HANDS = {"lion": {"red": 2, "blue": 1, "yellow": 1}, "bull": {"black": 3, "green": 2}, "archer": {"red": 4}}
QUARREL: dict[str, Any] = {"tiles": {"l6": "black"}, "leaders": {"bull": {"trader": "k6"}}}
FRONT: dict[str, Any] = {  # two states that a tile on l7 unites into a war
    "tiles": {"l4": "black", "l5": "red", "l6": "red", "l8": "red", "l9": "red", "l10": "black"},
    "leaders": {"bull": {"governor": "l3"}, "lion": {"governor": "l11"}},
}


def quiet() -> State:
    return build(3, hands=HANDS, merchants={"blue": 6}, buried={"lion": {"blue": 1}, "bull": {"red": 2}}, **QUARREL)


def short() -> State:
    return build(hands={"lion": {"red": 6}, "bull": {"blue": 6}}, options={"short": True})


def refilling() -> State:
    state = quiet()
    play(state, "lion", "pass")
    play(state, "chance", "draw yellow")
    return state


def attacked() -> State:
    state = quiet()
    play(state, "lion", "lead trader l7")
    return state


def defended() -> State:
    state = attacked()
    play(state, "lion", "commit 0 leader")
    return state


def warring() -> State:
    state = build(3, hands=HANDS, **FRONT)
    play(state, "lion", "tile yellow l7")
    return state


def pledging() -> State:
    state = warring()
    play(state, "bull", "support l3")
    return state


def supported() -> State:
    state = pledging()
    play(state, "bull", "commit 0 leader")
    play(state, "archer", "support l3", "commit 2")
    return state


def losing() -> State:
    state = warring()
    play(state, "bull", "skip")
    play(state, "archer", "skip")
    play(state, "lion", "support l8", "commit 1")
    return state


def replacing() -> State:
    state = quiet()
    play(state, "lion", "replace", "discard red", "discard blue")
    return state


def redrawing() -> State:
    state = replacing()
    play(state, "lion", "done")
    return state


def chaining() -> State:
    state = quiet()
    play(state, "lion", "tile blue o4")
    return state


def moving() -> State:
    red = dict.fromkeys(("k10", "l9", "l10", "m10", "n9", "n10", "k6", "l5"), "red")
    state = build(3, hands=HANDS, tiles=red, pagodas=["m10 n9 n10", "k10 l9 l10"])
    play(state, "lion", "tile red l6", "pagoda k6 l5 l6")
    return state


MOMENTS = (
    quiet,
    short,
    refilling,
    attacked,
    defended,
    warring,
    pledging,
    supported,
    losing,
    replacing,
    redrawing,
    chaining,
    moving,
)


def watchers(state: State) -> list[Seat | None]:
    return [*all_seats(state.snapshot()["players"]), None]


def wire(view: View) -> bytes:
    return msgspec.json.encode(view)


# Hidden.


def test_H1_other_hands_are_hidden_but_for_their_number() -> None:
    view = RULES.view(quiet(), Seat(0))
    assert plain(view.position)["hands"] == {"lion": HANDS["lion"], "bull": 5, "archer": 4}


def test_H1_the_bag_is_hidden_but_for_its_number() -> None:
    state = quiet()
    for seat in watchers(state):
        assert plain(RULES.view(state, seat).position)["bag"] == 138 - 1 - 13 - 6 - 3


def test_H1_tiles_discarded_by_E1_are_hidden_from_the_others() -> None:
    assert plain(RULES.view(quiet(), Seat(0)).position)["buried"] == {"lion": {"blue": 1}, "bull": 2, "archer": 0}
    assert plain(RULES.view(quiet(), Seat(1)).position)["buried"] == {"lion": 1, "bull": {"red": 2}, "archer": 0}


def test_H1_the_24_tiles_of_the_short_game_are_in_nobodys_view() -> None:
    state = short()
    for seat in watchers(state):
        assert plain(RULES.view(state, seat).position)["bag"] == 138 - 12 - 24


def test_H1_a_spectator_sees_no_hand_and_is_asked_nothing() -> None:
    view = RULES.view(quiet(), None)
    assert plain(view.position)["hands"] == {"lion": 4, "bull": 5, "archer": 4}
    assert plain(view.position)["buried"] == {"lion": 1, "bull": 2, "archer": 0}
    assert view.question is None
    assert view.actors == (0,)


@pytest.mark.parametrize("moment", MOMENTS)
def test_H1_a_view_tells_nothing_about_what_its_seat_cannot_see(moment: Callable[[], State]) -> None:
    state = moment()
    for seat in watchers(state):
        view = RULES.view(state, seat)
        for number in range(5):
            assert wire(RULES.view(RULES.guess(view, random.Random(number)), seat)) == wire(view)


def test_H1_states_that_differ_only_in_secrets_look_the_same() -> None:
    one = position(hands={"lion": {"red": 3}, "bull": {"blue": 2}}, buried={"bull": {"green": 1}}, **QUARREL)
    other = position(hands={"lion": {"red": 3}, "bull": {"black": 2}}, buried={"bull": {"yellow": 1}}, **QUARREL)
    views = [[RULES.view(RULES.restore(which), seat) for seat in (Seat(0), None, Seat(1))] for which in (one, other)]
    assert views[0][:2] == views[1][:2]
    assert views[0][2] != views[1][2]


def test_H1_nobody_knows_the_order_of_the_bag() -> None:
    state = refilling()
    bag = state.snapshot()["bag"]
    assert {RULES.write(action).split()[1]: weight for action, weight in state.odds()} == bag
    assert state.count(CHANCE) == sum(bag.values())


def test_H1_support_is_asked_also_of_those_who_hold_nothing() -> None:
    fields = FRONT | {"leaders": {"bull": {"governor": "l3", "soldier": "k4"}, "lion": {"governor": "l11"}}}
    state = build(hands={"lion": {"yellow": 1}, "bull": {"blue": 6}}, **fields)
    play(state, "lion", "tile yellow l7")
    assert open_question(state) == ("bull", "support")
    assert offered(state) == {"skip"}


def test_H1_going_on_is_asked_also_of_those_who_hold_no_more_blue() -> None:
    state = build(hands={"lion": {"blue": 1, "red": 1}})
    play(state, "lion", "tile blue o4")
    assert open_question(state) == ("lion", "chain")
    assert offered(state) == {"skip"}


# Public.


@pytest.mark.parametrize("moment", MOMENTS)
def test_H1_everything_else_is_public(moment: Callable[[], State]) -> None:
    state = moment()
    snapshot = state.snapshot()
    for seat in watchers(state):
        seen = plain(RULES.view(state, seat).position)
        assert seen.keys() == snapshot.keys()
        public = snapshot.keys() - {"hands", "buried", "bag"}
        assert {field: seen[field] for field in public} == {field: snapshot[field] for field in public}


def test_H1_the_own_hand_and_the_own_discards_are_seen() -> None:
    state = replacing()
    seen = plain(RULES.view(state, Seat(0)).position)
    assert seen["hands"]["lion"] == {"red": 1, "yellow": 1}
    assert seen["buried"]["lion"] == {"red": 1, "blue": 2}


def test_H1_only_the_seat_that_is_asked_sees_its_question() -> None:
    state = defended()
    assert [RULES.view(state, Seat(seat)).question is None for seat in (0, 1, 2)] == [True, False, True]
    question = RULES.view(state, Seat(1)).question
    assert question is not None
    texts = {RULES.write(action) for group in question.groups for action in group.actions}
    assert (question.kind, question.rule, texts) == ("defend", "R3", offered(state))


def test_H1_views_share_nothing_with_the_state() -> None:
    state = quiet()
    key = state.key()
    view = RULES.view(state, Seat(0))
    plain(view.position)["tiles"].clear()
    plain(view.position)["hands"]["lion"]["red"] = 9
    assert state.key() == key


# Events.


def test_H1_only_the_player_sees_which_tile_he_draws() -> None:
    state = quiet()
    play(state, "lion", "pass")
    (drawn,) = play(state, "chance", "draw yellow")
    colours = [of_kind(RULES.redact_events([drawn], seat), "TileDrawn")[0].colour for seat in watchers(state)]
    assert colours == ["yellow", None, None, None]


def test_H1_only_the_player_sees_which_tiles_he_discards() -> None:
    state = quiet()
    events = play(state, "lion", "replace", "discard red", "done")
    for seat in watchers(state):
        (event,) = of_kind(RULES.redact_events(events, seat), "TileDiscarded")
        assert (event.seat, event.colour) == (0, "red" if seat == 0 else None)


def test_H1_a_redrawn_tile_is_hidden_too() -> None:
    state = redrawing()
    events = play(state, "chance", "draw black", "draw green")
    assert [event.colour for event in of_kind(RULES.redact_events(events, Seat(1)), "TileDrawn")] == [None, None]
    assert [event.colour for event in of_kind(RULES.redact_events(events, Seat(0)), "TileDrawn")] == ["black", "green"]


def open_plays() -> list[tuple[State, str, list[str], set[str]]]:
    fields: dict[str, Any] = {"merchants": {"red": 6}, "hands": {"lion": {"green": 2, "blue": 2, "black": 1}}}
    points: dict[str, Any] = {"tiles": {"l6": "black"}, "leaders": {"bull": {"trader": "k6"}}}
    market: dict[str, Any] = {"tiles": {"l6": "red", "l5": "red", "k6": "red"}}
    return [
        (build(**fields, **points), "lion", ["tile green l7"], {"TilePlaced", "PointScored"}),
        (build(**fields, **points), "lion", ["tile green l7", "take red"], {"MerchantTaken"}),
        (build(**fields, **points), "lion", ["riot", "remove l6"], {"TilesPaid", "TileRemoved", "LeaderReturned"}),
        (build(**fields, **market), "lion", ["build", "pagoda k6 l5 l6"], {"TilesPaid", "PagodaBuilt"}),
        (build(**fields, **points), "lion", ["lead trader l7", "commit 1"], {"RevoltBegan", "RevoltCommitted"}),
        (pledging(), "bull", ["commit 0 leader"], {"WarSupported"}),
        (supported(), "lion", ["skip"], {"WarWon", "TileRemoved", "LeaderReturned"}),
    ]


@pytest.mark.parametrize("number", range(len(open_plays())))
def test_H1_what_is_placed_paid_committed_taken_or_won_everybody_sees(number: int) -> None:
    state, seat, texts, kinds = open_plays()[number]
    events = play(state, seat, *texts)
    assert kinds <= {type(event).__name__ for event in events}
    for watcher in watchers(state):
        assert RULES.redact_events(events, watcher) == events


def test_H1_merchants_are_drawn_openly() -> None:
    state = build(hands={"lion": {"red": 6}, "bull": {"blue": 6}}, merchants={"black": 5})
    play(state, "lion", "pass")
    events = play(state, "chance", "draw green")
    assert [event.colour for event in of_kind(RULES.redact_events(events, None), "MerchantDrawn")] == ["green"]


# Points.

RICH: dict[str, Any] = {"points": {"lion": {"black": 37}, "bull": {"red": 41}}}


@pytest.mark.parametrize(("seat", "shown"), [(0, {"37"}), (1, {"41"}), (None, set())])
def test_H1_point_totals_of_others_are_hidden_in_drawings(seat: Seat | None, shown: set[str]) -> None:
    drawing = RULES.draw(RULES.view(build(**RICH), seat))
    assert {number for number in ("37", "41") if number in drawing} == shown


def test_H1_bots_may_count_so_views_hold_the_totals() -> None:
    assert plain(RULES.view(build(**RICH), Seat(1)).position)["points"] == RICH["points"]


def test_H1_after_the_end_the_totals_are_drawn() -> None:
    drawing = RULES.draw(RULES.view(build(actions_left=0, questions=[], ended="X1", **RICH), None))
    assert "37" in drawing
    assert "41" in drawing


# After the end.


def test_H1_after_the_end_everything_is_open() -> None:
    state = build(3, actions_left=0, questions=[], ended="X1", hands=HANDS, buried={"bull": {"red": 2}})
    for seat in watchers(state):
        view = RULES.view(state, seat)
        assert view.position == state.position_file()
        assert view.outcome == state.outcome()
        assert RULES.guess(view, random.Random(1)).key() == state.key()


# Guesses.


@pytest.mark.parametrize("moment", MOMENTS)
def test_H1_a_guess_is_a_whole_position_that_the_rules_allow(moment: Callable[[], State]) -> None:
    state = moment()
    for seat in watchers(state):
        guess = RULES.guess(RULES.view(state, seat), random.Random(7))
        assert RULES.restore(guess.snapshot()).key() == guess.key()


def held_tile(unseen: dict[str, int], number: int) -> str:
    """A guess of lion's at bull's only tile, the rest of `unseen` being in the bag."""
    hands: dict[str, dict[str, int]] = {"lion": {"red": 6}, "bull": {max(unseen): 1}}
    discards = dict(TOTALS - Counter(red=6) - Counter(green=6) - Counter(unseen))
    view = RULES.view(build(hands=hands, merchants={"green": 6}, discards=discards), Seat(0))
    (colour,) = RULES.guess(view, random.Random(number)).snapshot()["hands"]["bull"]
    return str(colour)


def test_H1_guesses_are_fair() -> None:
    found = Counter(held_tile({"blue": 2, "black": 1}, number) for number in range(300))
    assert found.keys() == {"blue", "black"}
    assert 170 < found["blue"] < 230  # two tiles in three


def test_H1_a_guess_leaves_the_view_alone() -> None:
    view = RULES.view(quiet(), Seat(1))
    before = wire(view)
    RULES.guess(view, random.Random(3))
    assert wire(view) == before


def test_H1_who_named_a_state_without_a_soldier_to_send_is_guessed_to_hold_red() -> None:
    # W4: bull's soldier is on the board, so bull can only support a state with red tiles.
    fields = FRONT | {"leaders": {"bull": {"governor": "l3", "soldier": "k4"}, "lion": {"governor": "l11"}}}
    state = build(3, hands={"lion": {"yellow": 1}, "bull": {"red": 1}}, **fields)
    play(state, "lion", "tile yellow l7")
    play(state, "bull", "support k4")
    for seat in (Seat(0), Seat(2), None):
        view = RULES.view(state, seat)
        guesses = [RULES.guess(view, random.Random(number)) for number in range(10)]
        assert all(guess.snapshot()["hands"]["bull"] == {"red": 1} for guess in guesses)
        assert all(guess.count(Seat(SEATS.index("bull"))) == 1 for guess in guesses)
