"""How to read what older versions of the rules wrote.

When the rules of a game change, it gets an upgrade from the old version to the next. The upgrade expresses what the
older rules always did in options of the next version, so an older game continues exactly as before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tianming.core.errors import InvalidOption, InvalidPosition


class Upgrade(NamedTuple):
    """From one version to the next: how to write the options, and how to write the rest of a position."""

    options: Callable[[Mapping[str, Any]], dict[str, Any]]
    position: Callable[[Mapping[str, Any]], dict[str, Any]]


Upgrades = Mapping[int, Upgrade]  # by the version that they start from


def upgrade_options(upgrades: Upgrades, version: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Options of that version in the terms of the present rules. Raises InvalidOption if it had no such option."""
    while version in upgrades:
        options = upgrades[version].options(options)
        version += 1
    return options


def upgrade_position(upgrades: Upgrades, position: object) -> object:
    """A position file of an older version, as the present rules write it. Anything else stays as it is."""
    while isinstance(position, Mapping) and type(position.get("rules")) is int and position["rules"] in upgrades:
        position = _next_position(upgrades[position["rules"]], position)
    return position


def _next_position(upgrade: Upgrade, position: Mapping[str, Any]) -> dict[str, Any]:
    options = position.get("options", {})
    if not isinstance(options, Mapping):
        raise InvalidPosition("options", "a JSON object is expected")
    try:
        options = upgrade.options(options)
    except InvalidOption as error:
        raise InvalidPosition("options", str(error)) from None
    return upgrade.position({**position, "options": options, "rules": position["rules"] + 1})
