"""The legal actions: what each question offers. The same functions check a single action."""

from __future__ import annotations

from tianming.core.bits import first
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
    CITY,
    CLAN,
    COLOUR,
    DEAL,
    LOT,
    MAP,
    MAPS,
    ROTATE,
    SPREAD,
    START,
    TAKE,
)
from tianming.games.yuan.auction import highest_bidders, offer_bids
from tianming.games.yuan.cities import clans_left, drawn_sites, sites, undrawn_clans
from tianming.games.yuan.map_tiles import offer_cells, offer_tiles, undealt_tiles
from tianming.games.yuan.plans import offer_plans
from tianming.games.yuan.position import Position


def offer_actions(p: Position, seat: int, offer: Offer) -> None:
    """All actions that answer the present question for a seat."""
    question = p.asked
    if question == ASK_TURN:
        offer_plans(p, seat, offer)
    elif question == ASK_BID:
        offer_bids(p, seat, offer)
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


def offer_draws(p: Position, offer: Offer) -> None:
    """What chance can answer."""
    question = p.asked
    if question == ASK_START:
        offer.add(START, first(p.players))
    elif question == ASK_DEAL:
        offer.add(DEAL, undealt_tiles(p))
    elif question == ASK_MAP:
        offer.add(MAP, first(MAPS))
    elif question == ASK_CLAN:
        offer.add(CLAN, undrawn_clans(p))
    elif question == ASK_SPREAD:
        offer.add(SPREAD, drawn_sites(p))
    elif question == ASK_COLOUR:
        offer.add(COLOUR, clans_left(p))
    elif question == ASK_LOT:
        offer.add(LOT, highest_bidders(p))
