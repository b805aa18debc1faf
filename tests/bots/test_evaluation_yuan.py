"""The evaluation of Yuan, the plans of its bots, and their reasons, each in a position that shows one thing."""

from __future__ import annotations

import random

import pytest

from tests.yuan.build import RULES, build, plan
from tianming.core.dice import Dice
from tianming.core.protocol import State
from tianming.core.seats import CHANCE, Seat
from tianming.games.yuan import evaluation
from tianming.games.yuan.actions import PASS
from tianming.games.yuan.advisor import YuanAdvisor
from tianming.games.yuan.state import State as YuanState

ADVISOR = YuanAdvisor()

HOME = "XIA:c NIE SONG"  # two temples; suhey's ZAV borders NIE


def mine(state: State) -> YuanState:
    assert isinstance(state, YuanState)
    return state


def features(state: State, seat: Seat = Seat(0)) -> dict[str, float]:
    """The features of a seat by name."""
    return dict(zip(evaluation.FEATURES, ADVISOR.evaluator.measure_seat(mine(state), seat), strict=True))


def best(state: State, seat: Seat = Seat(0)) -> str:
    """The plan that the heuristic level makes."""
    return RULES.write(ADVISOR.rank(state, seat, Dice(1))[0].action)


# Features.


def test_temples_are_measured_against_the_wheel() -> None:
    late = features(build(2, {"mu": "XIA:c NIE GVI:c", "suhey": "BAY:c"}, turn=13))
    assert late["temples"] == 3
    assert late["progress"] == 1
    assert late["objective held"] == 1
    assert late["objective safe"] == 1
    early = features(build(2, {"mu": "XIA:c NIE GVI:c", "suhey": "BAY:c"}, turn=1))
    assert early["progress"] == pytest.approx(1 / 3)
    assert early["objective held"] == 0
    assert early["objective in reach"] == 0


def test_the_objective_is_in_reach_with_what_one_plan_can_win() -> None:
    poor = features(build(2, {"mu": "XIA:c NIE", "suhey": "BAY:c ZAV KHAL:c CHENG:c"}, chao={"mu": 0}, turn=13))
    assert (poor["objective in reach"], poor["temple affordable"], poor["temple soon"]) == (0, 0, 0)
    rich = features(build(2, {"mu": "XIA:c NIE ULAN", "suhey": "BAY:c"}, chao={"mu": 7}, turn=13))
    assert (rich["objective in reach"], rich["temple affordable"]) == (1, 1)


def test_a_group_falls_with_its_only_city() -> None:
    enemy = "ZAV:c WUZ:c ULAN:c2"  # two armies beside XIA
    one = features(build(2, {"mu": HOME, "suhey": enemy}, chao={"suhey": 0}))
    assert (one["temples at risk"], one["provinces at risk"], one["cities at risk"]) == (2, 3, 1)
    two = features(build(2, {"mu": "XIA:c NIE:c SONG", "suhey": enemy}, chao={"suhey": 0}))
    assert (two["temples at risk"], two["provinces at risk"]) == (1, 1)
    assert features(build(2, {"mu": HOME, "suhey": enemy}), Seat(1))["temples in reach"] == 2


def test_ramparts_and_armies_take_the_risk_away() -> None:
    enemy = "ULAN:c2"
    for held in ("XIA:c= NIE:2", "XIA:c2 NIE:2", "XIA:c# NIE:1"):
        safe = features(build(2, {"mu": held, "suhey": enemy}, chao={"suhey": 0}))
        assert safe["temples at risk"] == 0
    open_ = features(build(2, {"mu": "XIA:c= NIE:1", "suhey": enemy}, chao={"suhey": 0}))
    assert open_["temples at risk"] == 1


def test_markers_count_most_while_they_are_few() -> None:
    some = features(build(2, {"mu": "BAY:C ZHOU GE YAN", "suhey": "XIA:c"}))
    assert (some["mines"], some["many mines"], some["rice"]) == (4, 0, 1)
    many = features(build(2, {"mu": "BAY:C ZHOU:C GE:C YAN", "suhey": "XIA:c"}))
    assert (many["mines"], many["many mines"]) == (4, 2)


def test_land_that_can_be_colonized_is_seen() -> None:
    found = features(build(2, {"mu": "ALTAI:c", "suhey": "BAY:c"}, chao={"mu": 0}))
    assert found["land to colonize"] == 4  # SONG with XIA, TANG and NIE
    assert found["temples to colonize"] == 2


# Worth.


def test_two_seats_see_the_same_from_both_sides() -> None:
    state = mine(build(2, {"mu": HOME, "suhey": "ZAV:c1 CHENG"}))
    assert ADVISOR.evaluate(state, Seat(0)) == pytest.approx(-ADVISOR.evaluate(state, Seat(1)))
    same = mine(build(2, {}, chao={"mu": 5, "suhey": 5}))
    assert ADVISOR.evaluate(same, Seat(0)) == pytest.approx(0)


def test_more_temples_and_fewer_threats_are_better() -> None:
    base = ADVISOR.evaluate(mine(build(2, {"mu": "XIA:c", "suhey": "BAY:c"})), Seat(0))
    assert ADVISOR.evaluate(mine(build(2, {"mu": "XIA:c NIE", "suhey": "BAY:c"})), Seat(0)) > base
    calm = ADVISOR.evaluate(mine(build(2, {"mu": HOME, "suhey": "BAY:c3"}, chao={"suhey": 0})), Seat(0))
    assert ADVISOR.evaluate(mine(build(2, {"mu": HOME, "suhey": "ULAN:c3"}, chao={"suhey": 0})), Seat(0)) < calm


def test_a_finished_game_is_decided() -> None:
    state = build(2, {"mu": "XIA:c NIE GVI:c", "suhey": "BAY:c"}, turn=13)
    for seat in (0, 1):
        state.apply(Seat(seat), PASS)
    assert [ADVISOR.evaluate(mine(state), Seat(seat)) for seat in (0, 1)] == [50.0, -50.0]


def test_plans_that_are_made_already_change_nothing() -> None:
    state = build(2, {"mu": HOME, "suhey": "ULAN:c3"})
    before, worth = ADVISOR.rank(state, Seat(1), Dice(3)), ADVISOR.evaluate(state, Seat(1))
    state.apply(Seat(0), RULES.read(plan("XIA d3 f2")))
    assert ADVISOR.rank(state, Seat(1), Dice(3)) == before
    assert ADVISOR.evaluate(state, Seat(1)) == worth


# Plans.


def test_a_plan_that_wins_is_made() -> None:
    state = build(2, {"mu": "XIA:c NIE ULAN", "suhey": "BAY:c"}, chao={"mu": 7}, turn=13)
    assert best(state).startswith("plan ")
    assert " d3 " in best(state)


def test_a_rival_that_would_win_is_attacked() -> None:
    state = build(2, {"mu": "ULAN:c3 TANG:c", "suhey": "XIA:c NIE GVI:c"}, chao={"mu": 10, "suhey": 0}, turn=13)
    assert best(state).startswith(("plan XIA", "plan NIE"))
    assert best(state)[-1] in "123"


def test_levels_that_do_nothing_are_not_thought_of() -> None:
    state = build(2, {"mu": "XIA:C NIE", "suhey": "BAY:c"})
    thought = {RULES.write(choice.action) for choice in ADVISOR.rank(state, Seat(0), Dice(1), width=4000, horizon=1)}
    assert "pass" in thought
    assert "plan XIA d1 f2 m3" in thought
    assert "plan XIA d1 f0 m1" not in thought  # recruits nobody
    assert "plan XIA d1 f1 m0" not in thought  # doubled already
    assert "plan NIE d1 f1 m0" not in thought  # a village
    assert "plan XIA d0 f2 m0" not in thought  # there is land to take for free
    assert all(state.is_legal(Seat(0), RULES.read(text)) for text in thought)


def test_playing_on_plays_for_every_seat() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "BAY:c", "weyu": "MAND:c", "xiangi": "IK:c"})
    ADVISOR.play_on(state, 2, Dice(1))
    assert state.snapshot()["turn"] == 3
    assert set(state.actors()) == {0, 1, 2, 3}
    begun = build(2, {"mu": HOME, "suhey": "BAY:c"}, chao={"mu": 1})
    begun.apply(Seat(0), PASS)
    ADVISOR.tactics.play_on(mine(begun), 1, 4, 1, Dice(1))
    assert begun.snapshot()["chao"][RULES.seat_names[0]] == 7  # the plan that was made stays


# The auction.


def auction(seed: int) -> State:
    """Two seats before their bids."""
    state, rng = RULES.start(2, {"bidding": True}), random.Random(seed)
    while state.kind() != "bid":
        seat = state.actors()[0]
        state.apply(seat, state.kth(seat, rng.randrange(state.count(seat))))
    return state


def test_bids_are_made_for_better_cities() -> None:
    bids = [int(best(auction(seed), Seat(0)).split()[1]) for seed in range(12)]
    assert len(set(bids)) > 1
    assert 0 < sum(bids) / len(bids) < 6


def test_the_best_city_is_taken() -> None:
    state = auction(3)
    state.apply(Seat(0), RULES.read("bid 6"))
    state.apply(Seat(1), RULES.read("bid 0"))
    assert state.actors() == (0,)
    taken = ADVISOR.rank(state, Seat(0), Dice(1))
    assert taken[0].value > taken[1].value
    assert ADVISOR.reply(state, Seat(0), Dice(1)) in state.legal(Seat(0))
    assert CHANCE not in state.actors()


# Reasons.


def reasons(state: State, action: str, seat: Seat = Seat(0)) -> tuple[str, ...]:
    return tuple(reason.text for reason in ADVISOR.reasons(RULES.view(state, seat), RULES.read(plan(action))))


def test_land_temples_and_savings_are_reasons() -> None:
    state = build(2, {"mu": "ALTAI:c", "suhey": "BAY:c"}, chao={"mu": 4})
    said = reasons(state, "SONG d2")
    assert "it takes SONG" in said
    assert "it also takes XIA, TANG, NIE with 2 temples" in said
    assert "it earns you 2 Chão" in said
    assert "your Militarization gets cheaper" in said
    built = reasons(build(2, {"mu": "XIA:c NIE ULAN", "suhey": "BAY:c"}, chao={"mu": 7}), "ULAN d3")
    assert "it builds a temple: you then have 3, and 9 win this turn" in built
    winning = reasons(build(2, {"mu": "XIA:c NIE ULAN", "suhey": "BAY:c"}, chao={"mu": 7}, turn=13), "ULAN d3")
    assert "it wins the game if nobody interferes" in winning
    assert reasons(state, "pass") == ("it earns you 6 Chão",)


def test_attacks_and_safety_are_reasons() -> None:
    state = build(2, {"mu": HOME, "suhey": "ULAN:c2"}, chao={"suhey": 0})
    assert {"XIA gets a second city", "XIA gets a rampart"} <= set(reasons(state, "XIA f2"))
    assert "it raises 3 armies in XIA" in reasons(state, "XIA m3")
    assert "less of your land can be attacked next turn" in reasons(state, "XIA m3")
    attack = reasons(state, "XIA m1", Seat(1))
    assert "you attack Mu with 2 against 0 and win XIA" in attack
    assert "Mu has no city left there and loses SONG, NIE as well" in attack


def test_the_reason_counts_all_land_that_a_group_takes() -> None:
    state = build(2, {"mu": "SONG:c", "suhey": "BAY:c"})
    assert any(said.startswith("it takes ") for said in reasons(state, "SONG d1"))
    assert not any(said.startswith("it also takes ") for said in reasons(state, "SONG d1"))


def test_a_hint_begins_with_whose_land_it_is() -> None:
    view = RULES.view(build(2, {"mu": HOME, "suhey": "ULAN:c2"}), Seat(1))
    where = {name: ADVISOR.where(view, RULES.read(plan(name))) for name in ("XIA m1", "ULAN m2", "KHAL d3", "pass")}
    assert {name: said.text for name, said in where.items()} == {
        "XIA m1": "look at the land of Mu",
        "ULAN m2": "look at your own land",
        "KHAL d3": "look at the free land far away",
        "pass": "look at your purse",
    }
    assert set(where["XIA m1"].spaces) == {"XIA", "NIE", "SONG"}
    assert where["ULAN m2"].spaces == ("ULAN",)
    assert "KHAL" in where["KHAL d3"].spaces
    assert not {"XIA", "ULAN"} & set(where["KHAL d3"].spaces)
    assert where["pass"].spaces == ()


def test_a_bid_is_explained_by_the_cities_to_choose_from() -> None:
    state = auction(3)
    view, bid = RULES.view(state, Seat(0)), RULES.read("bid 1")
    where, (choice, *starts) = ADVISOR.where(view, bid), (reason.text for reason in ADVISOR.reasons(view, bid))
    assert where.text == "look at the cities that are still available"
    assert choice == f"the highest bid chooses first among {', '.join(where.spaces)}"
    assert [start.split()[0] for start in starts] == [*where.spaces]
