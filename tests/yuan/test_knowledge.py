"""What is known to whom: plans and bids are hidden until the last one is made."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.plain import plain
from tests.yuan.build import RULES, SEATS, build, of_kind, play
from tianming.core.protocol import State
from tianming.core.seats import Seat

OWNED = {"mu": "XIA:c2 TANG", "suhey": "NIE:c1 SONG", "weyu": "GE:c", "xiangi": "HUO:c"}
PLANS = {"first": "plan XIA d1 f0 m0", "third": "plan GE d0 f1 m0"}


def planning() -> State:
    return build(4, OWNED, plans=PLANS)


def bidding() -> State:
    options = {"map": "automatic", "cities": "automatic", "bidding": True}
    table = RULES.table(players=4, seed="bids", options=options)
    table.act(Seat(0), "bid 4")
    table.act(Seat(2), "bid 1")
    return table.state


def test_Y5_2_a_seat_sees_its_own_plan_and_that_others_have_decided() -> None:
    state = planning()
    assert plain(RULES.view(state, Seat(0)).position)["plans"] == {"first": PLANS["first"], "third": True}
    assert plain(RULES.view(state, Seat(1)).position)["plans"] == {"first": True, "third": True}
    assert plain(RULES.view(state, None).position)["plans"] == {"first": True, "third": True}
    assert RULES.view(state, Seat(1)).actors == (1, 3)


def test_Y4_3_a_seat_sees_its_own_bid_and_that_others_have_bid() -> None:
    state = bidding()
    assert plain(RULES.view(state, Seat(0)).position)["setup"]["bids"] == {"first": 4, "third": True}
    assert plain(RULES.view(state, None).position)["setup"]["bids"] == {"first": True, "third": True}


def test_Y4_3_bids_are_open_once_all_are_made() -> None:
    state = bidding()
    events = play(state, "second", "bid 0") + play(state, "fourth", "bid 2")
    assert [event.bids for event in of_kind(events, "BidsRevealed")] == [((0, 4), (1, 0), (2, 1), (3, 2))]
    assert plain(RULES.view(state, None).position)["setup"]["bids"] == {
        "first": 4,
        "second": 0,
        "third": 1,
        "fourth": 2,
    }


def test_Y4_3_the_last_bid_cannot_be_taken_back_once_all_are_shown() -> None:
    options = {"map": "automatic", "cities": "automatic", "bidding": True}
    table = RULES.table(players=3, seed="bids", options=options)
    for seat, bid in ((0, "bid 1"), (1, "bid 2"), (2, "bid 3")):
        table.act(Seat(seat), bid)
    assert (table.state.kind(), table.state.actors()) == ("take", (2,))
    assert table.undoable(Seat(2)) == 0


def test_Y7_0_what_shows_a_plan_cannot_be_taken_back() -> None:
    state = planning()
    events = play(state, "second", "pass") + play(state, "fourth", "plan HUO d0 f1 m0")
    shown: list[Any] = [event for event in events if event.reveals]
    assert [event.seat for event in shown] == [0, 1, 2, 3]


@pytest.mark.parametrize("moment", [planning, bidding])
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_Y5_2_nothing_hidden_is_in_a_view(moment: object, seat: Seat | None) -> None:
    state = planning() if moment is planning else bidding()
    view = RULES.view(state, seat)
    for number in range(20):
        guess = RULES.guess(view, random.Random(number))
        assert msgspec.json.encode(RULES.view(guess, seat)) == msgspec.json.encode(view)


def test_Y5_2_events_hide_plans_from_others() -> None:
    state = build(4, OWNED)
    (made,) = play(state, "first", "plan XIA d1 f0 m0")
    assert made.redact_for(Seat(0)) == made
    for other in (Seat(1), Seat(2), Seat(3), None):
        assert "XIA" not in msgspec.json.encode(made.redact_for(other)).decode()


def test_Y5_2_a_hidden_pass_looks_like_any_other_plan() -> None:
    assert RULES.veil(RULES.read("pass")) == RULES.veil(RULES.read("plan XIA d1 f0 m0")) == "plan ?"
    assert RULES.veil(RULES.read("bid 3")) == "bid ?"


def test_Y7_0_when_the_last_plan_is_made_everything_is_shown() -> None:
    state = planning()
    events = play(state, "second", "pass") + play(state, "fourth", "pass")
    for seat in (Seat(0), Seat(1), None):
        seen = RULES.redact_events(events, seat)
        assert {event.target for event in of_kind(seen, "PlanRevealed")} == {"XIA", "GE"}


def test_Y5_2_guesses_are_uniform_over_the_legal_plans() -> None:
    state = build(2, {"mu": "XIA:c", "suhey": "MAND:c"}, {"suhey": 0}, plans={"second": "pass"})
    legal = build(2, {"mu": "XIA:c", "suhey": "MAND:c"}, {"suhey": 0}).legal(Seat(1))
    view = RULES.view(state, Seat(0))
    rng = random.Random(1)
    found = Counter(RULES.guess(view, rng).snapshot()["plans"]["second"] for _ in range(60 * len(legal)))
    assert set(found) == {RULES.write(action) for action in legal}
    assert max(found.values()) < 2.2 * min(found.values())


def test_Y4_2_1_tiles_in_hands_are_open() -> None:
    table = RULES.table(players=3, seed="open")
    hands = table.state.snapshot()["setup"]["hands"]
    assert all(
        plain(RULES.view(table.state, seat).position)["setup"]["hands"] == hands
        for seat in (Seat(0), Seat(1), Seat(2), None)
    )
    assert sorted(len(hand) for hand in hands.values()) == [4, 4, 4]


def test_the_facts_are_plain_json_and_the_same_for_everybody() -> None:
    state = planning()
    facts = [plain(RULES.view(state, seat).facts) for seat in (Seat(0), Seat(1), None)]
    assert facts[0] == facts[1] == facts[2]
    assert json.loads(json.dumps(facts[0])) == facts[0]
    assert facts[0]["defence"]["XIA"] == {"armies": 2, "fixed": 0}
    assert facts[0]["clans"]["mu"]["costs"]["development"] == [0, 0, 3, 6]
    assert facts[0]["clans"]["mu"]["seat"] == SEATS[0]


def test_views_can_be_drawn_with_every_kind_of_piece() -> None:
    state = build(4, {"mu": "XIA:C#3 TANG:c=1 SONG"}, options={"volcanoes": True})
    drawn = RULES.draw(RULES.view(state, Seat(0)))
    for part in ("XIA", "hMC#3^", "rMc=1", "mMv", "/\\", "~~~", "*^^*", "Mu", "Chão 20", "9 temples win"):
        assert part in drawn
