"""Planning: the wheel, what may be planned, what it costs (section 5)."""

from __future__ import annotations

import random

import pytest

from tests.engine.walking import sampled
from tests.plain import plain
from tests.yuan.build import RULES, at, build, chao, land, may, of_kind, offered, plan, seat_of, turn, why
from tianming.core.actions import Action
from tianming.core.errors import IllegalAction, InvalidAction
from tianming.core.seats import Seat

WHEEL = [9, 9, 9, 9, 8, 7, 6, 6, 5, 5, 4, 4, 3]
STRICT = [9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3]


def objectives(strict: bool) -> list[int]:
    found = []
    for number in range(1, 18):
        state = build(2, turn=number, options={"strict": strict})
        found.append(plain(RULES.view(state, None).facts)["objective"])
    return found


def test_Y5_1_the_wheel_shows_the_temples_needed() -> None:
    assert objectives(False) == WHEEL + [3] * 4


def test_A2_the_strict_wheel_falls_every_two_turns() -> None:
    assert objectives(True) == STRICT + [3] * 4


def test_Y5_1_the_wheel_goes_on_each_turn() -> None:
    state = build(2, {"mu": "XIA:c", "suhey": "BAY:c"}, turn=4)
    events = turn(state)
    assert [(e.turn, e.objective) for e in of_kind(events, "TurnBegan")] == [(5, 8)]


# What may be planned.


def test_Y5_2_everybody_plans_at_once_and_nothing_happens_before_the_last() -> None:
    state = build(3, {"mu": "GE:c", "suhey": "LI:c", "weyu": "FEI:c"})
    for order, left in ((1, (0, 2)), (2, (0,))):
        state.apply(Seat(order), RULES.read("pass"))
        assert state.actors() == left
        assert state.snapshot()["turn"] == 1
    with pytest.raises(IllegalAction) as caught:
        state.apply(Seat(1), RULES.read("pass"))
    assert caught.value.reason.rule == "Y5.2"
    state.apply(Seat(0), RULES.read("pass"))
    assert state.snapshot()["turn"] == 2 and state.actors() == (0, 1, 2)


def test_Y5_2_own_targets() -> None:
    state = build(4, {"mu": "XIA:c TANG"}, {"mu": 30})
    plans = offered(state, "mu")
    assert len([text for text in plans if text.startswith("plan XIA ")]) == 63
    village = {text for text in plans if text.startswith("plan TANG ")}
    assert len(village) == 63 - 4 * 2 * 3  # Militarization wants f2 or f3


def test_Y5_2_free_targets() -> None:
    state = build(4, {"mu": "XIA:c2"}, {"mu": 30})
    near = [text for text in offered(state, "mu") if text.startswith("plan TANG ")]
    assert len(near) == 3 * 16 + 4 * 3  # any Development; or an attack in case somebody comes
    far = {text for text in offered(state, "mu") if text.startswith("plan LAI ")}
    assert len(far) == 16 and all(" d3 " in text for text in far)
    assert not may(state, "mu", "TANG f2") and why(state, "mu", "TANG f2") == "Y5.2"


def test_Y5_2_enemy_targets() -> None:
    state = build(4, {"mu": "XIA:c2", "suhey": "TANG:c JU:c"}, {"mu": 30})
    plans = {text for text in offered(state, "mu") if text.startswith("plan TANG ")}
    assert plans == {f"plan TANG d0 f{f} m{m}" for f in range(4) for m in (1, 2, 3)}
    assert not any(text.startswith("plan JU ") for text in offered(state, "mu"))


def test_Y5_2_passing_earns_six() -> None:
    state = build(4, {"mu": "XIA:c"}, {"mu": 0})
    turn(state)
    assert chao(state, "mu") == 6


def test_A37_a_clan_without_provinces_can_pass_or_colonize_from_afar() -> None:
    state = build(4, {"suhey": "XIA:c"})
    plans = offered(state, "mu")
    assert "pass" in plans and all(text == "pass" or " d3 " in text for text in plans)
    turn(state, mu="LAI d3")
    assert at(state, "LAI") == "mu c" and land(state, "mu") == {"LAI", "LU", "JIN"}


def test_A37_such_a_clan_without_chao_can_pass() -> None:
    state = build(4, {"suhey": "XIA:c"}, {"mu": 6})
    assert offered(state, "mu") == {"pass"}


def test_A42_what_only_a_mountain_joins_is_not_connected() -> None:
    state = build(4, {"mu": "QIN:c"})
    near = {text.split()[1] for text in offered(state, "mu") if " d1 f0 m0" in text}
    assert near == {"QIN", "TAN", "WUZ"}


def test_A47_a_target_without_a_level_is_no_plan() -> None:
    with pytest.raises(InvalidAction):
        RULES.read("plan XIA d0 f0 m0")


@pytest.mark.parametrize("players", range(2, 9))
def test_Y5_2_there_are_at_most_63_plans_a_province_and_the_pass(players: int) -> None:
    for state in sampled(RULES, players, seed=players, every=7):
        if state.kind() == "turn":
            provinces = sum(one["province"] is not None for one in plain(RULES.view(state, None).facts)["hexes"])
            assert all(1 < state.count(seat) <= 63 * provinces + 1 for seat in state.actors())


def test_Y5_2_every_plan_can_be_checked_by_itself() -> None:
    rng = random.Random(4)
    state = build(4, {"mu": "XIA:c2 TANG:1", "suhey": "NIE:c SONG", "weyu": "GE:c"}, {"mu": 9})
    legal = set(state.legal(Seat(0)))
    for action in rng.sample(range(1, 13313), 2500):
        assert state.is_legal(Seat(0), Action(action)) == (action in legal)


# Costs.


@pytest.mark.parametrize(
    ("levels", "cost"), [("d1", 0), ("d2", 4), ("d3", 7), ("f2", 4), ("d3 f3 m3", 21), ("f1 m2", 4)]
)
def test_Y5_3_level_II_costs_four_and_III_seven(levels: str, cost: int) -> None:
    for purse, allowed in ((cost, True), (cost - 1, False)):
        if purse >= 0:
            state = build(4, {"mu": "XIA:c"}, {"mu": purse})
            assert may(state, "mu", f"XIA {levels}") == allowed
            if not allowed:
                assert why(state, "mu", f"XIA {levels}") == "Y5.3"


def test_Y5_3_each_marker_reduces_its_own_action() -> None:
    state = build(4, {"mu": "TANG:C ULAN:c SONG:C XIA:c CAO:c"}, {"mu": 16})
    (revealed,) = of_kind(turn(state, mu="XIA d3 f3 m3"), "PlanRevealed")
    assert revealed.costs == (5, 6, 5) and chao(state, "mu") == 0


def test_Y5_3_land_won_in_a_turn_does_not_help_in_it() -> None:
    state = build(4, {"mu": "XIA:c"}, {"mu": 4})
    turn(state, mu="TANG d2")  # a rice paddy
    assert chao(state, "mu") == 4 - 4 + 2
    assert may(state, "mu", "NIE d1") and not may(state, "mu", "NIE d2")


def test_Y7_0_all_plans_are_shown_and_paid_first() -> None:
    state = build(4, {"mu": "XIA:c", "suhey": "GE:c"}, {"mu": 7, "suhey": 9})
    events = turn(state, mu="XIA f3", suhey="GE d2")
    kinds = [type(event).__name__ for event in events if type(event).__name__ != "PlanMade"]
    assert kinds[:5] == ["PhaseBegan", "PlanRevealed", "PlanRevealed", "ClanPassed", "ClanPassed"]
    shown = {event.clan: (event.target, event.levels, event.costs) for event in of_kind(events, "PlanRevealed")}
    assert shown == {"mu": ("XIA", (0, 3, 0), (0, 7, 0)), "suhey": ("GE", (2, 0, 0), (4, 0, 0))}


def test_notation_of_plans() -> None:
    action = RULES.read("plan KHAL d2 f0 m3")
    assert RULES.write(action) == "plan KHAL d2 f0 m3" and RULES.read(" PLAN  khal D2 f0 M3") == action
    assert plan("KHAL m3 d2") == "plan KHAL d2 f0 m3"
    assert seat_of(build(2), "suhey") == 1
