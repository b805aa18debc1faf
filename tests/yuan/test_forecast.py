"""Forecasts: what a plan would do if nobody interfered, and who could; judged from a seat's own view alone."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from tests.plain import plain
from tests.yuan.build import RULES, build, plan
from tianming.core.errors import IllegalAction
from tianming.core.protocol import Forecast, State
from tianming.core.seats import Seat

OWNED = {"mu": "XIA:c2 TANG", "suhey": "NIE:c1 SONG", "weyu": "GE:c", "xiangi": "HUO:c"}


def forecast(state: State, text: str, seat: Seat = Seat(0)) -> Forecast:
    return RULES.forecast(RULES.view(state, seat), RULES.read(plan(text)))


def facts(state: State, text: str) -> dict[str, Any]:
    return structs.asdict(forecast(state, text).facts)


def kinds(found: Forecast) -> list[str]:
    return [type(event).__name__ for event in found.events]


def said(found: Forecast, kind: str) -> list[dict[str, Any]]:
    """The values of what is said of that kind."""
    return [message.values for message in found.messages if message.kind == kind]


def test_Y5_3_the_cost_is_forecast() -> None:
    found = facts(build(4, OWNED), "XIA d2 f3 m0")
    assert (found["costs"], found["cost"], found["chao"]) == ([3, 7, 0], 10, 12)
    assert found["levels"] == [2, 3, 0] and found["target"] == "XIA"


def test_Y6_1_the_land_is_forecast_with_who_could_contest_it() -> None:
    found = forecast(build(4, OWNED, {"suhey": 0, "weyu": 0, "xiangi": 7}), "ULAN d1")
    assert plain(found.facts)["gains"] == ["MAO", "ULAN"]
    rivals = {rival["clan"]: rival for rival in plain(found.facts)["contested_by"]}
    assert rivals["suhey"]["colonize"] and rivals["suhey"]["attack"] == 1
    assert rivals["xiangi"]["colonize"] and not rivals["xiangi"]["attack"]  # with Colonization III
    assert "weyu" not in rivals
    assert said(found, "rival-colonizes") == [{"clan": clan, "province": "ULAN"} for clan in ("suhey", "xiangi")]


def test_Y6_3_nobody_is_said_to_attack_their_own_province() -> None:
    found = forecast(build(4, OWNED), "SONG m3")
    assert all(rival["clan"] != "suhey" for rival in plain(found.facts)["contested_by"])
    assert "suhey" not in [values["clan"] for values in said(found, "rival-attacks")]


def test_Y7_4_an_attack_is_forecast() -> None:
    found = forecast(build(4, OWNED), "SONG m3")
    assert kinds(found)[:2] == ["ArmiesMustered", "ProvinceAttacked"]
    assert plain(found.facts)["gains"] == ["SONG"] and plain(found.facts)["armies"] == [2, 3]


def test_Y6_1_5_a_temple_is_forecast() -> None:
    found = forecast(build(4, OWNED), "TANG d3")
    assert plain(found.facts)["temples"] == [1, 2]
    assert "TempleBuilt" in kinds(found) and "ChaoStolen" in kinds(found)


def test_Y8_a_victory_is_forecast() -> None:
    state = build(4, {"mu": "XIA:c NIE:c TANG:c", "suhey": "GE:c"}, turn=13)
    assert facts(state, "TANG d3")["wins"] and not facts(state, "TANG f1")["wins"]


def test_Y5_2_passing_is_forecast() -> None:
    found = forecast(build(4, OWNED), "pass")
    assert plain(found.facts)["chao"] == 26 and plain(found.facts)["contested_by"] == []
    assert list(map(str, found.messages)) == ["passing costs nothing", "Mu earns 6 Chão by passing"]


def test_Y5_2_what_others_have_planned_does_not_matter() -> None:
    empty = build(4, OWNED)
    for other in ("plan ULAN d1 f0 m0", "plan XIA d0 f0 m1", "pass"):
        state = build(4, OWNED, plans={"second": other, "third": "pass", "fourth": "pass"})
        for text in ("ULAN d1", "XIA f2", "SONG m1"):
            assert forecast(state, text) == forecast(empty, text)


def test_A1_no_forecast_of_what_is_not_allowed() -> None:
    with pytest.raises(IllegalAction):
        forecast(build(4, OWNED), "LAI d1")
    with pytest.raises(ValueError, match="spectators"):
        RULES.forecast(RULES.view(build(4, OWNED), None), RULES.read("pass"))


def test_Y4_3_a_bid_is_forecast_without_the_others() -> None:
    table = RULES.table(players=2, seed="f", options={"map": "automatic", "cities": "automatic", "bidding": True})
    before = RULES.forecast(RULES.view(table.state, Seat(1)), RULES.read("bid 3"))
    table.act(Seat(0), "bid 6")
    assert RULES.forecast(RULES.view(table.state, Seat(1)), RULES.read("bid 3")) == before
    assert [type(event).__name__ for event in before.events] == ["BidMade"]


def effects(state: State, text: str) -> list[str | None]:
    """The kinds of what each action of a plan is meant to do; "later" goes before what needs the province first."""
    found = facts(state, text)["effects"]
    return [
        None if one is None else f"later {one.values['effect'].kind}" if one.kind == "later" else one.kind
        for one in found
    ]


def test_Y6_1_to_Y6_3_each_action_is_said_by_what_it_would_be_there() -> None:
    state = build(4, OWNED)
    assert effects(state, "XIA d2 f3 m1") == ["expansion-2", "reinforcement-3", "recruitment-1"]
    assert effects(state, "TANG d1 f2 m2") == ["expansion-1", "urbanization-2", "recruitment-2"]
    assert effects(state, "ULAN d1 f2 m2") == ["colonization-1", "later urbanization-2", "later recruitment-2"]
    assert effects(state, "SONG f2 m3") == [None, "later urbanization-2", "attack-3"]
    assert effects(state, "pass") == [None, None, None]
