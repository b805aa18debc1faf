"""Reads records and positions of older versions of these rules. What version 1 always did is an option now."""

from __future__ import annotations

from collections.abc import Mapping

from tianming.core.errors import InvalidOption, InvalidPosition
from tianming.core.upgrades import Upgrade

# What version 1 always did, in options of version 2.
ALWAYS_1 = {"sites": "apart", "tie_break": "temples", "mu_tie": "temples", "bid_ties": "lot"}
CITIES_1 = ("players", "automatic")  # with an auction too


def options_from_1(options: Mapping[str, object]) -> dict[str, object]:
    """A29, A30, A36, A44: version 1 had one ruling each, and cities were never placed at random (Y4.2.3)."""
    for name in ALWAYS_1:
        if name in options:
            raise InvalidOption(f"version 1 of the rules had no option {name}")
    if options.get("cities", "players") not in CITIES_1:
        raise InvalidOption(f"in version 1 of the rules option cities is one of {', '.join(CITIES_1)}")
    return {"cities": "players", **options, **ALWAYS_1}


def position_from_1(position: Mapping[str, object]) -> dict[str, object]:
    """A36: a set-up now counts the ties of its auction. Version 1 only noted whether seats bid again."""
    setup = position.get("setup")
    if not isinstance(setup, Mapping):
        return dict(position)
    if "ties" in setup:
        raise InvalidPosition("setup.ties", "version 1 of the rules had no such field")
    if not isinstance(setup.get("rebid", False), bool):
        raise InvalidPosition("setup.rebid", "true or false is expected")
    rest = {name: value for name, value in setup.items() if name != "rebid"}
    return {**position, "setup": {**rest, "ties": _ties(position, setup) if setup.get("rebid") else 0}}


def _ties(position: Mapping[str, object], setup: Mapping[str, object]) -> int:
    """One tie, or two if all new bids are made and the highest are tied again."""
    asked, bids = position.get("question"), setup.get("bids")
    if not isinstance(bids, Mapping) or not isinstance(asked, Mapping) or asked.get("ask") == "bid":
        return 1
    made = [bid for bid in bids.values() if isinstance(bid, int)]
    return 2 if made and made.count(max(made)) > 1 else 1


UPGRADES = {1: Upgrade(options_from_1, position_from_1)}
