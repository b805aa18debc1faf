"""What actions do: how the answer to each question changes the position, in the words of the rule book.

Every function takes the log: a list that collects events, or None if nobody wants them. The chapters of the set-up are
`map_tiles`, `cities` and `auction`; after each answer, `setup` continues. The chapters of a turn are `plans`,
`development`, `fortification`, `attacks` with `captures`, and `upgrade`.
"""

from __future__ import annotations

from tianming.core.protocol import Event
from tianming.games.yuan.actions import (
    BID,
    CELL,
    CITY,
    CLAN,
    COLOUR,
    DEAL,
    LOT,
    MAP,
    ROTATE,
    SPREAD,
    START,
    TAKE,
    TILE,
)
from tianming.games.yuan.attacks import attack
from tianming.games.yuan.auction import draw_lot, make_bid, take_clan
from tianming.games.yuan.cities import draw_clan, draw_colour, place_city
from tianming.games.yuan.development import develop
from tianming.games.yuan.fortification import fortify_after, fortify_own, recruit
from tianming.games.yuan.map_tiles import choose_cell, choose_tile, deal_tile, draw_map, turn_tile
from tianming.games.yuan.plans import PLAN_POOL, acquire_plans, log_length, log_phase, make_plan, pay
from tianming.games.yuan.position import OFF, Position
from tianming.games.yuan.setup import advance, start_with
from tianming.games.yuan.upgrade import check_victory, earn, upgrade


def carry_out(p: Position, seat: int, action: int, log: list[Event] | None) -> None:
    """Carry out a legal action of a seat, by its row of the table, and everything that follows automatically."""
    if action < TILE:
        if make_plan(p, seat, action, log):
            resolve(p, log)
    elif action < CELL:
        choose_tile(p, action - TILE, log)
    elif action < ROTATE:
        choose_cell(p, action - CELL)
    elif action < CITY:
        turn_tile(p, action - ROTATE, log)
        advance(p, log)
    elif action < BID:
        place_city(p, seat, action - CITY, log)
        advance(p, log)
    elif action < TAKE:
        make_bid(p, seat, action - BID, log)
    elif action < START:
        take_clan(p, seat, action - TAKE, log)
        advance(p, log)
    else:
        draw(p, action, log)


def draw(p: Position, action: int, log: list[Event] | None) -> None:
    """Carry out what chance decided."""
    if action < DEAL:
        start_with(p, action - START, log)
        advance(p, log)
    elif action < MAP:
        deal_tile(p, action - DEAL, log)
        advance(p, log)
    elif action < CLAN:
        if draw_map(p, action - MAP, log):
            advance(p, log)
    elif action < SPREAD:
        draw_clan(p, action - CLAN, log)
        advance(p, log)
    elif action < COLOUR:
        place_city(p, OFF, action - SPREAD, log)
        advance(p, log)
    elif action < LOT:
        draw_colour(p, action - COLOUR, log)
        advance(p, log)
    else:
        draw_lot(p, action - LOT, log)


def resolve(p: Position, log: list[Event] | None) -> None:
    """Y7: the phases in order, each for all clans at once."""
    plans = acquire_plans(p)
    start = log_length(log)
    pay(p, plans, log)
    log_phase("reveal", "Y7.0", start, log)
    start = log_length(log)
    develop(p, plans, log)
    log_phase("development", "Y7.1", start, log)
    start = log_length(log)
    fortify_own(p, plans, log)
    log_phase("fortification", "Y7.2", start, log)
    start = log_length(log)
    recruit(p, plans, log)
    log_phase("recruitment", "Y7.3", start, log)
    start = log_length(log)
    attack(p, plans, log)
    log_phase("attack", "Y7.4", start, log)
    start = log_length(log)
    fortify_after(p, plans, log)
    log_phase("fortification after attack", "Y7.5", start, log)
    start = log_length(log)
    earn(p, plans, log)
    log_phase("income", "Y7.6", start, log)
    start = log_length(log)
    upgrade(p, log)
    log_phase("upgrade", "Y7.7", start, log)
    PLAN_POOL.release(plans)
    check_victory(p, log)
