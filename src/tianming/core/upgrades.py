"""How what was written under older rules is read today.

A game whose rules change gets an upgrade from each version to the next. It names, in options of the next version, what
the older rules always did, so that an older game goes on exactly as it was played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tianming.core.errors import InvalidOption, InvalidPosition


class Upgrade(NamedTuple):
    """From one version to the next: what the options are called there, and how the rest of a position is written."""

    options: Callable[[Mapping[str, Any]], dict[str, Any]]
    position: Callable[[Mapping[str, Any]], dict[str, Any]]


Upgrades = Mapping[int, Upgrade]  # by the version that they start from


def upgrade_options(upgrades: Upgrades, version: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Options written under that version, as the present rules call them; InvalidOption if that version had no such."""
    while version in upgrades:
        options = upgrades[version].options(options)
        version += 1
    return options


def upgrade_position(upgrades: Upgrades, position: object) -> object:
    """A position file of an older version as the present rules write it; anything else stays as it is."""
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
