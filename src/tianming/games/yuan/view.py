"""What is known to whom: positions with secrets removed, and guesses at what was removed.

Hidden are plans until the last one is made (Y5.2) and bids until the last one is made (Y4.3). Everything else is open,
tiles in hands too.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from tianming.core.bits import members
from tianming.core.protocol import Position as PositionFile
from tianming.core.protocol import View
from tianming.core.seats import Seat
from tianming.games.yuan.board import (
    CLAN_NAMES,
    CLANS,
    PROVINCE_NAMES,
    SEATS,
    TILE_NAMES,
    TILES,
    WHEELS,
    cell_at,
    names,
)
from tianming.games.yuan.fields import Fields
from tianming.games.yuan.ground import Layout, centre, charted, spot
from tianming.games.yuan.position_format import OFF, tiles_of
from tianming.games.yuan.state import State

MARKERS = ("rice", "forest", "mine")
ACTIONS = ("development", "fortification", "militarization")


def redact(state: State, seat: Seat | None) -> PositionFile:
    """Y5.2, Y4.3: what others have planned or bid is only known to exist."""
    position = state.snapshot()
    hidden = [position["plans"]]
    if position["setup"] is not None and state.kind() == "bid":
        hidden.append(position["setup"]["bids"])
    for answers in hidden:
        for name in answers:
            if seat is None or name != SEATS[seat]:
                answers[name] = True
    return position


def guess(view: View, rng: random.Random) -> PositionFile:
    """A whole position drawn uniformly from those consistent with the view: every hidden plan is any legal plan of its
    seat, every hidden bid any possible bid."""
    position = {**view.position, "plans": dict(view.position["plans"])}
    if position["setup"] is not None:
        bids = dict(position["setup"]["bids"])
        for seat, bid in bids.items():
            if bid is True:
                bids[seat] = rng.randint(0, position["chao"][seat])
        position["setup"] = {**position["setup"], "bids": bids}
    return position


def hidden_plans(position: PositionFile) -> list[int]:
    """The seats whose plans a view hides."""
    return [SEATS.index(seat) for seat, plan in position["plans"].items() if plan is True]


# What everybody could work out.


def facts(state: State) -> dict[str, Any]:
    """The map hex by hex, what the wheel shows, and what every clan has, pays and could defend with."""
    fields = state.fields()
    layout = layout_of(fields)
    found: dict[str, Any] = {
        "hexes": hexes(layout, fields.volcanoes),
        "rivers": rivers(layout) if fields.rivers else [],
        "wheel": list(WHEELS["strict" if fields.strict else "table"]),
        "objective": state.objective() if fields.turn else None,
        "clans": {},
        "groups": [],
        "defence": {},
    }
    if fields.turn:
        for seat in range(fields.players):
            name = CLAN_NAMES[fields.clan[seat]]
            found["clans"][name] = clan_facts(state, fields, seat)
            found["groups"] += [
                {"clan": name, "provinces": list(names(group))} for group in groups(state, fields, seat)
            ]
            found["defence"].update(defences(state, fields, seat))
    return found


def layout_of(fields: Fields) -> Layout:
    """The tiles that lie, the one that is being turned left out."""
    return tuple(
        (tile, *cell_at(fields.cell[index]), fields.rotation[index])
        for index, tile in enumerate(tiles_of(fields))
        if fields.cell[index] != OFF and index != fields.laying
    )


@lru_cache(maxsize=64)
def hexes(layout: Layout, volcanoes: bool) -> list[dict[str, Any]]:
    """Every hex: axial coordinates (r grows upwards), terrain, tile, and the province's name if it is one."""
    chart = charted(layout)
    found = []
    for tile, u, v, rotation in layout:
        for place in range(7):
            where = spot(centre(u, v), place, rotation)
            terrain = chart.terrain[where]
            if volcanoes and where in chart.volcanoes:
                terrain = "volcano"
            name = TILES[tile].hexes[place].name or None
            found.append({"q": where[0], "r": where[1], "terrain": terrain, "tile": TILE_NAMES[tile], "province": name})
    return found


@lru_cache(maxsize=64)
def rivers(layout: Layout) -> list[list[list[int]]]:
    """Y9.2: the river sides, each as the two hexes that it parts."""
    return [[list(one), list(other)] for one, other in charted(layout).sides]


def clan_facts(state: State, fields: Fields, seat: int) -> dict[str, Any]:
    """One clan's board: markers, temples, armies, what levels cost, and its power if it is in force."""
    clan = CLANS[fields.clan[seat]]
    in_play = state.army_count(seat)
    power = fields.powers if clan.power == "printed" else fields.house_powers
    return {
        "seat": SEATS[seat],
        "colour": clan.colour,
        "honour": clan.honour,
        "power": clan.power if power else None,
        **{name: fields.marker[3 * seat + kind] for kind, name in enumerate(MARKERS)},
        "temples": state.temples(seat),
        "provinces": fields.land[seat].bit_count(),
        "armies": in_play,
        "armies_left": fields.army_limit - in_play,
        "costs": dict(zip(ACTIONS, state.costs(seat), strict=True)),
    }


def groups(state: State, fields: Fields, seat: int) -> list[int]:
    """Y2: the groups of a seat, as sets."""
    left, found = fields.land[seat], []
    while left:
        found.append(state.group_of(seat, members(left)[0]))
        left &= ~found[-1]
    return found


def defences(state: State, fields: Fields, seat: int) -> dict[str, Any]:
    """Y7.4.3: armies and fixed defence of a seat's provinces, those with any; null: indestructible."""
    found = {}
    for number in members(fields.land[seat]):
        eternal = fields.stone >> number & 1
        fixed = None if eternal else state.fixed(number)
        if eternal or fixed or fields.armies[number]:
            found[PROVINCE_NAMES[number]] = {"armies": fields.armies[number], "fixed": fixed}
    return found
