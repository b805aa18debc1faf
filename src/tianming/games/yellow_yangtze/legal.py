"""The legal actions: what each question offers. The same functions check a single action."""

from __future__ import annotations

from tianming.core.bits import EMPTY, Bits, bit, first, gather, lowest
from tianming.core.offer import Offer, acquire_offer, release_offer
from tianming.core.pool import Pool
from tianming.games.yellow_yangtze.actions import (
    ASK_ATTACK,
    ASK_BUILD,
    ASK_CHAIN,
    ASK_DEFEND,
    ASK_LOSS,
    ASK_MERCHANT,
    ASK_MOVE,
    ASK_PAGODA,
    ASK_PLEDGE,
    ASK_REDRAW,
    ASK_REFILL,
    ASK_REPLACE,
    ASK_RIOT,
    ASK_START,
    ASK_SUPPORT,
    ASK_TURN,
    ASK_WINNER,
    BUILD,
    DISCARD,
    DONE,
    DRAW,
    LEAD,
    PASS,
    REMOVE,
    REPLACE,
    RIOT,
    SKIP,
    START,
    TAKE,
    TILE,
    WITHDRAW,
)
from tianming.games.yellow_yangtze.board import BLACK, BLUE, GREEN, SPACES
from tianming.games.yellow_yangtze.pagodas import at_tile, has_free_triangle, offer_moves, offer_pagodas
from tianming.games.yellow_yangtze.position import (
    GROUND,
    NEAR,
    OFF,
    Position,
    find_neighbours,
    slot,
)
from tianming.games.yellow_yangtze.revolts import offer_commitments
from tianming.games.yellow_yangtze.wars import offer_losses, offer_pledges, offer_support, offer_winners


def offer_actions(p: Position, offer: Offer) -> None:
    """All actions that answer the present question."""
    question = p.question()
    if question == ASK_TURN:
        offer_turn(p, offer)
    elif question == ASK_CHAIN:
        offer_chain(p, offer)
    elif question == ASK_MERCHANT:
        offer_merchants(p, offer)
    elif question == ASK_PAGODA:
        offer_pagodas(p, offer, at_tile(p.about()))
        offer.one(SKIP)
    elif question == ASK_MOVE:
        offer_moves(p, offer)
    elif question == ASK_RIOT:
        offer.add(REMOVE, p.covered_spaces())  # C1
    elif question == ASK_BUILD:
        offer_pagodas(p, offer, p.covered_spaces())
    elif question == ASK_REPLACE:
        offer_discards(p, offer)
    elif question == ASK_ATTACK or question == ASK_DEFEND:
        offer_commitments(p, offer)
    elif question == ASK_SUPPORT:
        offer_support(p, offer)
    elif question == ASK_PLEDGE:
        offer_pledges(p, offer)
    elif question == ASK_WINNER:
        offer_winners(p, offer)
    elif question == ASK_LOSS:
        offer_losses(p, offer)
    elif question == ASK_START:
        offer.add(START, first(p.players))  # S6
    elif question == ASK_REFILL or question == ASK_REDRAW:
        offer_draws(p, offer)


# The turn (section 4).


def offer_turn(p: Position, offer: Offer) -> None:
    """P1: the five actions, and passing."""
    offer_tiles(p, offer)
    offer_leaders(p, offer)
    offer_withdrawals(p, offer)
    if offer.wants(RIOT, 2) and can_pay(p, BLUE) and p.covered_spaces():
        offer_payments(p, offer, RIOT, BLUE)  # C1, C2
    if offer.wants(BUILD, 2) and can_pay(p, GREEN) and has_free_triangle(p):
        offer_payments(p, offer, BUILD, GREEN)  # D1, D2
    if p.hand_size(p.active) > 0:
        offer.one(REPLACE)  # E1
    if offer.wants(PASS, 1) and may_pass(p, offer):
        offer.one(PASS)


def may_pass(p: Position, offer: Offer) -> bool:
    """P1: always; in the variant "exactly two actions" only if nothing else is legal."""
    if not p.exactly_two_actions:
        return True
    if offer.only < 0:
        return offer.size == 0
    whole = acquire_offer(OFF)
    offer_turn(p, whole)
    nothing_else = whole.holds(PASS)
    release_offer(whole)
    return nothing_else


def offer_tiles(p: Position, offer: Offer) -> None:
    """B1: a tile from the hand on an empty space: blue on rivers, the others on land."""
    empty = ~p.occupied_spaces()
    for colour in range(5):
        if p.hand[slot(p.active, colour)] > 0:
            offer.add(TILE + colour * SPACES, GROUND[colour] & empty)


# Leaders (section 5).


class Survey:
    """The states of a position, for finding places for leaders."""

    def __init__(self) -> None:
        self.size = 0
        self.group = [EMPTY] * 20  # the states
        self.fringe = [EMPTY] * 20  # the spaces beside each
        self.colours = [0] * 20  # the colours of its leaders, as bits
        self.once = EMPTY  # spaces beside a state
        self.joint = EMPTY  # spaces beside two or more states
        self.clash = EMPTY  # spaces beside two states that share a colour
        self.beside = [EMPTY] * 5  # spaces beside a state with a leader of that colour

    def clear(self) -> None:
        """Forget all states."""
        self.size = 0
        self.once = EMPTY
        self.joint = EMPTY
        self.clash = EMPTY
        for colour in range(5):
            self.beside[colour] = EMPTY

    def add_states(self, p: Position, within: Bits) -> None:
        """Note every state that the tiles and leaders in `within` form (T1: like `find_group`, with the fringe)."""
        rest = p.leader_spaces & within
        while rest:
            group = bit(lowest(rest))
            edge = group
            fringe = EMPTY
            while edge:
                near = gather(NEAR, edge)
                fringe |= near
                edge = near & within & ~group
                group |= edge
            rest &= ~group
            self.add(group, fringe, p.colours_in(group))

    def add(self, group: Bits, fringe: Bits, colours: int) -> None:
        """Note a state."""
        self.group[self.size] = group
        self.fringe[self.size] = fringe
        self.colours[self.size] = colours
        self.size += 1
        self.joint |= self.once & fringe
        self.once |= fringe
        for colour in range(5):
            if colours >> colour & 1:
                self.clash |= self.beside[colour] & fringe
                self.beside[colour] |= fringe


SURVEYS = Pool(Survey)


def acquire_survey() -> Survey:
    """An empty survey. Release it afterwards."""
    survey: Survey = SURVEYS.acquire()
    survey.clear()
    return survey


def without_leader(p: Position, present: Survey, lifted: Bits) -> Survey:
    """A3: a leader that moves is lifted first, so only the state that it leaves can change."""
    survey = acquire_survey()
    for state in range(present.size):
        if present.group[state] & lifted:
            survey.add_states(p, present.group[state] & ~lifted)
        else:
            survey.add(present.group[state], present.fringe[state], present.colours[state])
    return survey


def offer_leaders(p: Position, offer: Offer) -> None:
    """A1: place or move a leader."""
    if not offer.wants(LEAD, 5 * SPACES):
        return
    targets = find_neighbours(p.tiles[BLACK]) & GROUND[BLACK] & ~p.occupied_spaces()  # A2
    present = acquire_survey()
    present.add_states(p, p.occupied_spaces())
    for colour in range(5):
        space = p.leader[slot(p.active, colour)]
        if space == OFF:
            offer_leader(offer, targets, present, colour)
        elif offer.wants(LEAD + colour * SPACES, SPACES):
            moved = without_leader(p, present, bit(space))
            offer_leader(offer, targets, moved, colour)
            SURVEYS.release(moved)
    SURVEYS.release(present)


def offer_leader(offer: Offer, targets: Bits, survey: Survey, colour: int) -> None:
    """A4: a leader may link several states only if no conflict follows."""
    forbidden = survey.clash | (survey.joint & survey.beside[colour])
    offer.add(LEAD + colour * SPACES, targets & ~forbidden)


def offer_withdrawals(p: Position, offer: Offer) -> None:
    """A1: withdraw a leader."""
    for colour in range(5):
        if p.leader[slot(p.active, colour)] != OFF:
            offer.one(WITHDRAW + colour)


# Riots and pagodas (sections 7 and 8).


def can_pay(p: Position, colour: int) -> bool:
    """C1, C2, D1, D2: two tiles of the colour, or one and the leader of that colour off the board."""
    held = p.hand[slot(p.active, colour)]
    return held >= 2 or (held == 1 and p.leader[slot(p.active, colour)] == OFF)


def offer_payments(p: Position, offer: Offer, action: int, colour: int) -> None:
    """The two ways to pay: with two tiles, or with one tile and a leader."""
    if p.hand[slot(p.active, colour)] >= 2:
        offer.one(action)
    if p.leader[slot(p.active, colour)] == OFF:
        offer.one(action + 1)


# After a tile (section 6) and replacing tiles (section 9).


def chain_spaces(p: Position, space: int) -> Bits:
    """B5: where the next blue tile may lie."""
    return NEAR[space] & GROUND[BLUE] & ~p.occupied_spaces()


def offer_chain(p: Position, offer: Offer) -> None:
    """B5: another blue tile, or the end of the chain."""
    if p.hand[slot(p.active, BLUE)] > 0:
        offer.add(TILE + BLUE * SPACES, chain_spaces(p, p.about()))
    offer.one(SKIP)


def offer_merchants(p: Position, offer: Offer) -> None:
    """B4: one of the merchant tiles, or none."""
    for colour in range(5):
        if p.merchants[colour] > 0:
            offer.one(TAKE + colour)
    offer.one(SKIP)


def offer_discards(p: Position, offer: Offer) -> None:
    """E1: one to six tiles, one at a time."""
    for colour in range(5):
        if p.hand[slot(p.active, colour)] > 0:
            offer.one(DISCARD + colour)
    if p.about() > 0:
        offer.one(DONE)


# Chance.


def offer_draws(p: Position, offer: Offer) -> None:
    """P2, E1: any colour that is still in the bag."""
    for colour in range(5):
        if p.bag[colour] > 0:
            offer.one(DRAW + colour)
