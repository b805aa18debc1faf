cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, but_lowest, first, gather, has, lowest
from tianming.core.offer cimport Offer, acquire_offer, release_offer
from tianming.core.pool cimport Pool
from tianming.games.yellow_yangtze.position cimport (
    GROUND,
    NEAR,
    OFF,
    PAGODA_COLOUR,
    TRIANGLE,
    Position,
    around,
    slot,
)

cdef int ASK_ATTACK, ASK_BUILD, ASK_CHAIN, ASK_DEFEND, ASK_LOSS, ASK_MERCHANT, ASK_MOVE, ASK_PAGODA
cdef int ASK_PLEDGE, ASK_REDRAW, ASK_REFILL, ASK_REPLACE, ASK_RIOT, ASK_START, ASK_SUPPORT, ASK_TURN
cdef int ASK_WINNER, BUILD, COMMIT, COMMIT_LEADER, DISCARD, DONE, DRAW, LEAD, MOVE, PAGODA, PASS, REMOVE
cdef int REPLACE, RIOT, SKIP, START, SUPPORT, TAKE, TILE, WINNER, WITHDRAW, BLACK, BLUE, GREEN, RED
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
    cdef void take(self, Position p, Bits within)
    cdef void add(self, Bits group, Bits fringe, int colours)

cdef Pool SURVEYS
@cython.locals(survey=Survey)
cdef Survey acquire_survey()
cdef Survey without_leader(Position p, Survey settled, Bits lifted)
@cython.locals(targets=Bits, space=cython.int)
cdef void offer_leaders(Position p, Offer offer)
@cython.locals(forbidden=Bits)
cdef void offer_leader(Offer offer, Bits targets, Survey survey, int colour)
cdef void offer_withdrawals(Position p, Offer offer)
cdef bint can_pay(Position p, int colour) except -1
cdef void offer_payments(Position p, Offer offer, int action, int colour)
cdef bint is_triangle(Bits body, int triangle) except -1
@cython.locals(found=Bits, rest=Bits)
cdef Bits triangles(Bits body, int shape) noexcept
@cython.locals(found=Bits, free=Bits)
cdef Bits free_triangles(Position p, int shape, Bits within) noexcept
@cython.locals(free=Bits, body=Bits, rest=Bits)
cdef bint any_triangle(Position p) except -1
cdef Bits at_tile(int space) noexcept
cdef void offer_pagodas(Position p, Offer offer, Bits within)
@cython.locals(found=Bits, triangle=cython.int)
cdef void offer_moves(Position p, Offer offer)
cdef Bits chain_spaces(Position p, int space) noexcept
cdef void offer_chain(Position p, Offer offer)
cdef void offer_merchants(Position p, Offer offer)
cdef void offer_discards(Position p, Offer offer)
@cython.locals(numbers=Bits)
cdef void offer_commitments(Position p, Offer offer, int colour)
cdef bint can_support(Position p, int seat) except -1
cdef void offer_support(Position p, Offer offer)
cdef int strongest(Position p) except -1
cdef void offer_winners(Position p, Offer offer)
cdef int state_named(Position p, int space) except? -1
cdef void offer_draws(Position p, Offer offer)
