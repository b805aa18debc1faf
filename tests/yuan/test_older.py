"""What version 1 of the rules wrote is read as it was meant: positions by files that it made, records by `older/`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.yuan.build import RULES, position
from tianming.core.dice import Dice
from tianming.core.errors import InvalidOption, InvalidPosition, InvalidRecord
from tianming.core.protocol import State
from tianming.core.record import Record
from tianming.core.seats import CHANCE

FOLDER = Path(__file__).parent.parent / "engine" / "older"
# Of the record yuan-v1-8-lots: the first position of each kind of question, those of second bids apart.
POSITIONS: dict[str, Any] = json.loads((FOLDER / "yuan-v1-positions.json").read_text("utf-8"))
OF_1 = {"sites": "apart", "tie_break": "temples", "mu_tie": "temples", "bid_ties": "lot"}


def replayed(name: str) -> list[dict[str, Any]]:
    """All positions of a record."""
    record = Record.parse((FOLDER / f"{name}.txt").read_text("utf-8"))
    return [state.snapshot() for state in record.states()]


@pytest.mark.parametrize("kind", POSITIONS)
def test_a_position_of_version_1_is_the_one_that_its_record_leads_to(kind: str) -> None:
    assert POSITIONS[kind]["rules"] == 1
    state = RULES.restore(POSITIONS[kind])
    written = state.snapshot()
    assert written in replayed("yuan-v1-8-lots") and written["rules"] == 2
    assert written["options"] == {**POSITIONS[kind]["options"], **OF_1}
    if state.actors():
        state.playout(Dice(1))
    assert state.outcome() is not None


def test_A36_in_a_game_of_version_1_a_second_tie_is_decided_by_lot() -> None:
    state: State = RULES.restore(POSITIONS["bid-again"])
    for seat in state.actors():
        state.apply(seat, RULES.read("bid 0"))
    assert (state.kind(), state.actors()) == ("lot", (CHANCE,))


def test_A30_in_a_game_of_version_1_more_temples_beat_mu() -> None:
    record = Record.parse((FOLDER / "yuan-v1-4-mu.txt").read_text("utf-8"))
    position = record.replay().snapshot()
    mu = next(RULES.seat_names.index(seat) for seat, clan in position["clans"].items() if clan == "mu")

    def winners(**options: str) -> tuple[int, ...]:
        outcome = RULES.restore({**position, "options": {**position["options"], **options}}).outcome()
        assert outcome is not None
        return outcome.winners

    assert mu not in winners()
    assert winners(mu_tie="wins") == (mu,)


def test_options_of_version_1_are_those_it_had() -> None:
    assert RULES.present_options(1, {"bidding": True})["cities"] == "players"
    assert RULES.present_options(2, {"bidding": True})["cities"] == "random"
    for options in ({"cities": "random"}, {"sites": "any"}, {"mu_tie": "temples"}, {"colour": "red"}):
        with pytest.raises(InvalidOption):
            RULES.present_options(1, options)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"options": {"bid_ties": "lot"}}, "options"),
        ({"options": []}, "options"),
        ({"setup": {"rebid": 1}}, "setup.rebid"),
        ({"setup": {"ties": 1}}, "setup.ties"),
        ({"rules": 0}, "rules"),
        ({"rules": True}, "rules"),
    ],
)
def test_positions_that_version_1_never_wrote_are_refused(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        RULES.restore({**position(4, {"mu": "XIA:c"}), "rules": 1, **fields})
    assert caught.value.field == field


def header(version: object, options: str = "{}") -> str:
    lines = ["tianming record 1", "game: yuan", f"rules: {version}", "players: 3", f"options: {options}"]
    return "\n".join([*lines, "table: 1", "commitment: 2", "", "", "outcome: unfinished"]) + "\n"


def test_a_record_of_an_older_version_keeps_its_header() -> None:
    text = header(1, '{"bidding": true}')
    record = Record.parse(text)
    assert record.older == (1, {"bidding": True})
    assert record.options == RULES.present_options(1, {"bidding": True})
    assert str(record) == text and record.begin().snapshot()["options"] == record.options
    now = Record.parse(header(RULES.version, '{"bidding": true}'))
    assert now.older is None and now.options["cities"] == "random"


@pytest.mark.parametrize("version", [0, 3, 999, "1.0", "01", "-1", "one", "²"])
def test_a_record_of_an_unknown_version_is_refused(version: object) -> None:
    with pytest.raises(InvalidRecord, match=r"version .* of the rules is unknown"):
        Record.parse(header(version))


def test_an_option_that_the_older_version_had_not_is_refused_in_its_record() -> None:
    with pytest.raises(InvalidRecord, match="version 1 of the rules had no option sites"):
        Record.parse(header(1, '{"sites": "any"}'))
