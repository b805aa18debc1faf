cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, first, gather, lowest
from tianming.core.offer cimport Offer, acquire_offer, release_offer
from tianming.core.pool cimport Pool
from tianming.games.yellow_yangtze.pagodas cimport has_free_triangle, at_tile, offer_moves, offer_pagodas
from tianming.games.yellow_yangtze.position cimport GROUND, NEAR, OFF, Position, find_neighbours, slot
from tianming.games.yellow_yangtze.revolts cimport offer_commitments
from tianming.games.yellow_yangtze.wars cimport offer_losses, offer_pledges, offer_support, offer_winners

cdef int ASK_ATTACK, ASK_BUILD, ASK_CHAIN, ASK_DEFEND, ASK_LOSS, ASK_MERCHANT, ASK_MOVE, ASK_PAGODA
cdef int ASK_PLEDGE, ASK_REDRAW, ASK_REFILL, ASK_REPLACE, ASK_RIOT, ASK_START, ASK_SUPPORT, ASK_TURN
cdef int ASK_WINNER, BUILD, DISCARD, DONE, DRAW, LEAD, PASS, REMOVE
cdef int REPLACE, RIOT, SKIP, START, TAKE, TILE, WITHDRAW, BLACK, BLUE, GREEN
cdef int SPACES

cpdef void offer_actions(Position p, Offer offer)
cdef void offer_turn(Position p, Offer offer)
cdef bint may_pass(Position p, Offer offer) except -1
@cython.locals(empty=Bits)
cdef void offer_tiles(Position p, Offer offer)

cdef class Survey:
    cdef Bits group[20]
    cdef Bits fringe[20]
    cdef int colours[20]
    cdef Bits once
    cdef Bits joint
    cdef Bits clash
    cdef Bits beside[5]
    cdef int size
    cdef void clear(self)
    @cython.locals(rest=Bits, group=Bits, edge=Bits, fringe=Bits, near=Bits)
    cdef void add_states(self, Position p, Bits within)
    cdef void add(self, Bits group, Bits fringe, int colours)

cdef Pool SURVEYS
@cython.locals(survey=Survey)
cdef Survey acquire_survey()
cdef Survey without_leader(Position p, Survey present, Bits lifted)
@cython.locals(targets=Bits, space=cython.int)
cdef void offer_leaders(Position p, Offer offer)
@cython.locals(forbidden=Bits)
cdef void offer_leader(Offer offer, Bits targets, Survey survey, int colour)
cdef void offer_withdrawals(Position p, Offer offer)
cdef bint can_pay(Position p, int colour) except -1
cdef void offer_payments(Position p, Offer offer, int action, int colour)
cdef Bits chain_spaces(Position p, int space) noexcept
cdef void offer_chain(Position p, Offer offer)
cdef void offer_merchants(Position p, Offer offer)
cdef void offer_discards(Position p, Offer offer)
cdef void offer_draws(Position p, Offer offer)
