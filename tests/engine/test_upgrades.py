"""How data of older versions is read, one version after the other; and defaults that depend on another option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import tianming
from tests.engine.pages import every_game
from tianming.core.errors import InvalidOption, InvalidPosition
from tianming.core.options import Option, Otherwise, resolve_options
from tianming.core.upgrades import Upgrade, upgrade_options, upgrade_position


def split_colour(options: Mapping[str, Any]) -> dict[str, Any]:
    """Version 2 calls the colour `hue`."""
    if "hue" in options:
        raise InvalidOption("version 1 had no option hue")
    return {"hue": options.get("colour", "red")}


UPGRADES = {
    1: Upgrade(split_colour, lambda position: {**position, "two": True}),
    2: Upgrade(lambda options: {**options, "tone": "light"}, lambda position: {**position, "three": True}),
}


def test_options_go_through_every_version_since() -> None:
    assert upgrade_options(UPGRADES, 1, {}) == {"hue": "red", "tone": "light"}
    assert upgrade_options(UPGRADES, 2, {"hue": "blue"}) == {"hue": "blue", "tone": "light"}
    assert upgrade_options(UPGRADES, 3, {"hue": "blue"}) == {"hue": "blue"}


def test_positions_go_through_every_version_since() -> None:
    old = {"rules": 1, "options": {"colour": "blue"}}
    assert upgrade_position(UPGRADES, old) == {
        "rules": 3,
        "options": {"hue": "blue", "tone": "light"},
        "two": True,
        "three": True,
    }
    assert upgrade_position(UPGRADES, {"rules": 2})["options"] == {"tone": "light"}  # type: ignore[index]
    assert old == {"rules": 1, "options": {"colour": "blue"}}


@pytest.mark.parametrize("thing", [None, 3, [], {}, {"rules": 3}, {"rules": True}, {"rules": "1"}, {"rules": [1]}])
def test_data_that_no_older_version_wrote_is_left_unchanged(thing: object) -> None:
    assert upgrade_position(UPGRADES, thing) is thing


@pytest.mark.parametrize("options", [[], None, {"hue": "red"}])
def test_wrong_options_of_an_older_position_are_refused(options: object) -> None:
    with pytest.raises(InvalidPosition) as caught:
        upgrade_position(UPGRADES, {"rules": 1, "options": options})
    assert caught.value.field == "options"


@every_game
def test_a_game_reads_all_its_older_versions_in_a_row(name: str) -> None:
    rules = tianming.game(name)
    assert sorted(rules.upgrades) == list(range(min(rules.upgrades, default=rules.version), rules.version))


# Defaults that depend on another option.

SEASON = Option("season", "summer", "X1", "the season", ("summer", "winter"))
COAT = Option("coat", False, "X2", "whether coats are worn", otherwise=(Otherwise("season", "winter", True),))


@pytest.mark.parametrize(
    ("given", "coat"),
    [
        ({}, False),
        ({"season": "winter"}, True),
        ({"season": "winter", "coat": False}, False),
        ({"coat": True}, True),
    ],
)
def test_a_default_can_depend_on_another_option(given: dict[str, object], coat: bool) -> None:
    for options in ((SEASON, COAT), (COAT, SEASON)):
        assert resolve_options(options, given)["coat"] is coat
