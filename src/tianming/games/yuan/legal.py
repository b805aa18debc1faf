"""What may be done: for every question, the actions on offer. Checking an action asks the same functions.

The legal levels for a target are a set of up to 63 numbers, so they are found for a whole class of targets at once:
what the seat can pay for, and what the target's owner and place allow (Y5.2).
"""

from __future__ import annotations

from tianming.core.bits import EMPTY, Bits, bit, block, but_lowest, first, gather, has, lowest
from tianming.core.offer import Offer
from tianming.games.yuan.actions import (
    ASK_BID,
    ASK_CELL,
    ASK_CITY,
    ASK_CLAN,
    ASK_COLOUR,
    ASK_DEAL,
    ASK_LOT,
    ASK_MAP,
    ASK_ROTATE,
    ASK_SPREAD,
    ASK_START,
    ASK_TAKE,
    ASK_TILE,
    ASK_TURN,
    ASSAULT,
    BID,
    CELL,
    CITY,
    CLAN,
    COLOUR,
    DEAL,
    FREE_FAR,
    FREE_NEAR,
    HUAN_VILLAGE,
    LOT,
    MAP,
    MAPS,
    OWN_CITY,
    OWN_VILLAGE,
    PASS,
    PLAN,
    ROTATE,
    SPREAD,
    START,
    TAKE,
    TILE,
)
from tianming.games.yuan.board import (
    BY_SPREAD,
    CELLS_ACROSS,
    FOREST,
    HUAN,
    MINE,
    NEXT_CELLS,
    RICE,
    ZHUANG,
    cell_at,
    cell_number,
    clans_of,
    deck,
)
from tianming.games.yuan.position import OFF, Position

TARGETS = 64 * 208
UP_TO: list[int] = [1, 3, 7, 15]  # the levels none to I, II, III of the last place


def offer_actions(p: Position, seat: int, offer: Offer) -> None:
    """All actions with which a seat can answer the present question."""
    question = p.asked
    if question == ASK_TURN:
        offer_plans(p, seat, offer)
    elif question == ASK_BID:
        offer.add(BID, first(p.chao[seat] + 1))  # Y4.3
    elif question == ASK_TILE:
        offer_tiles(p, seat, offer)
    elif question == ASK_CELL:
        offer_cells(p, offer)
    elif question == ASK_ROTATE:
        offer.add(ROTATE, first(6))
    elif question == ASK_CITY:
        offer.add(CITY, sites(p))
    elif question == ASK_TAKE:
        offer.add(TAKE, clans_left(p))
    else:
        offer_draws(p, offer)


# Planning (Y5.2).


def affordable(p: Position, seat: int) -> int:
    """Y5.3: the levels that a seat can pay for."""
    found = 0
    for d in range(4):
        left = p.chao[seat] - p.cost(seat, RICE, d)
        if left < 0:
            break
        for f in range(4):
            rest = left - p.cost(seat, FOREST, f)
            if rest < 0:
                break
            m = 3
            while p.cost(seat, MINE, m) > rest:
                m -= 1
            found |= UP_TO[m] << (16 * d + 4 * f)
    return found


def offer_plans(p: Position, seat: int, offer: Offer) -> None:
    """Y5.2: pass, or a target with its levels; a row of the offer holds four provinces."""
    offer.one(PASS)
    targets = p.ground.provinces
    if offer.only >= 0:
        if offer.only < PLAN or offer.only >= PLAN + TARGETS:
            return
        targets = targets & bit((offer.only - PLAN) // 64)
    pay = affordable(p, seat)
    own = p.land[seat]
    free = p.free()
    open_ = colonizable(p, seat) & free
    armed = p.marched(seat, own & p.manned) & ~own
    village = HUAN_VILLAGE if p.power[seat] == HUAN else OWN_VILLAGE
    row = 0
    board = EMPTY
    while targets:
        number = lowest(targets)
        targets = but_lowest(targets)
        if number // 4 != row:
            offer.add(PLAN + 256 * row, board)
            row = number // 4
            board = EMPTY
        if has(own, number):
            mask = OWN_CITY if has(p.city, number) else village
        elif has(free, number):
            mask = FREE_NEAR if has(open_, number) else FREE_FAR
        else:
            mask = 0
        if has(armed, number):
            mask |= ASSAULT
        board |= block(mask & pay, number % 4)
    offer.add(PLAN + 256 * row, board)


def colonizable(p: Position, seat: int) -> Bits:
    """Y6.1: where Colonization I and II can go; Zhuang (house power): to every shore (A57)."""
    found = p.reached(seat, p.land[seat])
    if p.power[seat] == ZHUANG:
        found |= p.ground.shore
    return found


# The set-up (section 4).


def offer_tiles(p: Position, seat: int, offer: Offer) -> None:
    """Y4.2.1: any tile of the hand (A44)."""
    tiles = deck(p.players, p.box, p.repeat)
    found = EMPTY
    for index in range(p.tiles):
        if p.holder[index] == seat:
            found |= bit(tiles[index])
    offer.add(TILE, found)


def offer_cells(p: Position, offer: Offer) -> None:
    """Y4.2.1: next to a tile that lies."""
    taken = {p.cell[index] for index in range(p.tiles)}
    rows: dict[int, int] = {}
    for cell in taken:
        if cell != OFF:
            u, v = cell_at(cell)
            for du, dv in NEXT_CELLS:
                near = cell_number(u + du, v + dv)
                if near not in taken:
                    rows.setdefault(near // CELLS_ACROSS, 0)
                    rows[near // CELLS_ACROSS] |= 1 << near % CELLS_ACROSS
    for row in sorted(rows):
        offer.add(CELL + row * CELLS_ACROSS, block(rows[row], 0))


def sites_taken(p: Position) -> Bits:
    """The provinces with a first city."""
    found = EMPTY
    for city in range(p.players):
        if p.site[city] != OFF:
            found |= bit(p.site[city])
    return found


def sites(p: Position) -> Bits:
    """Y4.2.3: any province without a city; A44: with `apart` two steps from every city, if there is such a province."""
    taken = sites_taken(p)
    empty = p.ground.provinces & ~taken
    far = empty & ~gather(p.ground.reach, taken)
    if p.sites_apart and far:
        return far
    return empty


def farthest(p: Position) -> Bits:
    """A45: the provinces at the greatest distance from the nearest city."""
    seen = sites_taken(p)
    edge = seen
    layer = EMPTY
    while edge:
        edge = gather(p.ground.reach, edge) & ~seen
        seen |= edge
        if edge:
            layer = edge
    beyond = p.ground.provinces & ~seen
    if beyond:
        return beyond
    return layer


def drawn_sites(p: Position) -> Bits:
    """Y4.2.3: where chance may place the next city: spread over the map (A45), or at random."""
    if p.cities_by == BY_SPREAD:
        return farthest(p)
    return sites(p)


def clans_left(p: Position) -> Bits:
    """Y4.2.4, Y4.3: the drawn clans that no seat has."""
    found = EMPTY
    for city in range(p.players):
        found |= bit(p.drawn[city])
    for seat in range(p.players):
        if p.clan[seat] != OFF:
            found &= ~bit(p.clan[seat])
    return found


def clans_undrawn(p: Position) -> Bits:
    """A43: the clans that can still be drawn."""
    found = EMPTY
    for clan in clans_of(p.players, p.box):
        found |= bit(clan)
    for city in range(p.players):
        if p.drawn[city] != OFF:
            found &= ~bit(p.drawn[city])
    return found


def seats_in(mask: int) -> Bits:
    """Seats given as bits of a number, as a board."""
    return block(mask, 0)


def undealt(p: Position) -> Bits:
    """Y4.2.1: the tiles that nobody has yet."""
    tiles = deck(p.players, p.box, p.repeat)
    found = EMPTY
    for index in range(p.tiles):
        if p.holder[index] == OFF and p.cell[index] == OFF:
            found |= bit(tiles[index])
    return found


def offer_draws(p: Position, offer: Offer) -> None:
    """What chance can answer."""
    question = p.asked
    if question == ASK_START:
        offer.add(START, first(p.players))
    elif question == ASK_DEAL:
        offer.add(DEAL, undealt(p))
    elif question == ASK_MAP:
        offer.add(MAP, first(MAPS))
    elif question == ASK_CLAN:
        offer.add(CLAN, clans_undrawn(p))
    elif question == ASK_SPREAD:
        offer.add(SPREAD, drawn_sites(p))
    elif question == ASK_COLOUR:
        offer.add(COLOUR, clans_left(p))
    elif question == ASK_LOT:
        offer.add(LOT, seats_in(p.bidders))
