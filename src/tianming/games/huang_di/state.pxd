cimport cython
from tianming.core.bits cimport EMPTY, Bits, as_int, count, has, kth
from tianming.core.dice cimport Dice
from tianming.core.offer cimport Offer, acquire_offer, release_offer
from tianming.games.huang_di.effects cimport carry_out
from tianming.games.huang_di.legal cimport first_sites, offer_actions, second_sites, top_cards
from tianming.games.huang_di.petition cimport tied_seats
from tianming.games.huang_di.position cimport EVERYBODY, OFF, Position
from tianming.games.huang_di.rounds cimport end_scores

cdef int ASK_DEAL, ASK_SHOW, CHANCE, DEAL, MARKER, SHOW
cdef tuple NOBODY, ON_CHANCE, QUESTIONS, SEAT_SETS

cdef class State(Position):
    @cython.locals(waiting=cython.int)
    cpdef tuple actors(self)
    cpdef str kind(self)
    cpdef bint is_asked(self, int seat) except -1
    cdef void offer_to(self, int seat, Offer offer)
    cdef void carry_out(self, int seat, int action, list events)
    @cython.locals(cards=Bits, seats=Bits, start=cython.int)
    cdef int draw_one(self, Dice dice) except -1
    cdef int next_seat(self) except? -1
    @cython.locals(seat=cython.int)
    cpdef int playout(self, Dice dice) except -1
    @cython.locals(other=State)
    cpdef State clone(self)
