cimport cython
from tianming.core.bits cimport EMPTY, as_int, bit
from tianming.core.dice cimport Dice
from tianming.core.offer cimport Offer, acquire_offer, release_offer
from tianming.games.yuan.attacks cimport fixed_defence
from tianming.games.yuan.cities cimport farthest_provinces, sites
from tianming.games.yuan.effects cimport carry_out
from tianming.games.yuan.legal cimport offer_actions
from tianming.games.yuan.map_tiles cimport survey_map
from tianming.games.yuan.plans cimport find_affordable_levels, find_colony_targets
from tianming.games.yuan.position cimport NOWHERE, OFF, Position
from tianming.games.yuan.setup cimport advance, empower
from tianming.games.yuan.upgrade cimport find_objective, qualifies, rank_clans

cdef int ASK_BID, ASK_TURN, CHANCE, MOST_DECISIONS, PASS
cdef tuple NOBODY, ON_CHANCE, QUESTIONS, SEAT_SETS

cdef class State(Position):
    cpdef tuple actors(self)
    cpdef str kind(self)
    cpdef bint is_asked(self, int seat) except -1
    cdef void offer_to(self, int seat, Offer offer)
    cdef void carry_out(self, int seat, int action, list events)
    cpdef int playout(self, Dice dice) except -1
    cdef void play_random(self, int seat, Offer offer, Dice dice)
    @cython.locals(other=State)
    cpdef State clone(self)
    cpdef State clear_answers(self, int seat)
    cpdef State ask_again(self, int seat)
