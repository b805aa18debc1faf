"""Who knows what: removes the secrets from positions, and guesses at them.

Plans are hidden until the last one is made (Y5.2), and so are bids (Y4.3). Everything else is open, even the tiles in
hands.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from tianming.core.bits import members
from tianming.core.seats import Seat, all_seats
from tianming.core.spaces import Space
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
from tianming.games.yuan.ground import Layout, centre, make_chart, spot
from tianming.games.yuan.position_file import Axial, ClanFacts, Costs, Defence, Facts, Hex, PositionFile, ProvinceGroup
from tianming.games.yuan.position_format import OFF, tiles_of
from tianming.games.yuan.state import State


def redact(state: State, seat: Seat | None) -> PositionFile:
    """Y5.2, Y4.3: of other plans and bids, it shows only that they are made."""
    position, own = state.position_file(), None if seat is None else SEATS[seat]
    plans: dict[str, str | bool] = {name: plan if name == own else True for name, plan in position.plans.items()}
    setup = position.setup
    if setup is not None and state.kind() == "bid":
        bids: dict[str, int | bool] = {name: bid if name == own else True for name, bid in setup.bids.items()}
        setup = replace(setup, bids=bids)
    return replace(position, plans=plans, setup=setup)


def guess(known: PositionFile, rng: random.Random) -> PositionFile:
    """The position with a possible bid for each hidden one, each equally likely. Hidden plans stay: the rules know
    which
    are possible."""
    setup = known.setup
    if setup is not None:
        bids = {
            seat: rng.randint(0, known.chao[seat]) if isinstance(bid, bool) else bid for seat, bid in setup.bids.items()
        }
        setup = replace(setup, bids=bids)
    return replace(known, setup=setup)


def split_plans(plans: Mapping[str, str | bool]) -> tuple[dict[str, str], list[Seat]]:
    """The plans that a view shows, and the seats whose plans it hides."""
    known = {seat: plan for seat, plan in plans.items() if isinstance(plan, str)}
    return known, [Seat(SEATS.index(seat)) for seat in plans if seat not in known]


# What everybody could work out.


def facts(state: State) -> Facts:
    """The map hex by hex, what the wheel shows, and what every clan has, pays and could defend with."""
    fields = state.fields()
    layout = layout_of(fields)
    clans: dict[str, ClanFacts] = {}
    grouped: list[ProvinceGroup] = []
    defence: dict[Space, Defence] = {}
    for seat in all_seats(fields.players) if fields.turn else ():
        name = CLAN_NAMES[fields.clan[seat]]
        clans[name] = clan_facts(state, fields, seat)
        grouped += [ProvinceGroup(clan=name, provinces=list(names(group))) for group in groups(state, fields, seat)]
        defence.update(defences(state, fields, seat))
    return Facts(
        hexes=hexes(layout, fields.volcanoes),
        rivers=rivers(layout) if fields.rivers else [],
        wheel=list(WHEELS["strict" if fields.strict else "table"]),
        objective=state.objective() if fields.turn else None,
        clans=clans,
        groups=grouped,
        defence=defence,
    )


def layout_of(fields: Fields) -> Layout:
    """The laid tiles, without the one that is being turned."""
    return tuple(
        (tile, *cell_at(fields.cell[index]), fields.rotation[index])
        for index, tile in enumerate(tiles_of(fields))
        if fields.cell[index] != OFF and index != fields.laying
    )


@lru_cache(maxsize=64)
def hexes(layout: Layout, volcanoes: bool) -> list[Hex]:
    """Every hex: axial coordinates (r grows upwards), terrain, tile, and the province's name if it is one."""
    chart = make_chart(layout)
    found = []
    for tile, u, v, rotation in layout:
        for place in range(7):
            where = spot(centre(u, v), place, rotation)
            terrain = chart.terrain[where]
            if volcanoes and where in chart.volcanoes:
                terrain = "volcano"
            name = TILES[tile].hexes[place].name
            province = Space(name) if name else None
            found.append(Hex(q=where[0], r=where[1], terrain=terrain, tile=TILE_NAMES[tile], province=province))
    return found


@lru_cache(maxsize=64)
def rivers(layout: Layout) -> list[tuple[Axial, Axial]]:
    """Y9.2: the river sides, each as the two hexes that it separates."""
    return list(make_chart(layout).sides)


def clan_facts(state: State, fields: Fields, seat: Seat) -> ClanFacts:
    """One clan's board: markers, temples, armies, what levels cost, and its power if it is in force."""
    clan = CLANS[fields.clan[seat]]
    in_play = state.army_count(seat)
    power = fields.powers if clan.power == "printed" else fields.house_powers
    development, fortification, militarization = state.costs(seat)
    rice, forest, mine = fields.marker[3 * seat : 3 * seat + 3]
    return ClanFacts(
        seat=SEATS[seat],
        colour=clan.colour,
        honour=clan.honour,
        power=clan.power if power else None,
        rice=rice,
        forest=forest,
        mine=mine,
        temples=state.temples(seat),
        provinces=fields.land[seat].bit_count(),
        armies=in_play,
        armies_left=fields.army_limit - in_play,
        costs=Costs(development=development, fortification=fortification, militarization=militarization),
    )


def groups(state: State, fields: Fields, seat: Seat) -> list[int]:
    """Y2: the groups of a seat, as sets."""
    left, found = fields.land[seat], []
    while left:
        found.append(state.group_of(seat, members(left)[0]))
        left &= ~found[-1]
    return found


def defences(state: State, fields: Fields, seat: Seat) -> dict[Space, Defence]:
    """Y7.4.3: armies and fixed defence of a seat's defended provinces; None: indestructible."""
    found = {}
    for number in members(fields.land[seat]):
        indestructible = fields.stone >> number & 1
        fixed = None if indestructible else state.defence_of(number)
        if indestructible or fixed or fields.armies[number]:
            found[PROVINCE_NAMES[number]] = Defence(armies=fields.armies[number], fixed=fixed)
    return found
