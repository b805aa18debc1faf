"""What may be done: for every question, the actions on offer. Checking an action asks the same functions."""

from __future__ import annotations

from tianming.core.bits import EMPTY, Bits, bit, but_lowest, first, gather, has, lowest
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
    COMMIT,
    COMMIT_LEADER,
    DISCARD,
    DONE,
    DRAW,
    LEAD,
    MOVE,
    PAGODA,
    PASS,
    REMOVE,
    REPLACE,
    RIOT,
    SKIP,
    START,
    SUPPORT,
    TAKE,
    TILE,
    WINNER,
    WITHDRAW,
)
from tianming.games.yellow_yangtze.board import BLACK, BLUE, GREEN, RED, SPACES
from tianming.games.yellow_yangtze.position import (
    GROUND,
    NEAR,
    OFF,
    PAGODA_COLOUR,
    TRIANGLE,
    Position,
    around,
    slot,
)


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
        offer.add(REMOVE, p.covered())  # C1
    elif question == ASK_BUILD:
        offer_pagodas(p, offer, p.covered())
    elif question == ASK_REPLACE:
        offer_discards(p, offer)
    elif question == ASK_ATTACK or question == ASK_DEFEND:
        offer_commitments(p, offer, BLACK)
    elif question == ASK_SUPPORT:
        offer_support(p, offer)
    elif question == ASK_PLEDGE:
        offer_commitments(p, offer, RED)
    elif question == ASK_WINNER:
        offer_winners(p, offer)
    elif question == ASK_LOSS:
        offer.add(REMOVE, p.tiles[RED] & p.side[p.about()])  # W7
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
    if offer.wants(RIOT, 2) and can_pay(p, BLUE) and p.covered():
        offer_payments(p, offer, RIOT, BLUE)  # C1, C2
    if offer.wants(BUILD, 2) and can_pay(p, GREEN) and any_triangle(p):
        offer_payments(p, offer, BUILD, GREEN)  # D1, D2
    if p.hand_size(p.active) > 0:
        offer.one(REPLACE)  # E1
    if offer.wants(PASS, 1) and may_pass(p, offer):
        offer.one(PASS)


def may_pass(p: Position, offer: Offer) -> bool:
    """P1; the variant "exactly two actions" lets a player pass only when nothing else is legal."""
    if not p.exactly_two_actions:
        return True
    if offer.only < 0:
        return offer.size == 0
    whole = acquire_offer(OFF)
    offer_turn(p, whole)
    alone = whole.holds(PASS)
    release_offer(whole)
    return alone


def offer_tiles(p: Position, offer: Offer) -> None:
    """B1: a tile from the hand on an empty space: blue on rivers, the others on land."""
    empty = ~p.occupied()
    for colour in range(5):
        if p.hand[slot(p.active, colour)] > 0:
            offer.add(TILE + colour * SPACES, GROUND[colour] & empty)


# Leaders (section 5).


class Survey:
    """The states of a position as a leader that looks for a place sees them."""

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

    def take(self, p: Position, within: Bits) -> None:
        """Note every state that the tiles and leaders of `within` form (T1 as `linked`, keeping the fringe)."""
        rest = p.standing & within
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
    """An empty survey, which is to be released."""
    survey: Survey = SURVEYS.acquire()
    survey.clear()
    return survey


def without_leader(p: Position, settled: Survey, lifted: Bits) -> Survey:
    """A3: a leader that moves is lifted first; only the state it leaves can change."""
    survey = acquire_survey()
    for state in range(settled.size):
        if settled.group[state] & lifted:
            survey.take(p, settled.group[state] & ~lifted)
        else:
            survey.add(settled.group[state], settled.fringe[state], settled.colours[state])
    return survey


def offer_leaders(p: Position, offer: Offer) -> None:
    """A1: place or move a leader."""
    if not offer.wants(LEAD, 5 * SPACES):
        return
    targets = around(p.tiles[BLACK]) & GROUND[BLACK] & ~p.occupied()  # A2
    settled = acquire_survey()
    settled.take(p, p.occupied())
    for colour in range(5):
        space = p.leader[slot(p.active, colour)]
        if space == OFF:
            offer_leader(offer, targets, settled, colour)
        elif offer.wants(LEAD + colour * SPACES, SPACES):
            moved = without_leader(p, settled, bit(space))
            offer_leader(offer, targets, moved, colour)
            SURVEYS.release(moved)
    SURVEYS.release(settled)


def offer_leader(offer: Offer, targets: Bits, survey: Survey, colour: int) -> None:
    """A4: several states are linked only if no conflict follows at all."""
    forbidden = survey.clash | (survey.joint & survey.beside[colour])
    offer.add(LEAD + colour * SPACES, targets & ~forbidden)


def offer_withdrawals(p: Position, offer: Offer) -> None:
    """A1: withdraw a leader."""
    for colour in range(5):
        if p.leader[slot(p.active, colour)] != OFF:
            offer.one(WITHDRAW + colour)


# Riots and pagodas (sections 7, 8, 10).


def can_pay(p: Position, colour: int) -> bool:
    """C1, C2, D1, D2: two tiles of the colour, or one and the leader of that colour off the board."""
    held = p.hand[slot(p.active, colour)]
    return held >= 2 or (held == 1 and p.leader[slot(p.active, colour)] == OFF)


def offer_payments(p: Position, offer: Offer, action: int, colour: int) -> None:
    """The two ways to pay: with tiles alone, or with a leader for one of them."""
    if p.hand[slot(p.active, colour)] >= 2:
        offer.one(action)
    if p.leader[slot(p.active, colour)] == OFF:
        offer.one(action + 1)


def is_triangle(body: Bits, triangle: int) -> bool:
    """Whether all three corners of a triangle of the board lie in `body`."""
    if not TRIANGLE[triangle]:
        return False
    return not TRIANGLE[triangle] & ~body


def triangles(body: Bits, shape: int) -> Bits:
    """G1: the first spaces of the triangles of that shape (0 △, 1 ▽) that lie in `body`."""
    found = EMPTY
    rest = body
    while rest:
        space = lowest(rest)
        rest = but_lowest(rest)
        if is_triangle(body, shape * SPACES + space):
            found |= bit(space)
    return found


def free_triangles(p: Position, shape: int, within: Bits) -> Bits:
    """G1, D1: triangles of three tiles of one colour of which none supports a pagoda, as `triangles`."""
    free = within & ~p.under_pagodas()
    found = EMPTY
    for colour in range(5):
        if p.tiles[colour] & free:
            found |= triangles(p.tiles[colour] & free, shape)
    return found


def any_triangle(p: Position) -> bool:
    """D1: such a triangle must exist."""
    free = ~p.under_pagodas()
    for colour in range(5):
        body = p.tiles[colour] & free
        rest = body
        while rest:
            space = lowest(rest)
            rest = but_lowest(rest)
            if is_triangle(body, space) or is_triangle(body, SPACES + space):
                return True
    return False


def at_tile(space: int) -> Bits:
    """G1: where a triangle lies that a tile on `space` completes: all that lie in this rosette hold the space."""
    return NEAR[space] | bit(space)


def offer_pagodas(p: Position, offer: Offer, within: Bits) -> None:
    """G1, G2, D1: the triangles, by shape."""
    offer.add(PAGODA, free_triangles(p, 0, within))
    offer.add(PAGODA + SPACES, free_triangles(p, 1, within))


def offer_moves(p: Position, offer: Offer) -> None:
    """G3: the pagodas of the triangle's colour on the board, by shape."""
    colour = p.colour_at(lowest(TRIANGLE[p.about()]))
    for shape in range(2):
        found = EMPTY
        for pagoda in range(9):
            triangle = p.pagoda[pagoda]
            if PAGODA_COLOUR[pagoda] == colour and triangle != OFF and triangle // SPACES == shape:
                found |= bit(triangle % SPACES)
        offer.add(MOVE + shape * SPACES, found)


# After a tile (section 6) and replacing tiles (section 9).


def chain_spaces(p: Position, space: int) -> Bits:
    """B5: where the next blue tile may lie."""
    return NEAR[space] & GROUND[BLUE] & ~p.occupied()


def offer_chain(p: Position, offer: Offer) -> None:
    """B5: a further blue tile, or an end."""
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


# Conflicts (sections 11 and 12).


def offer_commitments(p: Position, offer: Offer, colour: int) -> None:
    """R2, R3, W4: tiles from the hand, and the leader of that colour if it is off the board."""
    place = slot(p.asked_seat[p.depth - 1], colour)
    numbers = first(p.hand[place] + 1)
    if p.leader[place] == OFF:
        offer.add(COMMIT_LEADER, numbers)
    if colour == RED:
        numbers = numbers & ~bit(0)  # W4: he has named a state, so he commits something
    offer.add(COMMIT, numbers)


def can_support(p: Position, seat: int) -> bool:
    """W4: whether a seat has anything to commit."""
    return p.hand[slot(seat, RED)] > 0 or p.leader[slot(seat, RED)] == OFF


def offer_support(p: Position, offer: Offer) -> None:
    """W4: one of the warring states, or none."""
    if can_support(p, p.asked_seat[p.depth - 1]):
        for state in range(p.war_states):
            offer.one(SUPPORT + lowest(p.side[state]))
    offer.one(SKIP)


def strongest(p: Position) -> int:
    """W5: the greatest strength among the warring states."""
    best = 0
    for state in range(p.war_states):
        best = max(best, p.strength(state))
    return best


def offer_winners(p: Position, offer: Offer) -> None:
    """W5: the strongest states in a tie."""
    best = strongest(p)
    for state in range(p.war_states):
        if p.strength(state) == best:
            offer.one(WINNER + lowest(p.side[state]))


def state_named(p: Position, space: int) -> int:
    """The warring state that holds a space."""
    for state in range(p.war_states):
        if has(p.side[state], space):
            return state
    return OFF


# Chance.


def offer_draws(p: Position, offer: Offer) -> None:
    """P2, E1: any colour the bag still holds."""
    for colour in range(5):
        if p.bag[colour] > 0:
            offer.one(DRAW + colour)
