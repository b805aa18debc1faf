cimport cython
from tianming.core.bits cimport EMPTY, as_int, bit
from tianming.core.dice cimport Dice
from tianming.core.offer cimport Offer, acquire_offer, release_offer
from tianming.core.state cimport BaseState
from tianming.games.yellow_yangtze.effects cimport carry_out
from tianming.games.yellow_yangtze.legal cimport offer_actions
from tianming.games.yellow_yangtze.position cimport OFF, Position, find_group, slot
from tianming.games.yellow_yangtze.wars cimport find_states, keep_warring

cdef int ASK_START, CHANCE, DRAW, MOST_DECISIONS, START
cdef tuple NOBODY, ON_CHANCE, QUESTIONS, SEAT_SETS

cdef class State(Position):
    cpdef tuple actors(self)
    cpdef str kind(self)
    cpdef bint is_asked(self, int seat) except -1
    cdef void offer_to(self, int seat, Offer offer)
    cdef void carry_out(self, int seat, int action, list events)
    cpdef int count(self, int seat) except -1
    cpdef int kth(self, int seat, int k) except -1
    cdef int weight(self) except -1
    cdef int kth_draw(self, int k) except -1
    cpdef int playout(self, Dice dice) except -1
    @cython.locals(other=State)
    cpdef State clone(self)
